//! `teahouse solve`: makes the databases that are too large to come with Teahouse.

mod bear_off;
mod explain;
mod mill;
mod opening;
mod room;

pub use explain::in_words;

use std::path::PathBuf;

use anyhow::bail;
use game::Message;
use teahouse::AnyGame;

/// Arguments of `teahouse solve`.
#[derive(clap::Args)]
pub struct Arguments {
    /// A variant of Mill, or a rule file of one; without it bearing off in Nardi is solved
    #[arg(value_name = "RULES")]
    game: Option<String>,
    /// Where databases go: a folder, or for Nardi a file; the cache, where players find them, if left out
    #[arg(long, value_name = "PLACE")]
    out: Option<PathBuf>,
    /// Keep who wins each position; this is so if left out
    #[arg(long, conflicts_with = "depths", requires = "game")]
    wdl: bool,
    /// Keep also after how many turns: to the next capture if nothing is said, or to the end; games that are solved whole always count to the end
    #[arg(long, requires = "game", value_name = "UNTIL", num_args = 0..=1, require_equals = true, default_missing_value = "capture")]
    depths: Option<Depths>,
    /// Solve the placing phase as well, every position of it, without depths; small games are always solved whole
    #[arg(long, requires = "game", conflicts_with = "pieces")]
    whole: bool,
    /// Solve only positions with at most this many pieces on the board
    #[arg(long, requires = "game", allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(2..=32))]
    pieces: Option<u8>,
    /// The most memory to use, such as 3G or 500M
    #[arg(long, requires = "game", default_value = "3G", value_parser = room::read_size)]
    memory: u64,
    /// Threads; all cores if left out
    #[arg(long, requires = "game", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Then search the placing phase for so many seconds: what the game and each first move is worth
    #[arg(long, requires = "game", value_name = "SECONDS", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=31_536_000))]
    opening: Option<u64>,
    /// How large the table of that search is
    #[arg(long, requires = "game", value_name = "SIZE", default_value = "1G", value_parser = room::read_size)]
    placing_size: u64,
    /// Check every value of these databases against the moves of its position
    #[arg(long, requires = "game", value_name = "FILE", num_args = 1.., conflicts_with_all = ["depths", "wdl", "whole", "pieces"])]
    verify: Vec<PathBuf>,
    /// Say what every move of this position is worth, and show a line of best play
    #[arg(long, requires = "game", value_name = "FEN", conflicts_with_all = ["depths", "wdl", "whole", "pieces", "verify"])]
    explain: Option<String>,
    /// Print JSON
    #[arg(long, requires = "game")]
    json: bool,
}

/// What depths count up to.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Depths {
    /// The next capture
    Capture,
    /// The end of the game
    End,
}

impl From<Depths> for solve::Until {
    fn from(depths: Depths) -> solve::Until {
        match depths {
            Depths::Capture => solve::Until::Capture,
            Depths::End => solve::Until::End,
        }
    }
}

/// Solves, verifies or explains.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    let Some(name) = &arguments.game else { return bear_off::run(arguments.out) };
    let AnyGame::Mill(game) = teahouse::game(name)? else {
        bail!("{}", Message::new("solve-not-mill").with("rules", name.as_str()));
    };
    match &arguments.explain {
        Some(fen) => explain::run(&game, fen, &arguments),
        None if arguments.verify.is_empty() => mill::run(&game, &arguments),
        None => mill::verify(&game, &arguments),
    }
}

/// The folder of databases.
fn folder(arguments: &Arguments) -> anyhow::Result<PathBuf> {
    match &arguments.out {
        Some(folder) => Ok(folder.clone()),
        None => match engine::cache_folder() {
            Some(folder) => Ok(folder),
            None => bail!("{}", Message::new("solve-no-cache")),
        },
    }
}
