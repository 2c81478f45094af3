//! The built-in variants, and rule files of one's own.

use std::path::{Path, PathBuf};

use game::rules::{Problems, Variant, read, schema};

use crate::any::{AnyGame, FAMILIES};

include!(concat!(env!("OUT_DIR"), "/rule_files.rs"));

/// A chain of `extends` longer than this is taken for a circle.
const LONGEST_CHAIN: usize = 16;

/// Why rules could not be had.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RulesError {
    /// Neither a built-in variant nor a file.
    #[error("there is no variant \"{name}\"; built in are {}; or name a rule file ending in .toml", built_in_ids().collect::<Vec<_>>().join(", "))]
    Unknown {
        /// What was asked for.
        name: String,
    },
    /// The file could not be read.
    #[error("cannot read {path}: {why}")]
    Unreadable {
        /// The file.
        path: String,
        /// What the system said.
        why: String,
    },
    /// The file is not a valid rule file.
    #[error("{name}: {problems}")]
    Wrong {
        /// The variant or file.
        name: String,
        /// Everything that is wrong with it.
        problems: Problems,
    },
}

/// The ids of the built-in variants, family by family.
pub fn built_in_ids() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|&(id, _)| id)
}

/// The text of a built-in rule file.
pub fn rule_file_text(id: &str) -> Option<&'static str> {
    FILES.iter().find(|&&(name, _)| name == id).map(|&(_, text)| text)
}

/// The JSON Schema of rule files, as kept in `rules/schema.json`.
pub fn schema_text() -> String {
    serde_json::to_string_pretty(&schema(FAMILIES)).expect("a schema is JSON") + "\n"
}

/// The variant of this name: the id of a built-in one, or the path of a rule file.
pub fn variant(name: &str) -> Result<Variant, RulesError> {
    load(name, Path::new(""), 0)
}

/// The game of this name: the id of a built-in variant, or the path of a rule file.
pub fn game(name: &str) -> Result<AnyGame, RulesError> {
    open(variant(name)?)
}

/// The game of a rule file's text, which may extend a built-in variant but no other file.
pub fn game_from_text(text: &str) -> Result<AnyGame, RulesError> {
    let wrong = |problems| RulesError::Wrong { name: "the rules".to_owned(), problems };
    let parents = |parent: &str| match rule_file_text(parent) {
        Some(text) => parse(parent, text, Path::new(""), 1).map_err(|error| error.to_string()),
        None => Err(RulesError::Unknown { name: parent.to_owned() }.to_string()),
    };
    open(read(text, FAMILIES, &parents).map_err(wrong)?)
}

/// Makes a game of a variant, if its options go together.
pub fn open(variant: Variant) -> Result<AnyGame, RulesError> {
    let name = variant.id.clone();
    AnyGame::new(variant).map_err(|problems| RulesError::Wrong { name, problems })
}

fn load(name: &str, folder: &Path, depth: usize) -> Result<Variant, RulesError> {
    if let Some(text) = rule_file_text(name) {
        return parse(name, text, folder, depth);
    }
    if !looks_like_a_path(name) {
        return Err(RulesError::Unknown { name: name.to_owned() });
    }
    let path: PathBuf = folder.join(name);
    let unreadable = |why: String| RulesError::Unreadable { path: path.display().to_string(), why };
    let bytes = read_bytes(&path).map_err(unreadable)?;
    let text = String::from_utf8(bytes).map_err(|_| unreadable("it is not text in UTF-8".into()))?;
    parse(name, &text, path.parent().unwrap_or(Path::new("")), depth)
}

#[cfg(feature = "files")]
fn read_bytes(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| error.to_string())
}

#[cfg(not(feature = "files"))]
fn read_bytes(_: &Path) -> Result<Vec<u8>, String> {
    Err("this build of Teahouse reads no files".into())
}

fn looks_like_a_path(name: &str) -> bool {
    name.contains(['/', '\\']) || name.ends_with(".toml")
}

fn parse(name: &str, text: &str, folder: &Path, depth: usize) -> Result<Variant, RulesError> {
    let parents = |parent: &str| {
        if depth >= LONGEST_CHAIN {
            return Err("the files extend one another in a circle".to_owned());
        }
        load(parent, folder, depth + 1).map_err(|error| error.to_string())
    };
    read(text, FAMILIES, &parents).map_err(|problems| RulesError::Wrong { name: name.to_owned(), problems })
}
