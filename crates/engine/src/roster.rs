//! Players by name: `random`, `heuristic`, `greedy`, `1ply`, `level:5`, `depth:8` …

use std::path::Path;
#[cfg(feature = "files")]
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use game::{Argument, Decide, Features, Message, excerpt};
use ludo::Ludo;
use mill::Mill;
use nardi::Nardi;
use net::ModelError;
use tables::{AnyGame, with_game};

use crate::evaluate::{Estimate, Evaluator, Exact};
use crate::levels::{DiceLevel, LEVELS, Leveled, search_options};
use crate::ludo::LudoEstimate;
use crate::mill::{
    CONTEMPT, LEVELS as MILL_LEVELS, MillBaseline, MillLevel, MillLimits, MillOptions, MillPlayer,
};
#[cfg(feature = "files")]
use crate::mill::{DatabaseProblem, MillDatabases};
use crate::models::{self, Model, Models};
use crate::nardi::{MostPoints, NardiEstimate};
use crate::outcomes::Outcomes;
use crate::player::{Player, RandomPlayer, Searcher};
use crate::search::Search;

/// Why there is no such player.
#[derive(Debug, thiserror::Error)]
pub enum RosterError {
    /// Nobody has this name.
    #[error("there is no player \"{}\"; expected {expected}", excerpt(.name))]
    Unknown {
        /// What was asked for.
        name: String,
        /// Who there is.
        expected: &'static str,
    },
    /// The number after the colon does not fit.
    #[error("player \"{}\": expected {expected} after the colon", excerpt(.name))]
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
    /// No database of the rules is where it was looked for.
    #[cfg(feature = "files")]
    #[error("there is no database of the rules {rules} in {}; `teahouse solve` makes them", .folder.display())]
    NoDatabase {
        /// The variant.
        rules: String,
        /// Where it was looked for.
        folder: PathBuf,
    },
    /// The databases cannot be used.
    #[cfg(feature = "files")]
    #[error(transparent)]
    Database(#[from] DatabaseProblem),
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

    /// Who plays at a level, 1 to 10; see [`describe_level`].
    fn describe_level(&self, level: u8) -> Message;

    /// The player of this name, with a net of these very rules.
    fn player(&self, name: &str) -> Result<Box<dyn Player<Self>>, RosterError> {
        self.player_under(name, false)
    }
}

/// Who plays at a level, 1 to 10, of a game of any family: `level-net`, `level-net-of-others` or `level-estimate`, with
/// the `plies` it looks ahead, its `slips` and its `blur` (both in percent); or for Mill `level-depth` or `level-nodes`.
pub fn describe_level(game: &AnyGame, level: u8) -> Message {
    with_game!(game, game => game.describe_level(level))
}

/// A search over a game's own net, with the databases that hold for its rules.
pub fn search_with<G: DiceGame>(game: &G, model: &Model, plies: u8) -> Search<G> {
    let evaluator = Evaluator::new(game, model.net.clone()).with_exact(game.databases());
    let options = search_options(&evaluator, plies);
    Search::new(evaluator, options)
}

/// A search that needs no net, with the databases that hold for a game's rules.
pub fn search_estimating<G: DiceGame>(game: &G, plies: u8) -> Search<G> {
    let evaluator = Evaluator::estimating(game, game.estimate()).with_exact(game.databases());
    let options = search_options(&evaluator, plies);
    Search::new(evaluator, options)
}

/// The net that a game's levels are made of; `None` where none fits, or only one for rules so far from these that the
/// estimate plays better.
pub fn level_model<G: DiceGame>(game: &G, models: &Models) -> Option<Model> {
    models.for_game(game).filter(|model| models::is_near(game, &model.card))
}

/// The search that a game's levels are made of: with a net, or where there is none for these rules without one.
pub fn level_search<G: DiceGame>(game: &G, models: &Models) -> (Search<G>, Option<Model>) {
    match level_model(game, models) {
        Some(model) => (search_with(game, &model, 0), Some(model)),
        None => (search_estimating(game, 0), None),
    }
}

/// The player of a level, 1 to 10; other numbers count as the nearest of these.
pub fn level_player<G: DiceGame>(game: &G, level: u8, models: &Models) -> Leveled<G> {
    let (search, model) = level_search(game, models);
    Leveled::new(search, DiceLevel::of(level, model.is_some()))
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

    /// In so many options rules may differ from those of a net that still plays better under them than the estimate.
    const NET_REACH: usize;

    /// What positions are worth without a net, under any rules.
    fn estimate(&self) -> Arc<dyn Estimate<Self>>;

    /// The player without a net that others are measured against.
    fn heuristic(&self, name: &str) -> Option<Box<dyn Player<Self>>>;
}

impl DiceGame for Nardi {
    // Nets of Nardi beat the estimate under the farthest rules that they fit (docs/strength.md).
    const NET_REACH: usize = usize::MAX - 1;

    fn databases(&self) -> Option<Arc<dyn Exact<Nardi>>> {
        crate::nardi::databases(self)
    }

    fn estimate(&self) -> Arc<dyn Estimate<Nardi>> {
        Arc::new(NardiEstimate)
    }

    fn heuristic(&self, name: &str) -> Option<Box<dyn Player<Nardi>>> {
        (name == "heuristic").then(|| Box::new(MostPoints) as Box<dyn Player<Nardi>>)
    }
}

impl Roster for Nardi {
    const PLAYERS: &'static str = "random, heuristic, greedy, 1ply, 2ply (each with :FILE for a net of your own), estimate:0 \
                                   to estimate:2 (no net), or level:1 to level:10";

    fn player_among(
        &self,
        name: &str,
        models: &Models,
        any_rules: bool,
    ) -> Result<Box<dyn Player<Nardi>>, RosterError> {
        dice_player(self, name, models, any_rules)
    }

    fn describe_level(&self, level: u8) -> Message {
        describe_dice_level(self, level)
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
            return Ok(Box::new(level_player(game, level as u8, models)));
        }
        "estimate" => {
            let plies = detail.map_or(Ok(0), |_| number(name, detail, 0, 2, "0 to 2 rolls to look ahead"))?;
            return Ok(Box::new(Searcher(search_estimating(game, plies as u8))));
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

fn describe_dice_level<G: DiceGame>(game: &G, level: u8) -> Message {
    let level = level.clamp(1, LEVELS);
    // Whoever has no nets built in hands in the one that is wanted.
    let net = models::wanted_by(game);
    let DiceLevel { slips, blur, plies } = DiceLevel::of(level, net.is_some());
    let message = match net {
        Some(net) => {
            let is_own = game.variant().has_digest(net.rules_digest);
            let message =
                if is_own { Message::new("level-net") } else { Message::new("level-net-of-others") };
            message.with("net", net.name).with("trained-for", net.rules_id)
        }
        None => Message::new("level-estimate"),
    };
    message
        .with("level", level)
        .with("plies", plies)
        .with("slips", percent(slips))
        .with("blur", percent(blur))
}

/// A share in percent: a whole number where it is one, otherwise with one digit behind the point.
fn percent(share: f64) -> Argument {
    let tenths = (1000.0 * share).round() as i64;
    if tenths % 10 == 0 {
        Argument::Number(tenths / 10)
    } else {
        format!("{:.1}", tenths as f64 / 10.0).into()
    }
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
    // Under rules that differ in more options the estimate wins more often (docs/strength.md).
    const NET_REACH: usize = 6;

    fn estimate(&self) -> Arc<dyn Estimate<Ludo>> {
        Arc::new(LudoEstimate::new(self))
    }

    fn heuristic(&self, name: &str) -> Option<Box<dyn Player<Ludo>>> {
        crate::ludo::heuristic(name)
    }
}

impl Roster for Ludo {
    const PLAYERS: &'static str = "random, fast, aggressive, defensive, mixed (or heuristic), greedy, 1ply, 2ply (each with \
                                   :FILE for a net of your own), estimate:0 to estimate:2 (no net), or level:1 to level:10";

    fn player_among(
        &self,
        name: &str,
        models: &Models,
        any_rules: bool,
    ) -> Result<Box<dyn Player<Ludo>>, RosterError> {
        dice_player(self, name, models, any_rules)
    }

    fn describe_level(&self, level: u8) -> Message {
        describe_dice_level(self, level)
    }
}

/// The databases of a game in a folder, which must have some.
#[cfg(feature = "files")]
fn databases_in(game: &Mill, folder: &str) -> Result<MillDatabases, RosterError> {
    let folder = PathBuf::from(folder);
    let found = MillDatabases::in_folder(&folder, game)?;
    found.ok_or_else(|| RosterError::NoDatabase { rules: game::Game::variant(game).id.clone(), folder })
}

impl Roster for Mill {
    const PLAYERS: &'static str = "random, heuristic (material and mobility at depth 2), depth:N, full:N (a depth, every move in full), \
                                   nodes:N, time:MILLISECONDS, \
                                   level:1 to level:10, \
                                   or solved:FOLDER (level 10 with the databases of a folder)";

    fn player_among(
        &self,
        name: &str,
        models: &Models,
        _: bool,
    ) -> Result<Box<dyn Player<Mill>>, RosterError> {
        let (kind, detail) = name.split_once(':').map_or((name, None), |(kind, detail)| (kind, Some(detail)));
        let limits = match kind {
            "random" if detail.is_none() => return Ok(Box::new(RandomPlayer)),
            "heuristic" if detail.is_none() => return Ok(Box::new(MillBaseline::default())),
            "level" => {
                let level = number(name, detail, 1, u64::from(LEVELS), "a level from 1 to 10")?;
                return Ok(Box::new(MillPlayer::level(self, level as usize, models.databases(self))));
            }
            #[cfg(feature = "files")]
            "solved" if let Some(folder) = detail.filter(|folder| !folder.is_empty()) => {
                let known = databases_in(self, folder)?;
                return Ok(Box::new(MillPlayer::level(self, usize::from(LEVELS), Some(known))));
            }
            "depth" | "full" => {
                MillLimits::depth(number(name, detail, 1, 100, "a depth from 1 to 100")? as u32)
            }
            "nodes" => MillLimits::nodes(number(name, detail, 1, u64::MAX, "a number of positions")?),
            "time" => {
                MillLimits::time(Duration::from_millis(number(name, detail, 1, 600_000, "milliseconds")?))
            }
            _ => return Err(RosterError::Unknown { name: name.to_owned(), expected: Self::PLAYERS }),
        };
        let options =
            MillOptions { contempt: CONTEMPT, full_width: kind == "full", ..MillOptions::default() };
        Ok(Box::new(MillPlayer::new(self, options, limits)))
    }

    fn describe_level(&self, level: u8) -> Message {
        let level = level.clamp(1, LEVELS);
        let MillLevel { depth, nodes, slips } = MILL_LEVELS[usize::from(level) - 1];
        let message = match depth {
            Some(depth) => Message::new("level-depth").with("depth", depth),
            None => Message::new("level-nodes").with("nodes", nodes),
        };
        message.with("level", level).with("slips", percent(slips))
    }
}
