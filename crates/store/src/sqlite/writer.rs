//! The thread that writes: everything that waits goes into one commit, and is answered when that is on the disk.

use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;
use crate::types::Options;
use crate::watch::{News, Teller};

/// How many may wait to be written; more wait to wait.
const QUEUE: usize = 4096;

/// What somebody does within a commit.
pub(crate) struct Writing<'c> {
    pub connection: &'c Connection,
    /// What is told to watchers once it is on the disk.
    news: std::cell::RefCell<Vec<News>>,
}

impl Writing<'_> {
    pub fn tell(&self, table: &str, seq: u64) {
        self.news.borrow_mut().push(News::Events { table: table.to_owned(), seq });
    }
}

/// Something to be written by somebody who waits for it.
trait Job: Send {
    /// Writes it; says whether that went well.
    fn run(&mut self, writing: &Writing<'_>) -> bool;
    /// Tells whoever waits, after the commit or with the reason why there was none.
    fn answer(self: Box<Self>, failed: Option<&StoreError>);
}

struct Task<T, F> {
    work: Option<F>,
    done: Option<Result<T, StoreError>>,
    waiting: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnOnce(&Writing<'_>) -> Result<T, StoreError> + Send> Job for Task<T, F> {
    fn run(&mut self, writing: &Writing<'_>) -> bool {
        self.done = self.work.take().map(|work| work(writing));
        self.done.as_ref().is_some_and(Result::is_ok)
    }

    fn answer(self: Box<Self>, failed: Option<&StoreError>) {
        let answer = match (self.done, failed) {
            (Some(Err(own)), _) => Err(own),
            (_, Some(error)) => Err(error.clone()),
            (done, None) => done.unwrap_or(Err(StoreError::Closed)),
        };
        // Whoever does not wait any more finds it in the store.
        let _ = self.waiting.send(answer);
    }
}

/// The thread and the way to it.
pub(super) struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Box<dyn Job>>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub fn start(connection: Connection, options: Options, teller: Teller) -> Result<Writer, StoreError> {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let most = options.most_in_a_commit.max(1);
        let thread = std::thread::Builder::new()
            .name("store".into())
            .spawn(move || write_all(connection, waiting, most, &teller))
            .map_err(|error| StoreError::Failed { problem: error.to_string() })?;
        Ok(Writer { jobs: Mutex::new(Some(jobs)), thread: Mutex::new(Some(thread)) })
    }

    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Writing<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let jobs = jobs.ok_or(StoreError::Closed)?;
        let (waiting, answer) = oneshot::channel();
        let task = Task { work: Some(work), done: None, waiting };
        jobs.send(Box::new(task)).await.map_err(|_| StoreError::Closed)?;
        // As long as this holds the way to the thread, the thread goes on.
        let answer = answer.await.map_err(|_| StoreError::Closed)?;
        drop(jobs);
        answer
    }

    pub async fn close(&self) {
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            // It ends when the last one who waits has been answered.
            let _ = tokio::task::spawn_blocking(move || thread.join()).await;
        }
    }
}

fn write_all(
    connection: Connection,
    mut waiting: mpsc::Receiver<Box<dyn Job>>,
    most: usize,
    teller: &Teller,
) {
    let mut batch = Vec::with_capacity(most);
    while waiting.blocking_recv_many(&mut batch, most) > 0 {
        let news = std::cell::RefCell::default();
        let writing = Writing { connection: &connection, news };
        let committed = commit(&writing, &mut batch);
        for job in batch.drain(..) {
            job.answer(committed.as_ref().err());
        }
        if committed.is_ok() {
            writing.news.into_inner().into_iter().for_each(|news| teller.tell(news));
        }
    }
    // So that one file holds everything when nobody has it open. Where that fails, the file beside it holds the rest.
    let _ = connection.execute_batch("pragma wal_checkpoint(truncate)");
}

/// Writes a batch as one transaction. A job that fails leaves nothing behind and keeps no other from being written.
fn commit(writing: &Writing<'_>, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    let say = |words: &str| writing.connection.prepare_cached(words)?.execute(());
    say("begin immediate")?;
    for job in batch {
        let told = writing.news.borrow().len();
        let written = say("savepoint job").map_err(StoreError::from).and_then(|_| {
            let is_good = job.run(writing);
            if !is_good && !writing.connection.is_autocommit() {
                say("rollback to job")?;
            }
            if !is_good {
                writing.news.borrow_mut().truncate(told);
            }
            // A disk that is full may have ended the whole transaction.
            if writing.connection.is_autocommit() {
                return Err(StoreError::Full { problem: "the transaction was ended".into() });
            }
            say("release job")?;
            Ok(())
        });
        if let Err(error) = written {
            undo(writing.connection);
            return Err(error);
        }
    }
    say("commit").map(drop).map_err(|error| {
        undo(writing.connection);
        error.into()
    })
}

/// Ends a transaction that failed, if SQLite has not done so itself.
fn undo(connection: &Connection) {
    if !connection.is_autocommit() {
        // Where even that fails, the next `begin` says so.
        let _ = connection.execute_batch("rollback");
    }
}
