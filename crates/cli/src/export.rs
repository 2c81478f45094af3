//! `teahouse export`: games in the formats of other programs.

use std::io::{self, Write as _};
use std::path::PathBuf;

use anyhow::bail;
use teahouse::exchange::{Format, export};

use crate::import::{formats, gather, print_or_write};

/// Arguments of `teahouse export`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Files of games, in any format that import reads
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The format to write
    #[arg(long, value_parser = formats())]
    format: Format,
    /// The rules, an id or a rule file, where the games do not name them
    #[arg(long)]
    rules: Option<String>,
    /// Write to this file, instead of printing
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Reads all files and writes their games as one file.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    let rules = arguments.rules.as_deref().map(teahouse::game).transpose()?;
    let (records, damaged) = gather(&arguments.files, None, rules.as_ref())?;
    if damaged > 0 {
        bail!("{damaged} games cannot be read; nothing is written");
    }
    let exported = export(&records, arguments.format, rules.as_ref())?;
    for note in &exported.notes {
        // Where nobody hears it, the file is what counts.
        let _ = writeln!(io::stderr(), "teahouse: {note}");
    }
    print_or_write(arguments.out.as_deref(), &exported.bytes)
}
