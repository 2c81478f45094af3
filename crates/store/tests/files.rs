//! Files: what can be opened, backups and how they come back.

use std::path::Path;

use crate::common::{Folder, Place, add, bodies, is_contiguous, table};
use rusqlite::Connection;
use store::{NewTable, Options, Store, StoreError};

async fn open(address: &str) -> Result<Store, StoreError> {
    Store::open(address, Options::default()).await
}

#[tokio::test]
async fn what_is_no_database_is_refused_with_what_was_expected() {
    let folder = Folder::new();
    let text = folder.file("text");
    std::fs::write(&text, "a text of more than a hundred bytes, which is no database at all. ".repeat(20))
        .unwrap();
    let places = [
        String::new(),
        "mysql://host/db".into(),
        "sqlite:".into(),
        folder.file("").display().to_string(),
        folder.file("no/such/folder/file").display().to_string(),
        text.display().to_string(),
        "postgres://host:not-a-port/db".into(),
    ];
    for address in places {
        let error = open(&address).await.err().unwrap_or_else(|| panic!("{address:?} was opened"));
        assert!(matches!(error, StoreError::Address { .. }), "{address:?}: {error:?}");
        assert!(error.to_string().contains("Expected: a file, or postgres://"), "{error}");
    }
    assert!(std::fs::read_to_string(text).unwrap().starts_with("a text of more"));
}

#[tokio::test]
async fn a_database_that_must_be_reached_encrypted_is_refused_rather_than_reached_in_the_open() {
    for mode in ["require", "verify-ca", "verify-full"] {
        let error = open(&format!("postgres://me:hunter2@127.0.0.1:1/db?sslmode={mode}")).await.err();
        assert_eq!(error, Some(StoreError::NotEncrypted), "{mode}");
        let said = StoreError::NotEncrypted.to_string();
        assert!(said.contains("not encrypted") && said.contains("tunnel"), "{said}");
    }
}

#[tokio::test]
async fn no_password_is_ever_told() {
    for address in ["postgres://me:hunter2@host:x/db", "postgres://me:hunter2@127.0.0.1:1/db"] {
        let options = Options { patience: std::time::Duration::from_millis(50), ..Options::default() };
        let error = Store::open(address, options).await.err().expect("nobody is there");
        assert!(!format!("{error} {error:?}").contains("hunter2"), "{error:?}");
    }
}

#[tokio::test]
async fn a_file_can_be_named_as_sqlite_as_well() {
    let place = Place::sqlite();
    let store = open(&format!("sqlite:{}", place.address)).await.unwrap();
    table(&store, "a").await;
    store.close().await;
    assert!(place.open().await.table("a").await.unwrap().is_some());
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_file_or_a_backup() {
    use std::os::unix::fs::PermissionsExt as _;
    let (place, folder) = (Place::sqlite(), Folder::new());
    let store = place.open().await;
    table(&store, "a").await;
    let backup = folder.file("backup.db");
    store.backup(&backup).await.unwrap();
    let beside = |ending: &str| Path::new(&format!("{}{ending}", place.address)).to_owned();
    for path in [beside(""), beside("-wal"), beside("-shm"), backup] {
        let mode = std::fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}", path.display());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_store_in_use_holds_everything_that_was_acknowledged_and_comes_back() {
    let (place, folder) = (Place::sqlite(), Folder::new());
    let store = place.open().await;
    table(&store, "a").await;
    for expected in 0..50 {
        add(&store, "a", expected, &format!("c{expected}")).await;
    }
    // While others write.
    let writing = store.clone();
    let writer = tokio::spawn(async move {
        for expected in 50..150 {
            add(&writing, "a", expected, &format!("c{expected}")).await;
        }
    });
    let backup = folder.file("backup.db");
    store.backup(&backup).await.unwrap();
    writer.await.unwrap();
    let whole = store.read("a", 0).await.unwrap();
    let files: Vec<_> =
        std::fs::read_dir(folder.file("")).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["backup.db"], "the backup is one file");

    let restored = Place::sqlite();
    Store::restore(&backup, restored.path()).await.unwrap();
    let again = restored.open().await;
    let events = again.read("a", 0).await.unwrap();
    assert!(events.len() >= 50 && is_contiguous(&events), "{}", events.len());
    assert_eq!(events, whole[..events.len()]);
    add(&again, "a", events.len() as u64, "after").await;
    assert_eq!(bodies(&store.read("a", 149).await.unwrap()), ["c149"], "the first store goes on by itself");
}

#[tokio::test]
async fn a_backup_from_outside_is_whole_and_changes_nothing() {
    let (place, folder) = (Place::sqlite(), Folder::new());
    let backup = folder.file("backup.db");
    let missing = Store::backup_of(&place.address, &backup).await;
    assert!(matches!(missing, Err(StoreError::Address { .. })), "{missing:?}");
    assert!(!place.path().exists() && !backup.exists(), "nothing is made by looking");

    let store = place.open().await;
    table(&store, "a").await;
    add(&store, "a", 0, "one").await;
    // It lies beside the file still.
    assert!(std::fs::metadata(format!("{}-wal", place.address)).unwrap().len() > 0);
    Store::backup_of(&format!("sqlite:{}", place.address), &backup).await.unwrap();
    add(&store, "a", 1, "two").await;
    let copied = open(backup.to_str().unwrap()).await.unwrap();
    assert_eq!(bodies(&copied.read("a", 0).await.unwrap()), ["one"]);
    assert_eq!(bodies(&store.read("a", 0).await.unwrap()), ["one", "two"]);
}

#[tokio::test]
async fn nothing_is_overwritten_by_a_backup_or_a_restore() {
    let (place, folder) = (Place::sqlite(), Folder::new());
    let store = place.open().await;
    let (taken, backup) = (folder.file("taken"), folder.file("backup.db"));
    std::fs::write(&taken, "mine").unwrap();
    let exists = |path: &Path| Err(StoreError::Exists { path: path.display().to_string() });
    assert_eq!(store.backup(&taken).await, exists(&taken));
    store.backup(&backup).await.unwrap();
    assert_eq!(Store::restore(&backup, place.path()).await, exists(place.path()));
    assert_eq!(std::fs::read_to_string(&taken).unwrap(), "mine");
    // What a database left beside itself would be taken for a part of the new one.
    let wal = folder.file("new.db-wal");
    std::fs::write(&wal, "old").unwrap();
    assert_eq!(Store::restore(&backup, &folder.file("new.db")).await, exists(&wal));
    assert!(!folder.file("new.db").exists());
}

#[tokio::test]
async fn a_backup_into_nowhere_is_refused_and_leaves_nothing() {
    let (place, folder) = (Place::sqlite(), Folder::new());
    let store = place.open().await;
    assert!(store.backup(&folder.file("no/such/folder.db")).await.is_err());
    assert_eq!(std::fs::read_dir(folder.file("")).unwrap().count(), 0);
}

#[tokio::test]
async fn a_damaged_backup_does_not_come_back() {
    let (place, folder) = (Place::sqlite(), Folder::new());
    let store = place.open().await;
    for number in 0..200 {
        let summary = Some(vec![number as u8; 500]);
        let along = store::Along { summary, ..store::Along::default() };
        store
            .create_table(NewTable { id: format!("t{number}"), along, ..NewTable::default() })
            .await
            .unwrap();
    }
    let backup = folder.file("backup.db");
    store.backup(&backup).await.unwrap();
    let good = std::fs::read(&backup).unwrap();
    let mut scratched = good.clone();
    // In the middle, where a page of the table lies.
    let middle = good.len() / 2 / 4096 * 4096;
    scratched[middle..middle + 200].fill(0xa5);
    let other = folder.file("other.db");
    Connection::open(&other).unwrap().execute_batch("create table notes (text)").unwrap();
    let others = std::fs::read(&other).unwrap();
    let damages = [good[..good.len() / 2].to_vec(), scratched, b"no database".to_vec(), others, Vec::new()];
    for (number, bytes) in damages.iter().enumerate() {
        let damaged = folder.file(&format!("damaged{number}.db"));
        std::fs::write(&damaged, bytes).unwrap();
        let to = folder.file(&format!("restored{number}.db"));
        let restored = Store::restore(&damaged, &to).await;
        assert!(matches!(restored, Err(StoreError::Damaged { .. })), "{number}: {restored:?}");
        assert!(!to.exists(), "{number}");
    }
    assert!(Store::restore(&folder.file("none.db"), &folder.file("x.db")).await.is_err());
}

#[tokio::test]
async fn postgresql_is_not_copied_by_us() {
    let store = Place::postgres().open().await;
    assert_eq!(store.backup(Path::new("anything")).await, Err(StoreError::NoCopies));
    let from_outside = Store::backup_of("postgres://host/database", Path::new("anything")).await;
    assert_eq!(from_outside, Err(StoreError::NoCopies));
}

#[tokio::test]
async fn a_store_in_a_file_waits_for_another_process_that_writes() {
    let place = Place::sqlite();
    let store = place.open().await;
    table(&store, "a").await;
    let other = Connection::open(place.path()).unwrap();
    other.execute_batch("begin immediate").unwrap();
    let writing = store.clone();
    let waiting = tokio::spawn(async move { add(&writing, "a", 0, "one").await });
    // Reading goes on meanwhile.
    assert_eq!(store.read("a", 0).await, Ok(vec![]));
    other.execute_batch("commit").unwrap();
    waiting.await.unwrap();
    assert_eq!(store.read("a", 0).await.unwrap().len(), 1);
}
