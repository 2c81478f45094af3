//! Long Nardi and its family: outcomes, the heuristic people measure against, exact bearing off.

mod bear_off;
mod cache;
mod estimate;
mod heuristic;
mod outcomes;

pub use bear_off::BearOff;
#[cfg(feature = "files")]
pub use bear_off::BearOffError;
pub(crate) use cache::databases;
#[cfg(feature = "files")]
pub use cache::{cache_fault, cached_bear_off};
pub use estimate::NardiEstimate;
pub use heuristic::MostPoints;
