//! `teahouse.Advisor`: what to play, and what a position is worth.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use engine::levels::LEVELS;
use engine::{Advice, Advisor, CubeAdvice, Evaluation, Limits, Line, RolloutSettings, Settings};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use teahouse::contract::Message;

use crate::convert::made;
use crate::game::PyGame;
use crate::players::{fork_of, of_advice, of_roster};
use crate::{errors, long};

/// Somebody to ask: what to play, and what a position is worth. Advisors are made by :func:`teahouse.advisor`.
///
/// >>> table = teahouse.game("long-nardi").table()
/// >>> _ = table.roll("31")
/// >>> advisor = teahouse.advisor(table.game)
/// >>> advisor.advise(table).best
/// '24/21,21/20'
/// >>> round(sum(advisor.evaluate(table).wins), 6)
/// 1.0
#[pyclass(module = "teahouse", name = "Advisor", frozen)]
pub struct PyAdvisor {
    game: PyGame,
    net: Option<PathBuf>,
    any_rules: bool,
    advisor: Mutex<Box<dyn Advisor>>,
}

#[pymethods]
impl PyAdvisor {
    /// The rules it knows.
    #[getter]
    fn game(&self) -> PyGame {
        self.game.clone()
    }

    /// The file of the net it thinks with; ``None`` for what comes with Teahouse.
    #[getter]
    fn net(&self) -> Option<&PathBuf> {
        self.net.as_ref()
    }

    /// What to play now, the best lines first.
    ///
    /// Without a limit the ``level`` decides, 1 to 10. ``depth`` counts rolls in dice games and actions in Mill,
    /// ``nodes`` positions, ``seconds`` time.
    #[pyo3(signature = (position, *, lines = 1, level = 10, depth = None, nodes = None, seconds = None, seed = 1, threads = 1))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn advise<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, PyAny>,
        lines: usize,
        level: u8,
        depth: Option<u32>,
        nodes: Option<u64>,
        seconds: Option<f64>,
        seed: u64,
        threads: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        check_level(level)?;
        let time = seconds.map(Duration::try_from_secs_f64).transpose();
        let time = time.map_err(|error| pyo3::exceptions::PyValueError::new_err(error.to_string()))?;
        let limits = Limits { depth, nodes, time, ..Limits::default() };
        let settings = Settings {
            level,
            lines: lines.max(1),
            full_width: lines > 1,
            seed,
            threads,
            ..Settings::default()
        };
        self.think(py, position, &limits, &settings, Some(threads))
    }

    /// What the best lines are worth, by playing each of them out many times (games with dice).
    ///
    /// The ``value`` of a line has a standard ``error``. Luck is taken out unless ``with_luck``; a trial ends after
    /// ``truncate`` rolls with what the net expects then, or at the end of the game if that is 0. The result does not
    /// depend on the number of ``threads``.
    #[pyo3(signature = (position, *, trials = 1296, error = 0.0, truncate = engine::rollout::TRUNCATE, with_luck = false, lines = 3, seed = 1, threads = None))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn rollout<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, PyAny>,
        trials: u64,
        error: f64,
        truncate: u32,
        with_luck: bool,
        lines: usize,
        seed: u64,
        threads: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if !self.game.0.has_dice() {
            let message = Message::new("rollout-no-dice");
            return Err(errors::telling(py, "PlayerError", message.to_string(), &message, Vec::new()));
        }
        let rollouts =
            RolloutSettings { trials, target_error: error, truncate, reduce_variance: !with_luck, seed };
        let limits = Limits { rollouts: Some(rollouts), ..Limits::default() };
        let settings = Settings { lines: lines.max(1), seed, ..Settings::default() };
        self.think(py, position, &limits, &settings, threads)
    }

    /// What a position is worth: for each seat the chance to win, and the points that the seat to act can expect.
    fn evaluate<'py>(&self, py: Python<'py>, position: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let table = fork_of(position)?;
        let found = long::run(py, move |_| {
            self.advisor.lock().unwrap_or_else(PoisonError::into_inner).evaluate(table.as_ref())
        })?;
        let Evaluation { wins, equity, chances } = found.map_err(|error| of_advice(py, &error))?;
        made!(py, "Evaluation" { wins: wins, points: equity, chances: named_chances(py, &chances)? })
    }

    fn __repr__(&self) -> String {
        format!("<teahouse.Advisor of {}>", self.game.0.variant().id)
    }

    fn __reduce__<'py>(slf: &Bound<'py, PyAdvisor>) -> PyResult<(Bound<'py, PyAny>, Saved)> {
        let again = slf.py().import("teahouse._teahouse")?.getattr("advisor")?;
        let this = slf.get();
        Ok((again, (this.game.clone(), this.net.clone(), this.any_rules)))
    }
}

/// Rules, net, and whether nets of other rules are welcome.
type Saved = (PyGame, Option<PathBuf>, bool);

impl PyAdvisor {
    fn think<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, PyAny>,
        limits: &Limits,
        settings: &Settings,
        threads: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let table = fork_of(position)?;
        let pool = long::pool(threads)?;
        let advice = long::run(py, move |stop| {
            pool.install(move || {
                let mut advisor = self.advisor.lock().unwrap_or_else(PoisonError::into_inner);
                advisor.advise(table.as_ref(), limits, settings, stop, &mut |_| {})
            })
        })?;
        told(py, &advice.map_err(|error| of_advice(py, &error))?)
    }
}

/// An advisor for a game, with the net that comes with Teahouse or one from a file. A net that was trained for other
/// rules is refused unless ``any_rules``.
///
/// >>> mill = teahouse.advisor("nine-mens-morris")
/// >>> mill.advise(mill.game.table(), depth=4).lines[0].depth
/// 4
#[pyfunction]
#[pyo3(signature = (game, net = None, any_rules = false))]
pub fn advisor(
    py: Python<'_>,
    game: &Bound<'_, PyAny>,
    net: Option<PathBuf>,
    any_rules: bool,
) -> PyResult<PyAdvisor> {
    let game = crate::game::game(py, game)?;
    let found = py.detach(|| match &net {
        Some(net) => engine::advisor_with_net(&game.0, net, any_rules),
        None => Ok(engine::advisor(&game.0)),
    });
    let advisor = Mutex::new(found.map_err(|error| of_roster(py, &error))?);
    Ok(PyAdvisor { game, net, any_rules, advisor })
}

pub fn check_level(level: u8) -> PyResult<()> {
    if (1..=LEVELS).contains(&level) {
        return Ok(());
    }
    Err(errors::value_error(&Message::new("level-wrong").with("level", level).with("most", LEVELS)))
}

fn told<'py>(py: Python<'py>, advice: &Advice) -> PyResult<Bound<'py, PyAny>> {
    let lines: PyResult<Vec<_>> = advice.lines.iter().map(|line| line_of(py, line)).collect();
    made!(py, "Advice" {
        lines: lines?,
        nodes: advice.nodes,
        seconds: advice.elapsed.as_secs_f64(),
        cube: advice.cube.map(|cube| cube_of(py, cube)).transpose()?,
    })
}

/// What to do about the cube, as `teahouse.CubeAdvice`.
pub fn cube_of<'py>(py: Python<'py>, cube: CubeAdvice) -> PyResult<Bound<'py, PyAny>> {
    made!(py, "CubeAdvice" {
        decision: cube.decision.name(),
        is_take: cube.is_take,
        no_double: cube.no_double,
        double_take: cube.double_take,
        double_drop: cube.double_drop,
        is_match: cube.is_match,
    })
}

/// A line as `teahouse.Line`.
pub fn line_of<'py>(py: Python<'py>, line: &Line) -> PyResult<Bound<'py, PyAny>> {
    made!(py, "Line" {
        action: &line.action,
        value: line.value,
        error: line.error,
        trials: line.trials,
        depth: line.depth,
        chances: named_chances(py, &line.chances)?,
        won_in: line.won_in,
        continuation: &line.continuation,
    })
}

fn named_chances<'py>(py: Python<'py>, chances: &[(String, f64)]) -> PyResult<Bound<'py, PyDict>> {
    let named = PyDict::new(py);
    chances.iter().try_for_each(|(name, chance)| named.set_item(name, chance))?;
    Ok(named)
}
