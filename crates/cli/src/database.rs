//! Where the tables that people share are kept, if nobody says otherwise.

use std::env;

use anyhow::anyhow;
use game::Message;

use crate::folders;

/// Names the database. An environment can keep a password, while everybody on a machine can read command lines.
const VARIABLE: &str = "TEAHOUSE_DATABASE";

/// The database that was named, else that of `$TEAHOUSE_DATABASE`, else `tables.db` in the user's state folder.
pub fn address(named: Option<String>) -> anyhow::Result<String> {
    let set = || env::var(VARIABLE).ok().filter(|value| !value.is_empty());
    let usual = || folders::state()?.join("tables.db").into_os_string().into_string().ok();
    named.or_else(set).or_else(usual).ok_or_else(|| {
        let message = Message::new("database-nowhere").with("variable", VARIABLE);
        anyhow!("{message}")
    })
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
