//! Matches: the score, the cube, the next game, records.

use serde_json::{Value, json};

use super::Page;

fn open_match(page: &mut Page, id: &str, setup: &Value, events: &[&str]) -> Value {
    page.ok(json!({ "ask": "open", "rules": { "id": id }, "match": setup, "start": "N5/A5/n5/a5 w -", "events": events }))
}

fn to_three() -> Value {
    json!({ "length": 3, "cube": true, "crawford": true })
}

#[test]
fn a_match_is_opened_doubled_in_taken_dropped_and_gone_on_with() {
    let mut page = Page::new();
    let opened = open_match(&mut page, "federation", &to_three(), &[]);
    let table = opened["table"].as_u64().unwrap();
    assert_eq!(opened["view"]["match"]["may_double"], 0);
    let view = page.act(table, "double");
    assert_eq!(view["turn"], json!({ "kind": "seat", "seat": 1 }));
    assert_eq!((&view["moves"][0]["text"], &view["moves"][1]["kind"]), (&json!("take"), &json!("drop")));
    let view = page.act(table, "take");
    assert_eq!(view["match"]["cube"], json!({ "value": 2, "owner": 1, "offered": null }));
    let view = page.ok(json!({ "ask": "go-to", "table": table, "events": 1 }));
    assert_eq!(view["match"]["cube"]["offered"], 0, "taking back goes over the cube");
    let view = page.act(table, "drop");
    assert_eq!((&view["match"]["score"], &view["match"]["can_go_on"]), (&json!([1, 0]), &json!(true)));
    assert_eq!(view["verdict"]["result"], "white");
    let view = page.act(table, "next");
    assert_eq!((&view["match"]["game"], &view["verdict"]), (&json!(2), &Value::Null));
    let events = page.events(table);
    assert_eq!(events["events"], json!(["double", "drop", "next"]));
    let again = open_match(&mut page, "federation", &to_three(), &["double", "drop", "next"]);
    assert_eq!(again["view"]["match"], view["match"]);
}

#[test]
fn the_computer_says_whether_to_double_and_whether_to_take() {
    let mut page = Page::new();
    let table = open_match(&mut page, "federation", &to_three(), &[])["table"].as_u64().unwrap();
    let thought = page.think(table, 8, 1);
    assert!(["roll", "double"].contains(&thought["lines"][0]["action"].as_str().unwrap()), "{thought}");
    assert_eq!(thought["cube"]["is_match"], true);
    page.act(table, "double");
    let thought = page.think(table, 8, 1);
    let is_take = thought["cube"]["is_take"] == true;
    assert_eq!(thought["lines"][0]["action"], if is_take { "take" } else { "drop" });
    page.act(table, "take");
    page.act(table, "r31");
    assert_eq!(page.think(table, 8, 1)["cube"], Value::Null, "after the roll there are moves");
}

#[test]
fn the_records_of_a_match_are_read_as_one_and_open_again() {
    let mut page = Page::new();
    let setup = to_three();
    let opened = page.ok(json!({ "ask": "open", "rules": { "id": "fevga" }, "match": setup }));
    let table = opened["table"].as_u64().unwrap();
    for _ in 0..400 {
        let view = page.ok(json!({ "ask": "view", "table": table }));
        if view["match"]["game"] == 2 {
            break;
        }
        if view["match"]["can_go_on"] == true {
            page.act(table, "next");
        } else if view["turn"]["kind"] == "chance" {
            page.ok(json!({ "ask": "roll", "table": table, "seed": 3 }));
        } else {
            page.act(table, view["moves"][0]["text"].as_str().unwrap());
        }
    }
    let text = page.ok(json!({ "ask": "record", "table": table, "headers": [["Date", "2026-11-15"]] }));
    let read = page.ok(json!({ "ask": "read-records", "text": text }));
    assert_eq!(read.as_array().unwrap().len(), 1, "one match");
    let recorded = &read[0];
    assert_eq!(recorded["match"]["length"], 3);
    assert_eq!(recorded["events"], page.events(table)["events"]);
    let again = page.ok(json!({ "ask": "open", "rules": { "id": "fevga" }, "match": recorded["match"], "events": recorded["events"] }));
    let view = page.ok(json!({ "ask": "view", "table": table }));
    assert_eq!(again["view"]["match"], view["match"]);
}

#[test]
fn variants_say_whether_and_what_match_they_ask_for() {
    let mut page = Page::new();
    let variants = page.ok(json!({ "ask": "variants" }));
    let of = |id: &str| {
        variants.as_array().unwrap().iter().find(|variant| variant["rules"]["id"] == id).unwrap().clone()
    };
    assert_eq!(
        (&of("federation")["match"]["length"], &of("federation")["has_matches"]),
        (&json!(7), &json!(true))
    );
    assert_eq!((&of("long-nardi")["match"], &of("long-nardi")["has_matches"]), (&Value::Null, &json!(true)));
    assert_eq!((&of("ludopy")["match"], &of("ludopy")["has_matches"]), (&Value::Null, &json!(false)));
    let wrong = json!({ "ask": "open", "rules": { "id": "ludopy" }, "match": to_three() });
    assert_eq!(page.refused(wrong).0, "match-none");
    let wrong = json!({ "ask": "open", "rules": { "id": "fevga" }, "match": { "length": 0, "cube": false, "crawford": false } });
    assert!(page.ask_with(&wrong, &[]).get("error").is_some());
}
