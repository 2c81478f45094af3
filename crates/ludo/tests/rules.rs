//! One test per rule: options in, positions as literals, dice injected.

use crate::common::{after, at, legal, shipped, shipped_with, why_not, with};
use game::{Game, Notation, Turn};

const START: &str = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 1 0 0 -";

/// Pieces after events from a position.
fn pieces(game: &ludo::Ludo, fen: &str, events: &str) -> String {
    after(game, fen, events).split(' ').next().unwrap().to_owned()
}

/// Four seats of which only the first two stand on the board, seat 0 to move with these dice.
fn fen(first: &str, second: &str, dice: &str) -> String {
    format!("{first}/{second}/0,0,0,0/0,0,0,0 0 {dice} 5 0 0 -")
}

fn legal_in(game: &ludo::Ludo, fen: &str) -> String {
    legal(game, &at(game, fen))
}

#[test]
fn a_six_brings_a_piece_out_and_nothing_else_does() {
    let game = with(&[]);
    assert_eq!(legal_in(&game, &fen("0,0,0,0", "0,0,0,0", "6")), "p0+6 p1+6 p2+6 p3+6");
    assert_eq!(legal_in(&game, &fen("0,0,0,0", "0,0,0,0", "5")), "pass");
    assert_eq!(why_not(&game, &fen("0,0,0,0", "0,0,0,0", "5"), "p0+5"), "needs-entry-number");
    assert_eq!(pieces(&game, START, "r6 p2+6"), "0,0,1,0/0,0,0,0/0,0,0,0/0,0,0,0");
}

#[test]
fn entry_values_name_the_numbers_that_bring_pieces_out() {
    let game = with(&[("entry.values", "5")]);
    assert_eq!(legal_in(&game, &fen("0,0,0,0", "0,0,0,0", "5")), "p0+5 p1+5 p2+5 p3+5");
    assert_eq!(legal_in(&game, &fen("0,0,0,0", "0,0,0,0", "6")), "pass");
}

#[test]
fn in_fia_a_one_comes_out_on_the_start_and_a_six_on_the_sixth_square() {
    let game = shipped("fia");
    assert_eq!(pieces(&game, START, "r1 p0+1"), "1,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(pieces(&game, START, "r6 p0+6"), "6,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
}

#[test]
fn the_sum_of_two_dice_brings_a_piece_out_and_uses_both() {
    let game = with(&[("dice.count", "2"), ("entry.values", "5"), ("entry.by_sum", "true")]);
    assert_eq!(legal_in(&game, &fen("0,0,0,0", "0,0,0,0", "4,1")), "p0+5 p1+5 p2+5 p3+5");
    assert!(after(&game, START, "r41 p0+5").starts_with("1,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 -"));
    assert_eq!(why_not(&game, &fen("3,0,0,0", "0,0,0,0", "4,1"), "p0+5"), "sum-only-enters");
}

#[test]
fn a_forced_entry_comes_before_every_other_move() {
    let free = with(&[]);
    let forced = with(&[("entry.forced", "true")]);
    let position = fen("9,0,57,57", "0,0,0,0", "6");
    assert_eq!(legal_in(&free, &position), "p0+6 p1+6");
    assert_eq!(legal_in(&forced, &position), "p1+6");
    assert_eq!(why_not(&forced, &position, "p0+6"), "must-enter");
}

#[test]
fn the_start_must_be_cleared_while_pieces_wait() {
    let game = shipped("mensch");
    let position = fen("1,9,0,0", "0,0,0,0", "3");
    assert_eq!(legal_in(&game, &position), "p0+3");
    assert_eq!(why_not(&game, &position, "p1+3"), "must-clear-start");
    assert_eq!(legal_in(&game, &fen("1,9,20,30", "0,0,0,0", "3")), "p0+3 p1+3 p2+3 p3+3");
    assert_eq!(legal_in(&game, &fen("1,4,0,0", "0,0,0,0", "3")), "p1+3", "unless it cannot move");
}

#[test]
fn entry_captures_says_what_coming_out_does_to_enemies() {
    // Seat 1's 40 is seat 0's start.
    let single = fen("0,0,0,0", "40,0,0,0", "6");
    let pair = fen("0,0,0,0", "40,40,0,0", "6");
    let captures = |value: &str, position: &str| {
        let game =
            with(&[("entry.captures", value), ("pair.effect", "arrival-sent-home"), ("square.own_max", "2")]);
        match legal_in(&game, position).as_str() {
            "pass" => "blocked".to_owned(),
            _ => pieces(&game, position, "p0+6").split('/').take(2).collect::<Vec<_>>().join("/"),
        }
    };
    assert_eq!(captures("as-landing", &single), "1,0,0,0/0,0,0,0");
    assert_eq!(captures("as-landing", &pair), "0,0,0,0/40,40,0,0");
    assert_eq!(captures("one", &pair), "1,0,0,0/0,40,0,0");
    assert_eq!(captures("one-when-full", &pair), "1,0,0,0/0,40,0,0");
    assert_eq!(captures("all", &pair), "1,0,0,0/0,0,0,0");
    assert_eq!(captures("nothing", &single), "blocked");
}

#[test]
fn in_parchis_coming_out_captures_only_when_the_start_is_full() {
    let game = shipped("parchis");
    // Seat 1's 52 is seat 0's start, a safe square.
    assert_eq!(pieces(&game, &fen("0,0,0,0", "52,0,0,0", "5"), "p0+5"), "1,0,0,0/52,0,0,0/0,0,0,0/0,0,0,0");
    let full = after(&game, &fen("1,0,0,0", "52,0,0,0", "5"), "p1+5");
    assert!(full.starts_with("1,1,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 b20"), "{full}");
    assert_eq!(why_not(&game, &fen("1,1,0,0", "0,0,0,0", "5"), "p2+5"), "own-square-full");
}

#[test]
fn pieces_out_at_start_begin_on_the_start_square() {
    let game = with(&[("pieces_out_at_start", "1")]);
    assert!(game.state_text(&game.start()).starts_with("1,0,0,0/1,0,0,0/"));
}

#[test]
fn three_tries_are_given_while_no_piece_is_under_way() {
    let game = with(&[("tries_when_all_home", "3")]);
    assert!(after(&game, START, "r5 pass").ends_with(" 0 - 1 1 0 -"));
    assert!(after(&game, START, "r5 pass r4 pass").ends_with(" 0 - 1 2 0 -"));
    assert!(after(&game, START, "r5 pass r4 pass r3 pass").ends_with(" 1 - 1 0 0 -"));
    let done = "57,57,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 9 0 0 -";
    assert!(after(&game, done, "r5 pass").ends_with(" 0 - 9 1 0 -"), "pieces in the goal are not under way");
    let lane = "55,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 9 0 0 -";
    assert!(after(&game, lane, "r5 pass").ends_with(" 1 - 9 0 0 -"), "a piece in the lane is");
}

#[test]
fn in_mensch_a_slot_piece_with_room_before_it_is_still_under_way() {
    let game = shipped("mensch");
    let packed = "44,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 9 0 0 -";
    assert!(after(&game, packed, "r5 pass").ends_with(" 0 - 9 1 0 -"));
    let loose = "43,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 9 0 0 -";
    assert!(after(&game, loose, "r5 pass").ends_with(" 1 - 9 0 0 -"));
}

#[test]
fn tries_may_be_given_in_the_first_round_only() {
    let game = with(&[("tries_when_all_home", "3"), ("tries_scope", "first-round")]);
    assert!(after(&game, START, "r5 pass").ends_with(" 0 - 1 1 0 -"));
    let later = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 2 0 0 -";
    assert!(after(&game, later, "r5 pass").ends_with(" 1 - 2 0 0 -"));
}

#[test]
fn a_six_earns_another_roll_even_if_it_cannot_be_used() {
    let game = with(&[]);
    assert!(after(&game, &fen("9,0,0,0", "0,0,0,0", "6"), "p0+6").ends_with(" 0 - 5 0 1 -"));
    assert!(after(&game, &fen("55,57,57,57", "0,0,0,0", "6"), "pass").ends_with(" 0 - 5 0 1 -"));
    let none = with(&[("extra_roll.on", "none")]);
    assert!(after(&none, &fen("9,0,0,0", "0,0,0,0", "6"), "p0+6").ends_with(" 1 - 5 0 0 -"));
}

#[test]
fn captures_and_finished_pieces_may_earn_another_roll() {
    let game = shipped("king");
    // Seat 1's 45 is seat 0's 6.
    assert!(after(&game, &fen("4,0,0,0", "45,0,0,0", "2"), "p0+2").ends_with(" 0 - 5 0 0 -"));
    assert!(after(&game, &fen("55,0,0,0", "0,0,0,0", "2"), "p0+2").ends_with(" 0 - 5 0 0 -"));
    assert!(after(&game, &fen("4,0,0,0", "44,0,0,0", "2"), "p0+2").ends_with(" 1 - 5 0 0 -"));
}

#[test]
fn doubles_may_earn_another_roll() {
    let game = with(&[("dice.count", "2"), ("extra_roll.on", "doubles")]);
    assert!(after(&game, &fen("9,0,0,0", "0,0,0,0", "3,3"), "p0+3 p0+3").ends_with(" 0 - 5 0 1 -"));
    assert!(after(&game, &fen("9,0,0,0", "0,0,0,0", "3,2"), "p0+3 p0+2").ends_with(" 1 - 5 0 0 -"));
}

#[test]
fn nothing_earns_another_roll_in_the_first_round_if_so_ruled() {
    let game = with(&[("extra_roll.not_in_first_round", "true")]);
    assert!(after(&game, START, "r6 p0+6").ends_with(" 1 - 1 0 0 -"));
}

#[test]
fn the_third_six_in_a_row() {
    let start = "10,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 5 0 0 -";
    let rest = |value: &str, last: &str| {
        after(&with(&[("third_in_a_row", value)]), start, &format!("r6 p0+6 r6 p0+6 r6 {last}"))
    };
    assert_eq!(rest("nothing", "p0+6"), "28,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 5 0 3 -");
    assert_eq!(rest("no-extra-roll", "p0+6"), "28,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 - 5 0 0 -");
    assert_eq!(rest("turn-ends", "pass"), "22,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 - 5 0 0 -");
    assert_eq!(rest("roll-void", "pass"), "22,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 5 0 0 -");
    assert_eq!(rest("last-moved-home", "pass"), "0,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 - 5 0 0 -");
    assert_eq!(rest("leader-home", "pass"), "0,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 - 5 0 0 -");
    let game = with(&[("third_in_a_row", "turn-ends")]);
    assert_eq!(why_not(&game, "10,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 6 5 0 3 -", "p0+6"), "third-in-a-row");
}

#[test]
fn the_piece_moved_last_is_written_and_does_not_go_home_from_the_lane() {
    let game = shipped("parchis");
    let start = "59,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 5 0 1 - l1";
    assert_eq!(after(&game, start, "r6 p0+6"), "65,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 5 0 2 - l0");
    assert!(after(&game, start, "r6 p0+6 r6 pass").starts_with("65,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1"));
    assert!(after(&game, start, "r6 p1+6 r6 pass").starts_with("59,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1"));
}

#[test]
fn a_single_enemy_is_captured() {
    // Seat 1's 45 is seat 0's 6.
    assert_eq!(
        pieces(&with(&[]), &fen("4,0,0,0", "45,7,0,0", "2"), "p0+2"),
        "6,0,0,0/0,7,0,0/0,0,0,0/0,0,0,0"
    );
}

#[test]
fn pair_effect_says_what_two_enemies_do() {
    let position = fen("4,0,0,0", "45,45,0,0", "2");
    let over = fen("4,0,0,0", "45,45,0,0", "3");
    let result = |value: &str| match legal_in(&with(&[("pair.effect", value)]), &position).as_str() {
        "pass" => "blocked".to_owned(),
        _ => pieces(&with(&[("pair.effect", value)]), &position, "p0+2"),
    };
    assert_eq!(result("none"), "6,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(result("not-captured"), "6,0,0,0/45,45,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(result("cannot-be-landed-on"), "blocked");
    assert_eq!(result("cannot-be-passed"), "blocked");
    assert_eq!(result("arrival-sent-home"), "0,0,0,0/45,45,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(legal_in(&with(&[("pair.effect", "cannot-be-landed-on")]), &over), "p0+3");
    let passed = with(&[("pair.effect", "cannot-be-passed")]);
    assert_eq!(legal_in(&passed, &over), "pass");
    assert_eq!(why_not(&passed, &over, "p0+3"), "blockade-in-the-way");
    assert_eq!(why_not(&passed, &position, "p0+2"), "blockade-on-target");
}

#[test]
fn a_pair_may_bind_its_owner() {
    let game = with(&[("pair.effect", "cannot-be-passed"), ("pair.binds_owner", "true")]);
    let position = fen("4,6,6,0", "0,0,0,0", "3");
    assert_eq!(legal_in(&game, &position), "p1+3 p2+3");
    assert_eq!(why_not(&game, &position, "p0+3"), "own-blockade");
    assert_eq!(legal_in(&with(&[("pair.effect", "cannot-be-passed")]), &position), "p0+3 p1+3 p2+3");
}

#[test]
fn a_six_may_have_to_break_an_own_pair() {
    let game = with(&[("pair.must_break_on_six", "true")]);
    let position = fen("4,9,9,0", "0,0,0,0", "6");
    assert_eq!(legal_in(&game, &position), "p1+6 p2+6");
    assert_eq!(why_not(&game, &position, "p0+6"), "must-break-pair");
    assert_eq!(legal_in(&game, &fen("4,9,9,0", "0,0,0,0", "5")), "p0+5 p1+5 p2+5");
}

#[test]
fn safe_effect_says_what_an_enemy_on_a_safe_square_does() {
    // Seat 1's 48 is seat 0's 9.
    let position = fen("4,0,0,0", "48,0,0,0", "5");
    let result = |effect: &str| {
        let game = with(&[("safe.squares", "9"), ("safe.effect", effect)]);
        match legal_in(&game, &position).as_str() {
            "pass" => why_not(&game, &position, "p0+5"),
            _ => pieces(&game, &position, "p0+5"),
        }
    };
    assert_eq!(result("share"), "9,0,0,0/48,0,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(result("arrival-forbidden"), "safe-square-taken");
    assert_eq!(result("arrival-sent-home"), "0,0,0,0/48,0,0,0/0,0,0,0/0,0,0,0");
}

#[test]
fn the_owner_of_a_start_square_may_send_arrivals_home() {
    let owner = fen("12,0,0,0", "1,0,0,0", "2");
    let guest = "12,0,0,0/0,0,0,0/40,0,0,0/0,0,0,0 0 2 5 0 0 -";
    assert_eq!(pieces(&with(&[]), &owner, "p0+2"), "14,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
    let game = with(&[("starts.effect", "owner-sends-arrival-home")]);
    assert_eq!(pieces(&game, &owner, "p0+2"), "0,0,0,0/1,0,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(pieces(&game, guest, "p0+2"), "14,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0", "others are captured there");
}

#[test]
fn a_star_carries_a_piece_to_the_next_one() {
    let game = shipped("danish");
    assert_eq!(pieces(&game, &fen("4,0,0,0", "0,0,0,0", "1"), "p0+1"), "12,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(pieces(&game, &fen("40,0,0,0", "0,0,0,0", "4"), "p0+4"), "51,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(pieces(&game, &fen("49,0,0,0", "0,0,0,0", "2"), "p0+2"), "57,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
    let stays = shipped_with("danish", &[("stars.last_to_goal", "false")]);
    assert_eq!(pieces(&stays, &fen("49,0,0,0", "0,0,0,0", "2"), "p0+2"), "51,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
}

#[test]
fn a_star_jump_meets_enemies_at_its_first_star_its_last_or_both() {
    // Seat 1's 44 is seat 0's 5, and its 51 is seat 0's 12.
    let position = fen("4,0,0,0", "44,51,0,0", "1");
    let result = |at: &str| pieces(&shipped_with("danish", &[("stars.capture_at", at)]), &position, "p0+1");
    assert_eq!(result("first"), "12,0,0,0/0,51,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(result("final"), "12,0,0,0/44,0,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(result("both"), "12,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
}

#[test]
fn in_danish_a_piece_sent_home_from_the_first_star_meets_nobody_at_the_next() {
    assert_eq!(
        pieces(&shipped("danish"), "1,0,0,0/44,44,0,0/38,0,0,0/0,0,0,0 0 4 9 0 0 -", "p0+4"),
        "0,0,0,0/44,44,0,0/38,0,0,0/0,0,0,0"
    );
}

#[test]
fn own_max_limits_stacking() {
    let position = fen("4,6,6,0", "0,0,0,0", "2");
    assert_eq!(legal_in(&with(&[]), &position), "p0+2 p1+2 p2+2");
    let two = with(&[("square.own_max", "2")]);
    assert_eq!(legal_in(&two, &position), "p1+2 p2+2");
    assert_eq!(why_not(&two, &position, "p0+2"), "own-square-full");
}

#[test]
fn passing_says_who_may_be_passed() {
    let own = fen("4,6,0,0", "0,0,0,0", "3");
    let enemy = fen("4,0,0,0", "45,0,0,0", "3");
    assert_eq!(legal_in(&with(&[]), &own), "p0+3 p1+3");
    let not_own = with(&[("passing", "not-own")]);
    assert_eq!(why_not(&not_own, &own, "p0+3"), "own-in-the-way");
    assert_eq!(legal_in(&not_own, &enemy), "p0+3");
    let nobody = with(&[("passing", "nobody")]);
    assert_eq!(why_not(&nobody, &own, "p0+3"), "own-in-the-way");
    assert_eq!(why_not(&nobody, &enemy, "p0+3"), "piece-in-the-way");
    assert_eq!(legal_in(&nobody, &fen("4,0,0,0", "45,0,0,0", "2")), "p0+2", "but it may be captured");
}

#[test]
fn a_blocked_piece_may_stop_behind() {
    let game = with(&[("passing", "nobody"), ("blocked", "stop-behind")]);
    assert_eq!(pieces(&game, &fen("4,0,0,0", "47,0,0,0", "6"), "p0+6"), "7,0,0,0/47,0,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(why_not(&game, &fen("4,0,0,0", "44,0,0,0", "5"), "p0+5"), "piece-in-the-way");
}

#[test]
fn captures_may_be_forced() {
    let game = with(&[("capture.forced", "true")]);
    let position = fen("4,20,0,0", "45,0,0,0", "2");
    assert_eq!(legal_in(&game, &position), "p0+2");
    assert_eq!(why_not(&game, &position, "p1+2"), "must-capture");
}

#[test]
fn passing_a_turn_may_be_allowed() {
    assert_eq!(legal_in(&with(&[("may_pass", "true")]), &fen("4,0,0,0", "0,0,0,0", "2")), "p0+2 pass");
    assert_eq!(why_not(&with(&[]), &fen("4,0,0,0", "0,0,0,0", "2"), "pass"), "must-move");
}

#[test]
fn bonus_steps_are_played_after_the_dice_with_one_piece() {
    let game = shipped("parchis");
    // Seat 1's 54 is seat 0's 3, an ordinary square.
    let captured = after(&game, &fen("1,20,0,0", "54,0,0,0", "2"), "p0+2");
    assert_eq!(captured, "3,20,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 b20 5 0 0 - l0");
    let state = at(&game, &captured);
    assert_eq!(legal(&game, &state), "p0+20 p1+20");
    assert_eq!(why_not(&game, &captured, "p2+20"), "bonus-from-base");
    assert!(after(&game, &captured, "p1+20").ends_with(" 1 - 5 0 0 -"));
}

#[test]
fn bonus_steps_that_nobody_can_make_are_lost() {
    let game = shipped("parchis");
    assert!(after(&game, &fen("68,70,0,0", "0,0,0,0", "4"), "p0+4").ends_with(" 1 - 5 0 0 -"));
    assert!(after(&game, &fen("68,60,0,0", "0,0,0,0", "4"), "p0+4").contains(" 0 b10 5 "));
}

#[test]
fn finish_rules() {
    let near = fen("56,0,0,0", "0,0,0,0", "3");
    assert_eq!(why_not(&with(&[]), &near, "p0+3"), "overshoot");
    let bounce = with(&[("finish.rule", "bounce-from-goal")]);
    assert_eq!(pieces(&bounce, &near, "p0+3"), "55,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
    let minus = with(&[("finish.rule", "goal-minus-die")]);
    assert_eq!(pieces(&minus, &near, "p0+3"), "54,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
}

#[test]
fn a_bounce_does_not_lead_back_to_the_loop() {
    let game = shipped("fia");
    assert_eq!(why_not(&game, &fen("43,0,0,0", "0,0,0,0", "6"), "p0+6"), "overshoot");
    assert_eq!(pieces(&game, &fen("40,0,0,0", "0,0,0,0", "6"), "p0+6"), "42,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
}

#[test]
fn slots_hold_one_piece_and_are_not_passed_in_mensch() {
    let game = shipped("mensch");
    let position = fen("40,42,20,30", "0,0,0,0", "3");
    assert_eq!(why_not(&game, &position, "p0+3"), "own-in-the-way");
    assert_eq!(why_not(&game, &fen("40,42,20,30", "0,0,0,0", "2"), "p0+2"), "own-square-full");
    assert_eq!(legal_in(&shipped_with("mensch", &[("lane.passing", "true")]), &position), "p0+3 p2+3 p3+3");
}

#[test]
fn stairs_are_climbed_one_by_one_with_their_own_numbers() {
    let game = shipped("petits-chevaux");
    assert_eq!(why_not(&game, &fen("54,0,0,0", "0,0,0,0", "4"), "p0+4"), "past-the-foot");
    assert_eq!(why_not(&game, &fen("56,0,0,0", "0,0,0,0", "3"), "p0+3"), "wrong-stair");
    for (from, die) in [(56, 1), (57, 2), (58, 3), (59, 4), (60, 5), (61, 6), (62, 6)] {
        let after =
            pieces(&game, &fen(&format!("{from},0,0,0"), "0,0,0,0", &die.to_string()), &format!("p0+{die}"));
        assert!(after.starts_with(&format!("{},", from + 1)), "{from} {die}: {after}");
    }
    assert_eq!(legal_in(&game, &fen("62,0,0,0", "0,0,0,0", "5")), "pass");
}

#[test]
fn both_dice_must_be_used_if_they_can_be_and_the_larger_if_only_one_can() {
    let game = with(&[("dice.count", "2"), ("entry.values", "6"), ("extra_roll.on", "none")]);
    // A 2 first would leave no 5: 54 + 2 and then 1 at most.
    let larger = fen("52,57,57,57", "0,0,0,0", "5,2");
    assert_eq!(legal_in(&game, &larger), "p0+5");
    assert_eq!(why_not(&game, &larger, "p0+2"), "must-use-larger-die");
    let both = fen("52,50,57,57", "0,0,0,0", "5,2");
    assert_eq!(legal_in(&game, &both), "p0+5 p1+5 p0+2 p1+2");
    let only = fen("52,55,57,57", "0,0,0,0", "5,2");
    assert_eq!(legal_in(&game, &only), "p0+5 p1+2");
    assert_eq!(why_not(&game, &only, "p0+2"), "must-use-both-dice");
    let free = with(&[("dice.count", "2"), ("dice.use", "free"), ("extra_roll.on", "none")]);
    assert_eq!(legal_in(&free, &only), "p0+5 p0+2 p1+2");
}

#[test]
fn a_six_counts_seven_when_all_are_out() {
    let game = shipped("parchis");
    assert!(after(&game, "9,20,30,40/0,0,0,0/0,0,0,0/0,0,0,0 0 - 5 0 0 -", "r6").contains(" 0 7 5 0 1 "));
    assert!(after(&game, "9,20,30,0/0,0,0,0/0,0,0,0/0,0,0,0 0 - 5 0 0 -", "r6").contains(" 0 6 5 0 1 "));
}

#[test]
fn the_game_ends_with_the_first_winner_or_is_played_on_for_the_places() {
    let position = "56,57,57,57/57,57,57,56/0,0,0,0/0,0,0,0 0 1 5 0 0 -";
    let won = |value: &str, events: &str| {
        let game = with(&[("win.play_on", value)]);
        let state = at(&game, &after(&game, position, events));
        (game.turn(&state) == Turn::Over, game.scores(&state).0)
    };
    assert_eq!(won("first", "p0+1"), (true, [3, -1, -1, -1]));
    assert_eq!(won("all-but-one", "p0+1"), (false, [0; 4]));
    let game = with(&[("win.play_on", "all-but-one")]);
    let end = "57,57,57,57/57,57,57,57/57,57,57,56/0,0,0,0 2 1 5 0 0 10";
    let over = at(&game, &after(&game, end, "p3+1"));
    assert_eq!(game.scores(&over).0, [1, 3, -1, -3]);
    assert_eq!(game.verdict(&over).unwrap().result, "1023");
}

#[test]
fn finished_seats_are_skipped_unless_they_roll() {
    let position = "5,0,0,0/57,57,57,57/0,0,0,0/0,0,0,0 0 2 5 0 0 1";
    assert!(after(&with(&[("win.play_on", "all")]), position, "p0+2").contains(" 2 - 5 "));
    let rolling = with(&[("win.play_on", "all"), ("finished_seats_roll", "true")]);
    assert!(after(&rolling, position, "p0+2").contains(" 1 - 5 "));
}

#[test]
fn who_has_finished_plays_nothing_more_not_even_from_slot_to_slot() {
    let game = shipped_with("fia", &[("dice.count", "2"), ("dice.use", "free"), ("win.play_on", "all")]);
    let fen = "40,42,43,44/0,0,0,0/0,0,0,0/0,0,0,0 0 5,1 9 0 0 -";
    assert!(after(&game, fen, "p0+1").contains(" 1 - 9 "));
    let rolling = shipped_with("fia", &[("finished_seats_roll", "true"), ("win.play_on", "all")]);
    let done = "41,42,43,44/0,0,0,0/0,0,0,0/0,0,0,0 0 6 9 0 1 0";
    assert_eq!(legal_in(&rolling, done), "pass");
    assert_eq!(why_not(&rolling, done, "p0+6"), "all-at-goal");
}

#[test]
fn partners_share_squares_and_win_together() {
    let game = with(&[("teams", "[[0,2],[1,3]]")]);
    // Seat 2's 32 is seat 0's 6.
    assert_eq!(
        pieces(&game, "4,0,0,0/0,0,0,0/32,0,0,0/0,0,0,0 0 2 5 0 0 -", "p0+2"),
        "6,0,0,0/0,0,0,0/32,0,0,0/0,0,0,0"
    );
    let one = at(&game, &after(&game, "56,57,57,57/0,0,0,0/0,0,0,0/0,0,0,0 0 1 5 0 0 -", "p0+1"));
    assert_eq!(game.turn(&one), Turn::Chance);
    let both = at(&game, &after(&game, "56,57,57,57/0,0,0,0/57,57,57,57/0,0,0,0 0 1 5 0 0 2", "p0+1"));
    assert_eq!(game.scores(&both).0, [2, -2, 2, -2]);
}

#[test]
fn the_round_grows_when_the_turn_goes_past_the_last_seat() {
    let game = with(&[("seats", "0,2")]);
    assert_eq!(after(&game, "5,0,0,0/-/5,0,0,0/- 2 3 1 0 0 -", "p0+3"), "5,0,0,0/-/8,0,0,0/- 0 - 2 0 0 -");
}

#[test]
fn why_not_knows_every_other_kind_of_mistake() {
    let game = with(&[("pieces", "2")]);
    assert_eq!(why_not(&game, "5,0/0,0/0,0/0,0 0 - 1 0 0 -", "p0+3"), "dice-due");
    assert_eq!(why_not(&game, "57,57/0,0/0,0/0,0 0 - 1 0 0 0", "p0+3"), "game-over");
    assert_eq!(why_not(&game, "5,0/0,0/0,0/0,0 0 3 1 0 0 -", "p2+3"), "no-such-piece");
    assert_eq!(why_not(&game, "5,0/0,0/0,0/0,0 0 3 1 0 0 -", "p0+4"), "no-such-number");
    assert_eq!(why_not(&game, "5,57/0,0/0,0/0,0 0 3 1 0 0 -", "p1+3"), "at-goal");
    let kept_in = with(&[("entry.captures", "nothing")]);
    assert_eq!(why_not(&kept_in, &fen("0,0,0,0", "40,0,0,0", "6"), "p0+6"), "enemy-on-start");
}
