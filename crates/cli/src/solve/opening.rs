//! The opening: what the game and each of its first moves is worth, searched down to the moving phase.

use std::path::Path;
use std::time::{Duration, Instant};

use game::{Game as _, Message, Notation as _};
use mill::{Mill, Move};
use serde_json::{Value as Json, json};
use solve::{Bounds, Opening};

use super::Arguments;
use super::explain::bounds_in_words;
use crate::interrupt;
use crate::output;
use crate::review::bounds_json;
use crate::simulate::pool;

/// What was found.
pub struct Found {
    game: Bounds,
    moves: Vec<(String, Bounds)>,
    nodes: u64,
    seconds: f64,
    /// How many positions are kept, in how many bytes.
    kept: (u64, u64),
}

/// Searches for so many seconds at the most.
pub fn search(game: &Mill, folder: &Path, seconds: u64, arguments: &Arguments) -> anyhow::Result<Found> {
    let opening = Opening::new(game, folder, arguments.placing_size)?;
    super::room::check(opening.memory(), opening.disk(), folder)?;
    let (started, limit) = (Instant::now(), Duration::from_secs(seconds));
    let go_on = |_: u64| started.elapsed() < limit && !interrupt::asked();
    let (bounds, moves) = pool(arguments.threads)?.install(|| {
        let bounds = opening.bounds(&game.start(), &go_on)?;
        Ok::<(Bounds, Vec<(Move, Bounds)>), solve::Problem>((bounds, opening.first_moves(&go_on)?))
    })?;
    let seconds = started.elapsed().as_secs_f64();
    let kept = pool(arguments.threads)?.install(|| opening.keep())?;
    let text = |action| game.move_text(&game.start(), action);
    let moves = moves.into_iter().map(|(action, bounds)| (text(action), bounds)).collect();
    Ok(Found { game: bounds, moves, nodes: opening.nodes(), seconds, kept })
}

impl Found {
    /// Prints it.
    pub fn print(&self) -> anyhow::Result<()> {
        output::line(bounds_in_words("solve-opening-game", self.game))?;
        for (text, bounds) in &self.moves {
            output::line(format_args!("  {text:<4} {}", bounds_in_words("solve-move", *bounds)))?;
        }
        let message = Message::new("solve-opening-effort").with("positions", self.nodes as i64);
        output::line(message.with("seconds", self.seconds as i64))?;
        let (positions, bytes) = self.kept;
        let kept = Message::new("solve-opening-kept").with("positions", positions as i64);
        output::line(kept.with("size", format!("{:.1}", bytes as f64 / 1e6)))
    }

    /// The same for programs.
    pub fn json(&self) -> Json {
        let moves: Vec<Json> = self
            .moves
            .iter()
            .map(|(text, bounds)| json!({ "move": text, "value": bounds_json(*bounds) }))
            .collect();
        let (positions, bytes) = self.kept;
        json!({
            "value": bounds_json(self.game), "moves": moves, "positions": self.nodes, "seconds": self.seconds,
            "kept": { "positions": positions, "bytes": bytes },
        })
    }
}
