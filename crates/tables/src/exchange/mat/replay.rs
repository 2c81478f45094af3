//! From what a `.mat` file says to a record: every cell is played by the rules.

use game::sorting;
use game::{Message, Notation, Seat, Turn};
use nardi::{Nardi, NextGame, Opening, Starter, own_number};

use super::of_match::match_of;
use super::raw::{Cell, RawGame, RawMatch, What};
use super::{OF_MATCH, POINTS, SESSION};
use crate::any::AnyGame;
use crate::exchange::{ImportedGame, Place, Read, Trouble, add_header, claim_end, record_of};
use crate::matches::{MatchSetup, NEXT, resignations};
use crate::record::{Record, header_of};
use crate::table::Table;

/// How many positions are looked at to find how a turn was played; a hostile file gets no more.
const MOST_POSITIONS: usize = 4_000;

/// Plays all games of a file, those of a match as one match.
pub(super) fn replay(game: &AnyGame, raw: &RawMatch, is_assumed: bool) -> Result<Read, Trouble> {
    let of_match = match_of(game, raw)?;
    let mut last: Option<Replaying> = None;
    let mut games = Read::new();
    for (index, own) in raw.games.iter().enumerate() {
        let before = last.take().filter(|before| of_match.is_some() && before.goes_on_with(own));
        let begun = match (before, &of_match) {
            (Some(before), _) => before.next(own),
            (None, Some((game, setup))) => Replaying::in_match(game, setup, raw, index),
            (None, None) => Ok(Replaying::alone(game, own)),
        };
        let played = begun.and_then(|mut playing| {
            let mut notes = Vec::new();
            if is_assumed {
                notes.push(Message::new("exchange-rules-assumed").with("rules", game.variant().id.as_str()));
            }
            notes.extend(playing.play_all(raw, own)?);
            let record = playing.record(raw, own)?;
            Ok((playing, ImportedGame { record, notes }))
        });
        games.push(played.map(|(playing, game)| {
            last = Some(playing);
            game
        }));
    }
    Ok(games)
}

/// The roll-offs of a game, from their line at the top.
fn roll_offs(raw: &RawMatch, number: u32) -> Vec<&str> {
    raw.tag(&format!("RollOff {number}")).map(|text| text.split_whitespace().collect()).unwrap_or_default()
}

/// The rules of a game of this family; others were refused before.
fn nardi_of(game: &AnyGame) -> &Nardi {
    let AnyGame::Nardi(nardi) = game else { unreachable!("rules of another family were refused") };
    nardi
}

/// The start of a game that this seat begins without a roll-off.
pub(super) fn begun_by(nardi: &Nardi, seat: Seat) -> String {
    let mut fen = String::new();
    nardi.write_state(&nardi.start_of(Starter::Seat(seat)), &mut fen);
    fen
}

/// A game that is being played, at the table of its match or alone.
struct Replaying {
    table: Box<dyn Table>,
    /// The number of the game.
    number: u32,
    /// The seat of the left player and of the right one.
    seats: [Seat; 2],
    /// Who won by how many points, as the file has it.
    win: Option<(Seat, u32, Place)>,
}

impl Replaying {
    fn alone(game: &AnyGame, own: &RawGame) -> Replaying {
        Replaying { table: game.table(), number: own.number, seats: seats(game, own), win: None }
    }

    /// A game of a match that does not go on from the one before it in the file: the first, or one after a gap.
    fn in_match(
        game: &AnyGame,
        setup: &MatchSetup,
        raw: &RawMatch,
        index: usize,
    ) -> Result<Replaying, Trouble> {
        let own = &raw.games[index];
        let (nardi, first) = (nardi_of(game), &raw.games[0]);
        let seats = if first.number > 1 { [0, 1] } else { seats(game, first) };
        let is_long = setup.length > 1;
        let close =
            |game: &RawGame| game.scores.iter().any(|&points| points.checked_add(1) == Some(setup.length));
        let is_after_crawford = setup.crawford
            && (own.has_doubles()
                || raw.games[..index].iter().any(close)
                || index == 0 && raw.switch("CrawfordGame")? == Some(false));
        let score = if is_long { by_seat(own.scores, seats) } else { [0; 2] };
        let setup = MatchSetup { score, is_after_crawford, ..setup.clone() };
        let wrong = |problem: Message| {
            let problem = Message::new("record-match").with("problem", problem);
            Trouble::new(Place::Line(own.names_line, None), problem)
        };
        let mut table = game.match_at(&setup).map_err(|error| wrong(error.message()))?;
        let has_opening = nardi.rules().next_game == NextGame::OpeningRoll || own.number <= 1 || !is_long;
        let said = raw.tag(&format!("Begins {}", own.number));
        let said = said.and_then(|id| (0..2).find(|&seat| table.seat_id(seat) == id));
        let begins = own.starter().map(|column| seats[column]).or(said);
        if let Some(seat) = begins.filter(|_| !has_opening && roll_offs(raw, own.number).is_empty()) {
            table.set_fen(&begun_by(nardi, seat)).map_err(|error| wrong(error.message()))?;
        }
        Ok(Replaying { table, number: own.number, seats, win: None })
    }

    /// Whether a game says that it is the next one of the same match. Games for points stand alone, unless nobody won.
    fn goes_on_with(&self, own: &RawGame) -> bool {
        let goes_on = self.table.match_view().is_some_and(|view| view.length > 1 || view.can_go_on);
        goes_on && self.number.checked_add(1) == Some(own.number)
    }

    /// Lays out the next game of the match.
    fn next(mut self, own: &RawGame) -> Result<Replaying, Trouble> {
        self.act(NEXT, Place::Line(own.line, None))?;
        let view = self.table.match_view();
        let (length, expected) = view.map_or_else(|| (1, Vec::new()), |view| (view.length, view.score));
        let found = by_seat(own.scores, self.seats);
        if length > 1 && expected != found {
            let score = |points: &[u32]| {
                let [left, right] =
                    self.seats.map(|seat| points.get(usize::from(seat)).copied().unwrap_or(0));
                format!("{left}-{right}")
            };
            let problem = Message::new("mat-score").with("found", score(&found));
            let problem = problem.with("expected", score(&expected));
            return Err(Trouble::new(Place::Line(own.names_line, None), problem));
        }
        Ok(Replaying { number: own.number, win: None, ..self })
    }

    /// Plays everything that is written of a game; what had to be assumed for it.
    fn play_all(&mut self, raw: &RawMatch, own: &RawGame) -> Result<Option<Message>, Trouble> {
        let note = self.open(own, roll_offs(raw, own.number))?;
        for (at, cell) in own.cells.iter().enumerate() {
            let is_last = own.cells[at + 1..].iter().all(|cell| !matches!(cell.what, What::Turn { .. }));
            self.play(cell, is_last)?;
        }
        Ok(note)
    }

    /// Lets the roll-off decide as the file has it, or, where it says nothing, for whoever begins.
    fn open(&mut self, own: &RawGame, rolls: Vec<&str>) -> Result<Option<Message>, Trouble> {
        for roll in &rolls {
            self.act(&format!("r{roll}"), Place::Line(own.line, None))?;
        }
        let Some(cell) = own.first() else { return Ok(None) };
        if self.table.turn() != Turn::Chance || self.table.seat_to_act().is_some() {
            return Ok(None);
        }
        let is_white = self.seats[cell.column] == 0;
        let ordered = |a: u8, b: u8| if is_white == (a > b) { (a, b) } else { (b, a) };
        // The dice of the first turn were those of the roll-off, or nobody wrote down what they were.
        let mut is_played = false;
        let (mut white, mut black) = ordered(2, 1);
        if let What::Turn { dice, .. } = cell.what {
            let mut tried = self.table.fork();
            let thrown = ordered(dice[0], dice[1]);
            is_played =
                tried.act(&format!("r{}{}", thrown.0, thrown.1)).is_ok() && tried.turn() != Turn::Chance;
            if is_played {
                (white, black) = thrown;
            }
        }
        self.act(&format!("r{white}{black}"), cell.place())?;
        Ok((!is_played).then(|| Message::new("mat-roll-off").with("game", own.number)))
    }

    fn act(&mut self, text: &str, place: Place) -> Result<(), Trouble> {
        self.table.act(text).map_err(|error| Trouble::new(place, error.message()))
    }

    fn play(&mut self, cell: &Cell, is_last: bool) -> Result<(), Trouble> {
        let seat = self.seats[cell.column];
        if self.win.is_some() {
            return Err(Trouble::new(cell.place(), Message::new("game-over")));
        }
        match &cell.what {
            What::Turn { dice, ways, is_open } => {
                self.roll(cell, seat, *dice)?;
                if *is_open { Ok(()) } else { self.move_checkers(cell, seat, ways, is_last) }
            }
            What::Double(cube) => self.double(cell, seat, *cube),
            What::Take => self.by(seat, "take", cell.place()),
            What::Drop => self.by(seat, "drop", cell.place()),
            What::Wins(points) => {
                self.win = Some((seat, *points, cell.place()));
                if self.table.match_view().is_some() {
                    self.score(seat, *points, cell.place())
                } else {
                    Ok(())
                }
            }
        }
    }

    /// Lets a seat do something, if it is its turn.
    fn by(&mut self, seat: Seat, text: &str, place: Place) -> Result<(), Trouble> {
        match self.table.seat_to_act().filter(|&acting| acting != seat && self.table.turn() != Turn::Over) {
            Some(acting) => Err(other_turn(self.table.as_ref(), acting, place)),
            None => self.act(text, place),
        }
    }

    fn double(&mut self, cell: &Cell, seat: Seat, cube: u32) -> Result<(), Trouble> {
        let stands = self.table.match_view().and_then(|view| view.cube).map_or(1, |cube| cube.value);
        self.by(seat, "double", cell.place())?;
        if stands.checked_mul(2) == Some(cube) {
            return Ok(());
        }
        let problem = Message::new("mat-cube").with("found", cube).with("expected", 2 * stands);
        Err(Trouble::new(cell.place(), problem))
    }

    /// Lets a game of a match end as the file has it: by the rules, or because the other side gave up.
    fn score(&mut self, winner: Seat, points: u32, place: Place) -> Result<(), Trouble> {
        if self.table.turn() != Turn::Over {
            self.resign(1 - winner, points, place)?;
        }
        let ended = self.table.match_view().and_then(|view| view.ended);
        if ended.is_some_and(|ended| ended.winner == Some(winner) && ended.points == points) {
            return Ok(());
        }
        let open = || Message::new("match-game-goes-on");
        let reason = self.table.verdict().map_or_else(open, |verdict| verdict.reason);
        Err(Trouble::new(place, Message::new("mat-other-end").with("problem", reason)))
    }

    /// Lets a seat give up for so many points.
    fn resign(&mut self, loser: Seat, points: u32, place: Place) -> Result<(), Trouble> {
        let mut possible = Vec::new();
        for text in resignations(loser) {
            let mut tried = self.table.fork();
            let ended = tried.act(text).ok().and_then(|()| tried.match_view()?.ended);
            match ended.map(|ended| ended.points) {
                Some(worth) if worth == points => return self.act(text, place),
                Some(worth) => possible.push(worth),
                None => {}
            }
        }
        sorting::plainly(&mut possible);
        possible.dedup();
        let possible: Vec<String> = possible.iter().map(u32::to_string).collect();
        let problem = Message::new("mat-points").with("found", points).with("expected", possible.join(", "));
        Err(Trouble::new(place, problem))
    }

    /// Lets the dice of a cell fall, unless they lie there already: handed over, or from the roll-off.
    fn roll(&mut self, cell: &Cell, seat: Seat, dice: [u8; 2]) -> Result<(), Trouble> {
        let wrong = |problem| Err(Trouble::new(cell.place(), problem));
        if self.table.turn() == Turn::Over {
            return wrong(Message::new("game-over"));
        }
        if self.table.seat_to_act() != Some(seat) {
            return Err(other_turn(self.table.as_ref(), 1 - seat, cell.place()));
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

    /// The record, with what the file says besides.
    fn record(&self, raw: &RawMatch, own: &RawGame) -> Result<Record, Trouble> {
        let table = self.table.as_ref();
        let mut record = record_of(table, None);
        let names: [&str; 2] =
            if self.seats == [0, 1] { [0, 1] } else { [1, 0] }.map(|at: usize| own.names[at].as_str());
        for seat in [0, 1] {
            add_header(&mut record, &header_of(table.seat_id(seat)), names[usize::from(seat)]);
        }
        let length = table.match_view().map(|view| view.length);
        if length.is_some_and(|length| length > 1) {
            record.set("Game", &own.number.to_string());
        } else if own.scores != [0; 2] {
            let [white, black] = by_seat(own.scores, self.seats);
            add_header(&mut record, SESSION, &format!("{white}-{black}"));
        }
        let is_own = |name: &str| {
            OF_MATCH.contains(&name)
                || ["Rules", "Variation"].contains(&name)
                || ["RollOff ", "Begins "].iter().any(|own| name.starts_with(own))
        };
        for (name, value, _) in raw.tags.iter().filter(|(name, ..)| !is_own(name)) {
            add_header(&mut record, name, value);
        }
        if let (None, Some((seat, points, place))) = (length, self.win) {
            if u32::try_from(table.scores().of(seat)) != Ok(points) {
                add_header(&mut record, POINTS, &points.to_string());
            }
            claim_end(&mut record, table.verdict(), table.seat_id(seat), "resignation")
                .map_err(|problem| Trouble::new(place, problem))?;
        }
        Ok(record)
    }
}

fn other_turn(table: &dyn Table, acting: Seat, place: Place) -> Trouble {
    Trouble::new(place, Message::new("mat-other-turn").with("seat", table.seat_name(acting)))
}

/// The seats of the columns: White is on the left, but where White begins and the right player does, on the right.
fn seats(game: &AnyGame, own: &RawGame) -> [Seat; 2] {
    let begins_white = nardi_of(game).rules().opening == Opening::WhiteRolls;
    if begins_white && own.starter() == Some(1) { [1, 0] } else { [0, 1] }
}

/// The points of the columns, by seat.
fn by_seat([left, right]: [u32; 2], seats: [Seat; 2]) -> [u32; 2] {
    if seats == [0, 1] { [left, right] } else { [right, left] }
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
        sorting::by_key(&mut steps, |step| step.1);
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
