//! What was acknowledged outlives a process that is killed at any moment, a disk that is full, a database that goes down.

#![cfg(unix)]
#![allow(clippy::print_stdout)]

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use crate::common::{Place, add, append, is_contiguous, table};
use game::Random;
use store::{Along, Append, Appended, Due, NewTable, News, Options, Store, StoreError};
use testkit::postgres::{Cluster, Disk};

/// Where the child appends, and the number of its run.
const ADDRESS: &str = "TEAHOUSE_STORE_CHILD";
const RUN: &str = "TEAHOUSE_STORE_RUN";

/// After how many acknowledgements the child ends itself at once; never, where nothing is said.
const LAST: &str = "TEAHOUSE_STORE_LAST";

/// How many tables the child plays at once.
const TABLES: usize = 8;

/// The other process: appends as fast as it can, and says of every event when it is acknowledged. It is started by the tests below.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the tests below start it"]
async fn child() {
    let address = std::env::var(ADDRESS).expect("the tests below say where");
    let run = std::env::var(RUN).expect("the tests below say which run it is");
    let store = Store::open(&address, Options::default()).await.unwrap();
    let players = (0..TABLES).map(|table| {
        let (store, run) = (store.clone(), run.clone());
        tokio::spawn(async move { play(&store, &format!("t{table}"), &run).await })
    });
    for player in players.collect::<Vec<_>>() {
        player.await.unwrap();
    }
}

/// Appends until something is refused; then it says so, and that what is there can be read all the same.
async fn play(store: &Store, id: &str, run: &str) {
    store.create_table(NewTable { id: id.into(), ..NewTable::default() }).await.unwrap();
    let mut last = store.table(id).await.unwrap().unwrap().last_seq;
    for number in 0.. {
        let client = format!("{run}-{number}");
        let due = vec![Due { what: "clock".into(), after: (number % 3 > 0).then_some(Duration::ZERO) }];
        let along = Along { due, ..Along::default() };
        match store.append(Append { along, ..append(id, last, &client) }).await {
            Ok(Appended::Appended { seq, .. }) => {
                last = seq;
                say(&format!("ack {id} {seq} {client}"));
                die_if_it_was_the_last();
            }
            // Somebody else plays here as well.
            Ok(Appended::Stale { last: theirs, .. }) => last = theirs,
            Ok(other) => say(&format!("odd {other:?}")),
            Err(error) => {
                let readable = store.read(id, 0).await.is_ok_and(|events| events.len() as u64 == last);
                say(&format!("refused {} {readable}", error.message().code));
                return;
            }
        }
    }
}

/// Ends the process in the very moment in which an event was acknowledged, when nothing but the disk can have it.
fn die_if_it_was_the_last() {
    static ACKNOWLEDGED: AtomicUsize = AtomicUsize::new(0);
    let number = ACKNOWLEDGED.fetch_add(1, Ordering::Relaxed) + 1;
    if std::env::var(LAST).is_ok_and(|last| last == number.to_string()) {
        std::process::abort();
    }
}

/// A whole line at once: what is killed in the middle of one has not said it.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).unwrap();
}

fn start(address: &str, run: usize, shell: Option<&str>, last: Option<u32>) -> Child {
    let myself = std::env::current_exe().unwrap();
    let arguments = ["--exact", "faults::child", "--ignored", "--nocapture"];
    let mut command = match shell {
        Some(script) => {
            let mut command = Command::new("/bin/sh");
            command.args(["-c", script]).arg(myself);
            command
        }
        None => Command::new(myself),
    };
    command.args(arguments).env(ADDRESS, address).env(RUN, format!("run{run}"));
    if let Some(last) = last {
        command.env(LAST, last.to_string());
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap()
}

/// What a child has said so far: whole lines, as they come.
fn listen(child: &mut Child) -> mpsc::Receiver<String> {
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let (said, heard) = mpsc::channel();
    std::thread::spawn(move || {
        let mut line = String::new();
        while output.read_line(&mut line).is_ok_and(|length| length > 0) {
            // The frame around tests writes before the first line, on the same one.
            let from = ["ack ", "odd ", "refused "].iter().filter_map(|word| line.find(word)).min();
            if let (Some(from), true) = (from, line.ends_with('\n')) {
                let _ = said.send(line[from..].trim_end().to_owned());
            }
            line.clear();
        }
    });
    heard
}

/// Every event that was acknowledged: table, number, client.
type Acknowledged = BTreeSet<(String, u64, String)>;

fn note(acknowledged: &mut Acknowledged, line: &str) {
    let words: Vec<&str> = line.split(' ').collect();
    let ["ack", table, seq, client] = words[..] else { panic!("the child says: {line}") };
    let is_new = acknowledged.insert((table.into(), seq.parse().unwrap(), client.into()));
    assert!(is_new, "{line} comes twice");
}

/// Every acknowledged event is there under its number, none is there twice, and no number is missing.
async fn check(store: &Store, acknowledged: &Acknowledged) {
    let mut found = Acknowledged::new();
    for number in 0..TABLES {
        let id = format!("t{number}");
        let Some(info) = store.table(&id).await.unwrap() else { continue };
        let events = store.read(&id, 0).await.unwrap();
        assert!(is_contiguous(&events), "{id}");
        assert_eq!(info.last_seq, events.len() as u64, "{id}");
        let bodies: BTreeSet<&[u8]> = events.iter().map(|event| event.body.as_slice()).collect();
        assert_eq!(bodies.len(), events.len(), "{id}: an event is there twice");
        for event in events {
            found.insert((id.clone(), event.seq, String::from_utf8(event.body).unwrap()));
        }
    }
    let lost: Vec<_> = acknowledged.difference(&found).collect();
    assert!(lost.is_empty(), "{} of {} are lost: {lost:?}", lost.len(), acknowledged.len());
}

/// Has the child die at random moments, again and again on the same store.
async fn kill_again_and_again(address: &str, seed: u64) {
    let rounds = 2 * if testkit::is_long() { 1_000 } else { 10 };
    let mut random = Random::new(seed);
    let mut acknowledged = Acknowledged::new();
    for run in 0..rounds {
        // By turns it is killed from outside, or ends itself where it hurts most.
        let last = (run % 2 == 1).then(|| 1 + random.below(100));
        let mut child = start(address, run, None, last);
        let heard = listen(&mut child);
        // From the first event on, which may be a while after the start.
        let first = heard.recv_timeout(Duration::from_secs(60)).expect("the child begins");
        note(&mut acknowledged, &first);
        if last.is_none() {
            std::thread::sleep(Duration::from_micros(random.below(60_000).into()));
            child.kill().unwrap();
        }
        child.wait().unwrap();
        heard.iter().for_each(|line| note(&mut acknowledged, &line));
        if run % 50 == 0 || run + 1 == rounds {
            let store = Store::open(address, Options::default()).await.unwrap();
            check(&store, &acknowledged).await;
            store.close().await;
        }
    }
    assert!(acknowledged.len() > rounds, "{} events under load", acknowledged.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_sqlite_acknowledged_outlives_a_process_that_is_killed() {
    kill_again_and_again(&Place::sqlite().address, 14).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_postgresql_acknowledged_outlives_a_process_that_is_killed() {
    kill_again_and_again(&Place::postgres().address, 15).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_is_full_refuses_clearly_and_loses_nothing() {
    let place = Place::sqlite();
    let mut refusals: BTreeMap<String, usize> = BTreeMap::new();
    let mut acknowledged = Acknowledged::new();
    // A limit on the size of files stands for a disk with so much room; who goes beyond gets an error instead of a signal.
    let limited = r#"trap '' XFSZ; ulimit -f 400; exec "$0" "$@""#;
    let mut child = start(&place.address, 0, Some(limited), None);
    let heard = listen(&mut child);
    for line in heard {
        match line.strip_prefix("refused ") {
            Some(refusal) => *refusals.entry(refusal.to_owned()).or_default() += 1,
            None => note(&mut acknowledged, &line),
        }
    }
    child.wait().unwrap();
    assert_eq!(refusals, BTreeMap::from([("store-full true".to_owned(), TABLES)]));
    assert!(acknowledged.len() > TABLES, "{} events before", acknowledged.len());
    let store = place.open().await;
    check(&store, &acknowledged).await;
    // With room again everything goes on.
    let last = store.table("t0").await.unwrap().unwrap().last_seq;
    add(&store, "t0", last, "after").await;
    assert_eq!(store.ready().await, Ok(()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_comes_back_when_postgresql_was_restarted_under_it() {
    let cluster = Cluster::start(Disk::NotWaited).unwrap();
    let place = Place::at(cluster.database());
    let store = place.open().await;
    let mut watcher = store.watch();
    let players = (0..TABLES).map(|table| {
        let store = store.clone();
        tokio::spawn(async move { play_through(&store, &format!("t{table}")).await })
    });
    let players: Vec<_> = players.collect();
    for _ in 0..3 {
        tokio::task::block_in_place(|| cluster.restart());
    }
    let mut acknowledged = Acknowledged::new();
    for player in players {
        acknowledged.extend(player.await.unwrap());
    }
    check(&store, &acknowledged).await;
    // Watchers are told that they may have missed something.
    let told = async { while watcher.next().await != Some(News::CatchUp) {} };
    tokio::time::timeout(Duration::from_secs(60), told).await.expect("they are told");
    assert_eq!(store.acquire("clock", "here", Duration::from_secs(60)).await, Ok(true));
}

/// Plays a few hundred events through whatever happens; every one of them is acknowledged in the end.
async fn play_through(store: &Store, id: &str) -> Vec<(String, u64, String)> {
    store.create_table(NewTable { id: id.into(), ..NewTable::default() }).await.unwrap();
    let mut acknowledged = Vec::new();
    for last in 0..400 {
        let client = format!("c{last}");
        let done = store.append(append(id, last, &client)).await;
        assert_eq!(done.map(|done| done.stored()), Ok(Some(last + 1)), "{id}");
        acknowledged.push((id.to_owned(), last + 1, client));
    }
    acknowledged
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_stays_away_is_said_to_and_comes_back() {
    let cluster = Cluster::start(Disk::NotWaited).unwrap();
    let options = Options { patience: Duration::from_millis(300), ..Options::default() };
    let store = Store::open(&cluster.database(), options).await.unwrap();
    table(&store, "a").await;
    add(&store, "a", 0, "one").await;
    tokio::task::block_in_place(|| cluster.stop());
    let is_away = |error: &StoreError| matches!(error, StoreError::Unavailable { .. });
    assert!(store.append(append("a", 1, "two")).await.is_err_and(|error| is_away(&error)));
    assert!(store.read("a", 0).await.is_err_and(|error| is_away(&error)));
    assert!(store.ready().await.is_err_and(|error| is_away(&error)));
    tokio::task::block_in_place(|| cluster.go_on());
    add(&store, "a", 1, "two").await;
    assert_eq!(store.read("a", 0).await.unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_servers_share_postgresql_while_some_are_killed() {
    let address = Place::postgres().address;
    let mut acknowledged = Acknowledged::new();
    // Two processes play the same tables: whoever is late reads what was missed and goes on.
    let mut children: Vec<Child> = (0..2).map(|run| start(&address, run, None, None)).collect();
    let heard: Vec<_> = children.iter_mut().map(listen).collect();
    for heard in &heard {
        heard.recv_timeout(Duration::from_secs(60)).expect("both begin");
    }
    std::thread::sleep(Duration::from_millis(50));
    children[0].kill().unwrap();
    children[0].wait().unwrap();
    std::thread::sleep(Duration::from_millis(50));
    children[1].kill().unwrap();
    children[1].wait().unwrap();
    for line in heard.iter().flat_map(|heard| heard.iter()).filter(|line| line.starts_with("ack ")) {
        note(&mut acknowledged, &line);
    }
    let store = Store::open(&address, Options::default()).await.unwrap();
    check(&store, &acknowledged).await;
    assert!(!acknowledged.is_empty());
}
