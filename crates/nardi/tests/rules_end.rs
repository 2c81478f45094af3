//! Bearing off, the end of the game, scores, the opening.

use crate::common::{after, at, ends, from_text, result, shipped, spoken_of, steps, why_not, with};
use game::{Game, Notation, Turn};
use nardi::Nardi;

fn long_nardi() -> Nardi {
    shipped("long-nardi")
}

fn long_narde() -> Nardi {
    shipped("long-narde")
}

#[test]
fn bearing_off_needs_all_remaining_checkers_in_the_home() {
    assert_eq!(why_not(&long_nardi(), "6/6/o4A/4AA w 21", "2/off").code, "not-all-home");
    assert_eq!(steps(&long_nardi(), "6/6/o4A/4AA w 21"), ["2/1", "7/5", "7/6"]);
}

#[test]
fn bearing_off_may_start_in_the_turn_in_which_the_last_checker_comes_home() {
    assert!(ends(&long_nardi(), "6/6/o4A/6 w 61").contains(&"6/6/o5/6".to_owned()));
}

#[test]
fn the_exact_die_takes_a_checker_off() {
    assert_eq!(steps(&long_nardi(), "6/6/o5/A2A2 w 3"), ["3/off", "6/3"]);
}

#[test]
fn a_larger_die_takes_a_checker_off_only_from_the_farthest_occupied_point() {
    assert_eq!(steps(&long_nardi(), "6/6/o5/2AA2 w 6"), ["4/off"]);
    let reason = why_not(&long_nardi(), "6/6/o5/2AA2 w 6", "3/off");
    assert_eq!(reason.code, "larger-die-only-from-farthest");
    assert_eq!((spoken_of(&reason, "point"), spoken_of(&reason, "from")), ("4".into(), "3".into()));
}

#[test]
fn blacks_farthest_point_is_found_along_blacks_own_route() {
    assert_eq!(steps(&long_nardi(), "O5/2aa2/6/6 b 6"), ["16/off"]);
}

#[test]
fn a_larger_die_may_bear_off_nothing() {
    let nardi = shipped("gul-bara");
    assert_eq!(steps(&nardi, "6/6/o5/4B1 w 65"), ["pass"]);
    assert_eq!(why_not(&nardi, "6/6/o5/4B1 w 65", "2/off").code, "exact-die-only");
}

#[test]
fn steps_inside_the_home_are_allowed_instead_if_the_rules_say_so() {
    assert_eq!(steps(&long_nardi(), "6/6/o5/B5 w 2"), ["6/4"]);
    let nardi = shipped("gul-bara");
    assert_eq!(steps(&nardi, "6/6/o5/B5 w 2"), ["pass"]);
    assert_eq!(why_not(&nardi, "6/6/o5/B5 w 2", "6/4").code, "no-inner-steps");
    assert_eq!(steps(&nardi, "6/6/o4A/B5 w 2"), ["6/4", "7/5"], "not all are home yet");
}

#[test]
fn the_first_to_bear_off_all_checkers_wins() {
    assert_eq!(after(&long_nardi(), "6/6/n5/5A w 21", "1/off"), "6/6/n5/6 b -");
    assert_eq!(result(&long_nardi(), "6/6/n5/6 b -"), ("white".into(), 1));
    assert_eq!(result(&long_nardi(), "N5/6/6/6 w -"), ("black".into(), -1));
    assert_eq!(why_not(&long_nardi(), "6/6/n5/6 b -", "12/11").code, "game-over");
}

#[test]
fn it_is_a_mars_if_the_loser_has_borne_off_nothing() {
    assert_eq!(result(&long_nardi(), "6/6/o5/6 b -"), ("white".into(), 2));
    let nardi = with("long-nardi", "score.oin = 2\nscore.mars = 3");
    assert_eq!(result(&nardi, "6/6/o5/6 b -"), ("white".into(), 3));
    assert_eq!(result(&nardi, "6/6/n5/6 b -"), ("white".into(), 2));
}

#[test]
fn koks_is_a_mars_with_no_checker_home() {
    let nardi = with("long-nardi", "score.koks = 3");
    assert_eq!(result(&nardi, "6/6/o5/6 b -"), ("white".into(), 3));
    assert_eq!(result(&nardi, "6/5a/n5/6 b -"), ("white".into(), 2), "a checker is home");
    assert_eq!(result(&nardi, "6/6/n5/6 b -"), ("white".into(), 1), "no mars, no koks");
}

#[test]
fn koks_is_a_mars_with_a_checker_in_the_first_quarter() {
    let nardi = with("long-nardi", "score.koks = 3\nscore.koks_when = \"checker-in-first-quarter\"");
    assert_eq!(result(&nardi, "6/5n/5a/6 b -"), ("white".into(), 3));
    assert_eq!(result(&nardi, "6/5n/6/a5 b -"), ("white".into(), 2));
}

#[test]
fn a_loser_with_fourteen_off_gets_exactly_one_roll() {
    let nardi = long_narde();
    let fen = after(&nardi, "6/5a/6/5A w 21", "1/off");
    assert_eq!(fen, "6/5a/6/6 b -");
    assert_eq!(nardi.turn(&at(&nardi, &fen)), Turn::Chance);
    assert_eq!(nardi.state_text(&at(&nardi, &after(&nardi, &fen, "r21 13/off"))), "6/6/6/6 w -");
    assert_eq!(result(&nardi, "6/6/6/6 w -"), ("draw".into(), 0));
}

#[test]
fn the_last_roll_that_does_not_finish_loses_an_oin_and_gives_no_extra_roll() {
    let nardi = long_narde();
    assert_eq!(after(&nardi, "4a1/6/6/6 b -", "r11 20/19 19/18"), "6/a5/6/6 w -");
    assert_eq!(result(&nardi, "6/a5/6/6 w -"), ("white".into(), 1));
}

#[test]
fn without_exactly_fourteen_off_there_is_no_last_roll() {
    assert_eq!(result(&long_narde(), "6/5b/6/6 b -"), ("white".into(), 1));
    assert_eq!(result(&long_narde(), "6/5o/6/6 b -"), ("white".into(), 2));
}

#[test]
fn with_equal_turns_the_second_player_gets_one_turn_if_the_starter_finishes_first() {
    let nardi = with("long-nardi", "score.tie = \"equal-turns\"");
    assert_eq!(after(&nardi, "6/5b/6/5A w 21", "1/off"), "6/5b/6/6 b -");
    assert_eq!(after(&nardi, "6/5b/6/6 b -", "r21 13/off 13/off"), "6/6/6/6 w -");
    assert_eq!(result(&nardi, "6/6/6/6 w -"), ("draw".into(), 0));
    assert_eq!(result(&nardi, "5A/6/6/6 w -"), ("black".into(), -1), "the starter gets no such turn");
}

#[test]
fn with_equal_turns_mars_is_judged_after_the_last_turn() {
    let nardi = with("long-nardi", "score.tie = \"equal-turns\"");
    assert_eq!(after(&nardi, "6/5o/6/6 b -", "r21 13/off 13/off"), "6/5m/6/6 w -");
    assert_eq!(result(&nardi, "6/5m/6/6 w -"), ("white".into(), 1));
    assert_eq!(result(&nardi, "6/6/o5/6 w -"), ("white".into(), 2));
}

#[test]
fn equal_turns_need_white_to_start() {
    let text = "id = \"x\"\nextends = \"fevga\"\n[score]\ntie = \"equal-turns\"\n";
    let problems = from_text(text).unwrap_err();
    assert_eq!(problems.0.len(), 1);
    assert_eq!(problems.0[0].place.map(|place| (place.line, place.column)), Some((4, 7)));
}

#[test]
fn white_rolls_first_or_a_roll_off_decides() {
    assert_eq!(long_nardi().state_text(&long_nardi().start()), "O5/6/o5/6 w -");
    for id in ["federation", "fevga", "moultezim", "gul-bara"] {
        let nardi = shipped(id);
        assert_eq!(nardi.state_text(&nardi.start()), "O5/6/o5/6 - -");
    }
}

#[test]
fn equal_dice_of_a_roll_off_change_nothing() {
    assert_eq!(after(&shipped("fevga"), "O5/6/o5/6 - -", "r44"), "O5/6/o5/6 - -");
}

#[test]
fn the_higher_die_of_a_roll_off_starts_with_a_fresh_roll() {
    let nardi = shipped("fevga");
    assert_eq!(after(&nardi, "O5/6/o5/6 - -", "r52"), "O5/6/o5/6 w -");
    assert_eq!(after(&nardi, "O5/6/o5/6 - -", "r25"), "O5/6/o5/6 b -");
}

#[test]
fn the_higher_die_of_a_roll_off_may_have_to_play_both_dice() {
    let nardi = shipped("federation");
    assert_eq!(after(&nardi, "O5/6/o5/6 - -", "r52"), "O5/6/o5/6 w 52");
    assert_eq!(after(&nardi, "O5/6/o5/6 - -", "r25"), "O5/6/o5/6 b 52");
}
