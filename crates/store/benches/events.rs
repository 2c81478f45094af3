//! Events a second that are on the disk when they are acknowledged: many that wait in one commit, beside a commit for each.
//!
//! cargo bench -p teahouse-store --bench events

#![allow(clippy::print_stdout)]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use store::{Append, NewEvent, NewTable, Options, Store};
use testkit::postgres::{Cluster, Disk};

/// How many tables are played at once; each waits for the answer to an event before it sends the next.
const TABLES: usize = 500;

/// How long each store is measured.
const TIME: Duration = Duration::from_secs(5);

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads start");
    println!(
        "{TABLES} tables at once, {} s each; times are from sending to the acknowledgement\n",
        TIME.as_secs()
    );
    println!("database    commits          events/s   p50 ms   p99 ms");
    let folder = std::env::temp_dir().join(format!("teahouse-store-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is room for a folder");
    let cluster = Cluster::start(Disk::Waited).unwrap_or_else(|problem| panic!("{problem}"));
    for (name, most_in_a_commit) in [("shared", Options::default().most_in_a_commit), ("one an event", 1)] {
        let options = Options { most_in_a_commit, patience: Duration::from_secs(60) };
        let file = folder.join(format!("{most_in_a_commit}.db")).display().to_string();
        for (database, address) in [("SQLite", file), ("PostgreSQL", cluster.database())] {
            let times = runtime.block_on(measure(&address, options));
            let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
            let rate = times.len() as f64 / TIME.as_secs_f64();
            println!("{database:<11} {name:<14} {rate:>10.0} {:>8.1} {:>8.1}", at(0.5), at(0.99));
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
}

/// How long each acknowledgement took, ascending.
async fn measure(address: &str, options: Options) -> Vec<Duration> {
    let store = Store::open(address, options).await.expect("the store opens");
    for table in 0..TABLES {
        let new = NewTable { id: format!("t{table}"), ..NewTable::default() };
        store.create_table(new).await.expect("a table is made");
    }
    let is_over = Arc::new(AtomicBool::new(false));
    let players = (0..TABLES).map(|table| {
        let (store, is_over) = (store.clone(), is_over.clone());
        tokio::spawn(async move { play(&store, &format!("t{table}"), &is_over).await })
    });
    let players: Vec<_> = players.collect();
    tokio::time::sleep(TIME).await;
    is_over.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    for player in players {
        times.extend(player.await.expect("a player ends"));
    }
    store.close().await;
    times.sort();
    times
}

async fn play(store: &Store, table: &str, is_over: &AtomicBool) -> Vec<Duration> {
    let mut times = Vec::new();
    while !is_over.load(Ordering::Relaxed) {
        let expected = times.len() as u64;
        let body = br#"{"seat":0,"action":"24/18,18/15"}"#.to_vec();
        let events = vec![NewEvent { kind: "act".into(), body }];
        let client = format!("c{expected}");
        let append = Append { table: table.into(), expected, client, events, ..Append::default() };
        let sent = Instant::now();
        let done = store.append(append).await;
        assert_eq!(done.map(|done| done.stored()), Ok(Some(expected + 1)));
        times.push(sent.elapsed());
    }
    times
}
