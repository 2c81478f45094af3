//! What a `.mat` file says, before any rule is asked.

use game::{Message, excerpt};

use crate::exchange::{Place, Trouble};

/// A file.
#[derive(Debug, Default)]
pub(super) struct RawMatch {
    /// `; [Name "value"]`, with its line.
    pub tags: Vec<(String, String, usize)>,
    /// `7 point match`.
    pub length: Option<u32>,
    pub games: Vec<RawGame>,
}

impl RawMatch {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(key, ..)| key == name).map(|(_, value, _)| value.as_str())
    }

    /// Refuses a game that says itself that it is another one.
    pub fn check_variation(&self) -> Result<(), Trouble> {
        let other = self.tags.iter().find(|(name, value, _)| {
            name == "Variation" && !["nard", "fevga", "moul", "gul"].iter().any(|own| is_in(own, value))
        });
        match other {
            Some((_, value, line)) => {
                let problem = Message::new("mat-variation").with("variation", excerpt(value));
                Err(Trouble::new(Place::Line(*line, None), problem))
            }
            None => Ok(()),
        }
    }
}

fn is_in(part: &str, text: &str) -> bool {
    text.to_lowercase().contains(part)
}

/// A game.
#[derive(Debug, Default)]
pub(super) struct RawGame {
    /// The line of `Game 1`.
    pub line: usize,
    pub number: u32,
    /// The left player and the right one.
    pub names: [String; 2],
    /// Their points before the game.
    pub scores: [u32; 2],
    pub cells: Vec<Cell>,
}

impl RawGame {
    /// The column of whoever moves first.
    pub fn starter(&self) -> Option<usize> {
        let is_turn = |cell: &&Cell| matches!(cell.what, What::Turn { .. });
        self.cells.iter().find(is_turn).map(|cell| cell.column)
    }
}

/// What one player did, and where it stands.
#[derive(Debug)]
pub(super) struct Cell {
    /// 0 on the left, 1 on the right.
    pub column: usize,
    pub line: usize,
    /// The place of its first letter in the line, from 1.
    pub at: usize,
    pub what: What,
}

impl Cell {
    pub fn place(&self) -> Place {
        Place::Line(self.line, Some(self.at))
    }
}

/// What a cell says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum What {
    Turn {
        dice: [u8; 2],
        /// Where checkers went, by the player's own numbers; 0 is off.
        ways: Vec<(u8, u8)>,
        /// Whether the dice fell and nothing was played yet (`?`).
        is_open: bool,
    },
    /// The cube is turned to this.
    Double(u32),
    Take,
    Drop,
    /// The game is won, by so many points.
    Wins(u32),
}
