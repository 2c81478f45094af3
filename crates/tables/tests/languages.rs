//! Variants in other languages: what is built in has a name and a summary in each, and what is one's own keeps its own.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Resource};
use tables::{RulesView, built_in_ids, name_of, summary_of};
use texts::{Catalogue, languages, speaking};

/// The codes in the file of a language that holds names and summaries of variants.
fn codes_of_variants(language: &str) -> BTreeSet<String> {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language).join("variants.ftl");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let resource: Resource<&str> = fluent_syntax::parser::parse(text.as_str()).expect("well-formed Fluent");
    let code = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    resource.body.iter().filter_map(code).collect()
}

#[test]
fn every_language_but_english_names_every_variant_and_nothing_else() {
    let wanted: BTreeSet<String> = built_in_ids()
        .flat_map(|id| [format!("variant-name-{id}"), format!("variant-summary-{id}")])
        .collect();
    let mut wrong = Vec::new();
    for language in languages().filter(|&language| language != "en") {
        let codes = codes_of_variants(language);
        wrong.extend(wanted.difference(&codes).map(|code| format!("{language} lacks {code}")));
        wrong.extend(codes.difference(&wanted).map(|code| format!("{language}: {code} is no variant's")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(built_in_ids().all(|id| !Catalogue::english().has(&format!("variant-name-{id}"))));
}

#[test]
fn a_built_in_variant_is_named_in_the_language_that_is_spoken() {
    for id in built_in_ids() {
        let variant = tables::variant(id).unwrap();
        let english = RulesView::of(&variant);
        assert_eq!(
            (english.name.as_str(), english.summary.as_str()),
            (variant.name.as_str(), variant.summary.as_str())
        );
        assert!(!english.name.is_empty() && !english.summary.is_empty(), "{id}");
        for language in languages().filter(|&language| language != "en") {
            let catalogue = Catalogue::of(language).unwrap();
            let view = speaking(catalogue, || RulesView::of(&variant));
            let words = |what: &str| catalogue.text_or(&format!("variant-{what}-{id}"), "").into_owned();
            assert_eq!((view.name, view.summary), (words("name"), words("summary")), "{language} {id}");
            assert_eq!((&view.id, view.family, &view.digest), (&english.id, english.family, &english.digest));
        }
    }
}

#[test]
fn summaries_are_translated_and_not_copied() {
    for language in languages().filter(|&language| language != "en") {
        let catalogue = Catalogue::of(language).unwrap();
        let is_copy = |id: &&str| {
            let variant = tables::variant(id).unwrap();
            speaking(catalogue, || summary_of(&variant)) == variant.summary
        };
        assert_eq!(built_in_ids().filter(is_copy).collect::<Vec<_>>(), [""; 0], "{language}");
    }
}

#[test]
fn own_variants_keep_the_words_they_were_written_with() {
    let russian = Catalogue::of("ru").unwrap();
    let names = |text: &str| {
        let game = tables::game_from_text(text).unwrap();
        speaking(russian, || (name_of(game.variant()), summary_of(game.variant())))
    };
    let own = "extends = \"long-nardi\"\nname = \"Mine\"\nsummary = \"As we play it\"\n";
    let mine = ("Mine".to_owned(), "As we play it".to_owned());
    assert_eq!(names(&format!("id = \"mine\"\n{own}")), mine);
    assert_eq!(names(&format!("id = \"long-nardi\"\n{own}")), mine, "a borrowed id borrows no name");
    let (name, summary) =
        names("id = \"long-nardi\"\nextends = \"long-nardi\"\nname = \"a\"\nsummary = \"\"\n");
    assert_eq!((name.as_str(), summary.as_str()), ("a", ""), "not even one that is part of another");
}

#[test]
fn a_view_of_a_table_speaks_the_language_that_is_spoken() {
    let table = tables::game("nine-mens-morris").unwrap().table();
    let german = Catalogue::of("de").unwrap();
    let (english, view) = (table.view(), speaking(german, || table.view()));
    assert_ne!(view.rules.name, english.rules.name);
    assert_eq!(view.task, english.task, "messages are the same, and speak when they are shown");
    let task = english.task.unwrap();
    assert_eq!(speaking(german, || task.to_string()), german.text(&task));
    assert_ne!(german.text(&task), task.to_string());
}
