//! Our own records, read with the place of every event.

use game::Message;

use super::{Exported, ImportedGame, Place, Read, Trouble};
use crate::any::AnyGame;
use crate::record::{Placed, Record};

/// Reads and replays every record.
pub(super) fn read(text: &str, rules: Option<&AnyGame>) -> Read {
    let mut reading = Record::read_each(text);
    let mut games = Vec::new();
    while let Some(read) = reading.next_placed() {
        let read = read.map_err(|error| Trouble::new(place(error.line, 1), error.problem));
        games.push(read.and_then(|placed| checked(placed, rules)));
    }
    games
}

fn place(line: Option<usize>, otherwise: usize) -> Place {
    Place::Line(line.unwrap_or(otherwise), None)
}

fn checked(placed: Placed, rules: Option<&AnyGame>) -> Result<ImportedGame, Trouble> {
    let record = placed.record;
    let replay = match rules {
        // Rules that were handed in are for the records that name them.
        Some(game) if record.header("Rules") == Some(&game.variant().id) => record.replay_under(game),
        _ => record.replay(),
    };
    match replay {
        Ok(_) => Ok(ImportedGame { record, notes: Vec::new() }),
        Err(error) => {
            let event = error.event.and_then(|event| placed.events.get(event.checked_sub(1)?));
            let place = match event {
                Some(&(line, column)) => Place::Line(line, Some(column)),
                None => Place::Line(placed.line, None),
            };
            Err(Trouble::new(place, error.problem))
        }
    }
}

/// Writes the records one after the other.
pub(super) fn write(records: &[Record]) -> Exported {
    let text: String = records.iter().map(ToString::to_string).collect();
    Exported { bytes: text.into_bytes(), notes: Vec::<Message>::new() }
}
