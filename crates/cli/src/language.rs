//! Which language is spoken: `--lang`, else what the environment says, else English.

use std::io::Write as _;

use game::{Message, texts};
use teahouse::Catalogue;

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
