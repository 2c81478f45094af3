//! A variant: a rule file that has been read, with every option filled in.

use std::collections::BTreeMap;

use super::problem::{Flaws, Place, Problems};
use super::spec::Family;
use super::value::Values;

/// One variant of a family. Every value fits its option; whether they make sense together is for the
/// family to say, when it makes a game of it.
#[derive(Clone, Debug)]
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

/// Where options stand in a file makes no difference.
impl PartialEq for Variant {
    fn eq(&self, other: &Variant) -> bool {
        let Variant { family, id, version, name, summary, sources, values, places: _ } = self;
        *family == other.family
            && (id, version, name) == (&other.id, &other.version, &other.name)
            && (summary, sources) == (&other.summary, &other.sources)
            && *values == other.values
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

    /// Whether the options go together; otherwise everything that is wrong, with its place in the file.
    pub fn check(&self) -> Result<(), Problems> {
        let mut flaws = Flaws::default();
        (self.family.judge)(&self.values, &mut flaws);
        if flaws.0.is_empty() {
            return Ok(());
        }
        let problems = flaws.0.into_iter().map(|flaw| {
            let place = place_of(&self.places, &flaw.path);
            flaw.placed(place)
        });
        Err(Problems::ordered(problems.collect()))
    }
}

/// Where an option, or the nearest thing around it, stands in the file.
pub(super) fn place_of(places: &BTreeMap<String, Place>, path: &str) -> Option<Place> {
    let mut path = path;
    loop {
        if let Some(&place) = places.get(path) {
            return Some(place);
        }
        path = &path[..path.rfind(['.', '['])?];
    }
}
