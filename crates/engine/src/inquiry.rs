//! [`Inquiry`]: the options of a choice, looked at more and more closely, one roll at a time.
//!
//! A search asks everything in one go or piece by piece; there is one way through, so it finds the same.

use game::sorting;
use game::{Decide, Features, Seat, Turn};

use crate::outcomes::{MAX_OUTCOMES, Outcomes};
use crate::search::{Chances, Finding, Search};
use crate::sketch::Sketch;

/// How far a look ahead from one option has come.
struct Look {
    /// The next roll to look at.
    roll: usize,
    sum: Chances,
}

/// What is known of the options of a choice so far.
pub(crate) struct Inquiry {
    /// Whether the best value is wanted even if only one option is left.
    wants_value: bool,
    /// An option that is looked at as closely as the best ones.
    also: Option<usize>,
    seat: Seat,
    found: Vec<Finding>,
    /// What the last depth that was looked at in full found.
    shallow: Vec<Finding>,
    /// How many rolls ahead are being looked at.
    plies: u8,
    /// So many options are looked at more closely, and so many of them have been.
    close: usize,
    at: usize,
    look: Option<Look>,
    sketch: Sketch,
    is_done: bool,
}

impl Inquiry {
    /// Looks at this option as closely as at the best ones, however bad it is at first sight.
    pub(crate) fn with(self, option: usize) -> Inquiry {
        Inquiry { also: Some(option), ..self }
    }

    /// Everything that was found, best first; what a depth that was not finished found is left out.
    pub(crate) fn into_found(self) -> Vec<Finding> {
        if self.is_done { self.found } else { self.shallow }
    }

    /// The same, and the inquiry stays.
    pub(crate) fn found(&self) -> &[Finding] {
        if self.is_done { &self.found } else { &self.shallow }
    }

    /// The best option so far.
    pub(crate) fn best(&self) -> usize {
        self.found().first().map_or(0, |found| found.option)
    }
}

/// A choice whose best option alone is wanted.
pub(crate) struct Choice<G: Decide> {
    /// The options that deserve to be judged, where that is not all of them.
    list: Option<Vec<(G::Decision, G::State)>>,
    inquiry: Option<Inquiry>,
}

impl<G: Decide + Features + Outcomes> Search<G> {
    /// Looks at all options at first sight, and begins to look more closely.
    pub(crate) fn inquire(
        &mut self,
        game: &G,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        wants_value: bool,
    ) -> Inquiry {
        let (seat, found) = match game.turn(state) {
            Turn::Seat(seat) => (seat, self.first_sight(game, state, seat, options)),
            _ => (0, Vec::new()),
        };
        let is_done = found.is_empty() || self.options.plies == 0;
        let shallow = if is_done { Vec::new() } else { found.clone() };
        let sketch = self.sketches.pop().unwrap_or_default();
        let (plies, close, at, look) = (0, 0, 0, None);
        Inquiry { wants_value, also: None, seat, found, shallow, plies, close, at, look, sketch, is_done }
    }

    /// Looks at one more roll after one option; whether there is nothing left to look at. Once `is_over`, which hears
    /// how many positions were judged so far, the last depth that was looked at in full stands.
    pub(crate) fn advance(
        &mut self,
        game: &G,
        options: &[(G::Decision, G::State)],
        inquiry: &mut Inquiry,
        is_over: &dyn Fn(u64) -> bool,
    ) -> bool {
        while !inquiry.is_done && inquiry.look.is_none() {
            if inquiry.at == inquiry.close {
                self.deepen(inquiry);
            } else if is_over(self.evaluator().positions()) {
                inquiry.found = std::mem::take(&mut inquiry.shallow);
                inquiry.is_done = true;
            } else {
                inquiry.look = Some(Look { roll: 0, sum: [0.0; MAX_OUTCOMES] });
            }
        }
        if let Some(mut look) = inquiry.look.take() {
            let finding = inquiry.found[inquiry.at];
            let after = &options[finding.option].1;
            if self.look_further(game, after, inquiry, &mut look) {
                let value = self.evaluator().table().value(&look.sum);
                let seen = Finding { value, chances: look.sum, plies: inquiry.plies, ..finding };
                inquiry.found[inquiry.at] = seen;
                inquiry.at += 1;
            } else {
                inquiry.look = Some(look);
            }
        }
        if inquiry.is_done {
            self.sketches.push(std::mem::take(&mut inquiry.sketch));
        }
        inquiry.is_done
    }

    /// Sorts what was found, and goes on to fewer options and one more roll. An option that is alone within the margin
    /// needs no closer look, unless its value is wanted.
    fn deepen(&self, inquiry: &mut Inquiry) {
        sorting::by(&mut inquiry.found[..inquiry.close], |a, b| b.value.total_cmp(&a.value));
        (inquiry.close, inquiry.at) = (0, 0);
        inquiry.shallow.clone_from(&inquiry.found);
        if inquiry.plies == self.options.plies {
            inquiry.is_done = true;
            return;
        }
        inquiry.plies += 1;
        let is_last = inquiry.plies == self.options.plies;
        let keep = self.options.keep;
        let kept = if inquiry.plies == 1 && !is_last { keep.saturating_mul(2) } else { keep };
        let floor = inquiry.found.first().map_or(0.0, |best| best.value) - self.options.margin;
        let mut close = inquiry.found.iter().take(kept).take_while(|option| option.value >= floor).count();
        let also = inquiry.found.iter().position(|found| Some(found.option) == inquiry.also);
        if let Some(at) = also.filter(|&at| at >= close) {
            inquiry.found[close..=at].rotate_right(1);
            close += 1;
        }
        if close >= 2 || (inquiry.wants_value && is_last) {
            inquiry.close = close;
            inquiry.sketch.start();
        }
    }

    /// One more roll after an option; whether it was the last.
    fn look_further(&mut self, game: &G, after: &G::State, inquiry: &mut Inquiry, look: &mut Look) -> bool {
        let Inquiry { seat, plies, sketch, .. } = inquiry;
        let is_chance = game.turn(after) == Turn::Chance && game.settled(after, *seat).is_none();
        if !is_chance {
            look.sum = self.look_with(game, after, *seat, *plies, sketch);
            return true;
        }
        if look.roll == 0 {
            sketch.enter();
        }
        self.add_roll(game, after, *seat, *plies, look.roll, sketch, &mut look.sum);
        look.roll += 1;
        look.roll == game.rolls(after).len()
    }

    /// Begins to look for the best option of the seat to move in `state`.
    pub(crate) fn begin_choice(
        &mut self,
        game: &G,
        state: &G::State,
        options: &[(G::Decision, G::State)],
    ) -> Choice<G> {
        if options.len() < 2 {
            return Choice { list: None, inquiry: None };
        }
        if self.options.plies == 0 || options.len() <= self.options.judge_options {
            return Choice { list: None, inquiry: Some(self.inquire(game, state, options, false)) };
        }
        let Turn::Seat(seat) = game.turn(state) else { return Choice { list: None, inquiry: None } };
        let mut list = options.to_vec();
        let judged = self.options.judge_options;
        Sketch::default().thin_out(game, self.evaluator(), state, seat, &mut list, judged);
        let inquiry = self.inquire(game, state, &list, false);
        Choice { list: Some(list), inquiry: Some(inquiry) }
    }

    /// Looks at one more roll; whether the best option is found.
    pub(crate) fn go_on(
        &mut self,
        game: &G,
        options: &[(G::Decision, G::State)],
        choice: &mut Choice<G>,
    ) -> bool {
        let Some(inquiry) = &mut choice.inquiry else { return true };
        self.advance(game, choice.list.as_deref().unwrap_or(options), inquiry, &|_| false)
    }
}

impl<G: Decide> Choice<G> {
    /// The best of the options so far.
    pub(crate) fn best(&self, options: &[(G::Decision, G::State)]) -> usize {
        let best = self.inquiry.as_ref().map_or(0, Inquiry::best);
        let Some(list) = &self.list else { return best };
        options.iter().position(|&(decision, _)| decision == list[best].0).unwrap_or(0)
    }
}
