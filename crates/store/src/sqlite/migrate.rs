//! From any earlier version of the file to the present one.

use rusqlite::{Connection, TransactionBehavior};

use crate::error::StoreError;

/// What makes each version out of the one before. Those that were released once are never changed.
const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/sqlite/0001_log.sql"),
    include_str!("../../migrations/sqlite/0002_records.sql"),
];

/// The newest version.
pub(super) const VERSION: i64 = MIGRATIONS.len() as i64;

/// The mark of our files, so that no other program's database is taken for one: `teah`.
pub(super) const MARK: i64 = 0x7465_6168;

/// The version of a file, if it is one of ours or empty. Nothing is changed by looking.
pub(super) fn version(connection: &Connection) -> Result<i64, StoreError> {
    let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let mark: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables: i64 = connection.query_row("select count(*) from sqlite_schema", (), |row| row.get(0))?;
    if (mark, tables) != (0, 0) && mark != MARK {
        return Err(StoreError::Address { problem: "it is the database of another program".into() });
    }
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    Ok(found)
}

pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    // At once, so that of two processes that start together one waits for the other.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&transaction)?;
    let done = usize::try_from(found).unwrap_or_default();
    for migration in &MIGRATIONS[done..] {
        transaction.execute_batch(migration)?;
    }
    if found < VERSION {
        transaction.pragma_update(None, "user_version", VERSION)?;
        transaction.pragma_update(None, "application_id", MARK)?;
    }
    transaction.commit()?;
    Ok(())
}
