//! The databases that players use: what `teahouse solve` has put into the cache, and the endgames that are embedded.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use mill::Mill;
use solve::{Databases, Part, Problem};

use super::bounded::Bounded;
use super::solved::MillDatabases;
use crate::cache::cache_folder;

/// What was found for some rules, and what was wrong with it.
#[derive(Clone, Default)]
struct Found {
    databases: Option<MillDatabases>,
    /// The same, to be asked what is wrong with them.
    opened: Option<Databases>,
    fault: Option<Problem>,
}

/// A folder, and the digest of rules.
type Place = (Option<PathBuf>, String);

/// Found when the first player asks.
static FOUND: OnceLock<Mutex<HashMap<Place, Found>>> = OnceLock::new();

/// The databases of these rules in a folder and those that are embedded.
fn find(folder: Option<&Path>, game: &Mill) -> Found {
    let embedded = || Databases::embedded(game);
    let opened = folder.map_or_else(|| Ok(embedded()), |folder| Databases::open_or_embedded(folder, game));
    let (opened, fault) = match opened {
        Ok(databases) => (databases, None),
        Err(problem) => (embedded(), Some(problem)),
    };
    Found { databases: Bounded::new(opened.clone()).map(MillDatabases::new), opened: Some(opened), fault }
}

fn found(folder: Option<&Path>, game: &Mill) -> Found {
    // Rules that cannot be solved have no databases, and nothing is wrong with that.
    if solve::check(game, Part::Moving).is_err() {
        return Found::default();
    }
    let key = (folder.map(Path::to_owned), solve::digest(game, Part::Placing));
    let mut all = FOUND.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    all.entry(key).or_insert_with(|| find(folder, game)).clone()
}

impl MillDatabases {
    /// What is known about these rules: the databases of the cache and the endgames that are embedded. Looked for once.
    pub fn of(game: &Mill) -> Option<MillDatabases> {
        found(cache_folder().as_deref(), game).databases
    }

    /// The same with the databases of another folder. `None` if it has none for these rules: who names a folder would not
    /// notice that only the endgames answer.
    pub fn in_folder(folder: &Path, game: &Mill) -> Result<Option<MillDatabases>, Problem> {
        if Databases::open(folder, game)?.is_empty() {
            return Ok(None);
        }
        let found = find(Some(folder), game);
        found.fault.map_or(Ok(found.databases), Err)
    }
}

/// What is wrong with the databases of the cache, as far as players have found out; they do without them, or without the
/// damaged part. `None` as long as nobody has asked for any.
pub fn cache_fault() -> Option<Problem> {
    let all = FOUND.get()?.lock().unwrap_or_else(PoisonError::into_inner);
    all.values().find_map(|found| {
        let damaged = || found.opened.as_ref().and_then(Databases::fault).cloned();
        found.fault.clone().or_else(damaged)
    })
}
