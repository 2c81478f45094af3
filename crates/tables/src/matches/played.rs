//! [`PlayedGame`]: the games of a match for whoever studies them, with every decision about the cube.

use game::{Game, Seat};

use super::{CubeView, GameScore, MatchTable, Step};
use crate::table::Table;
use crate::view::PastTurn;

/// A game of a match.
pub struct PlayedGame<'t> {
    /// The game by itself: its events have no doubles among them.
    pub table: &'t dyn Table,
    /// The score before it, by seat.
    pub score: [u32; 2],
    /// Whether the Crawford game is over.
    pub is_after_crawford: bool,
    /// The events of the match before it and up to its end.
    pub events: std::ops::Range<usize>,
    /// The number of events of the match before each event of the game itself.
    pub places: Vec<usize>,
    /// What the cube showed at each of them.
    pub stakes: Vec<u32>,
    /// Its turns, doubles and answers included, with their places in the match.
    pub past: Vec<PastTurn>,
    /// Whenever somebody could turn the cube or had to answer, and did something.
    pub moments: Vec<CubeMoment>,
    /// How it ended, once it has.
    pub ended: Option<GameScore>,
}

/// A decision about the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CubeMoment {
    /// How many events of the match there were before it.
    pub event: usize,
    /// How many of the game itself, of those that its table knows.
    pub own: usize,
    /// Who could double, or has doubled.
    pub doubler: Seat,
    /// The cube before it.
    pub cube: CubeView,
    /// What was done.
    pub done: CubeAction,
}

/// What is done about the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeAction {
    /// It stays where it is.
    Roll,
    /// It is offered.
    Double,
    /// It is taken.
    Take,
    /// It is dropped.
    Drop,
}

impl CubeAction {
    /// Its name, which is its event but for rolls.
    pub fn name(self) -> &'static str {
        match self {
            CubeAction::Roll => "roll",
            CubeAction::Double => super::DOUBLE,
            CubeAction::Take => super::TAKE,
            CubeAction::Drop => super::DROP,
        }
    }
}

impl MatchTable {
    pub(super) fn studied_games(&self) -> Vec<PlayedGame<'_>> {
        (0..=self.current).map(|index| self.studied(index)).collect()
    }

    fn studied(&self, index: usize) -> PlayedGame<'_> {
        let game = &self.games[index];
        let (first, end) = self.steps_of(index);
        let places = self.places(index);
        let before = self.before.0;
        let stake = |&place: &usize| self.standing_before(place - before).of_match.cube.value;
        PlayedGame {
            table: &game.table,
            score: game.begins.score,
            is_after_crawford: game.begins.crawford == nardi::Crawford::After,
            events: before + first..before + end,
            stakes: places.iter().map(stake).collect(),
            places,
            past: self.past_of(index),
            moments: self.moments(index),
            ended: if index == self.current {
                self.ending().map(|(score, _)| score)
            } else {
                game.score.clone()
            },
        }
    }

    /// How the match stood before a step.
    fn standing_before(&self, step: usize) -> super::Standing {
        step.checked_sub(1).map_or(self.start, |last| self.steps[last].1)
    }

    fn moments(&self, index: usize) -> Vec<CubeMoment> {
        let table = &self.games[index].table;
        let (first, end) = self.steps_of(index);
        let (mut own, mut moments) = (0, Vec::new());
        for number in first..end {
            let step = self.steps[number].0;
            let of_match = self.standing_before(number).of_match;
            let done = match step {
                Step::Double => Some(CubeAction::Double),
                Step::Take => Some(CubeAction::Take),
                Step::Drop => Some(CubeAction::Drop),
                Step::Game => Some(CubeAction::Roll),
                Step::Next | Step::Resign(..) => None,
            };
            let state = table.state_before(own);
            let may = |&seat: &Seat| of_match.may_double(&self.game, state, seat);
            let doubler = of_match.offered().or_else(|| self.game.seat_to_act(state).filter(may));
            if let (Some(done), Some(doubler)) = (done, doubler) {
                let cube = CubeView::of(&of_match);
                moments.push(CubeMoment { event: self.before.0 + number, own, doubler, cube, done });
            }
            own += usize::from(step == Step::Game);
        }
        moments
    }
}
