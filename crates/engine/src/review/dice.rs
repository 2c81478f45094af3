//! Games with dice, cut into decisions and rolls.

use std::sync::Arc;

use game::{Decide, Event, History, Perft, Roll, Seat, Show, Turn};
use tables::{CubeMoment, MatchView, PastTurn, PlayedGame, Table};

use super::course::Course;
use super::cube::CubePlace;
use super::dice_work::DiceJudge;
use super::sums::{Frame, GameFrame};
use super::{End, ReviewSettings, Reviewed, Reviewer};
use crate::advice::{AdviceError, table_of};
use crate::cube::{CubeJudge, Situation};
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
    /// A roll, for a seat, how it fell, and what the cube showed.
    Roll { event: usize, seat: Seat, state: G::State, fell: Roll, stake: u32 },
    /// A decision about the cube, before the dice are rolled.
    Cube { place: CubePlace, state: G::State },
}

/// Finds the turn that an event belongs to.
pub(super) struct Turns {
    ends: Vec<usize>,
}

impl Turns {
    pub fn of(past: &[PastTurn]) -> Turns {
        Turns { ends: past.iter().map(|turn| turn.ends).collect() }
    }

    pub fn at(&self, event: usize) -> usize {
        self.ends.partition_point(|&end| end <= event)
    }
}

/// A game that belongs to no match, as if it did.
#[inline(never)]
fn alone(table: &dyn Table) -> PlayedGame<'_> {
    let events = table.events_so_far();
    PlayedGame {
        table,
        score: [0; 2],
        is_after_crawford: false,
        events: 0..events,
        places: (0..events).collect(),
        stakes: vec![1; events],
        past: table.past(),
        moments: Vec::new(),
        ended: None,
    }
}

/// Cuts a game into what is judged, as far as anything is at stake. Single steps are joined to whole decisions: one is
/// over when the position is one of those that its options lead to. A decision that is not over yet is left out.
fn pieces<G: DiceGame>(
    game: &G,
    history: &History<G>,
    played: &PlayedGame<'_>,
    of_match: Option<&MatchView>,
) -> Vec<Piece<G>> {
    let turns = Turns::of(&played.past);
    let cube = cube_places(played, of_match, &turns);
    let cube_at = |own: usize| cube.iter().copied().filter(move |place| place.moment.own == own);
    // Of a table that goes on from another, what happened there is not known.
    let unknown = played.places.len() - history.events().len();
    let (places, stakes) = (&played.places[unknown..], &played.stakes[unknown..]);
    let (mut pieces, mut options, mut begun) = (Vec::new(), Vec::new(), None);
    let mut state = *history.start();
    for (own, (event, after)) in history.events().iter().enumerate() {
        if game.settled(&state, 0).is_some() {
            return pieces;
        }
        pieces.extend(cube_at(own).map(|place| Piece::Cube { place, state }));
        let index = places[own];
        match *event {
            Event::Roll(fell) => {
                begun = None;
                // A roll-off is the luck of whoever may begin.
                if let Some(seat) = game.seat_to_act(&state).or(game.seat_to_act(after)) {
                    pieces.push(Piece::Roll { event: index, seat, state, fell, stake: stakes[own] });
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
    if game.settled(&state, 0).is_none() {
        pieces.extend(cube_at(history.events().len()).map(|place| Piece::Cube { place, state }));
    }
    pieces
}

/// The decisions about the cube of a game.
#[inline(never)]
fn cube_places(played: &PlayedGame<'_>, of_match: Option<&MatchView>, turns: &Turns) -> Vec<CubePlace> {
    let Some(view) = of_match else { return Vec::new() };
    let standing = (&played.score[..], played.is_after_crawford);
    let place = |moment: &CubeMoment| CubePlace {
        turn: turns.at(moment.event),
        moment: *moment,
        at: Situation::at(view, standing, moment.cube, moment.doubler),
    };
    played.moments.iter().map(place).collect()
}

/// The points of every seat in a game of a match, where it has ended.
#[inline(never)]
fn score_of(played: &PlayedGame<'_>) -> Option<Vec<f64>> {
    let ended = played.ended.as_ref()?;
    let sign = |seat: Seat| match ended.winner {
        Some(winner) if winner == seat => 1.0,
        Some(_) => -1.0,
        None => 0.0,
    };
    Some([0, 1].map(|seat| sign(seat) * f64::from(ended.points)).to_vec())
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
        let of_match = table.match_view();
        let games = if of_match.is_some() { table.played_games() } else { vec![alone(table)] };
        // What was not ended by the rules is the last game, which was played for what the cube shows now.
        let stake = of_match.as_ref().and_then(|view| view.cube).map_or(1.0, |cube| f64::from(cube.value));
        let (mut all, mut frames) = (Vec::new(), Vec::new());
        for played in &games {
            let history = table_of(game.as_ref(), played.table)?.history();
            let pieces = pieces(game.as_ref(), history, played, of_match.as_ref());
            let given = || {
                let points = result(game.as_ref(), history.state(), settings.end)?;
                Some(points.into_iter().map(|points| stake * points).collect())
            };
            frames.push(GameFrame {
                events: played.events.clone(),
                score: played.score.to_vec(),
                result: score_of(played).or_else(given),
                rolls: pieces.iter().filter(|piece| matches!(piece, Piece::Roll { .. })).count(),
            });
            all.extend(pieces);
        }
        let has_cube = all.iter().any(|piece| matches!(piece, Piece::Cube { .. }));
        let cube = of_match.filter(|_| has_cube).map(|view| Arc::new(CubeJudge::new(game.as_ref(), &view)));
        let (search, model) = level_search(game.as_ref(), models);
        let usual = || DiceLevel::of(settings.level, model.is_some()).plies;
        let ply = settings.ply.unwrap_or_else(usual).min(DEEPEST);
        let frame = Frame {
            family: game.variant().family.name,
            ply,
            seats: (0..game.seats()).filter(|&seat| game.is_seated(seat)).collect(),
            is_match: table.match_view().is_some(),
            games: frames,
        };
        let judge = DiceJudge::new(game, search, ply, settings, cube);
        Ok(Box::new(Course::new(frame, judge, all)))
    }
}
