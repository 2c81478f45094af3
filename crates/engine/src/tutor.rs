//! The tutor: what a decision costs before it stands, and why.
//!
//! A decision is judged like one of a review ([`crate::review`]). What is said about it comes from the difference in the
//! chances and from what stands out in the positions that both moves lead to ([`game::Remark`]), so it is true of every
//! position of every variant, and nothing is said that is the same in both.

use game::remark::against;
use game::{Message, Notation, Remark, Seat};
use tables::{AnyGame, Table};

use crate::advice::{AdviceError, Line};
use crate::models::Models;
use crate::review::{Decision, Mark, ReviewSettings, Reviewer, reviewer_among};

/// At most so many sentences are said about a decision.
const MOST_SENTENCES: usize = 2;

/// How far ahead the tutor looks in Mill: as far as fits between a move and the answer to it.
const MILL_PLY: u8 = 6;

/// Chances of ending in a special way, and by how much they have to differ to be worth a sentence: the worst first.
const CHANCES: [(&str, f64); 5] = [
    ("loss-by-koks", 0.03),
    ("loss-by-mars", 0.04),
    ("win", 0.01),
    ("win-by-koks", 0.03),
    ("win-by-mars", 0.04),
];

/// How a decision is judged before it stands.
pub fn settings(game: &AnyGame) -> ReviewSettings {
    let ply = if game.has_dice() { None } else { Some(MILL_PLY) };
    ReviewSettings { ply, lines: 1, ..ReviewSettings::default() }
}

/// Begins to judge what somebody is about to play: actions or whole turns, on the table before them. There is nothing to
/// judge ([`Reviewer::of`] is 0) while a turn is not whole.
pub fn judge(
    game: &AnyGame,
    models: &Models,
    before: &dyn Table,
    actions: &[impl AsRef<str>],
) -> Result<Box<dyn Reviewer>, TutorError> {
    let mut table = before.fork();
    for action in actions {
        table.act(action.as_ref()).map_err(|error| TutorError::Refused(error.message()))?;
    }
    Ok(reviewer_among(game, table.as_ref(), models, &settings(game))?)
}

/// Why nothing can be said.
#[derive(Debug, thiserror::Error)]
pub enum TutorError {
    /// It cannot be played at all.
    #[error("{0}")]
    Refused(Message),
    /// Nobody can think about it.
    #[error(transparent)]
    Advice(#[from] AdviceError),
}

/// The worst decision that was judged, if it is bad enough to be warned of: worse than good, and for a reason that can be
/// told. Without one a warning teaches nothing, and where a search proves nothing it may be no more than its taste.
pub fn warning(reviewer: &dyn Reviewer) -> Option<Decision> {
    let decisions = reviewer.review().decisions.into_iter();
    let worst = decisions.max_by(|a, b| a.loss.total_cmp(&b.loss))?;
    let is_bad = worst.mark > Mark::Good && !worst.is_forced() && !worst.notes.is_empty();
    is_bad.then_some(worst)
}

/// Why one line is worse than another, in one or two sentences: what stands out where it leads, and the chances.
pub(crate) fn reasons<G: Remark + Notation>(
    game: &G,
    seat: Seat,
    before: &G::State,
    played: (&G::State, &Line),
    best: (&G::State, &Line),
) -> Vec<Message> {
    let mut sentences: Vec<Message> = against(game, before, [played.0, best.0], seat);
    let chance = chance(game.seat_name(seat), played.1, best.1);
    sentences.truncate(MOST_SENTENCES - usize::from(chance.is_some()));
    sentences.extend(chance);
    sentences
}

/// What the difference in the chances says: the first that differs enough, in per cent that differ.
fn chance(seat: Message, played: &Line, best: &Line) -> Option<Message> {
    CHANCES.iter().find_map(|&(name, least)| {
        let (played, best) = (chance_of(played, name)?, chance_of(best, name)?);
        let is_worse = if name.starts_with("loss") { played - best } else { best - played } >= least;
        let [played, best] = [played, best].map(|chance| (100.0 * chance).round() as i64);
        let code = format!("tutor-chance-{name}");
        (is_worse && played != best)
            .then(|| Message::new(code).with("seat", seat.clone()).with("played", played).with("best", best))
    })
}

/// The chance of an ending; of a win, in whatever way.
fn chance_of(line: &Line, name: &str) -> Option<f64> {
    let is_meant = |outcome: &str| match name {
        "win" => outcome == "win" || outcome.starts_with("win-by"),
        _ => outcome == name,
    };
    let found: Vec<f64> =
        line.chances.iter().filter(|(outcome, _)| is_meant(outcome)).map(|&(_, chance)| chance).collect();
    (!found.is_empty()).then(|| found.iter().sum::<f64>().clamp(0.0, 1.0))
}
