//! What several examples do.

use std::collections::BTreeMap;

/// What was given on the command line, as NAME=VALUE.
pub struct Given(BTreeMap<String, String>);

impl Given {
    /// Everything.
    pub fn read() -> Given {
        let read = |argument: String| {
            let (name, value) =
                argument.split_once('=').unwrap_or_else(|| panic!("{argument}: expected NAME=VALUE"));
            (name.to_owned(), value.to_owned())
        };
        Given(std::env::args().skip(1).map(read).collect())
    }

    /// A text, or what is usual.
    pub fn text(&mut self, name: &str, usual: &str) -> String {
        self.0.remove(name).unwrap_or_else(|| usual.to_owned())
    }

    /// A number, or what is usual.
    pub fn number(&mut self, name: &str, usual: u64) -> u64 {
        let text = self.0.remove(name);
        text.map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text}: expected a number")))
    }

    /// That is all there is.
    pub fn end(self) {
        assert!(self.0.is_empty(), "unknown: {:?}", self.0);
    }
}
