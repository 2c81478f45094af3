//! The engine protocol: lines in, lines out, for every family.
//!
//! [`Session::line`] takes one line; answers go to the [`Output`] the session was made with, those of `go` and
//! `perft` from another thread, so that `stop` can be heard. A line that is unknown or wrong answers `error <what and
//! why>` and changes nothing. [`serve`] runs a session on a stream. See `docs/protocol.md` for the contract.

mod complaint;
mod go;
mod mailbox;
mod options;
mod output;
mod position;
mod serve;
mod session;
mod task;
mod think;

pub use complaint::Complaint;
pub use output::Output;
pub use serve::serve;
pub use session::{Next, Session};
pub use task::Handle;

/// The rules that are in force before any are chosen.
pub const DEFAULT_RULES: &str = "long-nardi";

/// The longest line, in bytes without its end; a longer one is refused as a whole.
pub const LONGEST_LINE: usize = 1 << 20;

/// The most threads that may think.
pub const MOST_THREADS: u64 = 256;

/// The deepest `perft` that is counted; deeper ones would not end in anybody's lifetime.
const DEEPEST_PERFT: u32 = 64;

/// The first word of a line and what follows it.
fn split_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
}

/// What stands before and behind a word, where that stands alone.
fn split_at_word<'t>(text: &'t str, word: &str) -> Option<(&'t str, &'t str)> {
    let stands_alone = |&(at, _): &(usize, &str)| {
        let (before, behind) = (&text[..at], &text[at + word.len()..]);
        (before.is_empty() || before.ends_with(char::is_whitespace))
            && (behind.is_empty() || behind.starts_with(char::is_whitespace))
    };
    let (at, _) = text.match_indices(word).find(stands_alone)?;
    Some((&text[..at], &text[at + word.len()..]))
}
