//! Games as text: move lists, PGN-like text, and the point numbers of PlayOK.
//!
//! Reading takes all three. Moves may stand alone or joined into turns (`d5-e5xg1`); move numbers, results,
//! `{comments}`, `; comments` and `[Tag "value"]` lines are understood. PlayOK numbers the points from 1,
//! row by row from the top left: `12`, `12-13`, `x12`.

use game::{Event, Game, History, Message, Notation};

use crate::play::Mill;
use crate::state::{Move, State, WHITE};

/// Why a text is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The action it happened at, counted from 1; 0 before the first.
    pub ply: usize,
    /// The word.
    pub word: String,
    /// What is wrong.
    pub problem: Message,
}

impl RecordError {
    /// What to say about it.
    pub fn message(&self) -> Message {
        let word: String = self.word.chars().take(40).flat_map(char::escape_debug).collect();
        Message::new("mill-record-error")
            .with("ply", self.ply)
            .with("word", word)
            .with("problem", self.problem.clone())
    }
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for RecordError {}

/// A game read from text.
#[derive(Clone, Debug)]
pub struct TextGame {
    /// `[Tag "value"]` pairs in order.
    pub tags: Vec<(String, String)>,
    /// The game, replayed.
    pub history: History<Mill>,
}

/// Reads a game. Every action must be legal where it stands.
pub fn read_game(mill: &Mill, text: &str) -> Result<TextGame, RecordError> {
    let (tags, words) = split(text)?;
    let fen = tags.iter().find(|(name, _)| name == "FEN");
    let start = match fen {
        Some((_, fen)) => mill.read_state(fen).map_err(|error| RecordError {
            ply: 0,
            word: fen.clone(),
            problem: error.message(),
        })?,
        None => mill.start(),
    };
    let numbers = reading_order(mill);
    let mut history = History::new(mill, start);
    for word in words {
        for part in mill.split_turn(&word) {
            let ply = history.events().len() + 1;
            let fail = |problem: Message| RecordError { ply, word: word.clone(), problem };
            let named = with_names(mill, &numbers, part);
            let action = mill.read_move(history.state(), &named).map_err(|error| fail(error.message()))?;
            if let Some(reason) = mill.why_not(history.state(), action) {
                return Err(fail(reason));
            }
            history.play(mill, action).expect("an action that nothing speaks against is legal");
        }
    }
    Ok(TextGame { tags, history })
}

/// The actions of a game, turns joined, on one line.
pub fn write_moves(mill: &Mill, history: &History<Mill>) -> String {
    turns(mill, history).into_iter().map(|(_, turn)| turn).collect::<Vec<_>>().join(" ")
}

/// A game as PGN-like text: tags, then numbered turns, then the result.
pub fn write_pgn(mill: &Mill, history: &History<Mill>, tags: &[(String, String)]) -> String {
    let result = match mill.verdict(history.state()) {
        None => "*",
        Some(verdict) if verdict.result == "white" => "1-0",
        Some(verdict) if verdict.result == "black" => "0-1",
        Some(_) => "1/2-1/2",
    };
    let mut text = String::new();
    let kept = tags.iter().filter(|(name, _)| !matches!(name.as_str(), "FEN" | "Result" | "Variant"));
    for (name, value) in kept {
        text.push_str(&tag(name, value));
    }
    text.push_str(&tag("Variant", &mill.variant().id));
    if *history.start() != mill.start() {
        text.push_str(&tag("FEN", &mill.state_text(history.start())));
    }
    text.push_str(&tag("Result", result));
    text.push('\n');
    let (mut number, mut last) = (0, None);
    for (side, turn) in turns(mill, history) {
        if side == WHITE || last.is_none() || last == Some(side) {
            number += 1;
            text.push_str(&format!("{number}.{} ", if side == WHITE { "" } else { ".." }));
        }
        last = Some(side);
        text.push_str(&turn);
        text.push(' ');
    }
    text.push_str(result);
    text.push('\n');
    text
}

fn tag(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]\n", value.replace(['"', '\n', '\r'], "'"))
}

/// Every turn with its side: a placement or move and the removals of the same side after it.
fn turns(mill: &Mill, history: &History<Mill>) -> Vec<(u8, String)> {
    let mut turns: Vec<(u8, String)> = Vec::new();
    let mut state: &State = history.start();
    for (event, next) in history.events() {
        if let Event::Move(action) = *event {
            let text = mill.move_text(state, action);
            match turns.last_mut() {
                Some((side, turn)) if *side == state.side && matches!(action, Move::Remove(_)) => {
                    turn.push_str(&text);
                }
                _ => turns.push((state.side, text)),
            }
        }
        state = next;
    }
    turns
}

type Tags = Vec<(String, String)>;

/// Tags, and words that should be moves.
fn split(text: &str) -> Result<(Tags, Vec<String>), RecordError> {
    let (mut tags, mut words) = (Vec::new(), Vec::new());
    let mut depth = 0usize;
    for line in text.lines() {
        let line = line.trim();
        if depth == 0 && line.starts_with('[') {
            tags.push(read_tag(line)?);
            continue;
        }
        let mut plain = String::new();
        for character in line.chars() {
            match character {
                '{' | '(' => depth += 1,
                '}' | ')' => depth = depth.saturating_sub(1),
                ';' if depth == 0 => break,
                character if depth == 0 => plain.push(character),
                _ => {}
            }
        }
        words.extend(plain.split([' ', '\t', ',']).filter_map(move_word));
    }
    Ok((tags, words))
}

fn read_tag(line: &str) -> Result<(String, String), RecordError> {
    let inner = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let parts = inner.and_then(|inner| inner.split_once(' ')).map(|(name, value)| (name, value.trim()));
    match parts {
        Some((name, value)) => Ok((name.to_owned(), value.trim_matches('"').to_owned())),
        None => Err(RecordError { ply: 0, word: line.to_owned(), problem: Message::new("mill-record-tag") }),
    }
}

/// A word without its move number; `None` for what is no move: numbers, results, annotations.
fn move_word(word: &str) -> Option<String> {
    let without_number = match word.rsplit_once('.') {
        Some((number, rest)) if number.chars().all(|c| c.is_ascii_digit() || c == '.') => rest,
        _ => word,
    };
    let plain = without_number.trim_end_matches(['!', '?', '+', '#']).to_lowercase();
    let is_result = matches!(plain.as_str(), "1-0" | "0-1" | "1/2-1/2" | "1/2" | "*" | "½-½" | "");
    (!is_result && !plain.starts_with('$')).then_some(plain)
}

/// The points row by row from the top left: PlayOK's numbers, from 1.
fn reading_order(mill: &Mill) -> Vec<u8> {
    let mut points: Vec<u8> = (0..mill.board().len() as u8).collect();
    points.sort_by_key(|&point| {
        let (x, y) = mill.board().place(point);
        (u8::MAX - y, x)
    });
    points
}

/// The same action with names instead of PlayOK numbers.
fn with_names(mill: &Mill, numbers: &[u8], part: &str) -> String {
    let name = |word: &str| {
        let point = word.parse::<usize>().ok().and_then(|number| numbers.get(number.checked_sub(1)?));
        point.map_or_else(|| word.to_owned(), |&point| mill.board().name(point).to_owned())
    };
    let (prefix, rest) = part.strip_prefix('x').map_or(("", part), |rest| ("x", rest));
    let names: Vec<String> = rest.split('-').map(name).collect();
    format!("{prefix}{}", names.join("-"))
}
