//! Text for positions, moves and rolls, and reasons for what is not allowed.

use std::fmt;

use texts::{Catalogue, Message};

use crate::contract::{Game, Roll};
use crate::draw::Picture;

/// Why a text was not understood: what was wrong, where, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NotationError {
    /// What was being read, as the code of its name in the catalogue: `notation-fen`, `notation-dice` …
    pub what: &'static str,
    /// The offending part of the text.
    pub found: String,
    /// What was wrong, and what would have been right.
    pub problem: Message,
}

impl NotationError {
    /// An error about `found` while reading a `what`.
    pub fn new(what: &'static str, found: impl Into<String>, problem: Message) -> NotationError {
        NotationError { what, found: found.into(), problem }
    }

    /// What to say about it.
    pub fn message(&self) -> Message {
        Message::new("notation-error")
            .with("what", Message::new(self.what))
            .with("found", excerpt(&self.found))
            .with("problem", self.problem.clone())
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// What a message quotes of a text that may be hostile or huge: its beginning, and nothing unprintable.
pub fn excerpt(text: &str) -> String {
    let mut shown: String = text.chars().take(80).flat_map(char::escape_debug).collect();
    if text.chars().nth(80).is_some() {
        shown.push('…');
    }
    shown
}

/// How a finished game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Verdict {
    /// `white`, `black`, `draw`, or with more seats the places, best first (`0213`).
    pub result: String,
    /// Why.
    pub reason: Message,
}

/// A part of the rules in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Section {
    /// What it is about.
    pub heading: Message,
    /// Sentence by sentence.
    pub sentences: Vec<Message>,
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
    fn why_not(&self, state: &Self::State, action: Self::Move) -> Option<Message>;

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

    /// The dice that are still to be played, as people read them: `6 3`; empty when there are none.
    fn dice_text(&self, _state: &Self::State) -> String {
        String::new()
    }

    /// The name of a seat in records and for programs: `white`, `red`. What people call it stands in the
    /// catalogue as `seat-white`, `seat-red`: [`Notation::seat_name`].
    fn seat_id(&self, seat: crate::Seat) -> &'static str;

    /// The name of a seat, as people say it.
    fn seat_name(&self, seat: crate::Seat) -> Message {
        Message::new(format!("seat-{}", self.seat_id(seat)))
    }

    /// How the game ended, if it has.
    fn verdict(&self, state: &Self::State) -> Option<Verdict>;

    /// The rules of this variant in words, from its options.
    fn explain(&self) -> Vec<Section>;

    /// The rules in words as one text: headings on lines that begin with `# `, paragraphs separated by blank lines.
    fn explain_in(&self, language: &Catalogue) -> String {
        let section = |section: Section| {
            let sentences: Vec<_> =
                section.sentences.iter().map(|sentence| language.text(sentence)).collect();
            format!("# {}\n\n{}\n", language.text(&section.heading), sentences.join(" "))
        };
        self.explain().into_iter().map(section).collect::<Vec<_>>().join("\n")
    }

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
