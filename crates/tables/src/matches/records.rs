//! Records of matches: a record for each game, with headers that say where in the match it stands.

use game::Verdict;
use game::rules::Variant;
use nardi::{Crawford, Match};
use texts::Message;

use super::{MatchSetup, MatchTable, NEXT};
use crate::any::AnyGame;
use crate::record::{Record, RecordError};
use crate::table::Table;

/// A game of a match, as its record tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// What match it is, and where in it the game stands.
    pub headers: Vec<(&'static str, String)>,
    /// The position it began with, where it is not the usual one.
    pub start: Option<String>,
    /// What happened, doubles included.
    pub events: Vec<String>,
    /// How it ended, if it has.
    pub verdict: Option<Verdict>,
}

/// The headers that every game of a match has in common.
const COMMON: [&str; 8] = ["Rules", "Digest", "Match", "Cube", "Crawford", "Jacoby", "White", "Black"];

impl MatchTable {
    pub(super) fn recorded_games(&self) -> Vec<MatchGame> {
        let usual = self.game.start_of(nardi::Starter::OpeningRoll);
        let games = self.games[..=self.current].iter().enumerate();
        let told = games.map(|(index, game)| {
            let is_last = index == self.current;
            let (_, end) = self.steps_of(index);
            let earlier = || self.verdict_of(game.score.as_ref()?, &game.table);
            let verdict = if is_last { self.verdict() } else { earlier() };
            let start = (*game.table.history().start() != usual).then(|| game.table.start_fen());
            let headers = headers(self.variant(), &game.begins, index + 1);
            MatchGame { headers, start, events: self.events_of(game, end), verdict }
        });
        told.collect()
    }
}

/// What the record of a game says about its match.
fn headers(variant: &Variant, begins: &Match, number: usize) -> Vec<(&'static str, String)> {
    let yes = |is_so: bool| if is_so { "yes" } else { "no" }.to_owned();
    let rules = begins.rules();
    let mut headers = vec![("Match", rules.match_length.to_string()), ("Cube", yes(rules.cube))];
    if rules.crawford {
        headers.push(("Crawford", yes(true)));
    }
    if rules.jacoby {
        headers.push(("Jacoby", yes(true)));
    }
    headers.push(("NextGame", variant.values.name("opening.next_game").to_owned()));
    headers.push(("Game", number.to_string()));
    headers.push(("Score", format!("{}-{}", begins.score[0], begins.score[1])));
    if rules.crawford {
        headers.push(("CrawfordGame", yes(begins.crawford == Crawford::Now)));
    }
    headers
}

impl MatchSetup {
    /// The match that the headers of a record tell of; `None` if it is a single game.
    pub fn of_record(record: &Record) -> Result<Option<MatchSetup>, RecordError> {
        let Some(length) = record.header("Match") else { return Ok(None) };
        let length = length.parse().map_err(|_| wrong("Match", length, "1 … 99"))?;
        let is_so = |name: &'static str| match record.header(name) {
            None | Some("no") => Ok(false),
            Some("yes") => Ok(true),
            Some(other) => Err(wrong(name, other, "yes, no")),
        };
        let crawford = is_so("Crawford")?;
        Ok(Some(MatchSetup {
            length,
            cube: is_so("Cube")?,
            crawford,
            jacoby: is_so("Jacoby")?,
            score: record.header("Score").map_or(Ok([0; 2]), read_score)?,
            is_after_crawford: crawford && !is_so("CrawfordGame")?,
            next_game: record.header("NextGame").map(str::to_owned),
        }))
    }
}

fn read_score(text: &str) -> Result<[u32; 2], RecordError> {
    let points = text.split_once('-').and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
    points.ok_or_else(|| wrong("Score", text, "3-1"))
}

fn wrong(header: &'static str, found: &str, expected: &'static str) -> RecordError {
    let problem = Message::new("record-match-header").with("header", header);
    RecordError::of_rules(problem.with("found", game::excerpt(found)).with("expected", expected))
}

impl Record {
    pub(crate) fn of_match_game(variant: &Variant, game: MatchGame, players: &[(&str, &str)]) -> Record {
        let mut record = Record::begin(variant, players);
        game.headers.iter().for_each(|(name, value)| record.set(name, value));
        if let Some(fen) = &game.start {
            record.set("Start", fen);
        }
        record.events = game.events.into_iter().map(|event| (event, String::new())).collect();
        record.close(game.verdict);
        record
    }

    /// The table that the game of this record began at.
    pub(crate) fn table_under(&self, game: &AnyGame) -> Result<Box<dyn Table>, RecordError> {
        let Some(setup) = MatchSetup::of_record(self)? else { return Ok(game.table()) };
        let of_match = |error: super::MatchError| {
            RecordError::of_rules(Message::new("record-match").with("problem", error.message()))
        };
        game.with_match(&setup).and_then(|game| game.match_at(&setup)).map_err(of_match)
    }

    /// Puts the records of one match together: those that go on where the one before ended. What is no match stands
    /// alone.
    pub fn matches(records: Vec<Record>) -> Vec<Vec<Record>> {
        let mut all: Vec<Vec<Record>> = Vec::new();
        for record in records {
            match all.last_mut() {
                Some(games) if games.last().is_some_and(|last| record.follows(last)) => games.push(record),
                _ => all.push(vec![record]),
            }
        }
        all
    }

    /// Whether this is the next game of the same match, as far as the headers tell.
    pub fn follows(&self, last: &Record) -> bool {
        let number = |record: &Record| record.header("Game").and_then(|number| number.parse::<usize>().ok());
        let is_next = number(last).is_some_and(|last| number(self) == last.checked_add(1));
        self.header("Match").is_some()
            && is_next
            && COMMON.iter().all(|name| self.header(name) == last.header(name))
    }

    /// Replays a match under its own rules, which must be built in: every game, and what lies between them.
    pub fn replay_match(games: &[Record]) -> Result<Box<dyn Table>, RecordError> {
        let no_rules = || RecordError::of_rules(Message::new("record-no-rules"));
        let game = games.first().ok_or_else(no_rules)?.game()?;
        Record::replay_match_under(games, &game)
    }

    /// Replays a match, or a single game, under these rules.
    pub fn replay_match_under(games: &[Record], game: &AnyGame) -> Result<Box<dyn Table>, RecordError> {
        let Some((first, others)) = games.split_first() else {
            return Err(RecordError::of_rules(Message::new("record-no-rules")));
        };
        let is_alone = others.is_empty();
        let mut table =
            first.replay_under(game).map_err(|error| if is_alone { error } else { error.in_game(1) })?;
        for (index, record) in others.iter().enumerate() {
            record.replay_next(table.as_mut(), game).map_err(|error| error.in_game(index + 2))?;
        }
        Ok(table)
    }

    /// Replays this record as the next game of a match.
    fn replay_next(&self, table: &mut dyn Table, game: &AnyGame) -> Result<(), RecordError> {
        self.begin_next(table, game)?;
        self.replay_at(table)
    }

    /// Begins this record as the next game of a match.
    pub(crate) fn begin_next(&self, table: &mut dyn Table, game: &AnyGame) -> Result<(), RecordError> {
        self.check_rules(game.variant())?;
        table.act(NEXT).map_err(|error| RecordError::of_rules(error.message()))?;
        let expected = table.match_games().pop();
        let headers = expected.iter().flat_map(|game| &game.headers);
        for (name, value) in headers.filter(|(name, _)| ["Score", "CrawfordGame"].contains(name)) {
            if let Some(found) = self.header(name).filter(|found| found != value) {
                let problem = Message::new("record-other-score").with("header", *name);
                return Err(RecordError::of_rules(
                    problem.with("found", game::excerpt(found)).with("expected", value.as_str()),
                ));
            }
        }
        let start = expected.and_then(|game| game.start);
        if self.header("Start") != start.as_deref() {
            return Err(RecordError::of_rules(Message::new("record-other-start")));
        }
        Ok(())
    }
}
