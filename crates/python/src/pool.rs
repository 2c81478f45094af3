//! Threads that long work is done on.

use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// As many threads as were asked for; without a number, one for every core.
#[derive(Clone)]
pub struct Threads {
    asked: Option<usize>,
    pool: Arc<rayon::ThreadPool>,
}

/// Nobody has use for more threads than this.
const MOST: usize = 1024;

impl Threads {
    pub fn new(asked: Option<usize>) -> PyResult<Threads> {
        if asked.is_some_and(|threads| !(1..=MOST).contains(&threads)) {
            return Err(PyValueError::new_err(format!(
                "threads: expected a number from 1 to {MOST}, or None"
            )));
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(asked.unwrap_or(0)).build();
        let pool = pool.map_err(|error| PyValueError::new_err(format!("threads: {error}")))?;
        Ok(Threads { asked, pool: Arc::new(pool) })
    }

    /// What was asked for.
    pub fn asked(&self) -> Option<usize> {
        self.asked
    }

    /// Does something on these threads.
    pub fn install<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        self.pool.install(work)
    }
}
