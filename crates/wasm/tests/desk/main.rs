//! The desk answers every request as its description says, in the language that is spoken, and nothing upsets it.

mod games;
mod hostile;
mod matches;
mod requests;
mod speaking;
mod study;

use serde_json::{Value, json};
use wasm::Desk;

/// Somebody who asks, as a page does.
struct Page(Desk);

impl Page {
    fn new() -> Page {
        Page(Desk::new(engine::Clock::NONE))
    }

    /// Asks with bytes beside the request; the whole answer.
    fn ask_with(&mut self, request: &Value, payload: &[u8]) -> Value {
        let answer = self.0.answer(&request.to_string(), payload);
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    /// What is answered to a request that can be answered.
    fn ok(&mut self, request: Value) -> Value {
        let mut answer = self.ask_with(&request, &[]);
        assert!(answer.get("error").is_none(), "{request}: {answer}");
        answer["ok"].take()
    }

    /// The code and the text of what is wrong with a request.
    fn refused(&mut self, request: Value) -> (String, String) {
        let answer = self.ask_with(&request, &[]);
        let part =
            |name: &str| answer["error"][name].as_str().unwrap_or_else(|| panic!("{request}: {answer}"));
        (part("code").to_owned(), part("text").to_owned())
    }

    /// Opens a table of built-in rules; its number.
    fn open(&mut self, id: &str) -> u64 {
        self.ok(json!({ "ask": "open", "rules": { "id": id } }))["table"].as_u64().unwrap()
    }

    fn act(&mut self, table: u64, text: &str) -> Value {
        self.ok(json!({ "ask": "act", "table": table, "text": text }))
    }

    fn events(&mut self, table: u64) -> Value {
        self.ok(json!({ "ask": "events", "table": table }))
    }

    /// Thinks until it is thought.
    fn think(&mut self, table: u64, level: u8, seed: u64) -> Value {
        let mut thought =
            self.ok(json!({ "ask": "think", "table": table, "level": level, "lines": 1, "seed": seed }));
        for _ in 0..100_000 {
            if thought["is_over"] == true {
                return thought;
            }
            thought = self.ok(json!({ "ask": "think-on" }));
        }
        panic!("a thought without end: {thought}")
    }
}
