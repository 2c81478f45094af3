//! Games with dice, cut into decisions and rolls.

use std::sync::Arc;

use game::{Decide, Event, History, Perft, Roll, Seat, Show, Turn};
use tables::Table;

use super::course::Course;
use super::dice_work::DiceJudge;
use super::sums::Frame;
use super::{End, ReviewSettings, Reviewed, Reviewer};
use crate::advice::{AdviceError, table_of};
use crate::levels::DiceLevel;
use crate::models::Models;
use crate::roster::{DiceGame, Roster, level_search};

/// The deepest look ahead; one more roll costs some hundred times as much.
const DEEPEST: u8 = 3;

/// Where a decision stands in its game.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub turn: usize,
    pub starts: usize,
    pub ends: usize,
    pub seat: Seat,
}

/// What is judged.
pub(super) enum Piece<G: Decide> {
    /// A decision, and which of the options in this position was played.
    Decision { place: Place, state: G::State, played: usize },
    /// A roll, for a seat, and how it fell.
    Roll { event: usize, seat: Seat, state: G::State, fell: Roll },
}

/// Finds the turn that an event belongs to.
pub(super) struct Turns {
    ends: Vec<usize>,
}

impl Turns {
    pub fn of(table: &dyn Table) -> Turns {
        Turns { ends: table.past().iter().map(|turn| turn.ends).collect() }
    }

    pub fn at(&self, event: usize) -> usize {
        self.ends.partition_point(|&end| end <= event)
    }
}

/// Cuts a game into what is judged, as far as anything is at stake. Single steps are joined to whole decisions: one is
/// over when the position is one of those that its options lead to. A decision that is not over yet is left out.
fn pieces<G: DiceGame>(game: &G, history: &History<G>, turns: &Turns) -> Vec<Piece<G>> {
    let first = history.events_so_far() - history.events().len();
    let (mut pieces, mut options, mut begun) = (Vec::new(), Vec::new(), None);
    let mut state = *history.start();
    for (index, (event, after)) in (first..).zip(history.events()) {
        if game.settled(&state, 0).is_some() {
            break;
        }
        match *event {
            Event::Roll(fell) => {
                begun = None;
                // A roll-off is the luck of whoever may begin.
                if let Some(seat) = game.seat_to_act(&state).or(game.seat_to_act(after)) {
                    pieces.push(Piece::Roll { event: index, seat, state, fell });
                }
            }
            Event::Move(_) => {
                let (starts, before) = begun.unwrap_or((index, state));
                if starts == index {
                    game.decisions(&before, &mut options);
                }
                let played = options.iter().position(|(_, end)| end == after);
                begun = if played.is_none() { Some((starts, before)) } else { None };
                if let (Some(played), Turn::Seat(seat)) = (played, game.turn(&before)) {
                    let place = Place { turn: turns.at(starts), starts, ends: index + 1, seat };
                    pieces.push(Piece::Decision { place, state: before, played });
                }
            }
        }
        state = *after;
    }
    pieces
}

/// The points of every seat: as the rules have it, or else as it was said.
fn result<G: DiceGame>(game: &G, state: &G::State, end: Option<End>) -> Option<Vec<f64>> {
    let points = game.outcome_points();
    let of_seat = |seat: Seat| {
        let outcome = match (game.settled(state, seat), end) {
            (Some(outcome), _) => outcome,
            (None, Some(End::Won(winner))) => game.outcome_seen(0, winner, seat),
            (None, Some(End::Drawn)) => return Some(0.0),
            (None, None) => return None,
        };
        Some(f64::from(points[outcome]))
    };
    (0..game.seats()).map(|seat| if game.is_seated(seat) { of_seat(seat) } else { Some(0.0) }).collect()
}

/// Every game that nets play is reviewed alike.
impl<G: DiceGame + Roster + Show + Perft> Reviewed for G {
    fn reviewer(
        game: Arc<G>,
        table: &dyn Table,
        models: &Models,
        settings: &ReviewSettings,
    ) -> Result<Box<dyn Reviewer>, AdviceError> {
        let history = table_of(game.as_ref(), table)?.history();
        let pieces = pieces(game.as_ref(), history, &Turns::of(table));
        let (search, model) = level_search(game.as_ref(), models);
        let usual = || DiceLevel::of(settings.level, model.is_some()).plies;
        let ply = settings.ply.unwrap_or_else(usual).min(DEEPEST);
        let frame = Frame {
            family: game.variant().family.name,
            ply,
            seats: (0..game.seats()).filter(|&seat| game.is_seated(seat)).collect(),
            result: result(game.as_ref(), history.state(), settings.end),
            rolls: pieces.iter().filter(|piece| matches!(piece, Piece::Roll { .. })).count(),
        };
        let judge = DiceJudge::new(game, search, ply, settings);
        Ok(Box::new(Course::new(frame, judge, pieces)))
    }
}
