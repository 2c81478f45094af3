//! Thinking in slices, with the nets that are wanted.
#![allow(missing_docs)]

use std::path::Path;

use engine::Clock;
use serde_json::{Value, json};
use wasm::Desk;

fn ask(desk: &mut Desk, request: Value, payload: &[u8]) -> Value {
    let answer: Value = serde_json::from_str(&desk.answer(&request.to_string(), payload)).unwrap();
    answer.get("ok").cloned().unwrap_or_else(|| panic!("{request}: {answer}"))
}

fn net(name: &str) -> Vec<u8> {
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models");
    std::fs::read(models.join(format!("{name}.safetensors"))).unwrap()
}

/// A desk with the net of a variant, and a table of it where somebody has to decide.
fn desk_with(id: &str, events: &[&str]) -> (Desk, Value) {
    let mut desk = Desk::new(Clock::NONE);
    let rules = json!({ "id": id });
    let text = ask(&mut desk, json!({ "ask": "rules", "rules": rules }), &[]);
    if let Some(name) = text["net"].as_str() {
        ask(&mut desk, json!({ "ask": "add-net", "name": name }), &net(name));
    }
    let opened = ask(&mut desk, json!({ "ask": "open", "rules": rules, "events": events }), &[]);
    (desk, opened["table"].clone())
}

fn think(desk: &mut Desk, table: &Value, level: u8) -> (String, usize) {
    let request = json!({ "ask": "think", "table": table, "level": level, "lines": 1, "seed": 5 });
    let mut thinking = ask(desk, request, &[]);
    let mut slices = 1;
    while thinking["is_over"] == false {
        thinking = ask(desk, json!({ "ask": "think-on" }), &[]);
        slices += 1;
    }
    (thinking["lines"][0]["action"].as_str().unwrap().to_owned(), slices)
}

#[test]
fn a_thought_goes_on_slice_by_slice_and_ends_with_what_the_level_plays() {
    let mills: &[&str] = &["d6", "f4", "d2", "b4"];
    for (id, events, level) in [
        ("long-nardi", &["r63"][..], 5),
        ("long-nardi", &["r63"], 9),
        ("long-nardi", &["r63"], 10),
        ("mensch", &["r6"], 9),
        ("nine-mens-morris", mills, 8),
    ] {
        let (mut desk, table) = desk_with(id, events);
        let (action, slices) = think(&mut desk, &table, level);
        let game = teahouse::built_in_game(id).unwrap();
        let mut played = game.table();
        events.iter().for_each(|event| played.act(event).unwrap());
        let mut models = engine::Models::new();
        if let Some(name) = engine::models::wanted(&game) {
            models.add(name, &net(name)).unwrap();
        }
        let advice = engine::advisor_among(&game, &models).at_level(played.as_ref(), level, 5).unwrap();
        assert_eq!(Some(action.as_str()), advice.best(), "{id} level {level}");
        let is_long = level == 10 || id == "nine-mens-morris";
        assert!(!is_long || slices > 1, "{id} level {level}: {slices} slices");
        let again = desk.answer(r#"{"ask": "think-on"}"#, &[]);
        assert!(again.contains("desk-not-thinking"), "{again}");
    }
}

#[test]
fn a_level_describes_itself_as_with_the_net_that_will_be_handed_in() {
    let mut desk = Desk::new(Clock::NONE);
    let levels = ask(&mut desk, json!({ "ask": "levels", "rules": { "id": "fevga" } }), &[]);
    assert_eq!(levels[7]["code"], "level-net");
}

#[test]
fn only_dice_games_want_nets_and_rules_of_ones_own_want_the_nearest() {
    let mut desk = Desk::new(Clock::NONE);
    let mut wanted = |rules: Value| {
        ask(&mut desk, json!({ "ask": "rules", "rules": rules }), &[])["net"].as_str().map(str::to_owned)
    };
    assert_eq!(wanted(json!({ "id": "nine-mens-morris" })), None);
    assert_eq!(wanted(json!({ "id": "mensch" })).as_deref(), Some("mensch"));
    let own = "id = \"mine\"\nextends = \"long-nardi\"\n[head]\nlimit = 2\n";
    let near = wanted(json!({ "text": own })).expect("a net fits");
    assert!(
        engine::models::listed().iter().any(|listed| listed.name == near && listed.feature_set == "nardi-2")
    );
}
