//! The suite that every family and every rule file passes: random games, round trips, replay, undo,
//! masks, scores.

use std::collections::BTreeSet;

use game::{
    Actions, Catalogue, Event, Features, Game, History, Notation, Observe, Random, Seat, Turn, sample_roll,
};

/// No random game of a sensible variant is longer than this many events.
const MOST_EVENTS: usize = 50_000;

/// Plays random games and checks, at every position, everything the contract promises.
///
/// # Panics
/// When a promise is broken; the message names the position.
pub fn check<G>(game: &G, games: u64, seed: u64)
where
    G: Notation + Actions + Observe + Features,
{
    assert!(size_of::<G::State>() <= 64, "a state takes at most 64 bytes, not {}", size_of::<G::State>());
    assert!(size_of::<G::Move>() <= 8, "a move takes at most 8 bytes, not {}", size_of::<G::Move>());
    assert!((2..=4).contains(&game.seats()));
    assert!(!game.explain().is_empty(), "every variant can be explained");
    for index in 0..games {
        check_one_game(game, &mut Random::stream(seed, index), index < 2);
    }
}

fn check_one_game<G>(game: &G, random: &mut Random, thoroughly: bool)
where
    G: Notation + Actions + Observe + Features,
{
    let mut history = History::<G>::new(game, game.start());
    let mut earlier_moves = BTreeSet::new();
    while history.turn(game) != Turn::Over {
        assert!(history.events().len() < MOST_EVENTS, "the game does not end");
        let state = *history.state();
        check_position(game, &state, thoroughly);
        match game.turn(&state) {
            Turn::Chance => {
                let roll = sample_roll(game.rolls(&state), random);
                check_roll_text(game, &state, roll);
                history.roll(game, roll).expect("a roll from rolls() may fall");
            }
            Turn::Seat(_) => {
                let moves = check_moves(game, &state, thoroughly);
                check_illegal_moves(game, &state, &moves, &earlier_moves);
                let action = moves[random.below(moves.len() as u32) as usize];
                earlier_moves.insert(action);
                history.play(game, action).expect("a move from moves() is legal");
            }
            Turn::Over => unreachable!("the history said the game goes on"),
        }
    }
    check_end(game, &history);
    check_replay_and_undo(game, history);
}

fn check_position<G>(game: &G, state: &G::State, thoroughly: bool)
where
    G: Notation + Actions + Observe + Features,
{
    let fen = game.state_text(state);
    let read = game.read_state(&fen).unwrap_or_else(|error| panic!("{fen}: its own FEN is refused: {error}"));
    assert_eq!(game.state_text(&read), fen, "a FEN round trip is exact");
    assert_eq!(game.turn(&read), game.turn(state), "{fen}: the turn follows from the FEN");
    assert_eq!(
        game.verdict(state).is_some(),
        game.turn(state) == Turn::Over,
        "{fen}: a verdict exactly when over"
    );
    if game.turn(state) != Turn::Over {
        assert_eq!(game.scores(state).0, [0; 4], "{fen}: no points before the end");
    }
    let is_chance = game.turn(state) == Turn::Chance;
    assert_eq!(is_chance, !game.rolls(state).is_empty(), "{fen}: rolls exactly when dice are due");
    assert!(game.rolls(state).len() <= game.roll_count(), "{fen}: rolls have numbers below the count");
    if thoroughly {
        check_numbers(game, state, &fen);
        assert!(!game.draw(state).to_text().is_empty(), "{fen}: every position can be drawn");
    }
}

fn check_numbers<G: Observe + Features>(game: &G, state: &G::State, fen: &str) {
    let layout: usize = game.observation_layout().iter().map(|&(_, length)| length).sum();
    assert_eq!(layout, game.observation_len(), "the layout covers the observation");
    let mut observation = vec![f32::NAN; game.observation_len()];
    for seat in (0..game.seats()).filter(|&seat| game.is_seated(seat)) {
        observation.fill(f32::NAN);
        game.observe(state, seat, &mut observation);
        check_observed_again(game, state, seat, &observation);
        assert!(
            observation.iter().all(|x| x.is_finite()),
            "{fen}: every number of an observation is written"
        );
        check_bounds(game, &observation, fen);
        let mut features: Vec<(u16, f32)> = Vec::new();
        game.features(state, seat, &mut features);
        assert!(features.windows(2).all(|pair| pair[0].0 < pair[1].0), "{fen}: features ascend");
        assert!(
            features.iter().all(|&(i, x)| usize::from(i) < game.feature_count() && x.is_finite()),
            "{fen}"
        );
    }
}

/// An observation written over another is the observation.
fn check_observed_again<G: Observe>(game: &G, state: &G::State, seat: Seat, observation: &[f32]) {
    let other = (seat + 1) % game.seats();
    for (earlier, its_seat) in [(game.start(), seat), (game.start(), other), (*state, other)] {
        let mut again = vec![f32::NAN; observation.len()];
        game.observe(&earlier, its_seat, &mut again);
        game.observe_again((&earlier, its_seat), (state, seat), &mut again);
        assert_eq!(again, observation, "what has changed is written");
    }
}

fn check_bounds<G: Observe>(game: &G, observation: &[f32], fen: &str) {
    let layout = game.observation_layout();
    let bounds = game.observation_bounds();
    assert_eq!(layout.len(), bounds.len(), "every part of an observation has bounds");
    let mut rest = observation;
    for ((name, length), (least, most)) in layout.into_iter().zip(bounds) {
        let (part, others) = rest.split_at(length);
        rest = others;
        assert!(part.iter().all(|x| (least..=most).contains(x)), "{fen}: {name} goes from {least} to {most}");
    }
}

fn check_roll_text<G: Notation>(game: &G, state: &G::State, roll: game::Roll) {
    let mut text = String::new();
    game.write_roll(roll, &mut text);
    assert_eq!(game.read_roll(state, &text).ok(), Some(roll), "roll {text} reads back");
}

fn check_moves<G>(game: &G, state: &G::State, thoroughly: bool) -> Vec<G::Move>
where
    G: Notation + Actions,
{
    let fen = game.state_text(state);
    let mut moves: Vec<G::Move> = Vec::new();
    game.moves(state, &mut moves);
    assert!(!moves.is_empty(), "{fen}: a seat to move has a move, if only a pass");
    assert_eq!(game.count_moves(state), moves.len() as u64, "{fen}: count_moves counts moves");
    let mut texts = BTreeSet::new();
    let mut numbers = BTreeSet::new();
    for &action in &moves {
        let text = game.move_text(state, action);
        let read = game.read_move(state, &text).unwrap_or_else(|error| panic!("{fen} {text}: {error}"));
        assert_eq!(read, action, "{fen}: {text} reads back as itself");
        assert_eq!(game.why_not(state, action), None, "{fen}: {text} is legal");
        let number = game.action_of(state, action);
        assert!(number < game.action_count(), "{fen}: {text} is numbered {number}");
        assert_eq!(game.move_of(state, number), Some(action), "{fen}: number {number} is {text}");
        assert!(texts.insert(text.clone()), "{fen}: {text} is listed twice");
        assert!(numbers.insert(number), "{fen}: number {number} means two moves");
    }
    let mut listed = Vec::new();
    game.legal_numbers(state, &mut listed);
    assert_eq!(BTreeSet::from_iter(listed), numbers, "{fen}: the numbers are those of the legal moves");
    if thoroughly {
        let mask: BTreeSet<usize> =
            (0..game.action_count()).filter(|&n| game.move_of(state, n).is_some()).collect();
        assert_eq!(mask, numbers, "{fen}: the mask is the legal moves");
    }
    moves
}

/// Moves that were legal earlier in the game and are not now must be refused, with a reason.
fn check_illegal_moves<G: Notation>(
    game: &G,
    state: &G::State,
    moves: &[G::Move],
    earlier: &BTreeSet<G::Move>,
) {
    for &action in earlier.iter().filter(|action| !moves.contains(action)).take(8) {
        let fen = game.state_text(state);
        let reason =
            game.why_not(state, action).unwrap_or_else(|| panic!("{fen}: {action:?} is illegal, but why?"));
        if let Err(incomplete) = Catalogue::english().try_text(&reason) {
            panic!("{fen}: {action:?}: {incomplete:?}");
        }
        let mut unchanged = *state;
        assert!(game.play_checked(&mut unchanged, action).is_err(), "{fen}: {action:?} is illegal");
        assert!(unchanged == *state, "{fen}: a refused move changes nothing");
    }
}

fn check_end<G: Notation + Actions>(game: &G, history: &History<G>) {
    let fen = game.state_text(history.state());
    let scores = game.scores(history.state());
    let most = scores.0.iter().map(|points| points.abs()).max();
    assert!(most <= Some(game.most_points()), "{fen}: nobody wins or loses more than the most, {scores:?}");
    let sum: i32 = scores.0.iter().map(|&points| i32::from(points)).sum();
    assert_eq!(sum, 0, "{fen}: what one wins the others lose, {scores:?}");
    for seat in (0..4 as Seat).filter(|&seat| !game.is_seated(seat)) {
        assert_eq!(scores.of(seat), 0, "{fen}: an empty seat scores nothing");
    }
    if game.turn(history.state()) == Turn::Over {
        let read = game.read_state(&fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(game.state_text(&read), fen, "the last FEN reads back");
        let mut moves: Vec<G::Move> = Vec::new();
        game.moves(history.state(), &mut moves);
        assert!(moves.is_empty(), "{fen}: a finished game has no moves");
    }
}

fn check_replay_and_undo<G: Game>(game: &G, mut history: History<G>) {
    let mut replay = History::<G>::new(game, game.start());
    for &(event, state) in history.events() {
        match event {
            Event::Roll(roll) => replay.roll(game, roll).expect("a replayed roll may fall"),
            Event::Move(action) => replay.play(game, action).expect("a replayed move is legal"),
        }
        assert!(*replay.state() == state, "a replay gives the same states");
    }
    let last = *history.state();
    let mut undone = 0;
    while history.undo(game).is_some() {
        undone += 1;
    }
    assert!(*history.state() == game.start(), "undoing everything gives the start");
    while history.redo().is_some() {
        undone -= 1;
    }
    assert!(undone == 0 && *history.state() == last, "redoing everything gives the end");
}
