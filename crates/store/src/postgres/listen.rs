//! Word of new events from every server on the same database.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::{interval, sleep, timeout};
use tokio_postgres::tls::NoTlsStream;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls, Socket};

use super::link::Trouble;
use crate::watch::{News, Teller};

/// The channel on which the number of a table's last event is told.
pub(super) const CHANNEL: &str = "teahouse_events";

/// How often a silent connection is asked whether it is still there, and how long it may take to answer.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// How long to wait before listening is tried again.
const PAUSE: Duration = Duration::from_millis(100);

/// Listens for ever, and says when that has begun. Whenever there was no listening for a while, watchers are told to catch up.
pub(super) async fn listen(config: Config, teller: Teller, begun: oneshot::Sender<()>) {
    let mut begun = Some(begun);
    loop {
        // Why it ended does not matter: what was missed meanwhile is made up for.
        let _ = listen_once(&config, &teller, &mut begun).await;
        sleep(PAUSE).await;
    }
}

async fn listen_once(
    config: &Config,
    teller: &Teller,
    begun: &mut Option<oneshot::Sender<()>>,
) -> Result<(), Trouble> {
    let (client, connection) =
        timeout(HEARTBEAT, config.connect(NoTls)).await.map_err(|_| Trouble::Silence)??;
    let hearing = tokio::spawn(hear(connection, teller.clone()));
    let ended = stay(&client, teller, begun).await;
    hearing.abort();
    ended
}

async fn stay(
    client: &Client,
    teller: &Teller,
    begun: &mut Option<oneshot::Sender<()>>,
) -> Result<(), Trouble> {
    client.batch_execute(&format!("listen {CHANNEL}")).await?;
    match begun.take() {
        // Whoever opens the store may have given up meanwhile.
        Some(begun) => begun.send(()).unwrap_or_default(),
        None => teller.tell(News::CatchUp),
    }
    let mut beats = interval(HEARTBEAT);
    loop {
        beats.tick().await;
        timeout(HEARTBEAT, client.batch_execute("")).await.map_err(|_| Trouble::Silence)??;
    }
}

/// Passes on what is heard until the connection ends; the next heartbeat then fails.
async fn hear(mut connection: Connection<Socket, NoTlsStream>, teller: Teller) {
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        let AsyncMessage::Notification(told) = message else { continue };
        let news = told
            .payload()
            .split_once(' ')
            .and_then(|(table, seq)| Some(News::Events { table: table.to_owned(), seq: seq.parse().ok()? }));
        // What is not understood may come from a newer version, and is no reason to miss something.
        teller.tell(news.unwrap_or(News::CatchUp));
    }
}
