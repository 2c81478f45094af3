//! The files of a language as data: which texts there are, what they speak of, and where they choose.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, PatternElement, VariantKey};

/// A text of a language.
pub struct Text {
    pub code: String,
    /// The names of what it speaks of, as they stand there: `$seat-code` is `seat-code`.
    pub names: BTreeSet<String>,
    pub choices: Vec<Choice>,
}

/// A place where a text chooses its words.
pub struct Choice {
    /// The name it chooses by.
    pub by: String,
    /// Every key, the default included.
    pub keys: Vec<String>,
    /// The keys of defaults: one, or the text is wrong.
    pub defaults: Vec<String>,
}

impl Text {
    /// What the speaker has to hand over: a code belongs to its word.
    pub fn arguments(&self) -> BTreeSet<String> {
        self.names.iter().map(|name| name.strip_suffix("-code").unwrap_or(name).to_owned()).collect()
    }

    /// Whether it asks for the code of a word.
    pub fn wants_code(&self, argument: &str) -> bool {
        self.names.contains(&format!("{argument}-code"))
    }
}

/// The folder with the languages.
pub fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

/// Every text of a language, by the name of its file without the ending; what is malformed panics with its place.
pub fn texts_of(language: &str) -> BTreeMap<String, Vec<Text>> {
    let files = fs::read_dir(locales().join(language)).unwrap().flatten().map(|entry| entry.path());
    let read = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let texts = read_texts(&fs::read_to_string(&path).unwrap())
            .unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
        (name, texts)
    };
    files.map(read).collect()
}

/// The texts of one file, or what is malformed in it.
pub fn read_texts(file: &str) -> Result<Vec<Text>, String> {
    let resource =
        fluent_syntax::parser::parse(file).map_err(|(_, errors)| format!("{:?}", errors.first()))?;
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(Ok(text(message))),
        Entry::Junk { content } => Some(Err(format!("junk: {content}"))),
        Entry::Term(term) => Some(Err(format!("a term, which nobody reads: -{}", term.id.name))),
        _ => None,
    });
    messages.collect()
}

fn text(message: &Message<&str>) -> Text {
    let mut text = Text { code: message.id.name.to_owned(), names: BTreeSet::new(), choices: Vec::new() };
    message.value.iter().for_each(|pattern| look_at(&pattern.elements, &mut text));
    text
}

fn look_at(elements: &[PatternElement<&str>], text: &mut Text) {
    for element in elements {
        if let PatternElement::Placeable { expression } = element {
            look_into(expression, text);
        }
    }
}

fn look_into(expression: &Expression<&str>, text: &mut Text) {
    match expression {
        Expression::Inline(inline) => look_at_inline(inline, text),
        Expression::Select { selector, variants } => {
            look_at_inline(selector, text);
            let key = |key: &VariantKey<&str>| match key {
                VariantKey::Identifier { name } => (*name).to_owned(),
                VariantKey::NumberLiteral { value } => (*value).to_owned(),
            };
            let by = match selector {
                InlineExpression::VariableReference { id } => id.name.to_owned(),
                other => format!("{other:?}"),
            };
            let keys = variants.iter().map(|variant| key(&variant.key)).collect();
            let defaults = variants.iter().filter(|variant| variant.default);
            let defaults = defaults.map(|variant| key(&variant.key)).collect();
            text.choices.push(Choice { by, keys, defaults });
            variants.iter().for_each(|variant| look_at(&variant.value.elements, text));
        }
    }
}

fn look_at_inline(inline: &InlineExpression<&str>, text: &mut Text) {
    match inline {
        InlineExpression::VariableReference { id } => {
            text.names.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => look_into(expression, text),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|inner| look_at_inline(inner, text));
        }
        _ => {}
    }
}
