//! `position`: a start, then what happened; all of it or nothing.

use teahouse::{MatchSetup, Table};

use crate::complaint::shown;
use crate::{Complaint, Session, split_at_word, split_word};

impl Session {
    /// Sets up `startpos` or `fen <FEN>`, then `[score 3-1 [after-crawford]] [moves …]`. Wrong input leaves the old position.
    pub(crate) fn position(&mut self, rest: &str) -> Result<(), Complaint> {
        let (setup, moves) = split_at_word(rest, "moves").unwrap_or((rest, ""));
        let (setup, score) =
            split_at_word(setup, "score").map_or((setup, None), |(setup, score)| (setup, Some(score.trim())));
        let mut table = match score {
            Some(score) => self.table_at(score)?,
            None => self.game.usual_table(),
        };
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

    /// A table at a score of the match: `3-1`, or `6-2 after-crawford`.
    fn table_at(&self, text: &str) -> Result<Box<dyn Table>, Complaint> {
        let wrong = || Complaint::Score { text: shown(text) };
        let (score, rest) = split_word(text);
        let is_after_crawford = match rest.trim() {
            "" => false,
            "after-crawford" => true,
            _ => return Err(wrong()),
        };
        let points = score.split_once('-').and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
        let usual = MatchSetup::of(&self.game).ok_or(Complaint::NoMatch)?;
        let setup = MatchSetup { score: points.ok_or_else(wrong)?, is_after_crawford, ..usual };
        self.game.match_at(&setup).map_err(Complaint::Match)
    }
}
