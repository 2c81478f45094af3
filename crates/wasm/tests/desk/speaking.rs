//! The desk in other languages.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::Page;

/// The files of a language as a page hands them in: all but its own.
fn files(language: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language);
    let file = |path: std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name != "page").then(|| (name, fs::read_to_string(&path).unwrap()))
    };
    fs::read_dir(folder).unwrap().flatten().filter_map(|entry| file(entry.path())).collect()
}

fn speak(page: &mut Page, language: &str) -> Value {
    page.ok(json!({ "ask": "speak", "language": language, "files": files(language) }))
}

/// Something that is said in each kind of answer.
fn said(page: &mut Page, table: u64) -> Vec<String> {
    let text = |value: &Value| value.as_str().unwrap_or_else(|| panic!("{value}")).to_owned();
    let view = page.ok(json!({ "ask": "view", "table": table }));
    let rules = page.ok(json!({ "ask": "rules", "rules": { "id": "nine-mens-morris" } }));
    let reason = page.ok(json!({ "ask": "why-not", "table": table, "to": "a7" }));
    let levels = page.ok(json!({ "ask": "levels", "rules": { "id": "nine-mens-morris" } }));
    vec![
        text(&view["task"]["text"]),
        text(&view["seats"][0]["name"]["text"]),
        text(&view["rules"]["summary"]),
        text(&rules["sections"][0]["heading"]["text"]),
        text(&rules["sections"][0]["sentences"][0]["text"]),
        text(&rules["rules"]["summary"]),
        text(&reason["text"]),
        text(&levels[0]["text"]),
        text(&page.ok(json!({ "ask": "texts", "codes": ["seat-black"] }))[0]),
        page.refused(json!({ "ask": "view", "table": 99 })).1,
        page.refused(json!({ "ask": "act", "table": table, "text": "a7" })).1,
    ]
}

#[test]
fn another_language_changes_everything_that_is_said_and_english_comes_back() {
    let mut page = Page::new();
    let table = page.open("nine-mens-morris");
    page.act(table, "a7");
    let english = said(&mut page, table);
    for language in ["ru", "ar", "zh", "de", "ka"] {
        assert_eq!(speak(&mut page, language), json!([]), "{language} has no flaws");
        let other = said(&mut page, table);
        for (before, after) in english.iter().zip(&other) {
            assert_ne!(before, after, "{language}");
        }
    }
    page.ok(json!({ "ask": "speak", "language": "en", "files": [] }));
    assert_eq!(said(&mut page, table), english);
}

#[test]
fn codes_stay_the_same_in_every_language() {
    let mut page = Page::new();
    speak(&mut page, "ru");
    let (code, text) = page.refused(json!({ "ask": "view", "table": 7 }));
    assert_eq!(code, "desk-no-table");
    assert!(text.contains('7') && text != "There is no table 7.", "{text}");
    let (code, text) = page.refused(json!({ "ask": "dance" }));
    assert_eq!(code, "desk-request");
    assert!(text.contains("dance") && !text.starts_with("The request"), "{text}");
}

#[test]
fn two_desks_speak_each_its_own_language() {
    let (mut one, mut two) = (Page::new(), Page::new());
    speak(&mut one, "ru");
    let refused = json!({ "ask": "think-on" });
    assert_ne!(one.refused(refused.clone()).1, two.refused(refused.clone()).1);
    assert_eq!(two.refused(refused).1, "Nobody is thinking.");
}

#[test]
fn flaws_of_a_language_are_told_and_english_helps_out() {
    let mut page = Page::new();
    let files = json!([
        ["common", "seat-white = Blanka\nseat-black = { $x"],
        ["desk", "desk-no-table = Neniu { $table }"]
    ]);
    let flaws = page.ok(json!({ "ask": "speak", "language": "eo", "files": files }));
    let flaws = flaws.as_array().unwrap();
    assert!(flaws.len() == 1 && flaws[0].as_str().unwrap().starts_with("eo/common.ftl: "), "{flaws:?}");
    let texts = page.ok(json!({ "ask": "texts", "codes": ["seat-white", "seat-black", "dice-due"] }));
    assert_eq!(texts, json!(["Blanka", "Black", "The dice have to be rolled first."]));
    assert_eq!(page.refused(json!({ "ask": "view", "table": 5 })).1, "Neniu 5");
}
