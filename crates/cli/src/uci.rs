//! `teahouse uci`: the engine protocol on standard input and output.

use std::io::{self, BufRead, Read};

use protocol::{Engine, Output, Session};

/// A line longer than this is not a line of the protocol.
const LONGEST_LINE: u64 = 1 << 20;

/// Answers lines until `quit` or the end of the input.
pub fn run() -> anyhow::Result<()> {
    let mut engine = Engine::new(Output::new(io::stdout()));
    let mut input = io::stdin().lock();
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
            engine.finish();
            return Ok(());
        }
        let line = String::from_utf8_lossy(&bytes);
        if engine.line(&line)? == Session::Ends {
            return Ok(());
        }
    }
}
