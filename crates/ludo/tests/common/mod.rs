//! What the tests of this crate share.
#![allow(dead_code)]

use game::rules::Variant;
use game::{Catalogue, Game, Message, Notation, Random, RandomPlay, Room, Turn, Until};
use ludo::{FAMILY, Ludo, Move, State};

/// The ids of all rule files that are shipped.
pub fn shipped_ids() -> Vec<String> {
    testkit::shipped::ids(&FAMILY)
}

/// Reads a shipped rule file.
pub fn variant(id: &str) -> Variant {
    testkit::shipped::variant(&FAMILY, id)
}

/// A shipped game.
pub fn shipped(id: &str) -> Ludo {
    testkit::shipped::game(&FAMILY, id, Ludo::new)
}

/// A game with the plain rules but for these options, written as in the protocol.
pub fn with(options: &[(&str, &str)]) -> Ludo {
    changed(Variant::plain(&FAMILY, "test"), options)
}

/// A shipped game with some options changed.
pub fn shipped_with(id: &str, options: &[(&str, &str)]) -> Ludo {
    changed(variant(id), options)
}

fn changed(mut variant: Variant, options: &[(&str, &str)]) -> Ludo {
    for (path, value) in options {
        let spec = FAMILY.option(path).unwrap_or_else(|| panic!("there is no option {path}"));
        variant.values.set_from_text(spec, value).unwrap();
    }
    Ludo::new(variant).unwrap_or_else(|problems| panic!("{problems}"))
}

/// The position of a FEN.
pub fn at(game: &Ludo, fen: &str) -> State {
    game.read_state(fen).unwrap_or_else(|error| panic!("{error}"))
}

/// The legal moves as texts, joined by blanks.
pub fn legal(game: &Ludo, state: &State) -> String {
    moves(game, state).iter().map(|&action| game.move_text(state, action)).collect::<Vec<_>>().join(" ")
}

/// The legal moves.
pub fn moves(game: &Ludo, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

/// The FEN after playing moves, and rolls written `r6`, separated by blanks.
pub fn after(game: &Ludo, fen: &str, events: &str) -> String {
    let mut state = at(game, fen);
    for event in events.split_whitespace() {
        if let Some(dice) = event.strip_prefix('r') {
            let roll = game.read_roll(&state, dice).unwrap_or_else(|error| panic!("{error}"));
            game.roll(&mut state, roll);
        } else {
            let action = game.read_move(&state, event).unwrap();
            let reason = game.why_not(&state, action);
            assert_eq!(reason, None, "{event} in {}", game.state_text(&state));
            game.play_checked(&mut state, action).unwrap();
        }
    }
    game.state_text(&state)
}

/// The code of the reason why a move is not legal.
pub fn why_not(game: &Ludo, fen: &str, action: &str) -> String {
    reason(game, fen, action).map_or_else(|| "legal".into(), |reason| reason.code.into_owned())
}

/// The reason why a move is not legal, which has an English text.
pub fn reason(game: &Ludo, fen: &str, action: &str) -> Option<Message> {
    let state = at(game, fen);
    let action = game.read_move(&state, action).unwrap();
    let reason = game.why_not(&state, action);
    reason.iter().for_each(assert_said);
    reason
}

/// Checks that a message has an English text that uses nothing the message lacks.
pub fn assert_said(message: &Message) {
    if let Err(incomplete) = Catalogue::english().try_text(message) {
        panic!("{message:?}: {incomplete:?}");
    }
}

/// A random mix of options, or nothing where it contradicts itself.
pub fn random_mix(random: &mut Random) -> Option<Ludo> {
    let mut variant = Variant::plain(&FAMILY, "mix");
    for (path, value) in testkit::ludo::random_options(&FAMILY, random) {
        let spec = FAMILY.option(path).expect("an option of the family");
        variant.values.set_from_text(spec, &value).unwrap_or_else(|error| panic!("{error}"));
    }
    Ludo::new(variant).ok()
}

/// Plays a random game for at most this many actions and shows every position where somebody is to move.
pub fn random_game(
    game: &Ludo,
    random: &mut Random,
    most: usize,
    mut show: impl FnMut(&State, Move),
) -> State {
    let mut state = game.start();
    for _ in 0..most {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let roll = game::sample_roll(game.rolls(&state), random);
                game.roll(&mut state, roll);
            }
            Turn::Seat(_) => {
                let moves = moves(game, &state);
                let action = moves[random.below(moves.len() as u32) as usize];
                show(&state, action);
                game.play(&mut state, action);
            }
        }
    }
    state
}

/// Plays a random game, or so many positions of it, and checks that every position follows from the one before
/// by a roll that can fall and a move that is listed. Returns how many were seen.
pub fn follow_random_play(game: &Ludo, random: &mut Random, most: usize) -> usize {
    let (mut state, mut last, mut seen) = (game.start(), None::<State>, 0);
    let leads = |from: &State, to: &State| {
        moves(game, from).into_iter().any(|action| {
            let mut next = *from;
            game.play(&mut next, action);
            next == *to
        })
    };
    let mut until = Until::new(|now: &State| {
        if let Some(before) = last.replace(*now) {
            let is_reached = if game.turn(&before) == Turn::Chance {
                game.rolls(&before).iter().any(|&(roll, _)| {
                    let mut rolled = before;
                    game.roll(&mut rolled, roll);
                    leads(&rolled, now)
                })
            } else {
                leads(&before, now)
            };
            let [before, now] = [&before, now].map(|state| game.state_text(state));
            assert!(is_reached, "{before} to {now}\n{}", game.variant().canonical());
        }
        seen += 1;
        seen >= most
    });
    game.play_randomly(&mut state, random, &mut Room::default(), &mut until);
    seen
}

/// The names of the messages in the catalogue of this family that begin so.
pub fn codes(prefix: &str) -> std::collections::BTreeSet<&'static str> {
    let lines = include_str!("../../../../locales/en/ludo.ftl").lines();
    let names = lines.filter_map(|line| Some(line.split_once(" =")?.0)).filter(|name| !name.contains(' '));
    names.filter(|name| name.starts_with(prefix)).collect()
}

/// Every shipped game, and some random mixes of options.
pub fn games(mixes: usize) -> impl Iterator<Item = Ludo> {
    let mut random = Random::new(79);
    let mixed = std::iter::from_fn(move || Some(random_mix(&mut random))).flatten().take(mixes);
    shipped_ids().into_iter().map(|id| shipped(&id)).chain(mixed)
}
