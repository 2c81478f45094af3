//! What was acknowledged outlives a server that is killed at any moment, on both databases; several servers on one database lose nothing when one of them is
//! killed, the database goes down, or connections are cut.

#![cfg(unix)]
#![allow(clippy::print_stdout)]

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::common::tables::{Client, Folder, Follower, Hosted, next_of, pair, token};
use game::Random;
use game::texts::Catalogue;
use serde_json::{Value, json};
use server::{Limits, Page, Server, Tables};
use testkit::postgres::{Cluster, Disk};

/// Where the child keeps its tables, and at which port it listens.
const DATABASE: &str = "TEAHOUSE_SERVER_CHILD";
const PORT: &str = "TEAHOUSE_SERVER_PORT";

/// The other process: a server until it is killed. It is started by the tests below.
#[test]
#[ignore = "the tests below start it"]
fn child() {
    let database = std::env::var(DATABASE).expect("the tests below say where");
    let port: u16 = std::env::var(PORT).expect("the tests below say at which port").parse().unwrap();
    let listener = server::listen([127, 0, 0, 1].into(), Some(port)).unwrap();
    let mut server = Server::new(listener, Page::of(&crate::common::FILES), Catalogue::english()).unwrap();
    let door = crate::common::tables::door(Limits::none());
    server.open_tables(Tables { database, door, ..Tables::default() }).unwrap();
    let mut out = std::io::stdout().lock();
    writeln!(out, "\nlistening {}", server.address().port()).and_then(|()| out.flush()).unwrap();
    drop(out);
    server.run().unwrap();
}

/// A server in a process of its own.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    /// Starts one; on this port, or on any that is free.
    fn start(database: &str, port: u16) -> Process {
        Process::of(Command::new(std::env::current_exe().unwrap()), database, port)
    }

    /// Starts one that may write files of so many blocks of 512 bytes, as if the disk were full then.
    fn with_little_room(database: &str, blocks: u32) -> Process {
        let mut shell = Command::new("/bin/sh");
        // What is too large is answered with an error, and not with a signal that ends the process.
        shell.args(["-c", &format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"")]);
        shell.arg(std::env::current_exe().unwrap());
        Process::of(shell, database, 0)
    }

    fn of(mut command: Command, database: &str, port: u16) -> Process {
        let mut child = command
            .args(["--exact", "faults::child", "--ignored", "--nocapture"])
            .env(DATABASE, database)
            .env(PORT, port.to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("listening ")?.parse().ok());
        let port: u16 = port.expect("the child says where it listens");
        Process { child, address: ([127, 0, 0, 1], port).into() }
    }

    /// SIGKILL: it has no time for anything.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Somebody who comes back until it works, and sends again what was not acknowledged.
struct Stubborn {
    /// Where servers listen, the nearest first.
    servers: Vec<SocketAddr>,
    table: String,
    token: String,
    client: Option<Client>,
    events: Vec<Value>,
    seat: Option<u8>,
    sent: u64,
    /// What was acknowledged: the number of its last event, and its text where that is known.
    acknowledged: Vec<(u64, Option<String>)>,
}

impl Stubborn {
    fn new(servers: &[SocketAddr], table: &str) -> Stubborn {
        Stubborn {
            servers: servers.to_vec(),
            table: table.into(),
            token: token(),
            client: None,
            events: Vec::new(),
            seat: None,
            sent: 0,
            acknowledged: Vec::new(),
        }
    }

    /// A connection that knows everything up to now, whatever it takes.
    fn client(&mut self) -> &mut Client {
        if self.client.is_none() {
            let begun = Instant::now();
            let client = loop {
                assert!(begun.elapsed() < crate::common::AT_MOST, "nobody answers");
                let token = self.seat.map(|_| self.token.as_str());
                let after = self.events.len() as u64;
                let came = self
                    .servers
                    .iter()
                    .find_map(|server| Client::come(*server, &self.table, token, after).ok());
                if let Some(mut client) = came {
                    client.token.clone_from(&self.token);
                    let missed = std::mem::take(&mut client.events);
                    client.events = self.events.clone();
                    client.events.extend(missed);
                    break client;
                }
                std::thread::sleep(Duration::from_millis(5));
            };
            self.events.clone_from(&client.events);
            self.client = Some(client);
        }
        self.client.as_mut().unwrap()
    }

    /// One try: the answer, or nothing if the connection broke.
    fn try_to(&mut self, id: &str, expected: u64, what: &Value) -> Option<Value> {
        let client = self.client();
        client.send(&json!({"type": "do", "id": id, "expected": expected, "what": what}));
        client.reply()
    }

    /// Wants something until it is acknowledged.
    fn done(&mut self, what: &Value) {
        self.sent += 1;
        let id = format!("s{}", self.sent);
        let expected = self.seq();
        loop {
            match self.try_to(&id, expected, what) {
                Some(answer) if answer["type"] == "done" => {
                    let text = what["text"].as_str().map(str::to_owned);
                    let seq = answer["seq"].as_u64().unwrap();
                    self.acknowledged.push((seq, text));
                    self.hear_up_to(seq);
                    return;
                }
                // The database is down, or this server did not know of the seat yet: nothing was stored.
                Some(answer) if answer["message"]["code"] == "host-not-stored" => {
                    std::thread::sleep(Duration::from_millis(20));
                }
                Some(answer) => panic!("{what} at {expected}: {answer}"),
                None => self.client = None,
            }
        }
    }

    fn hear_up_to(&mut self, seq: u64) {
        while self.seq() < seq {
            let client = self.client();
            match client.next() {
                Some(message) => {
                    client.note(message);
                }
                None => self.client = None,
            }
        }
    }

    fn seq(&mut self) -> u64 {
        if let Some(client) = &self.client {
            self.events.extend(client.events[self.events.len()..].iter().cloned());
        }
        self.events.len() as u64
    }

    fn sit(&mut self, seat: u8) {
        let token = self.token.clone();
        self.done(&json!({"kind": "sit", "seat": seat, "name": "", "token": token, "contribution": "ab"}));
        self.seat = Some(seat);
    }
}

/// What was played at a table.
struct Played {
    table: String,
    acknowledged: Vec<(u64, Option<String>)>,
}

fn make(servers: &[SocketAddr], wanted: &Value) -> String {
    let body = wanted.to_string();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nhost: teahouse\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < crate::common::AT_MOST, "no table can be made");
        let made = servers.iter().find_map(|server| {
            use std::io::Read as _;
            let mut stream = std::net::TcpStream::connect(server).ok()?;
            stream.write_all(request.as_bytes()).ok()?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).ok()?;
            let body = answer.split_once("\r\n\r\n")?.1;
            serde_json::from_str::<Value>(body).ok()?["table"].as_str().map(str::to_owned)
        });
        if let Some(table) = made {
            return table;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Plays one game after the other until told to stop. Each person has another server near.
fn play_on(servers: Vec<SocketAddr>, seed: u64, stop: Arc<AtomicBool>) -> JoinHandle<Vec<Played>> {
    std::thread::spawn(move || {
        let mut played = Vec::new();
        let mut random = Random::new(seed);
        while !stop.load(Ordering::Relaxed) {
            let with_computer = random.below(3) == 0;
            let rules = ["long-nardi", "nine-mens-morris", "mensch"][random.below(3) as usize];
            let mut wanted = pair(rules);
            if rules == "mensch" {
                let person = json!({"kind": "person"});
                wanted["seats"] = json!([person, person, person, person]);
            }
            if with_computer {
                wanted["seats"][1] = json!({"kind": "computer", "level": 1});
            }
            let table = make(&servers, &wanted);
            let seats = wanted["seats"].as_array().unwrap().clone();
            let mut others = servers.clone();
            let mut persons: Vec<Stubborn> = Vec::new();
            for seat in
                (0..).zip(&seats).filter(|(_, seat)| seat["kind"] == "person").map(|(number, _)| number)
            {
                let mut person = Stubborn::new(&others, &table);
                others.rotate_left(1);
                let most = persons.iter_mut().map(Stubborn::seq).max().unwrap_or(1);
                person.client();
                person.hear_up_to(most);
                person.sit(seat);
                persons.push(person);
            }
            play(&mut persons, &mut random, &stop);
            let acknowledged = persons.into_iter().flat_map(|person| person.acknowledged).collect();
            played.push(Played { table, acknowledged });
        }
        played
    })
}

fn play(persons: &mut [Stubborn], random: &mut Random, stop: &AtomicBool) {
    let most = persons.iter_mut().map(Stubborn::seq).max().unwrap();
    persons.iter_mut().for_each(|person| person.hear_up_to(most));
    let mut follower = Follower::of(&persons[0].events);
    while !stop.load(Ordering::Relaxed) {
        let most = persons.iter_mut().map(Stubborn::seq).max().unwrap();
        persons.iter_mut().for_each(|person| person.hear_up_to(most));
        if persons[0].events.last().unwrap()["kind"] == "over" {
            return;
        }
        let table = follower.follow(&persons[0].events);
        let choice = random.below(1000) as usize;
        let next = persons.iter().position(|person| next_of(table, person.seat.unwrap(), choice).is_some());
        match next {
            Some(index) => {
                let what = next_of(table, persons[index].seat.unwrap(), choice).unwrap();
                persons[index].done(&what);
            }
            // A computer has to do something: also after whoever served it was killed.
            None => persons[0].hear_up_to(most + 1),
        }
    }
}

/// Every acknowledged event is there, none twice, and every table goes on.
fn check(address: SocketAddr, all: &[Played]) -> usize {
    let mut acknowledged = 0;
    for Played { table, acknowledged: told } in all {
        let client = Client::come(address, table, None, 0).unwrap();
        let events = &client.events;
        assert!(events.iter().zip(1..).all(|(event, seq)| event["seq"] == seq), "{table} has gaps");
        for (seq, text) in told {
            let event = &events[usize::try_from(*seq).unwrap() - 1];
            let before = &events[usize::try_from(*seq).unwrap() - 2];
            // The end of the game, or the beginning, comes along with what brought it about.
            let found = [event, before].iter().any(|event| {
                text.as_ref().is_none_or(|text| event["kind"] == "acted" && event["text"] == text.as_str())
            });
            assert!(found, "{table} {seq}: {text:?} was acknowledged, but there is {event}");
        }
        let of_persons = |event: &&Value| {
            let seat = event["seat"].as_u64().map(|seat| &events[0]["seats"][seat as usize]["kind"]);
            event["kind"] == "sat" || event["kind"] == "acted" && seat.is_some_and(|kind| kind == "person")
        };
        assert_eq!(events.iter().filter(of_persons).count(), told.len(), "{table}: something is there twice");
        acknowledged += told.len();
    }
    acknowledged
}

/// Kills a server in the middle of games, again and again.
fn kill_again_and_again(database: &str, rounds: u32, seed: u64) {
    let mut server = Process::start(database, 0);
    let address = server.address;
    let stop = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = (0..4).map(|number| play_on(vec![address], seed + number, stop.clone())).collect();
    let mut random = Random::new(seed);
    for _ in 0..rounds {
        std::thread::sleep(Duration::from_millis(20 + u64::from(random.below(150))));
        server.kill();
        server = Process::start(database, address.port());
    }
    std::thread::sleep(Duration::from_millis(300));
    stop.store(true, Ordering::Relaxed);
    let all: Vec<Played> = players.into_iter().flat_map(|player| player.join().unwrap()).collect();
    let acknowledged = check(address, &all);
    println!("{rounds} kills, {} tables, {acknowledged} acknowledged", all.len());
    assert!(acknowledged > 4 * usize::try_from(rounds).unwrap(), "{acknowledged}");
    server.kill();
}

fn rounds() -> u32 {
    if testkit::is_long() { 500 } else { 25 }
}

#[test]
fn a_server_killed_at_any_moment_loses_nothing_on_sqlite() {
    let folder = Folder::new();
    kill_again_and_again(&folder.database(), rounds(), 1);
}

#[test]
fn a_server_killed_at_any_moment_loses_nothing_on_postgres() {
    kill_again_and_again(&Cluster::shared().database(), rounds(), 2);
}

#[test]
fn of_three_servers_on_one_database_one_may_be_killed_and_the_database_restarted() {
    let cluster = Cluster::start(Disk::NotWaited).unwrap();
    let database = cluster.database();
    let mut servers: Vec<Process> = (0..3).map(|_| Process::start(&database, 0)).collect();
    let addresses: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
    let stop = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = (0..3)
        .map(|number| {
            let mut near = addresses.clone();
            near.rotate_left(number);
            play_on(near, 10 + number as u64, stop.clone())
        })
        .collect();
    let mut random = Random::new(3);
    for round in 0..(rounds() / 5) {
        std::thread::sleep(Duration::from_millis(200 + u64::from(random.below(200))));
        if round % 3 == 2 {
            cluster.restart();
        } else {
            let index = random.below(3) as usize;
            let port = servers[index].address.port();
            std::mem::replace(&mut servers[index], Process::start(&database, 0)).kill();
            let spare = std::mem::replace(&mut servers[index], Process::start(&database, port));
            spare.kill();
        }
    }
    std::thread::sleep(Duration::from_millis(500));
    stop.store(true, Ordering::Relaxed);
    let all: Vec<Played> = players.into_iter().flat_map(|player| player.join().unwrap()).collect();
    let acknowledged = check(addresses[0], &all);
    println!("{} tables, {acknowledged} acknowledged", all.len());
    assert!(acknowledged > 30, "{acknowledged}");
    servers.into_iter().for_each(Process::kill);
}

#[test]
fn somebody_at_another_server_hears_of_everything() {
    let database = Cluster::shared().database();
    let (one, two) = (Hosted::on(&database), Hosted::on(&database));
    let table = one.make(&pair("nine-mens-morris"));
    let mut first = one.sit(&table, 0);
    let mut second = two.sit(&table, 1);
    let mut watcher = two.come(&table, None, 0);
    first.wait_until("began");
    for (white, black) in [("a1", "d2"), ("g1", "f2"), ("a7", "b2")] {
        first.done(json!({"kind": "act", "text": white}));
        let seq = first.seq();
        second.wait_for(seq);
        second.done(json!({"kind": "act", "text": black}));
        first.wait_for(seq + 1);
    }
    watcher.wait_for(first.seq());
    assert_eq!(watcher.events, first.events);
}

#[test]
fn a_clock_is_served_by_one_server_and_by_another_when_that_one_is_killed() {
    let database = Cluster::shared().database();
    let doomed = Process::start(&database, 0);
    let stays = Hosted::on(&database);
    let mut wanted = pair("nine-mens-morris");
    wanted["clock"] = json!({"reserve": 0, "move": 1});
    let table = make(&[doomed.address], &wanted);
    let mut first = Client::come(doomed.address, &table, None, 0).unwrap();
    first.sit(0);
    let mut second = Client::come(doomed.address, &table, None, 0).unwrap();
    second.sit(1);
    doomed.kill();
    let mut watcher = stays.come(&table, None, 0);
    let over = watcher.wait_until("over");
    assert_eq!((&over["reason"], &over["result"]), (&json!("timeout"), &json!("black")));
    assert_eq!(watcher.events.iter().filter(|event| event["kind"] == "over").count(), 1);
}

#[test]
fn where_the_disk_is_full_moves_are_refused_and_nothing_is_lost() {
    let folder = Folder::new();
    let server = Process::with_little_room(&folder.database(), 400);
    let table = make(&[server.address], &pair("long-nardi"));
    let mut both: Vec<Client> = (0..2)
        .map(|seat| {
            let mut client = Client::come(server.address, &table, None, 0).unwrap();
            client.sit(seat);
            client
        })
        .collect();
    let mut follower = Follower::of(&both[0].events);
    let refusal = loop {
        let most = both.iter().map(Client::seq).max().unwrap();
        both.iter_mut().for_each(|one| one.wait_for(most));
        let table = follower.follow(&both[0].events);
        let next = both.iter().position(|one| next_of(table, one.seat.unwrap(), 3).is_some()).unwrap();
        let what = next_of(table, both[next].seat.unwrap(), 3).unwrap();
        let answer = both[next].want(what);
        if answer["type"] != "done" {
            break answer;
        }
    };
    let code = refusal["message"]["code"].as_str().unwrap();
    assert!(["host-full", "host-not-stored"].contains(&code), "{refusal}");
    let known = both[0].seq();
    // It still answers what can be answered without writing.
    assert_eq!(Client::come(server.address, &table, None, 0).unwrap().seq(), known);
    server.kill();
    // With room again the game goes on where it was.
    let again = Process::start(&folder.database(), 0);
    let mut back: Vec<Client> =
        both.iter().map(|one| Client::come(again.address, &table, Some(&one.token), 0).unwrap()).collect();
    assert_eq!(back[0].events, both[0].events);
    let next =
        back.iter().position(|one| next_of(follower.follow(&both[0].events), one.seat.unwrap(), 3).is_some());
    let next = next.unwrap();
    let what = next_of(follower.follow(&both[0].events), back[next].seat.unwrap(), 3).unwrap();
    back[next].done(what);
    again.kill();
}
