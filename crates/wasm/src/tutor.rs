//! What somebody who is about to play should be told.

use engine::Models;
use engine::tutor::{TutorError, judge, warning};
use teahouse::{AnyGame, Table};

use crate::desk::{Answered, advice_problem};
use crate::messages::TutorView;
use crate::views::line_view;

/// Judges what is about to be played, in one go; nothing is said of what is good enough, or not a whole turn yet.
pub(crate) fn warn(
    game: &AnyGame,
    models: &Models,
    table: &dyn Table,
    text: &str,
) -> Answered<Option<TutorView>> {
    let mut reviewer = judge(game, models, table, &[text]).map_err(|error| match error {
        TutorError::Refused(message) => message,
        TutorError::Advice(error) => advice_problem(&error),
    })?;
    while !reviewer.step() {}
    Ok(warning(reviewer.as_ref()).map(|decision| TutorView {
        loss: decision.loss,
        mark: decision.mark.name(),
        played: line_view(table, &decision.played),
        better: line_view(table, &decision.lines[0]),
        notes: decision.notes,
    }))
}
