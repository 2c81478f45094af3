//! Whatever comes in: an answer, and the desk goes on.

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::Page;

/// Answers are always JSON with either `ok` or `error`, and errors have words; the table of this page is still there.
fn goes_on(page: &mut Page, table: u64, request: &str, payload: &[u8]) -> Value {
    let text = page.0.answer(request, payload);
    let answer: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let is_one = answer.get("ok").is_some() != answer.get("error").is_some();
    assert!(is_one && answer.as_object().unwrap().len() == 1, "{answer}");
    if let Some(error) = answer.get("error") {
        assert!(error["code"].is_string() && error["text"].as_str().is_some_and(|text| !text.is_empty()));
    }
    assert_eq!(page.ok(json!({ "ask": "view", "table": table }))["rules"]["id"], "long-nardi");
    answer
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or("none")
}

#[test]
fn requests_that_cannot_be_read_are_refused_with_what_is_wrong() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    let megabyte = "\u{1F375}x".repeat(200_000);
    let deep = "[".repeat(1 << 20);
    let unread = [
        "",
        " ",
        "null",
        "17",
        "[]",
        "{}",
        "{\"ask\":",
        "{\"ask\": null}",
        "{\"ask\": \"dance\"}",
        "\u{0}",
        "\u{feff}{}",
        "{\"ask\": \"view\"}",
        "{\"ask\": \"view\", \"table\": \"1\"}",
        "{\"ask\": \"view\", \"table\": -1}",
        "{\"ask\": \"view\", \"table\": 4294967296}",
        "{\"ask\": \"view\", \"table\": 1.5}",
        "{\"ask\": \"view\", \"table\": 1e999}",
        "{\"ask\": \"act\", \"table\": 1, \"text\": 7}",
        "{\"ask\": \"open\", \"rules\": {\"id\": 1}}",
        "{\"ask\": \"open\", \"rules\": {}}",
        "{\"ask\": \"open\", \"rules\": {\"id\": \"a\", \"text\": \"b\"}}",
        "{\"ask\": \"open\", \"rules\": {\"id\": \"mensch\"}, \"events\": [1]}",
        "{\"ask\": \"roll\", \"table\": 1, \"seed\": -1}",
        "{\"ask\": \"think\", \"table\": 1, \"level\": 256, \"lines\": 1, \"seed\": 1}",
        "{\"ask\": \"record\", \"table\": 1, \"headers\": [[\"a\"]]}",
        "{\"ask\": \"speak\", \"language\": \"ru\"}",
        &megabyte,
        &deep,
    ];
    for request in unread {
        let answer = goes_on(&mut page, table, request, &[]);
        assert_eq!(code(&answer), "desk-request", "{request:.60}: {answer}");
        assert!(answer.to_string().len() < 2_000, "a short answer to a long request");
    }
}

#[test]
fn numbers_at_their_limits_are_answered() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    page.act(table, "r63");
    let most = u64::MAX;
    let requests = [
        json!({ "ask": "view", "table": u32::MAX }),
        json!({ "ask": "close", "table": u32::MAX }),
        json!({ "ask": "roll", "table": table, "seed": most }),
        json!({ "ask": "go-to", "table": table, "events": most }),
        json!({ "ask": "think", "table": table, "level": 1, "lines": most, "seed": most }),
        json!({ "ask": "think", "table": table, "level": 1, "lines": 0, "seed": 0 }),
        json!({ "ask": "think", "table": table, "level": 0, "lines": 1, "seed": 0 }),
        json!({ "ask": "think", "table": table, "level": 255, "lines": 1, "seed": 0 }),
        json!({ "ask": "think-on" }),
    ];
    for request in requests {
        goes_on(&mut page, table, &request.to_string(), &[]);
    }
    let mill = page.open("three-mens-morris");
    for lines in [0, 1, most] {
        let think = json!({ "ask": "think", "table": mill, "level": 2, "lines": lines, "seed": most });
        goes_on(&mut page, table, &think.to_string(), &[]);
    }
}

#[test]
fn a_megabyte_of_garbage_is_refused_wherever_a_text_may_stand() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    for garbage in [
        "24/18,".repeat(175_000),
        "\u{202e}ы{ $x".repeat(90_000),
        "[[[[".repeat(260_000),
        "9".repeat(1 << 20),
    ] {
        let requests = [
            (json!({ "ask": "open", "rules": { "id": garbage } }), true),
            (json!({ "ask": "open", "rules": { "text": garbage } }), true),
            (json!({ "ask": "open", "rules": { "id": "mensch" }, "start": garbage }), true),
            (json!({ "ask": "open", "rules": { "id": "mensch" }, "events": [garbage] }), true),
            (json!({ "ask": "open", "rules": { "id": "mensch" }, "undone": [garbage] }), true),
            (json!({ "ask": "act", "table": table, "text": garbage }), true),
            (json!({ "ask": "follow", "table": table, "events": [garbage] }), true),
            (json!({ "ask": "read-records", "text": garbage }), true),
            (json!({ "ask": "why-not", "table": table, "from": garbage, "to": garbage }), false),
            (json!({ "ask": "add-net", "name": garbage }), true),
        ];
        for (request, is_refused) in requests {
            let answer = goes_on(&mut page, table, &request.to_string(), garbage.as_bytes());
            assert_eq!(answer.get("error").is_some(), is_refused, "{:.80}", request.to_string());
            assert!(
                answer.to_string().len() < 20_000,
                "{:.80}: {} bytes",
                request.to_string(),
                answer.to_string().len()
            );
        }
    }
}

#[test]
fn names_in_records_cannot_break_them() {
    let mut page = Page::new();
    let table = page.open("long-nardi");
    page.act(table, "r63");
    let nasty = ["", "a\"b", "]\n[Rules \"mensch\"]", "{", "}", "\\", "\u{0}", "[Digest \"0\"]"];
    for name in nasty {
        for value in nasty {
            let ask =
                json!({ "ask": "record", "table": table, "headers": [[name, value], ["White", value]] });
            let record = page.ok(ask);
            let read =
                goes_on(&mut page, table, &json!({ "ask": "read-records", "text": record }).to_string(), &[]);
            if let Some(games) = read.get("ok") {
                assert_eq!(
                    (&games[0]["rules"], &games[0]["events"]),
                    (&json!("long-nardi"), &json!(["r63"])),
                    "{record}"
                );
            }
        }
    }
}

/// The bytes of a net that is right.
fn net() -> Vec<u8> {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models/long-nardi.safetensors");
    std::fs::read(file).unwrap()
}

#[test]
fn damaged_nets_are_refused_or_play() {
    let (mut page, whole) = (Page::new(), net());
    let table = page.open("long-nardi");
    page.act(table, "r63");
    let add = json!({ "ask": "add-net", "name": "long-nardi" }).to_string();
    let mut damaged: Vec<Vec<u8>> =
        [0, 1, 7, 8, 9, 100, 1_000, whole.len() - 1].map(|length| whole[..length].to_vec()).into();
    damaged.push([whole.clone(), vec![0]].concat());
    damaged.push([&u64::MAX.to_le_bytes()[..], &whole[8..]].concat());
    for bytes in damaged {
        let answer = goes_on(&mut page, table, &add, &bytes);
        assert_eq!(code(&answer), "desk-net", "{} bytes", bytes.len());
    }
    // Damage in the weights themselves cannot be told from other weights.
    let mut bytes = whole;
    for index in (64..bytes.len()).step_by(997) {
        bytes[index] ^= 0x40;
        if index % 7 == 0 {
            goes_on(&mut page, table, &add, &bytes);
            goes_on(
                &mut page,
                table,
                &json!({ "ask": "think", "table": table, "level": 4, "lines": 1, "seed": 1 }).to_string(),
                &[],
            );
        }
    }
}

/// A request that is nearly right: a known name, and values of every kind in its fields.
fn nearly_right() -> impl Strategy<Value = Value> {
    let names = [
        "speak",
        "texts",
        "variants",
        "rules",
        "add-net",
        "open",
        "close",
        "view",
        "act",
        "roll",
        "go-to",
        "follow",
        "past",
        "events",
        "why-not",
        "record",
        "read-records",
        "import",
        "export",
        "tutor",
        "levels",
        "think-on",
        "evaluate",
    ];
    let word = prop_oneof![
        Just("long-nardi".to_owned()),
        Just("r63".to_owned()),
        Just("24/18".to_owned()),
        Just("24".to_owned()),
        Just("off-white".to_owned()),
        "\\PC{0,20}",
        "[0-9a-z/,+-]{0,8}",
    ];
    let leaf = prop_oneof![
        word.clone().prop_map(Value::from),
        (0u64..4).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        proptest::collection::vec(word.clone(), 0..4).prop_map(Value::from),
        proptest::collection::vec((word.clone(), word.clone()), 0..3).prop_map(|pairs| json!(pairs)),
        word.clone().prop_map(|id| json!({ "id": id })),
        word.prop_map(|text| json!({ "text": text })),
    ];
    let fields = [
        "table", "text", "seed", "events", "undone", "start", "rules", "from", "to", "headers", "end",
        "language", "files", "codes", "name", "records", "format",
    ];
    let field = (proptest::sample::select(fields.to_vec()), leaf);
    (proptest::sample::select(names.to_vec()), any::<bool>(), proptest::collection::vec(field, 0..6))
        .prop_map(|(name, is_there, fields)| {
            let mut request = json!({ "ask": name });
            if is_there {
                request["table"] = json!(1);
            }
            for (field, value) in fields {
                // The table that is looked at afterwards stays.
                if !(name == "close" && field == "table") {
                    request[field] = value;
                }
            }
            if name == "close" {
                request["table"] = json!(2);
            }
            request
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered(request in "\\PC{0,200}|(.|\n){0,60}") {
        let mut page = Page::new();
        let table = page.open("long-nardi");
        goes_on(&mut page, table, &request, request.as_bytes());
    }

    #[test]
    fn nearly_right_requests_are_answered_one_after_the_other(requests in proptest::collection::vec(nearly_right(), 1..12)) {
        let mut page = Page::new();
        let table = page.open("long-nardi");
        prop_assert_eq!(table, 1);
        for request in requests {
            goes_on(&mut page, table, &request.to_string(), &[1, 2, 3]);
        }
    }

    #[test]
    fn any_bytes_are_no_net_or_one_that_plays(bytes in proptest::collection::vec(any::<u8>(), 0..300), at in 0usize..4_000, byte in any::<u8>()) {
        let mut page = Page::new();
        let table = page.open("long-nardi");
        let add = json!({ "ask": "add-net", "name": "long-nardi" }).to_string();
        goes_on(&mut page, table, &add, &bytes);
        let mut whole = net();
        whole[at] = byte;
        goes_on(&mut page, table, &add, &whole);
        page.act(table, "r63");
        goes_on(&mut page, table, &json!({ "ask": "think", "table": table, "level": 2, "lines": 1, "seed": 1 }).to_string(), &[]);
    }
}
