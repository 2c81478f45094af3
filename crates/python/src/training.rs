//! `teahouse.training.Trainer`: trainings whose games are played anywhere.

use std::path::PathBuf;
use std::sync::Arc;

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyList, PyTuple};
use training::curve::{About, Curve, Point, TestResult};
use training::report::{MeanLoss, VERSION, describe_test, train_line};
use training::shards::{self, Samples};
use training::{Generation, Report, Settings, Trainer};

use crate::game::PyGame;
use crate::long;
use crate::net::{PyInputs, PyNet, refused, unusable};
use crate::shards::PyArenaSum;

/// The settings of a recipe, changed by name.
fn read_settings(
    py: Python<'_>,
    game: &PyGame,
    recipe: &str,
    changes: Option<&Bound<'_, PyDict>>,
) -> PyResult<Settings> {
    let table = game.0.table();
    let players = (0..table.seats()).filter(|&seat| table.is_seated(seat)).count();
    let mut settings = Settings::recipe(recipe, players).ok_or_else(|| {
        let recipe = teahouse::contract::excerpt(recipe);
        unusable(py, format!("recipe \"{recipe}\": expected {}", Settings::RECIPES.join(", ")))
    })?;
    for (name, value) in changes.into_iter().flat_map(PyDictMethods::iter) {
        let set = settings.set(&name.extract::<String>()?, &setting_text(&value)?);
        set.map_err(|error| unusable(py, error))?;
    }
    Ok(settings)
}

/// A value as `--set` takes it; widths may be a list.
fn setting_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if value.is_instance_of::<PyBool>() {
        return Ok(value.extract::<bool>()?.to_string());
    }
    if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        let parts: PyResult<Vec<String>> =
            value.try_iter()?.map(|part| Ok(part?.str()?.to_string())).collect();
        return Ok(parts?.join("-"));
    }
    Ok(value.str()?.to_string())
}

/// The settings of a recipe by name, with what each means: ``{name: (value, meaning)}``.
#[pyfunction]
#[pyo3(signature = (game, recipe = "generations", **changes))]
pub fn settings<'py>(
    py: Python<'py>,
    game: &PyGame,
    recipe: &str,
    changes: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let settings = read_settings(py, game, recipe, changes)?;
    let listed = PyDict::new(py);
    for (name, value) in named(&settings) {
        let help =
            Settings::NAMES.iter().find(|(known, _)| *known == name).map_or("", |(_, help)| help.trim());
        listed.set_item(name, (value, help))?;
    }
    Ok(listed)
}

fn named(settings: &Settings) -> Vec<(String, String)> {
    let text = settings.to_string();
    let pairs = text.split(' ').filter_map(|part| part.split_once('='));
    pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// What one generation did.
#[pyclass(module = "teahouse.training", name = "Report", frozen, get_all)]
#[derive(Clone, Copy)]
pub struct PyReport {
    /// Games learned from so far.
    games: u64,
    /// Positions learned in this generation.
    positions: u64,
    /// Moves played in this generation.
    moves: u64,
    /// Games of this generation that went on for ever and were broken off.
    broken_off: u64,
    /// The mean loss per position, before it was learned.
    loss: f32,
}

impl From<Report> for PyReport {
    fn from(report: Report) -> PyReport {
        let Report { games, positions, moves, broken_off, loss } = report;
        PyReport { games, positions, moves, broken_off, loss }
    }
}

impl PyReport {
    fn report(&self) -> Report {
        let PyReport { games, positions, moves, broken_off, loss } = *self;
        Report { games, positions, moves, broken_off, loss }
    }
}

#[pymethods]
impl PyReport {
    /// A report as it was pickled.
    #[new]
    fn new(games: u64, positions: u64, moves: u64, broken_off: u64, loss: f32) -> PyReport {
        PyReport { games, positions, moves, broken_off, loss }
    }

    #[expect(clippy::type_complexity, reason = "what pickle wants")]
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (u64, u64, u64, u64, f32))> {
        let PyReport { games, positions, moves, broken_off, loss } = *self;
        let class = py.import("teahouse._teahouse")?.getattr("Report")?;
        Ok((class, (games, positions, moves, broken_off, loss)))
    }

    fn __repr__(&self) -> String {
        let PyReport { games, positions, moves, broken_off, loss } = self;
        format!(
            "Report(games={games}, positions={positions}, moves={moves}, broken_off={broken_off}, loss={loss})"
        )
    }
}

/// Plays games of a generation: a shard, as bytes.
fn play_shard<'py>(
    py: Python<'py>,
    game: &PyGame,
    generation: &Generation,
    threads: Option<usize>,
    (first, count): (u64, u64),
) -> PyResult<Bound<'py, PyBytes>> {
    let (range, pool) = (first..first.saturating_add(count), long::pool(threads)?);
    let played = long::run(py, |stop| {
        let is_over = || stop.load(std::sync::atomic::Ordering::Relaxed);
        pool.install(|| shards::play(&game.0, generation, range, &is_over))
    })?;
    let played = played.map_err(|error| refused(py, &error))?;
    Ok(PyBytes::new(py, &played.unwrap_or_default()))
}

/// Everything that the games of one generation depend on: the weights as they were frozen, and how moves are chosen. It
/// is what workers are handed; it can be pickled.
#[pyclass(module = "teahouse.training", name = "Generation", frozen)]
pub struct PyGeneration {
    game: PyGame,
    generation: Generation,
    threads: Option<usize>,
}

#[pymethods]
impl PyGeneration {
    /// Reads a generation, as :meth:`to_bytes` writes it.
    #[new]
    #[pyo3(signature = (game, data, threads = None))]
    fn new(py: Python<'_>, game: PyGame, data: &[u8], threads: Option<usize>) -> PyResult<PyGeneration> {
        let generation = Generation::from_bytes(data).map_err(|error| unusable(py, error))?;
        shards::fits(&game.0, &generation).map_err(|error| refused(py, &error))?;
        Ok(PyGeneration { game, generation, threads: long::checked(threads)? })
    }

    /// How many games it has.
    #[getter]
    fn count(&self) -> u64 {
        self.generation.count()
    }

    /// Games learned from before.
    #[getter]
    fn games(&self) -> u64 {
        self.generation.games
    }

    /// Plays ``count`` of its games, from ``first`` on: a shard.
    fn play<'py>(&self, py: Python<'py>, first: u64, count: u64) -> PyResult<Bound<'py, PyBytes>> {
        play_shard(py, &self.game, &self.generation, self.threads, (first, count))
    }

    /// Its bytes.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.generation.to_bytes())
    }

    #[expect(clippy::type_complexity, reason = "what pickle wants")]
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (PyGame, Bound<'py, PyBytes>, Option<usize>))> {
        let class = py.import("teahouse._teahouse")?.getattr("Generation")?;
        Ok((class, (self.game.clone(), self.to_bytes(py), self.threads)))
    }
}

/// A training in progress. Its generations are played in shards, here or elsewhere, and learned from here:
///
/// >>> game = teahouse.game("ludopy-two")
/// >>> trainer = Trainer(game, games=32, generation=32, hidden="8")
/// >>> shards = [trainer.play(0, 10), trainer.play(10, 22)]
/// >>> trainer.learn(shards).games
/// 32
/// >>> trainer.is_done
/// True
#[pyclass(module = "teahouse.training", name = "Trainer")]
pub struct PyTrainer {
    game: PyGame,
    trainer: Trainer,
    threads: Option<usize>,
}

impl PyTrainer {
    fn of(game: PyGame, trainer: Trainer, threads: Option<usize>) -> PyResult<PyTrainer> {
        Ok(PyTrainer { game, trainer, threads: long::checked(threads)? })
    }

    fn checked(
        py: Python<'_>,
        game: PyGame,
        trainer: Trainer,
        threads: Option<usize>,
    ) -> PyResult<PyTrainer> {
        shards::fits(&game.0, &trainer.generation()).map_err(|error| refused(py, &error))?;
        PyTrainer::of(game, trainer, threads)
    }
}

#[pymethods]
impl PyTrainer {
    /// A training from random weights, or from a net. Settings have the names that ``teahouse train --settings`` lists;
    /// with ``hidden=…`` a net is made wider first.
    #[new]
    #[pyo3(signature = (game, recipe = "generations", *, net = None, threads = None, **settings))]
    fn new(
        py: Python<'_>,
        game: PyGame,
        recipe: &str,
        net: Option<&PyNet>,
        threads: Option<usize>,
        settings: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyTrainer> {
        let read = read_settings(py, &game, recipe, settings)?;
        let is_widened = settings.is_some_and(|settings| settings.contains("hidden").unwrap_or(false));
        let trainer = match net {
            None => shards::new_trainer(&game.0, read),
            Some(PyNet { net, card }) => {
                shards::go_on_from(&game.0, net.as_ref().clone(), card.clone(), read, is_widened)
            }
        };
        PyTrainer::of(game, trainer.map_err(|error| refused(py, &error))?, threads)
    }

    /// Reads a checkpoint, which this class and ``teahouse train`` both write.
    #[staticmethod]
    #[pyo3(signature = (game, path, *, threads = None))]
    fn load(py: Python<'_>, game: PyGame, path: PathBuf, threads: Option<usize>) -> PyResult<PyTrainer> {
        let trainer = Trainer::load(&path).map_err(|error| unusable(py, error))?;
        PyTrainer::checked(py, game, trainer, threads)
    }

    /// The same from the bytes of a checkpoint.
    #[staticmethod]
    #[pyo3(signature = (game, data, threads = None))]
    fn from_bytes(py: Python<'_>, game: PyGame, data: &[u8], threads: Option<usize>) -> PyResult<PyTrainer> {
        let trainer = Trainer::from_bytes(data).map_err(|error| unusable(py, error))?;
        PyTrainer::checked(py, game, trainer, threads)
    }

    /// Goes on from a checkpoint that was made with these very settings.
    #[staticmethod]
    #[pyo3(signature = (game, path, recipe = "generations", *, threads = None, **settings))]
    fn resume(
        py: Python<'_>,
        game: PyGame,
        path: PathBuf,
        recipe: &str,
        threads: Option<usize>,
        settings: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyTrainer> {
        let settings = read_settings(py, &game, recipe, settings)?;
        let trainer = Trainer::resume(&path, &settings).map_err(|error| unusable(py, error))?;
        PyTrainer::checked(py, game, trainer, threads)
    }

    /// Writes a checkpoint, whole or not at all.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        self.trainer.save(&path).map_err(|error| unusable(py, error))
    }

    /// The bytes of a checkpoint.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.trainer.to_bytes())
    }

    /// The rules.
    #[getter]
    fn game(&self) -> PyGame {
        self.game.clone()
    }

    /// Every setting, as text.
    #[getter]
    fn settings(&self) -> std::collections::BTreeMap<String, String> {
        named(&self.trainer.settings).into_iter().collect()
    }

    /// Games learned from so far.
    #[getter]
    fn games(&self) -> u64 {
        self.trainer.games
    }

    /// Of how many.
    #[getter]
    fn all_games(&self) -> u64 {
        self.trainer.settings.games
    }

    /// Generations so far.
    #[getter]
    fn generations(&self) -> u64 {
        self.trainer.generations
    }

    /// How many games the next generation has.
    #[getter]
    fn generation_games(&self) -> u64 {
        self.trainer.generation().count()
    }

    /// Whether all games have been played.
    #[getter]
    fn is_done(&self) -> bool {
        self.trainer.is_done()
    }

    /// Whether the weights are still numbers; a step that is too large ends in infinities.
    #[getter]
    fn is_sound(&self) -> bool {
        self.trainer.is_sound()
    }

    /// The weights as they are now.
    #[getter]
    fn net(&self) -> PyNet {
        PyNet { net: Arc::new(self.trainer.net.clone()), card: self.trainer.card.clone() }
    }

    /// The net to play with: the average of weights if one is kept.
    #[getter]
    fn best_net(&self) -> PyNet {
        PyNet { net: Arc::new(self.trainer.best_net().clone()), card: self.trainer.card.clone() }
    }

    /// What workers need to play the next generation.
    fn generation(&self) -> PyGeneration {
        let (game, threads) = (self.game.clone(), self.threads);
        PyGeneration { game, generation: self.trainer.generation(), threads }
    }

    /// Plays ``count`` games of the next generation, from ``first`` on: a shard.
    fn play<'py>(slf: &Bound<'py, PyTrainer>, first: u64, count: u64) -> PyResult<Bound<'py, PyBytes>> {
        let generation = slf.try_borrow()?.generation();
        generation.play(slf.py(), first, count)
    }

    /// Learns from the shards of a whole generation, in whatever order they come: exactly what ``teahouse train``
    /// learns. Shards that are damaged, of other weights or not all of the generation change nothing.
    fn learn(&mut self, py: Python<'_>, shards: Vec<Bound<'_, PyBytes>>) -> PyResult<PyReport> {
        let shards: Vec<&[u8]> = shards.iter().map(PyBytesMethods::as_bytes).collect();
        let pool = long::pool(self.threads)?;
        let PyTrainer { game, trainer, .. } = self;
        let learned = py.detach(|| pool.install(|| shards::learn(&game.0, trainer, &shards)));
        learned.map(PyReport::from).map_err(|error| refused(py, &error))
    }

    /// The positions of the games in shards as inputs, and the chances to learn for each as an array.
    fn samples<'py>(
        &self,
        py: Python<'py>,
        shards: Vec<Bound<'py, PyBytes>>,
    ) -> PyResult<(PyInputs, Bound<'py, PyArray2<f32>>)> {
        let shards: Vec<&[u8]> = shards.iter().map(PyBytesMethods::as_bytes).collect();
        let (generation, pool) = (self.trainer.generation(), long::pool(self.threads)?);
        let read = py.detach(|| pool.install(|| shards::samples(&self.game.0, &generation, &shards)));
        let Samples { inputs, outputs, targets } = read.map_err(|error| refused(py, &error))?;
        let targets = PyArray1::from_vec(py, targets).reshape([inputs.positions(), outputs])?;
        Ok((PyInputs(inputs), targets))
    }

    /// Takes in weights that something else, such as PyTorch, learned from the games of this generation.
    fn adopt(&mut self, py: Python<'_>, net: &PyNet) -> PyResult<()> {
        let adopted = shards::adopt(&mut self.trainer, net.net.as_ref().clone());
        adopted.map_err(|error| refused(py, &error))
    }

    #[expect(clippy::type_complexity, reason = "what pickle wants")]
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (PyGame, Bound<'py, PyBytes>, Option<usize>))> {
        let read = py.import("teahouse._teahouse")?.getattr("Trainer")?.getattr("from_bytes")?;
        Ok((read, (self.game.clone(), self.to_bytes(py), self.threads)))
    }

    fn __repr__(&self) -> String {
        let Trainer { games, settings, card, .. } = &self.trainer;
        format!("<teahouse.training.Trainer of {}, {games} of {} games>", card.rules_id, settings.games)
    }
}

/// The learning curve of a training, as ``teahouse train`` keeps it.
#[pyclass(module = "teahouse.training", name = "Curve")]
pub struct PyCurve(Curve);

#[pymethods]
impl PyCurve {
    /// A curve, which goes on from the CSV of an earlier one as far as the training had come.
    #[new]
    #[pyo3(signature = (trainer, opponent, csv = ""))]
    fn new(trainer: &PyTrainer, opponent: String, csv: &str) -> PyCurve {
        let variant = trainer.game.0.variant();
        let about = About {
            opponent,
            rules: variant.id.clone(),
            digest: variant.digest(),
            seed: trainer.trainer.settings.seed,
            version: VERSION.to_owned(),
        };
        PyCurve(Curve::read_csv(csv, about, trainer.trainer.games))
    }

    /// The seconds that the training had taken at the last measurement.
    #[getter]
    fn seconds(&self) -> f64 {
        self.0.points.last().map_or(0.0, |point| point.seconds)
    }

    /// Adds a measurement after some generations; the line that tells of it.
    #[pyo3(signature = (trainer, reports, seconds, games_a_second, test = None))]
    fn add(
        &mut self,
        trainer: &PyTrainer,
        reports: Vec<PyRef<'_, PyReport>>,
        seconds: f64,
        games_a_second: f64,
        test: Option<&PyArenaSum>,
    ) -> PyResult<String> {
        let Some(last) = reports.last() else {
            return Err(PyValueError::new_err("a measurement comes after a generation"));
        };
        let mut loss = MeanLoss::default();
        reports.iter().for_each(|report| loss.add(&report.report()));
        let games = last.games.max(trainer.trainer.games);
        let test = test.map(|test| test.0.tally());
        let point = Point { games, seconds, loss: loss.value(), test: test.map(TestResult::from) };
        self.0.points.push(point);
        let told = test.map_or_else(String::new, |tally| describe_test(tally, &self.0.about.opponent));
        Ok(train_line(&point, games_a_second, &told))
    }

    /// The measurements: games, seconds, loss, and of the test match the share of wins and the points, or ``None``.
    #[getter]
    #[expect(clippy::type_complexity, reason = "a row of a table")]
    fn points(&self) -> Vec<(u64, f64, f32, Option<f64>, Option<f64>)> {
        let row = |point: &Point| {
            let test = point.test;
            (
                point.games,
                point.seconds,
                point.loss,
                test.map(|test| test.win_rate),
                test.map(|test| test.points),
            )
        };
        self.0.points.iter().map(row).collect()
    }

    /// As CSV.
    fn to_csv(&self) -> String {
        self.0.to_csv()
    }

    /// As a drawing.
    fn to_svg(&self) -> String {
        self.0.to_svg()
    }
}
