//! Mill solved: who wins each position, and how soon.
//!
//! Positions are taken at the beginning of a turn; a turn is a placement or a move with all its removals. All positions
//! with the same numbers of pieces are a sub-space ([`Space`]), numbered modulo the symmetries of the board ([`Index`]).
//! [`Solver`] solves them one after the other, those with fewer pieces first, and writes a file for each;
//! [`Databases`] reads them. The rules are asked of `mill`; none is written here.

mod databases;
mod embedded;
mod file;
mod index;
mod problem;
mod scope;
mod space;
mod store;
mod subsets;
mod values;

pub use databases::Databases;
pub use file::{Head, Holding};
pub use index::{Index, Number};
pub use problem::Problem;
pub use scope::{Part, check, digest};
pub use space::Space;
pub use values::{Counts, Known, Until, Value};
