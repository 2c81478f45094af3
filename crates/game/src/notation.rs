//! Text for positions, moves and rolls, and reasons for what is not allowed.

use std::fmt;

use crate::contract::{Game, Roll};
use crate::draw::Picture;

/// Why a text was not understood: what was wrong, where, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NotationError {
    /// What was being read: `"FEN"`, `"step"`, `"dice"` …
    pub what: &'static str,
    /// The offending part of the text.
    pub found: String,
    /// What was wrong, and what would have been right.
    pub problem: String,
}

impl NotationError {
    /// An error about `found` while reading a `what`.
    pub fn new(what: &'static str, found: impl Into<String>, problem: impl Into<String>) -> NotationError {
        NotationError { what, found: found.into(), problem: problem.into() }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Input may be hostile or huge; a message quotes only its beginning, and nothing unprintable.
        let shown: String = self.found.chars().take(80).flat_map(char::escape_debug).collect();
        let more = if self.found.chars().nth(80).is_some() { "…" } else { "" };
        write!(f, "{} \"{shown}{more}\": {}", self.what, self.problem)
    }
}

/// Why an action is not legal: a code with arguments for programs, and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// A stable name, such as `head-already-used`.
    pub code: &'static str,
    /// What the sentence speaks of, by name: `("point", "18")`.
    pub arguments: Vec<(&'static str, String)>,
    /// The reason in English.
    pub sentence: String,
}

impl Reason {
    /// A reason without arguments.
    pub fn new(code: &'static str, sentence: impl Into<String>) -> Reason {
        Reason { code, arguments: Vec::new(), sentence: sentence.into() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Reason {
        self.arguments.push((name, value.to_string()));
        self
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

/// How a finished game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// `white`, `black`, `draw`, or with more seats the places, best first (`0213`).
    pub result: String,
    /// Why, in a few words.
    pub reason: String,
}

/// The notation of a family. Reading is the inverse of writing: `read_state(write_state(s)) == s`.
pub trait Notation: Game {
    /// Appends the FEN of a position.
    fn write_state(&self, state: &Self::State, out: &mut String);

    /// Reads a FEN; every field is checked, and the result is a position that play can go on from.
    fn read_state(&self, text: &str) -> Result<Self::State, NotationError>;

    /// Appends a legal move of this position.
    fn write_move(&self, state: &Self::State, action: Self::Move, out: &mut String);

    /// Reads the text of a single action. Says what is wrong with a text that is no move at all;
    /// whether the move is legal here is [`Notation::why_not`]'s business.
    fn read_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, NotationError>;

    /// Why this action is not legal here; `None` when it is legal.
    fn why_not(&self, state: &Self::State, action: Self::Move) -> Option<Reason>;

    /// Appends a roll without its `r`: `63`, `5`.
    fn write_roll(&self, roll: Roll, out: &mut String) {
        out.push_str(&roll.first.to_string());
        if roll.second != 0 {
            out.push_str(&roll.second.to_string());
        }
    }

    /// Reads the dice that may be rolled in this position, in either order where order means nothing.
    fn read_roll(&self, state: &Self::State, text: &str) -> Result<Roll, NotationError>;

    /// Draws the position in characters.
    fn draw(&self, state: &Self::State) -> Picture;

    /// The places of the drawing that a legal move starts from (if it does) and ends on, named as in
    /// [`Picture::spots`]; a pass has neither.
    fn spots(&self, state: &Self::State, action: Self::Move) -> (Option<String>, Option<String>);

    /// The dice that are still to be played, as people read them: `6 3`; empty when there are none.
    fn dice_text(&self, _state: &Self::State) -> String {
        String::new()
    }

    /// The name of a seat, as people say it: "White", "Red".
    fn seat_name(&self, seat: crate::Seat) -> &'static str;

    /// How the game ended, if it has.
    fn verdict(&self, state: &Self::State) -> Option<Verdict>;

    /// The rules of this variant in plain English, from its options; paragraphs separated by blank lines,
    /// headings on lines that begin with `# `.
    fn explain(&self) -> String;

    /// The single actions of a written turn: `24/18,18/15` is two steps, `d5-e5xg1` a move and a removal.
    /// A text that is one action, or no action at all, comes back as it is.
    fn split_turn<'t>(&self, text: &'t str) -> Vec<&'t str> {
        vec![text]
    }

    /// In families with whole turns: every distinct turn of this position as `(steps, FEN after it)`, a
    /// forced pass as `pass`; nothing while dice are due. `None` in families without whole turns.
    fn turn_texts(&self, _state: &Self::State) -> Option<Vec<(String, String)>> {
        None
    }

    /// The FEN of a position, as a new string.
    fn state_text(&self, state: &Self::State) -> String {
        let mut text = String::new();
        self.write_state(state, &mut text);
        text
    }

    /// The notation of a move, as a new string.
    fn move_text(&self, state: &Self::State, action: Self::Move) -> String {
        let mut text = String::new();
        self.write_move(state, action, &mut text);
        text
    }
}
