//! Messages for programs: the code, the arguments by name, and the text beside them, in the language that is spoken.

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::message::{Argument, Message};

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Named<'m>(&'m [(&'static str, Argument)]);
        impl Serialize for Named<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
            }
        }
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("code", &self.code)?;
        map.serialize_entry("arguments", &Named(&self.arguments))?;
        map.serialize_entry("text", &self.to_string())?;
        map.end()
    }
}

impl Serialize for Argument {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Argument::Number(number) => serializer.serialize_i64(*number),
            Argument::Text(text) => serializer.serialize_str(text),
            Argument::Message(message) => message.serialize(serializer),
            Argument::All(items) => serializer.collect_map([("all", items)]),
            Argument::Any(items) => serializer.collect_map([("any", items)]),
            Argument::Lines(items) => serializer.collect_map([("lines", items)]),
        }
    }
}
