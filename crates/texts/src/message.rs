//! [`Message`]: a code with arguments.

use std::borrow::Cow;
use std::fmt;

/// Something said to people: which message of the catalogue, and what it speaks of.
///
/// Shown by itself it speaks English, or whatever [`crate::speaking`] says; [`crate::Catalogue::text`] has every language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "types",
    ts(type = "{ code: string, arguments: Record<string, unknown>, text: string }")
)]
pub struct Message {
    /// A stable name, such as `head-already-used`; the name of the text in the catalogue.
    pub code: Cow<'static, str>,
    /// What the text speaks of, by name.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// What a message speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number; texts may choose their words by it ("1 point", "2 points").
    Number(i64),
    /// A name that is the same in every language: a point, a move, a file.
    Text(String),
    /// A word or sentence of the catalogue: a seat, a reason. In texts its code can be asked for as
    /// `$name-code`, where a language needs more than the word itself.
    Message(Message),
    /// All of these: "3, 4 and 6".
    All(Vec<Argument>),
    /// One of these: "3, 4 or 6".
    Any(Vec<Argument>),
    /// These, each on a line of its own.
    Lines(Vec<Argument>),
}

impl Message {
    /// A message without arguments.
    pub fn new(code: impl Into<Cow<'static, str>>) -> Message {
        Message { code: code.into(), arguments: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Message {
        self.arguments.push((name, value.into()));
        self
    }

    /// The argument of this name.
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        self.arguments.iter().find(|(key, _)| *key == name).map(|(_, value)| value)
    }
}

/// All of these, as an argument.
pub fn all<A: Into<Argument>>(items: impl IntoIterator<Item = A>) -> Argument {
    Argument::All(items.into_iter().map(Into::into).collect())
}

/// One of these, as an argument.
pub fn any<A: Into<Argument>>(items: impl IntoIterator<Item = A>) -> Argument {
    Argument::Any(items.into_iter().map(Into::into).collect())
}

/// These, each on a line of its own, as an argument.
pub fn lines<A: Into<Argument>>(items: impl IntoIterator<Item = A>) -> Argument {
    Argument::Lines(items.into_iter().map(Into::into).collect())
}

/// In the language that is [`crate::spoken`].
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::spoken().text(self))
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(message)
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<char> for Argument {
    fn from(letter: char) -> Argument {
        Argument::Text(letter.to_string())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Argument {
                Argument::Number(i64::from(number))
            }
        }
    )*};
}

numbers!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Argument {
        Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
