//! What the page calls, the same as of its engine: `reserve(n)` makes room for a request, `answer(n, 0)` answers it and returns the length
//! of the answer, which begins at `answered()`.

use std::cell::RefCell;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes room for so many bytes and says where it is.
#[unsafe(no_mangle)]
#[allow(unsafe_code)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        *request = vec![0; length];
        request.as_mut_ptr()
    })
}

/// Answers the request of so many bytes and returns the length of the answer. Nothing comes behind a request here.
#[unsafe(no_mangle)]
#[allow(unsafe_code)]
pub extern "C" fn answer(request: usize, _payload: usize) -> usize {
    let bytes = REQUEST.take();
    let text = crate::answer(&String::from_utf8_lossy(bytes.get(..request).unwrap_or_default()));
    let length = text.len();
    ANSWER.set(text);
    length
}

/// Where the answer begins.
#[unsafe(no_mangle)]
#[allow(unsafe_code)]
pub extern "C" fn answered() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}
