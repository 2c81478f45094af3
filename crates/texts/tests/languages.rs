//! Every language says what English says, of the same things, as it says them.

mod reading;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use reading::{Text, locales, read_texts, texts_of};
use texts::{Argument, Catalogue, Message, languages};
use unic_langid::LanguageIdentifier;

type Files = BTreeMap<String, Vec<Text>>;

/// The file that English has no need of: names and summaries of variants stand in the rule files. `crates/tables`
/// tests what is in it.
const NAMES_OF_VARIANTS: &str = "variants";

/// The names of plural categories.
const CATEGORIES: [(&str, PluralCategory); 6] = [
    ("zero", PluralCategory::ZERO),
    ("one", PluralCategory::ONE),
    ("two", PluralCategory::TWO),
    ("few", PluralCategory::FEW),
    ("many", PluralCategory::MANY),
    ("other", PluralCategory::OTHER),
];

/// The plural categories that numbers of a language fall into.
fn plurals(language: &str) -> BTreeSet<&'static str> {
    let id: LanguageIdentifier = language.parse().unwrap();
    let rules = PluralRules::create(id, PluralRuleType::CARDINAL).unwrap();
    let name = |number: &str| {
        let category = rules.select(number).unwrap();
        CATEGORIES.iter().find(|(_, other)| *other == category).unwrap().0
    };
    // Millions and fractions have categories of their own in some languages.
    let rare = ["0.5", "1.0", "1.5", "2.0", "1000000"].map(str::to_owned);
    (0..=100).map(|number: u8| number.to_string()).chain(rare).map(|number| name(&number)).collect()
}

/// The languages that are no English.
fn others() -> impl Iterator<Item = &'static str> {
    languages().filter(|&language| language != "en")
}

fn by_code(files: &Files) -> BTreeMap<&str, &Text> {
    files.values().flatten().map(|text| (text.code.as_str(), text)).collect()
}

/// What is wrong with the files of a language beside those of English: codes.
fn wrong_codes(language: &str, files: &Files, english: &Files) -> Vec<String> {
    let codes = |files: &Files, name: &str| -> BTreeSet<String> {
        files.get(name).into_iter().flatten().map(|text| text.code.clone()).collect()
    };
    let names: BTreeSet<&String> = files.keys().chain(english.keys()).collect();
    let mut wrong = Vec::new();
    for name in names.into_iter().filter(|&name| name != NAMES_OF_VARIANTS) {
        let (own, wanted) = (codes(files, name), codes(english, name));
        wrong.extend(wanted.difference(&own).map(|code| format!("{language}/{name}.ftl lacks {code}")));
        wrong.extend(
            own.difference(&wanted).map(|code| format!("{language}/{name}.ftl: {code} is not English")),
        );
    }
    wrong
}

/// What is wrong with the texts of a language beside those of English: arguments.
fn wrong_arguments(language: &str, files: &Files, english: &Files) -> Vec<String> {
    let english = by_code(english);
    let mut wrong = Vec::new();
    for (code, text) in by_code(files) {
        let Some(other) = english.get(code) else { continue };
        let (own, wanted) = (text.arguments(), other.arguments());
        wrong.extend(wanted.difference(&own).map(|name| format!("{language}: {code} lacks ${name}")));
        wrong.extend(own.difference(&wanted).map(|name| format!("{language}: {code} knows no ${name}")));
    }
    wrong
}

/// What is wrong with the choices of a language: defaults, plural categories, words that are none of English's.
fn wrong_choices(language: &str, files: &Files, english: &Files) -> Vec<String> {
    let (plurals, english) = (plurals(language), by_code(english));
    let mut wrong = Vec::new();
    for (code, text) in by_code(files) {
        for choice in &text.choices {
            let place = format!("{language}: {code}: ${}", choice.by);
            if choice.defaults.len() != 1 {
                wrong.push(format!("{place} has no default"));
            }
            let words = words_of(english.get(code).copied(), &choice.by);
            let is_code = |key: &str| choice.by.ends_with("-code") && english.contains_key(key);
            let fits = |key: &String| {
                let key = key.as_str();
                key.parse::<i64>().is_ok()
                    || key == "other"
                    || plurals.contains(key)
                    || words.contains(key)
                    || is_code(key)
            };
            wrong.extend(
                choice
                    .keys
                    .iter()
                    .filter(|&key| !fits(key))
                    .map(|key| format!("{place}: [{key}] is unknown")),
            );
        }
    }
    wrong
}

/// The keys that English chooses by there which are no numbers.
fn words_of<'t>(text: Option<&'t Text>, by: &str) -> BTreeSet<&'t str> {
    let choices = text.into_iter().flat_map(|text| &text.choices).filter(|choice| choice.by == by);
    let is_word = |key: &&str| CATEGORIES.iter().all(|(name, _)| name != key);
    choices.flat_map(|choice| choice.keys.iter().map(String::as_str)).filter(is_word).collect()
}

fn assert_nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} problems:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_folder_of_locales_is_a_language() {
    let folders = fs::read_dir(locales()).unwrap().flatten().filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(languages().collect::<Vec<_>>(), names);
    assert!(names.len() >= 12, "{names:?}");
}

#[test]
fn every_language_has_the_codes_of_english_in_the_same_files_and_no_others() {
    let english = texts_of("en");
    assert!(!english.contains_key(NAMES_OF_VARIANTS), "English names stand in the rule files");
    assert_nothing(
        &others()
            .flat_map(|language| wrong_codes(language, &texts_of(language), &english))
            .collect::<Vec<_>>(),
    );
}

#[test]
fn every_text_speaks_of_what_its_english_text_speaks_of() {
    let english = texts_of("en");
    let wrong = others().flat_map(|language| wrong_arguments(language, &texts_of(language), &english));
    assert_nothing(&wrong.collect::<Vec<_>>());
}

#[test]
fn choices_have_a_default_and_the_plurals_of_their_language() {
    let english = texts_of("en");
    let wrong = languages().flat_map(|language| wrong_choices(language, &texts_of(language), &english));
    assert_nothing(&wrong.collect::<Vec<_>>());
}

/// Numbers of every plural category of every language.
const NUMBERS: [i64; 12] = [0, 1, 2, 3, 5, 7, 11, 21, 22, 100, 101, 1_000_000];

/// Every word that some text of this language asks the code of, by the name of its argument.
fn codes_asked_for<'t>(texts: &BTreeMap<&'t str, &'t Text>, argument: &str) -> BTreeSet<&'t str> {
    let by = format!("{argument}-code");
    let choices = texts.values().flat_map(|text| &text.choices).filter(|choice| choice.by == by);
    let keys: BTreeSet<&str> = choices.flat_map(|choice| choice.keys.iter().map(String::as_str)).collect();
    keys.into_iter().filter(|key| texts.contains_key(key)).collect()
}

/// What each argument of a text could be: words where their codes are asked for, else numbers and a name.
fn samples(text: &Text, texts: &BTreeMap<&str, &Text>, argument: &str) -> Vec<Argument> {
    if text.wants_code(argument) {
        let codes = codes_asked_for(texts, argument);
        return codes.into_iter().map(|code| Message::new(code.to_owned()).into()).collect();
    }
    NUMBERS.into_iter().map(Argument::from).chain([Argument::from("a7")]).collect()
}

/// The message of a text, as often as it takes until each argument has been everything it could be.
fn spoken(text: &Text, texts: &BTreeMap<&str, &Text>) -> Vec<Message> {
    let arguments: Vec<(String, Vec<Argument>)> =
        text.arguments().into_iter().map(|name| (name.clone(), samples(text, texts, &name))).collect();
    let most = arguments.iter().map(|(_, samples)| samples.len()).max().unwrap_or(1);
    let nth = |index: usize| Message {
        code: text.code.clone().into(),
        arguments: arguments
            .iter()
            .map(|(name, samples)| (&*name.clone().leak(), samples[index % samples.len()].clone()))
            .collect(),
    };
    (0..most).map(nth).collect()
}

#[test]
fn every_text_can_be_said_in_every_language() {
    let mut wrong = Vec::new();
    let mut said = 0;
    for language in languages() {
        let (catalogue, files) = (Catalogue::of(language).unwrap(), texts_of(language));
        let texts = by_code(&files);
        for message in texts.values().flat_map(|text| spoken(text, &texts)) {
            said += 1;
            match catalogue.try_text(&message) {
                Ok(words) if words.trim().is_empty() => {
                    wrong.push(format!("{language}: {} is empty", message.code));
                }
                Ok(_) => {}
                Err(incomplete) => wrong.extend(incomplete.problems),
            }
        }
    }
    assert_nothing(&wrong);
    assert!(said > 10_000, "{said}");
}

#[test]
fn numbers_choose_the_words_of_their_language() {
    let say = |language: &str, number: i64| {
        let message = Message::new("home-moves").with("turns", number);
        Catalogue::of(language).unwrap().try_text(&message).unwrap()
    };
    let russian = [1, 2, 5, 21, 22, 25].map(|number| say("ru", number));
    assert_eq!(russian, ["1 ход", "2 хода", "5 ходов", "21 ход", "22 хода", "25 ходов"]);
    assert_eq!([1, 2].map(|number| say("en", number)), ["1 turn", "2 turns"]);
}

/// The files of a language with a single one, `common`.
fn files(text: &str) -> Files {
    BTreeMap::from([("common".to_owned(), read_texts(text).unwrap())])
}

#[test]
fn missing_and_superfluous_codes_are_named() {
    let (english, own) = (files("a = A\nb = B"), files("b = B\nc = C"));
    assert_eq!(
        wrong_codes("xx", &own, &english),
        ["xx/common.ftl lacks a", "xx/common.ftl: c is not English"]
    );
    let elsewhere = BTreeMap::from([("page".to_owned(), read_texts("a = A\nb = B").unwrap())]);
    assert_eq!(wrong_codes("xx", &elsewhere, &english).len(), 4, "each in its file");
    assert_eq!(wrong_codes("xx", &english, &english), [""; 0]);
}

#[test]
fn missing_and_unknown_arguments_are_named() {
    let english = files("a = { $seat } on { $point }");
    let own = files("a = { $seat-code ->\n    [seat-white] W { $piont }\n   *[seat-black] B\n }");
    assert_eq!(wrong_arguments("xx", &own, &english), ["xx: a lacks $point", "xx: a knows no $piont"]);
    assert_eq!(wrong_arguments("xx", &files("a = { $point }: { $seat-code }"), &english), [""; 0]);
}

#[test]
fn plurals_of_other_languages_and_unknown_words_are_named() {
    let text = |key: &str| files(&format!("a = {{ $n ->\n    [{key}] few\n   *[other] many\n }}"));
    let english = text("one");
    assert_eq!(wrong_choices("en", &text("few"), &english), ["en: a: $n: [few] is unknown"]);
    assert_eq!(wrong_choices("ru", &text("few"), &english), [""; 0]);
    assert_eq!(wrong_choices("zh", &text("one"), &english), ["zh: a: $n: [one] is unknown"]);
    assert_eq!(wrong_choices("ru", &text("oen"), &english), ["ru: a: $n: [oen] is unknown"]);
    assert_eq!(wrong_choices("ru", &text("0"), &english), [""; 0]);
    assert!(read_texts("a = { $n ->\n    [one] x\n }").is_err(), "a choice without a default is malformed");
    assert!(read_texts("a = { $n").is_err());
}
