//! Load on loopback: scripted persons play many tables at once, thousands watch, one address floods. The server runs in a process of its own.
//!
//! cargo bench -p teahouse-server --bench tables [-- flood]
//!
//! `flood` measures the flood alone.

#![allow(clippy::print_stdout)]

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{IpAddr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use game::texts::Catalogue;
use game::{Random, Turn};
use serde_json::{Value, json};
use server::{DoorOptions, Limits, Page, Rate, Server, Tables};
use testkit::postgres::{Cluster, Disk};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// How many tables are played at once.
const TABLES: usize = 500;

/// How long each load lasts.
const TIME: Duration = Duration::from_secs(10);

/// The pace that a server must keep with short answers, in events a second.
const PACE: f64 = 2_000.0;

/// How many watch and say nothing.
const WATCHERS: usize = 10_000;

/// How many connections a flood comes on.
const FLOOD: usize = 50;

/// How often times are taken without a flood and in one, by turns: a single pair says little.
const FLOODS: usize = 3;

/// What the process of the server is told.
const DATABASE: &str = "TEAHOUSE_BENCH_DATABASE";
const COMMIT: &str = "TEAHOUSE_BENCH_COMMIT";
const FAST: &str = "TEAHOUSE_BENCH_FAST";

/// What the process of a flood is told: where the server is, and a table.
const FLOODED: &str = "TEAHOUSE_BENCH_FLOODED";
const FLOODED_TABLE: &str = "TEAHOUSE_BENCH_FLOODED_TABLE";

fn main() {
    if let Ok(database) = std::env::var(DATABASE) {
        return serve(database);
    }
    if let (Ok(server), Ok(table)) = (std::env::var(FLOODED), std::env::var(FLOODED_TABLE)) {
        return flood(server.parse().expect("an address"), &table);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads start");
    let folder = std::env::temp_dir().join(format!("teahouse-server-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is room for a folder");
    let cluster = Cluster::start(Disk::Waited).unwrap_or_else(|problem| panic!("{problem}"));
    println!("{TABLES} tables at once, {} s each; times from sending to the acknowledgement", TIME.as_secs());
    println!("clients, server and database share this machine\n");
    println!("database    load                        events/s   p50 ms   p99 ms");
    let flood_alone = std::env::args().any(|argument| argument == "flood");
    for name in ["SQLite", "PostgreSQL"] {
        let file = |part: &str| {
            let name: String = part.chars().filter(char::is_ascii_alphanumeric).collect();
            folder.join(format!("{name}.db")).display().to_string()
        };
        let database = |part: &str| if name == "SQLite" { file(part) } else { cluster.database() };
        let shared = store::Options::default().most_in_a_commit;
        let loads = [("one commit a move", 1, None), ("shared commits", shared, None)];
        let loads = loads.into_iter().chain([("shared, 2,000/s", shared, Some(PACE))]);
        for (load, commit, pace) in loads.filter(|_| !flood_alone) {
            let server = Process::start(&database(load), commit, true);
            let played = runtime.block_on(play(server.address, TABLES, pace));
            println!("{name:<11} {load:<26} {played}");
        }
        // With the limits as they are in earnest.
        let server = Process::start(&database("flood"), shared, false);
        for _ in 0..FLOODS {
            let calm = runtime.block_on(play(server.address, 100, Some(500.0)));
            println!("{name:<11} {:<26} {calm}", "100 tables, 500/s");
            let flooded = runtime.block_on(play_flooded(server.address));
            println!("{name:<11} {:<26} {flooded}", "the same in a flood");
        }
        let figures = runtime.block_on(ask(server.address, "GET /metrics", "", [127, 0, 0, 1].into()));
        for counted in ["rejected", "turned_away"] {
            let line =
                figures.lines().find_map(|line| line.strip_prefix(&format!("teahouse_{counted}_total ")));
            println!("{name:<11}   {counted} in it: {}", line.unwrap_or("?"));
        }
    }
    if !flood_alone {
        let server = Process::start(&folder.join("memory.db").display().to_string(), 512, false);
        runtime.block_on(measure_memory(&server));
    }
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
}

async fn measure_memory(server: &Process) {
    let empty = server.memory();
    let players = seat_all(server.address, TABLES).await;
    let tables = server.memory();
    let watchers = watch(server.address, &players[0].table, WATCHERS).await;
    let full = server.memory();
    let each = |more: u64, many: usize| more as f64 / 1e3 / many as f64;
    println!("\nmemory: {:.1} MB before anybody comes", empty as f64 / 1e6);
    println!(
        "memory: {:.1} kB a table with both persons connected",
        each(tables.saturating_sub(empty), TABLES)
    );
    println!(
        "memory: {:.1} kB an idle watcher; {:.0} MB in all with {} of them",
        each(full.saturating_sub(tables), watchers.len()),
        full as f64 / 1e6,
        watchers.len()
    );
}

/// The server itself, until its process is killed.
fn serve(database: String) {
    let listener = server::listen([127, 0, 0, 1].into(), Some(0)).expect("a port is free");
    let mut server = Server::new(listener, Page::of(&[]), Catalogue::english()).expect("a server starts");
    let most_in_a_commit = std::env::var(COMMIT).ok().and_then(|commit| commit.parse().ok()).unwrap_or(512);
    let store = store::Options { most_in_a_commit, ..store::Options::default() };
    // Nobody plays so fast but for measuring.
    let much = Rate { burst: 1e3, per_second: 500.0 };
    let fast = Limits { messages: much, messages_of_one: much, requests_of_one: much, ..Limits::default() };
    let limits = if std::env::var_os(FAST).is_some() { fast } else { Limits::default() };
    let door = DoorOptions { limits, ..DoorOptions::default() };
    server.open_tables(Tables { database, store, door, ..Tables::default() }).expect("the store opens");
    println!("listening {}", server.address().port());
    std::io::stdout().flush().expect("somebody listens");
    server.run().expect("the server runs");
}

/// A server in a process of its own.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    /// Starts one; a fast one lets everybody play as fast as they can.
    fn start(database: &str, commit: usize, is_fast: bool) -> Process {
        let mut command = Command::new(std::env::current_exe().expect("this program is a file"));
        if is_fast {
            command.env(FAST, "1");
        }
        let mut child = command
            .env(DATABASE, database)
            .env(COMMIT, commit.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a server starts");
        let lines = BufReader::new(child.stdout.take().expect("it has an output")).lines();
        let port = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("listening ")?.parse().ok());
        let port: u16 = port.expect("the server says where it listens");
        Process { child, address: ([127, 0, 0, 1], port).into() }
    }

    /// What it has in memory, in bytes.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
        1024 * kilobytes.unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a load came to.
struct Played {
    rate: f64,
    p50: f64,
    p99: f64,
}

impl std::fmt::Display for Played {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:>9.0} {:>8.1} {:>8.1}", self.rate, self.p50, self.p99)
    }
}

type Socket = WebSocketStream<TcpStream>;

/// Connects to a table from an address of this machine, and says hello.
async fn connect(server: SocketAddr, table: &str, from: IpAddr) -> Option<Socket> {
    connect_by(TcpSocket::new_v4().ok()?, server, table, from).await
}

async fn connect_by(socket: TcpSocket, server: SocketAddr, table: &str, from: IpAddr) -> Option<Socket> {
    socket.bind((from, 0).into()).ok()?;
    let stream = socket.connect(server).await.ok()?;
    stream.set_nodelay(true).ok()?;
    let address = format!("ws://{server}/api/tables/{table}/socket");
    let (mut socket, _) = tokio_tungstenite::client_async(address, stream).await.ok()?;
    socket.send(Message::text(json!({"type": "hello", "version": 1}).to_string())).await.ok()?;
    // What happens from now on is told, and nothing else is.
    let welcome = next(&mut socket).await?;
    (welcome["type"] == "welcome").then_some(socket)
}

async fn next(socket: &mut Socket) -> Option<Value> {
    loop {
        if let Message::Text(text) = socket.next().await?.ok()? {
            return serde_json::from_str(&text).ok();
        }
    }
}

/// Everybody comes from another address, as in earnest.
fn address_of(net: u8, number: usize) -> IpAddr {
    IpAddr::from([127, net, (number / 250) as u8, (number % 250) as u8 + 1])
}

/// The body of an answer.
async fn ask(server: SocketAddr, what: &str, body: &str, from: IpAddr) -> String {
    let request = format!(
        "{what} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let socket = TcpSocket::new_v4().expect("there are sockets");
    socket.bind((from, 0).into()).expect("it is an address of this machine");
    let mut stream = socket.connect(server).await.expect("the server is there");
    stream.write_all(request.as_bytes()).await.expect("the server listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("the server answers");
    answer.split_once("\r\n\r\n").map_or("", |(_, body)| body).to_owned()
}

async fn make(server: SocketAddr, rules: &str, from: IpAddr) -> String {
    let person = json!({"kind": "person"});
    let body = json!({"rules": {"id": rules}, "seats": [person, person]}).to_string();
    let made = ask(server, "POST /api/tables", &body, from).await;
    let made: Value = serde_json::from_str(&made).expect("the answer is JSON");
    made["table"].as_str().expect("a table was made").to_owned()
}

/// Two persons at a table, played by one script.
struct Pair {
    table: String,
    sockets: [Socket; 2],
    game: Box<dyn tables::Table>,
    seq: u64,
    random: Random,
    sent: u64,
}

impl Pair {
    async fn seat(server: SocketAddr, number: usize) -> Pair {
        let rules = ["nine-mens-morris", "long-nardi"][number % 2];
        let from = address_of(10, number);
        let table = make(server, rules, from).await;
        let one = connect(server, &table, from).await.expect("a place is free");
        let two = connect(server, &table, from).await.expect("a place is free");
        let game = tables::built_in_game(rules).expect("it is built in").table();
        let (seq, random) = (1, Random::new(number as u64));
        let mut pair = Pair { table, sockets: [one, two], game, seq, random, sent: 0 };
        for seat in 0..2 {
            let token = format!("{number:016x}{seat:016x}");
            pair.want(seat, &json!({"kind": "sit", "seat": seat, "token": token, "contribution": "ab"}))
                .await;
        }
        pair
    }

    /// Wants something: how long until it is acknowledged. Both are told what happened, and play it on a board of their own.
    async fn want(&mut self, seat: usize, what: &Value) -> Duration {
        self.sent += 1;
        let id = format!("b{}", self.sent);
        let intention = json!({"type": "do", "id": id, "expected": self.seq, "what": what});
        let sent = Instant::now();
        self.sockets[seat].send(Message::text(intention.to_string())).await.expect("the server listens");
        let (mut took, mut last) = (None, self.seq);
        for index in [seat, 1 - seat] {
            let mut told = self.seq;
            while took.is_none() || told < last {
                let message = next(&mut self.sockets[index]).await.expect("the server tells");
                match message["type"].as_str() {
                    Some("done") => {
                        took = Some(sent.elapsed());
                        last = message["seq"].as_u64().unwrap_or_default();
                    }
                    Some("event") => {
                        told = message["event"]["seq"].as_u64().unwrap_or_default();
                        let text = message["event"]["text"].as_str().filter(|_| index == seat);
                        text.iter().for_each(|text| self.game.act(text).expect("it was legal"));
                    }
                    Some("refused" | "error") => panic!("{what}: {message}"),
                    _ => {}
                }
            }
        }
        self.seq = last;
        took.unwrap_or_default()
    }

    /// Plays one event, and begins anew when the game is over.
    async fn play(&mut self, server: SocketAddr, number: usize) -> Option<Duration> {
        let (seat, what) = match self.game.turn() {
            Turn::Over => {
                *self = Pair::seat(server, number).await;
                return None;
            }
            Turn::Chance => (self.game.seat_to_act().unwrap_or(0), json!({"kind": "roll"})),
            Turn::Seat(seat) => {
                let legal = self.game.legal();
                let chosen = &legal[self.random.below(legal.len() as u32) as usize];
                (seat, json!({"kind": "act", "text": chosen.text}))
            }
        };
        Some(self.want(usize::from(seat), &what).await)
    }
}

async fn seat_all(server: SocketAddr, tables: usize) -> Vec<Pair> {
    let mut pairs = Vec::with_capacity(tables);
    for number in 0..tables {
        pairs.push(Pair::seat(server, number).await);
    }
    pairs
}

/// Plays many tables for a time, as fast as they can or at a pace over all of them.
async fn play(server: SocketAddr, tables: usize, pace: Option<f64>) -> Played {
    let pairs = seat_all(server, tables).await;
    let is_over = Arc::new(AtomicBool::new(false));
    let every = pace.map(|pace| Duration::from_secs_f64(tables as f64 / pace));
    let begun = Instant::now();
    let mut players = Vec::with_capacity(tables);
    for (number, mut pair) in pairs.into_iter().enumerate() {
        let is_over = is_over.clone();
        players.push(tokio::spawn(async move {
            let mut times = Vec::new();
            // Spread over the first interval, as people are.
            let offset = every.map(|every| every.mul_f64(number as f64 / tables as f64));
            let mut next = tokio::time::Instant::now() + offset.unwrap_or_default();
            while !is_over.load(Ordering::Relaxed) {
                if let Some(every) = every {
                    tokio::time::sleep_until(next).await;
                    next += every;
                }
                times.extend(pair.play(server, tables + number).await);
            }
            times
        }));
    }
    tokio::time::sleep(TIME).await;
    is_over.store(true, Ordering::Relaxed);
    let took = begun.elapsed();
    let mut times = Vec::new();
    for player in players {
        times.extend(player.await.expect("a player ends"));
    }
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    Played { rate: times.len() as f64 / took.as_secs_f64(), p50: at(0.5), p99: at(0.99) }
}

/// The same while one address sends as much as it can, on many connections. The flood is a process of its own that takes what the others
/// leave of the processor: in earnest it comes from elsewhere.
async fn play_flooded(server: SocketAddr) -> Played {
    let table = make(server, "long-nardi", FLOODER).await;
    let mut flood = Command::new("nice")
        .args(["-n", "19"])
        .arg(std::env::current_exe().expect("this program is a file"))
        .env(FLOODED, server.to_string())
        .env(FLOODED_TABLE, table)
        .spawn()
        .expect("a flood starts");
    let played = play(server, 100, Some(500.0)).await;
    flood.kill().expect("it went on until now");
    flood.wait().expect("it ends");
    played
}

/// Where a flood comes from.
const FLOODER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 2));

/// Floods until the process is killed.
fn flood(server: SocketAddr, table: &str) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads start");
    for number in 0..FLOOD {
        runtime.spawn(send_noise(server, table.to_owned(), number % 2 == 0));
    }
    runtime.block_on(std::future::pending::<()>());
}

/// Sends without end on one connection after the other, or comes and goes.
async fn send_noise(server: SocketAddr, table: String, stays: bool) {
    let noise = json!({"type": "do", "id": "x", "expected": 1, "what": {"kind": "roll"}}).to_string();
    loop {
        let line = TcpSocket::new_v4().expect("there are sockets");
        // What the server does not read waits here, as it would on a line: filling large buffers takes the processor from everybody.
        line.set_send_buffer_size(4096).expect("it is a size");
        match connect_by(line, server, &table, FLOODER).await {
            Some(mut socket) => while stays && socket.send(Message::text(noise.clone())).await.is_ok() {},
            None => tokio::time::sleep(Duration::from_millis(10)).await,
        }
    }
}

/// Connections that watch a table and say nothing.
async fn watch(server: SocketAddr, table: &str, many: usize) -> Vec<Socket> {
    let mut watchers = Vec::with_capacity(many);
    for number in 0..many {
        watchers.extend(connect(server, table, address_of(20, number / 50)).await);
    }
    watchers
}
