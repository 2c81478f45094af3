//! The table of options that a family declares.

use super::problem::Flaws;
use super::value::{Value, Values};

/// What values an option takes.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// `true` or `false`.
    Bool,
    /// A whole number in this range.
    Int {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// One of these names; in the protocol also its number, from 0.
    Name(&'static [&'static str]),
    /// A list of whole numbers, each in this range, none twice.
    Ints {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// A list of these names, none twice.
    Names(&'static [&'static str]),
    /// A list of lists of whole numbers in this range.
    IntLists {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// Any TOML value; the family checks it itself, and this is its JSON Schema. Not for the protocol.
    Custom {
        /// What is expected: the code of its text in the catalogue.
        expected: &'static str,
        /// JSON Schema of the value, as JSON text.
        schema: &'static str,
    },
}

/// The value an option has when no rule file mentions it.
#[derive(Clone, Copy, Debug)]
pub enum Default {
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A name of the kind's list.
    Name(&'static str),
    /// A list of whole numbers.
    Ints(&'static [i64]),
    /// A list of names.
    Names(&'static [&'static str]),
    /// A list of lists of whole numbers.
    IntLists(&'static [&'static [i64]]),
    /// Nothing: an empty list. For custom options.
    Nothing,
}

impl Default {
    /// The default as a value.
    pub fn value(self) -> Value {
        let ints = |list: &[i64]| Value::List(list.iter().map(|&n| Value::Int(n)).collect());
        match self {
            Default::Bool(b) => Value::Bool(b),
            Default::Int(n) => Value::Int(n),
            Default::Name(name) => Value::Text(name.to_owned()),
            Default::Ints(list) => ints(list),
            Default::Names(list) => {
                Value::List(list.iter().map(|&name| Value::Text(name.to_owned())).collect())
            }
            Default::IntLists(lists) => Value::List(lists.iter().map(|list| ints(list)).collect()),
            Default::Nothing => Value::List(Vec::new()),
        }
    }
}

/// One option of a family.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its name everywhere: the TOML path, such as `head.limit`.
    pub path: &'static str,
    /// Other names the protocol accepts.
    pub aliases: &'static [&'static str],
    /// What values it takes.
    pub kind: Kind,
    /// Its value when not mentioned.
    pub default: Default,
    /// What it decides, in a sentence or two.
    pub help: &'static str,
    /// Whether it belongs to the match around a game, and so changes no position and no move of a game.
    pub is_of_match: bool,
}

impl OptionSpec {
    /// An option without other names.
    pub const fn new(path: &'static str, kind: Kind, default: Default, help: &'static str) -> OptionSpec {
        OptionSpec { path, aliases: &[], kind, default, help, is_of_match: false }
    }

    /// The same option with other names.
    #[must_use]
    pub const fn with_aliases(mut self, aliases: &'static [&'static str]) -> OptionSpec {
        self.aliases = aliases;
        self
    }

    /// The same option as one of the match: the digest of the rules leaves it out.
    #[must_use]
    pub const fn of_match(mut self) -> OptionSpec {
        self.is_of_match = true;
        self
    }
}

/// A family of games: its name and its options, in the order they are shown.
#[derive(Debug)]
pub struct Family {
    /// The name in rule files: `nardi`, `ludo`, `mill`.
    pub name: &'static str,
    /// Every option.
    pub options: &'static [OptionSpec],
    /// Notes everything that is wrong with a combination of values, each of which fits its option.
    pub judge: fn(&Values, &mut Flaws),
}

impl Family {
    /// The option with this path, or with this as one of its other names.
    pub fn option(&self, name: &str) -> Option<&'static OptionSpec> {
        self.options.iter().find(|spec| spec.path == name || spec.aliases.contains(&name))
    }
}

impl PartialEq for Family {
    fn eq(&self, other: &Family) -> bool {
        self.name == other.name
    }
}

impl Eq for Family {}

/// The word among `words` that `typo` was probably meant to be; the first of those that are equally near.
pub fn closest<'a>(typo: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed: Vec<char> = typo.chars().collect();
    words
        .into_iter()
        .filter_map(|word| {
            let length = word.chars().count();
            let most = 1 + length.min(typed.len()) / 4;
            // Words of very different lengths need not be compared letter by letter.
            let distance = (length.abs_diff(typed.len()) <= most).then(|| edit_distance(&typed, word))?;
            (distance <= most).then_some((distance, word))
        })
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, word)| word)
}

fn edit_distance(a: &[char], b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, &from) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &to) in b.iter().enumerate() {
            let substitute = diagonal + usize::from(from != to);
            diagonal = row[j + 1];
            row[j + 1] = substitute.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
