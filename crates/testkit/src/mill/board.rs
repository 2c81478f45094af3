//! Boards, built from what the document says about rings and rows.

use game::rules::{Value, Values};

/// A line with its kind: `'c'` cross, `'e'` edge, `'d'` diagonal.
pub type Line = (char, Vec<usize>);

pub struct Board {
    pub names: Vec<String>,
    pub groups: Vec<usize>,
    pub edges: Vec<(usize, usize)>,
    /// Crosses first, then edges, then diagonals.
    pub lines: Vec<Line>,
}

impl Board {
    pub fn new(values: &Values) -> Board {
        let diagonal = values.bool("has_diagonal_lines");
        match values.name("board.layout") {
            "three-rings" => rings(&[2, 4, 6], 6, diagonal),
            "two-rings" => rings(&[2, 4], 4, diagonal),
            "three-by-three" => rows(diagonal),
            _ => own(values),
        }
    }

    pub fn find(&self, name: &str) -> usize {
        self.names.iter().position(|other| other == name).unwrap_or_else(|| panic!("no point {name}"))
    }

    pub fn are_joined(&self, a: usize, b: usize) -> bool {
        self.edges.contains(&(a, b)) || self.edges.contains(&(b, a))
    }

    pub fn is_on(&self, line: &Line, point: usize) -> bool {
        line.1.contains(&point)
    }
}

/// Squares of these widths around one centre, from the inside; each ring clockwise from twelve o'clock.
fn rings(widths: &[i32], outer: i32, diagonal: bool) -> Board {
    let clock = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    let mut names = Vec::new();
    for width in widths {
        for (x, y) in clock {
            let (x, y) = (outer / 2 + x * width / 2, outer / 2 + y * width / 2);
            names.push(format!("{}{}", char::from(b'a' + x as u8), y + 1));
        }
    }
    let at = |ring: usize, hour: usize| ring * 8 + hour % 8;
    let (mut edges, mut lines) = (Vec::new(), Vec::new());
    for hour in 0..8 {
        let kind = if hour % 2 == 0 { 'c' } else { 'd' };
        if kind == 'c' || diagonal {
            let spoke: Vec<usize> = (0..widths.len()).map(|ring| at(ring, hour)).collect();
            edges.extend(spoke.windows(2).map(|pair| (pair[0], pair[1])));
            if spoke.len() == 3 {
                lines.push((kind, spoke));
            }
        }
    }
    for ring in 0..widths.len() {
        for hour in 0..8 {
            edges.push((at(ring, hour), at(ring, hour + 1)));
            if hour % 2 == 1 {
                lines.push(('e', vec![at(ring, hour), at(ring, hour + 1), at(ring, hour + 2)]));
            }
        }
    }
    finish(names, vec![8; widths.len()], edges, lines)
}

fn rows(diagonal: bool) -> Board {
    let names = (0..9).map(|i| format!("{}{}", char::from(b'a' + i % 3), 3 - i / 3)).collect();
    let mut lines = vec![
        ('c', vec![3, 4, 5]),
        ('c', vec![1, 4, 7]),
        ('e', vec![0, 1, 2]),
        ('e', vec![2, 5, 8]),
        ('e', vec![8, 7, 6]),
        ('e', vec![6, 3, 0]),
    ];
    if diagonal {
        lines.extend([('d', vec![0, 4, 8]), ('d', vec![2, 4, 6])]);
    }
    let mut edges = Vec::new();
    for (_, line) in &lines {
        edges.extend(line.windows(2).map(|pair| (pair[0], pair[1])));
    }
    finish(names, vec![3; 3], edges, lines)
}

fn own(values: &Values) -> Board {
    let mut names = Vec::new();
    let mut groups = Vec::new();
    for group in values.get("board.points").items() {
        groups.push(group.items().len());
        for point in group.items() {
            names.push(point.items()[0].as_text().expect("a name").to_owned());
        }
    }
    let find = |name: &Value| {
        names.iter().position(|other| Some(other.as_str()) == name.as_text()).expect("a point's name")
    };
    let lists = |path: &str| -> Vec<Vec<usize>> {
        values.get(path).items().iter().map(|list| list.items().iter().map(find).collect()).collect()
    };
    let edges = lists("board.edges").iter().map(|pair| (pair[0], pair[1])).collect();
    let mut lines = Vec::new();
    for (kind, path) in [('c', "board.cross_lines"), ('e', "board.lines"), ('d', "board.diagonal_lines")] {
        lines.extend(lists(path).into_iter().map(|line| (kind, line)));
    }
    finish(names, groups, edges, lines)
}

fn finish(names: Vec<String>, groups: Vec<usize>, edges: Vec<(usize, usize)>, mut lines: Vec<Line>) -> Board {
    lines.sort_by_key(|(kind, _)| "ced".find(*kind));
    Board { names, groups, edges, lines }
}
