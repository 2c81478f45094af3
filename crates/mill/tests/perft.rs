//! The golden counts of `tests/golden/start.perft`.

use crate::common::mill;
use game::{Game, Perft, perft_by_moves};

#[test]
fn perft_from_the_start_is_golden() {
    let deepest = if testkit::is_long() { 7 } else { 6 };
    for line in include_str!("golden/start.perft").lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let mill = mill(words.next().expect("a rule file"));
        for (depth, count) in (4..=deepest).zip(words) {
            if let Ok(count) = count.parse::<u64>() {
                assert_eq!(mill.perft(&mill.start(), depth), count, "{line}, depth {depth}");
            }
        }
    }
}

#[test]
fn counting_without_generating_equals_counting_move_by_move() {
    for id in crate::common::all_ids() {
        let mill = mill(&id);
        assert_eq!(mill.perft(&mill.start(), 4), perft_by_moves(&mill, &mill.start(), 4, 1), "{id}");
    }
}

#[test]
fn the_divided_counts_add_up() {
    let mill = mill("nine-mens-morris");
    let divided = mill.perft_divide(&mill.start(), 4);
    assert_eq!(divided.len(), 24);
    assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), 255_024);
}
