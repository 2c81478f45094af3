//! From an intention to what is stored, and then told.

use std::time::Instant;

use game::{Message, Seat};
use store::{Append, Appended, NewEvent, StoreError};
use tables::fair::fair::Secret;

use super::event::{Happening, Made};
use super::host::{Host, NoTable, not_stored};
use super::intention::Intention;
use super::kept::{Held, Kept};
use super::room::{Next, Room, Sitter};
use super::setup::SeatSetup;
use super::token::{Token, random};

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

impl Host {
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
                self.inner().metrics.refused.add(1);
                return refused(message, Some(room));
            }
        };
        let mut along = room.along(standing, &happenings);
        along.seats.extend(sat);
        let append =
            Append { table: kept.id().to_owned(), expected, client, events: stored(&happenings), along };
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
        let (table, client) = (kept.id().to_owned(), client.to_owned());
        let probe = Append { table, expected, client, events: vec![probe], ..Append::default() };
        Ok(match self.inner().store.append(probe).await? {
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
        let seats = self.inner().store.seats(kept.id()).await.map_err(|error| not_stored(&error))?;
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
        let appended = self.inner().store.append(append).await;
        self.inner().metrics.commit_seconds.observe(begun.elapsed());
        match (&appended, held.room.as_mut()) {
            (Ok(Appended::Appended { at, .. }), Some(room)) => {
                happenings.iter().for_each(|happening| room.settle(happening, *at));
                self.inner().metrics.events.add(happenings.len() as u64);
                kept.tell(room);
            }
            (result, _) => {
                held.room = None;
                if let Err(error) = result {
                    self.failed("appending", kept.id(), error);
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
        let append = Append { table: kept.id().to_owned(), expected, client, events, along };
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
                let _ = self.inner().thinking.send(kept.id().to_owned());
            }
            Next::Anybody => self.inner().sooner.notify_one(),
            _ if is_timed => self.inner().sooner.notify_one(),
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
        let Ok(hashes) = self.inner().store.seats(kept.id()).await else { return };
        let there = |seat: Seat| seats.get(usize::from(seat)).copied().flatten();
        let is_person = |seat: Seat| {
            let new = made.seats.get(usize::from(seat));
            matches!(new, Some(Some(SeatSetup::Person)))
        };
        let hashes = hashes
            .into_iter()
            .filter_map(|(seat, hash)| Some((there(seat).filter(|&new| is_person(new))?, Some(hash))))
            .collect();
        let Ok(id) = self.store_new(Happening::Made(Box::new(made)), false, hashes).await else { return };
        let moved = Box::pin(self.act(kept, expected, "moved", |room| room.move_on(&id, seats))).await;
        if moved.is_ok_and(|moved| moved) {
            self.inner().log.say("table moved", &[("table", kept.id()), ("next", &id)]);
        }
    }
}

/// A few digits by which the same sender is known again.
fn short(token: &Token) -> String {
    token.hash()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn stored(happenings: &[Happening]) -> Vec<NewEvent> {
    happenings.iter().map(Happening::stored).collect()
}

/// The table after this one: everybody sits one seat further, and for each seat of this table where that is.
fn next_made(room: &Room) -> Option<(Made, Vec<Option<Seat>>)> {
    let secret = Secret::from_bytes(random::<32>()?);
    let taken: Vec<usize> =
        room.seats.iter().enumerate().filter(|(_, sitter)| sitter.is_some()).map(|(seat, _)| seat).collect();
    let mut made = room.made.clone();
    let mut there = vec![None; room.seats.len()];
    for (index, &seat) in taken.iter().enumerate() {
        let new = taken[(index + 1) % taken.len()];
        there[seat] = Seat::try_from(new).ok();
        made.seats[new] = match room.seats[seat].as_ref()? {
            Sitter::Person { .. } | Sitter::Free => Some(SeatSetup::Person),
            // Whoever gave up is not waited for.
            Sitter::Computer { level, .. } => Some(SeatSetup::Computer { level: *level }),
        };
    }
    made.commitment = secret.commitment().to_string();
    made.secret = secret.reveal();
    made.before = Some(room.id.clone());
    made.listed = false;
    Some((made, there))
}
