//! The host of all tables: reads them from the store, lets things happen there, and tells everybody.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use game::{Message, Seat};
use store::{Event, NewTable, News, Store, StoreError, TableInfo};
use tables::fair::fair::Secret;
use tokio::sync::{Notify, Semaphore};

use super::event::Happening;
use super::kept::{Held, Kept};
use super::room::Room;
use super::setup::Wanted;
use super::token::{Token, random, table_id};
use crate::log::Log;
use crate::metrics::Metrics;

/// A table that nobody joins for so long, in milliseconds, is listed no more; its link still leads there.
const LISTED_FOR: u64 = 24 * 3600 * 1000;

/// How long a store may take to close.
const CLOSE_WITHIN: Duration = Duration::from_secs(10);

/// How the host works.
#[derive(Clone, Copy, Debug)]
pub struct HostOptions {
    /// How many computers think at a time.
    pub thinkers: usize,
    /// The longest a computer thinks about a move.
    pub think_within: Duration,
    /// How long finished games stay tables, with their events, before they become records.
    pub compact_after: Duration,
    /// How long tables are kept.
    pub retain: store::Retain,
}

impl Default for HostOptions {
    fn default() -> HostOptions {
        HostOptions {
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            think_within: Duration::from_secs(3),
            compact_after: Duration::from_secs(24 * 3600),
            retain: store::Retain { finished: None, idle: Some(Duration::from_secs(30 * 24 * 3600)) },
        }
    }
}

/// The host. Clones share it.
#[derive(Clone)]
pub struct Host(Arc<Hosting>);

pub(crate) struct Hosting {
    pub store: Store,
    pub options: HostOptions,
    pub metrics: Arc<Metrics>,
    pub log: Log,
    /// The name of this server among all that share the store.
    pub me: String,
    rooms: Mutex<HashMap<String, Weak<Kept>>>,
    pub thinkers: Arc<Semaphore>,
    /// Told when something may be due earlier than it was.
    pub sooner: Notify,
    /// Tables where a computer has to think, and those where one does.
    pub thinking: tokio::sync::mpsc::UnboundedSender<String>,
    pub thought_about: Mutex<HashSet<String>>,
}

/// Why a table cannot be had.
#[derive(Debug)]
pub enum NoTable {
    /// There is none.
    Unknown,
    /// It is a record by now.
    Record,
    /// The store cannot tell.
    Store(StoreError),
    /// What is stored is no table.
    Broken(String),
}

impl NoTable {
    /// What to say about it.
    pub fn message(&self) -> Message {
        match self {
            NoTable::Unknown => Message::new("host-no-table"),
            NoTable::Record => Message::new("host-table-is-record"),
            NoTable::Store(error) => not_stored(error),
            NoTable::Broken(_) => Message::new("host-table-broken"),
        }
    }
}

impl From<StoreError> for NoTable {
    fn from(error: StoreError) -> NoTable {
        match error {
            StoreError::NoTable { .. } => NoTable::Unknown,
            error => NoTable::Store(error),
        }
    }
}

/// What people are told of a store that fails: what it means for them, and not what the database said.
pub(super) fn not_stored(error: &StoreError) -> Message {
    match error {
        StoreError::Full { .. } => Message::new("host-full"),
        StoreError::NoTable { .. } => Message::new("host-no-table"),
        StoreError::Compacted { .. } => Message::new("host-table-is-record"),
        _ => Message::new("host-not-stored"),
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Host {
    /// A host on a store. What goes on by itself begins with [`Host::keep`].
    pub fn new(store: Store, options: HostOptions, log: Log) -> std::io::Result<(Host, Duties)> {
        let me = random::<8>().ok_or_else(|| std::io::Error::other("the system has no random numbers"))?;
        let (thinking, to_think) = tokio::sync::mpsc::unbounded_channel();
        let hosting = Hosting {
            store,
            options,
            metrics: Arc::default(),
            log,
            me: format!("server-{:016x}", u64::from_be_bytes(me)),
            rooms: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(options.thinkers.max(1))),
            sooner: Notify::new(),
            thinking,
            thought_about: Mutex::default(),
        };
        Ok((Host(Arc::new(hosting)), Duties { to_think }))
    }

    pub(crate) fn inner(&self) -> &Hosting {
        &self.0
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// What is counted.
    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.0.metrics
    }

    /// How many tables are held in memory.
    pub fn tables_held(&self) -> usize {
        lock(&self.0.rooms).values().filter(|kept| kept.strong_count() > 0).count()
    }

    /// Makes a table: its id, and what its dice were committed to.
    pub async fn make(&self, wanted: Wanted) -> Result<(String, String), Message> {
        let secret = random::<32>().map(Secret::from_bytes).ok_or_else(|| Message::new("host-not-stored"))?;
        // A rule file is read and checked beside everything else that goes on.
        let (wanted, made) = tokio::task::spawn_blocking(move || {
            let made = wanted.check(&secret);
            (wanted, made)
        })
        .await
        .map_err(|_| Message::new("host-not-stored"))?;
        let made = made?;
        let (listed, commitment) = (made.listed, made.commitment.clone());
        let own = wanted.own.map(|own| (own.seat, Some(own.token.hash())));
        let seats = own.into_iter().collect();
        let id = self.store_new(Happening::Made(Box::new(made)), listed, seats).await?;
        self.0.metrics.tables_made.add(1);
        self.0.log.say("table made", &[("table", &id)]);
        Ok((id, commitment))
    }

    pub(super) async fn store_new(
        &self,
        made: Happening,
        is_listed: bool,
        seats: Vec<(Seat, Option<store::TokenHash>)>,
    ) -> Result<String, Message> {
        let id = table_id().ok_or_else(|| Message::new("host-not-stored"))?;
        let first = made.stored();
        let event = Event { seq: 1, kind: first.kind.clone(), body: first.body.clone(), at: 0 };
        let room = Room::of(&id, &[event]).map_err(|_| Message::new("host-table-broken"))?;
        let along = store::Along { seats, summary: Some(room.summary()), ..store::Along::default() };
        let table = NewTable { id: id.clone(), is_listed, events: vec![first], along };
        match self.0.store.create_table(table).await {
            Ok(true) => Ok(id),
            Ok(false) => Err(Message::new("host-not-stored")),
            Err(error) => {
                self.failed("making a table", &id, &error);
                Err(not_stored(&error))
            }
        }
    }

    pub(crate) fn failed(&self, doing: &str, table: &str, error: &StoreError) {
        self.0.metrics.store_failures.add(1);
        self.0
            .log
            .say("store failed", &[("table", table), ("doing", doing), ("problem", &error.to_string())]);
    }

    /// The tables that wait for somebody, with their age in milliseconds.
    pub async fn open_tables(&self, most: u32) -> Result<Vec<(TableInfo, u64)>, Message> {
        let store = &self.0.store;
        let read = async {
            let now = store.now().await?;
            let tables = store.open_tables(most).await?;
            let aged = |table: TableInfo| {
                let age = now.saturating_sub(table.created_at);
                (table, age)
            };
            Ok(tables.into_iter().map(aged).filter(|(_, age)| *age < LISTED_FOR).collect())
        };
        read.await.map_err(|error: StoreError| not_stored(&error))
    }

    /// A table, read from the store unless somebody listens to it already.
    pub async fn table(&self, id: &str) -> Result<Arc<Kept>, NoTable> {
        let kept = self.kept(id);
        let mut held = kept.room.lock().await;
        self.hold(&kept, &mut held).await?;
        drop(held);
        Ok(kept)
    }

    fn kept(&self, id: &str) -> Arc<Kept> {
        let mut rooms = lock(&self.0.rooms);
        if let Some(kept) = rooms.get(id).and_then(Weak::upgrade) {
            return kept;
        }
        let kept = Arc::new(Kept::new(id));
        rooms.insert(id.to_owned(), Arc::downgrade(&kept));
        // Tables that nobody listens to any more leave their names behind.
        if rooms.len().is_power_of_two() {
            rooms.retain(|_, kept| kept.strong_count() > 0);
        }
        kept
    }

    /// Reads a table from the store, if it is not there or has to be read again.
    pub(super) async fn hold<'h>(&self, kept: &Kept, held: &'h mut Held) -> Result<&'h mut Room, NoTable> {
        if held.room.is_none() {
            held.room = Some(self.read(kept.id()).await?);
        }
        let Some(room) = held.room.as_mut() else { return Err(NoTable::Unknown) };
        kept.tell(room);
        Ok(room)
    }

    async fn read(&self, id: &str) -> Result<Room, NoTable> {
        let events = self.0.store.read(id, 0).await?;
        if events.is_empty() {
            return Err(NoTable::Record);
        }
        Room::of(id, &events).map_err(|broken| {
            self.0.log.say("table broken", &[("table", id), ("problem", &broken.0)]);
            NoTable::Broken(broken.0)
        })
    }

    /// Reads what other servers have appended.
    pub(crate) async fn catch_up(&self, kept: &Kept) -> Result<(), NoTable> {
        let mut held = kept.room.lock().await;
        let room = self.hold(kept, &mut held).await?;
        self.follow(kept, room).await
    }

    pub(super) async fn follow(&self, kept: &Kept, room: &mut Room) -> Result<(), NoTable> {
        for event in self.0.store.read(kept.id(), room.seq()).await? {
            room.follow(&event).map_err(|broken| NoTable::Broken(broken.0))?;
        }
        kept.tell(room);
        Ok(())
    }

    /// Looks at a table.
    pub async fn look<T>(&self, kept: &Kept, look: impl FnOnce(&Room) -> T) -> Result<T, NoTable> {
        let mut held = kept.room.lock().await;
        Ok(look(self.hold(kept, &mut held).await?))
    }

    /// The seat of a token, if it is one of this table.
    pub async fn seat_of(&self, kept: &Kept, token: &Token) -> Result<Option<Seat>, StoreError> {
        let seats = self.0.store.seats(kept.id()).await?;
        // All of them are compared, whichever fits.
        Ok(seats.iter().fold(None, |found, (seat, hash)| if token.fits(hash) { Some(*seat) } else { found }))
    }

    /// Passes on what other servers have appended, until the store is closed.
    pub(crate) async fn hear(&self) {
        let mut watcher = self.0.store.watch();
        while let Some(news) = watcher.next().await {
            match news {
                News::Events { table, seq } => {
                    let kept = lock(&self.0.rooms).get(&table).and_then(Weak::upgrade);
                    if let Some(kept) = kept.filter(|kept| kept.seq.load(Ordering::Acquire) < seq) {
                        let _ = self.catch_up(&kept).await;
                    }
                }
                News::CatchUp => {
                    let all: Vec<_> = lock(&self.0.rooms).values().filter_map(Weak::upgrade).collect();
                    for kept in all {
                        let _ = self.catch_up(&kept).await;
                    }
                }
            }
        }
    }

    /// The record of a table, also of one that is nothing else any more.
    pub async fn record(&self, id: &str) -> Result<String, NoTable> {
        match self.table(id).await {
            Ok(kept) => self.look(&kept, Room::record).await,
            Err(NoTable::Record) => self.0.store.record(id).await?.ok_or(NoTable::Unknown),
            Err(other) => Err(other),
        }
    }

    /// Finishes what is being stored.
    pub async fn close(&self) {
        let _ = tokio::time::timeout(CLOSE_WITHIN, self.0.store.close()).await;
    }
}

/// What the host has to do besides answering.
pub struct Duties {
    pub(crate) to_think: tokio::sync::mpsc::UnboundedReceiver<String>,
}
