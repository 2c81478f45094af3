//! The board as a drawing for terminals.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::common::{at, games, random_game, shipped, with};
use game::{Game, Ink, Notation, Picture, Random, Show};
use ludo::Ludo;

/// The greatest drawing that leaves room for input on a terminal of 80 × 24.
const ROOM: (usize, usize) = (78, 18);

fn size(picture: &Picture) -> (usize, usize) {
    (picture.rows().iter().map(Vec::len).max().unwrap_or(0), picture.rows().len())
}

#[test]
fn every_shipped_board_fits_a_small_terminal() {
    for id in &crate::common::shipped_ids() {
        let game = shipped(id);
        random_game(&game, &mut Random::new(89), 1_000, |state, _| {
            let picture = game.draw(state);
            let (columns, rows) = size(&picture);
            assert!(columns <= ROOM.0 && rows <= ROOM.1, "{id}: {columns} × {rows}\n{}", picture.to_text());
            assert!(picture.captions.len() <= 2, "{id}: {:?}", picture.captions);
        });
    }
}

/// Every place of the board is drawn once, where nothing else is.
fn check_spots(game: &Ludo) {
    let picture = game.draw(&game.start());
    let about = || format!("{}\n{}", picture.to_text(), game.variant().canonical());
    let board = game.board_view();
    let is_played = |seat: Option<u8>| seat.is_none_or(|seat| game.is_seated(seat));
    let places: BTreeSet<&str> =
        board.places.iter().filter(|place| is_played(place.seat)).map(|place| place.id.as_str()).collect();
    let named: BTreeSet<&str> = picture.spots.iter().map(|(name, ..)| name.as_str()).collect();
    assert_eq!(named, places, "{}", about());
    let cells: BTreeSet<(u16, u16)> = picture.spots.iter().map(|&(_, x, y)| (x, y)).collect();
    assert_eq!(cells.len(), picture.spots.len(), "two places in one cell\n{}", about());
    for &(ref name, x, y) in &picture.spots {
        let cell = picture.rows()[usize::from(y)][usize::from(x)];
        assert_ne!(cell, (' ', Ink::Plain), "{name} is not drawn\n{}", about());
    }
}

#[test]
fn every_place_of_the_board_is_drawn_in_a_cell_of_its_own() {
    games(60).for_each(|game| check_spots(&game));
    for squares in (16..=96).step_by(4).map(|squares: u8| squares.to_string()) {
        for (lane, goal) in
            [("0", "shared"), ("3", "slots"), ("7", "shared"), ("12", "slots"), ("12", "shared")]
        {
            let options = [
                ("board.loop", &*squares),
                ("board.visited", &*squares),
                ("board.lane", lane),
                ("board.goal", goal),
            ];
            check_spots(&with(&options));
        }
    }
}

/// The text at a place, up to the next blank.
fn shown(game: &Ludo, fen: &str, place: &str) -> (String, Ink) {
    let picture = game.draw(&at(game, fen));
    let (x, y) = picture.find(place).unwrap_or_else(|| panic!("no {place}"));
    let cells = &picture.rows()[usize::from(y)][usize::from(x)..];
    (cells.iter().map(|&(c, _)| c).take_while(|&c| c != ' ').collect(), cells[0].1)
}

fn told(text: &str, ink: Ink) -> (String, Ink) {
    (text.to_owned(), ink)
}

#[test]
fn pieces_are_drawn_where_they_stand() {
    let game = shipped("danish");
    // Seat 1's 42 and seat 2's 29 are seat 0's 3.
    let fen = "1,7,7,53/42,57,0,57/29,30,30,30/0,0,0,57 0 - 5 0 0 -";
    let at = |place: &str| shown(&game, fen, place);
    assert_eq!(at("1"), told("R0", Ink::Piece(0)));
    assert_eq!(at("7"), told("R12", Ink::Piece(0)));
    assert_eq!(at("red-53"), told("R3", Ink::Piece(0)));
    assert_eq!(at("3"), told("GY", Ink::Piece(1)), "two colours");
    assert_eq!(at("4"), told("Y³", Ink::Piece(2)), "three of a colour");
    assert_eq!(at("green-goal"), told("G13", Ink::Piece(1)));
    assert_eq!(at("red-base"), told("R····", Ink::Piece(0)));
    assert_eq!(at("blue-base"), told("B012·", Ink::Piece(3)));
    assert_eq!(at("green-base"), told("G··2·", Ink::Piece(1)));
}

#[test]
fn empty_squares_show_what_they_are() {
    let game = shipped("danish");
    let fen = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 1 0 0 -";
    let at = |place: &str| shown(&game, fen, place);
    assert_eq!(at("2"), told("·", Ink::Frame));
    assert_eq!(at("14"), told("g", Ink::Home(1)));
    assert_eq!(at("5"), told("*", Ink::Special));
    assert_eq!(at("9"), told("+", Ink::Special));
    assert_eq!(at("blue-52"), told("-", Ink::Home(3)));
    assert_eq!(at("blue-goal"), told("#", Ink::Home(3)));
}

#[test]
fn on_a_long_board_squares_are_narrow_and_goals_share_the_middle() {
    let game = shipped("parchis");
    // Seat 1's 52 is seat 0's 1.
    let fen = "1,5,5,72/52,72,72,0/0,0,0,0/0,0,0,0 0 - 5 0 0 -";
    let at = |place: &str| shown(&game, fen, place);
    assert_eq!(at("1"), told("RG", Ink::Piece(0)));
    assert_eq!(at("5"), told("R²", Ink::Piece(0)));
    assert_eq!(at("red-goal"), told("12##", Ink::Piece(0)), "a piece of red and two of green");
    assert_eq!(at("green-goal"), told("2##", Ink::Piece(1)));
    let (columns, rows) = size(&game.draw(&game.start()));
    assert_eq!((columns, rows), (63, 17));
}

#[test]
fn where_several_colours_meet_as_many_are_named_as_a_square_has_room_for() {
    // Square 3 of seat 0 is 42 of seat 1, 29 of seat 2 and 16 of seat 3.
    let wide = shipped("danish");
    let three = "3,0,0,0/42,0,0,0/29,0,0,0/0,0,0,0 0 - 5 0 0 -";
    assert_eq!(shown(&wide, three, "3"), told("RGY", Ink::Piece(0)));
    let four = "3,0,0,0/42,0,0,0/29,0,0,0/16,0,0,0 0 - 5 0 0 -";
    assert_eq!(shown(&wide, four, "3"), told("RGY", Ink::Piece(0)));
    let narrow = with(&[("board.loop", "80"), ("board.visited", "80")]);
    let three = "3,0,0,0/63,0,0,0/43,0,0,0/0,0,0,0 0 - 5 0 0 -";
    assert_eq!(shown(&narrow, three, "3"), told("RG", Ink::Piece(0)));
}

/// The rows and columns that the texts of a seat's corner take.
fn corner_texts(game: &Ludo, picture: &Picture, seat: u8) -> Vec<(usize, RangeInclusive<usize>)> {
    let (x, y) = picture.find(&format!("{}-base", game.seat_id(seat))).expect("a base");
    let (x, y) = (usize::from(x), usize::from(y));
    let mut texts = vec![(y, x..=x + usize::from(game.rules().pieces))];
    // Nothing else in a seat's ink has digits.
    let is_own = |cell: &(char, Ink)| cell.1 == Ink::Home(seat) && cell.0.is_ascii_digit();
    for (row, cells) in picture.rows().iter().enumerate() {
        let first = cells.iter().position(is_own);
        texts.extend(first.zip(cells.iter().rposition(is_own)).map(|(first, last)| (row, first..=last)));
    }
    texts
}

#[test]
fn the_texts_in_the_corners_keep_clear_of_the_squares_on_every_board() {
    let mut with_distances = 0;
    for squares in (16..=96).step_by(4) {
        for (lane, goal) in (0..=12).flat_map(|lane| [(lane, "slots"), (lane, "shared")]) {
            let options = [("board.loop", squares), ("board.visited", squares), ("board.lane", lane)]
                .map(|(path, number): (&str, u8)| (path, number.to_string()));
            let options: Vec<(&str, &str)> = options
                .iter()
                .map(|(path, number)| (*path, &**number))
                .chain([("board.goal", goal)])
                .collect();
            let game = with(&options);
            // As far as they get on the loop: the longest numbers.
            let far = [squares, squares - 1, squares - 2, squares - 3].map(|own| own.to_string()).join(",");
            let picture = game.draw(&at(&game, &format!("{far}/{far}/{far}/{far} 0 - 5 0 0 -")));
            for (row, columns) in (0..4).flat_map(|seat| corner_texts(&game, &picture, seat)) {
                let is_hit = |&&(ref name, x, y): &&(String, u16, u16)| {
                    let (x, is_base) = (usize::from(x), name.ends_with("-base"));
                    usize::from(y) == row && !is_base && x <= columns.end() + 1 && x + 3 >= *columns.start()
                };
                let hit = picture.spots.iter().find(is_hit);
                assert_eq!(hit, None, "{columns:?} of row {row}\n{}{options:?}", picture.to_text());
            }
            with_distances += usize::from(corner_texts(&game, &picture, 0).len() == 2);
        }
    }
    assert_eq!(with_distances, 18 * 26, "the loops of 28 squares and more have room for distances");
}

#[test]
fn corners_tell_how_far_the_pieces_have_come() {
    let game = shipped("danish");
    let text = game.draw(&at(&game, "1,7,7,53/42,57,0,57/29,30,30,30/0,0,0,57 0 - 5 0 0 -")).to_text();
    for squares in ["1 7 7 53", "42 57 0 57", "29 30 30 30", "0 0 0 57"] {
        assert!(text.contains(squares), "{text}");
    }
}

#[test]
fn nothing_in_a_drawing_is_overwritten() {
    for game in games(60) {
        let end = random_game(&game, &mut Random::new(97), 300, |_, _| {});
        let picture = game.draw(&end);
        for seat in end.seated() {
            let squares: Vec<String> =
                (0..game.rules().pieces).map(|piece| end.piece(seat, piece).to_string()).collect();
            let waiting: String = (0..game.rules().pieces)
                .map(|piece| if end.piece(seat, piece) == 0 { char::from(b'0' + piece) } else { '·' })
                .collect();
            let text = picture.to_text();
            assert!(text.contains(&waiting), "{waiting}\n{text}");
            // Small boards have no room for more.
            if game.rules().frame.squares >= 40 {
                assert!(text.contains(&squares.join(" ")), "{squares:?}\n{text}");
            }
        }
    }
}
