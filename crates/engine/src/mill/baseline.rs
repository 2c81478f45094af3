//! The opponent to measure against: material and mobility, two actions ahead.

use game::{Game, Random, Seat, Turn};
use mill::{Mill, Move, State};

use crate::player::Player;

const WON: i32 = 1_000_000;

/// Looks two actions ahead (and at the removals they earn), counts men and steps, and chooses among the best.
#[derive(Clone, Copy, Debug)]
pub struct MillBaseline {
    /// How many actions it looks ahead.
    pub depth: u32,
}

impl Default for MillBaseline {
    fn default() -> MillBaseline {
        MillBaseline { depth: 2 }
    }
}

impl MillBaseline {
    /// Ten for every man on the board or in hand, one for every step, as `seat` sees it.
    fn estimate(game: &Mill, state: &State, seat: Seat) -> i32 {
        let empty = game.board().all() & !(state.pieces(0) | state.pieces(1) | state.marked());
        let side = |seat: Seat| {
            10 * state.count(seat) as i32 + game.board().count_steps(state.pieces(seat), empty) as i32
        };
        side(seat) - side(seat ^ 1)
    }

    /// Plain minimax, as `seat` sees it.
    fn minimax(game: &Mill, state: &State, seat: Seat, depth: u32) -> i32 {
        let Turn::Seat(mover) = game.turn(state) else {
            return i32::from(game.scores(state).of(seat)) * (WON + depth as i32);
        };
        if depth == 0 && !state.is_removing() {
            return Self::estimate(game, state, seat);
        }
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let values = moves.iter().map(|&action| {
            let mut next = *state;
            game.play(&mut next, action);
            Self::minimax(game, &next, seat, depth.saturating_sub(1))
        });
        let best = if mover == seat { values.max() } else { values.min() };
        best.unwrap_or(0)
    }
}

impl Player<Mill> for MillBaseline {
    fn choose(
        &mut self,
        game: &Mill,
        state: &State,
        options: &[(Move, State)],
        random: &mut Random,
    ) -> usize {
        let below = self.depth.saturating_sub(1);
        let value = |(_, next): &(Move, State)| Self::minimax(game, next, state.side(), below);
        let values: Vec<i32> = options.iter().map(value).collect();
        let best = values.iter().copied().max().unwrap_or(0);
        let ties: Vec<usize> = (0..values.len()).filter(|&at| values[at] == best).collect();
        ties[random.below(ties.len() as u32) as usize]
    }

    fn fresh(&self) -> Box<dyn Player<Mill>> {
        Box::new(*self)
    }
}
