//! Mill in Sanmill's and PlayOK's texts, which `mill::record_text` reads and writes.

use game::{Event, History, Message, Notation as _};
use mill::Mill;
use mill::record_text::{self, Points, Portion, TextGame};

use super::{
    Exported, Format, ImportedGame, Place, Read, Trouble, add_header, built_in, claim_end, free_headers,
    of_family, plain, record_of, replayed,
};
use crate::any::AnyGame;
use crate::record::Record;
use crate::table::seated;

/// The rules where a text names none.
const USUAL: &str = "nine-mens-morris";

/// Which of the two a text is: the first that looks like a move decides, or tags where there is none.
pub(super) fn found_in(text: &str) -> Option<Format> {
    if record_text::has_numbers(text) {
        return Some(Format::PlayOk);
    }
    let is_tag = |line: &str| line.starts_with('[') && line.ends_with("\"]");
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next()?;
    (is_tag(first) || first.split_whitespace().any(is_move)).then_some(Format::Sanmill)
}

/// Whether a word begins like the name of a point: a letter or two, then a digit.
fn is_move(word: &str) -> bool {
    let letters = word.chars().take_while(char::is_ascii_alphabetic).count();
    (1..=2).contains(&letters) && word[letters..].starts_with(|c: char| c.is_ascii_digit())
}

/// Reads every game.
pub(super) fn read(text: &str, rules: Option<&AnyGame>) -> Read {
    match of_family(rules, Format::Sanmill, mill::FAMILY.name) {
        Ok(rules) => {
            record_text::portions(text).into_iter().map(|portion| read_one(portion, rules)).collect()
        }
        Err(trouble) => vec![Err(trouble)],
    }
}

fn read_one(portion: Portion<'_>, rules: Option<&AnyGame>) -> Result<ImportedGame, Trouble> {
    let (any, is_assumed) = match rules {
        Some(game) => (game.clone(), false),
        None => named_rules(portion.text)?,
    };
    let AnyGame::Mill(mill) = &any else { unreachable!("rules of another family were refused") };
    let game = record_text::read_game(mill, portion.text).map_err(|error| {
        let place = Place::Line(portion.lines_before + error.line, Some(error.column));
        Trouble::new(place, error.message())
    })?;
    let record = recorded(&any, mill, &game)
        .map_err(|problem| Trouble::new(Place::Line(portion.lines_before + 1, None), problem))?;
    let note = || Message::new("exchange-rules-assumed").with("rules", any.variant().id.as_str());
    Ok(ImportedGame { record, notes: if is_assumed { vec![note()] } else { Vec::new() } })
}

/// The rules that a text names in its tag `Variant`, or the usual ones; says whether they are a guess.
fn named_rules(text: &str) -> Result<(AnyGame, bool), Trouble> {
    let value = text.lines().find_map(|line| line.trim().strip_prefix("[Variant \"")?.strip_suffix("\"]"));
    let named = value.and_then(|id| crate::registry::built_in_game(id).ok());
    match named {
        Some(game @ AnyGame::Mill(_)) => Ok((game, false)),
        _ => Ok((built_in(USUAL)?, true)),
    }
}

/// The record of a game that was read.
fn recorded(any: &AnyGame, mill: &Mill, game: &TextGame) -> Result<Record, Message> {
    let mut table = any.table();
    let is_usual = *game.history.start() == game::Game::start(mill);
    let start = (!is_usual).then(|| mill.state_text(game.history.start()));
    if let Some(fen) = &start {
        table.set_fen(fen).map_err(|error| error.message())?;
    }
    let mut state = game.history.start();
    for (event, next) in game.history.events() {
        if let Event::Move(action) = *event {
            table.act(&mill.move_text(state, action)).map_err(|error| error.message())?;
        }
        state = next;
    }
    let mut record = record_of(table.as_ref(), start.as_deref());
    for ((_, comment), said) in record.events.iter_mut().zip(&game.comments) {
        *comment = plain(said);
    }
    for (name, value) in &game.tags {
        if !matches!(name.as_str(), "FEN" | "Variant" | "Termination") {
            add_header(&mut record, name, value);
        }
    }
    if !game.opening_comment.is_empty() {
        add_header(&mut record, OPENING_COMMENT, &game.opening_comment);
    }
    claim(&mut record, table.verdict(), &game.tags)?;
    Ok(record)
}

/// The header for what is said before the first action, where our records have no room for comments.
const OPENING_COMMENT: &str = "Annotation";

/// Takes over the result, and for a game that the rules have not ended the reason where the text has one: a game that
/// somebody won is taken to be resigned, a draw to be agreed.
fn claim(
    record: &mut Record,
    verdict: Option<game::Verdict>,
    tags: &[(String, String)],
) -> Result<(), Message> {
    let tag = |name: &str| tags.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let result = match tag("Result") {
        Some("1-0") => "white",
        Some("0-1") => "black",
        Some("1/2-1/2" | "1/2") => "draw",
        _ => return Ok(()),
    };
    let said = tag("Termination").unwrap_or_default();
    let reason = match said {
        "time forfeit" => "timeout",
        other if crate::record::OTHER_ENDS.contains(&other) => other,
        _ if result == "draw" => "agreement",
        _ => "resignation",
    };
    claim_end(record, verdict, result, reason)
}

/// Writes games one after the other.
pub(super) fn write(
    records: &[Record],
    rules: Option<&AnyGame>,
    points: Points,
) -> Result<Exported, Trouble> {
    let mut text = String::new();
    for (index, record) in records.iter().enumerate() {
        let (_, table) = replayed(index + 1, record, rules)?;
        let Some(table) = seated::<Mill>(table.as_ref()) else {
            let problem =
                Message::new("exchange-other-game").with("number", index + 1).with("family", "mill");
            return Err(Trouble::new(Place::Whole, problem));
        };
        if index > 0 {
            text.push('\n');
        }
        text.push_str(&record_text::write_pgn(table.game(), &text_game(record, table.history()), points));
    }
    Ok(Exported { bytes: text.into_bytes(), notes: Vec::new() })
}

/// The same game with its tags and comments.
fn text_game(record: &Record, history: &History<Mill>) -> TextGame {
    let mut tags: Vec<(String, String)> =
        free_headers(record).filter(|(name, _)| name != OPENING_COMMENT).cloned().collect();
    let result = match record.header("Result") {
        Some("white") => "1-0",
        Some("black") => "0-1",
        Some("draw") => "1/2-1/2",
        _ => "*",
    };
    tags.push(("Result".to_owned(), result.to_owned()));
    if let Some(reason) = record.header("Reason").filter(|reason| crate::record::OTHER_ENDS.contains(reason))
    {
        tags.push(("Termination".to_owned(), reason.to_owned()));
    }
    TextGame {
        tags,
        history: history.clone(),
        comments: record.events.iter().map(|(_, comment)| comment.clone()).collect(),
        opening_comment: record.header(OPENING_COMMENT).unwrap_or_default().to_owned(),
    }
}
