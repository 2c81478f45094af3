//! `teahouse.State`: a position that never changes, for searches.

use numpy::PyArray1;
use pyo3::prelude::*;
use teahouse::{Numbered, TableError, Turn};

use crate::errors;
use crate::game::PyGame;
use crate::numbered::{self, Action};
use crate::table::PyTable;

/// A position of a game, with all that decides how play goes on. It never changes: :meth:`apply` gives a new one.
/// States are small, quick to make, equal where play goes on alike, can be dict keys and pickled.
///
/// >>> state = teahouse.game("long-nardi").state()
/// >>> state.is_chance, state.outcomes()[0]
/// (True, (0, 0.027777777777777776))
/// >>> state = state.roll("63")
/// >>> state.current_seat, state.legal_numbers(), state.legal_actions()
/// (0, [2, 5], ['24/21', '24/18'])
/// >>> state.apply(5).apply("18/15").fen
/// 'N5/3A2/o5/6 b -'
#[pyclass(module = "teahouse", name = "State", frozen)]
pub struct PyState {
    pub game: PyGame,
    pub table: Box<dyn Numbered>,
}

impl PyState {
    /// A new state after something happened.
    fn after(&self, work: impl FnOnce(&mut dyn Numbered) -> PyResult<()>) -> PyResult<PyState> {
        let mut table = self.table.present();
        work(table.as_mut())?;
        Ok(PyState { game: self.game.clone(), table })
    }

    fn table(&self) -> &dyn Numbered {
        self.table.as_ref()
    }
}

#[pymethods]
impl PyState {
    /// The rules.
    #[getter]
    fn game(&self) -> PyGame {
        self.game.clone()
    }

    /// The seat that chooses an action now; ``None`` while dice are due and when the game is over.
    #[getter]
    fn current_seat(&self) -> Option<usize> {
        numbered::current_seat(self.table())
    }

    /// The seat that moves, or that the dice are rolled for; ``None`` in a roll-off and when the game is over.
    #[getter]
    fn seat_to_act(&self) -> Option<u8> {
        self.table.seat_to_act()
    }

    /// Whether dice are due.
    #[getter]
    fn is_chance(&self) -> bool {
        self.table.turn() == Turn::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The position as text.
    #[getter]
    fn fen(&self) -> String {
        self.table.fen()
    }

    /// The state as one line of text, which :meth:`Game.state` reads: the FEN and what matters of the past.
    #[getter]
    fn text(&self) -> String {
        self.table.saved()
    }

    /// The points of every seat; all 0 before the end.
    fn scores(&self) -> Vec<i16> {
        numbered::scores(self.table())
    }

    /// How the game ended; ``None`` before that.
    #[getter]
    fn verdict<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        numbered::verdict(py, self.table.verdict())
    }

    /// The numbers of the legal actions, ascending; none while dice are due.
    fn legal_numbers(&self) -> Vec<usize> {
        numbered::legal_numbers(self.table())
    }

    /// The texts of the legal actions, in the order of their numbers.
    fn legal_actions(&self) -> Vec<String> {
        numbered::legal_actions(self.table())
    }

    /// Whether each action number is legal, as an array of ``bool``.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        numbered::mask(py, &self.game, self.table())
    }

    /// What a seat sees, as an array of ``float32``; without a seat, the one that is to act.
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        numbered::observation(py, &self.game, self.table(), seat)
    }

    /// Every way the dice can fall, as its number and its probability; none unless they are due.
    fn outcomes(&self) -> Vec<(usize, f64)> {
        let chances = self.table.chances();
        let whole: f64 = chances.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let chance = |(index, &(_, weight)): (usize, &(_, u16))| (index, f64::from(weight) / whole);
        chances.iter().enumerate().map(chance).collect()
    }

    /// The texts of the rolls, in the order of :meth:`outcomes`: ``r63``.
    fn outcome_texts(&self) -> Vec<String> {
        self.table.rolls().into_iter().map(|roll| roll.text).collect()
    }

    /// The state after an action, by its number or its text; a text may be a whole turn, or a roll.
    fn apply(&self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<PyState> {
        let action = Action::of(py, &self.game, action)?;
        self.after(|table| action.play(py, table))
    }

    /// The state after a roll, by its number in :meth:`outcomes` or its text, such as ``63``.
    fn roll(&self, py: Python<'_>, outcome: &Bound<'_, PyAny>) -> PyResult<PyState> {
        let outcome = Action::of(py, &self.game, outcome)?;
        self.after(|table| roll(py, table, &outcome))
    }

    /// Why an action is not legal here, as a :class:`Message`; ``None`` if it is.
    #[pyo3(signature = (action, language = "en"))]
    fn why_not<'py>(
        &self,
        py: Python<'py>,
        action: &Bound<'py, PyAny>,
        language: &str,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        numbered::why_not(py, &self.game, self.table(), action, language)
    }

    /// A table that begins with this position.
    fn table_from_here(&self) -> PyTable {
        PyTable { game: self.game.clone(), table: self.table.present() }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyState>().is_ok_and(|other| self.table.goes_on_like(other.get().table()))
    }

    fn __hash__(&self) -> u64 {
        self.table.present_hash()
    }

    fn __copy__(slf: Py<PyState>) -> Py<PyState> {
        slf
    }

    fn __deepcopy__(slf: Py<PyState>, _memo: &Bound<'_, PyAny>) -> Py<PyState> {
        slf
    }

    fn __reduce__<'py>(slf: &Bound<'py, PyState>) -> PyResult<(Bound<'py, PyAny>, (PyGame, String))> {
        let resume = slf.py().import("teahouse._teahouse")?.getattr("resume")?;
        Ok((resume, (slf.get().game.clone(), slf.get().text())))
    }

    fn __repr__(&self) -> String {
        format!("<teahouse.State {} {:?}>", self.game.0.variant().id, self.fen())
    }

    /// The board as a drawing, which notebooks show: an SVG document.
    fn svg(&self) -> String {
        teahouse::svg(self.table())
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __str__(&self) -> String {
        self.table.picture().to_text()
    }
}

/// Lets the dice fall, by number or text.
pub fn roll(py: Python<'_>, table: &mut dyn Numbered, outcome: &Action) -> PyResult<()> {
    let rolled: Result<(), TableError> = match outcome {
        Action::Number(index) => table.roll_by_number(*index),
        Action::Text(dice) => table.roll(dice.strip_prefix('r').unwrap_or(dice)),
    };
    rolled.map_err(|error| errors::of_table(py, &error))
}

/// A state from its text; what pickles of states call.
#[pyfunction]
pub fn resume(py: Python<'_>, game: &Bound<'_, PyGame>, text: &str) -> PyResult<PyState> {
    let game = game.get().clone();
    let table = game.0.resume(text).map_err(|error| errors::of_notation(py, &error))?;
    Ok(PyState { game, table })
}
