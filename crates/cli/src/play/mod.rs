//! `teahouse play`: the game in the terminal. A full screen on a terminal, plain lines elsewhere.

mod plain;
mod screen;
mod sitting;

use std::io::{self, IsTerminal};

use anyhow::bail;

use sitting::{Player, Sitting};

/// Arguments of `teahouse play`.
#[derive(clap::Args)]
pub struct Arguments {
    /// A variant, or a rule file
    #[arg(default_value = DEFAULT_RULES)]
    rules: String,
    /// Who sits where, seat by seat, joined by commas: human, random, or level:1 to level:10; the last one also
    /// takes the seats left
    #[arg(long, default_value = DEFAULT_PLAYERS)]
    players: String,
    /// Begin from this position, a FEN
    #[arg(long)]
    position: Option<String>,
    /// The seed of the dice; a new one every time if left out
    #[arg(long)]
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
        Arguments { rules, players, position: None, seed: None, plain: false }
    }
}

/// Plays until the person has had enough.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    let game = teahouse::game(&arguments.rules)?;
    let table = crate::moves::table(&arguments.rules, arguments.position.as_deref())?;
    let players = read_players(&arguments.players)?;
    let seed = arguments.seed.unwrap_or_else(seed_from_the_clock);
    let sitting = Sitting::new(table, engine::advisor(&game), players, seed);
    if arguments.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        plain::run(sitting)
    } else {
        screen::run(sitting)
    }
}

fn read_players(text: &str) -> anyhow::Result<Vec<Player>> {
    text.split(',')
        .map(|name| match name.trim() {
            "human" => Ok(Player::Human),
            "random" => Ok(Player::Random),
            name => match name.strip_prefix("level:").and_then(|level| level.parse().ok()) {
                Some(level @ 1..=10) => Ok(Player::Level(level)),
                _ => bail!(
                    "--players: \"{name}\" is not a player; expected human, random, or level:1 to level:10"
                ),
            },
        })
        .collect()
}

fn seed_from_the_clock() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(1, |time| time.as_nanos() as u64)
}
