//! [`MatchSetup`]: what match is to be played, whatever the rule file says.

use game::Message;
use game::rules::Value;
use nardi::Match;

use super::MatchTable;
use crate::any::AnyGame;
use crate::registry::{RulesError, open};
use crate::table::Table;

/// A match to be played: its options and the score it begins with. The rest is as the rule file says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchSetup {
    /// The points that win it, 1 to 99; 1 is a single game.
    pub length: u32,
    /// Whether there is a cube.
    pub cube: bool,
    /// Whether the first game after a side comes within a point of the match has no cube; needs a cube and a length
    /// above 1.
    pub crawford: bool,
    /// Whether mars and koks count as oin while the cube is in the middle; needs a cube and a length of 1.
    #[cfg_attr(feature = "serde", serde(default))]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub jacoby: bool,
    /// The score before the first game, by seat.
    #[cfg_attr(feature = "serde", serde(default))]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<[u32; 2]>"))]
    pub score: [u32; 2],
    /// Whether the Crawford game is over already, where the score does not tell.
    #[cfg_attr(feature = "serde", serde(default))]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub is_after_crawford: bool,
    /// Who starts the next game, as `opening.next_game` names it; `None` for what the rules say.
    #[cfg_attr(feature = "serde", serde(default))]
    #[cfg_attr(feature = "types", ts(optional))]
    pub next_game: Option<String>,
}

impl MatchSetup {
    /// A match to so many points, with the cube or without; with it by the Crawford rule, where there is room for it.
    pub fn to(length: u32, cube: bool) -> MatchSetup {
        let crawford = cube && length > 1;
        let (jacoby, score, is_after_crawford, next_game) = (false, [0; 2], false, None);
        MatchSetup { length, cube, crawford, jacoby, score, is_after_crawford, next_game }
    }

    /// The match that a rule file asks for; `None` where it has single games without a cube, or knows no matches.
    pub fn of(game: &AnyGame) -> Option<MatchSetup> {
        let AnyGame::Nardi(game) = game else { return None };
        let rules = game.rules();
        let setup = MatchSetup {
            length: rules.match_length.into(),
            cube: rules.cube,
            crawford: rules.crawford,
            jacoby: rules.jacoby,
            score: [0; 2],
            is_after_crawford: false,
            next_game: None,
        };
        (setup.length > 1 || setup.cube).then_some(setup)
    }

    /// The options of the match, by their names in rule files.
    fn options(&self) -> [(&'static str, Value); 4] {
        [
            ("match.length", Value::Int(self.length.into())),
            ("match.cube", Value::Bool(self.cube)),
            ("match.crawford", Value::Bool(self.crawford)),
            ("match.jacoby", Value::Bool(self.jacoby)),
        ]
    }
}

impl AnyGame {
    /// Whether matches of several games can be played by rules of this family.
    pub fn has_matches(&self) -> bool {
        self.variant().family.options.iter().any(|option| option.is_of_match)
    }

    /// The same game with this match around it; what cannot be is said. Only families with options of matches have any.
    pub fn with_match(&self, setup: &MatchSetup) -> Result<AnyGame, MatchError> {
        let AnyGame::Nardi(_) = self else { return Err(MatchError::NoMatches) };
        let mut variant = self.variant().clone();
        for (path, value) in setup.options() {
            if let Some(option) = variant.family.option(path) {
                variant.values.set(option, value).map_err(MatchError::Option)?;
            }
        }
        let next_game = variant.family.option("opening.next_game").zip(setup.next_game.as_deref());
        if let Some((option, name)) = next_game {
            variant.values.set_from_text(option, name).map_err(MatchError::Option)?;
        }
        Ok(open(variant)?)
    }

    /// A table for the match that the rules ask for, at the start; `None` where they have single games.
    pub fn match_table(&self) -> Option<Box<dyn Table>> {
        MatchSetup::of(self).and_then(|setup| self.match_at(&setup).ok())
    }

    /// A table for the match that the rules ask for, or for a single game.
    pub fn usual_table(&self) -> Box<dyn Table> {
        self.match_table().unwrap_or_else(|| self.table())
    }

    /// A table for the match of these very rules, at the score of the setup.
    pub fn match_at(&self, setup: &MatchSetup) -> Result<Box<dyn Table>, MatchError> {
        let AnyGame::Nardi(game) = self else { return Err(MatchError::NoMatches) };
        let begins = Match::at(game, setup.score, !setup.is_after_crawford);
        let begins = begins.ok_or(MatchError::Score { score: setup.score, length: setup.length })?;
        Ok(Box::new(MatchTable::new(game.clone(), begins)))
    }
}

/// Why a match cannot be played.
#[derive(Clone, Debug, thiserror::Error)]
pub enum MatchError {
    /// The family knows no matches.
    #[error("{}", self.message())]
    NoMatches,
    /// An option has a value that it cannot have.
    #[error("{}", self.message())]
    Option(Message),
    /// The options do not go together.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// Somebody has won already.
    #[error("{}", self.message())]
    Score {
        /// The score.
        score: [u32; 2],
        /// The points that win.
        length: u32,
    },
}

impl MatchError {
    /// What to say about it.
    pub fn message(&self) -> Message {
        match self {
            MatchError::NoMatches => Message::new("match-none"),
            MatchError::Option(problem) => problem.clone(),
            MatchError::Rules(error) => error.message(),
            MatchError::Score { score: [first, second], length } => Message::new("match-score")
                .with("first", *first)
                .with("second", *second)
                .with("length", *length),
        }
    }
}
