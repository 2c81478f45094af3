//! What the page calls: one buffer to write requests into, one to read answers from.
//!
//! `reserve(n)` makes room and says where; the page writes a request and what comes with it there. `answer(request,
//! payload)` takes their lengths and returns the length of the answer, which begins at `answered()`.

use std::cell::RefCell;
use std::time::Duration;

use engine::Clock;

use crate::desk::Desk;

#[link(wasm_import_module = "clock")]
#[allow(unsafe_code)]
unsafe extern "C" {
    /// Milliseconds since some moment: `performance.now()`. Safe, since it takes nothing and returns a number.
    safe fn now() -> f64;
}

fn page_time() -> Duration {
    Duration::try_from_secs_f64(now() / 1000.0).unwrap_or_default()
}

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static DESK: RefCell<Desk> = RefCell::new(Desk::new(Clock::new(page_time)));
}

/// Makes room for so many bytes and says where it is.
#[unsafe(no_mangle)]
#[allow(unsafe_code)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, 0);
        request.as_mut_ptr()
    })
}

/// Answers the request of so many bytes, with so many bytes of payload behind it; returns the length of the answer.
#[unsafe(no_mangle)]
#[allow(unsafe_code)]
pub extern "C" fn answer(request: usize, payload: usize) -> usize {
    let bytes = REQUEST.take();
    let request = bytes.get(..request).unwrap_or_default();
    let payload = bytes.get(request.len()..request.len() + payload).unwrap_or_default();
    let text = DESK.with_borrow_mut(|desk| desk.answer(&String::from_utf8_lossy(request), payload));
    ANSWER.with_borrow_mut(|answer| {
        *answer = text.into_bytes();
        answer.len()
    })
}

/// Where the answer begins.
#[unsafe(no_mangle)]
#[allow(unsafe_code)]
pub extern "C" fn answered() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}
