//! From any earlier version of the database to the present one.

use tokio::time::Instant;
use tokio_postgres::Client;

use super::link::{Link, Trouble, connect};
use crate::error::StoreError;

/// What makes each version out of the one before. Those that were released once are never changed.
const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/postgres/0001_log.sql"),
    include_str!("../../migrations/postgres/0002_records.sql"),
];

/// The number under which servers that start together wait for each other: `teah`.
const LOCK: i64 = 0x7465_6168;

pub(super) async fn migrate(link: &Link) -> Result<(), StoreError> {
    let until = Instant::now() + link.patience();
    loop {
        match attempt(link).await {
            Ok(()) => return Ok(()),
            Err(trouble) => trouble.wait(until).await?,
        }
    }
}

async fn attempt(link: &Link) -> Result<(), Trouble> {
    // On a connection of its own, so that a transaction that is broken off ends with it.
    let mut client = connect(link.config()).await?;
    step(&mut client).await
}

async fn step(client: &mut Client) -> Result<(), Trouble> {
    let transaction = client.transaction().await?;
    transaction.execute("select pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let has_schema = "select count(*) from information_schema.schemata where schema_name = 'teahouse'";
    if transaction.query_one(has_schema, &[]).await?.get::<_, i64>(0) == 0 {
        transaction.batch_execute("create schema teahouse").await?;
    }
    transaction
        .batch_execute("create table if not exists teahouse.version (version bigint not null)")
        .await?;
    let found: i64 =
        transaction.query_one("select coalesce(max(version), 0) from teahouse.version", &[]).await?.get(0);
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known }.into());
    }
    let done = usize::try_from(found).unwrap_or_default();
    for (migration, version) in MIGRATIONS.iter().zip(1_i64..).skip(done) {
        transaction.batch_execute(migration).await?;
        transaction.execute("insert into teahouse.version (version) values ($1)", &[&version]).await?;
    }
    transaction.commit().await?;
    Ok(())
}
