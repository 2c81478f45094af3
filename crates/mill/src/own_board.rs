//! The board of a variant: a built-in one, or the one a rule file describes.

use game::rules::{Flaw, Flaws, Value, Values};

use crate::board::{Board, LineKind};
use crate::choices::Layout;
use crate::layouts::RawBoard;

/// Finds the board of a variant, or notes what is wrong with it.
pub(crate) fn read_board(values: &Values, flaws: &mut Flaws) -> Option<Board> {
    let diagonals = values.bool("has_diagonal_lines");
    let layout: Layout = values.choice("board.layout");
    if layout != Layout::Own {
        for path in
            ["board.points", "board.edges", "board.lines", "board.cross_lines", "board.diagonal_lines"]
        {
            if !values.get(path).items().is_empty() {
                let flaw = Flaw::new("rules-combination-not-own", path);
                flaws.add(flaw.looking_at(&["board.layout"]));
            }
        }
    }
    match layout {
        Layout::ThreeRings => RawBoard::three_rings(diagonals).check(flaws),
        Layout::TwoRings => {
            if diagonals {
                let flaw = Flaw::new("rules-combination-no-diagonals", "has_diagonal_lines");
                flaws.add(flaw.looking_at(&["board.layout"]));
            }
            RawBoard::two_rings().check(flaws)
        }
        Layout::ThreeByThree => RawBoard::three_by_three(diagonals).check(flaws),
        Layout::Own => read_own_board(values, flaws),
    }
}

fn read_own_board(values: &Values, flaws: &mut Flaws) -> Option<Board> {
    let before = flaws.0.len();
    let mut raw = RawBoard::default();
    list("board.points", values.get("board.points"), flaws, |path, group, flaws| {
        let mut points = Vec::new();
        list(path, group, flaws, |path, point, flaws| match point.items() {
            [Value::Text(name), Value::Int(x), Value::Int(y)] => points.push((name.clone(), *x, *y)),
            _ => {
                flaws.add(Flaw::new("rules-board-no-point", path));
            }
        });
        raw.groups.push(points);
    });
    names("board.edges", values, flaws, |path, names| raw.edges.push((path, names)));
    let kinds = [
        ("board.cross_lines", LineKind::Cross),
        ("board.lines", LineKind::Edge),
        ("board.diagonal_lines", LineKind::Diagonal),
    ];
    for (path, kind) in kinds {
        names(path, values, flaws, |path, names| raw.lines.push((kind, path, names)));
    }
    if flaws.0.len() > before { None } else { raw.check(flaws) }
}

fn names(path: &str, values: &Values, flaws: &mut Flaws, mut take: impl FnMut(String, Vec<String>)) {
    list(path, values.get(path), flaws, |path, item, flaws| {
        let mut words = Vec::new();
        list(path, item, flaws, |path, word, flaws| match word {
            Value::Text(word) => words.push(word.clone()),
            _ => flaws.add(Flaw::new("rules-board-no-name", path)),
        });
        take(path.to_owned(), words);
    });
}

fn list(path: &str, value: &Value, flaws: &mut Flaws, mut each: impl FnMut(&str, &Value, &mut Flaws)) {
    let Value::List(items) = value else {
        let flaw = Flaw::new("rules-board-no-list", path);
        return flaws.add(flaw.with("found", value.type_name()));
    };
    for (i, item) in items.iter().enumerate() {
        each(&format!("{path}[{i}]"), item, flaws);
    }
}
