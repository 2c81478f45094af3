//! [`MatchView`]: what there is to see of a match, as data.

use game::sorting;
use game::{Message, Seat, Turn};
use nardi::Crawford;

use super::{MatchTable, OneGame, Step};
use crate::table::Table;
use crate::view::{PastTurn, TableView, TurnView};

/// A match in progress as data, beside the [`TableView`] of the game that is played now.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MatchView {
    /// The points that win it; 1 for a single game.
    pub length: u32,
    /// Points by seat, those of the game at the table included once it is over.
    pub score: Vec<u32>,
    /// The number of the game that is played now, from 1, counted from where the match was taken up.
    pub game: usize,
    /// The games before it.
    pub games: Vec<GameScore>,
    /// How the game at the table ended, once it has.
    pub ended: Option<GameScore>,
    /// Whether the action `next` begins another game.
    pub can_go_on: bool,
    /// Who has won the match.
    pub winner: Option<Seat>,
    /// The cube; none where it is played without.
    pub cube: Option<CubeView>,
    /// Who may `double` now instead of rolling.
    pub may_double: Option<Seat>,
    /// Whether this is the Crawford game, which has no cube.
    pub is_crawford: bool,
    /// Whether the Crawford rule holds and its game is over.
    pub is_after_crawford: bool,
    /// Whether the Crawford rule holds.
    pub has_crawford: bool,
    /// Whether mars and koks count as oin while the cube is in the middle.
    pub has_jacoby: bool,
}

/// The doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CubeView {
    /// What it shows: what the game is worth.
    pub value: u32,
    /// Who owns it; nobody while it is in the middle.
    pub owner: Option<Seat>,
    /// Who has doubled and waits for `take` or `drop`.
    pub offered: Option<Seat>,
}

impl CubeView {
    pub(super) fn of(of_match: &nardi::Match) -> CubeView {
        CubeView { value: of_match.cube.value, owner: of_match.cube.owner, offered: of_match.offered() }
    }
}

/// A game of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct GameScore {
    /// Who won it; nobody after a tie.
    pub winner: Option<Seat>,
    /// The points that were won.
    pub points: u32,
    /// Whether a double was dropped.
    pub is_dropped: bool,
    /// Whether the loser gave it up.
    pub is_resigned: bool,
    /// The score of the match after it, by seat.
    pub score: Vec<u32>,
}

impl MatchTable {
    pub(super) fn seen(&self) -> MatchView {
        let of_match = self.standing().of_match;
        let rules = of_match.rules();
        let (ended, after) = self.ending().map_or((None, of_match), |(score, after)| (Some(score), after));
        let cube = CubeView { offered: self.answering().map(|seat| seat ^ 1), ..CubeView::of(&of_match) };
        MatchView {
            length: rules.match_length.into(),
            score: after.score.to_vec(),
            game: self.current + 1,
            games: self.games[..self.current].iter().filter_map(|game| game.score.clone()).collect(),
            can_go_on: ended.is_some() && after.winner().is_none(),
            winner: after.winner().filter(|_| ended.is_some()),
            ended,
            cube: (rules.cube && of_match.crawford != Crawford::Now).then_some(cube),
            may_double: self.doubler(),
            is_crawford: of_match.crawford == Crawford::Now,
            is_after_crawford: of_match.crawford == Crawford::After,
            has_crawford: rules.crawford,
            has_jacoby: rules.jacoby,
        }
    }

    pub(super) fn whole_view(&self) -> TableView {
        let mut view = self.now().view();
        view.events = self.events_so_far();
        (view.can_undo, view.can_redo) = (self.length, self.undone());
        view.verdict = self.verdict();
        let scores = self.scores();
        view.seats.iter_mut().for_each(|seat| seat.score = scores.of(seat.seat));
        view.last_turn = view.last_turn.map(|turn| self.placed(self.current, turn));
        if let Turn::Seat(seat) = self.turn()
            && self.answering().is_some()
        {
            view.turn = TurnView::Seat { seat };
            view.task = Some(Message::new("match-task-answer"));
            view.moves = self.legal();
            view.journeys = Vec::new();
        } else if self.is_game_over() {
            view.turn = TurnView::Over;
            (view.task, view.moves, view.journeys) = (None, Vec::new(), Vec::new());
        }
        view.match_view = Some(self.seen());
        view
    }

    /// The steps of a game that ends before `end`: what happened, the events of the game itself among it.
    pub(super) fn events_of(&self, game: &OneGame, end: usize) -> Vec<String> {
        let mut own = game.table.events().into_iter();
        let steps = self.steps[game.first..end].iter();
        steps
            .map(
                |&(step, _)| {
                    if step == Step::Game { own.next().unwrap_or_default() } else { step.text().to_owned() }
                },
            )
            .collect()
    }

    /// The steps of a game, as far as it was played: from the first of these numbers up to the second.
    pub(super) fn steps_of(&self, game: usize) -> (usize, usize) {
        // The step to the next game belongs to neither.
        let end = self.games[..=self.current].get(game + 1).map_or(self.length, |next| next.first - 1);
        (self.games[game].first, end)
    }

    /// The number of events of the match before each event of a game.
    pub(super) fn places(&self, game: usize) -> Vec<usize> {
        let (first, end) = self.steps_of(game);
        let steps = self.steps[first..end].iter().enumerate();
        steps
            .filter(|(_, (step, _))| *step == Step::Game)
            .map(|(index, _)| self.before.0 + first + index)
            .collect()
    }

    /// A turn of a game with its place in the match.
    fn placed(&self, game: usize, turn: PastTurn) -> PastTurn {
        let places = self.places(game);
        let before = self.games[game].table.events_so_far() - places.len();
        let place = |event: usize| places.get(event.wrapping_sub(before)).copied();
        let begins = place(turn.begins).unwrap_or(self.before.0 + self.steps_of(game).1);
        let ends = place(turn.ends.wrapping_sub(1)).map_or(begins, |last| last + 1);
        PastTurn { begins, ends, ..turn }
    }

    /// The turns of a game, doubles, answers and giving up included.
    pub(super) fn past_of(&self, game: usize) -> Vec<PastTurn> {
        let past = self.games[game].table.past().into_iter();
        let mut turns: Vec<PastTurn> = past.map(|turn| self.placed(game, turn)).collect();
        let (first, end) = self.steps_of(game);
        let mut doubler = None;
        for (index, &(step, standing)) in self.steps[first..end].iter().enumerate() {
            if step == Step::Double {
                doubler = standing.of_match.offered();
            }
            let seat = match step {
                Step::Double => doubler,
                Step::Take | Step::Drop => doubler.map(|seat| seat ^ 1),
                Step::Resign(seat, _) => Some(seat),
                Step::Game | Step::Next => None,
            };
            if let Some(seat) = seat {
                let begins = self.before.0 + first + index;
                turns.push(PastTurn {
                    seat,
                    dice: Vec::new(),
                    moves: vec![step.view()],
                    begins,
                    ends: begins + 1,
                });
            }
        }
        sorting::by_key(&mut turns, |turn| turn.begins);
        turns
    }
}
