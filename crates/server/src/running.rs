//! The running server: takes connections until it is told to stop.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::response::Response;
use game::texts::Catalogue;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use store::{Options, Store, StoreError};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::sync::{Notify, Semaphore, watch};
use tower_service::Service as _;

use crate::answer::{House, router};
use crate::log::Log;
use crate::page::Page;
use crate::tables::{Door, DoorOptions, Host, HostOptions, Peer};

/// Connections that ask something at a time; more wait until one is closed. WebSockets are counted apart.
const MOST_CONNECTIONS: usize = 512;

/// A browser sends the head of a request at once. Whoever does not is let go.
const HEAD_WITHIN: Duration = Duration::from_secs(20);

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;

/// Who comes too often waits before a closed door: coming again at once would cost everybody time. More than this many are sent away.
const MOST_WAITING: usize = 256;
const WAIT: Duration = Duration::from_secs(1);

/// How long answers that are under way may take when the server stops.
const FINISH_WITHIN: Duration = Duration::from_secs(2);

/// More threads than this find nothing to do: what takes long is thought about elsewhere.
const MOST_THREADS: usize = 8;

/// A server that has its address and is ready to run.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    house: House,
    stop: Arc<Notify>,
    runtime: Runtime,
    door: Option<Arc<Door>>,
    stopping: watch::Sender<bool>,
}

/// Which tables a server hosts, and how.
#[derive(Clone, Default)]
pub struct Tables {
    /// A file, or `postgres://…`.
    pub database: String,
    /// How the store works.
    pub store: Options,
    /// How the host works.
    pub host: HostOptions,
    /// How the tables are reached.
    pub door: DoorOptions,
    /// Where the server says what happens.
    pub log: Log,
}

/// Stops a server, from any thread.
#[derive(Clone)]
pub struct Stopper(Arc<Notify>);

impl Stopper {
    /// Lets the server finish what it is answering, and end. That may be asked before it runs.
    pub fn stop(&self) {
        self.0.notify_one();
    }
}

impl Server {
    /// A server for a page; what it says itself is said in the words of this catalogue.
    pub fn new(listener: TcpListener, page: Page, words: &'static Catalogue) -> io::Result<Server> {
        let address = listener.local_addr()?;
        listener.set_nonblocking(true)?;
        let threads = std::thread::available_parallelism().map_or(1, usize::from).min(MOST_THREADS);
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build()?;
        let (stopping, _) = watch::channel(false);
        let stop = Arc::new(Notify::new());
        Ok(Server { listener, address, house: House { page, words }, stop, runtime, door: None, stopping })
    }

    /// Hosts tables besides the page.
    pub fn open_tables(&mut self, tables: Tables) -> Result<Host, StoreError> {
        let (host, stopping) = self.runtime.block_on(async {
            let store = Store::open(&tables.database, tables.store).await?;
            let (host, duties) = Host::new(store, tables.host, tables.log)
                .map_err(|error| StoreError::Failed { problem: error.to_string() })?;
            host.keep(duties);
            Ok::<_, StoreError>((host, self.stopping.subscribe()))
        })?;
        self.door = Some(Door::new(host.clone(), tables.door, stopping));
        Ok(host)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What stops it.
    pub fn stopper(&self) -> Stopper {
        Stopper(Arc::clone(&self.stop))
    }

    /// Answers requests until it is stopped. What was acknowledged by then is stored, and what is being stored is finished.
    pub fn run(self) -> io::Result<()> {
        let Server { listener, house, stop, runtime, door, stopping, .. } = self;
        let finished = runtime.block_on(async {
            let taken = take_connections(listener, house, door.clone(), &stop, &stopping).await;
            if let Some(door) = &door {
                door.host.close().await;
            }
            taken
        });
        // What hangs on a connection that was given up is dropped, not waited for.
        runtime.shutdown_background();
        finished
    }
}

async fn take_connections(
    listener: TcpListener,
    house: House,
    door: Option<Arc<Door>>,
    stop: &Notify,
    stopping: &watch::Sender<bool>,
) -> io::Result<()> {
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let router = router(house, door.clone());
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let waiting = Arc::new(Semaphore::new(MOST_WAITING));
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(HEAD_WITHIN).max_buf_size(LONGEST_HEAD);
    let mut stopped = pin!(stop.notified());
    loop {
        let next = async {
            let place = Arc::clone(&places).acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            () = &mut stopped => break,
            next = next => next,
        };
        match accepted {
            Ok((stream, peer)) => {
                let Ok(counted) = door.as_ref().map_or(Ok(None), |door| door.arrive(peer.ip())) else {
                    keep_waiting(stream, &waiting);
                    continue;
                };
                // A move is a small message that somebody waits for.
                let _ = stream.set_nodelay(true);
                let answers = answers(router.clone(), peer.ip());
                let connection = protocol.serve_connection(TokioIo::new(stream), answers).with_upgrades();
                let mut stopping = stopping.subscribe();
                tokio::spawn(async move {
                    let mut connection = pin!(connection);
                    // A connection that breaks is the browser's affair.
                    tokio::select! {
                        _ = connection.as_mut() => {}
                        _ = stopping.changed() => {
                            connection.as_mut().graceful_shutdown();
                            let _ = connection.await;
                        }
                    }
                    drop((place, counted));
                });
            }
            // No more files can be open, or the browser has gone again: others still come.
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
    drop(listener);
    // Those at the tables are told, and come back to another server or later.
    let _ = stopping.send(true);
    // Whoever has not finished by then never will.
    let _ = tokio::time::timeout(FINISH_WITHIN, places.acquire_many(MOST_CONNECTIONS as u32)).await;
    Ok(())
}

/// Closes a connection after a while, and reads nothing of it.
fn keep_waiting(stream: TcpStream, waiting: &Arc<Semaphore>) {
    if let Ok(place) = Arc::clone(waiting).try_acquire_owned() {
        tokio::spawn(async move {
            tokio::time::sleep(WAIT).await;
            drop((stream, place));
        });
    }
}

/// Answers the requests of one connection, with word of where it comes from.
fn answers(
    router: Router,
    peer: IpAddr,
) -> impl hyper::service::Service<
    hyper::Request<Incoming>,
    Response = Response,
    Error = Infallible,
    Future = impl Future<Output = Result<Response, Infallible>> + Send,
> {
    service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        router.clone().call(request)
    })
}
