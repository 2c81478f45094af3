//! Positions recorded from public engines: a sample of their end boards.

use crate::common::{ends, shipped};

fn check(id: &str, records: &str) {
    let nardi = shipped(id);
    for line in records.lines().filter(|line| !line.starts_with('#')) {
        let (fen, boards) = line.split_once(" =").expect("FEN = boards");
        let mut expected: Vec<&str> = boards.split_whitespace().collect();
        let board = fen.split(' ').next().unwrap();
        if expected.is_empty() {
            // Only passing is possible, which leaves the board as it is.
            expected.push(board);
        }
        assert_eq!(ends(&nardi, fen), expected, "{id} {fen}");
    }
}

#[test]
fn long_nardi_agrees_with_recorded_positions() {
    check("long-nardi", include_str!("fixtures/long-nardi.txt"));
}

#[test]
fn long_narde_agrees_with_recorded_positions() {
    check("long-narde", include_str!("fixtures/long-narde.txt"));
}
