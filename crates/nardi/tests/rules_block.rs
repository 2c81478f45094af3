//! The block of six, and the limits on starting quarters.

use crate::common::{ends, shipped, steps, why_not, with};
use nardi::Nardi;

/// Whether a step is offered.
fn may(nardi: &Nardi, fen: &str, step: &str) -> bool {
    steps(nardi, fen).contains(&step.to_owned())
}

fn federation() -> Nardi {
    shipped("federation")
}

fn permission(name: &str) -> Nardi {
    with("federation", &format!("block.permission = \"{name}\""))
}

/// Black holds 15 to 11 and may make the sixth point with 12/10; White stands as given.
const WHITE_BEHIND: &str = "N5/A2aaa/ka4/6 b 2";
const WHITE_AHEAD_NOT_HOME: &str = "N5/3aaa/ka2A1/6 b 2";
const WHITE_HOME: &str = "N5/3aaa/ka4/1A4 b 2";
const WHITE_BORNE_OFF: &str = "N5/3aaa/ka4/6 b 2";

#[test]
fn whites_run_may_cross_from_1_to_24() {
    assert!(!may(&federation(), "KA4/6/o5/3AAA w 2", "24/22"));
    assert_eq!(why_not(&federation(), "KA4/6/o5/3AAA w 2", "24/22").code, "block");
}

#[test]
fn whites_run_may_not_cross_from_13_to_12() {
    assert!(may(&permission("never"), "I5/2AAAA/AA4/4o1 w 6", "16/10"));
}

#[test]
fn blacks_run_may_cross_from_13_to_12() {
    assert!(!may(&federation(), "O5/3aaa/ka4/6 b 2", "12/10"));
}

#[test]
fn blacks_run_may_not_cross_from_1_to_24() {
    // Points 3, 2, 1 and 24, 23, 22: two runs of three on White's route.
    assert!(may(&permission("never"), "aa4/3O2/i5/3baa b 5", "3/22"));
}

#[test]
fn five_points_are_no_block() {
    assert!(may(&federation(), "O5/3aaa/l5/6 b 1", "12/11"));
}

#[test]
fn the_length_of_a_block_is_an_option() {
    let nardi = with("federation", "block.length = 5");
    assert!(!may(&nardi, "O5/3aaa/l5/6 b 1", "12/11"));
}

#[test]
fn enemy_ahead_asks_for_an_enemy_checker_past_the_far_end() {
    assert!(!may(&federation(), WHITE_BEHIND, "12/10"));
    assert!(may(&federation(), WHITE_AHEAD_NOT_HOME, "12/10"));
    assert!(may(&federation(), WHITE_HOME, "12/10"));
}

#[test]
fn enemy_home_asks_for_an_enemy_checker_at_progress_18_or_more() {
    let nardi = permission("enemy-home");
    assert!(!may(&nardi, WHITE_BEHIND, "12/10"));
    assert!(!may(&nardi, WHITE_AHEAD_NOT_HOME, "12/10"));
    assert!(may(&nardi, WHITE_HOME, "12/10"));
}

#[test]
fn never_and_always_mean_what_they_say() {
    for fen in [WHITE_BEHIND, WHITE_AHEAD_NOT_HOME, WHITE_HOME, WHITE_BORNE_OFF] {
        assert!(!may(&permission("never"), fen, "12/10"));
        assert!(may(&permission("always"), fen, "12/10"));
    }
}

#[test]
fn a_borne_off_enemy_checker_counts_as_ahead_or_home_if_the_rules_say_so() {
    for name in ["enemy-ahead", "enemy-home"] {
        assert!(may(&permission(name), WHITE_BORNE_OFF, "12/10"));
        let options = format!("block.permission = \"{name}\"\nblock.borne_off_is_ahead = false");
        assert!(!may(&with("federation", &options), WHITE_BORNE_OFF, "12/10"));
    }
}

#[test]
fn bearing_off_steps_are_checked_only_if_the_rules_say_so() {
    let fen = "6/6/o5/BAAAAB w 1";
    assert_eq!(steps(&federation(), fen), ["2/1", "3/2", "4/3", "5/4"]);
    assert!(may(&shipped("long-narde"), fen, "1/off"));
}

#[test]
fn checked_at_turn_end_a_block_may_be_made_and_undone_within_the_turn() {
    let every_step = with("long-nardi", "block.checked = \"every-step\"");
    let fen = "6/6/o1JAAA/1AA3 w 41";
    assert!(may(&shipped("long-nardi"), fen, "10/6"));
    assert!(!may(&every_step, fen, "10/6"));
}

#[test]
fn a_step_that_leaves_no_way_to_undo_the_block_is_not_offered_at_turn_end_rules_either() {
    let fen = "O5/3aaa/ka4/6 b 2";
    assert!(!may(&shipped("long-nardi"), fen, "12/10"));
    assert_eq!(why_not(&shipped("long-nardi"), fen, "12/10").code, "block");
}

#[test]
fn only_so_many_points_of_ones_own_starting_quarter_may_be_held() {
    let fen = "JAAAA1/6/o1A3/6 w 5";
    assert!(!may(&shipped("fevga"), fen, "24/19"));
    assert_eq!(why_not(&shipped("fevga"), fen, "24/19").code, "own-start-full");
    assert!(may(&with("fevga", "block.own_start_max = 6"), fen, "24/19"));
}

#[test]
fn only_so_many_points_of_the_enemys_starting_quarter_may_be_held() {
    let fen = "J5/5A/oAAAA1/6 w 6";
    assert!(may(&shipped("fevga"), fen, "13/7"));
    assert!(!may(&shipped("moultezim"), fen, "13/7"));
    assert_eq!(why_not(&shipped("moultezim"), fen, "13/7").code, "enemy-start-full");
}

#[test]
fn a_block_right_before_all_fifteen_enemy_checkers_must_be_opened() {
    let fevga = shipped("fevga");
    let fen = "I5/6/oAAAAA/A5 w 21";
    let opened = ends(&fevga, fen);
    assert!(!opened.is_empty());
    for end in &opened {
        assert!(!end.contains("oAAAAA/A") && !end.contains("oBAAAA/A"), "{end}");
    }
    let closed = with("fevga", "block.open_when_all_behind = false");
    assert!(ends(&closed, fen).len() > opened.len());
    // Nothing else than the six points themselves can open it, so a turn from the head alone is refused.
    assert_eq!(why_not(&fevga, "I5/6/oAAAAA/A5 w 1", "24/23").code, "block-must-be-opened");
}

#[test]
fn the_block_may_stay_if_no_play_opens_it() {
    let fevga = shipped("fevga");
    assert!(may(&fevga, "C5/6/oBBBBB/B5 w 1", "24/23"));
}

#[test]
fn a_single_enemy_checker_elsewhere_lifts_the_duty_to_open() {
    let fevga = shipped("fevga");
    assert!(may(&fevga, "I5/5a/nAAAAA/A5 w 1", "24/23"));
}
