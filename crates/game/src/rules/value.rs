//! Values of options.

use std::collections::BTreeMap;
use std::fmt;

use texts::{Message, all};

use super::choice::Choice;
use super::problem::Flaw;
use super::read::quoted;
use super::spec::{Family, Kind, OptionSpec, closest};

/// A value as it may stand in a rule file.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A number with a fraction.
    Float(f64),
    /// A text or a name.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// A table.
    Table(BTreeMap<String, Value>),
}

impl Value {
    /// What this is, in words.
    pub fn type_name(&self) -> Message {
        Message::new(match self {
            Value::Bool(_) => "value-truth",
            Value::Int(_) => "value-number",
            Value::Float(_) => "value-fraction",
            Value::Text(_) => "value-text",
            Value::List(_) => "value-list",
            Value::Table(_) => "value-table",
        })
    }

    /// The list's items; nothing if it is no list.
    pub fn items(&self) -> &[Value] {
        if let Value::List(items) = self { items } else { &[] }
    }

    /// The whole number, if it is one.
    pub fn as_int(&self) -> Option<i64> {
        if let Value::Int(n) = self { Some(*n) } else { None }
    }

    /// The number, with or without a fraction.
    pub fn as_number(&self) -> Option<f64> {
        match self {
            Value::Int(n) => Some(*n as f64),
            Value::Float(x) => Some(*x),
            _ => None,
        }
    }

    /// The text, if it is one.
    pub fn as_text(&self) -> Option<&str> {
        if let Value::Text(text) = self { Some(text) } else { None }
    }
}

/// As TOML writes it.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(b) => write!(f, "{b}"),
            Value::Int(n) => write!(f, "{n}"),
            Value::Float(x) => write!(f, "{x:?}"),
            Value::Text(text) => write!(f, "{}", toml::Value::String(text.clone())),
            Value::List(items) => {
                f.write_str("[")?;
                for (i, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if i > 0 { ", " } else { "" })?;
                }
                f.write_str("]")
            }
            Value::Table(fields) => {
                f.write_str("{ ")?;
                for (i, (name, value)) in fields.iter().enumerate() {
                    write!(f, "{}{name} = {value}", if i > 0 { ", " } else { "" })?;
                }
                f.write_str(" }")
            }
        }
    }
}

/// The value of every option of a family. Kinds and ranges have been checked; combinations have not.
#[derive(Clone, Debug, PartialEq)]
pub struct Values(BTreeMap<&'static str, Value>);

impl Values {
    /// The documented defaults.
    pub fn defaults(family: &Family) -> Values {
        Values(family.options.iter().map(|spec| (spec.path, spec.default.value())).collect())
    }

    /// Every option with its value, by path.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(&path, value)| (path, value))
    }

    /// The value of an option.
    ///
    /// # Panics
    /// If the family has no such option. So do the typed variants below, and where the option is of another
    /// kind: both are mistakes of the program, never of a rule file.
    pub fn get(&self, path: &str) -> &Value {
        self.0.get(path).unwrap_or_else(|| panic!("there is no option {path}"))
    }

    /// A truth value.
    pub fn bool(&self, path: &str) -> bool {
        match self.get(path) {
            Value::Bool(b) => *b,
            other => panic!("{path} is {}", other.type_name()),
        }
    }

    /// A whole number.
    pub fn int(&self, path: &str) -> i64 {
        self.get(path).as_int().unwrap_or_else(|| panic!("{path} is no whole number"))
    }

    /// A name.
    pub fn name(&self, path: &str) -> &str {
        self.get(path).as_text().unwrap_or_else(|| panic!("{path} is no name"))
    }

    /// A name, as the value it stands for.
    pub fn choice<C: Choice>(&self, path: &str) -> C {
        C::named(self.name(path)).unwrap_or_else(|| panic!("{path} takes other names"))
    }

    /// A list of names, as the values they stand for.
    pub fn choices<C: Choice>(&self, path: &str) -> Vec<C> {
        let value = |name: &str| C::named(name).unwrap_or_else(|| panic!("{path} takes other names"));
        self.names(path).into_iter().map(value).collect()
    }

    /// A list of whole numbers.
    pub fn ints(&self, path: &str) -> Vec<i64> {
        self.get(path).items().iter().filter_map(Value::as_int).collect()
    }

    /// A list of names.
    pub fn names(&self, path: &str) -> Vec<&str> {
        self.get(path).items().iter().filter_map(Value::as_text).collect()
    }

    /// A list of lists of whole numbers.
    pub fn int_lists(&self, path: &str) -> Vec<Vec<i64>> {
        let list = |item: &Value| item.items().iter().filter_map(Value::as_int).collect();
        self.get(path).items().iter().map(list).collect()
    }

    /// Sets an option that has been checked against its spec.
    pub(super) fn put(&mut self, spec: &OptionSpec, value: Value) {
        self.0.insert(spec.path, value);
    }

    /// Sets an option from a value; says what is wrong with it if it does not fit the option.
    pub fn set(&mut self, spec: &OptionSpec, value: Value) -> Result<(), Message> {
        match spec.kind.flaws(&value).into_iter().next() {
            Some(mut flaw) => {
                flaw.path = format!("{}{}", spec.path, flaw.path).into();
                Err(flaw.placed(None).message())
            }
            None => {
                self.put(spec, value);
                Ok(())
            }
        }
    }

    /// Sets an option from a word or words of the protocol: `true`, `3`, `enemy-ahead` or its number,
    /// `3,4,6` or `[3,4,6]` for a list, `none` or nothing for an empty one.
    pub fn set_from_text(&mut self, spec: &OptionSpec, text: &str) -> Result<(), Message> {
        let value = spec.kind.parse(text.trim()).map_err(|problem| problem.with("path", spec.path))?;
        self.set(spec, value)
    }
}

impl Kind {
    /// What values this takes, in words.
    pub fn expected(&self) -> Message {
        let numbers =
            |code: &'static str, min: i64, max: i64| Message::new(code).with("min", min).with("max", max);
        let names = |code: &'static str, names: &[&str]| {
            Message::new(code).with("names", all(names.iter().map(|name| quoted(name))))
        };
        match *self {
            Kind::Bool => Message::new("expected-truth"),
            Kind::Int { min, max } => numbers("expected-number", min, max),
            Kind::Name(list) => names("expected-name", list),
            Kind::Ints { min, max } => numbers("expected-numbers", min, max),
            Kind::Names(list) => names("expected-names", list),
            Kind::IntLists { min, max } => numbers("expected-lists", min, max),
            Kind::Custom { expected, .. } => Message::new(expected),
        }
    }

    /// Everything that is wrong with a value, each with its path inside the value (`[2]`, or nothing).
    pub(super) fn flaws(&self, value: &Value) -> Vec<Flaw> {
        match (self, value) {
            (Kind::Bool, Value::Bool(_)) | (Kind::Custom { .. }, _) => Vec::new(),
            (Kind::Int { min, max }, Value::Int(n)) if (min..=max).contains(&n) => Vec::new(),
            (&Kind::Int { min, max }, Value::Int(n)) => {
                let flaw = Flaw::new("rules-out-of-range", "").with("value", *n);
                vec![flaw.with("min", min).with("max", max)]
            }
            (Kind::Name(names), Value::Text(text)) if names.contains(&text.as_str()) => Vec::new(),
            (Kind::Name(names), Value::Text(text)) => {
                let flaw = Flaw::new("rules-unknown-name", "").with("value", text.as_str());
                let flaw = flaw.with("wanted", self.expected());
                vec![match closest(text, names.iter().copied()) {
                    Some(name) => flaw.with("suggestion", name).hinting("hint-did-you-mean-name"),
                    None => flaw,
                }]
            }
            (&Kind::Ints { min, max }, Value::List(items)) => {
                list_flaws(&Kind::Int { min, max }, items, true)
            }
            (Kind::Names(names), Value::List(items)) => list_flaws(&Kind::Name(names), items, true),
            (&Kind::IntLists { min, max }, Value::List(items)) => {
                list_flaws(&Kind::Ints { min, max }, items, false)
            }
            _ => {
                let flaw = Flaw::new("rules-wrong-type", "").with("found", value.type_name());
                vec![flaw.with("wanted", self.expected())]
            }
        }
    }

    /// The value that a text stands for; what is said otherwise lacks the path of the option.
    fn parse(&self, text: &str) -> Result<Value, Message> {
        let wrong = || Message::new("setting-wrong").with("value", text).with("expected", self.expected());
        match self {
            Kind::Bool => text.parse().map(Value::Bool).map_err(|_| wrong()),
            Kind::Int { .. } => text.parse().map(Value::Int).map_err(|_| wrong()),
            Kind::Name(names) => {
                let by_number = text.parse::<usize>().ok().and_then(|n| names.get(n).copied());
                let name = by_number.or_else(|| names.iter().copied().find(|&name| name == text));
                name.map(|name| Value::Text(name.to_owned())).ok_or_else(wrong)
            }
            &Kind::Ints { min, max } => parse_list(text, &Kind::Int { min, max }),
            Kind::Names(names) => parse_list(text, &Kind::Name(names)),
            Kind::IntLists { .. } | Kind::Custom { .. } => match toml::de::DeValue::parse(text) {
                Ok(value) => super::plain::plain_value(value.get_ref()).map_err(|_| wrong()),
                Err(error) => {
                    let wrong = Message::new("setting-syntax").with("value", text);
                    Err(wrong.with("expected", self.expected()).with("error", error.message()))
                }
            },
        }
    }
}

fn parse_list(text: &str, item: &Kind) -> Result<Value, Message> {
    let inner = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text).trim();
    if inner.is_empty() || inner == "none" {
        return Ok(Value::List(Vec::new()));
    }
    let items: Result<_, _> =
        inner.split(',').map(|word| item.parse(word.trim().trim_matches('"'))).collect();
    items.map(Value::List)
}

fn list_flaws(item_kind: &Kind, items: &[Value], distinct: bool) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    // Only items that are fine themselves are compared, and of those there cannot be many different ones.
    let mut fine: Vec<&Value> = Vec::new();
    for (i, item) in items.iter().enumerate() {
        let inside = item_kind.flaws(item);
        if inside.is_empty() && distinct {
            if fine.contains(&item) {
                flaws.push(Flaw::new("rules-twice", format!("[{i}]")).with("value", item.to_string()));
            } else {
                fine.push(item);
            }
        }
        flaws.extend(inside.into_iter().map(|mut flaw| {
            flaw.path = format!("[{i}]{}", flaw.path).into();
            flaw
        }));
    }
    flaws
}
