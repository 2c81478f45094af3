//! The catalogue and the code say the same things.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Resource};
use texts::{Argument, Catalogue, Message, all, any, languages, lines};

/// Texts whose codes are put together: how they begin, and every way they end.
const MADE_OF_PARTS: [(&str, &[&str]); 11] = [
    ("seat-", &["white", "black", "red", "green", "yellow", "blue"]),
    ("family-", &["nardi", "ludo", "mill"]),
    ("level-word-", &["1", "2", "3", "4", "5"]),
    ("new-", &["computer", "friend", "watch"]),
    ("set-theme-", &["auto", "light", "dark", "contrast"]),
    ("set-speed-", &["off", "slow", "normal", "fast"]),
    ("review-mark-", &["best", "good", "inaccuracy", "mistake", "blunder"]),
    ("outcome-", &["win-by-mars", "win-by-koks", "loss-by-mars", "loss-by-koks"]),
    ("games-", &["won", "lost", "draw"]),
    ("say-", &["double", "take", "drop"]),
    ("set-direction-", &["usual", "turned", "mirrored", "both"]),
];

/// The sources below a folder with these endings, one after the other.
fn gather(folder: &Path, endings: &[&str], out: &mut String) {
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            gather(&path, endings, out);
        } else if path.extension().is_some_and(|end| endings.iter().any(|known| end == *known)) {
            out.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

/// All Rust sources of the project.
fn sources() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut text = String::new();
    for member in fs::read_dir(crates).unwrap().flatten() {
        gather(&member.path().join("src"), &["rs"], &mut text);
    }
    text
}

/// All sources of the page.
fn page() -> String {
    let mut text = String::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"), &["ts", "svelte"], &mut text);
    assert!(text.contains("say('"), "the page speaks");
    text
}

/// The names of all messages of a language.
fn codes(language: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language);
    let mut codes = Vec::new();
    for file in fs::read_dir(folder).unwrap().flatten() {
        let text = fs::read_to_string(file.path()).unwrap();
        let resource: Resource<&str> =
            fluent_syntax::parser::parse(text.as_str()).expect("well-formed Fluent");
        codes.extend(resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        }));
    }
    codes
}

/// What says something by the code that follows it.
const SPEAKERS: [&str; 3] = ["Message::new(", "Flaw::new(", ".hinting("];

/// The codes that are said: behind the speakers, and whatever else is written like the code of a problem.
fn spoken(sources: &str) -> BTreeSet<&str> {
    let after = |speaker: &'static str| sources.split(speaker).skip(1).map(str::trim_start);
    let literals = SPEAKERS.into_iter().flat_map(after).filter_map(|rest| rest.strip_prefix('"'));
    let codes = literals.filter_map(|rest| rest.split('"').next());
    codes.chain(sources.split('"').filter(|word| is_problem(word))).collect()
}

fn is_problem(word: &str) -> bool {
    word.starts_with("rules-") && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

#[test]
fn every_file_is_well_formed_and_names_nothing_twice() {
    for language in languages() {
        assert_eq!(Catalogue::of(language).unwrap().flaws(), &[] as &[String]);
        let codes = codes(language);
        let distinct: BTreeSet<_> = codes.iter().collect();
        assert_eq!(codes.len(), distinct.len(), "{language} has a code twice");
    }
}

#[test]
fn everything_that_is_said_has_an_english_text() {
    let sources = sources();
    let missing: Vec<_> =
        spoken(&sources).into_iter().filter(|code| !Catalogue::english().has(code)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "add these to locales/en");
}

/// The codes that the page says: what is quoted in the first argument of `say`.
fn said_by_page(page: &str) -> BTreeSet<&str> {
    let firsts = page.split("say(").skip(1).filter_map(|rest| rest.split([',', ')']).next());
    // What is quoted and has no hyphen is what a condition asks about.
    firsts.flat_map(|first| first.split('\'').skip(1).step_by(2)).filter(|word| word.contains('-')).collect()
}

#[test]
fn everything_that_the_page_says_has_an_english_text() {
    let page = page();
    let said = said_by_page(&page);
    assert!(said.len() > 100, "{said:?}");
    let missing: Vec<_> = said.into_iter().filter(|code| !Catalogue::english().has(code)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "add these to locales/en/page.ftl");
}

#[test]
fn every_english_text_is_said_by_somebody() {
    let (sources, page) = (sources(), page());
    let is_made = |code: &str| made_of_parts().any(|made| made == code);
    let is_said =
        |code: &str| sources.contains(&format!("\"{code}\"")) || page.contains(&format!("'{code}'"));
    let is_list = |code: &str| ["list-all", "list-any"].contains(&code);
    // The hint of a problem goes with its code, and is said by nobody else.
    let is_hint =
        |code: &str| code.strip_suffix("-help").is_some_and(|code| is_problem(code) && is_said(code));
    // The tutor's sentences are named after what a family notices, and after how a game can end.
    let is_noticed = |code: &str| {
        ["tutor-chance-", "tutor-"].iter().any(|start| code.strip_prefix(start).is_some_and(is_said))
    };
    let is_needed =
        |code: &str| is_said(code) || is_made(code) || is_list(code) || is_hint(code) || is_noticed(code);
    let unused: Vec<_> = codes("en").into_iter().filter(|code| !is_needed(code)).collect();
    assert_eq!(unused, Vec::<String>::new(), "nobody says these any more");
}

fn made_of_parts() -> impl Iterator<Item = String> {
    let whole =
        |begin: &'static str, ends: &'static [&str]| ends.iter().map(move |end| format!("{begin}{end}"));
    MADE_OF_PARTS.into_iter().flat_map(move |(begin, ends)| whole(begin, ends))
}

#[test]
fn codes_made_of_parts_are_made_somewhere_and_have_english_texts() {
    let (sources, page) = (sources(), page());
    for (begin, _) in MADE_OF_PARTS {
        let is_made = page.contains(&format!("`{begin}${{")) || sources.contains(&format!("\"{begin}{{}}\""));
        assert!(is_made, "nobody puts together {begin}…");
    }
    let lacking: Vec<String> = made_of_parts().filter(|code| !Catalogue::english().has(code)).collect();
    assert_eq!(lacking, Vec::<String>::new());
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let say = |list: Argument| {
        let message = Message::new("list-more").with("items", list).with("next", "x");
        message.to_string()
    };
    assert_eq!(say(all([3])), "3, x");
    assert_eq!(say(all([3, 4])), "3 and 4, x");
    assert_eq!(say(any(["a1", "d1", "g1"])), "a1, d1 or g1, x");
    assert_eq!(say(all([Message::new("seat-white"), Message::new("seat-black")])), "White and Black, x");
}

#[test]
fn lines_stand_below_one_another() {
    let message = Message::new("list-more").with("items", lines(["a", "b"])).with("next", lines(["c"]));
    assert_eq!(message.to_string(), "a\nb, c");
}

#[test]
fn the_largest_numbers_keep_all_their_digits() {
    for number in [i64::MAX, i64::MIN, (1 << 53) + 1, 1 << 53, -7] {
        let message = Message::new("list-more").with("items", number).with("next", "x");
        assert_eq!(message.to_string(), format!("{number}, x"));
    }
}

#[test]
fn arguments_of_every_kind_are_said_and_found_by_name() {
    let say = |value: Argument| Message::new("terminal-text").with("text", value).to_string();
    let values: [(Argument, &str); 10] = [
        ('x'.into(), "x"),
        ("a7".into(), "a7"),
        (String::from("b6").into(), "b6"),
        (7u8.into(), "7"),
        ((-7i8).into(), "-7"),
        (300u16.into(), "300"),
        (40usize.into(), "40"),
        (50u64.into(), "50"),
        (u64::MAX.into(), "9223372036854775807"),
        (Message::new("seat-white").into(), "White"),
    ];
    for (value, text) in values {
        assert_eq!(say(value.clone()), text);
        let message = Message::new("any").with("first", 1).with("second", value.clone());
        assert_eq!((message.argument("first"), message.argument("second")), (Some(&1.into()), Some(&value)));
        assert_eq!(message.argument("third"), None);
    }
    assert_eq!(say(all(["a", "b", "c"])), "a, b and c");
    assert_eq!(say(any([1, 2])), "1 or 2");
    assert_eq!(say(all([0u8; 0])), "");
}

#[test]
fn what_nobody_can_say_is_said_by_its_code_and_reported() {
    let message = Message::new("nobody-says-this").with("point", 5);
    assert_eq!(message.to_string(), "nobody-says-this point=5");
    let incomplete = Catalogue::english().try_text(&message).unwrap_err();
    assert_eq!(incomplete.problems, ["en: no text for nobody-says-this"]);
    let named = Message::new("nobody-says-this").with("place", "a7").with("seat", Message::new("seat-red"));
    assert_eq!(named.to_string(), "nobody-says-this place=a7 seat=Red seat-code=seat-red");
    let lacking = Catalogue::english().try_text(&Message::new("list-all").with("items", "a")).unwrap_err();
    assert_eq!(lacking.problems.len(), 1, "{lacking:?}");
}

#[test]
fn languages_are_found_by_the_names_that_systems_give_them() {
    for name in ["en", "EN", "en_GB.UTF-8", "en-US", "en@euro"] {
        assert_eq!(Catalogue::of(name).map(Catalogue::language), Some("en"), "{name}");
    }
    assert!(Catalogue::of("").is_none());
    assert!(Catalogue::of("C").is_none());
    assert!(Catalogue::of("tlh").is_none());
}
