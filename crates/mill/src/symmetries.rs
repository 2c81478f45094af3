//! The ways to turn and mirror a board.

use crate::board::{Board, bits};
use game::sorting;

/// Boards with more symmetries than this keep only those of their drawing. Searches use far fewer, and real boards
/// have at most a few dozen.
pub const MAX_SYMMETRIES: usize = 128;

/// How many points are tried in all, before only the symmetries of the drawing are looked at. A board with
/// [`MAX_SYMMETRIES`] needs about 4,000.
const MAX_TRIES: usize = 100_000;

/// Where a point is drawn, seen from the middle.
type Place = (i32, i32);

/// A way to turn or mirror a drawing.
type Way = fn(Place) -> Place;

const WAYS: [Way; 8] = [
    |(x, y)| (x, y),
    |(x, y)| (-y, x),
    |(x, y)| (-x, -y),
    |(x, y)| (y, -x),
    |(x, y)| (-x, y),
    |(x, y)| (x, -y),
    |(x, y)| (y, x),
    |(x, y)| (-y, -x),
];

impl Board {
    /// Ways to turn or mirror the board that keep its edges and its lines: where each point goes. The first is the
    /// one that moves nothing, and any two of them make up another one.
    ///
    /// These are all there are, on a board with at most [`MAX_SYMMETRIES`] that are found without much trying. On
    /// others they are those of the drawing: quarter turns and reflections.
    pub fn symmetries(&self) -> Vec<Vec<u8>> {
        Search::new(self).run().unwrap_or_else(|| self.drawn_symmetries())
    }

    fn drawn_symmetries(&self) -> Vec<Vec<u8>> {
        let places: Vec<Place> = (0..self.len() as u8)
            .map(|point| {
                let (x, y) = self.place(point);
                (i32::from(x), i32::from(y))
            })
            .collect();
        // Twice the middle, so that it need not be a whole number.
        let middle = |of: fn(&Place) -> i32| {
            let ends = [places.iter().map(of).min(), places.iter().map(of).max()];
            ends.into_iter().flatten().sum::<i32>()
        };
        let (across, up) = (middle(|place| place.0), middle(|place| place.1));
        let centred: Vec<Place> = places.iter().map(|(x, y)| (2 * x - across, 2 * y - up)).collect();
        let image = |way: Way, place: Place| {
            centred.iter().position(|&other| other == way(place)).map(|point| point as u8)
        };
        let mut maps: Vec<Vec<u8>> = Vec::new();
        for way in WAYS {
            let map: Option<Vec<u8>> = centred.iter().map(|&place| image(way, place)).collect();
            // Where all points lie in a row, two ways are the same.
            if let Some(map) = map.filter(|map| self.keeps_everything(map) && !maps.contains(map)) {
                maps.push(map);
            }
        }
        maps
    }

    fn keeps_everything(&self, map: &[u8]) -> bool {
        let image = |set: u32| bits(set).fold(0, |image, point| image | 1u32 << map[usize::from(point)]);
        let keeps_edges = (0..self.len() as u8)
            .all(|point| self.neighbours(map[usize::from(point)]) == image(self.neighbours(point)));
        keeps_edges
            && self.lines().iter().all(|line| {
                self.lines().iter().any(|other| other.mask == image(line.mask) && other.kind == line.kind)
            })
    }
}

/// Finds all symmetries, point by point.
struct Search<'b> {
    board: &'b Board,
    /// Points that can take each other's place have the same colour.
    colours: Vec<usize>,
    found: Vec<Vec<u8>>,
    tries: usize,
}

impl Search<'_> {
    fn new(board: &Board) -> Search<'_> {
        Search { board, colours: colours(board), found: Vec::new(), tries: 0 }
    }

    /// All symmetries, in the order of their maps; `None` if there are too many or it takes too long.
    fn run(mut self) -> Option<Vec<Vec<u8>>> {
        self.extend(&mut Vec::new(), 0).then_some(self.found)
    }

    /// Tries every image of the next point. False once it is too much.
    fn extend(&mut self, map: &mut Vec<u8>, taken: u32) -> bool {
        let point = map.len();
        if point == self.board.len() {
            self.found.push(map.clone());
            return self.found.len() <= MAX_SYMMETRIES;
        }
        for image in bits(self.board.all() & !taken) {
            self.tries += 1;
            if self.tries > MAX_TRIES {
                return false;
            }
            if self.colours[point] != self.colours[usize::from(image)] {
                continue;
            }
            map.push(image);
            let goes_on = !self.fits(map) || self.extend(map, taken | 1 << image);
            map.pop();
            if !goes_on {
                return false;
            }
        }
        true
    }

    /// Whether the last point of a map keeps the edges and the lines among the points mapped so far.
    fn fits(&self, map: &[u8]) -> bool {
        let board = self.board;
        let (point, image) = (map.len() - 1, map[map.len() - 1]);
        let edges_stay = map.iter().enumerate().all(|(other, &other_image)| {
            let joined = board.neighbours(point as u8) & 1 << other != 0;
            joined == (board.neighbours(image) & 1 << other_image != 0)
        });
        // What is mapped of a line must lie on one line, so that wrong beginnings are left early.
        edges_stay
            && board.lines().iter().filter(|line| line.mask & 1 << point != 0).all(|line| {
                let mapped = bits(line.mask).filter(|&p| usize::from(p) <= point);
                let mask = mapped.fold(0, |mask, p| mask | 1u32 << map[usize::from(p)]);
                board.lines().iter().any(|other| other.mask & mask == mask && other.kind == line.kind)
            })
    }
}

/// Colours the points so that a symmetry can only take a point to one of its own colour: first all alike, then told
/// apart by the colours of their neighbours and of the lines through them, until that tells nothing new.
fn colours(board: &Board) -> Vec<usize> {
    let mut colours = vec![0; board.len()];
    loop {
        let looks: Vec<_> = (0..board.len() as u8).map(|point| look(board, &colours, point)).collect();
        let mut different: Vec<_> = looks.iter().collect();
        sorting::plainly(&mut different);
        different.dedup();
        let number = |look| different.binary_search(&look).unwrap_or_default();
        let next: Vec<usize> = looks.iter().map(number).collect();
        if next == colours {
            return colours;
        }
        colours = next;
    }
}

/// What is seen from a point: its colour, those of its neighbours, and of each line through it the kind and colours.
type Look = (usize, Vec<usize>, Vec<(crate::board::LineKind, Vec<usize>)>);

fn look(board: &Board, colours: &[usize], point: u8) -> Look {
    let of = |set: u32| {
        let mut list: Vec<usize> = bits(set).map(|point| colours[usize::from(point)]).collect();
        sorting::plainly(&mut list);
        list
    };
    let through = board.lines().iter().filter(|line| line.mask & 1 << point != 0);
    let mut lines: Vec<_> = through.map(|line| (line.kind, of(line.mask))).collect();
    sorting::plainly(&mut lines);
    (colours[usize::from(point)], of(board.neighbours(point)), lines)
}

#[cfg(test)]
mod tests {
    use game::rules::Flaws;

    use super::*;
    use crate::board::LineKind;
    use crate::layouts::RawBoard;

    fn built(raw: RawBoard) -> Board {
        let mut flaws = Flaws::default();
        raw.check(&mut flaws).unwrap_or_else(|| panic!("{flaws:?}"))
    }

    /// Every map is a symmetry, the first moves nothing, and any two make up another.
    fn assert_group(board: &Board, maps: &[Vec<u8>]) {
        assert!(maps[0].iter().enumerate().all(|(point, &image)| point == usize::from(image)));
        for map in maps {
            assert!(board.keeps_everything(map), "{map:?}");
            for other in maps {
                let both: Vec<u8> = map.iter().map(|&point| other[usize::from(point)]).collect();
                assert!(maps.contains(&both), "{map:?}, then {other:?}");
            }
        }
    }

    fn name(x: usize, y: usize) -> String {
        format!("{}{}", char::from(b'a' + x as u8), y + 1)
    }

    /// A square board of this size with every two points joined, and these lines.
    fn all_joined(size: usize, lines: Vec<Vec<(usize, usize)>>) -> Board {
        let mut raw = RawBoard::default();
        for y in 0..size {
            raw.groups.push((0..size).map(|x| (name(x, y), x as i64, y as i64)).collect());
        }
        let names: Vec<String> = raw.groups.iter().flatten().map(|(name, _, _)| name.clone()).collect();
        for (i, a) in names.iter().enumerate() {
            raw.edges.extend(names[..i].iter().map(|b| (String::new(), vec![a.clone(), b.clone()])));
        }
        for line in lines {
            let points = line.into_iter().map(|(x, y)| name(x, y)).collect();
            raw.lines.push((LineKind::Edge, String::new(), points));
        }
        built(raw)
    }

    #[test]
    fn symmetries_come_from_the_board() {
        for (raw, count) in [
            (RawBoard::three_rings(false), 16),
            (RawBoard::three_rings(true), 16),
            (RawBoard::two_rings(), 16),
            (RawBoard::three_by_three(false), 8),
            (RawBoard::three_by_three(true), 8),
        ] {
            let board = built(raw);
            let maps = board.symmetries();
            assert_eq!(maps.len(), count);
            assert_group(&board, &maps);
        }
    }

    #[test]
    fn a_board_of_four_by_four_with_all_points_joined_has_the_symmetries_of_its_lines() {
        let rows = (0..4).map(|y| (0..4).map(|x| (x, y)).collect());
        let columns = (0..4).map(|x| (0..4).map(|y| (x, y)).collect());
        let diagonals = [(0..4).map(|i| (i, i)).collect(), (0..4).map(|i| (i, 3 - i)).collect()];
        let board = all_joined(4, rows.chain(columns).chain(diagonals).collect());
        let maps = board.symmetries();
        assert_group(&board, &maps);
        // Beside turning and mirroring, the middle rows and columns can change places, alone or with the outer ones.
        assert_eq!(maps.len(), 32);
    }

    #[test]
    fn a_board_with_too_many_symmetries_keeps_those_of_its_drawing() {
        // All rows and columns: 4! · 4! · 2 symmetries.
        let rows = (0..4).map(|y| (0..4).map(|x| (x, y)).collect());
        let columns = (0..4).map(|x| (0..4).map(|y| (x, y)).collect());
        let board = all_joined(4, rows.chain(columns).collect());
        let maps = board.symmetries();
        assert_eq!(maps.len(), 8);
        assert_group(&board, &maps);
        // One line, and thirteen points that nothing tells apart: 13! · 3! in all, and one reflection in the drawing.
        let board = all_joined(4, vec![vec![(0, 0), (1, 1), (2, 2)]]);
        let maps = board.symmetries();
        assert_eq!(maps.len(), 2);
        assert_group(&board, &maps);
    }

    #[test]
    fn looking_for_symmetries_ends_on_the_largest_board() {
        let mut raw = RawBoard::default();
        raw.groups.push((0..32).map(|i| (format!("p{i}"), i % 8, i / 8)).collect());
        let point = |i: i64| format!("p{}", i % 32);
        // Every point is joined to four others, and nothing tells them apart.
        for i in 0..32 {
            raw.edges.push((String::new(), vec![point(i), point(i + 1)]));
            raw.edges.push((String::new(), vec![point(i), point(i + 7)]));
        }
        for i in 0..32 {
            raw.lines.push((LineKind::Edge, String::new(), vec![point(i), point(i + 5), point(i + 16)]));
        }
        let board = built(raw);
        let mut search = Search::new(&board);
        search.extend(&mut Vec::new(), 0);
        assert!(search.tries <= MAX_TRIES + 1, "{}", search.tries);
        assert_group(&board, &board.symmetries());
    }
}
