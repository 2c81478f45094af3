//! What PostgreSQL is asked to do, apart from what is written in batches.

use std::time::Duration;

use tokio_postgres::Row;

use super::Postgres;
use super::writer::{Done, Job};
use crate::error::StoreError;
use crate::queries::POSTGRES;
use crate::types::{
    Append, Appended, Event, Moment, NewTable, Overdue, Retain, Stage, TableInfo, TokenHash, millis, signed,
    unsigned,
};

pub(super) fn event_of(row: &Row) -> Event {
    Event { seq: unsigned(row.get(0)), kind: row.get(1), body: row.get(2), at: unsigned(row.get(3)) }
}

fn info_of(row: &Row) -> TableInfo {
    TableInfo {
        id: row.get(0),
        is_listed: row.get::<_, i64>(1) != 0,
        summary: row.get(2),
        stage: Stage::of(row.get(3)),
        last_seq: unsigned(row.get(4)),
        created_at: unsigned(row.get(5)),
        last_at: unsigned(row.get(6)),
        is_compacted: row.get::<_, i64>(7) != 0,
    }
}

fn seat_of(row: &Row) -> Result<(u8, TokenHash), StoreError> {
    let damaged = |what: &str| StoreError::Failed { problem: format!("a seat has {what}") };
    let seat = u8::try_from(row.get::<_, i64>(0)).map_err(|_| damaged("a number above 255"))?;
    let hash = row.get::<_, &[u8]>(1).try_into().map_err(|_| damaged("a hash that is not 32 bytes long"))?;
    Ok((seat, hash))
}

/// What a job of one kind never answers with.
fn unexpected<T>() -> Result<T, StoreError> {
    Err(StoreError::Failed { problem: "an answer to another question".into() })
}

/// Each does what the method of the same name of [`crate::Store`] says.
impl Postgres {
    pub(crate) async fn create_table(&self, table: NewTable) -> Result<bool, StoreError> {
        match self.write(Job::Create(table)).await? {
            Done::Created(is_new) => Ok(is_new),
            _ => unexpected(),
        }
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        match self.write(Job::Append(append)).await? {
            Done::Appended(appended) => Ok(appended),
            _ => unexpected(),
        }
    }

    pub(crate) async fn compact(&self, table: &str, last: u64, record: &str) -> Result<bool, StoreError> {
        let (table, record) = (table.to_owned(), record.to_owned());
        match self.write(Job::Compact { table, last, record }).await? {
            Done::Compacted(is_done) => Ok(is_done),
            _ => unexpected(),
        }
    }

    pub(crate) async fn retain(&self, limits: Retain) -> Result<u64, StoreError> {
        match self.write(Job::Retain(limits)).await? {
            Done::Retained(forgotten) => Ok(forgotten),
            _ => unexpected(),
        }
    }

    pub(crate) async fn read_events(&self, table: &str, after: u64) -> Result<Vec<Event>, StoreError> {
        let rows = self.0.link.rows(&POSTGRES.read, &[&table, &signed(after)]).await?;
        Ok(rows.iter().map(event_of).collect())
    }

    pub(crate) async fn table(&self, table: &str) -> Result<Option<TableInfo>, StoreError> {
        Ok(self.0.link.rows(&POSTGRES.table, &[&table]).await?.first().map(info_of))
    }

    pub(crate) async fn seats(&self, table: &str) -> Result<Vec<(u8, TokenHash)>, StoreError> {
        self.0.link.rows(&POSTGRES.seats, &[&table]).await?.iter().map(seat_of).collect()
    }

    pub(crate) async fn open_tables(&self, most: u32) -> Result<Vec<TableInfo>, StoreError> {
        let rows = self.0.link.rows(&POSTGRES.open_tables, &[&i64::from(most)]).await?;
        Ok(rows.iter().map(info_of).collect())
    }

    /// A change of leases with a time: whether there was one.
    pub(crate) async fn lease(
        &self,
        query: &'static str,
        name: &str,
        holder: &str,
        time: Duration,
    ) -> Result<bool, StoreError> {
        Ok(self.0.link.count(query, &[&name, &holder, &millis(time)]).await? > 0)
    }

    pub(crate) async fn release(&self, name: &str, holder: &str) -> Result<bool, StoreError> {
        Ok(self.0.link.count(&POSTGRES.release, &[&name, &holder]).await? > 0)
    }

    pub(crate) async fn overdue(&self, most: u32) -> Result<Vec<Overdue>, StoreError> {
        let overdue_of =
            |row: &Row| Overdue { table: row.get(0), what: row.get(1), at: unsigned(row.get(2)) };
        let rows = self.0.link.rows(&POSTGRES.overdue, &[&i64::from(most)]).await?;
        Ok(rows.iter().map(overdue_of).collect())
    }

    pub(crate) async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        let rows = self.0.link.rows(&POSTGRES.next_due, &[]).await?;
        Ok(rows.first().and_then(|row| row.get(0)))
    }

    pub(crate) async fn now(&self) -> Result<Moment, StoreError> {
        let rows = self.0.link.rows(&POSTGRES.now, &[]).await?;
        Ok(rows.first().map_or(0, |row| unsigned(row.get(0))))
    }

    pub(crate) async fn to_compact(&self, age: Duration, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = self.0.link.rows(&POSTGRES.to_compact, &[&millis(age), &i64::from(most)]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    pub(crate) async fn record(&self, table: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.0.link.rows(&POSTGRES.record, &[&table]).await?.first().map(|row| row.get(0)))
    }

    pub(crate) async fn ready(&self) -> Result<(), StoreError> {
        self.0.link.count(&POSTGRES.ready, &[]).await.map(drop)
    }
}
