//! The board: points, edges and lines, spelt out from the picture in the rule document.

use game::rules::{Value, Values};

/// Where a line runs. Captures are allowed or forbidden by this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Course {
    /// Across the rings; first in the order of interventions.
    Cross,
    /// Along the side of a ring.
    Edge,
    /// Over a corner.
    Diagonal,
}

/// Three points in a row, the middle one in the middle.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub points: Vec<usize>,
    pub course: Course,
}

impl Line {
    pub fn has(&self, point: usize) -> bool {
        self.points.contains(&point)
    }

    pub fn middle(&self) -> usize {
        self.points[1]
    }

    pub fn ends(&self) -> [usize; 2] {
        [self.points[0], self.points[2]]
    }

    /// The other end of the line, if the point is one.
    pub fn opposite(&self, end: usize) -> Option<usize> {
        match self.ends() {
            [a, b] if a == end => Some(b),
            [a, b] if b == end => Some(a),
            _ => None,
        }
    }
}

/// A board. Points are counted in the order of the FEN.
#[derive(Clone, Debug)]
pub(super) struct Board {
    /// The names of the points, ring by ring or row by row.
    pub rings: Vec<Vec<String>>,
    pub names: Vec<String>,
    pub edges: Vec<[usize; 2]>,
    pub lines: Vec<Line>,
}

const THREE_RINGS: [&str; 3] =
    ["d5 e5 e4 e3 d3 c3 c4 c5", "d6 f6 f4 f2 d2 b2 b4 b6", "d7 g7 g4 g1 d1 a1 a4 a7"];
const TWO_RINGS: [&str; 2] = ["c4 d4 d3 d2 c2 b2 b3 b4", "c5 e5 e3 e1 c1 a1 a3 a5"];
const THREE_BY_THREE: [&str; 3] = ["a3 b3 c3", "a2 b2 c2", "a1 b1 c1"];

impl Board {
    pub fn new(values: &Values) -> Board {
        let diagonals = values.bool("has_diagonal_lines");
        match values.name("board.layout") {
            "three-rings" => Board::of_rings(&THREE_RINGS, diagonals),
            "two-rings" => Board::of_rings(&TWO_RINGS, diagonals),
            "three-by-three" => Board::of_nine(diagonals),
            _ => Board::own(values),
        }
    }

    fn named(rings: Vec<Vec<String>>) -> Board {
        let names = rings.concat();
        Board { rings, names, edges: Vec::new(), lines: Vec::new() }
    }

    fn with_words(rings: &[&str]) -> Board {
        let words = |ring: &&str| ring.split(' ').map(str::to_owned).collect();
        Board::named(rings.iter().map(words).collect())
    }

    /// Rings of eight points from 12 o'clock, so that even points are middles of sides, odd ones corners.
    fn of_rings(rings: &[&str], diagonals: bool) -> Board {
        let mut board = Board::with_words(rings);
        let point = |ring: usize, place: usize| ring * 8 + place % 8;
        for ring in 0..rings.len() {
            for place in 0..8 {
                board.edges.push([point(ring, place), point(ring, place + 1)]);
                if place % 2 == 1 {
                    let side = [0, 1, 2].map(|step| point(ring, place + step));
                    board.line(side.to_vec(), Course::Edge);
                }
            }
        }
        for place in 0..8 {
            let is_corner = place % 2 == 1;
            if is_corner && !diagonals {
                continue;
            }
            let across: Vec<usize> = (0..rings.len()).map(|ring| point(ring, place)).collect();
            for pair in across.windows(2) {
                board.edges.push([pair[0], pair[1]]);
            }
            if across.len() == 3 {
                board.line(across, if is_corner { Course::Diagonal } else { Course::Cross });
            }
        }
        board
    }

    /// Three rows of three: the border is a ring, the lines through the centre cross it.
    fn of_nine(diagonals: bool) -> Board {
        let mut board = Board::with_words(&THREE_BY_THREE);
        let mut through = |from: usize, step: usize, course: Course| {
            let points = vec![from, from + step, from + 2 * step];
            board.edges.extend([[points[0], points[1]], [points[1], points[2]]]);
            board.line(points, course);
        };
        for i in 0..3 {
            let course = if i == 1 { Course::Cross } else { Course::Edge };
            through(3 * i, 1, course);
            through(i, 3, course);
        }
        if diagonals {
            through(0, 4, Course::Diagonal);
            through(2, 2, Course::Diagonal);
        }
        board
    }

    fn own(values: &Values) -> Board {
        let name = |point: &Value| point.items()[0].as_text().expect("a point's name").to_owned();
        let rings = values.get("board.points").items();
        let mut board =
            Board::named(rings.iter().map(|ring| ring.items().iter().map(name).collect()).collect());
        let chains = |board: &Board, path: &str| -> Vec<Vec<usize>> {
            let point = |name: &Value| board.point(name.as_text().expect("a name")).expect("a point");
            values.get(path).items().iter().map(|chain| chain.items().iter().map(point).collect()).collect()
        };
        board.edges = chains(&board, "board.edges").iter().map(|edge| [edge[0], edge[1]]).collect();
        let kinds = [
            ("board.lines", Course::Edge),
            ("board.cross_lines", Course::Cross),
            ("board.diagonal_lines", Course::Diagonal),
        ];
        for (path, course) in kinds {
            for points in chains(&board, path) {
                board.line(points, course);
            }
        }
        board
    }

    fn line(&mut self, points: Vec<usize>, course: Course) {
        self.lines.push(Line { points, course });
    }

    pub fn points(&self) -> std::ops::Range<usize> {
        0..self.names.len()
    }

    pub fn point(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    pub fn are_neighbours(&self, a: usize, b: usize) -> bool {
        self.edges.contains(&[a, b]) || self.edges.contains(&[b, a])
    }

    pub fn lines_through(&self, point: usize) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(move |line| line.has(point))
    }

    /// The number of a point in a FEN. Sanmill counts its squares from 8; where that many points would not
    /// fit into 32 bits, the count starts lower.
    pub fn square(&self, point: usize) -> usize {
        point + self.first_square()
    }

    pub fn point_of_square(&self, square: usize) -> usize {
        square - self.first_square()
    }

    /// The same for the last mills, where 0 means none.
    pub fn mill_square(&self, point: usize) -> usize {
        point + self.first_square().max(1)
    }

    pub fn point_of_mill_square(&self, square: usize) -> usize {
        square - self.first_square().max(1)
    }

    fn first_square(&self) -> usize {
        8.min(32 - self.names.len())
    }
}
