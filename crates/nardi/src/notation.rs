//! Steps and turns as text: `24/18`, `6/off`, `24/18,18/15`, `pass`.

use game::{Decide, Game, Message, Notation, NotationError, Picture, Roll, Seat, Section, Verdict};

use crate::board::{OFF, number_of, progress_of};
use crate::play::Nardi;
use crate::state::State;
use crate::turn::{Step, Turn};

/// The name of a seat, as people say it.
pub(crate) fn seat_name(seat: Seat) -> Message {
    Message::new(if seat == 0 { "seat-white" } else { "seat-black" })
}

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
    let error = |problem: Message| Err(NotationError::new("notation-move", text, problem));
    if text == "pass" {
        return Ok(Step::PASS);
    }
    let Some((from, to)) = text.split_once('/') else {
        return error(Message::new("nardi-step-form"));
    };
    let Some(from) = read_point(from).map(|number| progress_of(side, number)) else {
        return error(Message::new("nardi-step-from"));
    };
    let to = match (to, read_point(to)) {
        ("off", _) => OFF,
        (_, Some(number)) => progress_of(side, number),
        _ => return error(Message::new("nardi-step-to")),
    };
    match Step::new(from, to) {
        Some(step) => Ok(step),
        None if to == OFF => error(Message::new("nardi-step-off-outside")),
        None => error(Message::new("nardi-step-distance")),
    }
}

fn read_point(text: &str) -> Option<u8> {
    let plain = text.len() <= 2 && text.bytes().all(|c| c.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|number| plain && (1..=24).contains(number))
}

impl Nardi {
    /// Reads a turn: steps joined by commas, or `pass` (no steps). Says what is wrong with a text that is no
    /// turn at all; whether the turn is legal is for [`Nardi::turn_of_steps`] to say.
    pub fn read_turn(&self, state: &State, text: &str) -> Result<Vec<Step>, NotationError> {
        if text == "pass" {
            return Ok(Vec::new());
        }
        let turn_error = |problem: Message| NotationError::new("nardi-notation-turn", text, problem);
        let words: Vec<&str> = text.split(',').take(5).collect();
        if words.len() > 4 {
            return Err(turn_error(Message::new("nardi-turn-too-long")));
        }
        if words.contains(&"pass") {
            return Err(turn_error(Message::new("nardi-turn-pass-alone")));
        }
        words.into_iter().map(|word| read_step(state.side & 1, word)).collect()
    }
}

impl Notation for Nardi {
    fn write_state(&self, state: &State, out: &mut String) {
        self.write_fen(state, out);
    }

    fn read_state(&self, text: &str) -> Result<State, NotationError> {
        self.read_fen(text)
    }

    fn write_move(&self, state: &State, action: Step, out: &mut String) {
        write_step(state.side & 1, action, out);
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Step, NotationError> {
        read_step(state.side & 1, text)
    }

    fn why_not(&self, state: &State, action: Step) -> Option<Message> {
        self.why_not_step(state, action)
    }

    fn read_roll(&self, state: &State, text: &str) -> Result<Roll, NotationError> {
        let error = |problem: Message| Err(NotationError::new("notation-dice", text, problem));
        if self.turn(state) != game::Turn::Chance {
            return error(Message::new("dice-not-due"));
        }
        match *text.as_bytes() {
            [a @ b'1'..=b'6', b @ b'1'..=b'6'] => {
                let (a, b) = (a - b'0', b - b'0');
                // In a roll-off the first die is White's.
                Ok(if state.side().is_some() { Roll::two(a, b) } else { Roll { first: a, second: b } })
            }
            _ => error(Message::new("nardi-dice-form")),
        }
    }

    fn draw(&self, state: &State) -> Picture {
        crate::draw::draw(self, state)
    }

    fn dice_text(&self, state: &State) -> String {
        let dice = (0..state.left).map(|i| if i == 0 { state.high } else { state.low });
        dice.map(|die| die.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn split_turn<'t>(&self, text: &'t str) -> Vec<&'t str> {
        text.split(',').collect()
    }

    fn turn_texts(&self, state: &State) -> Option<Vec<(String, String)>> {
        let mut turns = Vec::new();
        self.decisions(state, &mut turns);
        let text = |(turn, after): (Turn, State)| (self.turn_text(state, turn), self.state_text(&after));
        Some(turns.into_iter().map(text).collect())
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        if seat == 0 { "white" } else { "black" }
    }

    fn seat_name(&self, seat: Seat) -> Message {
        seat_name(seat)
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        self.final_verdict(state)
    }

    fn explain(&self) -> Vec<Section> {
        crate::explain::explain(self.rules())
    }
}
