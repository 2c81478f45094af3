//! Hand-made positions for what recorded games hardly reach.

use crate::common::{after, legal, mill, mill_with};
use game::{Game, Notation, Turn};
use mill::{Mill, Outcome};

fn legal_in(mill: &Mill, fen: &str) -> Vec<String> {
    let state = mill.read_state(fen).unwrap_or_else(|error| panic!("{error}"));
    legal(mill, &state)
}

/// The fields that matter in most of these tests: side, phase, action, counts, removals due.
fn brief(fen: &str) -> String {
    fen.split(' ').skip(1).take(9).collect::<Vec<_>>().join(" ")
}

fn outcome(mill: &Mill, fen: &str) -> Option<Outcome> {
    mill.outcome(&mill.read_state(fen).unwrap_or_else(|error| panic!("{error}")))
}

/// One placement before a full board without any mill; Black to place on a7.
const ALMOST_FULL: &str = "O@OO@OO@/@O@@O@@O/O@OO@O@* b p p 12 0 11 1 0 0 0 0 0 0 0 0 12";

#[test]
fn the_almost_full_board_has_no_mill_to_come() {
    let mill = mill_with("twelve-mens-morris", &[("has_diagonal_lines", "false")]);
    let state = mill.read_state(ALMOST_FULL).unwrap();
    assert_eq!(legal(&mill, &state), ["a7"]);
    assert_eq!(mill.board().in_mills(state.pieces(0)), 0);
    assert_eq!(mill.board().in_mills(state.pieces(1)), 0);
}

fn full(action: &str, more: &[(&str, &str)]) -> (Mill, String) {
    let changes = [&[("has_diagonal_lines", "false"), ("board_full_action", action)], more].concat();
    let mill = mill_with("twelve-mens-morris", &changes);
    let fen = after(&mill, ALMOST_FULL, "a7");
    (mill, fen)
}

#[test]
fn a_full_board_loses_for_white_and_keeps_the_side_that_placed_last() {
    let (mill, fen) = full("first-player-lose", &[]);
    assert_eq!(brief(&fen), "b o p 12 0 12 0 0 0");
    assert_eq!(outcome(&mill, &fen), Some(Outcome::FullBoard));
    assert_eq!(mill.verdict(&mill.read_state(&fen).unwrap()).unwrap().result, "black");
}

#[test]
fn a_full_board_can_be_a_draw() {
    let (mill, fen) = full("agree-to-draw", &[]);
    assert_eq!(brief(&fen), "b o p 12 0 12 0 0 0");
    assert_eq!(outcome(&mill, &fen), Some(Outcome::FullBoardDraw));
}

#[test]
fn on_a_full_board_white_then_black_remove_and_white_moves() {
    let (mill, fen) = full("first-and-second-player-remove-piece", &[]);
    assert_eq!(brief(&fen), "w m r 12 0 12 0 1 1");
    assert_eq!(legal_in(&mill, &fen).len(), 12);
    let fen = after(&mill, &fen, "xg7");
    assert_eq!(brief(&fen), "b m r 12 0 11 0 0 1");
    let fen = after(&mill, &fen, "xd7");
    assert_eq!(brief(&fen), "w m s 11 0 11 0 0 0");
}

#[test]
fn on_a_full_board_black_may_remove_first_and_the_opener_is_as_always() {
    let (mill, fen) = full("second-and-first-player-remove-piece", &[]);
    assert_eq!(brief(&fen), "b m r 12 0 12 0 1 1");
    assert_eq!(brief(&after(&mill, &fen, "xd7 xg7")), "w m s 11 0 11 0 0 0");
    let (mill, fen) = full("first-and-second-player-remove-piece", &[("is_defender_move_first", "true")]);
    assert_eq!(brief(&fen), "w m r 12 0 12 0 1 1");
    assert_eq!(brief(&after(&mill, &fen, "xg7 xd7")), "b m s 11 0 11 0 0 0");
}

#[test]
fn on_a_full_board_the_side_that_opens_may_remove_alone_and_then_moves() {
    let (mill, fen) = full("side-to-move-remove-piece", &[]);
    assert_eq!(brief(&fen), "w m r 12 0 12 0 1 0");
    assert_eq!(brief(&after(&mill, &fen, "xa7")), "w m s 12 0 11 0 0 0");
    let (mill, fen) = full("side-to-move-remove-piece", &[("is_defender_move_first", "true")]);
    assert_eq!(brief(&fen), "b m r 12 0 12 0 0 1");
    assert_eq!(brief(&after(&mill, &fen, "xd7")), "b m s 11 0 12 0 0 0");
}

#[test]
fn a_board_full_only_of_markers_is_not_full() {
    let changes =
        [("has_diagonal_lines", "false"), ("mill_formation_action_in_placing_phase", "mark-and-delay")];
    let mill = mill_with("twelve-mens-morris", &changes);
    let fen = "O@OO@OO@/@O@@O@@O/OXOO@O@* b p p 12 0 10 1 0 0 0 0 0 0 0 0 12";
    assert_eq!(after(&mill, fen, "a7"), "O@OO@OO@/@O@@O@@O/O*OO@O@@ w m s 12 0 11 0 0 0 0 0 0 0 0 0 13");
}

#[test]
fn two_empty_points_end_placing_where_the_rules_say_so() {
    let mill = mill_with(
        "twelve-mens-morris",
        &[("has_diagonal_lines", "false"), ("stop_placing_when_two_empty_squares", "true")],
    );
    let three_empty = "O@OO@OO@/@O@@O@@O/O@OO***@ b p p 11 1 10 2 0 0 0 0 0 0 0 0 11";
    assert_eq!(brief(&after(&mill, three_empty, "a1")), "w m s 11 0 11 0 0 0");
}

#[test]
fn a_slide_that_finds_two_empty_points_does_not_end_placing() {
    let changes = [
        ("piece_count", "4"),
        ("may_move_in_placing_phase", "true"),
        ("mill_formation_action_in_placing_phase", "mark-and-delay"),
        ("stop_placing_when_two_empty_squares", "true"),
    ];
    let mill = mill_with("three-mens-morris", &changes);
    // White has just marked b2, which left two points empty; Black still has a piece in hand.
    let fen = "@OO/OXO/*@* b p p 4 0 2 1 0 0 0 0 0 0 0 0 5";
    assert_eq!(brief(&after(&mill, fen, "b1-c1")), "w m s 4 0 2 1 0 0");
}

/// White, without flying, is shut in by Black, who has just moved.
const STUCK: &str = "@*******/@**@**@*/@*@*@**O b m s 1 0 7 0 0 0 0 0 0 0 0 3 20";

fn stuck(action: &str) -> (Mill, String) {
    let changes = [("may_fly", "false"), ("pieces_at_least_count", "1"), ("stalemate_action", action)];
    let mill = mill_with("nine-mens-morris", &changes);
    let fen = after(&mill, STUCK, "b4-a4");
    (mill, fen)
}

#[test]
fn a_stuck_side_loses_or_draws() {
    let (mill, fen) = stuck("end-with-stalemate-loss");
    assert_eq!(brief(&fen), "w o s 1 0 7 0 0 0");
    assert_eq!(outcome(&mill, &fen), Some(Outcome::Stuck(0)));
    let (mill, fen) = stuck("end-with-stalemate-draw");
    assert_eq!(brief(&fen), "w o s 1 0 7 0 0 0");
    assert_eq!(outcome(&mill, &fen), Some(Outcome::StuckDraw));
}

#[test]
fn a_draw_without_moves_says_who_cannot_move() {
    let reason = |mill: &Mill, fen: &str| {
        let state = mill.read_state(fen).unwrap_or_else(|error| panic!("{error}"));
        mill.verdict(&state).expect("it is over").reason.to_string()
    };
    let (mill, fen) = stuck("end-with-stalemate-loss");
    assert_eq!(reason(&mill, &fen), "White cannot move.");
    let (mill, fen) = stuck("end-with-stalemate-draw");
    assert_eq!(reason(&mill, &fen), "White cannot move, which is a draw.");
    let pass = [("stalemate_action", "change-side-to-move"), ("piece_count", "4")];
    let mill = mill_with("three-mens-morris", &pass);
    let fen = "OOO/@@O/*@@ w o s 4 0 4 0 0 0 0 0 0 0 0 0 9";
    assert_eq!(reason(&mill, fen), "Neither side can move.");
}

#[test]
fn a_stuck_side_passes() {
    let (_, fen) = stuck("change-side-to-move");
    assert_eq!(brief(&fen), "b m s 1 0 7 0 0 0");
}

#[test]
fn a_stuck_side_removes_a_neighbour_even_from_a_mill_and_moves() {
    let (mill, fen) = stuck("remove-opponents-piece-and-make-next-move");
    assert_eq!(brief(&fen), "w m r 1 0 7 0 1 0");
    assert!(fen.ends_with(" s:1"));
    assert_eq!(legal_in(&mill, &fen), ["xa4", "xd7"]);
    let fen = after(&mill, &fen, "xa4");
    assert_eq!(brief(&fen), "w m s 1 0 6 0 0 0");
    assert_eq!(legal_in(&mill, &fen), ["a7-a4"]);
}

#[test]
fn a_stuck_side_removes_a_neighbour_and_the_other_moves() {
    let (mill, fen) = stuck("remove-opponents-piece-and-change-side-to-move");
    assert_eq!(brief(&after(&mill, &fen, "xd7")), "b m s 1 0 6 0 0 0");
}

#[test]
fn both_remove_a_neighbour_the_stuck_side_first() {
    let (mill, fen) = stuck("both-players-remove-opponents-piece");
    assert_eq!(brief(&fen), "w m r 1 0 7 0 1 1");
    assert!(fen.ends_with(" s:2"));
    let fen = after(&mill, &fen, "xd7");
    assert_eq!(brief(&fen), "b m r 1 0 6 0 0 1");
    assert!(fen.ends_with(" s:2"));
    assert_eq!(legal_in(&mill, &fen), ["xa7"]);
    let mut state = mill.read_state(&fen).unwrap();
    crate::common::play(&mill, &mut state, "xa7");
    assert_eq!(mill.outcome(&state), Some(Outcome::TooFew(0)));
}

#[test]
fn a_side_that_passes_leaves_the_move_to_the_other() {
    let mill = mill_with(
        "three-mens-morris",
        &[("stalemate_action", "change-side-to-move"), ("piece_count", "4"), ("has_diagonal_lines", "false")],
    );
    // Only Black reaches the empty point.
    let stuck = "O@O/@@O/*@O w m s 4 0 4 0 0 0 0 0 0 0 0 1 9";
    assert!(mill.read_state(stuck).is_err(), "White cannot move here, so it is not White's turn");
    let fen = "O@O/*@O/@@O b m s 4 0 4 0 0 0 0 0 0 0 0 0 9";
    assert_eq!(brief(&after(&mill, fen, "a1-a2")), "b m s 4 0 4 0 0 0");
}

fn filja(fen: &str, last: &str) -> (Mill, String) {
    let mill = mill_with("el-filja", &[("piece_count", "9")]);
    let fen = after(&mill, fen, last);
    (mill, fen)
}

#[test]
fn el_filja_without_mills_each_removes_one_of_its_own() {
    let (mill, fen) = filja("@O*@**OO/OO@O*@*@/O@O*@*O@ b p p 9 0 8 1 0 0 0 0 0 0 0 0 9", "a1");
    assert_eq!(brief(&fen), "w m r 9 0 9 0 -1 -1");
    assert_eq!(legal_in(&mill, &fen).len(), 9);
    let fen = after(&mill, &fen, "xd6");
    assert_eq!(brief(&fen), "b m r 8 0 9 0 0 -1");
    assert!(legal_in(&mill, &fen).contains(&"xd5".to_owned()));
    assert_eq!(brief(&after(&mill, &fen, "xd5")), "w m s 8 0 8 0 0 0");
}

#[test]
fn el_filja_counts_the_mills_of_both_sides() {
    // White's mills, Black's mills, the board before the last placement, the placement, what is due.
    let cases = [
        (1, 0, "@@O@@O@O/*OO*O@*O/*OO@@***", "a7", "2 1"),
        (2, 0, "@OOO@@@O/@****OOO/OO@*@**@", "a4", "2 1"),
        (0, 1, "*@@@O@O@/*OO*OO@@/*@O**OO*", "a7", "1 2"),
        (1, 1, "@O@**@@@/OOO@O*@O/OO*@**O*", "a1", "1 1"),
        (2, 1, "@O@OOOO@/@@*OO**@/*@*@O**O", "a4", "2 1"),
        (3, 1, "*@*@O@@@/@*@OOO**/*O@OOOO*", "b4", "2 1"),
        (1, 2, "@@@@O**@/OOOO@O*@/O@**O**O", "a1", "1 2"),
        (2, 2, "*@OOOO@O/OO@@**@O/*O***@@@", "d5", "2 2"),
    ];
    for (white, black, board, last, due) in cases {
        let (_, fen) = filja(&format!("{board} b p p 9 0 8 1 0 0 0 0 0 0 0 0 9"), last);
        assert_eq!(brief(&fen), format!("w m r 9 0 9 0 {due}"), "{white} and {black} mills");
    }
}

#[test]
fn el_filja_lets_black_remove_first_where_black_moves_first() {
    let mill = mill_with("el-filja", &[("piece_count", "9"), ("is_defender_move_first", "true")]);
    let fen = "@OOO@@@O/@****OOO/OO@*@**@ b p p 9 0 8 1 0 0 0 0 0 0 0 0 9";
    let fen = after(&mill, fen, "a4");
    assert_eq!(brief(&fen), "b m r 9 0 9 0 2 1");
    let fen = after(&mill, &fen, "xd7");
    assert_eq!(brief(&fen), "w m r 8 0 9 0 2 0");
    assert_eq!(brief(&after(&mill, &fen, "xa4 xa7")), "b m s 8 0 7 0 0 0");
}

#[test]
fn the_victim_of_a_mill_chooses_which_of_its_own_pieces_goes() {
    let mill = mill_with(
        "nine-mens-morris",
        &[("mill_formation_action_in_placing_phase", "opponent-removes-own-piece")],
    );
    let fen = "@*******/@*******/*O*****O w p p 2 7 2 7 0 0 0 0 0 0 0 0 3";
    let fen = after(&mill, fen, "d7");
    assert_eq!(brief(&fen), "b p r 3 6 2 7 0 -1");
    assert_eq!(legal_in(&mill, &fen), ["xd5", "xd6"]);
    assert_eq!(brief(&after(&mill, &fen, "xd5")), "b p p 3 6 1 7 0 0");
    // In the moving phase the maker of the mill removes.
    let fen = "@*@*@***/@*******/*OO****O w m s 3 0 4 0 0 0 0 0 0 0 0 0 30";
    assert_eq!(brief(&after(&mill, fen, "g4-d7")), "w m r 3 0 4 0 1 0");
}

#[test]
fn the_victims_removal_may_come_after_the_last_placement() {
    let action = ("mill_formation_action_in_placing_phase", "opponent-removes-own-piece");
    let mill = mill_with("nine-mens-morris", &[action]);
    let fen = "@O*@@O@*/O*@@O**@/O*O@O*OO b p p 9 0 8 1 0 0 0 0 0 0 0 0 9";
    let removing = after(&mill, fen, "f6");
    assert_eq!(brief(&removing), "w p r 9 0 9 0 -1 0");
    assert_eq!(legal_in(&mill, &removing).len(), 9);
    assert_eq!(brief(&after(&mill, &removing, "xa4")), "w m s 8 0 9 0 0 0");
    let mill = mill_with("nine-mens-morris", &[action, ("is_defender_move_first", "true")]);
    assert_eq!(brief(&after(&mill, &removing, "xa4")), "b m s 8 0 9 0 0 0");
}

#[test]
fn an_extra_turn_follows_a_mill_made_while_placing() {
    let mill = mill_with("nerenchi", &[("extra_turn_after_mill_in_placing_phase", "true")]);
    let fen = "@*******/@*******/*O*****O w p p 2 10 2 10 0 0 0 0 0 0 0 0 3";
    let fen = after(&mill, fen, "d7");
    assert_eq!(brief(&fen), "w p r 3 9 2 10 1 0");
    assert_eq!(brief(&after(&mill, &fen, "xd5")), "w p p 3 9 1 10 0 0");
    let mill = crate::common::mill("nerenchi");
    assert_eq!(brief(&after(&mill, &fen, "xd5")), "b p p 3 9 1 10 0 0");
}

/// White plays d7: a mill a7 d7 g7, and a custodian capture of d6 between d7 and d5.
const MILL_AND_CUSTODIAN: &str = "O***@***/@*******/*O*****O w p p 3 6 2 7 0 0 0 0 0 0 0 0 3";

#[test]
fn the_first_removal_chooses_between_mill_and_capture() {
    let mill = mill_with("nine-mens-morris", &[("custodian_capture.enabled", "true")]);
    let fen = after(&mill, MILL_AND_CUSTODIAN, "d7");
    assert_eq!(brief(&fen), "w p r 4 5 2 7 2 0");
    assert!(fen.ends_with(" c:w-1-16|b-0- m:1"), "{fen}");
    assert_eq!(legal_in(&mill, &fen), ["xd3", "xd6"]);
    assert_eq!(brief(&after(&mill, &fen, "xd3")), "b p p 4 5 1 7 0 0");
    assert_eq!(brief(&after(&mill, &fen, "xd6")), "b p p 4 5 1 7 0 0");
}

#[test]
fn a_mill_that_waits_to_be_counted_does_not_prevent_a_capture() {
    let changes = [
        ("custodian_capture.enabled", "true"),
        ("mill_formation_action_in_placing_phase", "removal-based-on-mill-counts"),
    ];
    let mill = mill_with("nine-mens-morris", &changes);
    let fen = after(&mill, MILL_AND_CUSTODIAN, "d7");
    assert_eq!(brief(&fen), "w p r 4 5 2 7 1 0");
    assert!(fen.ends_with(" c:w-1-16|b-0-"), "{fen}");
    assert_eq!(legal_in(&mill, &fen), ["xd6"]);
    assert_eq!(brief(&after(&mill, &fen, "xd6")), "b p p 4 5 1 7 0 0");
}

#[test]
fn a_mill_that_finds_the_hand_empty_leaves_the_choice_of_a_capture() {
    let changes = [
        ("intervention_capture.enabled", "true"),
        ("mill_formation_action_in_placing_phase", "remove-from-hand-then-opponents-turn"),
    ];
    let mill = mill_with("nine-mens-morris", &changes);
    // d6 completes b6 d6 f6 and stands between d5 and d7.
    let fen = "@***@***/*O*****O/@*@***** w p p 2 7 4 0 0 0 0 0 0 0 0 0 4";
    let fen = after(&mill, fen, "d6");
    assert_eq!(brief(&fen), "w p r 3 6 4 0 3 0");
    assert!(fen.ends_with(" i:w-2-8.24|b-0- m:1"), "{fen}");
    assert_eq!(legal_in(&mill, &fen), ["xd3", "xd5", "xd7", "xg4"]);
    // A hand that can pay pays at once, and nothing is left to choose.
    let fen = "@***@***/*O*****O/@*@***** w p p 2 7 4 5 0 0 0 0 0 0 0 0 4";
    assert_eq!(brief(&after(&mill, fen, "d6")), "b p p 3 6 4 4 0 0");
}

#[test]
fn sanmills_arithmetic_offers_only_the_captured_piece_here() {
    let changes = [("custodian_capture.enabled", "true"), ("SanmillCompatibleCaptureChoice", "true")];
    let mill = mill_with("nine-mens-morris", &changes);
    let fen = after(&mill, MILL_AND_CUSTODIAN, "d7");
    assert_eq!(brief(&fen), "w p r 4 5 2 7 1 0");
    assert!(fen.ends_with(" c:w-1-16|b-0-"), "{fen}");
    assert_eq!(legal_in(&mill, &fen), ["xd6"]);
}

#[test]
fn a_mill_of_several_removals_stays_open_beside_an_intervention() {
    let changes = [("intervention_capture.enabled", "true"), ("may_remove_multiple", "true")];
    let mill = mill_with("nine-mens-morris", &changes);
    // d6 completes b6 d6 f6 and stands between d5 and d7.
    let fen = "@***@***/*O*****O/@*@***** w p p 2 7 4 5 0 0 0 0 0 0 0 0 4";
    let fen = after(&mill, fen, "d6");
    assert_eq!(brief(&fen), "w p r 3 6 4 5 3 0");
    assert!(fen.ends_with(" i:w-2-8.24|b-0- m:1"), "{fen}");
    assert_eq!(legal_in(&mill, &fen), ["xd3", "xd5", "xd7", "xg4"]);
    let captured = after(&mill, &fen, "xd5");
    assert!(captured.ends_with(" i:w-1-24|b-0-"), "{captured}");
    assert_eq!(legal_in(&mill, &captured), ["xd7"]);
    assert_eq!(brief(&after(&mill, &fen, "xg4")), "b p p 3 6 3 5 0 0");
}

#[test]
fn an_intervention_prefers_crosses_or_the_preferred_target() {
    let mill = mill_with("nine-mens-morris", &[("intervention_capture.enabled", "true")]);
    let fen = "@***@***/*@*****@/@*@***** w p p 0 9 6 3 0 0 0 0 0 0 0 0 6";
    assert!(after(&mill, fen, "d6").ends_with(" i:w-2-8.24|b-0-"));
    assert!(after(&mill, &format!("{fen} p:17"), "d6").ends_with(" i:w-2-17.23|b-0-"));
}

#[test]
fn a_flight_over_an_unprotected_enemy_is_a_leap_and_over_a_protected_one_is_not() {
    let mill = mill_with("lasker-morris", &[("leap_capture.enabled", "true")]);
    let fen = "******@@/***@O@O*/*@*@*O@* w m s 3 0 7 0 0 0 0 0 0 0 0 18 42";
    let fen = after(&mill, fen, "a1-a7");
    assert!(fen.ends_with(" l:w-1-30|b-0-"), "{fen}");
    assert_eq!(legal_in(&mill, &fen), ["xa4"]);
    // Black's piece on a4 stands in a mill.
    let fen = "***@**@*/*O****@*/**O**O@* w m s 3 0 4 0 0 0 0 0 0 0 0 18 42";
    assert_eq!(brief(&after(&mill, fen, "a1-a7")), "b m s 3 0 4 0 0 0");
}

#[test]
fn a_piece_that_went_from_mill_to_mill_may_not_go_straight_back() {
    let mill = mill_with("nine-mens-morris", &[("restrict_repeated_mills_formation", "true")]);
    let fen = "***@**O*/@*OO**O*/@@O**O*O w m s 7 0 4 0 0 0 0 0 0 0 0 3 20";
    let fen = after(&mill, fen, "a7-a4");
    assert_eq!(fen.split(' ').skip(10).take(4).collect::<Vec<_>>(), ["31", "30", "0", "0"]);
}

#[test]
fn the_n_move_rule_draws_right_after_the_last_ply() {
    let mill = mill_with("nine-mens-morris", &[("NMoveRule", "10"), ("EndgameNMoveRule", "5")]);
    let fen = "O@@@*O@*/@*O*@*@*/O@OOO@O* b m s 8 0 9 0 0 0 0 0 0 0 0 9 14";
    let fen = after(&mill, fen, "d2-f2");
    assert_eq!(brief(&fen), "w o s 8 0 9 0 0 0");
    assert_eq!(outcome(&mill, &fen), Some(Outcome::Quiet));
}

#[test]
fn a_game_over_has_no_legal_action_and_says_why() {
    let mill = mill("nine-mens-morris");
    let fen = "****@*OO/@*******/OOOOOOO* w o r 9 0 2 0 1 0 0 0 0 0 0 0 84";
    let state = mill.read_state(fen).unwrap();
    assert_eq!(mill.turn(&state), Turn::Over);
    assert_eq!(mill.count_moves(&state), 0);
    let action = mill.read_move(&state, "xd3").unwrap();
    assert_eq!(mill.why_not(&state, action).unwrap().code, "game-over");
}
