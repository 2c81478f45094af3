//! What can be wrong with a call. Nothing has changed when one of these comes back.

use game::{Message, NotationError, Seat};

/// Why a batch refused something. No game has moved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum BatchError {
    /// A batch has games.
    NoGames,
    /// A game that may have no actions cannot be played.
    NoLength,
    /// There are not as many actions (seeds, marks …) as games, or an array has another length than the batch needs.
    Length {
        /// Which.
        array: &'static str,
        /// Its length.
        length: usize,
        /// What it should be.
        expected: usize,
    },
    /// There is no game with this index.
    NoGame {
        /// The index.
        index: usize,
        /// How many games there are.
        count: usize,
    },
    /// An action that the rules do not allow.
    Illegal {
        /// The index of the game.
        game: usize,
        /// The number that was given.
        action: i64,
        /// What the number means, as far as it means anything.
        meaning: String,
        /// Why not.
        reason: Message,
    },
    /// Whoever plays for another seat gave no answer, or one that cannot be played.
    Others {
        /// The index of the game.
        game: usize,
        /// The seat.
        seat: Seat,
        /// The answer, or its beginning.
        answer: String,
        /// What is wrong with it.
        reason: Message,
    },
    /// There is nobody to play for the other seats.
    NoOthers,
    /// A seat to learn that nobody plays in.
    NoSeat {
        /// The index of the game.
        game: usize,
        /// The seat.
        seat: Seat,
    },
    /// A position that cannot be read.
    Position {
        /// The index of the game.
        game: usize,
        /// What is wrong.
        error: NotationError,
    },
    /// A snapshot that cannot be read.
    Snapshot(SnapshotError),
    /// The system gives no more threads.
    Threads(String),
}

/// What is wrong with a snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    /// It is none, or of another version.
    NotOne,
    /// It is of other rules.
    OtherRules,
    /// It ends too early, goes on too long, or holds what cannot be.
    Broken,
}

impl BatchError {
    /// What to say about it.
    pub fn message(&self) -> Message {
        match self {
            BatchError::NoGames => Message::new("batch-no-games"),
            BatchError::NoLength => Message::new("batch-no-length"),
            BatchError::NoOthers => Message::new("batch-no-others"),
            BatchError::Length { array, length, expected } => Message::new("batch-length")
                .with("array", *array)
                .with("length", *length)
                .with("expected", *expected),
            BatchError::NoGame { index, count } => {
                Message::new("batch-no-game").with("index", *index).with("count", *count)
            }
            BatchError::Illegal { game, action, meaning, reason } if meaning.is_empty() => {
                Message::new("batch-no-action")
                    .with("game", *game)
                    .with("action", *action)
                    .with("reason", reason.clone())
            }
            BatchError::Illegal { game, action, meaning, reason } => Message::new("batch-illegal")
                .with("game", *game)
                .with("action", *action)
                .with("meaning", meaning.as_str())
                .with("reason", reason.clone()),
            BatchError::Others { game, seat, answer, reason } => Message::new("batch-others")
                .with("game", *game)
                .with("seat", *seat)
                .with("answer", answer.as_str())
                .with("reason", reason.clone()),
            BatchError::NoSeat { game, seat } => {
                Message::new("batch-no-seat").with("game", *game).with("seat", *seat)
            }
            BatchError::Position { game, error } => {
                Message::new("batch-position").with("game", *game).with("reason", error.message())
            }
            BatchError::Snapshot(SnapshotError::NotOne) => Message::new("batch-no-snapshot"),
            BatchError::Snapshot(SnapshotError::OtherRules) => Message::new("batch-other-rules"),
            BatchError::Snapshot(SnapshotError::Broken) => Message::new("batch-broken-snapshot"),
            BatchError::Threads(why) => Message::new("batch-threads").with("why", why.as_str()),
        }
    }
}
