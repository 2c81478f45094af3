//! What goes on by itself: computers think, clocks run out, the house does what nobody does, old games become records.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::{Limits, Settings};
use game::Turn;
use store::Overdue;
use tables::{AnyGame, Table};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::deciding::{CLOCK, COMPUTER, HOUSE};
use super::host::{Duties, Host, NoTable, lock};
use super::kept::Kept;
use super::room::{Next, Room};

/// How long a server may be silent before others serve its computers: longer than a computer thinks.
const LEASE: Duration = Duration::from_secs(8);

/// How often what is due is looked for where nothing is known to be: other servers may have seen to it that something is.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// How soon what could not be done is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(250);

/// How long to wait for more before looking again.
const TOGETHER: Duration = Duration::from_millis(20);

/// How much that is due is looked at in one go.
const AT_ONCE: u32 = 64;

/// How often old games are looked for.
const SWEEP_EVERY: Duration = Duration::from_secs(600);

/// The size of a Mill search's table, in megabytes.
const HASH: usize = 8;

impl Host {
    /// Begins with everything that goes on by itself. It ends with the runtime.
    pub fn keep(&self, duties: Duties) -> Vec<JoinHandle<()>> {
        let (hearing, timing, sweeping) = (self.clone(), self.clone(), self.clone());
        vec![
            tokio::spawn(async move { hearing.hear().await }),
            tokio::spawn(self.clone().think_all(duties)),
            tokio::spawn(async move { timing.serve_due().await }),
            tokio::spawn(async move { sweeping.sweep_on().await }),
        ]
    }

    async fn think_all(self, mut duties: Duties) {
        while let Some(table) = duties.to_think.recv().await {
            if lock(&self.inner().thought_about).insert(table.clone()) {
                let host = self.clone();
                tokio::spawn(async move {
                    let thought = host.think(&table).await;
                    lock(&host.inner().thought_about).remove(&table);
                    // What came meanwhile was for this thought to do.
                    if thought.is_ok_and(|is_on| is_on) {
                        let _ = host.inner().thinking.send(table);
                    }
                });
            }
        }
    }

    /// Lets a table's computer do what it has to do next. Says whether there is more to do.
    async fn think(&self, id: &str) -> Result<bool, NoTable> {
        let kept = self.table(id).await?;
        if !self.serves(&kept).await {
            return Ok(false);
        }
        let Ok(_place) = self.inner().thinkers.acquire().await else { return Ok(false) };
        let looked = self.look(&kept, |room| (room.next(), room.seq(), room.position())).await?;
        let (Next::Computer(seat, level), seq, (game, table)) = looked else { return Ok(false) };
        let Some(decided) = self.decide(game, table, level, seq).await else {
            self.inner().log.say("computer has no move", &[("table", id)]);
            return Ok(false);
        };
        let done = self.act(&kept, seq, COMPUTER, |room| room.computer_acts(seat, &decided)).await?;
        if done {
            self.metrics().computer_moves.add(1);
        }
        self.look(&kept, |room| matches!(room.next(), Next::Computer(..))).await.map(|is_on| is_on && done)
    }

    /// Whether this server serves the computers of a table, and no other does.
    async fn serves(&self, kept: &Kept) -> bool {
        let now = Instant::now();
        if lock(&kept.leased).is_some_and(|until| now + LEASE / 2 < until) {
            return true;
        }
        let inner = self.inner();
        let held = inner.store.acquire(&lease_of(COMPUTER, kept.id()), &inner.me, LEASE).await;
        let is_ours = held.unwrap_or(false);
        *lock(&kept.leased) = is_ours.then_some(now + LEASE);
        is_ours
    }

    /// What a level does, within the time it has. Where dice are due, whether it doubles first.
    async fn decide(&self, game: AnyGame, table: Box<dyn Table>, level: u8, seed: u64) -> Option<String> {
        let may_double = table.match_view().is_some_and(|view| view.may_double.is_some());
        if table.turn() == Turn::Chance && !may_double {
            return Some(String::new());
        }
        let stop = Arc::new(AtomicBool::new(false));
        let is_stopped = stop.clone();
        let mut thought = tokio::task::spawn_blocking(move || {
            let settings = Settings { level, seed, hash: HASH, ..Settings::default() };
            let mut advisor = engine::advisor(&game);
            let advice =
                advisor.advise(table.as_ref(), &Limits::default(), &settings, &is_stopped, &mut |_| {});
            advice.ok().and_then(|advice| advice.best().map(str::to_owned))
        });
        let within = self.inner().options.think_within;
        match timeout(within, &mut thought).await {
            Ok(thought) => thought.ok().flatten(),
            Err(_) => {
                // It answers with the best so far, soon after it is stopped.
                stop.store(true, Ordering::Relaxed);
                thought.await.ok().flatten()
            }
        }
    }

    /// Does what is due, when it is due.
    async fn serve_due(&self) {
        loop {
            let left = self.store().next_due().await;
            let wait = left.ok().flatten().unwrap_or(LOOK_EVERY).min(LOOK_EVERY);
            tokio::select! {
                () = sleep(wait) => {}
                () = self.inner().sooner.notified() => {
                    // Of many tables where something changes at once, all are looked at together.
                    sleep(TOGETHER).await;
                    continue;
                }
            }
            let Ok(overdue) = self.store().overdue(AT_ONCE).await else {
                sleep(LOOK_EVERY).await;
                continue;
            };
            let mut is_undone = false;
            for due in overdue {
                is_undone |= !self.serve(&due).await;
            }
            if is_undone {
                sleep(TRY_AGAIN).await;
            }
        }
    }

    /// Does one thing that is due; `false` if that was not for this server to do, or not yet.
    async fn serve(&self, due: &Overdue) -> bool {
        if due.what == COMPUTER {
            let _ = self.inner().thinking.send(due.table.clone());
            return false;
        }
        let inner = self.inner();
        let lease = lease_of(&due.what, &due.table);
        if !inner.store.acquire(&lease, &inner.me, LEASE).await.unwrap_or(false) {
            return false;
        }
        let done = self.serve_alone(due).await;
        let _ = inner.store.release(&lease, &inner.me).await;
        done.unwrap_or(false)
    }

    async fn serve_alone(&self, due: &Overdue) -> Result<bool, NoTable> {
        let kept = self.table(&due.table).await?;
        // Another server may have done it: what is due is read with all that happened.
        self.catch_up(&kept).await?;
        let now = self.store().now().await?;
        let seq = self.look(&kept, Room::seq).await?;
        match due.what.as_str() {
            CLOCK => {
                let is_up = self.act(&kept, seq, CLOCK, |room| room.time_out(now)).await?;
                if is_up {
                    self.metrics().timeouts.add(1);
                    self.inner().log.say("time is up", &[("table", &due.table)]);
                }
                Ok(is_up)
            }
            HOUSE => self.act(&kept, seq, HOUSE, Room::keep_house).await,
            _ => Ok(false),
        }
    }

    async fn sweep_on(&self) {
        loop {
            // Not at once, so that a server that only starts and stops does nothing.
            sleep(SWEEP_EVERY / 10).await;
            self.sweep().await;
            sleep(SWEEP_EVERY).await;
        }
    }

    /// Makes records of games that were over long ago, and forgets what is older than it is to be kept. Says how many records there are more.
    pub async fn sweep(&self) -> u64 {
        let (store, options) = (self.store(), self.inner().options);
        let Ok(finished) = store.to_compact(options.compact_after, 1000).await else { return 0 };
        let mut records = 0;
        for id in finished {
            let Ok(kept) = self.table(&id).await else { continue };
            let Ok((last, record)) = self.look(&kept, |room| (room.seq(), room.record())).await else {
                continue;
            };
            records += u64::from(store.compact(&id, last, &record).await.unwrap_or(false));
        }
        if let Err(error) = store.retain(options.retain).await {
            self.failed("forgetting old tables", "", &error);
        }
        records
    }
}

/// What a lease over a duty at a table is called.
fn lease_of(what: &str, table: &str) -> String {
    format!("{what}:{table}")
}
