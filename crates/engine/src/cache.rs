//! The user's cache folder.

use std::env;
use std::path::PathBuf;

/// Where what can be made again is kept: `$TEAHOUSE_CACHE`, else `teahouse` in the user's cache folder. `None` if there
/// is neither.
pub fn cache_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("TEAHOUSE_CACHE")
        .or_else(|| folder("XDG_CACHE_HOME").map(|cache| cache.join("teahouse")))
        .or_else(|| folder("HOME").map(|home| home.join(".cache").join("teahouse")))
}
