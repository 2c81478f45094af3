//! Threads that wait for steps.

use rayon::ThreadPool;

use crate::error::BatchError;

/// Fewer games than this are stepped faster by one thread than another is woken.
const WORTH_A_THREAD: usize = 128;

/// As many threads as asked for, the caller's own included; the others are started when they are first needed.
#[derive(Debug)]
pub(crate) struct Threads {
    asked: usize,
    others: Option<Others>,
}

#[derive(Debug)]
struct Others {
    pool: ThreadPool,
    /// Whose threads these are: a forked process has only the one it was forked from.
    process: u32,
}

impl Threads {
    /// So many threads, or with 0 as many as there are cores.
    pub fn new(asked: usize) -> Threads {
        let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Threads { asked: if asked == 0 { cores() } else { asked }, others: None }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.asked
    }

    /// How many of them so many games are divided among.
    pub fn parts(&self, games: usize) -> usize {
        self.asked.min(games / WORTH_A_THREAD).max(1)
    }

    /// The threads beside the caller's.
    pub fn others(&mut self) -> Result<&ThreadPool, BatchError> {
        let process = std::process::id();
        if let Some(stale) = self.others.take_if(|others| others.process != process) {
            // Its threads live in the other process; ending them here would wait for ever.
            std::mem::forget(stale);
        }
        if self.others.is_none() {
            let builder = rayon::ThreadPoolBuilder::new().num_threads(self.asked - 1);
            let pool = builder.build().map_err(|error| BatchError::Threads(error.to_string()))?;
            self.others = Some(Others { pool, process });
        }
        self.others.as_ref().map(|others| &others.pool).ok_or_else(|| BatchError::Threads(String::new()))
    }
}
