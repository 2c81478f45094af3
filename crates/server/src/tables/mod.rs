//! Tables that people share (docs/tables.md).
//!
//! - `setup`, `event`, `intention`: what goes in and out. `token`: what nobody can guess.
//! - `room` is a table as the fold of its events, `deciding` what may happen there, `clock` its clocks.
//! - `host` holds the tables and the store, `kept` is one that somebody listens to, `acting` stores and tells what is intended; `duties` is what goes on by itself; `socket` and `api` are the ways in, `limits` how much of it.

mod acting;
mod api;
mod clock;
mod deciding;
mod duties;
mod event;
mod host;
mod intention;
mod kept;
mod limits;
mod room;
mod setup;
mod socket;
mod token;

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::watch;

pub use host::{Host, HostOptions};
pub use limits::{Limits, Rate};

pub(crate) use api::{Peer, routes};
use limits::{Guests, Place};

/// How the tables are reached.
#[derive(Clone, Debug, Default)]
pub struct DoorOptions {
    /// How much one address may do.
    pub limits: Limits,
    /// Origins of pages that may speak to the tables, besides the page of this server.
    pub origins: Vec<String>,
    /// Whether a proxy stands before the server and says who asks.
    pub is_behind_proxy: bool,
}

/// The way to the tables.
pub(crate) struct Door {
    pub host: Host,
    pub guests: Arc<Guests>,
    pub options: DoorOptions,
    /// Changes when the server stops.
    pub stopping: watch::Receiver<bool>,
    pub sockets: Arc<tokio::sync::Semaphore>,
}

/// An address has too many connections, or opens them too fast.
pub(crate) struct TooMany;

impl Door {
    pub fn new(host: Host, options: DoorOptions, stopping: watch::Receiver<bool>) -> Arc<Door> {
        let guests = Guests::new(options.limits);
        let sockets = Arc::new(tokio::sync::Semaphore::new(options.limits.sockets));
        Arc::new(Door { host, guests, options, stopping, sockets })
    }

    /// Lets another connection come from an address, with its place if it needs one: a proxy counts for itself.
    pub fn arrive(&self, address: IpAddr) -> Result<Option<Place>, TooMany> {
        if self.options.is_behind_proxy {
            return Ok(None);
        }
        let place = self.guests.arrive(address).ok_or(TooMany);
        if place.is_err() {
            self.host.metrics().turned_away.add(1);
        }
        place.map(Some)
    }
}
