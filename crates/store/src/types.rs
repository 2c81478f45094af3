//! What goes into the store and comes out of it.

use std::time::Duration;

use crate::error::StoreError;

/// A moment of the database's clock, in milliseconds since 1970.
pub type Moment = u64;

/// The hash of a seat's token. Whoever compares it does so in constant time.
pub type TokenHash = [u8; 32];

/// The most bytes of one append: all bodies of its events together.
pub const MOST_BYTES: usize = 1 << 20;

/// The longest name of a table, a client, a lease, a kind.
const LONGEST_NAME: usize = 100;

/// Something that happened at a table, before it is stored. What it means is none of the store's business.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// What kind of event it is, for whoever reads it.
    pub kind: String,
    /// What happened, as JSON or whatever else.
    pub body: Vec<u8>,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Which event of its table, from 1 without a gap.
    pub seq: u64,
    /// What kind of event it is.
    pub kind: String,
    /// What happened.
    pub body: Vec<u8>,
    /// When it was stored.
    pub at: Moment,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Somebody is missing.
    Waiting,
    /// The game goes on.
    Playing,
    /// It is over.
    Finished,
}

impl Stage {
    pub(crate) fn number(self) -> i64 {
        match self {
            Stage::Waiting => 0,
            Stage::Playing => 1,
            Stage::Finished => 2,
        }
    }

    pub(crate) fn of(number: i64) -> Stage {
        match number {
            0 => Stage::Waiting,
            1 => Stage::Playing,
            _ => Stage::Finished,
        }
    }
}

/// What changes together with events, in the same commit. Nothing, by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Along {
    /// Who may act for a seat from now on; nobody for `None`.
    pub seats: Vec<(u8, Option<TokenHash>)>,
    /// How far the table has come.
    pub stage: Option<Stage>,
    /// What the list of open tables says of it.
    pub summary: Option<Vec<u8>>,
    /// What is due, and when.
    pub due: Vec<Due>,
}

/// Something that is due at a table after a time, by the database's clock. Each kind is due once at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// What: `clock`, `computer`, as the caller likes.
    pub what: String,
    /// How long from now; `None` if it is not due any more.
    pub after: Option<Duration>,
}

/// Something that is due by now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overdue {
    /// Where.
    pub table: String,
    /// What.
    pub what: String,
    /// Since when.
    pub at: Moment,
}

/// A table to be made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewTable {
    /// Its name, which nobody can guess.
    pub id: String,
    /// Whether it stands in the list of open tables while it waits.
    pub is_listed: bool,
    /// Its first events, if there are any.
    pub events: Vec<NewEvent>,
    /// Seats, summary, stage (waiting, unless said) and what is due.
    pub along: Along,
}

/// Events to be appended to a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The sequence number that the sender believes to be the last.
    pub expected: u64,
    /// The sender's own name for this append, the same when it is sent again.
    pub client: String,
    /// What happened: all of it is stored, or nothing.
    pub events: Vec<NewEvent>,
    /// What changes along with it.
    pub along: Along,
}

/// What became of an append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored, and on the disk.
    Appended {
        /// The number of its last event.
        seq: u64,
        /// When, by the database's clock: the time of all its events.
        at: Moment,
    },
    /// It was stored before; this time nothing was.
    Already {
        /// The number of its last event.
        seq: u64,
    },
    /// Something else happened meanwhile. Nothing was stored.
    Stale {
        /// The number of the last event of the table.
        last: u64,
        /// What happened after the expected number.
        missed: Vec<Event>,
    },
}

impl Appended {
    /// The number of the last event, if it was stored now.
    pub fn stored(&self) -> Option<u64> {
        if let Appended::Appended { seq, .. } = self { Some(*seq) } else { None }
    }
}

/// What the store knows about a table without its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    /// Its name.
    pub id: String,
    /// Whether it stands in the list of open tables while it waits.
    pub is_listed: bool,
    /// What the list says of it.
    pub summary: Vec<u8>,
    /// How far it has come.
    pub stage: Stage,
    /// The number of its last event.
    pub last_seq: u64,
    /// When it was made.
    pub created_at: Moment,
    /// When something happened there last.
    pub last_at: Moment,
    /// Whether it is a record by now, without events.
    pub is_compacted: bool,
}

/// How long tables are kept; for ever, where nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retain {
    /// Finished ones, with their records, after their end.
    pub finished: Option<Duration>,
    /// Others, after anything last happened there.
    pub idle: Option<Duration>,
}

/// How a store works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many appends that wait go into one commit; 1 is a commit for each.
    pub most_in_a_commit: usize,
    /// How long to wait for a database that does not answer.
    pub patience: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options { most_in_a_commit: 512, patience: Duration::from_secs(10) }
    }
}

pub(crate) fn check_name(what: &'static str, name: &str) -> Result<(), StoreError> {
    let is_good =
        (1..=LONGEST_NAME).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_graphic());
    if is_good {
        return Ok(());
    }
    let found = name.chars().take(40).flat_map(char::escape_debug).collect();
    Err(StoreError::Name { what, found })
}

fn check_events(events: &[NewEvent]) -> Result<(), StoreError> {
    events.iter().try_for_each(|event| check_name("kind", &event.kind))?;
    check_bytes(events.iter().map(|event| event.body.len()).sum())
}

pub(crate) fn check_bytes(bytes: usize) -> Result<(), StoreError> {
    if bytes > MOST_BYTES { Err(StoreError::TooLarge { bytes, most: MOST_BYTES }) } else { Ok(()) }
}

impl Along {
    fn check(&self) -> Result<(), StoreError> {
        self.due.iter().try_for_each(|due| check_name("deadline", &due.what))?;
        check_bytes(self.summary.as_ref().map_or(0, Vec::len))
    }
}

impl NewTable {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_name("table", &self.id)?;
        check_events(&self.events)?;
        self.along.check()
    }
}

impl Append {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_name("table", &self.table)?;
        check_name("client", &self.client)?;
        if self.events.is_empty() {
            return Err(StoreError::NoEvents);
        }
        check_events(&self.events)?;
        self.along.check()
    }
}

/// What to do with an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// Store it; this is the number of its last event.
    Store(u64),
    Already(u64),
    Stale(u64),
}

/// The one rule of appending: what the sender has sent before is not stored again, and what rests on an old state is not
/// stored at all. `last` is the last number of the table, `known` that of what came under the same name.
pub(crate) fn decide(append: &Append, last: u64, known: Option<u64>) -> Decision {
    match known {
        Some(seq) => Decision::Already(seq),
        None if append.expected != last => Decision::Stale(last),
        None => Decision::Store(last + append.events.len() as u64),
    }
}

/// Milliseconds as a database counts them.
pub(crate) fn millis(time: Duration) -> i64 {
    // A thousand years are as good as for ever, and leave room to be added to.
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX).min(31_557_600_000_000)
}

pub(crate) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}

pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
