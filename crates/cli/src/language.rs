//! Which language is spoken: `--lang`, else what the environment says, else English.

use std::io::Write as _;

use game::{Message, NotationError, texts};
use server::ListenError;
use teahouse::{Catalogue, RecordError, TableError};

/// Where the language stands in the environment, the first that is set counts.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The catalogue of everything that is said. A language that was asked for and does not exist is worth a note; one that
/// the environment happens to have is not.
pub fn choose(asked: Option<&str>) -> &'static Catalogue {
    if let Some(language) = asked {
        return Catalogue::of(language).unwrap_or_else(|| {
            let languages: Vec<&str> = texts::languages().collect();
            let note = Message::new("terminal-no-language").with("language", language);
            let note = note.with("languages", languages.join(", "));
            // Where notes cannot be written, English is spoken all the same.
            let _ = writeln!(std::io::stderr(), "teahouse: {note}");
            Catalogue::english()
        });
    }
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let language = VARIABLES.iter().find_map(set);
    language.and_then(|language| Catalogue::of(&language)).unwrap_or_else(Catalogue::english)
}

/// What went wrong, with where and why; what the catalogue has words for is said in them.
pub fn explain(error: &anyhow::Error, words: &Catalogue) -> String {
    let known = |cause: &(dyn std::error::Error + 'static)| {
        let message = cause.downcast_ref::<TableError>().map(TableError::message);
        let message = message.or_else(|| cause.downcast_ref::<NotationError>().map(NotationError::message));
        let message = message.or_else(|| cause.downcast_ref::<RecordError>().map(RecordError::message));
        message.or_else(|| cause.downcast_ref::<ListenError>().map(ListenError::message))
    };
    let say = |cause: &(dyn std::error::Error + 'static)| match known(cause) {
        Some(message) => words.text(&message),
        None => cause.to_string(),
    };
    error.chain().map(say).collect::<Vec<_>>().join(": ")
}
