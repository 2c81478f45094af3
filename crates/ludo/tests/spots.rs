//! The names of the places that a move leads from and to, as the picture of the board has them.

mod common;

use common::{at, moves, shipped};
use game::Notation;
use ludo::{Ludo, Move};

/// Where a move of a position leads from and to; `-` for nowhere.
fn spots(game: &Ludo, fen: &str, action: &str) -> String {
    let state = at(game, fen);
    let action = game.read_move(&state, action).unwrap();
    assert!(moves(game, &state).contains(&action), "{action:?} is not legal in {fen}");
    let (from, to) = game.spots(&state, action);
    let picture = game.draw(&state);
    for spot in [&from, &to].into_iter().flatten() {
        assert!(picture.find(spot).is_some(), "{spot} is not in the picture");
    }
    [from, to].map(|spot| spot.unwrap_or_else(|| "-".into())).join(" ")
}

#[test]
fn a_piece_comes_out_of_its_own_base_to_its_own_start() {
    let game = shipped("danish");
    for (seat, start) in [(0, "r0"), (1, "r13"), (2, "r26"), (3, "r39")] {
        for piece in 0..4 {
            let fen = format!("0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 {seat} 6 1 1 0 -");
            let expected = format!("b{seat}.{piece} {start}");
            assert_eq!(spots(&game, &fen, &format!("p{piece}+6")), expected);
        }
    }
}

#[test]
fn loop_squares_are_counted_around_the_board() {
    let game = shipped("danish");
    assert_eq!(spots(&game, "2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 1 5 0 0 -", "p0+1"), "r1 r2");
    // The second seat starts at r13, and the loop closes after r51.
    assert_eq!(spots(&game, "0,0,0,0/0,15,0,0/0,0,0,0/0,0,0,0 1 1 5 0 0 -", "p1+1"), "r27 r28");
    assert_eq!(spots(&game, "0,0,0,0/0,0,0,0/0,0,0,0/0,0,13,0 3 3 5 0 0 -", "p2+3"), "r51 r2");
}

#[test]
fn a_star_carries_on_to_the_next() {
    let game = shipped("danish");
    assert_eq!(spots(&game, "2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 3 5 0 0 -", "p0+3"), "r1 r11");
}

#[test]
fn lane_and_goal_are_named_by_seat_and_own_number() {
    let game = shipped("danish");
    assert_eq!(spots(&game, "50,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 3 5 0 0 -", "p0+3"), "r49 l0.53");
    assert_eq!(spots(&game, "0,0,0,0/0,0,0,0/0,0,53,0/0,0,0,0 2 4 5 0 0 -", "p2+4"), "l2.53 l2.57");
}

#[test]
fn a_piece_that_is_sent_home_by_a_pair_ends_in_its_base() {
    let game = shipped("danish");
    // The third square of the second seat is the sixteenth of the first.
    let fen = "14,0,0,0/3,3,0,0/0,0,0,0/0,0,0,0 0 2 5 0 0 -";
    assert_eq!(spots(&game, fen, "p0+2"), "r13 b0.0");
}

#[test]
fn a_pass_leads_nowhere_and_what_is_not_legal_ends_nowhere() {
    let game = shipped("danish");
    let fen = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 3 1 0 0 -";
    assert_eq!(spots(&game, fen, "pass"), "- -");
    let state = at(&game, fen);
    assert_eq!(game.spots(&state, Move::step(2, 3)), (Some("b0.2".into()), None));
}
