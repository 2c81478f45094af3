//! `teahouse perft`: the leaves of the game tree.

use std::io::{self, Write};
use std::time::Instant;

use anyhow::Context as _;
use serde_json::json;
use teahouse::Table;

use crate::moves::PositionArguments;

/// Arguments of `teahouse perft`.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
    /// How deep
    #[arg(long, default_value_t = 3, allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..=64))]
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
    let printed = if arguments.divide {
        divide(table.as_ref(), &arguments, &mut out)
    } else {
        count(table.as_ref(), &arguments, &mut out)
    };
    printed.and_then(|()| out.flush()).context("writing to standard output")
}

fn divide(table: &dyn Table, arguments: &Arguments, out: &mut dyn Write) -> io::Result<()> {
    let parts = table.perft_divide(arguments.depth);
    let total: u64 = parts.iter().map(|(_, count)| count).sum();
    if arguments.json {
        let parts: Vec<_> =
            parts.iter().map(|(text, count)| json!({ "move": text, "count": count })).collect();
        return writeln!(out, "{:#}", json!({ "depth": arguments.depth, "count": total, "parts": parts }));
    }
    for (text, count) in parts {
        writeln!(out, "{text} {count}")?;
    }
    writeln!(out, "total {total}")
}

fn count(table: &dyn Table, arguments: &Arguments, out: &mut dyn Write) -> io::Result<()> {
    let mut counts = Vec::new();
    for depth in 1..=arguments.depth {
        let start = Instant::now();
        let count = table.perft(depth);
        let seconds = start.elapsed().as_secs_f64();
        if arguments.json {
            counts.push(json!({ "depth": depth, "count": count, "seconds": seconds }));
        } else {
            let speed = count as f64 / seconds.max(1e-9);
            writeln!(out, "{depth:>3} {count:>16} {seconds:>10.3} s {speed:>12.0} leaves/s")?;
        }
    }
    if arguments.json {
        writeln!(out, "{:#}", json!(counts))?;
    }
    Ok(())
}
