//! Boards, positions and moves as data: enough to draw everything, and nothing that is not so.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::mixes::random_mill;
use crate::common::{all_ids, mill, mill_with, variant_of};
use game::{
    BoardView, Game, History, MoveKind, MoveView, Notation, PlaceKind, PositionView, Random, Show, Turn,
};
use mill::{Mill, Move, State};

/// A built-in game, a made-up board, or a random mix.
fn games() -> Vec<Mill> {
    let mut games: Vec<Mill> = all_ids().iter().map(|id| mill(id)).collect();
    games.push(pentagon());
    let mixes = if testkit::is_long() { 1_000 } else { 120 };
    games.extend((0..mixes).map(|mix| random_mill(&mut Random::stream(40, mix))));
    games
}

fn pentagon() -> Mill {
    let variant = variant_of(include_str!("fixtures/pentagon.toml")).expect("a rule file");
    Mill::new(variant).expect("sound rules")
}

/// Every position of a random game.
fn each_position(mill: &Mill, seed: u64, mut see: impl FnMut(&State)) {
    let mut random = Random::new(seed);
    let mut history = History::<Mill>::new(mill, mill.start());
    see(history.state());
    while let Some(action) = mill.random_move(history.state(), &mut random) {
        history.play(mill, action).expect("a random move is legal");
        see(history.state());
    }
}

/// The board field and the counts of the FEN, from the view alone.
fn fen_from_view(mill: &Mill, board: &BoardView, view: &PositionView) -> (String, [u8; 4]) {
    let points: Vec<&str> = board
        .places
        .iter()
        .filter(|place| place.kind == PlaceKind::Point)
        .map(|place| place.id.as_str())
        .collect();
    let (mut cells, mut counts) = (vec!['*'; points.len()], [0; 4]);
    for pile in &view.pieces {
        match points.iter().position(|id| *id == pile.place) {
            Some(point) => {
                assert_eq!((cells[point], pile.count), ('*', 1), "one piece on a point");
                cells[point] = pile.seat.map_or('X', |seat| ['O', '@'][usize::from(seat)]);
                if let Some(seat) = pile.seat {
                    counts[usize::from(seat) * 2] += 1;
                }
            }
            None => {
                let seat = pile.seat.expect("a hand is somebody's");
                assert_eq!(pile.place, format!("hand-{}", mill.seat_id(seat)));
                counts[usize::from(seat) * 2 + 1] += pile.count;
            }
        }
    }
    let mut cells = cells.into_iter();
    let groups: Vec<String> =
        mill.board().groups().iter().map(|&length| cells.by_ref().take(length).collect()).collect();
    (groups.join("/"), counts)
}

#[test]
fn a_position_can_be_rebuilt_from_its_view() {
    for (i, mill) in games().iter().enumerate() {
        let board = mill.board_view();
        each_position(mill, i as u64, |state| {
            let fen = mill.state_text(state);
            let fields: Vec<&str> = fen.split(' ').collect();
            let view = mill.position_view(state);
            let (field, counts) = fen_from_view(mill, &board, &view);
            assert_eq!(field, fields[0], "{fen}");
            assert_eq!(counts.map(|count| count.to_string())[..], fields[4..8], "{fen}");
            assert!(view.pieces.iter().all(|pile| pile.count > 0 && pile.numbers.is_empty()), "{fen}");
            assert_eq!(view.task.is_none(), mill.turn(state) == Turn::Over, "{fen}");
        });
    }
}

#[test]
fn what_is_counted_are_pieces_on_the_board_in_hand_and_lost() {
    let nine = mill("nine-mens-morris");
    let fen = "OOO***@@/@@******/****@*@@ w p r 3 5 7 1 1 0 0 0 0 0 0 0 10";
    let view = nine.position_view(&nine.read_state(fen).unwrap());
    let counts: Vec<(u8, &str, i32)> =
        view.counts.iter().map(|count| (count.seat, count.what, count.value)).collect();
    let expected = [
        (0, "count-on-board", 3),
        (0, "count-in-hand", 5),
        (0, "count-lost", 1),
        (1, "count-on-board", 7),
        (1, "count-in-hand", 1),
        (1, "count-lost", 1),
    ];
    assert_eq!(counts, expected);
    assert_eq!(view.task.unwrap().to_string(), "White to remove a black piece");
}

fn legal_views(mill: &Mill, state: &State) -> Vec<(Move, MoveView)> {
    let mut moves: Vec<Move> = Vec::new();
    mill.moves(state, &mut moves);
    moves.into_iter().map(|action| (action, mill.move_view(state, action))).collect()
}

/// How many pieces of a seat stand on a place.
fn count(view: &PositionView, place: &str, seat: u8) -> u8 {
    let is_here = |pile: &&game::Pile| pile.place == place && pile.seat == Some(seat);
    view.pieces.iter().filter(is_here).map(|pile| pile.count).sum()
}

fn check_move(mill: &Mill, state: &State, ids: &BTreeSet<String>, action: Move, view: &MoveView) {
    let fen = mill.state_text(state);
    let seat = mill.seat_to_act(state).expect("somebody acts");
    let mut next = *state;
    mill.play(&mut next, action);
    let (before, after) = (mill.position_view(state), mill.position_view(&next));
    let to = view.to.as_ref().unwrap_or_else(|| panic!("{fen}: {view:?}"));
    assert_eq!(view.text, mill.move_text(state, action));
    let named = view.path.iter().chain(&view.captures).chain(&view.from).chain([to]);
    assert!(named.into_iter().all(|id| ids.contains(id)), "{fen}: {view:?}");
    assert_eq!(view.path.last(), Some(to), "{fen}: {view:?}");
    assert!(view.numbers.is_empty() && view.piece.is_none(), "{fen}: {view:?}");
    let other = seat ^ 1;
    match &view.from {
        Some(from) => {
            assert_eq!(view.path.first(), Some(from), "{fen}: {view:?}");
            assert_eq!(view.kind == MoveKind::Enter, from.starts_with("hand-"), "{fen}: {view:?}");
            assert!(count(&before, from, seat) > 0, "{fen}: {view:?}");
            assert_eq!((count(&before, to, seat), count(&after, to, seat)), (0, 1), "{fen}: {view:?}");
        }
        None => {
            assert_eq!(view.kind, MoveKind::Remove, "{fen}: {view:?}");
            let victim = if state.must_remove() < 0 { seat } else { other };
            assert_eq!((count(&before, to, victim), count(&after, to, victim)), (1, 0), "{fen}: {view:?}");
        }
    }
    for place in &view.captures {
        assert!(count(&before, place, other) > count(&after, place, other), "{fen}: {view:?}");
    }
}

#[test]
fn every_legal_move_says_what_it_does_to_the_board() {
    let mut seen: BTreeMap<&str, u64> = BTreeMap::new();
    for (i, mill) in games().iter().enumerate() {
        let ids: BTreeSet<String> = mill.board_view().places.into_iter().map(|place| place.id).collect();
        each_position(mill, 1_000 + i as u64, |state| {
            let views = legal_views(mill, state);
            assert_eq!(mill.numbers_left(state), Vec::<u8>::new());
            for (action, view) in &views {
                check_move(mill, state, &ids, *action, view);
                let kind = match view.kind {
                    MoveKind::Enter if !view.captures.is_empty() => "a placing takes from the hand",
                    MoveKind::Enter => "enter",
                    MoveKind::Move if !view.captures.is_empty() => "a slide takes from the hand",
                    MoveKind::Move if view.path.len() == 3 => "leap",
                    MoveKind::Move => "move",
                    MoveKind::Remove => "remove",
                    kind => panic!("{kind:?} is no move of Mill"),
                };
                *seen.entry(kind).or_default() += 1;
            }
            let keys: BTreeSet<_> =
                views.iter().map(|(_, view)| (format!("{:?}", view.kind), &view.from, &view.to)).collect();
            assert_eq!(keys.len(), views.len(), "{}", mill.state_text(state));
        });
    }
    assert_eq!(seen.len(), 6, "something never happened: {seen:?}");
}

#[test]
fn a_move_names_the_lines_it_completes_where_that_calls_for_a_removal() {
    let mill = mill("nine-mens-morris");
    let lines = mill.board_view().lines;
    let mut doubles = 0;
    let mut check = |state: &State| {
        for (action, view) in legal_views(&mill, state) {
            let mut next = *state;
            mill.play(&mut next, action);
            let is_closing = view.kind != MoveKind::Remove && next.is_removing();
            let ends = mill.turn(&next) == game::Turn::Over;
            let seat = mill.seat_to_act(state).expect("somebody acts");
            assert!(ends || view.lines.is_empty() != is_closing, "{} {view:?}", mill.state_text(state));
            let own = mill.position_view(&next);
            for line in &view.lines {
                assert!(lines.contains(line) && view.to.as_ref().is_some_and(|to| line.contains(to)));
                assert!(ends || line.iter().all(|id| count(&own, id, seat) == 1), "{view:?}");
            }
            doubles += usize::from(view.lines.len() > 1);
        }
    };
    (0..20).for_each(|seed| each_position(&mill, seed, &mut check));
    assert!(doubles > 0, "no double mill was ever possible");
}

#[test]
fn the_views_of_a_placing_a_slide_a_leap_and_a_removal() {
    let nine = mill("nine-mens-morris");
    let view = |mill: &Mill, fen: &str, text: &str| {
        let state = mill.read_state(fen).unwrap_or_else(|error| panic!("{error}"));
        let action = mill.read_move(&state, text).expect(text);
        assert!(mill.is_legal(&state, action), "{fen} {text}");
        mill.move_view(&state, action)
    };
    let owned = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<Vec<String>>();
    let expected = |text: &str, kind, from: Option<&str>, path: &[&str], captures: &[&str]| MoveView {
        text: text.to_owned(),
        kind,
        from: from.map(str::to_owned),
        to: path.last().map(|&to| to.to_owned()),
        piece: None,
        path: owned(path),
        numbers: Vec::new(),
        captures: owned(captures),
        lines: Vec::new(),
    };
    let placing = "O*******/@*******/******** b p p 1 8 1 8 0 0 0 0 0 0 0 0 2";
    let enter = expected("a1", MoveKind::Enter, Some("hand-black"), &["hand-black", "a1"], &[]);
    assert_eq!(view(&nine, placing, "a1"), enter);
    let moving = "OOO***@@/@@******/**O*O*** w m s 5 0 4 0 0 0 0 0 0 0 0 0 20";
    let slide = expected("e4-f4", MoveKind::Move, Some("e4"), &["e4", "f4"], &[]);
    assert_eq!(view(&nine, moving, "e4-f4"), slide);
    let removing = "OOO***@@/@@******/****@*@@ w p r 3 6 7 2 1 0 0 0 0 0 0 0 10";
    assert_eq!(view(&nine, removing, "xa7"), expected("xa7", MoveKind::Remove, None, &["a7"], &[]));
    let leap = mill_with("lasker-morris", &[("leap_capture.enabled", "true")]);
    let flight = "******@@/***@O@O*/*@*@*O@* w m s 3 0 7 0 0 0 0 0 0 0 0 18 42";
    let over = expected("a1-a7", MoveKind::Move, Some("a1"), &["a1", "a4", "a7"], &[]);
    assert_eq!(view(&leap, flight, "a1-a7"), over);
    let dooz = mill("dooz");
    let closing = "@*******/@*******/*O*****O w p p 2 10 2 10 0 0 0 0 0 0 0 0 3";
    let taking = expected("d7", MoveKind::Enter, Some("hand-white"), &["hand-white", "d7"], &["hand-black"]);
    let taking = MoveView { lines: vec![owned(&["a7", "d7", "g7"])], ..taking };
    assert_eq!(view(&dooz, closing, "d7"), taking);
    let quiet = expected("a1", MoveKind::Enter, Some("hand-white"), &["hand-white", "a1"], &[]);
    assert_eq!(view(&dooz, closing, "a1"), quiet);
    let empty_hand = "@*******/@*@*****/*O*****O w p p 2 10 3 0 0 0 0 0 0 0 0 0 3";
    assert_eq!(view(&dooz, empty_hand, "d7").captures, Vec::<String>::new());
}

#[test]
fn a_board_has_its_points_hands_edges_and_lines() {
    for mill in games() {
        let (board, view) = (mill.board(), mill.board_view());
        assert_eq!(view.places.len(), board.len() + 2);
        let ids: BTreeSet<&String> = view.places.iter().map(|place| &place.id).collect();
        assert_eq!(ids.len(), view.places.len(), "no id twice");
        assert_eq!((view.edges.len(), view.lines.len()), (board.edges().len(), board.lines().len()));
        assert!(view.edges.iter().flatten().chain(view.lines.iter().flatten()).all(|id| ids.contains(id)));
        assert!(view.ways.is_empty() && view.jumps.is_empty());
        for (i, a) in view.places.iter().enumerate() {
            let inside = |at: f32, size: f32| (1.0..=size - 1.0).contains(&at);
            assert!(inside(a.x, view.width) && inside(a.y, view.height), "{a:?}");
            let hand = (a.kind == PlaceKind::Hand).then(|| u8::from(a.id == "hand-black"));
            assert_eq!((a.seat, a.marks.len()), (hand, 0), "{a:?}");
            for b in &view.places[..i] {
                assert!((a.x - b.x).hypot(a.y - b.y) > 0.999, "{a:?} {b:?}");
            }
        }
        let names: BTreeSet<String> = mill.draw(&mill.start()).spots.into_iter().map(|spot| spot.0).collect();
        assert!(names.iter().eq(ids), "the drawing has the same places");
    }
}

#[test]
fn the_nine_mens_board_lies_on_a_grid_with_the_hands_above_and_below() {
    let view = mill("nine-mens-morris").board_view();
    assert_eq!((view.width, view.height), (8.0, 10.0));
    let at = |id: &str| view.places.iter().find(|place| place.id == id).map(|place| (place.x, place.y));
    assert_eq!(at("a7"), Some((1.0, 2.0)));
    assert_eq!(at("d5"), Some((4.0, 4.0)));
    assert_eq!(at("g1"), Some((7.0, 8.0)));
    assert_eq!((at("hand-black"), at("hand-white")), (Some((4.0, 1.0)), Some((4.0, 9.0))));
    let point = view.places.iter().find(|place| place.id == "a7").expect("a point");
    assert_eq!((point.kind, point.name.to_string().as_str()), (PlaceKind::Point, "a7"));
    let hands = view.places.iter().filter(|place| place.kind == PlaceKind::Hand);
    assert_eq!(hands.map(|hand| hand.name.to_string()).collect::<Vec<_>>(), ["White's hand", "Black's hand"]);
    assert!(view.edges.contains(&["a7".to_owned(), "d7".to_owned()]));
    assert!(view.lines.contains(&vec!["a7".to_owned(), "d7".to_owned(), "g7".to_owned()]));
}

#[test]
fn a_board_of_its_own_is_scaled_so_that_the_nearest_points_are_one_apart() {
    let view = pentagon().board_view();
    let distances = view.places.iter().enumerate().flat_map(|(i, a)| {
        let points = view.places[..i].iter().filter(|b| b.kind == PlaceKind::Point);
        points.filter(|_| a.kind == PlaceKind::Point).map(|b| (a.x - b.x).hypot(a.y - b.y))
    });
    let nearest = distances.fold(f32::INFINITY, f32::min);
    assert!((nearest - 1.0).abs() < 1e-5, "{nearest}");
    // From 2 to 18 and from 0 to 13, with 2 between the nearest points.
    assert_eq!((view.width, view.height), (16.0 / 2.0 + 2.0, 13.0 / 2.0 + 4.0));
}

#[test]
fn what_has_to_be_done_is_said_in_a_few_words() {
    let nine = mill("nine-mens-morris");
    let task = |mill: &Mill, fen: &str| {
        let state = mill.read_state(fen).unwrap_or_else(|error| panic!("{error}"));
        mill.position_view(&state).task.map(|task| task.to_string()).unwrap_or_default()
    };
    let placing = "O*******/@*******/******** b p p 1 8 1 8 0 0 0 0 0 0 0 0 2";
    assert_eq!(task(&nine, placing), "Black to place a piece");
    assert_eq!(task(&mill("lasker-morris"), placing), "Black to place or move a piece");
    let moving = "OOO***@@/@@******/**O*O*** w m s 5 0 4 0 0 0 0 0 0 0 0 0 20";
    assert_eq!(task(&nine, moving), "White to move");
    let flying = "OOO***@@/@@******/******** w m s 3 0 4 0 0 0 0 0 0 0 0 0 20";
    assert_eq!(task(&nine, flying), "White to move, and may fly");
    let removing = "OOO***@@/@@******/****@*@@ w p r 3 6 7 2 2 0 0 0 0 0 0 0 10";
    assert_eq!(task(&nine, removing), "White to remove 2 black pieces");
    let black = "@@@***OO/OO******/****O*OO b p r 7 2 3 6 0 1 0 0 0 0 0 0 10";
    assert_eq!(task(&nine, black), "Black to remove a white piece");
    let own = "OOO***@@/@@******/****@*@@ w p r 3 6 7 2 -1 0 0 0 0 0 0 0 10";
    assert_eq!(task(&nine, own), "White to remove one of its own pieces");
    let custodian = mill_with("nine-mens-morris", &[("custodian_capture.enabled", "true")]);
    let captured = "******@*/***O@O**/@***O**O w p r 4 5 3 6 1 0 0 0 0 0 0 0 4 c:w-1-20|b-0-";
    assert_eq!(task(&custodian, captured), "White to remove the captured piece on d2");
    let both = "O***@***/@*******/OO*****O w p r 4 5 2 7 2 0 0 0 0 0 0 0 3 c:w-1-16|b-0- m:1";
    assert_eq!(task(&custodian, both), "White to remove any piece for the mill, or the captured one on d6");
    let changes = [("pieces_at_least_count", "1"), ("may_fly", "false"), ("StalemateAction", "2")];
    let stuck = mill_with("nine-mens-morris", &changes);
    let shut_in = "@*******/@**@****/@*@*@*@O w m r 1 0 7 0 1 0 0 0 0 0 0 4 20 s:1";
    assert_eq!(task(&stuck, shut_in), "White to remove a piece next to its own: d7 or a4");
}

#[test]
fn every_shipped_board_is_drawn_within_78_columns_and_18_rows() {
    for id in all_ids() {
        let mill = mill(&id);
        each_position(&mill, 5, |state| {
            let picture = mill.draw(state);
            let widest = picture.rows().iter().map(Vec::len).max().unwrap_or(0);
            assert!(widest <= 78 && picture.rows().len() <= 18, "{id}: {widest}");
            assert!(picture.captions.len() <= 2, "{id}");
            assert!(picture.captions.iter().all(|line| line.to_string().chars().count() <= 78), "{id}");
        });
    }
}

#[test]
fn hands_are_drawn_beside_the_board_and_named_where_they_are() {
    let nine = mill("nine-mens-morris");
    let fen = "O*******/@*******/******** b p p 1 8 1 7 0 0 0 0 0 0 0 0 2";
    let picture = nine.draw(&nine.read_state(fen).unwrap());
    for (hand, letter, pieces) in [("hand-white", 'O', 8), ("hand-black", '@', 7)] {
        let (x, y) = picture.find(hand).expect("a spot");
        let cells = &picture.rows()[usize::from(y)][usize::from(x)..];
        let drawn: String = cells.iter().map(|&(c, _)| c).collect();
        assert_eq!(drawn, letter.to_string().repeat(pieces), "{hand}");
    }
}
