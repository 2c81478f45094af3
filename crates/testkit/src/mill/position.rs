//! A FEN, field by field.

use std::collections::BTreeSet;

use super::board::Board;

pub type Set = BTreeSet<usize>;

/// The characters of the two sides.
pub const PIECE: [char; 2] = ['O', '@'];

#[derive(Clone)]
pub struct Position {
    pub cells: Vec<char>,
    pub side: usize,
    pub phase: char,
    pub hand: [i64; 2],
    pub due: [i64; 2],
    pub last: [Option<(usize, usize)>; 2],
    pub used: [Set; 2],
    pub quiet: i64,
    pub number: i64,
    pub custodian: Set,
    pub intervention: Set,
    pub leap: Set,
    pub preferred: Option<usize>,
    pub stalemate: i64,
    pub mill_choice: i64,
}

/// Sanmill's number of the first point.
fn first(board: &Board) -> usize {
    if board.names.len() <= 24 { 8 } else { 32 - board.names.len() }
}

fn number(text: &str) -> i64 {
    text.parse().unwrap_or_else(|_| panic!("no number: {text}"))
}

impl Position {
    pub fn read(fen: &str, board: &Board) -> Position {
        let fields: Vec<&str> = fen.split(' ').collect();
        let n = |i: usize| number(fields[i]);
        let base = first(board);
        let last_base = base.max(1);
        let pair = |i: usize| {
            let ends = (n(i) as usize, n(i + 1) as usize);
            (ends != (0, 0)).then(|| (ends.0 - last_base, ends.1 - last_base))
        };
        let used: u64 = fields[14].parse().expect("a number");
        let used_of = |bits: u64| (0..board.names.len()).filter(|p| bits >> (p + base) & 1 == 1).collect();
        let mut position = Position {
            cells: fields[0].chars().filter(|&c| c != '/').collect(),
            side: usize::from(fields[1] == "b"),
            phase: fields[2].chars().next().expect("a phase"),
            hand: [n(5), n(7)],
            due: [n(8), n(9)],
            last: [pair(10), pair(12)],
            used: [used_of(used >> 32), used_of(used & 0xffff_ffff)],
            quiet: n(15),
            number: n(16),
            custodian: Set::new(),
            intervention: Set::new(),
            leap: Set::new(),
            preferred: None,
            stalemate: 0,
            mill_choice: 0,
        };
        for word in &fields[17..] {
            let (key, value) = word.split_once(':').expect("a tail field");
            let targets = || -> Set {
                let part = value.split('|').nth(position.side).expect("both sides");
                let squares = part.splitn(3, '-').nth(2).expect("squares");
                squares.split('.').filter(|s| !s.is_empty()).map(|s| number(s) as usize - base).collect()
            };
            match key {
                "c" => position.custodian = targets(),
                "i" => position.intervention = targets(),
                "l" => position.leap = targets(),
                "p" => position.preferred = Some(number(value) as usize - base),
                "s" => position.stalemate = number(value),
                "m" => position.mill_choice = number(value),
                _ => panic!("unknown tail field {word}"),
            }
        }
        position
    }

    pub fn write(&self, board: &Board) -> String {
        let mut rows = Vec::new();
        let mut at = 0;
        for &length in &board.groups {
            rows.push(self.cells[at..at + length].iter().collect::<String>());
            at += length;
        }
        let action = if self.due[self.side] != 0 {
            'r'
        } else if self.phase == 'p' || self.phase == 'o' && !self.cells.contains(&'*') {
            'p'
        } else {
            's'
        };
        let base = first(board);
        let ends = |last: Option<(usize, usize)>| {
            last.map_or("0 0".to_owned(), |(a, b)| format!("{} {}", a + base.max(1), b + base.max(1)))
        };
        let bits = |set: &Set| set.iter().fold(0u64, |bits, p| bits | 1 << (p + base));
        let mut fen = format!(
            "{} {} {} {action} {} {} {} {} {} {} {} {} {} {} {}",
            rows.join("/"),
            ["w", "b"][self.side],
            self.phase,
            self.on_board(0),
            self.hand[0],
            self.on_board(1),
            self.hand[1],
            self.due[0],
            self.due[1],
            ends(self.last[0]),
            ends(self.last[1]),
            bits(&self.used[0]) << 32 | bits(&self.used[1]),
            self.quiet,
            self.number
        );
        for (key, set, count) in [
            ("c", &self.custodian, self.custodian.len().min(1)),
            ("i", &self.intervention, self.intervention.len()),
            ("l", &self.leap, self.leap.len()),
        ] {
            if !set.is_empty() {
                let list: Vec<String> = set.iter().map(|p| (p + base).to_string()).collect();
                let mut sides = ["w-0-".to_owned(), "b-0-".to_owned()];
                sides[self.side] = format!("{}-{count}-{}", ["w", "b"][self.side], list.join("."));
                fen.push_str(&format!(" {key}:{}", sides.join("|")));
            }
        }
        let preferred = self.preferred.map_or(-1, |p| (p + base) as i64);
        for (key, value, none) in [("p", preferred, -1), ("s", self.stalemate, 0), ("m", self.mill_choice, 0)]
        {
            if value != none {
                fen.push_str(&format!(" {key}:{value}"));
            }
        }
        fen
    }

    pub fn on_board(&self, side: usize) -> i64 {
        self.cells.iter().filter(|&&cell| cell == PIECE[side]).count() as i64
    }

    pub fn all(&self, character: char) -> Vec<usize> {
        (0..self.cells.len()).filter(|&p| self.cells[p] == character).collect()
    }

    pub fn own(&self) -> char {
        PIECE[self.side]
    }

    pub fn enemy(&self) -> char {
        PIECE[1 - self.side]
    }

    pub fn forget_targets(&mut self) {
        self.custodian.clear();
        self.intervention.clear();
        self.leap.clear();
        self.mill_choice = 0;
    }
}
