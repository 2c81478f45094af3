//! `teahouse.Player`: somebody who chooses, by name.

use std::sync::{Mutex, PoisonError};

use engine::{AdviceError, Opponent, RosterError};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use teahouse::Table;
use teahouse::contract::{Message, Random};

use crate::game::PyGame;
use crate::matches::PyMatch;
use crate::state::PyState;
use crate::table::PyTable;
use crate::{errors, long};

/// Somebody who chooses actions. Players are made by :func:`teahouse.player`.
///
/// >>> game = teahouse.game("long-nardi")
/// >>> table = game.table()
/// >>> _ = table.roll("63")
/// >>> teahouse.player("greedy", game).choose(table)
/// '24/18,18/15'
#[pyclass(module = "teahouse", name = "Player", frozen)]
pub struct PyPlayer {
    game: PyGame,
    name: String,
    any_rules: bool,
    seed: u64,
    thinking: Mutex<Thinking>,
}

/// What changes while a player plays.
struct Thinking {
    opponent: Box<dyn Opponent>,
    /// How often it has drawn lots.
    choices: u64,
}

#[pymethods]
impl PyPlayer {
    /// The rules it plays by.
    #[getter]
    fn game(&self) -> PyGame {
        self.game.clone()
    }

    /// Its name, as :func:`teahouse.player` takes it.
    #[getter]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What it plays now: an action, or in Nardi a whole turn, as :meth:`Table.act` takes it.
    ///
    /// Players that draw lots go on drawing from their own seed; with a ``seed`` here, that alone decides.
    #[pyo3(signature = (position, seed = None))]
    fn choose(&self, py: Python<'_>, position: &Bound<'_, PyAny>, seed: Option<u64>) -> PyResult<String> {
        let table = fork_of(position)?;
        let chosen = long::run(py, move |stop| {
            let mut thinking = self.thinking.lock().unwrap_or_else(PoisonError::into_inner);
            let mut random = match seed {
                Some(seed) => Random::new(seed),
                None => {
                    thinking.choices += 1;
                    Random::stream(self.seed, thinking.choices)
                }
            };
            thinking.opponent.choose_until(table.as_ref(), &mut random, stop)
        })?;
        chosen.map_err(|error| of_advice(py, &error))
    }

    fn __repr__(&self) -> String {
        format!("<teahouse.Player {} of {}>", self.name, self.game.0.variant().id)
    }

    fn __reduce__<'py>(slf: &Bound<'py, PyPlayer>) -> PyResult<(Bound<'py, PyAny>, Saved)> {
        let again = slf.py().import("teahouse._teahouse")?.getattr("player_at")?;
        let this = slf.get();
        let choices = this.thinking.lock().unwrap_or_else(PoisonError::into_inner).choices;
        Ok((again, (this.name.clone(), this.game.clone(), this.any_rules, this.seed, choices)))
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<PyPlayer> {
        let choices = self.thinking.lock().unwrap_or_else(PoisonError::into_inner).choices;
        made(py, self.name.clone(), &self.game, self.any_rules, self.seed, choices)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<PyPlayer> {
        self.__copy__(py)
    }
}

/// Name, rules, whether nets of other rules are welcome, seed, and how often lots were drawn.
type Saved = (String, PyGame, bool, u64, u64);

/// A player by name: ``random``, ``heuristic``, ``greedy``, ``1ply``, ``2ply``, ``level:1`` to ``level:10``; in Mill also
/// ``depth:8``, ``nodes:10000``, ``time:500``. A net of one's own is named after a colon (``1ply:mine.safetensors``), or
/// by its path alone, which then plays greedily.
///
/// A net that was trained for other rules is refused unless ``any_rules``. The ``seed`` is for players that draw lots.
///
/// >>> teahouse.player("level:11", teahouse.game("long-nardi"))
/// Traceback (most recent call last):
/// ...
/// teahouse.PlayerError: player "level:11": expected a level from 1 to 10 after the colon
#[pyfunction]
#[pyo3(signature = (name, game, *, any_rules = false, seed = 1))]
pub fn player(
    py: Python<'_>,
    name: &Bound<'_, PyAny>,
    game: &Bound<'_, PyAny>,
    any_rules: bool,
    seed: u64,
) -> PyResult<PyPlayer> {
    let game = crate::game::game(py, game)?;
    made(py, named(name)?, &game, any_rules, seed, 0)
}

/// A player as it was; what pickles of players call.
#[pyfunction]
pub fn player_at(
    py: Python<'_>,
    name: String,
    game: &Bound<'_, PyGame>,
    any_rules: bool,
    seed: u64,
    choices: u64,
) -> PyResult<PyPlayer> {
    made(py, name, game.get(), any_rules, seed, choices)
}

/// The name of a player; a path stands for the net at it.
pub fn named(name: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(player) = name.cast::<PyPlayer>() {
        return Ok(player.get().name.clone());
    }
    let text: String = match name.cast::<PyString>() {
        Ok(text) => text.to_str()?.to_owned(),
        Err(_) => {
            let path: String = name.py().import("os")?.call_method1("fspath", (name,))?.extract()?;
            return Ok(format!("greedy:{path}"));
        }
    };
    let is_path = text.ends_with(".safetensors") && !text.contains(':');
    Ok(if is_path { format!("greedy:{text}") } else { text })
}

fn made(
    py: Python<'_>,
    name: String,
    game: &PyGame,
    any_rules: bool,
    seed: u64,
    choices: u64,
) -> PyResult<PyPlayer> {
    // Nets are read, and databases may be made.
    let opponent = py.detach(|| engine::opponent(&game.0, &name, any_rules));
    let opponent = opponent.map_err(|error| of_roster(py, &error))?;
    let thinking = Mutex::new(Thinking { opponent, choices });
    Ok(PyPlayer { game: game.clone(), name, any_rules, seed, thinking })
}

/// The present game of a table, a state or a match, for another thread.
pub fn fork_of(position: &Bound<'_, PyAny>) -> PyResult<Box<dyn Table>> {
    if let Ok(table) = position.cast::<PyTable>() {
        return Ok(table.try_borrow()?.table.present());
    }
    if let Ok(state) = position.cast::<PyState>() {
        return Ok(state.get().table.present());
    }
    if let Ok(whole) = position.cast::<PyMatch>() {
        return Ok(whole.get().fork());
    }
    let message = Message::new("position-type").with("type", position.get_type().name()?.to_string());
    Err(PyTypeError::new_err(message.to_string()))
}

/// `PlayerError` about a name.
pub fn of_roster(py: Python<'_>, error: &RosterError) -> PyErr {
    let code = match error {
        RosterError::Unknown { .. } => "player-unknown",
        RosterError::Number { .. } => "player-number",
        RosterError::NoNet { .. } => "player-no-net",
        RosterError::NoNets => "player-no-nets",
        RosterError::Model(_) => "player-net",
        RosterError::NoDatabase { .. } => "player-no-database",
        RosterError::Database(_) => "player-database",
    };
    errors::telling(py, "PlayerError", error.to_string(), &Message::new(code), Vec::new())
}

/// `PlayerError` about a position.
pub fn of_advice(py: Python<'_>, error: &AdviceError) -> PyErr {
    let code = match error {
        AdviceError::OtherRules { .. } => "other-rules",
        AdviceError::DiceDue => "dice-due",
        AdviceError::Over => "game-over",
        AdviceError::Roster(error) => return of_roster(py, error),
    };
    errors::telling(py, "PlayerError", error.to_string(), &Message::new(code), Vec::new())
}
