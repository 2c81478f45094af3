//! [`Kept`]: a table that somebody listens to, and who that is.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use game::Seat;
use tokio::sync::broadcast;

use super::host::lock;
use super::room::Room;

/// How many events wait for somebody who listens slowly; who is further behind is told what was missed.
const BACKLOG: usize = 64;

/// How soon it is told who came and went.
const TELL_PRESENT: Duration = Duration::from_millis(100);

/// A table that somebody listens to.
pub struct Kept {
    id: String,
    pub(super) room: tokio::sync::Mutex<Held>,
    news: broadcast::Sender<News>,
    /// The number of the last event that was told, readable without waiting.
    pub(super) seq: AtomicU64,
    present: Mutex<Present>,
    /// Until when this server surely serves the table's computers.
    pub(crate) leased: Mutex<Option<Instant>>,
}

/// The table itself, or the need to read it again.
pub(super) struct Held {
    pub(super) room: Option<Room>,
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

impl Kept {
    /// A table that was not read yet.
    pub(super) fn new(id: &str) -> Kept {
        Kept {
            id: id.to_owned(),
            room: tokio::sync::Mutex::new(Held { room: None }),
            news: broadcast::Sender::new(BACKLOG),
            seq: AtomicU64::new(0),
            present: Mutex::default(),
            leased: Mutex::default(),
        }
    }

    /// The id of the table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Tells everybody who listens what they do not know yet.
    pub(super) fn tell(&self, room: &Room) {
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
