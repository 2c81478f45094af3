//! Sanmill's FEN: old strings, errors that say what is wrong, and input that nobody meant.

mod common;

use std::sync::LazyLock;

use common::{mill, mill_with};
use game::{Game, Notation};
use proptest::prelude::*;

const START: &str = "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1";

#[test]
fn the_start_is_written_as_sanmill_writes_it() {
    let mill = mill("nine-mens-morris");
    assert_eq!(mill.state_text(&mill.start()), START);
    let small = common::mill("three-mens-morris");
    assert_eq!(small.state_text(&small.start()), "***/***/*** w p p 0 3 0 3 0 0 0 0 0 0 0 0 1");
    let rings = common::mill("six-mens-morris");
    assert_eq!(rings.state_text(&rings.start()), "********/******** w p p 0 6 0 6 0 0 0 0 0 0 0 0 1");
}

#[test]
fn old_strings_load() {
    let mill = mill("nine-mens-morris");
    for old in [
        "********/********/******** w p p 0 9 0 9 0 0 1",
        "********/********/******** w p p 0 9 0 9 0 0 0 1",
        "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 1",
        "********/********/******** w r p 0 9 0 9 0 0 0 0 0 0 0 0 1",
    ] {
        let state = mill.read_state(old).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(mill.state_text(&state), START, "{old}");
    }
}

#[test]
fn a_wrong_fen_is_refused_with_what_is_wrong() {
    let mill = mill("nine-mens-morris");
    let wrong = [
        ("", "17 fields"),
        ("********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1", "groups of 8/8/8"),
        ("*******Q/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1", "points are"),
        ("********/********/******** x p p 0 9 0 9 0 0 0 0 0 0 0 0 1", "w or b"),
        ("********/********/******** w q p 0 9 0 9 0 0 0 0 0 0 0 0 1", "phase"),
        ("********/********/******** w p z 0 9 0 9 0 0 0 0 0 0 0 0 1", "action"),
        ("********/********/******** w p p 1 8 0 9 0 0 0 0 0 0 0 0 1", "0 such pieces"),
        ("O*******/********/******** w p p 1 9 0 9 0 0 0 0 0 0 0 0 1", "9 pieces"),
        ("********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 -1 1", "number"),
        ("********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1 z:1", "c: i: l:"),
        ("********/********/******** w p r 0 9 0 9 1 0 0 0 0 0 0 0 1", "nothing to remove"),
        ("********/********/******** w m s 0 9 0 9 0 0 0 0 0 0 0 0 1", "in hand"),
        ("O@******/********/******** w m s 1 0 1 0 0 0 0 0 0 0 0 0 1", "too few"),
        ("********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1 c:w-1-8|b-0-", "enemy pieces"),
    ];
    for (fen, expected) in wrong {
        let error = mill.read_state(fen).expect_err(fen).to_string();
        assert!(error.contains(expected), "{fen}: {error}");
    }
}

#[test]
fn more_markers_than_removed_pieces_left_a_side_with_a_hand_and_no_room() {
    let fen = "**O@*XO@/*X*OOO*O/*XX@**@@ w p s 6 5 5 7 0 0 0 0 0 0 0 0 1";
    let error = mill("twelve-mens-morris").read_state(fen).expect_err(fen).to_string();
    assert!(error.contains("no markers"), "{error}");
    let error = mill("da-san-qi").read_state(fen).expect_err(fen).to_string();
    assert!(error.contains("4 markers are more"), "{error}");
}

fn likely_fen() -> impl Strategy<Value = String> {
    let ring = "[*O@X]{8}";
    let number = prop_oneof![Just("0".to_owned()), "-?[0-9]{1,2}", "[0-9]{1,20}"];
    let tail = prop_oneof![
        Just(String::new()),
        " [cilpsm]:(w-[0-3]-[0-9]{0,2}(\\.[0-9]{1,2})?\\|b-[0-3]-[0-9]{0,2}|[0-9]{1,3})",
    ];
    (
        prop::collection::vec(ring, 3),
        "[wb] [rpmo] [psr?]",
        prop::collection::vec(number, 13),
        prop::collection::vec(tail, 0..3),
    )
        .prop_map(|(rings, flags, numbers, tails)| {
            let board = rings.join("/");
            let count = |piece: char| board.matches(piece).count().to_string();
            let mut numbers = numbers;
            numbers[0] = count('O');
            numbers[2] = count('@');
            format!("{board} {flags} {}{}", numbers.join(" "), tails.concat())
        })
}

/// Rules with everything on, so that every field means something.
fn everything() -> mill::Mill {
    mill_with(
        "twelve-mens-morris",
        &[
            ("custodian_capture.enabled", "true"),
            ("intervention_capture.enabled", "true"),
            ("leap_capture.enabled", "true"),
            ("one_time_use_mill", "true"),
            ("restrict_repeated_mills_formation", "true"),
            ("may_remove_multiple", "true"),
            ("pieces_at_least_count", "1"),
            ("mill_formation_action_in_placing_phase", "mark-and-delay"),
            ("stalemate_action", "both-players-remove-opponents-piece"),
        ],
    )
}

static PLAYED: LazyLock<[mill::Mill; 4]> =
    LazyLock::new(|| [mill("nine-mens-morris"), everything(), mill("da-san-qi"), mill("lasker-morris")]);

/// Plays on for a while from whatever was read; nothing may panic, and every FEN must read back.
fn play_on(mill: &mill::Mill, fen: &str) {
    let Ok(mut state) = mill.read_state(fen) else { return };
    let mut random = game::Random::new(fen.len() as u64);
    for _ in 0..30 {
        let text = mill.state_text(&state);
        let read = mill.read_state(&text).unwrap_or_else(|error| panic!("{fen} led to {error}"));
        assert_eq!(read, state, "{fen}");
        let _ = (mill.draw(&state), mill.verdict(&state), mill.scores(&state));
        let Some(action) = mill.random_move(&state, &mut random) else { return };
        assert!(mill.is_legal(&state, action));
        mill.play(&mut state, action);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if testkit::is_long() { 100_000 } else { 4_000 }))]

    #[test]
    fn likely_fens_never_panic_and_play_on(fen in likely_fen()) {
        for mill in PLAYED.iter() {
            play_on(mill, &fen);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,120}") {
        let mill = &PLAYED[0];
        let _ = mill.read_state(&text);
        let state = mill.start();
        for part in mill.split_turn(&text) {
            if let Ok(action) = mill.read_move(&state, part) {
                let _ = mill.why_not(&state, action);
            }
        }
        let _ = mill::record_text::read_game(mill, &text);
    }

    #[test]
    fn likely_moves_are_read_or_refused(text in "x?[a-g][1-7](-[a-g][1-7])?(x[a-g][1-7]){0,2}") {
        let _ = mill::record_text::read_game(&PLAYED[3], &text);
    }
}
