//! `position`: a start, then what happened; all of it or nothing.

use crate::{Complaint, Engine, shown};

impl Engine {
    /// Sets up `startpos [moves …]` or `fen <FEN> [moves …]`. Wrong input leaves the old position.
    pub(crate) fn position(&mut self, rest: &str) -> Result<(), Complaint> {
        let (setup, moves) = match rest.split_once("moves") {
            Some((setup, moves)) => (setup.trim(), moves),
            None => (rest.trim(), ""),
        };
        let mut table = self.game()?.table();
        if let Some(fen) = setup.strip_prefix("fen").filter(|fen| fen.is_empty() || fen.starts_with(' ')) {
            table.set_fen(fen.trim()).map_err(|error| error.to_string())?;
        } else if setup != "startpos" {
            return Err(format!(
                "position \"{}\": expected startpos or fen <FEN>, then moves …",
                shown(setup)
            ));
        }
        for (index, action) in moves.split_whitespace().enumerate() {
            table.act(action).map_err(|error| format!("move {}: {error}", index + 1))?;
        }
        self.table = Some(table);
        Ok(())
    }
}
