//! FEN: `<board> <side> <dice> [<head>] [x|d|c|h]`.

use game::{Message, NotationError};

use crate::board::{POINTS, progress_of};
use crate::notation::seat_name;
use crate::play::Nardi;
use crate::rules::{Doubles, Opening};
use crate::state::{Mark, ROLL_OFF, State};

const QUARTER: u8 = 6;

/// Writes board, side and dice, which need no rules.
pub(crate) fn write_position(state: &State, out: &mut String) {
    write_board(state, out);
    out.push_str([" w ", " b ", " - "][usize::from(state.side)]);
    let (dice, left) = state.dice();
    if left == 0 {
        out.push('-');
    }
    out.extend(dice[..left].iter().map(|&die| char::from(b'0' + die)));
}

pub(crate) fn write_board(state: &State, out: &mut String) {
    for quarter in (0..4).rev() {
        let mut empty = 0;
        for number in (quarter * QUARTER + 1..=quarter * QUARTER + QUARTER).rev() {
            let white = state.counts[0][usize::from(progress_of(0, number))];
            let black = state.counts[1][usize::from(progress_of(1, number))];
            if white + black == 0 {
                empty += 1;
                continue;
            }
            if empty > 0 {
                out.push(char::from(b'0' + empty));
                empty = 0;
            }
            out.push(char::from(if white > 0 { b'A' + white - 1 } else { b'a' + black - 1 }));
        }
        if empty > 0 {
            out.push(char::from(b'0' + empty));
        }
        if quarter > 0 {
            out.push('/');
        }
    }
}

impl Nardi {
    pub(crate) fn write_fen(&self, state: &State, out: &mut String) {
        write_position(state, out);
        let is_marked = state.mark != Mark::None;
        let is_begun = state.left > 0 && state.is_begun(self.rules());
        if is_marked || is_begun || state.head_left != self.derived_head(state) {
            out.push_str(&format!(" {}", state.head_left));
        }
        out.push_str(match state.mark {
            Mark::None => "",
            Mark::Extra => " x",
            Mark::Double => " d",
            Mark::Cascade => " c",
            Mark::Handed => " h",
        });
    }

    pub(crate) fn read_fen(&self, text: &str) -> Result<State, NotationError> {
        let error = |problem: Message| NotationError::new("notation-fen", text, problem);
        let fields: Vec<&str> = text.split_whitespace().take(6).collect();
        let &[board, side, dice, ref rest @ ..] = fields.as_slice() else {
            return Err(error(Message::new("nardi-fen-fields")));
        };
        let mut state = read_board(board)?;
        state.side = match side {
            "w" => 0,
            "b" => 1,
            "-" => ROLL_OFF,
            _ => {
                let problem = Message::new("nardi-fen-side-form");
                return Err(NotationError::new("nardi-notation-side", side, problem));
            }
        };
        self.read_dice(dice, &mut state)?;
        let (head, mark) = match *rest {
            [] => (None, None),
            [head] => (Some(head), None),
            [head, mark] => (Some(head), Some(mark)),
            _ => return Err(error(Message::new("nardi-fen-too-long"))),
        };
        if let Some(mark) = mark {
            state.mark = self.read_mark(mark, &state)?;
        }
        state.head_left = match head {
            None => self.derived_head(&state),
            Some(head) => read_head(head, &state)?,
        };
        self.check(&state).map_err(error)?;
        Ok(state)
    }

    fn read_dice(&self, text: &str, state: &mut State) -> Result<(), NotationError> {
        let error = |problem: Message| Err(NotationError::new("notation-dice", text, problem));
        if text == "-" {
            return Ok(());
        }
        let most = usize::from(self.double_dice());
        let dice: Vec<u8> = text.bytes().take(5).map(|c| c.wrapping_sub(b'0')).collect();
        if dice.iter().any(|die| !(1..=6).contains(die)) {
            return error(Message::new("nardi-fen-dice-form"));
        }
        match *dice.as_slice() {
            [die] => state.set_dice(die, 0, 1),
            [a, b] if a != b => state.set_dice(a.max(b), a.min(b), 2),
            [a, ref rest @ ..] if rest.iter().all(|&die| die == a) => {
                if dice.len() > most {
                    return error(Message::new("nardi-fen-dice-double").with("count", most));
                }
                state.set_dice(a, a, dice.len() as u8);
            }
            _ => return error(Message::new("nardi-fen-dice-differ")),
        }
        Ok(())
    }

    fn read_mark(&self, text: &str, state: &State) -> Result<Mark, NotationError> {
        let doubles = self.rules().doubles;
        let of_a_double = state.left > 0 && !state.has_two_dice();
        let error = |problem: Message| Err(NotationError::new("nardi-notation-mark", text, problem));
        match (text, doubles) {
            ("x", Doubles::TwoThenRollAgain) => Ok(Mark::Extra),
            ("d", Doubles::TwoThenRollAgain) if state.left == 1 => Ok(Mark::Double),
            ("c", Doubles::Cascade) if of_a_double => Ok(Mark::Cascade),
            ("h", Doubles::Cascade) if of_a_double => Ok(Mark::Handed),
            ("x" | "d" | "c" | "h", _) => error(Message::new("nardi-fen-mark-meaningless")),
            _ => error(Message::new("nardi-fen-mark-form")),
        }
    }

    /// What makes a position one that play cannot go on from.
    fn check(&self, state: &State) -> Result<(), Message> {
        if state.side == ROLL_OFF {
            if self.rules().opening == Opening::WhiteRolls {
                return Err(Message::new("nardi-fen-no-roll-off"));
            }
            if *state != (State { side: ROLL_OFF, ..State::initial() }) {
                return Err(Message::new("nardi-fen-roll-off-start"));
            }
        }
        if state.off == [15, 15] && self.rules().tie == crate::rules::Tie::None {
            return Err(Message::new("nardi-fen-no-tie"));
        }
        if self.is_over(state) && (state.left > 0 || state.mark != Mark::None) {
            return Err(Message::new("nardi-fen-over-with-dice"));
        }
        Ok(())
    }
}

fn read_head(text: &str, state: &State) -> Result<u8, NotationError> {
    let error = |problem: Message| Err(NotationError::new("nardi-notation-head", text, problem));
    if state.left == 0 && state.mark != Mark::Extra {
        return error(Message::new("nardi-fen-head-alone"));
    }
    match text.parse::<u8>() {
        Ok(head) if head <= 15 && text.len() <= 2 && !text.starts_with('+') => Ok(head),
        _ => error(Message::new("nardi-fen-head-form")),
    }
}

fn read_board(text: &str) -> Result<State, NotationError> {
    let error = |problem: Message| Err(NotationError::new("nardi-notation-board", text, problem));
    let mut state = State { counts: [[0; 24]; 2], own: [0; 2], ..State::initial() };
    let quarters: Vec<&str> = text.split('/').take(5).collect();
    if quarters.len() != 4 {
        return error(Message::new("nardi-fen-board-form"));
    }
    let mut number = POINTS;
    for (i, quarter) in quarters.into_iter().enumerate() {
        let end = 18 - QUARTER * i as u8;
        for c in quarter.bytes() {
            let (side, count, width) = match c {
                b'1'..=b'6' => (0, 0, c - b'0'),
                b'A'..=b'O' => (0, c - b'A' + 1, 1),
                b'a'..=b'o' => (1, c - b'a' + 1, 1),
                _ => return error(Message::new("nardi-fen-board-letter")),
            };
            if number < end + width {
                return error(Message::new("nardi-fen-quarter-long").with("quarter", i + 1));
            }
            if count > 0 {
                let progress = progress_of(side, number);
                state.counts[usize::from(side)][usize::from(progress)] = count;
                state.own[usize::from(side)] |= 1 << progress;
            }
            number -= width;
        }
        if number != end {
            let problem = Message::new("nardi-fen-quarter-short").with("quarter", i + 1);
            return error(problem.with("points", QUARTER + end - number));
        }
    }
    for side in 0..2 {
        let on_board: u32 = state.counts[side].iter().map(|&n| u32::from(n)).sum();
        let Some(off) = 15u32.checked_sub(on_board) else {
            let problem = Message::new("nardi-fen-checkers").with("seat", seat_name(side as u8));
            return error(problem.with("count", on_board));
        };
        state.off[side] = off as u8;
    }
    Ok(state)
}
