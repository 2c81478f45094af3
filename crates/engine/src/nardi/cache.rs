//! The bear-off database that players use: the large one if it has been built, else that of the home.

#[cfg(feature = "files")]
use std::path::PathBuf;

use std::sync::{Arc, OnceLock};

use nardi::Nardi;

use super::bear_off::BearOff;
#[cfg(feature = "files")]
use super::bear_off::BearOffError;
#[cfg(feature = "files")]
use crate::cache::cache_folder;
use crate::evaluate::Exact;

/// The file of the database over twelve points, in the [`cache_folder`] if there is one.
#[cfg(feature = "files")]
pub fn cached_bear_off() -> Option<PathBuf> {
    Some(cache_folder()?.join("bear-off-12.teahouse"))
}

/// The database that players use, and why it is not the large one although that is there.
struct Best {
    database: Arc<BearOff>,
    #[cfg(feature = "files")]
    refused: Option<BearOffError>,
}

/// Found when the first player asks for it.
static BEST: OnceLock<Best> = OnceLock::new();

impl Best {
    #[cfg(feature = "files")]
    fn find() -> Best {
        match cached_bear_off().map(|path| BearOff::open(&path)) {
            Some(Ok(database)) => Best { database: Arc::new(database), refused: None },
            Some(Err(error)) if !error.is_absence() => {
                Best { database: Arc::new(BearOff::home()), refused: Some(error) }
            }
            _ => Best { database: Arc::new(BearOff::home()), refused: None },
        }
    }

    #[cfg(not(feature = "files"))]
    fn find() -> Best {
        Best { database: Arc::new(BearOff::home()) }
    }
}

/// The largest database there is for these rules: over twelve points if it has been built, else over the home.
pub(crate) fn databases(game: &Nardi) -> Option<Arc<dyn Exact<Nardi>>> {
    BearOff::fits(game.rules()).then(|| {
        let exact: Arc<dyn Exact<Nardi>> = BEST.get_or_init(Best::find).database.clone();
        exact
    })
}

/// What is wrong with the database in the cache, as far as players have found out; they do without it, or
/// without the damaged part. `None` as long as nobody has asked for it.
#[cfg(feature = "files")]
pub fn cache_fault() -> Option<&'static BearOffError> {
    let best = BEST.get()?;
    best.refused.as_ref().or_else(|| best.database.fault())
}
