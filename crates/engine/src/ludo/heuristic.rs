//! The heuristics that Ludo players are measured against: fast, aggressive, defensive, mixed.

use game::{Game, Random, Seat, Turn};
use ludo::{Ludo, Move, State};

use crate::player::{Player, best_of};

/// What a heuristic cares about, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taste {
    /// An enemy piece sent home, for each square it loses.
    capture: f64,
    /// An own piece sent home, for each square it loses.
    loss: f64,
    /// A piece brought to the goal.
    goal: f64,
    /// A piece brought out of the base.
    exit: f64,
    /// A piece that no enemy can take with its next die.
    safety: f64,
    /// A piece that stands with another.
    pair: f64,
    /// A square of progress.
    progress: f64,
    /// A square of progress of the foremost piece on the way.
    lead: f64,
}

const NONE: Taste =
    Taste { capture: 0.0, loss: 0.0, goal: 0.0, exit: 0.0, safety: 0.0, pair: 0.0, progress: 0.0, lead: 0.0 };

/// Runs with the foremost piece.
pub const FAST: Taste = Taste { progress: 1.0, lead: 2.0, ..NONE };
/// Takes what it can, and otherwise runs.
pub const AGGRESSIVE: Taste = Taste { capture: 100.0, progress: 1.0, lead: 0.1, ..NONE };
/// Leaves as little as possible to be taken.
pub const DEFENSIVE: Taste = Taste { loss: 10.0, safety: 100.0, pair: 20.0, progress: 1.0, ..NONE };
/// A bit of everything.
pub const MIXED: Taste = Taste {
    capture: 1.2,
    loss: 1.0,
    goal: 12.0,
    exit: 14.0,
    safety: 9.0,
    pair: 3.0,
    progress: 0.5,
    lead: 0.2,
};

/// Chooses what its taste likes best.
#[derive(Clone, Copy, Debug)]
pub struct Tasteful(pub Taste);

/// The heuristic of this name.
pub fn heuristic(name: &str) -> Option<Box<dyn Player<Ludo>>> {
    let taste = match name {
        "fast" => FAST,
        "aggressive" => AGGRESSIVE,
        "defensive" => DEFENSIVE,
        "mixed" | "heuristic" => MIXED,
        _ => return None,
    };
    Some(Box::new(Tasteful(taste)))
}

impl Taste {
    /// How much it likes what a move of `seat` did.
    fn like(&self, game: &Ludo, before: &State, after: &State, seat: Seat) -> f64 {
        let mut liking = 0.0;
        let mut lead = 0;
        for piece in 0..game.rules().pieces {
            let (from, to) = (before.piece(seat, piece), after.piece(seat, piece));
            let gained = f64::from(to) - f64::from(from);
            liking += if gained < 0.0 && to == 0 { self.loss * gained } else { self.progress * gained };
            liking += if to == game.rules().goal() && from != to { self.goal } else { 0.0 };
            liking += if from == 0 && to != 0 { self.exit } else { 0.0 };
            if to == 0 || to == game.rules().goal() {
                continue;
            }
            lead = lead.max(to);
            if self.safety > 0.0 && !game.is_threatened(after, seat, piece) {
                liking += self.safety;
            }
            if self.pair > 0.0
                && (0..game.rules().pieces).any(|other| other != piece && after.piece(seat, other) == to)
            {
                liking += self.pair;
            }
        }
        let enemies = game.rules().seated().filter(|&other| game.rules().are_enemies(seat, other));
        for (enemy, piece) in
            enemies.flat_map(|enemy| (0..game.rules().pieces).map(move |piece| (enemy, piece)))
        {
            let lost = before.piece(enemy, piece).saturating_sub(after.piece(enemy, piece));
            liking += self.capture * f64::from(lost);
        }
        liking + self.lead * f64::from(lead)
    }
}

impl Player<Ludo> for Tasteful {
    fn choose(
        &mut self,
        game: &Ludo,
        state: &State,
        options: &[(Move, State)],
        random: &mut Random,
    ) -> usize {
        let Turn::Seat(seat) = game.turn(state) else { return 0 };
        best_of(options.iter().map(|(_, after)| self.0.like(game, state, after, seat)), random)
    }

    fn fresh(&self) -> Box<dyn Player<Ludo>> {
        Box::new(*self)
    }
}
