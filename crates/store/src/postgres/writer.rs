//! The task that writes: everything that waits goes into one transaction, and is answered when that is committed.

use std::sync::{Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

use super::batch::{Hand, write};
use super::link::{Link, Trouble};
use crate::error::StoreError;
use crate::types::{Append, Appended, NewTable, Options, Retain};

/// How many may wait to be written; more wait to wait.
const QUEUE: usize = 4096;

/// How long to wait before a database that was lost is tried again.
const PAUSE: std::time::Duration = std::time::Duration::from_millis(50);

/// Something to be written.
#[derive(Clone)]
pub(super) enum Job {
    Create(NewTable),
    Append(Append),
    Compact { table: String, last: u64, record: String },
    Retain(Retain),
}

/// What became of a job.
pub(super) enum Done {
    Created(bool),
    Appended(Appended),
    Compacted(bool),
    Retained(u64),
}

/// A job of somebody who waits.
pub(super) struct Waiting {
    pub job: Job,
    /// Whether it was tried before and may have been written then, without anybody hearing of it.
    pub is_again: bool,
    answer: oneshot::Sender<Result<Done, StoreError>>,
    until: Instant,
}

impl Waiting {
    fn answer(self, answer: Result<Done, StoreError>) {
        // Whoever does not wait any more finds it in the store.
        let _ = self.answer.send(answer);
    }
}

/// The task and the way to it.
pub(super) struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Waiting>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    patience: std::time::Duration,
}

impl Writer {
    pub fn start(link: Link, options: Options) -> Writer {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let patience = link.patience();
        let task = tokio::spawn(write_all(link, waiting, options.most_in_a_commit.max(1)));
        Writer { jobs: Mutex::new(Some(jobs)), task: Mutex::new(Some(task)), patience }
    }

    pub async fn write(&self, job: Job) -> Result<Done, StoreError> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let jobs = jobs.ok_or(StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        let until = Instant::now() + self.patience;
        let waiting = Waiting { job, is_again: false, answer, until };
        jobs.send(waiting).await.map_err(|_| StoreError::Closed)?;
        let done = answered.await.map_err(|_| StoreError::Closed)?;
        drop(jobs);
        done
    }

    pub async fn close(&self) {
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            // It ends when the last one who waits has been answered.
            let _ = task.await;
        }
    }
}

async fn write_all(link: Link, mut jobs: mpsc::Receiver<Waiting>, most: usize) {
    let (mut hand, mut batch) = (None, Vec::with_capacity(most));
    while jobs.recv_many(&mut batch, most).await > 0 {
        while !batch.is_empty() {
            attempt(&link, &mut hand, &mut batch).await;
        }
    }
}

/// Tries to write a batch. Those of it that are left may go well another time.
async fn attempt(link: &Link, hand: &mut Option<Hand>, batch: &mut Vec<Waiting>) {
    let Err(trouble) = try_to_write(link, hand, batch).await else {
        return;
    };
    if trouble.passes() {
        *hand = None;
        let error = StoreError::from(trouble);
        let now = Instant::now();
        for late in batch.extract_if(.., |waiting| now >= waiting.until) {
            late.answer(Err(error.clone()));
        }
        batch.iter_mut().for_each(|waiting| waiting.is_again = true);
        sleep(PAUSE).await;
    } else if batch.len() > 1 {
        // One of them is refused, and nobody says which: one by one only that one fails.
        for one in batch.split_off(0) {
            let mut alone = vec![one];
            while !alone.is_empty() {
                Box::pin(attempt(link, hand, &mut alone)).await;
            }
        }
    } else if let Some(refused) = batch.pop() {
        refused.answer(Err(trouble.into()));
    }
}

async fn try_to_write(link: &Link, hand: &mut Option<Hand>, batch: &mut Vec<Waiting>) -> Result<(), Trouble> {
    let writing = async {
        let ready = match hand.as_mut().filter(|hand| !hand.is_closed()) {
            Some(ready) => ready,
            None => hand.insert(Hand::reach(link).await?),
        };
        write(ready, batch).await
    };
    let done = timeout(link.patience(), writing).await.map_err(|_| Trouble::Silence)??;
    for (waiting, done) in batch.drain(..).zip(done) {
        waiting.answer(done);
    }
    Ok(())
}
