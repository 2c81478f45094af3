//! The opening: what the game and each of its first moves is worth, searched down to the moving phase.

use std::path::Path;
use std::time::{Duration, Instant};

use game::{Game as _, Message, Notation as _};
use indicatif::ProgressBar;
use mill::{Mill, Move};
use serde_json::{Value as Json, json};
use solve::{Bounds, Defence, Head, Opening, Planned, Sieges, Watch};

use super::Arguments;
use super::explain::bounds_in_words;
use crate::interrupt;
use crate::output;
use crate::review::bounds_json;
use crate::simulate::{pool, progress_bar};

/// What was found.
pub struct Found {
    game: Bounds,
    moves: Vec<(String, Bounds)>,
    nodes: u64,
    seconds: f64,
    /// How many positions are kept, in how many bytes, where they are.
    kept: Option<(u64, u64)>,
}

/// Searches for so many seconds at the most.
pub fn search(game: &Mill, folder: &Path, seconds: u64, arguments: &Arguments) -> anyhow::Result<Found> {
    if Defence::is_for(game) {
        return search_defence(game, folder, seconds, arguments);
    }
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
    Ok(Found { game: bounds, moves, nodes: opening.nodes(), seconds, kept: Some(kept) })
}

/// The same for a game whose pieces move while there are pieces in hand: its sieges are solved first.
fn search_defence(game: &Mill, folder: &Path, seconds: u64, arguments: &Arguments) -> anyhow::Result<Found> {
    let pool = pool(arguments.threads)?;
    let sieges = Sieges::new(game, folder)?;
    solve_sieges(&sieges, folder, &pool, arguments)?;
    super::room::check(Defence::memory(&sieges, arguments.placing_size), 0, folder)?;
    drop(sieges);
    let defence = pool.install(|| Defence::new(game, folder, arguments.placing_size))?;
    let (started, limit) = (Instant::now(), Duration::from_secs(seconds));
    let go_on = |_: u64| started.elapsed() < limit && !interrupt::asked();
    let (bounds, moves) = pool.install(|| (defence.bounds(&go_on), defence.first_moves(&go_on)));
    let text = |action| game.move_text(&game.start(), action);
    let moves = moves.into_iter().map(|(action, bounds)| (text(action), bounds)).collect();
    let seconds = started.elapsed().as_secs_f64();
    Ok(Found { game: bounds, moves, nodes: defence.nodes(), seconds, kept: None })
}

fn solve_sieges(
    sieges: &Sieges,
    folder: &Path,
    pool: &rayon::ThreadPool,
    arguments: &Arguments,
) -> anyhow::Result<()> {
    let left = sieges.left()?;
    let numbers: u64 = left.iter().map(|planned| planned.entries).sum();
    if numbers == 0 {
        return Ok(());
    }
    let memory = left.iter().map(|planned| planned.memory).max().unwrap_or(0);
    let disk = numbers / 4 + 4096 * left.len() as u64;
    if !arguments.json {
        let spaces = left.iter().map(|planned| planned.spaces.len()).sum::<usize>();
        let message =
            Message::new("solve-plan").with("spaces", spaces as i64).with("positions", numbers as i64);
        output::line(
            message.with("memory", super::room::shown(memory)).with("disk", super::room::shown(disk)),
        )?;
    }
    super::room::check(memory, disk, folder)?;
    let watcher = Besieged(progress_bar(numbers, "positions"));
    let done = pool.install(|| sieges.solve(&watcher));
    watcher.0.finish_and_clear();
    Ok(done?)
}

/// Shows how far sieges are solved.
struct Besieged(ProgressBar);

impl Watch for Besieged {
    fn begins(&self, pair: &Planned) {
        self.0.set_message(pair.spaces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
    }

    fn advances(&self, numbers: u64) -> bool {
        self.0.inc(numbers);
        !interrupt::asked()
    }

    fn ends(&self, _: &[Head]) {}
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
        let Some((positions, bytes)) = self.kept else { return Ok(()) };
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
        let kept = self.kept.map(|(positions, bytes)| json!({ "positions": positions, "bytes": bytes }));
        json!({
            "value": bounds_json(self.game), "moves": moves, "positions": self.nodes, "seconds": self.seconds,
            "kept": kept,
        })
    }
}
