//! Where the large bear-off database is found.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use nardi::Nardi;

use super::bear_off::BearOff;
use crate::cache::cache_folder;
use crate::evaluate::Exact;

/// The file of the database over twelve points, in the [`cache_folder`] if there is one.
pub fn cached_bear_off() -> Option<PathBuf> {
    Some(cache_folder()?.join("bear-off-12.teahouse"))
}

/// The largest database there is for these rules: over twelve points if it has been built, else over the home.
pub(crate) fn databases(game: &Nardi) -> Option<Arc<dyn Exact<Nardi>>> {
    static BEST: OnceLock<Arc<BearOff>> = OnceLock::new();
    BearOff::fits(game.options()).then(|| {
        let best = BEST.get_or_init(|| {
            let cached = cached_bear_off().and_then(|path| BearOff::open(&path).ok());
            Arc::new(cached.unwrap_or_else(BearOff::home))
        });
        let exact: Arc<dyn Exact<Nardi>> = best.clone();
        exact
    })
}
