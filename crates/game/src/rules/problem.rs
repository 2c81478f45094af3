//! What is wrong with a rule file, and where.

use std::fmt;

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
pub type Arguments = Vec<(&'static str, String)>;

/// One thing that is wrong with a rule file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Which kind of problem this is: `rules-` and words. It stays the same when the sentence is reworded.
    pub code: &'static str,
    /// What the sentence and its hint say beside [`Problem::path`]; an argument that does not apply is empty.
    pub arguments: Arguments,
    /// Where; `None` for what is wrong with the file as a whole, or came from elsewhere.
    pub place: Option<Place>,
    /// The option it is about, such as `head.limit`; may be empty.
    pub path: String,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub help: String,
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
        problems.sort_by_key(|problem| problem.place);
        let more = problems.len().saturating_sub(MAX_PROBLEMS);
        if more > 0 {
            problems.truncate(MAX_PROBLEMS);
            let flaw = Flaw::new("rules-more", "", format!("and {more} more"), "mend these first");
            problems.push(flaw.with("count", more).placed(None));
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

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Place { line, column }) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        f.write_str(&self.message)?;
        if self.help.is_empty() { Ok(()) } else { write!(f, " (help: {})", self.help) }
    }
}

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
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub help: String,
}

impl Flaw {
    /// A flaw without arguments that looks at no other option.
    pub fn new(
        code: &'static str,
        path: impl Into<String>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Flaw {
        let (path, message, help) = (path.into().into_boxed_str(), message.into(), help.into());
        Flaw { code, arguments: Vec::new(), path, looks_at: &[], message, help }
    }

    /// The same flaw with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Flaw {
        self.arguments.push((name, value.to_string()));
        self
    }

    /// The same flaw, which comes from these options as well as from the one it points at.
    #[must_use]
    pub fn looking_at(mut self, options: &'static [&'static str]) -> Flaw {
        self.looks_at = options;
        self
    }

    /// The flaw as a problem at this place, its sentence as it stands.
    pub(super) fn placed(self, place: Option<Place>) -> Problem {
        let Flaw { code, arguments, path, looks_at: _, message, help } = self;
        let arguments = arguments.into_iter().map(|(name, value)| (name, tellable(value))).collect();
        let (message, help) = (tellable(message), tellable(help));
        Problem { code, arguments, place, path: path.into_string(), message, help }
    }

    /// The same as a problem of an option: its sentence begins with the option's path.
    pub(super) fn of_option(mut self, place: Option<Place>) -> Problem {
        if !self.path.is_empty() {
            self.message = format!("{}: {}", self.path, self.message);
        }
        self.placed(place)
    }
}

/// Messages are no longer than this, in characters.
const LONGEST_MESSAGE: usize = 1000;

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
