//! Players by name: `random`, `heuristic`, `greedy`, `1ply`, `level:5`, `depth:8` …

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use game::{Decide, Features};
use ludo::Ludo;
use mill::Mill;
use nardi::Nardi;
use net::ModelError;

use crate::evaluate::{Evaluator, Exact};
use crate::levels::{LEVELS, Leveled};
use crate::mill::{CONTEMPT, Limits, MillBaseline, MillOptions, MillPlayer};
use crate::models::{self, Model, Models};
use crate::nardi::MostPoints;
use crate::outcomes::Outcomes;
use crate::player::{Player, RandomPlayer, Searcher};
use crate::search::{Search, SearchOptions};

/// Why there is no such player.
#[derive(Debug, thiserror::Error)]
pub enum RosterError {
    /// Nobody has this name.
    #[error("there is no player \"{name}\"; expected {expected}")]
    Unknown {
        /// What was asked for.
        name: String,
        /// Who there is.
        expected: &'static str,
    },
    /// The number after the colon does not fit.
    #[error("player \"{name}\": expected {expected} after the colon")]
    Number {
        /// What was asked for.
        name: String,
        /// What is possible.
        expected: &'static str,
    },
    /// No net fits the rules.
    #[error("no net fits the rules {rules}; train one, and name its file as in greedy:FILE")]
    NoNet {
        /// The variant.
        rules: String,
    },
    /// The game is played without nets.
    #[error("Mill is played by search; nets are for the dice games (nardi, ludo)")]
    NoNets,
    /// The net cannot be used.
    #[error(transparent)]
    Model(#[from] ModelError),
}

/// Games whose players can be named.
pub trait Roster: Decide + Sized + 'static {
    /// Who there is, for messages and help.
    const PLAYERS: &'static str;

    /// The player of this name, with one of these nets where it needs one; a net of other rules than these that
    /// the name asks for is refused unless `any_rules`.
    fn player_among(
        &self,
        name: &str,
        models: &Models,
        any_rules: bool,
    ) -> Result<Box<dyn Player<Self>>, RosterError>;

    /// The player of this name, with the nets that come with Teahouse.
    fn player_under(&self, name: &str, any_rules: bool) -> Result<Box<dyn Player<Self>>, RosterError> {
        self.player_among(name, Models::built_in(), any_rules)
    }

    /// The player of this name, with a net of these very rules.
    fn player(&self, name: &str) -> Result<Box<dyn Player<Self>>, RosterError> {
        self.player_under(name, false)
    }
}

/// A search over a game's own net, with the databases that hold for its rules.
pub fn search_with<G: DiceGame>(game: &G, model: &Model, plies: u8) -> Search<G> {
    let evaluator = Evaluator::new(game, model.net.clone()).with_exact(game.databases());
    Search::new(evaluator, SearchOptions::plies(plies))
}

/// The net that comes with Teahouse for these rules.
pub fn built_in_model<G: Features + Outcomes>(game: &G) -> Result<Model, RosterError> {
    model_among(game, Models::built_in())
}

fn model_among<G: Features + Outcomes>(game: &G, models: &Models) -> Result<Model, RosterError> {
    models.for_game(game).ok_or_else(|| RosterError::NoNet { rules: game.variant().id.clone() })
}

/// A dice game that nets play.
pub trait DiceGame: Decide + Features + Outcomes + Sized + 'static {
    /// The databases that are exact under these rules.
    fn databases(&self) -> Option<Arc<dyn Exact<Self>>> {
        None
    }

    /// The player without a net that others are measured against.
    fn heuristic(&self, name: &str) -> Option<Box<dyn Player<Self>>>;
}

impl DiceGame for Nardi {
    fn databases(&self) -> Option<Arc<dyn Exact<Nardi>>> {
        crate::nardi::databases(self)
    }

    fn heuristic(&self, name: &str) -> Option<Box<dyn Player<Nardi>>> {
        (name == "heuristic").then(|| Box::new(MostPoints) as Box<dyn Player<Nardi>>)
    }
}

impl Roster for Nardi {
    const PLAYERS: &'static str = "random, heuristic, greedy, 1ply, 2ply (each with :FILE for a net of your own), or level:1 to level:10";

    fn player_among(
        &self,
        name: &str,
        models: &Models,
        any_rules: bool,
    ) -> Result<Box<dyn Player<Nardi>>, RosterError> {
        dice_player(self, name, models, any_rules)
    }
}

fn dice_player<G: DiceGame + Roster>(
    game: &G,
    name: &str,
    models: &Models,
    any_rules: bool,
) -> Result<Box<dyn Player<G>>, RosterError> {
    let (kind, detail) = name.split_once(':').map_or((name, None), |(kind, detail)| (kind, Some(detail)));
    if let Some(heuristic) = game.heuristic(name) {
        return Ok(heuristic);
    }
    let plies = match kind {
        "random" if detail.is_none() => return Ok(Box::new(RandomPlayer)),
        "level" => {
            let level = number(name, detail, 1, u64::from(LEVELS), "a level from 1 to 10")?;
            let search = match model_among(game, models) {
                Ok(model) => search_with(game, &model, 0),
                // Rules that no net fits still have an opponent, if a simple one.
                Err(error) => return game.heuristic("heuristic").ok_or(error),
            };
            return Ok(Box::new(Leveled::new(search, level as u8)));
        }
        "greedy" => 0,
        "1ply" => 1,
        "2ply" => 2,
        _ => return Err(RosterError::Unknown { name: name.to_owned(), expected: G::PLAYERS }),
    };
    let model = match detail {
        Some(file) => models::open(game, Path::new(file), any_rules)?,
        None => model_among(game, models)?,
    };
    Ok(Box::new(Searcher(search_with(game, &model, plies))))
}

fn number(
    name: &str,
    detail: Option<&str>,
    least: u64,
    most: u64,
    expected: &'static str,
) -> Result<u64, RosterError> {
    let number = detail.and_then(|text| text.parse().ok()).filter(|n| (least..=most).contains(n));
    number.ok_or_else(|| RosterError::Number { name: name.to_owned(), expected })
}

impl DiceGame for Ludo {
    fn heuristic(&self, name: &str) -> Option<Box<dyn Player<Ludo>>> {
        crate::ludo::heuristic(name)
    }
}

impl Roster for Ludo {
    const PLAYERS: &'static str = "random, fast, aggressive, defensive, mixed (or heuristic), greedy, 1ply, 2ply (each with \
                                   :FILE for a net of your own), or level:1 to level:10";

    fn player_among(
        &self,
        name: &str,
        models: &Models,
        any_rules: bool,
    ) -> Result<Box<dyn Player<Ludo>>, RosterError> {
        dice_player(self, name, models, any_rules)
    }
}

impl Roster for Mill {
    const PLAYERS: &'static str = "random, heuristic (material and mobility at depth 2), depth:N, full:N (a depth, every move in full), \
                                   nodes:N, time:MILLISECONDS, \
                                   or level:1 to level:10";

    fn player_among(&self, name: &str, _: &Models, _: bool) -> Result<Box<dyn Player<Mill>>, RosterError> {
        let (kind, detail) = name.split_once(':').map_or((name, None), |(kind, detail)| (kind, Some(detail)));
        let limits = match kind {
            "random" if detail.is_none() => return Ok(Box::new(RandomPlayer)),
            "heuristic" if detail.is_none() => return Ok(Box::new(MillBaseline::default())),
            "level" => {
                let level = number(name, detail, 1, u64::from(LEVELS), "a level from 1 to 10")?;
                return Ok(Box::new(MillPlayer::level(self, level as usize)));
            }
            "depth" | "full" => Limits::depth(number(name, detail, 1, 100, "a depth from 1 to 100")? as u32),
            "nodes" => Limits::nodes(number(name, detail, 1, u64::MAX, "a number of positions")?),
            "time" => Limits::time(Duration::from_millis(number(name, detail, 1, 600_000, "milliseconds")?)),
            _ => return Err(RosterError::Unknown { name: name.to_owned(), expected: Self::PLAYERS }),
        };
        let options =
            MillOptions { contempt: CONTEMPT, full_width: kind == "full", ..MillOptions::default() };
        Ok(Box::new(MillPlayer::new(self, options, limits)))
    }
}
