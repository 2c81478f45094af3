//! The head and the runner.

use crate::common::{after, ends, shipped, steps, why_not, with};

#[test]
fn at_most_one_checker_may_leave_the_head_in_a_turn() {
    let nardi = shipped("long-nardi");
    assert_eq!(after(&nardi, "O5/6/o5/6 w 61", "24/18"), "N5/A5/o5/6 w 1 0");
    assert_eq!(steps(&nardi, "N5/A5/o5/6 w 1 0"), ["18/17"]);
    assert_eq!(why_not(&nardi, "N5/A5/o5/6 w 1 0", "24/23").code, "head-already-used");
}

#[test]
fn a_listed_double_lets_a_second_checker_leave_on_the_first_turn() {
    let nardi = shipped("long-nardi");
    assert_eq!(ends(&nardi, "O5/6/o5/6 w 4444"), ["M5/2B3/o5/6"]);
    assert_eq!(ends(&nardi, "O5/6/o5/6 w 6666"), ["M5/B5/o5/6"]);
    assert_eq!(ends(&nardi, "O5/6/o5/6 w 3333"), ["N5/3A2/o5/6"], "3-3 is not listed");
    let narde = shipped("long-narde");
    assert_eq!(ends(&narde, "O5/6/o5/6 w 33"), ["M2B2/6/o5/6", "N5/A5/o5/6"]);
}

#[test]
fn any_doubles_may_be_listed_or_none() {
    let every = with("long-nardi", "head.first_turn_doubles = [1, 2, 3, 4, 5, 6]");
    let every_end = ["M1A3/A5/o5/6", "M3B1/6/o5/6", "N5/2A3/o5/6"];
    assert_eq!(ends(&every, "O5/6/o5/6 w 2222"), every_end);
    let none = with("long-nardi", "head.first_turn_doubles = []");
    assert_eq!(ends(&none, "O5/6/o5/6 w 4444"), ["N5/2A3/o5/6"]);
}

#[test]
fn a_turn_is_the_first_only_while_all_checkers_stand_on_the_head_when_it_begins() {
    let nardi = shipped("long-nardi");
    assert_eq!(after(&nardi, "N5/A5/o5/6 w -", "r44 24/20"), "M3A1/A5/o5/6 w 444 0");
}

#[test]
fn the_first_turn_may_be_that_of_the_second_player_only() {
    let nardi = shipped("federation");
    assert_eq!(ends(&nardi, "O5/6/o5/6 w 4444"), ["N5/2A3/o5/6"], "the enemy has not left its head");
    assert_eq!(ends(&nardi, "N5/A5/o5/6 b 4444"), ["N5/A5/m5/2b3"]);
}

#[test]
fn a_head_field_overrides_the_derivation() {
    let nardi = shipped("long-nardi");
    assert_eq!(ends(&nardi, "O5/6/o5/6 w 4444 1"), ["N5/2A3/o5/6"]);
    assert_eq!(ends(&nardi, "O5/6/o5/6 w 3333 2").len(), 2);
}

#[test]
fn a_limit_of_fifteen_is_no_limit() {
    let nardi = with("long-nardi", "head.limit = 15");
    assert!(ends(&nardi, "O5/6/o5/6 w 1111").contains(&"KD4/6/o5/6".to_owned()));
}

#[test]
fn only_the_runner_may_step_until_it_has_passed_the_enemys_head() {
    let nardi = shipped("fevga");
    assert_eq!(ends(&nardi, "O5/6/o5/6 w 21"), ["N2A2/6/o5/6"]);
    assert_eq!(steps(&nardi, "N5/5A/o5/6 w 61"), ["13/7"]);
    assert_eq!(why_not(&nardi, "N5/5A/o5/6 w 61", "24/23").code, "runner-first");
}

#[test]
fn once_the_runner_has_passed_others_may_use_the_dice_left_in_the_same_turn() {
    let nardi = shipped("fevga");
    assert_eq!(ends(&nardi, "N5/5A/o5/6 w 61"), ["MA4/6/o4A/6", "N5/6/o5/A5"]);
}

#[test]
fn a_borne_off_checker_counts_as_a_runner_that_has_passed() {
    let nardi = shipped("fevga");
    assert_eq!(steps(&nardi, "MA4/6/o5/6 w 2"), ["23/21", "24/22"]);
    assert_eq!(steps(&nardi, "NA4/6/o5/6 w 2"), ["23/21"]);
}
