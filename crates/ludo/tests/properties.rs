//! Properties of all games: symmetry, statistics, parsers, allocation, the common suite.

mod common;

use common::{at, moves, random_game, shipped, shipped_ids, shipped_with, variant};
use game::{
    Actions, Features, Game, Notation, Observe, Perft, Random, RandomPlay, Room, Turn, Until, sample_roll,
};
use ludo::{Ludo, Move, State};
use proptest::prelude::*;
use testkit::counting::{Counting, allocations};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn moves_and_play_do_not_allocate() {
    for id in shipped_ids() {
        let game = shipped(&id);
        let mut random = Random::new(3);
        let mut list = arrayvec::ArrayVec::<Move, 13>::new();
        let mut features = arrayvec::ArrayVec::<(u16, f32), 64>::new();
        let mut state = game.start();
        let before = allocations();
        while game.turn(&state) != Turn::Over {
            if game.turn(&state) == Turn::Chance {
                let roll = sample_roll(game.rolls(&state), &mut random);
                game.roll(&mut state, roll);
            }
            list.clear();
            game.moves(&state, &mut list);
            game.play(&mut state, list[random.below(list.len() as u32) as usize]);
            features.clear();
            game.features(&state, state.seat(), &mut features);
        }
        assert_eq!(allocations() - before, 0, "{id}");
    }
}

#[test]
fn the_common_suite_passes_for_every_rule_file() {
    for id in shipped_ids() {
        testkit::conformance::check(&shipped(&id), if testkit::is_long() { 50 } else { 2 }, 5);
    }
}

/// The same position with everybody moved on by one seat.
fn turned(game: &Ludo, state: &State) -> State {
    let text = game.state_text(state);
    let fields: Vec<&str> = text.split(' ').collect();
    let seats: Vec<&str> = fields[0].split('/').collect();
    let next = |digit: char| char::from(b'0' + (digit as u8 - b'0' + 1) % 4);
    let mut fen = format!("{}/{}/{}/{}", seats[3], seats[0], seats[1], seats[2]);
    for (i, field) in fields.iter().enumerate().skip(1) {
        let is_seats = i == 1 || (i == 6 && *field != "-");
        let field = if is_seats { field.chars().map(next).collect() } else { (*field).to_owned() };
        fen.push_str(&format!(" {field}"));
    }
    at(game, &fen)
}

#[test]
fn turning_the_table_turns_the_answer() {
    for id in shipped_ids() {
        let game = shipped(&id);
        // A table for two can only be turned half way, and then the colours simply change.
        if game.rules().seats != [true; 4] {
            continue;
        }
        let pieces = |state: &State| game.state_text(state).split(' ').next().unwrap().to_owned();
        random_game(&game, &mut Random::new(17), 2_000, |state, action| {
            let other = turned(&game, state);
            assert_eq!(moves(&game, state), moves(&game, &other), "{id}: {}", game.state_text(state));
            let (mut a, mut b) = (*state, other);
            game.play(&mut a, action);
            game.play(&mut b, action);
            assert_eq!(pieces(&turned(&game, &a)), pieces(&b), "{id}: {}", game.state_text(state));
            assert_eq!((a.seat() + 1) % 4, b.seat());
            let seat = state.seat();
            let features = |state: &State, seat| {
                let mut features: Vec<(u16, f32)> = Vec::new();
                game.features(state, seat, &mut features);
                features
            };
            assert_eq!(features(&a, seat), features(&b, (seat + 1) % 4), "{id}: {}", game.state_text(&a));
            let observed = |state: &State, seat| {
                let mut out = vec![0.0; game.observation_len()];
                game.observe(state, seat, &mut out);
                out
            };
            assert_eq!(observed(state, seat), observed(&other, (seat + 1) % 4));
        });
    }
}

/// Rolls until the first seat has finished: mean, its standard error, and how often each seat won.
fn statistics(game: &Ludo, games: u64) -> (f64, f64, [u64; 4]) {
    let (mut sum, mut squares, mut wins) = (0.0, 0.0, [0; 4]);
    for index in 0..games {
        let mut state = game.start();
        let mut until = Until::new(|state: &State| state.places().next().is_some());
        let mut random = Random::stream(11, index);
        game.play_randomly(&mut state, &mut random, &mut Room::default(), &mut until);
        let rolls = until.rolls as f64;
        sum += rolls;
        squares += rolls * rolls;
        wins[usize::from(state.places().next().unwrap())] += 1;
    }
    let n = games as f64;
    let mean = sum / n;
    (mean, ((squares / n - mean * mean) / n).sqrt(), wins)
}

#[test]
fn random_games_of_ludopy_are_as_long_as_measured_there() {
    let games = if testkit::is_long() { 400_000 } else { 20_000 };
    let (mean, error, wins) = statistics(&shipped("ludopy"), games);
    // The figures to meet were themselves measured, to a roll or so.
    assert!((mean - 383.5).abs() < 4.0 * error + 1.0, "{mean} ± {error} rolls with four players");
    // Seat 0 moves first, which is worth a little: half a percent or so.
    for (seat, &won) in wins.iter().enumerate() {
        let share = won as f64 / games as f64;
        let error = (0.25 * 0.75 / games as f64).sqrt();
        assert!((share - 0.25).abs() < 4.0 * error + 0.01, "seat {seat} won {share}");
    }
    let (mean, error, _) = statistics(&shipped_with("ludopy", &[("seats", "0,2")]), games);
    assert!((mean - 161.8).abs() < 4.0 * error + 1.0, "{mean} ± {error} rolls with two players");
}

#[test]
fn random_play_chooses_among_the_listed_moves() {
    for id in shipped_ids() {
        let game = shipped(&id);
        common::follow_random_play(&game, &mut Random::new(23), usize::MAX);
    }
}

#[test]
fn perft_counts_each_roll_once_and_then_each_move() {
    let game = shipped("danish");
    // Five rolls pass and the six moves one of four pieces.
    assert_eq!(game.perft(&game.start(), 1), 9);
    let divided = game.perft_divide(&game.start(), 2);
    assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), game.perft(&game.start(), 2));
    assert_eq!(divided[0].0, "r1 pass");
    assert_eq!(divided[8].0, "r6 p3+6");
}

#[test]
fn contradictions_in_a_rule_file_are_all_reported() {
    let mut variant = variant("danish");
    for (path, value) in [
        ("board.visited", "60"),
        ("seats", "2,0"),
        ("teams", "[[0,1],[1,2]]"),
        ("entry.by_sum", "true"),
        ("pair.binds_owner", "true"),
        ("entry.captures", "one-when-full"),
        ("extra_roll.on", "doubles"),
        ("lane.rule", "stairs"),
        ("board.goal", "slots"),
        ("pieces_out_at_start", "4"),
        ("pieces", "2"),
    ] {
        variant.values.set_from_text(ludo::FAMILY.option(path).unwrap(), value).unwrap();
    }
    let problems = Ludo::new(variant).unwrap_err();
    assert_eq!(problems.0.len(), 10, "{problems}");
}

proptest! {
    #[test]
    fn reading_any_text_never_panics(text in "\\PC*", id in proptest::sample::select(shipped_ids())) {
        let game = shipped(&id);
        let _ = game.read_state(&text);
        let _ = game.read_move(&game.start(), &text);
        let _ = game.read_roll(&game.start(), &text);
    }

    #[test]
    fn what_looks_like_a_fen_is_refused_or_can_be_played_on(
        pieces in proptest::collection::vec(proptest::collection::vec(0..75u8, 4), 4),
        rest in "[0-4] (-|[1-7](,[1-7])?|b20|5,b10) [0-9]{1,2} [0-3] [0-4] (-|[0-3]{1,2})( l[0-3])?( x)?",
        id in proptest::sample::select(shipped_ids()),
        choice in any::<u32>(),
    ) {
        let game = shipped(&id);
        let seats: Vec<String> = pieces
            .iter()
            .map(|own| own.iter().map(u8::to_string).collect::<Vec<_>>().join(","))
            .collect();
        if let Ok(mut state) = game.read_state(&format!("{} {rest}", seats.join("/"))) {
            let fen = game.state_text(&state);
            prop_assert_eq!(at(&game, &fen), state);
            if game.turn(&state) == Turn::Chance {
                let rolls = game.rolls(&state);
                let roll = rolls[choice as usize % rolls.len()].0;
                game.roll(&mut state, roll);
            }
            if game.turn(&state) != Turn::Over {
                let moves = moves(&game, &state);
                prop_assert!(!moves.is_empty());
                game.play(&mut state, moves[choice as usize % moves.len()]);
                let fen = game.state_text(&state);
                prop_assert_eq!(at(&game, &fen), state);
            }
            prop_assert!(!game.draw(&state).to_text().is_empty());
        }
    }
}

/// The numbers of the listed moves, ascending.
fn listed_numbers(game: &Ludo, state: &State) -> Vec<usize> {
    let mut numbers = Vec::new();
    game::numbers_of_moves(game, state, &mut numbers);
    numbers.sort_unstable();
    numbers
}

#[test]
fn numbers_from_the_tables_are_those_of_the_listed_moves() {
    /// Rules in which only own pieces are in the way, or nearly.
    const CHANGES: [&[(&str, &str)]; 13] = [
        &[],
        &[("lane.passing", "true")],
        &[("passing", "not-own")],
        &[("passing", "nobody")],
        &[("finish.rule", "bounce-from-goal")],
        &[("finish.rule", "bounce-from-goal"), ("passing", "not-own")],
        &[("square.own_max", "0")],
        &[("square.own_max", "2"), ("finish.rule", "bounce-from-goal")],
        &[("entry.forced", "false"), ("third_in_a_row", "turn-ends")],
        &[("entry.values", "1,6"), ("entry.square_by_value", "1,6"), ("entry.must_clear_start", "false")],
        &[("pieces", "2"), ("win.play_on", "all"), ("finished_seats_roll", "true")],
        &[("win.play_on", "all"), ("capture.forced", "true")],
        &[("may_pass", "true"), ("pair.effect", "not-captured")],
    ];
    let rounds = if testkit::is_long() { 40 } else { 4 };
    let changed = CHANGES.iter().map(|options| shipped_with("mensch", options));
    for game in changed.chain(common::games(if testkit::is_long() { 400 } else { 60 })) {
        let mut random = Random::new(31);
        for _ in 0..rounds {
            random_game(&game, &mut random, 4_000, |state, _| {
                let mut numbers = Vec::new();
                game.legal_numbers(state, &mut numbers);
                numbers.sort_unstable();
                assert_eq!(
                    numbers,
                    listed_numbers(&game, state),
                    "{}\n{}",
                    game.state_text(state),
                    game.variant().canonical()
                );
            });
        }
    }
}
