//! `teahouse uci`: the engine protocol on standard input and output.

use std::io::{self, ErrorKind};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::anyhow;
use protocol::{DEFAULT_RULES, Handle, Output, Session, serve};

/// The code of a program that a signal has ended.
const ENDED_BY_SIGNAL: i32 = 143;

/// Arguments of `teahouse uci`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The variant, or the path of a rule file, for clients that know no option Rules
    #[arg(long, default_value = DEFAULT_RULES)]
    rules: String,
}

/// Answers lines until `quit`, the end of the input, or a signal.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let session = Session::with_rules(Output::new(io::stdout()), &arguments.rules)?;
    end_on_signals(session.handle());
    serve(session, io::stdin()).map_err(|error| match error.kind() {
        // Elsewhere a reader that goes away is no failure; here somebody has lost their engine.
        ErrorKind::BrokenPipe => anyhow!("nobody reads the answers any more"),
        _ => error.into(),
    })
}

/// The first signal ends the session in order, the second one ends the program at once.
fn end_on_signals(session: Handle) {
    let asked = AtomicBool::new(false);
    let handler = move || {
        if asked.swap(true, Ordering::Relaxed) {
            std::process::exit(ENDED_BY_SIGNAL);
        }
        session.end();
    };
    // Without a handler signals end the program as well, only less politely.
    let _ = ctrlc::set_handler(handler);
}
