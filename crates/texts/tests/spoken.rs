//! The language that messages speak by themselves.

use std::panic::{AssertUnwindSafe, catch_unwind};

use texts::{Catalogue, Message, speaking, spoken};

const DICE_DUE: &str = "The dice have to be rolled first.";

/// What a message says by itself.
fn by_itself() -> String {
    Message::new("dice-due").to_string()
}

fn of(language: &str) -> &'static Catalogue {
    Catalogue::of(language).unwrap()
}

fn words(language: &str) -> String {
    of(language).text(&Message::new("dice-due"))
}

#[test]
fn messages_speak_english_unless_told_otherwise() {
    assert_eq!((spoken().language(), by_itself()), ("en", DICE_DUE.to_owned()));
    for language in texts::languages() {
        speaking(of(language), || {
            assert_eq!((spoken().language(), by_itself()), (language, words(language)));
        });
    }
    assert_eq!(spoken().language(), "en");
    let distinct: std::collections::BTreeSet<String> = texts::languages().map(words).collect();
    assert_eq!(distinct.len(), texts::languages().count(), "each has words of its own");
}

#[test]
fn speaking_within_speaking_ends_where_it_began() {
    let heard = speaking(of("ru"), || {
        let before = by_itself();
        let within = speaking(of("de"), || (by_itself(), speaking(of("en"), by_itself), by_itself()));
        (before, within, by_itself())
    });
    let [english, german, russian] = ["en", "de", "ru"].map(words);
    assert_eq!(heard, (russian.clone(), (german.clone(), english, german), russian));
    assert_eq!(spoken().language(), "en");
}

#[test]
fn a_panic_while_speaking_leaves_the_language_as_it_was() {
    speaking(of("de"), || {
        let ended = catch_unwind(AssertUnwindSafe(|| speaking(of("ru"), || panic!("{}", by_itself()))));
        let said = ended.unwrap_err();
        assert_eq!(said.downcast_ref::<String>(), Some(&words("ru")));
        assert_eq!((spoken().language(), by_itself()), ("de", words("de")));
    });
    assert_eq!(spoken().language(), "en");
}

#[test]
fn each_thread_speaks_for_itself() {
    speaking(of("ru"), || {
        let other = std::thread::spawn(|| spoken().language().to_owned()).join().unwrap();
        assert_eq!((other.as_str(), spoken().language()), ("en", "ru"));
    });
}

#[test]
fn a_text_of_another_is_used_where_this_very_language_has_none() {
    let own = Catalogue::from_files("xx", &[("own", "here = Da\nempty =\n    .label = only an attribute")]);
    assert_eq!(
        (own.text_or("here", "written"), own.text_or("nowhere", "written")),
        ("Da".into(), "written".into())
    );
    assert_eq!(own.text_or("empty", "written"), "written");
    assert!(own.has("here") && !own.has("empty") && !own.has("dice-due"));
    let (message, lacking) = (Message::new("dice-due"), Message::new("dice-due").with("x", 1));
    assert_eq!(own.text(&message), DICE_DUE, "English helps out");
    assert_eq!(own.try_text(&lacking).unwrap_err().problems, ["xx: no text for dice-due"]);
}

#[test]
fn files_with_flaws_name_them_and_the_rest_can_be_used() {
    let files = [("one", "good = Gut\nbad = { $n"), ("two", "good = Noch einmal"), ("three", "fine = Fein")];
    let catalogue = Catalogue::from_files("xx", &files);
    assert_eq!(catalogue.flaws().len(), 2, "{:?}", catalogue.flaws());
    assert!(
        catalogue.flaws()[0].starts_with("xx/one.ftl: ") && catalogue.flaws()[1].starts_with("xx/two.ftl: ")
    );
    assert_eq!((catalogue.text_or("good", ""), catalogue.text_or("fine", "")), ("Gut".into(), "Fein".into()));
    assert_eq!(Catalogue::from_files("not a language", &[]).flaws(), [""; 0]);
}
