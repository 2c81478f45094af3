//! `teahouse`: the command line. A file per subcommand; this is the only crate that prints.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod analyse;
mod arena;
mod backup;
mod bench;
mod cube;
mod database;
mod export;
mod folders;
mod import;
mod interrupt;
mod language;
mod manual;
mod moves;
mod nets;
mod output;
mod perft;
mod play;
mod replay;
mod restore;
mod review;
mod rollout;
mod rules;
mod serve;
mod simulate;
mod solve;
mod train;
mod uci;
mod verify;

use std::io::Write;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};
use game::texts::speaking;
use teahouse::Catalogue;

/// Long Nardi, Ludo and Mill: play, analyse, simulate.
#[derive(Parser)]
#[command(name = "teahouse", version, about, propagate_version = true)]
struct Arguments {
    /// The language, such as en; LC_ALL, LC_MESSAGES or LANG decide if left out
    #[arg(long, global = true, value_name = "CODE")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal, against a person or the computer
    Play(play::Arguments),
    /// Serve the page, on which everything is played in a browser
    Serve(serve::Arguments),
    /// Copy the tables that people share to a file, also while a server uses them
    Backup(backup::Arguments),
    /// Make a database of tables out of a backup
    Restore(restore::Arguments),
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
    /// Check that the dice of recorded games are those that were committed to
    Verify(verify::Arguments),
    /// Say of every move of recorded games what it was worth
    Review(review::Arguments),
    /// Rank all moves of a position, with chances
    Analyse(analyse::Arguments),
    /// Read games of other programs: Sanmill, PlayOK, .mat matches, LUDOpy, LongNardi
    Import(import::Arguments),
    /// Write games in the format of another program
    Export(export::Arguments),
    /// Compare moves of a dice game by playing them out
    Rollout(rollout::Arguments),
    /// Solve a game of Mill, or bearing off in Nardi, once, into a cache
    Solve(solve::Arguments),
    /// Speak the engine protocol on standard input and output
    Uci(uci::Arguments),
    /// Print completions for a shell
    Completions(manual::CompletionArguments),
    /// Print the manual, or write a page for every command
    Man(manual::ManArguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let words = language::choose(arguments.lang.as_deref());
    let command = arguments.command.unwrap_or_else(|| Command::Play(play::Arguments::default()));
    match command {
        // Programs read the protocol, so it speaks English whatever the language of people is.
        Command::Uci(arguments) => end(uci::run(&arguments)),
        command => speaking(words, || end(run(command, words))),
    }
}

/// Does what was asked for, while messages speak the language that was chosen.
fn run(command: Command, words: &'static Catalogue) -> anyhow::Result<()> {
    match command {
        Command::Play(arguments) => play::run(arguments, words),
        Command::Serve(arguments) => serve::run(arguments, words),
        Command::Backup(arguments) => backup::run(arguments, words),
        Command::Restore(arguments) => restore::run(arguments, words),
        Command::Rules(arguments) => rules::run(arguments, words),
        Command::Moves(arguments) => moves::run(arguments, words),
        Command::Perft(arguments) => perft::run(arguments),
        Command::Simulate(arguments) => simulate::run(arguments),
        Command::Bench(arguments) => bench::run(arguments),
        Command::Train(arguments) => train::run(arguments),
        Command::Arena(arguments) => arena::run(arguments),
        Command::Replay(arguments) => replay::run(arguments, words),
        Command::Verify(arguments) => verify::run(arguments, words),
        Command::Review(arguments) => review::run(&arguments),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Import(arguments) => import::run(arguments),
        Command::Export(arguments) => export::run(arguments),
        Command::Rollout(arguments) => rollout::run(arguments),
        Command::Solve(arguments) => solve::run(arguments),
        Command::Uci(arguments) => uci::run(&arguments),
        Command::Completions(arguments) => manual::print_completions(arguments, Arguments::command()),
        Command::Man(arguments) => manual::run(arguments, Arguments::command()),
    }
}

/// Says what went wrong, if anything did.
fn end(done: anyhow::Result<()>) -> ExitCode {
    let faults = engine::nardi::cache_fault().map(ToString::to_string).into_iter();
    for fault in faults.chain(engine::mill::cache_fault().map(|fault| fault.to_string())) {
        // Where that cannot be said, play went on all the same.
        let _ = writeln!(std::io::stderr(), "teahouse: {fault}; players did without it");
    }
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Where the error output is full or gone too, the exit code says it.
            let _ = writeln!(std::io::stderr(), "teahouse: {}", format_args!("{error:#}"));
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Every option of every command: the command, the option, its help.
    fn options() -> Vec<(String, String, String)> {
        fn gather(command: &clap::Command, name: &str, found: &mut Vec<(String, String, String)>) {
            for argument in command.get_arguments().filter(|argument| !argument.is_global_set()) {
                let option = argument
                    .get_long()
                    .map_or_else(|| argument.get_id().to_string(), |long| format!("--{long}"));
                let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
                found.push((name.to_owned(), option, help));
            }
            for below in command.get_subcommands() {
                gather(below, &format!("{name} {}", below.get_name()), found);
            }
        }
        let mut found = Vec::new();
        gather(&Arguments::command(), "teahouse", &mut found);
        found
    }

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn an_option_means_the_same_in_every_command() {
        let words = [
            ("--json", "Print JSON"),
            ("--seed", "The seed of"),
            ("--threads", "Threads; all cores if left out"),
            ("--records", "records to this file"),
            ("--position", "position"),
            ("--rules", "rule file"),
            ("--lines", "best moves"),
            ("--games", "How many games"),
            ("--rounds", "Rounds of each pairing"),
        ];
        for (command, option, help) in options() {
            for (name, meaning) in words {
                assert!(option != name || help.contains(meaning), "{command} {option}: {help}");
            }
        }
    }

    #[test]
    fn an_idea_has_one_name_in_every_command() {
        for (command, option, help) in options() {
            let is_about_rules = command.starts_with("teahouse rules");
            assert!(is_about_rules || option != "rules", "{command} names its rules with --rules");
            assert!(
                !help.contains("records to this file") || option == "--records",
                "{command} {option}: {help}"
            );
            assert!(
                !["--csv", "--multipv", "--output", "--number", "--cores", "--variant"]
                    .contains(&option.as_str())
            );
        }
    }
}
