//! Mill: alpha-beta with a learned evaluation, and the players made of it.
//!
//! [`MillSearch`] searches a position of any rule file; [`MillPlayer`] and [`MillBaseline`] choose moves with
//! it and without it. Depth counts placements and moves; the removals they earn come for free.

mod baseline;
#[cfg(feature = "databases")]
mod bounded;
#[cfg(feature = "files")]
mod cache;
mod deepening;
mod evaluation;
mod keys;
mod lines;
mod listing;
mod ordering;
mod packed;
mod path;
mod placing;
mod placing_leaves;
mod player;
mod score;
mod search;
mod solved;
mod stack;
mod table;
#[cfg(test)]
mod tests;
pub mod tuning;
mod weights;
mod worker;

pub use baseline::MillBaseline;
#[cfg(feature = "files")]
pub use cache::cache_fault;
pub use evaluation::{FEATURES, MillEvaluation, PHASES, Weights};
pub use player::{CONTEMPT, LEVELS, MillLevel, MillPlayer, play_out};
pub use score::Score;
pub use search::{Found, MillLimits, MillOptions, MillSearch, MillStep, MillThought, RankedLine};
#[cfg(feature = "databases")]
pub use solve::Problem as DatabaseProblem;
pub use solve::{Bounds, Known, Until, Value, Worth};
pub use solved::{MillDatabases, Solved};
