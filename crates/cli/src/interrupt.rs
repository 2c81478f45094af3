//! Ctrl-C: the first asks long work to stop cleanly, the second ends the program at once.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// Catches Ctrl-C from now on.
pub fn catch() {
    static ONCE: OnceLock<()> = OnceLock::new();
    ONCE.get_or_init(|| {
        let handler = || {
            if ASKED.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        };
        // Without a handler Ctrl-C ends the program, which is good enough.
        let _ = ctrlc::set_handler(handler);
    });
}

/// What Ctrl-C sets, for work that looks at such a flag.
pub fn flag() -> &'static AtomicBool {
    &ASKED
}

/// Whether Ctrl-C was pressed.
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}
