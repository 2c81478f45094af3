//! Reading records, one after the other, over damaged ones too.

use texts::Message;

use super::{FAIR, FORMAT, Record, RecordError};

/// Reads the records of a text: an iterator that answers with an error for each damaged one and goes on.
pub struct Reading<'t> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'t>>>,
}

impl<'t> Reading<'t> {
    pub(super) fn new(text: &'t str) -> Reading<'t> {
        Reading { lines: text.lines().enumerate().peekable() }
    }

    /// The lines of the next record, from its first line to the one before the next `[Teahouse …]`.
    fn portion(&mut self) -> Vec<(usize, &'t str)> {
        let mut portion: Vec<(usize, &'t str)> = Vec::new();
        while let Some(&(index, line)) = self.lines.peek() {
            if is_beginning(line) && portion.iter().any(|(_, line)| !line.is_empty()) {
                break;
            }
            portion.push((index + 1, line.trim_end()));
            self.lines.next();
        }
        portion
    }
}

fn is_beginning(line: &str) -> bool {
    line.trim_start().starts_with("[Teahouse ")
}

impl Iterator for Reading<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Result<Record, RecordError>> {
        self.next_placed().map(|read| read.map(|placed| placed.record))
    }
}

/// A record, and where its parts stand in the text.
pub(crate) struct Placed {
    /// The record.
    pub record: Record,
    /// The line it begins on.
    pub line: usize,
    /// Line and column of every event.
    pub events: Vec<(usize, usize)>,
}

impl Reading<'_> {
    /// The next record, with the places of its events.
    pub(crate) fn next_placed(&mut self) -> Option<Result<Placed, RecordError>> {
        let portion = self.portion();
        let (line, _) = *portion.iter().find(|(_, line)| !line.is_empty())?;
        let mut reader = Reader::default();
        let read = reader.read(&portion);
        Some(read.map(|()| Placed { record: reader.record, line, events: reader.places }))
    }
}

fn wrong<T>(line: usize, problem: Message) -> Result<T, RecordError> {
    Err(RecordError { line: Some(line), event: None, problem })
}

/// The beginning of a line that is quoted.
fn shown(text: &str) -> String {
    text.chars().take(60).flat_map(char::escape_debug).collect()
}

/// Reads the lines of one record.
#[derive(Default)]
struct Reader {
    record: Record,
    /// Line and column of every event.
    places: Vec<(usize, usize)>,
    /// The line that an open comment began on.
    open_comment: Option<usize>,
}

impl Reader {
    fn read(&mut self, lines: &[(usize, &str)]) -> Result<(), RecordError> {
        for &(number, line) in lines {
            if self.open_comment.is_none() && line.trim_start().starts_with('[') {
                self.header(line.trim_start(), number)?;
            } else {
                self.events(line, number)?;
            }
        }
        match self.open_comment {
            Some(line) => wrong(line, Message::new("record-open-comment")),
            None => Ok(()),
        }
    }

    fn header(&mut self, text: &str, line: usize) -> Result<(), RecordError> {
        let parts = text.strip_prefix('[').and_then(|rest| rest.strip_suffix("\"]"));
        let Some((name, value)) = parts.and_then(|rest| rest.split_once(" \"")) else {
            return wrong(line, Message::new("record-header").with("found", shown(text)));
        };
        if self.record.headers.is_empty() && name != "Teahouse" {
            return wrong(line, Message::new("record-beginning").with("format", FORMAT));
        }
        if name == "Teahouse" && value != FORMAT {
            return wrong(
                line,
                Message::new("record-format").with("found", shown(value)).with("format", FORMAT),
            );
        }
        if self.record.header(name).is_some() {
            return wrong(line, Message::new("record-header-twice").with("header", shown(name)));
        }
        if name.starts_with(FAIR) && !self.record.events.is_empty() {
            return wrong(line, Message::new("record-late-header").with("header", shown(name)));
        }
        self.record.headers.push((name.to_owned(), unescape(value)));
        Ok(())
    }

    fn events(&mut self, text: &str, line: usize) -> Result<(), RecordError> {
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            if self.open_comment.is_some() {
                let (comment, after) = rest.split_once('}').map_or((rest, None), |(a, b)| (a, Some(b)));
                self.comment(comment, line)?;
                if after.is_some() {
                    self.open_comment = None;
                }
                rest = after.unwrap_or("").trim_start();
            } else if let Some(comment) = rest.strip_prefix('{') {
                self.open_comment = Some(line);
                rest = comment;
            } else {
                let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
                let column = text[..text.len() - rest.len()].chars().count() + 1;
                self.event(&rest[..end], line, column)?;
                rest = rest[end..].trim_start();
            }
        }
        Ok(())
    }

    fn comment(&mut self, text: &str, line: usize) -> Result<(), RecordError> {
        let Some((_, comment)) = self.record.events.last_mut() else {
            return wrong(line, Message::new("record-comment-first"));
        };
        let text = text.trim();
        if !comment.is_empty() && !text.is_empty() {
            comment.push(' ');
        }
        // As it will be written.
        comment.push_str(&text.replace('\r', " "));
        Ok(())
    }

    fn event(&mut self, word: &str, line: usize, column: usize) -> Result<(), RecordError> {
        if self.record.headers.is_empty() {
            return wrong(line, Message::new("record-beginning").with("format", FORMAT));
        }
        if word.starts_with('[') {
            // Written again it might begin a line, and would be a header there.
            return wrong(line, Message::new("record-header").with("found", shown(word)));
        }
        let is_number = word.strip_suffix('.').is_some_and(|n| n.bytes().all(|b| b.is_ascii_digit()));
        if !is_number {
            self.record.events.push((word.to_owned(), String::new()));
            self.places.push((line, column));
        }
        Ok(())
    }
}

/// A value without its backslashes.
pub(crate) fn unescape(text: &str) -> String {
    let mut out = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        out.push(if c == '\\' { chars.next().unwrap_or('\\') } else { c });
    }
    out
}
