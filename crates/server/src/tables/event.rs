//! What happens at a table: the events of its log, as they are stored and as they are told.

use game::Seat;
use serde::{Deserialize, Serialize};
use store::{Event, Moment, NewEvent};
use tables::MatchSetup;

use super::setup::{ClockSetup, RulesSource, SeatSetup};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Happening {
    /// The table was made.
    Made(Box<Made>),
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// As whom.
        name: String,
        /// What they add to the dice.
        contribution: String,
    },
    /// Everybody is there.
    Began,
    /// A roll, an action, a whole turn, or a step of a match.
    Acted {
        /// Who did it; nobody in particular for an opening roll or the next game.
        seat: Option<Seat>,
        /// As records write it.
        text: String,
    },
    /// Somebody offers something to the others.
    Offered {
        /// Who.
        seat: Seat,
        /// What.
        #[serde(flatten)]
        offer: Offer,
    },
    /// It is not agreed to, or was taken back.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// One agrees, and others still have to.
    Agreed {
        /// Who.
        seat: Seat,
    },
    /// All agreed to take something back.
    Undone {
        /// How many events the game has again.
        events: usize,
    },
    /// Somebody gave up a game that goes on among the others; a computer plays in their place.
    Left {
        /// Whose place.
        seat: Seat,
        /// Why, as records have it.
        reason: String,
        /// The level of the computer.
        level: u8,
    },
    /// It is over.
    Over {
        /// The result, as records have it.
        result: String,
        /// Why, as records have it.
        reason: String,
        /// The secret of the dice.
        secret: String,
    },
    /// Somebody would play again.
    Again {
        /// Who.
        seat: Seat,
    },
    /// The next game is at another table.
    Moved {
        /// Which.
        table: String,
        /// For each seat the one there.
        seats: Vec<Option<Seat>>,
    },
}

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub enum Offer {
    /// To call it a draw.
    Draw,
    /// To take back what happened since the game had so many events.
    Undo {
        /// So many.
        events: usize,
    },
}

/// What a table is made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Made {
    /// The rules.
    pub rules: RulesSource,
    /// Their digest.
    pub digest: String,
    /// The name of the variant, in English.
    pub name: String,
    /// Its family.
    pub family: String,
    /// Who is to sit where.
    pub seats: Vec<Option<SeatSetup>>,
    /// The clock, if there is one.
    pub clock: Option<ClockSetup>,
    /// The match around the games, if there is one.
    #[serde(rename = "match")]
    pub of_match: Option<MatchSetup>,
    /// Whether it is in the list of tables that wait.
    pub listed: bool,
    /// What the dice were committed to.
    pub commitment: String,
    /// The table that this one follows.
    pub before: Option<String>,
    /// The secret of the dice. It is in the log alone, and told when the game is over.
    pub secret: String,
}

impl Happening {
    /// As it is stored.
    pub fn stored(&self) -> NewEvent {
        let value = self.value();
        let kind = value.get("kind").and_then(|kind| kind.as_str()).unwrap_or_default().to_owned();
        NewEvent { kind, body: value.to_string().into_bytes() }
    }

    /// Reads what was stored.
    pub fn of(event: &Event) -> Result<Happening, serde_json::Error> {
        serde_json::from_slice(&event.body)
    }

    /// As everybody may know it, with its number and time. What is not over keeps its secret.
    pub fn told(&self, seq: u64, at: Moment) -> String {
        let mut told = serde_json::Map::new();
        told.insert("seq".into(), seq.into());
        told.insert("at".into(), at.into());
        if let serde_json::Value::Object(fields) = self.value() {
            told.extend(fields);
        }
        if let Happening::Made(_) = self {
            told.remove("secret");
        }
        serde_json::Value::Object(told).to_string()
    }

    fn value(&self) -> serde_json::Value {
        // Every field is a number, a text or a list, which can always be written.
        serde_json::to_value(self).unwrap_or_default()
    }
}
