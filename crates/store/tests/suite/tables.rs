//! What stands beside the events.

use std::time::Duration;

use store::{Along, Append, Appended, Due, NewTable, Retain, Stage, Store, StoreError};

use crate::common::{Place, add, append, event, table};

fn along(along: Along, expected: u64, client: &str) -> Append {
    Append { along, ..append("a", expected, client) }
}

async fn ids(store: &Store, most: u32) -> Vec<String> {
    store.open_tables(most).await.unwrap().into_iter().map(|table| table.id).collect()
}

pub async fn seats_are_hashes_that_change_with_an_event(place: &Place) {
    let store = place.open().await;
    let first = Along { seats: vec![(0, Some([7; 32]))], ..Along::default() };
    store.create_table(NewTable { id: "a".into(), along: first, ..NewTable::default() }).await.unwrap();
    assert_eq!(store.seats("a").await, Ok(vec![(0, [7; 32])]));
    let joined = Along { seats: vec![(3, Some([9; 32])), (1, Some([8; 32]))], ..Along::default() };
    store.append(along(joined, 0, "join")).await.unwrap();
    assert_eq!(store.seats("a").await, Ok(vec![(0, [7; 32]), (1, [8; 32]), (3, [9; 32])]));
    let left = Along { seats: vec![(0, None), (1, Some([1; 32])), (2, None)], ..Along::default() };
    store.append(along(left, 1, "leave")).await.unwrap();
    assert_eq!(store.seats("a").await, Ok(vec![(1, [1; 32]), (3, [9; 32])]));
    assert_eq!(store.seats("b").await, Ok(vec![]));
}

pub async fn a_refused_append_changes_nothing_else(place: &Place) {
    let store = place.open().await;
    table(&store, "a").await;
    add(&store, "a", 0, "one").await;
    let before = store.table("a").await;
    let much = || Along {
        seats: vec![(0, Some([7; 32]))],
        stage: Some(Stage::Finished),
        summary: Some(b"no".to_vec()),
        due: vec![Due { what: "clock".into(), after: Some(Duration::ZERO) }],
    };
    let stale = store.append(along(much(), 0, "two")).await.unwrap();
    assert!(matches!(stale, Appended::Stale { last: 1, .. }));
    assert_eq!(store.append(along(much(), 1, "one")).await, Ok(Appended::Already { seq: 1 }));
    assert_eq!(store.table("a").await, before);
    assert_eq!((store.seats("a").await, store.next_due().await), (Ok(vec![]), Ok(None)));
}

pub async fn open_tables_are_those_that_are_listed_and_wait_newest_first(place: &Place) {
    let store = place.open().await;
    for (id, is_listed, stage) in
        [("a", true, None), ("b", false, None), ("c", true, Some(Stage::Playing)), ("d", true, None)]
    {
        let along = Along { stage, summary: Some(id.into()), ..Along::default() };
        let new = NewTable { id: id.into(), is_listed, along, ..NewTable::default() };
        store.create_table(new).await.unwrap();
        // Moments are milliseconds; those of one are in the order of their names.
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert_eq!(ids(&store, 10).await, ["d", "a"]);
    assert_eq!(ids(&store, 1).await, ["d"]);
    assert_eq!(ids(&store, 0).await, [""; 0]);
    let told = Along { summary: Some(b"one more is missing".to_vec()), ..Along::default() };
    store.append(along(told, 0, "join")).await.unwrap();
    assert_eq!(store.open_tables(10).await.unwrap()[1].summary, b"one more is missing");
    let begun = Along { stage: Some(Stage::Playing), ..Along::default() };
    store.append(along(begun, 1, "begin")).await.unwrap();
    assert_eq!(ids(&store, 10).await, ["d"]);
}

pub async fn a_table_tells_how_far_it_has_come(place: &Place) {
    let store = place.open().await;
    let new = NewTable { id: "a".into(), events: vec![event("x")], is_listed: true, ..NewTable::default() };
    store.create_table(new).await.unwrap();
    let made = store.table("a").await.unwrap().unwrap();
    assert_eq!((made.stage, made.last_seq, made.is_listed), (Stage::Waiting, 1, true));
    assert_eq!((made.summary.as_slice(), made.is_compacted), (&b""[..], false));
    assert!(made.created_at > 1_700_000_000_000 && made.created_at <= made.last_at);
    for (expected, stage) in [(1, Stage::Playing), (2, Stage::Finished), (3, Stage::Playing)] {
        let step = Along { stage: Some(stage), ..Along::default() };
        store.append(along(step, expected, &format!("c{expected}"))).await.unwrap();
        let now = store.table("a").await.unwrap().unwrap();
        assert_eq!((now.stage, now.last_seq), (stage, expected + 1));
        assert!(now.last_at >= made.last_at);
        let finished = store.to_compact(Duration::ZERO, 9).await.unwrap();
        assert_eq!(finished.len(), usize::from(stage == Stage::Finished));
    }
}

/// A table that is finished, with two events, a seat and something that is due.
async fn finished(store: &Store, id: &str) {
    table(store, id).await;
    add(store, id, 0, "one").await;
    let over = Along {
        seats: vec![(0, Some([7; 32]))],
        stage: Some(Stage::Finished),
        due: vec![Due { what: "clock".into(), after: Some(Duration::ZERO) }],
        ..Along::default()
    };
    let done = store.append(Append { along: over, ..append(id, 1, "two") }).await;
    assert_eq!(done.map(|done| done.stored()), Ok(Some(2)));
}

pub async fn a_finished_table_becomes_a_record_and_takes_nothing_more(place: &Place) {
    let store = place.open().await;
    finished(&store, "a").await;
    finished(&store, "b").await;
    assert_eq!(store.record("a").await, Ok(None));
    let mut found = store.to_compact(Duration::ZERO, 9).await.unwrap();
    found.sort();
    assert_eq!(found, ["a", "b"]);
    assert_eq!(store.to_compact(Duration::from_secs(3600), 9).await, Ok(vec![]));
    let record = "[Teahouse \"1\"]\n\nr63 \0 é\n";
    assert_eq!(store.compact("a", 2, record).await, Ok(true));
    assert_eq!(store.record("a").await.unwrap().as_deref(), Some(record));
    assert_eq!((store.read("a", 0).await, store.seats("a").await), (Ok(vec![]), Ok(vec![])));
    assert!(store.overdue(9).await.unwrap().iter().all(|due| due.table == "b"));
    let left = store.table("a").await.unwrap().unwrap();
    assert!(left.is_compacted && left.stage == Stage::Finished && left.last_seq == 2);
    let closed = StoreError::Compacted { table: "a".into() };
    assert_eq!(store.append(append("a", 2, "three")).await, Err(closed));
    assert_eq!(store.compact("a", 2, "another").await, Ok(false), "it is one already");
    assert_eq!(store.to_compact(Duration::ZERO, 9).await, Ok(vec!["b".into()]));
    assert_eq!(store.read("b", 0).await.unwrap().len(), 2);
}

pub async fn only_finished_tables_become_records_and_only_as_they_stand(place: &Place) {
    let store = place.open().await;
    table(&store, "a").await;
    add(&store, "a", 0, "one").await;
    assert_eq!(store.compact("a", 1, "record").await, Ok(false));
    assert_eq!(store.compact("nowhere", 0, "record").await, Ok(false));
    finished(&store, "b").await;
    assert_eq!(store.compact("b", 1, "record").await, Ok(false));
    assert_eq!(store.read("b", 0).await.unwrap().len(), 2);
    let too_large = "x".repeat(store::MOST_BYTES + 1);
    assert!(matches!(store.compact("b", 2, &too_large).await, Err(StoreError::TooLarge { .. })));
}

pub async fn old_tables_are_forgotten_and_others_kept(place: &Place) {
    let store = place.open().await;
    finished(&store, "over").await;
    finished(&store, "kept").await;
    store.compact("kept", 2, "record").await.unwrap();
    table(&store, "idle").await;
    add(&store, "idle", 0, "one").await;
    let [hour, now] = [Some(Duration::from_secs(3600)), Some(Duration::ZERO)];
    let is_there = async |id: &str| store.table(id).await.unwrap().is_some();
    assert_eq!(store.retain(Retain::default()).await, Ok(0));
    assert_eq!(store.retain(Retain { finished: hour, idle: hour }).await, Ok(0));
    assert!(is_there("over").await && is_there("kept").await && is_there("idle").await);
    assert_eq!(store.retain(Retain { finished: now, idle: None }).await, Ok(2));
    assert!(!is_there("over").await && !is_there("kept").await && is_there("idle").await);
    assert_eq!((store.record("kept").await, store.seats("over").await), (Ok(None), Ok(vec![])));
    assert_eq!(store.overdue(9).await, Ok(vec![]), "what was due there goes too");
    assert_eq!(store.retain(Retain { finished: None, idle: now }).await, Ok(1));
    assert!(!is_there("idle").await);
    // The name is free again, and nothing is left of what was there.
    table(&store, "idle").await;
    add(&store, "idle", 0, "one").await;
}
