//! A server with tables on a database of its own, and clients that speak to it as docs/tables.md says.

use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::JoinHandle;

use game::texts::Catalogue;
use serde_json::{Value, json};
use server::{DoorOptions, Host, HostOptions, Limits, Log, Page, Server, Tables};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::{Message, WebSocket};

use super::{AT_MOST, Answer, FILES, Running};

static NUMBER: AtomicU64 = AtomicU64::new(0);

/// A folder that is there as long as this.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("teahouse-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn database(&self) -> String {
        self.0.join("tables.db").to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server with tables.
pub struct Hosted {
    pub running: Running,
    pub host: Host,
}

pub fn door(limits: Limits) -> DoorOptions {
    DoorOptions { limits, ..DoorOptions::default() }
}

impl Hosted {
    /// On this database, with limits that nobody reaches.
    pub fn on(database: &str) -> Hosted {
        Hosted::with(Tables { database: database.into(), door: door(Limits::none()), ..Tables::default() })
    }

    pub fn with(tables: Tables) -> Hosted {
        let listener = server::listen([127, 0, 0, 1].into(), Some(0)).unwrap();
        let mut server = Server::new(listener, Page::of(&FILES), Catalogue::english()).unwrap();
        let host = server.open_tables(tables).unwrap();
        let (address, stopper) = (server.address(), server.stopper());
        let thread: JoinHandle<std::io::Result<()>> = std::thread::spawn(|| server.run());
        Hosted { running: Running::of(address, stopper, thread), host }
    }

    /// With a log that is kept.
    pub fn logging(database: &str, taker: impl Fn(&str) + Send + Sync + 'static) -> Hosted {
        let tables = Tables {
            database: database.into(),
            door: door(Limits::none()),
            log: Log::to(taker),
            host: HostOptions::default(),
            ..Tables::default()
        };
        Hosted::with(tables)
    }

    pub fn post(&self, wanted: &Value) -> Answer {
        self.post_with(&wanted.to_string(), &[("content-type", "application/json")])
    }

    pub fn post_with(&self, body: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request =
            String::from("POST /api/tables HTTP/1.1\r\nhost: teahouse\r\nconnection: close\r\n");
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        request += &format!("content-length: {}\r\n\r\n{body}", body.len());
        Answer::read(&self.running.send(request.as_bytes()))
    }

    /// Makes a table; its id.
    pub fn make(&self, wanted: &Value) -> String {
        let answer = self.post(wanted);
        assert_eq!(answer.status, 201, "{}", answer.text());
        let made: Value = serde_json::from_slice(&answer.body).unwrap();
        made["table"].as_str().unwrap().to_owned()
    }

    /// The tables that are listed.
    pub fn listed(&self) -> Vec<Value> {
        let all: Value = serde_json::from_slice(&self.running.get("/api/tables").body).unwrap();
        all["tables"].as_array().unwrap().clone()
    }

    pub fn record(&self, table: &str) -> String {
        let answer = self.running.get(&format!("/api/tables/{table}/record"));
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.text().to_owned()
    }

    /// Somebody comes to a table, and says hello.
    pub fn come(&self, table: &str, token: Option<&str>, after: u64) -> Client {
        Client::come(self.running.address, table, token, after).unwrap()
    }

    /// Somebody comes to a table and sits down.
    pub fn sit(&self, table: &str, seat: u8) -> Client {
        let mut client = self.come(table, None, 0);
        client.sit(seat);
        client
    }

    pub fn stop(self) {
        self.running.stop();
    }
}

/// A token that nobody else has.
pub fn token() -> String {
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    format!("{:016x}{number:016x}", u64::from(std::process::id()))
}

/// Somebody at a table.
pub struct Client {
    socket: WebSocket<TcpStream>,
    pub welcome: Value,
    /// Every event that was heard, in order.
    pub events: Vec<Value>,
    pub token: String,
    pub seat: Option<u8>,
    /// What else was heard, apart from answers.
    pub others: Vec<Value>,
    sent: u64,
}

impl Client {
    /// Connects and says hello; the first answer if it is no welcome.
    pub fn come(
        address: std::net::SocketAddr,
        table: &str,
        token: Option<&str>,
        after: u64,
    ) -> Result<Client, Value> {
        let mut client = Client::open(address, table, &[]).map_err(|status| json!({ "status": status }))?;
        let mut hello = json!({"type": "hello", "version": 1, "after": after, "language": "en"});
        if let Some(token) = token {
            hello["token"] = token.into();
            client.token = token.to_owned();
        }
        client.send(&hello);
        let first = client.next().unwrap_or_default();
        if first["type"] != "welcome" {
            return Err(first);
        }
        client.seat = first["seat"].as_u64().map(|seat| seat as u8);
        client.events.extend(first["events"].as_array().unwrap().iter().cloned());
        client.welcome = first;
        Ok(client)
    }

    /// Connects without a word; the status if that is refused, 0 if nobody answers.
    pub fn open(
        address: std::net::SocketAddr,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Client, u16> {
        let stream = TcpStream::connect(address).map_err(|_| 0_u16)?;
        stream.set_read_timeout(Some(AT_MOST)).unwrap();
        stream.set_nodelay(true).unwrap();
        let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Client {
                socket,
                welcome: Value::Null,
                events: Vec::new(),
                token: token(),
                seat: None,
                others: Vec::new(),
                sent: 0,
            }),
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
                Err(answer.status().as_u16())
            }
            // It was killed in the middle of its first word.
            Err(_) => Err(0),
        }
    }

    pub fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string());
    }

    pub fn send_text(&mut self, text: &str) {
        // Where the server has closed, that is found when reading.
        let _ = self.socket.send(Message::text(text));
    }

    pub fn send_raw(&mut self, message: Message) {
        let _ = self.socket.send(message);
    }

    /// The next message; `None` once the server has closed.
    pub fn next(&mut self) -> Option<Value> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(_) | Err(_) => return None,
            }
        }
    }

    /// Hears one more message that is no answer, and notes it; `None` once the server has closed.
    pub fn note(&mut self, message: Value) -> Option<Value> {
        match message["type"].as_str() {
            Some("event") => {
                let event = message["event"].clone();
                let expected = self.events.len() as u64 + 1;
                assert_eq!(event["seq"], expected, "numbers have no gaps: {event}");
                self.events.push(event);
                None
            }
            Some("present") => {
                self.others.push(message);
                None
            }
            _ => Some(message),
        }
    }

    /// The next message that is no news; `None` once the server has closed.
    pub fn reply(&mut self) -> Option<Value> {
        loop {
            let message = self.next()?;
            if let Some(reply) = self.note(message) {
                return Some(reply);
            }
        }
    }

    /// The same of a server that is still there.
    pub fn answer(&mut self) -> Value {
        self.reply().expect("the server is still there")
    }

    pub fn seq(&self) -> u64 {
        self.events.len() as u64
    }

    /// Wants something, and hears what became of it, with all events up to it.
    pub fn want(&mut self, what: Value) -> Value {
        self.sent += 1;
        let id = format!("c{}-{}", &self.token[28..], self.sent);
        self.want_as(&id, self.seq(), what)
    }

    pub fn want_as(&mut self, id: &str, expected: u64, what: Value) -> Value {
        self.send(&json!({"type": "do", "id": id, "expected": expected, "what": what}));
        let answer = self.answer();
        if answer["type"] == "done" {
            self.wait_for(answer["seq"].as_u64().unwrap());
        }
        answer
    }

    /// Wants something that is done.
    pub fn done(&mut self, what: Value) -> u64 {
        let answer = self.want(what.clone());
        assert_eq!(answer["type"], "done", "{what}: {answer}");
        answer["seq"].as_u64().unwrap()
    }

    /// Wants something that is refused; the code of the reason.
    pub fn refused(&mut self, what: Value) -> String {
        let answer = self.want(what.clone());
        assert_eq!(answer["type"], "refused", "{what}: {answer}");
        answer["message"]["code"].as_str().unwrap().to_owned()
    }

    pub fn sit(&mut self, seat: u8) {
        let what = json!({"kind": "sit", "seat": seat, "name": format!("P{seat}"), "token": self.token, "contribution": "c0ffee"});
        self.done(what);
        self.seat = Some(seat);
    }

    /// Hears everything up to this event.
    pub fn wait_for(&mut self, seq: u64) {
        while self.seq() < seq {
            let message = self.next().expect("the server is still there");
            assert!(self.note(message.clone()).is_none(), "{message}");
        }
    }

    /// Hears everything until an event of this kind has come.
    pub fn wait_until(&mut self, kind: &str) -> Value {
        let mut looked = 0;
        loop {
            if let Some(event) = self.events[looked..].iter().find(|event| event["kind"] == kind) {
                return event.clone();
            }
            looked = self.events.len();
            self.wait_for(looked as u64 + 1);
        }
    }

    /// Gives up the connection without a word.
    pub fn cut(self) {
        let _ = self.socket.get_ref().shutdown(std::net::Shutdown::Both);
    }
}

/// Two persons at a table of these rules.
pub fn pair(rules: &str) -> Value {
    json!({"rules": {"id": rules}, "seats": [{"kind": "person"}, {"kind": "person"}]})
}

/// Plays a game as a table of one's own has it: what is legal, and when the dice are due.
pub struct Follower {
    table: Box<dyn tables::Table>,
    read: usize,
}

impl Follower {
    pub fn of(events: &[Value]) -> Follower {
        let made = &events[0];
        let game = match made["rules"]["id"].as_str() {
            Some(id) => tables::built_in_game(id).unwrap(),
            None => tables::game_from_text(made["rules"]["text"].as_str().unwrap()).unwrap(),
        };
        let setup: Option<tables::MatchSetup> = serde_json::from_value(made["match"].clone()).unwrap();
        let table = match setup {
            Some(setup) => game.with_match(&setup).unwrap().match_at(&setup).unwrap(),
            None => game.table(),
        };
        Follower { table, read: 1 }
    }

    /// Takes in what happened since.
    pub fn follow(&mut self, events: &[Value]) -> &mut dyn tables::Table {
        for event in &events[self.read..] {
            match event["kind"].as_str() {
                Some("acted") => self.table.act(event["text"].as_str().unwrap()).unwrap(),
                Some("undone") => {
                    let events = event["events"].as_u64().unwrap() as usize;
                    while self.table.events_so_far() > events {
                        self.table.undo();
                    }
                }
                _ => {}
            }
        }
        self.read = events.len();
        self.table.as_mut()
    }
}

/// What a seat does next by the rules: rolls, or the first, second … of its moves; `None` if it is not its turn.
pub fn next_of(table: &dyn tables::Table, seat: u8, choice: usize) -> Option<Value> {
    match table.turn() {
        game::Turn::Chance if table.seat_to_act().is_none_or(|acting| acting == seat) => {
            Some(json!({"kind": "roll"}))
        }
        game::Turn::Seat(acting) if acting == seat => {
            let legal = table.legal();
            let chosen = &legal[choice % legal.len()];
            Some(json!({"kind": "act", "text": chosen.text}))
        }
        game::Turn::Over if table.match_view().is_some_and(|view| view.can_go_on) => {
            Some(json!({"kind": "act", "text": "next"}))
        }
        _ => None,
    }
}

/// Plays a game to its end with these persons, by turns; says how many events there were.
pub fn play_out(persons: &mut [Client], mut choice: usize) -> u64 {
    let mut follower = Follower::of(&persons[0].events);
    while persons[0].events.last().unwrap()["kind"] != "over" {
        let seq = persons[0].seq();
        persons.iter_mut().for_each(|person| person.wait_for(seq));
        let table = follower.follow(&persons[0].events);
        choice = choice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let next =
            persons.iter().position(|person| next_of(table, person.seat.unwrap(), choice >> 33).is_some());
        match next {
            Some(index) => {
                let what = next_of(table, persons[index].seat.unwrap(), choice >> 33).unwrap();
                persons[index].done(what);
            }
            // A computer has to do something.
            None => persons[0].wait_for(seq + 1),
        }
        let most = persons.iter().map(Client::seq).max().unwrap();
        persons.iter_mut().for_each(|person| person.wait_for(most));
    }
    persons[0].seq()
}

/// Two persons at a new table of these rules.
pub fn two(hosted: &Hosted, rules: &str) -> (String, Vec<Client>) {
    let table = hosted.make(&pair(rules));
    let first = hosted.sit(&table, 0);
    let second = hosted.sit(&table, 1);
    let mut both = vec![first, second];
    let seq = both[1].seq();
    both[0].wait_for(seq);
    (table, both)
}

/// How many rolls of a record were checked; nothing for a game without dice.
pub fn verified(record: &str) -> Option<u64> {
    let records = tables::Record::read_all(record).unwrap();
    let game = records[0].game().unwrap();
    tables::fair::verify(&records, &game, None).unwrap()
}
