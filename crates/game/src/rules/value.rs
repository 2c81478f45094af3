//! Values of options.

use std::collections::BTreeMap;
use std::fmt;

use super::spec::{Family, Kind, OptionSpec};

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
    pub fn type_name(&self) -> &'static str {
        match self {
            Value::Bool(_) => "a truth value",
            Value::Int(_) => "a whole number",
            Value::Float(_) => "a number with a fraction",
            Value::Text(_) => "a text",
            Value::List(_) => "a list",
            Value::Table(_) => "a table",
        }
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
    pub fn set(&mut self, spec: &OptionSpec, value: Value) -> Result<(), String> {
        match spec.kind.flaws(&value).into_iter().next() {
            Some((_, flaw)) => Err(format!("{}: {flaw}", spec.path)),
            None => {
                self.put(spec, value);
                Ok(())
            }
        }
    }

    /// Sets an option from a word or words of the protocol: `true`, `3`, `enemy-ahead` or its number,
    /// `3,4,6` or `[3,4,6]` for a list, `none` or nothing for an empty one.
    pub fn set_from_text(&mut self, spec: &OptionSpec, text: &str) -> Result<(), String> {
        let value = spec.kind.parse(text.trim()).map_err(|problem| format!("{}: {problem}", spec.path))?;
        self.set(spec, value)
    }
}

impl Kind {
    /// What values this takes, in words.
    pub fn expected(&self) -> String {
        match self {
            Kind::Bool => "true or false".into(),
            Kind::Int { min, max } => format!("a whole number from {min} to {max}"),
            Kind::Name(names) => format!("one of {}", quoted(names)),
            Kind::Ints { min, max } => format!("a list of whole numbers from {min} to {max}, none twice"),
            Kind::Names(names) => format!("a list of some of {}, none twice", quoted(names)),
            Kind::IntLists { min, max } => format!("a list of lists of whole numbers from {min} to {max}"),
            Kind::Custom { expected, .. } => (*expected).to_owned(),
        }
    }

    /// Everything that is wrong with a value, each with its path inside the value (`[2]`, or nothing).
    pub(super) fn flaws(&self, value: &Value) -> Vec<(String, String)> {
        let mut flaws = Vec::new();
        self.collect_flaws(value, &mut flaws);
        flaws
    }

    fn collect_flaws(&self, value: &Value, flaws: &mut Vec<(String, String)>) {
        let mut flaw = |at: String, what: String| flaws.push((at, what));
        match (self, value) {
            (Kind::Bool, Value::Bool(_)) | (Kind::Custom { .. }, _) => {}
            (Kind::Int { min, max }, Value::Int(n)) => {
                if n < min || n > max {
                    flaw(String::new(), format!("{n} is not in the range {min} to {max}"));
                }
            }
            (Kind::Name(names), Value::Text(text)) => {
                if !names.contains(&text.as_str()) {
                    flaw(String::new(), format!("\"{text}\" is not {}", self.expected()));
                }
            }
            (&Kind::Ints { min, max }, Value::List(items)) => {
                list_flaws(&Kind::Int { min, max }, items, true, flaws);
            }
            (Kind::Names(names), Value::List(items)) => list_flaws(&Kind::Name(names), items, true, flaws),
            (&Kind::IntLists { min, max }, Value::List(items)) => {
                list_flaws(&Kind::Ints { min, max }, items, false, flaws);
            }
            _ => flaw(
                String::new(),
                format!("{} stands where {} is expected", value.type_name(), self.expected()),
            ),
        }
    }

    fn parse(&self, text: &str) -> Result<Value, String> {
        let wrong = || format!("\"{text}\" is not {}", self.expected());
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
                Ok(value) => super::read::plain_value(value.get_ref()).ok_or_else(wrong),
                Err(error) => Err(format!("{} ({})", wrong(), error.message())),
            },
        }
    }
}

fn parse_list(text: &str, item: &Kind) -> Result<Value, String> {
    let inner = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text).trim();
    if inner.is_empty() || inner == "none" {
        return Ok(Value::List(Vec::new()));
    }
    let items: Result<_, _> =
        inner.split(',').map(|word| item.parse(word.trim().trim_matches('"'))).collect();
    items.map(Value::List)
}

fn list_flaws(item_kind: &Kind, items: &[Value], distinct: bool, flaws: &mut Vec<(String, String)>) {
    for (i, item) in items.iter().enumerate() {
        let inner = item_kind.flaws(item);
        flaws.extend(inner.into_iter().map(|(path, flaw)| (format!("[{i}]{path}"), flaw)));
        if distinct && items[..i].contains(item) {
            flaws.push((format!("[{i}]"), format!("{item} stands here twice")));
        }
    }
}

fn quoted(names: &[&str]) -> String {
    names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
}
