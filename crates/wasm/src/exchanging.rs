//! Games of files and games for files.

use game::Message;
use teahouse::exchange::{self, Format};
use teahouse::{MatchSetup, Record};

use crate::desk::{Answered, game_of};
use crate::messages::{Exported, Imported, Recorded, RulesSource};

/// The games of a text of records, each of which must replay; the games of a match are one.
pub(crate) fn read_records(text: &str) -> Answered<Vec<Recorded>> {
    let records = Record::read_all(text).map_err(|error| error.message())?;
    Record::matches(records).into_iter().map(recorded).collect()
}

/// A game, or a match of several.
fn recorded(mut games: Vec<Record>) -> Answered<Recorded> {
    let table = Record::replay_match(&games).map_err(|error| error.message())?;
    // How the match ended is said by its last game.
    let last = games.pop().unwrap_or_default();
    let first = games.into_iter().next().unwrap_or_else(|| last.clone());
    Ok(Recorded {
        rules_text: first.rules_text(),
        rules: first.header("Rules").unwrap_or_default().to_owned(),
        start: first.header("Start").map(str::to_owned),
        events: table.events(),
        of_match: MatchSetup::of_record(&first).map_err(|error| error.message())?,
        headers: last.headers,
    })
}

/// The games of a file in any format.
pub(crate) fn import(bytes: &[u8], rules: Option<&RulesSource>) -> Answered<Imported> {
    let rules = rules.map(game_of).transpose()?;
    let imported = exchange::import(bytes, None, rules.as_ref());
    let mut notes: Vec<Message> = imported.games.iter().flat_map(|game| game.notes.clone()).collect();
    notes.dedup();
    let mut problems: Vec<Message> = imported.troubles.iter().map(exchange::Trouble::message).collect();
    let records = imported.games.into_iter().map(|game| game.record).collect();
    let mut games = Vec::new();
    for game in Record::matches(records) {
        match recorded(game) {
            Ok(game) => games.push(game),
            Err(problem) => problems.push(problem),
        }
    }
    let format = imported.format.map(|format| format.id().to_owned());
    Ok(Imported { format, games, notes, problems })
}

/// Games in another format.
pub(crate) fn export(records: &str, format: &str) -> Answered<Exported> {
    let unknown = || Message::new("desk-format").with("format", game::excerpt(format));
    let format = Format::of_id(format).ok_or_else(unknown)?;
    let records = Record::read_all(records).map_err(|error| error.message())?;
    let exported = exchange::export(&records, format, None).map_err(|trouble| trouble.message())?;
    let (text, bytes) = match String::from_utf8(exported.bytes) {
        Ok(text) if format != Format::Ludopy => (Some(text), Vec::new()),
        Ok(text) => (None, text.into_bytes()),
        Err(error) => (None, error.into_bytes()),
    };
    Ok(Exported { ending: format.ending().to_owned(), text, bytes, notes: exported.notes })
}
