//! Perft leaves and random games per second, on one core.
//!
//! Both are given by the clock and, where the system tells it, by the time the processor really worked, which
//! is the better figure on a busy machine.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::time::Instant;

use arrayvec::ArrayVec;
use game::rules::Variant;
use game::{Game, Perft, Random, RandomPlay, Room, Until};
use mill::{FAMILY, Mill, Move, State};

fn main() {
    let nine = Mill::new(Variant::plain(&FAMILY, "nine-mens-morris")).expect("the defaults are sound");
    for (name, mill) in [("fast path", nine.clone()), ("general path", nine.clone().without_fast_path())] {
        let (leaves, by_processor) = best(5, |_| perft(&mill));
        println!(
            "mill perft, nine men, depth 6, {name}: {:.1} M leaves/s ({:.1} M by processor time)",
            leaves / 1e6,
            by_processor / 1e6
        );
        let (leaves, by_processor) = best(3, |_| perft_made(&mill, &mill.start(), 5));
        println!(
            "mill perft, nine men, depth 5, every leaf made, {name}: {:.1} M leaves/s ({:.1} M by processor time)",
            leaves / 1e6,
            by_processor / 1e6
        );
        let (games, by_processor) = best(5, |run| play(&mill, run, |_| GAMES));
        println!(
            "mill random games, nine men, {name}: {games:.0} games/s ({by_processor:.0} by processor time)"
        );
        let (plies, by_processor) = best(5, |run| play(&mill, run, |plies| plies));
        println!(
            "mill random plies, nine men, {name}: {plies:.0} plies/s ({by_processor:.0} by processor time)"
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

/// The same count with nothing spared: every leaf is a position that was reached by playing.
fn perft_made(mill: &Mill, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = ArrayVec::<Move, MOST_MOVES>::new();
    mill.moves(state, &mut moves);
    let below = |&action: &Move| {
        let mut next = *state;
        mill.play(&mut next, action);
        perft_made(mill, &next, depth - 1)
    };
    moves.iter().map(below).sum()
}

/// Nine men have fewer moves than this everywhere: three that fly to any of the empty points.
const MOST_MOVES: usize = 64;

/// How many random games a run has.
const GAMES: u64 = 30_000;

/// Random games with every draw rule, each action equally likely; what is counted of their plies.
fn play(mill: &Mill, run: u64, counted: impl Fn(u64) -> u64) -> u64 {
    let (mut room, mut plies) = (Room::default(), 0);
    for index in 0..GAMES {
        let mut random = Random::stream(run, index);
        // Asked before the first ply and after every other but the last.
        let mut until = Until::new(|_: &State| {
            plies += 1;
            false
        });
        mill.play_randomly(&mut mill.start(), &mut random, &mut room, &mut until);
    }
    counted(plies)
}
