//! Requests nobody means well with: each ends, and the server goes on.

use std::io::{Read as _, Write as _};
use std::time::Instant;

use crate::common::{AT_MOST, Answer, FILES, Running};

/// The server still answers as it should.
fn goes_on(server: &Running, after: &str) {
    let answer = server.get("/");
    assert_eq!((answer.status, answer.body.as_slice()), (200, FILES[2].plain), "after {after}");
}

#[test]
fn no_path_leads_out_of_the_page() {
    let server = Running::start();
    for path in [
        "/../../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../Cargo.toml",
        "/assets/%2e%2e/index.html",
        "/..\\..\\windows\\win.ini",
        "/%5c..%5cx",
        "/%00",
        "/index.html%00.js",
        "/%0d%0aset-cookie:x",
        "/%ff%fe",
        "/%c0%ae%c0%ae/",
    ] {
        let answer = server.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.text().starts_with("There is no file /"), "{}", answer.text());
        assert_eq!(answer.header("set-cookie"), None);
    }
    assert_eq!(server.get("//etc/passwd").body, FILES[2].plain, "a place in the page, if an odd one");
    for path in ["/%", "/%zz", "/%252e%252e/", "/?../../x", "/~root/", "/con", "/a:b"] {
        assert_eq!(server.get(path).status, 200, "{path}");
    }
    goes_on(&server, "all of these");
}

#[test]
fn a_path_of_ten_thousand_characters_is_answered_in_short() {
    let server = Running::start();
    let long = format!("/{}.js", "a".repeat(10_000));
    let answer = server.get(&long);
    assert_eq!(answer.status, 404);
    assert!(answer.text().contains('…') && answer.body.len() < 200, "{}", answer.text());
    assert_eq!(server.get(&format!("/{}", "a/".repeat(5_000))).status, 200);
    goes_on(&server, "a long path");
}

#[test]
fn heads_that_are_too_long_are_refused() {
    let server = Running::start();
    let long = "a".repeat(1_000_000);
    let one = server.send(format!("GET / HTTP/1.1\r\nhost: x\r\nx: {long}\r\n\r\n").as_bytes());
    assert!(one.is_empty() || Answer::read(&one).status == 431, "{}", String::from_utf8_lossy(&one));
    let path = server.send(format!("GET /{long} HTTP/1.1\r\nhost: x\r\n\r\n").as_bytes());
    assert!(path.is_empty() || [414, 431].contains(&Answer::read(&path).status));
    let many: String = (0..2_000).map(|number| format!("x-{number}: y\r\n")).collect();
    let many = server.send(format!("GET / HTTP/1.1\r\nhost: x\r\n{many}\r\n").as_bytes());
    assert!(many.is_empty() || Answer::read(&many).status == 431);
    let under = server.ask("GET", "/", &[("x", &"a".repeat(8_000))]);
    assert_eq!(under.status, 200, "what a browser may well send is read");
    goes_on(&server, "long heads");
}

#[test]
fn what_is_no_request_is_refused() {
    let server = Running::start();
    for bytes in [
        b"tea, please\r\n\r\n".as_slice(),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon here\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nhost: x\r\n\r\n",
        b"\r\n\r\n\r\n\x00\x00\x00\x00\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ] {
        let answer = server.send(bytes);
        let status = if answer.is_empty() { 400 } else { Answer::read(&answer).status };
        assert!((400..506).contains(&status), "{}: {status}", String::from_utf8_lossy(bytes));
        goes_on(&server, &String::from_utf8_lossy(bytes));
    }
}

#[test]
fn odd_headers_change_nothing() {
    let server = Running::start();
    for (name, value) in [
        ("accept-encoding", "br;q=99999999999999999999, gzip;q=;;;=, ,,,"),
        ("accept-encoding", "\u{fffd}"),
        ("if-none-match", "\"\"\"\"\",,,W/W/W/"),
        ("range", "bytes=5-2,-9999999999999999999"),
        ("if-modified-since", "yesterday"),
        ("host", "evil.example"),
        ("transfer-encoding", "chunked"),
    ] {
        let bytes = format!("GET /sw.js HTTP/1.1\r\n{name}: {value}\r\nconnection: close\r\n\r\n0\r\n\r\n");
        let answer = Answer::read(&server.send(bytes.as_bytes()));
        assert_eq!((answer.status, answer.body.as_slice()), (200, b"self".as_slice()), "{name}: {value}");
    }
}

#[test]
fn half_requests_and_readers_who_go_away_are_forgotten() {
    let server = Running::start();
    let mut open = Vec::new();
    for number in 0..100 {
        let mut stream = server.connect();
        stream.write_all(&b"GET / HTTP/1.1\r\nhost: teahouse\r\n"[..number % 32 + 1]).unwrap();
        open.push(stream);
    }
    goes_on(&server, "a hundred half requests that are still open");
    drop(open);
    for _ in 0..100 {
        let mut stream = server.connect();
        stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
        drop(stream);
    }
    goes_on(&server, "a hundred readers who went away");
    for _ in 0..100 {
        drop(server.connect());
    }
    goes_on(&server, "a hundred who said nothing");
}

#[test]
fn a_body_that_nobody_asked_for_is_not_read_to_its_end() {
    let server = Running::start();
    let head = "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000000000\r\n\r\n";
    let mut stream = server.connect();
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    assert_eq!(Answer::read(&answer).status, 405);
    goes_on(&server, "the promise of a terabyte");
}

#[test]
fn a_server_stops_although_half_a_request_is_open() {
    let server = Running::start();
    let mut half = server.connect();
    half.write_all(b"GET / HTTP/1.1\r\nhost:").unwrap();
    let mut idle = server.connect();
    idle.write_all(b"GET /sw.js HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    let mut first = [0; 12];
    idle.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 200");
    let (started, address) = (Instant::now(), server.address);
    server.stop();
    assert!(started.elapsed() < AT_MOST);
    assert!(std::net::TcpStream::connect(address).is_err(), "nobody listens any more");
}
