//! Long jobs in pieces that can be done anywhere: a shard is a range of a job's games, rounds or trials, as bytes.
//!
//! What a shard holds depends on its job and its range alone, and results are added up one by one in their order. So a
//! job comes to the same bits however it is cut, whoever does the pieces and in which order they come back; a piece that
//! was lost is done again. Shards come from other machines: everything in them is checked when they are read.

mod arena;
mod bytes;
mod envelope;
mod games;
mod inputs;
mod job;
mod rollout;
mod simulate;
mod train;

pub use arena::{ArenaJob, ArenaSum, Contender, RoundResult, open_net, records_of_match};
pub use envelope::{Kind, ShardError};
pub use inputs::{Inputs, add_inputs, input_layout, options};
pub use job::JobError;
pub use rollout::{RolloutJob, RolloutSum};
pub use simulate::{SimulateJob, SimulateSum};
pub use train::{Samples, adopt, fits, go_on_from, learn, new_trainer, play, samples};

pub(crate) use envelope::fingerprint;
