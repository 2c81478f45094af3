//! `teahouse`: the command line. A file per subcommand; this is the only crate that prints.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod arena;
mod bench;
mod interrupt;
mod moves;
mod nets;
mod output;
mod perft;
mod play;
mod record_file;
mod replay;
mod rollout;
mod rules;
mod simulate;
mod solve;
mod train;
mod uci;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Long Nardi, Ludo and Mill: play, analyse, simulate.
#[derive(Parser)]
#[command(name = "teahouse", version, about, propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal, against a person or the computer
    Play(play::Arguments),
    /// List, print, check and explain rule files
    Rules(rules::Arguments),
    /// Print the legal moves of a position
    Moves(moves::Arguments),
    /// Count the leaves of the game tree
    Perft(perft::Arguments),
    /// Play random games and print statistics
    Simulate(simulate::Arguments),
    /// Measure speed, and print a signature of what is played
    Bench(bench::Arguments),
    /// Let a net teach itself a dice game
    Train(train::Arguments),
    /// Let players play each other, with confidence intervals
    Arena(arena::Arguments),
    /// Check and show recorded games
    Replay(replay::Arguments),
    /// Compare moves of a dice game by playing them out
    Rollout(rollout::Arguments),
    /// Build the bear-off database of Nardi over twelve points, once, into a cache
    Solve(solve::Arguments),
    /// Speak the engine protocol on standard input and output
    Uci(uci::Arguments),
}

fn main() -> ExitCode {
    let command = Arguments::parse().command.unwrap_or_else(|| Command::Play(play::Arguments::default()));
    let done = match command {
        Command::Play(arguments) => play::run(arguments),
        Command::Rules(arguments) => rules::run(arguments),
        Command::Moves(arguments) => moves::run(arguments),
        Command::Perft(arguments) => perft::run(arguments),
        Command::Simulate(arguments) => simulate::run(arguments),
        Command::Bench(arguments) => bench::run(arguments),
        Command::Train(arguments) => train::run(arguments),
        Command::Arena(arguments) => arena::run(arguments),
        Command::Replay(arguments) => replay::run(arguments),
        Command::Rollout(arguments) => rollout::run(arguments),
        Command::Solve(arguments) => solve::run(arguments),
        Command::Uci(arguments) => uci::run(&arguments),
    };
    if let Some(fault) = engine::nardi::cache_fault() {
        // Where that cannot be said, play went on all the same.
        let _ = writeln!(std::io::stderr(), "teahouse: {fault}; players did without it");
    }
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Where the error output is full or gone too, the exit code says it.
            let _ = writeln!(std::io::stderr(), "teahouse: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether the reader of our output went away (`teahouse rules list | head -1`), which is no failure.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let is_pipe = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<std::io::Error>().is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
    };
    error.chain().any(is_pipe)
}
