//! Perft leaves and random games per second, on one core.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::time::Instant;

use game::rules::Variant;
use game::{Game, Perft, Random, Repetitions};
use mill::{FAMILY, Mill};

fn main() {
    let nine = Mill::new(Variant::plain(&FAMILY, "nine-mens-morris")).expect("the defaults are sound");
    for (name, mill) in [("fast path", nine.clone()), ("general path", nine.clone().without_fast_path())] {
        let best = (0..5).map(|_| perft_speed(&mill)).fold(0.0, f64::max);
        println!("mill perft, nine men, depth 6, {name}: {:.1} M leaves/s", best / 1e6);
        let (speed, plies) =
            (0..3).map(|run| game_speed(&mill, run)).fold((0.0, 0.0), |a, b| if b.0 > a.0 { b } else { a });
        println!("mill random games, nine men, {name}: {speed:.0} games/s ({plies:.0} actions each)");
    }
}

fn perft_speed(mill: &Mill) -> f64 {
    let start = Instant::now();
    let leaves = mill.perft(&mill.start(), 6);
    assert_eq!(leaves, 96_223_680);
    leaves as f64 / start.elapsed().as_secs_f64()
}

/// Random games with every draw rule, each action drawn uniformly.
fn game_speed(mill: &Mill, run: u64) -> (f64, f64) {
    const GAMES: u64 = 30_000;
    let (start, mut actions) = (Instant::now(), 0u64);
    let mut repetitions = Repetitions::default();
    for index in 0..GAMES {
        let mut random = Random::stream(run, index);
        let mut state = mill.start();
        repetitions.clear();
        while let Some(action) = mill.random_move(&state, &mut random) {
            mill.play(&mut state, action);
            repetitions.after(mill, &mut state);
            actions += 1;
        }
    }
    (GAMES as f64 / start.elapsed().as_secs_f64(), actions as f64 / GAMES as f64)
}
