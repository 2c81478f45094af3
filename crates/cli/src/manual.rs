//! `teahouse completions` and `teahouse man`: made from the same table as the parser and `--help`.

use std::io::{self, Write as _};
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Command;
use clap_complete::Shell;

use crate::output::write_whole;

/// Arguments of `teahouse completions`.
#[derive(clap::Args)]
pub struct CompletionArguments {
    /// Which shell
    shell: Shell,
}

/// Arguments of `teahouse man`.
#[derive(clap::Args)]
pub struct ManArguments {
    /// Write a page for every command into this folder, instead of printing the first one
    folder: Option<PathBuf>,
}

/// Prints what a shell needs to complete command lines.
pub fn print_completions(arguments: CompletionArguments, mut command: Command) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "teahouse", &mut script);
    print(&script)
}

/// Prints or writes the manual.
pub fn run(arguments: ManArguments, mut command: Command) -> anyhow::Result<()> {
    command.build();
    match arguments.folder {
        None => print(&page(command)?),
        Some(folder) => {
            std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
            let mut pages = Vec::new();
            gather(command, &mut pages);
            for (name, command) in pages {
                let text = String::from_utf8(page(command)?).context("the manual is text")?;
                write_whole(&folder.join(format!("{name}.1")), text)?;
            }
            Ok(())
        }
    }
}

/// A command and all below it, each with the name of its page: `teahouse-rules-list`.
fn gather(command: Command, pages: &mut Vec<(String, Command)>) {
    for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
        gather(below.clone(), pages);
    }
    let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
    pages.push((name, command));
}

fn page(command: Command) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    Ok(page)
}

fn print(text: &[u8]) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text).and_then(|()| out.flush()).context("writing to standard output")
}
