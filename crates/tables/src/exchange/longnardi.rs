//! The games that the app of LongNardi keeps (`matches.json`): a list of matches, each a list of turns with the board
//! before and after them.
//!
//! A board is 24 numbers, two rows of twelve, positive for White's checkers. White goes along the first row and then
//! along the second, Black along the second and then along the first.

use game::{Message, Seat, Turn};
use nardi::Nardi;
use serde_json::Value;

use super::{
    Format, ImportedGame, Place, Read, Trouble, add_header, built_in, claim_end, of_family, record_of,
};
use crate::any::AnyGame;
use crate::table::{Table, seated};

/// LongNardi plays by these.
const USUAL: &str = "long-nardi";
/// The position that Black begins with.
const BLACK_BEGINS: &str = "O5/6/o5/6 b -";
const POINTS: usize = 24;
const ROW: u8 = 12;

type Board = [i64; POINTS];

/// Whether a text looks like such a file.
pub(super) fn is_such(begins: &str) -> bool {
    begins.starts_with('[') && begins[1..].trim_start().starts_with('{') && begins.contains("\"preBoard\"")
}

/// Reads every game.
pub(super) fn read(text: &str, rules: Option<&AnyGame>) -> Read {
    read_all(text, rules).unwrap_or_else(|trouble| vec![Err(trouble)])
}

fn read_all(text: &str, rules: Option<&AnyGame>) -> Result<Read, Trouble> {
    let game = match of_family(rules, Format::LongNardi, nardi::FAMILY.name)? {
        Some(game) => game.clone(),
        None => built_in(USUAL)?,
    };
    let value: Value = serde_json::from_str(text).map_err(|error| {
        let problem = Message::new("longnardi-json").with("problem", error.to_string());
        Trouble::new(Place::Line(error.line(), Some(error.column())), problem)
    })?;
    let Value::Array(games) = value else {
        return Err(Trouble::new(Place::Whole, Message::new("longnardi-list")));
    };
    Ok(games.iter().enumerate().map(|(index, value)| read_one(&game, index + 1, value)).collect())
}

fn read_one(game: &AnyGame, number: usize, value: &Value) -> Result<ImportedGame, Trouble> {
    let missing = |turn: usize, field: &'static str| {
        Trouble::new(Place::Turn(number, turn), Message::new("longnardi-field").with("field", field))
    };
    let turns = value.get("turns").and_then(Value::as_array).ok_or_else(|| missing(0, "turns"))?;
    let side = |turn: &Value| turn.get("preSide").and_then(Value::as_bool).map(Seat::from);
    let start = (turns.first().and_then(side) == Some(1)).then_some(BLACK_BEGINS);
    let mut table = game.table();
    if let Some(fen) = start {
        table.set_fen(fen).map_err(|error| Trouble::new(Place::Turn(number, 1), error.message()))?;
    }
    for (index, turn) in turns.iter().enumerate() {
        let place = Place::Turn(number, index + 1);
        let field = |name: &'static str| turn.get(name).ok_or_else(|| missing(index + 1, name));
        let die = |name| field(name).and_then(|die| die.as_u64().ok_or_else(|| missing(index + 1, name)));
        let seat = side(turn).ok_or_else(|| missing(index + 1, "preSide"))?;
        let board =
            |name| field(name).and_then(|value| board_of(value).ok_or_else(|| missing(index + 1, name)));
        let played = Played {
            seat,
            dice: [die("die0")?, die("die1")?],
            before: board("preBoard")?,
            after: board("postBoard")?,
        };
        played.play(table.as_mut()).map_err(|problem| Trouble::new(place, problem))?;
    }
    let mut record = record_of(table.as_ref(), start);
    for (name, header) in [("id", "Id"), ("modeRaw", "Mode"), ("opponentRaw", "Opponent")] {
        if let Some(text) = value.get(name).and_then(Value::as_str) {
            add_header(&mut record, header, text);
        }
    }
    if let Some(is_white) = value.get("winnerWhite").and_then(Value::as_bool) {
        let winner = table.seat_id(Seat::from(!is_white));
        claim_end(&mut record, table.verdict(), winner, "resignation")
            .map_err(|problem| Trouble::new(Place::Turn(number, turns.len()), problem))?;
    }
    Ok(ImportedGame { record, notes: Vec::new() })
}

fn board_of(value: &Value) -> Option<Board> {
    let numbers: Vec<i64> = value.as_array()?.iter().map(Value::as_i64).collect::<Option<_>>()?;
    numbers.try_into().ok()
}

/// A turn as the file has it.
struct Played {
    seat: Seat,
    dice: [u64; 2],
    before: Board,
    after: Board,
}

impl Played {
    fn play(&self, table: &mut dyn Table) -> Result<(), Message> {
        if table.turn() == Turn::Over {
            return Err(Message::new("game-over"));
        }
        if table.seat_to_act() != Some(self.seat) {
            return Err(Message::new("mat-other-turn").with("seat", table.seat_name(1 - self.seat)));
        }
        if board_at(table) != Some(self.before) {
            return Err(Message::new("longnardi-board"));
        }
        table.act(&format!("r{}{}", self.dice[0], self.dice[1])).map_err(|error| error.message())?;
        for (turn, _) in table.turns().unwrap_or_default() {
            let mut tried = table.fork();
            if tried.act(&turn).is_ok() && board_at(tried.as_ref()) == Some(self.after) {
                return table.act(&turn).map_err(|error| error.message());
            }
        }
        Err(Message::new("longnardi-no-such-turn"))
    }
}

/// The board of a table as LongNardi has it.
fn board_at(table: &dyn Table) -> Option<Board> {
    let state = seated::<Nardi>(table)?.history().state();
    let mut board = [0; POINTS];
    for seat in [0, 1] {
        for progress in 0..POINTS as u8 {
            let row = (progress / ROW) ^ seat;
            let sign = if seat == 0 { 1 } else { -1 };
            board[usize::from(ROW * row + progress % ROW)] +=
                sign * i64::from(state.checkers(seat, progress));
        }
    }
    Some(board)
}
