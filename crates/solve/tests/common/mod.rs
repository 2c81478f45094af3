//! What the tests share: games, folders, and solving without anybody watching.
#![allow(dead_code, reason = "each test file uses a part of this")]

use std::path::{Path, PathBuf};

use mill::{FAMILY, Mill};
use solve::{Databases, Head, Planned, Problem, Settings, Solver, Until, Watch};

/// A built-in variant with some options changed.
pub fn mill_with(id: &str, changes: &[(&str, &str)]) -> Mill {
    let mut variant = testkit::shipped::variant(&FAMILY, id);
    for (name, value) in changes {
        let spec = FAMILY.option(name).unwrap_or_else(|| panic!("there is no option {name}"));
        variant.values.set_from_text(spec, value).expect(name);
    }
    Mill::new(variant).unwrap_or_else(|problems| panic!("{id} {changes:?}: {problems}"))
}

/// A triangle of three rows with a middle: a board that comes with no rule file.
pub const TRIANGLE: &str = r#"
    id = "triangle"
    version = 1
    family = "mill"
    extends = "nine-mens-morris"
    name = "Triangle"
    summary = "Seven points in a triangle, three pieces each."
    piece_count = 3
    may_fly = false
    [board]
    layout = "own"
    points = [[["t", 6, 12]], [["l", 3, 6], ["m", 6, 6], ["r", 9, 6]], [["a", 0, 0], ["b", 6, 0], ["c", 12, 0]]]
    edges = [["t", "l"], ["t", "m"], ["t", "r"], ["l", "m"], ["m", "r"], ["l", "a"], ["m", "b"], ["r", "c"],
             ["a", "b"], ["b", "c"]]
    lines = [["t", "l", "a"], ["t", "r", "c"], ["a", "b", "c"]]
    cross_lines = [["l", "m", "r"], ["t", "m", "b"]]
"#;

/// Two hexagons, one in the other: a board that comes with no rule file, large enough to be cut into slices.
pub const HEXAGON: &str = r#"
    id = "hexagon"
    version = 1
    family = "mill"
    extends = "nine-mens-morris"
    name = "Hexagon"
    summary = "Eighteen points on two hexagons, five pieces each."
    piece_count = 5
    [board]
    layout = "own"
    points = [
        [["a", 6, 24], ["b", 12, 24], ["c", 18, 24], ["d", 21, 18], ["e", 24, 12], ["f", 21, 6],
         ["g", 18, 0], ["h", 12, 0], ["i", 6, 0], ["j", 3, 6], ["k", 0, 12], ["l", 3, 18]],
        [["m", 12, 18], ["n", 17, 15], ["o", 17, 9], ["p", 12, 6], ["s", 7, 9], ["r", 7, 15]],
    ]
    edges = [["a", "b"], ["b", "c"], ["c", "d"], ["d", "e"], ["e", "f"], ["f", "g"], ["g", "h"], ["h", "i"],
             ["i", "j"], ["j", "k"], ["k", "l"], ["l", "a"], ["b", "m"], ["d", "n"], ["f", "o"], ["h", "p"],
             ["j", "s"], ["l", "r"], ["m", "n"], ["n", "o"], ["o", "p"], ["p", "s"], ["s", "r"], ["r", "m"]]
    lines = [["a", "b", "c"], ["c", "d", "e"], ["e", "f", "g"], ["g", "h", "i"], ["i", "j", "k"], ["k", "l", "a"]]
"#;

/// The game of a rule file.
pub fn mill_of(text: &str) -> Mill {
    let variant = testkit::shipped::variant_of(&FAMILY, text).unwrap_or_else(|problems| panic!("{problems}"));
    Mill::new(variant).unwrap_or_else(|problems| panic!("{problems}"))
}

/// A folder of this test alone, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("teahouse-solve-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Watches, and stops after so many reports.
pub struct Patience(pub std::sync::atomic::AtomicI64);

impl Watch for Patience {
    fn begins(&self, _: &Planned) {}

    fn advances(&self, _: u64) -> bool {
        self.0.fetch_sub(1, std::sync::atomic::Ordering::Relaxed) > 0
    }

    fn ends(&self, _: &[Head]) {}
}

pub fn settings(folder: &Path, depths: bool, pieces: Option<u8>) -> Settings {
    let depths = depths.then_some(Until::Capture);
    Settings { folder: folder.to_owned(), depths, placing: false, pieces, memory: 3_000_000_000 }
}

/// Solves, and stops after so many reports.
pub fn solve_patiently(game: &Mill, settings: Settings, reports: i64) -> Result<(), Problem> {
    Solver::new(game, settings)?.run(&Patience(reports.into()))
}

/// Solves a game into a folder and opens what was made.
pub fn solved(game: &Mill, folder: &Path, depths: bool, pieces: Option<u8>) -> Databases {
    solve_patiently(game, settings(folder, depths, pieces), i64::MAX).unwrap();
    Databases::open(folder, game).unwrap()
}

/// All files below a folder, by their names inside it, with what they hold.
pub fn contents(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let name = |path: &Path| path.strip_prefix(folder).unwrap().to_owned();
    files(folder).into_iter().map(|(path, bytes)| (name(&path), bytes)).collect()
}

/// All files below a folder, by their names, with what they hold.
pub fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(files(&path));
        } else {
            let bytes = std::fs::read(&path).unwrap();
            all.push((path, bytes));
        }
    }
    all.sort();
    all
}
