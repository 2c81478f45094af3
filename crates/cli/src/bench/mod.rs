//! `teahouse bench`: how fast this machine plays, and a signature of what is played, which no machine changes.

use std::io::{self, Write};

use anyhow::Context as _;
use serde_json::{Map, json};

use crate::interrupt;

mod signature;
mod speed;

/// Arguments of `teahouse bench`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Measure each figure for a twentieth of a second instead of half a second
    #[arg(long)]
    quick: bool,
    /// Print nothing but the signature, line by line: the same on every machine and any number of threads
    #[arg(long, conflicts_with = "quick")]
    signature: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Measures and prints.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    interrupt::catch();
    let mut out = io::stdout().lock();
    let printed = if arguments.json { json(&arguments, &mut out)? } else { text(&arguments, &mut out)? };
    printed.and_then(|()| out.flush()).context("writing to standard output")
}

fn seconds(arguments: &Arguments) -> f64 {
    if arguments.quick { 0.05 } else { 0.5 }
}

/// What went wrong in measuring is told apart from what went wrong in printing.
fn text(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<io::Result<()>> {
    let mut printed = Ok(());
    if !arguments.signature {
        printed = writeln!(out, "on one core, {}", speed::CLOCK);
        speed::measure(seconds(arguments), &mut |figure| {
            if printed.is_ok() {
                let speed::Figure { family, what, per_second } = figure;
                printed =
                    writeln!(out, "{family:<6} {what:<46} {per_second:>14.0} /s").and_then(|()| out.flush());
            }
            printed.is_ok()
        })?;
    }
    if printed.is_err() || interrupt::asked() {
        return Ok(printed);
    }
    let lines = signature::lines()?;
    if arguments.signature {
        let print = |line: &String| writeln!(out, "{line}");
        return Ok(lines.iter().try_for_each(print));
    }
    Ok(writeln!(
        out,
        "signature {} of {} lines (bench --signature)",
        signature::checksum(&lines),
        lines.len()
    ))
}

fn json(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<io::Result<()>> {
    let mut families = Map::new();
    if !arguments.signature {
        speed::measure(seconds(arguments), &mut |figure| {
            let family = families.entry(figure.family).or_insert_with(|| json!({}));
            family[format!("{} per second", figure.what)] = json!(figure.per_second);
            true
        })?;
    }
    let lines = signature::lines()?;
    let signature = json!({ "checksum": signature::checksum(&lines), "lines": lines });
    let answer = match arguments.signature {
        true => json!({ "signature": signature }),
        false => json!({ "clock": speed::CLOCK, "speed": families, "signature": signature }),
    };
    Ok(writeln!(out, "{answer:#}"))
}
