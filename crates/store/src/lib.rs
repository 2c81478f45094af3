//! The store of shared tables: a log of events for each table, on SQLite or PostgreSQL.
//!
//! A table is the fold of its events; nothing else is the truth. The store knows SQL and no rules: events are bytes with a kind. What
//! must change together with events (seats, what is due, how far the table has come) changes in the same commit ([`Along`]).
//!
//! - [`Store::append`] adds events behind the number that the sender expects, under a name that the sender chose. Sent twice it is stored once; sent
//!   too late it is refused with what was missed. When it is answered, it is on the disk. Appends that wait share a commit.
//! - [`Store::watch`] tells of new events, with PostgreSQL those of all servers. News may be lost; whoever reads from the last number they know misses
//!   nothing.
//! - A lease ([`Store::acquire`]) has one holder at a time, over all servers, by the database's clock. It saves work; what keeps events from being appended
//!   twice is their number.
//! - What is due ([`Due`]) is found by any server, also after a restart ([`Store::overdue`]).
//! - Finished tables become records ([`Store::compact`]) and are forgotten in the end ([`Store::retain`]).
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! use store::{Append, Appended, NewEvent, NewTable, Options, Store};
//! # let folder = std::env::temp_dir().join(format!("teahouse-store-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! # let path = folder.join("tables.db");
//! # let address = path.to_str().unwrap();
//! let store = Store::open(address, Options::default()).await?;
//! store.create_table(NewTable { id: "k7f3".into(), ..NewTable::default() }).await?;
//! let rolled = NewEvent { kind: "act".into(), body: b"r63".to_vec() };
//! let append = Append { table: "k7f3".into(), client: "c-1".into(), events: vec![rolled], ..Append::default() };
//! assert_eq!(store.append(append.clone()).await?.stored(), Some(1));
//! assert_eq!(store.append(append).await?, Appended::Already { seq: 1 });
//! assert_eq!(store.read("k7f3", 0).await?[0].body, b"r63");
//! store.close().await;
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # }).unwrap();
//! ```

mod error;
mod postgres;
mod queries;
mod sqlite;
mod types;
mod watch;

use std::path::Path;
use std::time::Duration;

pub use error::StoreError;
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use types::{
    Along, Append, Appended, Due, Event, MOST_BYTES, Moment, NewEvent, NewTable, Options, Overdue, Retain,
    Stage, TableInfo, TokenHash,
};
pub use watch::{News, Watcher};

use queries::{POSTGRES, SQLITE};
use types::{check_bytes, check_name, unsigned};

/// A store that is open. Clones share it.
#[derive(Clone)]
pub enum Store {
    /// In a file.
    Sqlite(Sqlite),
    /// In a database that several servers may share.
    Postgres(Postgres),
}

/// The same question to whichever database it is.
macro_rules! either {
    ($store:expr, $database:ident => $work:expr) => {
        match $store {
            Store::Sqlite($database) => $work,
            Store::Postgres($database) => $work,
        }
    };
}

impl Store {
    /// Opens a store and brings it to the present version: `postgres://user@host/database`, or a file, which is made if it is not
    /// there.
    pub async fn open(address: &str, options: Options) -> Result<Store, StoreError> {
        if is_postgres(address) {
            return Ok(Store::Postgres(Postgres::open(address, options).await?));
        }
        Ok(Store::Sqlite(Sqlite::open(file_at(address)?, options).await?))
    }

    /// Makes a table. `false` if there is one of this name, which is left as it is.
    pub async fn create_table(&self, table: NewTable) -> Result<bool, StoreError> {
        table.check()?;
        either!(self, database => database.create_table(table).await)
    }

    /// Appends events to a table. What is answered with [`Appended::Appended`] is on the disk.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        append.check()?;
        either!(self, database => database.append(append).await)
    }

    /// The events of a table after this number, in order; 0 for all of them. Nothing for a table that is a record by now.
    pub async fn read(&self, table: &str, after: u64) -> Result<Vec<Event>, StoreError> {
        check_name("table", table)?;
        let events = either!(self, database => database.read_events(table, after).await)?;
        if events.is_empty() && self.table(table).await?.is_none() {
            return Err(StoreError::NoTable { table: table.to_owned() });
        }
        Ok(events)
    }

    /// What is known about a table without its events; `None` if there is none.
    pub async fn table(&self, table: &str) -> Result<Option<TableInfo>, StoreError> {
        check_name("table", table)?;
        either!(self, database => database.table(table).await)
    }

    /// The seats of a table that somebody may act for, with the hashes of their tokens.
    pub async fn seats(&self, table: &str) -> Result<Vec<(u8, TokenHash)>, StoreError> {
        check_name("table", table)?;
        either!(self, database => database.seats(table).await)
    }

    /// Tables that are listed and wait for somebody, newest first.
    pub async fn open_tables(&self, most: u32) -> Result<Vec<TableInfo>, StoreError> {
        either!(self, database => database.open_tables(most).await)
    }

    /// Takes a lease for a time, if nobody else holds it. Whoever holds it already has it for this time from now on.
    pub async fn acquire(&self, lease: &str, holder: &str, time: Duration) -> Result<bool, StoreError> {
        check_name("lease", lease)?;
        check_name("holder", holder)?;
        match self {
            Store::Sqlite(database) => database.lease(&SQLITE.acquire, lease, holder, time).await,
            Store::Postgres(database) => database.lease(&POSTGRES.acquire, lease, holder, time).await,
        }
    }

    /// Holds a lease for a time from now on. `false` if it was lost, or ran out.
    pub async fn renew(&self, lease: &str, holder: &str, time: Duration) -> Result<bool, StoreError> {
        check_name("lease", lease)?;
        check_name("holder", holder)?;
        match self {
            Store::Sqlite(database) => database.lease(&SQLITE.renew, lease, holder, time).await,
            Store::Postgres(database) => database.lease(&POSTGRES.renew, lease, holder, time).await,
        }
    }

    /// Gives a lease back. `false` if it was not held any more.
    pub async fn release(&self, lease: &str, holder: &str) -> Result<bool, StoreError> {
        check_name("lease", lease)?;
        check_name("holder", holder)?;
        either!(self, database => database.release(lease, holder).await)
    }

    /// What is due by now, the oldest first. It stays due until an append says otherwise.
    pub async fn overdue(&self, most: u32) -> Result<Vec<Overdue>, StoreError> {
        either!(self, database => database.overdue(most).await)
    }

    /// How long until something is due, by the database's clock; zero if something is, `None` if nothing will be.
    pub async fn next_due(&self) -> Result<Option<Duration>, StoreError> {
        let left = either!(self, database => database.next_due().await)?;
        Ok(left.map(|left| Duration::from_millis(unsigned(left))))
    }

    /// What the database's clock shows.
    pub async fn now(&self) -> Result<Moment, StoreError> {
        either!(self, database => database.now().await)
    }

    /// Tables that were finished so long ago and are no records yet, the oldest first.
    pub async fn to_compact(&self, age: Duration, most: u32) -> Result<Vec<String>, StoreError> {
        either!(self, database => database.to_compact(age, most).await)
    }

    /// Keeps a finished table as this record, without events, seats and deadlines. `false` if it is not finished, is a record already, or
    /// has another last number than the one the record was made from.
    pub async fn compact(&self, table: &str, last: u64, record: &str) -> Result<bool, StoreError> {
        check_name("table", table)?;
        check_bytes(record.len())?;
        either!(self, database => database.compact(table, last, record).await)
    }

    /// The record of a table that was compacted.
    pub async fn record(&self, table: &str) -> Result<Option<String>, StoreError> {
        check_name("table", table)?;
        let bytes = either!(self, database => database.record(table).await)?;
        let damaged = |_| StoreError::Failed { problem: format!("the record of {table} is no text") };
        bytes.map(|bytes| String::from_utf8(bytes).map_err(damaged)).transpose()
    }

    /// Forgets tables that are older than they are to be kept, and leases that ran out; says how many tables those were.
    pub async fn retain(&self, limits: Retain) -> Result<u64, StoreError> {
        either!(self, database => database.retain(limits).await)
    }

    /// Hears of new events from now on.
    pub fn watch(&self) -> Watcher {
        either!(self, database => database.watch())
    }

    /// Whether a commit reaches the disk now: tries it.
    pub async fn ready(&self) -> Result<(), StoreError> {
        either!(self, database => database.ready().await)
    }

    /// Copies a store in a file to another file, while it is in use. The copy holds everything that was acknowledged before, and is there whole or
    /// not at all.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match self {
            Store::Sqlite(database) => database.backup(to).await,
            Store::Postgres(_) => Err(StoreError::NoCopies),
        }
    }

    /// The same from outside, where another process may have the store open: it is looked through and copied as it is, without
    /// being made or brought to the present version.
    pub async fn backup_of(address: &str, to: &Path) -> Result<(), StoreError> {
        if is_postgres(address) {
            return Err(StoreError::NoCopies);
        }
        sqlite::copy_checked(file_at(address)?, to).await
    }

    /// Makes a store in a file out of a backup, after looking through all of it. Nothing is overwritten.
    pub async fn restore(backup: &Path, to: &Path) -> Result<(), StoreError> {
        sqlite::copy_checked(backup, to).await
    }

    /// Finishes what is waiting to be written, and takes nothing more.
    pub async fn close(&self) {
        either!(self, database => database.close().await);
    }
}

fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}

/// The file that an address names.
fn file_at(address: &str) -> Result<&Path, StoreError> {
    let path = address.strip_prefix("sqlite:").unwrap_or(address);
    if path.is_empty() || path.contains("://") {
        return Err(StoreError::Address { problem: "this is no file and no PostgreSQL database".into() });
    }
    Ok(Path::new(path))
}
