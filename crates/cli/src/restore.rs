//! `teahouse restore`: a backup becomes a database again.

use std::path::PathBuf;

use game::Message;
use store::Store;
use teahouse::Catalogue;

use crate::backup::wait_for;
use crate::output::line;

/// Arguments of `teahouse restore`.
#[derive(clap::Args)]
pub struct Arguments {
    /// What `teahouse backup` has made
    #[arg(value_name = "BACKUP")]
    backup: PathBuf,
    /// Where the tables go: a file that is not there yet, so that nothing is ever overwritten
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
}

/// Looks through the whole backup, and copies it to where the server will find it.
pub fn run(arguments: Arguments, words: &Catalogue) -> anyhow::Result<()> {
    wait_for(Store::restore(&arguments.backup, &arguments.to), words)?;
    let path = arguments.to.display().to_string();
    line(words.text(&Message::new("restore-done").with("path", path)))
}
