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
//! player is White; where the rules let White begin and the right player does, it is the right one. What such a file
//! says about the cube becomes a comment of the event before it (`double 2`, `take`, `drop`) and is written from there
//! again. A roll-off stands in a line of its own at the top (`; [RollOff 1 "63"]`), since the format has no place for it.

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

/// The header of a record for the length of its match.
const LENGTH: &str = "MatchLength";
/// The header for the number of the game in its match.
const NUMBER: &str = "MatchGame";
/// The header for the score before the game: White's points, a hyphen, Black's.
const SCORE: &str = "MatchScore";
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
    Ok((0..raw.games.len()).map(|index| replay::replay(&game, &raw, index, is_assumed)).collect())
}
