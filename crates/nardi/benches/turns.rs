//! Whole-turn generations and random games per second on one core.
//!
//! `cargo bench -p teahouse-nardi --bench turns -- [--rules ID] [--seconds S] [--fixed N]`
//!
//! Rates are by CPU time of this thread where the system tells it (Linux), so that a busy machine does not
//! distort them, and by the clock elsewhere.
//!
//! `--fixed N` makes exactly N generations and nothing timed, for instruction counts:
//! `valgrind --tool=callgrind --toggle-collect='*fixed_generations*' … --fixed 100000`; the instructions
//! divided by N are those of one generation.
#![allow(clippy::print_stdout)]

use std::hint::black_box;
use std::time::Instant;

use game::{Decide, Features, Game, Onlooker, Random, RandomPlay, Room, Until};
use nardi::{MAX_TURNS, Nardi, State, Turn};

const POSITIONS: usize = 100_000;
const SEED: u64 = 2026;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).map(String::as_str)
    };
    let rules = value("--rules").unwrap_or("long-nardi");
    let nardi = testkit::shipped::game(&nardi::FAMILY, rules, Nardi::new);
    if let Some(fixed) = value("--fixed") {
        let fixed: usize = fixed.parse().expect("--fixed takes a number");
        let positions = positions_of_random_games(&nardi, fixed.min(POSITIONS));
        let boards = fixed_generations(&nardi, &positions, fixed);
        println!("{rules}: {fixed} generations, {boards} end boards");
        return;
    }
    let limit: f64 = value("--seconds").map_or(2.0, |text| text.parse().expect("--seconds takes a number"));
    let positions = positions_of_random_games(&nardi, POSITIONS);

    let (rounds, boards, time) = generations(&nardi, &positions, limit);
    let generated = rounds * positions.len();
    println!("rules                           {rules}");
    println!("end boards per roll             {:>12.2}", boards as f64 / generated as f64);
    println!("whole-turn generations/s        {:>12.0}", generated as f64 / time);
    let (rounds, time) = decisions(&nardi, &positions, limit);
    println!("generations with end states/s   {:>12.0}", (rounds * positions.len()) as f64 / time);
    let (rounds, time) = net_inputs(&nardi, &positions, limit);
    println!("net inputs of positions/s       {:>12.0}", (rounds * positions.len()) as f64 / time);
    let (games, turns, time) = games(&nardi, limit);
    println!("random games/s                  {:>12.0}", games as f64 / time);
    println!("random turns/s                  {:>12.0}", turns as f64 / time);
    println!("turns per game                  {:>12.2}", turns as f64 / games as f64);
}

/// Measures CPU time, or real time where that is not to be had.
struct Clock {
    real: Instant,
    cpu: Option<f64>,
}

impl Clock {
    fn start() -> Clock {
        Clock { real: Instant::now(), cpu: cpu_seconds() }
    }

    fn seconds(&self) -> f64 {
        match (self.cpu, cpu_seconds()) {
            (Some(start), Some(now)) => now - start,
            _ => self.real.elapsed().as_secs_f64(),
        }
    }
}

/// The time this thread has spent running, as the Linux scheduler counts it.
fn cpu_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds * 1e-9)
}

/// Positions that have been rolled for.
fn positions_of_random_games(nardi: &Nardi, count: usize) -> Vec<State> {
    struct Collector(Vec<State>);
    impl Onlooker<Nardi> for Collector {
        fn decided(&mut self, _: &Nardi, state: &State, _: Turn, _: u32) {
            self.0.push(*state);
        }
        fn goes_on(&mut self, _: &State) -> bool {
            self.0.len() < self.0.capacity()
        }
    }
    let (mut random, mut room) = (Random::new(SEED), Room::default());
    let mut collector = Collector(Vec::with_capacity(count));
    while collector.0.len() < count {
        nardi.play_randomly(&mut nardi.start(), &mut random, &mut room, &mut collector);
    }
    collector.0.truncate(count);
    collector.0
}

#[inline(never)]
fn fixed_generations(nardi: &Nardi, positions: &[State], count: usize) -> usize {
    let mut turns = Vec::with_capacity(MAX_TURNS);
    let mut boards = 0;
    for state in positions.iter().cycle().take(count) {
        nardi.turns(black_box(state), &mut turns);
        boards += black_box(&turns).len();
    }
    boards
}

/// Rounds over the positions, end boards and seconds.
fn generations(nardi: &Nardi, positions: &[State], limit: f64) -> (usize, usize, f64) {
    let (mut rounds, mut boards) = (0, 0);
    let clock = Clock::start();
    while clock.seconds() < limit {
        boards += fixed_generations(nardi, positions, positions.len());
        rounds += 1;
    }
    (rounds, boards, clock.seconds())
}

/// The same with the state after every turn.
fn decisions(nardi: &Nardi, positions: &[State], limit: f64) -> (usize, f64) {
    let mut rounds = 0;
    let mut decisions = Vec::with_capacity(MAX_TURNS);
    let clock = Clock::start();
    while clock.seconds() < limit {
        for state in positions {
            nardi.decisions(black_box(state), &mut decisions);
            black_box(&decisions);
        }
        rounds += 1;
    }
    (rounds, clock.seconds())
}

/// The inputs of evaluation nets for every position.
fn net_inputs(nardi: &Nardi, positions: &[State], limit: f64) -> (usize, f64) {
    let mut rounds = 0;
    let mut inputs: Vec<(u16, f32)> = Vec::with_capacity(nardi.feature_count());
    let clock = Clock::start();
    while clock.seconds() < limit {
        for state in positions {
            inputs.clear();
            nardi.features(black_box(state), 0, &mut inputs);
            black_box(&inputs);
        }
        rounds += 1;
    }
    (rounds, clock.seconds())
}

/// Games, turns and seconds; every end board is equally likely.
fn games(nardi: &Nardi, limit: f64) -> (usize, usize, f64) {
    let (mut random, mut room) = (Random::new(SEED), Room::default());
    let (mut games, mut turns) = (0, 0);
    let clock = Clock::start();
    while clock.seconds() < limit {
        for _ in 0..100 {
            // Asked before the first turn and after every other but the last.
            let mut until = Until::new(|_: &State| {
                turns += 1;
                false
            });
            nardi.play_randomly(&mut nardi.start(), &mut random, &mut room, &mut until);
            games += 1;
        }
    }
    (games, turns, clock.seconds())
}
