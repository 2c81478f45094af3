//! Long Nardi and its family: outcomes, the heuristic people measure against, exact bearing off.

mod heuristic;
mod outcomes;

pub use heuristic::MostPoints;
