//! Game records: one text format for all families, which replays to the same positions or is rejected.
//!
//! ```text
//! [Teahouse "1"]
//! [Rules "long-nardi"]
//! [Digest "0123456789abcdef0123456789abcdef"]
//! [White "random"]
//! [Black "random"]
//! [Result "white"]
//!
//! r63 24/18 18/15 r52 12/7 7/5 {a comment} r44 …
//! ```
//!
//! Headers come first, one a line. Then everything that happened, in order: rolls as `r63`, actions in the
//! family's notation, comments in braces; numbers such as `12.` are skipped. A file may hold
//! many records, one after the other.

use std::fmt;

use game::rules::Variant;
use game::{Event, Notation, Repetitions, Seat, Turn};

use crate::any::AnyGame;
use crate::registry;
use crate::table::Table;

/// The version of the format that is written; nothing else is read.
const FORMAT: &str = "1";

/// A recorded game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Name and value, in order. `Teahouse`, `Rules` and `Digest` are always there.
    pub headers: Vec<(String, String)>,
    /// Every roll and action with the comment after it, which may be empty.
    pub events: Vec<(String, String)>,
}

/// Why a record was rejected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is not a record.
    #[error("line {line}: {problem}")]
    Text {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
    /// It belongs to rules that are not these.
    #[error("{0}")]
    Rules(String),
    /// It does not replay.
    #[error("event {ply} ({event}): {reason}")]
    Replay {
        /// Which roll or action, from 1.
        ply: usize,
        /// Its text.
        event: String,
        /// Why it cannot be played.
        reason: String,
    },
}

impl Record {
    /// The record of a game so far; `players` are seats and who played there.
    pub fn of(table: &dyn Table, start: Option<&str>, players: &[(&str, &str)]) -> Record {
        let mut record = Record::begin(table.variant(), players);
        let mut header = |name: &str, value: &str| record.headers.push((name.to_owned(), value.to_owned()));
        if let Some(fen) = start {
            header("Start", fen);
        }
        if let Some(verdict) = table.verdict() {
            header("Result", &verdict.result);
            header("Reason", &verdict.reason);
        }
        record.events = table.events().into_iter().map(|event| (event, String::new())).collect();
        record
    }

    /// The record of these events from the start of a game; `player` names who sits where.
    pub fn of_events<'n, G: Notation>(
        game: &G,
        events: &[Event<G::Move>],
        player: impl Fn(Seat) -> &'n str,
    ) -> Record {
        let seats = (0..game.seats()).filter(|&seat| game.is_seated(seat));
        let players: Vec<_> = seats.map(|seat| (game.seat_name(seat), player(seat))).collect();
        let mut record = Record::begin(game.variant(), &players);
        let (mut state, mut repetitions) = (game.start(), Repetitions::default());
        for event in events {
            let mut text = String::new();
            match *event {
                Event::Roll(roll) => {
                    text.push('r');
                    game.write_roll(roll, &mut text);
                    game.roll(&mut state, roll);
                }
                Event::Move(action) => {
                    game.write_move(&state, action, &mut text);
                    game.play(&mut state, action);
                    repetitions.after(game, &mut state);
                }
            }
            record.events.push((text, String::new()));
        }
        if let Some(verdict) = game.verdict(&state) {
            record.headers.push(("Result".into(), verdict.result));
            record.headers.push(("Reason".into(), verdict.reason));
        }
        record
    }

    fn begin(variant: &Variant, players: &[(&str, &str)]) -> Record {
        let mut headers = vec![("Teahouse".to_owned(), FORMAT.to_owned())];
        headers.push(("Rules".into(), variant.id.clone()));
        headers.push(("Digest".into(), variant.digest()));
        headers.extend(players.iter().map(|&(seat, player)| (seat.to_owned(), player.to_owned())));
        Record { headers, events: Vec::new() }
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Reads every record of a text.
    pub fn read_all(text: &str) -> Result<Vec<Record>, RecordError> {
        Reader::default().read(text)
    }

    /// Replays the game under its own rules, which must be built in.
    pub fn replay(&self) -> Result<Box<dyn Table>, RecordError> {
        let name =
            self.header("Rules").ok_or_else(|| RecordError::Rules("the record names no rules".into()))?;
        let game = registry::game(name).map_err(|error| RecordError::Rules(error.to_string()))?;
        self.replay_under(&game)
    }

    /// Replays the game under these rules; they must be the ones it was played by.
    pub fn replay_under(&self, game: &AnyGame) -> Result<Box<dyn Table>, RecordError> {
        let digest = game.variant().digest();
        if self.header("Digest") != Some(&digest) {
            let theirs = self.header("Digest").unwrap_or("none");
            let ours = &game.variant().id;
            return Err(RecordError::Rules(format!(
                "the record was played by other rules (digest {theirs}) than {ours} (digest {digest})"
            )));
        }
        let mut table = game.table();
        if let Some(fen) = self.header("Start") {
            table.set_fen(fen).map_err(|error| RecordError::Rules(format!("its start: {error}")))?;
        }
        for (index, (event, _)) in self.events.iter().enumerate() {
            table.act(event).map_err(|error| RecordError::Replay {
                ply: index + 1,
                event: event.clone(),
                reason: error.to_string(),
            })?;
        }
        self.check_result(table.as_ref())?;
        Ok(table)
    }

    fn check_result(&self, table: &dyn Table) -> Result<(), RecordError> {
        let (Some(claimed), Turn::Over) = (self.header("Result"), table.turn()) else { return Ok(()) };
        let result = table.verdict().map(|verdict| verdict.result).unwrap_or_default();
        if result == claimed {
            return Ok(());
        }
        Err(RecordError::Replay {
            ply: self.events.len(),
            event: "the end".into(),
            reason: format!("the result is {result}, but the record says {claimed}"),
        })
    }
}

/// The text of the record, ending with an empty line.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.headers {
            writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))?;
        }
        writeln!(f)?;
        let mut width = 0;
        for (event, comment) in &self.events {
            let mut word = event.clone();
            if !comment.is_empty() {
                word = format!("{word} {{{}}}", comment.replace(['{', '}', '\n', '\r'], " "));
            }
            if width > 0 && width + word.len() >= 100 {
                writeln!(f)?;
                width = 0;
            }
            write!(f, "{}{word}", if width > 0 { " " } else { "" })?;
            width += word.len() + 1;
        }
        f.write_str(if self.events.is_empty() { "\n" } else { "\n\n" })
    }
}

#[derive(Default)]
struct Reader {
    done: Vec<Record>,
    current: Record,
    /// The line that an open comment began on.
    open_comment: Option<usize>,
}

impl Reader {
    fn read(mut self, text: &str) -> Result<Vec<Record>, RecordError> {
        for (index, line) in text.lines().enumerate() {
            let line_number = index + 1;
            match line.trim() {
                header if self.open_comment.is_none() && header.starts_with('[') => {
                    self.header(header, line_number)?;
                }
                events => self.events(events, line_number)?,
            }
        }
        if let Some(line) = self.open_comment {
            return Err(RecordError::Text {
                line,
                problem: "a comment that begins here is never closed with }".into(),
            });
        }
        self.finish();
        Ok(self.done)
    }

    fn finish(&mut self) {
        if !self.current.headers.is_empty() {
            self.done.push(std::mem::take(&mut self.current));
        }
    }

    fn header(&mut self, text: &str, line: usize) -> Result<(), RecordError> {
        let wrong =
            || RecordError::Text { line, problem: format!("{text} is not a header like [Name \"value\"]") };
        let (name, value) = text
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix("\"]"))
            .ok_or_else(wrong)?
            .split_once(" \"")
            .ok_or_else(wrong)?;
        if name == "Teahouse" {
            self.finish();
            if value != FORMAT {
                let problem = format!("this is format {value}, but only format {FORMAT} is known");
                return Err(RecordError::Text { line, problem });
            }
        } else if self.current.headers.is_empty() {
            let problem = format!("a record begins with [Teahouse \"{FORMAT}\"]");
            return Err(RecordError::Text { line, problem });
        }
        self.current.headers.push((name.to_owned(), unescape(value)));
        Ok(())
    }

    fn events(&mut self, text: &str, line: usize) -> Result<(), RecordError> {
        let mut rest = text;
        while !rest.is_empty() {
            if self.open_comment.is_some() {
                let (comment, after) = rest.split_once('}').map_or((rest, None), |(a, b)| (a, Some(b)));
                self.comment(comment, line)?;
                if after.is_some() {
                    self.open_comment = None;
                }
                rest = after.unwrap_or("").trim_start();
            } else if let Some(comment) = rest.strip_prefix('{') {
                self.open_comment = Some(line);
                rest = comment;
            } else {
                let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
                self.event(&rest[..end], line)?;
                rest = rest[end..].trim_start();
            }
        }
        Ok(())
    }

    fn comment(&mut self, text: &str, line: usize) -> Result<(), RecordError> {
        let problem = "a comment stands after a roll or an action".to_owned();
        let (_, comment) = self.current.events.last_mut().ok_or(RecordError::Text { line, problem })?;
        if !comment.is_empty() {
            comment.push(' ');
        }
        comment.push_str(text.trim());
        Ok(())
    }

    fn event(&mut self, word: &str, line: usize) -> Result<(), RecordError> {
        if self.current.headers.is_empty() {
            let problem = format!("a record begins with [Teahouse \"{FORMAT}\"]");
            return Err(RecordError::Text { line, problem });
        }
        let is_number = word.strip_suffix('.').is_some_and(|n| n.bytes().all(|b| b.is_ascii_digit()));
        if !is_number {
            self.current.events.push((word.to_owned(), String::new()));
        }
        Ok(())
    }
}

fn unescape(text: &str) -> String {
    let mut out = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        out.push(if c == '\\' { chars.next().unwrap_or('\\') } else { c });
    }
    out
}
