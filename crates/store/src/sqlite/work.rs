//! What SQLite is asked to do, one thing after the other.

use std::time::Duration;

use rusqlite::{Connection, OptionalExtension as _, Params, Row, params};

use super::Sqlite;
use super::writer::Writing;
use crate::error::StoreError;
use crate::queries::SQLITE;
use crate::types::{
    Along, Append, Appended, Decision, Event, Moment, NewEvent, NewTable, Overdue, Retain, Stage, TableInfo,
    TokenHash, decide, millis, signed, unsigned,
};

fn change(connection: &Connection, query: &str, arguments: impl Params) -> Result<usize, StoreError> {
    Ok(connection.prepare_cached(query)?.execute(arguments)?)
}

fn find<T>(
    connection: &Connection,
    query: &str,
    arguments: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(query)?;
    let rows = statement.query_map(arguments, read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

fn find_one<T>(
    connection: &Connection,
    query: &str,
    arguments: impl Params,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Option<T>, StoreError> {
    Ok(connection.prepare_cached(query)?.query_row(arguments, read).optional()?)
}

fn event_of(row: &Row<'_>) -> rusqlite::Result<Event> {
    let (seq, at): (i64, i64) = (row.get(0)?, row.get(3)?);
    Ok(Event { seq: unsigned(seq), kind: row.get(1)?, body: row.get(2)?, at: unsigned(at) })
}

fn info_of(row: &Row<'_>) -> rusqlite::Result<TableInfo> {
    let number = |column: usize| row.get::<_, i64>(column);
    Ok(TableInfo {
        id: row.get(0)?,
        is_listed: number(1)? != 0,
        summary: row.get(2)?,
        stage: Stage::of(number(3)?),
        last_seq: unsigned(number(4)?),
        created_at: unsigned(number(5)?),
        last_at: unsigned(number(6)?),
        is_compacted: number(7)? != 0,
    })
}

fn events_after(connection: &Connection, table: &str, after: u64) -> Result<Vec<Event>, StoreError> {
    find(connection, &SQLITE.read, params![table, signed(after)], event_of)
}

/// Writes events behind `before`; the last one carries the sender's name.
fn write_events(
    connection: &Connection,
    table: &str,
    before: u64,
    events: &[NewEvent],
    client: Option<&str>,
) -> Result<Moment, StoreError> {
    let at = now(connection)?;
    for (index, event) in events.iter().enumerate() {
        let seq = before + 1 + index as u64;
        let client = client.filter(|_| index + 1 == events.len());
        change(
            connection,
            &SQLITE.insert_event,
            params![table, signed(seq), client, event.kind, event.body, signed(at)],
        )?;
    }
    Ok(at)
}

fn now(connection: &Connection) -> Result<Moment, StoreError> {
    let now = find_one(connection, &SQLITE.now, (), |row| row.get(0))?;
    Ok(unsigned(now.unwrap_or_default()))
}

fn write_along(connection: &Connection, table: &str, along: &Along) -> Result<(), StoreError> {
    for (seat, hash) in &along.seats {
        match hash {
            Some(hash) => change(connection, &SQLITE.set_seat, params![table, seat, hash])?,
            None => change(connection, &SQLITE.clear_seat, params![table, seat])?,
        };
    }
    for due in &along.due {
        match due.after {
            Some(after) => change(connection, &SQLITE.set_due, params![table, due.what, millis(after)])?,
            None => change(connection, &SQLITE.clear_due, params![table, due.what])?,
        };
    }
    if let Some(stage) = along.stage {
        change(connection, &SQLITE.set_stage, params![table, stage.number()])?;
    }
    if let Some(summary) = &along.summary {
        change(connection, &SQLITE.set_summary, params![table, summary])?;
    }
    Ok(())
}

fn create(writing: &Writing<'_>, table: &NewTable) -> Result<bool, StoreError> {
    let (connection, id, along) = (writing.connection, table.id.as_str(), &table.along);
    let stage = along.stage.unwrap_or(Stage::Waiting).number();
    let summary = along.summary.as_deref().unwrap_or_default();
    let last = table.events.len() as u64;
    let is_listed = i64::from(table.is_listed);
    if change(connection, &SQLITE.create, params![id, is_listed, summary, stage, signed(last)])? == 0 {
        return Ok(false);
    }
    write_events(connection, id, 0, &table.events, None)?;
    write_along(connection, id, along)?;
    writing.tell(id, last);
    Ok(true)
}

fn append(writing: &Writing<'_>, append: &Append) -> Result<Appended, StoreError> {
    let (connection, table) = (writing.connection, append.table.as_str());
    let both = |row: &Row<'_>| Ok((unsigned(row.get(0)?), row.get::<_, i64>(1)? != 0));
    let Some((last, is_compacted)) = find_one(connection, &SQLITE.last_seq, [table], both)? else {
        return Err(StoreError::NoTable { table: table.to_owned() });
    };
    if is_compacted {
        return Err(StoreError::Compacted { table: table.to_owned() });
    }
    let seq_of = |row: &Row<'_>| Ok(unsigned(row.get(0)?));
    let known = find_one(connection, &SQLITE.known_client, [table, &append.client], seq_of)?;
    Ok(match decide(append, last, known) {
        Decision::Already(seq) => Appended::Already { seq },
        Decision::Stale(last) => {
            Appended::Stale { last, missed: events_after(connection, table, append.expected)? }
        }
        Decision::Store(seq) => {
            let at = write_events(connection, table, last, &append.events, Some(&append.client))?;
            change(connection, &SQLITE.set_last, params![table, signed(seq)])?;
            write_along(connection, table, &append.along)?;
            writing.tell(table, seq);
            Appended::Appended { seq, at }
        }
    })
}

fn compact(connection: &Connection, table: &str, last: u64, record: &str) -> Result<bool, StoreError> {
    let count = |row: &Row<'_>| row.get::<_, i64>(0);
    if find_one(connection, &SQLITE.may_compact, params![table, signed(last)], count)? != Some(1) {
        return Ok(false);
    }
    change(connection, &SQLITE.write_record, params![table, record.as_bytes()])?;
    for query in [&SQLITE.drop_events, &SQLITE.drop_seats, &SQLITE.drop_deadlines] {
        change(connection, query, [table])?;
    }
    Ok(true)
}

fn retain(connection: &Connection, retain: Retain) -> Result<u64, StoreError> {
    let limits = [(retain.finished, &SQLITE.forget_finished), (retain.idle, &SQLITE.forget_idle)];
    let mut forgotten = 0;
    for (age, query) in limits {
        if let Some(age) = age {
            forgotten += change(connection, query, [millis(age)])? as u64;
        }
    }
    change(connection, &SQLITE.drop_leases, ())?;
    Ok(forgotten)
}

/// Each does what the method of the same name of [`crate::Store`] says.
impl Sqlite {
    pub(crate) async fn create_table(&self, table: NewTable) -> Result<bool, StoreError> {
        self.write(move |writing| create(writing, &table)).await
    }

    pub(crate) async fn append(&self, appended: Append) -> Result<Appended, StoreError> {
        self.write(move |writing| append(writing, &appended)).await
    }

    pub(crate) async fn read_events(&self, table: &str, after: u64) -> Result<Vec<Event>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| events_after(connection, &table, after)).await
    }

    pub(crate) async fn table(&self, table: &str) -> Result<Option<TableInfo>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| find_one(connection, &SQLITE.table, [&table], info_of)).await
    }

    pub(crate) async fn seats(&self, table: &str) -> Result<Vec<(u8, TokenHash)>, StoreError> {
        let table = table.to_owned();
        let seat_of = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        self.read(move |connection| find(connection, &SQLITE.seats, [&table], seat_of)).await
    }

    pub(crate) async fn open_tables(&self, most: u32) -> Result<Vec<TableInfo>, StoreError> {
        self.read(move |connection| find(connection, &SQLITE.open_tables, [most], info_of)).await
    }

    /// A change of leases with a time: whether there was one.
    pub(crate) async fn lease(
        &self,
        query: &'static str,
        name: &str,
        holder: &str,
        time: Duration,
    ) -> Result<bool, StoreError> {
        let (name, holder) = (name.to_owned(), holder.to_owned());
        let arguments = move || (name, holder, millis(time));
        self.write(move |writing| Ok(change(writing.connection, query, arguments())? > 0)).await
    }

    pub(crate) async fn release(&self, name: &str, holder: &str) -> Result<bool, StoreError> {
        let both = [name.to_owned(), holder.to_owned()];
        self.write(move |writing| Ok(change(writing.connection, &SQLITE.release, both)? > 0)).await
    }

    pub(crate) async fn overdue(&self, most: u32) -> Result<Vec<Overdue>, StoreError> {
        let overdue_of =
            |row: &Row<'_>| Ok(Overdue { table: row.get(0)?, what: row.get(1)?, at: unsigned(row.get(2)?) });
        self.read(move |connection| find(connection, &SQLITE.overdue, [most], overdue_of)).await
    }

    pub(crate) async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        let left = |row: &Row<'_>| row.get(0);
        self.read(move |connection| Ok(find_one(connection, &SQLITE.next_due, (), left)?.flatten())).await
    }

    pub(crate) async fn now(&self) -> Result<Moment, StoreError> {
        self.read(now).await
    }

    pub(crate) async fn to_compact(&self, age: Duration, most: u32) -> Result<Vec<String>, StoreError> {
        let id = |row: &Row<'_>| row.get(0);
        self.read(move |connection| find(connection, &SQLITE.to_compact, params![millis(age), most], id))
            .await
    }

    pub(crate) async fn compact(&self, table: &str, last: u64, record: &str) -> Result<bool, StoreError> {
        let (table, record) = (table.to_owned(), record.to_owned());
        self.write(move |writing| compact(writing.connection, &table, last, &record)).await
    }

    pub(crate) async fn record(&self, table: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let table = table.to_owned();
        let bytes = |row: &Row<'_>| row.get(0);
        self.read(move |connection| find_one(connection, &SQLITE.record, [&table], bytes)).await
    }

    pub(crate) async fn retain(&self, limits: Retain) -> Result<u64, StoreError> {
        self.write(move |writing| retain(writing.connection, limits)).await
    }

    pub(crate) async fn ready(&self) -> Result<(), StoreError> {
        self.write(|writing| change(writing.connection, &SQLITE.ready, ()).map(drop)).await
    }
}
