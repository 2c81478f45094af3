//! The store in a file, by SQLite: one thread writes, any number read.

mod copies;
mod migrate;
mod work;
mod writer;

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};
use tokio::sync::Semaphore;

use crate::error::StoreError;
use crate::types::Options;
use crate::watch::{Teller, Watcher};
use writer::Writer;

pub(crate) use copies::copy_checked;

/// How many read at once; more wait.
const READERS: usize = 4;

/// How long a connection waits for another process that writes.
const BUSY: Duration = Duration::from_secs(10);

/// How often a file that others are opening is tried again, and how long to wait in between.
const ATTEMPTS: u32 = 40;
const PAUSE: Duration = Duration::from_millis(25);

/// A store in a file. Clones share it.
#[derive(Clone)]
pub struct Sqlite(Arc<House>);

struct House {
    path: PathBuf,
    writer: Writer,
    /// Connections that nobody reads with now.
    readers: Mutex<Vec<Connection>>,
    places: Semaphore,
    teller: Teller,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path, options: Options) -> Result<Sqlite, StoreError> {
        let path = path.to_owned();
        let teller = Teller::new();
        let (place, news) = (path.clone(), teller.clone());
        let writer = blocking(move || Writer::start(begin(&place)?, options, news)).await?;
        let (readers, places) = (Mutex::default(), Semaphore::new(READERS));
        Ok(Sqlite(Arc::new(House { path, writer, readers, places, teller })))
    }

    pub(crate) fn watch(&self) -> Watcher {
        self.0.teller.watcher()
    }

    /// Does something within the next commit; all of it or nothing.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&writer::Writing<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.0.writer.write(work).await
    }

    /// Reads, without waiting for those who write.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let _place = self.0.places.acquire().await.map_err(|_| StoreError::Closed)?;
        let house = self.0.clone();
        blocking(move || {
            let kept = house.readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = kept.map_or_else(|| connect_to_read(&house.path), Ok)?;
            let done = work(&connection)?;
            house.readers.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            Ok(done)
        })
        .await
    }

    pub(crate) async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.to_owned();
        self.read(move |connection| copies::copy(connection, &to)).await
    }

    /// Finishes what is waiting, and takes nothing more.
    pub(crate) async fn close(&self) {
        self.0.writer.close().await;
        self.0.readers.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Runs what may wait for the disk where it keeps nobody else waiting.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let ended = |_| StoreError::Closed;
    tokio::task::spawn_blocking(work).await.map_err(ended)?
}

/// A connection to write with, of the present version.
fn begin(path: &Path) -> Result<Connection, StoreError> {
    let attempt = || {
        let mut connection = connect_to_write(path)?;
        migrate::migrate(&mut connection)?;
        Ok(connection)
    };
    // Of processes that start together one makes the log that is written ahead, and SQLite does not let the others wait for that.
    for _ in 0..ATTEMPTS {
        match attempt() {
            Err(StoreError::Unavailable { .. }) => std::thread::sleep(PAUSE),
            begun => return begun,
        }
    }
    attempt()
}

fn connect_to_write(path: &Path) -> Result<Connection, StoreError> {
    let at = |error: &dyn std::fmt::Display| StoreError::Address {
        problem: format!("{}: {error}", path.display()),
    };
    // What is in the file is nobody else's business. SQLite gives the files beside it the same rights.
    let mut file = OpenOptions::new();
    file.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    file.open(path).map_err(|error| at(&error))?;
    let connection =
        Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(|error| at(&error))?;
    // What is not ours is found out before anything is changed.
    let configured = look(&connection).and_then(|_| configure(&connection));
    configured.map_err(|error| match error {
        StoreError::Failed { problem } | StoreError::Address { problem } => at(&problem),
        error => error,
    })?;
    Ok(connection)
}

/// The version of a file at one moment: another process may be making it just now.
fn look(connection: &Connection) -> Result<i64, StoreError> {
    let moment = connection.unchecked_transaction()?;
    let found = migrate::version(&moment)?;
    moment.finish()?;
    Ok(found)
}

/// A commit is on the disk when it is acknowledged: a log that is written ahead, and synchronised at every commit.
fn configure(connection: &Connection) -> Result<(), StoreError> {
    connection.pragma_update(None, "foreign_keys", true)?;
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        let problem = format!("this place cannot hold a database that is written ahead (it has {mode})");
        return Err(StoreError::Address { problem });
    }
    connection.pragma_update(None, "synchronous", "full")?;
    // After a burst the file beside the database shrinks again.
    connection.pragma_update(None, "journal_size_limit", 1 << 24)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

fn connect_to_read(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(BUSY)?;
    Ok(connection)
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        let problem = error.to_string();
        let rusqlite::Error::SqliteFailure(failure, _) = &error else {
            return StoreError::Failed { problem };
        };
        match failure.code {
            ErrorCode::DiskFull => StoreError::Full { problem },
            // A file that may not grow any further, as a quota or a limit has it.
            ErrorCode::SystemIoFailure if failure.extended_code == rusqlite::ffi::SQLITE_IOERR_WRITE => {
                StoreError::Full { problem }
            }
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::SystemIoFailure => {
                StoreError::Unavailable { problem }
            }
            _ => StoreError::Failed { problem },
        }
    }
}
