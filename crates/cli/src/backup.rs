//! `teahouse backup`: a copy of the tables that people share, also while a server uses them.

use std::path::PathBuf;

use anyhow::anyhow;
use game::Message;
use store::{Store, StoreError};
use teahouse::Catalogue;

use crate::database;
use crate::output::line;

/// Arguments of `teahouse backup`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Where the copy goes: a file that is not there yet
    #[arg(value_name = "FILE")]
    to: PathBuf,
    /// The file with the tables, as `teahouse serve` is told
    #[arg(long, value_name = "FILE")]
    database: Option<String>,
}

/// Copies the database to a file, whole or not at all.
pub fn run(arguments: Arguments, words: &Catalogue) -> anyhow::Result<()> {
    let from = database::address(arguments.database)?;
    wait_for(Store::backup_of(&from, &arguments.to), words)?;
    let path = arguments.to.display().to_string();
    line(words.text(&Message::new("backup-done").with("path", path)))
}

/// Waits for what the store does, and says in words why it failed.
pub fn wait_for<T>(
    work: impl Future<Output = Result<T, StoreError>>,
    words: &Catalogue,
) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    runtime.block_on(work).map_err(|error| anyhow!("{}", words.text(&error.message())))
}
