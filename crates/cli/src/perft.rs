//! `teahouse perft`: the leaves of the game tree.

use std::io::{self, Write};
use std::time::Instant;

use serde_json::json;

use crate::moves::PositionArguments;

/// Arguments of `teahouse perft`.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
    /// How deep
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// Count below each first move
    #[arg(long)]
    divide: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Counts and prints.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    let table = arguments.position.table()?;
    let mut out = io::stdout().lock();
    if arguments.divide {
        let parts = table.perft_divide(arguments.depth);
        let total: u64 = parts.iter().map(|(_, count)| count).sum();
        if arguments.json {
            let parts: Vec<_> =
                parts.iter().map(|(text, count)| json!({ "move": text, "count": count })).collect();
            writeln!(out, "{:#}", json!({ "depth": arguments.depth, "count": total, "parts": parts }))?;
            return Ok(());
        }
        for (text, count) in parts {
            writeln!(out, "{text} {count}")?;
        }
        writeln!(out, "total {total}")?;
        return Ok(());
    }
    let mut counts = Vec::new();
    for depth in 1..=arguments.depth {
        let start = Instant::now();
        let count = table.perft(depth);
        let seconds = start.elapsed().as_secs_f64();
        if arguments.json {
            counts.push(json!({ "depth": depth, "count": count, "seconds": seconds }));
        } else {
            writeln!(
                out,
                "{depth:>3} {count:>16} {:>10.3} s {:>12.0} leaves/s",
                seconds,
                count as f64 / seconds.max(1e-9)
            )?;
        }
    }
    if arguments.json {
        writeln!(out, "{:#}", json!(counts))?;
    }
    Ok(())
}
