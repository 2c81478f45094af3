//! Writing `.mat` files.

use game::{Message, Seat, Turn};
use nardi::{NextGame, own_number};

use super::replay::begun_by;
use super::{OF_MATCH, POINTS, SESSION};
use crate::any::AnyGame;
use crate::exchange::{Exported, Place, Trouble, free_headers, replayed};
use crate::matches::resignations;
use crate::record::{Record, escape, header_of};
use crate::table::Table;

/// How wide the left column is.
const WIDTH: usize = 28;

/// What all games of one file have in common.
const COMMON: [&str; 6] = ["Rules", "Match", "Cube", "Crawford", "Jacoby", "NextGame"];

/// Writes games as one match.
pub(in crate::exchange) fn write(records: &[Record], rules: Option<&AnyGame>) -> Result<Exported, Trouble> {
    let mut sheet = Sheet::default();
    let mut games = String::new();
    for (index, record) in records.iter().enumerate() {
        games.push_str(&sheet.game(index, record, rules)?);
    }
    let first = &records[0];
    let is_other = |record: &Record| COMMON.iter().any(|name| record.header(name) != first.header(name));
    if records.iter().any(is_other) {
        return Err(Trouble::new(Place::Whole, Message::new("mat-other-match")));
    }
    check_matches(records, rules)?;
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| text.push_str(&format!("; [{name} \"{}\"]\n", escape(value)));
    tag("Rules", first.header("Rules").unwrap_or_default());
    shared_headers(records).for_each(|(name, value)| tag(name, value));
    tags_of_match(first).for_each(|(name, value)| tag(name, value));
    sheet.beginnings.iter().for_each(|(name, value)| tag(name, value));
    if let Some(length) = first.header("Match") {
        // Games for points have no length, and programs write that as 0.
        let is_for_points = length == "1" && first.header("Cube") == Some("yes");
        text.push_str(&format!(" {} point match\n", if is_for_points { "0" } else { length }));
    }
    text.push_str(&games);
    Ok(Exported { bytes: text.into_bytes(), notes: sheet.notes() })
}

/// Refuses games that say they go on from one another and do not.
fn check_matches(records: &[Record], rules: Option<&AnyGame>) -> Result<(), Trouble> {
    for games in Record::matches(records.to_vec()) {
        let replayed = match rules {
            Some(game) => Record::replay_match_under(&games, game),
            None => Record::replay_match(&games),
        };
        replayed.map_err(|error| Trouble::new(Place::Whole, error.message()))?;
    }
    Ok(())
}

/// What match it is, for which the format has no place.
fn tags_of_match(first: &Record) -> impl Iterator<Item = (&'static str, &str)> {
    let is_so = |name: &str| first.header(name) == Some("yes");
    let switch = |name: &str| if is_so(name) { "On" } else { "Off" };
    let is_match = first.header("Match").is_some();
    // Only a file that begins within a point of the match does not tell by itself whether it is the Crawford game.
    let length = first.header("Match").and_then(|length| length.parse().ok());
    let score = first.header("Score").unwrap_or_default().split('-').map(|points| points.parse::<u32>().ok());
    let is_close = score.flatten().any(|points| points.checked_add(1) == length);
    let is_after = is_close && is_so("Crawford") && first.header("CrawfordGame") == Some("no");
    [
        is_match.then(|| ("Cube", switch("Cube"))),
        is_match.then(|| ("Crawford", switch("Crawford"))),
        is_so("Jacoby").then_some(("Jacoby", "On")),
        first.header("NextGame").filter(|_| is_match).map(|next| ("NextGame", next)),
        is_after.then_some(("CrawfordGame", "Off")),
    ]
    .into_iter()
    .flatten()
}

/// Headers that all games have alike, without those that have a place of their own.
fn shared_headers(records: &[Record]) -> impl Iterator<Item = &(String, String)> {
    let has_place =
        |name: &str| ["White", "Black", SESSION, POINTS].contains(&name) || OF_MATCH.contains(&name);
    free_headers(&records[0]).filter(move |(name, value)| {
        !has_place(name) && records.iter().all(|record| record.header(name) == Some(value))
    })
}

/// What is gathered while games are written.
#[derive(Default)]
struct Sheet {
    /// Tags for the roll-offs of games, and for who begins where nobody has yet.
    beginnings: Vec<(String, String)>,
    /// How many comments there is no room for.
    comments: usize,
}

impl Sheet {
    fn notes(&self) -> Vec<Message> {
        match self.comments {
            0 => Vec::new(),
            count => vec![Message::new("exchange-no-comments").with("count", count).with("format", "mat")],
        }
    }

    fn game(&mut self, index: usize, record: &Record, rules: Option<&AnyGame>) -> Result<String, Trouble> {
        let wrong = |code: &'static str| {
            let problem = Message::new(code).with("number", index + 1).with("family", "nardi");
            Err(Trouble::new(Place::Whole, problem))
        };
        let (game, end) = replayed(index + 1, record, rules)?;
        let is_match = record.header("Match").is_some_and(|length| length != "1");
        let number = record.header("Game").filter(|_| is_match);
        let number = number.map_or_else(|| (index + 1).to_string(), str::to_owned);
        let AnyGame::Nardi(nardi) = &game else { return wrong("exchange-other-game") };
        let of_record = |error: crate::RecordError| Trouble::new(Place::Whole, error.message());
        let mut table = record.table_under(&game).map_err(of_record)?;
        let mut begins = None;
        if let Some(fen) = record.header("Start") {
            begins = (0..2).find(|&seat| begun_by(nardi, seat) == fen);
            // The next game of a match begins so where no dice decide who starts.
            let is_next = number != "1" && record.header("NextGame") != Some(NextGame::OpeningRoll.name());
            if !is_next || begins.is_none() || table.set_fen(fen).is_err() {
                return wrong("exchange-set-up");
            }
        }
        let (cells, roll_offs) = self.cells(table.as_mut(), record)?;
        if !roll_offs.is_empty() {
            self.beginnings.push((format!("RollOff {number}"), roll_offs));
        }
        if let Some(seat) = begins.filter(|_| cells.is_empty()) {
            self.beginnings.push((format!("Begins {number}"), table.seat_id(seat).to_owned()));
        }
        let score = record.header(if is_match { "Score" } else { SESSION }).unwrap_or("0-0");
        let (white, black) = score.split_once('-').unwrap_or(("0", "0"));
        let name = |seat: Seat| name_of(record, table.as_ref(), seat);
        let left = format!(" {} : {white}", name(0));
        let mut text = format!("\n Game {number}\n{left:<width$} {} : {black}\n", name(1), width = WIDTH + 5);
        text.push_str(&rows(&cells));
        text.push_str(&win(record, end.as_ref()));
        Ok(text)
    }

    /// Everything that each player did, in order, and the roll-off.
    fn cells(
        &mut self,
        table: &mut dyn Table,
        record: &Record,
    ) -> Result<(Vec<(Seat, String)>, String), Trouble> {
        let (mut cells, mut roll_offs): (Vec<(Seat, String)>, Vec<&str>) = (Vec::new(), Vec::new());
        let mut is_open = false;
        for (event, comment) in &record.events {
            self.comments += usize::from(!comment.is_empty());
            let (before, seat) = (table.turn(), table.seat_to_act());
            let (lying, of_match) = (table.dice(), table.match_view());
            table.act(event).map_err(|error| Trouble::new(Place::Whole, error.message()))?;
            if let (Some(view), Some(kind)) = (of_match, MatchEvent::of(event)) {
                let value = view.cube.map_or(1, |cube| cube.value);
                cells.extend(seat.zip(kind.cell(value)));
                continue;
            }
            match (event.strip_prefix('r'), seat) {
                (Some(roll), None) => roll_offs.push(roll),
                (Some(roll), Some(seat)) => cells.push((seat, format!("{roll}:"))),
                (None, seat) => {
                    let seat = seat.unwrap_or_default();
                    let begins = !is_open || cells.last().is_none_or(|(last, _)| *last != seat);
                    if begins && before == Turn::Seat(seat) {
                        cells.push((seat, format!("{}:", two_dice(&lying))));
                    }
                    if let Some((_, cell)) = cells.last_mut().filter(|_| event != "pass") {
                        cell.push_str(&format!(" {}", own_text(seat, event)));
                    }
                }
            }
            // A roll-off whose dice are played opens a cell at the first step.
            is_open = seat.is_some() && table.turn() != Turn::Chance;
        }
        if let Some((_, cell)) = cells.last_mut().filter(|_| is_bare(record) && !table.dice().is_empty()) {
            cell.push_str(" ?");
        }
        Ok((cells, roll_offs.join(" ")))
    }
}
/// What happens in a match besides the moves of its games.
enum MatchEvent {
    Double,
    Take,
    Drop,
    Resign,
}

impl MatchEvent {
    fn of(event: &str) -> Option<MatchEvent> {
        match event {
            "double" => Some(MatchEvent::Double),
            "take" => Some(MatchEvent::Take),
            "drop" => Some(MatchEvent::Drop),
            _ => (0..2).any(|seat| resignations(seat).contains(&event)).then_some(MatchEvent::Resign),
        }
    }

    /// How it is written, while the cube shows this. Who gives up says nothing; the other one wins.
    fn cell(&self, value: u32) -> Option<String> {
        match self {
            MatchEvent::Double => Some(format!(" Doubles => {}", value.saturating_mul(2))),
            MatchEvent::Take => Some(" Takes".to_owned()),
            MatchEvent::Drop => Some(" Drops".to_owned()),
            MatchEvent::Resign => None,
        }
    }
}

/// Whether the last thing that happened was a roll that nobody has played.
fn is_bare(record: &Record) -> bool {
    let of_game = record.events.iter().rev().find(|(event, _)| MatchEvent::of(event).is_none());
    of_game.is_some_and(|(event, _)| event.starts_with('r'))
}

/// Who won, and by how many points.
fn win(record: &Record, end: &dyn Table) -> String {
    let winner = [0, 1].into_iter().find(|&seat| record.header("Result") == Some(end.seat_id(seat)));
    let Some(seat) = winner else { return String::new() };
    let (points, is_match_won) = points(record, end, seat);
    let blanks = if seat == 0 { 6 } else { WIDTH + 6 };
    let word = if points == "1" { "point" } else { "points" };
    let and_match = if is_match_won { " and the match" } else { "" };
    format!("{:blanks$}Wins {points} {word}{and_match}\n", "")
}

/// What a seat won, and whether a match with it.
fn points(record: &Record, end: &dyn Table, winner: Seat) -> (String, bool) {
    if end.match_view().is_none() {
        let points = match (record.header(POINTS), end.scores().of(winner)) {
            (Some(points), _) => points.to_owned(),
            (None, points @ 1..) => points.to_string(),
            _ => "1".to_owned(),
        };
        return (points, false);
    }
    let mut end = end.fork();
    if end.turn() != Turn::Over {
        // A match was broken off; its last game counts as given up.
        let _ = end.act(resignations(1 - winner)[0]);
    }
    let view = end.match_view();
    let points = view.as_ref().and_then(|view| view.ended.as_ref()).map_or(1, |ended| ended.points);
    (points.to_string(), view.is_some_and(|view| view.length > 1 && view.winner.is_some()))
}

/// The name of a player, without what the format takes for the end of a name.
fn name_of(record: &Record, table: &dyn Table, seat: Seat) -> String {
    let name = record.header(&header_of(table.seat_id(seat))).unwrap_or_else(|| table.seat_id(seat));
    name.replace(':', ".").trim().to_owned()
}

/// Dice that lie there already, as two digits.
fn two_dice(lying: &str) -> String {
    let numbers: Vec<&str> = lying.split(' ').collect();
    let first = numbers.first().copied().unwrap_or_default();
    format!("{first}{}", numbers.last().copied().unwrap_or(first))
}

/// A step in the player's own numbers.
fn own_text(seat: Seat, step: &str) -> String {
    let own = |number: &str| match number.parse() {
        Ok(number) => own_number(seat, number).to_string(),
        Err(_) => number.to_owned(),
    };
    step.split('/').map(own).collect::<Vec<_>>().join("/")
}

/// Cells two by two, White's on the left.
fn rows(cells: &[(Seat, String)]) -> String {
    let mut text = String::new();
    let (mut number, mut index) = (0, 0);
    while let Some((seat, cell)) = cells.get(index) {
        number += 1;
        let right = if *seat == 0 { cells.get(index + 1).filter(|(next, _)| *next == 1) } else { None };
        let (left, right, taken) = match (seat, right) {
            (0, Some((_, right))) => (cell.as_str(), right.as_str(), 2),
            (0, None) => (cell.as_str(), "", 1),
            _ => ("", cell.as_str(), 1),
        };
        text.push_str(format!("{number:>3}) {left:<WIDTH$} {right}").trim_end());
        text.push('\n');
        index += taken;
    }
    text
}
