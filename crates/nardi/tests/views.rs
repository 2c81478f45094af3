//! The board, positions and steps as data: what a page draws is what the state says.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{at, at_every_position, shipped, shipped_and_mixed, shipped_ids};
use game::{
    BoardView, Game, Mark, MoveKind, MoveView, Notation, Place, PlaceKind, PositionView, Roll, Seat, Show,
};
use nardi::{Nardi, State};

fn mixes() -> usize {
    if testkit::is_long() { 200 } else { 12 }
}

fn place<'b>(board: &'b BoardView, id: &str) -> &'b Place {
    board.places.iter().find(|place| place.id == id).unwrap_or_else(|| panic!("there is no place {id}"))
}

/// The ids of the places with this mark, in the order of the board.
fn marked(board: &BoardView, mark: Mark) -> Vec<&str> {
    board.places.iter().filter(|place| place.marks.contains(&mark)).map(|place| place.id.as_str()).collect()
}

#[test]
fn a_board_has_24_points_and_two_trays() {
    let board = shipped("long-nardi").board_view();
    let mut points: Vec<String> = (1..=24).map(|number| number.to_string()).collect();
    points.extend(["off-white".to_owned(), "off-black".to_owned()]);
    assert_eq!(board.places.iter().map(|place| place.id.clone()).collect::<Vec<_>>(), points);
    for place in &board.places {
        let is_tray = place.id.starts_with("off");
        assert_eq!(place.kind, if is_tray { PlaceKind::Goal } else { PlaceKind::Point });
        assert_eq!(place.seat.is_some(), is_tray, "{} belongs to a seat", place.id);
    }
    assert_eq!((place(&board, "off-white").seat, place(&board, "off-black").seat), (Some(0), Some(1)));
    assert_eq!(place(&board, "17").name.to_string(), "17");
    assert_eq!(place(&board, "off-black").name.to_string(), "Black: borne off");
    assert!(board.edges.is_empty() && board.lines.is_empty() && board.jumps.is_empty());
}

#[test]
fn heads_and_homes_are_marked_for_each_side() {
    let board = shipped("long-nardi").board_view();
    assert_eq!(marked(&board, Mark::Head(0)), ["24"]);
    assert_eq!(marked(&board, Mark::Head(1)), ["12"]);
    assert_eq!(marked(&board, Mark::Home(0)), ["1", "2", "3", "4", "5", "6"]);
    assert_eq!(marked(&board, Mark::Home(1)), ["13", "14", "15", "16", "17", "18"]);
    assert_eq!(board.places.iter().map(|place| place.marks.len()).sum::<usize>(), 14, "and nothing else");
}

#[test]
fn places_lie_as_white_sees_the_board() {
    let board = shipped("long-nardi").board_view();
    let at = |id: &str| (place(&board, id).x, place(&board, id).y);
    assert_eq!((board.width, board.height), (15.0, 12.0));
    // The corners of both halves, with the bar between 18 and 19; trays where each way ends.
    assert_eq!([at("13"), at("18"), at("19"), at("24")], [(1.5, 2.5), (6.5, 2.5), (8.5, 2.5), (13.5, 2.5)]);
    assert_eq!([at("12"), at("7"), at("6"), at("1")], [(1.5, 9.5), (6.5, 9.5), (8.5, 9.5), (13.5, 9.5)]);
    assert_eq!((at("off-white"), at("off-black")), ((14.5, 9.5), (0.5, 2.5)));
    for (i, one) in board.places.iter().enumerate() {
        for other in &board.places[..i] {
            let apart = (one.x - other.x).hypot(one.y - other.y);
            assert!(apart >= 0.9, "{} and {} are {apart} apart", one.id, other.id);
        }
    }
}

#[test]
fn a_way_leads_from_neighbour_to_neighbour_from_the_head_to_the_tray() {
    let board = shipped("long-nardi").board_view();
    assert_eq!(board.ways.len(), 2);
    for (seat, head, tray) in [(0, "24", "off-white"), (1, "12", "off-black")] {
        let way = &board.ways[usize::from(seat)];
        assert_eq!(way.seat, seat);
        assert_eq!((way.places[0].as_str(), way.places[24].as_str()), (head, tray));
        assert_eq!(way.places.iter().collect::<BTreeSet<_>>().len(), 25, "each place once");
        for pair in way.places.windows(2) {
            let (one, other) = (place(&board, &pair[0]), place(&board, &pair[1]));
            let (dx, dy) = ((one.x - other.x).abs(), (one.y - other.y).abs());
            // To the next column, over the bar, or at either end of the board to the other row.
            assert!((dx, dy) == (1.0, 0.0) || (dx, dy) == (2.0, 0.0) || dx == 0.0, "{pair:?}");
        }
    }
    assert_eq!(board.ways[1].places[11..13], ["1", "24"]);
}

/// The board part of a FEN, from the view alone.
fn board_text(view: &PositionView) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for number in (1..=24).rev() {
        match view.pieces.iter().find(|pile| pile.place == number.to_string()) {
            None => empty += 1,
            Some(pile) => {
                if empty > 0 {
                    text.push_str(&empty.to_string());
                }
                empty = 0;
                let first = if pile.seat == Some(0) { b'A' } else { b'a' };
                text.push(char::from(first + pile.count - 1));
            }
        }
        if number % 6 == 1 {
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            empty = 0;
            text.push_str(if number > 1 { "/" } else { "" });
        }
    }
    text
}

fn count(view: &PositionView, seat: Seat, what: &str) -> i32 {
    view.counts
        .iter()
        .find(|count| count.seat == seat && count.what == what)
        .map(|count| count.value)
        .unwrap()
}

/// How many checkers a seat has on a place.
fn standing(view: &PositionView, seat: Seat, id: &str) -> u8 {
    let pile = view.pieces.iter().find(|pile| pile.place == id && pile.seat == Some(seat));
    pile.map_or(0, |pile| pile.count)
}

/// A view says all there is about the checkers, once, and counts what stands there.
fn check_position(nardi: &Nardi, board: &BoardView, state: &State) {
    let view = nardi.position_view(state);
    let fen = nardi.state_text(state);
    assert_eq!(board_text(&view), fen.split(' ').next().unwrap(), "{view:?}");
    let piles: BTreeSet<_> = view.pieces.iter().map(|pile| &pile.place).collect();
    assert_eq!(piles.len(), view.pieces.len(), "{fen}: no place is named twice");
    assert!(view.pieces.iter().all(|pile| pile.count > 0 && pile.numbers.is_empty()), "{fen}");
    assert!(piles.iter().all(|id| board.places.iter().any(|place| place.id == **id)), "{fen}");
    assert_eq!(view.counts.len(), 6, "{fen}");
    for way in &board.ways {
        let checkers = |id: &String| i32::from(standing(&view, way.seat, id));
        let pips: i32 = way.places.iter().rev().zip(0..).map(|(id, far)| far * checkers(id)).sum();
        let (head, tray) = (&way.places[0], &way.places[24]);
        assert_eq!(way.places.iter().map(checkers).sum::<i32>(), 15, "{fen}");
        assert_eq!(count(&view, way.seat, "count-pips"), pips, "{fen}");
        assert_eq!(count(&view, way.seat, "count-off"), checkers(tray), "{fen}");
        assert_eq!(count(&view, way.seat, "count-on-head"), checkers(head), "{fen}");
    }
}

#[test]
fn a_view_of_a_position_is_its_fen_and_its_counts() {
    for nardi in shipped_and_mixed(mixes()) {
        let board = nardi.board_view();
        at_every_position(&nardi, 1, |state, _| check_position(&nardi, &board, state));
    }
}

/// A step as data does what the step does.
fn check_step(nardi: &Nardi, board: &BoardView, state: &State, view: &MoveView, after: &State) {
    let of = format!("{} {}", nardi.state_text(state), view.text);
    let seat = nardi.seat_to_act(state).expect("somebody moves");
    let way = &board.ways[usize::from(seat)].places;
    let (from, to) = (view.from.as_ref().expect("it starts"), view.to.as_ref().expect("it ends"));
    let stage = |id: &String| way.iter().position(|place| place == id).expect("it is on the way");
    assert_eq!(view.path, way[stage(from)..=stage(to)], "{of}");
    assert_eq!(view.kind, if stage(to) == 24 { MoveKind::Finish } else { MoveKind::Move }, "{of}");
    let (now, then) = (nardi.position_view(state), nardi.position_view(after));
    assert_eq!(standing(&then, seat, from) + 1, standing(&now, seat, from), "{of}");
    assert_eq!(standing(&then, seat, to), standing(&now, seat, to) + 1, "{of}");
    let &[number] = view.numbers.as_slice() else { panic!("{of}: a step uses one die") };
    let passed = view.path.len() - 1;
    assert!(usize::from(number) == passed || stage(to) == 24 && usize::from(number) > passed, "{of}");
    // What is left is what there was without that number, unless the turn is over.
    let mut left = nardi.numbers_left(state);
    let used = left.iter().position(|&die| die == number);
    left.remove(used.unwrap_or_else(|| panic!("{of}: {number} is not there to be played")));
    let next = nardi.numbers_left(after);
    let is_same_turn = nardi.seat_to_act(after) == Some(seat) && next.len() == left.len() && !next.is_empty();
    assert!(!is_same_turn || next == left, "{of}: {next:?} after {left:?}");
    assert!(view.captures.is_empty() && view.piece.is_none(), "{of}");
}

#[test]
fn a_view_of_a_step_names_its_places_its_path_and_its_die() {
    for nardi in shipped_and_mixed(mixes()) {
        let board = nardi.board_view();
        at_every_position(&nardi, 1, |state, _| {
            let mut steps = Vec::new();
            nardi.moves(state, &mut steps);
            let mut seen = BTreeMap::new();
            for step in steps {
                let view = nardi.move_view(state, step);
                let fen = nardi.state_text(state);
                assert_eq!(view.text, nardi.move_text(state, step), "{fen}");
                if step.is_pass() {
                    assert_eq!((view.kind, &view.from, &view.to), (MoveKind::Pass, &None, &None), "{fen}");
                    assert!(view.path.is_empty() && view.numbers.is_empty(), "{fen}");
                } else {
                    let mut after = *state;
                    nardi.play(&mut after, step);
                    check_step(&nardi, &board, state, &view, &after);
                }
                let clicks = (view.from, view.to, view.numbers);
                assert_eq!(seen.insert(clicks, step), None, "{fen}: two steps look the same");
            }
        });
    }
}

#[test]
fn a_checker_borne_off_by_a_larger_die_uses_the_smallest_that_does() {
    let nardi = shipped("long-nardi");
    let state = at(&nardi, "6/6/o5/4B1 w 65");
    let view = nardi.move_view(&state, nardi.read_move(&state, "2/off").unwrap());
    assert_eq!((view.kind, view.numbers), (MoveKind::Finish, vec![5]));
    assert_eq!(view.path, ["2", "1", "off-white"]);
    let state = at(&nardi, "N5/1A4/n5/5a b 2");
    let view = nardi.move_view(&state, nardi.read_move(&state, "1/23").unwrap());
    assert_eq!((view.path, view.numbers), (vec!["1".into(), "24".into(), "23".into()], vec![2]));
}

#[test]
fn the_numbers_of_a_roll_are_those_left_to_play_after_it() {
    for nardi in shipped_and_mixed(mixes()) {
        at_every_position(&nardi, 1, |state, _| {
            let is_played = matches!(nardi.turn(state), game::Turn::Seat(_));
            assert_eq!(nardi.numbers_left(state).is_empty(), !is_played, "{}", nardi.state_text(state));
            for &(roll, _) in nardi.rolls(state) {
                let mut rolled = *state;
                nardi.roll(&mut rolled, roll);
                let numbers = nardi.numbers_of(state, roll);
                assert_eq!(numbers, nardi.numbers_left(&rolled), "{}", nardi.state_text(state));
                assert!(numbers.is_sorted_by(|a, b| a >= b), "largest first");
            }
        });
    }
}

#[test]
fn a_double_is_four_numbers_or_two_or_the_first_of_a_cascade() {
    let numbers = |nardi: &Nardi, fen: &str, a: u8, b: u8| nardi.numbers_of(&at(nardi, fen), Roll::two(a, b));
    let start = "O5/6/o5/6 w -";
    assert_eq!(numbers(&shipped("long-nardi"), start, 3, 6), [6, 3]);
    assert_eq!(numbers(&shipped("long-nardi"), start, 4, 4), [4, 4, 4, 4]);
    assert_eq!(numbers(&shipped("long-narde"), start, 4, 4), [4, 4]);
    assert_eq!(numbers(&shipped("gul-bara"), start, 4, 4), [4, 4, 4, 4]);
    let cascade = shipped("gul-bara");
    assert_eq!(cascade.numbers_left(&at(&cascade, "M5/2B3/o5/6 w 555 0 c")), [5, 5, 5]);
}

#[test]
fn a_roll_off_gives_numbers_only_where_its_dice_are_played() {
    let roll = Roll { first: 2, second: 5 };
    let equal = Roll { first: 5, second: 5 };
    let played = shipped("federation");
    assert_eq!(played.numbers_of(&played.start(), roll), [5, 2]);
    assert!(played.numbers_of(&played.start(), equal).is_empty());
    let fresh = shipped("fevga");
    assert!(fresh.numbers_of(&fresh.start(), roll).is_empty());
    let nobody = Roll { first: 9, second: 9 };
    assert!(fresh.numbers_of(&fresh.start(), nobody).is_empty(), "dice that cannot fall give nothing");
    assert!(played.numbers_of(&at(&played, "O5/6/o5/6 w 52"), roll).is_empty(), "no dice are due");
}

#[test]
fn every_drawing_fits_the_terminal_and_names_the_places_of_the_board() {
    for nardi in shipped_and_mixed(mixes()) {
        let places: BTreeSet<String> = nardi.board_view().places.into_iter().map(|place| place.id).collect();
        at_every_position(&nardi, 1, |state, random| {
            if random.below(10) > 0 {
                return;
            }
            let picture = nardi.draw(state);
            let width = picture.rows().iter().map(Vec::len).max().unwrap_or(0);
            assert!(width <= 78 && picture.rows().len() <= 18, "{width} × {}", picture.rows().len());
            assert_eq!(picture.captions.len(), 2);
            let spots: BTreeSet<String> = picture.spots.iter().map(|(name, _, _)| name.clone()).collect();
            assert_eq!((spots.len(), &spots), (picture.spots.len(), &places));
        });
    }
}

#[test]
fn a_drawing_has_no_words_in_it() {
    for id in &shipped_ids() {
        let nardi = shipped(id);
        at_every_position(&nardi, 1, |state, _| {
            for row in nardi.draw(state).rows() {
                assert!(row.iter().all(|(c, _)| !c.is_alphabetic()), "{row:?}");
            }
        });
    }
}

#[test]
fn a_drawing_shows_stacks_trays_and_dice_in_their_places() {
    let nardi = shipped("long-nardi");
    let drawing = "        13  14  15  16  17  18    19  20  21  22  23  24
      ┌─────────────────────────┬─────────────────────────┐
 ●  4 │          ●              │                      ○  │
      │          ●              │                      ○  │
      │          ●              │                      ○  │
      │          ●              │                      ○  │
      │          ●              │                      ○  │
      │ [6] [3]                 │                         │
      │  6                      │                         │
      │  ●                      │                         │
      │  ●                      │                         │
      │  ●                      │              ○          │
      │  ●                      │              ○          │ ○ 8
      └─────────────────────────┴─────────────────────────┘
        12  11  10   9   8   7     6   5   4   3   2   1
 Black to play 6 and 3.
 Pips to go: White 126, Black 159.
";
    let state = at(&nardi, "E5/3e2/f5/3B2 b 63");
    assert_eq!(nardi.draw(&state).to_text(), drawing);
    let picture = nardi.draw(&state);
    assert_eq!(picture.find("off-black"), Some((1, 2)));
    assert_eq!(picture.find("off-white"), Some((60, 12)));
    assert_eq!((picture.find("15"), picture.find("3")), (Some((17, 2)), Some((47, 12))));
}
