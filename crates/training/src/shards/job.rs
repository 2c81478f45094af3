//! What can be wrong with a job, whoever does it.

use std::path::PathBuf;

use engine::{AdviceError, RosterError};
use game::excerpt;
use net::ModelError;
use tables::MatchError;

use super::envelope::ShardError;

/// Why a job, or a part of it, cannot be done.
#[derive(Debug, thiserror::Error)]
pub enum JobError {
    /// A shard cannot be used.
    #[error(transparent)]
    Shard(#[from] ShardError),
    /// There is no such player.
    #[error(transparent)]
    Roster(#[from] RosterError),
    /// A net cannot be used.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// These rules have no such match.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// There is nothing to advise on.
    #[error(transparent)]
    Advice(#[from] AdviceError),
    /// A file cannot be read.
    #[error("{}: {cause}", path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        cause: std::io::Error,
    },
    /// The training belongs to other rules.
    #[error("the training belongs to other rules ({})", excerpt(.0))]
    OtherRules(String),
    /// The net cannot get as wide as is asked for.
    #[error("hidden={wanted}: the net is {found}, and layers can only get wider")]
    Narrower {
        /// The widths that are asked for.
        wanted: String,
        /// Those of the net.
        found: String,
    },
    /// Weights that do not fit the training.
    #[error("these weights have another shape than the net of the training, or are no numbers")]
    OtherWeights,
    /// There are no such lines.
    #[error("there is no line {line}; there are {lines}, counted from 0")]
    NoLine {
        /// What was asked for.
        line: usize,
        /// How many there are.
        lines: usize,
    },
}
