//! Why something cannot be solved, written or read.

use std::fmt;
use std::io;
use std::path::Path;

use game::Message;

/// What stands in the way, in the words of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem(pub Message);

impl Problem {
    pub(crate) fn new(code: &'static str) -> Problem {
        Problem(Message::new(code))
    }

    pub(crate) fn with(self, name: &'static str, value: impl Into<game::Argument>) -> Problem {
        Problem(self.0.with(name, value))
    }

    /// A problem with a file.
    pub(crate) fn of_file(code: &'static str, path: &Path) -> Problem {
        Problem::new(code).with("file", path.display().to_string())
    }

    pub(crate) fn reading(path: &Path, cause: &io::Error) -> Problem {
        Problem::of_file("solve-cannot-read", path).with("cause", cause.to_string())
    }

    #[cfg(feature = "build")]
    pub(crate) fn writing(path: &Path, cause: &io::Error) -> Problem {
        Problem::of_file("solve-cannot-write", path).with("cause", cause.to_string())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Problem {}
