//! The store in PostgreSQL, which many servers may share: one connection writes, one asks, one listens.

mod batch;
mod link;
mod listen;
mod migrate;
mod work;
mod writer;

use std::sync::Arc;

use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;

use crate::error::StoreError;
use crate::types::Options;
use crate::watch::{Teller, Watcher};
use link::Link;
use writer::{Done, Job, Writer};

/// A store in PostgreSQL. Clones share it.
#[derive(Clone)]
pub struct Postgres(Arc<House>);

struct House {
    link: Link,
    writer: Writer,
    listener: JoinHandle<()>,
    teller: Teller,
}

impl Drop for House {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

impl Postgres {
    pub(crate) async fn open(address: &str, options: Options) -> Result<Postgres, StoreError> {
        // The driver does not know these two, and would not say what is wrong with them.
        let wants_proof =
            ["sslmode=verify-ca", "sslmode=verify-full"].iter().any(|&mode| address.contains(mode));
        if wants_proof {
            return Err(StoreError::NotEncrypted);
        }
        // What the parser says may quote the address, and with it a password.
        let mut config: Config = address.parse().map_err(|_| StoreError::Address {
            problem: "the address of the PostgreSQL database is not understood".into(),
        })?;
        if config.get_ssl_mode() == SslMode::Require {
            return Err(StoreError::NotEncrypted);
        }
        link::configure(&mut config);
        let link = Link::new(config.clone(), options.patience);
        migrate::migrate(&link).await?;
        let teller = Teller::new();
        let writer = Writer::start(Link::new(config.clone(), options.patience), options);
        let (begun, has_begun) = oneshot::channel();
        let listener = tokio::spawn(listen::listen(config, teller.clone(), begun));
        let house = House { link, writer, listener, teller };
        // From the first watcher on nothing is missed.
        match timeout(options.patience, has_begun).await {
            Ok(Ok(())) => Ok(Postgres(Arc::new(house))),
            _ => Err(link::Trouble::Silence.into()),
        }
    }

    pub(crate) fn watch(&self) -> Watcher {
        self.0.teller.watcher()
    }

    async fn write(&self, job: Job) -> Result<Done, StoreError> {
        self.0.writer.write(job).await
    }

    /// Finishes what is waiting, and takes nothing more.
    pub(crate) async fn close(&self) {
        self.0.writer.close().await;
        self.0.listener.abort();
    }
}
