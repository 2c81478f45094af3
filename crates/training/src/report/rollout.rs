//! What lines are worth, by playing them out.

use engine::{Line, models};
use serde_json::json;
use tables::{AnyGame, with_dice_game};

use super::VERSION;

/// What a rollout says about itself.
pub struct RolloutAbout<'a> {
    /// What is played by.
    pub game: &'a AnyGame,
    /// The name of the net that plays.
    pub player: Option<String>,
    /// The position.
    pub position: String,
    /// The seed of the dice.
    pub seed: u64,
    /// After how many rolls a trial ends; 0 for never.
    pub truncate: u32,
    /// Whether it ended early.
    pub is_stopped: bool,
}

/// What the net is called that plays: the file's name as it was given, or the one that comes with Teahouse.
pub fn net_name(game: &AnyGame, file: Option<&str>) -> Option<String> {
    let built_in =
        || with_dice_game!(game, game => models::for_game(game.as_ref()).map(|model| model.name), else None);
    file.map(str::to_owned).or_else(built_in)
}

/// Everything as JSON.
pub fn rollout_json(about: &RolloutAbout<'_>, lines: &[Line]) -> serde_json::Value {
    let variant = about.game.variant();
    json!({
        "rules": variant.id, "digest": variant.digest(), "seed": about.seed, "version": VERSION,
        "player": about.player, "position": about.position, "truncate": about.truncate,
        "stopped": about.is_stopped, "moves": lines.iter().map(json_row).collect::<Vec<_>>(),
    })
}

fn json_row(line: &Line) -> serde_json::Value {
    let chances: serde_json::Map<_, _> =
        line.chances.iter().map(|(name, chance)| (name.clone(), json!(chance))).collect();
    let ci95 = line.error.map(|error| 1.96 * error);
    json!({ "move": line.action, "points": line.value, "points_ci95": ci95, "trials": line.trials, "chances": chances })
}

/// A line of text for each, and what is to be said below them.
pub fn rollout_lines(about: &RolloutAbout<'_>, lines: &[Line]) -> Vec<String> {
    let mut texts: Vec<String> = lines.iter().map(line_text).collect();
    if about.truncate > 0 {
        texts.push(format!("a trial ends after {} rolls with what the net expects then", about.truncate));
    }
    if about.is_stopped {
        texts.push("stopped early".to_owned());
    }
    texts
}

fn line_text(line: &Line) -> String {
    let error = line.error.map_or_else(String::new, |error| format!("± {:.4} (95 %)", 1.96 * error));
    let chances: Vec<String> =
        line.chances.iter().map(|(name, p)| format!("{name} {:.1} %", 100.0 * p)).collect();
    format!(
        "{:<28} {:+.4}  {error}, {} trials   {}",
        line.action,
        line.value.unwrap_or(f64::NAN),
        line.trials,
        chances.join(", ")
    )
}
