//! What somebody at a table wants to happen.

use game::Seat;
use serde::Deserialize;

use super::token::Token;

/// What is wanted. Whether it can be is up to the table.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Intention {
    /// To sit down.
    Sit {
        /// Where.
        seat: Seat,
        /// As whom; may be empty.
        #[serde(default)]
        name: String,
        /// What the seat belongs to from now on.
        token: Token,
        /// What is added to the dice, as hexadecimal digits.
        contribution: String,
    },
    /// To let the dice fall.
    Roll {},
    /// To play an action or a whole turn, or a step of a match.
    Act {
        /// As records write it.
        text: String,
    },
    /// To give up.
    Resign {
        /// What.
        #[serde(default)]
        of: Resigned,
    },
    /// To offer something.
    Offer {
        /// What.
        what: Offered,
        /// For an undo: how many events the game has then.
        #[serde(default)]
        events: Option<usize>,
    },
    /// To answer what is offered.
    Answer {
        /// Whether to agree.
        yes: bool,
    },
    /// To play once more.
    Again {},
    /// To take back a table that still waits.
    Withdraw {},
}

/// What is given up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Resigned {
    /// The game.
    #[default]
    Game,
    /// The match with all its games.
    Match,
}

/// What is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Offered {
    /// A draw.
    Draw,
    /// To take something back.
    Undo,
}
