//! [`Player`]: somebody who chooses.

use std::sync::atomic::AtomicBool;

use game::{Decide, Features, Game, Random, Turn};

use crate::evaluate::Evaluator;
use crate::outcomes::Outcomes;
use crate::search::Search;

/// Chooses decisions. What is chosen depends on the arguments and the past it was told alone, never on earlier
/// choices, so that games can be played in any order on any thread.
pub trait Player<G: Decide>: Send + Sync {
    /// The index of the chosen option. `options` are all decisions of `state` with the states they lead to;
    /// there is at least one.
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        random: &mut Random,
    ) -> usize;

    /// The same, or whatever is best so far soon after `stop` is set. Players that are always quick do not look at it.
    fn choose_until(
        &mut self,
        game: &G,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        random: &mut Random,
        _stop: &AtomicBool,
    ) -> usize {
        self.choose(game, state, options, random)
    }

    /// Tells which positions could come back ([`game::Repetitions::keys`]), before every choice in a game where
    /// repetition matters. Most players do not look at it.
    fn note_past(&mut self, _past: &[u64]) {}

    /// Another player that chooses the same way, for another thread.
    fn fresh(&self) -> Box<dyn Player<G>>;
}

/// Any option, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPlayer;

impl<G: Decide> Player<G> for RandomPlayer {
    fn choose(
        &mut self,
        _: &G,
        _: &G::State,
        options: &[(G::Decision, G::State)],
        random: &mut Random,
    ) -> usize {
        random.below(options.len() as u32) as usize
    }

    fn fresh(&self) -> Box<dyn Player<G>> {
        Box::new(RandomPlayer)
    }
}

/// The option after which the evaluator expects the most points.
pub struct Greedy<G: Game>(pub Evaluator<G>);

impl<G: Decide + Features + Outcomes + 'static> Player<G> for Greedy<G> {
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        _: &mut Random,
    ) -> usize {
        let Turn::Seat(seat) = game.turn(state) else { return 0 };
        self.0.judge(game, state, seat, options);
        self.0.best().0
    }

    fn fresh(&self) -> Box<dyn Player<G>> {
        Box::new(Greedy(self.0.clone()))
    }
}

/// The option that is best after looking ahead.
pub struct Searcher<G: Decide>(pub Search<G>);

impl<G: Decide + Features + Outcomes + 'static> Player<G> for Searcher<G> {
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        _: &mut Random,
    ) -> usize {
        self.0.best(game, state, options)
    }

    fn fresh(&self) -> Box<dyn Player<G>> {
        Box::new(Searcher(self.0.clone()))
    }
}

/// The index of the highest rating; among equals each is equally likely. 0 if there are none.
pub(crate) fn best_of<R: PartialOrd>(ratings: impl Iterator<Item = R>, random: &mut Random) -> usize {
    let mut best: Option<(usize, R)> = None;
    let mut equals = 1;
    for (at, rating) in ratings.enumerate() {
        match &best {
            Some((_, highest)) if rating < *highest => {}
            Some((_, highest)) if rating == *highest => {
                equals += 1;
                if random.below(equals) == 0 {
                    best = Some((at, rating));
                }
            }
            _ => {
                equals = 1;
                best = Some((at, rating));
            }
        }
    }
    best.map_or(0, |(at, _)| at)
}
