//! Small fully connected nets for board games: forward, backward, optimisers, files.
//!
//! The nets are tiny (a few hundred sparse inputs, one or two hidden layers, a handful of outputs) and are
//! asked about one position, or one player's few options, at a time. So the loops are written by hand: the
//! first layer adds only the rows of inputs that are not zero, and can start from the sums of a neighbouring
//! position ([`Batch`]).
//!
//! Every sum is accumulated in a fixed order, lane by lane, with fused multiply-adds. The scalar path and the
//! AVX2 and AVX-512 paths therefore give the same answers bit for bit, and so does training.

mod batch;
mod file;
mod kernels;
mod lanes;
mod network;
mod optimise;
mod shape;
mod whole;

pub use batch::Batch;
pub use file::{Card, ModelError, load, read, save, write};
pub use lanes::{Block, LANES, Path};
pub use network::{Accumulator, Net, Scratch};
pub use optimise::{Adam, Average, Gradient};
pub use shape::{Head, Shape};
pub use whole::replace_file;
