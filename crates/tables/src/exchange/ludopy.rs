//! LUDOpy's history: what `Game.save_hist` writes, an archive of the arrays `pieces`, `current_dice`,
//! `current_player` and `round`.
//!
//! Every answered observation leaves two moments, the one before the move and the one after it; the last may be without
//! an answer. Seats that the turn passes over are LUDOpy's ghost players and stay empty.

use std::collections::BTreeMap;

use game::{Message, Turn};
use ludo::Ludo;

use super::npz::{self, Array};
use super::{
    Exported, Format, ImportedGame, Place, Trouble, built_in, free_headers, of_family, record_of, replayed,
};
use crate::any::AnyGame;
use crate::record::Record;
use crate::table::{Seated, Table, seated};

const RULES: &str = "ludopy";
const RULES_FOR_TWO: &str = "ludopy-two";
const SEATS: usize = 4;
const PIECES: usize = 4;
/// The arrays, in the order that LUDOpy has them.
const ARRAYS: [&str; 4] = ["pieces", "current_dice", "current_player", "round"];

/// Where every piece is at a moment, seat by seat.
type Pieces = [[u8; PIECES]; SEATS];

/// A moment of a history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    pieces: Pieces,
    die: i64,
    player: i64,
}

fn whole<T>(problem: Message) -> Result<T, Trouble> {
    Err(Trouble::new(Place::Whole, problem))
}

/// Reads a history.
pub(super) fn read(bytes: &[u8], rules: Option<&AnyGame>) -> Result<ImportedGame, Trouble> {
    let rules = of_family(rules, Format::Ludopy, ludo::FAMILY.name)?;
    let moments = moments(&npz::read(bytes)?)?;
    let ghosts = ghosts(&moments);
    let (game, start) = match rules {
        Some(game) => (game.clone(), None),
        None if ghosts == [false, true, false, true] => (built_in(RULES_FOR_TWO)?, None),
        None if ghosts == [false; SEATS] => (built_in(RULES)?, None),
        None => (built_in(RULES)?, Some(start_without(&ghosts))),
    };
    let mut table = game.table();
    if let Some(fen) = &start {
        table.set_fen(fen).map_err(|error| Trouble::new(Place::Whole, error.message()))?;
    }
    for (index, pair) in moments.chunks(2).enumerate() {
        observe(table.as_mut(), 2 * index, pair)?;
    }
    Ok(ImportedGame { record: record_of(table.as_ref(), start.as_deref()), notes: Vec::new() })
}

/// The beginning of a game without these players.
fn start_without(ghosts: &[bool; SEATS]) -> String {
    let pieces = ghosts.map(|is_ghost| if is_ghost { "-" } else { "0,0,0,0" }).join("/");
    let first = ghosts.iter().position(|is_ghost| !is_ghost).unwrap_or_default();
    format!("{pieces} {first} - 1 0 0 -")
}

/// The arrays as moments.
fn moments(arrays: &[Array]) -> Result<Vec<Moment>, Trouble> {
    let by_name: BTreeMap<&str, &Array> = arrays.iter().map(|array| (array.name.as_str(), array)).collect();
    if by_name.contains_key("") {
        return whole(Message::new("ludopy-one-array"));
    }
    let array = |name: &'static str| {
        by_name
            .get(name)
            .copied()
            .ok_or_else(|| Trouble::new(Place::Whole, Message::new("ludopy-no-array").with("array", name)))
    };
    let [pieces, dice, players, rounds] =
        [array("pieces")?, array("current_dice")?, array("current_player")?, array("round")?];
    let count = pieces.shape.first().copied().unwrap_or_default();
    for (array, wanted) in
        [(pieces, &[count, SEATS, PIECES][..]), (dice, &[count]), (players, &[count]), (rounds, &[count])]
    {
        if array.shape != wanted {
            let problem = Message::new("ludopy-shape")
                .with("array", array.name.as_str())
                .with("found", format!("{:?}", array.shape))
                .with("expected", format!("{wanted:?}"));
            return Err(Trouble::new(Place::Byte(array.begins), problem));
        }
    }
    let moment = |index: usize| {
        let mut places: Pieces = [[0; PIECES]; SEATS];
        let all = pieces.values.iter().skip(SEATS * PIECES * index);
        for (place, &value) in places.iter_mut().flatten().zip(all) {
            *place = u8::try_from(value).map_err(|_| {
                let problem = Message::new("ludopy-piece").with("found", value);
                Trouble::new(Place::Moment(index), problem)
            })?;
        }
        Ok(Moment { pieces: places, die: dice.values[index], player: players.values[index] })
    };
    (0..count).map(moment).collect()
}

/// The seats that the turn passes over.
fn ghosts(moments: &[Moment]) -> [bool; SEATS] {
    let mut ghosts = [false; SEATS];
    let players: Vec<usize> = moments
        .iter()
        .filter_map(|moment| usize::try_from(moment.player).ok())
        .filter(|&player| player < SEATS)
        .collect();
    for pair in players.windows(2) {
        let mut seat = (pair[0] + 1) % SEATS;
        while pair[0] != pair[1] && seat != pair[1] {
            ghosts[seat] = true;
            seat = (seat + 1) % SEATS;
        }
    }
    players.iter().for_each(|&player| ghosts[player] = false);
    ghosts
}

/// Plays what happened between the moment before a move and the one after it.
fn observe(table: &mut dyn Table, index: usize, pair: &[Moment]) -> Result<(), Trouble> {
    let wrong = |at: usize, problem: Message| Err(Trouble::new(Place::Moment(at), problem));
    let before = pair[0];
    if table.turn() == Turn::Over {
        return wrong(index, Message::new("game-over"));
    }
    if table.seat_to_act().map(i64::from) != Some(before.player) {
        let found = before.player;
        let expected = table.seat_to_act().map_or(-1, i64::from);
        return wrong(index, Message::new("ludopy-player").with("found", found).with("expected", expected));
    }
    if before.pieces != pieces_of(table) {
        return wrong(index, Message::new("ludopy-pieces"));
    }
    table
        .act(&format!("r{}", before.die))
        .map_err(|error| Trouble::new(Place::Moment(index), error.message()))?;
    let Some(after) = pair.get(1) else { return Ok(()) };
    if (after.die, after.player) != (before.die, before.player) {
        return wrong(index + 1, Message::new("ludopy-pair"));
    }
    for action in table.legal() {
        let mut tried = table.fork();
        if tried.act(&action.text).is_ok() && pieces_of(tried.as_ref()) == after.pieces {
            return table
                .act(&action.text)
                .map_err(|error| Trouble::new(Place::Moment(index + 1), error.message()));
        }
    }
    wrong(index + 1, Message::new("ludopy-no-such-move").with("die", before.die))
}

/// Where every piece is; those of empty seats are at home, as in LUDOpy.
fn pieces_of(table: &dyn Table) -> Pieces {
    let Some(table) = seated::<Ludo>(table) else { return Pieces::default() };
    let state = table.history().state();
    let mut pieces = Pieces::default();
    for seat in state.seated() {
        for piece in 0..PIECES as u8 {
            pieces[usize::from(seat)][usize::from(piece)] = state.piece(seat, piece);
        }
    }
    pieces
}

/// Writes a game as a history.
pub(super) fn write(records: &[Record], rules: Option<&AnyGame>) -> Result<Exported, Trouble> {
    let [record] = records else {
        return whole(Message::new("ludopy-one-game").with("count", records.len()));
    };
    let (_, end) = replayed(1, record, rules)?;
    let Some(end) = seated::<Ludo>(end.as_ref()) else {
        return whole(Message::new("exchange-other-game").with("number", 1).with("family", "ludo"));
    };
    check_rules(end)?;
    let mut table = AnyGame::Ludo(end.game().clone()).table();
    if let Some(fen) = record.header("Start") {
        let ghosts = [0, 1, 2, 3].map(|seat| !end.history().start().is_seated(seat));
        if fen != start_without(&ghosts) {
            return whole(Message::new("exchange-set-up").with("number", 1));
        }
        table.set_fen(fen).map_err(|error| Trouble::new(Place::Whole, error.message()))?;
    }
    let mut history = Writing::default();
    for (event, _) in &record.events {
        history.play(table.as_mut(), event)?;
    }
    Ok(Exported { bytes: history.bytes(), notes: notes(record) })
}

/// What the arrays have no room for.
fn notes(record: &Record) -> Vec<Message> {
    let mut notes = Vec::new();
    let comments = record.events.iter().filter(|(_, comment)| !comment.is_empty()).count();
    if comments > 0 {
        notes.push(Message::new("exchange-no-comments").with("count", comments).with("format", "ludopy"));
    }
    if free_headers(record).next().is_some() {
        notes.push(Message::new("exchange-no-headers").with("format", "ludopy"));
    }
    notes
}

/// LUDOpy's arrays hold games by LUDOpy's rules, or they could not be read again.
fn check_rules(table: &Seated<Ludo>) -> Result<(), Trouble> {
    let digest = table.variant().digest();
    for id in [RULES, RULES_FOR_TWO] {
        if built_in(id)?.variant().digest() == digest {
            return Ok(());
        }
    }
    whole(Message::new("ludopy-rules").with("rules", table.variant().id.as_str()))
}

/// The arrays while they are written.
#[derive(Default)]
struct Writing {
    pieces: Vec<i64>,
    dice: Vec<i64>,
    players: Vec<i64>,
    rounds: Vec<i64>,
}

impl Writing {
    /// Plays an event and keeps the moment: before a move with the die that has fallen, after it with the same.
    fn play(&mut self, table: &mut dyn Table, event: &str) -> Result<(), Trouble> {
        let die = event.strip_prefix('r').and_then(|die| die.parse().ok());
        let fails = |error: crate::TableError| Trouble::new(Place::Whole, error.message());
        if let Some(die) = die {
            self.moment(table, die);
            table.act(event).map_err(fails)
        } else {
            let (die, player, round) = (self.dice.last().copied(), self.players.last(), self.rounds.last());
            let (player, round) = (player.copied(), round.copied());
            table.act(event).map_err(fails)?;
            self.pieces.extend(pieces_of(table).as_flattened().iter().map(|&place| i64::from(place)));
            self.dice.extend(die);
            self.players.extend(player);
            self.rounds.extend(round);
            Ok(())
        }
    }

    fn moment(&mut self, table: &dyn Table, die: i64) {
        let round = seated::<Ludo>(table).map_or(1, |table| table.history().state().round());
        self.pieces.extend(pieces_of(table).as_flattened().iter().map(|&place| i64::from(place)));
        self.dice.push(die);
        self.players.push(table.seat_to_act().map_or(0, i64::from));
        self.rounds.push(i64::from(round));
    }

    fn bytes(self) -> Vec<u8> {
        let count = self.dice.len();
        let [pieces, dice, players, rounds] = ARRAYS;
        npz::write(&[
            (pieces, &[count, SEATS, PIECES], self.pieces),
            (dice, &[count], self.dice),
            (players, &[count], self.players),
            (rounds, &[count], self.rounds),
        ])
    }
}
