//! Long Nardi and its family: outcomes, the heuristic people measure against, exact bearing off.

mod bear_off;
mod heuristic;
mod outcomes;

pub use bear_off::{BearOff, BearOffError};
pub use heuristic::MostPoints;
