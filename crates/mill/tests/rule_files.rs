//! A variant is one file: made-up boards and mixes are played, and wrong files are told everything at once.

use crate::common::{all_ids, legal, mill, mill_with, variant_of};
use game::{Catalogue, Game, Notation};
use mill::Mill;

fn made_up(text: &str) -> Mill {
    Mill::new(variant_of(text).unwrap_or_else(|problems| panic!("{problems}")))
        .unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn a_made_up_pentagon_board_is_played() {
    let pentagon = made_up(include_str!("fixtures/pentagon.toml"));
    assert_eq!(pentagon.board().len(), 20);
    assert_eq!(pentagon.board().symmetries().len(), 10);
    assert_eq!(
        pentagon.state_text(&pentagon.start()),
        "*****/*****/*****/***** w p p 0 7 0 7 0 0 0 0 0 0 0 0 1"
    );
    assert_eq!(legal(&pentagon, &pentagon.start()).len(), 20);
    let fen = "@*@**/@****/*O***/*O*** w p p 2 5 3 4 0 0 0 0 0 0 0 0 4";
    let mut state = pentagon.read_state(fen).unwrap();
    crate::common::play(&pentagon, &mut state, "c2");
    assert_eq!(legal(&pentagon, &state), ["xa0", "xa1", "xc0"]);
    testkit::conformance::check(&pentagon, 5, 3);
}

#[test]
fn a_made_up_mix_of_captures_is_played() {
    let mix = made_up(include_str!("fixtures/everything-captures.toml"));
    assert!(mix.rules().custodian.is_some() && mix.rules().leap.is_some());
    testkit::conformance::check(&mix, 10, 4);
}

#[test]
fn everything_wrong_with_an_own_board_is_reported_at_once() {
    let file = "id = \"broken\"\nfamily = \"mill\"\npiece_count = 3\n[board]\nlayout = \"own\"\n\
        points = [[[\"a\", 0, 0], [\"b\", 1, 0], [\"c\", 2, 0], [\"d\", 3, 0], [\"e\", 3, 1], [\"f\", 3, 2]]]\n\
        edges = [[\"a\", \"b\"], [\"b\", \"q\"], [\"c\", \"c\"], [\"a\"]]\n\
        lines = [[\"a\", \"b\", \"c\"], [\"d\", \"e\"], [\"a\", \"b\", \"c\"]]\n";
    let problems = Mill::new(variant_of(file).unwrap()).unwrap_err().to_string();
    for expected in [
        "line 7, column 22: board.edges[1]: there is no point \"q\"",
        "board.edges[2]: c stands here twice",
        "board.edges[3]: an edge joins two points",
        "board.lines[1]: this line has 2 points",
        "board.lines[2]: this line stands here twice",
    ] {
        assert!(problems.contains(expected), "{expected} is not in:\n{problems}");
    }
}

#[test]
fn a_board_must_hang_together_and_hold_the_pieces() {
    let file = "id = \"torn\"\nfamily = \"mill\"\npiece_count = 4\n[board]\nlayout = \"own\"\n\
        points = [[[\"a\", 0, 0], [\"b\", 1, 0], [\"c\", 2, 0]], [[\"d\", 0, 1], [\"e\", 1, 1], [\"f\", 2, 1]]]\n\
        edges = [[\"a\", \"b\"], [\"b\", \"c\"], [\"d\", \"e\"], [\"e\", \"f\"]]\nlines = [[\"a\", \"b\", \"c\"]]\n";
    let problems = Mill::new(variant_of(file).unwrap()).unwrap_err().to_string();
    assert!(problems.contains("no way leads from a to d"), "{problems}");
    let crowded = "id = \"crowded\"\nextends = \"three-mens-morris\"\npiece_count = 5\n";
    let problems = Mill::new(variant_of(crowded).unwrap()).unwrap_err().to_string();
    assert!(problems.contains("line 3, column 15: piece_count: twice 5 pieces have no room"), "{problems}");
}

#[test]
fn combinations_that_make_no_sense_are_named() {
    let problem = |text: &str| Mill::new(variant_of(text).unwrap()).unwrap_err().to_string();
    let lost = problem("id = \"lost\"\nextends = \"nine-mens-morris\"\npieces_at_least_count = 10\n");
    assert!(lost.contains("has lost from the start"), "{lost}");
    let rings = problem("id = \"rings\"\nextends = \"six-mens-morris\"\nhas_diagonal_lines = true\n");
    assert!(rings.contains("two rings have no diagonal lines"), "{rings}");
    let points = problem(
        "id = \"points\"\nextends = \"nine-mens-morris\"\n[board]\nlines = [[\"a1\", \"a4\", \"a7\"]]\n",
    );
    assert!(points.contains("only an own board is described"), "{points}");
}

#[test]
fn every_variant_can_be_explained_and_drawn() {
    for id in all_ids() {
        let mill = mill(&id);
        let text = mill.explain_in(Catalogue::english());
        assert!(text.starts_with("# The board\n"), "{text}");
        assert!(text.contains("# The aim\n") && text.contains("# Stalemate\n"), "{text}");
        let picture = mill.draw(&mill.start());
        assert_eq!(picture.spots.len(), mill.board().len() + 2, "every point and both hands");
    }
    let text = mill_with("mul-mulan", &[("MayFly", "true")]).explain_in(Catalogue::english());
    assert!(text.contains("captures both") && text.contains("any empty point"), "{text}");
}

#[test]
fn the_board_is_drawn_from_its_coordinates() {
    let mill = mill("nine-mens-morris");
    let state = mill.read_state("O*******/********/*@*****O w p p 2 7 1 8 0 0 0 0 0 0 0 0 2").unwrap();
    let expected = "\
7  O───────────·───────────@   @@@@@@@@
   │           │           │
6  │   ·───────·───────·   │
   │   │       │       │   │
5  │   │   ·───O───·   │   │
   │   │   │       │   │   │
4  ·───·───·       ·───·───·
   │   │   │       │   │   │
3  │   │   ·───·───·   │   │
   │   │       │       │   │
2  │   ·───────·───────·   │
   │           │           │
1  ·───────────·───────────·   OOOOOOO
   a   b   c   d   e   f   g
 White O: 2 on the board, 7 in hand · Black @: 1 on the board, 8 in hand
 White to place a piece
";
    assert_eq!(mill.draw(&state).to_text(), expected);
    let twelve = crate::common::mill("twelve-mens-morris");
    assert!(twelve.draw(&twelve.start()).to_text().contains('╲'));
}

#[test]
fn on_a_board_without_files_and_ranks_every_point_has_its_name_beside_it() {
    let pentagon = made_up(include_str!("fixtures/pentagon.toml"));
    let expected = "                     \
                     ╱ ·a2                   @@@@@@@
                 ╱ ╱   │ ╲ ╲
             ╱ ·ea     │     ╲ ·ab
         ╱ ╱           ·a1       ╲ ╲
       ·e2             │             ╲ ·b2
       ╲   ╲ ·e1     ╱ ·a0     ╱ ·b1   ╱
        ╲        ╲ ·e0   ╲ ·b0        ╱
        ╲           ╲     ╱           ╱
         ╲           ·d0─·c0         ╱
         ·de       ╱       ╲         ·bc
         ╲       ·d1         ·c1    ╱
          ╲    ╱              ╲    ╱
          ╲  ╱                  ╲ ╱
           ·d2─────────·cd───────·c2         OOOOOOO
 White O: 0 on the board, 7 in hand · Black @: 0 on the board, 7 in hand
 White to place a piece
";
    assert_eq!(pentagon.draw(&pentagon.start()).to_text(), expected);
}

#[test]
fn sanmills_option_names_reach_every_field() {
    let mill = mill_with(
        "nine-mens-morris",
        &[
            ("PiecesCount", "10"),
            ("flyPieceCount", "4"),
            ("MayFly", "true"),
            ("StalemateAction", "4"),
            ("BoardFullAction", "3"),
            ("MillFormationActionInPlacingPhase", "4"),
            ("CustodianCaptureOnlyWhenOwnPiecesLeq3", "true"),
            ("InterventionCaptureOnCrossLines", "false"),
            ("InterventionCaptureEnabled", "true"),
            ("NMoveRule", "60"),
        ],
    );
    assert_eq!((mill.rules().piece_count, mill.rules().fly_count, mill.rules().n_move), (10, 4, 60));
    assert_eq!(mill.rules().stalemate, mill::Stalemate::Draw);
    assert_eq!(mill.rules().board_full, mill::BoardFull::SideToMove);
    assert_eq!(mill.rules().mill_action, mill::MillAction::MarkAndDelay);
    assert!(!mill.rules().intervention.unwrap().on_crosses);
    for spec in mill::FAMILY.options.iter().filter(|spec| !spec.path.starts_with("board.")) {
        assert!(!spec.aliases.is_empty(), "{} has no name of Sanmill's kind", spec.path);
    }
}
