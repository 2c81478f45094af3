//! Appending and reading.

use store::{Append, Appended, MOST_BYTES, NewEvent, NewTable, StoreError};

use crate::common::{Place, add, append, bodies, event, is_contiguous, table};

pub async fn events_are_read_as_they_were_appended_from_any_number(place: &Place) {
    let store = place.open().await;
    table(&store, "a").await;
    table(&store, "b").await;
    for (seq, client) in ["one", "two", "three"].iter().enumerate() {
        add(&store, "a", seq as u64, client).await;
    }
    add(&store, "b", 0, "one").await;
    let all = store.read("a", 0).await.unwrap();
    assert_eq!(bodies(&all), ["one", "two", "three"]);
    assert!(is_contiguous(&all) && all.iter().all(|event| event.kind == "act"));
    assert!(all[0].at > 1_700_000_000_000 && all.is_sorted_by_key(|event| event.at), "{all:?}");
    assert_eq!(store.read("a", 2).await.unwrap(), all[2..]);
    assert_eq!(store.read("a", 3).await.unwrap(), []);
    assert_eq!(store.read("a", u64::MAX).await.unwrap(), []);
    assert_eq!(bodies(&store.read("b", 0).await.unwrap()), ["one"]);
}

pub async fn what_is_stored_is_there_when_the_store_is_opened_again(place: &Place) {
    let store = place.open().await;
    table(&store, "a").await;
    add(&store, "a", 0, "one").await;
    let before = store.read("a", 0).await.unwrap();
    store.close().await;
    drop(store);
    let again = place.open().await;
    assert_eq!(again.read("a", 0).await.unwrap(), before);
    add(&again, "a", 1, "two").await;
}

pub async fn the_same_append_twice_is_stored_once(place: &Place) {
    let store = place.open().await;
    table(&store, "a").await;
    add(&store, "a", 0, "one").await;
    add(&store, "a", 1, "two").await;
    // Whatever it expects by now, and whatever else happened meanwhile.
    for expected in [0, 1, 2, 9] {
        let done = store.append(append("a", expected, "one")).await;
        assert_eq!(done, Ok(Appended::Already { seq: 1 }), "{expected}");
    }
    assert_eq!(bodies(&store.read("a", 0).await.unwrap()), ["one", "two"]);
    // The name is the sender's own at one table alone.
    table(&store, "b").await;
    add(&store, "b", 0, "one").await;
}

pub async fn an_append_that_rests_on_an_old_state_is_refused_with_what_was_missed(place: &Place) {
    let store = place.open().await;
    table(&store, "a").await;
    add(&store, "a", 0, "one").await;
    add(&store, "a", 1, "two").await;
    add(&store, "a", 2, "three").await;
    let Ok(Appended::Stale { last, missed }) = store.append(append("a", 1, "late")).await else {
        panic!("it was too late");
    };
    assert_eq!((last, bodies(&missed)), (3, vec!["two".to_owned(), "three".into()]));
    assert_eq!(missed, store.read("a", 1).await.unwrap());
    // With what it knows now it is taken, under the same name.
    add(&store, "a", 3, "late").await;
}

pub async fn an_append_that_runs_ahead_is_refused(place: &Place) {
    let store = place.open().await;
    table(&store, "a").await;
    add(&store, "a", 0, "one").await;
    for ahead in [2, u64::MAX] {
        let done = store.append(append("a", ahead, "early")).await;
        assert_eq!(done, Ok(Appended::Stale { last: 1, missed: vec![] }));
    }
}

pub async fn several_events_are_stored_together_and_sent_again_are_known(place: &Place) {
    let store = place.open().await;
    let events = vec![event("first"), event("second")];
    let new = NewTable { id: "a".into(), events, ..NewTable::default() };
    assert!(store.create_table(new).await.unwrap());
    let events = vec![event("x"), event("y"), event("z")];
    let three = Append { events, ..append("a", 2, "c") };
    assert_eq!(store.append(three.clone()).await.map(|done| done.stored()), Ok(Some(5)));
    assert_eq!(store.append(three).await, Ok(Appended::Already { seq: 5 }));
    let all = store.read("a", 0).await.unwrap();
    assert_eq!(bodies(&all), ["first", "second", "x", "y", "z"]);
    assert!(is_contiguous(&all));
}

pub async fn a_body_may_be_any_bytes_up_to_a_limit(place: &Place) {
    let store = place.open().await;
    table(&store, "a").await;
    let every: Vec<u8> = (0..=255).collect();
    let large = vec![0; MOST_BYTES];
    for (expected, body) in (0..).zip([every, Vec::new(), large]) {
        let events = vec![NewEvent { kind: "any".into(), body: body.clone() }];
        let client = format!("c{expected}");
        let done = store.append(Append { events, ..append("a", expected, &client) }).await;
        assert_eq!(done.map(|done| done.stored()), Ok(Some(expected + 1)));
        assert!(store.read("a", expected).await.unwrap()[0].body == body);
    }
    let half = NewEvent { kind: "any".into(), body: vec![0; MOST_BYTES / 2 + 1] };
    let done = store.append(Append { events: vec![half; 2], ..append("a", 3, "two halves") }).await;
    assert!(matches!(done, Err(StoreError::Name { what: "client", .. })), "{done:?}");
    let half = NewEvent { kind: "any".into(), body: vec![0; MOST_BYTES / 2 + 1] };
    let done = store.append(Append { events: vec![half; 2], ..append("a", 3, "halves") }).await;
    assert_eq!(done, Err(StoreError::TooLarge { bytes: MOST_BYTES + 2, most: MOST_BYTES }));
}

pub async fn what_no_store_takes_is_refused_and_changes_nothing(place: &Place) {
    let store = place.open().await;
    table(&store, "a").await;
    let long = "x".repeat(101);
    for bad in ["", "two words", "naïve", "a\0b", "line\n", long.as_str()] {
        let refused = |what: &'static str, found: Result<_, StoreError>| {
            assert!(
                matches!(&found, Err(StoreError::Name { what: it, .. }) if *it == what),
                "{bad:?}: {found:?}"
            );
        };
        refused("table", store.append(append(bad, 0, "c")).await.map(drop));
        refused("client", store.append(append("a", 0, bad)).await.map(drop));
        let events = vec![NewEvent { kind: bad.into(), body: vec![] }];
        refused("kind", store.append(Append { events, ..append("a", 0, "c") }).await.map(drop));
        refused(
            "table",
            store.create_table(NewTable { id: bad.into(), ..NewTable::default() }).await.map(drop),
        );
        refused("table", store.read(bad, 0).await.map(drop));
        refused("lease", store.acquire(bad, "h", std::time::Duration::ZERO).await.map(drop));
        refused("holder", store.acquire("l", bad, std::time::Duration::ZERO).await.map(drop));
    }
    let nothing = Append { events: vec![], ..append("a", 0, "c") };
    assert_eq!(store.append(nothing).await, Err(StoreError::NoEvents));
    let nowhere = StoreError::NoTable { table: "elsewhere".into() };
    assert_eq!(store.append(append("elsewhere", 0, "c")).await, Err(nowhere.clone()));
    assert_eq!(store.read("elsewhere", 0).await, Err(nowhere));
    assert_eq!((store.table("elsewhere").await, store.read("a", 0).await), (Ok(None), Ok(vec![])));
}

pub async fn names_are_never_statements(place: &Place) {
    let store = place.open().await;
    table(&store, "a").await;
    let names = ["x';drop/**/table/**/events;--", "a'or'1'='1", "\"a\"", "$1", "?1", "a%", "a\\'", "--"];
    for name in names {
        table(&store, name).await;
        add(&store, name, 0, name).await;
    }
    for name in names {
        assert_eq!(bodies(&store.read(name, 0).await.unwrap()), [name]);
        assert_eq!(store.acquire(name, name, std::time::Duration::from_secs(60)).await, Ok(true));
        assert_eq!(store.release(name, name).await, Ok(true));
    }
    assert_eq!(store.read("a", 0).await, Ok(vec![]));
}

pub async fn a_table_is_made_once(place: &Place) {
    let store = place.open().await;
    let new = |body: &str| NewTable { id: "a".into(), events: vec![event(body)], ..NewTable::default() };
    assert_eq!(store.create_table(new("first")).await, Ok(true));
    assert_eq!(store.create_table(new("second")).await, Ok(false));
    assert_eq!(bodies(&store.read("a", 0).await.unwrap()), ["first"]);
}

/// Appends an event under a name, however often others are faster; says under which number.
async fn insist(store: &store::Store, client: &str) -> u64 {
    let mut expected = 0;
    loop {
        match store.append(append("a", expected, client)).await.unwrap() {
            Appended::Appended { seq, .. } => return seq,
            Appended::Stale { last, missed } => {
                assert_eq!(last, expected + missed.len() as u64, "nothing of what was missed is left out");
                expected = last;
            }
            Appended::Already { seq } => panic!("{client} was sent once, but is there as {seq}"),
        }
    }
}

pub async fn many_senders_at_two_doors_get_one_number_each(place: &Place) {
    let doors = [place.open().await, place.open().await];
    table(&doors[0], "a").await;
    let senders = (0..40).map(|sender| {
        let store = doors[sender % 2].clone();
        tokio::spawn(async move { insist(&store, &format!("s{sender}")).await })
    });
    let mut numbers = Vec::new();
    for sender in senders.collect::<Vec<_>>() {
        numbers.push(sender.await.unwrap());
    }
    let all = doors[1].read("a", 0).await.unwrap();
    assert!(is_contiguous(&all) && all.len() == 40);
    for (sender, &number) in numbers.iter().enumerate() {
        assert_eq!(all[number as usize - 1].body, format!("s{sender}").as_bytes());
    }
}

pub async fn one_that_is_refused_keeps_none_beside_it_from_being_stored(place: &Place) {
    let store = place.open().await;
    let tables: Vec<String> = (0..30).map(|number| format!("t{number}")).collect();
    for id in tables.iter().filter(|id| !id.ends_with('3')) {
        table(&store, id).await;
    }
    let all_at_once = tables.iter().map(|id| {
        let (store, append) = (store.clone(), append(id, 0, "c"));
        tokio::spawn(async move { store.append(append).await })
    });
    for (id, sent) in tables.iter().zip(all_at_once.collect::<Vec<_>>()) {
        let done = sent.await.unwrap();
        if id.ends_with('3') {
            assert_eq!(done, Err(StoreError::NoTable { table: id.clone() }));
        } else {
            assert_eq!(done.map(|done| done.stored()), Ok(Some(1)));
            assert_eq!(store.read(id, 0).await.unwrap().len(), 1);
        }
    }
}

pub async fn a_store_that_is_closed_has_finished_and_takes_nothing_more(place: &Place) {
    let store = place.open().await;
    let tables: Vec<String> = (0..20).map(|number| format!("t{number}")).collect();
    for id in &tables {
        table(&store, id).await;
    }
    let sending = tables.iter().map(|id| {
        let (store, append) = (store.clone(), append(id, 0, "c"));
        tokio::spawn(async move { store.append(append).await })
    });
    let mut sending: Vec<_> = sending.collect();
    // So that some have begun.
    let first = sending.remove(0).await.unwrap();
    assert_eq!(first.map(|done| done.stored()), Ok(Some(1)));
    store.close().await;
    assert_eq!(store.append(append("t0", 1, "after")).await, Err(StoreError::Closed));
    let again = place.open().await;
    assert_eq!(again.read("t0", 0).await.unwrap().len(), 1);
    for (id, sent) in tables[1..].iter().zip(sending) {
        let is_stored = again.read(id, 0).await.unwrap().len() == 1;
        match sent.await.unwrap() {
            Ok(done) => assert!(is_stored && done.stored() == Some(1), "{id}: {done:?}"),
            Err(error) => assert!(!is_stored && error == StoreError::Closed, "{id}: {error:?}"),
        }
    }
}

pub async fn all_events_of_an_append_have_the_time_that_is_answered(place: &Place) {
    let store = place.open().await;
    table(&store, "t").await;
    let mut three = append("t", 0, "c");
    three.events = vec![three.events[0].clone(), three.events[0].clone(), three.events[0].clone()];
    let Ok(Appended::Appended { at, .. }) = store.append(three).await else { panic!("it is stored") };
    let events = store.read("t", 0).await.unwrap();
    assert_eq!(events.iter().map(|event| event.at).collect::<Vec<_>>(), [at; 3]);
    let now = store.now().await.unwrap();
    assert!(at <= now && now - at < 60_000, "{at} is not just before {now}");
}
