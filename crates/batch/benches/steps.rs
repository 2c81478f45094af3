//! Steps a second with observation and mask, on one core: the same random actions are played again and again, so that
//! nothing but steps is measured.
//!
//! cargo bench -p teahouse-batch --bench steps [-- RULES …]

#![allow(clippy::print_stdout)]

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use batch::{Batch, Buffers, Settings};
use game::Random;

const STEPS: usize = 400;
const LEAST: Duration = Duration::from_millis(400);

fn main() {
    let named: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let usual = ["long-nardi", "nine-mens-morris", "ludopy", "mensch"].map(String::from);
    let threads = std::env::var("THREADS").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    println!("rules              games  every step, M/s  what changed, M/s");
    for rules in if named.is_empty() { &usual[..] } else { &named } {
        for count in [64, 256, 1024, 4096] {
            let (batch, actions) =
                recorded(rules, Settings { count, seed: 1, threads, ..Settings::default() });
            let full = steps_a_second(&batch, &actions, false) / 1e6;
            let again = steps_a_second(&batch, &actions, true) / 1e6;
            println!("{rules:<18} {count:>5} {full:>16.2} {again:>18.2}");
        }
    }
}

/// A batch, and random actions for its first steps.
fn recorded(rules: &str, settings: Settings) -> (Batch, Vec<Vec<i32>>) {
    let game = tables::game(rules).expect("these rules are there");
    let mut batch = Batch::new(&game, settings).expect("it has games");
    let (shape, begun) = (batch.shape(), batch.clone());
    let (mut buffers, mut random) = (Buffers::new(shape), Random::new(1));
    batch.show(&mut buffers.arrays()).expect("the arrays fit");
    let steps = STEPS.min(400_000 / settings.count);
    let record = (0..steps)
        .map(|_| {
            let actions: Vec<i32> =
                buffers.masks.chunks(shape.actions).map(|mask| one_of(mask, &mut random)).collect();
            batch.step((&actions).into(), &mut buffers.arrays()).expect("they are legal");
            actions
        })
        .collect();
    (begun, record)
}

fn one_of(mask: &[bool], random: &mut Random) -> i32 {
    let legal = mask.iter().filter(|&&legal| legal).count() as u32;
    if legal == 0 {
        return 0;
    }
    let numbers = mask.iter().enumerate().filter(|&(_, &legal)| legal).map(|(number, _)| number as i32);
    numbers.clone().nth(random.below(legal) as usize).unwrap_or(0)
}

/// The time this thread has worked, where the system tells; otherwise the time on the clock, as with several threads.
fn now() -> Duration {
    static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = || {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
    };
    let is_alone = std::env::var("THREADS").is_err();
    if is_alone { told().unwrap_or_else(|| STARTED.elapsed()) } else { STARTED.elapsed() }
}

fn steps_a_second(begun: &Batch, actions: &[Vec<i32>], again: bool) -> f64 {
    let mut buffers = Buffers::new(begun.shape());
    let (mut spent, mut steps) = (Duration::ZERO, 0);
    let mut best = 0.0_f64;
    for _ in 0..3 {
        while spent < LEAST {
            let mut batch = begun.clone();
            batch.show(&mut buffers.arrays()).expect("the arrays fit");
            let started = now();
            for actions in actions {
                let arrays = &mut buffers.arrays();
                let step = if again {
                    batch.step_again(actions.into(), arrays)
                } else {
                    batch.step(actions.into(), arrays)
                };
                step.expect("they were legal the first time");
            }
            spent += now() - started;
            steps += actions.len() * begun.shape().count;
        }
        best = best.max(steps as f64 / spent.as_secs_f64());
        (spent, steps) = (Duration::ZERO, 0);
    }
    best
}
