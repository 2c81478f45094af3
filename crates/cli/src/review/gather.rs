//! The games that were named: out of files, and out of the files of folders.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use teahouse::{AnyGame, Record, RecordError, Table};

use crate::replay::{read_text, replay};

/// A game to review.
pub struct Game {
    pub source: String,
    pub record: Record,
    pub game: AnyGame,
    pub table: Box<dyn Table>,
}

/// What was found.
pub struct Gathered {
    pub games: Vec<Game>,
    /// How many records are damaged; what is wrong with each was said.
    pub damaged: usize,
}

/// Reads every record of these files and folders. What is wrong with a record is said, and the others are read.
pub fn gather(paths: &[PathBuf], rules: Option<&AnyGame>) -> anyhow::Result<Gathered> {
    let mut gathered = Gathered { games: Vec::new(), damaged: 0 };
    let mut known = BTreeMap::new();
    for path in paths {
        for file in files_of(path)? {
            let name = file.display();
            let text = read_text(&file).with_context(|| format!("cannot read {name}"))?;
            // A folder may hold other things as well.
            if path.is_dir() && !text.trim_start().starts_with("[Teahouse ") {
                continue;
            }
            for (number, record) in (1..).zip(Record::read_each(&text)) {
                let source = format!("{name}, game {number}");
                match read(record, &source, rules, &mut known) {
                    Ok(game) => gathered.games.push(game),
                    Err(error) => {
                        gathered.damaged += 1;
                        // Where it cannot be said, the number of damaged games is still counted.
                        let _ = writeln!(std::io::stderr(), "teahouse: {source}: {error:#}");
                    }
                }
            }
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

fn read(
    record: Result<Record, RecordError>,
    source: &str,
    rules: Option<&AnyGame>,
    known: &mut BTreeMap<String, AnyGame>,
) -> anyhow::Result<Game> {
    let record = record?;
    let table = replay(std::slice::from_ref(&record), rules)?;
    let game = match (rules, known.get(&table.variant().id)) {
        (Some(game), _) | (None, Some(game)) => game.clone(),
        (None, None) => {
            let game = teahouse::built_in_game(&table.variant().id)?;
            known.insert(table.variant().id.clone(), game.clone());
            game
        }
    };
    Ok(Game { source: source.to_owned(), record, game, table })
}
