//! Learns the weights of the Mill evaluation and prints them as `crates/engine/src/mill/weights.rs` has them.
//!
//! `cargo run --release -p teahouse-engine --example mill_weights -- [generations] [games] [nodes] [seed]`
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool prints what it found")]

use engine::mill::tuning::{TuningSettings, learn_weights};
use engine::mill::{PHASES, Weights};
use mill::{FAMILY, Mill};

/// The variants that are played in turn; those that most people play come more than once.
const VARIANTS: [&str; 10] = [
    "nine-mens-morris",
    "twelve-mens-morris",
    "nine-mens-morris",
    "morabaraba",
    "nine-mens-morris",
    "lasker-morris",
    "nine-mens-morris",
    "cheng-san-qi",
    "russian-mill",
    "six-mens-morris",
];

fn main() {
    let numbers: Vec<u64> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    let standard = TuningSettings::default();
    let number = |at: usize, otherwise: u64| numbers.get(at).copied().unwrap_or(otherwise);
    let settings = TuningSettings {
        generations: number(0, u64::from(standard.generations)) as u32,
        games: number(1, standard.games),
        nodes: number(2, standard.nodes),
        seed: number(3, standard.seed),
        ..standard
    };
    let games: Vec<Mill> = VARIANTS.iter().map(|id| testkit::shipped::game(&FAMILY, id, Mill::new)).collect();
    let weights = learn_weights(&games, &Weights::by_hand(), &settings, |generation| {
        eprintln!(
            "generation {}: {} positions, loss {:.4} -> {:.4}",
            generation.number, generation.positions, generation.loss.0, generation.loss.1
        );
        print(&generation.weights);
    });
    print(&weights);
}

fn print(weights: &Weights) {
    for (weights, phase) in weights.0.iter().zip(PHASES) {
        let list: Vec<String> = weights.iter().map(|weight| format!("{weight:.1}")).collect();
        println!("    [{}], // {phase}", list.join(", "));
    }
}
