//! Where the large bear-off database is found.

use std::env;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use nardi::Nardi;

use super::bear_off::BearOff;
use crate::evaluate::Exact;

/// The file of the database over twelve points: in `$TEAHOUSE_CACHE`, else in `teahouse` in the user's cache
/// folder. `None` if there is neither.
pub fn cached_bear_off() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = folder("TEAHOUSE_CACHE")
        .or_else(|| folder("XDG_CACHE_HOME").map(|cache| cache.join("teahouse")))
        .or_else(|| folder("HOME").map(|home| home.join(".cache").join("teahouse")))?;
    Some(cache.join("bear-off-12.teahouse"))
}

/// The largest database there is for these rules: over twelve points if it has been built, else over the home.
pub(crate) fn databases(game: &Nardi) -> Option<Arc<dyn Exact<Nardi>>> {
    static BEST: OnceLock<Arc<BearOff>> = OnceLock::new();
    BearOff::fits(game.rules()).then(|| {
        let best = BEST.get_or_init(|| {
            let cached = cached_bear_off().and_then(|path| BearOff::open(&path).ok());
            Arc::new(cached.unwrap_or_else(BearOff::home))
        });
        let exact: Arc<dyn Exact<Nardi>> = best.clone();
        exact
    })
}
