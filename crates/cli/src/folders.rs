//! Where what belongs to the user is kept.

use std::path::PathBuf;

/// A folder that the environment names.
fn named(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// The user's state folder: `$TEAHOUSE_STATE`, else `teahouse` where the system keeps such things.
pub fn state() -> Option<PathBuf> {
    named("TEAHOUSE_STATE")
        .or_else(|| named("XDG_STATE_HOME").map(|state| state.join("teahouse")))
        .or_else(|| named("HOME").map(|home| home.join(".local").join("state").join("teahouse")))
}
