//! Games of files and games for files.

use game::Message;
use teahouse::Record;
use teahouse::exchange::{self, Format};

use crate::desk::{Answered, game_of};
use crate::messages::{Exported, Imported, Recorded, RulesSource};

/// The games of a text of records, each of which must replay.
pub(crate) fn read_records(text: &str) -> Answered<Vec<Recorded>> {
    let records = Record::read_all(text).map_err(|error| error.message())?;
    let recorded = |record: Record| {
        record.replay().map_err(|error| error.message())?;
        Ok(recorded(record))
    };
    records.into_iter().map(recorded).collect()
}

fn recorded(record: Record) -> Recorded {
    Recorded {
        rules: record.header("Rules").unwrap_or_default().to_owned(),
        start: record.header("Start").map(str::to_owned),
        events: record.events.iter().map(|(event, _)| event.clone()).collect(),
        headers: record.headers,
    }
}

/// The games of a file in any format.
pub(crate) fn import(bytes: &[u8], rules: Option<&RulesSource>) -> Answered<Imported> {
    let rules = rules.map(game_of).transpose()?;
    let imported = exchange::import(bytes, None, rules.as_ref());
    let mut notes: Vec<Message> = imported.games.iter().flat_map(|game| game.notes.clone()).collect();
    notes.dedup();
    Ok(Imported {
        format: imported.format.map(|format| format.id().to_owned()),
        games: imported.games.into_iter().map(|game| recorded(game.record)).collect(),
        notes,
        problems: imported.troubles.iter().map(exchange::Trouble::message).collect(),
    })
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
