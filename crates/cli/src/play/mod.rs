//! `teahouse play`: the game in the terminal. A full screen on a terminal, plain lines elsewhere.

mod plain;
mod screen;
mod sitting;

use std::io::{self, IsTerminal};

use anyhow::Context as _;
use engine::levels::LEVELS;
use teahouse::AnyGame;

use crate::nets::{NetArguments, open};
use crate::simulate::read_seed;
use sitting::{Player, Sitting};

/// Arguments of `teahouse play`.
#[derive(clap::Args)]
pub struct Arguments {
    /// A variant, or a rule file
    #[arg(default_value = DEFAULT_RULES)]
    rules: String,
    /// Who sits where, seat by seat, joined by commas: human, level:1 to level:10, or anybody who plays in the
    /// arena, such as random, heuristic or greedy:FILE; the last one also takes the seats left
    #[arg(long, default_value = DEFAULT_PLAYERS)]
    players: String,
    #[command(flatten)]
    net: NetArguments,
    /// Begin from this position, a FEN
    #[arg(long)]
    position: Option<String>,
    /// The seed of the dice; a new one every time if left out
    #[arg(long, allow_negative_numbers = true, value_parser = read_seed)]
    seed: Option<u64>,
    /// Lines instead of a full screen
    #[arg(long)]
    plain: bool,
}

const DEFAULT_RULES: &str = "long-nardi";
const DEFAULT_PLAYERS: &str = "human,level:5";

impl Default for Arguments {
    fn default() -> Arguments {
        let (rules, players) = (DEFAULT_RULES.to_owned(), DEFAULT_PLAYERS.to_owned());
        Arguments { rules, players, net: NetArguments::default(), position: None, seed: None, plain: false }
    }
}

/// Plays until the person has had enough.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    let game = teahouse::game(&arguments.rules)?;
    let table = crate::moves::table(&arguments.rules, arguments.position.as_deref())?;
    let players = read_players(&game, &arguments.players, arguments.net.foreign.any_rules)?;
    let seed = arguments.seed.unwrap_or_else(seed_from_the_clock);
    let sitting = Sitting::new(table, arguments.net.advisor(&game)?, players, seed);
    if arguments.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        plain::run(sitting)
    } else {
        screen::run(sitting)
    }
}

fn read_players(game: &AnyGame, text: &str, any_rules: bool) -> anyhow::Result<Vec<Player>> {
    let player = |name: &str| {
        if name == "human" {
            return Ok(Player::Human);
        }
        let level = name.strip_prefix("level:").and_then(|level| level.parse().ok());
        if let Some(level @ 1..=LEVELS) = level {
            return Ok(Player::Level(level));
        }
        let opponent = open(engine::opponent(game, name, any_rules));
        let named = opponent.map(|opponent| Player::Other(name.to_owned(), opponent));
        named.context("--players (human, or who plays in the arena)")
    };
    text.split(',').map(|name| player(name.trim())).collect()
}

fn seed_from_the_clock() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(1, |time| time.as_nanos() as u64)
}
