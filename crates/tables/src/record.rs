//! Game records: one text format for all families, which replays to the same positions or is rejected.
//!
//! ```text
//! [Teahouse "1"]
//! [Rules "long-nardi"]
//! [Digest "0123456789abcdef0123456789abcdef"]
//! [White "random"]
//! [Black "random"]
//! [Result "white"]
//! [Reason "nardi-verdict-mars"]
//! [Events "143"]
//!
//! r63 24/18 18/15 r52 12/7 7/5 {a comment} r44 …
//! ```
//!
//! Headers come first, one a line. Then everything that happened, in order: rolls as `r63`, actions in the
//! family's notation, comments in braces; numbers such as `12.` are skipped. A file may hold
//! many records, one after the other. `Result` is `*` while a game goes on; `Events` counts what happened, so
//! that a record that was cut off is noticed.
//!
//! Where the dice can be checked, headers that begin with `Fair` say how (`fair.rs`).
//!
//! A match is a record for each of its games, one after the other. Headers say what match it is (`Match` its length,
//! `Cube`, `Crawford`, `Jacoby`, `NextGame`), which game (`Game`, `Score` before it, `CrawfordGame`); `double`, `take` and
//! `drop` stand among the events.

mod read;

use std::fmt;

use game::rules::Variant;
use game::{Event, Notation, Repetitions, Seat, Turn, Verdict};
use texts::Message;

use crate::any::AnyGame;
use crate::matches::NEXT;
use crate::registry;
use crate::table::Table;

pub use read::Reading;
pub(crate) use read::{Placed, unescape};

/// The version of the format that is written; nothing else is read.
const FORMAT: &str = "1";

/// The header with the text of rules that are not built in; `\n` ends a line, `\\` is a backslash.
const RULES_TEXT: &str = "RulesText";

/// What the headers about fair dice begin with (docs/fair-dice.md). What they say was known before the first event, so they
/// never stand behind one.
pub(crate) const FAIR: &str = "Fair";

/// The result of a game that is not over.
pub const UNFINISHED: &str = "*";

/// Ends that no rule knows of: a record may say so while its last position goes on.
pub const OTHER_ENDS: [&str; 4] = ["resignation", "timeout", "agreement", "too-long"];

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
pub struct RecordError {
    /// The line of the text, from 1, where the text itself is wrong.
    pub line: Option<usize>,
    /// Which roll or action, from 1, where it does not replay.
    pub event: Option<usize>,
    /// What is wrong.
    pub problem: Message,
}

impl RecordError {
    pub(crate) fn of_rules(problem: Message) -> RecordError {
        RecordError { line: None, event: None, problem }
    }

    pub(crate) fn of_event(number: usize, problem: Message) -> RecordError {
        RecordError { line: None, event: Some(number), problem }
    }

    /// The same, in this game of a match, counted from 1.
    pub(crate) fn in_game(self, number: usize) -> RecordError {
        let problem = Message::new("record-game").with("game", number).with("problem", self.message());
        RecordError::of_rules(problem)
    }

    /// What to say about it, with its place.
    pub fn message(&self) -> Message {
        let problem = self.problem.clone();
        match (self.line, self.event) {
            (Some(line), _) => Message::new("record-line").with("line", line).with("problem", problem),
            (None, Some(event)) => Message::new("record-event").with("event", event).with("problem", problem),
            (None, None) => problem,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Record {
    /// The record of a game so far, of a match the one that is played now; `players` are seats and who played there.
    pub fn of(table: &dyn Table, start: Option<&str>, players: &[(&str, &str)]) -> Record {
        if let Some(game) = table.match_games().pop() {
            return Record::of_match_game(table.variant(), game, players);
        }
        let mut record = Record::begin(table.variant(), players);
        if let Some(fen) = start {
            record.set("Start", fen);
        }
        record.events = table.events().into_iter().map(|event| (event, String::new())).collect();
        record.close(table.verdict());
        record
    }

    /// The records of a table: one for every game of a match, or the only one.
    pub fn all_of(table: &dyn Table, start: Option<&str>, players: &[(&str, &str)]) -> Vec<Record> {
        let games = table.match_games();
        if games.is_empty() {
            return vec![Record::of(table, start, players)];
        }
        games.into_iter().map(|game| Record::of_match_game(table.variant(), game, players)).collect()
    }

    /// The record of these events from the start of a game; `player` names who sits where.
    pub fn of_events<'n, G: Notation>(
        game: &G,
        events: &[Event<G::Move>],
        player: impl Fn(Seat) -> &'n str,
    ) -> Record {
        let seats = (0..game.seats()).filter(|&seat| game.is_seated(seat));
        let players: Vec<(String, &str)> =
            seats.map(|seat| (header_of(game.seat_id(seat)), player(seat))).collect();
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
        record.close(game.verdict(&state));
        record
    }

    pub(crate) fn begin<S: AsRef<str>>(variant: &Variant, players: &[(S, &str)]) -> Record {
        let mut headers = vec![("Teahouse".to_owned(), FORMAT.to_owned())];
        headers.push(("Rules".into(), variant.id.clone()));
        headers.push(("Digest".into(), variant.digest()));
        headers.extend(players.iter().map(|(seat, player)| (seat.as_ref().to_owned(), (*player).to_owned())));
        Record { headers, events: Vec::new() }
    }

    /// Writes down how the game ended, if it did, and how many events there were.
    pub(crate) fn close(&mut self, verdict: Option<Verdict>) {
        match verdict {
            Some(verdict) => self.end(&verdict.result, &verdict.reason.code),
            None => self.set("Result", UNFINISHED),
        }
        self.set("Events", &self.events.len().to_string());
    }

    /// Says how the game ended, where the rules do not: one of [`OTHER_ENDS`].
    pub fn end(&mut self, result: &str, reason: &str) {
        self.set("Result", result);
        self.set("Reason", reason);
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Sets a header; a new one comes last.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.headers.iter_mut().find(|(key, _)| key == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.headers.push((name.to_owned(), value.to_owned())),
        }
    }

    /// Reads every record of a text, or says what is wrong with the first that is damaged.
    pub fn read_all(text: &str) -> Result<Vec<Record>, RecordError> {
        Record::read_each(text).collect()
    }

    /// Reads record after record; after a damaged one it goes on with the next.
    pub fn read_each(text: &str) -> Reading<'_> {
        Reading::new(text)
    }

    /// Replays the game under its own rules, which must be built in.
    pub fn replay(&self) -> Result<Box<dyn Table>, RecordError> {
        self.replay_under(&self.game()?)
    }

    /// The rules that the record brings along ([`Record::bring_rules`]), or the built-in ones that it names.
    pub fn game(&self) -> Result<AnyGame, RecordError> {
        let name =
            self.header("Rules").ok_or_else(|| RecordError::of_rules(Message::new("record-no-rules")))?;
        // A record comes from anywhere; what it names is never opened as a file.
        let game = match self.rules_text() {
            Some(text) => registry::game_from_text(&text),
            None => registry::built_in_game(name),
        };
        game.map_err(|error| {
            RecordError::of_rules(Message::new("record-rules").with("problem", error.message()))
        })
    }

    /// The text of the rules, if the record brings them along.
    pub fn rules_text(&self) -> Option<String> {
        self.header(RULES_TEXT).map(unfolded)
    }

    /// Lets the record bring the text of its rules along, for rules that are not built in.
    pub fn bring_rules(&mut self, text: &str) {
        self.set(RULES_TEXT, &text.replace('\\', "\\\\").replace('\r', "").replace('\n', "\\n"));
    }

    /// Replays the game under these rules; they must be the ones it was played by.
    pub fn replay_under(&self, game: &AnyGame) -> Result<Box<dyn Table>, RecordError> {
        let mut table = self.begin_under(game)?;
        self.replay_at(table.as_mut())?;
        Ok(table)
    }

    /// The table where the game began, under these rules; they must be the ones it was played by.
    pub fn begin_under(&self, game: &AnyGame) -> Result<Box<dyn Table>, RecordError> {
        self.check_rules(game.variant())?;
        let mut table = self.table_under(game)?;
        if let Some(fen) = self.header("Start") {
            let wrong = |error: game::NotationError| {
                RecordError::of_rules(Message::new("record-start").with("problem", error.message()))
            };
            table.set_fen(fen).map_err(wrong)?;
        }
        Ok(table)
    }

    /// Replays the events at a table that stands where the game began.
    pub(crate) fn replay_at(&self, table: &mut dyn Table) -> Result<(), RecordError> {
        for (index, (event, _)) in self.events.iter().enumerate() {
            // A record is one game.
            if event == NEXT {
                return Err(RecordError::of_event(index + 1, Message::new("record-next-game")));
            }
            table.act(event).map_err(|error| RecordError::of_event(index + 1, error.message()))?;
        }
        self.check_length()?;
        self.check_end(table)
    }

    pub(crate) fn check_rules(&self, variant: &Variant) -> Result<(), RecordError> {
        let Some(theirs) = self.header("Digest") else {
            return Err(RecordError::of_rules(Message::new("record-no-digest")));
        };
        if variant.has_digest(theirs) {
            return Ok(());
        }
        let problem = Message::new("record-other-rules")
            .with("found", theirs)
            .with("rules", variant.id.as_str())
            .with("digest", variant.digest());
        Err(RecordError::of_rules(problem))
    }

    fn check_length(&self) -> Result<(), RecordError> {
        let Some(claimed) = self.header("Events") else { return Ok(()) };
        if claimed == self.events.len().to_string() {
            return Ok(());
        }
        let problem =
            Message::new("record-cut-off").with("claimed", claimed).with("found", self.events.len());
        Err(RecordError::of_event(self.events.len(), problem))
    }

    /// Whether the record says of its end what the rules say.
    fn check_end(&self, table: &dyn Table) -> Result<(), RecordError> {
        let wrong = |problem| Err(RecordError::of_event(self.events.len(), problem));
        let (result, reason) = (self.header("Result"), self.header("Reason"));
        let verdict = if table.turn() == Turn::Over { table.verdict() } else { None };
        let Some(verdict) = verdict else {
            let is_open = result.is_none_or(|result| result == UNFINISHED);
            let is_other_end = reason.is_some_and(|reason| OTHER_ENDS.contains(&reason));
            return if is_open || is_other_end {
                Ok(())
            } else {
                wrong(Message::new("record-not-over").with("claimed", result.unwrap_or_default()))
            };
        };
        let ours = [Some(verdict.result.as_str()), Some(verdict.reason.code.as_ref())];
        for (what, ours, claimed) in [("Result", ours[0], result), ("Reason", ours[1], reason)] {
            if claimed.is_some() && claimed != ours {
                let problem = Message::new("record-wrong-end")
                    .with("header", what)
                    .with("claimed", claimed.unwrap_or_default())
                    .with("found", ours.unwrap_or_default());
                return wrong(problem);
            }
        }
        Ok(())
    }
}

/// A text that was written on one line, as it was.
fn unfolded(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if letters.clone().next() == Some('n') => {
                letters.next();
                whole.push('\n');
            }
            '\\' => whole.extend(letters.next()),
            letter => whole.push(letter),
        }
    }
    whole
}

/// The header that names who sits in a seat: `White` for `white`.
pub fn header_of(seat_id: &str) -> String {
    let mut letters = seat_id.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// A value as it stands between quotes.
pub(crate) fn escape(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ")
}

/// The text of the record, ending with an empty line.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.headers {
            writeln!(f, "[{name} \"{}\"]", escape(value))?;
        }
        writeln!(f)?;
        let mut width = 0;
        for (event, comment) in &self.events {
            let mut word = event.clone();
            if !comment.is_empty() {
                word = format!("{word} {{{}}}", comment.replace(['}', '\n', '\r'], " "));
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
