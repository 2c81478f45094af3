//! [`Link`]: a connection that comes back.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, NoTls, Row};

use crate::error::StoreError;

/// How long to wait before a database that was lost is tried again.
const PAUSE: Duration = Duration::from_millis(50);

/// How long a single attempt to connect may take.
const CONNECTING: Duration = Duration::from_secs(5);

/// What every connection is told.
pub(super) fn configure(config: &mut Config) {
    if config.get_application_name().is_none() {
        config.application_name("teahouse");
    }
    config.connect_timeout(CONNECTING);
    // A server that vanished without a word is noticed within a minute.
    config
        .keepalives_idle(Duration::from_secs(20))
        .keepalives_interval(Duration::from_secs(10))
        .keepalives_retries(3);
}

/// A new connection, which works as long as the client is held.
pub(super) async fn connect(config: &Config) -> Result<Client, Trouble> {
    let connecting = timeout(CONNECTING, config.connect(NoTls));
    let (client, connection) = connecting.await.map_err(|_| Trouble::Silence)??;
    // It ends with the client, or with an error that the client's next request meets as well.
    tokio::spawn(connection);
    // A commit is on the disk when it is acknowledged, whatever the database is set to otherwise.
    client.batch_execute("set synchronous_commit to on").await?;
    Ok(client)
}

/// Why an attempt failed.
#[derive(Debug)]
pub(super) enum Trouble {
    /// What the driver or the database says.
    Said(Error),
    /// No answer in time.
    Silence,
    /// What the store itself says.
    Own(StoreError),
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Trouble {
        Trouble::Said(error)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Own(error)
    }
}

impl Trouble {
    /// Whether the same may go well on another connection, a little later.
    pub fn passes(&self) -> bool {
        match self {
            Trouble::Silence => true,
            Trouble::Own(_) => false,
            // What is not said by the database itself comes from the way to it.
            Trouble::Said(error) => error.code().is_none_or(|code| {
                let is_of_class = |class| code.code().starts_with(class);
                // Connection lost, transaction rolled back, too many connections, shutting down or starting up.
                is_of_class("08")
                    || is_of_class("40")
                    || is_of_class("57P")
                    || *code == SqlState::TOO_MANY_CONNECTIONS
            }),
        }
    }
}

impl Trouble {
    /// Waits a little where another attempt may go well before patience ends; else it is the answer.
    pub async fn wait(self, until: Instant) -> Result<(), StoreError> {
        if !self.passes() || Instant::now() >= until {
            return Err(self.into());
        }
        sleep(PAUSE).await;
        Ok(())
    }
}

impl From<Trouble> for StoreError {
    fn from(trouble: Trouble) -> StoreError {
        let passes = trouble.passes();
        let error = match trouble {
            Trouble::Own(error) => return error,
            Trouble::Silence => return StoreError::Unavailable { problem: "no answer in time".into() },
            Trouble::Said(error) => error,
        };
        let Some(said) = error.as_db_error() else {
            let mut problem = error.to_string();
            if let Some(source) = std::error::Error::source(&error) {
                problem = format!("{problem}: {source}");
            }
            return StoreError::Unavailable { problem };
        };
        let problem = said.message().to_owned();
        if *said.code() == SqlState::DISK_FULL || said.code().code() == "53000" {
            StoreError::Full { problem }
        } else if passes {
            StoreError::Unavailable { problem }
        } else {
            StoreError::Failed { problem }
        }
    }
}

/// A connection that is made when it is needed, and again when it was lost.
pub(super) struct Link {
    config: Config,
    patience: Duration,
    client: Mutex<Option<Arc<Client>>>,
}

impl Link {
    pub fn new(config: Config, patience: Duration) -> Link {
        Link { config, patience, client: Mutex::default() }
    }

    pub fn patience(&self) -> Duration {
        self.patience
    }

    pub fn config(&self) -> &Config {
        &self.config
    }

    async fn client(&self) -> Result<Arc<Client>, Trouble> {
        let mut kept = self.client.lock().await;
        if let Some(client) = kept.as_ref().filter(|client| !client.is_closed()) {
            return Ok(client.clone());
        }
        let client = Arc::new(connect(&self.config).await?);
        *kept = Some(client.clone());
        Ok(client)
    }

    /// The rows that answer a question, which may have to be asked twice.
    pub async fn rows(&self, query: &str, arguments: Arguments<'_>) -> Result<Vec<Row>, StoreError> {
        self.ask(query, arguments, Wanted::Rows).await.map(|(rows, _)| rows)
    }

    /// How many rows a change has touched, which may have to be made twice.
    pub async fn count(&self, query: &str, arguments: Arguments<'_>) -> Result<u64, StoreError> {
        self.ask(query, arguments, Wanted::Count).await.map(|(_, count)| count)
    }

    async fn ask(
        &self,
        query: &str,
        arguments: Arguments<'_>,
        wanted: Wanted,
    ) -> Result<(Vec<Row>, u64), StoreError> {
        let until = Instant::now() + self.patience;
        loop {
            let asked = timeout(self.patience, self.ask_once(query, arguments, wanted));
            let trouble = match asked.await {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(trouble)) => trouble,
                Err(_) => {
                    // Who does not answer is not asked again on the same way.
                    *self.client.lock().await = None;
                    Trouble::Silence
                }
            };
            trouble.wait(until).await?;
        }
    }

    async fn ask_once(
        &self,
        query: &str,
        arguments: Arguments<'_>,
        wanted: Wanted,
    ) -> Result<(Vec<Row>, u64), Trouble> {
        let client = self.client().await?;
        Ok(match wanted {
            Wanted::Rows => (client.query(query, arguments).await?, 0),
            Wanted::Count => (Vec::new(), client.execute(query, arguments).await?),
        })
    }
}

/// What a query is asked about.
pub(super) type Arguments<'a> = &'a [&'a (dyn ToSql + Sync)];

#[derive(Clone, Copy)]
enum Wanted {
    Rows,
    Count,
}
