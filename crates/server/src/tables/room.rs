//! A table that people share: the fold of its events.
//!
//! [`Room::apply`] takes what happened and [`Room::settle`] its number and time; what may happen is decided in `deciding.rs`.

use std::collections::BTreeSet;

use game::{Message, Seat, Turn};
use serde_json::json;
use store::{Event, Moment};
use tables::fair::fair::{Commitment, Contribution, Dice, Secret};
use tables::fair::{self, Claim};
use tables::{AnyGame, MatchSetup, Record, Table, header_of};

use super::clock::Clock;
use super::event::{Happening, Made, Offer};
use super::setup::{RulesSource, SeatSetup, open};

/// A table with everything that has happened there.
pub struct Room {
    pub(super) id: String,
    pub(super) made: Made,
    pub(super) game: AnyGame,
    pub(super) table: Box<dyn Table>,
    secret: Secret,
    /// What each seat has added to the dice.
    contributions: Vec<Contribution>,
    dice: Option<Dice>,
    pub(super) seats: Vec<Option<Sitter>>,
    pub(super) has_begun: bool,
    pub(super) offer: Option<Offering>,
    pub(super) over: Option<(String, String)>,
    pub(super) again: BTreeSet<Seat>,
    pub(super) moved: Option<String>,
    clock: Option<Clock>,
    /// Every event as it is told, the first one first.
    log: Vec<String>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// As they call themselves; may be empty.
        name: String,
    },
    /// A computer.
    Computer {
        /// How well it plays.
        level: u8,
        /// The name of the person whose place it took.
        instead_of: Option<String>,
    },
}

/// Something that was offered and is not answered yet.
#[derive(Clone, Debug)]
pub struct Offering {
    pub(super) seat: Seat,
    pub(super) offer: Offer,
    pub(super) agreed: BTreeSet<Seat>,
}

/// Who has to do something now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nobody: it has not begun, or is over.
    Nobody,
    /// A person.
    Person(Seat),
    /// A computer of this level.
    Computer(Seat, u8),
    /// Whoever likes: an opening roll, or the next game of a match.
    Anybody,
}

/// Why a log is no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken(pub String);

fn broken(what: impl ToString) -> Broken {
    Broken(what.to_string())
}

impl Room {
    /// The table of a log.
    pub fn of(id: &str, events: &[Event]) -> Result<Room, Broken> {
        let first = events.first().ok_or_else(|| broken("no events"))?;
        let Happening::Made(made) = Happening::of(first).map_err(broken)? else {
            return Err(broken("the first event does not make the table"));
        };
        let mut room = Room::new(id, *made).map_err(broken)?;
        room.log.push(Happening::Made(Box::new(room.made.clone())).told(first.seq, first.at));
        for event in &events[1..] {
            room.follow(event)?;
        }
        Ok(room)
    }

    fn new(id: &str, made: Made) -> Result<Room, Message> {
        let (game, table) = open(&made.rules, made.of_match.as_ref())?;
        let secret = Secret::from_hex(&made.secret)
            .map_err(|_| Message::new("fair-missing").with("header", "secret"))?;
        let sitter = |setup: &SeatSetup| match *setup {
            SeatSetup::Person => Sitter::Free,
            SeatSetup::Computer { level } => Sitter::Computer { level, instead_of: None },
        };
        Ok(Room {
            id: id.to_owned(),
            game,
            secret,
            contributions: vec![Contribution::default(); made.seats.len()],
            dice: None,
            seats: made.seats.iter().map(|seat| seat.as_ref().map(sitter)).collect(),
            has_begun: false,
            offer: None,
            over: None,
            again: BTreeSet::new(),
            moved: None,
            clock: made.clock.map(|setup| Clock::new(setup, made.seats.len())),
            log: Vec::new(),
            table,
            made,
        })
    }

    /// Takes the next event of the log.
    pub fn follow(&mut self, event: &Event) -> Result<(), Broken> {
        if event.seq != self.seq() + 1 {
            return Err(broken(format!("event {} follows event {}", event.seq, self.seq())));
        }
        let happening = Happening::of(event).map_err(broken)?;
        self.apply(&happening).map_err(broken)?;
        self.settle(&happening, event.at);
        Ok(())
    }

    /// The number of the last event.
    pub fn seq(&self) -> u64 {
        self.log.len() as u64
    }

    /// The events after a number, as they are told.
    pub fn told_after(&self, after: u64) -> &[String] {
        let after = usize::try_from(after).unwrap_or(usize::MAX).min(self.log.len());
        &self.log[after..]
    }

    /// Lets something happen; all of it or nothing. Its number and time come with [`Room::settle`].
    pub(super) fn apply(&mut self, happening: &Happening) -> Result<(), Message> {
        match happening {
            Happening::Made(_) => return Err(Message::new("host-made-twice")),
            Happening::Sat { seat, name, contribution } => self.sit(*seat, name, contribution)?,
            Happening::Began => {
                self.has_begun = true;
                self.dice = Some(self.dice_of_all()?);
            }
            Happening::Acted { text, .. } => {
                self.table.act(text).map_err(|error| error.message())?;
                self.offer = None;
            }
            Happening::Offered { seat, offer } => {
                self.offer = Some(Offering { seat: *seat, offer: *offer, agreed: BTreeSet::new() });
            }
            Happening::Declined { .. } => self.offer = None,
            Happening::Agreed { seat } => {
                self.offer.iter_mut().for_each(|offering| {
                    offering.agreed.insert(*seat);
                });
            }
            Happening::Undone { events } => {
                while self.table.events_so_far() > *events && self.table.undo().is_some() {}
                self.offer = None;
            }
            Happening::Left { seat, level, .. } => self.leave(*seat, *level),
            Happening::Over { result, reason, .. } => {
                self.over = Some((result.clone(), reason.clone()));
                self.offer = None;
            }
            Happening::Again { seat } => {
                self.again.insert(*seat);
            }
            Happening::Moved { table, .. } => self.moved = Some(table.clone()),
        }
        Ok(())
    }

    /// What was applied last is stored, and has this time.
    pub(super) fn settle(&mut self, happening: &Happening, at: Moment) {
        self.log.push(happening.told(self.seq() + 1, at));
        let next = match self.next() {
            Next::Person(seat) => Some(seat),
            _ => None,
        };
        if let Some(clock) = &mut self.clock {
            clock.pass(at, next);
        }
    }

    fn sit(&mut self, seat: Seat, name: &str, contribution: &str) -> Result<(), Message> {
        let wrong = || Message::new("host-contribution").with("most", 2 * Contribution::MOST);
        let contribution = Contribution::from_hex(contribution).map_err(|_| wrong())?;
        let Some(sitter) = self.seats.get_mut(usize::from(seat)) else {
            return Err(Message::new("host-no-seat").with("seat", seat));
        };
        *sitter = Some(Sitter::Person { name: name.to_owned() });
        self.contributions[usize::from(seat)] = contribution;
        Ok(())
    }

    fn leave(&mut self, seat: Seat, level: u8) {
        if let Some(Some(sitter)) = self.seats.get_mut(usize::from(seat)) {
            let instead_of = match sitter {
                Sitter::Person { name } => Some(std::mem::take(name)),
                _ => None,
            };
            *sitter = Sitter::Computer { level, instead_of };
        }
        self.offer = None;
    }

    fn dice_of_all(&self) -> Result<Dice, Message> {
        let wrong = |_| Message::new("host-contribution").with("most", 2 * Contribution::MOST);
        Dice::new(&self.secret, &self.id, &self.contributions).map_err(wrong)
    }

    /// Who has to do something now.
    pub fn next(&self) -> Next {
        if !self.has_begun || self.over.is_some() {
            return Next::Nobody;
        }
        let seat = match self.table.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance => self.table.seat_to_act(),
            Turn::Over => None,
        };
        let Some(seat) = seat else { return Next::Anybody };
        match self.sitter(seat) {
            Some(&Sitter::Computer { level, .. }) => Next::Computer(seat, level),
            _ => Next::Person(seat),
        }
    }

    /// Who sits in a seat.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.seats.get(usize::from(seat))?.as_ref()
    }

    /// The seats in which persons sit.
    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = (0..).zip(&self.seats);
        seats.filter(|(_, sitter)| matches!(sitter, Some(Sitter::Person { .. }))).map(|(seat, _)| seat)
    }

    /// How the dice fall next, if they are due.
    pub fn next_roll(&self) -> Option<String> {
        fair::next_roll(&self.game, self.table.as_ref(), self.dice.as_ref()?)
    }

    /// How long whose time runs has had from the beginning of their turn, in milliseconds; `None` without a clock, or while it stands.
    pub fn time_allowed(&self) -> Option<(Seat, Moment)> {
        let clock = self.clock.as_ref()?;
        let Next::Person(seat) = self.next() else { return None };
        Some((seat, clock.allowed(seat)))
    }

    /// Whose time runs, and when it is up.
    pub fn time_is_up(&self) -> Option<(Seat, Moment)> {
        self.clock.as_ref()?.is_up()
    }

    /// The secret of the dice. For what is over.
    pub(super) fn reveal(&self) -> String {
        self.secret.reveal()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// A copy of the game as it stands, for thinking.
    pub fn position(&self) -> (AnyGame, Box<dyn Table>) {
        (self.game.clone(), self.table.fork())
    }

    /// What the list of tables says of it.
    pub fn summary(&self) -> Vec<u8> {
        let Made { rules, name, family, clock, of_match, .. } = &self.made;
        let rules = match rules {
            RulesSource::Id(id) => Some(id),
            RulesSource::Text(_) => None,
        };
        let seat = |sitter: &Option<Sitter>| match sitter {
            None => json!(null),
            Some(Sitter::Free) => json!({"kind": "person"}),
            Some(Sitter::Person { name }) => json!({"kind": "person", "taken": true, "person": name}),
            Some(Sitter::Computer { level, .. }) => json!({"kind": "computer", "level": level}),
        };
        let seats: Vec<_> = self.seats.iter().map(seat).collect();
        let of_match: &Option<MatchSetup> = of_match;
        json!({"rules": rules, "name": name, "family": family, "seats": seats, "clock": clock, "match": of_match})
            .to_string()
            .into_bytes()
    }

    /// The record so far, with what is known about its dice.
    pub fn record(&self) -> String {
        let name = |seat: Seat, sitter: &Sitter| -> String {
            match sitter {
                Sitter::Person { name } | Sitter::Computer { instead_of: Some(name), .. }
                    if !name.is_empty() =>
                {
                    name.clone()
                }
                Sitter::Computer { level, instead_of: None } => format!("level:{level}"),
                _ => header_of(self.table.seat_id(seat)),
            }
        };
        let players: Vec<(String, String)> = (0..)
            .zip(&self.seats)
            .filter_map(|(seat, sitter)| {
                Some((header_of(self.table.seat_id(seat)), name(seat, sitter.as_ref()?)))
            })
            .collect();
        let players: Vec<(&str, &str)> =
            players.iter().map(|(seat, name)| (seat.as_str(), name.as_str())).collect();
        let mut records = Record::all_of(self.table.as_ref(), None, &players);
        if let (Some((result, reason)), Some(last)) = (&self.over, records.last_mut())
            && tables::OTHER_ENDS.contains(&reason.as_str())
        {
            last.end(result, reason);
        }
        if let RulesSource::Text(text) = &self.made.rules {
            records.iter_mut().for_each(|record| record.bring_rules(text));
        }
        if self.game.has_dice() {
            self.claim().write_all(&mut records, self.table.as_ref());
        }
        records.iter().map(ToString::to_string).collect()
    }

    fn claim(&self) -> Claim {
        let commitment: Commitment = self.secret.commitment();
        Claim {
            table: self.id.clone(),
            commitment,
            contributions: self.contributions.clone(),
            rolls_before: 0,
            secret: self.is_over().then(|| self.secret.clone()),
        }
    }
}
