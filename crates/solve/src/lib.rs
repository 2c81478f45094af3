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

#[cfg(feature = "build")]
mod cells;
#[cfg(feature = "build")]
mod counting;
#[cfg(feature = "build")]
mod cut;
#[cfg(feature = "read")]
mod databases;
#[cfg(feature = "read")]
mod endgames;
#[cfg(feature = "read")]
mod file;
#[cfg(feature = "build")]
mod general;
#[cfg(feature = "read")]
mod index;
#[cfg(feature = "build")]
mod opening;
#[cfg(feature = "read")]
mod placing;
#[cfg(feature = "build")]
mod post;
#[cfg(feature = "read")]
mod problem;
#[cfg(feature = "read")]
mod scope;
#[cfg(feature = "build")]
mod scratch;
#[cfg(feature = "build")]
mod sliced;
#[cfg(feature = "build")]
mod sliding;
#[cfg(feature = "build")]
mod solution;
#[cfg(feature = "build")]
mod solver;
#[cfg(feature = "read")]
mod space;
#[cfg(feature = "read")]
mod store;
#[cfg(feature = "read")]
mod subsets;
#[cfg(feature = "build")]
mod telling;
#[cfg(all(test, feature = "build"))]
mod tests;
#[cfg(feature = "read")]
mod turns;
mod values;
#[cfg(feature = "build")]
mod verify;
#[cfg(feature = "build")]
mod write;

#[cfg(feature = "read")]
pub use databases::Databases;
#[cfg(feature = "read")]
pub use endgames::has_endgames;
#[cfg(feature = "read")]
pub use file::{Head, Holding};
#[cfg(feature = "read")]
pub use index::{Index, Number};
#[cfg(feature = "build")]
pub use opening::Opening;
#[cfg(feature = "read")]
pub use problem::Problem;
#[cfg(feature = "read")]
pub use scope::{Part, check, digest};
#[cfg(feature = "build")]
pub use solver::{Planned, Settings, Solver, Watch};
#[cfg(feature = "read")]
pub use space::{EITHER, Space};
#[cfg(feature = "read")]
pub use turns::ValuedTurn;
pub use values::{Bounds, Counts, Known, Until, Value, Worth};
#[cfg(feature = "build")]
pub use verify::verify;
