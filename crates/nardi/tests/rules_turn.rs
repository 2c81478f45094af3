//! The board, turns, dice: every rule of these sections has a test of its name.

use crate::common::{after, at, ends, shipped, spoken_of, steps, why_not, with};
use game::{Game, Notation, Turn};
use nardi::Nardi;

fn long_nardi() -> Nardi {
    shipped("long-nardi")
}

fn long_narde() -> Nardi {
    shipped("long-narde")
}

#[test]
fn all_checkers_start_on_the_heads_24_and_12() {
    let nardi = long_nardi();
    assert_eq!(nardi.state_text(&nardi.start()), "O5/6/o5/6 w -");
}

#[test]
fn white_moves_from_24_down_to_1() {
    let nardi = long_nardi();
    assert_eq!(steps(&nardi, "O5/6/o5/6 w 61"), ["24/18", "24/23"]);
    assert_eq!(ends(&nardi, "O5/6/o5/6 w 61"), ["N5/1A4/o5/6"]);
}

#[test]
fn black_moves_from_12_down_to_1_and_on_from_24_to_13() {
    let nardi = long_nardi();
    assert_eq!(steps(&nardi, "O5/6/o5/6 b 61"), ["12/11", "12/6"]);
    assert_eq!(steps(&nardi, "N5/1A4/n5/5a b 2"), ["1/23", "12/10"]);
}

#[test]
fn each_side_bears_off_from_the_last_six_points_of_its_route() {
    let nardi = long_nardi();
    assert_eq!(steps(&nardi, "O5/a5/6/6 b 6"), ["18/off"]);
    assert_eq!(steps(&nardi, "6/6/o5/A5 w 6"), ["6/off"]);
    assert_eq!(steps(&nardi, "O5/6/6/a5 b 6"), ["pass"], "Black's way goes on over 24, which White holds");
}

#[test]
fn a_step_moves_one_checker_forward_by_one_unused_die() {
    let nardi = long_nardi();
    assert_eq!(after(&nardi, "O5/6/o5/6 w 61", "24/18"), "N5/A5/o5/6 w 1 0");
    assert_eq!(why_not(&nardi, "O5/6/o5/6 w 61", "24/20").code, "no-such-die");
    assert!(nardi.read_move(&at(&nardi, "O5/6/o5/6 w 61"), "18/24").is_err());
}

#[test]
fn a_point_with_any_enemy_checker_cannot_be_entered() {
    let nardi = long_nardi();
    assert_eq!(steps(&nardi, "O5/a5/n5/6 w 63"), ["24/21"]);
    assert_eq!(why_not(&nardi, "O5/a5/n5/6 w 63", "24/18").code, "point-held");
}

#[test]
fn a_double_is_four_steps() {
    assert_eq!(ends(&long_nardi(), "O5/6/o5/6 w 1111"), ["N3A1/6/o5/6"]);
    assert_eq!(after(&long_nardi(), "O5/6/o5/6 w -", "r11"), "O5/6/o5/6 w 1111");
}

#[test]
fn a_double_may_be_two_steps_and_then_a_fresh_roll_for_the_same_player() {
    let nardi = long_narde();
    assert_eq!(after(&nardi, "O5/6/o5/6 w -", "r11"), "O5/6/o5/6 w 11");
    assert_eq!(after(&nardi, "O5/6/o5/6 w -", "r11 24/23"), "NA4/6/o5/6 w 1 0 d");
    assert_eq!(after(&nardi, "O5/6/o5/6 w -", "r11 24/23 23/22"), "N1A3/6/o5/6 w - 1 x");
}

#[test]
fn the_extra_roll_comes_even_if_none_of_the_double_could_be_played() {
    let nardi = long_narde();
    assert_eq!(steps(&nardi, "O5/a5/n5/6 w 66"), ["pass"]);
    assert_eq!(after(&nardi, "O5/a5/n5/6 w 66", "pass"), "O5/a5/n5/6 w - 1 x");
}

#[test]
fn the_extra_roll_does_not_come_once_the_game_is_won() {
    let nardi = long_narde();
    assert_eq!(after(&nardi, "6/6/o5/5A w 66", "1/off"), "6/6/o5/6 b -");
    assert_eq!(nardi.turn(&at(&nardi, "6/6/o5/6 b -")), Turn::Over);
}

#[test]
fn the_extra_roll_is_never_a_first_turn_and_allows_the_head_limit() {
    let nardi = long_narde();
    assert_eq!(after(&nardi, "O5/a5/n5/6 w 66", "pass r44"), "O5/a5/n5/6 w 44 1 x");
    assert_eq!(ends(&nardi, "O5/a5/n5/6 w 44 1 x"), ["N5/a1A3/n5/6"]);
}

#[test]
fn the_extra_roll_gives_no_further_roll() {
    let nardi = long_narde();
    assert_eq!(after(&nardi, "N1A3/6/o5/6 w 44 1 x", "24/20 22/18"), "M3A1/A5/o5/6 b -");
}

#[test]
fn the_turn_is_a_play_of_greatest_length() {
    // 8/3 would leave no six.
    assert_eq!(steps(&long_nardi(), "4A1/4a1/m3A1/6 w 65"), ["20/15", "8/2"]);
    let reason = why_not(&long_nardi(), "4A1/4a1/m3A1/6 w 65", "8/3");
    assert_eq!(reason.code, "both-dice-must-be-played");
}

#[test]
fn only_the_higher_die_may_be_played_when_either_but_not_both_can_be() {
    assert_eq!(steps(&long_nardi(), "4A1/6/n2a2/6 w 65"), ["20/14"]);
    assert_eq!(why_not(&long_nardi(), "4A1/6/n2a2/6 w 65", "20/15").code, "only-the-higher-die");
}

#[test]
fn the_lower_die_is_played_when_the_higher_one_cannot_be() {
    assert_eq!(steps(&long_nardi(), "4A1/4a1/m2a2/6 w 65"), ["20/15"]);
}

#[test]
fn a_block_made_midway_is_allowed_at_turn_end_rules_and_not_at_every_step() {
    let fen = "6/6/o1JAAA/1AA3 w 41";
    let federation = shipped("federation");
    assert_eq!(ends(&long_nardi(), fen).len(), 23);
    assert_eq!(ends(&federation, fen), ends(&long_nardi(), fen));
    assert!(steps(&long_nardi(), fen).contains(&"10/6".to_owned()));
    assert!(!steps(&federation, fen).contains(&"10/6".to_owned()));
    let reason = why_not(&federation, fen, "10/6");
    assert_eq!(reason.code, "block");
    assert_eq!(spoken_of(&reason, "points"), "10 9 8 7 6 5 4");
}

#[test]
fn a_run_standing_since_before_the_turn_is_not_exempt() {
    for end in ends(&long_nardi(), "I5/6/o1AAAA/AA4 w 21") {
        let state = at(&long_nardi(), &format!("{end} b -"));
        // White's points 10 to 5 are progress 14 to 19.
        assert_ne!(state.held(0) >> 14 & 0x3f, 0x3f, "{end}");
    }
}

#[test]
fn with_no_sound_play_the_turn_passes() {
    let nardi = with("long-nardi", "block.permission = \"never\"");
    assert_eq!(steps(&nardi, "I5/6/k1AAAA/AAaaaa w 6666"), ["pass"]);
    assert_eq!(why_not(&nardi, "I5/6/k1AAAA/AAaaaa w 6666", "24/18").code, "block");
}

#[test]
fn only_the_movers_runs_are_checked() {
    // Black's wall may not stand, but White moves as if it could.
    assert_eq!(steps(&long_nardi(), "O5/3aaa/jaa3/6 w 21"), ["24/22", "24/23"]);
}

#[test]
fn a_turn_ends_by_itself_when_no_further_step_belongs_to_one() {
    assert_eq!(after(&long_nardi(), "4A1/6/n2a2/6 w 65", "20/14"), "6/4A1/n2a2/6 b -");
}

#[test]
fn pass_exists_only_when_no_step_is_possible() {
    assert_eq!(why_not(&long_nardi(), "O5/6/o5/6 w 61", "pass").code, "must-play");
    assert_eq!(steps(&long_nardi(), "O5/a5/n5/6 w 6666"), ["pass"]);
    assert_eq!(after(&long_nardi(), "O5/a5/n5/6 w 6666", "pass"), "O5/a5/n5/6 b -");
}

#[test]
fn bearing_off_that_either_die_could_make_uses_the_smaller_die() {
    assert_eq!(after(&long_nardi(), "6/6/o5/4B1 w 65", "2/off"), "6/6/o5/4A1 w 6 1");
}

#[test]
fn a_winning_turn_may_stop_only_where_the_rules_say_so() {
    assert_eq!(steps(&long_nardi(), "6/6/o5/3A2 w 31"), ["3/2"]);
    let federation = shipped("federation");
    assert_eq!(steps(&federation, "6/6/o5/3A2 w 31"), ["3/2", "3/off"]);
    assert_eq!(ends(&federation, "6/6/o5/3A2 w 31"), ["6/6/o5/6"]);
}

#[test]
fn a_board_that_was_also_reached_midway_is_still_a_legal_end() {
    assert_eq!(ends(&long_nardi(), "6/4ae/6/5G b 61").len(), 2);
}

mod cascade {
    use super::*;

    fn gul_bara() -> Nardi {
        shipped("gul-bara")
    }

    #[test]
    fn a_double_is_followed_by_every_higher_double() {
        let nardi = gul_bara();
        // Five fives and sixes from 20: 20/15, then nothing hinders the runner but its own head rule.
        let fen = after(&nardi, "N3A1/6/6/o5 w -", "r55 24/19 20/15 19/14 15/10");
        assert_eq!(fen, "M5/4A1/2A3/o5 w 6666 0 c");
    }

    #[test]
    fn each_part_is_four_dice_maximised_on_its_own() {
        let nardi = gul_bara();
        assert_eq!(after(&nardi, "N3A1/6/6/o5 w -", "r55"), "N3A1/6/6/o5 w 5555");
    }

    #[test]
    fn the_first_die_that_cannot_be_played_ends_it_and_the_rest_goes_to_the_opponent() {
        let nardi = gul_bara();
        // The first checker runs 24/20/16 and stands before Black's head; a second one follows.
        let fen = after(&nardi, "O5/6/o5/6 w -", "r44 24/20 20/16 24/20 20/16");
        // No five can be played from 24 once the head is used up, but 16/11 can, twice; then 11/6 twice.
        assert_eq!(fen, "M5/2B3/o5/6 w 5555 0 c");
        let fen = after(&nardi, &fen, "16/11 16/11 11/6 11/6");
        // 6/off needs all checkers home, the head is used up: no six at all, so all four go to Black.
        assert_eq!(fen, "M5/6/o5/B5 b 6666 2 h");
    }

    #[test]
    fn what_the_opponent_cannot_play_is_lost_and_then_he_rolls() {
        let nardi = gul_bara();
        assert_eq!(steps(&nardi, "M5/6/o5/B5 b 6666 2 h"), ["pass"]);
        assert_eq!(after(&nardi, "M5/6/o5/B5 b 6666 2 h", "pass"), "M5/6/o5/B5 b -");
    }

    #[test]
    fn handed_dice_are_played_in_the_same_order_with_the_higher_doubles_after_them() {
        let nardi = gul_bara();
        let fen = after(&nardi, "6/O5/o5/6 b 55 1 h", "12/7 7/2");
        assert_eq!(fen, "6/O5/n5/4a1 b 6666 0 h");
    }
}
