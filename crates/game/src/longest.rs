//! How long a game may be. Some rules let a game go on for ever (a Mill without draws, a goal that nobody can reach);
//! wherever games are played, they end here at the latest, and it is said that they did.
//!
//! The longest game seen under the rules that come with Teahouse has a few thousand decisions.

/// A game between players who think is broken off after this many decisions and counts as a draw: in the arena and in
/// training.
pub const LONGEST_GAME: u64 = 10_000;

/// A random game is broken off after this many decisions, unless another number is asked for.
pub const LONGEST_RANDOM_GAME: u64 = 100_000;

/// A game at a table, with people at it, is a draw after this many rolls and actions.
pub const MOST_EVENTS: usize = 200_000;
