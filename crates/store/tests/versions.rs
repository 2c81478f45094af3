//! Databases of earlier versions are brought to the present one with everything in them; those of later ones are left alone.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::common::{Place, add, append, bodies};
use rusqlite::Connection;
use store::{Appended, Options, Stage, Store, StoreError};
use tokio_postgres::NoTls;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

async fn say(address: &str, statements: &str) {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(statements).await.unwrap();
}

/// A store of version 1 in a file.
fn old_file() -> Place {
    let place = Place::sqlite();
    std::fs::copy(fixture("version1.db"), place.path()).unwrap();
    place
}

/// A store of version 1 in PostgreSQL.
async fn old_database() -> Place {
    let place = Place::postgres();
    say(&place.address, &std::fs::read_to_string(fixture("version1.sql")).unwrap()).await;
    place
}

/// What the fixtures hold, through the present version, and that everything new works with it.
async fn check_everything(store: &Store) {
    let stages =
        [("waiting", Stage::Waiting, 1), ("playing", Stage::Playing, 3), ("finished", Stage::Finished, 2)];
    for (id, stage, last) in stages {
        let info = store.table(id).await.unwrap().unwrap();
        assert_eq!((info.stage, info.last_seq, info.is_compacted), (stage, last, false), "{id}");
    }
    let playing = store.read("playing", 0).await.unwrap();
    assert_eq!(bodies(&playing), ["{}", "r63", "24/18"]);
    assert_eq!((playing[2].seq, playing[2].kind.as_str(), playing[2].at), (3, "act", 1_780_000_000_030));
    assert_eq!(store.read("finished", 0).await.unwrap()[0].body, [0, 1, 254, 255]);
    assert_eq!(store.open_tables(9).await.unwrap()[0].summary, b"Ann waits");
    assert_eq!(store.seats("playing").await, Ok(vec![(0, [7; 32]), (1, [8; 32])]));
    assert_eq!(store.append(append("playing", 0, "c-1")).await, Ok(Appended::Already { seq: 2 }));
    add(store, "playing", 3, "c-3").await;
    let due = store.overdue(9).await.unwrap();
    assert!(due.iter().all(|due| due.at == 1_780_000_060_000 && due.table == "playing"));
    assert_eq!(store.acquire("clock", "new-server", Duration::from_secs(60)).await, Ok(true));
    // A game that was finished before records were known becomes one.
    assert_eq!(store.to_compact(Duration::ZERO, 9).await, Ok(vec!["finished".to_owned()]));
    assert_eq!(store.compact("finished", 2, "record").await, Ok(true));
}

#[tokio::test]
async fn a_backup_from_outside_leaves_an_older_version_as_it_is() {
    let (place, copy) = (old_file(), Place::sqlite());
    let before = std::fs::read(place.path()).unwrap();
    Store::backup_of(&place.address, copy.path()).await.unwrap();
    assert_eq!(std::fs::read(place.path()).unwrap(), before);
    check_everything(&copy.open().await).await;
}

#[tokio::test]
async fn a_file_of_version_1_goes_on_as_it_was() {
    let place = old_file();
    let store = place.open().await;
    check_everything(&store).await;
    store.close().await;
    // Once more nothing is to be done.
    let again = place.open().await;
    assert_eq!(again.record("finished").await.unwrap().as_deref(), Some("record"));
}

#[tokio::test]
async fn a_postgresql_of_version_1_goes_on_as_it_was() {
    let place = old_database().await;
    let store = place.open().await;
    check_everything(&store).await;
    let again = place.open().await;
    assert_eq!(again.record("finished").await.unwrap().as_deref(), Some("record"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_start_together_bring_a_database_forward_once() {
    for place in [old_file(), old_database().await, Place::sqlite(), Place::postgres()] {
        let opening = (0..6).map(|_| {
            let address = place.address.clone();
            tokio::spawn(async move { Store::open(&address, Options::default()).await.map(drop) })
        });
        for opening in opening.collect::<Vec<_>>() {
            opening.await.unwrap().unwrap();
        }
    }
}

#[tokio::test]
async fn a_database_of_a_later_version_is_refused_and_left_alone() {
    let newer = StoreError::Newer { found: 99, known: 2 };
    let place = old_file();
    Connection::open(place.path()).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let before = std::fs::read(place.path()).unwrap();
    let opened = Store::open(&place.address, Options::default()).await;
    assert_eq!(opened.err(), Some(newer.clone()));
    assert!(std::fs::read(place.path()).unwrap() == before, "not a byte is changed");

    let place = old_database().await;
    say(&place.address, "insert into teahouse.version values (99)").await;
    assert_eq!(Store::open(&place.address, Options::default()).await.err(), Some(newer));
    // Nothing of version 2 was added: there is room for it.
    say(&place.address, "alter table teahouse.tables add column finished_at bigint").await;
}

#[tokio::test]
async fn the_database_of_another_program_is_refused_and_left_alone() {
    let place = Place::sqlite();
    let other = Connection::open(place.path()).unwrap();
    other.execute_batch("create table notes (text); insert into notes values ('mine')").unwrap();
    drop(other);
    let before = std::fs::read(place.path()).unwrap();
    let opened = Store::open(&place.address, Options::default()).await;
    assert!(matches!(opened.err(), Some(StoreError::Address { .. })));
    assert!(std::fs::read(place.path()).unwrap() == before, "not a byte is changed");
}
