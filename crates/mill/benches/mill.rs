//! Perft leaves and random games per second, on one core.
//!
//! Both are given by the clock and, where the system tells it, by the time the processor really worked, which
//! is the better figure on a busy machine.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::time::Instant;

use game::rules::Variant;
use game::{Game, Perft, Random, Repetitions};
use mill::{FAMILY, Mill};

fn main() {
    let nine = Mill::new(Variant::plain(&FAMILY, "nine-mens-morris")).expect("the defaults are sound");
    for (name, mill) in [("fast path", nine.clone()), ("general path", nine.clone().without_fast_path())] {
        let (leaves, by_processor) = best(5, |_| perft(&mill));
        println!(
            "mill perft, nine men, depth 6, {name}: {:.1} M leaves/s ({:.1} M by processor time)",
            leaves / 1e6,
            by_processor / 1e6
        );
        let (games, by_processor) = best(5, |run| play(&mill, run));
        println!(
            "mill random games, nine men, {name}: {games:.0} games/s ({by_processor:.0} by processor time)"
        );
    }
}

/// The best speeds of several runs, each of which says how much it did: by the clock and by processor time.
fn best(runs: u64, work: impl Fn(u64) -> u64) -> (f64, f64) {
    let mut best = (0.0f64, 0.0f64);
    for run in 0..runs {
        let (clock, processor) = (Instant::now(), processor_seconds());
        let done = work(run) as f64;
        let by_clock = done / clock.elapsed().as_secs_f64();
        let worked = processor_seconds().zip(processor).map(|(end, start)| end - start);
        best = (best.0.max(by_clock), best.1.max(worked.map_or(by_clock, |seconds| done / seconds)));
    }
    best
}

/// How long the processor has worked for this process, where Linux tells it.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    text.split(' ').next()?.parse::<f64>().ok().map(|nanoseconds| nanoseconds / 1e9)
}

fn perft(mill: &Mill) -> u64 {
    let leaves = mill.perft(&mill.start(), 6);
    assert_eq!(leaves, 96_223_680);
    leaves
}

/// Random games with every draw rule, each action equally likely.
fn play(mill: &Mill, run: u64) -> u64 {
    const GAMES: u64 = 30_000;
    let mut repetitions = Repetitions::default();
    for index in 0..GAMES {
        let mut random = Random::stream(run, index);
        let mut state = mill.start();
        repetitions.begin(mill, &state);
        while let Some(action) = mill.random_move(&state, &mut random) {
            mill.play(&mut state, action);
            repetitions.after(mill, &mut state);
        }
    }
    GAMES
}
