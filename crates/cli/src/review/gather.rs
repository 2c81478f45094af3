//! The games that were named: out of files, and out of the files of folders.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use teahouse::{AnyGame, Record, RecordError, Table};

use crate::replay::{read_text, replay};

/// A game to review, or a match.
pub struct Game {
    pub source: String,
    /// The record of the game, or those of all games of the match in order.
    pub records: Vec<Record>,
    pub game: AnyGame,
    pub table: Box<dyn Table>,
}

/// What was found.
pub struct Gathered {
    pub games: Vec<Game>,
    /// How many records are damaged; what is wrong with each was said.
    pub damaged: usize,
}

/// Reads every record of these files and folders. What is wrong with a record is said, and the others are read. The games
/// of a match are put together, unless each is to be alone.
pub fn gather(paths: &[PathBuf], rules: Option<&AnyGame>, is_alone: bool) -> anyhow::Result<Gathered> {
    let mut gathered = Gathered { games: Vec::new(), damaged: 0 };
    for path in paths {
        for file in files_of(path)? {
            let name = file.display();
            let text = read_text(&file).with_context(|| format!("cannot read {name}"))?;
            // A folder may hold other things as well.
            if path.is_dir() && !text.trim_start().starts_with("[Teahouse ") {
                continue;
            }
            let mut games = Vec::new();
            for (number, record) in (1..).zip(Record::read_each(&text)) {
                let source = format!("{name}, game {number}");
                if let Err(error) = read(record, &source, rules, is_alone, &mut games) {
                    gathered.damaged += 1;
                    // Where it cannot be said, the number of damaged games is still counted.
                    let _ = writeln!(std::io::stderr(), "teahouse: {source}: {error:#}");
                }
            }
            gathered.games.append(&mut games);
        }
    }
    Ok(gathered)
}

fn files_of(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries = std::fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.is_file());
    files.sort();
    Ok(files)
}

/// Reads a record: the next game of the match before it, or a game by itself.
fn read(
    record: Result<Record, RecordError>,
    source: &str,
    rules: Option<&AnyGame>,
    is_alone: bool,
    games: &mut Vec<Game>,
) -> anyhow::Result<()> {
    let record = record?;
    let is_next =
        |game: &&mut Game| !is_alone && game.records.last().is_some_and(|last| record.follows(last));
    if let Some(game) = games.last_mut().filter(is_next) {
        let records: Vec<Record> = game.records.iter().cloned().chain([record]).collect();
        (game.table, game.records) = (replay(&records, rules)?, records);
        return Ok(());
    }
    let table = replay(std::slice::from_ref(&record), rules)?;
    // A match may be another one than the rule file asks for.
    let is_same = |game: &&Game| game.table.variant() == table.variant();
    let game = match games.last().filter(is_same) {
        Some(last) => last.game.clone(),
        None => teahouse::open(table.variant().clone())?,
    };
    games.push(Game { source: source.to_owned(), records: vec![record], game, table });
    Ok(())
}
