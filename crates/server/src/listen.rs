//! Where the server listens.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};

use game::Message;

/// The port that is tried first where none was asked for.
pub const DEFAULT_PORT: u16 = 7654;

/// How many ports are tried where none was asked for.
const TRIED: u16 = 10;

/// Why nothing can listen there.
#[derive(Debug)]
pub struct ListenError {
    address: SocketAddr,
    is_chosen: bool,
    error: io::Error,
}

impl ListenError {
    /// What to say about it, and what to do.
    pub fn message(&self) -> Message {
        let (port, address) = (self.address.port().to_string(), self.address.ip().to_string());
        match self.error.kind() {
            io::ErrorKind::AddrInUse if self.is_chosen => Message::new("serve-port-taken").with("port", port),
            io::ErrorKind::AddrInUse => {
                Message::new("serve-ports-taken").with("first", DEFAULT_PORT.to_string()).with("last", port)
            }
            io::ErrorKind::PermissionDenied => Message::new("serve-port-forbidden").with("port", port),
            io::ErrorKind::AddrNotAvailable => Message::new("serve-no-address").with("address", address),
            _ => Message::new("serve-cannot-listen")
                .with("address", self.address.to_string())
                .with("problem", self.error.to_string()),
        }
    }
}

impl fmt::Display for ListenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ListenError {}

/// Listens on a port, 0 for any that is free. Without one, on [`DEFAULT_PORT`] or the first free one of the next few.
pub fn listen(address: IpAddr, port: Option<u16>) -> Result<TcpListener, ListenError> {
    if let Some(port) = port {
        return listen_at((address, port).into(), true);
    }
    let mut tried = Ok(());
    for port in DEFAULT_PORT..DEFAULT_PORT + TRIED {
        match listen_at((address, port).into(), false) {
            Err(taken) if taken.error.kind() == io::ErrorKind::AddrInUse => tried = Err(taken),
            settled => return settled,
        }
    }
    tried.and_then(|()| listen_at((address, 0).into(), false))
}

fn listen_at(address: SocketAddr, is_chosen: bool) -> Result<TcpListener, ListenError> {
    TcpListener::bind(address).map_err(|error| ListenError { address, is_chosen, error })
}
