//! Lines that wait to be answered, and how they are heard.

use std::collections::VecDeque;
use std::io::{self, BufRead, ErrorKind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::LONGEST_LINE;

/// So many bytes of lines wait; whoever sends more waits too.
const ROOM: usize = 8 << 20;

/// What came in.
#[derive(Debug)]
pub(crate) enum Letter {
    Line(String),
    /// A line that was too long to be kept.
    TooLong,
    /// There will be no more: the input is at its end, or could not be read.
    End(io::Result<()>),
}

impl Letter {
    fn size(&self) -> usize {
        // Empty lines take room as well.
        if let Letter::Line(line) = self { line.len() + size_of::<Letter>() } else { size_of::<Letter>() }
    }
}

#[derive(Default)]
pub(crate) struct Mailbox {
    content: Mutex<Content>,
    changed: Condvar,
}

#[derive(Default)]
struct Content {
    letters: VecDeque<Letter>,
    bytes: usize,
    has_ended: bool,
}

impl Mailbox {
    fn content(&self) -> MutexGuard<'_, Content> {
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a letter in; waits while the box is full. `false` once nobody reads any more.
    pub fn put(&self, letter: Letter) -> bool {
        let content = self.content();
        let is_full = |content: &mut Content| content.bytes > ROOM && !content.has_ended;
        let mut content = self.changed.wait_while(content, is_full).unwrap_or_else(PoisonError::into_inner);
        content.bytes += letter.size();
        content.letters.push_back(letter);
        self.changed.notify_all();
        !content.has_ended
    }

    /// Takes the next letter out; waits for one. `None` after [`Mailbox::end`].
    pub fn take(&self) -> Option<Letter> {
        let content = self.content();
        let is_empty = |content: &mut Content| content.letters.is_empty() && !content.has_ended;
        let mut content = self.changed.wait_while(content, is_empty).unwrap_or_else(PoisonError::into_inner);
        if content.has_ended {
            return None;
        }
        let letter = content.letters.pop_front()?;
        content.bytes -= letter.size();
        self.changed.notify_all();
        Some(letter)
    }

    /// Nobody reads any more.
    pub fn end(&self) {
        self.content().has_ended = true;
        self.changed.notify_all();
    }
}

/// Reads a line. Of one that is too long nothing is kept.
pub(crate) fn hear(input: &mut impl BufRead) -> Letter {
    let mut line = Vec::new();
    let (mut is_too_long, mut is_empty) = (false, true);
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Letter::End(Err(error)),
        };
        if chunk.is_empty() && is_empty {
            return Letter::End(Ok(()));
        }
        let newline = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..newline.unwrap_or(chunk.len())];
        is_too_long |= line.len() + part.len() > LONGEST_LINE;
        if is_too_long {
            line = Vec::new();
        } else {
            line.extend_from_slice(part);
        }
        let (read, is_whole) =
            (part.len() + usize::from(newline.is_some()), newline.is_some() || chunk.is_empty());
        input.consume(read);
        is_empty = false;
        if is_whole {
            return if is_too_long { Letter::TooLong } else { Letter::Line(text(line)) };
        }
    }
}

fn text(line: Vec<u8>) -> String {
    String::from_utf8(line).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}
