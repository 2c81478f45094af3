//! Review of a game: what every decision was worth, and how lucky every roll was.
//!
//! A game is cut into pieces that do not depend on one another: one for each decision and one for each roll. They are
//! judged in slices by whoever has one thread ([`Reviewer::step`]), or on all threads at once ([`Reviewer::run`]), and
//! come to the same; a review that was stopped holds the pieces that were finished.
//!
//! What was played and what could have been played are looked at equally far ([`Decision::lines`]), so that their
//! difference means something. Luck is the value after a roll, with the best play, less the mean of that value over all
//! rolls; its expectation is 0 whatever the net says.
//!
//! A match is reviewed as a whole, its games one after the other ([`Review::games`]). Doubling, taking and dropping are
//! decisions as moves are; so is rolling where a double was close or better (`review/cube.rs`).

mod course;
mod cube;
mod dice;
mod dice_work;
mod marks;
mod mill;
mod rating;
mod sums;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use game::{Message, Seat};
use tables::{AnyGame, Table, with_game};

use crate::advice::{AdviceError, Line};
use crate::cube::CubeAdvice;
use crate::models::Models;
use crate::rollout::RolloutSettings;

pub use marks::{MARKS, Mark};
pub use rating::{CALIBRATIONS, Calibration, LEAST_DECISIONS, like_level};

/// How a game is reviewed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewSettings {
    /// As far ahead as this level looks, where `ply` says nothing: 0, 1 or 2 rolls in dice games, 1 to 8 actions in Mill.
    pub level: u8,
    /// Rolls to look ahead in dice games, actions in Mill.
    pub ply: Option<u8>,
    /// How close calls are played out (dice games); none are if left out.
    pub rollouts: Option<RolloutSettings>,
    /// At most so many lines are kept for each decision, and what was played.
    pub lines: usize,
    /// How a game ended that the rules did not end.
    pub end: Option<End>,
}

/// One roll ahead in dice games, 6 actions in Mill.
pub const USUAL_LEVEL: u8 = 9;

impl Default for ReviewSettings {
    fn default() -> ReviewSettings {
        ReviewSettings { level: USUAL_LEVEL, ply: None, rollouts: None, lines: 5, end: None }
    }
}

/// How a game ended by resignation, agreement or the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Somebody won it.
    Won(Seat),
    /// Nobody did.
    Drawn,
}

/// What is known of a game, as far as it was reviewed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// Every decision that was judged, in order.
    pub decisions: Vec<Decision>,
    /// Every roll that was judged, in order.
    pub rolls: Vec<Luck>,
    /// The seats that somebody plays in.
    pub seats: Vec<SeatReview>,
    /// The chances to win over the game, in order; those of each game of a match.
    pub chances: Vec<ChancePoint>,
    /// The games of a match, one after the other; nothing for a single game. What is above is about all of them.
    pub games: Vec<GameReview>,
}

/// A game of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReview {
    /// How many events of the match there were before it.
    pub begins: usize,
    /// How many there were at its end.
    pub ends: usize,
    /// The score before it, by seat.
    pub score: Vec<u32>,
    /// How it was played.
    pub seats: Vec<SeatReview>,
}

/// A decision and what it was worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Its turn among those of [`Table::past`]; in a match among those of its game.
    pub turn: usize,
    /// How many events there were before it.
    pub starts: usize,
    /// How many there were after it; as many where the cube could be turned and was not, which is no event.
    pub ends: usize,
    /// Who decided.
    pub seat: Seat,
    /// Between how many options.
    pub options: usize,
    /// What was played.
    pub played: Line,
    /// The best lines, best first, and what was played; all looked at equally far. Where close calls are played out, those
    /// that were come first.
    pub lines: Vec<Line>,
    /// By how many points the best line is better than what was played. Never negative.
    pub loss: f64,
    /// What to call that.
    pub mark: Mark,
    /// What to say about it.
    pub notes: Vec<Message>,
    /// For each seat, in order, the chance to win the game after it.
    pub wins: Vec<f64>,
    /// Where it is one about the cube: what would have been best for both sides, and what all there was to do is worth.
    pub cube: Option<CubeAdvice>,
}

impl Decision {
    /// Whether there was nothing to decide.
    pub fn is_forced(&self) -> bool {
        self.options < 2
    }
}

/// A roll and its luck.
#[derive(Clone, Debug, PartialEq)]
pub struct Luck {
    /// How many events there were before it.
    pub event: usize,
    /// Who rolled; in a roll-off, who is to act after it.
    pub seat: Seat,
    /// The dice, as in `63`.
    pub roll: String,
    /// How many points more than the mean of all rolls it was worth to every seat.
    pub points: Vec<f64>,
    /// For each seat, in order, the chance to win before it.
    pub before: Vec<f64>,
    /// The same after it.
    pub wins: Vec<f64>,
    /// What the game was played for: what the cube showed; 1 in single games.
    pub stake: f64,
}

impl Luck {
    /// How many points more than the mean of all rolls it was worth to whoever rolled.
    pub fn own(&self) -> f64 {
        self.points[usize::from(self.seat)]
    }
}

/// The chances to win at a moment of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct ChancePoint {
    /// After so many events.
    pub events: usize,
    /// For each seat, in order; empty seats have none.
    pub wins: Vec<f64>,
}

/// How often each mark was given to decisions that were not forced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MarkCounts {
    /// Best.
    pub best: usize,
    /// Good.
    pub good: usize,
    /// Inaccuracies.
    pub inaccuracies: usize,
    /// Mistakes.
    pub mistakes: usize,
    /// Blunders.
    pub blunders: usize,
}

/// What a kind of decisions adds up to; those that were forced are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlaySum {
    /// How many there were.
    pub decisions: usize,
    /// The points that were lost in them.
    pub errors: f64,
}

impl PlaySum {
    /// The points that were lost, in thousandths of a point for each decision; `None` where there were none.
    pub fn rate(&self) -> Option<f64> {
        (self.decisions > 0).then(|| 1000.0 * self.errors / self.decisions as f64)
    }
}

/// How a seat was played.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatReview {
    /// Which.
    pub seat: Seat,
    /// The moves alone.
    pub moves: PlaySum,
    /// The decisions about the cube alone.
    pub cube: PlaySum,
    /// How many decisions were not forced.
    pub decisions: usize,
    /// The points that were lost in them.
    pub errors: f64,
    /// The same in thousandths of a point for each of them; `None` where there were none.
    pub rate: Option<f64>,
    /// How many points its own rolls were worth more than the mean.
    pub luck: f64,
    /// The points it won or lost, if the game has ended; in a match times the cube.
    pub result: Option<f64>,
    /// The same without what all rolls of the game, its own and the others', gave it; once all rolls are judged.
    pub result_without_luck: Option<f64>,
    /// The level whose moves err as much; `None` after too few of them to tell ([`LEAST_DECISIONS`]).
    pub like_level: Option<u8>,
    /// How often each mark was given.
    pub marks: MarkCounts,
}

/// A review that is being made.
pub trait Reviewer: Send {
    /// Works for a few milliseconds, a few tens of them on slow machines; whether everything is judged. Judges decisions
    /// and rolls in their order.
    fn step(&mut self) -> bool;

    /// Judges everything that is left, on the threads of the current pool, until `stop` is set. `on_progress` hears how
    /// many pieces are judged, in any order.
    fn run(&mut self, stop: &AtomicBool, on_progress: &(dyn Fn(usize) + Sync));

    /// How many pieces are judged.
    fn done(&self) -> usize;

    /// How many pieces there are to judge.
    fn of(&self) -> usize;

    /// What is known so far.
    fn review(&self) -> Review;
}

/// Games that can be reviewed; each family says how.
pub trait Reviewed: Sized {
    /// Cuts a game into what is to be judged.
    fn reviewer(
        game: Arc<Self>,
        table: &dyn Table,
        models: &Models,
        settings: &ReviewSettings,
    ) -> Result<Box<dyn Reviewer>, AdviceError>;
}

/// Begins to review the game at a table, or all games of a match, with the net that comes with Teahouse.
pub fn reviewer(
    game: &AnyGame,
    table: &dyn Table,
    settings: &ReviewSettings,
) -> Result<Box<dyn Reviewer>, AdviceError> {
    reviewer_among(game, table, Models::built_in(), settings)
}

/// The same, with the nets that are handed in instead of those that come with Teahouse.
pub fn reviewer_among(
    game: &AnyGame,
    table: &dyn Table,
    models: &Models,
    settings: &ReviewSettings,
) -> Result<Box<dyn Reviewer>, AdviceError> {
    with_game!(game, game => Reviewed::reviewer(game.clone(), table, models, settings))
}
