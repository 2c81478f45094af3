//! Mill solved: who wins each position, and how soon.
//!
//! Positions are taken at the beginning of a turn; a turn is a placement or a move with all its removals. All positions
//! with the same numbers of pieces are a sub-space ([`Space`]), numbered modulo the symmetries of the board ([`Index`]).
//! [`Solver`] solves them one after the other, those with fewer pieces first, and writes a file for each;
//! [`Databases`] reads them. The rules are asked of `mill`; none is written here.

#![cfg_attr(
    not(feature = "build"),
    allow(dead_code, reason = "what only makes databases is used by the feature `build`")
)]

mod databases;
mod embedded;
mod file;
#[cfg(feature = "build")]
mod general;
mod index;
#[cfg(feature = "build")]
mod opening;
mod problem;
mod scope;
#[cfg(feature = "build")]
mod sliding;
#[cfg(feature = "build")]
mod solution;
#[cfg(feature = "build")]
mod solver;
mod space;
mod store;
mod subsets;
#[cfg(all(test, feature = "build"))]
mod tests;
mod turns;
mod values;
#[cfg(feature = "build")]
mod verify;
#[cfg(feature = "build")]
mod write;

pub use databases::Databases;
pub use file::{Head, Holding};
pub use index::{Index, Number};
#[cfg(feature = "build")]
pub use opening::{Bounds, Opening};
pub use problem::Problem;
pub use scope::{Part, check, digest};
#[cfg(feature = "build")]
pub use solver::{Planned, Settings, Solver, Watch};
pub use space::Space;
pub use turns::ValuedTurn;
pub use values::{Counts, Known, Until, Value};
#[cfg(feature = "build")]
pub use verify::verify;
