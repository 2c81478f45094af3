//! The built-in variants, and rule files of one's own.

use std::cell::RefCell;
#[cfg(feature = "files")]
use std::io::Read as _;
use std::path::{Path, PathBuf};

use game::excerpt;
#[cfg(feature = "files")]
use game::rules::MAX_FILE_BYTES;
use game::rules::{Flaw, Problem, Problems, Variant, closest, read, schema};
use texts::{Message, all, lines};

use crate::any::{AnyGame, FAMILIES};

include!(concat!(env!("OUT_DIR"), "/rule_files.rs"));

/// A chain of `extends` is no longer than this.
const LONGEST_CHAIN: usize = 16;

/// Codes of problems with a chain of files, which are told once and not again for every file of the chain.
const CIRCLE: &str = "rules-extends-circle";
const LONG_CHAIN: &str = "rules-extends-chain";
const WRONG_PARENT: &str = "rules-extends-wrong";

/// Why rules could not be had.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RulesError {
    /// Neither a built-in variant nor a file.
    #[error("{}", self.message())]
    Unknown {
        /// What was asked for.
        name: String,
        /// The built-in variant that was probably meant.
        suggestion: Option<String>,
    },
    /// The file could not be read.
    #[error("{}", self.message())]
    Unreadable {
        /// The file.
        path: String,
        /// What is in the way.
        why: Message,
    },
    /// The file is not a valid rule file.
    #[error("{}", self.message())]
    Wrong {
        /// The variant or file; empty for a text that has no name.
        name: String,
        /// Everything that is wrong with it.
        problems: Problems,
    },
}

impl RulesError {
    /// What to say about it.
    pub fn message(&self) -> Message {
        match self {
            RulesError::Unknown { name, suggestion } => {
                let message = match suggestion {
                    Some(id) => Message::new("variant-unknown-suggested").with("suggestion", id.as_str()),
                    None => Message::new("variant-unknown"),
                };
                message.with("name", excerpt(name)).with("known", all(built_in_ids()))
            }
            RulesError::Unreadable { path, why } => {
                Message::new("variant-unreadable").with("path", path.as_str()).with("why", why.clone())
            }
            RulesError::Wrong { name, problems } => {
                let message = if name.is_empty() {
                    Message::new("variant-text-wrong")
                } else {
                    Message::new("variant-wrong").with("name", name.as_str())
                };
                message.with("problems", lines(problems.0.iter().map(Problem::in_full)))
            }
        }
    }
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
    load(name, Path::new(""), &mut Vec::new())
}

/// The game of this name: the id of a built-in variant, or the path of a rule file.
pub fn game(name: &str) -> Result<AnyGame, RulesError> {
    open(variant(name)?)
}

/// The built-in game of this name. No file is opened, whatever the name is.
pub fn built_in_game(name: &str) -> Result<AnyGame, RulesError> {
    let unknown = || RulesError::Unknown { name: name.to_owned(), suggestion: suggestion(name) };
    rule_file_text(name).ok_or_else(unknown).and_then(|_| game(name))
}

/// The game of a rule file's text, which may extend a built-in variant but no other file.
pub fn game_from_text(text: &str) -> Result<AnyGame, RulesError> {
    let parents = |parent: &str| {
        let unknown = || RulesError::Unknown { name: parent.to_owned(), suggestion: suggestion(parent) };
        let known = rule_file_text(parent).ok_or_else(unknown).and_then(|_| variant(parent));
        known.map_err(|error| orphaned(parent, error))
    };
    let wrong = |problems| RulesError::Wrong { name: String::new(), problems };
    open(read(text, FAMILIES, &parents).map_err(wrong)?)
}

/// Makes a game of a variant, if its options go together.
pub fn open(variant: Variant) -> Result<AnyGame, RulesError> {
    let name = variant.id.clone();
    AnyGame::new(variant).map_err(|problems| RulesError::Wrong { name, problems })
}

/// A file on the way from the one that was asked for to the one being read.
struct Link {
    /// As it was written.
    name: String,
    /// The file itself, however it was written.
    file: PathBuf,
}

fn load(name: &str, folder: &Path, chain: &mut Vec<Link>) -> Result<Variant, RulesError> {
    if let Some(text) = rule_file_text(name) {
        return parse(Link { name: name.to_owned(), file: name.into() }, text, folder, chain);
    }
    if !looks_like_a_path(name) {
        return Err(RulesError::Unknown { name: name.to_owned(), suggestion: suggestion(name) });
    }
    let path: PathBuf = folder.join(name);
    let text =
        read_file(&path).map_err(|why| RulesError::Unreadable { path: path.display().to_string(), why })?;
    let file = path.canonicalize().unwrap_or_else(|_| path.clone());
    parse(Link { name: name.to_owned(), file }, &text, path.parent().unwrap_or(Path::new("")), chain)
}

/// The built-in variant that was probably meant.
fn suggestion(name: &str) -> Option<String> {
    // Of two that are equally near, the one that gave the family its name is meant more often.
    closest(name, ["long-nardi"].into_iter().chain(built_in_ids())).map(str::to_owned)
}

fn looks_like_a_path(name: &str) -> bool {
    name.contains(['/', '\\']) || name.ends_with(".toml")
}

/// The text of a file, or why it cannot be had. Only plain files of a sensible size are opened: a pipe or a device
/// might never end, nor even begin.
#[cfg(feature = "files")]
fn read_file(path: &Path) -> Result<String, Message> {
    let refused = |error: std::io::Error| Message::new("file-refused").with("error", error.to_string());
    let about = std::fs::metadata(path).map_err(refused)?;
    if about.is_dir() {
        return Err(Message::new("file-is-a-folder"));
    }
    if !about.is_file() {
        return Err(Message::new("file-is-not-plain"));
    }
    if about.len() > MAX_FILE_BYTES as u64 {
        let message = Message::new("file-too-large").with("bytes", about.len());
        return Err(message.with("limit", MAX_FILE_BYTES));
    }
    let file = std::fs::File::open(path).map_err(refused)?;
    // Some files say that they are empty and are not.
    let mut bytes = Vec::new();
    file.take(MAX_FILE_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(refused)?;
    if bytes.len() > MAX_FILE_BYTES {
        let message = Message::new("file-longer-than-it-says").with("bytes", bytes.len());
        return Err(message.with("limit", MAX_FILE_BYTES));
    }
    String::from_utf8(bytes).map_err(|_| Message::new("file-not-text"))
}

#[cfg(not(feature = "files"))]
fn read_file(_: &Path) -> Result<String, Message> {
    Err(Message::new("file-no-files"))
}

fn parse(link: Link, text: &str, folder: &Path, chain: &mut Vec<Link>) -> Result<Variant, RulesError> {
    let name = link.name.clone();
    if let Some(flaw) = endless(&link, chain) {
        return Err(RulesError::Wrong { name, problems: flaw.into() });
    }
    chain.push(link);
    // The reader may ask for a parent more than once, as far as the compiler knows.
    let shared = RefCell::new(&mut *chain);
    let parents = |parent: &str| {
        load(parent, folder, &mut shared.borrow_mut()).map_err(|error| orphaned(parent, error))
    };
    let variant = read(text, FAMILIES, &parents);
    chain.pop();
    variant.map_err(|problems| RulesError::Wrong { name, problems })
}

/// What is wrong with a chain of files that would go on with this one, if it is endless or almost so.
fn endless(next: &Link, chain: &[Link]) -> Option<Flaw> {
    if let Some(first) = chain.iter().position(|link| link.file == next.file) {
        let mut names: Vec<&str> = chain[first..].iter().map(|link| link.name.as_str()).collect();
        names.push(names[0]);
        return Some(Flaw::new(CIRCLE, "extends").with("circle", names.join(" → ")));
    }
    (chain.len() >= LONGEST_CHAIN).then(|| Flaw::new(LONG_CHAIN, "extends").with("most", LONGEST_CHAIN))
}

/// Why a parent could not be had, in one line.
fn orphaned(parent: &str, error: RulesError) -> Flaw {
    match error {
        RulesError::Unknown { suggestion, .. } => {
            let flaw = Flaw::new("rules-extends-unknown", "extends").with("name", excerpt(parent));
            match suggestion {
                Some(id) => flaw.with("suggestion", id).hinting("hint-did-you-mean-name"),
                None => flaw,
            }
        }
        RulesError::Unreadable { path, why } => {
            Flaw::new("rules-extends-unreadable", "extends").with("file", path).with("why", why)
        }
        RulesError::Wrong { name, problems } => wrong_parent(&name, &problems),
    }
}

/// The first problem of a parent stands for all of them; what is further up the chain is told as it is.
fn wrong_parent(name: &str, problems: &Problems) -> Flaw {
    let is_told = |problem: &&Problem| [CIRCLE, LONG_CHAIN, WRONG_PARENT].contains(&problem.code);
    if let Some(told) = problems.0.iter().find(is_told) {
        return Flaw { arguments: told.arguments.clone(), ..Flaw::new(told.code, "extends") };
    }
    let first = lines(problems.0.first().map(Problem::in_full));
    Flaw::new(WRONG_PARENT, "extends").with("file", name).with("first", first)
}
