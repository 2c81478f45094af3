//! What tables and states have in common: a [`Numbered`] game as Python asks for it.
//!
//! Both classes still name their getters one by one, and answer from here. PyO3 takes one block of methods for a class, in which
//! it expands no macro; its feature for several blocks registers them before `main`, by another crate, and a macro around
//! whole blocks would hide them from rustfmt. Python's own way, one class below the other, does not fit: a state never
//! changes and can be a key, a table is neither.

use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};
use teahouse::Message;
use teahouse::{Numbered, TableError, Turn, Verdict};

use crate::convert::{self, made};
use crate::errors;
use crate::game::PyGame;

/// The seat that chooses now.
pub fn current_seat(table: &dyn Numbered) -> Option<usize> {
    if let Turn::Seat(seat) = table.turn() { Some(seat.into()) } else { None }
}

/// The numbers of the legal actions.
pub fn legal_numbers(table: &dyn Numbered) -> Vec<usize> {
    let mut numbers = Vec::new();
    table.legal_numbers(&mut numbers);
    numbers
}

/// The texts of the legal actions, in the order of their numbers.
pub fn legal_actions(table: &dyn Numbered) -> Vec<String> {
    table.legal_texts().into_iter().map(|(_, text)| text).collect()
}

/// Whether each number is a legal action, as a new array.
pub fn mask<'py>(py: Python<'py>, game: &PyGame, table: &dyn Numbered) -> Bound<'py, PyArray1<bool>> {
    let mut mask = vec![false; game.0.action_count()];
    table.write_mask(&mut mask);
    PyArray1::from_vec(py, mask)
}

/// What a seat sees, as a new array; without a seat, the one that is to act.
pub fn observation<'py>(
    py: Python<'py>,
    game: &PyGame,
    table: &dyn Numbered,
    seat: Option<i64>,
) -> PyResult<Bound<'py, PyArray1<f32>>> {
    let seat = match seat {
        Some(seat) => u8::try_from(seat).ok().filter(|&seat| seat < table.seats()).ok_or_else(|| {
            let message = Message::new("seat-unknown").with("seat", seat);
            errors::value_error(&message.with("last", table.seats() - 1))
        })?,
        None => table.seat_to_act().ok_or_else(|| errors::value_error(&Message::new("seat-missing")))?,
    };
    let array = PyArray1::zeros(py, game.0.observation_len(), false);
    let mut out = array.readwrite();
    let out = out.as_slice_mut().map_err(|error| PyValueError::new_err(error.to_string()))?;
    table.observe(seat, out);
    Ok(array)
}

/// An action as Python names it.
pub enum Action {
    /// By its text: an action, a whole turn, or a roll.
    Text(String),
    /// By its number.
    Number(usize),
}

impl Action {
    /// Reads a `str`, an `int` or a whole number of NumPy.
    pub fn of(py: Python<'_>, game: &PyGame, action: &Bound<'_, PyAny>) -> PyResult<Action> {
        if let Ok(text) = action.cast::<PyString>() {
            return Ok(Action::Text(text.to_str()?.to_owned()));
        }
        if action.is_instance_of::<PyBool>() || !action.hasattr("__index__")? {
            let message = Message::new("action-type").with("type", action.get_type().name()?.to_string());
            return Err(PyTypeError::new_err(message.to_string()));
        }
        action.extract::<usize>().map(Action::Number).or_else(|_| {
            // Negative, or larger than any number there is.
            let number = action.call_method0("__index__")?.to_string();
            let reason = Message::new("action-number-unknown").with("number", number.as_str());
            let reason = reason.with("last", game.0.action_count() - 1);
            Err(errors::of_table(py, &TableError::Illegal { text: number, reason }))
        })
    }

    /// Plays it.
    pub fn play(&self, py: Python<'_>, table: &mut dyn Numbered) -> PyResult<()> {
        let played = match self {
            Action::Text(text) => table.act(text),
            Action::Number(number) => table.act_by_number(*number),
        };
        played.map_err(|error| errors::of_table(py, &error))
    }
}

/// Why an action is not legal; `None` if it is.
pub fn why_not<'py>(
    py: Python<'py>,
    game: &PyGame,
    table: &dyn Numbered,
    action: &Bound<'py, PyAny>,
    language: &str,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let reason = match Action::of(py, game, action)? {
        Action::Text(text) => table.why_not(&text).map_err(|error| errors::of_notation(py, &error))?,
        Action::Number(number) => match table.present().act_by_number(number) {
            Ok(()) => None,
            Err(TableError::Illegal { reason, .. }) => Some(reason),
            Err(TableError::Text(error)) => return Err(errors::of_notation(py, &error)),
        },
    };
    convert::in_language(language, || reason.map(|reason| convert::message(py, &reason)).transpose())
}

/// How a game ended, as `teahouse.Verdict`.
pub fn verdict<'py>(py: Python<'py>, verdict: Option<Verdict>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let Some(Verdict { result, reason }) = verdict else { return Ok(None) };
    made!(py, "Verdict" { result: result, reason: convert::message(py, &reason)? }).map(Some)
}

/// The points of every seat.
pub fn scores(table: &dyn Numbered) -> Vec<i16> {
    let scores = table.scores();
    (0..table.seats()).map(|seat| scores.of(seat)).collect()
}
