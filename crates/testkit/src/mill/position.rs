//! A position: what a FEN says, field by field.

use std::collections::BTreeSet;

use super::board::Board;

/// A set of points.
pub(super) type Points = BTreeSet<usize>;

/// White is 0, Black is 1.
pub(super) type Side = usize;

pub(super) const WHITE: Side = 0;
pub(super) const BLACK: Side = 1;

pub(super) fn enemy_of(side: Side) -> Side {
    1 - side
}

/// What stands on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stand {
    Empty,
    Piece(Side),
    Marker,
}

/// Captures open to the side to move: how many removals, and of which pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Targets {
    pub removals: i64,
    pub points: Points,
}

impl Targets {
    pub fn is_open(&self) -> bool {
        self.removals > 0
    }

    pub fn clear(&mut self) {
        *self = Targets::default();
    }
}

/// A FEN, read.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub stands: Vec<Stand>,
    pub side: Side,
    pub phase: char,
    pub action: char,
    pub hand: [i64; 2],
    pub must_remove: [i64; 2],
    /// From where to where the last mill went, as long as the way back is watched.
    pub last_mill: [Option<(usize, usize)>; 2],
    pub used: [Points; 2],
    /// Plies since the last placing or removing.
    pub quiet: i64,
    pub number: String,
    pub custodian: Targets,
    pub intervention: Targets,
    pub leap: Targets,
    pub preferred: Option<usize>,
    pub stalemate: i64,
    /// Mill removals that may be chosen instead of a capture.
    pub beside: i64,
}

impl Position {
    pub fn read(board: &Board, fen: &str) -> Position {
        let fields: Vec<&str> = fen.split(' ').collect();
        let number = |at: usize| -> i64 { fields[at].parse().expect("a number") };
        let stands: Vec<Stand> = fields[0].chars().filter(|&c| c != '/').map(stand_of).collect();
        assert_eq!(stands.len(), board.names.len(), "a FEN of another board: {fen}");
        let last_mill = |at: usize| {
            let squares = (number(at) as usize, number(at + 1) as usize);
            let is_set = squares != (0, 0);
            is_set.then(|| (board.point_of_mill_square(squares.0), board.point_of_mill_square(squares.1)))
        };
        let used: u64 = fields[14].parse().expect("bits");
        let bits = |bits: u64| board.points().filter(|&point| bits >> board.square(point) & 1 == 1).collect();
        let mut position = Position {
            stands,
            side: if fields[1] == "w" { WHITE } else { BLACK },
            phase: fields[2].chars().next().expect("a phase"),
            action: fields[3].chars().next().expect("an action"),
            hand: [number(5), number(7)],
            must_remove: [number(8), number(9)],
            last_mill: [last_mill(10), last_mill(12)],
            used: [bits(used >> 32), bits(used & 0xffff_ffff)],
            quiet: number(15),
            number: fields[16].to_owned(),
            custodian: Targets::default(),
            intervention: Targets::default(),
            leap: Targets::default(),
            preferred: None,
            stalemate: 0,
            beside: 0,
        };
        for tail in &fields[17..] {
            position.read_tail(board, tail);
        }
        position
    }

    fn read_tail(&mut self, board: &Board, tail: &str) {
        let (key, rest) = tail.split_once(':').expect("a tail such as s:1");
        match key {
            "c" => self.custodian = self.read_targets(board, rest),
            "i" => self.intervention = self.read_targets(board, rest),
            "l" => self.leap = self.read_targets(board, rest),
            "p" => self.preferred = Some(board.point_of_square(rest.parse().expect("a square"))),
            "s" => self.stalemate = rest.parse().expect("a number"),
            "m" => self.beside = rest.parse().expect("a number"),
            _ => panic!("an unknown tail {tail}"),
        }
    }

    /// Reads `w-N-sq.sq|b-N-sq.sq`; only the side to move ever has targets.
    fn read_targets(&self, board: &Board, text: &str) -> Targets {
        let own = text.split('|').nth(self.side).expect("two sides");
        let parts: Vec<&str> = own.split('-').collect();
        let point = |square: &str| board.point_of_square(square.parse().expect("a square"));
        Targets {
            removals: parts[1].parse().expect("a number"),
            points: parts[2].split('.').filter(|square| !square.is_empty()).map(point).collect(),
        }
    }

    pub fn write(&self, board: &Board) -> String {
        let mut rings = Vec::new();
        let mut stands = self.stands.iter();
        for ring in &board.rings {
            rings.push(stands.by_ref().take(ring.len()).copied().map(letter_of).collect::<String>());
        }
        let squares = |way: Option<(usize, usize)>| match way {
            Some((from, to)) => format!("{} {}", board.mill_square(from), board.mill_square(to)),
            None => "0 0".to_owned(),
        };
        let bits =
            |side: Side| -> u64 { self.used[side].iter().map(|&point| 1 << board.square(point)).sum() };
        let mut fields = vec![
            rings.join("/"),
            ["w", "b"][self.side].to_owned(),
            self.phase.to_string(),
            self.action.to_string(),
        ];
        for side in [WHITE, BLACK] {
            fields.extend([self.pieces(side).len().to_string(), self.hand[side].to_string()]);
        }
        fields.extend(self.must_remove.map(|n| n.to_string()));
        fields.extend(self.last_mill.map(squares));
        fields.extend([(bits(WHITE) << 32 | bits(BLACK)).to_string(), self.quiet.to_string()]);
        fields.push(self.number.clone());
        self.write_tail(board, &mut fields);
        fields.join(" ")
    }

    fn write_tail(&self, board: &Board, fields: &mut Vec<String>) {
        for (key, targets) in [("c", &self.custodian), ("i", &self.intervention), ("l", &self.leap)] {
            if targets.is_open() {
                let squares: Vec<String> =
                    targets.points.iter().map(|&point| board.square(point).to_string()).collect();
                let own = format!("{}-{}", targets.removals, squares.join("."));
                let halves = if self.side == WHITE { [own.as_str(), "0-"] } else { ["0-", own.as_str()] };
                fields.push(format!("{key}:w-{}|b-{}", halves[0], halves[1]));
            }
        }
        if let Some(point) = self.preferred {
            fields.push(format!("p:{}", board.square(point)));
        }
        if self.stalemate > 0 {
            fields.push(format!("s:{}", self.stalemate));
        }
        if self.beside > 0 {
            fields.push(format!("m:{}", self.beside));
        }
    }

    fn all(&self, stand: Stand) -> Points {
        (0..self.stands.len()).filter(|&point| self.stands[point] == stand).collect()
    }

    pub fn pieces(&self, side: Side) -> Points {
        self.all(Stand::Piece(side))
    }

    pub fn empty(&self) -> Points {
        self.all(Stand::Empty)
    }

    pub fn is(&self, point: usize, side: Side) -> bool {
        self.stands[point] == Stand::Piece(side)
    }

    pub fn enemy(&self) -> Side {
        enemy_of(self.side)
    }

    pub fn are_hands_empty(&self) -> bool {
        self.hand == [0, 0]
    }

    pub fn clear_captures(&mut self) {
        self.custodian.clear();
        self.intervention.clear();
        self.leap.clear();
        self.beside = 0;
    }
}

fn stand_of(letter: char) -> Stand {
    match letter {
        '*' => Stand::Empty,
        'O' => Stand::Piece(WHITE),
        '@' => Stand::Piece(BLACK),
        'X' => Stand::Marker,
        _ => panic!("a letter of no FEN: {letter}"),
    }
}

fn letter_of(stand: Stand) -> char {
    match stand {
        Stand::Empty => '*',
        Stand::Piece(WHITE) => 'O',
        Stand::Piece(_) => '@',
        Stand::Marker => 'X',
    }
}
