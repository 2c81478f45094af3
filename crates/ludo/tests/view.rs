//! Positions and moves as data.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{at, games, moves, random_game, shipped, shipped_with, with};
use game::{BoardView, Game, MoveKind, MoveView, Notation, Random, Seat, Show, Turn};
use ludo::{Ludo, State};

/// Where the pieces of all seats stand, from the views alone, as the FEN writes it.
fn rebuilt(game: &Ludo, board: &BoardView, state: &State) -> String {
    let mut seats = vec!["-".to_owned(); 4];
    let view = game.position_view(state);
    for way in &board.ways {
        let mut squares: BTreeMap<u8, usize> = BTreeMap::new();
        for pile in view.pieces.iter().filter(|pile| pile.seat == Some(way.seat)) {
            let square =
                way.places.iter().position(|place| *place == pile.place).expect("a place of the way");
            assert_eq!(usize::from(pile.count), pile.numbers.len());
            assert!(pile.numbers.iter().all(|&piece| squares.insert(piece, square).is_none()));
        }
        if !squares.is_empty() {
            let texts: Vec<String> = squares.values().map(usize::to_string).collect();
            seats[usize::from(way.seat)] = texts.join(",");
        }
    }
    seats.join("/")
}

#[test]
fn a_position_can_be_rebuilt_from_its_view() {
    for game in games(60) {
        let board = game.board_view();
        let check = |state: &State| {
            let fen = game.state_text(state);
            assert_eq!(Some(rebuilt(&game, &board, state).as_str()), fen.split(' ').next(), "{fen}");
        };
        let end = random_game(&game, &mut Random::new(67), 700, |state, _| check(state));
        check(&end);
    }
}

#[test]
fn counts_tell_who_is_in_the_base_who_at_the_goal_and_how_far_all_have_come() {
    let game = shipped("danish");
    let view = game.position_view(&at(&game, "0,53,57,9/0,0,0,0/57,57,0,1/-  0 - 5 0 0 -"));
    let count = |seat: Seat| -> Vec<(&str, i32)> {
        view.counts.iter().filter(|count| count.seat == seat).map(|count| (count.what, count.value)).collect()
    };
    assert_eq!(count(0), [("count-in-base", 1), ("count-at-goal", 1), ("count-progress", 119)]);
    assert_eq!(count(1), [("count-in-base", 4), ("count-at-goal", 0), ("count-progress", 0)]);
    assert_eq!(count(2), [("count-in-base", 1), ("count-at-goal", 2), ("count-progress", 115)]);
    assert_eq!(count(3), []);
    assert!(view.pieces.iter().any(|pile| pile.place == "yellow-goal" && pile.numbers == [0, 1]));
}

/// What must hold for every legal move of a position.
fn check_moves(game: &Ludo, board: &BoardView, state: &State) {
    let is_place = |id: &String| board.places.iter().any(|place| place.id == *id);
    let stands = |state: &State, seat: Seat, piece: u8, place: &str| {
        let view = game.position_view(state);
        view.pieces
            .iter()
            .any(|pile| pile.seat == Some(seat) && pile.place == place && pile.numbers.contains(&piece))
    };
    let (seat, picture, mut seen) = (state.seat(), game.draw(state), BTreeSet::new());
    for action in moves(game, state) {
        let view = game.move_view(state, action);
        let about = || format!("{} {view:?}\n{}", game.state_text(state), game.variant().canonical());
        assert_eq!(view.text, game.move_text(state, action));
        let key = (format!("{:?}", view.kind), view.from.clone(), view.to.clone(), view.numbers.clone());
        assert!(seen.insert((key, view.piece)), "two moves look alike: {}", about());
        if action.is_pass() {
            assert_eq!((view.kind, view.from, view.to, view.piece), (MoveKind::Pass, None, None, None));
            continue;
        }
        let (from, to, piece) = (view.from.clone().unwrap(), view.to.clone().unwrap(), view.piece.unwrap());
        let mut named = [&from, &to].into_iter().chain(&view.path).chain(&view.captures);
        assert!(named.all(is_place), "{}", about());
        assert!(picture.find(&from).is_some() && picture.find(&to).is_some(), "{}", about());
        assert_eq!((view.path.first(), view.path.last()), (Some(&from), Some(&to)), "{}", about());
        assert!(stands(state, seat, piece, &from), "{}", about());
        let mut left = game.numbers_left(state);
        for number in &view.numbers {
            let index = left.iter().position(|other| other == number);
            left.remove(index.unwrap_or_else(|| panic!("{number} is not left: {}", about())));
        }
        let mut after = *state;
        game.play(&mut after, action);
        assert!(stands(&after, seat, piece, &to), "{}", about());
        check_captures(game, state, &after, &view);
    }
}

/// Exactly the captured pieces have gone home, from where the view says.
fn check_captures(game: &Ludo, before: &State, after: &State, view: &MoveView) {
    let mut places = BTreeSet::new();
    let board = game.board_view();
    for way in board.ways.iter().filter(|way| way.seat != before.seat() && before.is_seated(way.seat)) {
        for piece in 0..game.rules().pieces {
            let (from, to) = (before.piece(way.seat, piece), after.piece(way.seat, piece));
            if from != to {
                assert_eq!(to, 0);
                places.insert(way.places[usize::from(from)].clone());
            }
        }
    }
    let named: BTreeSet<String> = view.captures.iter().cloned().collect();
    assert_eq!(named, places, "{} {view:?}", game.state_text(before));
    assert_eq!(named.len(), view.captures.len(), "each place once");
}

#[test]
fn every_legal_move_is_described_as_it_is_played() {
    for (index, game) in games(60).enumerate() {
        let board = game.board_view();
        let most = if index < crate::common::shipped_ids().len() { 1_500 } else { 500 };
        random_game(&game, &mut Random::new(71), most, |state, _| check_moves(&game, &board, state));
    }
}

#[test]
fn what_a_roll_gives_to_play_is_left_when_it_has_fallen() {
    for game in games(30) {
        let mut random = Random::new(73);
        let mut state = game.start();
        for _ in 0..600 {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    assert_eq!(game.numbers_left(&state), [] as [u8; 0]);
                    let roll = game::sample_roll(game.rolls(&state), &mut random);
                    let numbers = game.numbers_of(&state, roll);
                    game.roll(&mut state, roll);
                    assert_eq!(game.numbers_left(&state), numbers);
                }
                Turn::Seat(_) => {
                    let moves = moves(&game, &state);
                    game.play(&mut state, moves[random.below(moves.len() as u32) as usize]);
                }
            }
        }
    }
}

/// The view of a move, by the texts of the position and the move.
fn view(game: &Ludo, fen: &str, action: &str) -> MoveView {
    let state = at(game, fen);
    let action = game.read_move(&state, action).unwrap();
    assert_eq!(game.why_not(&state, action), None, "{fen}");
    game.move_view(&state, action)
}

/// Kind, from, to and the way of a move of seat 0, with this die, of its first piece.
fn moved(game: &Ludo, first: &str, second: &str, die: u8) -> (MoveKind, String, String, String) {
    let fen = format!("{first}/{second}/0,0,0,0/0,0,0,0 0 {die} 5 0 0 -");
    let view = view(game, &fen, &format!("p0+{die}"));
    assert_eq!((view.piece, view.numbers), (Some(0), vec![die]));
    (view.kind, view.from.unwrap(), view.to.unwrap(), view.path.join(" "))
}

/// What [`moved`] gives, from texts.
fn told(kind: MoveKind, from: &str, to: &str, path: &str) -> (MoveKind, String, String, String) {
    (kind, from.to_owned(), to.to_owned(), path.to_owned())
}

const EMPTY: &str = "0,0,0,0";

#[test]
fn a_piece_enters_from_its_base_to_the_square_that_the_number_says() {
    let danish = shipped("danish");
    let entry = told(MoveKind::Enter, "red-base", "1", "red-base 1");
    assert_eq!(moved(&danish, EMPTY, EMPTY, 6), entry);
    let blue = view(&danish, "0,0,0,0/0,0,0,0/0,0,0,0/0,5,0,0 3 6 5 0 0 -", "p2+6");
    assert_eq!((blue.from.as_deref(), blue.to.as_deref()), (Some("blue-base"), Some("40")));
    assert_eq!(blue.piece, Some(2));
    let fia = shipped("fia");
    assert_eq!(moved(&fia, EMPTY, EMPTY, 1), entry);
    assert_eq!(moved(&fia, EMPTY, EMPTY, 6), told(MoveKind::Enter, "red-base", "6", "red-base 6"));
}

#[test]
fn a_piece_that_is_sent_home_as_it_enters_ends_in_its_base() {
    let game = with(&[("pair.effect", "arrival-sent-home")]);
    // Seat 1's 40 is seat 0's start.
    let entry = told(MoveKind::Enter, "red-base", "red-base", "red-base 1 red-base");
    assert_eq!(moved(&game, EMPTY, "40,40,0,0", 6), entry);
}

#[test]
fn a_step_passes_every_square_and_goes_around_the_loop() {
    let game = shipped("danish");
    assert_eq!(moved(&game, "1,0,0,0", EMPTY, 3), told(MoveKind::Move, "1", "4", "1 2 3 4"));
    let green = view(&game, "0,0,0,0/38,0,0,0/0,0,0,0/0,0,0,0 1 4 5 0 0 -", "p0+4");
    assert_eq!(green.path, ["51", "52", "1", "2", "3"]);
    let turning = moved(&game, "49,0,0,0", EMPTY, 5);
    assert_eq!(turning, told(MoveKind::Move, "49", "red-54", "49 50 51 red-52 red-53 red-54"));
}

#[test]
fn a_bounce_goes_to_the_goal_and_back() {
    let game = shipped("danish");
    let bounced = told(MoveKind::Move, "red-56", "red-55", "red-56 red-goal red-56 red-55");
    assert_eq!(moved(&game, "56,0,0,0", EMPTY, 3), bounced);
    let far = "red-52 red-53 red-54 red-55 red-56 red-goal red-56";
    assert_eq!(moved(&game, "52,0,0,0", EMPTY, 6), told(MoveKind::Move, "red-52", "red-56", far));
    let fia = shipped("fia");
    let slots = told(MoveKind::Finish, "40", "red-43", "40 red-41 red-42 red-43 red-44 red-43");
    assert_eq!(moved(&fia, "40,0,0,0", EMPTY, 5), slots);
}

#[test]
fn a_bouncing_piece_is_not_in_its_own_way() {
    let game = shipped_with("danish", &[("lane.passing", "false")]);
    let back = view(&game, "0,0,0,0/0,56,0,0/0,0,0,0/0,0,0,0 1 4 5 0 0 -", "p1+4");
    assert_eq!(back.path, ["green-56", "green-goal", "green-56", "green-55", "green-54"]);
}

#[test]
fn a_star_jump_passes_the_star_where_it_lands() {
    let game = shipped("danish");
    assert_eq!(moved(&game, "3,0,0,0", EMPTY, 2), told(MoveKind::Move, "3", "12", "3 4 5 12"));
    assert_eq!(moved(&game, "43,0,0,0", EMPTY, 1), told(MoveKind::Move, "43", "51", "43 44 51"));
    let goal = told(MoveKind::Finish, "50", "red-goal", "50 51 red-goal");
    assert_eq!(moved(&game, "50,0,0,0", EMPTY, 1), goal);
    let stays = shipped_with("danish", &[("stars.last_to_goal", "false")]);
    assert_eq!(moved(&stays, "50,0,0,0", EMPTY, 1), told(MoveKind::Move, "50", "51", "50 51"));
}

#[test]
fn a_piece_sent_home_from_a_star_does_not_jump_unless_the_rules_are_odd() {
    let game = shipped("danish");
    // Seat 1's 44 is seat 0's 5, and its 51 is seat 0's 12.
    let at_first = told(MoveKind::Move, "4", "red-base", "4 5 red-base");
    assert_eq!(moved(&game, "4,0,0,0", "44,44,0,0", 1), at_first);
    let at_last = told(MoveKind::Move, "4", "red-base", "4 5 12 red-base");
    assert_eq!(moved(&game, "4,0,0,0", "51,51,0,0", 1), at_last);
    assert_eq!(moved(&shipped("ludopy"), "4,0,0,0", "44,44,0,0", 1), at_last);
    let finally = shipped_with("danish", &[("stars.capture_at", "final")]);
    assert_eq!(moved(&finally, "4,0,0,0", "44,44,0,0", 1), told(MoveKind::Move, "4", "12", "4 5 12"));
}

#[test]
fn the_goal_is_reached_once() {
    let game = shipped("danish");
    let goal = told(MoveKind::Finish, "red-55", "red-goal", "red-55 red-56 red-goal");
    assert_eq!(moved(&game, "55,0,0,0", EMPTY, 2), goal);
    let fia = shipped("fia");
    let slot = told(MoveKind::Move, "red-41", "red-43", "red-41 red-42 red-43");
    assert_eq!(moved(&fia, "41,0,0,0", EMPTY, 2), slot, "from slot to slot is an ordinary move");
    assert_eq!(moved(&fia, "39,0,0,0", EMPTY, 2), told(MoveKind::Finish, "39", "red-41", "39 40 red-41"));
}

#[test]
fn a_stair_is_one_square_whatever_the_die() {
    let game = shipped("petits-chevaux");
    assert_eq!(moved(&game, "59,0,0,0", EMPTY, 4), told(MoveKind::Move, "red-59", "red-60", "red-59 red-60"));
    let goal = told(MoveKind::Finish, "red-62", "red-goal", "red-62 red-goal");
    assert_eq!(moved(&game, "62,0,0,0", EMPTY, 6), goal);
}

#[test]
fn a_piece_put_back_in_its_lane_passes_nothing() {
    let game = shipped("ludopy");
    assert_eq!(moved(&game, "56,0,0,0", EMPTY, 3), told(MoveKind::Move, "red-56", "red-54", "red-56 red-54"));
    let back = told(MoveKind::Move, "red-52", "51", "red-52 51");
    assert_eq!(moved(&game, "52,0,0,0", EMPTY, 6), back, "a six leads back to the loop");
}

#[test]
fn a_piece_that_stops_behind_another_goes_no_further() {
    let game = with(&[("passing", "nobody"), ("blocked", "stop-behind")]);
    // Seat 1's 47 is seat 0's 8.
    assert_eq!(moved(&game, "4,0,0,0", "47,0,0,0", 6), told(MoveKind::Move, "4", "7", "4 5 6 7"));
    let full = with(&[("square.own_max", "1"), ("blocked", "stop-behind")]);
    assert_eq!(moved(&full, "4,7,0,0", EMPTY, 3), told(MoveKind::Move, "4", "6", "4 5 6"));
    let bounce = shipped_with(
        "danish",
        &[("square.own_max", "1"), ("blocked", "stop-behind"), ("finish.rule", "bounce-from-goal")],
    );
    // The way back ends on a taken square, so the piece stops before it, on a square it has passed before.
    let back = "red-54 red-55 red-56 red-goal red-56";
    assert_eq!(moved(&bounce, "54,55,0,0", EMPTY, 5), told(MoveKind::Move, "red-54", "red-56", back));
}

#[test]
fn captures_are_told_by_the_places_of_the_captured() {
    let captures = |game: &Ludo, first: &str, rest: &str, die: u8| {
        view(game, &format!("{first}/{rest} 0 {die} 5 0 0 -"), &format!("p0+{die}")).captures
    };
    let game = shipped("danish");
    assert_eq!(captures(&game, "4,0,0,0", "44,51,0,0/0,0,0,0/0,0,0,0", 1), ["5", "12"], "at both stars");
    assert_eq!(
        captures(&game, "2,0,0,0", "42,0,0,0/29,0,0,0/0,0,0,0", 1),
        ["3"],
        "two colours on one square"
    );
    assert_eq!(captures(&game, EMPTY, "40,40,0,0/0,0,0,0/0,0,0,0", 6), ["1"]);
    assert_eq!(captures(&game, "4,0,0,0", "0,0,0,0/0,0,0,0/0,0,0,0", 1), [] as [String; 0]);
    let odd = shipped("ludopy");
    assert_eq!(
        captures(&odd, "8,57,57,57", "52,57,0,57/0,0,57,0/26,57,0,8", 5),
        ["green-52"],
        "LUDOpy's first lane square counts as two of the loop"
    );
}

#[test]
fn the_sum_of_both_dice_uses_both_and_bonus_steps_come_after_the_dice() {
    let game = shipped("parcheesi");
    let sum = view(&game, "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 4,1 5 0 0 -", "p1+5");
    assert_eq!((sum.numbers, sum.kind), (vec![4, 1], MoveKind::Enter));
    let both = at(&game, "9,20,30,0/0,0,0,0/0,0,0,0/0,0,0,0 0 3,b10,b20 5 0 0 -");
    assert_eq!(game.numbers_left(&both), [3, 20, 10]);
    let bonus = view(&game, "9,20,30,0/0,0,0,0/0,0,0,0/0,0,0,0 0 b10,b20 5 0 0 -", "p1+10");
    assert_eq!(
        (bonus.numbers, bonus.from.as_deref(), bonus.to.as_deref()),
        (vec![10], Some("20"), Some("30"))
    );
    assert_eq!(bonus.path.len(), 11);
}

#[test]
fn a_six_gives_seven_when_all_are_out() {
    let game = shipped("parchis");
    let six = game::Roll::one(6);
    assert_eq!(game.numbers_of(&at(&game, "9,20,30,40/0,0,0,0/0,0,0,0/0,0,0,0 0 - 5 0 0 -"), six), [7]);
    assert_eq!(game.numbers_of(&at(&game, "9,20,30,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 5 0 0 -"), six), [6]);
    let two = shipped("parcheesi");
    assert_eq!(two.numbers_of(&two.start(), game::Roll::two(2, 5)), [5, 2]);
}

#[test]
fn a_pass_shows_nothing() {
    let game = shipped("danish");
    let pass = view(&game, "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 5 1 0 0 -", "pass");
    assert_eq!((pass.text.as_str(), pass.kind), ("pass", MoveKind::Pass));
    assert!(pass.path.is_empty() && pass.numbers.is_empty() && pass.captures.is_empty());
}
