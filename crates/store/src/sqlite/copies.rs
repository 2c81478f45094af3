//! Backups of a file that is in use, and back again.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

use super::blocking;
use super::migrate::{MARK, VERSION};
use crate::error::StoreError;

/// How many pages are copied before others have their turn.
const PAGES: i32 = 256;

/// Copies what a connection sees to a new file, which appears whole or not at all.
pub(super) fn copy(from: &Connection, to: &Path) -> Result<(), StoreError> {
    for path in [to.to_owned(), beside(to, "-wal"), beside(to, "-journal")] {
        if path.exists() {
            return Err(StoreError::Exists { path: path.display().to_string() });
        }
    }
    let partial = beside(to, &format!(".{}.partial", std::process::id()));
    let copied = copy_pages(from, &partial).and_then(|()| {
        // A link fails where a file is; renaming would replace what somebody else has put there meanwhile.
        fs::hard_link(&partial, to).map_err(|error| cannot_write(to, &error))?;
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))
            .and_then(|folder| folder.sync_all())
            .map_err(|error| cannot_write(to, &error))
    });
    // Half a copy is of no use to anybody.
    let _ = fs::remove_file(&partial);
    copied
}

fn copy_pages(from: &Connection, to: &Path) -> Result<(), StoreError> {
    let mut file = fs::OpenOptions::new();
    file.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    let file = file.open(to).map_err(|error| cannot_write(to, &error))?;
    let mut copy = Connection::open_with_flags(to, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    Backup::new(from, &mut copy)?.run_to_completion(PAGES, Duration::ZERO, None)?;
    // The copy is one file, with nothing beside it.
    let _: String = copy.pragma_update_and_check(None, "journal_mode", "delete", |row| row.get(0))?;
    copy.close().map_err(|(_, error)| error)?;
    file.sync_all().map_err(|error| cannot_write(to, &error))
}

fn cannot_write(path: &Path, error: &std::io::Error) -> StoreError {
    let problem = format!("{}: {error}", path.display());
    match error.kind() {
        std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => StoreError::Full { problem },
        _ => StoreError::Failed { problem },
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Puts a backup in the place of a database that is not there (any more), after looking through all of it.
pub(crate) async fn restore(backup: &Path, to: &Path) -> Result<(), StoreError> {
    let (backup, to) = (backup.to_owned(), to.to_owned());
    blocking(move || {
        let damaged = |problem: String| StoreError::Damaged { path: backup.display().to_string(), problem };
        let from = Connection::open_with_flags(&backup, OpenFlags::SQLITE_OPEN_READ_ONLY)
            .map_err(|error| damaged(error.to_string()))?;
        let found = check(&from).map_err(|error| damaged(error.to_string()))?;
        found.map_or(Ok(()), |problem| Err(damaged(problem)))?;
        let version: i64 = from.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if version > VERSION {
            return Err(StoreError::Newer { found: version, known: VERSION });
        }
        copy(&from, &to)
    })
    .await
}

/// What is wrong with a database, if anything is.
fn check(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let mark: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if mark != MARK {
        return Ok(Some("it is the database of another program".into()));
    }
    let found: String = connection.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    Ok((found != "ok").then_some(found))
}
