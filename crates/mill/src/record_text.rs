//! Games as text: move lists, PGN-like text, and the point numbers of PlayOK.
//!
//! Reading takes all three. Moves may stand alone or joined into turns (`d5-e5xg1`); move numbers, results,
//! `{comments}`, `; comments`, `(variations)` and `[Tag "value"]` lines are understood; comments and variations are
//! kept with the action before them. PlayOK numbers the points from 1, row by row from the top left: `12`, `12-13`,
//! `x12`.

mod words;

use game::sorting;
use game::{Event, Game, History, Message, Notation};

use crate::play::Mill;
use crate::state::{Move, State, WHITE};

pub use words::{Portion, has_numbers, portions};
use words::{Word, split};

/// Why a text is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line it stands on, from 1.
    pub line: usize,
    /// The column it begins in, from 1.
    pub column: usize,
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
    /// What is said after each action; empty where nothing is.
    pub comments: Vec<String>,
    /// What is said before the first action.
    pub opening_comment: String,
}

/// How points are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// By their names: `d6`.
    Names,
    /// By PlayOK's numbers: `5`.
    Numbers,
}

/// Reads a game. Every action must be legal where it stands.
pub fn read_game(mill: &Mill, text: &str) -> Result<TextGame, RecordError> {
    let pieces = split(text)?;
    let start = match pieces.tags.iter().find(|(tag, _)| tag.0 == "FEN") {
        Some((tag, line)) => mill.read_state(&tag.1).map_err(|error| RecordError {
            line: *line,
            column: 1,
            ply: 0,
            word: tag.1.clone(),
            problem: error.message(),
        })?,
        None => mill.start(),
    };
    let mut game = TextGame {
        tags: pieces.tags.into_iter().map(|(tag, _)| tag).collect(),
        history: History::new(mill, start),
        comments: Vec::new(),
        opening_comment: pieces.opening_comment,
    };
    let numbers = reading_order(mill);
    for word in pieces.words {
        play_word(mill, &numbers, &mut game, &word)?;
    }
    Ok(game)
}

/// Plays the actions of a word; its comment belongs to the last of them.
fn play_word(mill: &Mill, numbers: &[u8], game: &mut TextGame, word: &Word) -> Result<(), RecordError> {
    let history = &mut game.history;
    for part in mill.split_turn(&word.text) {
        let ply = history.events().len() + 1;
        let fail = |problem: Message| RecordError {
            line: word.line,
            column: word.column,
            ply,
            word: word.text.clone(),
            problem,
        };
        let named = with_names(mill, numbers, part);
        let action = mill.read_move(history.state(), &named).map_err(|error| fail(error.message()))?;
        if let Some(reason) = mill.why_not(history.state(), action) {
            return Err(fail(reason));
        }
        history.play(mill, action).map_err(|_| fail(Message::new("game-over")))?;
        game.comments.push(String::new());
    }
    if let Some(comment) = game.comments.last_mut() {
        comment.clone_from(&word.comment);
    }
    Ok(())
}

/// The actions of a game, turns joined, on one line.
pub fn write_moves(mill: &Mill, history: &History<Mill>) -> String {
    let turns = turns(mill, history, &[], Points::Names);
    turns.into_iter().map(|(_, turn)| turn).collect::<Vec<_>>().join(" ")
}

/// A game as PGN-like text: tags, then numbered turns with their comments, then the result. The result of a game that
/// the rules have not ended is the one of the tag `Result`.
pub fn write_pgn(mill: &Mill, game: &TextGame, points: Points) -> String {
    let history = &game.history;
    let result = result_of(mill, game);
    let mut text = String::new();
    let kept = game.tags.iter().filter(|(name, _)| !matches!(name.as_str(), "FEN" | "Result" | "Variant"));
    for (name, value) in kept {
        text.push_str(&tag(name, value));
    }
    text.push_str(&tag("Variant", &mill.variant().id));
    if *history.start() != mill.start() {
        text.push_str(&tag("FEN", &mill.state_text(history.start())));
    }
    text.push_str(&tag("Result", result));
    text.push('\n');
    if !game.opening_comment.is_empty() {
        text.push_str(&format!("{} ", braced(&game.opening_comment)));
    }
    let (mut number, mut last) = (0, None);
    for (side, turn) in turns(mill, history, &game.comments, points) {
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

/// How a game ended: by the rules, or else as its tags say.
fn result_of(mill: &Mill, game: &TextGame) -> &'static str {
    if let Some(verdict) = mill.verdict(game.history.state()) {
        return match verdict.result.as_str() {
            "white" => "1-0",
            "black" => "0-1",
            _ => "1/2-1/2",
        };
    }
    let said = game.tags.iter().find(|(name, _)| name == "Result").map_or("", |(_, value)| value.as_str());
    ["1-0", "0-1", "1/2-1/2"].into_iter().find(|&result| result == said).unwrap_or("*")
}

fn tag(name: &str, value: &str) -> String {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    format!("[{name} \"{value}\"]\n")
}

fn braced(comment: &str) -> String {
    format!("{{{}}}", comment.replace(['}', '\n', '\r'], " "))
}

/// Every turn with its side: a placement or move and the removals of the same side after it, joined where no comment
/// stands between them.
fn turns(mill: &Mill, history: &History<Mill>, comments: &[String], points: Points) -> Vec<(u8, String)> {
    let numbers = match points {
        Points::Names => Vec::new(),
        Points::Numbers => reading_order(mill),
    };
    let mut turns: Vec<(u8, String)> = Vec::new();
    let mut state: &State = history.start();
    for (index, (event, next)) in history.events().iter().enumerate() {
        if let Event::Move(action) = *event {
            let text = action_text(mill, state, action, &numbers);
            match turns.last_mut() {
                Some((side, turn)) if *side == state.side && matches!(action, Move::Remove(_)) => {
                    turn.push_str(if turn.ends_with('}') { " " } else { "" });
                    turn.push_str(&text);
                }
                _ => turns.push((state.side, text)),
            }
            if let Some(comment) = comments.get(index).filter(|comment| !comment.is_empty())
                && let Some((_, turn)) = turns.last_mut()
            {
                turn.push(' ');
                turn.push_str(&braced(comment));
            }
        }
        state = next;
    }
    turns
}

/// An action with names, or with the numbers of the points in this order.
fn action_text(mill: &Mill, state: &State, action: Move, numbers: &[u8]) -> String {
    let number = |point: u8| numbers.iter().position(|&other| other == point).map_or(0, |index| index + 1);
    match action {
        _ if numbers.is_empty() => mill.move_text(state, action),
        Move::Place(point) => number(point).to_string(),
        Move::Remove(point) => format!("x{}", number(point)),
        Move::Slide { from, to } => format!("{}-{}", number(from), number(to)),
    }
}

/// The points row by row from the top left: PlayOK's numbers, from 1.
fn reading_order(mill: &Mill) -> Vec<u8> {
    let mut points: Vec<u8> = (0..mill.board().len() as u8).collect();
    sorting::by_key(&mut points, |&point| {
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
