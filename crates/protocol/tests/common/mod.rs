//! A client that talks to a session in the same process.
#![allow(dead_code)]

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use protocol::{Next, Output, Session};

/// What the session has written.
#[derive(Clone, Default)]
pub struct Page(Arc<Mutex<Vec<u8>>>);

impl Page {
    /// What was written since the last time.
    pub fn take(&self) -> String {
        String::from_utf8(std::mem::take(&mut self.0.lock().unwrap())).unwrap()
    }
}

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

pub struct Client {
    pub session: Session,
    pub page: Page,
}

impl Default for Client {
    fn default() -> Client {
        let page = Page::default();
        Client { session: Session::new(Output::new(page.clone())), page }
    }
}

impl Client {
    /// Says lines; hears what has been answered by then.
    pub fn ask(&mut self, lines: &str) -> String {
        for line in lines.lines() {
            assert_eq!(self.session.line(line).unwrap(), Next::GoesOn);
        }
        self.page.take()
    }

    /// The same, once everything that ends by itself has ended.
    pub fn ask_and_wait(&mut self, lines: &str) -> String {
        let mut text = self.ask(lines);
        self.session.line("").unwrap();
        text.push_str(&self.page.take());
        text
    }

    /// Listens until something was said.
    pub fn hear(&mut self, wanted: &str) -> String {
        let (mut text, started) = (String::new(), Instant::now());
        while !text.contains(wanted) {
            assert!(started.elapsed() < Duration::from_secs(120), "no {wanted}: {text}");
            std::thread::sleep(Duration::from_millis(2));
            text.push_str(&self.page.take());
        }
        text
    }
}

/// The answers to some lines in a new session, once everything that ends by itself has ended.
pub fn answer(lines: &str) -> String {
    Client::default().ask_and_wait(lines)
}
