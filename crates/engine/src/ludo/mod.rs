//! Ludo and its family: outcomes, the heuristics people measure against, and an estimate for rules without a net.

mod estimate;
mod heuristic;
mod outcomes;

pub use estimate::LudoEstimate;
pub use heuristic::{AGGRESSIVE, DEFENSIVE, FAST, MIXED, Taste, Tasteful, heuristic};
