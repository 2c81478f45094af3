//! Counting the tree: the classic check that a move generator is exact.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::contract::{Game, Turn};

/// So deep a count is over before anybody notices; deeper ones look whether they should stop.
const UNDIVIDED: u32 = 2;

/// Counts the leaves of the game tree.
pub trait Perft: Game {
    /// The number of leaves `depth` actions below `state`. Rolls are not actions: each distinct roll is
    /// followed once. Families with whole turns count distinct end boards instead of single steps.
    fn perft(&self, state: &Self::State, depth: u32) -> u64;

    /// The counts below each first action (or whole turn), with its text, in order; rolls appear as `r63`.
    fn perft_divide(&self, state: &Self::State, depth: u32) -> Vec<(String, u64)>;

    /// Shows `each` every position one action (or whole turn) below `state`, as often as [`Perft::perft`] counts it,
    /// until it answers `false`.
    fn each_below(&self, state: &Self::State, each: &mut dyn FnMut(&Self::State) -> bool);

    /// As [`Perft::perft`], unless `stop` is set in the meantime: then `None`.
    fn perft_unless(&self, state: &Self::State, depth: u32, stop: &AtomicBool) -> Option<u64> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        if depth <= UNDIVIDED || self.turn(state) == Turn::Over {
            return Some(self.perft(state, depth));
        }
        let mut total = Some(0);
        self.each_below(state, &mut |next| {
            let below = self.perft_unless(next, depth - 1, stop);
            total = total.zip(below).map(|(total, below)| total + below);
            total.is_some()
        });
        total
    }
}

/// The plain count, action by action. `over_counts_as` is what a finished game adds while depth remains:
/// 1 where a finished game is a leaf at every depth, 0 where it has no continuation.
pub fn perft_by_moves<G: Game>(game: &G, state: &G::State, depth: u32, over_counts_as: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.turn(state) {
        Turn::Over => over_counts_as,
        Turn::Chance => game
            .rolls(state)
            .iter()
            .map(|&(roll, _)| {
                let mut next = *state;
                game.roll(&mut next, roll);
                perft_by_moves(game, &next, depth, over_counts_as)
            })
            .sum(),
        Turn::Seat(_) if depth == 1 => game.count_moves(state),
        Turn::Seat(_) => {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            moves
                .into_iter()
                .map(|action| {
                    let mut next = *state;
                    game.play(&mut next, action);
                    perft_by_moves(game, &next, depth - 1, over_counts_as)
                })
                .sum()
        }
    }
}
