//! The desk of the page without a page: requests as lines of JSON come in, answers go out, a line each.
//!
//! `desk FOLDER`: the bytes of a net that is handed in are read from that folder. No time passes here, so that the same
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
        let net = request["name"].as_str().filter(|_| request["ask"] == "add-net");
        let payload = match net {
            Some(name) => std::fs::read(folder.join(format!("{name}.safetensors")))?,
            None => Vec::new(),
        };
        writeln!(output, "{}", desk.answer(&line, &payload))?;
        output.flush()?;
    }
    Ok(())
}
