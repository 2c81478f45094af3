//! [`Sketch`]: which of very many decisions deserve to be judged.

use game::{Decide, Features, Seat};

use crate::evaluate::Evaluator;
use crate::outcomes::Outcomes;

/// What single parts of decisions are worth in one position, found out as they are met.
///
/// A double in Nardi can have hundreds of end boards, but they are put together from a few dozen checkers'
/// ways. A turn is roughly worth the sum of what its ways are worth alone: not good enough to choose by, but
/// the best turn is nearly always among the first few of that order. What a way is worth hardly depends on what
/// the other side has just done, so one sketch serves the replies to all of its options.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sketch {
    /// What the position changes by when only this part is played, by its number; NaN while unknown.
    gains: Vec<f32>,
    /// What the position is worth if nothing is played, once it is known.
    base: Option<f32>,
    /// Whether gains are known from this position or its siblings.
    is_begun: bool,
    parts: Vec<u16>,
    scores: Vec<(f32, u32)>,
}

impl Sketch {
    /// Forgets everything.
    pub(crate) fn start(&mut self) {
        (self.base, self.is_begun) = (None, false);
    }

    /// Goes on to a sibling of the last position: another option of the same choice.
    pub(crate) fn enter(&mut self) {
        self.base = None;
    }

    /// Leaves the `count` most promising decisions in `list`, in their order.
    pub(crate) fn thin_out<G: Decide + Features + Outcomes>(
        &mut self,
        game: &G,
        evaluator: &mut Evaluator<G>,
        state: &G::State,
        seat: Seat,
        list: &mut Vec<(G::Decision, G::State)>,
        count: usize,
    ) {
        if list.len() <= count || game.part_count() == 0 {
            return;
        }
        if !self.is_begun {
            self.is_begun = true;
            self.gains.clear();
            self.gains.resize(game.part_count(), f32::NAN);
        }
        // Nearly all parts are known after the first few rolls.
        if !self.score(game, list) {
            self.judge_parts(game, evaluator, state, seat, list);
            self.score(game, list);
        }
        let best_first = |a: &(f32, u32), b: &(f32, u32)| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1));
        self.scores.select_nth_unstable_by(count, best_first);
        self.scores.truncate(count);
        self.scores.sort_unstable_by_key(|&(_, at)| at);
        for (to, &(_, from)) in self.scores.iter().enumerate() {
            list[to] = list[from as usize];
        }
        list.truncate(count);
    }

    /// Adds up what is known of the parts of every decision; whether all of them are known.
    fn score<G: Decide>(&mut self, game: &G, list: &[(G::Decision, G::State)]) -> bool {
        self.scores.clear();
        for (at, &(decision, _)) in (0..).zip(list) {
            self.parts.clear();
            game.parts_of(decision, &mut self.parts);
            let score: f32 = self.parts.iter().map(|&part| self.gains[usize::from(part)]).sum();
            if score.is_nan() {
                return false;
            }
            self.scores.push((score, at));
        }
        true
    }

    /// Finds out what the parts of these decisions are worth, unless it is known.
    fn judge_parts<G: Decide + Features + Outcomes>(
        &mut self,
        game: &G,
        evaluator: &mut Evaluator<G>,
        state: &G::State,
        seat: Seat,
        list: &[(G::Decision, G::State)],
    ) {
        self.parts.clear();
        for &(decision, _) in list {
            game.parts_of(decision, &mut self.parts);
        }
        self.parts.retain(|&part| {
            let gain = &mut self.gains[usize::from(part)];
            // Not NaN any more, so that the part is listed once.
            gain.is_nan() && {
                *gain = 0.0;
                true
            }
        });
        let nothing = self.base.is_none().then_some(None);
        let asked: Vec<_> = nothing
            .into_iter()
            .chain(self.parts.iter().copied().map(Some))
            .map(|part| (part, game.after_part(state, part)))
            .collect();
        evaluator.judge(game, state, seat, &asked);
        let base = self.base.unwrap_or_else(|| evaluator.value_of(0));
        for (at, (part, _)) in asked.iter().enumerate() {
            if let Some(part) = part {
                self.gains[usize::from(*part)] = evaluator.value_of(at) - base;
            }
        }
        self.base = Some(base);
    }
}
