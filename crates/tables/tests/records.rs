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

#[test]
fn an_illegal_event_is_named_with_its_number_and_the_reason() {
    let mut record = Record::of(random_game("long-nardi", 5).as_ref(), None, &[]);
    record.events[1].0 = "1/off".into();
    match record.replay().err() {
        Some(RecordError::Replay { ply: 2, event, reason }) => {
            assert_eq!(event, "1/off");
            assert!(!reason.is_empty());
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_record_of_other_rules_is_refused() {
    let record = Record::of(random_game("long-nardi", 5).as_ref(), None, &[]);
    let other = tables::game("long-narde").unwrap();
    assert!(matches!(record.replay_under(&other).err(), Some(RecordError::Rules(_))));
}

#[test]
fn a_wrong_result_is_noticed() {
    let mut record = Record::of(random_game("long-nardi", 5).as_ref(), None, &[]);
    let result = record.headers.iter_mut().find(|(name, _)| name == "Result").unwrap();
    result.1 = if result.1 == "white" { "black".into() } else { "white".into() };
    assert!(record.replay().is_err());
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "(\\[Teahouse \"1\"\\]\n)?\\PC{0,200}") {
        if let Ok(records) = Record::read_all(&text) {
            for record in records {
                let _ = record.replay();
            }
        }
    }
}
