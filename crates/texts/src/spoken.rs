//! The language that messages speak by themselves.

use std::cell::Cell;

use crate::catalogue::Catalogue;

thread_local! {
    static SPOKEN: Cell<Option<&'static Catalogue>> = const { Cell::new(None) };
}

/// The language that messages speak by themselves in this thread: English, unless within [`speaking`].
pub fn spoken() -> &'static Catalogue {
    SPOKEN.get().unwrap_or_else(Catalogue::english)
}

/// Does something in which messages speak another language by themselves, when they are shown or written as data.
///
/// ```
/// use texts::{Catalogue, Message, speaking};
/// let german = Catalogue::from_files("de", &[("common", "dice-due = Zuerst wird gewürfelt.")]);
/// let message = Message::new("dice-due");
/// assert_eq!(speaking(Box::leak(Box::new(german)), || message.to_string()), "Zuerst wird gewürfelt.");
/// assert_eq!(message.to_string(), "The dice have to be rolled first.");
/// ```
pub fn speaking<T>(language: &'static Catalogue, what: impl FnOnce() -> T) -> T {
    /// Puts back what was spoken before, also after a panic.
    struct Before(Option<&'static Catalogue>);
    impl Drop for Before {
        fn drop(&mut self) {
            SPOKEN.set(self.0);
        }
    }
    let _before = Before(SPOKEN.replace(Some(language)));
    what()
}
