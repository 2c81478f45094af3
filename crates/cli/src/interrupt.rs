//! Ctrl-C and SIGTERM: the first asks long work to stop cleanly, the second ends the program at once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

static ASKED: AtomicBool = AtomicBool::new(false);

/// Whether there is nothing to stop cleanly.
static AT_ONCE: AtomicBool = AtomicBool::new(false);

/// What else the first signal does.
static THEN: Mutex<Option<Box<dyn FnOnce() + Send>>> = Mutex::new(None);

/// Catches Ctrl-C, SIGTERM and the end of the terminal from now on.
pub fn catch() {
    static ONCE: OnceLock<()> = OnceLock::new();
    ONCE.get_or_init(|| {
        let handler = || {
            if ASKED.swap(true, Ordering::Relaxed) || AT_ONCE.load(Ordering::Relaxed) {
                std::process::exit(130);
            }
            // Signals are handled on a thread of their own, so this may do anything.
            if let Some(then) = THEN.lock().unwrap_or_else(PoisonError::into_inner).take() {
                then();
            }
        };
        // Without a handler Ctrl-C ends the program, which is good enough.
        let _ = ctrlc::set_handler(handler);
    });
}

/// The same, and the first signal does this: for work that sleeps until something happens.
pub fn catch_and(then: impl FnOnce() + Send + 'static) {
    *THEN.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(then));
    catch();
}

/// What the signals set, for work that looks at such a flag.
pub fn flag() -> &'static AtomicBool {
    &ASKED
}

/// Lets the work stop as a signal would, where going on is of no use.
pub fn stop() {
    ASKED.store(true, Ordering::Relaxed);
}

/// Whether the work is to stop.
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// From now on the first signal ends the program: whoever waits for a line that is typed does not look at the flag.
pub fn end_at_once() {
    AT_ONCE.store(true, Ordering::Relaxed);
}

/// Forgets what was asked: that work has stopped, and other work begins.
pub fn forgive() {
    ASKED.store(false, Ordering::Relaxed);
}
