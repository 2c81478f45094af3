//! The golden figures of the rule document: turn perft.

use crate::common::{at, shipped, shipped_ids};
use game::{Game, Perft};

const START: &str = "O5/6/o5/6 w -";

fn check_start(id: &str, counts: [u64; 5]) {
    let nardi = shipped(id);
    let deepest = if testkit::is_long() { 5 } else { 4 };
    for (depth, count) in (1..=deepest).zip(counts) {
        assert_eq!(nardi.perft(&at(&nardi, START), depth), count, "{id} to depth {depth}");
    }
}

#[test]
fn long_nardi_from_the_start() {
    check_start("long-nardi", [21, 441, 30_117, 1_923_616, 239_834_404]);
}

#[test]
fn long_narde_from_the_start() {
    check_start("long-narde", [23, 939, 37_418, 3_219_379, 324_068_414]);
}

#[test]
fn federation_from_the_start_with_any_first_roll() {
    check_start("federation", [21, 462, 30_408, 2_077_972, 242_587_612]);
}

#[test]
fn federation_from_the_roll_off() {
    let nardi = shipped("federation");
    for (depth, count) in (1..).zip([15, 330, 22_228, 1_522_096]) {
        assert_eq!(nardi.perft(&nardi.start(), depth), count, "to depth {depth}");
    }
}

#[test]
fn the_middle_game() {
    let table = [
        ("C3CA/1AACA1/gabbaa/A2a1A w -", [[727, 528_674], [426, 212_206], [715, 520_171]]),
        ("IbC1BA/2b2a/c2aaa/a1ba2 b -", [[1_548, 334_625], [826, 232_606], [1_542, 333_428]]),
        ("6/afaac1/4A1/BIAAA1 b -", [[230, 70_150], [171, 33_196], [230, 70_150]]),
        ("6/badbae/6/4CG b -", [[297, 8_613], [200, 12_042], [297, 8_613]]),
    ];
    for (fen, counts) in table {
        for (id, counts) in ["long-nardi", "long-narde", "federation"].into_iter().zip(counts) {
            let nardi = shipped(id);
            let state = at(&nardi, fen);
            assert_eq!([1, 2].map(|depth| nardi.perft(&state, depth)), counts, "{id} {fen}");
        }
    }
}

#[test]
fn division_sums_to_the_whole() {
    let nardi = shipped("long-nardi");
    let state = at(&nardi, START);
    let parts = nardi.perft_divide(&state, 3);
    assert_eq!(parts.len(), 21);
    assert_eq!(parts[0].0, "r11 24/23,23/22,22/21,21/20");
    assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), 30_117);
}

#[test]
fn both_colours_count_alike() {
    for id in shipped_ids() {
        let nardi = shipped(&id);
        let (white, black) = (at(&nardi, START), at(&nardi, "O5/6/o5/6 b -"));
        assert_eq!(nardi.perft(&white, 3), nardi.perft(&black, 3), "{id}");
    }
}
