//! What a server says about itself: a line of JSON for everything worth knowing. Whoever starts it says where the lines go.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

type Taker = dyn Fn(&str) + Send + Sync;

/// Where lines go; nowhere, by default.
#[derive(Clone, Default)]
pub struct Log(Option<Arc<Taker>>);

impl Log {
    /// A log whose lines go to whoever takes them.
    pub fn to(taker: impl Fn(&str) + Send + Sync + 'static) -> Log {
        Log(Some(Arc::new(taker)))
    }

    /// Says something, with what belongs to it. Tokens, secrets and names of people never do.
    pub fn say(&self, what: &str, fields: &[(&str, &str)]) {
        let Some(taker) = &self.0 else { return };
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let mut line = serde_json::Map::new();
        line.insert("at".into(), u64::try_from(now).unwrap_or_default().into());
        line.insert("what".into(), what.into());
        line.extend(fields.iter().map(|&(name, value)| (name.to_owned(), value.into())));
        taker(&serde_json::Value::Object(line).to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn a_line_is_one_object_whatever_is_said() {
        let lines = Arc::new(Mutex::new(Vec::new()));
        let taken = lines.clone();
        let log = Log::to(move |line| taken.lock().unwrap().push(line.to_owned()));
        log.say("table made", &[("table", "k7\n\"f3")]);
        let lines = lines.lock().unwrap();
        let line: serde_json::Value = serde_json::from_str(&lines[0]).unwrap();
        assert!(!lines[0].contains('\n') && line["what"] == "table made" && line["table"] == "k7\n\"f3");
        assert!(line["at"].as_u64().unwrap() > 1_700_000_000_000);
    }
}
