//! [`Watcher`]: word of new events, for whoever passes them on.

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

/// How much news waits for a slow watcher before it has to catch up.
const BACKLOG: usize = 4096;

/// Something new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A table has events up to this number.
    Events {
        /// The table.
        table: String,
        /// The number of its last event.
        seq: u64,
    },
    /// News may have been lost: look at every table that matters by its sequence number.
    CatchUp,
}

/// Hears of the events of all tables from when it was made. News may be lost or come twice; events are not, for whoever reads
/// from the last sequence number they know.
pub struct Watcher(broadcast::Receiver<News>);

impl Watcher {
    /// The next news; `None` once the store is closed.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(RecvError::Lagged(_)) => Some(News::CatchUp),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Where news is told.
#[derive(Clone)]
pub(crate) struct Teller(broadcast::Sender<News>);

impl Teller {
    pub fn new() -> Teller {
        Teller(broadcast::Sender::new(BACKLOG))
    }

    pub fn tell(&self, news: News) {
        // Where nobody watches, nobody misses it.
        let _ = self.0.send(news);
    }

    pub fn watcher(&self) -> Watcher {
        Watcher(self.0.subscribe())
    }
}
