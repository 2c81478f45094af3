//! Arena, rollouts and simulations in shards.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use engine::{Line, RolloutSettings};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use teahouse::simulate::Plan;
use training::arena::{MatchSettings, Sprt, pairings};
use training::matches::{CubePolicy, game_of_matches};
use training::report::{self, About, RolloutAbout, Row, SimulateReport};
use training::shards::{
    ArenaJob, ArenaSum, Contender, JobError, RolloutJob, RolloutSum, SimulateJob, SimulateSum,
};

use crate::game::PyGame;
use crate::net::refused;
use crate::table::PyTable;
use crate::{convert, long};

/// The bytes of a shard that was played; empty ones never come back, since whoever stops it raises an exception.
fn shard<'py>(py: Python<'py>, played: Result<Option<Vec<u8>>, JobError>) -> PyResult<Bound<'py, PyBytes>> {
    let played = played.map_err(|error| refused(py, &error))?;
    Ok(PyBytes::new(py, &played.unwrap_or_default()))
}

/// Who takes part: a name, or a name, a player such as ``greedy``, and the bytes of its net.
#[derive(FromPyObject)]
pub enum Named {
    Name(String),
    WithNet(String, String, Vec<u8>),
}

impl Named {
    fn contender(self, game: &PyGame, any_rules: bool) -> Result<Contender, JobError> {
        match self {
            Named::Name(name) => Contender::open(&game.0, &name, any_rules),
            Named::WithNet(name, player, net) => Contender::with_net(&game.0, &name, &player, net),
        }
    }
}

fn named<'py>(py: Python<'py>, contender: &Contender) -> PyResult<Bound<'py, PyAny>> {
    Ok(match &contender.net {
        None => contender.name.clone().into_pyobject(py)?.into_any(),
        Some(net) => {
            let parts = (contender.name.clone(), contender.player.clone(), PyBytes::new(py, net));
            parts.into_pyobject(py)?.into_any()
        }
    })
}

/// One pairing of the arena, in shards of rounds. Files of nets are read when it is made, so that it can be pickled and
/// played elsewhere.
///
/// >>> job = ArenaJob(teahouse.game("ludopy-two"), "heuristic", "random", rounds=20)
/// >>> total = job.sum()
/// >>> _ = total.add(job.play(8, 12))
/// >>> _ = total.add(job.play(0, 8))
/// >>> total.is_done, total.games
/// (True, 40)
#[pyclass(module = "teahouse.training", name = "ArenaJob", frozen)]
pub struct PyArenaJob {
    job: ArenaJob,
    contenders: [Contender; 2],
    policies: Option<[CubePolicy; 2]>,
    sprt: Option<String>,
    threads: Option<usize>,
}

#[pymethods]
impl PyArenaJob {
    /// A pairing. ``policies`` say when each player doubles (``right``, ``never`` or ``always``); then matches are
    /// played by the rules' own length and cube: see :func:`game_of_matches`.
    #[new]
    #[pyo3(signature = (
        game, first, second, *, rounds = 1000, seed = 1, opening = 0, sprt = None, keep_games = false,
        policies = None, any_rules = false, threads = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "the options of the command line")]
    fn new(
        py: Python<'_>,
        game: PyGame,
        first: Named,
        second: Named,
        rounds: u64,
        seed: u64,
        opening: u32,
        sprt: Option<String>,
        keep_games: bool,
        policies: Option<[String; 2]>,
        any_rules: bool,
        threads: Option<usize>,
    ) -> PyResult<PyArenaJob> {
        let open = |named: Named| named.contender(&game, any_rules).map_err(|error| refused(py, &error));
        let contenders = [open(first)?, open(second)?];
        let told = PyValueError::new_err::<String>;
        let clear: Option<Sprt> =
            sprt.as_deref().map(str::parse).transpose().map_err(|why| told(format!("sprt {why}")))?;
        let policies = match policies {
            Some([one, two]) => {
                let read =
                    |text: String| text.parse::<CubePolicy>().map_err(|why| told(format!("policies {why}")));
                Some([read(one)?, read(two)?])
            }
            None => None,
        };
        let settings = MatchSettings { rounds, seed, sprt: clear, keep_games, opening };
        let job = ArenaJob::new(game.0, contenders.clone(), policies, settings);
        let job = job.map_err(|error| refused(py, &error))?;
        Ok(PyArenaJob { job, contenders, policies, sprt, threads: long::checked(threads)? })
    }

    /// How many rounds there are.
    #[getter]
    fn rounds(&self) -> u64 {
        self.job.settings().rounds
    }

    /// The names of both.
    #[getter]
    fn names(&self) -> [String; 2] {
        self.job.names()
    }

    /// Plays ``count`` of its rounds, from ``first`` on: a shard.
    fn play<'py>(&self, py: Python<'py>, first: u64, count: u64) -> PyResult<Bound<'py, PyBytes>> {
        let (range, pool) = (first..first.saturating_add(count), long::pool(self.threads)?);
        let played = long::run(py, |stop| pool.install(|| self.job.play(range, stop)))?;
        shard(py, played)
    }

    /// An empty sum of its shards.
    fn sum(&self) -> PyArenaSum {
        PyArenaSum(self.job.sum(), self.job.clone())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let restore = py.import("teahouse._teahouse")?.getattr("arena_job")?;
        let MatchSettings { rounds, seed, keep_games, opening, .. } = *self.job.settings();
        let game = PyGame(self.job.game().clone());
        let [first, second] = [named(py, &self.contenders[0])?, named(py, &self.contenders[1])?];
        let policies = self.policies.map(|policies| policies.map(|policy| policy.to_string()));
        let how = (rounds, seed, opening, self.sprt.clone(), keep_games, policies, self.threads);
        Ok((restore, (game, first, second, how).into_pyobject(py)?))
    }
}

type How = (u64, u64, u32, Option<String>, bool, Option<[String; 2]>, Option<usize>);

/// A pairing as it was pickled.
#[pyfunction]
pub fn arena_job(
    py: Python<'_>,
    game: PyGame,
    first: Named,
    second: Named,
    how: How,
) -> PyResult<PyArenaJob> {
    let (rounds, seed, opening, sprt, keep_games, policies, threads) = how;
    PyArenaJob::new(py, game, first, second, rounds, seed, opening, sprt, keep_games, policies, true, threads)
}

/// What the shards of a pairing come to, in whatever order they come.
#[pyclass(module = "teahouse.training", name = "ArenaSum")]
pub struct PyArenaSum(pub ArenaSum, ArenaJob);

#[pymethods]
impl PyArenaSum {
    /// Adds a shard; the records of games that count by now, where games are kept.
    fn add(&mut self, py: Python<'_>, shard: &[u8]) -> PyResult<Vec<String>> {
        self.0.add(shard).map_err(|error| refused(py, &error))
    }

    /// Whether nothing more is to be played.
    #[getter]
    fn is_done(&self) -> bool {
        self.0.is_done()
    }

    /// Rounds that count by now.
    #[getter]
    fn rounds(&self) -> u64 {
        self.0.tally().rounds
    }

    /// Games that count by now.
    #[getter]
    fn games(&self) -> u64 {
        self.0.tally().games
    }

    /// The share of games that the first player won.
    #[getter]
    fn win_share(&self) -> f64 {
        self.0.tally().win_share()
    }

    /// The result, with so many seconds taken.
    fn row(&self, seconds: f64) -> PyArenaRow {
        PyArenaRow(Row::of(&self.1, self.0.tally(), seconds))
    }
}

/// What a pairing came to.
#[pyclass(module = "teahouse.training", name = "ArenaRow", frozen, from_py_object)]
#[derive(Clone)]
pub struct PyArenaRow(Row);

#[pymethods]
impl PyArenaRow {
    /// The line of ``teahouse arena``, for names at most so wide.
    fn line(&self, width: usize) -> String {
        report::table_line(&self.0, width)
    }
}

/// All results of an arena, as ``teahouse arena`` gives them.
#[pyclass(module = "teahouse.training", name = "ArenaTable", frozen)]
pub struct PyArenaTable {
    about: About,
    settings: MatchSettings,
}

#[pymethods]
impl PyArenaTable {
    #[new]
    #[pyo3(signature = (game, players, *, rounds, seed, opening = 0))]
    fn new(game: &PyGame, players: Vec<String>, rounds: u64, seed: u64, opening: u32) -> PyArenaTable {
        let variant = game.0.variant();
        let about = About { rules: variant.id.clone(), digest: variant.digest(), seed, players };
        PyArenaTable { about, settings: MatchSettings { rounds, seed, opening, ..MatchSettings::default() } }
    }

    /// How wide the names are.
    #[getter]
    fn width(&self) -> usize {
        report::name_width(&self.about.players)
    }

    /// The line above the table.
    fn heading(&self) -> String {
        report::heading(self.width())
    }

    /// The file of ``--out``.
    fn to_csv(&self, rows: Vec<PyArenaRow>) -> String {
        let lines = rows.iter().map(|row| report::csv_line(&self.about, &row.0) + "\n");
        format!("{}\n{}", report::CSV_HEADING, lines.collect::<String>())
    }

    /// What ``--json`` prints, as data.
    #[pyo3(signature = (rows, is_stopped = false))]
    fn to_json<'py>(
        &self,
        py: Python<'py>,
        rows: Vec<PyArenaRow>,
        is_stopped: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let rows: Vec<Row> = rows.into_iter().map(|row| row.0).collect();
        convert::from_json(py, &report::arena_json(&self.about, &self.settings, &rows, is_stopped))
    }
}

/// Who meets whom among so many players, by number.
#[pyfunction]
#[pyo3(signature = (game, players, gauntlet = false))]
pub fn arena_pairings(game: &PyGame, players: usize, gauntlet: bool) -> Vec<(usize, usize)> {
    teahouse::with_game!(&game.0, game => pairings(game.as_ref(), players, gauntlet))
}

/// The rules for matches to so many points, with the cube if ``cube``; what is not said is as the rule file has it.
#[pyfunction(name = "game_of_matches")]
#[pyo3(signature = (game, points = None, cube = false))]
pub fn py_game_of_matches(
    py: Python<'_>,
    game: &PyGame,
    points: Option<u32>,
    cube: bool,
) -> PyResult<PyGame> {
    let game = game_of_matches(&game.0, points, cube);
    game.map(PyGame).map_err(|error| refused(py, &error.into()))
}

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
