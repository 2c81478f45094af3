//! `teahouse.review`: what every decision of a game was worth.

use engine::review::{ChancePoint, Decision, GameReview, Luck, PlaySum, Review, SeatReview, USUAL_LEVEL};
use engine::{ReviewSettings, RolloutSettings, reviewer};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};
use teahouse::{Message, Table};

use crate::advice::{check_level, cube_of, line_of};
use crate::convert::{self, made};
use crate::game::PyGame;
use crate::matches::PyMatch;
use crate::players::of_advice;
use crate::table::{PyTable, replay};
use crate::{errors, long};

/// What every decision of a game was worth, and how lucky every roll was. The game is a table, or a text that is the
/// record of one game; a :class:`Match` is reviewed with all its games and every decision about the cube.
///
/// It looks as far ahead as a ``level`` does, or so many ``ply``; with ``rollouts``, close calls are played out so many
/// times (games with dice). The result does not depend on the number of ``threads``.
///
/// >>> table = teahouse.game("long-nardi").table()
/// >>> for event in ["r63", "24/18,18/15", "r52", "12/7,7/5", "r41", "24/20,15/14"]:
/// ...     table.act(event)
/// >>> review = teahouse.review(table)
/// >>> [decision.mark for decision in review.decisions]
/// ['best', 'best', 'blunder']
#[pyfunction]
#[pyo3(signature = (game, *, level = USUAL_LEVEL, ply = None, rollouts = None, lines = 5, seed = 1, threads = None, language = "en"))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub fn review<'py>(
    py: Python<'py>,
    game: &Bound<'py, PyAny>,
    level: u8,
    ply: Option<u8>,
    rollouts: Option<u64>,
    lines: usize,
    seed: u64,
    threads: Option<usize>,
    language: &str,
) -> PyResult<Bound<'py, PyAny>> {
    check_level(level)?;
    let rollouts = rollouts.map(|trials| RolloutSettings { trials, seed, ..RolloutSettings::default() });
    let settings = ReviewSettings { level, ply, rollouts, lines, end: None };
    let (game, whole) = reviewed(game)?;
    let pool = long::pool(threads)?;
    let seats: Vec<&'static str> = (0..whole.seats()).map(|seat| whole.seat_id(seat)).collect();
    let found = long::run(py, move |stop| {
        let mut reviewer = reviewer(&game.0, whole.as_ref(), &settings)?;
        pool.install(|| reviewer.run(stop, &|_| {}));
        Ok(reviewer.review())
    })?;
    let found = found.map_err(|error| of_advice(py, &error))?;
    convert::in_language(language, || told(py, &found, &seats))
}

/// The game that is to be reviewed, with its rules.
fn reviewed(game: &Bound<'_, PyAny>) -> PyResult<(PyGame, Box<dyn Table>)> {
    if let Ok(table) = game.cast::<PyTable>() {
        let table = table.try_borrow()?;
        return Ok((table.game.clone(), table.table.whole()));
    }
    if let Ok(whole) = game.cast::<PyMatch>() {
        return whole.get().whole(game.py());
    }
    let Ok(text) = game.cast::<PyString>() else {
        let message = Message::new("table-or-record").with("type", game.get_type().name()?.to_string());
        return Err(PyTypeError::new_err(message.to_string()));
    };
    let mut tables = replay(game.py(), text.to_str()?, None)?;
    match (tables.pop(), tables.len()) {
        (Some(table), 0) => Ok((table.game, table.table)),
        (last, others) => {
            let message = Message::new("one-game-wanted").with("count", others + usize::from(last.is_some()));
            Err(errors::value_error(&message))
        }
    }
}

fn told<'py>(py: Python<'py>, review: &Review, seats: &[&str]) -> PyResult<Bound<'py, PyAny>> {
    let decisions: PyResult<Vec<_>> =
        review.decisions.iter().map(|decision| decision_of(py, decision)).collect();
    let rolls: PyResult<Vec<_>> = review.rolls.iter().map(|roll| roll_of(py, roll)).collect();
    let played: PyResult<Vec<_>> = review.seats.iter().map(|seat| seat_of(py, seat, seats)).collect();
    let games: PyResult<Vec<_>> = review.games.iter().map(|game| game_of(py, game, seats)).collect();
    let point = |point: &ChancePoint| (point.events, point.wins.clone());
    made!(py, "Review" {
        decisions: decisions?,
        rolls: rolls?,
        seats: played?,
        chances: review.chances.iter().map(point).collect::<Vec<_>>(),
        games: games?,
    })
}

fn game_of<'py>(py: Python<'py>, game: &GameReview, seats: &[&str]) -> PyResult<Bound<'py, PyAny>> {
    let played: PyResult<Vec<_>> = game.seats.iter().map(|seat| seat_of(py, seat, seats)).collect();
    made!(py, "GameReview" { begins: game.begins, ends: game.ends, score: &game.score, seats: played? })
}

fn decision_of<'py>(py: Python<'py>, decision: &Decision) -> PyResult<Bound<'py, PyAny>> {
    let lines: PyResult<Vec<_>> = decision.lines.iter().map(|line| line_of(py, line)).collect();
    let notes: PyResult<Vec<_>> = decision.notes.iter().map(|note| convert::message(py, note)).collect();
    made!(py, "Decision" {
        turn: decision.turn,
        starts: decision.starts,
        ends: decision.ends,
        seat: decision.seat,
        options: decision.options,
        played: line_of(py, &decision.played)?,
        lines: PyList::new(py, lines?)?,
        loss: decision.loss,
        mark: decision.mark.name(),
        notes: notes?,
        wins: &decision.wins,
        cube: decision.cube.map(|cube| cube_of(py, cube)).transpose()?,
    })
}

fn roll_of<'py>(py: Python<'py>, roll: &Luck) -> PyResult<Bound<'py, PyAny>> {
    made!(py, "RollLuck" {
        event: roll.event,
        seat: roll.seat,
        roll: &roll.roll,
        luck: roll.own(),
        points: &roll.points,
        before: &roll.before,
        wins: &roll.wins,
    })
}

fn seat_of<'py>(py: Python<'py>, seat: &SeatReview, names: &[&str]) -> PyResult<Bound<'py, PyAny>> {
    let marks = PyDict::new(py);
    let counts = [
        ("best", seat.marks.best),
        ("good", seat.marks.good),
        ("inaccuracy", seat.marks.inaccuracies),
        ("mistake", seat.marks.mistakes),
        ("blunder", seat.marks.blunders),
    ];
    counts.iter().try_for_each(|(name, count)| marks.set_item(name, count))?;
    made!(py, "SeatReview" {
        seat: seat.seat,
        id: names[usize::from(seat.seat)],
        decisions: seat.decisions,
        lost: seat.errors,
        error_rate: seat.rate,
        luck: seat.luck,
        result: seat.result,
        result_without_luck: seat.result_without_luck,
        like_level: seat.like_level,
        marks: marks,
        moves: sum_of(py, seat.moves)?,
        cube: sum_of(py, seat.cube)?,
    })
}

fn sum_of(py: Python<'_>, sum: PlaySum) -> PyResult<Bound<'_, PyAny>> {
    made!(py, "PlaySum" { decisions: sum.decisions, lost: sum.errors, error_rate: sum.rate() })
}
