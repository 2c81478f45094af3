//! Backups of a file that is in use, and back again.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use super::migrate::{MARK, VERSION};
use super::{blocking, connect_to_read};
use crate::error::StoreError;

/// How many pages are copied before others have their turn.
const PAGES: i32 = 256;

/// How long to wait for whoever holds the file.
const PAUSE: Duration = Duration::from_millis(5);

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
    copy_moment(from, &mut copy, || ())?;
    // The copy is one file, with nothing beside it.
    let _: String = copy.pragma_update_and_check(None, "journal_mode", "delete", |row| row.get(0))?;
    copy.close().map_err(|(_, error)| error)?;
    file.sync_all().map_err(|error| cannot_write(to, &error))
}

/// Copies what a connection sees now; `meanwhile` is done between the steps.
fn copy_moment(
    from: &Connection,
    copy: &mut Connection,
    mut meanwhile: impl FnMut(),
) -> Result<(), StoreError> {
    // Without holding on to this moment every commit of somebody else would begin the copy anew, and under load it would never end.
    let _moment = from.unchecked_transaction()?;
    from.query_row("select count(*) from sqlite_schema", (), |_| Ok(()))?;
    let backup = Backup::new(from, copy)?;
    loop {
        match backup.step(PAGES)? {
            StepResult::Done => return Ok(()),
            StepResult::Busy | StepResult::Locked => std::thread::sleep(PAUSE),
            _ => {}
        }
        meanwhile();
    }
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

/// Copies a file that is a whole store to where there is none (any more), after looking through all of it. Nothing is changed in it, so
/// somebody else may use it meanwhile.
pub(crate) async fn copy_checked(from: &Path, to: &Path) -> Result<(), StoreError> {
    let (path, to) = (from.to_owned(), to.to_owned());
    blocking(move || {
        let name = || path.display().to_string();
        fs::metadata(&path)
            .map_err(|error| StoreError::Address { problem: format!("{}: {error}", name()) })?;
        let damaged = |problem: String| StoreError::Damaged { path: name(), problem };
        let from = connect_to_read(&path).map_err(|error| damaged(error.to_string()))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_of_one_moment_and_commits_meanwhile_do_not_begin_it_anew() {
        let folder = std::env::temp_dir().join(format!("teahouse-copies-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("from.db");
        let writer = Connection::open(&path).unwrap();
        let _: String =
            writer.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0)).unwrap();
        writer.execute_batch("create table notes (text)").unwrap();
        let add = || writer.execute("insert into notes values (zeroblob(1000000))", ()).unwrap();
        (0..10).for_each(|_| assert_eq!(add(), 1));
        let mut copy = Connection::open(folder.join("to.db")).unwrap();
        let mut commits = 0;
        copy_moment(&connect_to_read(&path).unwrap(), &mut copy, || {
            add();
            commits += 1;
            assert!(commits < 100, "the copy does not come to an end");
        })
        .unwrap();
        let count = |connection: &Connection| -> i64 {
            connection.query_row("select count(*) from notes", (), |row| row.get(0)).unwrap()
        };
        assert!(commits > 3, "it takes several steps: {commits}");
        assert_eq!((count(&copy), count(&writer)), (10, 10 + commits));
        fs::remove_dir_all(folder).unwrap();
    }
}
