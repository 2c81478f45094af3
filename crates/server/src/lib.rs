//! Serves the page of Teahouse over HTTP, and hosts tables that people share.
//!
//! The page is a folder of plain files; `make page` builds it, and this crate holds it: each file with its hash and, where
//! that is shorter, compressed. All of that is answered from memory. The engine runs in the browser, so a server is needed only where people
//! meet: [`Server::open_tables`] hosts tables on a store (docs/tables.md).
//!
//! ```no_run
//! use game::texts::Catalogue;
//! use server::{Page, Server};
//! let listener = server::listen([127, 0, 0, 1].into(), None)?;
//! let server = Server::new(listener, Page::embedded(), Catalogue::english())?;
//! println!("http://{}/", server.address());
//! server.run()?; // until somebody calls `stop` on its `stopper`
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod encoding;
mod headers;
mod listen;
mod log;
mod metrics;
mod page;
mod running;
mod tables;

pub use encoding::Encoding;
pub use headers::{ON_EVERY_ANSWER, SECURITY_POLICY};
pub use listen::{DEFAULT_PORT, ListenError, listen};
pub use log::Log;
pub use metrics::Metrics;
pub use page::{File, Page};
pub use running::{Server, Stopper, Tables};
pub use tables::{DoorOptions, Host, HostOptions, Limits, Rate};
