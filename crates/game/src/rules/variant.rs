//! A variant: a rule file that has been read, with every option filled in.

use std::collections::BTreeMap;

use super::problem::{Place, Problem, Problems};
use super::spec::Family;
use super::value::Values;

/// One variant of a family. Every value fits its option; whether they make sense together is for the
/// family to say, when it makes a game of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Variant {
    /// The family it belongs to.
    pub family: &'static Family,
    /// Its name in commands and records: lower-case words joined by hyphens.
    pub id: String,
    /// Counted up when the rules change.
    pub version: i64,
    /// Its name for people.
    pub name: String,
    /// A sentence about it.
    pub summary: String,
    /// Where the rules come from.
    pub sources: Vec<String>,
    /// Every option.
    pub values: Values,
    /// Where the options stand in the file they were read from.
    pub(super) places: BTreeMap<String, Place>,
}

/// Something that is wrong with a combination of options, before its place is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The option to point at; may lead into it, as in `board.lines[3]`.
    pub path: String,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub help: String,
}

/// Collects what is wrong with a variant.
#[derive(Clone, Debug, Default)]
pub struct Flaws(pub Vec<Flaw>);

impl Flaws {
    /// Notes a flaw.
    pub fn add(&mut self, path: impl Into<String>, message: impl Into<String>, help: impl Into<String>) {
        self.0.push(Flaw { path: path.into(), message: message.into(), help: help.into() });
    }
}

impl Variant {
    /// The plain variant of a family, all defaults; for tests and as a base to change options of.
    pub fn plain(family: &'static Family, id: &str) -> Variant {
        Variant {
            family,
            id: id.to_owned(),
            version: 1,
            name: id.to_owned(),
            summary: String::new(),
            sources: Vec::new(),
            values: Values::defaults(family),
            places: BTreeMap::new(),
        }
    }

    /// `Ok` if there are no flaws, otherwise all of them with their places in the file.
    pub fn judge(&self, flaws: Flaws) -> Result<(), Problems> {
        if flaws.0.is_empty() {
            return Ok(());
        }
        let locate = |flaw: Flaw| Problem {
            place: self.place_of(&flaw.path),
            message: if flaw.path.is_empty() {
                flaw.message
            } else {
                format!("{}: {}", flaw.path, flaw.message)
            },
            path: flaw.path,
            help: flaw.help,
        };
        Err(Problems(flaws.0.into_iter().map(locate).collect()).sorted())
    }

    /// Where an option, or the nearest thing around it, stands in the file.
    fn place_of(&self, path: &str) -> Option<Place> {
        let mut path = path;
        loop {
            if let Some(&place) = self.places.get(path) {
                return Some(place);
            }
            path = &path[..path.rfind(['.', '['])?];
        }
    }
}
