//! `position`: a start, then what happened; all of it or nothing.

use crate::complaint::shown;
use crate::{Complaint, Session, split_at_word, split_word};

impl Session {
    /// Sets up `startpos [moves …]` or `fen <FEN> [moves …]`. Wrong input leaves the old position.
    pub(crate) fn position(&mut self, rest: &str) -> Result<(), Complaint> {
        let (setup, moves) = split_at_word(rest, "moves").unwrap_or((rest, ""));
        let mut table = self.game.table();
        match split_word(setup) {
            ("fen", fen) => table.set_fen(fen.trim()).map_err(Complaint::Fen)?,
            ("startpos", "") => {}
            _ => return Err(Complaint::PositionForm { text: shown(setup.trim()) }),
        }
        for (index, action) in moves.split_whitespace().enumerate() {
            table.act(action).map_err(|problem| Complaint::Move { number: index + 1, problem })?;
        }
        self.table = table;
        Ok(())
    }
}
