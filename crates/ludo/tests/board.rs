//! The board as data.

use crate::common::{shipped, shipped_with, with};
use game::{BoardView, Game, Mark, PlaceKind, Seat, Show};
use ludo::Ludo;

fn place<'v>(board: &'v BoardView, id: &str) -> &'v game::Place {
    board.places.iter().find(|place| place.id == id).unwrap_or_else(|| panic!("no place {id}"))
}

fn distance(board: &BoardView, a: &str, b: &str) -> f32 {
    let [a, b] = [a, b].map(|id| place(board, id));
    (a.x - b.x).hypot(a.y - b.y)
}

/// How far apart the squares of the loop are.
fn spacing(game: &Ludo, board: &BoardView) -> f32 {
    let arm = game.rules().frame.gap().div_ceil(2);
    (board.width - 1.0) / 2.0 / f32::from(arm)
}

#[test]
fn the_usual_board_is_a_cross_on_a_grid_of_fifteen_by_fifteen() {
    let board = shipped("danish").board_view();
    assert_eq!((board.width, board.height), (15.0, 15.0));
    let at = |id: &str| (place(&board, id).x, place(&board, id).y);
    assert_eq!(at("1"), (6.5, 13.5), "red starts on the second square of its arm");
    assert_eq!(at("2"), (6.5, 12.5));
    assert_eq!(at("5"), (6.5, 9.5));
    assert_eq!(at("6"), (5.5, 8.5), "around the inner corner");
    assert_eq!(at("14"), (1.5, 6.5), "green starts a quarter further on");
    assert_eq!(at("27"), (8.5, 1.5));
    assert_eq!(at("40"), (13.5, 8.5));
    assert_eq!(at("51"), (7.5, 14.5), "where red turns off");
    assert_eq!(at("52"), (6.5, 14.5));
    assert_eq!([at("red-52"), at("red-56"), at("red-goal")], [(7.5, 13.5), (7.5, 9.5), (7.5, 8.5)]);
    assert_eq!([at("green-52"), at("green-goal")], [(1.5, 7.5), (6.5, 7.5)]);
    assert_eq!([at("yellow-goal"), at("blue-goal")], [(7.5, 6.5), (8.5, 7.5)]);
    assert_eq!(
        ["red-base", "green-base", "yellow-base", "blue-base"].map(at),
        [(3.0, 12.0), (3.0, 3.0), (12.0, 3.0), (12.0, 12.0)]
    );
    for place in board.places.iter().filter(|place| place.kind != PlaceKind::Hand) {
        assert!(place.x.fract() == 0.5 && place.y.fract() == 0.5, "{place:?}");
    }
}

#[test]
fn a_board_with_inner_corners_has_squares_there() {
    let board = shipped("mensch").board_view();
    assert_eq!((board.width, board.height), (11.0, 11.0));
    let at = |id: &str| (place(&board, id).x, place(&board, id).y);
    assert_eq!([at("1"), at("4"), at("5"), at("6")], [(4.5, 10.5), (4.5, 7.5), (4.5, 6.5), (3.5, 6.5)]);
    assert_eq!([at("40"), at("red-41"), at("red-44")], [(5.5, 10.5), (5.5, 9.5), (5.5, 6.5)]);
}

#[test]
fn where_lanes_do_not_fit_the_loop_is_stretched() {
    let game = shipped("petits-chevaux");
    let board = game.board_view();
    assert_eq!((board.width, board.height), (17.0, 17.0), "six stairs and a goal need eight to the middle");
    assert_eq!((place(&board, "red-goal").x, place(&board, "red-goal").y), (8.5, 9.5));
    assert!((distance(&board, "2", "3") - 8.0 / 7.0).abs() < 1e-5);
    assert!((distance(&board, "red-57", "red-58") - 1.0).abs() < 1e-5);
}

/// Boards of every size, with lanes and goals of every length.
fn boards() -> impl Iterator<Item = Ludo> {
    (16..=96).step_by(4).flat_map(|squares: u8| {
        (0..=12).flat_map(move |lane: u8| {
            ["slots", "shared"].into_iter().map(move |goal| {
                let visited = if lane.is_multiple_of(2) { squares } else { squares - 1 - lane / 2 };
                let [squares, visited, lane] = [squares, visited, lane].map(|number| number.to_string());
                with(&[
                    ("board.loop", squares.as_str()),
                    ("board.visited", visited.as_str()),
                    ("board.lane", lane.as_str()),
                    ("board.goal", goal),
                ])
            })
        })
    })
}

#[test]
fn no_two_places_of_any_board_overlap() {
    for game in boards() {
        let board = game.board_view();
        for (i, a) in board.places.iter().enumerate() {
            let about = || format!("{}\n{a:?}", game.variant().canonical());
            assert!((0.5..=board.width - 0.5).contains(&a.x), "{}", about());
            assert!((0.5..=board.height - 0.5).contains(&a.y), "{}", about());
            for b in &board.places[..i] {
                assert!((a.x - b.x).hypot(a.y - b.y) >= 0.9, "{}\n{b:?}", about());
                assert_ne!(a.id, b.id);
            }
        }
    }
}

#[test]
fn ways_go_from_neighbour_to_neighbour_on_any_board() {
    for game in boards() {
        let (board, visited) = (game.board_view(), usize::from(game.rules().frame.visited));
        let loop_step = spacing(&game, &board) * 1.4143;
        for way in &board.ways {
            // The first place is the base, from which a piece enters.
            for (own, pair) in way.places.windows(2).enumerate().skip(1) {
                let longest = if own < visited { loop_step } else { 1.0001 };
                let step = distance(&board, &pair[0], &pair[1]);
                assert!((0.9..=longest).contains(&step), "{pair:?} {step}\n{}", game.variant().canonical());
            }
        }
    }
}

#[test]
fn the_way_of_a_seat_leads_from_its_base_to_its_goal() {
    let board = shipped("danish").board_view();
    let way = &board.ways[1];
    assert_eq!((way.seat, way.places.len()), (1, 58));
    assert_eq!(way.places[..3], ["green-base", "14", "15"]);
    assert_eq!(
        way.places[51..],
        ["12", "green-52", "green-53", "green-54", "green-55", "green-56", "green-goal"]
    );
    let two = shipped("danish-two").board_view();
    assert_eq!(
        two.ways.iter().map(|way| way.seat).collect::<Vec<Seat>>(),
        [0, 2],
        "only who plays has a way"
    );
    assert_eq!(two.places.len(), board.places.len(), "the board is the same");
    let slots = shipped("mensch").board_view();
    assert_eq!(slots.ways[0].places[40..], ["40", "red-41", "red-42", "red-43", "red-44"]);
}

#[test]
fn places_tell_what_they_are_whose_and_what_is_special() {
    let board = shipped("danish").board_view();
    let kinds = |kind: PlaceKind| board.places.iter().filter(|place| place.kind == kind).count();
    let all = [PlaceKind::Square, PlaceKind::Lane, PlaceKind::Goal, PlaceKind::Hand, PlaceKind::Point];
    assert_eq!(all.map(kinds), [52, 20, 4, 4, 0]);
    assert_eq!(place(&board, "blue-54").seat, Some(3));
    assert_eq!(place(&board, "blue-base").seat, Some(3));
    assert_eq!(place(&board, "3").seat, None);
    assert_eq!(place(&board, "1").marks, [Mark::Entry(0)]);
    assert_eq!(place(&board, "9").marks, [Mark::Safe]);
    assert_eq!(place(&board, "5").marks, [Mark::Star]);
    assert_eq!(place(&board, "51").marks, [Mark::Turnoff(0), Mark::Star]);
    assert_eq!(place(&board, "3").marks, []);
    let king = shipped("king").board_view();
    assert_eq!(place(&king, "14").marks, [Mark::Entry(1), Mark::Safe]);
    let fia = shipped("fia").board_view();
    assert_eq!(place(&fia, "11").marks, [Mark::Entry(1)], "a 1 enters here");
    assert_eq!(place(&fia, "16").marks, [Mark::Entry(1)], "a 6 enters here");
    assert_eq!(place(&fia, "10").marks, [Mark::Turnoff(1)]);
    let further = with(&[("entry.square_by_value", "6")]).board_view();
    assert_eq!(place(&further, "1").marks, [], "nobody enters on a start that no number leads to");
    let out = with(&[("pieces_out_at_start", "1"), ("entry.square_by_value", "6")]).board_view();
    assert_eq!([&place(&out, "1").marks, &place(&out, "6").marks], [&[Mark::Entry(0)], &[Mark::Entry(0)]]);
}

#[test]
fn stars_lead_to_the_next_star_and_the_last_to_the_goal_of_its_owner() {
    let jumps = shipped("danish").board_view().jumps;
    let from = |id: &str| -> Vec<String> {
        jumps.iter().filter(|[from, _]| from == id).map(|[_, to]| to.clone()).collect()
    };
    assert_eq!(from("5"), ["12"]);
    assert_eq!(from("12"), ["18", "green-goal"], "green turns off where the others jump on");
    assert_eq!(from("51"), ["red-goal", "5"]);
    assert_eq!(from("1"), [] as [String; 0]);
    assert_eq!(jumps.len(), 12);
    let stays = shipped_with("danish", &[("stars.last_to_goal", "false")]).board_view().jumps;
    assert_eq!(stays.len(), 8);
    assert!(shipped("classic").board_view().jumps.is_empty());
}
