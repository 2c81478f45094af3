//! Records in other programs' formats: a module for each, found by what a file begins with.
//!
//! ```
//! use tables::exchange::{Format, import};
//! let imported = import(b"1. d6 f4 2. d7 g4 3. d5xg4 *", None, None);
//! assert_eq!(imported.format, Some(Format::Sanmill));
//! assert_eq!(imported.games[0].record.events.len(), 6);
//! ```
//!
//! Everything that is read becomes a [`Record`], which has been replayed: what is not legal by our rules is refused with
//! its place. What a format cannot hold is named when it is written ([`Exported::notes`]).

mod longnardi;
mod ludopy;
mod mat;
mod npz;
mod ours;
mod pgn;

use std::fmt;

use game::{Message, Verdict};

use crate::any::AnyGame;
use crate::record::{Record, UNFINISHED};
use crate::table::Table;

/// How games are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Our own records.
    Teahouse,
    /// Mill as Sanmill writes it: PGN-like text with names of points.
    Sanmill,
    /// Mill as PlayOK writes it: PGN-like text with numbers of points.
    PlayOk,
    /// Matches as backgammon programs write them, here of Nardi.
    Mat,
    /// The history arrays of LUDOpy.
    Ludopy,
    /// The games that the app of LongNardi keeps. They are read and not written.
    LongNardi,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 6] =
        [Format::Teahouse, Format::Sanmill, Format::PlayOk, Format::Mat, Format::Ludopy, Format::LongNardi];

    /// Its name on command lines and in messages.
    pub fn id(self) -> &'static str {
        match self {
            Format::Teahouse => "teahouse",
            Format::Sanmill => "sanmill",
            Format::PlayOk => "playok",
            Format::Mat => "mat",
            Format::Ludopy => "ludopy",
            Format::LongNardi => "longnardi",
        }
    }

    /// The format of this name.
    pub fn of_id(id: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.id() == id)
    }

    /// The ending of its files.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Teahouse | Format::PlayOk => "txt",
            Format::Sanmill => "pgn",
            Format::Mat => "mat",
            Format::Ludopy => "npz",
            Format::LongNardi => "json",
        }
    }

    /// The format of a file, by what it holds.
    pub fn found_in(bytes: &[u8]) -> Option<Format> {
        if npz::is_numpy(bytes) {
            return Some(Format::Ludopy);
        }
        let text = text_of(bytes);
        let begins = text.trim_start();
        if begins.starts_with("[Teahouse ") {
            Some(Format::Teahouse)
        } else if longnardi::is_such(begins) {
            Some(Format::LongNardi)
        } else if mat::is_such(&text) {
            Some(Format::Mat)
        } else {
            pgn::found_in(&text)
        }
    }
}

/// Where in a file something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nowhere in particular.
    Whole,
    /// On this line, from 1; in this column, from 1, where that is known.
    Line(usize, Option<usize>),
    /// At this byte, from 0.
    Byte(usize),
    /// At this moment of a history, from 0 as in the array.
    Moment(usize),
    /// In this game and this turn, both from 1.
    Turn(usize, usize),
}

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Trouble {
    /// Where.
    pub place: Place,
    /// What.
    pub problem: Message,
}

impl Trouble {
    fn new(place: Place, problem: Message) -> Trouble {
        Trouble { place, problem }
    }

    /// What to say about it, with its place.
    pub fn message(&self) -> Message {
        let problem = self.problem.clone();
        match self.place {
            Place::Whole => problem,
            Place::Line(line, None) => {
                Message::new("record-line").with("line", line).with("problem", problem)
            }
            Place::Line(line, Some(column)) => Message::new("exchange-line")
                .with("line", line)
                .with("column", column)
                .with("problem", problem),
            Place::Byte(byte) => Message::new("exchange-byte").with("byte", byte).with("problem", problem),
            Place::Moment(moment) => {
                Message::new("exchange-moment").with("moment", moment).with("problem", problem)
            }
            Place::Turn(game, turn) => {
                Message::new("exchange-turn").with("game", game).with("turn", turn).with("problem", problem)
            }
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A game that was read.
#[derive(Clone, Debug)]
pub struct ImportedGame {
    /// Its record, which replays.
    pub record: Record,
    /// What had to be assumed to read it.
    pub notes: Vec<Message>,
}

/// What was read from a file.
#[derive(Clone, Debug)]
pub struct Imported {
    /// How it was written; `None` if that could not be found out.
    pub format: Option<Format>,
    /// Every game that could be read.
    pub games: Vec<ImportedGame>,
    /// What is wrong with the others.
    pub troubles: Vec<Trouble>,
}

/// What was written.
#[derive(Clone, Debug)]
pub struct Exported {
    /// The file.
    pub bytes: Vec<u8>,
    /// What the format has no room for.
    pub notes: Vec<Message>,
}

type Read = Vec<Result<ImportedGame, Trouble>>;

/// Reads every game of a file: in this format, or the one that is found; by these rules, or those that it names.
pub fn import(bytes: &[u8], format: Option<Format>, rules: Option<&AnyGame>) -> Imported {
    let Some(format) = format.or_else(|| Format::found_in(bytes)) else {
        let code = if bytes.trim_ascii().is_empty() { "exchange-empty" } else { "exchange-unknown" };
        let trouble = Trouble::new(Place::Whole, Message::new(code));
        return Imported { format: None, games: Vec::new(), troubles: vec![trouble] };
    };
    let text = || text_of(bytes);
    let read = match format {
        Format::Teahouse => ours::read(&text(), rules),
        Format::Sanmill | Format::PlayOk => pgn::read(&text(), rules),
        Format::Mat => mat::read(&text(), rules),
        Format::Ludopy => vec![ludopy::read(bytes, rules)],
        Format::LongNardi => longnardi::read(&text(), rules),
    };
    let mut imported = Imported { format: Some(format), games: Vec::new(), troubles: Vec::new() };
    if read.is_empty() {
        imported.troubles.push(Trouble::new(Place::Whole, Message::new("exchange-empty")));
    }
    for game in read {
        match game {
            Ok(game) => imported.games.push(game),
            Err(trouble) => imported.troubles.push(trouble),
        }
    }
    imported
}

/// Writes games in a format; records whose rules are not built in need these rules.
pub fn export(records: &[Record], format: Format, rules: Option<&AnyGame>) -> Result<Exported, Trouble> {
    if records.is_empty() {
        return Err(Trouble::new(Place::Whole, Message::new("exchange-nothing-to-write")));
    }
    match format {
        Format::Teahouse => Ok(ours::write(records)),
        Format::Sanmill => pgn::write(records, rules, mill::record_text::Points::Names),
        Format::PlayOk => pgn::write(records, rules, mill::record_text::Points::Numbers),
        Format::Mat => mat::write(records, rules),
        Format::Ludopy => ludopy::write(records, rules),
        Format::LongNardi => {
            let problem = Message::new("exchange-not-written").with("format", format.id());
            Err(Trouble::new(Place::Whole, problem))
        }
    }
}

/// The text of a file. What is not UTF-8 is marked, and damages no more than the game in which it stands.
fn text_of(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned()
}

/// The rules of a record and its last position, to which it replays; wrong records are named by their number.
fn replayed(
    number: usize,
    record: &Record,
    rules: Option<&AnyGame>,
) -> Result<(AnyGame, Box<dyn Table>), Trouble> {
    let wrong = |problem: Message| {
        let problem = Message::new("exchange-record").with("number", number).with("problem", problem);
        Trouble::new(Place::Whole, problem)
    };
    let game = match rules {
        Some(game) => game.clone(),
        None => record.game().map_err(|error| wrong(error.message()))?,
    };
    let end = record.replay_under(&game).map_err(|error| wrong(error.message()))?;
    Ok((game, end))
}

/// The rules that were asked for, if they are of the family that a format is for.
fn of_family<'r>(
    rules: Option<&'r AnyGame>,
    format: Format,
    family: &str,
) -> Result<Option<&'r AnyGame>, Trouble> {
    match rules {
        Some(game) if game.variant().family.name != family => {
            let problem = Message::new("exchange-other-family")
                .with("format", format.id())
                .with("rules", game.variant().id.as_str());
            Err(Trouble::new(Place::Whole, problem))
        }
        rules => Ok(rules),
    }
}

/// A built-in game that a format means where it says nothing else.
fn built_in(id: &str) -> Result<AnyGame, Trouble> {
    crate::registry::built_in_game(id).map_err(|error| Trouble::new(Place::Whole, error.message()))
}

/// Headers that say something about the record itself, and are made anew.
const OWN_HEADERS: [&str; 8] =
    ["Teahouse", "Rules", "Digest", "Start", "Match", "Result", "Reason", "Events"];

/// A text from elsewhere without what a terminal would obey.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Adds a header from elsewhere, under a name that our records can hold. The first of several stays.
fn add_header(record: &mut Record, name: &str, value: &str) {
    let name: String = name.chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect();
    let value = plain(value);
    if !name.is_empty() && !OWN_HEADERS.contains(&name.as_str()) && record.header(&name).is_none() {
        record.set(&name, &value);
    }
}

/// The headers of a record that do not say something about the record itself.
fn free_headers(record: &Record) -> impl Iterator<Item = &(String, String)> {
    record.headers.iter().filter(|(name, _)| !OWN_HEADERS.contains(&name.as_str()))
}

/// The record of a table whose game began with the position of this FEN, the usual one if none.
fn record_of(table: &dyn Table, start: Option<&str>) -> Record {
    Record::of(table, start, &[])
}

/// Writes down an end that the file claims: that of the rules, or for a game that goes on one that they do not know.
fn claim_end(
    record: &mut Record,
    verdict: Option<Verdict>,
    result: &str,
    reason: &str,
) -> Result<(), Message> {
    match verdict {
        Some(verdict) if verdict.result != result => Err(Message::new("record-wrong-end")
            .with("header", "Result")
            .with("claimed", result)
            .with("found", verdict.result)),
        Some(_) => Ok(()),
        None if result == UNFINISHED => Ok(()),
        None => {
            record.end(result, reason);
            Ok(())
        }
    }
}
