//! Steps and turns as text: `24/18`, `6/off`, `24/18,18/15`, `pass`.

use game::NotationError;

use crate::board::{OFF, number_of, progress_of};
use crate::game_rules::Nardi;
use crate::state::State;
use crate::turn::{Step, Turn};

pub(crate) fn write_step(side: u8, step: Step, out: &mut String) {
    if step.is_pass() {
        return out.push_str("pass");
    }
    out.push_str(&number_of(side, step.from).to_string());
    if step.to >= OFF {
        return out.push_str("/off");
    }
    out.push('/');
    out.push_str(&number_of(side, step.to).to_string());
}

impl Nardi {
    /// Appends a legal turn of this position: its steps joined by commas, or `pass`.
    pub fn write_turn(&self, state: &State, turn: Turn, out: &mut String) {
        if turn.is_pass() {
            return out.push_str("pass");
        }
        for (i, (step, _)) in turn.steps().enumerate() {
            if i > 0 {
                out.push(',');
            }
            write_step(state.side & 1, step, out);
        }
    }

    /// The notation of a turn, as a new string.
    pub fn turn_text(&self, state: &State, turn: Turn) -> String {
        let mut text = String::new();
        self.write_turn(state, turn, &mut text);
        text
    }
}

/// Reads a step of `side`, or `pass`.
pub(crate) fn read_step(side: u8, text: &str) -> Result<Step, NotationError> {
    let error = |problem: String| Err(NotationError::new("step", text, problem));
    if text == "pass" {
        return Ok(Step::PASS);
    }
    let Some((from, to)) = text.split_once('/') else {
        return error("two points joined by / are expected, as in 24/18 or 6/off, or pass".into());
    };
    let Some(from) = read_point(from).map(|number| progress_of(side, number)) else {
        return error("a step starts from a point 1 to 24".into());
    };
    let to = match (to, read_point(to)) {
        ("off", _) => OFF,
        (_, Some(number)) => progress_of(side, number),
        _ => return error("a step ends on a point 1 to 24, or off".into()),
    };
    match Step::new(from, to) {
        Some(step) => Ok(step),
        None if to == OFF => error("only a checker in its home can be borne off".into()),
        None => error("a step goes 1 to 6 points forward".into()),
    }
}

fn read_point(text: &str) -> Option<u8> {
    let plain = text.len() <= 2 && text.bytes().all(|c| c.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|number| plain && (1..=24).contains(number))
}
