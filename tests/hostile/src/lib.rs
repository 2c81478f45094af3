//! What must hold whatever comes in. Each function takes any bytes at all, and panics if something does not hold
//! that should; the fuzz targets in `fuzz/` and the tests beside this file call the same functions.

mod equal;
mod play;

use std::io::Write;
use std::sync::{Arc, Mutex};

pub use equal::{fast_and_slow_generators, view_and_fen};
pub use play::{actions, positions};

/// A function that takes anything.
pub type Target = fn(&[u8]);

/// Every target, by the name of its folder of inputs in `fuzz/corpus`.
pub const TARGETS: [(&str, Target); 9] = [
    ("rule_files", rule_files),
    ("positions", positions),
    ("actions", actions),
    ("sessions", sessions),
    ("records", records),
    ("imports", imports),
    ("nets", nets),
    ("generators", fast_and_slow_generators),
    ("views", view_and_fen),
];

/// Rule files are refused with their problems, or make a game that can be written down, read again and explained.
pub fn rule_files(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(game) = tables::game_from_text(&text) else { return };
    let written = game.variant().to_toml();
    let again = tables::game_from_text(&written).unwrap_or_else(|error| panic!("{written}\n{error}"));
    assert_eq!(again.variant().digest(), game.variant().digest(), "{written}");
    let english = game::Catalogue::english();
    for section in game.explain() {
        for message in section.sentences.iter().chain([&section.heading]) {
            assert!(english.try_text(message).is_ok(), "{message:?}");
        }
    }
    let table = game.table();
    assert!(!table.board().places.is_empty());
    assert_eq!(table.view().fen, table.fen());
}

/// A protocol session goes on whatever is said, and answers `isready`.
pub fn sessions(data: &[u8]) {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let mut session = protocol::Session::new(protocol::Output::new(Ears(heard.clone())));
    for line in String::from_utf8_lossy(data).lines().take(200) {
        // What takes long by its nature is not what this is about.
        let is_long = ["go", "perft", "eval"].iter().any(|word| line.trim_start().starts_with(word));
        if !is_long && session.line(line).expect("ears do not fail") == protocol::Next::Ends {
            return;
        }
    }
    heard.lock().expect("nobody panics here").clear();
    session.line("isready").expect("ears do not fail");
    let said =
        String::from_utf8(heard.lock().expect("nobody panics here").clone()).expect("answers are text");
    assert_eq!(said, "readyok\n");
}

/// Somewhere to answer to.
struct Ears(Arc<Mutex<Vec<u8>>>);

impl Write for Ears {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics here").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A record is refused with the place, or replays and is written as it was read.
pub fn records(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for record in tables::Record::read_each(&text).flatten() {
        let again = tables::Record::read_all(&record.to_string());
        if record.headers.iter().all(|(name, _)| !name.contains(['"', ' '])) {
            assert_eq!(again.as_deref(), Ok(&[record.clone()][..]));
        }
        if let Err(error) = record.replay() {
            assert!(!error.to_string().is_empty());
        }
    }
}

/// A file in any format is refused with what is wrong, or gives records that replay, and those that can be written in the
/// same format are read again as the same games.
pub fn imports(data: &[u8]) {
    use tables::exchange::{export, import};
    let imported = import(data, None, None);
    let english = game::Catalogue::english();
    for trouble in &imported.troubles {
        assert!(english.try_text(&trouble.message()).is_ok(), "{trouble:?}");
    }
    for game in &imported.games {
        game.record.replay().unwrap_or_else(|error| panic!("{}: {error}", game.record));
    }
    let (Some(format), Some(game)) = (imported.format, imported.games.first()) else { return };
    let Ok(written) = export(std::slice::from_ref(&game.record), format, None) else { return };
    let again = import(&written.bytes, Some(format), None);
    let read = again.games.first().unwrap_or_else(|| panic!("{:?}", again.troubles));
    let events =
        |record: &tables::Record| record.events.iter().map(|(event, _)| event.clone()).collect::<Vec<_>>();
    assert_eq!(events(&read.record), events(&game.record), "{}", String::from_utf8_lossy(&written.bytes));
}

/// A net is refused, or can be asked.
pub fn nets(data: &[u8]) {
    if let Ok((net, card)) = net::read(data) {
        let mut scratch = net::Scratch::new(&net);
        assert_eq!(net.evaluate(&[(0, 0.5)], &mut scratch).len(), card.outputs.len());
    }
}
