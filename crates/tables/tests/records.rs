//! Records replay exactly, or are rejected with the place and the reason.

use game::{Random, Turn};
use proptest::prelude::*;
use tables::{Record, RecordError, built_in_ids};

fn random_game(rules: &str, seed: u64) -> Box<dyn tables::Table> {
    let mut table = tables::game(rules).unwrap().table();
    let mut random = Random::new(seed);
    while table.turn() != Turn::Over {
        if table.roll_by_seed(seed).is_none() {
            let legal = table.legal();
            let action = legal[random.below(legal.len() as u32) as usize].text.clone();
            table.act(&action).unwrap();
        }
    }
    table
}

#[test]
fn a_record_of_every_variant_replays_to_the_same_position() {
    for id in built_in_ids() {
        let table = random_game(id, 3);
        let record = Record::of(table.as_ref(), None, &[("White", "a \"quoted\" name"), ("Black", "b\\c")]);
        let read = Record::read_all(&record.to_string()).unwrap();
        assert_eq!(read, std::slice::from_ref(&record), "{id}");
        assert_eq!(record.replay().unwrap().fen(), table.fen(), "{id}");
    }
}

#[test]
fn many_records_and_comments_fit_one_text() {
    let mut first = Record::of(random_game("long-nardi", 1).as_ref(), None, &[]);
    first.events[0].1 = "a fine roll".into();
    let second = Record::of(random_game("long-narde", 2).as_ref(), None, &[]);
    let read = Record::read_all(&format!("{first}{second}")).unwrap();
    assert_eq!(read, [first, second]);
}

/// The lengths of the lines that events of these lengths fill.
fn line_lengths(words: &[usize]) -> Vec<usize> {
    let mut record = Record::of(random_game("long-nardi", 1).as_ref(), None, &[]);
    record.events = words.iter().map(|&length| ("x".repeat(length), String::new())).collect();
    let text = record.to_string();
    let (_, events) = text.split_once("\n\n").expect("an empty line ends the headers");
    assert_eq!(events.split_whitespace().map(str::len).collect::<Vec<_>>(), words);
    events.trim_end().lines().map(str::len).collect()
}

#[test]
fn lines_of_a_record_are_filled_up_to_ninety_nine_characters() {
    assert_eq!(line_lengths(&[9; 25]), [99, 99, 49]);
    assert_eq!(line_lengths(&[9, 9, 9, 9, 9, 9, 9, 9, 19]), [99]);
    assert_eq!(line_lengths(&[9, 9, 9, 9, 9, 9, 9, 9, 20]), [79, 20], "it would be a hundred");
    assert_eq!(line_lengths(&[150, 3, 150, 3]), [150, 3, 150, 3], "what is longer stands alone");
    assert_eq!(line_lengths(&[3, 4]), [8]);
}

/// What is said about a record that does not replay.
fn refused(record: &Record) -> RecordError {
    record.replay().err().expect("it is wrong")
}

#[test]
fn an_illegal_event_is_named_with_its_number_and_the_reason() {
    let mut record = Record::of(random_game("long-nardi", 5).as_ref(), None, &[]);
    record.events[1].0 = "1/off".into();
    let error = refused(&record);
    assert_eq!(error.event, Some(2));
    assert!(error.to_string().starts_with("event 2: 1/off is not legal: "), "{error}");
}

#[test]
fn a_record_of_other_rules_is_refused() {
    let mut record = Record::of(random_game("long-nardi", 5).as_ref(), None, &[]);
    let other = tables::game("long-narde").unwrap();
    assert_eq!(record.replay_under(&other).err().unwrap().problem.code, "record-other-rules");
    record.headers.retain(|(name, _)| name != "Digest");
    assert_eq!(refused(&record).problem.code, "record-no-digest");
}

#[test]
fn a_record_with_the_digest_of_earlier_versions_is_read() {
    let mut record = Record::of(random_game("long-nardi", 5).as_ref(), None, &[]);
    record.set("Digest", "06c8ad21edd506eb5d1ca0e9188e78a3");
    assert!(record.replay().is_ok());
    let mut record = Record::of(random_game("federation", 5).as_ref(), None, &[]);
    record.set("Digest", "c06a9c16b59e589e4cdcf69ab1980297");
    assert!(record.replay().is_ok());
}

#[test]
fn a_wrong_result_is_noticed_and_so_is_a_wrong_reason() {
    let record = Record::of(random_game("long-nardi", 5).as_ref(), None, &[]);
    let with = |header: &str, value: &str| {
        let mut record = record.clone();
        record.set(header, value);
        record
    };
    let other = if record.header("Result") == Some("white") { "black" } else { "white" };
    assert_eq!(refused(&with("Result", other)).problem.code, "record-wrong-end");
    assert_eq!(refused(&with("Result", "*")).problem.code, "record-wrong-end");
    assert_eq!(refused(&with("Reason", "nardi-verdict-tie")).problem.code, "record-wrong-end");
    // Whoever resigns does so before the end.
    assert_eq!(refused(&with("Reason", "resignation")).problem.code, "record-wrong-end");
    assert!(record.replay().is_ok());
}

#[test]
fn a_record_that_was_cut_off_is_refused_wherever_it_was_cut() {
    let record = Record::of(random_game("three-mens-morris", 5).as_ref(), None, &[]);
    for kept in 0..record.events.len() {
        let mut cut = record.clone();
        cut.events.truncate(kept);
        assert_eq!(refused(&cut).problem.code, "record-cut-off", "{kept}");
        // Even without the count: the result came too early.
        cut.headers.retain(|(name, _)| name != "Events");
        assert_eq!(refused(&cut).problem.code, "record-not-over", "{kept}");
    }
}

#[test]
fn an_unfinished_game_says_so_and_may_have_been_resigned() {
    let mut table = tables::game("long-nardi").unwrap().table();
    table.act("r63").unwrap();
    let mut record = Record::of(table.as_ref(), None, &[]);
    assert_eq!((record.header("Result"), record.header("Events")), (Some("*"), Some("1")));
    assert!(record.replay().is_ok());
    record.end("black", "resignation");
    assert!(record.replay().is_ok());
    record.end("black", "boredom");
    assert_eq!(refused(&record).problem.code, "record-not-over");
}

#[test]
fn the_good_games_of_a_damaged_file_are_read_and_the_damage_has_its_line() {
    let game = |seed| Record::of(random_game("three-mens-morris", seed).as_ref(), None, &[]).to_string();
    let text = format!("{}{}{}", game(1), game(2).replace("[Result ", "[Result"), game(3));
    let read: Vec<_> = Record::read_each(&text).collect();
    assert_eq!(read.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    let first_lines = game(1).lines().count();
    let error = read[1].as_ref().unwrap_err();
    assert!(error.line > Some(first_lines), "{error}");
    assert!(text.lines().nth(error.line.unwrap() - 1).unwrap().starts_with("[Result"), "{error}");
    assert!(Record::read_all(&text).is_err());
}

#[test]
fn junk_before_the_first_record_is_one_error_and_nothing_at_all_is_no_record() {
    let good = Record::of(random_game("three-mens-morris", 1).as_ref(), None, &[]).to_string();
    let read: Vec<_> = Record::read_each(&format!("junk\n{good}")).collect();
    assert_eq!(read.iter().map(Result::is_ok).collect::<Vec<_>>(), [false, true]);
    assert_eq!(Record::read_each("\n \n").count(), 0);
}

/// What is read, written and read again.
fn again(text: &str) -> (Record, Record) {
    let read = |text: &str| Record::read_all(text).unwrap().remove(0);
    let first = read(text);
    let second = read(&first.to_string());
    (first, second)
}

#[test]
fn a_comment_with_a_brace_or_over_empty_lines_was_not_written_as_it_was_read() {
    let head = "[Teahouse \"1\"]\n[Rules \"long-nardi\"]\n\n";
    for (comment, meant) in
        [("{a { b}", "a { b"), ("{a\n\n}", "a"), ("{a\nb}", "a b"), ("{\n}{ c }", "c"), ("{a\rb}", "a b")]
    {
        let (first, second) = again(&format!("{head}r63 {comment} 24/18\n"));
        assert_eq!(first.events, [("r63".to_owned(), meant.to_owned()), ("24/18".to_owned(), String::new())]);
        assert_eq!(second, first);
    }
}

#[test]
fn a_bracket_among_the_events_became_a_header_when_it_was_written_again() {
    let events = "24/18 ".repeat(20);
    let text = format!("[Teahouse \"1\"]\n[Rules \"long-nardi\"]\n\n{events}[Rules\n");
    let error = Record::read_all(&text).unwrap_err();
    assert_eq!(error.line, Some(4));
    assert!(error.to_string().contains("\"[Rules\" is not a header"), "{error}");
}

#[test]
fn a_name_with_a_line_break_broke_the_record_it_stood_in() {
    let table = random_game("three-mens-morris", 1);
    let record = Record::of(table.as_ref(), None, &[("White", "first\n[Rules \"none\"]")]);
    let read = Record::read_all(&record.to_string()).unwrap();
    assert_eq!(read[0].header("White"), Some("first [Rules \"none\"]"));
    assert_eq!(read[0].header("Rules"), Some("three-mens-morris"));
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "(\\[Teahouse \"1\"\\]\n)?\\PC{0,200}") {
        for record in Record::read_each(&text).flatten() {
            let _ = record.replay();
        }
    }
}

#[test]
fn a_record_that_brings_its_rules_along_replays_under_them() {
    let text = "id = \"two\"\nextends = \"classic\"\nname = \"A \\\\ B\"\nseats = [0, 2]\n";
    let game = tables::game_from_text(text).unwrap();
    let mut table = game.table();
    while table.events_so_far() < 20 {
        if table.roll_by_seed(5).is_none() {
            let action = table.legal()[0].text.clone();
            table.act(&action).unwrap();
        }
    }
    let mut record = Record::of(table.as_ref(), None, &[]);
    let written = record.to_string();
    assert!(Record::read_all(&written).unwrap()[0].replay().is_err(), "these rules are not built in");
    record.bring_rules(text);
    let read = &Record::read_all(&record.to_string()).unwrap()[0];
    assert_eq!(read, &record);
    let replayed = read.replay().unwrap();
    assert_eq!((replayed.fen(), replayed.variant().name.as_str()), (table.fen(), "A \\ B"));
    record.set("RulesText", "extends = \"../secret\"");
    assert!(record.replay().is_err());
}
