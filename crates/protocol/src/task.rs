//! Something that goes on in another thread, and how others end it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::mailbox::Mailbox;

/// What is still going on when the session ends gets so much more time.
const GRACE: Duration = Duration::from_secs(1);

/// Something that goes on in another thread.
pub(crate) struct Task {
    /// Set to end it.
    pub stop: AtomicBool,
    progress: Mutex<Progress>,
    changed: Condvar,
}

struct Progress {
    /// Whether the answer waits for `stop` or `ponderhit`.
    is_held: bool,
    is_done: bool,
}

impl Task {
    pub fn new(is_held: bool) -> Task {
        Task {
            stop: AtomicBool::new(false),
            progress: Mutex::new(Progress { is_held, is_done: false }),
            changed: Condvar::new(),
        }
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Progress)) {
        change(&mut self.progress());
        self.changed.notify_all();
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub fn end(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.change(|_| {});
    }

    /// The answer may be given as soon as it is known.
    pub fn release(&self) {
        self.change(|progress| progress.is_held = false);
    }

    pub fn is_held(&self) -> bool {
        let progress = self.progress();
        progress.is_held && !progress.is_done
    }

    pub fn finish(&self) {
        self.change(|progress| progress.is_done = true);
    }

    /// Waits until the answer may be given.
    pub fn wait_until_released(&self) {
        self.wait_while(|progress| progress.is_held && !self.is_stopped());
    }

    fn wait_while(&self, waits: impl Fn(&Progress) -> bool) {
        let progress = self.progress();
        drop(self.changed.wait_while(progress, |progress| waits(progress)));
    }

    /// Ends it unless it is done within this time.
    pub fn end_after(&self, time: Duration) {
        let progress = self.progress();
        let waited = self.changed.wait_timeout_while(progress, time, |progress| !progress.is_done);
        let is_done =
            waited.map_or_else(|poison| poison.into_inner().0.is_done, |(progress, _)| progress.is_done);
        if !is_done {
            self.end();
        }
    }
}

/// Reaches into a session from other threads.
#[derive(Clone, Default)]
pub struct Handle(Arc<Shared>);

#[derive(Default)]
struct Shared {
    task: Mutex<Option<Arc<Task>>>,
    is_closing: AtomicBool,
    mailbox: Mailbox,
}

impl Handle {
    /// Ends what is going on now; its answer follows.
    pub fn stop(&self) {
        if let Some(task) = self.task() {
            task.end();
        }
    }

    /// No more lines will come: from now on nothing goes on for longer than a second.
    pub fn close(&self) {
        self.0.is_closing.store(true, Ordering::Relaxed);
        if let Some(task) = self.task() {
            task.change(|_| {});
        }
    }

    /// Ends the session, as far as [`crate::serve`] runs it: what is going on is stopped, lines that wait are dropped.
    pub fn end(&self) {
        self.0.mailbox.end();
        self.stop();
    }

    pub(crate) fn mailbox(&self) -> &Mailbox {
        &self.0.mailbox
    }

    fn task(&self) -> Option<Arc<Task>> {
        self.slot().clone()
    }

    fn slot(&self) -> MutexGuard<'_, Option<Arc<Task>>> {
        self.0.task.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// This is going on now.
    pub(crate) fn note(&self, task: Option<Arc<Task>>) {
        *self.slot() = task;
    }

    /// Waits for a task; for a second at most once the session is closing.
    pub(crate) fn wait(&self, task: &Task) {
        task.wait_while(|progress| !progress.is_done && !self.0.is_closing.load(Ordering::Relaxed));
        task.end_after(GRACE);
        task.wait_while(|progress| !progress.is_done);
    }
}
