//! Positions and actions of any variant.

use game::Turn;
use tables::{Table, built_in_ids};

/// The table of the variant that a byte names, and what follows the byte.
pub(crate) fn table_for(data: &[u8]) -> Option<(Box<dyn Table>, &[u8])> {
    let (&first, rest) = data.split_first()?;
    let ids: Vec<&str> = built_in_ids().collect();
    let game = tables::game(ids[usize::from(first) % ids.len()]).expect("shipped rules are right");
    Some((game.table(), rest))
}

/// A FEN is refused and changes nothing, or is written as a FEN that is the same position.
pub fn positions(data: &[u8]) {
    let Some((mut table, rest)) = table_for(data) else { return };
    let before = table.fen();
    let fen = String::from_utf8_lossy(rest);
    match table.set_fen(&fen) {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert_eq!(table.fen(), before, "a refused FEN changes nothing");
        }
        Ok(()) => {
            let written = table.fen();
            table.set_fen(&written).unwrap_or_else(|error| panic!("{fen} was written as {written}: {error}"));
            assert_eq!(table.fen(), written);
            let _ = (table.view(), table.picture());
            play_on(table.as_mut(), rest, 12);
        }
    }
}

/// Plays legal actions, chosen by the bytes.
pub(crate) fn play_on(table: &mut dyn Table, choices: &[u8], most: usize) {
    for &choice in choices.iter().take(most) {
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => {
                table.roll_by_seed(u64::from(choice)).expect("dice are due");
            }
            Turn::Seat(_) => {
                let legal = table.legal();
                let action = &legal[usize::from(choice) % legal.len()].text;
                table.act(action).unwrap_or_else(|error| panic!("{}: {error}", table.fen()));
            }
        }
    }
}

/// Whatever is said to a table: what is legal is played, what is not is refused with a reason and changes nothing.
pub fn actions(data: &[u8]) {
    let Some((mut table, rest)) = table_for(data) else { return };
    for line in rest.split(|&byte| byte == b'\n').take(60) {
        let text = String::from_utf8_lossy(line);
        let before = (table.fen(), table.events_so_far());
        let asked = table.why_not(&text);
        assert_eq!((table.fen(), table.events_so_far()), before, "asking changes nothing");
        match (table.act(&text), asked) {
            (Ok(()), Ok(None)) => {}
            (Err(_), Ok(Some(_)) | Err(_)) => {
                assert_eq!((table.fen(), table.events_so_far()), before, "what is refused changes nothing");
                play_on(table.as_mut(), line, 3);
            }
            (played, asked) => panic!("{text:?} in {}: {played:?}, but {asked:?}", before.0),
        }
    }
}
