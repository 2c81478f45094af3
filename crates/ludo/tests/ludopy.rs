//! LUDOpy 1.5.0 to the letter.

use crate::common::{after, at, legal, shipped};
use game::{Game, Notation};

/// Recorded from LUDOpy: FEN | legal moves | move played | pieces, seat, round and tries afterwards. The turn
/// is left out where a player has just won.
const RECORDED: &str = include_str!("fixtures/ludopy.txt");

#[test]
fn recorded_plies_agree() {
    let game = shipped("ludopy");
    let mut plies = 0;
    for line in RECORDED.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [fen, moves, played, expected] = fields[..] else { panic!("not a record: {line}") };
        let mut state = at(&game, fen);
        assert_eq!(legal(&game, &state), moves, "{fen}");
        let action = game.read_move(&state, played).unwrap();
        game.play_checked(&mut state, action).unwrap();
        let text = game.state_text(&state);
        let words: Vec<&str> = text.split(' ').collect();
        let found = format!("{} {} {} {}", words[0], words[1], words[3], words[4]);
        assert!(found.starts_with(expected), "{fen} {played}: {found} instead of {expected}");
        plies += 1;
    }
    assert!(plies > 300, "only {plies} records");
}

fn pieces_after(fen: &str, played: &str) -> String {
    let text = after(&shipped("ludopy"), fen, played);
    text.split(' ').next().unwrap().to_owned()
}

#[test]
fn a_lane_entry_on_52_hits_the_square_before_the_start() {
    assert_eq!(
        pieces_after("57,57,57,52/22,57,57,36/57,26,53,47/35,57,57,57 1 3 9 0 0 -", "p3+3"),
        "57,57,57,52/22,57,57,39/57,0,53,47/35,57,57,57"
    );
}

#[test]
fn a_piece_on_its_first_lane_square_can_be_hit() {
    assert_eq!(
        pieces_after("57,8,57,57/52,57,0,57/0,0,57,0/26,57,0,8 0 5 9 0 0 -", "p1+5"),
        "57,13,57,57/0,57,0,57/0,0,57,0/26,57,0,8"
    );
}

#[test]
fn the_pair_on_a_star_sends_the_mover_home_and_others_are_left_alone() {
    assert_eq!(
        pieces_after("57,12,17,0/57,57,41,17/0,9,0,57/51,1,51,1 2 3 9 0 0 -", "p1+3"),
        "57,12,17,0/57,57,41,17/0,0,0,57/51,1,51,1"
    );
}

#[test]
fn a_star_jump_hits_at_its_end_even_when_its_beginning_sent_the_mover_home() {
    assert_eq!(
        pieces_after("1,0,0,0/44,44,0,0/38,0,0,0/0,0,0,0 0 4 9 0 0 -", "p0+4"),
        "0,0,0,0/44,44,0,0/0,0,0,0/0,0,0,0"
    );
}

#[test]
fn a_six_in_the_lane_always_throws_back_to_51() {
    assert_eq!(
        pieces_after("54,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 6 9 0 0 -", "p0+6"),
        "51,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0"
    );
}

#[test]
fn another_colour_on_a_start_square_is_hit_although_the_owner_stands_there_behind_it() {
    // LUDOpy looks at the first enemy colour on the square only, and that is not the owner.
    assert_eq!(
        pieces_after("26,0,0,0/14,0,0,0/1,0,0,0/0,0,0,0 0 1 9 0 0 -", "p0+1"),
        "27,0,0,0/0,0,0,0/1,0,0,0/0,0,0,0"
    );
}

#[test]
fn finished_players_roll_and_pass_and_keep_the_turn_with_a_six() {
    let game = shipped("ludopy");
    let fen = "57,57,57,57/0,0,0,0/0,0,0,0/0,0,0,0 0 - 9 0 0 0";
    assert_eq!(after(&game, fen, "r6 pass"), "57,57,57,57/0,0,0,0/0,0,0,0/0,0,0,0 0 - 9 0 1 0");
    assert_eq!(after(&game, fen, "r5 pass"), "57,57,57,57/0,0,0,0/0,0,0,0/0,0,0,0 1 - 9 0 0 0");
}
