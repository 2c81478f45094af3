//! The heuristic that Nardi players are measured against.

use game::{Game, Random, Turn as Due};
use nardi::{Nardi, State, Turn};

use crate::player::Player;

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
        let mut best = (0, rate(&options[0].1), 1);
        for (at, (_, after)) in options.iter().enumerate().skip(1) {
            let rating = rate(after);
            if rating > best.1 {
                best = (at, rating, 1);
            } else if rating == best.1 {
                best.2 += 1;
                if random.below(best.2) == 0 {
                    best.0 = at;
                }
            }
        }
        best.0
    }

    fn fresh(&self) -> Box<dyn Player<Nardi>> {
        Box::new(MostPoints)
    }
}
