//! Random play: every action equally likely, and the known statistics of Nine Men's Morris.

use std::collections::BTreeMap;

use crate::common::{mill, mill_with};
use game::{Game, Notation, Random, RandomPlay, Repetitions, Room, Until};
use mill::{Mill, Move, Outcome, State};

#[test]
fn every_legal_action_is_equally_likely() {
    let nine = mill("nine-mens-morris");
    let captures = mill_with("nine-mens-morris", &[("leap_capture.enabled", "true")]);
    let positions = [
        (&nine, "O*******/@*******/******** w p p 1 8 1 8 0 0 0 0 0 0 0 0 2"),
        (&nine, "O@@@*O@*/@*O*@*@*/O@OOO@O* b m s 8 0 9 0 0 0 0 0 0 0 0 9 14"),
        (&nine, "***O@***/@*O***@*/*@***O** w m s 3 0 4 0 0 0 0 0 0 0 0 9 40"),
        (&nine, "OOO***@@/@@******/****@*@@ w p r 3 6 7 2 1 0 0 0 0 0 0 0 10"),
        (&mill("lasker-morris"), "O*******/@*******/*O****** w p p 2 8 1 9 0 0 0 0 0 0 0 0 2"),
        (&mill("six-mens-morris"), "OO@*@*OO/@@O*@*@* w m s 5 0 6 0 0 0 0 0 0 0 0 0 9"),
        (&captures, "@**O@*O@/***O**@*/*@**O@O@ w m s 5 0 7 0 0 0 0 0 0 0 0 12 30"),
    ];
    for (mill, fen) in positions {
        check_evenness(mill, fen);
    }
}

fn check_evenness(mill: &Mill, fen: &str) {
    const DRAWS: u32 = 60_000;
    let state = mill.read_state(fen).unwrap_or_else(|error| panic!("{error}"));
    let mut moves: Vec<Move> = Vec::new();
    mill.moves(&state, &mut moves);
    for (index, &action) in moves.iter().enumerate() {
        assert_eq!(mill.nth_move(&state, index as u64), action, "{fen}");
    }
    let mut drawn: BTreeMap<Move, u32> = BTreeMap::new();
    let mut random = Random::new(11);
    for _ in 0..DRAWS {
        *drawn.entry(mill.random_move(&state, &mut random).expect("the game goes on")).or_default() += 1;
    }
    assert_eq!(drawn.len(), moves.len(), "{fen}");
    let share = 1.0 / moves.len() as f64;
    let deviation = (f64::from(DRAWS) * share * (1.0 - share)).sqrt();
    for (action, count) in drawn {
        let off = (f64::from(count) - f64::from(DRAWS) * share).abs();
        assert!(off <= 5.0 * deviation, "{fen} {action:?}: {count}");
    }
}

#[test]
fn random_games_of_nine_men_have_the_known_results_and_length() {
    let games = if testkit::is_long() { 200_000 } else { 20_000 };
    let mill = mill("nine-mens-morris");
    let (mut results, mut actions) = ([0u32; 3], 0u64);
    let mut repetitions = Repetitions::default();
    for index in 0..games {
        let (mut random, mut state) = (Random::stream(2, index), mill.start());
        repetitions.begin(&mill, &state);
        while let Some(action) = mill.random_move(&state, &mut random) {
            mill.play(&mut state, action);
            repetitions.after(&mill, &mut state);
            actions += 1;
        }
        results[mill.outcome(&state).and_then(Outcome::winner).map_or(2, usize::from)] += 1;
    }
    let games = games as f64;
    // 20,000 games of public engines: White 42.5 %, Black 39.5 %, draws 18.0 %, 163 actions. The margins are
    // five standard deviations of the difference.
    for (count, known) in results.into_iter().zip([0.425, 0.395, 0.18]) {
        let found = f64::from(count) / games;
        let margin = 5.0 * (known * (1.0 - known) * (1.0 / games + 1.0 / 20_000.0)).sqrt();
        assert!((found - known).abs() < margin, "{results:?}");
    }
    let length = actions as f64 / games;
    assert!((length - 163.0).abs() < 5.0, "{length}");
}

#[test]
fn random_play_follows_plain_and_other_rules() {
    for id in
        ["nine-mens-morris", "lasker-morris", "six-mens-morris", "three-mens-morris", "morabaraba", "zhi-qi"]
    {
        let decisions = testkit::random_play::follow(&mill(id), 10, 43);
        assert!(decisions > 100, "{id}: {decisions} decisions");
        testkit::random_play::follow(&mill(id).without_fast_path(), 3, 43);
    }
}

#[test]
fn play_that_is_over_or_not_wanted_changes_nothing() {
    let mill = mill("nine-mens-morris");
    let (mut state, mut random, mut room) = (mill.start(), Random::new(1), Room::default());
    mill.play_randomly(&mut state, &mut random, &mut room, &mut Until::new(|_: &State| true));
    assert_eq!((state, mill.random_move(&state, &mut random).is_some()), (mill.start(), true));
    mill.play_randomly(&mut state, &mut random, &mut room, &mut Until::new(|_: &State| false));
    let end = state;
    assert_eq!(mill.random_move(&end, &mut random), None);
    mill.play_randomly(&mut state, &mut random, &mut room, &mut Until::new(|_: &State| panic!("it is over")));
    assert_eq!(state, end);
}
