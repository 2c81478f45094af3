//! Many games at once, for learning: numbers in, arrays out.
//!
//! ```
//! use batch::{Batch, Buffers, Settings};
//!
//! let game = tables::game("ludopy").unwrap();
//! let mut batch = Batch::new(&game, Settings { count: 64, seed: 7, ..Settings::default() }).unwrap();
//! let mut buffers = Buffers::new(batch.shape());
//! batch.reset(None, None, &mut buffers.arrays()).unwrap();
//! for _ in 0..10 {
//!     // The first legal action of every game.
//!     let first = |mask: &[bool]| mask.iter().position(|&legal| legal).unwrap() as i32;
//!     let actions: Vec<i32> = buffers.masks.chunks(batch.shape().actions).map(first).collect();
//!     batch.step((&actions).into(), &mut buffers.arrays()).unwrap();
//! }
//! ```
//!
//! - A game's dice depend on the seed and its place in the batch alone, so results are the same on any number of threads.
//! - A step with an action that is not legal is refused before anything has moved in any game.
//! - Repetition and the n-move rule are counted as at a table.
//! - A step allocates nothing; each thread beyond the first costs one small job.

mod against;
mod arrays;
mod batch;
mod error;
mod games;
mod settings;
mod slot;
mod snapshot;
mod threads;

pub use against::Others;
pub use arrays::{ActionsIn, Arrays, Buffers, Shape};
pub use batch::Batch;
pub use error::{BatchError, SnapshotError};
pub use settings::{Autoreset, Dice, Settings};

/// In [`Arrays::to_move`]: dice are due, and the caller hands them in.
pub const CHANCE: i8 = -1;
/// In [`Arrays::to_move`]: the game is over.
pub const NOBODY: i8 = -2;
/// The action that leaves a finished game as it is, where games are not begun anew by themselves.
pub const NO_ACTION: i64 = -1;
