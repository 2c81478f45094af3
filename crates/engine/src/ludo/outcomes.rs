//! What a Ludo net's outputs mean.

use game::{Game, Seat, Turn};
use ludo::{Ludo, State};

use crate::outcomes::Outcomes;

pub(super) fn seated(game: &Ludo) -> Vec<Seat> {
    (0..game.seats()).filter(|&seat| game.is_seated(seat)).collect()
}

fn has_teams(game: &Ludo) -> bool {
    let seats = seated(game);
    seats.iter().any(|&a| seats.iter().any(|&b| a != b && !game.rules().are_enemies(a, b)))
}

/// How many seated players further on `to` sits, seen from `from`.
pub(super) fn places_between(game: &Ludo, from: Seat, to: Seat) -> usize {
    let seats = seated(game);
    let place = |seat| seats.iter().position(|&other| other == seat).unwrap_or(0);
    (place(to) + seats.len() - place(from)) % seats.len().max(1)
}

/// The outputs are the chances that oneself, the next player, the one after … is the first to finish. A win
/// is worth 1 to everybody in the winner's team.
impl Outcomes for Ludo {
    fn outcome_names(&self) -> Vec<String> {
        let later = (1..seated(self).len()).map(|place| format!("win-of-next-{place}"));
        std::iter::once("win".to_owned()).chain(later).collect()
    }

    fn outcome_points(&self) -> Vec<f32> {
        let seats = seated(self);
        let is_own = |seat: Seat| seat == seats[0] || !self.rules().are_enemies(seats[0], seat);
        seats.iter().map(|&seat| if is_own(seat) { 1.0 } else { 0.0 }).collect()
    }

    fn outcome_of(&self, over: &State, seat: Seat) -> usize {
        let scores = self.scores(over);
        let first = over.places().next().unwrap_or(seat);
        // A team wins when its last member has finished, which need not be the first of all.
        let best = seated(self).into_iter().rev().max_by_key(|&seat| scores.of(seat)).unwrap_or(first);
        places_between(self, seat, if has_teams(self) { best } else { first })
    }

    fn outcome_seen(&self, outcome: usize, from: Seat, to: Seat) -> usize {
        let count = seated(self).len();
        (outcome + count - places_between(self, from, to)) % count
    }

    /// Play may go on for the places, but the first of them is taken.
    fn settled(&self, state: &State, seat: Seat) -> Option<usize> {
        let is_settled =
            if has_teams(self) { self.turn(state) == Turn::Over } else { state.places().next().is_some() };
        is_settled.then(|| self.outcome_of(state, seat))
    }
}
