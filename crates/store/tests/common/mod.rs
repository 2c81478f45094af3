//! Places where a store can be opened, again and again, on both databases.
#![allow(dead_code)]

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use store::{Append, Event, NewEvent, NewTable, Options, Store};
use testkit::postgres::Cluster;

/// A folder that goes away.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static FOLDERS: AtomicU32 = AtomicU32::new(0);
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("teahouse-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Where a store is, or will be.
pub struct Place {
    pub address: String,
    folder: Option<Folder>,
}

impl Place {
    pub fn sqlite() -> Place {
        let folder = Folder::new();
        Place { address: folder.file("tables.db").display().to_string(), folder: Some(folder) }
    }

    pub fn postgres() -> Place {
        Place::at(Cluster::shared().database())
    }

    pub fn at(address: String) -> Place {
        Place { address, folder: None }
    }

    pub fn path(&self) -> &Path {
        assert!(self.folder.is_some(), "this is no file");
        Path::new(&self.address)
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.address, Options::default()).await.unwrap()
    }

    pub fn is_shared_by_servers(&self) -> bool {
        self.folder.is_none()
    }
}

pub fn event(body: &str) -> NewEvent {
    NewEvent { kind: "act".into(), body: body.as_bytes().to_vec() }
}

pub fn append(table: &str, expected: u64, client: &str) -> Append {
    let (table, events) = (table.into(), vec![event(client)]);
    Append { table, expected, client: client.into(), events, ..Append::default() }
}

pub async fn table(store: &Store, id: &str) {
    assert!(store.create_table(NewTable { id: id.into(), ..NewTable::default() }).await.unwrap());
}

/// Appends an event that nothing stands against.
pub async fn add(store: &Store, table: &str, expected: u64, client: &str) {
    let done = store.append(append(table, expected, client)).await;
    assert_eq!(done.map(|done| done.stored()), Ok(Some(expected + 1)));
}

/// The bodies of events, as texts.
pub fn bodies(events: &[Event]) -> Vec<String> {
    events.iter().map(|event| String::from_utf8(event.body.clone()).unwrap()).collect()
}

/// Whether the numbers are 1, 2, 3 …
pub fn is_contiguous(events: &[Event]) -> bool {
    events.iter().zip(1..).all(|(event, seq)| event.seq == seq)
}
