//! What is read and what is not: dice and marks of a position, points, whole turns, and a few reasons at their edges.

use crate::common::{after, at, shipped, why_not, with};
use game::{Decide, Game, Notation};
use nardi::Nardi;

/// Why a position is not read.
fn refused(nardi: &Nardi, fen: &str) -> String {
    let error = nardi.read_state(fen).expect_err(fen);
    error.problem.code.into_owned()
}

#[test]
fn one_die_that_is_left_is_read_as_it_is_after_a_step() {
    for (id, fen, events) in [
        ("long-nardi", "O5/6/o5/6 w -", &["61", "24/18"][..]),
        ("long-narde", "O5/6/o5/6 w -", &["11", "24/23"]),
    ] {
        let nardi = shipped(id);
        let mut state = at(&nardi, fen);
        let roll = nardi.read_roll(&state, events[0]).unwrap();
        nardi.roll(&mut state, roll);
        let step = nardi.read_move(&state, events[1]).unwrap();
        nardi.play_checked(&mut state, step).unwrap();
        assert_eq!(nardi.dice_text(&state), "1", "{id}");
        assert_eq!(at(&nardi, &nardi.state_text(&state)), state, "{id}");
    }
}

#[test]
fn a_cascade_or_what_is_handed_over_needs_a_double() {
    let nardi = shipped("gul-bara");
    for mark in ["c", "h"] {
        assert!(nardi.read_state(&format!("O5/6/o5/6 w 2222 1 {mark}")).is_ok(), "{mark}");
        for dice in ["-", "63"] {
            let fen = format!("O5/6/o5/6 w {dice} 1 {mark}");
            assert_eq!(refused(&nardi, &fen), "nardi-fen-mark-meaningless", "{fen}");
        }
    }
}

#[test]
fn the_second_half_of_a_double_is_one_die() {
    let nardi = shipped("long-narde");
    assert!(nardi.read_state("NA4/6/o5/6 w 1 0 d").is_ok());
    for dice in ["-", "11", "63"] {
        let fen = format!("NA4/6/o5/6 w {dice} 0 d");
        assert_eq!(refused(&nardi, &fen), "nardi-fen-mark-meaningless", "{fen}");
    }
}

#[test]
fn a_point_is_written_in_one_way() {
    let nardi = shipped("long-nardi");
    let state = at(&nardi, "O5/6/o5/6 w 61");
    assert!(nardi.read_move(&state, "9/3").is_ok());
    for text in ["+9/3", "09/3", "009/3", "9/+3", "9/03", "9/003", "/3", "9/", "99/3", "0/3"] {
        assert!(nardi.read_move(&state, text).is_err(), "{text}");
    }
}

#[test]
fn dice_are_told_as_they_are_left() {
    let nardi = shipped("long-nardi");
    let told = |dice: &str| nardi.dice_text(&at(&nardi, &format!("O5/6/o5/6 w {dice}")));
    assert_eq!([told("-"), told("6"), told("36"), told("1111")], ["", "6", "6 3", "1 1 1 1"]);
}

#[test]
fn every_turn_is_told_with_the_position_after_it() {
    let nardi = shipped("long-nardi");
    let state = at(&nardi, "N5/A5/n5/a5 w 61");
    let told = nardi.turn_texts(&state).unwrap();
    let mut decisions = Vec::new();
    nardi.decisions(&state, &mut decisions);
    assert_eq!(told.len(), decisions.len());
    assert!(told.len() > 1, "{told:?}");
    for (turn, end) in told {
        let steps = nardi.read_turn(&state, &turn).unwrap();
        assert!(nardi.turn_of_steps(&state, &steps).is_ok(), "{turn}");
        assert_eq!(after(&nardi, "N5/A5/n5/a5 w 61", &turn.replace(',', " ")), end);
    }
}

#[test]
fn a_turn_that_ends_the_game_is_whole() {
    let nardi = shipped("long-nardi");
    for (fen, turn) in [
        ("6/6/o5/AA4 w 65", "6/off,5/off"),
        ("6/6/o5/5A w 65", "1/off"),
        ("6/6/o5/5D w 1111", "1/off,1/off,1/off,1/off"),
        ("6/6/o5/5B w 1111", "1/off,1/off"),
    ] {
        let state = at(&nardi, fen);
        let steps = nardi.read_turn(&state, turn).unwrap();
        let read = nardi.turn_of_steps(&state, &steps).unwrap_or_else(|reason| panic!("{fen}: {reason}"));
        assert_eq!(nardi.turn_text(&state, read), turn, "{fen}");
    }
    let narde = shipped("long-narde");
    let state = at(&narde, "O5/6/o5/6 w 11");
    let steps = narde.read_turn(&state, "24/23,23/22").unwrap();
    assert!(narde.turn_of_steps(&state, &steps).is_ok(), "the roll after it is another turn");
}

#[test]
fn bearing_off_that_makes_a_block_is_refused_because_of_the_block() {
    let reason = why_not(&shipped("federation"), "6/6/o5/BAAAAB w 1", "1/off");
    assert_eq!(reason.code, "block");
}

#[test]
fn a_block_that_must_be_opened_is_named_with_where_the_enemy_stands() {
    let fevga = shipped("fevga");
    for (fen, step, said) in [
        (
            "I5/6/3oAA/AAAA2 w 1",
            "24/23",
            "All checkers of Black stand on point 9, right behind the block on points 8, 7, 6, 5, 4 and 3; this turn has to open it.",
        ),
        (
            "3Oaa/aaaa2/i5/6 b 1",
            "12/11",
            "All checkers of White stand on point 21, right behind the block on points 20, 19, 18, 17, 16 and 15; this turn has to open it.",
        ),
    ] {
        let reason = why_not(&fevga, fen, step);
        assert_eq!((&*reason.code, reason.to_string().as_str()), ("block-must-be-opened", said));
    }
}

#[test]
fn a_starting_quarter_held_as_far_as_allowed_is_not_what_forbids_a_step() {
    // After the step White holds five points of its quarter, which fevga allows.
    let fen = "F1AAA1/6/oAAAAA/A5 w 1";
    assert_eq!(why_not(&shipped("fevga"), fen, "24/23").code, "block-must-be-opened");
    let stricter = with("fevga", "block.own_start_max = 4");
    assert_eq!(why_not(&stricter, fen, "24/23").code, "own-start-full");
}
