//! What is read as a position and what is not, at the edges.

use crate::common::{shipped, with};
use game::{Game, Notation};
use ludo::Ludo;

/// The first position with some fields changed, counted from 0: pieces, seat, dice, round, tries, streak, places.
fn fen(game: &Ludo, changes: &[(usize, &str)]) -> String {
    let text = game.state_text(&game.start());
    let mut fields: Vec<&str> = text.split(' ').collect();
    for &(index, field) in changes {
        fields[index] = field;
    }
    fields.join(" ")
}

/// Why the first position is not read with these changes; `None` if it is.
fn refusal(game: &Ludo, changes: &[(usize, &str)]) -> Option<String> {
    game.read_state(&fen(game, changes)).err().map(|error| error.problem.code.into_owned())
}

#[test]
fn a_number_is_written_in_digits() {
    let game = with(&[]);
    assert_eq!(refusal(&game, &[(3, "7")]), None);
    for round in ["+7", "-7", "7x", "x", "0", "000007", "100000", "99999"] {
        assert_eq!(refusal(&game, &[(3, round)]).as_deref(), Some("ludo-fen-round"), "{round}");
    }
}

#[test]
fn there_are_four_seats_with_as_many_pieces_as_the_rules_say() {
    let game = with(&[]);
    let refused = |pieces: &str| refusal(&game, &[(0, pieces)]);
    assert_eq!(refused("0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0"), None);
    let five = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0";
    assert_eq!(refused(five).as_deref(), Some("ludo-fen-four-seats"));
    assert_eq!(refused("0,0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0").as_deref(), Some("ludo-fen-squares"));
    assert_eq!(refused("0,0,0/0,0,0,0/0,0,0,0/0,0,0,0").as_deref(), Some("ludo-fen-squares"));
}

#[test]
fn only_a_seat_that_is_taken_has_the_turn() {
    let game = with(&[]);
    let pieces = (0, "0,0,0,0/-/0,0,0,0/0,0,0,0");
    assert_eq!(refusal(&game, &[pieces, (1, "2")]), None);
    assert_eq!(refusal(&game, &[pieces, (1, "1")]).as_deref(), Some("ludo-fen-seat"));
}

#[test]
fn too_many_tries_are_answered_with_the_most_there_can_be() {
    let game = with(&[("tries_when_all_home", "3")]);
    assert_eq!(refusal(&game, &[(4, "2")]), None);
    let error = game.read_state(&fen(&game, &[(4, "3")])).unwrap_err();
    assert_eq!(error.problem, game::Message::new("ludo-fen-tries").with("most", 2));
}

#[test]
fn there_are_as_many_dice_as_the_rules_say() {
    let one = with(&[]);
    assert_eq!(refusal(&one, &[(2, "3")]), None);
    assert_eq!(refusal(&one, &[(2, "4,3")]).as_deref(), Some("ludo-fen-dice"));
    let two = with(&[("dice.count", "2")]);
    assert_eq!(refusal(&two, &[(2, "4,3")]), None);
    assert_eq!(refusal(&two, &[(2, "4,3,2")]).as_deref(), Some("ludo-fen-dice"));
}

#[test]
fn no_more_than_thirty_two_bonuses_wait() {
    let game = shipped("parchis");
    let bonuses = |count: usize| refusal(&game, &[(2, &vec!["b20"; count].join(","))]);
    assert_eq!(bonuses(32), None);
    assert_eq!(bonuses(33).as_deref(), Some("ludo-fen-bonus-many"));
    assert_eq!(bonuses(200).as_deref(), Some("ludo-fen-bonus-many"));
}

#[test]
fn a_place_is_taken_once_and_by_somebody_who_has_finished() {
    let game = with(&[]);
    let end = game.rules().end().to_string();
    let finished = [end.as_str(); 4].join(",");
    let pieces = format!("{finished}/0,0,0,0/-/0,0,0,0");
    let refused = |places: &str| refusal(&game, &[(0, &pieces), (1, "1"), (6, places)]);
    assert_eq!(refused("0"), None);
    for places in ["00", "1", "2", "01", "4", "7", "x"] {
        assert_eq!(refused(places).as_deref(), Some("ludo-fen-places"), "{places}");
    }
}

#[test]
fn an_extra_roll_waits_once_with_dice_to_play_and_where_there_are_extra_rolls() {
    let game = with(&[("extra_roll.on", "capture")]);
    let read = |game: &Ludo, dice: &str, extras: &str| {
        let text = fen(game, &[(2, dice)]) + extras;
        game.read_state(&text).map_err(|error| error.problem.code.into_owned())
    };
    let refused = |code: &str| Err(code.to_owned());
    assert_eq!(
        read(&game, "3", " x").map(|state| game.state_text(&state)),
        Ok(fen(&game, &[(2, "3")]) + " x")
    );
    for (dice, extras) in [("3", " x x"), ("-", " x"), ("3", " y"), ("3", " l0")] {
        assert_eq!(read(&game, dice, extras), refused("ludo-fen-meaningless"), "{dice}{extras}");
    }
    let never = with(&[("extra_roll.on", "six")]);
    assert_eq!(read(&never, "3", " x"), refused("ludo-fen-meaningless"));
}

#[test]
fn the_piece_moved_last_is_one_of_those_there_are_and_named_once() {
    let game = with(&[("third_in_a_row", "last-moved-home"), ("pieces", "3")]);
    assert!(game.read_state(&(fen(&game, &[]) + " l2")).is_ok());
    for extras in [" l3", " l0 l1"] {
        let error = game.read_state(&(fen(&game, &[]) + extras)).unwrap_err();
        assert_eq!(error.problem, game::Message::new("ludo-fen-last-piece").with("last", 2), "{extras}");
    }
}

#[test]
fn a_piece_that_does_not_exist_is_answered_with_the_last_there_is() {
    let game = with(&[("pieces", "3")]);
    let state = game.read_state(&fen(&game, &[(2, "6")])).unwrap();
    let action = game.read_move(&state, "p3+6").unwrap();
    let expected = game::Message::new("no-such-piece").with("piece", 3).with("last", 2);
    assert_eq!(game.why_not(&state, action), Some(expected));
}

#[test]
fn dice_are_told_until_they_are_played() {
    let two = with(&[("dice.count", "2")]);
    let told = |dice: &str| two.dice_text(&two.read_state(&fen(&two, &[(2, dice)])).unwrap());
    assert_eq!([told("-"), told("4"), told("3,5")], ["", "4", "5 3"]);
}
