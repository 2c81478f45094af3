//! What fails in Rust, as the exceptions of `teahouse/_errors.py`.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyList};
use teahouse::contract::NotationError;
use teahouse::contract::rules::Problem;
use teahouse::{Message, RecordError, RulesError, TableError};

use crate::convert;

/// The module with the exceptions.
const ERRORS: &str = "teahouse._errors";

/// An exception of this class, with attributes.
pub fn exception<'py>(
    py: Python<'py>,
    class: &str,
    text: String,
    attributes: &[(&str, Bound<'py, PyAny>)],
) -> PyErr {
    let made = || -> PyResult<PyErr> {
        let error = py.import(ERRORS)?.getattr(class)?.call1((text,))?;
        for (name, value) in attributes {
            error.setattr(*name, value)?;
        }
        Ok(PyErr::from_value(error))
    };
    made().unwrap_or_else(|error| error)
}

/// A plain `ValueError` that says this.
pub fn value_error(message: &Message) -> PyErr {
    pyo3::exceptions::PyValueError::new_err(message.to_string())
}

/// `.code` and `.arguments` of a message.
fn told<'py>(py: Python<'py>, message: &Message) -> PyResult<[(&'static str, Bound<'py, PyAny>); 2]> {
    let data = convert::data(py, message)?;
    Ok([("code", data.get_item("code")?), ("arguments", data.get_item("arguments")?)])
}

/// An exception with `.code` and `.arguments` of a message, and more.
pub fn telling<'py>(
    py: Python<'py>,
    class: &str,
    text: String,
    message: &Message,
    more: Vec<(&'static str, Bound<'py, PyAny>)>,
) -> PyErr {
    match told(py, message) {
        Ok(said) => exception(py, class, text, &said.into_iter().chain(more).collect::<Vec<_>>()),
        Err(error) => error,
    }
}

fn text<'py>(py: Python<'py>, text: &str) -> Bound<'py, PyAny> {
    pyo3::types::PyString::new(py, text).into_any()
}

/// `IllegalAction`, or `NotationError` where the text is none at all.
pub fn of_table(py: Python<'_>, error: &TableError) -> PyErr {
    match error {
        TableError::Text(error) => of_notation(py, error),
        TableError::Illegal { text: action, reason } => {
            let more = vec![("action", text(py, action)), ("reason", text(py, &reason.to_string()))];
            telling(py, "IllegalAction", error.to_string(), reason, more)
        }
    }
}

/// `NotationError`.
pub fn of_notation(py: Python<'_>, error: &NotationError) -> PyErr {
    let what = Message::new(error.what).to_string();
    let more = vec![("what", text(py, &what)), ("found", text(py, &error.found))];
    telling(py, "NotationError", error.to_string(), &error.problem, more)
}

/// `PositionError`, with every problem.
pub fn of_position(py: Python<'_>, problems: &[Message]) -> PyErr {
    let told: PyResult<Vec<_>> = problems.iter().map(|problem| convert::message(py, problem)).collect();
    match told.and_then(|problems| PyList::new(py, problems)) {
        Ok(listed) => {
            let text = problems.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            let first = problems.first().cloned().unwrap_or_else(|| Message::new("notation-fen"));
            telling(py, "PositionError", text, &first, vec![("problems", listed.into_any())])
        }
        Err(error) => error,
    }
}

/// `RecordError`.
pub fn of_record(py: Python<'_>, error: &RecordError) -> PyErr {
    let number = |place: Option<usize>| match place.map(|place| PyInt::new(py, place)) {
        Some(number) => number.into_any(),
        None => py.None().into_bound(py),
    };
    let more = vec![("line", number(error.line)), ("event", number(error.event))];
    telling(py, "RecordError", error.to_string(), &error.problem, more)
}

/// `RulesError`, with every problem. Rules that came as a dict have no places in a text.
pub fn of_rules(py: Python<'_>, mut error: RulesError, has_places: bool) -> PyErr {
    let mut listed = Vec::new();
    if let RulesError::Wrong { problems, .. } = &mut error {
        problems.0.iter_mut().filter(|_| !has_places).for_each(|problem| problem.place = None);
        listed.clone_from(&problems.0);
    }
    let listed: PyResult<Vec<_>> = listed.iter().map(|problem| of_problem(py, problem)).collect();
    match listed.and_then(|problems| PyList::new(py, problems)) {
        Ok(problems) => {
            let more = vec![("problems", problems.into_any())];
            telling(py, "RulesError", error.to_string(), &error.message(), more)
        }
        Err(error) => error,
    }
}

/// One problem as a dict: code, arguments, text, help, path, line and column.
fn of_problem<'py>(py: Python<'py>, problem: &Problem) -> PyResult<Bound<'py, PyDict>> {
    let dict = convert::data(py, &problem.message())?.cast_into::<PyDict>()?;
    dict.set_item("help", problem.help().map(|help| help.to_string()))?;
    dict.set_item("path", &problem.path)?;
    dict.set_item("line", problem.place.map(|place| place.line))?;
    dict.set_item("column", problem.place.map(|place| place.column))?;
    Ok(dict)
}
