//! `teahouse.Batch`: many games at once, on arrays of NumPy. What people use is `teahouse/vector.py`.

use batch::{ActionsIn, Arrays, Autoreset, Batch, BatchError, Dice, Settings};
use numpy::{
    Element, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn,
    PyUntypedArray, PyUntypedArrayMethods, dtype,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use teahouse::Message;
use teahouse::contract::texts;

use crate::errors;
use crate::game::PyGame;
use crate::numbered;
use crate::others::PyOthers;

/// An array has the wrong type.
fn wrong_type(message: Message) -> PyErr {
    PyTypeError::new_err(message.to_string())
}

/// A refusal of a batch, as an exception.
pub fn refused(py: Python<'_>, error: &BatchError) -> PyErr {
    match error {
        BatchError::Illegal { game, action, reason, .. } => {
            let number = |number: i64| number.into_pyobject(py).map(Bound::into_any);
            let Ok(index) = number(*game as i64);
            let Ok(action) = number(*action);
            let reason_text = pyo3::types::PyString::new(py, &reason.to_string()).into_any();
            let more = vec![("index", index), ("action", action), ("reason", reason_text)];
            errors::telling(py, "IllegalAction", error.to_string(), reason, more)
        }
        BatchError::Position { error, .. } => errors::of_notation(py, error),
        _ => errors::telling(py, "TeahouseError", error.to_string(), &error.message(), Vec::new()),
    }
}

/// One of some names.
fn named<T>(argument: &'static str, name: &str, found: Option<T>, known: &[&'static str]) -> PyResult<T> {
    found.ok_or_else(|| {
        let message = Message::new("vector-name-unknown").with("argument", argument);
        let message = message.with("name", teahouse::contract::excerpt(name));
        errors::value_error(&message.with("known", texts::any(known.iter().copied())))
    })
}

/// An array that has the right type and is in one piece.
fn checked<'a, 'py, T: Element>(
    name: &'static str,
    array: &'a Bound<'py, PyAny>,
) -> PyResult<&'a Bound<'py, PyArrayDyn<T>>> {
    let py = array.py();
    let expected = dtype::<T>(py).to_string();
    let Ok(untyped) = array.cast::<PyUntypedArray>() else {
        let found = array.get_type().name()?.to_string();
        let message = Message::new("vector-no-array").with("array", name).with("found", found);
        return Err(wrong_type(message.with("expected", expected)));
    };
    if !untyped.dtype().is_equiv_to(&dtype::<T>(py)) {
        let message = Message::new("vector-dtype").with("array", name);
        let message = message.with("found", untyped.dtype().to_string());
        return Err(wrong_type(message.with("expected", expected)));
    }
    if !untyped.is_c_contiguous() {
        return Err(errors::value_error(&Message::new("vector-not-contiguous").with("array", name)));
    }
    array.cast::<PyArrayDyn<T>>().map_err(Into::into)
}

/// Refuses an array that has not this shape.
fn check_shape(name: &'static str, found: &[usize], expected: &[usize]) -> PyResult<()> {
    if found == expected {
        return Ok(());
    }
    let text = |shape: &[usize]| format!("{shape:?}").replace('[', "(").replace(']', ")");
    let message = Message::new("vector-shape").with("array", name).with("found", text(found));
    Err(errors::value_error(&message.with("expected", text(expected))))
}

/// An array that is written.
fn written<'py, T: Element>(
    name: &'static str,
    array: &Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let array = checked::<T>(name, array)?;
    check_shape(name, array.shape(), shape)?;
    let refused = |_| errors::value_error(&Message::new("vector-not-writable").with("array", name));
    array.try_readwrite().map_err(refused)
}

/// An array that is read.
fn read<'py, T: Element>(
    name: &'static str,
    array: &Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
    let array = checked::<T>(name, array)?;
    check_shape(name, array.shape(), shape)?;
    array.try_readonly().map_err(|error| PyValueError::new_err(error.to_string()))
}

/// The arrays that a step writes, held for as long as it takes.
struct Held<'py> {
    observations: PyReadwriteArrayDyn<'py, f32>,
    masks: PyReadwriteArrayDyn<'py, bool>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    terminated: PyReadwriteArrayDyn<'py, bool>,
    truncated: PyReadwriteArrayDyn<'py, bool>,
    to_move: PyReadwriteArrayDyn<'py, i8>,
    final_observations: Option<PyReadwriteArrayDyn<'py, f32>>,
}

/// The arrays of a call, in the order of `teahouse.vector.Step`; the last one may be `None`.
type Given<'py> = (
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Option<Bound<'py, PyAny>>,
);

impl<'py> Held<'py> {
    fn take(batch: &Batch, given: &Given<'py>) -> PyResult<Held<'py>> {
        let shape = batch.shape();
        let count = shape.count;
        let (observations, masks, rewards, terminated, truncated, to_move, last) = given;
        Ok(Held {
            observations: written("observations", observations, &[count, shape.observation])?,
            masks: written("masks", masks, &[count, shape.actions])?,
            rewards: written("rewards", rewards, &[count, shape.seats])?,
            terminated: written("terminated", terminated, &[count])?,
            truncated: written("truncated", truncated, &[count])?,
            to_move: written("to_move", to_move, &[count])?,
            final_observations: last
                .as_ref()
                .map(|last| written("final_observations", last, &[count, shape.observation]))
                .transpose()?,
        })
    }

    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        fn slice<'a, T: Element>(array: &'a mut PyReadwriteArrayDyn<'_, T>) -> PyResult<&'a mut [T]> {
            array.as_slice_mut().map_err(|error| PyValueError::new_err(error.to_string()))
        }
        Ok(Arrays {
            observations: slice(&mut self.observations)?,
            masks: slice(&mut self.masks)?,
            rewards: slice(&mut self.rewards)?,
            terminated: slice(&mut self.terminated)?,
            truncated: slice(&mut self.truncated)?,
            to_move: slice(&mut self.to_move)?,
            final_observations: self.final_observations.as_mut().map(slice).transpose()?,
        })
    }
}

/// Many games at once, behind :class:`teahouse.vector.Vector`, which owns the arrays.
#[pyclass(module = "teahouse._teahouse", name = "Batch")]
pub struct PyBatch {
    game: PyGame,
    batch: Batch,
}

#[pymethods]
impl PyBatch {
    #[allow(clippy::too_many_arguments, reason = "these are the arguments of `teahouse.vector`")]
    #[new]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    #[pyo3(signature = (game, count, seed, threads, dice, autoreset, longest = None))]
    fn new(
        py: Python<'_>,
        game: &PyGame,
        count: usize,
        seed: u64,
        threads: usize,
        dice: &str,
        autoreset: &str,
        longest: Option<u32>,
    ) -> PyResult<PyBatch> {
        let usual = Settings::default();
        let settings = Settings {
            count,
            seed,
            threads,
            dice: named("dice", dice, Dice::named(dice), Dice::NAMES)?,
            autoreset: named("autoreset", autoreset, Autoreset::named(autoreset), Autoreset::NAMES)?,
            longest: longest.unwrap_or(usual.longest),
        };
        let batch = Batch::new(&game.0, settings).map_err(|error| refused(py, &error))?;
        Ok(PyBatch { game: game.clone(), batch })
    }

    /// The batch of a snapshot.
    #[staticmethod]
    fn restore(py: Python<'_>, game: &PyGame, snapshot: &[u8], threads: usize) -> PyResult<PyBatch> {
        let batch = Batch::restore(&game.0, snapshot, threads).map_err(|error| refused(py, &error))?;
        Ok(PyBatch { game: game.clone(), batch })
    }

    /// The whole batch as bytes.
    fn snapshot<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.batch.snapshot())
    }

    /// The rules.
    #[getter]
    fn game(&self) -> PyGame {
        self.game.clone()
    }

    /// Games, numbers of an observation, numbers of actions, seats.
    #[getter]
    fn shape(&self) -> (usize, usize, usize, usize) {
        let shape = self.batch.shape();
        (shape.count, shape.observation, shape.actions, shape.seats)
    }

    /// Seed, threads, dice, autoreset and the most actions of a game.
    #[getter]
    fn settings(&self) -> (u64, usize, &'static str, &'static str, u32) {
        let settings = self.batch.settings();
        let (dice, autoreset) = (settings.dice.name(), settings.autoreset.name());
        (settings.seed, settings.threads, dice, autoreset, settings.longest)
    }

    /// Begins games anew, all or those of a mask, and writes all arrays.
    #[pyo3(signature = (arrays, seed = None, seeds = None, mask = None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        arrays: Given<'_>,
        seed: Option<u64>,
        seeds: Option<Vec<u64>>,
        mask: Option<Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut held = Held::take(&self.batch, &arrays)?;
        let mut arrays = held.arrays()?;
        let count = self.batch.shape().count;
        let mask = mask.map(|mask| read::<bool>("reset_mask", &mask, &[count])).transpose()?;
        let only = mask.as_ref().map(|mask| mask.as_slice()).transpose();
        let only = only.map_err(|error| PyValueError::new_err(error.to_string()))?;
        let batch = &mut self.batch;
        let done = py.detach(|| match seeds {
            Some(seeds) => batch.reset_each(&seeds, only, &mut arrays),
            None => batch.reset(seed, only, &mut arrays),
        });
        done.map_err(|error| refused(py, &error))
    }

    /// Plays an action in every game and writes all arrays, or with `again` what has changed in them.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: Bound<'_, PyAny>,
        arrays: Given<'_>,
        again: bool,
    ) -> PyResult<()> {
        let mut held = Held::take(&self.batch, &arrays)?;
        let mut arrays = held.arrays()?;
        let shape = [self.batch.shape().count];
        let is_narrow =
            actions.cast::<PyUntypedArray>().is_ok_and(|array| array.dtype().is_equiv_to(&dtype::<i32>(py)));
        let wrong = |error: numpy::AsSliceError| PyValueError::new_err(error.to_string());
        let batch = &mut self.batch;
        let mut step = |actions: ActionsIn| {
            let done = py.detach(|| {
                if again { batch.step_again(actions, &mut arrays) } else { batch.step(actions, &mut arrays) }
            });
            done.map_err(|error| refused(py, &error))
        };
        if is_narrow {
            let actions = read::<i32>("actions", &actions, &shape)?;
            step(actions.as_slice().map_err(wrong)?.into())
        } else {
            let actions = read::<i64>("actions", &actions, &shape)?;
            step(actions.as_slice().map_err(wrong)?.into())
        }
    }

    /// Begins games anew, all or those of a mask, lets the others play until the learner of each has to decide, and writes all
    /// arrays.
    #[pyo3(signature = (arrays, learners, others, seed = None, seeds = None, mask = None))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn reset_against(
        &mut self,
        py: Python<'_>,
        arrays: Given<'_>,
        learners: Vec<u8>,
        others: &Bound<'_, PyOthers>,
        seed: Option<u64>,
        seeds: Option<Vec<u64>>,
        mask: Option<Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let before = self.batch.clone();
        self.reset(py, arrays.clone(), seed, seeds, mask.clone())?;
        let mut held = Held::take(&self.batch, &arrays)?;
        let mut arrays = held.arrays()?;
        let count = self.batch.shape().count;
        let mask = mask.map(|mask| read::<bool>("reset_mask", &mask, &[count])).transpose()?;
        let only = mask.as_ref().map(|mask| mask.as_slice()).transpose();
        let only = only.map_err(|error| PyValueError::new_err(error.to_string()))?;
        let batch = &mut self.batch;
        let done = others.get().playing(py, |players| batch.play_on(only, &learners, players, &mut arrays));
        if done.is_err() {
            self.batch = before;
        }
        done
    }

    /// Plays an action for the learner of every game and then for the others, and writes all arrays.
    fn step_against(
        &mut self,
        py: Python<'_>,
        actions: Bound<'_, PyAny>,
        arrays: Given<'_>,
        learners: Vec<u8>,
        others: &Bound<'_, PyOthers>,
    ) -> PyResult<()> {
        let mut held = Held::take(&self.batch, &arrays)?;
        let mut arrays = held.arrays()?;
        let actions = read::<i64>("actions", &actions, &[self.batch.shape().count])?;
        let actions = actions.as_slice().map_err(|error| PyValueError::new_err(error.to_string()))?;
        let batch = &mut self.batch;
        others
            .get()
            .playing(py, |players| batch.step_against(actions.into(), &learners, players, &mut arrays))
    }

    /// Writes what there is to see now.
    fn show(&mut self, py: Python<'_>, arrays: Given<'_>) -> PyResult<()> {
        let mut held = Held::take(&self.batch, &arrays)?;
        let mut arrays = held.arrays()?;
        let batch = &mut self.batch;
        py.detach(|| batch.show(&mut arrays)).map_err(|error| refused(py, &error))
    }

    /// The position of a game.
    fn fen(&self, py: Python<'_>, index: usize) -> PyResult<String> {
        self.batch.fen(index).map_err(|error| refused(py, &error))
    }

    /// Begins a game anew from a position.
    fn set_fen(&mut self, py: Python<'_>, index: usize, fen: &str) -> PyResult<()> {
        self.batch.set_fen(index, fen).map_err(|error| refused(py, &error))
    }

    /// How many actions of players there were in a game.
    fn played(&self, py: Python<'_>, index: usize) -> PyResult<u32> {
        self.batch.played(index).map_err(|error| refused(py, &error))
    }

    /// How a game ended, if it has by its rules.
    fn verdict<'py>(&self, py: Python<'py>, index: usize) -> PyResult<Option<Bound<'py, PyAny>>> {
        numbered::verdict(py, self.batch.verdict(index).map_err(|error| refused(py, &error))?)
    }

    /// How the dice can fall in a game that waits for them: their text and its chance.
    fn rolls(&self, py: Python<'_>, index: usize) -> PyResult<Vec<(String, f64)>> {
        self.batch.chances(index).map_err(|error| refused(py, &error))
    }
}

/// What is said of a batch that has been closed.
#[pyfunction]
pub fn closed_text() -> String {
    Message::new("vector-closed").to_string()
}
