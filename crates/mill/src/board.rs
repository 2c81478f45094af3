//! Boards as data: points, edges and mill lines.

use game::Random;
use game::rules::{Flaw, Flaws};

use crate::layouts::RawBoard;
use crate::point_names::check_name;

/// A board has at most this many points: they are the bits of a `u32`.
pub const MAX_POINTS: usize = 32;

/// A board has at least so many points.
const LEAST_POINTS: usize = 3;

/// Coordinates of points go from 0 to this.
const FARTHEST: i64 = 40;

/// At most this many lines go through one point. The centre of a square with its diagonals has four.
pub const MAX_LINES_THROUGH: usize = 8;

/// Where a line lies; captures can be limited to some kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LineKind {
    /// Across rings: a spoke.
    Cross,
    /// Along the side of a ring.
    Edge,
    /// From corner to corner.
    Diagonal,
}

/// A line on which a mill can stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The points in order, from one end to the other.
    pub points: Vec<u8>,
    /// The points as bits.
    pub mask: u32,
    /// Where it lies.
    pub kind: LineKind,
}

/// Points with names and places, the edges pieces slide along, and the lines mills stand on.
///
/// Points are numbered in the order of the FEN: ring by ring from the inside, each clockwise from twelve
/// o'clock; on boards without rings, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    names: Vec<String>,
    places: Vec<(u8, u8)>,
    groups: Vec<usize>,
    lines: Vec<Line>,
    masks: Vec<u32>,
    edges: Vec<(u8, u8)>,
    all: u32,
    neighbours: [u32; MAX_POINTS],
    degrees: [u8; MAX_POINTS],
    partners: [[u32; MAX_LINES_THROUGH]; MAX_POINTS],
    through: [u8; MAX_POINTS],
    /// All steps along edges, two by two; the last one may be empty.
    steps: Vec<[Step; 2]>,
}

/// All edges, in one direction, between points whose numbers differ by the same amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Step {
    sources: u32,
    /// How far the bits of the sources rotate to become those of the targets.
    turn: u32,
}

impl Step {
    /// Where pieces get by this step.
    #[inline]
    fn targets(self, pieces: u32) -> u32 {
        (pieces & self.sources).rotate_left(self.turn)
    }
}

/// Where two kinds of steps lead, as one word: counting its bits takes no longer than for half of it.
#[inline]
fn targets_of(pair: &[Step; 2], from: u32, to: u32) -> u64 {
    let [low, high] = pair.map(|step| u64::from(step.targets(from) & to));
    low | high << 32
}

impl RawBoard {
    /// Checks everything; a board that play can rely on, or `None` and at least one more flaw.
    pub fn check(self, flaws: &mut Flaws) -> Option<Board> {
        let before = flaws.0.len();
        let mut board = Board {
            names: Vec::new(),
            places: Vec::new(),
            groups: self.groups.iter().map(Vec::len).collect(),
            lines: Vec::new(),
            masks: Vec::new(),
            edges: Vec::new(),
            all: 0,
            neighbours: [0; MAX_POINTS],
            degrees: [0; MAX_POINTS],
            partners: [[u32::MAX; MAX_LINES_THROUGH]; MAX_POINTS],
            through: [0; MAX_POINTS],
            steps: Vec::new(),
        };
        board.add_points(&self.groups, flaws);
        if flaws.0.len() == before {
            self.edges.iter().for_each(|(path, names)| board.add_edge(path, names, flaws));
            board.add_lines(&self.lines, flaws);
        }
        if flaws.0.len() == before {
            board.find_steps();
            board.check_reach(flaws);
        }
        (flaws.0.len() == before).then_some(board)
    }
}

impl Board {
    fn add_points(&mut self, groups: &[Vec<(String, i64, i64)>], flaws: &mut Flaws) {
        let count = groups.iter().map(Vec::len).sum::<usize>();
        if !(LEAST_POINTS..=MAX_POINTS).contains(&count) {
            let flaw = Flaw::new("rules-board-size", "board.points").with("points", count);
            return flaws.add(flaw.with("least", LEAST_POINTS).with("most", MAX_POINTS));
        }
        self.all = u32::MAX >> (MAX_POINTS - count);
        for (g, group) in groups.iter().enumerate() {
            for (i, (name, x, y)) in group.iter().enumerate() {
                self.add_point(format!("board.points[{g}][{i}]"), name, (*x, *y), flaws);
            }
        }
    }

    fn add_point(&mut self, path: String, name: &str, (x, y): (i64, i64), flaws: &mut Flaws) {
        if let Err(why) = check_name(name) {
            let flaw = Flaw::new(why.code(), &path);
            flaws.add(flaw.with("name", name));
        }
        if self.names.iter().any(|other| other == name) {
            flaws.add(Flaw::new("rules-board-same-name", &path).with("name", name));
        }
        if !(0..=FARTHEST).contains(&x) || !(0..=FARTHEST).contains(&y) {
            let flaw = Flaw::new("rules-board-out-of-drawing", &path);
            return flaws.add(flaw.with("x", x).with("y", y).with("most", FARTHEST));
        }
        let place = (x as u8, y as u8);
        if self.places.contains(&place) {
            let flaw = Flaw::new("rules-board-same-place", &path);
            flaws.add(flaw.with("x", x).with("y", y));
        }
        self.names.push(name.to_owned());
        self.places.push(place);
    }

    fn find_all(&self, path: &str, names: &[String], flaws: &mut Flaws) -> Option<Vec<u8>> {
        let mut points = Vec::new();
        for name in names {
            match self.point(name) {
                None => {
                    let flaw = Flaw::new("rules-board-unknown-point", path);
                    flaws.add(flaw.with("name", name.as_str()));
                }
                Some(point) if points.contains(&point) => {
                    let flaw = Flaw::new("rules-board-point-twice", path);
                    flaws.add(flaw.with("name", name.as_str()));
                }
                Some(point) => points.push(point),
            }
        }
        (points.len() == names.len()).then_some(points)
    }

    fn add_edge(&mut self, path: &str, names: &[String], flaws: &mut Flaws) {
        if names.len() != 2 {
            return flaws.add(Flaw::new("rules-board-edge", path));
        }
        let Some(points) = self.find_all(path, names, flaws) else { return };
        let (a, b) = (points[0], points[1]);
        let known = self.neighbours[usize::from(a)] & 1 << b != 0;
        if known && !path.is_empty() {
            let flaw = Flaw::new("rules-board-edge-twice", path);
            return flaws.add(flaw.with("from", names[0].as_str()).with("to", names[1].as_str()));
        }
        if !known {
            for (from, to) in [(a, b), (b, a)] {
                self.neighbours[usize::from(from)] |= 1 << to;
                self.degrees[usize::from(from)] += 1;
            }
            self.edges.push((a, b));
        }
    }

    fn add_lines(&mut self, lines: &[(LineKind, String, Vec<String>)], flaws: &mut Flaws) {
        for (kind, path, names) in lines {
            let Some(points) = self.find_all(path, names, flaws) else { continue };
            self.add_line(*kind, path, points, flaws);
        }
        if self.lines.is_empty() {
            flaws.add(Flaw::new("rules-board-no-lines", "board.lines"));
        }
    }

    fn add_line(&mut self, kind: LineKind, path: &str, points: Vec<u8>, flaws: &mut Flaws) {
        let mask = points.iter().fold(0, |mask, &point| mask | 1u32 << point);
        let length = self.lines.first().map_or(points.len(), |line| line.points.len());
        if points.len() != length || length < 2 {
            flaws.add(Flaw::new("rules-board-line-length", path).with("points", points.len()));
        }
        if self.masks.contains(&mask) {
            return flaws.add(Flaw::new("rules-board-line-twice", path));
        }
        for &point in &points {
            let (p, n) = (usize::from(point), usize::from(self.through[usize::from(point)]));
            if n == MAX_LINES_THROUGH {
                let flaw = Flaw::new("rules-board-many-lines", path);
                flaws.add(flaw.with("name", self.names[p].as_str()).with("most", n));
            } else {
                self.partners[p][n] = mask & !(1 << point);
                self.through[p] += 1;
            }
        }
        self.masks.push(mask);
        self.lines.push(Line { points, mask, kind });
    }

    fn find_steps(&mut self) {
        let mut steps: Vec<Step> = Vec::new();
        for &(a, b) in &self.edges {
            for (from, to) in [(a, b), (b, a)] {
                let turn = u32::from(to.wrapping_sub(from) & 31);
                match steps.iter_mut().find(|step| step.turn == turn) {
                    Some(step) => step.sources |= 1 << from,
                    None => steps.push(Step { sources: 1 << from, turn }),
                }
            }
        }
        let pair = |pair: &[Step]| [pair[0], pair.get(1).copied().unwrap_or_default()];
        self.steps = steps.chunks(2).map(pair).collect();
    }

    fn check_reach(&self, flaws: &mut Flaws) {
        let (mut reached, mut last) = (1u32, 0u32);
        while reached != last {
            last = reached;
            reached |= self.spread(reached);
        }
        for point in bits(self.all & !reached) {
            let name = self.name(point);
            let flaw = Flaw::new("rules-board-no-way", "board.edges");
            flaws.add(flaw.with("from", self.names[0].as_str()).with("to", name));
        }
    }

    /// How many points there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Never: a board has points.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// All points.
    pub fn all(&self) -> u32 {
        self.all
    }

    /// The name of a point.
    pub fn name(&self, point: u8) -> &str {
        &self.names[usize::from(point)]
    }

    /// The point with this name.
    pub fn point(&self, name: &str) -> Option<u8> {
        self.names.iter().position(|other| other == name).map(|point| point as u8)
    }

    /// Where a point is drawn: x to the right, y upwards.
    pub fn place(&self, point: u8) -> (u8, u8) {
        self.places[usize::from(point)]
    }

    /// How many points each ring or row has, in the order of the FEN.
    pub fn groups(&self) -> &[usize] {
        &self.groups
    }

    /// The edges.
    pub fn edges(&self) -> &[(u8, u8)] {
        &self.edges
    }

    /// The lines, in the order they are described.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The points of every line.
    pub fn masks(&self) -> &[u32] {
        &self.masks
    }

    /// What is joined to a point by an edge.
    #[inline]
    pub fn neighbours(&self, point: u8) -> u32 {
        self.neighbours[usize::from(point & 31)]
    }

    /// How many points are joined to a point.
    #[inline]
    pub fn degree(&self, point: u8) -> u32 {
        u32::from(self.degrees[usize::from(point & 31)])
    }

    /// Everything that is joined to one of these points.
    #[inline]
    pub fn spread(&self, points: u32) -> u32 {
        self.steps.iter().flatten().fold(0, |spread, step| spread | step.targets(points))
    }

    /// Everything that is joined to at least one of these points, and what is joined to at least two.
    #[inline]
    pub fn spread_twice(&self, points: u32) -> [u32; 2] {
        let [mut once, mut twice] = [0; 2];
        for step in self.steps.iter().flatten() {
            let targets = step.targets(points);
            twice |= once & targets;
            once |= targets;
        }
        [once, twice]
    }

    /// Whether a step along an edge leads from these points to those.
    #[inline]
    pub fn has_step(&self, from: u32, to: u32) -> bool {
        self.steps.iter().any(|pair| targets_of(pair, from, to) != 0)
    }

    /// How many steps along an edge lead from these points to those.
    #[inline]
    pub fn count_steps(&self, from: u32, to: u32) -> u32 {
        self.steps.iter().map(|pair| targets_of(pair, from, to).count_ones()).sum()
    }

    /// Everything that is joined to one of these points, and how many steps along an edge lead from them to each of two sets.
    #[inline]
    pub fn spread_and_count(&self, from: u32, to: [u32; 2]) -> (u32, [u32; 2]) {
        let to = to.map(|set| u64::from(set) << 32 | u64::from(set));
        let (mut spread, mut counts) = (0, [0; 2]);
        for pair in &self.steps {
            let targets = targets_of(pair, from, u32::MAX);
            spread |= targets;
            counts = [0, 1].map(|set| counts[set] + (targets & to[set]).count_ones());
        }
        ((spread | spread >> 32) as u32, counts)
    }

    /// Both ends of every step along an edge from these points to those, as two bits.
    #[inline]
    pub(crate) fn each_step(&self, from: u32, to: u32, mut each: impl FnMut(u32)) {
        for step in self.steps.iter().flatten() {
            let mut targets = step.targets(from) & to;
            while targets != 0 {
                let target = targets & targets.wrapping_neg();
                targets ^= target;
                each(target | target.rotate_right(step.turn));
            }
        }
    }

    /// The step with this index among those counted by [`Board::count_steps`]: from where to where.
    #[inline]
    pub(crate) fn nth_step(&self, from: u32, to: u32, index: u32) -> Option<(u8, u8)> {
        let mut left = index;
        for pair in &self.steps {
            let targets = targets_of(pair, from, to);
            let count = targets.count_ones();
            if left < count {
                return Some(nth_target(pair, targets, left));
            }
            left -= count;
        }
        None
    }

    /// One of the steps counted by [`Board::count_steps`], each equally likely, and how many there are; there
    /// must be one.
    #[inline]
    pub(crate) fn random_step(&self, from: u32, to: u32, random: &mut Random) -> Option<((u8, u8), u32)> {
        let [a, b, c] = &self.steps[..] else {
            let count = self.count_steps(from, to);
            return self.nth_step(from, to, random.one_of(count)).map(|step| (step, count));
        };
        // Boards made of rings have just six kinds of steps, and need not be looked at twice.
        let targets = [a, b, c].map(|pair| targets_of(pair, from, to));
        let counts = targets.map(u64::count_ones);
        let count = counts[0] + counts[1] + counts[2];
        let choice = random.one_of(count);
        let step = if choice < counts[0] {
            nth_target(a, targets[0], choice)
        } else if choice < counts[0] + counts[1] {
            nth_target(b, targets[1], choice - counts[0])
        } else {
            nth_target(c, targets[2], choice - counts[0] - counts[1])
        };
        Some((step, count))
    }

    /// For every line through a point, its other points.
    #[inline]
    pub fn partners(&self, point: u8) -> &[u32] {
        let point = usize::from(point & 31);
        &self.partners[point][..usize::from(self.through[point])]
    }

    /// How many lines through `point` are full of `pieces` (the point itself is not asked about).
    #[inline]
    pub fn mills_through(&self, pieces: u32, point: u8) -> u32 {
        self.partners(point).iter().map(|&others| u32::from(pieces & others == others)).sum()
    }

    /// Those of the pieces that stand in a mill.
    #[inline]
    pub fn in_mills(&self, pieces: u32) -> u32 {
        self.masks.iter().fold(0, |all, &mask| if pieces & mask == mask { all | mask } else { all })
    }
}

/// The step with this index among two kinds of steps: from where to where.
#[inline]
fn nth_target(pair: &[Step; 2], mut targets: u64, index: u32) -> (u8, u8) {
    for _ in 0..index {
        targets &= targets - 1;
    }
    let place = targets.trailing_zeros();
    let (which, to) = ((place >> 5) as usize & 1, place as u8 & 31);
    (to.wrapping_sub(pair[which].turn as u8) & 31, to)
}

/// The points of a set, ascending.
#[inline]
pub fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let point = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            point
        })
    })
}

/// The point with this index in a set; nonsense if there are not that many.
#[inline]
pub(crate) fn nth_bit(mut set: u32, index: u32) -> u8 {
    for _ in 0..index {
        set &= set.wrapping_sub(1);
    }
    set.trailing_zeros() as u8 & 31
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built(raw: RawBoard) -> Board {
        raw.check(&mut Flaws::default()).expect("built-in boards are sound")
    }

    #[test]
    fn the_built_in_boards_have_the_documented_points_edges_and_lines() {
        let counts = |board: &Board| (board.len(), board.edges().len(), board.lines().len());
        assert_eq!(counts(&built(RawBoard::three_rings(false))), (24, 32, 16));
        assert_eq!(counts(&built(RawBoard::three_rings(true))), (24, 40, 20));
        assert_eq!(counts(&built(RawBoard::two_rings())), (16, 20, 8));
        assert_eq!(counts(&built(RawBoard::three_by_three(false))), (9, 12, 6));
        assert_eq!(counts(&built(RawBoard::three_by_three(true))), (9, 16, 8));
    }

    #[test]
    fn all_that_counts_neighbours_agrees_with_the_edges() {
        let mut random = Random::new(9);
        let boards = [RawBoard::three_rings(true), RawBoard::two_rings(), RawBoard::three_by_three(false)];
        for board in boards.map(built) {
            for _ in 0..200 {
                let mut set = || random.bits() as u32 & board.all();
                let (from, to) = (set(), [set(), set()]);
                let steps = |to: u32| {
                    let is_step = |(a, b): (u8, u8)| from & 1 << a != 0 && to & 1 << b != 0;
                    let both_ways = board.edges().iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
                    both_ways.filter(|&edge| is_step(edge)).count() as u32
                };
                let joined = bits(board.all()).filter(|&point| steps(1 << point) > 0);
                let spread = joined.fold(0, |all, point| all | 1 << point);
                assert_eq!(board.spread_and_count(from, to), (spread, to.map(steps)));
                assert_eq!((board.spread(from), board.count_steps(from, to[0])), (spread, steps(to[0])));
            }
            for point in bits(board.all()) {
                let edges = board.edges().iter().filter(|&&(a, b)| a == point || b == point);
                assert_eq!(board.degree(point), edges.count() as u32);
            }
        }
    }
}
