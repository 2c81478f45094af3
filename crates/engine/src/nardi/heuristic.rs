//! The heuristic that Nardi players are measured against.

use game::{Game, Random, Turn as Due};
use nardi::{Nardi, State, Turn};

use crate::player::{Player, best_of};

/// Holds as many points as possible; once all checkers are home, bears off as many as possible, then leaves
/// the fewest pips. Among equals, any.
#[derive(Clone, Copy, Debug, Default)]
pub struct MostPoints;

impl Player<Nardi> for MostPoints {
    fn choose(
        &mut self,
        game: &Nardi,
        state: &State,
        options: &[(Turn, State)],
        random: &mut Random,
    ) -> usize {
        let Due::Seat(seat) = game.turn(state) else { return 0 };
        let is_home = state.held(seat) & 0x3_ffff == 0;
        let rate = |after: &State| {
            if is_home {
                (u32::from(after.borne_off(seat)), 500 - u32::from(after.pips(seat)))
            } else {
                (after.held(seat).count_ones(), 0)
            }
        };
        best_of(options.iter().map(|(_, after)| rate(after)), random)
    }

    fn fresh(&self) -> Box<dyn Player<Nardi>> {
        Box::new(MostPoints)
    }
}
