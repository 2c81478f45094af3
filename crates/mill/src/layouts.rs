//! Boards before they are checked, and the built-in ones.

use crate::board::LineKind;

/// What a board is made of, by name, before it is checked.
#[derive(Clone, Debug, Default)]
pub(crate) struct RawBoard {
    /// Rings or rows of points: name, x, y.
    pub groups: Vec<Vec<(String, i64, i64)>>,
    /// Pairs of names, each with its path in the rule file.
    pub edges: Vec<(String, Vec<String>)>,
    /// Lines of names, each with its kind and its path in the rule file.
    pub lines: Vec<(LineKind, String, Vec<String>)>,
}

impl RawBoard {
    fn group(&mut self, names: &str) {
        let place = |name: &str| {
            let bytes = name.as_bytes();
            (name.to_owned(), i64::from(bytes[0] - b'a'), i64::from(bytes[1] - b'1'))
        };
        self.groups.push(names.split(' ').map(place).collect());
    }

    fn path(&mut self, names: &str) {
        let names: Vec<&str> = names.split(' ').collect();
        for pair in names.windows(2) {
            self.edges.push((String::new(), pair.iter().map(ToString::to_string).collect()));
        }
    }

    /// Lines whose neighbouring points are joined by edges.
    fn lines(&mut self, kind: LineKind, lines: &[&str]) {
        for line in lines {
            self.lines.push((kind, String::new(), line.split(' ').map(str::to_owned).collect()));
            self.path(line);
        }
    }

    /// Three squares inside each other, joined in the middles of their sides, or at the corners too.
    pub fn three_rings(diagonals: bool) -> RawBoard {
        let mut board = RawBoard::default();
        board.group("d5 e5 e4 e3 d3 c3 c4 c5");
        board.group("d6 f6 f4 f2 d2 b2 b4 b6");
        board.group("d7 g7 g4 g1 d1 a1 a4 a7");
        board.lines(LineKind::Cross, &["d5 d6 d7", "e4 f4 g4", "d3 d2 d1", "c4 b4 a4"]);
        board.lines(LineKind::Edge, &["c5 d5 e5", "e5 e4 e3", "e3 d3 c3", "c3 c4 c5"]);
        board.lines(LineKind::Edge, &["b6 d6 f6", "f6 f4 f2", "f2 d2 b2", "b2 b4 b6"]);
        board.lines(LineKind::Edge, &["a7 d7 g7", "g7 g4 g1", "g1 d1 a1", "a1 a4 a7"]);
        if diagonals {
            board.lines(LineKind::Diagonal, &["e5 f6 g7", "e3 f2 g1", "c3 b2 a1", "c5 b6 a7"]);
        }
        board
    }

    /// Two squares inside each other, joined in the middles of their sides.
    pub fn two_rings() -> RawBoard {
        let mut board = RawBoard::default();
        board.group("c4 d4 d3 d2 c2 b2 b3 b4");
        board.group("c5 e5 e3 e1 c1 a1 a3 a5");
        board.lines(LineKind::Edge, &["b4 c4 d4", "d4 d3 d2", "d2 c2 b2", "b2 b3 b4"]);
        board.lines(LineKind::Edge, &["a5 c5 e5", "e5 e3 e1", "e1 c1 a1", "a1 a3 a5"]);
        for spoke in ["c4 c5", "d3 e3", "c2 c1", "b3 a3"] {
            board.path(spoke);
        }
        board
    }

    /// Three rows of three.
    pub fn three_by_three(diagonals: bool) -> RawBoard {
        let mut board = RawBoard::default();
        for row in ["a3 b3 c3", "a2 b2 c2", "a1 b1 c1"] {
            board.group(row);
        }
        board.lines(LineKind::Cross, &["a2 b2 c2", "b3 b2 b1"]);
        board.lines(LineKind::Edge, &["a3 b3 c3", "c3 c2 c1", "c1 b1 a1", "a1 a2 a3"]);
        if diagonals {
            board.lines(LineKind::Diagonal, &["a3 b2 c1", "c3 b2 a1"]);
        }
        board
    }
}
