//! [`StoreError`]: why something was not stored or found.

use std::fmt;

use texts::Message;

/// Why the store refused or failed. Nothing was stored then, but after [`StoreError::Unavailable`] that is not certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// What was to be opened is no file and no address of a database.
    Address {
        /// What is wrong, without passwords.
        problem: String,
    },
    /// A name that the store does not take.
    Name {
        /// What it names: `table`, `client`, `lease`, `holder`, `kind`, `deadline`.
        what: &'static str,
        /// Its beginning.
        found: String,
    },
    /// Nothing was to be appended.
    NoEvents,
    /// More bytes than the store takes at once.
    TooLarge {
        /// How many there are.
        bytes: usize,
        /// How many there may be.
        most: usize,
    },
    /// There is no such table.
    NoTable {
        /// Its name.
        table: String,
    },
    /// The table is a record by now, and nothing happens there any more.
    Compacted {
        /// Its name.
        table: String,
    },
    /// There is no room left on the disk.
    Full {
        /// What the database says.
        problem: String,
    },
    /// The database cannot be reached, or was lost meanwhile. What was appended may be there all the same: whoever sends
    /// it again under the same name learns which.
    Unavailable {
        /// What the database or the network says.
        problem: String,
    },
    /// The database was written by a newer version.
    Newer {
        /// Its version.
        found: i64,
        /// The newest version that is known.
        known: i64,
    },
    /// A file is in the way.
    Exists {
        /// Which.
        path: String,
    },
    /// A file is no whole database of ours.
    Damaged {
        /// Which.
        path: String,
        /// What is wrong with it.
        problem: String,
    },
    /// The address asks for an encrypted connection, which there is none of; nothing is sent in the open instead.
    NotEncrypted,
    /// This database is not copied by us: it has tools of its own.
    NoCopies,
    /// The store was closed.
    Closed,
    /// Anything else that a database can say.
    Failed {
        /// What it says.
        problem: String,
    },
}

impl StoreError {
    /// What to say about it.
    pub fn message(&self) -> Message {
        let quoting = |code: &'static str, problem: &str| Message::new(code).with("problem", problem);
        match self {
            StoreError::Address { problem } => quoting("store-address", problem),
            StoreError::Name { what, found } => {
                Message::new("store-name").with("what", *what).with("found", found.as_str())
            }
            StoreError::NoEvents => Message::new("store-no-events"),
            StoreError::TooLarge { bytes, most } => {
                Message::new("store-too-large").with("bytes", *bytes).with("most", *most)
            }
            StoreError::NoTable { table } => Message::new("store-no-table").with("table", table.as_str()),
            StoreError::Compacted { table } => Message::new("store-compacted").with("table", table.as_str()),
            StoreError::Full { problem } => quoting("store-full", problem),
            StoreError::Unavailable { problem } => quoting("store-unavailable", problem),
            StoreError::Newer { found, known } => {
                Message::new("store-newer").with("found", *found).with("known", *known)
            }
            StoreError::Exists { path } => Message::new("store-exists").with("path", path.as_str()),
            StoreError::Damaged { path, problem } => {
                quoting("store-damaged", problem).with("path", path.as_str())
            }
            StoreError::NotEncrypted => Message::new("store-not-encrypted"),
            StoreError::NoCopies => Message::new("store-no-copies"),
            StoreError::Closed => Message::new("store-closed"),
            StoreError::Failed { problem } => quoting("store-failed", problem),
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for StoreError {}
