//! Every request, answered as its description says.

use std::path::Path;

use serde_json::{Value, json};

use crate::Page;

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap()).collect()
}

#[test]
fn every_variant_is_listed_with_its_seats() {
    let variants = Page::new().ok(json!({ "ask": "variants" }));
    let ids: Vec<&str> =
        variants.as_array().unwrap().iter().map(|view| view["rules"]["id"].as_str().unwrap()).collect();
    assert_eq!(ids, teahouse::built_in_ids().collect::<Vec<_>>());
    let of = |id: &str| &variants[ids.iter().position(|other| *other == id).unwrap()];
    assert_eq!(strings(&of("long-nardi")["seats"]), ["white", "black"]);
    assert_eq!(of("mensch")["seats"].as_array().unwrap().len(), 4);
    assert_eq!(of("danish-two")["seats"].as_array().unwrap().len(), 2, "empty seats are left out");
    assert_eq!(
        (&of("long-nardi")["has_dice"], &of("nine-mens-morris")["has_dice"]),
        (&json!(true), &json!(false))
    );
}

#[test]
fn rules_are_told_in_sections_with_the_net_they_want() {
    let mut page = Page::new();
    for id in teahouse::built_in_ids() {
        let rules = page.ok(json!({ "ask": "rules", "rules": { "id": id } }));
        assert_eq!(rules["rules"]["id"], id);
        let sections = rules["sections"].as_array().unwrap();
        let is_told = |section: &Value| {
            !section["heading"]["text"].as_str().unwrap().is_empty()
                && !section["sentences"].as_array().unwrap().is_empty()
        };
        assert!(sections.len() > 2 && sections.iter().all(is_told), "{id}");
        if let Some(net) = rules["net"].as_str() {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../models/{net}.safetensors"));
            assert!(file.is_file(), "{id} wants {net}");
        }
    }
    let own = "id = \"own\"\nextends = \"long-nardi\"\nname = \"Own\"\n";
    assert_eq!(page.ok(json!({ "ask": "rules", "rules": { "text": own } }))["rules"]["name"], "Own");
    assert_eq!(
        page.refused(json!({ "ask": "rules", "rules": { "id": "long-nardy" } })).0,
        "variant-unknown-suggested"
    );
    let (_, text) =
        page.refused(json!({ "ask": "rules", "rules": { "text": "id = \"own\"\nfamily = \"chess\"\n" } }));
    assert!(text.contains("chess"), "{text}");
}

#[test]
fn texts_are_told_by_their_codes() {
    let texts =
        Page::new().ok(json!({ "ask": "texts", "codes": ["seat-white", "count-pips", "nobody-says-this"] }));
    assert_eq!(strings(&texts), ["White", "pips", "nobody-says-this"]);
}

#[test]
fn a_table_is_opened_seen_played_at_and_closed() {
    let mut page = Page::new();
    let opened = page.ok(json!({ "ask": "open", "rules": { "id": "nine-mens-morris" } }));
    assert_eq!(opened["board"]["places"].as_array().unwrap().len(), 26);
    let table = opened["table"].as_u64().unwrap();
    assert_eq!(page.ok(json!({ "ask": "view", "table": table })), opened["view"]);
    let view = page.act(table, "d6");
    assert_eq!((&view["events"], &view["turn"]), (&json!(1), &json!({ "kind": "seat", "seat": 1 })));
    assert_eq!(page.refused(json!({ "ask": "act", "table": table, "text": "d6" })).0, "table-illegal");
    assert_eq!(page.ok(json!({ "ask": "view", "table": table })), view, "what is refused changes nothing");
    let other = page.open("mensch");
    assert_ne!(other, table);
    assert_eq!(page.ok(json!({ "ask": "close", "table": table })), Value::Null);
    assert_eq!(page.refused(json!({ "ask": "view", "table": table })).0, "desk-no-table");
    assert_eq!(page.ok(json!({ "ask": "close", "table": table })), Value::Null, "twice does no harm");
    assert!(page.ok(json!({ "ask": "view", "table": other })).is_object());
}

#[test]
fn every_request_about_a_table_that_is_not_there_is_refused_by_name() {
    let mut page = Page::new();
    let requests = [
        json!({ "ask": "view" }),
        json!({ "ask": "act", "text": "a7" }),
        json!({ "ask": "roll", "seed": 1 }),
        json!({ "ask": "go-to", "events": 0 }),
        json!({ "ask": "follow", "events": [] }),
        json!({ "ask": "past" }),
        json!({ "ask": "events" }),
        json!({ "ask": "why-not", "from": "a7" }),
        json!({ "ask": "record", "headers": [] }),
        json!({ "ask": "think", "lines": 1, "seed": 1 }),
        json!({ "ask": "evaluate" }),
        json!({ "ask": "review" }),
        json!({ "ask": "physics" }),
    ];
    for mut request in requests {
        request["table"] = json!(77);
        assert_eq!(page.refused(request), ("desk-no-table".to_owned(), "There is no table 77.".to_owned()));
    }
}

#[test]
fn a_page_that_never_closes_tables_is_told_so() {
    let mut page = Page::new();
    let tables: Vec<u64> = (0..256).map(|_| page.open("three-mens-morris")).collect();
    let one_more = json!({ "ask": "open", "rules": { "id": "three-mens-morris" } });
    assert_eq!(page.refused(one_more.clone()).0, "desk-too-many-tables");
    page.ok(json!({ "ask": "close", "table": tables[100] }));
    assert_eq!(page.ok(one_more)["table"], 257, "numbers are never given twice");
}

#[test]
fn dice_fall_as_the_seed_has_it() {
    let mut page = Page::new();
    let (one, two) = (page.open("long-nardi"), page.open("long-nardi"));
    let roll = |page: &mut Page, table: u64, seed: u64| {
        page.ok(json!({ "ask": "roll", "table": table, "seed": seed }))
    };
    let first = roll(&mut page, one, 12);
    assert_eq!(roll(&mut page, two, 12), first);
    assert_eq!(first["events"], 1);
    assert_eq!(roll(&mut page, one, 13), first, "dice that are not due do not fall");
    let mut seen: Vec<Value> = Vec::new();
    for seed in 0..12 {
        page.ok(json!({ "ask": "go-to", "table": one, "events": 0 }));
        seen.push(roll(&mut page, one, seed)["dice"].clone());
    }
    assert!(seen.iter().any(|dice| *dice != seen[0]));
}

#[test]
fn going_to_an_event_takes_back_and_plays_again() {
    let mut page = Page::new();
    let table = page.open("nine-mens-morris");
    let views: Vec<Value> = ["a7", "b6", "d7"].map(|text| page.act(table, text)).into();
    let mut go_to = |events: u64| page.ok(json!({ "ask": "go-to", "table": table, "events": events }));
    let back = go_to(1);
    assert_eq!(
        (&back["fen"], &back["can_undo"], &back["can_redo"]),
        (&views[0]["fen"], &json!(1), &json!(2))
    );
    assert_eq!(go_to(3)["fen"], views[2]["fen"]);
    assert_eq!(go_to(0)["events"], 0);
    assert_eq!(go_to(u64::from(u32::MAX))["fen"], views[2]["fen"], "as far as there are events");
}

#[test]
fn events_and_what_was_taken_back_open_the_same_table_again() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    for text in ["r63", "24/18,18/15", "r52", "12/7"] {
        page.act(table, text);
    }
    page.ok(json!({ "ask": "go-to", "table": table, "events": 2 }));
    let events = page.events(table);
    assert_eq!(strings(&events["events"]), ["r63", "24/18"]);
    assert_eq!(strings(&events["undone"]), ["12/7", "r52", "18/15"], "the last one first");
    let view = page.ok(json!({ "ask": "view", "table": table }));
    assert_eq!(page.events(table), events, "asking changes nothing");
    let again = page.ok(json!({ "ask": "open", "rules": { "id": "long-nardi" }, "start": events["start"],
                                "events": events["events"], "undone": events["undone"] }));
    assert_eq!(again["view"], view);
    assert_eq!(page.events(again["table"].as_u64().unwrap()), events);
}

#[test]
fn whole_turns_among_the_events_are_played_whole() {
    let mut page = Page::new();
    let opened = page
        .ok(json!({ "ask": "open", "rules": { "id": "long-nardi" }, "events": ["r63", "24/18,18/15"],
                                 "undone": ["r21"] }));
    assert_eq!((&opened["view"]["events"], &opened["view"]["can_redo"]), (&json!(3), &json!(1)));
}

#[test]
fn an_event_that_cannot_be_played_is_named() {
    let mut page = Page::new();
    let rules = json!({ "id": "long-nardi" });
    let (code, text) = page.refused(json!({ "ask": "open", "rules": rules, "events": ["r63", "24/20"] }));
    assert_eq!(code, "desk-event");
    assert!(text.contains('2') && text.contains("24/20"), "{text}");
    let (_, text) = page.refused(json!({ "ask": "open", "rules": rules, "start": "nonsense" }));
    assert!(text.contains("nonsense"), "{text}");
}

#[test]
fn following_takes_back_what_differs_and_plays_what_is_missing() {
    let mut page = Page::new();
    let (leader, follower) = (page.open("nine-mens-morris"), page.open("nine-mens-morris"));
    for text in ["a7", "b6", "d7", "g1"] {
        page.act(leader, text);
    }
    for text in ["a7", "b6", "a1"] {
        page.act(follower, text);
    }
    let events = page.events(leader)["events"].clone();
    let follow = json!({ "ask": "follow", "table": follower, "events": events });
    assert_eq!(page.ok(follow.clone()), Value::Null);
    assert_eq!(page.events(follower), page.events(leader));
    assert_eq!(page.ok(follow), Value::Null, "twice changes nothing");
    page.ok(json!({ "ask": "follow", "table": follower, "events": ["a7"] }));
    let kept = page.events(follower);
    assert_eq!(strings(&kept["events"]), ["a7"]);
    let (code, text) = page.refused(json!({ "ask": "follow", "table": follower, "events": ["a7", "a7"] }));
    assert!(code == "desk-event" && text.contains('2'), "{text}");
    page.ok(json!({ "ask": "follow", "table": follower, "events": events }));
    assert_eq!(page.events(follower)["events"], events, "the table goes on");
}

#[test]
fn the_past_is_told_turn_by_turn() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    for text in ["r63", "24/18,18/15", "r52"] {
        page.act(table, text);
    }
    let past = page.ok(json!({ "ask": "past", "table": table }));
    let turn = |index: usize| {
        (past[index]["seat"].as_u64().unwrap(), past[index]["moves"].as_array().unwrap().len())
    };
    assert_eq!((turn(0), turn(1)), ((0, 2), (1, 0)));
    assert_eq!((&past[0]["begins"], &past[0]["ends"]), (&json!(0), &json!(3)));
}

#[test]
fn why_not_is_answered_with_a_reason_or_nothing() {
    let mut page = Page::new();
    let table = page.open("nine-mens-morris");
    page.act(table, "a7");
    let free = json!({ "ask": "why-not", "table": table, "from": "hand-black", "to": "d7" });
    assert_eq!(page.ok(free), Value::Null);
    let reason = page.ok(json!({ "ask": "why-not", "table": table, "to": "a7" }));
    assert_eq!(reason["code"], "point-taken");
    assert!(reason["text"].as_str().unwrap().contains("a7"));
}

#[test]
fn records_are_written_and_read_again() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    for text in ["r63", "24/18,18/15", "r52"] {
        page.act(table, text);
    }
    let headers = json!([["White", "You"], ["Black", "Level 3 \"club\"\n[x]"]]);
    let ask = json!({ "ask": "record", "table": table, "headers": headers, "end": ["white", "resignation"] });
    let record = page.ok(ask);
    let read = page.ok(json!({ "ask": "read-records", "text": record }));
    let game = &read[0];
    assert_eq!((&game["rules"], &game["start"]), (&json!("long-nardi"), &Value::Null));
    assert_eq!(game["events"], page.events(table)["events"]);
    let header = |name: &str| {
        let all = game["headers"].as_array().unwrap().iter();
        all.filter(|pair| pair[0] == name)
            .map(|pair| pair[1].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (header("White"), header("Result"), header("Reason")),
        (vec!["You".into()], vec!["white".into()], vec!["resignation".into()])
    );
    let opened =
        page.ok(json!({ "ask": "open", "rules": { "id": game["rules"] }, "events": game["events"] }));
    assert_eq!(opened["view"], page.ok(json!({ "ask": "view", "table": table })));
    let damaged = record.as_str().unwrap().replace("24/18", "24/17");
    assert_eq!(page.refused(json!({ "ask": "read-records", "text": damaged })).0, "record-event");
}

#[test]
fn a_record_names_its_start_only_where_it_is_not_the_usual_one() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    let fen = page.act(table, "r63")["fen"].clone();
    let set_up =
        page.ok(json!({ "ask": "open", "rules": { "id": "long-nardi" }, "start": fen, "events": ["24/18"] }));
    let record = page.ok(json!({ "ask": "record", "table": set_up["table"], "headers": [] }));
    let read = page.ok(json!({ "ask": "read-records", "text": record }));
    assert_eq!(read[0]["start"], fen);
    assert_eq!(read[0]["events"], json!(["24/18"]));
}

#[test]
fn ten_levels_are_described_for_every_family() {
    let mut page = Page::new();
    for id in ["long-nardi", "mensch", "nine-mens-morris"] {
        let levels = page.ok(json!({ "ask": "levels", "rules": { "id": id } }));
        let texts: Vec<&str> =
            levels.as_array().unwrap().iter().map(|level| level["text"].as_str().unwrap()).collect();
        assert_eq!(texts.len(), 10);
        assert!(
            texts.iter().enumerate().all(|(index, text)| text.contains(&(index + 1).to_string())),
            "{texts:?}"
        );
    }
}

#[test]
fn thinking_needs_a_seat_to_move() {
    let mut page = Page::new();
    assert_eq!(page.refused(json!({ "ask": "think-on" })).0, "desk-not-thinking");
    let table = page.open("long-nardi");
    let think = json!({ "ask": "think", "table": table, "level": 3, "lines": 2, "seed": 1 });
    assert_eq!(page.refused(think.clone()).0, "dice-due");
    page.act(table, "r63");
    let thought = page.think(table, 3, 1);
    let line = &thought["lines"][0];
    assert!(line["moves"].as_array().is_some_and(|moves| moves.len() == 2), "{thought}");
    page.act(table, line["action"].as_str().unwrap());
    assert_eq!(page.refused(json!({ "ask": "think-on" })).0, "desk-not-thinking", "the thought was told");
}

#[test]
fn lines_come_best_first_and_show_their_moves() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    for text in ["r63", "24/18,18/15", "r52", "12/7,7/5", "r21"] {
        page.act(table, text);
    }
    let mut thought = page.ok(json!({ "ask": "think", "table": table, "lines": 4, "seed": 1 }));
    while thought["is_over"] != true {
        thought = page.ok(json!({ "ask": "think-on" }));
    }
    let lines = thought["lines"].as_array().unwrap();
    assert!((2..=4).contains(&lines.len()), "{thought}");
    let values: Vec<f64> = lines.iter().filter_map(|line| line["value"].as_f64()).collect();
    assert!(values.len() == lines.len() && values.is_sorted_by(|a, b| a >= b), "{values:?}");
    for line in lines {
        let texts: Vec<&str> =
            line["moves"].as_array().unwrap().iter().map(|action| action["text"].as_str().unwrap()).collect();
        assert_eq!(texts.join(","), line["action"].as_str().unwrap());
        assert!(line["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)), "{line}");
    }
}

#[test]
fn positions_are_worth_chances_that_add_up() {
    let mut page = Page::new();
    for id in ["long-nardi", "mensch", "nine-mens-morris"] {
        let table = page.open(id);
        let worth = page.ok(json!({ "ask": "evaluate", "table": table }));
        let wins: f64 = worth["wins"].as_array().unwrap().iter().map(|win| win.as_f64().unwrap()).sum();
        assert!((wins - 1.0).abs() < 0.02, "{id}: {worth}");
    }
}

#[test]
fn a_net_that_is_handed_in_plays() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    let evaluate = json!({ "ask": "evaluate", "table": table });
    let without = page.ok(evaluate.clone());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models/long-nardi.safetensors");
    let bytes = std::fs::read(file).unwrap();
    let add = json!({ "ask": "add-net", "name": "long-nardi" });
    assert_eq!(page.ask_with(&add, &bytes), json!({ "ok": null }));
    let with = page.ok(evaluate.clone());
    assert_ne!(with, without, "it judges otherwise than the estimate");
    let damaged = page.ask_with(&add, &bytes[..bytes.len() / 2]);
    assert_eq!(damaged["error"]["code"], "desk-net");
    assert_eq!(page.ok(evaluate), with, "a damaged one takes no place");
}

#[test]
fn a_position_is_set_up_piece_by_piece_and_played_on_from() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    let kit = page.ok(json!({ "ask": "kit", "table": table }));
    assert_eq!(kit, json!({ "pieces": 15, "has_stacks": true, "has_markers": false, "has_removals": false }));
    let pieces = json!([
        { "place": "24", "seat": 0, "count": 7 },
        { "place": "18", "seat": 0, "count": 1 },
        { "place": "12", "seat": 1, "count": 14 },
        { "place": "off-white", "seat": 0, "count": 7 },
    ]);
    let placed =
        page.ok(json!({ "ask": "set-up", "table": table, "setup": { "pieces": pieces, "turn": 0 } }));
    assert_eq!(placed["problems"], json!([]));
    assert_eq!(placed["view"]["fen"], "G5/A5/n5/6 w -");
    let rolls = page.ok(json!({ "ask": "rolls", "table": table }));
    assert_eq!(rolls.as_array().unwrap().len(), 21);
    assert_eq!(page.act(table, "r63")["fen"], "G5/A5/n5/6 w 63");
    assert_eq!(page.ok(json!({ "ask": "rolls", "table": table })), json!([]));
}

#[test]
fn a_position_that_cannot_be_says_why_and_leaves_the_table_as_it_was() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    let before = page.ok(json!({ "ask": "view", "table": table }))["fen"].clone();
    let pieces = json!([{ "place": "24", "seat": 0, "count": 9 }, { "place": "24", "seat": 1, "count": 16 }]);
    let placed =
        page.ok(json!({ "ask": "set-up", "table": table, "setup": { "pieces": pieces, "turn": 0 } }));
    let said: Vec<&str> = placed["problems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|problem| problem["text"].as_str().unwrap())
        .collect();
    assert_eq!(said, ["Two sides cannot share this place: 24.", "Black has 16 pieces; there are 15."]);
    assert_eq!(placed["view"], json!(null));
    assert_eq!(page.ok(json!({ "ask": "view", "table": table }))["fen"], before);
}

#[test]
fn a_game_by_rules_of_ones_own_is_recorded_with_them_and_read_again() {
    let mut page = Page::new();
    let text = "id = \"two\"\nextends = \"classic\"\nname = \"Two\"\nseats = [0, 2]\n";
    let opened = page.ok(json!({ "ask": "open", "rules": { "text": text }, "events": ["r6"] }));
    let table = opened["table"].as_u64().unwrap();
    let record = page.ok(json!({ "ask": "record", "table": table, "headers": [] }));
    for ask in ["read-records", "import"] {
        let answer = page.ok(json!({ "ask": ask, "text": record }));
        let games = if ask == "import" { &answer["games"] } else { &answer };
        assert_eq!(games[0]["rules_text"], text, "{answer}");
        assert_eq!(games[0]["events"], json!(["r6"]));
    }
}
