//! The built-in rule files of the family.

use game::rules::{Problems, Variant, read};

use crate::options::FAMILY;
use crate::play::Nardi;

/// The built-in rule files: id and text. The first is the default.
pub const PRESETS: [(&str, &str); 6] = [
    ("long-nardi", include_str!("../../../rules/nardi/long-nardi.toml")),
    ("long-narde", include_str!("../../../rules/nardi/long-narde.toml")),
    ("federation", include_str!("../../../rules/nardi/federation.toml")),
    ("fevga", include_str!("../../../rules/nardi/fevga.toml")),
    ("moultezim", include_str!("../../../rules/nardi/moultezim.toml")),
    ("gul-bara", include_str!("../../../rules/nardi/gul-bara.toml")),
];

impl Nardi {
    /// A built-in variant.
    ///
    /// # Panics
    /// If there is none with this id.
    pub fn preset(id: &str) -> Nardi {
        let Some((_, text)) = PRESETS.iter().find(|(name, _)| *name == id) else {
            panic!("there is no built-in variant {id}")
        };
        Nardi::from_text(text).unwrap_or_else(|problems| panic!("{id}: {problems}"))
    }

    /// A variant from the text of a rule file, which may extend a built-in one.
    pub fn from_text(text: &str) -> Result<Nardi, Problems> {
        Nardi::new(read_variant(text)?)
    }
}

fn read_variant(text: &str) -> Result<Variant, Problems> {
    let parents = |name: &str| {
        let text = PRESETS.iter().find(|(id, _)| *id == name).map(|(_, text)| text);
        let text = text.ok_or_else(|| "there is no such built-in variant".to_owned())?;
        read_variant(text).map_err(|problems| problems.to_string())
    };
    read(text, &[&FAMILY], &parents)
}
