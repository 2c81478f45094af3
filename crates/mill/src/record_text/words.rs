//! Texts cut into games, tags and words.

use game::Message;

use super::RecordError;

/// One game of a text that may hold several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Portion<'t> {
    /// How many lines stand before it.
    pub lines_before: usize,
    /// Its text.
    pub text: &'t str,
}

/// The games of a text: where tags stand after moves, another one begins.
pub fn portions(text: &str) -> Vec<Portion<'_>> {
    let mut portions = Vec::new();
    let (mut begins, mut lines_before, mut has_moves, mut in_comment) = (0, 0, false, false);
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let is_tag = !in_comment && line.trim_start().starts_with('[');
        if is_tag && has_moves {
            portions.push(Portion { lines_before, text: &text[begins..at] });
            (begins, lines_before, has_moves) = (at, number, false);
        }
        if !is_tag {
            has_moves |= !line.trim().is_empty();
            in_comment = line.chars().fold(in_comment, |inside, c| c == '{' || (inside && c != '}'));
        }
        at += line.len();
    }
    if !text[begins..].trim().is_empty() {
        portions.push(Portion { lines_before, text: &text[begins..] });
    }
    portions
}

/// Whether the points of a text are written as PlayOK's numbers.
pub fn has_numbers(text: &str) -> bool {
    let first = split(text).ok().and_then(|pieces| pieces.words.into_iter().next());
    first.is_some_and(|word| word.text.starts_with(|c: char| c.is_ascii_digit()))
}

/// A word that should be one or more actions.
pub(super) struct Word {
    pub line: usize,
    pub column: usize,
    pub text: String,
    /// What is said after it.
    pub comment: String,
}

type Tag = (String, String);

/// What a text is made of.
#[derive(Default)]
pub(super) struct Pieces {
    /// Tags with their lines.
    pub tags: Vec<(Tag, usize)>,
    pub words: Vec<Word>,
    pub opening_comment: String,
}

/// What is being read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    Moves,
    Braces,
    /// Variations, so many within one another.
    Brackets(usize),
}

/// Cuts a text into tags and words that should be moves.
pub(super) fn split(text: &str) -> Result<Pieces, RecordError> {
    let (mut pieces, mut inside) = (Pieces::default(), Inside::Moves);
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        if inside == Inside::Moves && line.trim_start().starts_with('[') {
            pieces.tags.push((read_tag(line.trim(), number)?, number));
        } else {
            inside = pieces.read_line(line, number, inside);
        }
    }
    Ok(pieces)
}

impl Pieces {
    fn read_line(&mut self, line: &str, number: usize, mut inside: Inside) -> Inside {
        let (mut word, mut said) = (String::new(), String::new());
        for (at, character) in line.chars().enumerate() {
            match (inside, character) {
                (Inside::Moves, '{' | '(') => {
                    self.word(&mut word, number, at);
                    if character == '(' {
                        said.push('(');
                    }
                    inside = if character == '{' { Inside::Braces } else { Inside::Brackets(1) };
                }
                (Inside::Moves, ';') => {
                    self.word(&mut word, number, at);
                    said.extend(line.chars().skip(at + 1));
                    break;
                }
                (Inside::Moves, ' ' | '\t' | ',') => self.word(&mut word, number, at),
                (Inside::Moves, character) => word.push(character),
                (Inside::Braces, '}') => {
                    self.say(&mut said);
                    inside = Inside::Moves;
                }
                (Inside::Brackets(1), ')') => {
                    said.push(')');
                    self.say(&mut said);
                    inside = Inside::Moves;
                }
                (within, character) => {
                    said.push(character);
                    inside = within.deeper(character);
                }
            }
        }
        self.word(&mut word, number, line.chars().count());
        self.say(&mut said);
        inside
    }

    /// Takes up a word that ends before this place of a line.
    fn word(&mut self, word: &mut String, line: usize, end: usize) {
        let length = word.chars().count();
        if let Some(text) = move_word(&std::mem::take(word)) {
            self.words.push(Word { line, column: end - length + 1, text, comment: String::new() });
        }
    }

    /// Takes up what is said after the last word.
    fn say(&mut self, said: &mut String) {
        let said = std::mem::take(said);
        let comment = self.words.last_mut().map_or(&mut self.opening_comment, |word| &mut word.comment);
        if !comment.is_empty() && !said.trim().is_empty() {
            comment.push(' ');
        }
        comment.push_str(said.trim());
    }
}

impl Inside {
    /// The same, after a bracket within a variation.
    fn deeper(self, character: char) -> Inside {
        match (self, character) {
            (Inside::Brackets(depth), '(') => Inside::Brackets(depth + 1),
            (Inside::Brackets(depth), ')') => Inside::Brackets(depth - 1),
            (inside, _) => inside,
        }
    }
}

fn read_tag(line: &str, number: usize) -> Result<Tag, RecordError> {
    let inner = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let parts = inner.and_then(|inner| inner.split_once(' ')).map(|(name, value)| (name, value.trim()));
    match parts {
        Some((name, value)) => Ok((name.to_owned(), unquoted(value))),
        None => Err(RecordError {
            line: number,
            column: 1,
            ply: 0,
            word: line.to_owned(),
            problem: Message::new("mill-record-tag"),
        }),
    }
}

/// A value without its quotes and backslashes.
fn unquoted(value: &str) -> String {
    let inner = value.strip_prefix('"').unwrap_or(value);
    let inner = inner.strip_suffix('"').unwrap_or(inner);
    let mut plain = String::new();
    let mut characters = inner.chars();
    while let Some(character) = characters.next() {
        plain.push(if character == '\\' { characters.next().unwrap_or('\\') } else { character });
    }
    plain
}

/// A word without its move number; `None` for what is no move: numbers, results, annotations, and the `TXT` that
/// PlayOK's pages leave in what is copied from them.
fn move_word(word: &str) -> Option<String> {
    let without_number = match word.rsplit_once('.') {
        Some((number, rest)) if number.chars().all(|c| c.is_ascii_digit() || c == '.') => rest,
        _ => word,
    };
    let plain = without_number.trim_end_matches(['!', '?', '+', '#']).to_lowercase();
    let is_result = matches!(plain.as_str(), "1-0" | "0-1" | "1/2-1/2" | "1/2" | "*" | "½-½" | "" | "txt");
    (!is_result && !plain.starts_with('$')).then_some(plain)
}
