//! `teahouse rollout`: what moves are worth, by playing them out.

use std::sync::atomic::AtomicBool;

use anyhow::bail;
use engine::{Course, Manner, Thought, advisor};
use game::Turn;
use serde_json::json;

use crate::moves::PositionArguments;

/// Arguments of `teahouse rollout`.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
    /// How many times each move is played out
    #[arg(long, default_value_t = 1296, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    trials: u64,
    /// How many of the best moves are compared
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=8))]
    lines: u16,
    /// The seed of the dice
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays out and prints.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    let game = teahouse::game(&arguments.position.rules)?;
    let table = arguments.position.table()?;
    if table.turn() == Turn::Chance {
        bail!("dice are due; add --roll to say how they fall");
    }
    let thought = Thought { rollouts: Some(arguments.trials), ..Thought::default() };
    let manner = Manner { lines: usize::from(arguments.lines), seed: arguments.seed, ..Manner::default() };
    let never = AtomicBool::new(false);
    let course = Course::of(table.as_ref());
    let advice = advisor(&game).advise(&course, &thought, &manner, &never, &mut |_| {})?;
    if arguments.json {
        let row = |line: &engine::Line| {
            let chances: serde_json::Map<_, _> =
                line.chances.iter().map(|(name, chance)| (name.clone(), json!(chance))).collect();
            json!({ "move": line.action, "points": line.value, "error": line.error, "chances": chances })
        };
        println!("{:#}", json!(advice.lines.iter().map(row).collect::<Vec<_>>()));
        return Ok(());
    }
    for line in &advice.lines {
        let error = line.error.map_or_else(String::new, |error| format!(" ± {:.4}", 1.96 * error));
        let chances: Vec<String> =
            line.chances.iter().map(|(name, p)| format!("{name} {:.1} %", 100.0 * p)).collect();
        println!("{:<28} {:+.4}{error}   {}", line.action, line.value, chances.join(", "));
    }
    println!("{} trials a move, seed {}; intervals are 95 %", arguments.trials, arguments.seed);
    Ok(())
}
