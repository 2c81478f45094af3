//! Games of files, and what somebody is told who is about to play.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::Page;

fn fixture(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tables/tests/fixtures/exchange");
    fs::read(folder.join(name)).unwrap()
}

/// The games of some bytes.
fn imported(page: &mut Page, bytes: &[u8]) -> Value {
    page.ask_with(&json!({ "ask": "import" }), bytes)["ok"].take()
}

#[test]
fn a_file_of_any_format_is_imported_from_its_text_or_its_bytes() {
    let mut page = Page::new();
    let found = imported(&mut page, &fixture("ludopy-two.npz"));
    assert_eq!((&found["format"], &found["games"][0]["rules"]), (&json!("ludopy"), &json!("ludopy-two")));
    let text = String::from_utf8(fixture("gnubg.mat")).unwrap();
    let found = page.ok(json!({ "ask": "import", "text": text }));
    assert_eq!((&found["format"], found["games"].as_array().unwrap().len()), (&json!("mat"), 1), "a match");
    assert_eq!(found["games"][0]["match"]["length"], 7);
    assert!(found["games"][0]["events"].as_array().unwrap().contains(&json!("double")), "its cube is turned");
    assert_eq!(found["notes"].as_array().unwrap().len(), 1, "what holds for all its games is said once");
    assert_eq!(found["games"][0]["events"][1], "24/18");
    let federation = json!({ "id": "federation" });
    let found = page.ok(json!({ "ask": "import", "text": text, "rules": federation }));
    assert_eq!(found["games"][0]["rules"], "federation");
}

#[test]
fn what_cannot_be_imported_is_named_beside_what_can() {
    let mut page = Page::new();
    let text = "[Event \"1\"]\n\n1. d6 f4 *\n\n[Event \"2\"]\n\n1. d6 xf4 *\n";
    let found = page.ok(json!({ "ask": "import", "text": text }));
    assert_eq!(found["games"].as_array().unwrap().len(), 1);
    let problem = found["problems"][0]["text"].as_str().unwrap();
    assert!(problem.starts_with("line 7, column 7: "), "{problem}");
    let found = page.ok(json!({ "ask": "import", "text": "hello" }));
    assert_eq!((&found["format"], &found["problems"][0]["code"]), (&Value::Null, &json!("exchange-unknown")));
}

#[test]
fn records_are_exported_and_come_back() {
    let mut page = Page::new();
    let table = page.open("nine-mens-morris");
    for action in ["d6", "f4", "d7"] {
        page.act(table, action);
    }
    let record = page.ok(json!({ "ask": "record", "table": table, "headers": [["White", "Anna"]] }));
    let exported = page.ok(json!({ "ask": "export", "records": record, "format": "playok" }));
    assert_eq!((&exported["ending"], &exported["bytes"]), (&json!("txt"), &json!([])));
    let found = page.ok(json!({ "ask": "import", "text": exported["text"] }));
    assert_eq!(found["format"], "playok");
    assert_eq!(found["games"][0]["events"], json!(["d6", "f4", "d7"]));
    let (code, _) = page.refused(json!({ "ask": "export", "records": record, "format": "mat" }));
    assert_eq!(code, "exchange-other-game");
    let (code, _) = page.refused(json!({ "ask": "export", "records": record, "format": "xls" }));
    assert_eq!(code, "desk-format");
    let table = page.open("ludopy");
    page.act(table, "r6");
    let record = page.ok(json!({ "ask": "record", "table": table, "headers": [] }));
    let exported = page.ok(json!({ "ask": "export", "records": record, "format": "ludopy" }));
    let bytes: Vec<u8> = serde_json::from_value(exported["bytes"].clone()).unwrap();
    assert_eq!((&exported["text"], &exported["ending"]), (&Value::Null, &json!("npz")));
    assert_eq!(imported(&mut page, &bytes)["games"][0]["events"], json!(["r6"]));
}

#[test]
fn a_blunder_is_told_before_it_is_played_and_a_good_move_is_not() {
    let mut page = Page::new();
    let table = page.open("nine-mens-morris");
    for action in ["d6", "f4", "d7", "g4"] {
        page.act(table, action);
    }
    let told = page.ok(json!({ "ask": "tutor", "table": table, "text": "a1" }));
    assert_eq!((&told["mark"], &told["better"]["action"]), (&json!("blunder"), &json!("d5")));
    assert_eq!((&told["played"]["action"], told["loss"].as_f64() > Some(0.1)), (&json!("a1"), true));
    let notes = told["notes"].as_array().unwrap();
    assert!(notes.iter().any(|note| note["text"] == "It closes no mill."), "{notes:?}");
    assert_eq!(page.ok(json!({ "ask": "tutor", "table": table, "text": "d5" })), Value::Null);
    assert_eq!(page.events(table)["events"].as_array().unwrap().len(), 4, "nothing was played");
    assert_eq!(page.refused(json!({ "ask": "tutor", "table": table, "text": "d6" })).0, "table-illegal");
}

#[test]
fn half_a_turn_is_not_judged() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    page.act(table, "r63");
    assert_eq!(page.ok(json!({ "ask": "tutor", "table": table, "text": "24/18" })), Value::Null);
}
