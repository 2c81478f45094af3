//! What is wrong with a rule file, and where.

use std::borrow::Cow;
use std::fmt;

use crate::sorting;
use texts::{Argument, Catalogue, Message};

/// A position in a text, both counted from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// Finds places in a text. Both lists are made once, so that a file with very many options, or a very long
/// line, is not read again for each of them.
pub(super) struct PlaceIndex<'t> {
    text: &'t str,
    /// Where each line begins.
    lines: Vec<usize>,
    /// How many characters begin before each block of [`BLOCK`] bytes.
    characters: Vec<usize>,
}

const BLOCK: usize = 256;

impl<'t> PlaceIndex<'t> {
    pub fn new(text: &'t str) -> PlaceIndex<'t> {
        let newlines = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
        let lines = std::iter::once(0).chain(newlines.map(|(at, _)| at + 1)).collect();
        let mut characters = vec![0];
        for block in text.as_bytes().chunks(BLOCK) {
            characters.push(characters[characters.len() - 1] + count_characters(block));
        }
        PlaceIndex { text, lines, characters }
    }

    /// The place of a byte offset; the end of the text if there are not so many bytes.
    pub fn at(&self, offset: usize) -> Place {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let line = self.lines.partition_point(|&start| start <= offset);
        let column = self.characters_before(offset) - self.characters_before(self.lines[line - 1]) + 1;
        Place { line, column }
    }

    fn characters_before(&self, offset: usize) -> usize {
        let block = offset / BLOCK;
        self.characters[block] + count_characters(&self.text.as_bytes()[block * BLOCK..offset])
    }
}

fn count_characters(bytes: &[u8]) -> usize {
    // Every byte but the later ones of a character begins one.
    bytes.iter().filter(|&&byte| byte & 0b1100_0000 != 0b1000_0000).count()
}

/// Names and values from which a sentence is made.
pub type Arguments = Vec<(&'static str, Argument)>;

/// One thing that is wrong with a rule file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Which kind of problem this is: `rules-` and words. The catalogue has its sentence under this name.
    pub code: &'static str,
    /// What the sentence and its hint say beside [`Problem::path`].
    pub arguments: Arguments,
    /// Where; `None` for what is wrong with the file as a whole, or came from elsewhere.
    pub place: Option<Place>,
    /// The option it is about, such as `head.limit`; may be empty.
    pub path: String,
    /// The code of the hint, where it is not the one that always goes with the code of the problem.
    pub hint: Option<&'static str>,
}

impl Problem {
    /// What is wrong.
    pub fn message(&self) -> Message {
        said(self.code.into(), &self.path, &self.arguments)
    }

    /// What would be right: the hint that was chosen for this problem, or the text `<code>-help`.
    pub fn help(&self) -> Option<Message> {
        let usual = || Some(format!("{}-help", self.code)).filter(|code| Catalogue::english().has(code));
        let code = self.hint.map(Cow::from).or_else(|| usual().map(Cow::from))?;
        Some(said(code, &self.path, &self.arguments))
    }

    /// Everything in one message: the place, what is wrong, and the hint.
    pub fn in_full(&self) -> Message {
        let mut message = self.message();
        if let Some(help) = self.help() {
            message = Message::new("problem-with-help").with("problem", message).with("help", help);
        }
        if let Some(Place { line, column }) = self.place {
            let placed = Message::new("problem-at").with("line", line).with("column", column);
            message = placed.with("problem", message);
        }
        message
    }
}

fn said(code: Cow<'static, str>, path: &str, arguments: &Arguments) -> Message {
    let mut message = Message::new(code);
    if !path.is_empty() {
        message = message.with("path", path);
    }
    message.arguments.extend(arguments.iter().cloned());
    message
}

/// Everything that is wrong with a rule file, in the order of the text: at most [`MAX_PROBLEMS`], and one more
/// that says how many are left out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Problems(pub Vec<Problem>);

/// Nobody reads more problems than this.
pub const MAX_PROBLEMS: usize = 50;

impl Problems {
    /// Puts problems in the order of the text, and leaves out those that are too many.
    pub(super) fn ordered(mut problems: Vec<Problem>) -> Problems {
        sorting::by_key(&mut problems, |problem| problem.place);
        let more = problems.len().saturating_sub(MAX_PROBLEMS);
        if more > 0 {
            problems.truncate(MAX_PROBLEMS);
            problems.push(Flaw::new("rules-more", "").with("count", more).placed(None));
        }
        Problems(problems)
    }
}

/// A single problem without a place.
impl From<Flaw> for Problems {
    fn from(flaw: Flaw) -> Problems {
        Problems(vec![flaw.placed(None)])
    }
}

/// In English.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.in_full().fmt(f)
    }
}

/// In English, one to a line.
impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            problem.fmt(f)?;
        }
        Ok(())
    }
}

/// Something that is wrong, before its place is known: with a value, a combination of options, or a parent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Which kind of problem this is; see [`Problem::code`].
    pub code: &'static str,
    /// What the sentence and its hint say; see [`Problem::arguments`].
    pub arguments: Arguments,
    /// The option to point at; may lead into it, as in `board.lines[3]`.
    pub path: Box<str>,
    /// The other options that were looked at. A combination is only judged where all of them can be read.
    pub looks_at: &'static [&'static str],
    /// The code of the hint, if it is an unusual one; see [`Problem::hint`].
    pub hint: Option<&'static str>,
}

impl Flaw {
    /// A flaw without arguments that looks at no other option.
    pub fn new(code: &'static str, path: impl Into<String>) -> Flaw {
        Flaw { code, arguments: Vec::new(), path: path.into().into_boxed_str(), looks_at: &[], hint: None }
    }

    /// The same flaw with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Flaw {
        self.arguments.push((name, value.into()));
        self
    }

    /// The same flaw, which comes from these options as well as from the one it points at.
    #[must_use]
    pub fn looking_at(mut self, options: &'static [&'static str]) -> Flaw {
        self.looks_at = options;
        self
    }

    /// The same flaw with this hint instead of the usual one.
    #[must_use]
    pub fn hinting(mut self, code: &'static str) -> Flaw {
        self.hint = Some(code);
        self
    }

    /// The flaw as a problem at this place.
    pub(super) fn placed(self, place: Option<Place>) -> Problem {
        let Flaw { code, arguments, path, looks_at: _, hint } = self;
        let arguments = arguments.into_iter().map(|(name, value)| (name, told(value))).collect();
        Problem { code, arguments, place, path: tellable(path.into_string()), hint }
    }
}

/// What a file is quoted with is no longer than this, in characters.
const LONGEST_MESSAGE: usize = 1000;

/// An argument whose texts may be told.
fn told(argument: Argument) -> Argument {
    match argument {
        Argument::Text(text) => Argument::Text(tellable(text)),
        other => other,
    }
}

/// A text that quotes the file: without what a terminal would obey, and cut where nobody would read on.
fn tellable(text: String) -> String {
    let is_fine = |c: char| c == '\n' || !c.is_control();
    if text.len() <= LONGEST_MESSAGE && text.chars().all(is_fine) {
        return text;
    }
    let mut told = String::new();
    for c in text.chars().take(LONGEST_MESSAGE) {
        if is_fine(c) { told.push(c) } else { told.extend(c.escape_debug()) }
    }
    if text.chars().nth(LONGEST_MESSAGE).is_some() {
        told.push('…');
    }
    told
}

/// Collects what is wrong with a combination of options.
#[derive(Clone, Debug, Default)]
pub struct Flaws(pub Vec<Flaw>);

impl Flaws {
    /// Notes a flaw.
    pub fn add(&mut self, flaw: Flaw) {
        self.0.push(flaw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The place of an offset by counting from the start, as anybody would.
    fn counted(text: &str, offset: usize) -> Place {
        let before = &text[..offset];
        let last = before.rsplit('\n').next().unwrap_or("");
        Place { line: before.matches('\n').count() + 1, column: last.chars().count() + 1 }
    }

    #[test]
    fn places_are_those_counted_from_the_start_of_the_text() {
        let line = "é = \"длинные нарды\" # ☕\n";
        let text = line.repeat(30) + &"ü".repeat(700) + "\r\n\nend";
        let index = PlaceIndex::new(&text);
        for (offset, _) in text.char_indices().chain([(text.len(), ' ')]) {
            assert_eq!(index.at(offset), counted(&text, offset), "at {offset}");
        }
        assert_eq!(index.at(text.len() + 9), index.at(text.len()));
        assert_eq!(index.at(1), index.at(0), "inside a character is at its beginning");
        assert_eq!(PlaceIndex::new("").at(0), Place { line: 1, column: 1 });
    }
}
