//! The running server: takes connections until it is told to stop.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use game::texts::Catalogue;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::sync::{Notify, Semaphore};

use crate::answer::{House, router};
use crate::page::Page;

/// Connections at a time; more wait until one is closed.
const MOST_CONNECTIONS: usize = 512;

/// A browser sends the head of a request at once. Whoever does not is let go.
const HEAD_WITHIN: Duration = Duration::from_secs(20);

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;

/// How long answers that are under way may take when the server stops.
const FINISH_WITHIN: Duration = Duration::from_secs(2);

/// A server that has its address and is ready to run.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    house: House,
    stop: Arc<Notify>,
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
        Ok(Server { listener, address, house: House { page, words }, stop: Arc::new(Notify::new()) })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What stops it.
    pub fn stopper(&self) -> Stopper {
        Stopper(Arc::clone(&self.stop))
    }

    /// Answers requests until it is stopped. One thread is enough: everything it sends lies in memory.
    pub fn run(self) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let finished = runtime.block_on(self.take_connections());
        // What hangs on a connection that was given up is dropped, not waited for.
        runtime.shutdown_background();
        finished
    }

    async fn take_connections(self) -> io::Result<()> {
        let listener = tokio::net::TcpListener::from_std(self.listener)?;
        let router = router(self.house);
        let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
        let mut protocol = http1::Builder::new();
        protocol.timer(TokioTimer::new()).header_read_timeout(HEAD_WITHIN).max_buf_size(LONGEST_HEAD);
        let under_way = GracefulShutdown::new();
        let mut stopped = pin!(self.stop.notified());
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
                Ok((stream, _)) => {
                    let answers = TowerToHyperService::new(router.clone());
                    let connection =
                        under_way.watch(protocol.serve_connection(TokioIo::new(stream), answers));
                    tokio::spawn(async move {
                        // A connection that breaks is the browser's affair.
                        let _ = connection.await;
                        drop(place);
                    });
                }
                // No more files can be open, or the browser has gone again: others still come.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
        drop(listener);
        // Whoever has not finished by then never will.
        let _ = tokio::time::timeout(FINISH_WITHIN, under_way.shutdown()).await;
        Ok(())
    }
}
