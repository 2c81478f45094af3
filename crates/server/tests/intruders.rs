//! Messages that nobody means well with: each is answered or ends its own connection, nothing changes, and nobody else is slowed down.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpStream;

use crate::common::tables::{Client, Folder, Hosted, pair, token};
use game::Random;
use serde_json::{Value, json};
use server::{DoorOptions, Limits, Tables};
use tungstenite::Message;

/// A game of two with a few moves, and what it looks like.
fn game(hosted: &Hosted) -> (String, Vec<Client>) {
    let table = hosted.make(&pair("nine-mens-morris"));
    let mut both = vec![hosted.sit(&table, 0), hosted.sit(&table, 1)];
    both[0].wait_until("began");
    both[0].done(json!({"kind": "act", "text": "a1"}));
    both[1].wait_for(5);
    (table, both)
}

/// The game goes on as if nothing had been, and holds nothing else.
fn goes_on(hosted: &Hosted, table: &str, both: &mut [Client]) {
    both[1].done(json!({"kind": "act", "text": "d2"}));
    let seq = both[1].seq();
    both[0].wait_for(seq);
    assert_eq!(hosted.come(table, None, 0).events, both[0].events);
    assert_eq!(seq, 6, "nothing else has happened: {:?}", both[0].events);
}

#[test]
fn pages_of_other_origins_are_refused() {
    let folder = Folder::new();
    let door = DoorOptions {
        limits: Limits::none(),
        origins: vec!["https://tea.example".into()],
        ..DoorOptions::default()
    };
    let hosted = Hosted::with(Tables { database: folder.database(), door, ..Tables::default() });
    let table = hosted.make(&pair("nine-mens-morris"));
    let address = hosted.running.address;
    let own = format!("http://{address}");
    for (origin, is_welcome) in [
        (own.as_str(), true),
        ("https://tea.example", true),
        ("https://evil.example", false),
        ("https://tea.example.evil.example", false),
        ("null", false),
        ("", false),
        ("http://127.0.0.1", false),
        ("tea.example", false),
    ] {
        let came = Client::open(address, &table, &[("origin", origin)]);
        assert_eq!(came.err(), (!is_welcome).then_some(403), "{origin}");
    }
    let body = pair("long-nardi").to_string();
    let foreign = [("content-type", "application/json"), ("origin", "https://evil.example")];
    assert_eq!(hosted.post_with(&body, &foreign).status, 403);
}

#[test]
fn messages_that_are_none_are_answered_and_change_nothing() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (table, mut both) = game(&hosted);
    let mut intruder = hosted.come(&table, None, 0);
    for wrong in [
        "",
        "x",
        "{}",
        "[]",
        "null",
        "{\"type\": \"do\"}",
        "{\"type\": \"do\", \"id\": \"\", \"expected\": 5, \"what\": {\"kind\": \"roll\"}}",
        "{\"type\": \"do\", \"id\": \"a b\", \"expected\": 5, \"what\": {\"kind\": \"roll\"}}",
        "{\"type\": \"do\", \"id\": \"x\", \"expected\": -1, \"what\": {\"kind\": \"roll\"}}",
        "{\"type\": \"do\", \"id\": \"x\", \"expected\": 5, \"what\": {\"kind\": \"win\"}}",
        "{\"type\": \"do\", \"id\": \"x\", \"expected\": 5, \"what\": {\"kind\": \"act\"}}",
        "{\"type\": \"do\", \"id\": \"x\", \"expected\": 5, \"what\": {\"kind\": \"act\", \"text\": \"d2\", \"seat\": 1}}",
        "{\"type\": \"hello\", \"version\": 1}",
        "{\"type\": \"over\", \"result\": \"white\"}",
    ] {
        intruder.send_text(wrong);
        let answer = intruder.answer();
        assert_eq!(answer["type"], "error", "{wrong}: {answer}");
        assert!(!answer["message"]["text"].as_str().unwrap().is_empty());
    }
    assert_eq!(intruder.refused(json!({"kind": "act", "text": "d2"})), "host-watching");
    // Too many of them end the connection.
    for _ in 0..30 {
        intruder.send_text("x");
    }
    assert!((0..60).any(|_| intruder.next().is_none()), "it was let go");
    goes_on(&hosted, &table, &mut both);
}

#[test]
fn what_is_too_long_binary_or_never_says_hello_is_let_go() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (table, mut both) = game(&hosted);
    let mut long = hosted.come(&table, None, 0);
    long.send_text(&format!("{{\"type\": \"{}\"}}", "x".repeat(5_000)));
    assert!((0..9).any(|_| long.next().is_none()));
    let mut binary = hosted.come(&table, None, 0);
    binary.send_raw(Message::binary(vec![1, 2, 3]));
    assert!((0..9).any(|_| binary.next().is_none()));
    for first in [
        "{\"type\": \"do\", \"id\": \"x\", \"expected\": 0, \"what\": {\"kind\": \"roll\"}}",
        "hello",
        "{\"type\": \"hello\", \"version\": 2}",
    ] {
        let mut rude = Client::open(hosted.running.address, &table, &[]).unwrap();
        rude.send_text(first);
        assert_eq!(rude.next().unwrap()["type"], "error", "{first}");
        assert!(rude.next().is_none(), "{first}");
    }
    // Half a handshake, and half a frame, wait for nobody but themselves.
    let mut half = hosted.running.connect();
    half.write_all(format!("GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\n").as_bytes()).unwrap();
    goes_on(&hosted, &table, &mut both);
}

#[test]
fn another_token_no_token_and_a_made_up_one_do_nothing() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (table, mut both) = game(&hosted);
    let (other, others) = game(&hosted);
    // A token of another table.
    let wrong = Client::come(hosted.running.address, &table, Some(&others[1].token), 0).err().unwrap();
    assert_eq!(wrong["message"]["code"], "host-wrong-token");
    let made_up = Client::come(hosted.running.address, &table, Some(&token()), 0).err().unwrap();
    assert_eq!(made_up["message"]["code"], "host-wrong-token");
    // White's token does nothing for Black.
    let mut white = hosted.come(&table, Some(&both[0].token.clone()), 0);
    assert_eq!(white.refused(json!({"kind": "act", "text": "d2"})), "host-not-your-turn");
    // Whoever watches does nothing.
    let mut watcher = hosted.come(&table, None, 0);
    for what in [
        json!({"kind": "act", "text": "d2"}),
        json!({"kind": "resign"}),
        json!({"kind": "offer", "what": "draw"}),
        json!({"kind": "answer", "yes": true}),
        json!({"kind": "again"}),
    ] {
        assert_eq!(watcher.refused(what), "host-watching");
    }
    let sit = json!({"kind": "sit", "seat": 1, "name": "Eve", "token": token(), "contribution": "00"});
    assert_eq!(watcher.refused(sit), "host-seat-kept");
    assert_ne!(other, table);
    goes_on(&hosted, &table, &mut both);
}

#[test]
fn names_are_text_without_tricks() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let table = hosted.make(&pair("nine-mens-morris"));
    let mut client = hosted.come(&table, None, 0);
    let mut sit = |name: &str, contribution: &str| {
        client.want(json!({"kind": "sit", "seat": 0, "name": name, "token": client.token, "contribution": contribution}))
    };
    for name in ["a\u{0}b", "a\nb", "\u{202e}nhoj", "a\u{200b}b", &"x".repeat(41)] {
        assert_eq!(sit(name, "00")["message"]["code"], "host-name", "{name:?}");
    }
    for contribution in ["", "0", "xyz", &"00".repeat(65)] {
        assert_eq!(sit("Ann", contribution)["message"]["code"], "host-contribution", "{contribution}");
    }
    assert_eq!(sit("<script>alert(1)</script>", "00")["type"], "done");
    let record = hosted.record(&table);
    assert!(record.contains("[White \"<script>alert(1)</script>\"]"), "{record}");
}

#[test]
fn a_slow_reader_keeps_nobody_waiting() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (table, mut both) = game(&hosted);
    // They say hello and read nothing more.
    let slow: Vec<Client> = (0..20).map(|_| hosted.come(&table, None, 0)).collect();
    for round in 0..200 {
        let index = 1 - round % 2;
        let answer = both[index].want(json!({"kind": "offer", "what": "draw"}));
        assert_eq!(answer["type"], "done", "{answer}");
        let seq = both[index].seq();
        both[1 - index].wait_for(seq);
        both[1 - index].done(json!({"kind": "answer", "yes": false}));
        let seq = both[1 - index].seq();
        both[index].wait_for(seq);
    }
    let mut late = slow.into_iter().next().unwrap();
    late.wait_for(405);
    assert_eq!(late.events, both[0].events, "whoever reads at last hears everything");
}

/// A connection from an address of this machine that says nothing.
fn silent(server: std::net::SocketAddr, from: [u8; 4]) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind((from, 0).into()).unwrap();
        socket.connect(server).await.unwrap().into_std().unwrap()
    })
}

/// Whether the other side has not closed a connection yet.
fn is_open(stream: &mut TcpStream) -> bool {
    stream.set_nonblocking(true).unwrap();
    matches!(stream.read(&mut [0]), Err(error) if error.kind() == ErrorKind::WouldBlock)
}

#[test]
fn connections_that_say_nothing_keep_nobody_waiting() {
    let folder = Folder::new();
    let hosted = Hosted::with(Tables { database: folder.database(), ..Tables::default() });
    // More than the server takes at a time, from one address.
    let mut silent: Vec<TcpStream> =
        (0..600).map(|_| silent(hosted.running.address, [127, 0, 0, 9])).collect();
    assert_eq!(hosted.running.get("/healthz").text(), "ok\n");
    let most = Limits::default().connections_of_one;
    assert!(silent[..most].iter_mut().all(is_open), "the others were answered while they were there");
    let last = &mut silent[599];
    last.set_nonblocking(false).unwrap();
    last.set_read_timeout(Some(crate::common::AT_MOST)).unwrap();
    assert!(!matches!(last.read(&mut [0]), Ok(1..)), "those beyond are closed without a word");
    let text = hosted.running.get("/metrics").text().to_owned();
    let turned_away = text.lines().find_map(|line| line.strip_prefix("teahouse_turned_away_total "));
    assert_eq!(turned_away, Some((600 - most).to_string().as_str()));
}

#[test]
fn a_proxy_may_open_as_many_connections_as_it_needs() {
    let folder = Folder::new();
    let door = DoorOptions { is_behind_proxy: true, ..DoorOptions::default() };
    let hosted = Hosted::with(Tables { database: folder.database(), door, ..Tables::default() });
    let many = 2 * Limits::default().connections_of_one;
    let mut proxy: Vec<TcpStream> =
        (0..many).map(|_| silent(hosted.running.address, [127, 0, 0, 1])).collect();
    let text = hosted.running.get("/metrics").text().to_owned();
    assert!(text.contains("teahouse_turned_away_total 0\n"), "{text}");
    assert!(proxy.iter_mut().all(is_open));
}

/// A message that may be almost anything.
fn noise(random: &mut Random, tokens: &[String]) -> String {
    let word = |random: &mut Random| {
        let words = [
            "roll", "act", "sit", "resign", "offer", "answer", "again", "draw", "undo", "a1", "d2", "r66",
            "next", "",
        ];
        words[random.below(words.len() as u32) as usize].to_owned()
    };
    let number = |random: &mut Random| match random.below(4) {
        0 => u64::MAX,
        1 => 0,
        _ => u64::from(random.below(12)),
    };
    let token = |random: &mut Random| match random.below(3) {
        0 => token(),
        1 => tokens[random.below(tokens.len() as u32) as usize].clone(),
        _ => word(random),
    };
    let mut message = json!({"type": "do", "id": format!("n{}", random.below(1000)), "expected": number(random), "what": {
        "kind": word(random), "text": word(random),
    }});
    match random.below(8) {
        0 => {
            message["what"] = json!({"kind": "sit", "seat": number(random), "name": word(random), "token": token(random), "contribution": word(random)});
        }
        1 => message["what"] = json!({"kind": "offer", "what": word(random), "events": number(random)}),
        2 => message["what"] = json!({"kind": "answer", "yes": random.below(2) == 0}),
        3 => message["type"] = Value::String(word(random)),
        4 => {
            message = json!({"type": "hello", "version": number(random), "after": number(random), "token": token(random)});
        }
        _ => {}
    }
    let mut text = message.to_string();
    if random.below(4) == 0 {
        let at = random.below(text.len() as u32) as usize;
        text.truncate(at);
    }
    text
}

#[test]
fn noise_of_all_kinds_changes_nothing() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (table, both) = game(&hosted);
    let messages = if testkit::is_long() { 1_000_000 } else { 4_000 };
    let mut random = Random::new(14);
    let tokens = vec![token(), token()];
    let mut watcher: Option<Client> = None;
    let mut answered = 0;
    for _ in 0..messages {
        let client = watcher.get_or_insert_with(|| hosted.come(&table, None, 0));
        client.send_text(&noise(&mut random, &tokens));
        // Each is answered, but the one after which the connection is closed.
        match client.reply() {
            Some(reply) => {
                assert_ne!(reply["type"], "done", "{reply}");
                answered += 1;
            }
            None => watcher = None,
        }
    }
    drop(watcher);
    assert!(answered > messages / 10 * 9, "{answered} of {messages} were answered");
    // In the long run the two have been silent for longer than a server waits.
    let mut both: Vec<Client> =
        both.iter().map(|person| hosted.come(&table, Some(&person.token), 0)).collect();
    goes_on(&hosted, &table, &mut both);
}
