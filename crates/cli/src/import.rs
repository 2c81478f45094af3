//! `teahouse import`: games of other programs as records.

use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use teahouse::exchange::{Format, Imported, import};
use teahouse::{AnyGame, Record};

use crate::output::write_whole_bytes;

/// Arguments of `teahouse import`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Files of games: records, Sanmill's and PlayOK's texts, .mat matches, LUDOpy's .npz, LongNardi's .json
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The format, where it should not be found by itself
    #[arg(long, value_parser = formats())]
    format: Option<Format>,
    /// The rules, an id or a rule file, where the games do not name them
    #[arg(long)]
    rules: Option<String>,
    /// Write what was read to this file, instead of printing it
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Reads the name of a format.
pub fn formats() -> impl clap::builder::TypedValueParser<Value = Format> {
    let names = Format::ALL.map(Format::id);
    // Whatever is a possible value is the name of a format.
    PossibleValuesParser::new(names).map(|name| Format::of_id(&name).unwrap_or(Format::Teahouse))
}

/// Reads all files, writes every game that is right, and says what is wrong with the others.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    let rules = arguments.rules.as_deref().map(teahouse::game).transpose()?;
    let (records, damaged) = gather(&arguments.files, arguments.format, rules.as_ref())?;
    if !records.is_empty() {
        let text: String = records.iter().map(ToString::to_string).collect();
        print_or_write(arguments.out.as_deref(), text.as_bytes())?;
    }
    match damaged {
        0 => Ok(()),
        damaged => bail!("{damaged} games cannot be read, {} can", records.len()),
    }
}

/// The games of all files; what is wrong or had to be assumed is said on the error output. Counts what is wrong.
pub fn gather(
    files: &[PathBuf],
    format: Option<Format>,
    rules: Option<&AnyGame>,
) -> anyhow::Result<(Vec<Record>, usize)> {
    let (mut records, mut damaged) = (Vec::new(), 0);
    for path in files {
        let shown = path.display();
        let bytes = read(path).with_context(|| format!("cannot read {shown}"))?;
        let Imported { games, troubles, .. } = import(&bytes, format, rules);
        let mut complain = io::stderr().lock();
        let mut said = String::new();
        for note in games.iter().flat_map(|game| &game.notes).map(ToString::to_string) {
            // What holds for many games of a file is said once.
            if said != note {
                writeln!(complain, "teahouse: {shown}: {note}")?;
                said = note;
            }
        }
        for trouble in &troubles {
            writeln!(complain, "teahouse: {shown}: {trouble}")?;
        }
        damaged += troubles.len();
        records.extend(games.into_iter().map(|game| game.record));
    }
    Ok((records, damaged))
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    net::open_file(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Prints bytes, or writes them to a file, whole or not at all.
pub fn print_or_write(path: Option<&Path>, bytes: &[u8]) -> anyhow::Result<()> {
    match path {
        Some(path) => write_whole_bytes(path, bytes),
        None => {
            let mut out = io::stdout().lock();
            out.write_all(bytes).and_then(|()| out.flush()).context("writing the output")
        }
    }
}
