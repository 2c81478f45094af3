//! Long work: without the interpreter's lock, and stopped by Ctrl-C.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use teahouse::Message;

use crate::errors;

/// So often it is asked whether somebody pressed Ctrl-C.
const LOOK: Duration = Duration::from_millis(50);

/// Runs something on a thread of its own while other threads of Python go on. When a signal raises an exception, such
/// as `KeyboardInterrupt`, the flag is set for the work to end soon, and the exception is the result.
pub fn run<T: Send>(py: Python<'_>, work: impl FnOnce(&AtomicBool) -> T + Send) -> PyResult<T> {
    run_until(py, &AtomicBool::new(false), work)
}

/// The same with a flag that others know too.
pub fn run_until<T: Send>(
    py: Python<'_>,
    stop: &AtomicBool,
    work: impl FnOnce(&AtomicBool) -> T + Send,
) -> PyResult<T> {
    py.detach(move || {
        let (sender, receiver) = channel();
        std::thread::scope(|scope| {
            let worker = scope.spawn(move || {
                // Nobody listens any more once the work was stopped.
                let _ = sender.send(work(stop));
            });
            let result = loop {
                match receiver.recv_timeout(LOOK) {
                    Ok(result) => break Ok(result),
                    Err(RecvTimeoutError::Disconnected) => break Err(PyRuntimeError::new_err("")),
                    Err(RecvTimeoutError::Timeout) => {
                        if let Some(interrupt) = Python::attach(|py| py.check_signals().err()) {
                            stop.store(true, Ordering::Relaxed);
                            break Err(interrupt);
                        }
                    }
                }
            };
            // A panic is a mistake of the program: it goes on as one, and Python says where.
            if let Err(panic) = worker.join() {
                std::panic::resume_unwind(panic);
            }
            result
        })
    })
}

/// Threads of its own for a piece of work, so many or one for every core. They end with it: threads that stay would not
/// live in a process that is forked off.
pub fn pool(threads: Option<usize>) -> PyResult<rayon::ThreadPool> {
    let built = rayon::ThreadPoolBuilder::new().num_threads(checked(threads)?.unwrap_or(0)).build();
    built.map_err(|error| PyRuntimeError::new_err(error.to_string()))
}

/// A number of threads, if it is a sensible one.
pub fn checked(threads: Option<usize>) -> PyResult<Option<usize>> {
    let wrong = |threads: usize| {
        let message = Message::new("threads-wrong").with("threads", threads);
        errors::value_error(&message.with("most", MOST_THREADS))
    };
    match threads {
        Some(threads) if !(1..=MOST_THREADS).contains(&threads) => Err(wrong(threads)),
        threads => Ok(threads),
    }
}

/// More threads than this are a mistake.
const MOST_THREADS: usize = 1024;
