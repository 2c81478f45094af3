//! `teahouse uci`: the engine protocol on standard input and output.

use std::io::{self, ErrorKind};

use anyhow::anyhow;
use protocol::{DEFAULT_RULES, Handle, Output, Session, serve};

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
    end_on_signals(session.handle())?;
    serve(session, io::stdin()).map_err(|error| match error.kind() {
        // Elsewhere a reader that goes away is no failure; here somebody has lost their engine.
        ErrorKind::BrokenPipe => anyhow!("nobody reads the answers any more"),
        _ => error.into(),
    })
}

/// The first signal ends the session in order, the second one ends the program at once.
#[cfg(unix)]
fn end_on_signals(session: Handle) -> io::Result<()> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    let mut signals = Signals::new([SIGINT, SIGTERM])?;
    std::thread::Builder::new().spawn(move || {
        let mut signals = signals.forever();
        if signals.next().is_some() {
            session.end();
        }
        if let Some(again) = signals.next() {
            // As shells write it down.
            std::process::exit(128 + again);
        }
    })?;
    Ok(())
}

/// Ctrl-C ends the session in order.
#[cfg(not(unix))]
fn end_on_signals(session: Handle) -> io::Result<()> {
    ctrlc::set_handler(move || session.end()).map_err(io::Error::other)
}
