//! The host of all tables: reads them from the store, lets things happen there, and tells everybody.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use game::{Message, Seat};
use store::{Append, Appended, Event, NewEvent, NewTable, News as StoreNews, Store, StoreError, TableInfo};
use tables::fair::fair::Secret;
use tokio::sync::{Notify, Semaphore, broadcast};

use super::event::Happening;
use super::intention::Intention;
use super::room::{Next, Room, Sitter};
use super::setup::{SeatSetup, Wanted};
use super::token::{Token, random, table_id};
use crate::log::Log;
use crate::metrics::Metrics;

/// How many events wait for somebody who listens slowly; who is further behind is told what was missed.
const BACKLOG: usize = 64;

/// How soon it is told who came and went.
const TELL_PRESENT: Duration = Duration::from_millis(100);

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

/// A table that somebody listens to.
pub struct Kept {
    id: String,
    room: tokio::sync::Mutex<Held>,
    news: broadcast::Sender<News>,
    /// The number of the last event that was told, readable without waiting.
    seq: AtomicU64,
    present: Mutex<Present>,
    /// Until when this server surely serves the table's computers.
    pub(crate) leased: Mutex<Option<Instant>>,
}

/// The table itself, or the need to read it again.
struct Held {
    room: Option<Room>,
}

/// Who is connected to a table at this server.
#[derive(Default)]
struct Present {
    seats: HashMap<Seat, usize>,
    watchers: usize,
    will_be_told: bool,
}

/// What everybody at a table is told.
#[derive(Clone, Debug)]
pub enum News {
    /// Something happened: its number, and the message about it.
    Event(u64, Arc<str>),
    /// Somebody came or went.
    Present(Arc<str>),
}

/// The message about an event.
pub fn event_message(told: &str) -> String {
    format!("{{\"type\":\"event\",\"event\":{told}}}")
}

/// What became of an intention.
pub enum Answer {
    /// It is stored; its last event has this number.
    Done(u64),
    /// Nothing happened.
    Refused {
        /// Why.
        message: Message,
        /// The number of the last event.
        seq: u64,
        /// What the sender did not know, as it is told.
        missed: Vec<String>,
    },
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
fn not_stored(error: &StoreError) -> Message {
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

    async fn store_new(
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
            Ok(tables.into_iter().map(aged).collect())
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
        let kept = Arc::new(Kept {
            id: id.to_owned(),
            room: tokio::sync::Mutex::new(Held { room: None }),
            news: broadcast::Sender::new(BACKLOG),
            seq: AtomicU64::new(0),
            present: Mutex::default(),
            leased: Mutex::default(),
        });
        rooms.insert(id.to_owned(), Arc::downgrade(&kept));
        // Tables that nobody listens to any more leave their names behind.
        if rooms.len().is_power_of_two() {
            rooms.retain(|_, kept| kept.strong_count() > 0);
        }
        kept
    }

    /// Reads a table from the store, if it is not there or has to be read again.
    async fn hold<'h>(&self, kept: &Kept, held: &'h mut Held) -> Result<&'h mut Room, NoTable> {
        if held.room.is_none() {
            held.room = Some(self.read(&kept.id).await?);
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

    async fn follow(&self, kept: &Kept, room: &mut Room) -> Result<(), NoTable> {
        for event in self.0.store.read(&kept.id, room.seq()).await? {
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
        let seats = self.0.store.seats(&kept.id).await?;
        // All of them are compared, whichever fits.
        Ok(seats.iter().fold(None, |found, (seat, hash)| if token.fits(hash) { Some(*seat) } else { found }))
    }

    /// Lets what somebody wants happen, stores it, and then tells everybody.
    pub async fn intend(
        &self,
        kept: &Kept,
        seat: Option<Seat>,
        id: &str,
        expected: u64,
        what: &Intention,
    ) -> Answer {
        let client = match what {
            Intention::Sit { token, .. } => format!("sit-{}-{id}", short(token)),
            _ => seat.map_or_else(|| format!("nobody-{id}"), |seat| format!("seat{seat}-{id}")),
        };
        let mut held = kept.room.lock().await;
        let refused = |message: Message, room: Option<&Room>| Answer::Refused {
            message,
            seq: room.map_or(expected, Room::seq),
            missed: room.map_or_else(Vec::new, |room| room.told_after(expected).to_vec()),
        };
        let room = match self.ready(kept, &mut held, expected).await {
            Ok(room) => room,
            Err(missing) => return refused(missing.message(), None),
        };
        if expected != room.seq() {
            let is_past = expected < room.seq();
            return match self.known(kept, is_past, &client, expected).await {
                Ok(Some(seq)) => Answer::Done(seq),
                Ok(None) => refused(Message::new("table-stale"), Some(room)),
                Err(error) => refused(not_stored(&error), Some(room)),
            };
        }
        let sat = match self.may_sit(kept, what).await {
            Ok(sat) => sat,
            Err(message) => return refused(message, Some(room)),
        };
        let standing = room.standing();
        let happenings = match room.intend(seat, what) {
            Ok(happenings) => happenings,
            Err(message) => {
                self.0.metrics.refused.add(1);
                return refused(message, Some(room));
            }
        };
        let mut along = room.along(standing, &happenings);
        along.seats.extend(sat);
        let append = Append { table: kept.id.clone(), expected, client, events: stored(&happenings), along };
        let stored = self.commit(kept, &mut held, append, &happenings).await;
        match stored {
            Ok(Appended::Appended { seq, .. } | Appended::Already { seq }) => {
                drop(held);
                self.go_on(kept, &happenings).await;
                Answer::Done(seq)
            }
            Ok(Appended::Stale { .. }) => match self.hold(kept, &mut held).await {
                Ok(room) => refused(Message::new("table-stale"), Some(room)),
                Err(missing) => refused(missing.message(), None),
            },
            Err(error) => refused(not_stored(&error), None),
        }
    }

    /// The table, with what other servers have appended if the sender knows more than this server.
    async fn ready<'h>(
        &self,
        kept: &Kept,
        held: &'h mut Held,
        expected: u64,
    ) -> Result<&'h mut Room, NoTable> {
        let room = self.hold(kept, held).await?;
        if expected > room.seq() {
            self.follow(kept, room).await?;
        }
        Ok(room)
    }

    /// The last event of what was sent under this name before. Nothing is stored, for what was expected is in the past.
    async fn known(
        &self,
        kept: &Kept,
        is_past: bool,
        client: &str,
        expected: u64,
    ) -> Result<Option<u64>, StoreError> {
        if !is_past {
            return Ok(None);
        }
        let probe = NewEvent { kind: "probe".into(), body: Vec::new() };
        let (table, client) = (kept.id.clone(), client.to_owned());
        let probe = Append { table, expected, client, events: vec![probe], ..Append::default() };
        Ok(match self.0.store.append(probe).await? {
            Appended::Already { seq } => Some(seq),
            _ => None,
        })
    }

    /// Whether a seat is free for whoever wants it: the hash that it belongs to from then on.
    async fn may_sit(
        &self,
        kept: &Kept,
        what: &Intention,
    ) -> Result<Option<(Seat, Option<store::TokenHash>)>, Message> {
        let Intention::Sit { seat, token, .. } = what else { return Ok(None) };
        let seats = self.0.store.seats(&kept.id).await.map_err(|error| not_stored(&error))?;
        for (other, hash) in &seats {
            match (other == seat, token.fits(hash)) {
                (true, false) => return Err(Message::new("host-seat-kept")),
                // One token is one seat, or nobody could tell who acts.
                (false, true) => return Err(Message::new("host-token-twice")),
                _ => {}
            }
        }
        Ok(Some((*seat, Some(token.hash()))))
    }

    /// Stores what was decided and applied, and tells everybody. Where that fails the table is read again before it is used.
    async fn commit(
        &self,
        kept: &Kept,
        held: &mut Held,
        append: Append,
        happenings: &[Happening],
    ) -> Result<Appended, StoreError> {
        let begun = Instant::now();
        let appended = self.0.store.append(append).await;
        self.0.metrics.commit_seconds.observe(begun.elapsed());
        match (&appended, held.room.as_mut()) {
            (Ok(Appended::Appended { at, .. }), Some(room)) => {
                happenings.iter().for_each(|happening| room.settle(happening, *at));
                self.0.metrics.events.add(happenings.len() as u64);
                kept.tell(room);
            }
            (result, _) => {
                held.room = None;
                if let Err(error) = result {
                    self.failed("appending", &kept.id, error);
                }
            }
        }
        appended
    }

    /// Appends what the host itself does. `false` if it is not to be, or somebody else was faster.
    pub(crate) async fn act(
        &self,
        kept: &Kept,
        expected: u64,
        why: &str,
        act: impl FnOnce(&mut Room) -> Result<Vec<Happening>, Message>,
    ) -> Result<bool, NoTable> {
        let mut held = kept.room.lock().await;
        let room = self.hold(kept, &mut held).await?;
        if room.seq() != expected {
            return Ok(false);
        }
        let standing = room.standing();
        let Ok(happenings) = act(room) else { return Ok(false) };
        let along = room.along(standing, &happenings);
        // Two servers that do the same do it under the same name, and it is done once.
        let client = format!("{why}-{expected}");
        let events = stored(&happenings);
        let append = Append { table: kept.id.clone(), expected, client, events, along };
        let appended = self.commit(kept, &mut held, append, &happenings).await?;
        drop(held);
        self.go_on(kept, &happenings).await;
        Ok(appended.stored().is_some())
    }

    /// Sees to what follows from what happened: a computer that has to think, a table to move to.
    async fn go_on(&self, kept: &Kept, happenings: &[Happening]) {
        let next = self.look(kept, |room| (room.next(), room.wants_again(), room.time_allowed().is_some()));
        let Ok((next, wants_again, is_timed)) = next.await else { return };
        match next {
            Next::Computer(..) => {
                // Nobody receives it once the server stops, and then another one will.
                let _ = self.0.thinking.send(kept.id.clone());
            }
            Next::Anybody => self.0.sooner.notify_one(),
            _ if is_timed => self.0.sooner.notify_one(),
            _ => {}
        }
        let is_again = happenings.iter().any(|happening| matches!(happening, Happening::Again { .. }));
        if is_again && wants_again {
            self.move_on(kept).await;
        }
    }

    /// Makes the next table, with the seats changed and everybody's tokens, and says where it is.
    async fn move_on(&self, kept: &Kept) {
        let Ok((made, expected)) = self.look(kept, |room| (next_made(room), room.seq())).await else {
            return;
        };
        let Some((made, seats)) = made else { return };
        let Ok(hashes) = self.0.store.seats(&kept.id).await else { return };
        let there = |seat: Seat| seats.get(usize::from(seat)).copied().flatten();
        let hashes = hashes.into_iter().filter_map(|(seat, hash)| Some((there(seat)?, Some(hash)))).collect();
        let Ok(id) = self.store_new(Happening::Made(Box::new(made)), false, hashes).await else { return };
        let moved = Box::pin(self.act(kept, expected, "moved", |room| room.move_on(&id, seats))).await;
        if moved.is_ok_and(|moved| moved) {
            self.0.log.say("table moved", &[("table", &kept.id), ("next", &id)]);
        }
    }

    /// Passes on what other servers have appended, until the store is closed.
    pub(crate) async fn hear(&self) {
        let mut watcher = self.0.store.watch();
        while let Some(news) = watcher.next().await {
            match news {
                StoreNews::Events { table, seq } => {
                    let kept = lock(&self.0.rooms).get(&table).and_then(Weak::upgrade);
                    if let Some(kept) = kept.filter(|kept| kept.seq.load(Ordering::Acquire) < seq) {
                        let _ = self.catch_up(&kept).await;
                    }
                }
                StoreNews::CatchUp => {
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

/// A few digits by which the same sender is known again.
fn short(token: &Token) -> String {
    token.hash()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn stored(happenings: &[Happening]) -> Vec<NewEvent> {
    happenings.iter().map(Happening::stored).collect()
}

/// The table after this one: everybody sits one seat further, and for each seat of this table where that is.
fn next_made(room: &Room) -> Option<(super::event::Made, Vec<Option<Seat>>)> {
    let secret = Secret::from_bytes(random::<32>()?);
    let taken: Vec<usize> =
        room.seats.iter().enumerate().filter(|(_, sitter)| sitter.is_some()).map(|(seat, _)| seat).collect();
    let mut made = room.made.clone();
    let mut there = vec![None; room.seats.len()];
    for (index, &seat) in taken.iter().enumerate() {
        let new = taken[(index + 1) % taken.len()];
        there[seat] = Seat::try_from(new).ok();
        made.seats[new] = match room.seats[seat].as_ref()? {
            Sitter::Computer { instead_of: Some(_), .. } | Sitter::Person { .. } | Sitter::Free => {
                Some(SeatSetup::Person)
            }
            Sitter::Computer { level, .. } => Some(SeatSetup::Computer { level: *level }),
        };
    }
    made.commitment = secret.commitment().to_string();
    made.secret = secret.reveal();
    made.before = Some(room.id.clone());
    made.listed = false;
    Some((made, there))
}

impl Kept {
    /// The id of the table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Tells everybody who listens what they do not know yet.
    fn tell(&self, room: &Room) {
        let known = self.seq.load(Ordering::Acquire);
        for (seq, told) in (known + 1..).zip(room.told_after(known)).filter(|_| known > 0) {
            // Where nobody listens, nobody misses it.
            let _ = self.news.send(News::Event(seq, event_message(told).into()));
        }
        self.seq.store(room.seq(), Ordering::Release);
    }

    /// Hears everything that is told from now on.
    pub fn listen(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// Somebody has come, or goes; everybody is told who is there. Not at once: of many who come together all hear in one word.
    pub fn come_or_go(self: &Arc<Kept>, seat: Option<Seat>, is_coming: bool) {
        let mut present = lock(&self.present);
        match seat {
            Some(seat) => {
                let here = present.seats.entry(seat).or_default();
                *here = if is_coming { *here + 1 } else { here.saturating_sub(1) };
            }
            None if is_coming => present.watchers += 1,
            None => present.watchers = present.watchers.saturating_sub(1),
        }
        if std::mem::replace(&mut present.will_be_told, true) {
            return;
        }
        // The more there are to be told, the less often.
        let pause = TELL_PRESENT + TELL_PRESENT * u32::try_from(present.watchers / 100).unwrap_or(u32::MAX);
        drop(present);
        let kept = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            if let Some(kept) = kept.upgrade() {
                let told = {
                    let mut present = lock(&kept.present);
                    present.will_be_told = false;
                    present.told()
                };
                let _ = kept.news.send(News::Present(told.into()));
            }
        });
    }

    /// The seats that are there, and how many watch.
    pub fn present(&self) -> (Vec<Seat>, usize) {
        let present = lock(&self.present);
        (present.here(), present.watchers)
    }
}

impl Present {
    fn here(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> =
            self.seats.iter().filter(|(_, here)| **here > 0).map(|(seat, _)| *seat).collect();
        seats.sort_unstable();
        seats
    }

    fn told(&self) -> String {
        serde_json::json!({"type": "present", "seats": self.here(), "watchers": self.watchers}).to_string()
    }
}
