//! [`Catalogue`]: the texts of one language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::message::{Argument, Message};

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The language that every message has a text in.
const ENGLISH: &str = "en";

/// Whole numbers up to this one are exact in floating point.
const MOST_EXACT: u64 = 1 << 53;

/// The texts of one language.
pub struct Catalogue {
    language: String,
    bundle: FluentBundle<FluentResource>,
    /// What is wrong with the files of this language.
    flaws: Vec<String>,
}

/// A message that could not be put into words as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incomplete {
    /// The best that could be done.
    pub text: String,
    /// What is missing: a text, an argument.
    pub problems: Vec<String>,
}

/// The languages there are, by their codes: `en`, `ru` …
pub fn languages() -> impl Iterator<Item = &'static str> {
    LOCALES.iter().map(|&(language, _)| language)
}

/// Every catalogue, each read when it is first asked for.
fn catalogues() -> &'static [(&'static str, OnceLock<Catalogue>)] {
    static CATALOGUES: OnceLock<Vec<(&'static str, OnceLock<Catalogue>)>> = OnceLock::new();
    CATALOGUES.get_or_init(|| languages().map(|language| (language, OnceLock::new())).collect())
}

impl Catalogue {
    /// The catalogue of a language, named as in `LANG` or on the web: `ru`, `ru_RU.UTF-8`, `pt-BR`.
    pub fn of(language: &str) -> Option<&'static Catalogue> {
        let wanted = language.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_lowercase();
        let known = |name: &str| catalogues().iter().find(|(code, _)| code.eq_ignore_ascii_case(name));
        let (code, catalogue) = known(&wanted).or_else(|| known(wanted.split('-').next()?))?;
        Some(catalogue.get_or_init(|| Catalogue::built_in(code)))
    }

    /// The catalogue that has everything.
    ///
    /// # Panics
    /// Never: English is built in.
    pub fn english() -> &'static Catalogue {
        Catalogue::of(ENGLISH).expect("English is built in")
    }

    fn built_in(language: &'static str) -> Catalogue {
        let files = LOCALES.iter().find(|&&(code, _)| code == language).map_or(&[][..], |&(_, files)| files);
        Catalogue::from_files(language, files)
    }

    /// The catalogue of a language whose files are handed in: names without the ending, and texts. What is wrong
    /// with them stands in [`Catalogue::flaws`]; the rest can be used.
    pub fn from_files(language: &str, files: &[(&str, &str)]) -> Catalogue {
        let id: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks around arguments help where writing directions mix, and are in the way everywhere else.
        bundle.set_use_isolating(false);
        let mut flaws = Vec::new();
        for &(name, text) in files {
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
                flaws.extend(errors.iter().map(|error| format!("{language}/{name}.ftl: {error}")));
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                flaws.extend(errors.iter().map(|error| format!("{language}/{name}.ftl: {error}")));
            }
        }
        Catalogue { language: language.to_owned(), bundle, flaws }
    }

    /// The code of the language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// What is wrong with the files of this language; nothing, if the tests pass.
    pub fn flaws(&self) -> &[String] {
        &self.flaws
    }

    /// Whether there is a text for this code in this very language.
    pub fn has(&self, code: &str) -> bool {
        self.bundle.get_message(code).is_some_and(|message| message.value().is_some())
    }

    /// The text of a code without arguments, or another where this very language has none.
    pub fn text_or<'t>(&'t self, code: &str, other: &'t str) -> std::borrow::Cow<'t, str> {
        match self.bundle.get_message(code).and_then(|message| message.value()) {
            Some(pattern) => self.bundle.format_pattern(pattern, None, &mut Vec::new()),
            None => other.into(),
        }
    }

    /// A message in words. What this language lacks is said in English; what nobody has is said by its code.
    pub fn text(&self, message: &Message) -> String {
        self.try_text(message).unwrap_or_else(|incomplete| incomplete.text)
    }

    /// A message in words, or the best that could be done and what was missing.
    pub fn try_text(&self, message: &Message) -> Result<String, Incomplete> {
        let mut problems = Vec::new();
        let text = self.words(message, &mut problems);
        if problems.is_empty() { Ok(text) } else { Err(Incomplete { text, problems }) }
    }

    fn words(&self, message: &Message, problems: &mut Vec<String>) -> String {
        let mut arguments = FluentArgs::new();
        for (name, value) in &message.arguments {
            if let Argument::Message(word) = value {
                arguments.set(format!("{name}-code"), word.code.to_string());
            }
            arguments.set(*name, self.value(value, problems));
        }
        self.format(&message.code, &arguments, problems)
    }

    fn format(&self, code: &str, arguments: &FluentArgs, problems: &mut Vec<String>) -> String {
        let Some(pattern) = self.bundle.get_message(code).and_then(|message| message.value()) else {
            problems.push(format!("{}: no text for {code}", self.language));
            return if self.language == ENGLISH {
                bare(code, arguments)
            } else {
                Catalogue::english().format(code, arguments, &mut Vec::new())
            };
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
        problems.extend(errors.iter().map(|error| format!("{}: {code}: {error}", self.language)));
        text
    }

    fn value(&self, argument: &Argument, problems: &mut Vec<String>) -> FluentValue<'static> {
        match argument {
            // Fluent counts in floating point, which has no room for all digits of the largest numbers.
            Argument::Number(number) if number.unsigned_abs() > MOST_EXACT => {
                FluentValue::from(number.to_string())
            }
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Text(text) => FluentValue::from(text.clone()),
            Argument::Message(message) => FluentValue::from(self.words(message, problems)),
            Argument::All(items) => FluentValue::from(self.list("all", items, problems)),
            Argument::Any(items) => FluentValue::from(self.list("any", items, problems)),
            Argument::Lines(items) => FluentValue::from(self.lines(items, problems)),
        }
    }

    fn word(&self, argument: &Argument, problems: &mut Vec<String>) -> String {
        match self.value(argument, problems) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        }
    }

    fn lines(&self, items: &[Argument], problems: &mut Vec<String>) -> String {
        items.iter().map(|item| self.word(item, problems)).collect::<Vec<_>>().join("\n")
    }

    /// "a, b and c": the first ones are joined by `list-more`, the last by `list-all` or `list-any`.
    fn list(&self, kind: &str, items: &[Argument], problems: &mut Vec<String>) -> String {
        let mut joined = String::new();
        for (index, item) in items.iter().enumerate() {
            let word = self.word(item, problems);
            if index == 0 {
                joined = word;
                continue;
            }
            let code = if index + 1 == items.len() { format!("list-{kind}") } else { "list-more".to_owned() };
            let mut arguments = FluentArgs::new();
            arguments.set("items", joined);
            arguments.set("next", word);
            joined = self.format(&code, &arguments, problems);
        }
        joined
    }
}

/// What is said when there is no text at all.
fn bare(code: &str, arguments: &FluentArgs) -> String {
    let mut text = code.to_owned();
    for (name, value) in arguments.iter() {
        let value = match value {
            FluentValue::String(text) => text.to_string(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => continue,
        };
        text.push_str(&format!(" {name}={value}"));
    }
    text
}
