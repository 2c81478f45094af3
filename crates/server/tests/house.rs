//! What the house does around the tables: makes and lists them, keeps limits, counts, logs, and turns old games into records.

use crate::common::tables::{Client, Folder, Hosted, pair, play_out, token, two, verified};
use serde_json::{Value, json};
use server::{Limits, Rate, Tables};

#[test]
fn open_tables_are_listed_until_they_begin() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    hosted.make(&pair("nine-mens-morris"));
    assert_eq!(hosted.listed(), Vec::<Value>::new(), "only those that are to be");
    let mut wanted = pair("long-nardi");
    wanted["listed"] = true.into();
    let table = hosted.make(&wanted);
    let mut first = hosted.come(&table, None, 0);
    first.done(
        json!({"kind": "sit", "seat": 1, "name": " <b>Ann</b> ", "token": first.token, "contribution": "0a"}),
    );
    let all = hosted.listed();
    assert_eq!((all.len(), &all[0]["id"], &all[0]["rules"]), (1, &json!(table), &json!("long-nardi")));
    assert_eq!(all[0]["seats"][1], json!({"kind": "person", "taken": true, "person": "<b>Ann</b>"}));
    assert_eq!(all[0]["seats"][0], json!({"kind": "person"}));
    assert!(all[0]["age"].as_u64().unwrap() < 60);
    hosted.sit(&table, 0);
    assert_eq!(hosted.listed(), Vec::<Value>::new());
}

#[test]
fn tables_that_cannot_be_are_refused_with_the_reason() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let person = json!({"kind": "person"});
    let computer = json!({"kind": "computer", "level": 5});
    let two = json!([person, person]);
    for (wanted, code) in [
        (json!({"rules": {"id": "chess"}, "seats": two}), "variant-unknown"),
        (json!({"rules": {"id": "../../etc/passwd"}, "seats": two}), "variant-unknown"),
        (json!({"rules": {"text": "extends = \"../x.toml\""}, "seats": two}), "variant-text-wrong"),
        (json!({"rules": {"text": "nonsense"}, "seats": two}), "variant-text-wrong"),
        (json!({"rules": {"text": "x".repeat(40_000)}, "seats": two}), "host-rules-long"),
        (json!({"rules": {"id": "long-nardi"}, "seats": [person]}), "host-seats"),
        (json!({"rules": {"id": "long-nardi"}, "seats": [person, null]}), "host-seat-empty"),
        (json!({"rules": {"id": "long-nardi"}, "seats": [computer, computer]}), "host-no-person"),
        (
            json!({"rules": {"id": "long-nardi"}, "seats": [person, {"kind": "computer", "level": 11}]}),
            "host-seat-level",
        ),
        (
            json!({"rules": {"id": "long-nardi"}, "seats": two, "clock": {"reserve": 0, "move": 0}}),
            "host-clock",
        ),
        (
            json!({"rules": {"id": "nine-mens-morris"}, "seats": two, "match": {"length": 3, "cube": false, "crawford": false}}),
            "match-none",
        ),
        (
            json!({"rules": {"id": "long-nardi"}, "seats": [person, computer], "own": {"seat": 1, "token": token()}}),
            "host-own-seat",
        ),
        (
            json!({"rules": {"id": "long-nardi"}, "seats": two, "own": {"seat": 1, "token": "abc"}}),
            "socket-not-understood",
        ),
        (json!({"rules": {"id": "long-nardi"}, "seats": two, "colour": "red"}), "socket-not-understood"),
        (json!([1, 2]), "socket-not-understood"),
    ] {
        let answer = hosted.post(&wanted);
        let said: Value = serde_json::from_slice(&answer.body).unwrap();
        let found = said["message"]["code"].as_str().unwrap();
        assert!(answer.status == 400 && found.starts_with(code), "{wanted}: {} {said}", answer.status);
        assert!(!said["message"]["text"].as_str().unwrap().is_empty());
    }
    let huge = format!("{{\"rules\": {{\"text\": \"{}\"}}}}", "x".repeat(200_000));
    assert_eq!(hosted.post_with(&huge, &[("content-type", "application/json")]).status, 413);
    assert_eq!(hosted.post_with("{}", &[("content-type", "text/plain")]).status, 415);
    let german = [("content-type", "application/json"), ("accept-language", "xx, de;q=0.5, en;q=0.1")];
    let answer = hosted.post_with("{\"rules\": {\"id\": \"chess\"}, \"seats\": []}", &german);
    assert!(answer.text().contains("\"text\"") && answer.status == 400, "{}", answer.text());
    hosted.make(&pair("long-nardi"));
}

#[test]
fn rules_of_ones_own_are_played_and_recorded_with_the_game() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let rules =
        "id = \"my-morris\"\nname = \"My Morris\"\nfamily = \"mill\"\nextends = \"three-mens-morris\"\n";
    let person = json!({"kind": "person"});
    let table = hosted.make(&json!({"rules": {"text": rules}, "seats": [person, person]}));
    let mut both = vec![hosted.sit(&table, 0), hosted.sit(&table, 1)];
    let seq = both[1].seq();
    both[0].wait_for(seq);
    assert_eq!(both[0].events[0]["name"], "My Morris");
    play_out(&mut both, 5);
    let record = hosted.record(&table);
    assert!(record.contains("RulesText"), "{record}");
    assert_eq!(verified(&record), None);
}

#[test]
fn old_games_become_records_that_can_still_be_read() {
    let folder = Folder::new();
    let mut tables = Tables { database: folder.database(), ..Tables::default() };
    tables.host.compact_after = std::time::Duration::ZERO;
    let hosted = Hosted::with(tables);
    let (table, mut both) = two(&hosted, "long-nardi");
    both[0].done(json!({"kind": "roll"}));
    both[0].done(json!({"kind": "resign"}));
    let before = hosted.record(&table);
    drop(both);
    std::thread::sleep(std::time::Duration::from_millis(20));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    assert_eq!(runtime.block_on(hosted.host.sweep()), 1);
    // Whoever had the table in memory may have gone a moment later.
    let gone = (0..200).find_map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        Client::come(hosted.running.address, &table, None, 0).err()
    });
    assert_eq!(gone.unwrap()["message"]["code"], "host-table-is-record");
    assert_eq!(hosted.record(&table), before);
    assert_eq!(verified(&before), Some(1));
}

#[test]
fn one_who_asks_too_often_is_slowed_down_and_others_are_not() {
    let folder = Folder::new();
    let limits = Limits {
        messages: Rate { burst: 5.0, per_second: 0.001 },
        tables_of_one: Rate { burst: 2.0, per_second: 0.001 },
        sockets_of_one: 3,
        ..Limits::none()
    };
    let door = crate::common::tables::door(limits);
    let hosted = Hosted::with(Tables { database: folder.database(), door, ..Tables::default() });
    let table = hosted.make(&pair("nine-mens-morris"));
    hosted.make(&pair("nine-mens-morris"));
    let third = hosted.post(&pair("nine-mens-morris"));
    assert_eq!((third.status, third.header("retry-after")), (429, Some("30")));
    let mut noisy = hosted.come(&table, None, 0);
    let mut quiet = hosted.come(&table, None, 0);
    let answers: Vec<Value> = (0..7).map(|_| noisy.want(json!({"kind": "roll"}))).collect();
    let often = answers.iter().filter(|answer| answer["message"]["code"] == "socket-too-often").count();
    assert_eq!(often, 2, "{answers:?}");
    assert_eq!(quiet.refused(json!({"kind": "roll"})), "host-watching");
    let _third = hosted.come(&table, None, 0);
    assert_eq!(Client::open(hosted.running.address, &table, &[]).err(), Some(429));
}

#[test]
fn health_readiness_and_figures_are_told() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (_, mut both) = two(&hosted, "nine-mens-morris");
    both[0].done(json!({"kind": "act", "text": "a1"}));
    assert_eq!(hosted.running.get("/healthz").text(), "ok\n");
    assert_eq!(hosted.running.get("/readyz").text(), "ready\n");
    let answer = hosted.running.get("/metrics");
    let text = answer.text();
    for line in [
        "teahouse_events_total 4",
        "teahouse_sockets 2",
        "teahouse_tables_made_total 1",
        "teahouse_tables_held 1",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
    }
}

#[test]
fn the_log_names_tables_and_no_secrets() {
    let folder = Folder::new();
    let lines = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let taken = lines.clone();
    let hosted = Hosted::logging(&folder.database(), move |line| taken.lock().unwrap().push(line.to_owned()));
    let (table, mut both) = two(&hosted, "nine-mens-morris");
    both[0].done(json!({"kind": "resign"}));
    let tokens: Vec<String> = both.iter().map(|one| one.token.clone()).collect();
    let secret = both[0].events.last().unwrap()["secret"].as_str().unwrap().to_owned();
    let log = lines.lock().unwrap().join("\n");
    assert!(log.contains(&table), "{log}");
    assert!(!log.contains(&secret) && !tokens.iter().any(|token| log.contains(token)), "{log}");
}
