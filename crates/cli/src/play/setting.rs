//! Setting the table: from arguments, or from a record, to a sitting.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use engine::levels::LEVELS;
use engine::{Advisor, Models, RosterError, models};
use teahouse::{AnyGame, Catalogue, MatchSetup, Record, Table};
use training::quick::cached_net;

use super::keeping::Saved;
use super::sitting::{Origin, Player, Sitting};
use crate::nets::open;

/// Who plays unless something else is said.
pub const DEFAULT_PLAYERS: &str = "human,level:5";

/// Everything a sitting is made of.
pub struct Setup {
    /// The rules; read from `rules` if they are not known yet.
    pub game: Option<AnyGame>,
    /// The id of a variant, or a rule file.
    pub rules: String,
    pub players: String,
    pub origin: Origin,
    /// A net that has learned these rules a moment ago.
    pub learned: Option<PathBuf>,
    /// Whether nets of other rules are welcome.
    pub any_rules: bool,
    pub seed: u64,
    pub position: Option<String>,
    pub of_match: MatchChoice,
    pub words: &'static Catalogue,
    /// What to say first.
    pub news: Vec<String>,
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchChoice {
    /// A match where the rules ask for one, else a single game.
    AsRules,
    /// A single game whatever the rules ask for.
    Single,
    /// A match to so many points if that is said, with the cube if that is.
    Asked(Option<u32>, bool),
    /// This match.
    Of(MatchSetup),
}

impl Setup {
    /// What a record says about its game.
    pub fn of_record(record: &Saved, words: &'static Catalogue) -> Setup {
        let header = |name: &str| record.header(name).map(str::to_owned);
        let rule_file = header("RuleFile").map(PathBuf::from);
        let rules = rule_file.as_ref().map(|file| file.display().to_string()).or_else(|| header("Rules"));
        Setup {
            game: None,
            rules: rules.unwrap_or_default(),
            players: header("Players").unwrap_or_else(|| DEFAULT_PLAYERS.to_owned()),
            origin: Origin { rule_file, net: header("Net").map(PathBuf::from), net_name: None },
            learned: None,
            any_rules: header("AnyRules").is_some(),
            seed: header("Seed").and_then(|seed| seed.parse().ok()).unwrap_or(1),
            position: None,
            of_match: match record.0.first().map(MatchSetup::of_record) {
                Some(Ok(Some(setup))) => MatchChoice::Of(setup),
                // What is wrong with it is said when it is replayed.
                _ => MatchChoice::Single,
            },
            words,
            news: Vec::new(),
        }
    }

    /// The match that is to be played; `None` for a single game.
    fn match_setup(&self, game: &AnyGame) -> Option<MatchSetup> {
        match &self.of_match {
            MatchChoice::Single => None,
            MatchChoice::AsRules => MatchSetup::of(game),
            MatchChoice::Of(setup) => Some(setup.clone()),
            &MatchChoice::Asked(length, with_cube) => {
                let usual = MatchSetup::of(game).unwrap_or_else(|| MatchSetup::to(1, false));
                let length = length.unwrap_or(usual.length);
                if with_cube && !usual.cube {
                    return Some(MatchSetup::to(length, true));
                }
                let (crawford, jacoby) = (usual.crawford && length > 1, usual.jacoby && length == 1);
                Some(MatchSetup { length, crawford, jacoby, ..usual })
            }
        }
    }

    /// The table with the match around its games, and the rules with that match.
    fn table(&mut self) -> anyhow::Result<(AnyGame, Box<dyn Table>)> {
        let game = self.game()?;
        let Some(setup) = self.match_setup(&game) else {
            let table = game.table();
            return Ok((game, table));
        };
        let game = game.with_match(&setup)?;
        let table = game.match_at(&setup)?;
        Ok((game, table))
    }

    /// The rules.
    pub fn game(&mut self) -> anyhow::Result<AnyGame> {
        match &self.game {
            Some(game) => Ok(game.clone()),
            None => {
                let game = teahouse::game(&self.rules)?;
                self.game = Some(game.clone());
                Ok(game)
            }
        }
    }

    /// A sitting at the beginning of a game.
    pub fn sit_down(mut self) -> anyhow::Result<Sitting> {
        let (game, mut table) = self.table()?;
        if let Some(fen) = &self.position {
            table.set_fen(fen).context("--position")?;
        }
        let players = read_players(&game, &self.players, self.any_rules)?;
        let (advisor, models) = self.advisor(&game)?;
        let mut sitting = Sitting::new(game, table, advisor, players, self.seed);
        sitting.models = models;
        sitting.words = self.words;
        sitting.any_rules = self.any_rules;
        sitting.origin = self.origin;
        Ok(sitting)
    }

    /// Whether a recorded game can be gone on with: by these rules, to its last position.
    pub fn check(&mut self, record: &Saved) -> anyhow::Result<()> {
        Record::replay_match_under(&record.0, &self.game()?)?;
        Ok(())
    }

    /// A sitting that goes on with a recorded game.
    pub fn take_up(mut self, record: &Saved) -> anyhow::Result<Sitting> {
        self.check(record)?;
        let mut sitting = self.sit_down()?;
        sitting.replay(record);
        Ok(sitting)
    }

    /// Whoever is asked for advice, and the net that the tutor judges by: the one that was named, one that learned these
    /// very rules before, or what comes with Teahouse.
    fn advisor(&mut self, game: &AnyGame) -> anyhow::Result<(Box<dyn Advisor>, Option<Models>)> {
        let with = |net: &Path, any_rules: bool| -> Result<_, RosterError> {
            let models = models::only(game, net, any_rules)?;
            Ok((engine::advisor_with_net(game, net, any_rules)?, Some(models)))
        };
        if let Some(net) = &self.origin.net {
            let name = net.file_stem().map(|stem| stem.to_string_lossy().into_owned());
            self.origin.net_name = self.origin.net_name.take().or(name);
            return open(with(net, self.any_rules));
        }
        // One that cannot be read any more is as good as none.
        let learned = self.learned.clone().or_else(|| learned_before(game));
        let Some(found) = learned.and_then(|net| with(&net, false).ok()) else {
            return Ok((engine::advisor(game), None));
        };
        self.origin.net_name = Some(game.variant().id.clone());
        Ok(found)
    }
}

/// Whether no net comes with Teahouse that plays these rules well.
pub fn lacks_net(game: &AnyGame) -> bool {
    engine::describe_level(game, LEVELS).code == "level-estimate"
}

/// The net that learned these very rules here before, where none comes with Teahouse.
pub fn learned_before(game: &AnyGame) -> Option<PathBuf> {
    if !lacks_net(game) {
        return None;
    }
    let net = cached_net(&engine::cache_folder()?, &game.variant().digest());
    net.is_file().then_some(net)
}

/// Who sits where, from a list such as `human,level:5`.
pub fn read_players(game: &AnyGame, text: &str, any_rules: bool) -> anyhow::Result<Vec<Player>> {
    let player = |name: &str| {
        if name == "human" {
            return Ok(Player::Human);
        }
        let level = name.strip_prefix("level:").and_then(|level| level.parse().ok());
        if let Some(level @ 1..=LEVELS) = level {
            return Ok(Player::Level(level));
        }
        let opponent = open(engine::opponent(game, name, any_rules));
        let named = opponent.map(|opponent| Player::Other(name.to_owned(), Some(opponent)));
        named.context("--players (human, or who plays in the arena)")
    };
    text.split(',').map(|name| player(name.trim())).collect()
}

/// The rule file behind a name, as a path that is good from everywhere; `None` where the rules are built in.
pub fn rule_file(rules: &str) -> Option<PathBuf> {
    let is_built_in = teahouse::built_in_ids().any(|id| id == rules);
    if is_built_in { None } else { Path::new(rules).canonicalize().ok() }
}
