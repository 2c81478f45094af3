//! From what a `.mat` file says to a record: every cell is played by the rules.

use game::{Message, Seat, Turn};
use nardi::{Opening, own_number};

use super::raw::{Cell, RawGame, RawMatch, What};
use super::{LENGTH, NUMBER, POINTS, SCORE};
use crate::any::AnyGame;
use crate::exchange::{ImportedGame, Place, Trouble, add_header, claim_end, record_of};
use crate::record::header_of;
use crate::table::Table;

/// How many positions are looked at to find how a turn was played; a hostile file gets no more.
const MOST_POSITIONS: usize = 4_000;

/// Plays one game of a match.
pub(super) fn replay(
    game: &AnyGame,
    raw: &RawMatch,
    index: usize,
    is_assumed: bool,
) -> Result<ImportedGame, Trouble> {
    let own = &raw.games[index];
    let mut replaying = Replaying::new(game, own)?;
    let mut notes = Vec::new();
    if is_assumed {
        notes.push(Message::new("exchange-rules-assumed").with("rules", game.variant().id.as_str()));
    }
    notes.extend(replaying.open(own, roll_offs(raw, own.number))?);
    for (at, cell) in own.cells.iter().enumerate() {
        let is_last = own.cells[at + 1..].iter().all(|cell| !matches!(cell.what, What::Turn { .. }));
        replaying.play(cell, is_last)?;
    }
    let record = replaying.finish(raw, own)?;
    Ok(ImportedGame { record, notes })
}

/// The roll-offs of a game, from their line at the top.
fn roll_offs(raw: &RawMatch, number: u32) -> Vec<&str> {
    raw.tag(&format!("RollOff {number}")).map(|text| text.split_whitespace().collect()).unwrap_or_default()
}

struct Replaying {
    table: Box<dyn Table>,
    /// The seat of the left player and of the right one.
    seats: [Seat; 2],
    /// What is said after each event so far.
    comments: Vec<(usize, String)>,
    /// Who won by how many points, as the file has it.
    win: Option<(Seat, u32, Place)>,
}

impl Replaying {
    fn new(game: &AnyGame, own: &RawGame) -> Result<Replaying, Trouble> {
        let AnyGame::Nardi(nardi) = game else { unreachable!("rules of another family were refused") };
        let begins_white = nardi.rules().opening == Opening::WhiteRolls;
        let seats = if begins_white && own.starter() == Some(1) { [1, 0] } else { [0, 1] };
        Ok(Replaying { table: game.table(), seats, comments: Vec::new(), win: None })
    }

    /// Lets the roll-off decide as the file has it, or, where it says nothing, for whoever moves first.
    fn open(&mut self, own: &RawGame, rolls: Vec<&str>) -> Result<Option<Message>, Trouble> {
        for roll in &rolls {
            self.act(&format!("r{roll}"), Place::Line(own.line, None))?;
        }
        let Some(first) = own.cells.iter().find_map(|cell| match cell.what {
            What::Turn { dice, .. } => Some((cell, dice)),
            _ => None,
        }) else {
            return Ok(None);
        };
        if self.table.turn() != Turn::Chance || self.table.seat_to_act().is_some() {
            return Ok(None);
        }
        let (cell, dice) = first;
        let is_white = self.seats[cell.column] == 0;
        let ordered = |a: u8, b: u8| if is_white == (a > b) { (a, b) } else { (b, a) };
        // The dice of the first turn were those of the roll-off, or nobody wrote down what they were.
        let mut tried = self.table.fork();
        let (white, black) = ordered(dice[0], dice[1]);
        let is_played = tried.act(&format!("r{white}{black}")).is_ok() && tried.turn() != Turn::Chance;
        let (white, black) = if is_played { (white, black) } else { ordered(2, 1) };
        self.act(&format!("r{white}{black}"), cell.place())?;
        Ok((!is_played).then(|| Message::new("mat-roll-off").with("game", own.number)))
    }

    fn act(&mut self, text: &str, place: Place) -> Result<(), Trouble> {
        self.table.act(text).map_err(|error| Trouble::new(place, error.message()))
    }

    fn play(&mut self, cell: &Cell, is_last: bool) -> Result<(), Trouble> {
        let seat = self.seats[cell.column];
        match &cell.what {
            What::Turn { dice, ways, is_open } => {
                self.roll(cell, seat, *dice)?;
                if *is_open { Ok(()) } else { self.move_checkers(cell, seat, ways, is_last) }
            }
            What::Double(cube) => self.say(cell, format!("double {cube}")),
            What::Take => self.say(cell, "take".to_owned()),
            What::Drop => self.say(cell, "drop".to_owned()),
            What::Wins(points) => {
                self.win = Some((seat, *points, cell.place()));
                Ok(())
            }
        }
    }

    /// Keeps what the cube did as a comment of the event before.
    fn say(&mut self, cell: &Cell, what: String) -> Result<(), Trouble> {
        let events = self.table.events_so_far();
        if events == 0 {
            return Err(Trouble::new(cell.place(), Message::new("mat-cube-first")));
        }
        match self.comments.last_mut() {
            Some((at, said)) if *at == events => said.push_str(&format!("; {what}")),
            _ => self.comments.push((events, what)),
        }
        Ok(())
    }

    /// Lets the dice of a cell fall, unless they lie there already: handed over, or from the roll-off.
    fn roll(&mut self, cell: &Cell, seat: Seat, dice: [u8; 2]) -> Result<(), Trouble> {
        let wrong = |problem| Err(Trouble::new(cell.place(), problem));
        if self.table.turn() == Turn::Over {
            return wrong(Message::new("game-over"));
        }
        if self.table.seat_to_act() != Some(seat) {
            return wrong(Message::new("mat-other-turn").with("seat", self.table.seat_name(1 - seat)));
        }
        if self.table.turn() == Turn::Chance {
            return self.act(&format!("r{}{}", dice[0], dice[1]), cell.place());
        }
        let lying = self.table.dice();
        let is_same = |number: &str| number.parse().is_ok_and(|number: u8| dice.contains(&number));
        if lying.split(' ').all(is_same) {
            Ok(())
        } else {
            wrong(Message::new("mat-other-dice").with("dice", lying))
        }
    }

    fn move_checkers(
        &mut self,
        cell: &Cell,
        seat: Seat,
        ways: &[(u8, u8)],
        is_last: bool,
    ) -> Result<(), Trouble> {
        let fail = |problem| Err(Trouble::new(cell.place(), problem));
        if ways.is_empty() {
            let legal = self.table.legal();
            return match legal.first() {
                Some(only) if only.text == "pass" => self.act("pass", cell.place()),
                _ if is_last => Ok(()),
                _ => fail(Message::new("mat-must-move")),
            };
        }
        let rolled = self.table.events_so_far();
        let mut left = MOST_POSITIONS;
        if !play_ways(self.table.as_mut(), seat, ways, &mut left) {
            return fail(self.why_not(seat, ways));
        }
        let goes_on = self.table.turn() == Turn::Seat(seat) && self.table.events_so_far() > rolled;
        if goes_on && !is_last { fail(Message::new("mat-must-move")) } else { Ok(()) }
    }

    /// Why a turn cannot be played: the reason against the first step that cannot, as it is written.
    fn why_not(&mut self, seat: Seat, ways: &[(u8, u8)]) -> Message {
        let mut table = self.table.fork();
        for &way in ways {
            if let Err(error) = table.act(&step_text(seat, way)) {
                let found = format!("{}/{}", way.0, way.1);
                return Message::new("mat-refused").with("found", found).with("problem", error.message());
            }
        }
        Message::new("mat-no-such-turn")
    }

    /// The record, with what the file says of the match and of the end.
    fn finish(self, raw: &RawMatch, own: &RawGame) -> Result<crate::Record, Trouble> {
        let table = self.table;
        let mut record = record_of(table.as_ref(), None);
        for (at, said) in &self.comments {
            record.events[at - 1].1.clone_from(said);
        }
        let column_of = |seat: Seat| usize::from(self.seats[0] != seat);
        for seat in [0, 1] {
            add_header(&mut record, &header_of(table.seat_id(seat)), &own.names[column_of(seat)]);
        }
        if let Some(length) = raw.length {
            add_header(&mut record, LENGTH, &length.to_string());
        }
        add_header(&mut record, NUMBER, &own.number.to_string());
        let [white, black] = [0, 1].map(|seat| own.scores[column_of(seat)]);
        add_header(&mut record, SCORE, &format!("{white}-{black}"));
        let is_own = |name: &str| name == "Rules" || name == "Variation" || name.starts_with("RollOff ");
        for (name, value, _) in raw.tags.iter().filter(|(name, ..)| !is_own(name)) {
            add_header(&mut record, name, value);
        }
        if let Some((seat, points, place)) = self.win {
            if u32::try_from(table.scores().of(seat)) != Ok(points) {
                add_header(&mut record, POINTS, &points.to_string());
            }
            claim_end(&mut record, table.verdict(), table.seat_id(seat), "resignation")
                .map_err(|problem| Trouble::new(place, problem))?;
        }
        Ok(record)
    }
}

/// A step in our notation, from a player's own numbers.
fn step_text(seat: Seat, (from, to): (u8, u8)) -> String {
    match to {
        0 => format!("{}/off", own_number(seat, from)),
        to => format!("{}/{}", own_number(seat, from), own_number(seat, to)),
    }
}

/// A step in the player's own numbers, from our notation.
fn own_step(seat: Seat, text: &str) -> Option<(u8, u8)> {
    let (from, to) = text.split_once('/')?;
    let number = |text: &str| text.parse().ok().map(|number: u8| own_number(seat, number));
    Some((number(from)?, if to == "off" { 0 } else { number(to)? }))
}

/// Plays all of these ways, each by one step or by several of the same checker, in the order they are written where
/// that is legal; if there is no way to, nothing is played.
fn play_ways(table: &mut dyn Table, seat: Seat, ways: &[(u8, u8)], left: &mut usize) -> bool {
    if ways.is_empty() {
        return true;
    }
    if *left == 0 || table.turn() != Turn::Seat(seat) {
        return false;
    }
    *left -= 1;
    let legal: Vec<(u8, u8)> = table.legal().iter().filter_map(|step| own_step(seat, &step.text)).collect();
    for (index, &(from, to)) in ways.iter().enumerate() {
        let is_on_the_way = |step: &&(u8, u8)| step.0 == from && step.1 >= to;
        let mut steps: Vec<(u8, u8)> = legal.iter().filter(is_on_the_way).copied().collect();
        steps.sort_by_key(|step| step.1);
        for step in steps {
            let mut rest = ways.to_vec();
            if step.1 == to {
                rest.remove(index);
            } else {
                rest[index].0 = step.1;
            }
            if table.act(&step_text(seat, step)).is_ok() {
                if play_ways(table, seat, &rest, left) {
                    return true;
                }
                table.undo();
            }
        }
    }
    false
}
