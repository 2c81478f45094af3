//! What may happen at a table: from an intention to what it brings about, or to why it cannot be.
//!
//! What is decided is applied to the table at once. Where it cannot be stored, the table is read from the store again.

use std::time::Duration;

use game::{Message, Seat, Turn, excerpt};
use store::{Along, Due, Moment, Stage};

use super::event::{Happening, Offer};
use super::intention::{Intention, Offered, Resigned};
use super::room::{Next, Room, Sitter};

/// The level that goes on for somebody who gave up a game of three or four.
const LEVEL_INSTEAD: u8 = 4;

/// The longest name of a person, in letters.
const LONGEST_NAME: usize = 40;

/// The longest action, in bytes.
const LONGEST_ACTION: usize = 200;

/// What is due at a table, by the names in the store.
pub const CLOCK: &str = "clock";
pub const COMPUTER: &str = "computer";
pub const HOUSE: &str = "house";

/// Why a table is over that was taken back.
const WITHDRAWN: &str = "withdrawn";

/// How long until another server takes a computer's seat over from the one that should think.
const COMPUTER_WITHIN: Duration = Duration::from_secs(2);

/// How long the house waits before it does what anybody might do.
const OPENING_WITHIN: Duration = Duration::from_secs(10);
const NEXT_GAME_WITHIN: Duration = Duration::from_secs(20);

fn refused(code: &'static str) -> Message {
    Message::new(code)
}

impl Room {
    /// Lets what somebody wants happen, or says why not; then nothing has changed.
    pub fn intend(&mut self, seat: Option<Seat>, what: &Intention) -> Result<Vec<Happening>, Message> {
        if let Intention::Sit { seat, name, contribution, .. } = what {
            return self.take_seat(*seat, name, contribution);
        }
        let seat = seat.ok_or_else(|| refused("host-watching"))?;
        if !matches!(self.sitter(seat), Some(Sitter::Person { .. })) {
            return Err(refused("host-not-seated"));
        }
        if let Intention::Again {} = what {
            return self.want_again(seat);
        }
        if self.is_over() {
            return Err(self.ended());
        }
        if let Intention::Withdraw {} = what {
            return self.let_withdraw(seat);
        }
        if !self.has_begun {
            return Err(refused("host-not-begun"));
        }
        match what {
            Intention::Roll {} => self.let_roll(seat),
            Intention::Act { text } => self.let_act(seat, text),
            Intention::Resign { of } => self.let_resign(seat, *of),
            Intention::Offer { what, events } => self.let_offer(seat, *what, *events),
            Intention::Answer { yes } => self.let_answer(seat, *yes),
            Intention::Sit { .. } | Intention::Again {} | Intention::Withdraw {} => {
                Err(refused("host-not-seated"))
            }
        }
    }

    /// Applies what happens, and the end of the game if that is what it is.
    fn happen(&mut self, happenings: Vec<Happening>) -> Result<Vec<Happening>, Message> {
        let mut done = Vec::with_capacity(happenings.len() + 1);
        for happening in happenings {
            self.apply(&happening)?;
            done.push(happening);
        }
        if let Some(over) = self.ending() {
            self.apply(&over)?;
            done.push(over);
        }
        Ok(done)
    }

    /// The end of the game or match by its rules, once it is there and was not told yet.
    fn ending(&self) -> Option<Happening> {
        if self.is_over() || !self.has_begun || self.table.turn() != Turn::Over {
            return None;
        }
        let verdict = self.table.verdict();
        let of_match = self.table.match_view();
        if of_match.as_ref().is_some_and(|view| view.can_go_on) {
            return None;
        }
        let winner = of_match.and_then(|view| view.winner).map(|seat| self.table.seat_id(seat).to_owned());
        let result = winner.or_else(|| verdict.as_ref().map(|verdict| verdict.result.clone()));
        let reason = verdict.map(|verdict| verdict.reason.code.into_owned());
        Some(self.over_by(result.unwrap_or_else(|| "draw".into()), reason.unwrap_or_default()))
    }

    fn over_by(&self, result: String, reason: String) -> Happening {
        Happening::Over { result, reason, secret: self.reveal() }
    }

    /// Why nothing happens here any more.
    fn ended(&self) -> Message {
        refused(if self.has_begun { "host-over" } else { "host-withdrawn" })
    }

    /// Whoever waits alone may take the table back. With others there it is theirs too.
    fn let_withdraw(&mut self, seat: Seat) -> Result<Vec<Happening>, Message> {
        if self.has_begun {
            return Err(refused("host-has-begun"));
        }
        if self.persons().any(|other| other != seat) {
            return Err(refused("host-others-wait"));
        }
        self.happen(vec![self.over_by(tables::UNFINISHED.into(), WITHDRAWN.into())])
    }

    fn take_seat(&mut self, seat: Seat, name: &str, contribution: &str) -> Result<Vec<Happening>, Message> {
        if self.is_over() {
            return Err(self.ended());
        }
        match self.sitter(seat) {
            Some(Sitter::Free) => {}
            Some(_) => return Err(refused("host-seat-taken")),
            None => return Err(refused("host-no-seat").with("seat", seat)),
        }
        let name = checked_name(name)?;
        if contribution.is_empty() {
            return Err(refused("host-contribution").with("most", 128));
        }
        let contribution = contribution.to_ascii_lowercase();
        let mut done = self.happen(vec![Happening::Sat { seat, name, contribution }])?;
        if !self.seats.iter().flatten().any(|sitter| *sitter == Sitter::Free) {
            done.extend(self.happen(vec![Happening::Began])?);
        }
        Ok(done)
    }

    fn let_roll(&mut self, seat: Seat) -> Result<Vec<Happening>, Message> {
        match (self.table.turn(), self.table.seat_to_act()) {
            (Turn::Chance, Some(other)) if other != seat => return Err(self.not_your_turn(other)),
            (Turn::Chance, _) => {}
            _ => return Err(refused("dice-not-due")),
        }
        self.roll(Some(seat))
    }

    fn roll(&mut self, seat: Option<Seat>) -> Result<Vec<Happening>, Message> {
        let text = self.next_roll().ok_or_else(|| refused("dice-not-due"))?;
        self.happen(vec![Happening::Acted { seat, text }])
    }

    fn not_your_turn(&self, other: Seat) -> Message {
        refused("host-not-your-turn").with("seat", self.table.seat_name(other))
    }

    fn let_act(&mut self, seat: Seat, text: &str) -> Result<Vec<Happening>, Message> {
        if text.len() > LONGEST_ACTION {
            return Err(refused("host-action-long").with("most", LONGEST_ACTION));
        }
        if text == NEXT_GAME {
            return self.happen(vec![Happening::Acted { seat: None, text: text.to_owned() }]);
        }
        let acting = match self.table.turn() {
            Turn::Seat(acting) => Some(acting),
            Turn::Chance => self.table.seat_to_act(),
            Turn::Over => None,
        };
        if let Some(acting) = acting.filter(|&acting| acting != seat) {
            return Err(self.not_your_turn(acting));
        }
        self.check_own(seat, text)?;
        self.happen(vec![Happening::Acted { seat: Some(seat), text: text.to_owned() }])
    }

    /// Whether a text is legal, holds nothing that is for others to do, and no dice: those are the server's.
    fn check_own(&self, seat: Seat, text: &str) -> Result<(), Message> {
        let foreign = || refused("host-not-yours").with("action", excerpt(text));
        // Giving up has an intention of its own, which says who does.
        if text.contains("resigns") {
            return Err(foreign());
        }
        let mut trial = self.table.fork();
        let (events, rolls) = (trial.events_so_far(), trial.rolls_so_far());
        trial.act(text).map_err(|error| error.message())?;
        if trial.rolls_so_far() != rolls {
            return Err(foreign());
        }
        // A text may hold several actions: the turn must not have passed before the last of them.
        while trial.events_so_far() > events {
            trial.undo();
            let acting = match trial.turn() {
                Turn::Seat(acting) => Some(acting),
                _ => trial.seat_to_act(),
            };
            if acting != Some(seat) {
                return Err(foreign());
            }
        }
        Ok(())
    }

    fn let_resign(&mut self, seat: Seat, of: Resigned) -> Result<Vec<Happening>, Message> {
        if of == Resigned::Game && self.table.match_view().is_some() {
            let text = format!("{}-resigns", self.table.seat_id(seat));
            return self.happen(vec![Happening::Acted { seat: Some(seat), text }]);
        }
        self.give_up(seat, "resignation")
    }

    /// Somebody plays no longer: with two the other one has won, with more the game goes on.
    fn give_up(&mut self, seat: Seat, reason: &str) -> Result<Vec<Happening>, Message> {
        let others = || (0..).zip(&self.seats).filter(|&(other, sitter)| other != seat && sitter.is_some());
        let is_pair = others().count() == 1;
        if let Some((other, _)) = others().next().filter(|_| is_pair) {
            let result = self.table.seat_id(other).to_owned();
            return self.happen(vec![self.over_by(result, reason.into())]);
        }
        let left = Happening::Left { seat, reason: reason.into(), level: LEVEL_INSTEAD };
        let mut done = self.happen(vec![left])?;
        if self.persons().next().is_none() {
            done.extend(self.happen(vec![self.over_by("draw".into(), reason.into())])?);
        }
        Ok(done)
    }

    fn let_offer(
        &mut self,
        seat: Seat,
        what: Offered,
        events: Option<usize>,
    ) -> Result<Vec<Happening>, Message> {
        if self.offer.is_some() {
            return Err(refused("host-offer-open"));
        }
        let offer = match (what, events) {
            // Whoever rolls can always still be lucky.
            (Offered::Draw, _) if self.game.has_dice() => return Err(refused("host-no-draws")),
            (Offered::Draw, _) => Offer::Draw,
            (Offered::Undo, Some(events)) if events < self.table.events_so_far() => Offer::Undo { events },
            (Offered::Undo, _) => {
                let wrong = refused("host-undo-what");
                return Err(wrong.with("events", self.table.events_so_far()));
            }
        };
        if self.persons().any(|other| other != seat) {
            return self.happen(vec![Happening::Offered { seat, offer }]);
        }
        // A computer takes nothing amiss, and never calls it a day.
        match offer {
            Offer::Undo { events } => self.happen(vec![Happening::Undone { events }]),
            Offer::Draw => Err(refused("host-no-draw-with-computers")),
        }
    }

    fn let_answer(&mut self, seat: Seat, yes: bool) -> Result<Vec<Happening>, Message> {
        let offering = self.offer.as_ref().ok_or_else(|| refused("host-no-offer"))?;
        if !yes {
            return self.happen(vec![Happening::Declined { seat }]);
        }
        if offering.seat == seat || offering.agreed.contains(&seat) {
            return Err(refused("host-offer-others"));
        }
        let is_missing = |other: Seat| other != seat && other != offering.seat;
        if self.persons().any(|other| is_missing(other) && !offering.agreed.contains(&other)) {
            return self.happen(vec![Happening::Agreed { seat }]);
        }
        let agreed = match offering.offer {
            Offer::Draw => self.over_by("draw".into(), "agreement".into()),
            Offer::Undo { events } => Happening::Undone { events },
        };
        self.happen(vec![agreed])
    }

    fn want_again(&mut self, seat: Seat) -> Result<Vec<Happening>, Message> {
        if !self.is_over() {
            return Err(refused("host-not-over"));
        }
        if !self.has_begun {
            return Err(self.ended());
        }
        if self.moved.is_some() || self.again.contains(&seat) {
            return Err(refused("host-again-already"));
        }
        self.happen(vec![Happening::Again { seat }])
    }

    /// Whether all persons want to play again, and nobody has moved yet.
    pub fn wants_again(&self) -> bool {
        self.moved.is_none() && self.is_over() && self.persons().all(|seat| self.again.contains(&seat))
    }

    /// Lets somebody's time run out, if it has by now.
    pub fn time_out(&mut self, now: Moment) -> Result<Vec<Happening>, Message> {
        match self.time_is_up() {
            Some((seat, up)) if up <= now => self.give_up(seat, "timeout"),
            _ => Err(refused("host-not-due")),
        }
    }

    /// Does what anybody might do and nobody does.
    pub fn keep_house(&mut self) -> Result<Vec<Happening>, Message> {
        if self.next() != Next::Anybody {
            return Err(refused("host-not-due"));
        }
        match self.table.turn() {
            Turn::Chance => self.roll(None),
            _ => self.happen(vec![Happening::Acted { seat: None, text: NEXT_GAME.into() }]),
        }
    }

    /// Does for a computer's seat what it decided: an action or turn, or the roll where dice are due.
    pub fn computer_acts(&mut self, seat: Seat, decided: &str) -> Result<Vec<Happening>, Message> {
        if !matches!(self.next(), Next::Computer(next, _) if next == seat) {
            return Err(refused("host-not-due"));
        }
        if self.table.turn() == Turn::Chance && decided != DOUBLE {
            return self.roll(Some(seat));
        }
        self.happen(vec![Happening::Acted { seat: Some(seat), text: decided.to_owned() }])
    }

    /// Moves everybody to the next table.
    pub fn move_on(&mut self, table: &str, seats: Vec<Option<Seat>>) -> Result<Vec<Happening>, Message> {
        self.happen(vec![Happening::Moved { table: table.to_owned(), seats }])
    }

    /// What is to be stored along with what happened: how far the table has come, and what is due.
    pub fn along(&self, before: Standing, happenings: &[Happening]) -> Along {
        let mut along = Along::default();
        for happening in happenings {
            match happening {
                Happening::Began => along.stage = Some(Stage::Playing),
                Happening::Over { .. } => along.stage = Some(Stage::Finished),
                Happening::Sat { .. } => along.summary = Some(self.summary()),
                _ => {}
            }
        }
        let after = self.standing();
        let mut due = |what: &str, is_same: bool, was: bool, next: Option<Duration>| {
            if !is_same && (was || next.is_some()) {
                along.due.push(Due { what: what.into(), after: next });
            }
        };
        let is_same = before.timed == after.timed;
        due(CLOCK, is_same, before.timed.is_some(), after.allowed);
        let is_computer = |next: Next| matches!(next, Next::Computer(..));
        let think = is_computer(after.next).then_some(COMPUTER_WITHIN);
        due(COMPUTER, false, is_computer(before.next), think);
        let is_house = |next: Next| next == Next::Anybody;
        due(HOUSE, false, is_house(before.next), is_house(after.next).then(|| self.house_within()));
        along
    }

    fn house_within(&self) -> Duration {
        if self.table.turn() == Turn::Chance { OPENING_WITHIN } else { NEXT_GAME_WITHIN }
    }

    /// What is due by now.
    pub fn standing(&self) -> Standing {
        let timed = self.time_allowed();
        Standing {
            next: self.next(),
            timed: timed.map(|(seat, _)| seat),
            allowed: timed.map(|(_, allowed)| Duration::from_millis(allowed)),
        }
    }
}

/// The step of a match from one game to the next, and the offer of a double.
const NEXT_GAME: &str = "next";
const DOUBLE: &str = "double";

/// What is due at a table between two events.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    next: Next,
    timed: Option<Seat>,
    allowed: Option<Duration>,
}

/// A name as it is kept: text without signs that change how other text looks.
fn checked_name(name: &str) -> Result<String, Message> {
    let name = name.trim();
    let is_hidden = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    if name.chars().count() > LONGEST_NAME || name.chars().any(is_hidden) {
        return Err(refused("host-name").with("most", LONGEST_NAME));
    }
    Ok(name.to_owned())
}
