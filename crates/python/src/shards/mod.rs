//! Arena, rollouts and simulations in shards, a file each.

mod arena;
mod rollout;
mod simulate;

pub use arena::{
    PyArenaJob, PyArenaRow, PyArenaSum, PyArenaTable, arena_job, arena_pairings, py_game_of_matches,
};
pub use rollout::{PyRolloutJob, PyRolloutSum, rollout_job};
pub use simulate::{PySimulateJob, PySimulateSum, simulate_job};

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use training::shards::JobError;

use crate::net::refused;

/// The bytes of a shard that was played; empty ones never come back, since whoever stops it raises an exception.
fn shard<'py>(py: Python<'py>, played: Result<Option<Vec<u8>>, JobError>) -> PyResult<Bound<'py, PyBytes>> {
    let played = played.map_err(|error| refused(py, &error))?;
    Ok(PyBytes::new(py, &played.unwrap_or_default()))
}
