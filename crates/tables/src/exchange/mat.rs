//! Matches as backgammon programs write them (`.mat`: Jellyfish, GNU Backgammon, XG), here of Nardi.
//!
//! ```text
//!  ; [Rules "long-nardi"]
//!  7 point match
//!
//!  Game 1
//!  Anna : 0                      Boris : 0
//!   1) 63: 24/18 18/15           52: 24/19 19/17
//!   2) 31:
//!       Wins 2 points
//! ```
//!
//! Each player counts the points his own way, from 24, the head, down to 1, and 0 or `off` is off the board. The left
//! player is White; where the rules let White begin and the right player does in the first game, it is the right one.
//! The games of a match become records of one match and are replayed as such; where one was given up, the record says so
//! with the points of the file. What the format has no place for stands in lines at the top: a roll-off
//! (`; [RollOff 1 "63"]`), and of a match whether there is a cube (`Cube`), `Crawford`, `Jacoby`, who starts the next game
//! (`NextGame`), and whether a file that begins late begins with the Crawford game (`CrawfordGame`).

mod of_match;
mod raw;
mod read;
mod replay;
mod write;

pub(super) use read::is_such;
pub(super) use write::write;

use super::{Format, Read, Trouble, built_in, of_family};
use crate::any::AnyGame;

/// The rules where a file names none.
const USUAL: &str = "long-nardi";

/// Headers of records of matches, which have a place of their own.
const OF_MATCH: [&str; 8] =
    ["Match", "Cube", "Crawford", "Jacoby", "NextGame", "Game", "Score", "CrawfordGame"];
/// The header for the score before a game that is no game of a match: White's points, a hyphen, Black's.
const SESSION: &str = "SessionScore";
/// The header for the points of a game that the rules have not ended.
const POINTS: &str = "Points";

/// Reads every game.
pub(super) fn read(text: &str, rules: Option<&AnyGame>) -> Read {
    read_match(text, rules).unwrap_or_else(|trouble| vec![Err(trouble)])
}

fn read_match(text: &str, rules: Option<&AnyGame>) -> Result<Read, Trouble> {
    let rules = of_family(rules, Format::Mat, nardi::FAMILY.name)?;
    let raw = read::read(text)?;
    let named = raw.tag("Rules").and_then(|id| crate::registry::built_in_game(id).ok());
    let (game, is_assumed) = match (rules, named) {
        (Some(game), _) => (game.clone(), false),
        (None, Some(game @ AnyGame::Nardi(_))) => (game, false),
        _ => (built_in(USUAL)?, true),
    };
    raw.check_variation()?;
    replay::replay(&game, &raw, is_assumed)
}
