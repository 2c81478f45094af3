//! Long Nardi and its family: outcomes, the heuristic people measure against, exact bearing off.

mod bear_off;
mod cache;
mod estimate;
mod heuristic;
mod outcomes;

pub use bear_off::{BearOff, BearOffError};
pub use cache::cached_bear_off;
pub(crate) use cache::databases;
pub use estimate::NardiEstimate;
pub use heuristic::MostPoints;
