//! Ludo and its family: outcomes, and the heuristics people measure against.

mod heuristic;
mod outcomes;

pub use heuristic::{AGGRESSIVE, DEFENSIVE, FAST, MIXED, Taste, Tasteful, heuristic};
