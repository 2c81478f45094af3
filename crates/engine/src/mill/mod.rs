//! Mill: alpha-beta with a learned evaluation, and the players made of it.
//!
//! [`MillSearch`] searches a position of any rule file; [`MillPlayer`] and [`MillBaseline`] choose moves with
//! it and without it. Depth counts placements and moves; the removals they earn come for free.

mod baseline;
#[cfg(test)]
mod checks;
mod evaluation;
mod frontier;
mod keys;
mod lines;
mod ordering;
mod packed;
mod placing;
mod player;
mod score;
mod search;
mod table;
pub mod tuning;
mod weights;
mod worker;

pub use baseline::MillBaseline;
pub use evaluation::{Evaluation, FEATURES, PHASES, Weights};
pub use player::{CONTEMPT, LEVELS, MillLevel, MillPlayer};
pub use score::Score;
pub use search::{Found, Limits, MillOptions, MillSearch, RankedLine, past_keys};
