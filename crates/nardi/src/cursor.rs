//! The turn cursor: which single steps begin a legal turn.

use crate::board::{OFF, OUTSIDE, points};
use crate::moves::Mover;
use crate::rules::Rules;
use crate::state::State;
use crate::turn::Step;

/// The dice left in a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dice {
    pub(crate) high: u8,
    /// The other die, if they differ; otherwise 0.
    pub(crate) low: u8,
    pub(crate) left: u8,
}

impl Dice {
    #[inline]
    pub(crate) fn of(state: &State) -> Dice {
        let low = if state.has_two_dice() { state.low } else { 0 };
        Dice { high: state.high, low, left: state.left }
    }

    /// The different dice, the lower one first.
    fn different(self) -> impl Iterator<Item = u8> {
        [self.low, self.high].into_iter().filter(|&die| die > 0)
    }

    fn without(self, die: u8) -> Dice {
        if self.low == 0 {
            Dice { left: self.left - 1, ..self }
        } else {
            Dice { high: self.high + self.low - die, low: 0, left: 1 }
        }
    }
}

/// How long the plays are that begin with each step.
pub(crate) struct Lengths {
    /// By order of [`Dice::different`] and point, the steps of the longest plays that begin there, or 0.
    by_step: [[u8; 24]; 2],
    pub(crate) longest: u8,
}

impl Lengths {
    /// The steps of the longest sound plays that begin on `from` with `die`, or 0.
    pub(crate) fn of(&self, state: &State, die: u8, from: usize) -> u8 {
        self.by_step[usize::from(state.has_two_dice() && die == state.high)][from]
    }
}

/// How long the plays are that begin with each step; dice must be left.
pub(crate) fn lengths(rules: &Rules, state: &State) -> Lengths {
    measure(&Mover::new(rules, state), state, Dice::of(state))
}

/// What a play must fulfil at its end.
#[derive(Clone, Copy)]
pub(crate) struct Ending {
    pub(crate) must_open: bool,
}

impl Ending {
    fn accepts(self, mover: &Mover, sound: bool) -> bool {
        sound && !(self.must_open && mover.is_closed())
    }
}

/// Yields every step that begins a legal turn of the side to move; dice must be left.
pub(crate) fn steps(rules: &Rules, state: &State, mut each: impl FnMut(Step)) {
    let mover = Mover::new(rules, state);
    let dice = Dice::of(state);
    let lengths = measure(&mover, state, dice);
    let mut borne_off = 0u32;
    for (from, die) in offered(&mover, dice, &lengths) {
        let to = (from + die).min(OFF);
        if to == OFF {
            // Either die may bear off from here; it is the same step.
            if borne_off >> from & 1 != 0 {
                continue;
            }
            borne_off |= 1 << from;
        }
        each(Step { from, to });
    }
}

/// The steps of legal turns: point and die.
fn offered<'a>(mover: &'a Mover, dice: Dice, lengths: &'a Lengths) -> impl Iterator<Item = (u8, u8)> + 'a {
    let Lengths { by_step, longest } = lengths;
    // With one step at most, only the higher die counts if it can be played.
    let high_only = dice.low > 0 && *longest == 1 && by_step[1].contains(&1);
    dice.different().enumerate().flat_map(move |(order, die)| {
        points(mover.sources(die)).filter_map(move |from| {
            let length = by_step[order][usize::from(from)];
            let full = length == *longest && length > 0 && !(high_only && order == 0);
            (full || wins_at_once(mover, from, die)).then_some((from, die))
        })
    })
}

/// Whether the rules let a turn stop here because this step has won.
fn wins_at_once(mover: &Mover, from: u8, die: u8) -> bool {
    mover.rules.winning_turn_may_stop
        && from + die >= OFF
        && mover.own == 1 << from
        && mover.counts[usize::from(from)] == 1
}

/// Whether any step belongs to a legal turn.
pub(crate) fn can_step(rules: &Rules, state: &State) -> bool {
    let mover = Mover::new(rules, state);
    let dice = Dice::of(state);
    if mover.gate == 0 && !order_matters(&mover, dice) {
        return dice.different().any(|die| mover.sources(die) != 0);
    }
    measure(&mover, state, dice).longest > 0
}

/// Whether boards midway may be forbidden, so that a step that is possible may still not be sound.
fn order_matters(mover: &Mover, dice: Dice) -> bool {
    mover.might_forbid(reach(mover, dice), u32::from(dice.left))
}

/// Every point that could be held at some time in the turn.
fn reach(mover: &Mover, dice: Dice) -> u32 {
    let mut reach = mover.own;
    if dice.low > 0 {
        let once = mover.own << dice.high | mover.own << dice.low;
        return (reach | once | mover.own << (dice.high + dice.low)) & mover.free;
    }
    for _ in 0..dice.left {
        reach |= reach << dice.high & mover.free;
    }
    reach
}

fn measure(mover: &Mover, state: &State, dice: Dice) -> Lengths {
    if mover.gate == 0 {
        return measure_all(mover, dice, Ending { must_open: false });
    }
    let opening = measure_all(mover, dice, Ending { must_open: true });
    if opening.longest > 0 || state.is_begun(mover.rules) && !mover.is_closed() {
        return opening;
    }
    measure_all(mover, dice, Ending { must_open: false })
}

fn measure_all(mover: &Mover, dice: Dice, ending: Ending) -> Lengths {
    let mut lengths = Lengths { by_step: [[0; 24]; 2], longest: 0 };
    let easy = ending.is_easy(mover, dice);
    for (order, die) in dice.different().enumerate() {
        for from in points(mover.sources(die)) {
            let mut after = *mover;
            after.step(from, die);
            let sound = after.is_sound_after(from, die);
            if mover.rules.every_step && !sound {
                continue;
            }
            let rest = dice.without(die);
            let more = if easy {
                Some(easy_length(&after, rest, u32::MAX))
            } else {
                longest_from(&after, rest, ending, ending.accepts(&after, sound))
            };
            if let Some(more) = more {
                lengths.by_step[order][usize::from(from)] = more + 1;
                lengths.longest = lengths.longest.max(more + 1);
            }
        }
    }
    lengths
}

impl Ending {
    /// Whether every possible play is sound and equal dice can be played rear first.
    #[inline]
    pub(crate) fn is_easy(self, mover: &Mover, dice: Dice) -> bool {
        let may_come_home = (mover.own & OUTSIDE).count_ones() < u32::from(dice.left);
        !self.must_open
            && !mover.runner_must_go()
            && (mover.rules.inner_steps || !may_come_home)
            && !mover.might_forbid(reach(mover, dice), u32::from(dice.left))
    }
}

/// How many more steps can be made when nothing forbids any and equal dice are played rear first.
fn easy_length(mover: &Mover, dice: Dice, ahead: u32) -> u8 {
    if dice.left == 0 {
        return 0;
    }
    let mut longest = 0;
    for die in dice.different() {
        let sources = mover.sources(die) & ahead;
        if sources == 0 {
            continue;
        }
        if dice.left == 1 {
            return 1;
        }
        for from in points(sources) {
            let mut after = *mover;
            after.step(from, die);
            let ahead = if dice.low == 0 { u32::MAX << from } else { u32::MAX };
            longest = longest.max(1 + easy_length(&after, dice.without(die), ahead));
            if longest == dice.left {
                return longest;
            }
        }
    }
    longest
}

/// The length of the longest sound play from here, 0 if it may end here, `None` if there is no sound play.
fn longest_from(mover: &Mover, dice: Dice, ending: Ending, may_end: bool) -> Option<u8> {
    let mut longest = may_end.then_some(0);
    if dice.left == 0 {
        return longest;
    }
    for die in dice.different() {
        for from in points(mover.sources(die)) {
            let mut after = *mover;
            after.step(from, die);
            let sound = after.is_sound_after(from, die);
            if mover.rules.every_step && !sound {
                continue;
            }
            let rest = longest_from(&after, dice.without(die), ending, ending.accepts(&after, sound));
            longest = longest.max(rest.map(|more| more + 1));
            if longest == Some(dice.left) {
                return longest;
            }
        }
    }
    longest
}
