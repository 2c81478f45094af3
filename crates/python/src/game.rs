//! `teahouse.Game`, and the ways to one.

use std::hash::{Hash, Hasher};

use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use teahouse::contract;
use teahouse::contract::rules::Value;
use teahouse::{AnyGame, Numbered};

use crate::state::PyState;
use crate::table::PyTable;
use crate::{convert, errors};

/// The rules of one variant. Games are made by :func:`teahouse.game`; they never change, compare by their rules,
/// and can be pickled and shared between threads.
///
/// >>> game = teahouse.game("long-nardi")
/// >>> game.id, game.family, game.seats
/// ('long-nardi', 'nardi', 2)
/// >>> game.options["head.limit"]
/// 1
#[pyclass(module = "teahouse", name = "Game", frozen, eq, hash, from_py_object)]
#[derive(Clone)]
pub struct PyGame(pub AnyGame);

impl PartialEq for PyGame {
    fn eq(&self, other: &PyGame) -> bool {
        self.0.variant() == other.0.variant()
    }
}

impl Hash for PyGame {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.variant().digest().hash(hasher);
    }
}

impl PyGame {
    /// Whether these are the rules of a built-in variant.
    pub fn is_built_in(&self) -> bool {
        let variant = self.0.variant();
        teahouse::rule_file_text(&variant.id).is_some()
            && teahouse::variant(&variant.id).is_ok_and(|known| known == *variant)
    }
}

#[pymethods]
impl PyGame {
    /// The name of the variant, such as ``long-nardi``.
    #[getter]
    fn id(&self) -> &str {
        &self.0.variant().id
    }

    /// The family it belongs to: ``nardi``, ``ludo`` or ``mill``.
    #[getter]
    fn family(&self) -> &str {
        self.0.variant().family.name
    }

    /// The name for people, in English.
    #[getter]
    fn name(&self) -> String {
        teahouse::name_of(self.0.variant())
    }

    /// A digest of everything that decides how the game is played. Records and nets carry it.
    #[getter]
    fn digest(&self) -> String {
        self.0.variant().digest()
    }

    /// The number of seats at the board, 2 to 4. Some of them may be empty: see ``seated``.
    #[getter]
    fn seats(&self) -> u8 {
        self.0.numbered().seats()
    }

    /// The seats that somebody plays in, in the order of play.
    ///
    /// >>> teahouse.game("ludopy-two").seated
    /// [0, 2]
    #[getter]
    fn seated(&self) -> Vec<usize> {
        let table = self.0.numbered();
        (0..table.seats()).filter(|&seat| table.is_seated(seat)).map(usize::from).collect()
    }

    /// The names of the seats for programs and records, by seat.
    ///
    /// >>> teahouse.game("long-nardi").seat_ids
    /// ['white', 'black']
    #[getter]
    fn seat_ids(&self) -> Vec<&'static str> {
        let table = self.0.numbered();
        (0..table.seats()).map(|seat| table.seat_id(seat)).collect()
    }

    /// Whether there are dice.
    #[getter]
    fn has_dice(&self) -> bool {
        self.0.has_dice()
    }

    /// Every option of the rules with its value, by its path in rule files.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (path, value) in self.0.variant().values.iter() {
            options.set_item(path, option_value(py, value)?)?;
        }
        Ok(options)
    }

    /// The rules as a complete rule file that extends nothing.
    #[getter]
    fn rule_file(&self) -> String {
        self.0.variant().to_toml()
    }

    /// The rules in plain words.
    ///
    /// >>> print(teahouse.game("nine-mens-morris").rules_text()[:11])
    /// # The board
    #[pyo3(signature = (language = "en"))]
    fn rules_text(&self, language: &str) -> PyResult<String> {
        convert::in_language(language, || Ok(self.0.explain_in(contract::texts::spoken())))
    }

    /// How many numbers actions have; they go from 0 to one less, and mean the same in every position.
    #[getter]
    fn action_count(&self) -> usize {
        self.0.action_count()
    }

    /// The name and version of what action numbers mean. Policies that were trained for one layout do not fit another.
    ///
    /// >>> teahouse.game("long-nardi").action_layout_name
    /// 'nardi-actions-1'
    #[getter]
    fn action_layout_name(&self) -> String {
        self.0.action_layout_name()
    }

    /// What an action number means, whatever the position; in Nardi as White would say it.
    ///
    /// >>> teahouse.game("long-nardi").describe_action(5)
    /// '24/18'
    fn describe_action(&self, number: usize) -> PyResult<String> {
        let last = self.0.action_count() - 1;
        let unknown = || {
            let message = teahouse::Message::new("action-number-unknown");
            PyIndexError::new_err(message.with("number", number).with("last", last).to_string())
        };
        self.0.describe_action(number).ok_or_else(unknown)
    }

    /// What an observation consists of: a name and a length for each part, in order.
    ///
    /// >>> teahouse.game("long-nardi").observation_layout[0]
    /// ('own checkers by own progress, n/15', 24)
    #[getter]
    fn observation_layout(&self) -> Vec<(&'static str, usize)> {
        self.0.observation_layout()
    }

    /// The name and version of the observations' layout.
    ///
    /// >>> teahouse.game("nine-mens-morris").observation_layout_name
    /// 'mill-observation-2-points24'
    #[getter]
    fn observation_layout_name(&self) -> String {
        self.0.observation_layout_name()
    }

    /// The least and the greatest number in each part of an observation, in the order of its layout.
    ///
    /// >>> teahouse.game("long-nardi").observation_bounds[0]
    /// (0.0, 1.0)
    #[getter]
    fn observation_bounds(&self) -> Vec<(f32, f32)> {
        self.0.observation_bounds()
    }

    /// The most ways the dice can fall in any position; 0 without dice.
    ///
    /// >>> teahouse.game("long-nardi").roll_count
    /// 21
    #[getter]
    fn roll_count(&self) -> usize {
        self.0.roll_count()
    }

    /// The most points that a seat can win; no seat loses more.
    ///
    /// >>> teahouse.game("long-nardi").most_points
    /// 2
    #[getter]
    fn most_points(&self) -> i16 {
        self.0.most_points()
    }

    /// What there is to set up a position with (:meth:`Table.set_up`): how many ``pieces`` each seat has, and whether there
    /// are stacks, markers and removals.
    ///
    /// >>> teahouse.game("long-nardi").kit
    /// {'pieces': 15, 'has_stacks': True, 'has_markers': False, 'has_removals': False}
    #[getter]
    fn kit<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.numbered().kit())
    }

    /// The length of an observation.
    #[getter]
    fn observation_length(&self) -> usize {
        self.0.observation_len()
    }

    /// A new game in progress, from the start or from a position.
    ///
    /// >>> teahouse.game("long-nardi").table("N5/3A2/o5/6 b -").current_seat is None
    /// True
    #[pyo3(signature = (fen = None))]
    fn table(&self, py: Python<'_>, fen: Option<&str>) -> PyResult<PyTable> {
        let mut table = self.0.numbered();
        if let Some(fen) = fen {
            table.set_fen(fen).map_err(|error| errors::of_notation(py, &error))?;
        }
        Ok(PyTable { game: self.clone(), table })
    }

    /// The state at the start of the game, or what a text says: a FEN, or the ``text`` of a state.
    ///
    /// >>> game = teahouse.game("nine-mens-morris")
    /// >>> state = game.state().apply("d6")
    /// >>> game.state(state.text) == state
    /// True
    #[pyo3(signature = (text = None))]
    fn state(&self, py: Python<'_>, text: Option<&str>) -> PyResult<PyState> {
        let table: Box<dyn Numbered> = match text {
            None => self.0.numbered(),
            Some(text) => self.0.resume(text).map_err(|error| errors::of_notation(py, &error))?,
        };
        Ok(PyState { game: self.clone(), table })
    }

    fn __repr__(&self) -> String {
        format!("<teahouse.Game {} ({})>", self.id(), self.family())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let module = py.import("teahouse._teahouse")?;
        let variant = self.0.variant();
        if self.is_built_in() {
            return Ok((module.getattr("game")?, (variant.id.clone(),)));
        }
        Ok((module.getattr("game_from_text")?, (variant.to_toml(),)))
    }

    fn __copy__(&self) -> PyGame {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyGame {
        self.clone()
    }
}

/// A game by the id of a built-in variant, by the path of a rule file, or by a dict of options.
///
/// A dict is a rule file in Python: it may say ``extends`` and an ``id``, and its options may be nested or dotted.
///
/// >>> teahouse.game("long-nardi")
/// <teahouse.Game long-nardi (nardi)>
/// >>> teahouse.game({"extends": "long-nardi", "head.limit": 2}).options["head.limit"]
/// 2
///
/// Rules that cannot be had raise :class:`teahouse.RulesError`, which lists every problem.
///
/// >>> teahouse.game({"extends": "long-nardi", "head.limitt": 2})
/// Traceback (most recent call last):
/// ...
/// teahouse.RulesError: ...
#[pyfunction]
pub fn game(py: Python<'_>, rules: &Bound<'_, PyAny>) -> PyResult<PyGame> {
    if let Ok(name) = rules.cast::<PyString>() {
        return opened(py, teahouse::game(name.to_str()?));
    }
    if let Ok(options) = rules.cast::<PyDict>() {
        let found = teahouse::game_from_text(&rule_text(options)?);
        return found.map(PyGame).map_err(|error| errors::of_rules(py, error, false));
    }
    if let Ok(game) = rules.cast::<PyGame>() {
        return Ok(game.get().clone());
    }
    let path: String = py.import("os")?.call_method1("fspath", (rules,))?.extract()?;
    // A path without a folder is a path all the same.
    let path = if path.contains(['/', '\\']) { path } else { format!("./{path}") };
    opened(py, teahouse::game(&path))
}

/// A game by the text of a rule file, which may extend a built-in variant.
///
/// >>> teahouse.game_from_text('id = "mine"\nextends = "long-nardi"\nhead.limit = 2').id
/// 'mine'
#[pyfunction]
pub fn game_from_text(py: Python<'_>, text: &str) -> PyResult<PyGame> {
    opened(py, teahouse::game_from_text(text))
}

fn opened(py: Python<'_>, found: Result<AnyGame, teahouse::RulesError>) -> PyResult<PyGame> {
    found.map(PyGame).map_err(|error| errors::of_rules(py, error, true))
}

/// The ids of all built-in variants, or of those of one family.
///
/// >>> "fevga" in teahouse.variants("nardi")
/// True
#[pyfunction]
#[pyo3(signature = (family = None))]
pub fn variants(family: Option<&str>) -> PyResult<Vec<&'static str>> {
    let Some(wanted) = family else { return Ok(teahouse::built_in_ids().collect()) };
    if !families().contains(&wanted) {
        let message = teahouse::Message::new("family-unknown")
            .with("name", contract::excerpt(wanted))
            .with("known", contract::texts::all(families()));
        return Err(errors::value_error(&message));
    }
    let is_wanted = |id: &&str| teahouse::variant(id).is_ok_and(|variant| variant.family.name == wanted);
    Ok(teahouse::built_in_ids().filter(is_wanted).collect())
}

/// The families of games.
///
/// >>> teahouse.families()
/// ['nardi', 'ludo', 'mill']
#[pyfunction]
pub fn families() -> Vec<&'static str> {
    teahouse::FAMILIES.iter().map(|family| family.name).collect()
}

/// The value of an option as Python has it.
fn option_value<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Bool(truth) => truth.into_pyobject(py)?.to_owned().into_any(),
        Value::Int(number) => number.into_pyobject(py)?.into_any(),
        Value::Float(number) => number.into_pyobject(py)?.into_any(),
        Value::Text(text) => text.into_pyobject(py)?.into_any(),
        Value::List(items) => {
            let items: PyResult<Vec<_>> = items.iter().map(|item| option_value(py, item)).collect();
            PyList::new(py, items?)?.into_any()
        }
        Value::Table(fields) => {
            let dict = PyDict::new(py);
            for (name, field) in fields {
                dict.set_item(name, option_value(py, field)?)?;
            }
            dict.into_any()
        }
    })
}

/// The text of the rule file that a dict stands for.
fn rule_text(options: &Bound<'_, PyDict>) -> PyResult<String> {
    let mut text = String::new();
    if !options.contains("id")? {
        text.push_str("id = \"own\"\n");
    }
    for (name, value) in options.iter() {
        let name: String = name.extract()?;
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "_-.".contains(c);
        let name = if name.chars().all(is_plain) { name } else { Value::Text(name).to_string() };
        text.push_str(&format!("{name} = {}\n", rule_value(&value)?));
    }
    Ok(text)
}

/// A value of a dict of options.
fn rule_value(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let list = |items: Bound<'_, PyAny>| -> PyResult<Value> {
        let items: PyResult<Vec<_>> = items.try_iter()?.map(|item| rule_value(&item?)).collect();
        Ok(Value::List(items?))
    };
    if value.is_instance_of::<PyBool>() {
        return Ok(Value::Bool(value.extract()?));
    }
    if value.is_instance_of::<PyInt>() {
        return Ok(Value::Int(value.extract()?));
    }
    if value.is_instance_of::<PyFloat>() {
        return Ok(Value::Float(value.extract()?));
    }
    if value.is_instance_of::<PyString>() {
        return Ok(Value::Text(value.extract()?));
    }
    if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        return list(value.clone());
    }
    if let Ok(dict) = value.cast::<PyDict>() {
        let field = |(name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
            Ok((name.extract::<String>()?, rule_value(&value)?))
        };
        return Ok(Value::Table(dict.iter().map(field).collect::<PyResult<_>>()?));
    }
    let class = value.get_type().name()?;
    let message = teahouse::Message::new("option-type").with("type", class.to_string());
    Err(PyTypeError::new_err(message.to_string()))
}
