//! Where the tables that people share are kept, if nobody says otherwise.

use std::env;
use std::path::PathBuf;

use anyhow::anyhow;
use game::Message;

/// Names the database. An environment can keep a password, while everybody on a machine can read command lines.
const VARIABLE: &str = "TEAHOUSE_DATABASE";

/// The database that was named, else that of `$TEAHOUSE_DATABASE`, else `tables.db` in the user's state folder.
pub fn address(named: Option<String>) -> anyhow::Result<String> {
    let set = || env::var(VARIABLE).ok().filter(|value| !value.is_empty());
    let usual = || state_folder()?.join("tables.db").into_os_string().into_string().ok();
    named.or_else(set).or_else(usual).ok_or_else(|| {
        let message = Message::new("database-nowhere").with("variable", VARIABLE);
        anyhow!("{message}")
    })
}

fn state_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let of_system =
        || folder("XDG_STATE_HOME").or_else(|| Some(folder("HOME")?.join(".local").join("state")));
    folder("TEAHOUSE_STATE").or_else(|| Some(of_system()?.join("teahouse")))
}
