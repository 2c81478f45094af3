//! The check of fair dice for the browser: a record in, what was found out.
//!
//! A page fetches this module when somebody wants to check a game, and calls it as it calls its engine (`crates/wasm`), of which
//! it needs nothing else. Everything is asked of `tables::fair`; nothing is decided here.
//!
//! ```
//! let found = verify::answer(r#"{"record": ""}"#);
//! assert!(found.starts_with(r#"{"ok":false,"message":{"code":"fair-empty","#));
//! ```

use serde::{Deserialize, Serialize};
use tables::fair::verify_text;
use texts::{Catalogue, Message, speaking};

#[cfg(target_arch = "wasm32")]
mod module;

/// What is to be checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    /// The text of a record, or of all records of a match.
    record: String,
    /// The commitment that somebody was shown when they sat down.
    commitment: Option<String>,
    /// The language to answer in; English if left out.
    language: Option<String>,
    /// The texts of that language: names of files without the ending, and what stands in them.
    #[serde(default)]
    files: Vec<(String, String)>,
}

/// What was found.
#[derive(Serialize)]
#[serde(untagged)]
enum Found {
    Right { ok: bool, rolls: Option<u64> },
    Wrong { ok: bool, message: Message },
}

/// Checks a game: `{"ok": true, "rolls": …}`, where `rolls` is `null` for a game without dice, or `{"ok": false, "message": …}`, as JSON.
pub fn answer(request: &str) -> String {
    match serde_json::from_str::<Request>(request) {
        Ok(request) => speaking(request.catalogue(), || request.found()),
        Err(error) => wrong(Message::new("desk-request").with("problem", error.to_string())),
    }
}

impl Request {
    fn catalogue(&self) -> &'static Catalogue {
        let Some(language) = &self.language else { return Catalogue::english() };
        let files: Vec<(&str, &str)> =
            self.files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        // The module goes away when the page has its answer.
        Box::leak(Box::new(Catalogue::from_files(language, &files)))
    }

    fn found(&self) -> String {
        match verify_text(&self.record, self.commitment.as_deref()) {
            Ok(rolls) => written(&Found::Right { ok: true, rolls }),
            Err(error) => wrong(error.message()),
        }
    }
}

fn wrong(message: Message) -> String {
    written(&Found::Wrong { ok: false, message })
}

fn written(found: &Found) -> String {
    serde_json::to_string(found).unwrap_or_default()
}
