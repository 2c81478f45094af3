//! Reading a rule file: text → TOML with positions → checked values, collecting every problem.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::problem::{Place, Problem, Problems};
use super::spec::{Family, OptionSpec, closest};
use super::value::{Value, Values};
use super::variant::Variant;

/// Finds the variant that a file `extends`, or says why it cannot be had.
pub type Parents<'a> = dyn Fn(&str) -> Result<Variant, String> + 'a;

const HEADER: [&str; 7] = ["id", "version", "family", "extends", "name", "summary", "sources"];

/// Reads a rule file of one of these families. Either the variant, or all that is wrong with the file.
///
/// Combinations of options are judged by the family; see [`Variant::judge`].
pub fn read(text: &str, families: &[&'static Family], parents: &Parents) -> Result<Variant, Problems> {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut reader = Reader { text, problems: Vec::new(), places: BTreeMap::new() };
    for error in errors {
        reader.problem(
            error.span().map_or(0, |span| span.start),
            "",
            error.message(),
            "see toml.io for the syntax",
        );
    }
    let variant = reader.variant(table.get_ref(), families, parents);
    match variant {
        Some(mut variant) if reader.problems.is_empty() => {
            variant.places = reader.places;
            Ok(variant)
        }
        _ => Err(Problems(reader.problems).sorted()),
    }
}

struct Reader<'a> {
    text: &'a str,
    problems: Vec<Problem>,
    places: BTreeMap<String, Place>,
}

type Key<'i> = Spanned<std::borrow::Cow<'i, str>>;

impl Reader<'_> {
    fn problem(&mut self, offset: usize, path: &str, message: impl Into<String>, help: impl Into<String>) {
        self.problems.push(Problem {
            place: Some(Place::at(self.text, offset)),
            path: path.to_owned(),
            message: message.into(),
            help: help.into(),
        });
    }

    fn variant(
        &mut self,
        table: &DeTable,
        families: &[&'static Family],
        parents: &Parents,
    ) -> Option<Variant> {
        let parent = self.parent(table, parents);
        let family = self.family(table, families, parent.as_ref());
        let id = self.id(table);
        // Without a family the options cannot be told right from wrong; the header's problems must do.
        let family = family?;
        let mut variant = match parent {
            Some(parent) if parent.family == family => parent,
            _ => Variant::plain(family, ""),
        };
        variant.version = 1;
        self.header(table, &mut variant);
        self.options(table, "", family, &mut variant.values);
        variant.id = id?;
        Some(variant)
    }

    fn parent(&mut self, table: &DeTable, parents: &Parents) -> Option<Variant> {
        let (offset, name) = self.text_field(table, "extends")?;
        match parents(&name) {
            Ok(parent) => Some(parent),
            Err(why) => {
                self.problem(
                    offset,
                    "extends",
                    format!("extends \"{name}\": {why}"),
                    "name a built-in variant or a rule file",
                );
                None
            }
        }
    }

    fn family(
        &mut self,
        table: &DeTable,
        families: &[&'static Family],
        parent: Option<&Variant>,
    ) -> Option<&'static Family> {
        let names =
            families.iter().map(|family| format!("\"{}\"", family.name)).collect::<Vec<_>>().join(", ");
        if !table.contains_key("family") {
            if parent.is_none() && !table.contains_key("extends") {
                self.problem(
                    0,
                    "family",
                    "the file does not say which family it belongs to",
                    format!("add family = one of {names}"),
                );
            }
            return parent.map(|parent| parent.family);
        }
        let (offset, name) = self.text_field(table, "family")?;
        let Some(family) = families.iter().find(|family| family.name == name) else {
            self.problem(
                offset,
                "family",
                format!("there is no family \"{name}\""),
                format!("one of {names}"),
            );
            return None;
        };
        if let Some(parent) = parent.filter(|parent| parent.family != *family) {
            let message = format!(
                "family \"{name}\" cannot extend \"{}\" of family \"{}\"",
                parent.id, parent.family.name
            );
            self.problem(
                offset,
                "family",
                message,
                "leave family out, or extend a variant of the same family",
            );
            return None;
        }
        Some(family)
    }

    fn id(&mut self, table: &DeTable) -> Option<String> {
        if !table.contains_key("id") {
            self.problem(0, "id", "the file has no id", "add id = \"my-variant\"");
            return None;
        }
        let (offset, id) = self.text_field(table, "id")?;
        let word = |word: &str| {
            !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        if id.len() <= 64 && id.split('-').all(word) {
            return Some(id);
        }
        self.problem(
            offset,
            "id",
            format!("\"{id}\" cannot be an id"),
            "lower-case letters and digits, words joined by hyphens, 64 at most",
        );
        None
    }

    fn header(&mut self, table: &DeTable, variant: &mut Variant) {
        if let Some((_, name)) = self.text_field(table, "name") {
            variant.name = name;
        } else if variant.name.is_empty() {
            variant.name.clone_from(&variant.id);
        }
        if let Some((_, summary)) = self.text_field(table, "summary") {
            variant.summary = summary;
        }
        if let Some(value) = table.get("version") {
            match plain_value(value.get_ref()).and_then(|value| value.as_int()).filter(|&n| n >= 1) {
                Some(version) => variant.version = version,
                None => self.problem(
                    value.span().start,
                    "version",
                    "version is not a whole number from 1",
                    "version = 1",
                ),
            }
        }
        if let Some(value) = table.get("sources") {
            let list = plain_value(value.get_ref());
            let texts =
                list.as_ref().map(|list| list.items().iter().filter_map(Value::as_text).collect::<Vec<_>>());
            match (texts, &list) {
                (Some(texts), Some(Value::List(items))) if texts.len() == items.len() => {
                    variant.sources = texts.into_iter().map(str::to_owned).collect();
                }
                _ => self.problem(
                    value.span().start,
                    "sources",
                    "sources is not a list of texts",
                    "sources = [\"…\"]",
                ),
            }
        }
    }

    /// A header field that must be a text, with where it stands.
    fn text_field(&mut self, table: &DeTable, name: &str) -> Option<(usize, String)> {
        let value = table.get(name)?;
        let offset = value.span().start;
        match value.get_ref().as_str() {
            Some(text) => Some((offset, text.to_owned())),
            None => {
                self.problem(offset, name, format!("{name} is not a text"), format!("{name} = \"…\""));
                None
            }
        }
    }

    fn options(&mut self, table: &DeTable, prefix: &str, family: &'static Family, values: &mut Values) {
        for (key, value) in table.iter() {
            let name = key.get_ref().as_ref();
            if prefix.is_empty() && HEADER.contains(&name) {
                continue;
            }
            let path = format!("{prefix}{name}");
            self.places.insert(path.clone(), Place::at(self.text, key.span().start));
            let inside = format!("{path}.");
            if let Some(spec) = family.options.iter().find(|spec| spec.path == path) {
                self.option(spec, value, values);
            } else if family.options.iter().any(|spec| spec.path.starts_with(&inside)) {
                match value.get_ref() {
                    DeValue::Table(inner) => self.options(inner, &inside, family, values),
                    other => {
                        let message =
                            format!("{path} is a group of options, not {}", article(other.type_str()));
                        self.problem(
                            value.span().start,
                            &path,
                            message,
                            format!("write [{path}], then its options"),
                        );
                    }
                }
            } else {
                self.unknown(key, &path, family);
            }
        }
    }

    fn option(&mut self, spec: &'static OptionSpec, value: &Spanned<DeValue>, values: &mut Values) {
        // The parser makes up an empty value where it found none; that was a syntax error already.
        if value.span().is_empty() {
            return;
        }
        self.note_places(spec.path, value);
        let Some(plain) = plain_value(value.get_ref()) else {
            let message = format!("{}: this kind of value has no meaning here", spec.path);
            return self.problem(value.span().start, spec.path, message, spec.kind.expected());
        };
        let flaws = spec.kind.flaws(&plain);
        if flaws.is_empty() {
            return values.put(spec, plain);
        }
        for (inner, flaw) in flaws {
            let path = format!("{}{inner}", spec.path);
            let place = self.places.get(&path).copied();
            let help = match (&plain, spec.kind) {
                (Value::Text(typo), super::Kind::Name(names)) => closest(typo, names.iter().copied()),
                _ => None,
            };
            let help = help.map_or_else(
                || format!("expected {}", spec.kind.expected()),
                |name| format!("did you mean \"{name}\"?"),
            );
            self.problems.push(Problem { place, message: format!("{path}: {flaw}"), path, help });
        }
    }

    fn note_places(&mut self, path: &str, value: &Spanned<DeValue>) {
        self.places.insert(path.to_owned(), Place::at(self.text, value.span().start));
        match value.get_ref() {
            DeValue::Array(items) => {
                for (i, item) in items.iter().enumerate() {
                    self.note_places(&format!("{path}[{i}]"), item);
                }
            }
            DeValue::Table(fields) => {
                for (key, field) in fields.iter() {
                    self.note_places(&format!("{path}.{}", key.get_ref()), field);
                }
            }
            _ => {}
        }
    }

    fn unknown(&mut self, key: &Key, path: &str, family: &Family) {
        let known = family.options.iter().map(|spec| spec.path);
        let groups = known.clone().filter_map(|path| path.split_once('.').map(|(group, _)| group));
        let help = match closest(path, known.chain(groups).chain(HEADER)) {
            Some(name) => format!("did you mean {name}?"),
            None => format!("`teahouse rules schema` lists the options of {}", family.name),
        };
        self.problem(key.span().start, path, format!("{} has no option {path}", family.name), help);
    }
}

fn article(type_name: &str) -> String {
    let vowel = type_name.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {type_name}", if vowel { "an" } else { "a" })
}

/// A TOML value without its positions; `None` for dates, and for numbers that no option could hold.
pub(super) fn plain_value(value: &DeValue) -> Option<Value> {
    Some(match value {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(digits) => Value::Int(i64::from_str_radix(digits.as_str(), digits.radix()).ok()?),
        DeValue::Float(digits) => Value::Float(digits.as_str().parse().ok().filter(|x: &f64| x.is_finite())?),
        DeValue::Boolean(b) => Value::Bool(*b),
        DeValue::Datetime(_) => return None,
        DeValue::Array(items) => {
            Value::List(items.iter().map(|item| plain_value(item.get_ref())).collect::<Option<_>>()?)
        }
        DeValue::Table(fields) => Value::Table(
            fields
                .iter()
                .map(|(key, field)| Some((key.get_ref().to_string(), plain_value(field.get_ref())?)))
                .collect::<Option<_>>()?,
        ),
    })
}
