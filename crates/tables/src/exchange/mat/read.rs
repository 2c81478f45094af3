//! Reading `.mat` files: lines into cells.

use game::{Message, excerpt};

use super::raw::{Cell, RawGame, RawMatch, What};
use crate::exchange::{Place, Trouble};
use crate::record::unescape;

/// A cell with so many blanks before it is the right player's.
const RIGHT: usize = 8;
/// The same for a line without a number, which says who won.
const RIGHT_WITHOUT_NUMBER: usize = 20;
/// A checker is at most moved so many times by one word, `24/18(2)`.
const MOST_TIMES: u8 = 4;

/// Whether a text looks like a match.
pub(in crate::exchange) fn is_such(text: &str) -> bool {
    text.lines().any(|line| match_length(line.trim()).is_some() || game_number(line.trim()).is_some())
}

/// `7 point match`.
fn match_length(line: &str) -> Option<u32> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        [number, "point" | "points", "match"] => number.parse().ok(),
        _ => None,
    }
}

/// `Game 1`.
fn game_number(line: &str) -> Option<u32> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["Game", number] => number.trim_end_matches(':').parse().ok(),
        _ => None,
    }
}

fn wrong<T>(line: usize, column: Option<usize>, code: &'static str, found: &str) -> Result<T, Trouble> {
    Err(Trouble::new(Place::Line(line, column), Message::new(code).with("found", excerpt(found))))
}

/// Reads a file.
pub(super) fn read(text: &str) -> Result<RawMatch, Trouble> {
    let mut raw = RawMatch::default();
    let mut wants_names = false;
    for (index, line) in text.lines().enumerate() {
        let (number, plain) = (index + 1, line.trim());
        if plain.is_empty() {
            continue;
        }
        if let Some(comment) = plain.strip_prefix(';') {
            raw.tags.extend(tag(comment.trim()).map(|(name, value)| (name, value, number)));
        } else if let Some(length) = match_length(plain) {
            raw.length = Some((length, number));
        } else if let Some(game) = game_number(plain) {
            raw.games.push(RawGame { line: number, number: game, ..RawGame::default() });
            wants_names = true;
        } else if let Some(game) = raw.games.last_mut() {
            if wants_names {
                (game.names, game.scores) = names(plain, number)?;
                game.names_line = number;
                wants_names = false;
            } else {
                row(line, number, game)?;
            }
        } else {
            return wrong(number, None, "mat-before-games", plain);
        }
    }
    Ok(raw)
}

/// `[Name "value"]`.
fn tag(text: &str) -> Option<(String, String)> {
    let (name, value) = text.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    Some((name.to_owned(), unescape(value)))
}

/// `Anna : 0    Boris : 3`.
fn names(plain: &str, line: usize) -> Result<([String; 2], [u32; 2]), Trouble> {
    let parts = || {
        let (rest, right_score) = plain.rsplit_once(':')?;
        let (left, rest) = rest.split_once(':')?;
        let rest = rest.trim_start();
        let digits = rest.find(|c: char| !c.is_ascii_digit())?;
        let (left_score, right) = rest.split_at(digits);
        let names = [left.trim().to_owned(), right.trim().to_owned()];
        Some((names, [left_score.parse().ok()?, right_score.trim().parse().ok()?]))
    };
    match parts() {
        Some(parts) => Ok(parts),
        None => wrong(line, None, "mat-names", plain),
    }
}

/// Words of a line with their places, from 0.
fn words(line: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut at = 0;
    for part in line.split(char::is_whitespace) {
        if !part.is_empty() {
            words.push((at, part));
        }
        at += part.chars().count() + 1;
    }
    words
}

/// Reads a row: its number, and one or two cells.
fn row(line: &str, number: usize, game: &mut RawGame) -> Result<(), Trouble> {
    let after = line.split_once(')').filter(|(before, _)| before.trim().parse::<u32>().is_ok());
    let (skipped, rest) = match after {
        Some((before, rest)) => (before.chars().count() + 1, rest),
        None => (0, line),
    };
    let words = words(rest);
    let begins: Vec<usize> = (0..words.len()).filter(|&index| begins_cell(words[index].1)).collect();
    match words.first() {
        Some(&(at, word)) if begins.first() != Some(&0) => {
            return wrong(number, Some(skipped + at + 1), "mat-cell", word);
        }
        _ if begins.len() > 2 => return wrong(number, None, "mat-cells", rest.trim()),
        _ => {}
    }
    let widths = rest.chars().take_while(|c| c.is_whitespace()).map(|c| if c == '\t' { 4 } else { 1 });
    let blanks: usize = widths.sum();
    let right = if after.is_some() { RIGHT } else { RIGHT_WITHOUT_NUMBER };
    let first_column = usize::from(begins.len() == 1 && blanks >= right);
    for (index, &begin) in begins.iter().enumerate() {
        let end = begins.get(index + 1).copied().unwrap_or(words.len());
        let placed = |&(at, word): &(usize, &'_ str)| (skipped + at + 1, word.to_owned());
        let own: Vec<(usize, String)> = words[begin..end].iter().map(placed).collect();
        let what = cell(&own, number)?;
        game.cells.push(Cell { column: first_column + index, line: number, at: own[0].0, what });
    }
    Ok(())
}

/// Whether a word is the first of a cell.
fn begins_cell(word: &str) -> bool {
    const FIRST: [&str; 9] =
        ["doubles", "double", "takes", "accepts", "drops", "rejects", "passes", "wins", "beavers"];
    dice_of(word).is_some() || FIRST.contains(&word.to_lowercase().as_str())
}

/// `63:`, with two digits of any kind.
fn dice_of(word: &str) -> Option<[u8; 2]> {
    match word.as_bytes() {
        [a @ b'0'..=b'9', b @ b'0'..=b'9', b':'] => Some([a - b'0', b - b'0']),
        _ => None,
    }
}

/// Reads a cell from its words, of which there is at least one.
fn cell(words: &[(usize, String)], line: usize) -> Result<What, Trouble> {
    let (at, first) = &words[0];
    if let Some(dice) = dice_of(first) {
        if !dice.iter().all(|die| (1..=6).contains(die)) {
            return wrong(line, Some(*at), "mat-dice", first);
        }
        return turn(dice, &words[1..], line);
    }
    let number = words.iter().find_map(|(_, word)| word.parse().ok());
    match (first.to_lowercase().as_str(), number) {
        ("doubles" | "double", Some(cube)) => Ok(What::Double(cube)),
        ("doubles" | "double", None) => wrong(line, Some(*at), "mat-double", first),
        ("takes" | "accepts", _) => Ok(What::Take),
        ("drops" | "rejects" | "passes", _) => Ok(What::Drop),
        ("wins", Some(points)) => Ok(What::Wins(points)),
        ("wins", None) => wrong(line, Some(*at), "mat-wins", first),
        _ => wrong(line, Some(*at), "mat-cell", first),
    }
}

/// Reads what was played with these dice.
fn turn(dice: [u8; 2], words: &[(usize, String)], line: usize) -> Result<What, Trouble> {
    let plain: Vec<&str> = words.iter().map(|(_, word)| word.as_str()).collect();
    if plain == ["?"] {
        return Ok(What::Turn { dice, ways: Vec::new(), is_open: true });
    }
    let mut ways = Vec::new();
    if !plain.join(" ").eq_ignore_ascii_case("cannot move") {
        for (at, word) in words {
            match ways_of(word) {
                Some(found) => ways.extend(found),
                None => return wrong(line, Some(*at), "mat-move", word),
            }
        }
    }
    Ok(What::Turn { dice, ways, is_open: false })
}

/// `24/18`, `24/18/15`, `24/18(2)`, `6/off`, `6/0`.
fn ways_of(word: &str) -> Option<Vec<(u8, u8)>> {
    let (route, times) = match word.strip_suffix(')') {
        Some(rest) => {
            let (route, times) = rest.split_once('(')?;
            (route, times.parse().ok().filter(|times| (1..=MOST_TIMES).contains(times))?)
        }
        None => (word, 1),
    };
    let point = |name: &str| match name.to_lowercase().as_str() {
        "off" => Some(0),
        digits if digits.bytes().all(|b| b.is_ascii_digit()) => digits.parse().ok().filter(|&n: &u8| n <= 24),
        _ => None,
    };
    let points: Vec<u8> = route.split('/').map(point).collect::<Option<_>>()?;
    let is_forward = points.len() > 1 && points.windows(2).all(|pair| pair[0] > pair[1]);
    let once = || points.windows(2).map(|pair| (pair[0], pair[1]));
    is_forward.then(|| (0..times).flat_map(|_| once()).collect())
}
