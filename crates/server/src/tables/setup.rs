//! What somebody wants a new table to be, and whether it can be.

use game::{Message, Seat};
use serde::{Deserialize, Serialize};
use tables::fair::fair::Secret;
use tables::{AnyGame, MatchSetup, Table, built_in_game, game_from_text};

use super::event::Made;
use super::token::Token;

/// The longest rule file that the server takes, in bytes.
pub const LONGEST_RULES: usize = 32 * 1024;

/// The most seconds of a clock's reserve, and of a move.
const LONGEST_TIME: u32 = 7 * 24 * 3600;

/// The rules of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RulesSource {
    /// A built-in variant.
    Id(String),
    /// The text of a rule file.
    Text(String),
}

impl RulesSource {
    /// The game of these rules. No file is opened, whatever they say.
    pub fn game(&self) -> Result<AnyGame, Message> {
        match self {
            RulesSource::Id(id) => built_in_game(id),
            RulesSource::Text(text) if text.len() > LONGEST_RULES => {
                let long = Message::new("host-rules-long").with("bytes", text.len());
                return Err(long.with("most", LONGEST_RULES));
            }
            RulesSource::Text(text) => game_from_text(text),
        }
        .map_err(|error| error.message())
    }
}

/// Who is to play in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum SeatSetup {
    /// Whoever sits down.
    Person,
    /// The computer.
    Computer {
        /// At this level.
        level: u8,
    },
}

/// How much time there is, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockSetup {
    /// For the whole table, used up by what a move takes beyond its own time.
    pub reserve: u32,
    /// For every move.
    #[serde(rename = "move")]
    pub per_move: u32,
}

/// A seat that is kept for whoever has a token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Own {
    /// Which.
    pub seat: Seat,
    /// The token.
    pub token: Token,
}

/// A table as it is wanted.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    rules: RulesSource,
    seats: Vec<Option<SeatSetup>>,
    #[serde(default)]
    clock: Option<ClockSetup>,
    #[serde(default, rename = "match")]
    of_match: Option<MatchSetup>,
    #[serde(default)]
    listed: bool,
    /// A seat that waits for whoever makes the table.
    #[serde(default)]
    pub own: Option<Own>,
}

impl Wanted {
    /// What the table is made of, or why it cannot be.
    pub fn check(&self, secret: &Secret) -> Result<Made, Message> {
        let (game, table) = open(&self.rules, self.of_match.as_ref())?;
        check_seats(table.as_ref(), &self.seats)?;
        if let Some(clock) = self.clock {
            check_clock(clock)?;
        }
        if let Some(own) = &self.own
            && self.seats.get(usize::from(own.seat)) != Some(&Some(SeatSetup::Person))
        {
            return Err(Message::new("host-own-seat").with("seat", own.seat));
        }
        let variant = game.variant();
        Ok(Made {
            rules: self.rules.clone(),
            digest: variant.digest(),
            name: variant.name.clone(),
            family: variant.family.name.to_owned(),
            seats: self.seats.clone(),
            clock: self.clock,
            of_match: self.of_match.clone().or_else(|| MatchSetup::of(&game)),
            listed: self.listed,
            commitment: secret.commitment().to_string(),
            before: None,
            secret: secret.reveal(),
        })
    }
}

/// The game of these rules, and a table for it at the start.
pub fn open(
    rules: &RulesSource,
    of_match: Option<&MatchSetup>,
) -> Result<(AnyGame, Box<dyn Table>), Message> {
    let game = rules.game()?;
    match of_match.cloned().or_else(|| MatchSetup::of(&game)) {
        Some(setup) => {
            let game = game.with_match(&setup).map_err(|error| error.message())?;
            let table = game.match_at(&setup).map_err(|error| error.message())?;
            Ok((game, table))
        }
        None => {
            let table = game.table();
            Ok((game, table))
        }
    }
}

fn check_seats(table: &dyn Table, seats: &[Option<SeatSetup>]) -> Result<(), Message> {
    if seats.len() != usize::from(table.seats()) {
        let wrong = Message::new("host-seats").with("found", seats.len());
        return Err(wrong.with("expected", table.seats()));
    }
    for (number, seat) in (0..).zip(seats) {
        let place = |code: &'static str| Message::new(code).with("seat", number);
        match seat {
            None if table.is_seated(number) => return Err(place("host-seat-empty")),
            Some(_) if !table.is_seated(number) => return Err(place("host-seat-nobody")),
            Some(SeatSetup::Computer { level }) if !(1..=10).contains(level) => {
                return Err(place("host-seat-level").with("level", *level));
            }
            _ => {}
        }
    }
    if seats.iter().flatten().any(|seat| *seat == SeatSetup::Person) {
        Ok(())
    } else {
        Err(Message::new("host-no-person"))
    }
}

fn check_clock(clock: ClockSetup) -> Result<(), Message> {
    let is_good = clock.reserve <= LONGEST_TIME
        && clock.per_move <= LONGEST_TIME
        && clock.reserve + clock.per_move >= 1;
    if is_good { Ok(()) } else { Err(Message::new("host-clock").with("most", LONGEST_TIME)) }
}
