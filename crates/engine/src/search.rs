//! Expectimax over the dice: every roll, and for each the reply that is best for whoever plays it.
//!
//! With two seats this is expectimax, with more of them max-n: each seat maximises its own expected points.

use game::{Decide, Features, Seat, Turn};

use crate::evaluate::Evaluator;
use crate::outcomes::{MAX_OUTCOMES, Outcomes};
use crate::sketch::Sketch;

/// How far and how widely to look.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchOptions {
    /// How many rolls to look ahead; 0 is greedy.
    pub plies: u8,
    /// At most this many options are looked at more closely, best first.
    pub keep: usize,
    /// Options that are worse by more points than this at first sight are dropped.
    pub margin: f32,
    /// How many replies are looked at more closely where the search goes on below them.
    pub keep_replies: usize,
    /// At most this many options are judged when only the best is wanted, where decisions have parts to
    /// tell which, and the search looks ahead.
    pub judge_options: usize,
    /// At most this many replies to a roll are judged, where decisions have parts to tell which.
    pub judge_replies: usize,
}

impl SearchOptions {
    /// Sensible filters for a number of plies.
    pub fn plies(plies: u8) -> SearchOptions {
        let (keep, margin) = if plies < 2 { (8, 0.15) } else { (4, 0.1) };
        SearchOptions { plies, keep, margin, keep_replies: 1, judge_options: 128, judge_replies: 4 }
    }

    /// No filter at all: every option and every reply. For tests; slow.
    pub fn everything(plies: u8) -> SearchOptions {
        SearchOptions {
            plies,
            keep: usize::MAX,
            margin: f32::INFINITY,
            keep_replies: usize::MAX,
            judge_options: usize::MAX,
            judge_replies: usize::MAX,
        }
    }
}

/// Chances of all outcomes; those that do not exist are 0.
pub type Chances = [f32; MAX_OUTCOMES];

/// An option with what the search found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding {
    /// Its index among the options.
    pub option: usize,
    /// Expected points for the seat that chooses.
    pub value: f32,
    /// The chances of all outcomes.
    pub chances: Chances,
    /// How many plies it was looked at.
    pub plies: u8,
}

/// A search with its buffers; one per thread.
pub struct Search<G: Decide> {
    /// How far and how widely it looks.
    pub options: SearchOptions,
    evaluator: Evaluator<G>,
    /// The options at each depth.
    lists: Vec<Vec<(G::Decision, G::State)>>,
    /// What is known of the parts of the options at each depth.
    pub(crate) sketches: Vec<Sketch>,
}

impl<G: Decide> Clone for Search<G> {
    fn clone(&self) -> Search<G> {
        Search {
            options: self.options.clone(),
            evaluator: self.evaluator.clone(),
            lists: Vec::new(),
            sketches: Vec::new(),
        }
    }
}

impl<G: Decide + Features + Outcomes> Search<G> {
    /// A search that asks this evaluator at its leaves.
    pub fn new(evaluator: Evaluator<G>, options: SearchOptions) -> Search<G> {
        Search { options, evaluator, lists: Vec::new(), sketches: Vec::new() }
    }

    /// The evaluator it asks.
    pub fn evaluator(&mut self) -> &mut Evaluator<G> {
        &mut self.evaluator
    }

    /// The best option of the seat to move in `state`.
    pub fn best(&mut self, game: &G, state: &G::State, options: &[(G::Decision, G::State)]) -> usize {
        let mut choice = self.begin_choice(game, state, options);
        while !self.go_on(game, options, &mut choice) {}
        choice.best(options)
    }

    /// All options, best first; those that passed the filter were looked at more closely and come before
    /// the others. Once `is_over`, which hears how many positions were judged so far, the last depth that was
    /// looked at in full stands.
    pub fn analyse(
        &mut self,
        game: &G,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        is_over: &dyn Fn(u64) -> bool,
    ) -> Vec<Finding> {
        let mut inquiry = self.inquire(game, state, options, true);
        while !self.advance(game, options, &mut inquiry, is_over) {}
        inquiry.into_found()
    }

    pub(crate) fn first_sight(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        options: &[(G::Decision, G::State)],
    ) -> Vec<Finding> {
        self.evaluator.judge(game, state, seat, options);
        let mut found: Vec<Finding> = (0..options.len())
            .map(|option| {
                let mut chances = [0.0; MAX_OUTCOMES];
                let judged = self.evaluator.chances_of(option);
                chances[..judged.len()].copy_from_slice(judged);
                Finding { option, value: self.evaluator.table().value(judged), chances, plies: 0 }
            })
            .collect();
        found.sort_by(|a, b| b.value.total_cmp(&a.value));
        found
    }

    /// The chances that `seat`, who has just moved to `after`, sees after looking `plies` rolls ahead.
    pub fn look_ahead(&mut self, game: &G, after: &G::State, seat: Seat, plies: u8) -> Chances {
        let mut sketch = self.sketches.pop().unwrap_or_default();
        sketch.start();
        let chances = self.look_with(game, after, seat, plies, &mut sketch);
        self.sketches.push(sketch);
        chances
    }

    /// The same with what is known of the parts of replies.
    pub(crate) fn look_with(
        &mut self,
        game: &G,
        after: &G::State,
        seat: Seat,
        plies: u8,
        sketch: &mut Sketch,
    ) -> Chances {
        let mut sum = [0.0; MAX_OUTCOMES];
        if let Some(outcome) = game.settled(after, seat) {
            sum[outcome] = 1.0;
            return sum;
        }
        match game.turn(after) {
            Turn::Over => {}
            _ if plies == 0 => {
                let chances = self.evaluator.chances(game, after, seat);
                sum[..chances.len()].copy_from_slice(chances);
            }
            Turn::Seat(_) => self.add_reply(game, after, seat, plies, 1.0, sketch, &mut sum),
            Turn::Chance => {
                sketch.enter();
                for roll in 0..game.rolls(after).len() {
                    self.add_roll(game, after, seat, plies, roll, sketch, &mut sum);
                }
            }
        }
        sum
    }

    /// Adds the chances after the best reply to one of the rolls that can fall after `after`, as `seat` sees them.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn add_roll(
        &mut self,
        game: &G,
        after: &G::State,
        seat: Seat,
        plies: u8,
        roll: usize,
        sketch: &mut Sketch,
        sum: &mut Chances,
    ) {
        let rolls = game.rolls(after);
        let total: u32 = rolls.iter().map(|&(_, weight)| u32::from(weight)).sum();
        let (roll, weight) = rolls[roll];
        let mut rolled = *after;
        game.roll(&mut rolled, roll);
        let weight = f32::from(weight) / total as f32;
        self.add_reply(game, &rolled, seat, plies, weight, sketch, sum);
    }

    /// Adds the chances after the best reply in `rolled`, times `weight`, as `seat` sees them.
    #[allow(clippy::too_many_arguments)]
    fn add_reply(
        &mut self,
        game: &G,
        rolled: &G::State,
        seat: Seat,
        plies: u8,
        weight: f32,
        sketch: &mut Sketch,
        sum: &mut Chances,
    ) {
        let Turn::Seat(mover) = game.turn(rolled) else {
            let chances = self.look_ahead(game, rolled, seat, plies - 1);
            sum.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += weight * chance);
            return;
        };
        let mut list = self.lists.pop().unwrap_or_default();
        game.decisions(rolled, &mut list);
        sketch.thin_out(game, &mut self.evaluator, rolled, mover, &mut list, self.options.judge_replies);
        if plies == 1 {
            self.evaluator.judge(game, rolled, mover, &list);
            let best = self.evaluator.best().0;
            let chances = self.evaluator.chances_of(best);
            self.evaluator.table().add_seen(chances, mover, seat, weight, sum);
        } else {
            let chances = self.best_reply(game, rolled, mover, plies, &list);
            let count = self.evaluator.table().count();
            self.evaluator.table().add_seen(&chances[..count], mover, seat, weight, sum);
        }
        self.lists.push(list);
    }

    fn best_reply(
        &mut self,
        game: &G,
        rolled: &G::State,
        mover: Seat,
        plies: u8,
        list: &[(G::Decision, G::State)],
    ) -> Chances {
        let first = self.first_sight(game, rolled, mover, list);
        let mut best = (f32::NEG_INFINITY, [0.0; MAX_OUTCOMES]);
        for finding in first.iter().take(self.options.keep_replies.max(1)) {
            let chances = self.look_ahead(game, &list[finding.option].1, mover, plies - 1);
            let value = self.evaluator.table().value(&chances);
            if value > best.0 {
                best = (value, chances);
            }
        }
        best.1
    }
}
