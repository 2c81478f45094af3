//! What a `.mat` file says, before any rule is asked.

use game::{Message, excerpt};

use crate::exchange::{Place, Trouble};

/// A file.
#[derive(Debug, Default)]
pub(super) struct RawMatch {
    /// `; [Name "value"]`, with its line.
    pub tags: Vec<(String, String, usize)>,
    /// `7 point match`, with its line.
    pub length: Option<(u32, usize)>,
    pub games: Vec<RawGame>,
}

impl RawMatch {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(key, ..)| key == name).map(|(_, value, _)| value.as_str())
    }

    /// What a tag such as `; [Crawford "On"]` says, if it is there.
    pub fn switch(&self, name: &str) -> Result<Option<bool>, Trouble> {
        let Some((_, value, line)) = self.tags.iter().find(|(key, ..)| key == name) else { return Ok(None) };
        match value.to_lowercase().as_str() {
            "on" | "yes" => Ok(Some(true)),
            "off" | "no" => Ok(Some(false)),
            _ => {
                let problem = Message::new("record-match-header").with("header", excerpt(name));
                let problem = problem.with("found", excerpt(value)).with("expected", "On, Off");
                Err(Trouble::new(Place::Line(*line, None), problem))
            }
        }
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
    /// The line of `Game 1`, and that of the names.
    pub line: usize,
    pub names_line: usize,
    pub number: u32,
    /// The left player and the right one.
    pub names: [String; 2],
    /// Their points before the game.
    pub scores: [u32; 2],
    pub cells: Vec<Cell>,
}

impl RawGame {
    /// What the player did first who begins: a turn, or a double before it.
    pub fn first(&self) -> Option<&Cell> {
        self.cells.iter().find(|cell| matches!(cell.what, What::Turn { .. } | What::Double(_)))
    }

    /// The column of whoever begins.
    pub fn starter(&self) -> Option<usize> {
        self.first().map(|cell| cell.column)
    }

    /// The column of whoever wins, as far as the file says.
    pub fn winner(&self) -> Option<usize> {
        self.cells.iter().find_map(|cell| match cell.what {
            What::Wins(_) => Some(cell.column),
            What::Drop => Some(1 - cell.column),
            _ => None,
        })
    }

    /// Whether somebody doubles.
    pub fn has_doubles(&self) -> bool {
        self.cells.iter().any(|cell| matches!(cell.what, What::Double(_)))
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
