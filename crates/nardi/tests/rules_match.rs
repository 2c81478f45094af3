//! Matches: score, cube, Crawford, Jacoby, who starts.

use crate::common::{at, from_text, shipped, with};
use nardi::{Crawford, Cube, Match, Starter, Win};

const WHITE: u8 = 0;
const BLACK: u8 = 1;

#[test]
fn the_cube_starts_centred_at_one() {
    assert_eq!(Match::new(&shipped("federation")).cube, Cube { value: 1, owner: None });
}

#[test]
fn the_side_about_to_roll_may_double_if_the_cube_is_centred_or_its_own() {
    let nardi = shipped("federation");
    let mut game = Match::new(&nardi);
    let white_to_roll = at(&nardi, "N5/A5/n5/a5 w -");
    let black_to_roll = at(&nardi, "N5/A5/n5/a5 b -");
    assert!(game.may_double(&nardi, &white_to_roll, WHITE));
    assert!(!game.may_double(&nardi, &white_to_roll, BLACK));
    assert!(game.double(&nardi, &white_to_roll, WHITE));
    assert!(game.take());
    assert_eq!(game.cube, Cube { value: 2, owner: Some(BLACK) });
    assert!(!game.may_double(&nardi, &white_to_roll, WHITE));
    assert!(game.may_double(&nardi, &black_to_roll, BLACK));
}

#[test]
fn nobody_doubles_with_the_opening_dice_or_during_a_turn() {
    let nardi = shipped("federation");
    let game = Match::new(&nardi);
    assert!(!game.may_double(&nardi, &at(&nardi, "O5/6/o5/6 - -"), WHITE));
    assert!(!game.may_double(&nardi, &at(&nardi, "O5/6/o5/6 w 52"), WHITE));
}

#[test]
fn a_drop_loses_the_old_value_as_oin() {
    let nardi = shipped("federation");
    let mut game = Match::new(&nardi);
    let state = at(&nardi, "N5/A5/n5/a5 w -");
    assert!(game.double(&nardi, &state, WHITE) && game.take());
    let state = at(&nardi, "N5/A5/n5/a5 b -");
    assert!(game.double(&nardi, &state, BLACK));
    assert_eq!(game.drop_double(), Some(2));
    assert_eq!((game.score, game.cube.value), ([0, 2], 1));
}

#[test]
fn a_win_scores_the_cube_times_its_points() {
    let nardi = with("federation", "score.koks = 3");
    let mut game = Match::new(&nardi);
    let state = at(&nardi, "N5/A5/n5/a5 w -");
    assert!(game.double(&nardi, &state, WHITE) && game.take());
    assert_eq!([Win::Oin, Win::Mars, Win::Koks].map(|win| game.worth(win)), [2, 4, 6]);
    assert_eq!(game.finish_game(Some((BLACK, Win::Mars))), 4);
    assert_eq!(game.score, [0, 4]);
}

#[test]
fn the_first_game_after_a_side_comes_within_a_point_has_no_cube() {
    let nardi = shipped("federation");
    let mut game = Match::new(&nardi);
    game.score = [4, 0];
    game.finish_game(Some((WHITE, Win::Mars)));
    assert_eq!((game.score, game.crawford), ([6, 0], Crawford::Now));
    let state = at(&nardi, "N5/A5/n5/a5 b -");
    assert!(!game.may_double(&nardi, &state, BLACK));
    game.finish_game(Some((BLACK, Win::Oin)));
    assert_eq!(game.crawford, Crawford::After);
    assert!(game.may_double(&nardi, &state, BLACK));
}

#[test]
fn without_crawford_the_cube_is_always_there() {
    let nardi = with("federation", "match.crawford = false");
    let mut game = Match::new(&nardi);
    game.score = [5, 0];
    game.finish_game(Some((WHITE, Win::Oin)));
    assert!(game.may_double(&nardi, &at(&nardi, "N5/A5/n5/a5 b -"), BLACK));
}

#[test]
fn under_jacoby_mars_counts_only_once_the_cube_was_turned() {
    let nardi = with("long-nardi", "match.cube = true\nmatch.jacoby = true");
    let mut game = Match::new(&nardi);
    assert_eq!(game.worth(Win::Mars), 1);
    let state = at(&nardi, "N5/A5/n5/a5 w -");
    assert!(game.double(&nardi, &state, WHITE) && game.take());
    assert_eq!(game.worth(Win::Mars), 4);
}

#[test]
fn the_match_is_won_with_its_length_in_points() {
    let mut game = Match::new(&shipped("fevga"));
    for _ in 0..2 {
        assert_eq!(game.winner(), None);
        game.finish_game(Some((BLACK, Win::Mars)));
    }
    game.finish_game(None);
    assert_eq!(game.winner(), None);
    game.finish_game(Some((BLACK, Win::Oin)));
    assert_eq!(game.winner(), Some(BLACK));
}

#[test]
fn the_next_game_is_started_as_the_rules_say() {
    let starter = |option: &str| {
        let mut game = Match::new(&with("fevga", &format!("opening.next_game = \"{option}\"")));
        game.started_by(WHITE);
        game.finish_game(Some((WHITE, Win::Oin)));
        game.starter
    };
    assert_eq!(starter("opening-roll"), Starter::OpeningRoll);
    assert_eq!(starter("winner"), Starter::Seat(WHITE));
    assert_eq!(starter("loser"), Starter::Seat(BLACK));
    assert_eq!(starter("alternate"), Starter::Seat(BLACK));
    let nardi = shipped("fevga");
    assert_eq!(nardi.start_of(Starter::Seat(BLACK)), at(&nardi, "O5/6/o5/6 b -"));
    assert_eq!(nardi.start_of(Starter::OpeningRoll), at(&nardi, "O5/6/o5/6 - -"));
}

#[test]
fn crawford_and_jacoby_without_a_cube_are_refused_together() {
    let text = "id = \"x\"\nextends = \"long-nardi\"\nmatch.crawford = true\nmatch.jacoby = true\nscore.mars = 1\nscore.oin = 2\n";
    assert_eq!(from_text(text).unwrap_err().0.len(), 3);
}
