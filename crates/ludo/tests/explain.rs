//! The rules of variants in words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::common::{assert_said, at, codes, games, shipped, with};
use game::{Catalogue, Notation};

#[test]
fn every_sentence_of_the_rules_is_told_by_some_variant_and_has_a_text() {
    let odd = [
        with(&[("pieces_out_at_start", "4"), ("entry.values", "[]")]),
        with(&[("pieces_out_at_start", "1"), ("stars.squares", "20"), ("stars.last_to_goal", "true")]),
    ];
    let mut told = BTreeSet::new();
    for game in games(600).chain(odd) {
        for section in game.explain() {
            for message in section.sentences.into_iter().chain([section.heading]) {
                assert_said(&message);
                told.insert(message.code.into_owned());
            }
        }
    }
    let untold: Vec<_> = codes("ludo-explain-").into_iter().filter(|&code| !told.contains(code)).collect();
    assert_eq!(untold, [] as [&str; 0]);
}

#[test]
fn pieces_that_begin_on_the_board_are_told_with_those_that_do_not() {
    let told = |out: &str| {
        let sections = with(&[("pieces_out_at_start", out)]).explain();
        let pieces = sections.into_iter().flat_map(|section| section.sentences);
        pieces.filter(|message| message.code.starts_with("ludo-explain-pieces")).collect::<Vec<_>>()
    };
    let some = game::Message::new("ludo-explain-pieces-some-out").with("count", 4);
    assert_eq!(told("1"), [some.clone().with("out", 1).with("in", 3)]);
    assert_eq!(told("3"), [some.with("out", 3).with("in", 1)]);
    assert_eq!(told("4"), [game::Message::new("ludo-explain-pieces-all-out").with("count", 4)]);
    assert_eq!(told("0"), [game::Message::new("ludo-explain-pieces").with("count", 4)]);
}

#[test]
fn who_may_not_pass_in_the_column_or_the_goal_is_told_by_what_the_board_has() {
    let mut seen = BTreeSet::new();
    for game in games(600) {
        let rules = game.rules();
        let told: Vec<String> = game
            .explain()
            .into_iter()
            .flat_map(|section| section.sentences)
            .map(|message| message.code.into_owned())
            .filter(|code| code.ends_with("column-passing") || code.ends_with("goal-passing"))
            .collect();
        let expected = match (rules.lane_passing, rules.lane > 0, rules.has_slots) {
            (true, ..) | (false, false, false) => None,
            (false, true, false) => Some("ludo-explain-column-passing"),
            (false, true, true) => Some("ludo-explain-column-and-goal-passing"),
            (false, false, true) => Some("ludo-explain-goal-passing"),
        };
        assert_eq!(told, Vec::from_iter(expected));
        seen.extend(expected);
    }
    assert!(seen.len() > 1, "{seen:?}");
}

#[test]
fn every_team_is_told_once_in_the_order_of_its_first_seat() {
    let game = with(&[("teams", "[[0, 3], [1, 2]]")]);
    let told: Vec<_> = game
        .explain()
        .into_iter()
        .flat_map(|section| section.sentences)
        .filter(|message| message.code == "ludo-explain-team")
        .map(|message| Catalogue::english().text(&message))
        .collect();
    let seats = |a: u8, b: u8| [a, b].map(|seat| Catalogue::english().text(&game.seat_name(seat)));
    assert_eq!(told.len(), 2);
    for (sentence, seats) in told.iter().zip([seats(0, 3), seats(1, 2)]) {
        assert!(seats.iter().all(|seat| sentence.contains(seat.as_str())), "{sentence}: {seats:?}");
    }
}

#[test]
fn a_sentence_counts_and_lists_as_english_does() {
    let says = |options: &[(&str, &str)], sentence: &str| {
        let text = with(options).explain_in(Catalogue::english());
        assert!(text.contains(sentence), "{text}");
    };
    says(&[("pieces", "1")], "Each player has one piece, which begins in the base.");
    says(&[("board.lane", "1")], "Square 52 is your home column,");
    says(&[("safe.squares", "9")], "Your square 9 is safe:");
    says(&[("safe.squares", "9,22")], "Your squares 9 and 22 are safe:");
    says(&[("entry.values", "1,5,6")], "You need to roll 1, 5 or 6 to bring a piece out of the base.");
    says(&[("seats", "0,2")], "2 players take turns in this order: Red and Yellow.");
    says(&[("teams", "[[0,2],[1,3]]")], "Red and Yellow are partners. Green and Blue are partners.");
    says(&[("extra_roll.on", "six,capture")], "You roll again after a 6 or a capture.");
    says(&[("capture.bonus_steps", "1")], "For each piece you capture, one of your pieces moves one square.");
}

#[test]
fn what_leads_nowhere_is_not_told() {
    let text = with(&[("stars.squares", "20"), ("extra_roll.on", "none"), ("third_in_a_row", "turn-ends")])
        .explain_in(Catalogue::english());
    assert!(!text.contains(" star ") && !text.contains("stars") && !text.contains("in a row"), "{text}");
    let single = with(&[
        ("square.own_max", "1"),
        ("pair.effect", "cannot-be-passed"),
        ("pair.binds_owner", "true"),
        ("pair.must_break_on_six", "true"),
    ]);
    let text = single.explain_in(Catalogue::english());
    assert!(!text.contains("wo or more") && !text.contains("blockade"), "{text}");
}

/// The rules of every variant in English, and its board, to be read by people. `TEAHOUSE_GOLDEN=1` writes them anew.
#[test]
fn the_rules_in_words_and_the_drawing_are_golden() {
    for id in &crate::common::shipped_ids() {
        let game = shipped(id);
        let state = at(&game, &game.state_text(&game::Game::start(&game)));
        let text = format!("{}\n{}", game.draw(&state).to_text(), game.explain_in(Catalogue::english()));
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{id}.txt"));
        if std::env::var_os("TEAHOUSE_GOLDEN").is_some() {
            fs::write(&path, &text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
        let golden = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(text == golden, "{id} is explained otherwise now:\n{text}");
    }
}
