//! Bear-off databases against the rules themselves, and their files.
#![allow(missing_docs)]

use std::collections::BTreeMap;

use engine::Exact;
use engine::nardi::BearOff;
use game::{Decide, Game, Notation, Random, Turn};
use nardi::{Nardi, State};

fn shipped(id: &str) -> Nardi {
    testkit::shipped::game(&nardi::FAMILY, id, Nardi::new)
}

/// White's checkers, `counts[i]` on point i + 1; Black has one checker left, far from them.
fn position(game: &Nardi, counts: &[u8]) -> State {
    let mut text = String::from("6/5a/");
    for point in (0..12).rev() {
        match counts.get(point).copied().unwrap_or(0) {
            0 => text.push('1'),
            n => text.push(char::from(b'A' + n - 1)),
        }
        if point == 6 {
            text.push('/');
        }
    }
    // Runs of empty points are written as one number.
    let mut merged = String::new();
    let mut empty = 0;
    for c in text.chars().chain([' ']) {
        if c == '1' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            merged.push(char::from(b'0' + empty));
            empty = 0;
        }
        merged.push(c);
    }
    game.read_state(&format!("{merged}w -")).unwrap()
}

fn placement(state: &State) -> Vec<u8> {
    (0..12).map(|i| state.checkers(0, 23 - i)).collect()
}

/// The mean number of turns by the rules' own generator, one position at a time.
fn slow_mean(game: &Nardi, counts: &[u8], known: &mut BTreeMap<Vec<u8>, f64>) -> f64 {
    let state = position(game, counts);
    let key = placement(&state);
    if key.iter().all(|&count| count == 0) {
        return 0.0;
    }
    if let Some(&mean) = known.get(&key) {
        return mean;
    }
    let mut mean = 1.0;
    let mut options = Vec::new();
    for &(roll, weight) in game.rolls(&state) {
        let mut rolled = state;
        game.roll(&mut rolled, roll);
        game.decisions(&rolled, &mut options);
        let ends: Vec<Vec<u8>> = options.iter().map(|(_, end)| placement(end)).collect();
        let best = ends.iter().map(|end| slow_mean(game, end, known)).fold(f64::INFINITY, f64::min);
        mean += f64::from(weight) / 36.0 * best;
    }
    known.insert(key, mean);
    mean
}

#[test]
fn the_database_plays_by_the_rules_of_the_game() {
    let game = shipped("long-nardi");
    let home = BearOff::home();
    let mut known = BTreeMap::new();
    for counts in [[0, 0, 2, 0, 1, 1], [1, 1, 1, 1, 1, 1], [3, 0, 0, 0, 0, 3], [0, 4, 0, 0, 2, 0]] {
        let (fast, slow) = (home.mean_turns(&counts), slow_mean(&game, &counts, &mut known));
        assert!((fast - slow).abs() < 1e-6, "{counts:?}: {fast}, but {slow}");
    }
}

#[test]
fn only_rules_that_leave_each_side_alone_have_a_database() {
    let mut fitting = testkit::shipped::ids(&nardi::FAMILY);
    fitting.retain(|id| BearOff::fits(shipped(id).rules()));
    assert_eq!(fitting, ["federation", "fevga", "long-nardi"]);
}

#[test]
fn chances_hold_against_played_games() {
    let game = shipped("long-nardi");
    let home = BearOff::home();
    // Both sides play what the database likes best; 15 checkers each, so that mars is possible.
    let state = game.read_state("6/bbbccc/6/5O b -").unwrap();
    let mut expected = [0.0; 4];
    assert!(home.chances(&state, 0, &mut expected));
    let mut seen = [0f64; 4];
    let games = 4000;
    let mut options = Vec::new();
    for index in 0..games {
        let mut random = Random::stream(6, index);
        let mut state = state;
        while game.turn(&state) != Turn::Over {
            if let Turn::Seat(seat) = game.turn(&state) {
                game.decisions(&state, &mut options);
                let mean = |end: &State| {
                    home.mean_turns(&(0..6).map(|i| end.checkers(seat, 23 - i)).collect::<Vec<_>>())
                };
                let best = options.iter().min_by(|a, b| mean(&a.1).total_cmp(&mean(&b.1))).unwrap();
                state = best.1;
            } else {
                let roll = game::sample_roll(game.rolls(&state), &mut random);
                game.roll(&mut state, roll);
            }
        }
        seen[engine::Outcomes::outcome_of(&game, &state, 0)] += 1.0 / games as f64;
    }
    for (seen, expected) in seen.iter().zip(expected) {
        assert!((seen - f64::from(expected)).abs() < 0.03, "{seen} {expected}");
    }
}

/// Takes minutes, so only `make test-long` does it.
#[test]
fn the_half_board_database_agrees_with_the_home_and_comes_back_from_its_file() {
    if !testkit::is_long() {
        return;
    }
    let game = shipped("long-nardi");
    let half = BearOff::half(|_| {});
    let home = BearOff::home();
    let mut random = Random::new(2);
    for _ in 0..2000 {
        let mut counts = [0; 6];
        (0..1 + random.below(15)).for_each(|_| counts[random.below(6) as usize] += 1);
        assert!((half.mean_turns(&counts) - home.mean_turns(&counts)).abs() < 1e-6);
    }
    let mut known = BTreeMap::new();
    for counts in [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0]] {
        assert!((half.mean_turns(&counts) - slow_mean(&game, &counts, &mut known)).abs() < 1e-6);
    }
    let path = std::env::temp_dir().join(format!("teahouse-half-{}", std::process::id()));
    half.save(&path).unwrap();
    let opened = BearOff::open(&path).unwrap();
    for _ in 0..2000 {
        let mut counts = [0; 12];
        (0..1 + random.below(15)).for_each(|_| counts[random.below(12) as usize] += 1);
        assert_eq!(opened.turns(&counts), half.turns(&counts));
        assert!((opened.mean_turns(&counts) - half.mean_turns(&counts)).abs() < 2e-3);
    }
    std::fs::remove_file(&path).unwrap();
}
