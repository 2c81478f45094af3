//! Writing `.mat` files.

use game::{Message, Seat, Turn};
use nardi::own_number;

use super::{LENGTH, NUMBER, POINTS, SCORE};
use crate::any::AnyGame;
use crate::exchange::{Exported, Place, Trouble, free_headers, replayed};
use crate::record::{Record, escape, header_of};
use crate::table::Table;

/// How wide the left column is.
const WIDTH: usize = 28;

/// Writes games as one match.
pub(in crate::exchange) fn write(records: &[Record], rules: Option<&AnyGame>) -> Result<Exported, Trouble> {
    let mut sheet = Sheet::default();
    let mut games = String::new();
    for (index, record) in records.iter().enumerate() {
        games.push_str(&sheet.game(index, record, rules)?);
    }
    let first = &records[0];
    let length_of = |record: &Record| header(record, LENGTH, "Match").map(str::to_owned);
    let (length, rules) = (length_of(first), first.header("Rules"));
    if records.iter().any(|record| length_of(record) != length || record.header("Rules") != rules) {
        return Err(Trouble::new(Place::Whole, Message::new("mat-other-match")));
    }
    let mut text = format!("; [Rules \"{}\"]\n", escape(rules.unwrap_or_default()));
    for (name, value) in shared_headers(records) {
        text.push_str(&format!("; [{name} \"{}\"]\n", escape(value)));
    }
    for (number, rolls) in &sheet.roll_offs {
        text.push_str(&format!("; [RollOff {number} \"{rolls}\"]\n"));
    }
    if let Some(length) = length {
        text.push_str(&format!(" {length} point match\n"));
    }
    text.push_str(&games);
    Ok(Exported { bytes: text.into_bytes(), notes: sheet.notes() })
}

/// Headers that all games have alike, without those that have a place of their own.
fn shared_headers(records: &[Record]) -> impl Iterator<Item = &(String, String)> {
    let own = ["White", "Black", LENGTH, NUMBER, SCORE, POINTS, "Match", "Game", "Score"];
    let has_place = move |name: &str| own.contains(&name);
    free_headers(&records[0]).filter(move |(name, value)| {
        !has_place(name) && records.iter().all(|record| record.header(name) == Some(value))
    })
}

/// What is gathered while games are written.
#[derive(Default)]
struct Sheet {
    /// The roll-offs of games, by their numbers.
    roll_offs: Vec<(String, String)>,
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
        if !matches!(game, AnyGame::Nardi(_)) {
            return wrong("exchange-other-game");
        }
        if record.header("Start").is_some() {
            return wrong("exchange-set-up");
        }
        let mut table = game.table();
        let number = header(record, NUMBER, "Game").map_or_else(|| (index + 1).to_string(), str::to_owned);
        let (cells, roll_offs) = self.cells(table.as_mut(), record)?;
        if !roll_offs.is_empty() {
            self.roll_offs.push((number.clone(), roll_offs));
        }
        let score = header(record, SCORE, "Score").unwrap_or("0-0");
        let (white, black) = score.split_once('-').unwrap_or(("0", "0"));
        let name = |seat: Seat| name_of(record, table.as_ref(), seat);
        let left = format!(" {} : {white}", name(0));
        let mut text = format!("\n Game {number}\n{left:<width$} {} : {black}\n", name(1), width = WIDTH + 5);
        text.push_str(&rows(&cells));
        text.push_str(&self.win(record, end.as_ref()));
        Ok(text)
    }

    /// Everything that each player did, in order, and the roll-off.
    fn cells(
        &mut self,
        table: &mut dyn Table,
        record: &Record,
    ) -> Result<(Vec<(Seat, String)>, String), Trouble> {
        let (mut cells, mut roll_offs): (Vec<(Seat, String)>, Vec<&str>) = (Vec::new(), Vec::new());
        let (mut is_open, mut cube) = (false, 1);
        for (event, comment) in &record.events {
            // In a match the cube stands among the events; the game goes on as if nothing had been.
            if let Some(cell) = cube_event(table, event, &mut cube) {
                cells.push(cell);
                continue;
            }
            let (before, seat) = (table.turn(), table.seat_to_act());
            let lying = table.dice();
            table.act(event).map_err(|error| Trouble::new(Place::Whole, error.message()))?;
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
            self.cube(table, comment, &mut cells);
        }
        let is_bare = record.events.last().is_some_and(|(event, _)| event.starts_with('r'));
        if let Some((_, cell)) = cells.last_mut().filter(|_| is_bare && table.turn() != Turn::Chance) {
            cell.push_str(" ?");
        }
        Ok((cells, roll_offs.join(" ")))
    }

    /// Writes what a comment says of the cube, and counts what it says else.
    fn cube(&mut self, table: &dyn Table, comment: &str, cells: &mut Vec<(Seat, String)>) {
        if comment.is_empty() {
            return;
        }
        let Some(seat) = table.seat_to_act().filter(|_| table.turn() == Turn::Chance) else {
            self.comments += 1;
            return;
        };
        for part in comment.split("; ") {
            match part.split_once(' ').unwrap_or((part, "")) {
                ("double", cube) if cube.parse::<u32>().is_ok() => {
                    cells.push((seat, format!(" Doubles => {cube}")));
                }
                ("take", "") => cells.push((1 - seat, " Takes".to_owned())),
                ("drop", "") => cells.push((1 - seat, " Drops".to_owned())),
                _ => self.comments += 1,
            }
        }
    }

    /// Who won, and by how many points.
    fn win(&self, record: &Record, end: &dyn Table) -> String {
        let winner = [0, 1].into_iter().find(|&seat| record.header("Result") == Some(end.seat_id(seat)));
        let Some(seat) = winner else { return String::new() };
        let points = match (record.header(POINTS), end.scores().of(seat)) {
            (Some(points), _) => points.to_owned(),
            (None, points @ 1..) => points.to_string(),
            _ => "1".to_owned(),
        };
        let blanks = if seat == 0 { 6 } else { WIDTH + 6 };
        let word = if points == "1" { "point" } else { "points" };
        format!("{:blanks$}Wins {points} {word}\n", "")
    }
}

/// The value of a header, under the name that a match of ours has for it where it has not the one of this format.
fn header<'r>(record: &'r Record, name: &str, of_match: &str) -> Option<&'r str> {
    record.header(name).or_else(|| record.header(of_match))
}

/// What a player did with the cube, which stands at `cube`.
fn cube_event(table: &dyn Table, event: &str, cube: &mut u32) -> Option<(Seat, String)> {
    let seat = table.seat_to_act()?;
    match event {
        "double" => {
            *cube = cube.saturating_mul(2);
            Some((seat, format!(" Doubles => {cube}")))
        }
        "take" => Some((1 - seat, " Takes".to_owned())),
        "drop" => Some((1 - seat, " Drops".to_owned())),
        _ => None,
    }
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
