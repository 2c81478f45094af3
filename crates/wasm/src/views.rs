//! Lines as a page sees them.

use engine::Line;
use engine::mill::Known;
use game::MoveView;
use teahouse::Table;

use crate::messages::{KnownView, LineView};

/// A line with its single actions as they would be seen.
pub(crate) fn line_view(table: &dyn Table, line: &Line) -> LineView {
    let mut table = table.fork();
    let mut moves: Vec<MoveView> = Vec::new();
    play_on(table.as_mut(), &line.action, &mut moves);
    let mut goes_on = Vec::new();
    let later = line.continuation.iter().skip(1);
    later.take_while(|action| play_on(table.as_mut(), action, &mut goes_on)).count();
    let wins = line.chances.iter().filter(|(name, _)| name.starts_with("win") && !name.contains("next"));
    LineView {
        action: line.action.clone(),
        moves,
        value: line.value,
        win: if line.chances.is_empty() {
            line.value.map(|value| (value + 1.0) / 2.0)
        } else {
            Some(wins.map(|(_, chance)| chance).sum())
        },
        won_in: line.won_in,
        known: line.known.as_ref().map(known_view),
        depth: line.depth,
        chances: line.chances.clone(),
        error: line.error.filter(|error| error.is_finite()),
        trials: u32::try_from(line.trials).unwrap_or(u32::MAX),
        goes_on,
    }
}

fn known_view(known: &Known) -> KnownView {
    KnownView { value: known.value.name(), turns: known.plies, until: known.until.name() }
}

/// Plays the actions of a text and keeps how each is seen; whether all of them could be played.
fn play_on(table: &mut dyn Table, text: &str, moves: &mut Vec<MoveView>) -> bool {
    text.split(',').all(|action| {
        let view = table.legal().into_iter().find(|legal| legal.text == action);
        let is_known = view.is_some();
        moves.extend(view);
        is_known && table.act(action).is_ok()
    })
}
