//! Sanmill's FEN: old strings, errors that say what is wrong, and input that nobody meant.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::common::{mill, mill_with};
use game::{Catalogue, Game, Notation};
use proptest::prelude::*;

const START: &str = "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1";

#[test]
fn the_start_is_written_as_sanmill_writes_it() {
    let mill = mill("nine-mens-morris");
    assert_eq!(mill.state_text(&mill.start()), START);
    let small = crate::common::mill("three-mens-morris");
    assert_eq!(small.state_text(&small.start()), "***/***/*** w p p 0 3 0 3 0 0 0 0 0 0 0 0 1");
    let rings = crate::common::mill("six-mens-morris");
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

/// The start with one of its fields, counted from 0, written in another way; 17 is the tail.
fn start_but(field: usize, text: &str) -> String {
    let mut fields: Vec<&str> = START.split(' ').collect();
    fields.push("");
    fields[field] = text;
    fields.join(" ").trim_end().to_owned()
}

fn refused(mill: &mill::Mill, fen: &str) -> game::NotationError {
    match mill.read_state(fen) {
        Ok(_) => panic!("{fen} was read"),
        Err(error) => error,
    }
}

#[test]
fn a_wrong_fen_is_refused_with_what_is_wrong() {
    let nine = mill("nine-mens-morris");
    let marking = mill("da-san-qi");
    let strict = mill_with("nine-mens-morris", &[("restrict_repeated_mills_formation", "true")]);
    let capturing =
        mill_with("nine-mens-morris", &[("custodian_capture.enabled", "true"), ("StalemateAction", "2")]);
    let full = "O@OO@OO@/@O@@O@@O/O@OO@O@@";
    let twelve = mill_with("twelve-mens-morris", &[("has_diagonal_lines", "false")]);
    let wrong = [
        (&nine, String::new(), "fields", "there are 0 fields where there should be 17, as in \"***"),
        (&nine, "********".to_owned(), "fields", "there is 1 field where there should be 17"),
        (&nine, start_but(0, "********/********"), "shape", "of this board have 8/8/8 points"),
        (&nine, start_but(0, "*******Q/********/********"), "point", "FEN \"Q\": a point is *"),
        (&nine, start_but(1, "x"), "side", "w or b"),
        (&nine, start_but(2, "q"), "phase", "p (placing), m (moving) or o (over)"),
        (&nine, start_but(3, "z"), "action", "p (place), s (select"),
        (&nine, start_but(4, "z"), "number-on-board", "pieces on the board is expected"),
        (&nine, start_but(5, "+9"), "number-in-hand", "pieces in hand is expected"),
        (&nine, start_but(8, "z"), "number-removals", "removals due"),
        (&nine, start_but(10, "z"), "number-square", "number of a point"),
        (&nine, start_but(14, "z"), "number-used", "used mills"),
        (&nine, start_but(15, "-1"), "number-quiet", "since the last placing or removing"),
        (&nine, start_but(16, "z"), "number-move", "move number"),
        (&capturing, start_but(17, "c:w-z-8|b-0-"), "number-captures", "captured pieces"),
        (&capturing, start_but(17, "m:z"), "number-mill-removals", "after m:"),
        (&nine, start_but(4, "1"), "on-board", "FEN \"1\": the board shows 0 pieces of White"),
        (&nine, start_but(7, "10"), "too-many", "Black has at most 9 pieces"),
        (&nine, start_but(0, "X*******/********/********"), "no-markers", "no markers in this variant"),
        (&strict, start_but(10, "8"), "last-mill", "or 0 for both"),
        (&nine, start_but(10, "40"), "square", "numbered 8 to 31"),
        (&nine, start_but(17, "z:1"), "tail", "c: i: l:"),
        (&nine, start_but(17, "s:1"), "tail-of-other-rules", "FEN \"s:1\": nothing in this variant"),
        (&capturing, start_but(17, "c:w-1|b-0-"), "captures", "only the side to move has any"),
        (&capturing, start_but(17, "c:nonsense"), "captures", "captures are written"),
        (&capturing, start_but(17, "c:w-1-8|b-0-"), "captures-own", "only enemy pieces"),
        (&nine, start_but(2, "m"), "phase-of-hand", "with pieces in hand is placing (p)"),
        (&nine, start_but(5, "2"), "too-few", "White has fewer than 3 pieces left; such a game is over"),
        (&nine, start_but(9, "1"), "removals", "at most 16 removals"),
        (&capturing, start_but(17, "s:1"), "capture-not-due", "need a removal that is due"),
        (&capturing, start_but(17, "m:1"), "mill-choice", "m: stands beside a capture"),
        (&nine, start_but(3, "r").replace("9 0 0", "9 1 0"), "nothing-to-remove", "nothing to remove"),
        (
            &marking,
            "XOOO@@@*/********/******** w m s 3 0 3 0 0 0 0 0 0 0 0 0 9".to_owned(),
            "markers-gone",
            "no markers any more",
        ),
        (&twelve, format!("{full} w m s 12 0 12 0 0 0 0 0 0 0 0 0 13"), "no-action", "can do nothing"),
    ];
    for (mill, fen, code, expected) in &wrong {
        let error = refused(mill, fen);
        assert_eq!(error.problem.code, format!("mill-fen-{code}"), "{fen}: {error}");
        assert!(error.to_string().contains(expected), "{fen}: {error}");
        assert!(Catalogue::english().try_text(&error.message()).is_ok(), "{fen}: {error}");
    }
    let codes: BTreeSet<String> = wrong.iter().map(|(_, _, code, _)| format!("mill-fen-{code}")).collect();
    let elsewhere = ["mill-fen-too-many-markers", "mill-fen-used-points"];
    let texts = include_str!("../../../locales/en/mill.ftl").lines();
    let missing: Vec<_> = texts
        .filter_map(|line| {
            line.split_once(" =")?.0.starts_with("mill-fen-").then(|| line.split(' ').next())?
        })
        .filter(|code| !codes.contains(*code) && !elsewhere.contains(code))
        .collect();
    assert_eq!(missing, Vec::<&str>::new(), "nothing wrong here leads to these");
}

#[test]
fn marks_of_other_rules_made_the_fast_path_disagree_with_the_general_one() {
    let tails = [
        ("c:w-1-16|b-0-", ("custodian_capture.enabled", "true")),
        ("i:w-2-16.20|b-0-", ("intervention_capture.enabled", "true")),
        ("l:w-1-16|b-0-", ("leap_capture.enabled", "true")),
        ("p:16", ("intervention_capture.enabled", "true")),
        ("c:w-1-16|b-0- m:1", ("custodian_capture.enabled", "true")),
        ("s:1", ("stalemate_action", "remove-opponents-piece-and-make-next-move")),
    ];
    for (tail, option) in tails {
        let due = if tail.contains(['i', 'm']) { 2 } else { 1 };
        let fen = format!("OOO*****/@*@*@*@*/******** w p r 3 6 4 5 {due} 0 0 0 0 0 0 0 9 {tail}");
        let error = refused(&mill("nine-mens-morris"), &fen);
        assert_eq!(error.problem.code, "mill-fen-tail-of-other-rules", "{fen}: {error}");
        let with = mill_with("nine-mens-morris", &[option]);
        let state = with.read_state(&fen).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(with.state_text(&state), fen);
    }
    let sanmill = [("custodian_capture.enabled", "true"), ("SanmillCompatibleCaptureChoice", "true")];
    let fen = "OOO*****/@*@*@*@*/******** w p r 3 6 4 5 2 0 0 0 0 0 0 0 9 c:w-1-16|b-0- m:1";
    let error = refused(&mill_with("nine-mens-morris", &sanmill), fen);
    assert_eq!((error.found.as_str(), error.problem.code.as_ref()), ("m:1", "mill-fen-tail-of-other-rules"));
}

/// A ladder with so many points on each side, and a mill of three at either end.
fn ladder(columns: u8) -> mill::Mill {
    let file = |column: u8| char::from(b'a' + column);
    let side = |rank: u8| {
        let points = (0..columns).map(|x| format!("[\"{}{}\", {x}, {rank}]", file(x), rank + 1));
        format!("[{}]", points.collect::<Vec<_>>().join(", "))
    };
    let edge = |from: String, to: String| format!("[\"{from}\", \"{to}\"]");
    let rungs = (0..columns).map(|x| edge(format!("{}1", file(x)), format!("{}2", file(x))));
    let along = (1..columns).flat_map(|x| {
        [1, 2].map(|rank| edge(format!("{}{rank}", file(x - 1)), format!("{}{rank}", file(x))))
    });
    let text = format!(
        "id = \"ladder\"\nfamily = \"mill\"\nname = \"Ladder\"\nsummary = \"A long board.\"\n\
         sources = [\"made up for the tests\"]\npiece_count = 9\nrestrict_repeated_mills_formation = true\n\
         one_time_use_mill = true\n[board]\nlayout = \"own\"\npoints = [{}, {}]\nedges = [{}]\n\
         lines = [[\"a1\", \"b1\", \"c1\"], [\"a2\", \"b2\", \"c2\"]]\n",
        side(0),
        side(1),
        rungs.chain(along).collect::<Vec<_>>().join(", ")
    );
    let variant = crate::common::variant_of(&text).unwrap_or_else(|problems| panic!("{problems}"));
    mill::Mill::new(variant).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn boards_of_more_than_24_points_number_them_from_lower_so_that_32_bits_hold_them() {
    // Points on a side, the first and the last number, the mark of the last point in the used mills of Black.
    for (columns, first, last, used) in [(12, 8, 31, 1u64 << 31), (13, 6, 31, 1 << 31), (16, 1, 32, 1 << 31)]
    {
        let mill = ladder(columns);
        let board = vec!["*".repeat(columns.into()); 2].join("/");
        let fen = format!("{board} w p p 0 9 0 9 0 0 {first} {last} 0 0 {used} 0 1");
        let state = mill.read_state(&fen).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(mill.state_text(&state), fen);
        for outside in [first - 1, last + 1].into_iter().filter(|&square| square > 0) {
            let error = refused(&mill, &fen.replace(&format!(" {last} "), &format!(" {outside} ")));
            assert_eq!(error.problem.code, "mill-fen-square");
            assert!(error.to_string().contains(&format!("numbered {first} to {last}")), "{error}");
        }
    }
}

#[test]
fn a_last_mill_with_one_end_is_quoted_by_its_first_field() {
    let strict = mill_with("nine-mens-morris", &[("restrict_repeated_mills_formation", "true")]);
    for (field, text, found) in [(10, "8", "8"), (11, "8", "0"), (12, "9", "9"), (13, "9", "0")] {
        let error = refused(&strict, &start_but(field, text));
        assert_eq!((error.problem.code.as_ref(), error.found.as_str()), ("mill-fen-last-mill", found));
    }
}

/// White has made a mill: so many removals are due, and this is known about captures.
fn removing(due: &str, tail: &str) -> String {
    format!("OOO*****/@*@*@*@*/******** w p r 3 6 4 5 {due} 0 0 0 0 0 0 9 {tail}").trim_end().to_owned()
}

#[test]
fn captures_belong_to_the_side_to_move_and_are_as_many_as_are_counted() {
    let captures = [("custodian_capture.enabled", "true"), ("intervention_capture.enabled", "true")];
    let mill = mill_with("nine-mens-morris", &captures);
    for (tail, found) in [
        ("c:x-1-16|b-0-", "x-1-16"),
        ("c:w-0-16|b-0-", "w-0-16"),
        ("c:w-1-|b-0-", "w-1-"),
        ("c:w-2-16.18|b-0-", "w-2-16.18"),
        ("c:w-0-|b-1-16", "b-1-16"),
        ("i:w-1-16.18|b-0-", "w-1-16.18"),
        ("i:w-3-16.18.20|b-0-", "w-3-16.18.20"),
        ("i:w-0-|w-0-", "w-0-"),
    ] {
        let error = refused(&mill, &removing("1 0", tail));
        assert_eq!(
            (error.problem.code.as_ref(), error.found.as_str()),
            ("mill-fen-captures", found),
            "{tail}"
        );
    }
    for (due, tail) in [("1 0", "c:w-1-16|b-0-"), ("1 0", "c:w-1-16.18|b-0-"), ("2 0", "i:w-2-16.18|b-0-")] {
        let fen = removing(due, tail);
        let state = mill.read_state(&fen).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(mill.state_text(&state), fen);
    }
}

#[test]
fn removals_beside_a_capture_add_up_to_what_is_due() {
    let mill = mill_with("nine-mens-morris", &[("custodian_capture.enabled", "true")]);
    for (due, choice) in [("1 0", 1), ("3 0", 1), ("2 0", 2)] {
        let error = refused(&mill, &removing(due, &format!("c:w-1-16|b-0- m:{choice}")));
        assert_eq!(error.problem.code, "mill-fen-mill-choice", "{due} {choice}");
    }
    for (due, choice) in [("2 0", 1), ("3 0", 2)] {
        let fen = removing(due, &format!("c:w-1-16|b-0- m:{choice}"));
        let state = mill.read_state(&fen).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(mill.state_text(&state), fen);
    }
}

#[test]
fn at_most_16_removals_are_due_to_either_side() {
    let nine = mill("nine-mens-morris");
    for due in ["17 0", "-17 0", "1 17", "1 -17"] {
        assert_eq!(refused(&nine, &removing(due, "")).problem.code, "mill-fen-removals", "{due}");
    }
    for due in ["16 0", "-16 0", "1 16", "1 -16"] {
        let state = nine.read_state(&removing(due, "")).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(nine.state_text(&state), removing(due, ""));
    }
}

#[test]
fn the_action_is_a_removal_where_one_is_due_unless_the_game_is_over() {
    let nine = mill("nine-mens-morris");
    for fen in [start_but(3, "r"), start_but(8, "1"), removing("1 0", "").replace(" p r ", " p s ")] {
        assert_eq!(refused(&nine, &fen).problem.code, "mill-fen-action", "{fen}");
    }
    for action in ["p", "s", "r", "?"] {
        let over = format!("****@*OO/@*******/OOOOOOO* w o {action} 9 0 2 0 0 0 0 0 0 0 0 0 84");
        let state = nine.read_state(&over).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(nine.state_text(&state), over.replace(&format!(" o {action} "), " o s "));
    }
    let over = "****@*OO/@*******/OOOOOOO* w o z 9 0 2 0 0 0 0 0 0 0 0 0 84";
    assert_eq!(refused(&nine, over).problem.code, "mill-fen-action");
}

#[test]
fn markers_outlast_the_hands_only_while_the_last_placing_calls_for_a_removal() {
    let marking = mill("da-san-qi");
    let fen = |flags: &str| format!("XOOO@@@*/********/******** w {flags} 0 0 0 0 0 0 0 9");
    let state = marking.read_state(&fen("p r 3 0 3 0 1")).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(marking.state_text(&state), fen("p r 3 0 3 0 1"));
    for flags in ["m r 3 0 3 0 1", "m s 3 0 3 0 0"] {
        assert_eq!(refused(&marking, &fen(flags)).problem.code, "mill-fen-markers-gone", "{flags}");
    }
}

#[test]
fn used_mills_stand_on_points_of_the_board() {
    let six = mill("six-mens-morris");
    let fen = "********/******** w p p 0 6 0 6 0 0 0 0 0 0 2147483648 0 1";
    let error = refused(&six, fen);
    assert_eq!(error.problem.code, "mill-fen-used-points");
    assert!(error.to_string().contains("not on the board"), "{error}");
}

#[test]
fn more_markers_than_removed_pieces_left_a_side_with_a_hand_and_no_room() {
    let fen = "**O@*XO@/*X*OOO*O/*XX@**@@ w p s 6 5 5 7 0 0 0 0 0 0 0 0 1";
    let error = refused(&mill("twelve-mens-morris"), fen).to_string();
    assert!(error.contains("no markers"), "{error}");
    let error = refused(&mill("da-san-qi"), fen).to_string();
    assert!(error.contains("4 markers are more"), "{error}");
}

#[test]
fn dice_and_points_that_are_not_there_are_refused_in_words() {
    let nine = mill("nine-mens-morris");
    let error = nine.read_roll(&nine.start(), "63").unwrap_err();
    assert_eq!(error.to_string(), "dice \"63\": there are no dice in Mill");
    for text in ["b1", "xb1", "a1-b1", "b1-a1", "", "x", "-"] {
        let error = nine.read_move(&nine.start(), text).unwrap_err();
        assert_eq!((error.what, error.problem.code.as_ref()), ("notation-move", "mill-no-such-point"));
    }
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

#[test]
fn a_removal_or_a_slide_without_a_point_was_quoted_as_nothing() {
    let nine = mill("nine-mens-morris");
    let start = nine.start();
    for (text, found) in [("x", "x"), ("-", "-"), ("d6-", "d6-"), ("xq9", "q9"), ("", "")] {
        assert_eq!(nine.read_move(&start, text).unwrap_err().found, found, "{text}");
    }
}
