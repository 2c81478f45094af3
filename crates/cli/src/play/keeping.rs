//! Unfinished games: kept as records in the user's state folder, one for each set of rules, and taken up next time.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use game::Message;
use teahouse::{Catalogue, Record, UNFINISHED};

use super::sitting::Sitting;
use crate::folders;
use crate::output::write_whole;

/// The largest file that is read as a record, in bytes; the longest games have far less.
const LARGEST: u64 = 16 << 20;

/// The folder of the unfinished games: in `$TEAHOUSE_STATE`, else `teahouse` in the user's state folder.
pub fn folder() -> Option<PathBuf> {
    Some(folders::state()?.join("unfinished"))
}

/// Where the game of these rules is kept.
fn file(folder: &Path, digest: &str) -> PathBuf {
    folder.join(format!("{digest}.txt"))
}

/// A game that was kept, or a match: the records of all its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved(pub Vec<Record>);

impl Saved {
    /// A header that is the same for all games, or that of the last one.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.0.last().and_then(|record| record.header(name))
    }

    /// How many events there are.
    pub fn events(&self) -> usize {
        self.0.iter().map(|record| record.events.len()).sum()
    }
}

impl std::fmt::Display for Saved {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|record| record.fmt(f))
    }
}

/// The record of a sitting, or the records of a match, with what is needed to go on.
pub fn record_of(sitting: &Sitting) -> Saved {
    let table = sitting.table();
    let names: Vec<(String, String)> = sitting
        .seats()
        .map(|seat| (capital(table.seat_id(seat)), sitting.players[sitting.player(seat)].argument()))
        .collect();
    let players: Vec<(&str, &str)> =
        names.iter().map(|(seat, name)| (seat.as_str(), name.as_str())).collect();
    let start = table.start_fen();
    let is_usual = sitting.game.table().start_fen() == start;
    let mut records = Record::all_of(table, (!is_usual).then_some(start.as_str()), &players);
    // Who gives up between two games of a match gives up the next one; the last record has its end already.
    let last = records.last_mut().filter(|_| table.verdict().is_none());
    if let (Some(resigned), Some(record)) = (sitting.resigned, last) {
        let others: Vec<&str> =
            sitting.seats().filter(|&seat| seat != resigned).map(|seat| table.seat_id(seat)).collect();
        let result = if let [winner] = others[..] { winner } else { UNFINISHED };
        record.end(result, "resignation");
    }
    records.iter_mut().for_each(|record| add_what_is_needed(record, sitting));
    Saved(records)
}

fn add_what_is_needed(record: &mut Record, sitting: &Sitting) {
    record.set("Players", &sitting.players_argument());
    record.set("Seed", &sitting.seed.to_string());
    let paths = [("RuleFile", &sitting.origin.rule_file), ("Net", &sitting.origin.net)];
    for (name, path) in paths.into_iter().filter_map(|(name, path)| Some((name, path.as_ref()?))) {
        record.set(name, &path.display().to_string());
    }
    if sitting.any_rules {
        record.set("AnyRules", "yes");
    }
}

/// The header of a seat: `White` for `white`.
fn capital(id: &str) -> String {
    let mut letters = id.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Keeps the game if it is unfinished, and forgets it if it is over.
pub fn keep(sitting: &Sitting, folder: Option<&Path>) -> anyhow::Result<()> {
    let Some(folder) = folder else { return Ok(()) };
    let path = file(folder, &sitting.table().variant().digest());
    if sitting.is_over() {
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(error).with_context(|| format!("cannot remove {}", path.display()));
            }
            _ => return Ok(()),
        }
    }
    // Dice alone are no game to go on with.
    if !sitting.has_begun() {
        return Ok(());
    }
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    write_whole(&path, record_of(sitting))
}

/// The unfinished game of these rules, if there is one.
pub fn kept(folder: &Path, digest: &str, words: &Catalogue) -> Option<anyhow::Result<Saved>> {
    let path = file(folder, digest);
    path.exists().then(|| read(&path, words))
}

/// Every unfinished game that can be read, the newest first.
pub fn all_kept(folder: &Path, words: &Catalogue) -> Vec<Saved> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let is_record = |path: &PathBuf| path.extension().is_some_and(|end| end == "txt");
    let mut files: Vec<PathBuf> = files.map(|entry| entry.path()).filter(is_record).collect();
    let time = |path: &PathBuf| path.metadata().and_then(|known| known.modified()).ok();
    files.sort_by_key(|path| std::cmp::Reverse(time(path)));
    files.iter().filter_map(|path| read(path, words).ok()).collect()
}

/// The first game of a file, or the first match.
pub fn read(path: &Path, words: &Catalogue) -> anyhow::Result<Saved> {
    let cannot = || format!("cannot read {}", path.display());
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).with_context(cannot)?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).with_context(cannot)?;
    if bytes.len() as u64 > LARGEST {
        bail!("{}", words.text(&Message::new("terminal-file-too-large").with("most", LARGEST >> 20)));
    }
    let text = String::from_utf8(bytes).with_context(cannot)?;
    // What comes after the first game or match may be anything.
    let mut records = Vec::new();
    for record in Record::read_each(&text) {
        match record {
            Ok(record) => records.push(record),
            Err(error) if records.is_empty() => return Err(error.into()),
            Err(_) => break,
        }
    }
    match Record::matches(records).into_iter().next() {
        Some(games) => Ok(Saved(games)),
        None => bail!("{}", words.text(&Message::new("terminal-no-record"))),
    }
}
