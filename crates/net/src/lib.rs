//! Small fully connected nets for board games: forward, backward, optimisers, files.
//!
//! The nets are tiny (a few hundred sparse inputs, one or two hidden layers, a handful of outputs) and are
//! asked about one position, or one player's few options, at a time. So the loops are written by hand: the
//! first layer adds only the rows of inputs that are not zero, and can start from the sums of a neighbouring
//! position ([`Batch`]).
//!
//! Every sum is accumulated in a fixed order, lane by lane, with fused multiply-adds. The scalar path and the
//! AVX2, AVX-512 and WebAssembly paths therefore give the same answers bit for bit, and so does training.
//!
//! The feature `files` (on by default) reads and writes files; without it nets are read from bytes alone.

mod batch;
#[cfg(feature = "files")]
mod disk;
mod file;
mod half;
mod kernels;
mod lanes;
mod network;
mod optimise;
mod plain;
mod shape;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
#[cfg(feature = "files")]
mod whole;

pub use batch::Batch;
#[cfg(feature = "files")]
pub use disk::{load, open_file, read_file, save};
pub use file::{Card, MAX_FILE_BYTES, ModelError, read, write, write_half};
pub use lanes::{Block, LANES, Path};
pub use network::{Accumulator, Net, Scratch};
pub use optimise::{Adam, Average, Gradient};
pub use plain::PlainLayer;
pub use shape::{Head, Shape};
#[cfg(feature = "files")]
pub use whole::replace_file;
