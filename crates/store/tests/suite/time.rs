//! Leases, deadlines, watchers.

use std::time::Duration;

use store::{Along, Append, Due, News, Store, Watcher};
use tokio::time::timeout;

use crate::common::{Place, add, append, bodies, is_contiguous, table};

const HOUR: Duration = Duration::from_secs(3600);

/// A test that waits for this long waits in vain.
const LONG: Duration = Duration::from_secs(60);

pub async fn a_lease_has_one_holder_until_it_is_given_back(place: &Place) {
    let (here, there) = (place.open().await, place.open().await);
    assert_eq!(here.acquire("clock", "here", HOUR).await, Ok(true));
    assert_eq!(there.acquire("clock", "there", HOUR).await, Ok(false));
    assert_eq!(here.acquire("clock", "here", HOUR).await, Ok(true), "whoever holds it may take it again");
    assert_eq!(there.acquire("other", "there", HOUR).await, Ok(true), "each lease is its own");
    assert_eq!(here.renew("clock", "here", HOUR).await, Ok(true));
    assert_eq!(there.renew("clock", "there", HOUR).await, Ok(false));
    assert_eq!(there.release("clock", "there").await, Ok(false));
    assert_eq!(here.release("clock", "here").await, Ok(true));
    assert_eq!(here.release("clock", "here").await, Ok(false));
    assert_eq!(there.acquire("clock", "there", HOUR).await, Ok(true));
    assert_eq!(here.renew("clock", "here", HOUR).await, Ok(false));
}

pub async fn a_lease_that_ran_out_is_free_and_cannot_be_renewed(place: &Place) {
    let (here, there) = (place.open().await, place.open().await);
    assert_eq!(here.acquire("clock", "here", Duration::ZERO).await, Ok(true));
    assert_eq!(here.renew("clock", "here", HOUR).await, Ok(false), "somebody else may have had it meanwhile");
    assert_eq!(here.release("clock", "here").await, Ok(false));
    assert_eq!(there.acquire("clock", "there", Duration::MAX).await, Ok(true));
    assert_eq!(here.acquire("clock", "here", HOUR).await, Ok(false));
    // A lease that is held shorter from now on runs out.
    assert_eq!(there.renew("clock", "there", Duration::ZERO).await, Ok(true));
    assert_eq!(here.acquire("clock", "here", HOUR).await, Ok(true));
}

pub async fn of_many_that_want_a_lease_at_two_doors_one_gets_it(place: &Place) {
    let doors = [place.open().await, place.open().await];
    let wanting = (0..20).map(|number| {
        let store = doors[number % 2].clone();
        tokio::spawn(async move { store.acquire("clock", &format!("h{number}"), HOUR).await.unwrap() })
    });
    let mut holders = 0;
    for wanting in wanting.collect::<Vec<_>>() {
        holders += usize::from(wanting.await.unwrap());
    }
    assert_eq!(holders, 1);
}

fn due(what: &str, after: Option<Duration>) -> Along {
    Along { due: vec![Due { what: what.into(), after }], ..Along::default() }
}

async fn overdue(store: &Store, most: u32) -> Vec<String> {
    let found = store.overdue(most).await.unwrap();
    found.into_iter().map(|due| format!("{} {}", due.table, due.what)).collect()
}

pub async fn what_is_due_is_found_also_after_a_restart(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.next_due().await, Ok(None));
    let new =
        store::NewTable { id: "a".into(), along: due("clock", Some(Duration::ZERO)), ..Default::default() };
    store.create_table(new).await.unwrap();
    table(&store, "b").await;
    store.append(Append { along: due("computer", Some(HOUR)), ..append("b", 0, "one") }).await.unwrap();
    store.close().await;
    let again = place.open().await;
    assert_eq!(overdue(&again, 9).await, ["a clock"]);
    assert!(again.overdue(9).await.unwrap()[0].at > 1_700_000_000_000);
    assert_eq!(overdue(&again, 0).await, [""; 0]);
    assert_eq!(again.next_due().await, Ok(Some(Duration::ZERO)));
    // It stays due until it is done.
    assert_eq!(overdue(&again, 9).await, ["a clock"]);
    again.append(Append { along: due("clock", None), ..append("a", 0, "done") }).await.unwrap();
    assert_eq!(overdue(&again, 9).await, [""; 0]);
    let next = again.next_due().await.unwrap().unwrap();
    assert!(next > HOUR / 2 && next <= HOUR, "{next:?}");
}

pub async fn what_is_due_changes_with_an_event(place: &Place) {
    let store = place.open().await;
    table(&store, "a").await;
    let both = Along {
        due: [due("clock", Some(HOUR)).due, due("computer", Some(Duration::ZERO)).due].concat(),
        ..Along::default()
    };
    store.append(Append { along: both, ..append("a", 0, "one") }).await.unwrap();
    assert_eq!(overdue(&store, 9).await, ["a computer"]);
    // An event that says nothing about it changes nothing.
    add(&store, "a", 1, "two").await;
    assert_eq!(overdue(&store, 9).await, ["a computer"]);
    let sooner = due("clock", Some(Duration::ZERO));
    store.append(Append { along: sooner, ..append("a", 2, "three") }).await.unwrap();
    let mut found = overdue(&store, 9).await;
    found.sort();
    assert_eq!(found, ["a clock", "a computer"]);
    let later = Along {
        due: [due("clock", Some(Duration::MAX)).due, due("computer", None).due].concat(),
        ..Along::default()
    };
    store.append(Append { along: later, ..append("a", 3, "four") }).await.unwrap();
    assert_eq!(overdue(&store, 9).await, [""; 0]);
    assert!(store.next_due().await.unwrap().is_some_and(|next| next > 24 * HOUR));
}

async fn next(watcher: &mut Watcher) -> News {
    timeout(LONG, watcher.next()).await.expect("there is news").expect("the store is open")
}

pub async fn watchers_hear_of_every_event(place: &Place) {
    let store = place.open().await;
    let other = if place.is_shared_by_servers() { place.open().await } else { store.clone() };
    let (mut here, mut there) = (store.watch(), other.watch());
    table(&store, "a").await;
    add(&store, "a", 0, "one").await;
    other.append(append("a", 0, "stale")).await.unwrap();
    add(&other, "a", 1, "two").await;
    for watcher in [&mut here, &mut there] {
        for seq in 0..=2 {
            assert_eq!(next(watcher).await, News::Events { table: "a".into(), seq });
        }
    }
}

pub async fn watchers_who_catch_up_by_number_miss_nothing(place: &Place) {
    const EVENTS: u64 = 300;
    let store = place.open().await;
    table(&store, "a").await;
    let mut watcher = store.watch();
    let writing = store.clone();
    let writer = tokio::spawn(async move {
        for expected in 0..EVENTS {
            add(&writing, "a", expected, &format!("c{expected}")).await;
        }
    });
    let mut seen = Vec::new();
    while seen.len() < EVENTS as usize {
        // What kind of news it is does not matter: whoever reads on from what they have gets everything.
        next(&mut watcher).await;
        let news = store.read("a", seen.len() as u64).await.unwrap();
        seen.extend(news);
    }
    writer.await.unwrap();
    assert!(is_contiguous(&seen));
    assert_eq!(bodies(&seen), (0..EVENTS).map(|number| format!("c{number}")).collect::<Vec<_>>());
}

pub async fn a_store_that_can_commit_is_ready(place: &Place) {
    let store = place.open().await;
    assert_eq!((store.ready().await, store.ready().await), (Ok(()), Ok(())));
    assert_eq!(store.open_tables(9).await, Ok(vec![]), "nobody sees how that was found out");
}
