//! Where what belongs to the user is kept.

use std::path::PathBuf;

use anyhow::anyhow;
use game::Message;
use teahouse::Catalogue;

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

/// The database of shared tables: what was asked for, or a file of the user's own.
pub fn database(asked: Option<&str>, words: &Catalogue) -> anyhow::Result<String> {
    if let Some(asked) = asked {
        return Ok(asked.to_owned());
    }
    let file = state().map(|state| state.join("tables.db"));
    let file = file.and_then(|file| file.into_os_string().into_string().ok());
    file.ok_or_else(|| anyhow!(words.text(&Message::new("serve-no-folder"))))
}

/// A database as it may be shown: without the password that its address may hold.
pub fn shown(database: &str) -> String {
    match database.split_once("://") {
        Some((_, address)) => match address.rsplit_once('@') {
            Some((_, place)) => format!("postgres://{place}"),
            None => database.to_owned(),
        },
        None => database.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_shown() {
        assert_eq!(shown("postgres://ann:se@cret@db.example/tea"), "postgres://db.example/tea");
        assert_eq!(shown("postgres://db.example/tea"), "postgres://db.example/tea");
        assert_eq!(shown("/var/lib/teahouse/tables.db"), "/var/lib/teahouse/tables.db");
    }
}
