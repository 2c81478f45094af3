//! `teahouse.training.SimulateJob`: random games in shards.

use std::sync::atomic::Ordering;

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use teahouse::simulate::Plan;
use training::report::SimulateReport;
use training::shards::{SimulateJob, SimulateSum};

use super::shard;
use crate::game::PyGame;
use crate::net::refused;
use crate::{convert, long};

/// Random games, in shards.
///
/// >>> job = SimulateJob(teahouse.game("nine-mens-morris"), games=50)
/// >>> total = job.sum()
/// >>> _ = total.add(job.play(0, 50))
/// >>> total.games
/// 50
#[pyclass(module = "teahouse.training", name = "SimulateJob", frozen)]
pub struct PySimulateJob {
    job: SimulateJob,
    keep_games: bool,
    threads: Option<usize>,
}

#[pymethods]
impl PySimulateJob {
    #[new]
    #[pyo3(signature = (game, *, games = 10_000, seed = 1, longest = None, keep_games = false, threads = None))]
    fn new(
        game: PyGame,
        games: u64,
        seed: u64,
        longest: Option<u64>,
        keep_games: bool,
        threads: Option<usize>,
    ) -> PyResult<PySimulateJob> {
        let longest = longest.unwrap_or(Plan::default().longest);
        let job = SimulateJob::new(game.0, Plan { games, seed, longest }, keep_games);
        Ok(PySimulateJob { job, keep_games, threads: long::checked(threads)? })
    }

    /// Plays ``count`` of its games, from ``first`` on: a shard.
    fn play<'py>(&self, py: Python<'py>, first: u64, count: u64) -> PyResult<Bound<'py, PyBytes>> {
        let (range, pool) = (first..first.saturating_add(count), long::pool(self.threads)?);
        let played =
            long::run(py, |stop| pool.install(|| self.job.play(range, &|| stop.load(Ordering::Relaxed))))?;
        shard(py, played)
    }

    /// An empty sum of its shards.
    fn sum(&self) -> PySimulateSum {
        PySimulateSum(self.job.sum(), self.job.clone())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let restore = py.import("teahouse._teahouse")?.getattr("simulate_job")?;
        let Plan { games, seed, longest } = self.job.plan();
        let game = PyGame(self.job.game().clone());
        Ok((restore, (game, games, seed, longest, self.keep_games, self.threads).into_pyobject(py)?))
    }
}

/// Random games as they were pickled.
#[pyfunction]
pub fn simulate_job(
    game: PyGame,
    games: u64,
    seed: u64,
    longest: u64,
    keep_games: bool,
    threads: Option<usize>,
) -> PyResult<PySimulateJob> {
    PySimulateJob::new(game, games, seed, Some(longest), keep_games, threads)
}

/// What the shards of random games come to, in whatever order they come.
#[pyclass(module = "teahouse.training", name = "SimulateSum")]
pub struct PySimulateSum(SimulateSum, SimulateJob);

impl PySimulateSum {
    fn report(&self, seconds: f64) -> SimulateReport<'_> {
        SimulateReport { game: self.1.game(), plan: self.1.plan(), sum: self.0.statistics(), seconds }
    }
}

#[pymethods]
impl PySimulateSum {
    /// Adds a shard; the records of games that count by now, as one text, where games are kept.
    fn add(&mut self, py: Python<'_>, shard: &[u8]) -> PyResult<String> {
        self.0.add(shard).map_err(|error| refused(py, &error))
    }

    /// Whether nothing more is to be played.
    #[getter]
    fn is_done(&self) -> bool {
        self.0.is_done()
    }

    /// Games that count by now, those that were broken off included.
    #[getter]
    fn games(&self) -> u64 {
        self.0.statistics().games + self.0.statistics().unfinished
    }

    /// The table of ``teahouse simulate``, with so many seconds taken.
    fn table(&self, seconds: f64) -> String {
        self.report(seconds).table()
    }

    /// What ``--json`` prints, as data.
    fn to_json<'py>(&self, py: Python<'py>, seconds: f64) -> PyResult<Bound<'py, PyAny>> {
        convert::from_json(py, &self.report(seconds).json())
    }
}
