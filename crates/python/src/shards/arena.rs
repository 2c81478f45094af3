//! `teahouse.training.ArenaJob`: pairings in shards of rounds.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use training::arena::{MatchSettings, Sprt, pairings};
use training::matches::{CubePolicy, game_of_matches};
use training::report::{self, About, Row};
use training::shards::{ArenaJob, ArenaSum, Contender, JobError};

use super::shard;
use crate::game::PyGame;
use crate::net::refused;
use crate::{convert, long};

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
