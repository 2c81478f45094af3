//! A server on a port of its own, and a plain client that sees every byte.
#![allow(dead_code, reason = "each test file uses its part")]

pub mod tables;

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::thread::JoinHandle;
use std::time::Duration;

use game::texts::Catalogue;
use server::{File, Page, Server, Stopper};

/// Long enough for any machine; only a server that hangs takes so long.
pub const AT_MOST: Duration = Duration::from_secs(60);

pub static FILES: [File; 5] = [
    File {
        path: "assets/index-DxO3fVbQ.js",
        hash: "aaaa",
        plain: b"console.log('tea')",
        brotli: Some(b"js in brotli"),
        gzip: Some(b"js in gzip"),
    },
    File { path: "assets/nine-12345678.safetensors", hash: "bbbb", plain: b"net", brotli: None, gzip: None },
    File {
        path: "index.html",
        hash: "cccc",
        plain: b"<!doctype html><title>Tea</title>",
        brotli: Some(b"html in brotli"),
        gzip: None,
    },
    File { path: "manifest.webmanifest", hash: "dddd", plain: b"{}", brotli: None, gzip: None },
    File { path: "sw.js", hash: "eeee", plain: b"self", brotli: None, gzip: None },
];

pub struct Running {
    pub address: SocketAddr,
    stopper: Stopper,
    thread: Option<JoinHandle<std::io::Result<()>>>,
}

impl Running {
    pub fn start() -> Running {
        Running::with(Page::of(&FILES))
    }

    pub fn with(page: Page) -> Running {
        let listener = server::listen([127, 0, 0, 1].into(), Some(0)).unwrap();
        let server = Server::new(listener, page, Catalogue::english()).unwrap();
        let (address, stopper) = (server.address(), server.stopper());
        Running { address, stopper, thread: Some(std::thread::spawn(|| server.run())) }
    }

    pub fn of(address: SocketAddr, stopper: Stopper, thread: JoinHandle<std::io::Result<()>>) -> Running {
        Running { address, stopper, thread: Some(thread) }
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(AT_MOST)).unwrap();
        stream.set_write_timeout(Some(AT_MOST)).unwrap();
        stream
    }

    /// Sends bytes as they are and reads until the server closes.
    pub fn send(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = self.connect();
        // Where the server has refused already, it no longer reads.
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        answer
    }

    pub fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: teahouse\r\nconnection: close\r\n");
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        Answer::read(&self.send((request + "\r\n").as_bytes()))
    }

    pub fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[])
    }

    pub fn stop(mut self) {
        self.stopper.stop();
        self.thread.take().unwrap().join().unwrap().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stopper.stop();
    }
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn read(bytes: &[u8]) -> Answer {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer with a head");
        let head = std::str::from_utf8(&bytes[..end]).unwrap();
        let mut lines = head.split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let header = |line: &str| {
            let (name, value) = line.split_once(": ").unwrap();
            (name.to_ascii_lowercase(), value.to_owned())
        };
        Answer { status, headers: lines.map(header).collect(), body: bytes[end + 4..].to_vec() }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut found = self.headers.iter().filter(|(known, _)| known == name);
        let value = found.next().map(|(_, value)| value.as_str());
        assert!(found.next().is_none(), "{name} is said twice: {self:?}");
        value
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }
}
