//! Everything the family says has words, and the words say what is meant.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{
    MIX, at, at_every_position, mix, shipped, shipped_and_mixed, shipped_ids, why_not, with,
};
use game::{Argument, Catalogue, Game, Message, Notation, NotationError, Random, Roll, Show};
use nardi::{Nardi, State, Step};

/// The words of the family, one `code = text` after the other.
const CATALOGUE: &str = include_str!("../../../locales/en/nardi.ftl");

// Things to say, one a line; the first line names the columns.
const REASONS: &str = include_str!("fixtures/said/reasons.txt");
const TURN_REASONS: &str = include_str!("fixtures/said/turn-reasons.txt");
const VERDICTS: &str = include_str!("fixtures/said/verdicts.txt");
const TASKS: &str = include_str!("fixtures/said/tasks.txt");
const UNREADABLE: &str = include_str!("fixtures/said/unreadable.txt");

fn rows<const COLUMNS: usize>(table: &'static str) -> impl Iterator<Item = [&'static str; COLUMNS]> {
    table.lines().skip(1).map(|line| {
        let columns: Vec<_> = line.split('|').map(str::trim).collect();
        columns.try_into().unwrap_or_else(|_| panic!("{COLUMNS} columns: {line}"))
    })
}

fn rules(id: &str, options: &str) -> Nardi {
    with(id, &options.replace("; ", "\n"))
}

fn reason(row: [&str; 6]) -> Message {
    why_not(&rules(row[0], row[1]), row[2], row[3])
}

fn turn_reason(row: [&str; 4]) -> Message {
    let nardi = shipped("long-nardi");
    let state = at(&nardi, row[0]);
    nardi.turn_of_steps(&state, &nardi.read_turn(&state, row[1]).unwrap()).expect_err("it is legal")
}

fn unreadable(row: [&str; 4]) -> NotationError {
    let nardi = shipped(row[0]);
    let mut state = nardi.start();
    let error = match row[1] {
        "fen" => nardi.read_state(row[2]).err(),
        "move" => nardi.read_move(&state, row[2]).err(),
        "turn" => nardi.read_turn(&state, row[2]).err(),
        "roll" => nardi.read_roll(&state, row[2]).err(),
        _ => {
            nardi.roll(&mut state, Roll::two(6, 3));
            nardi.read_roll(&state, row[2]).err()
        }
    };
    error.unwrap_or_else(|| panic!("{row:?} was read"))
}

#[test]
fn every_reason_says_which_place_die_or_rule_is_in_the_way() {
    for row in rows(REASONS) {
        let reason = reason(row);
        assert_eq!((&*reason.code, reason.to_string().as_str()), (row[4], row[5]), "{row:?}");
    }
    for row in rows(TURN_REASONS) {
        let reason = turn_reason(row);
        assert_eq!((&*reason.code, reason.to_string().as_str()), (row[2], row[3]), "{row:?}");
    }
}

#[test]
fn a_verdict_says_who_won_what_and_why() {
    for [options, fen, result, sentence] in rows(VERDICTS) {
        let nardi = rules("long-nardi", options);
        let verdict = nardi.verdict(&at(&nardi, fen)).expect("the game is over");
        assert_eq!((verdict.result.as_str(), verdict.reason.to_string().as_str()), (result, sentence));
    }
}

#[test]
fn a_position_says_what_is_to_be_done_until_the_game_is_over() {
    for [id, options, fen, sentence] in rows(TASKS) {
        let nardi = rules(id, options);
        let task = nardi.position_view(&at(&nardi, fen)).task.expect("somebody has to do something");
        assert_eq!(task.to_string(), sentence, "{fen}");
        let captions = nardi.draw(&at(&nardi, fen)).captions;
        assert_eq!(captions[0], task, "{fen}: the drawing says the same");
    }
    for [options, fen, _, sentence] in rows(VERDICTS) {
        let nardi = rules("long-nardi", options);
        let state = at(&nardi, fen);
        assert_eq!(nardi.position_view(&state).task, None);
        assert_eq!(nardi.draw(&state).captions[0].to_string(), sentence);
    }
    let nardi = shipped("long-nardi");
    let captions = nardi.draw(&at(&nardi, "NA4/6/o5/6 b -")).captions;
    assert_eq!(captions[1].to_string(), "Pips to go: White 359, Black 360.");
}

#[test]
fn a_text_that_cannot_be_read_is_answered_with_what_was_expected() {
    for row in rows(UNREADABLE) {
        assert_eq!(unreadable(row).to_string(), row[3], "{row:?}");
    }
}

#[test]
fn seats_have_names_for_people_and_for_programs() {
    let nardi = shipped("long-nardi");
    assert_eq!([0, 1].map(|seat| nardi.seat_id(seat)), ["white", "black"]);
    assert_eq!([0, 1].map(|seat| nardi.seat_name(seat).to_string()), ["White", "Black"]);
}

/// The message and those inside it.
fn with_words(message: &Message, out: &mut Vec<Message>) {
    out.push(message.clone());
    for (_, argument) in &message.arguments {
        if let Argument::Message(word) = argument {
            with_words(word, out);
        }
    }
}

fn assert_said(message: &Message, of: impl Fn() -> String) {
    if let Err(incomplete) = Catalogue::english().try_text(message) {
        panic!("{}: {incomplete:?}", of());
    }
}

/// Everything that could be said about a position.
fn said_about(nardi: &Nardi, state: &State) -> Vec<Message> {
    let steps = (0..24u8).flat_map(|from| (from + 1..=(from + 6).min(24)).map(move |to| (from, to)));
    let steps = steps.filter_map(|(from, to)| Step::new(from, to)).chain([Step::PASS]);
    let mut said: Vec<Message> = steps.filter_map(|step| nardi.why_not(state, step)).collect();
    said.extend(nardi.draw(state).captions);
    said.extend(nardi.position_view(state).task);
    said.extend(nardi.verdict(state).map(|verdict| verdict.reason));
    said
}

/// Points of the board by name, wherever a message speaks of one.
fn assert_points_exist(message: &Message) {
    let is_point = |argument: &Argument| matches!(argument, Argument::Number(1..=24));
    for (name, argument) in &message.arguments {
        let fine = match (*name, argument) {
            ("point" | "from" | "to" | "head" | "first" | "last", point) => is_point(point),
            ("points", Argument::All(points)) => !points.is_empty() && points.iter().all(is_point),
            ("seat" | "owner" | "enemy" | "opponent" | "winner" | "loser", word) => {
                matches!(word, Argument::Message(word) if word.code.starts_with("seat-"))
            }
            _ => true,
        };
        assert!(fine, "{message:?} speaks of {name}");
    }
}

#[test]
fn whatever_is_said_in_random_play_has_words_and_names_real_points() {
    let mut random = Random::new(8);
    for nardi in shipped_and_mixed(if testkit::is_long() { 300 } else { 12 }) {
        // Words are slow, so each thing is put into words only the first few times.
        let mut times = BTreeMap::<String, u32>::new();
        let mut hear = |state: &State| {
            for message in said_about(&nardi, state) {
                assert_points_exist(&message);
                let heard = times.entry(message.code.to_string()).or_default();
                *heard += 1;
                if *heard <= 20 {
                    assert_said(&message, || nardi.state_text(state));
                }
            }
        };
        at_every_position(&nardi, 1, |state, random| {
            if random.below(8) == 0 || nardi.turn(state) == game::Turn::Over {
                hear(state);
            }
        });
        let is_two = nardi.rules().doubles == nardi::Doubles::TwoThenRollAgain;
        for _ in 0..60 {
            hear(&at(&nardi, &testkit::nardi::hard_position(&mut random, if is_two { 2 } else { 4 })));
        }
    }
}

#[test]
fn a_pass_is_announced_exactly_when_there_is_nothing_else() {
    for nardi in shipped_and_mixed(12) {
        at_every_position(&nardi, 1, |state, _| {
            let mut steps = Vec::new();
            nardi.moves(state, &mut steps);
            let task = nardi.position_view(state).task;
            let is_pass = task.is_some_and(|task| task.code == "nardi-task-pass");
            assert_eq!(is_pass, steps == [Step::PASS], "{}", nardi.state_text(state));
        });
    }
}

#[test]
fn mixes_are_made_of_every_option() {
    let options: BTreeSet<&str> = nardi::FAMILY.options.iter().map(|option| option.path).collect();
    assert_eq!(options, MIX.iter().map(|(path, _)| *path).collect());
}

/// Every heading and sentence of the rules.
fn explained(nardi: &Nardi) -> Vec<Message> {
    let sections = nardi.explain();
    sections.into_iter().flat_map(|section| [vec![section.heading], section.sentences].concat()).collect()
}

#[test]
fn every_text_of_the_family_can_be_heard() {
    let mut heard = Vec::new();
    let mut random = Random::new(2);
    for nardi in (0..200).map(|_| mix(&mut random)) {
        heard.extend(explained(&nardi));
    }
    for sentence in &heard {
        assert_said(sentence, || format!("{sentence:?}"));
    }
    for row in rows(REASONS) {
        with_words(&reason(row), &mut heard);
    }
    heard.extend(rows(TURN_REASONS).map(turn_reason));
    for row in rows(UNREADABLE) {
        with_words(&unreadable(row).message(), &mut heard);
    }
    for [id, options, fen, _] in rows(TASKS) {
        let nardi = rules(id, options);
        heard.extend(nardi.draw(&at(&nardi, fen)).captions);
    }
    for [options, fen, _, _] in rows(VERDICTS) {
        let nardi = rules("long-nardi", options);
        heard.extend(nardi.verdict(&at(&nardi, fen)).map(|verdict| verdict.reason));
    }
    let nardi = shipped("long-nardi");
    heard.extend(nardi.board_view().places.into_iter().map(|place| place.name));
    heard.extend(nardi.position_view(&nardi.start()).counts.iter().map(|count| Message::new(count.what)));
    let heard: BTreeSet<_> = heard.iter().map(|message| message.code.as_ref()).collect();
    let texts = CATALOGUE.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let codes = texts.filter_map(|line| line.split_once(" = ")).map(|(code, _)| code);
    let unheard: Vec<_> = codes.filter(|code| !heard.contains(code)).collect();
    assert_eq!(unheard, Vec::<&str>::new());
}

/// The codes of everything in the rules.
fn explained_codes(base: &str, options: &str) -> Vec<String> {
    explained(&with(base, options)).into_iter().map(|sentence| sentence.code.into_owned()).collect()
}

#[test]
fn when_blocks_are_checked_is_explained_only_where_something_is_forbidden() {
    let is_explained = |options: &str| {
        let codes = explained_codes("long-nardi", &format!("block.permission = \"always\"\n{options}"));
        codes.contains(&"nardi-explain-mover-bound".to_owned())
    };
    assert!(!is_explained(""), "everything is allowed");
    assert!(is_explained("block.own_start_max = 5"));
    assert!(is_explained("block.enemy_start_max = 5"));
    assert!(explained_codes("long-nardi", "").contains(&"nardi-explain-mover-bound".to_owned()));
}

#[test]
fn only_limits_on_the_head_are_spoken_of_with_an_extra_roll() {
    let codes = |options: &str| explained_codes("long-narde", options);
    let head = "nardi-explain-extra-roll-head".to_owned();
    assert!(codes("head.limit = 14").contains(&head));
    assert!(!codes("head.limit = 15").contains(&head));
    let single = "nardi-explain-last-roll-single".to_owned();
    assert!(codes("").contains(&single));
    assert!(!codes("dice.doubles = \"four\"").contains(&single), "nothing gives a further roll");
    let first_turn = "nardi-explain-first-turn".to_owned();
    assert!(codes("").contains(&first_turn));
    assert!(!codes("head.limit = 2").contains(&first_turn), "two may leave anyway");
    assert!(!codes("head.first_turn_doubles = []").contains(&first_turn));
}

/// `TEAHOUSE_GOLDEN=write` writes the files anew; review them as a diff.
#[test]
fn the_rules_of_every_shipped_variant_read_as_in_its_golden_file() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for id in &shipped_ids() {
        let text = shipped(id).explain_in(Catalogue::english());
        let file = folder.join(format!("{id}.txt"));
        if std::env::var("TEAHOUSE_GOLDEN").is_ok_and(|wish| wish == "write") {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&file, &text).unwrap();
        }
        let golden = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(text, golden, "{id}: TEAHOUSE_GOLDEN=write makes the file anew");
    }
}
