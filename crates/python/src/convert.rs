//! Data on its way to Python: JSON values as dicts and lists, messages as `teahouse.Message`.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyList, PyType};
use serde::Serialize;
use serde_json::Value;
use teahouse::{
    Catalogue, Message,
    contract::texts::{languages, speaking},
};

use crate::errors;

/// The module with the classes of results.
const RESULTS: &str = "teahouse._results";

/// Anything that serde writes, as dicts, lists, texts and numbers.
pub fn data<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let value = serde_json::to_value(value)
        .map_err(|error| pyo3::exceptions::PyRuntimeError::new_err(error.to_string()))?;
    from_json(py, &value)
}

/// A JSON value as Python has it.
pub fn from_json<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(truth) => truth.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => whole.into_pyobject(py)?.into_any(),
            None => number.as_f64().into_pyobject(py)?,
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(items) => {
            let items: PyResult<Vec<_>> = items.iter().map(|item| from_json(py, item)).collect();
            PyList::new(py, items?)?.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, field) in fields {
                dict.set_item(name, from_json(py, field)?)?;
            }
            dict.into_any()
        }
    })
}

/// An object of a class of `teahouse._results`, from its fields by name: `made!(py, "Verdict" { result: "draw", reason })`.
macro_rules! made {
    ($py:expr, $class:literal { $($name:ident: $value:expr),* $(,)? }) => {{
        let fields = pyo3::types::PyDict::new($py);
        $(fields.set_item(stringify!($name), $value)?;)*
        $crate::convert::result($py, $class, &fields)
    }};
}
pub(crate) use made;

/// An object of a class of `teahouse._results`; [`made!`] is how it is called.
pub fn result<'py>(py: Python<'py>, class: &str, fields: &Bound<'py, PyDict>) -> PyResult<Bound<'py, PyAny>> {
    py.import(RESULTS)?.getattr(class)?.call((), Some(fields))
}

/// A message, in the language that is spoken.
pub fn message<'py>(py: Python<'py>, message: &Message) -> PyResult<Bound<'py, PyAny>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let class = CLASS.import(py, RESULTS, "Message")?;
    let told = data(py, message)?;
    class.call1((told.get_item("code")?, told.get_item("arguments")?, told.get_item("text")?))
}

/// Does something in which messages speak this language.
pub fn in_language<T>(language: &str, work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    let Some(catalogue) = Catalogue::of(language) else {
        let known: Vec<&str> = languages().collect();
        let message = Message::new("language-unknown")
            .with("name", teahouse::contract::excerpt(language))
            .with("known", teahouse::contract::texts::all(known));
        return Err(errors::value_error(&message));
    };
    speaking(catalogue, work)
}
