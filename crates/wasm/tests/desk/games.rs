//! Whole games by messages alone.

use serde_json::{Value, json};

use crate::Page;

/// Games that random players would not end are broken off here.
const MOST_EVENTS: u64 = 1_200;

/// Plays a game in which level 1 sits everywhere; the last view.
fn play(page: &mut Page, table: u64, seed: u64) -> Value {
    let mut view = page.ok(json!({ "ask": "view", "table": table }));
    while view["events"].as_u64().unwrap() < MOST_EVENTS {
        view = match view["turn"]["kind"].as_str().unwrap() {
            "chance" => page.ok(json!({ "ask": "roll", "table": table, "seed": seed })),
            "seat" => {
                let thought = page.think(table, 1, seed + view["events"].as_u64().unwrap());
                let action = thought["lines"][0]["action"].as_str().unwrap().to_owned();
                page.act(table, &action)
            }
            over => {
                assert_eq!((over, view["verdict"].is_object()), ("over", true));
                return view;
            }
        };
    }
    view
}

#[test]
fn whole_games_of_every_variant_are_played_and_read_again() {
    let mut over = 0;
    for id in teahouse::built_in_ids() {
        let mut page = Page::new();
        let table = page.open(id);
        let view = play(&mut page, table, 5);
        let events = page.events(table);
        assert_eq!(view["events"].as_u64(), Some(events["events"].as_array().unwrap().len() as u64));
        let again = page.ok(json!({ "ask": "open", "rules": { "id": id }, "events": events["events"] }));
        assert_eq!(again["view"], view, "{id}");
        if view["turn"]["kind"] != "over" {
            continue;
        }
        over += 1;
        assert_eq!(
            page.refused(json!({ "ask": "think", "table": table, "lines": 1, "seed": 1 })).0,
            "game-over"
        );
        let record = page.ok(json!({ "ask": "record", "table": table, "headers": [["White", "level 1"]] }));
        let read = page.ok(json!({ "ask": "read-records", "text": record }));
        assert_eq!((&read[0]["events"], &read[0]["rules"]), (&events["events"], &json!(id)));
    }
    let all = teahouse::built_in_ids().count();
    assert!(over * 4 >= all * 3, "{over} of {all} games came to an end");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |seed: u64| {
        let mut page = Page::new();
        let table = page.open("mensch");
        play(&mut page, table, seed);
        page.events(table)
    };
    assert_eq!(game(3), game(3));
    assert_ne!(game(3), game(4));
}
