//! Why actions are not legal: each kind has its own code, and a sentence that names places and seats.

use crate::common::{mill, mill_with};
use game::texts::all;
use game::{Catalogue, Message, Notation};
use mill::Mill;

/// The code and the sentence of the reason why an action is not legal.
fn why(mill: &Mill, fen: &str, action: &str) -> (String, String) {
    let state = mill.read_state(fen).unwrap_or_else(|error| panic!("{error}"));
    let action = mill.read_move(&state, action).unwrap();
    let reason = mill.why_not(&state, action).unwrap_or_else(|| panic!("{fen} {action:?} is legal"));
    (reason.code.to_string(), Catalogue::english().try_text(&reason).expect("whole sentences"))
}

fn check_why(mill: &Mill, fen: &str, reasons: &[(&str, &str, &str)]) {
    for &(action, code, sentence) in reasons {
        assert_eq!(why(mill, fen, action), (code.to_owned(), sentence.to_owned()), "{fen} {action}");
    }
}

#[test]
fn every_kind_of_illegal_placing_and_moving_has_its_own_reason() {
    let nine = mill("nine-mens-morris");
    let placing = "O*******/@*******/******** w p p 1 8 1 8 0 0 0 0 0 0 0 0 2";
    check_why(
        &nine,
        placing,
        &[
            ("d6", "point-taken", "There is already a black piece on d6."),
            ("d5", "point-taken", "There is already a white piece on d5."),
            ("d5-e5", "placing-first", "White still has 8 pieces to place."),
        ],
    );
    let last = "O*******/@*******/@*@***** w p p 1 1 3 1 0 0 0 0 0 0 0 0 2";
    let few = mill_with("nine-mens-morris", &[("pieces_at_least_count", "1")]);
    check_why(&few, last, &[("d5-e5", "placing-first", "White still has a piece to place.")]);
    let moving = "OOO***@@/@@******/**O*O*** w m s 5 0 4 0 0 0 0 0 0 0 0 0 20";
    let near = "No edge joins d5 and a1, and only a side with 3 pieces or fewer may fly.";
    check_why(
        &nine,
        moving,
        &[
            ("a1", "hand-empty", "White has no pieces in hand."),
            ("d6-a1", "mill-not-your-piece", "The piece on d6 is black."),
            ("a1-a4", "mill-no-piece", "There is no piece on a1."),
            ("d5-d5", "same-point", "The piece already stands on d5."),
            ("d5-c5", "point-taken", "There is already a black piece on c5."),
            ("d5-a1", "not-adjacent-nor-flying", near),
        ],
    );
    let black = moving.replace(" w ", " b ");
    check_why(&nine, &black, &[("d5-a1", "mill-not-your-piece", "The piece on d5 is white.")]);
    let single = mill_with("nine-mens-morris", &[("fly_piece_count", "1")]);
    let alone = "No edge joins d5 and a1, and only a side with a single piece may fly.";
    check_why(&single, moving, &[("d5-a1", "not-adjacent-nor-flying", alone)]);
    let walking = mill_with("nine-mens-morris", &[("may_fly", "false")]);
    check_why(&walking, moving, &[("d5-a1", "not-adjacent", "No edge joins d5 and a1.")]);
    let lasker = mill("lasker-morris");
    let in_hand = "No edge joins d5 and a1, and nobody flies with pieces in hand.";
    check_why(&lasker, placing, &[("d5-a1", "not-adjacent-while-placing", in_hand)]);
    let marked = "*O******/@X******/******** w p p 1 8 1 8 0 0 0 0 0 0 0 0 2";
    let slow = mill_with("lasker-morris", &[("MillFormationActionInPlacingPhase", "4")]);
    let blocked = "A marker blocks f6 until the placing phase ends.";
    for action in ["f6", "f6-d6", "e5-f6"] {
        check_why(&slow, marked, &[(action, "point-marked", blocked)]);
    }
}

#[test]
fn every_kind_of_illegal_removal_has_its_own_reason() {
    let nine = mill("nine-mens-morris");
    let start = "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1";
    check_why(&nine, start, &[("xa1", "no-removal-due", "White has nothing to remove now.")]);
    let removing = "OOO***@@/@@******/****@*@@ w p r 3 6 7 2 1 0 0 0 0 0 0 0 10";
    let wrong_side = "The piece on d5 is white; a black one has to be removed.";
    check_why(
        &nine,
        removing,
        &[
            ("a1", "removal-due", "White has to remove an enemy piece first."),
            ("d5-a1", "removal-due", "White has to remove an enemy piece first."),
            ("xa1", "mill-no-piece", "There is no piece on a1."),
            ("xd5", "not-removable", wrong_side),
        ],
    );
    let two = removing.replace(" 1 0 0 0 0 0 0 0 10", " 2 0 0 0 0 0 0 0 10");
    check_why(&nine, &two, &[("a1", "removal-due", "White has to remove 2 enemy pieces first.")]);
    let own = "OOO***@@/@@******/****@*@@ w p r 3 6 7 2 -1 0 0 0 0 0 0 0 10";
    let other_side = "The piece on d6 is black; a white one has to be removed.";
    check_why(
        &nine,
        own,
        &[
            ("a1", "own-removal-due", "White has to remove one of its own pieces first."),
            ("xd6", "not-removable", other_side),
        ],
    );
    let own_two = own.replace(" -1 ", " -2 ");
    let two_first = "White has to remove 2 of its own pieces first.";
    check_why(&nine, &own_two, &[("a1", "own-removal-due", two_first)]);
    let black = removing.replace(" w p r 3 6 7 2 1 0 ", " b p r 3 6 7 2 0 1 ");
    let wrong_side = "The piece on d6 is black; a white one has to be removed.";
    check_why(
        &nine,
        &black,
        &[
            ("a1", "removal-due", "Black has to remove an enemy piece first."),
            ("xd6", "not-removable", wrong_side),
        ],
    );
    let protected = "O**@****/@@*****@/******** w p r 1 8 4 5 1 0 0 0 0 0 0 0 10";
    let in_mill = "The piece on d6 is protected: it stands in the mill b6, d6 and f6.";
    check_why(&nine, protected, &[("xd6", "protected-by-mill", in_mill)]);
    let twice = "O**@****/@@*****@/@@*****@ w p r 1 8 7 2 1 0 0 0 0 0 0 0 10";
    let outer = "The piece on a7 is protected: it stands in the mill a7, d7 and g7.";
    check_why(&nine, twice, &[("xd6", "protected-by-mill", in_mill), ("xa7", "protected-by-mill", outer)]);
    let stuck = mill_with(
        "nine-mens-morris",
        &[
            ("may_fly", "false"),
            ("pieces_at_least_count", "1"),
            ("stalemate_action", "remove-opponents-piece-and-make-next-move"),
        ],
    );
    let shut_in = "@*******/@**@****/@*@*@*@O w m r 1 0 7 0 1 0 0 0 0 0 0 4 20 s:1";
    let far = "White may only remove an enemy piece next to one of its own, and g4 is next to none.";
    check_why(&stuck, shut_in, &[("xg4", "not-next-to-own", far)]);
    let marked = "*O******/@X******/@*@***** w p r 1 8 3 5 1 0 0 0 0 0 0 0 2";
    let slow = mill_with("nine-mens-morris", &[("MillFormationActionInPlacingPhase", "4")]);
    let blocked = "A marker blocks f6 until the placing phase ends.";
    check_why(&slow, marked, &[("xf6", "point-marked", blocked)]);
}

#[test]
fn captures_and_restricted_mills_have_reasons_that_name_the_line() {
    let custodian = mill_with("nine-mens-morris", &[("custodian_capture.enabled", "true")]);
    let captured = "******@*/***O@O**/@***O**O w p r 4 5 3 6 1 0 0 0 0 0 0 0 4 c:w-1-20|b-0-";
    let other = "The piece on d7 is not captured; only d2 may be removed now.";
    check_why(&custodian, captured, &[("xd7", "not-captured", other)]);
    let restricted = mill_with("nine-mens-morris", &[("restrict_repeated_mills_formation", "true")]);
    let back = "***@**O*/***@@*O*/OO*@**O* w m s 5 0 4 0 0 0 31 30 0 0 0 2 21";
    let shuttling = "Shuttling is restricted: the piece on a4 may not go straight back to a7 and form the mill \
                     a7, d7 and g7 again.";
    check_why(&restricted, back, &[("a4-a7", "repeated-mill", shuttling)]);
    let down = "O**@@***/O*@*@***/OO***OO* w m s 6 0 4 0 0 0 31 24 0 0 0 2 21";
    let shuttling = "Shuttling is restricted: the piece on d7 may not go straight back to a7 and form the mill \
                     a1, a4 and a7 again.";
    check_why(&restricted, down, &[("d7-a7", "repeated-mill", shuttling)]);
    let leap = mill_with("nine-mens-morris", &[("leap_capture.enabled", "true"), ("may_fly", "false")]);
    let over = "***@****/@@*****@/O**O*O** w m s 3 0 4 0 0 0 0 0 0 0 0 0 30";
    let sentence = "The piece on d6 cannot be leapt over: the mill b6, d6 and f6 protects it.";
    check_why(&leap, over, &[("d7-d5", "leap-over-protected", sentence)]);
    // The other way round, and along the side of a ring.
    let back = over.replace("***@****/@@*****@/O**O", "O**@****/@@*****@/***O");
    check_why(&leap, &back, &[("d5-d7", "leap-over-protected", sentence)]);
    let side = "***@**@*/@*****@*/***O*O@* w m s 2 0 5 0 0 0 0 0 0 0 0 0 30";
    let spoke = "The piece on a4 cannot be leapt over: the mill c4, b4 and a4 protects it.";
    let few = mill_with(
        "nine-mens-morris",
        &[("leap_capture.enabled", "true"), ("may_fly", "false"), ("pieces_at_least_count", "1")],
    );
    check_why(&few, side, &[("a1-a7", "leap-over-protected", spoke)]);
    // What protects nothing is not in the way: an empty point, an own piece.
    let nothing = over.replace("/@@*****@/", "/*@*****@/").replace("3 0 4 0", "3 0 3 0");
    let own = over.replace("/@@*****@/", "/O@*****@/").replace("3 0 4 0", "4 0 3 0");
    for fen in [nothing, own] {
        check_why(&leap, &fen, &[("d7-d5", "not-adjacent", "No edge joins d7 and d5.")]);
    }
    // Where leaps do not go across rings, the piece between is not what is in the way.
    let sides = mill_with(
        "nine-mens-morris",
        &[("leap_capture.enabled", "true"), ("LeapCaptureOnCrossLines", "false"), ("may_fly", "false")],
    );
    check_why(&sides, over, &[("d7-d5", "not-adjacent", "No edge joins d7 and d5.")]);
}

#[test]
fn reasons_name_seats_points_and_lines_as_arguments() {
    let nine = mill("nine-mens-morris");
    let fen = "O**@****/@@*****@/******** w p r 1 8 4 5 1 0 0 0 0 0 0 0 10";
    let state = nine.read_state(fen).unwrap();
    let reason = nine.why_not(&state, nine.read_move(&state, "xd6").unwrap()).unwrap();
    assert_eq!(reason.argument("point"), Some(&"d6".into()));
    assert_eq!(reason.argument("line"), Some(&all(["b6", "d6", "f6"])));
    let reason = nine.why_not(&state, nine.read_move(&state, "xd5").unwrap()).unwrap();
    assert_eq!(reason.argument("seat"), Some(&Message::new("seat-white").into()));
    assert_eq!(reason.argument("victim"), Some(&Message::new("seat-black").into()));
    let beyond = nine.why_not(&state, mill::Move::Remove(24)).unwrap();
    assert_eq!(beyond.code, "mill-no-such-point");
}
