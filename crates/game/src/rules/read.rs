//! Reading a rule file: text → TOML with positions → checked values, collecting every problem.

use std::collections::BTreeMap;

use crate::sorting;
use texts::{Argument, Message, all};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::plain::{plain_value, type_name};
use super::problem::{Flaw, Flaws, Place, PlaceIndex, Problem, Problems};
use super::spec::{Family, OptionSpec, closest};
use super::value::{Value, Values};
use super::variant::{Variant, place_of};

/// Finds the variant that a file `extends`, or says why it cannot be had, in a whole sentence.
pub type Parents<'a> = dyn Fn(&str) -> Result<Variant, Flaw> + 'a;

/// A rule file is no longer than this. The longest one that is shipped has under 2 KiB; the largest board there can
/// be, with every option filled in, takes less than 64 KiB.
pub const MAX_FILE_BYTES: usize = 256 * 1024;

const HEADER: [&str; 7] = ["id", "version", "family", "extends", "name", "summary", "sources"];

/// Reads a rule file of one of these families. Either the variant, or all that is wrong with the file.
///
/// Combinations of options are judged by the family, which [`Variant::check`] asks. Where a file is wrong anyway,
/// its combinations are judged here, as far as the options they look at could be read.
pub fn read(text: &str, families: &[&'static Family], parents: &Parents) -> Result<Variant, Problems> {
    if text.len() > MAX_FILE_BYTES {
        return Err(too_large(text.len()).into());
    }
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut reader = Reader {
        index: PlaceIndex::new(text),
        problems: Vec::new(),
        places: BTreeMap::new(),
        unread: Vec::new(),
    };
    for error in &errors {
        let offset = error.span().map_or(0, |span| span.start);
        reader.problem(offset, Flaw::new("rules-syntax", "").with("error", error.message()));
    }
    let variant = reader.variant(table.get_ref(), families, parents);
    match variant {
        Some(mut variant) if reader.problems.is_empty() => {
            variant.places = reader.places;
            Ok(variant)
        }
        Some(variant) if errors.is_empty() => {
            reader.combinations(&variant);
            Err(Problems::ordered(reader.problems))
        }
        _ => Err(Problems::ordered(reader.problems)),
    }
}

fn too_large(bytes: usize) -> Flaw {
    Flaw::new("rules-too-large", "").with("bytes", bytes).with("limit", MAX_FILE_BYTES)
}

struct Reader<'a> {
    index: PlaceIndex<'a>,
    problems: Vec<Problem>,
    places: BTreeMap<String, Place>,
    /// Options, and groups of options, whose values could not be read: what they were meant to be is not known.
    unread: Vec<String>,
}

type Key<'i> = Spanned<std::borrow::Cow<'i, str>>;

impl Reader<'_> {
    fn problem(&mut self, offset: usize, flaw: Flaw) {
        let place = self.index.at(offset);
        self.problems.push(flaw.placed(Some(place)));
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
        let mut variant = parent.unwrap_or_else(|| Variant::plain(family, ""));
        variant.version = 1;
        // A file without an id has a problem, so nobody will see the empty one.
        variant.id = id.unwrap_or_default();
        self.header(table, &mut variant);
        self.options(table, "", family, &mut variant.values);
        Some(variant)
    }

    fn parent(&mut self, table: &DeTable, parents: &Parents) -> Option<Variant> {
        let (offset, name) = self.text_field(table, "extends")?;
        match parents(&name) {
            Ok(parent) => Some(parent),
            Err(mut flaw) => {
                // Every option may have a value that is not known.
                self.unread.push(String::new());
                flaw.path = "extends".into();
                self.problem(offset, flaw);
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
        let names = || all(families.iter().map(|family| quoted(family.name)));
        if !table.contains_key("family") {
            if parent.is_none() && !table.contains_key("extends") {
                self.problem(0, Flaw::new("rules-no-family", "family").with("families", names()));
            }
            return parent.map(|parent| parent.family);
        }
        let (offset, name) = self.text_field(table, "family")?;
        let Some(family) = families.iter().find(|family| family.name == name) else {
            let flaw = Flaw::new("rules-unknown-family", "family");
            self.problem(offset, flaw.with("family", name).with("families", names()));
            return None;
        };
        if let Some(parent) = parent.filter(|parent| parent.family != *family) {
            let flaw = Flaw::new("rules-extends-other-family", "family");
            let flaw = flaw.with("family", name).with("parent", parent.id.as_str());
            self.problem(offset, flaw.with("parent-family", parent.family.name));
            return None;
        }
        Some(family)
    }

    fn id(&mut self, table: &DeTable) -> Option<String> {
        if !table.contains_key("id") {
            self.problem(0, Flaw::new("rules-no-id", "id"));
            return None;
        }
        let (offset, id) = self.text_field(table, "id")?;
        let word = |word: &str| {
            !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        if id.len() <= 64 && id.split('-').all(word) {
            return Some(id);
        }
        self.problem(offset, Flaw::new("rules-bad-id", "id").with("id", id));
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
        self.version(table, variant);
        self.sources(table, variant);
    }

    fn version(&mut self, table: &DeTable, variant: &mut Variant) {
        let Some(value) = table.get("version") else { return };
        match plain_value(value.get_ref()) {
            Ok(Value::Int(version)) if version >= 1 => variant.version = version,
            Err(mut flaw) if flaw.path.is_empty() => {
                flaw.path = "version".into();
                self.problem(value.span().start, flaw.hinting("hint-version"));
            }
            _ => {
                let flaw = Flaw::new("rules-bad-version", "version").hinting("hint-version");
                self.problem(value.span().start, flaw);
            }
        }
    }

    fn sources(&mut self, table: &DeTable, variant: &mut Variant) {
        let Some(value) = table.get("sources") else { return };
        let texts = match plain_value(value.get_ref()) {
            Ok(Value::List(items)) => {
                items.iter().map(|item| item.as_text().map(str::to_owned)).collect::<Option<Vec<_>>>()
            }
            _ => None,
        };
        if let Some(sources) = texts {
            variant.sources = sources;
        } else {
            self.problem(value.span().start, Flaw::new("rules-bad-sources", "sources"));
        }
    }

    /// A header field that must be a text, with where it stands.
    fn text_field(&mut self, table: &DeTable, name: &str) -> Option<(usize, String)> {
        let value = table.get(name)?;
        let offset = value.span().start;
        if let Some(text) = value.get_ref().as_str() {
            return Some((offset, text.to_owned()));
        }
        self.problem(offset, Flaw::new("rules-not-a-text", name));
        None
    }

    /// Reads the options of a table. The parser makes up an empty value where it found none, which was a syntax error
    /// already.
    fn options(&mut self, table: &DeTable, prefix: &str, family: &'static Family, values: &mut Values) {
        for (key, value) in table.iter() {
            let name = key.get_ref().as_ref();
            if prefix.is_empty() && HEADER.contains(&name) {
                continue;
            }
            let path = format!("{prefix}{name}");
            self.places.insert(path.clone(), self.index.at(key.span().start));
            let inside = format!("{path}.");
            if let Some(spec) = family.options.iter().find(|spec| spec.path == path) {
                self.option(spec, value, values);
            } else if family.options.iter().any(|spec| spec.path.starts_with(&inside)) {
                match value.get_ref() {
                    DeValue::Table(inner) => self.options(inner, &inside, family, values),
                    _ if value.span().is_empty() => {}
                    other => self.not_a_group(path, type_name(other), value.span().start),
                }
            } else {
                self.unknown(key, &path, family);
            }
        }
    }

    fn option(&mut self, spec: &'static OptionSpec, value: &Spanned<DeValue>, values: &mut Values) {
        if value.span().is_empty() {
            return;
        }
        self.note_places(spec.path, value);
        let flaws = match plain_value(value.get_ref()) {
            Ok(plain) => {
                let flaws = spec.kind.flaws(&plain);
                if flaws.is_empty() {
                    return values.put(spec, plain);
                }
                flaws
            }
            Err(flaw) => vec![flaw],
        };
        self.unread.push(spec.path.to_owned());
        for mut flaw in flaws {
            flaw.path = format!("{}{}", spec.path, flaw.path).into();
            flaw.hint = flaw.hint.or(Some("hint-expected"));
            let place = place_of(&self.places, &flaw.path);
            self.problems.push(flaw.with("expected", spec.kind.expected()).placed(place));
        }
    }

    fn note_places(&mut self, path: &str, value: &Spanned<DeValue>) {
        self.places.insert(path.to_owned(), self.index.at(value.span().start));
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

    fn not_a_group(&mut self, path: String, found: Message, offset: usize) {
        self.problem(offset, Flaw::new("rules-not-a-group", &path).with("found", found));
        self.unread.push(path);
    }

    fn unknown(&mut self, key: &Key, path: &str, family: &Family) {
        let known = family.options.iter().map(|spec| spec.path);
        let groups = known.clone().filter_map(|path| path.split_once('.').map(|(group, _)| group));
        let suggestion = closest(path, known.chain(groups).chain(HEADER));
        let mut flaw = Flaw::new("rules-unknown-key", path).with("family", family.name);
        if let Some(name) = suggestion {
            flaw = flaw.with("suggestion", name).hinting("hint-did-you-mean");
        }
        self.problem(key.span().start, flaw);
        // What was probably meant has no value that could be judged.
        self.unread.extend(suggestion.map(str::to_owned));
    }

    /// Judges the combinations of a file that is wrong anyway, as far as what they look at could be read.
    fn combinations(&mut self, variant: &Variant) {
        let mut flaws = Flaws::default();
        (variant.family.judge)(&variant.values, &mut flaws);
        sorting::plainly(&mut self.unread);
        self.unread.dedup();
        let unread = std::mem::take(&mut self.unread);
        let could_be_read = |option: &str| !unread.iter().any(|path| is_inside(option, path));
        for flaw in flaws.0 {
            if could_be_read(&flaw.path) && flaw.looks_at.iter().all(|option| could_be_read(option)) {
                let place = place_of(&self.places, &flaw.path);
                self.problems.push(flaw.placed(place));
            }
        }
    }
}

/// Whether a path is this option, or lies in this group or value; everything lies in the empty path.
fn is_inside(path: &str, outer: &str) -> bool {
    let rest = path.strip_prefix(outer);
    rest.is_some_and(|rest| outer.is_empty() || rest.is_empty() || rest.starts_with(['.', '[']))
}

/// A name as the file has to write it.
pub(super) fn quoted(name: &str) -> Argument {
    Argument::Text(format!("\"{name}\""))
}
