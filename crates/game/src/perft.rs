//! Counting the tree: the classic check that a move generator is exact.

use crate::contract::{Game, Turn};

/// Counts the leaves of the game tree.
pub trait Perft: Game {
    /// The number of leaves `depth` actions below `state`. Rolls are not actions: each distinct roll is
    /// followed once. Families with whole turns count distinct end boards instead of single steps.
    fn perft(&self, state: &Self::State, depth: u32) -> u64;

    /// The counts below each first action (or whole turn), with its text, in order; rolls appear as `r63`.
    fn perft_divide(&self, state: &Self::State, depth: u32) -> Vec<(String, u64)>;
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
