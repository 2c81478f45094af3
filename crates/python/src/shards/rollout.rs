//! `teahouse.training.RolloutJob`: the lines of a position in shards of trials.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use engine::{Line, RolloutSettings};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use training::report::{self, RolloutAbout};
use training::shards::{RolloutJob, RolloutSum};

use super::shard;
use crate::game::PyGame;
use crate::net::refused;
use crate::table::PyTable;
use crate::{convert, long};

/// The best lines of a position, compared by playing them out, in shards of trials.
///
/// >>> table = teahouse.game("long-nardi").table()
/// >>> _ = table.roll("63")
/// >>> job = RolloutJob(table, trials=20, truncate=2)
/// >>> total = job.sum()
/// >>> total.add(0, job.play(0, 0, 20))
/// >>> job.lines[0]["move"], total.trials
/// ('24/18,18/15', 20)
#[pyclass(module = "teahouse.training", name = "RolloutJob", frozen)]
pub struct PyRolloutJob {
    game: PyGame,
    position: String,
    net: Option<Arc<[u8]>>,
    player: Option<String>,
    wanted: usize,
    job: RolloutJob,
    threads: Option<usize>,
}

type HowRolled = (Option<String>, u64, f64, u32, bool, usize, u64);

impl PyRolloutJob {
    fn of(
        py: Python<'_>,
        game: PyGame,
        position: &str,
        net: Option<Arc<[u8]>>,
        (player, trials, target_error, truncate, reduce_variance, wanted, seed): HowRolled,
        threads: Option<usize>,
    ) -> PyResult<PyRolloutJob> {
        let settings = RolloutSettings { trials, target_error, truncate, reduce_variance, seed };
        let table = game.0.resume(position).map_err(|error| crate::errors::of_notation(py, &error))?;
        let made = py.detach(|| RolloutJob::new(&game.0, table.as_ref(), net.as_deref(), wanted, &settings));
        let job = made.map_err(|error| refused(py, &error))?;
        let (position, threads) = (position.to_owned(), long::checked(threads)?);
        Ok(PyRolloutJob { game, position, net, player, wanted, job, threads })
    }
}

#[pymethods]
impl PyRolloutJob {
    /// A rollout of the position on a table, with the names of ``teahouse rollout``: ``net`` is a file.
    #[new]
    #[pyo3(signature = (
        table, *, net = None, any_rules = false, trials = 1296, error = 0.0, truncate = 10, with_luck = false,
        lines = 3, seed = 1, threads = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "the options of the command line")]
    fn new(
        table: &Bound<'_, PyTable>,
        net: Option<PathBuf>,
        any_rules: bool,
        trials: u64,
        error: f64,
        truncate: u32,
        with_luck: bool,
        lines: usize,
        seed: u64,
        threads: Option<usize>,
    ) -> PyResult<PyRolloutJob> {
        let (py, table) = (table.py(), table.try_borrow()?);
        let player = net.as_ref().map(|file| file.display().to_string());
        let open = |path: PathBuf| training::shards::open_net(&table.game.0, &path, any_rules);
        let net = net.map(open).transpose().map_err(|error| refused(py, &error))?;
        let how = (player, trials, error, truncate, !with_luck, lines, seed);
        let position = table.table.saved();
        PyRolloutJob::of(py, table.game.clone(), &position, net.map(Arc::from), how, threads)
    }

    /// The lines that are compared, as they are seen before they are played out.
    #[getter]
    fn lines<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::from_json(py, &self.about(false, self.job.lines())["moves"])
    }

    /// How many trials a line has at most.
    #[getter]
    fn trials(&self) -> u64 {
        self.job.settings().trials
    }

    /// Plays ``count`` trials of a line, from ``first`` on: a shard.
    fn play<'py>(
        &self,
        py: Python<'py>,
        line: usize,
        first: u64,
        count: u64,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (range, pool) = (first..first.saturating_add(count), long::pool(self.threads)?);
        let played = long::run(py, |stop| {
            pool.install(|| self.job.play(line, range, &|| stop.load(Ordering::Relaxed)))
        })?;
        shard(py, played)
    }

    /// An empty sum of its shards.
    fn sum(slf: &Bound<'_, PyRolloutJob>) -> PyRolloutSum {
        PyRolloutSum(slf.get().job.sum(), slf.clone().unbind())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let restore = py.import("teahouse._teahouse")?.getattr("rollout_job")?;
        let RolloutSettings { trials, target_error, truncate, reduce_variance, seed } = *self.job.settings();
        let how = (self.player.clone(), trials, target_error, truncate, reduce_variance, self.wanted, seed);
        let net = self.net.as_ref().map(|net| PyBytes::new(py, net));
        Ok((restore, (self.game.clone(), self.position.clone(), net, how, self.threads).into_pyobject(py)?))
    }
}

impl PyRolloutJob {
    fn told(&self, is_stopped: bool) -> RolloutAbout<'_> {
        RolloutAbout {
            game: &self.game.0,
            player: report::net_name(&self.game.0, self.player.as_deref()),
            position: self.position.split(" | ").next().unwrap_or_default().to_owned(),
            seed: self.job.settings().seed,
            truncate: self.job.settings().truncate,
            is_stopped,
        }
    }

    fn about(&self, is_stopped: bool, lines: &[Line]) -> serde_json::Value {
        report::rollout_json(&self.told(is_stopped), lines)
    }
}

/// A rollout as it was pickled.
#[pyfunction]
pub fn rollout_job(
    py: Python<'_>,
    game: PyGame,
    position: &str,
    net: Option<Vec<u8>>,
    how: HowRolled,
    threads: Option<usize>,
) -> PyResult<PyRolloutJob> {
    PyRolloutJob::of(py, game, position, net.map(Arc::from), how, threads)
}

/// What the shards of a rollout come to, in whatever order they come.
#[pyclass(module = "teahouse.training", name = "RolloutSum")]
pub struct PyRolloutSum(RolloutSum, Py<PyRolloutJob>);

#[pymethods]
impl PyRolloutSum {
    /// Adds a shard of a line.
    fn add(&mut self, py: Python<'_>, line: usize, shard: &[u8]) -> PyResult<()> {
        self.0.add(line, shard).map_err(|error| refused(py, &error))
    }

    /// Whether nothing more of a line is to be played.
    fn is_line_done(&self, line: usize) -> bool {
        self.0.is_line_done(line)
    }

    /// Whether nothing more is to be played.
    #[getter]
    fn is_done(&self) -> bool {
        self.0.is_done()
    }

    /// The trials that count by now.
    #[getter]
    fn trials(&self) -> u64 {
        self.0.trials()
    }

    /// What ``teahouse rollout`` prints, line by line.
    #[pyo3(signature = (is_stopped = false))]
    fn text(&self, is_stopped: bool) -> Vec<String> {
        report::rollout_lines(&self.1.get().told(is_stopped), &self.0.lines())
    }

    /// What ``--json`` prints, as data.
    #[pyo3(signature = (is_stopped = false))]
    fn to_json<'py>(&self, py: Python<'py>, is_stopped: bool) -> PyResult<Bound<'py, PyAny>> {
        convert::from_json(py, &self.1.get().about(is_stopped, &self.0.lines()))
    }
}
