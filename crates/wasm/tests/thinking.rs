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

/// What is thought of a position of nine men's morris, with the lines that it is compared by.
fn think_of(desk: &mut Desk, start: &str) -> Value {
    let rules = json!({ "id": "nine-mens-morris" });
    let opened = ask(desk, json!({ "ask": "open", "rules": rules, "start": start }), &[]);
    let request = json!({ "ask": "think", "table": opened["table"], "lines": 60, "seed": 5, "ply": 2 });
    let mut thinking = ask(desk, request, &[]);
    while thinking["is_over"] == false {
        thinking = ask(desk, json!({ "ask": "think-on" }), &[]);
    }
    thinking["lines"].clone()
}

#[test]
fn endgames_that_are_handed_in_are_known_from_then_on() {
    let mut desk = Desk::new(Clock::NONE);
    let endgames = Path::new(env!("CARGO_MANIFEST_DIR")).join("../solve/models/endgames.mill");
    let endgames = std::fs::read(endgames).unwrap();
    let mut wants =
        |id: &str| ask(&mut desk, json!({ "ask": "rules", "rules": { "id": id } }), &[])["endgames"].clone();
    assert_eq!(
        ["nine-mens-morris", "lasker-morris", "morabaraba", "long-nardi"].map(&mut wants),
        [true, true, false, false]
    );
    let start = "***OOO**/********/@*@*@*** w m s 3 0 3 0 0 0 0 0 0 0 0 0 1";
    let estimated = think_of(&mut desk, start);
    assert!(estimated.as_array().unwrap().iter().all(|line| line["known"] == Value::Null));
    let add = |rules: &str| json!({ "ask": "add-endgames", "rules": { "id": rules } });
    let mut refused = |rules: &str, bytes: &[u8]| {
        let answer: Value = serde_json::from_str(&desk.answer(&add(rules).to_string(), bytes)).unwrap();
        answer["error"]["code"].as_str().unwrap().to_owned()
    };
    assert_eq!(refused("nine-mens-morris", &endgames[..endgames.len() - 1]), "desk-endgames");
    assert_eq!(refused("morabaraba", &endgames), "desk-endgames");
    assert_eq!(refused("mensch", &endgames), "desk-endgames-of-mill");
    // Added for one variant, they are known to all that share them; what was thought before is thought anew.
    ask(&mut desk, add("lasker-morris"), &endgames);
    let known = think_of(&mut desk, start);
    let game = teahouse::built_in_game("nine-mens-morris").unwrap();
    let mut table = game.table();
    table.set_fen(start).unwrap();
    let mut models = engine::Models::new();
    let teahouse::AnyGame::Mill(mill) = &game else { panic!("not Mill") };
    models.add_endgames(mill, &endgames).unwrap();
    let exact = engine::known_moves(&game, table.as_ref(), &models).unwrap();
    assert_eq!(known.as_array().unwrap().len(), exact.len());
    for line in known.as_array().unwrap() {
        let found = exact.iter().find(|(action, _)| *action == line["action"]).unwrap();
        let worth = found.1.known.unwrap();
        let told = json!({ "value": worth.value.name(), "turns": worth.plies, "until": worth.until.name() });
        assert_eq!(line["known"], told, "{line}");
    }
    let values = |name: &str| known.as_array().unwrap().iter().any(|line| line["known"]["value"] == name);
    assert!(values("win") && values("loss"), "{known}");
}

/// A short game of a variant as a page and a program would have it.
fn events_of(id: &str, level: u8, decisions: usize) -> Vec<String> {
    let game = teahouse::built_in_game(id).unwrap();
    let mut table = game.table();
    let mut advisor = teahouse::advisor(&game);
    let mut left = decisions;
    while left > 0 && table.turn() != teahouse::Turn::Over {
        if table.roll_by_seed(4).is_none() {
            let advice = advisor.at_level(table.as_ref(), level, 4).unwrap();
            table.act(advice.best().unwrap()).unwrap();
            left -= 1;
        }
    }
    table.events()
}

/// Goes on to the end; what lists grow by is told once.
fn review(desk: &mut Desk, mut reviewing: Value) -> (Value, usize) {
    const LISTS: [&str; 3] = ["decisions", "rolls", "chances"];
    let list = |reviewing: &Value, name: &str| reviewing["review"][name].as_array().unwrap().clone();
    let mut all = LISTS.map(|name| list(&reviewing, name));
    let mut slices = 1;
    while reviewing["is_over"] == false {
        let done = reviewing["done"].as_u64();
        reviewing = ask(desk, json!({ "ask": "review-on" }), &[]);
        assert!(reviewing["done"].as_u64() >= done);
        all.iter_mut().zip(LISTS).for_each(|(all, name)| all.extend(list(&reviewing, name)));
        slices += 1;
    }
    for (all, name) in all.into_iter().zip(LISTS) {
        reviewing["review"][name] = Value::from(all);
    }
    (reviewing, slices)
}

fn is_near(value: &Value, number: f64) -> bool {
    (value.as_f64().unwrap() - number).abs() < 1e-9
}

#[test]
fn a_review_at_the_desk_is_that_of_the_engine() {
    for (id, ply) in [("long-nardi", 1_u8), ("ludopy", 1), ("nine-mens-morris", 3)] {
        let events = events_of(id, 4, 16);
        let texts: Vec<&str> = events.iter().map(String::as_str).collect();
        let (mut desk, number) = desk_with(id, &texts);
        let begun =
            ask(&mut desk, json!({ "ask": "review", "table": number, "ply": ply, "result": "black" }), &[]);
        ask(&mut desk, json!({ "ask": "close", "table": number }), &[]);
        let (reviewing, slices) = review(&mut desk, begun);
        assert!(slices > 8, "{id}: {slices}");

        let game = teahouse::built_in_game(id).unwrap();
        let mut table = game.table();
        events.iter().for_each(|event| table.act(event).unwrap());
        let mut models = engine::Models::new();
        if let Some(name) = engine::models::wanted(&game) {
            models.add(name, &net(name)).unwrap();
        }
        let end =
            (0..table.seats()).find(|&seat| table.seat_id(seat) == "black").map(engine::review::End::Won);
        let settings = engine::ReviewSettings { ply: Some(ply), end, ..engine::ReviewSettings::default() };
        let mut reviewer = engine::reviewer_among(&game, table.as_ref(), &models, &settings).unwrap();
        reviewer.run(&std::sync::atomic::AtomicBool::new(false), &|_| {});
        let native = reviewer.review();

        assert_eq!((&reviewing["done"], &reviewing["of"]), (&json!(reviewer.of()), &json!(reviewer.of())));
        let view = &reviewing["review"];
        let past = table.past();
        let decisions = view["decisions"].as_array().unwrap();
        assert_eq!(decisions.len(), native.decisions.len(), "{id}");
        for (seen, decision) in decisions.iter().zip(&native.decisions) {
            assert_eq!(seen["starts"], decision.starts);
            assert_eq!(past[seen["turn"].as_u64().unwrap() as usize].seat, decision.seat);
            assert_eq!(
                (&seen["mark"], &seen["is_forced"]),
                (&json!(decision.mark.name()), &json!(decision.is_forced()))
            );
            assert!(is_near(&seen["loss"], decision.loss), "{id}: {seen}");
            let lines = seen["lines"].as_array().unwrap();
            assert!(lines.contains(&seen["played"]), "{id}: {seen}");
            for (line, own) in lines.iter().zip(&decision.lines) {
                assert_eq!(line["action"], own.action);
                assert!(is_near(&line["value"], own.value.unwrap()), "{id}: {line}");
                assert!(!line["moves"].as_array().unwrap().is_empty(), "{id}: {line}");
            }
        }
        for (seen, roll) in view["rolls"].as_array().unwrap().iter().zip(&native.rolls) {
            assert!(is_near(&seen["luck"], roll.own()) && seen["roll"] == roll.roll, "{id}: {seen}");
        }
        assert_eq!(view["rolls"].as_array().unwrap().len(), native.rolls.len());
        assert_eq!(view["chances"].as_array().unwrap().len(), native.chances.len());
        for (seen, seat) in view["seats"].as_array().unwrap().iter().zip(&native.seats) {
            assert_eq!(seen["decisions"], seat.decisions);
            assert_eq!(seen["like_level"], json!(seat.like_level));
            assert!(
                is_near(&seen["errors"], seat.errors) && is_near(&seen["luck"], seat.luck),
                "{id}: {seen}"
            );
            assert_eq!(seen["result"].as_f64(), seat.result);
        }
        let again = desk.answer(r#"{"ask": "review-on"}"#, &[]);
        assert!(again.contains("desk-not-reviewing"), "{again}");
    }
}

#[test]
fn a_match_is_reviewed_at_the_desk_with_its_cube_and_the_table_stays_as_it_was() {
    let (mut desk, _) = desk_with("long-nardi", &[]);
    let of_match = json!({ "length": 5, "cube": true, "crawford": true });
    let open = |events: &[&str], undone: &[&str]| {
        json!({
            "ask": "open", "rules": { "id": "long-nardi" }, "match": of_match,
            "start": "6/ccc3/6/BBBC2 w -", "events": events, "undone": undone,
        })
    };
    let events = ["double", "drop", "next", "r21"];
    let opened = ask(&mut desk, open(&events, &["24/22,22/21"]), &[]);
    let table = &opened["table"];
    let before = ask(&mut desk, json!({ "ask": "events", "table": table }), &[]);
    let begun = ask(&mut desk, json!({ "ask": "review", "table": table }), &[]);
    let (reviewing, _) = review(&mut desk, begun);
    let after = ask(&mut desk, json!({ "ask": "events", "table": table }), &[]);
    assert_eq!(before, after, "what was taken back can still be played again");
    let view = &reviewing["review"];
    let decisions = view["decisions"].as_array().unwrap();
    let played: Vec<&Value> = decisions.iter().map(|decision| &decision["played"]["action"]).collect();
    assert_eq!(played, ["double", "drop"]);
    assert_eq!(decisions[0]["cube"]["decision"], "double-take");
    assert_eq!(decisions[0]["mark"], "best");
    assert_eq!(decisions[1]["lines"][0]["action"], "take");
    assert!(decisions[1]["notes"][0]["text"].as_str().unwrap().contains("should have taken"));
    let games = view["games"].as_array().unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!((&games[1]["begins"], &games[1]["score"]), (&json!(3), &json!([1, 0])));
    assert_eq!(games[0]["seats"][1]["cube"]["decisions"], 1);
    assert_eq!(view["seats"][1]["moves"]["decisions"], 0);
}

#[test]
fn rollouts_of_an_analysis_narrow_as_they_go_on() {
    let (mut desk, table) = desk_with("long-nardi", &["r63", "24/18,18/15", "r52", "12/7,7/5", "r41"]);
    let request = json!({ "ask": "think", "table": table, "lines": 3, "seed": 5, "ply": 0, "rollouts": 300 });
    let mut thinking = ask(&mut desk, request, &[]);
    let mut sums = Vec::new();
    while thinking["is_over"] == false {
        thinking = ask(&mut desk, json!({ "ask": "think-on" }), &[]);
        let lines = thinking["lines"].as_array().unwrap();
        let trials: u64 = lines.iter().map(|line| line["trials"].as_u64().unwrap()).sum();
        if trials > 0 && sums.last() != Some(&trials) {
            sums.push(trials);
        }
    }
    assert!(sums.len() > 3 && sums.windows(2).all(|pair| pair[0] < pair[1]), "{sums:?}");
    for line in thinking["lines"].as_array().unwrap() {
        assert_eq!(line["trials"], 300);
        assert!(
            line["error"].as_f64().unwrap() > 0.0 && line["chances"].as_array().unwrap().len() == 4,
            "{line}"
        );
    }
}

#[test]
fn an_analysis_looks_at_all_lines_equally_far() {
    let (mut desk, table) = desk_with("long-nardi", &["r63", "24/18,18/15", "r52", "12/7,7/5", "r41"]);
    let mut thinking =
        ask(&mut desk, json!({ "ask": "think", "table": table, "lines": 50, "seed": 5, "ply": 1 }), &[]);
    while thinking["is_over"] == false {
        thinking = ask(&mut desk, json!({ "ask": "think-on" }), &[]);
    }
    let lines = thinking["lines"].as_array().unwrap();
    assert!(!lines.is_empty() && lines.iter().all(|line| line["depth"] == 1), "{thinking}");
    let (mut desk, table) = desk_with("nine-mens-morris", &["d6", "f4", "b4"]);
    let mut thinking =
        ask(&mut desk, json!({ "ask": "think", "table": table, "lines": 4, "seed": 5, "ply": 3 }), &[]);
    while thinking["is_over"] == false {
        thinking = ask(&mut desk, json!({ "ask": "think-on" }), &[]);
    }
    let lines = thinking["lines"].as_array().unwrap();
    assert!(lines.len() == 4 && lines.iter().all(|line| line["depth"] == 3), "{thinking}");
    assert!(lines.iter().any(|line| !line["goes_on"].as_array().unwrap().is_empty()), "{thinking}");
}

#[test]
fn pieces_of_ludo_threaten_and_risk_something_and_others_nothing() {
    let mut desk = Desk::new(Clock::NONE);
    let fen = "40,12,0,0/4,0,0,0/20,9,0,0/0,0,0,0 0 - 5 0 0 -";
    let opened = ask(&mut desk, json!({ "ask": "open", "rules": { "id": "ludopy" }, "start": fen }), &[]);
    let pieces = ask(&mut desk, json!({ "ask": "physics", "table": opened["table"] }), &[]);
    let pieces = pieces.as_array().unwrap();
    assert_eq!(pieces.len(), 5, "those that are under way");
    let red = &pieces[0];
    assert_eq!((&red["seat"], &red["piece"], &red["place"]), (&json!(0), &json!(0), &json!("40")));
    assert!(red["risk"].as_f64().unwrap() > 0.2 && red["is_safe"] == false, "{red}");
    assert_eq!(red["strikes"], json!([{ "seat": 2, "piece": 0, "place": "46", "number": 6 }]));
    let by = red["threats"].as_array().unwrap();
    assert!(by.contains(&json!({ "seat": 2, "piece": 1, "place": "35", "number": 5 })), "{red}");
    let opened = ask(&mut desk, json!({ "ask": "open", "rules": { "id": "nine-mens-morris" } }), &[]);
    assert_eq!(ask(&mut desk, json!({ "ask": "physics", "table": opened["table"] }), &[]), json!([]));
}
