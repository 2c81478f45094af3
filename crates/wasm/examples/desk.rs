//! The desk of the page without a page: requests as lines of JSON come in, answers go out, a line each.
//!
//! `desk FOLDER`: the bytes of a net that is handed in are read from that folder, those of the endgames from `endgames.mill` beside it. No time passes here, so that the same
//! requests are always answered the same. `tests/wasm/same_moves.mjs` compares it with the engine in WebAssembly.
#![allow(clippy::print_stdout, reason = "a tool prints what it found")]

use std::io::{BufRead as _, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use engine::Clock;
use serde_json::Value;
use wasm::Desk;

fn still() -> Duration {
    Duration::ZERO
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("name the folder of nets")?);
    let mut desk = Desk::new(Clock::new(still));
    let (input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    for line in input.lines() {
        let line = line?;
        let request: Value = serde_json::from_str(&line)?;
        let payload = match request["ask"].as_str() {
            Some("add-net") => {
                let name = request["name"].as_str().unwrap_or_default();
                std::fs::read(folder.join(format!("{name}.safetensors")))?
            }
            Some("add-endgames") => std::fs::read(folder.join("../endgames.mill"))?,
            _ => Vec::new(),
        };
        writeln!(output, "{}", desk.answer(&line, &payload))?;
        output.flush()?;
    }
    Ok(())
}
