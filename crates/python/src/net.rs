//! `teahouse.training.Net`: nets as files, as arrays, and asked about positions.

use std::path::PathBuf;
use std::sync::Arc;

use engine::models;
use net::{Card, Head, Net, PlainLayer, Shape};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadonlyArray2, PyUntypedArrayMethods};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use training::shards::{self, Inputs, JobError};

use crate::errors;
use crate::game::PyGame;
use crate::state::PyState;
use crate::table::PyTable;

/// What cannot be trained with, as `TrainingError`; players that there are not as `PlayerError`.
pub fn refused(py: Python<'_>, error: &JobError) -> PyErr {
    let class = if matches!(error, JobError::Roster(_)) { "PlayerError" } else { "TrainingError" };
    errors::exception(py, class, error.to_string(), &[])
}

/// `TrainingError` with this text.
pub fn unusable(py: Python<'_>, error: impl std::fmt::Display) -> PyErr {
    errors::exception(py, "TrainingError", error.to_string(), &[])
}

/// A net that plays dice games, with what it is for. It never changes.
///
/// >>> net = Net.built_in(teahouse.game("long-nardi"))
/// >>> net.rules_id, net.outputs[0]
/// ('long-nardi', 'win')
/// >>> Net.from_bytes(net.to_bytes()) == net
/// True
#[pyclass(module = "teahouse.training", name = "Net", frozen, eq)]
#[derive(Clone, PartialEq)]
pub struct PyNet {
    pub net: Arc<Net>,
    pub card: Card,
}

#[pymethods]
impl PyNet {
    /// The net that comes with Teahouse for a game, or for the nearest rules.
    #[staticmethod]
    fn built_in(py: Python<'_>, game: &PyGame) -> PyResult<PyNet> {
        let found = teahouse::with_dice_game!(&game.0, game => models::for_game(game.as_ref()), else None);
        let model = found.ok_or_else(|| {
            let rules = game.0.variant().id.clone();
            refused(py, &engine::RosterError::NoNet { rules }.into())
        })?;
        Ok(PyNet { net: model.net, card: model.card })
    }

    /// Reads a net from its file.
    #[staticmethod]
    fn load(py: Python<'_>, path: PathBuf) -> PyResult<PyNet> {
        let (net, card) = net::load(&path).map_err(|error| unusable(py, error))?;
        Ok(PyNet { net: Arc::new(net), card })
    }

    /// Reads a net from the bytes of its file.
    #[staticmethod]
    pub fn from_bytes(py: Python<'_>, data: &[u8]) -> PyResult<PyNet> {
        let (net, card) = net::read(data).map_err(|error| unusable(py, error))?;
        Ok(PyNet { net: Arc::new(net), card })
    }

    /// Writes its file, whole or not at all.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        net::save(&path, &self.net, &self.card).map_err(|error| unusable(py, error))
    }

    /// The bytes of its file (safetensors).
    pub fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &net::write(&self.net, &self.card))
    }

    /// How many inputs, the widths of the hidden layers, and how many outputs.
    #[getter]
    fn shape(&self) -> Vec<usize> {
        let Shape { inputs, hidden, outputs, .. } = self.net.shape();
        [*inputs].into_iter().chain(hidden.iter().copied()).chain([*outputs]).collect()
    }

    /// How the outputs are made: ``softmax``, ``tanh`` or ``linear``.
    #[getter]
    fn head(&self) -> &'static str {
        self.net.shape().head.name()
    }

    /// The slope of hidden units below 0.
    #[getter]
    fn leak(&self) -> f32 {
        Net::LEAK
    }

    /// The id of the rules it was trained for.
    #[getter]
    fn rules_id(&self) -> &str {
        &self.card.rules_id
    }

    /// The digest of these rules.
    #[getter]
    fn rules_digest(&self) -> &str {
        &self.card.rules_digest
    }

    /// The name of the layout of its inputs.
    #[getter]
    fn feature_set(&self) -> &str {
        &self.card.feature_set
    }

    /// What each output is the chance of.
    #[getter]
    fn outputs(&self) -> Vec<String> {
        self.card.outputs.clone()
    }

    /// How it was trained, a line per stage.
    #[getter]
    fn history(&self) -> Vec<String> {
        self.card.history.clone()
    }

    /// The weights (inputs by outputs) and the bias of every layer, as copies.
    #[getter]
    #[expect(clippy::type_complexity, reason = "pairs of arrays")]
    fn layers<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<Vec<(Bound<'py, PyArray2<f32>>, Bound<'py, PyArray1<f32>>)>> {
        let arrays = |layer: PlainLayer| {
            let weights = PyArray1::from_vec(py, layer.weights).reshape([layer.inputs, layer.outputs])?;
            Ok((weights, PyArray1::from_vec(py, layer.bias)))
        };
        self.net.plain_layers().into_iter().map(arrays).collect()
    }

    /// The same net with other weights, as ``layers`` has them; ``note`` becomes a line of its history.
    #[pyo3(signature = (layers, note = None))]
    fn with_layers(
        &self,
        py: Python<'_>,
        layers: Vec<(PyReadonlyArray2<'_, f32>, PyReadonlyArray1<'_, f32>)>,
        note: Option<String>,
    ) -> PyResult<PyNet> {
        let plain = |(weights, bias): &(PyReadonlyArray2<'_, f32>, PyReadonlyArray1<'_, f32>)| {
            let &[inputs, outputs] = weights.shape() else { return Err(PyValueError::new_err("")) };
            Ok(PlainLayer {
                inputs,
                outputs,
                weights: weights.as_array().iter().copied().collect(),
                bias: bias.as_array().iter().copied().collect(),
            })
        };
        let layers = layers.iter().map(plain).collect::<PyResult<Vec<_>>>()?;
        let net = Net::from_plain_layers(self.net.shape().clone(), &layers);
        let mut card = self.card.clone();
        card.history.extend(note.map(|note| note.replace(['\n', '\r'], " ")));
        Ok(PyNet { net: Arc::new(net.map_err(|why| unusable(py, why))?), card })
    }

    /// What it says about positions: an array of as many rows, with the chance of every output.
    fn evaluate<'py>(&self, py: Python<'py>, inputs: &PyInputs) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let judged = py.detach(|| inputs.0.judged_by(&self.net)).map_err(|error| refused(py, &error))?;
        PyArray1::from_vec(py, judged).reshape([inputs.0.positions(), self.net.shape().outputs])
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let read = py.import("teahouse._teahouse")?.getattr("Net")?.getattr("from_bytes")?;
        Ok((read, (self.to_bytes(py),)))
    }

    fn __repr__(&self) -> String {
        format!("<teahouse.training.Net {} for {}>", self.net.shape(), self.card.rules_id)
    }
}

/// A net of random weights for a game, to be trained.
#[pyfunction]
#[pyo3(signature = (game, hidden = vec![64, 16], seed = 1))]
pub fn random_net(py: Python<'_>, game: &PyGame, hidden: Vec<usize>, seed: u64) -> PyResult<PyNet> {
    let shape = Shape { inputs: 1, hidden: hidden.clone(), outputs: 1, head: Head::Softmax };
    if let Some(problem) = shape.problem() {
        return Err(unusable(py, problem));
    }
    let settings =
        training::Settings { hidden: training::Widths(hidden), seed, ..training::Settings::generations() };
    let trainer = shards::new_trainer(&game.0, settings).map_err(|error| refused(py, &error))?;
    Ok(PyNet { net: Arc::new(trainer.net), card: Card { history: Vec::new(), ..trainer.card } })
}

/// Positions as the inputs of a net: of each those that are not 0, in the form that ``torch.nn.EmbeddingBag`` takes.
#[pyclass(module = "teahouse.training", name = "Inputs", frozen)]
pub struct PyInputs(pub Inputs);

#[pymethods]
impl PyInputs {
    /// How many inputs a position has.
    #[getter]
    fn count(&self) -> usize {
        self.0.count
    }

    /// Where the inputs of each position begin among those of all, and after the last one where they end.
    #[getter]
    fn offsets<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        PyArray1::from_slice(py, &self.0.offsets)
    }

    /// The numbers of the inputs that are not 0.
    #[getter]
    fn indices<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        PyArray1::from_slice(py, &self.0.indices)
    }

    /// Their values.
    #[getter]
    fn values<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        PyArray1::from_slice(py, &self.0.values)
    }

    /// All inputs, a row for every position.
    fn dense<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let Inputs { count, offsets, indices, values } = &self.0;
        let mut rows = vec![0.0; self.0.positions() * count];
        for (row, bounds) in rows.chunks_exact_mut(*count).zip(offsets.windows(2)) {
            for at in bounds[0] as usize..bounds[1] as usize {
                row[indices[at] as usize] = values[at];
            }
        }
        PyArray1::from_vec(py, rows).reshape([self.0.positions(), *count])
    }

    fn __len__(&self) -> usize {
        self.0.positions()
    }

    fn __repr__(&self) -> String {
        format!("<teahouse.training.Inputs {} by {}>", self.0.positions(), self.0.count)
    }
}

/// A table or a state.
#[derive(FromPyObject)]
pub enum Position<'py> {
    Table(PyRef<'py, PyTable>),
    State(PyRef<'py, PyState>),
}

impl Position<'_> {
    fn parts(&self) -> (&PyGame, &dyn teahouse::Table) {
        match self {
            Position::Table(table) => (&table.game, table.table.as_ref()),
            Position::State(state) => (&state.game, state.table.as_ref()),
        }
    }
}

/// Positions as the inputs of a net, each as the seat sees it that has just moved.
///
/// >>> table = teahouse.game("long-nardi").table()
/// >>> inputs([table], [0]).dense().shape[0]
/// 1
#[pyfunction]
pub fn inputs(py: Python<'_>, positions: Vec<Position<'_>>, seats: Vec<u8>) -> PyResult<PyInputs> {
    if positions.len() != seats.len() {
        let (positions, seats) = (positions.len(), seats.len());
        return Err(PyValueError::new_err(format!("{positions} positions, but {seats} seats")));
    }
    let Some(first) = positions.first() else {
        return Err(PyIndexError::new_err("there are no positions"));
    };
    let game = first.parts().0.clone();
    let (_, count) = shards::input_layout(&game.0).map_err(|error| refused(py, &error))?;
    let mut inputs = Inputs::new(count);
    for (position, seat) in positions.iter().zip(seats) {
        let added = shards::add_inputs(&game.0, position.parts().1, seat, &mut inputs);
        added.map_err(|error| refused(py, &error))?;
    }
    Ok(PyInputs(inputs))
}

/// Everything that the seat to move can decide, as texts for ``act``, and the positions it leads to as inputs of a net.
///
/// >>> table = teahouse.game("long-nardi").table()
/// >>> _ = table.roll("63")
/// >>> options(table)[0]
/// ['24/18,18/15']
#[pyfunction]
pub fn options(py: Python<'_>, position: Position<'_>) -> PyResult<(Vec<String>, PyInputs)> {
    let (game, table) = position.parts();
    let (texts, inputs) = shards::options(&game.0, table).map_err(|error| refused(py, &error))?;
    Ok((texts, PyInputs(inputs)))
}

/// The names of all nets that come with Teahouse, with the rules each was trained for.
#[pyfunction]
pub fn built_in_nets() -> Vec<(&'static str, &'static str)> {
    models::listed().iter().map(|listed| (listed.name, listed.rules_id)).collect()
}
