//! Single steps and whole turns, as values.

use std::fmt;

use arrayvec::ArrayVec;

use crate::board::OFF;

/// One step, or a pass: a checker goes from one progress to another on its own route.
///
/// The die follows from the step: the distance, or when bearing off the smallest die that suffices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    pub(crate) from: u8,
    pub(crate) to: u8,
}

impl Step {
    /// No step is possible, and the turn passes.
    pub const PASS: Step = Step { from: u8::MAX, to: u8::MAX };

    /// A step on the mover's own route: `from` is 0 (head) to 23, `to` is `from` + 1 to `from` + 6, or 24
    /// for bearing off. `None` for anything else.
    pub fn new(from: u8, to: u8) -> Option<Step> {
        let sound = from < to && to <= OFF && to - from <= 6;
        sound.then_some(Step { from, to })
    }

    /// Whether this is a pass.
    pub fn is_pass(self) -> bool {
        self == Step::PASS
    }

    /// Where the checker comes from, 0 to 23.
    pub fn from(self) -> u8 {
        self.from
    }

    /// Where it goes, 1 to 24; 24 is off.
    pub fn to(self) -> u8 {
        self.to
    }
}

/// A whole turn: up to four steps, each with its die; none at all is a pass. Eight bytes.
///
/// Byte *i* of the lower half is the progress that step *i* leaves from, of the upper half its die, or 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn(pub(crate) u64);

impl Turn {
    /// The turn in which no step is possible.
    pub const PASS: Turn = Turn(0);

    /// Whether this is a pass.
    pub fn is_pass(self) -> bool {
        self == Turn::PASS
    }

    /// How many steps there are.
    pub fn len(self) -> usize {
        (8 - (self.0 >> 32 << 32).leading_zeros() as usize / 8).saturating_sub(4)
    }

    /// Whether there are no steps; the same as [`Turn::is_pass`].
    pub fn is_empty(self) -> bool {
        self.is_pass()
    }

    /// The steps in order, each with its die.
    pub fn steps(self) -> impl Iterator<Item = (Step, u8)> {
        (0..4).map_while(move |i| {
            let (from, die) = ((self.0 >> (8 * i)) as u8, (self.0 >> (32 + 8 * i)) as u8);
            (die != 0).then(|| (Step { from, to: (from + die).min(OFF) }, die))
        })
    }

    /// Where each checker that moves comes from and where it ends, at most four: a step that starts where
    /// another ended goes on with its checker.
    pub fn ways(self) -> ArrayVec<(u8, u8), 4> {
        let mut ways = ArrayVec::<(u8, u8), 4>::new();
        for (step, _) in self.steps() {
            match ways.iter_mut().find(|(_, to)| *to == step.from) {
                Some((_, to)) => *to = step.to,
                None => ways.push((step.from, step.to)),
            }
        }
        ways
    }

    /// This turn with one more step.
    #[inline(always)]
    #[must_use]
    pub(crate) fn and(self, index: u32, from: u8, die: u8) -> Turn {
        Turn(self.0 | (u64::from(from) | u64::from(die) << 32) << (8 * index))
    }
}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Turn(")?;
        for (i, (step, die)) in self.steps().enumerate() {
            write!(f, "{}{}→{} by {die}", if i > 0 { ", " } else { "" }, step.from, step.to)?;
        }
        f.write_str(")")
    }
}
