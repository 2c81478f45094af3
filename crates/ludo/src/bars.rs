//! What can move where only own pieces are ever in the way, as in Mensch ärgere Dich nicht: read off a table, for learning.
//!
//! The general rules (`moves.rs`, `landing.rs`) decide what is legal; this says the same faster, and tests compare both.

use crate::Ludo;
use crate::route::Way;
use crate::rules::{Passing, Rules};
use crate::state::State;
use crate::tables::SQUARES;

/// Own squares are bits of a word; this one is always there, so that it bars what leads nowhere.
const ALWAYS: u64 = 1 << 63;
/// Where pieces that are not in play seem to stand.
const NOT_IN_PLAY: u8 = 62;

/// For each die and own number: the own squares on which a piece of the same colour bars the step.
#[derive(Clone, Debug)]
pub(crate) struct Bars(Box<[[u64; SQUARES]; 8]>);

impl Bars {
    /// The table of these rules, if it says everything about what is legal.
    pub fn new(rules: &Rules, are_own_alone: bool) -> Option<Bars> {
        let chooses = rules.pair_must_break || rules.capture_forced || rules.may_pass || rules.two_dice;
        if !are_own_alone || chooses || rules.finished_roll || rules.end() >= NOT_IN_PLAY {
            return None;
        }
        let mut bars = Box::new([[ALWAYS; SQUARES]; 8]);
        for die in 1..=7 {
            for from in 0..=rules.end() {
                if let Ok((to, way)) = rules.aim(from, die, true) {
                    bars[usize::from(die)][usize::from(from)] = barring(rules, from, die, to, way);
                }
            }
        }
        Some(Bars(bars))
    }
}

/// The squares that bar a step.
fn barring(rules: &Rules, from: u8, die: u8, to: u8, way: Way) -> u64 {
    let mut squares = u64::from(rules.room(to) == 1) << to;
    if way == Way::Walk {
        let passed = (1..rules.squares_walked(die, to)).map(|count| rules.after(from, count));
        for square in passed {
            let is_lane = square > rules.frame.visited;
            let is_shared_goal = square == rules.goal() && !rules.has_slots;
            let is_open =
                if is_lane { rules.lane_passing || is_shared_goal } else { rules.passing == Passing::All };
            squares |= u64::from(!is_open) << square;
        }
    }
    // Who turns back at the goal does not bar itself; on its square there is room for nobody else.
    squares & !(1 << from)
}

impl Ludo {
    /// The pieces that may be played with the die, as bits, where the table of these rules says so.
    #[inline]
    pub(crate) fn unbarred_pieces(&self, state: &State) -> Option<u8> {
        let bars = self.bars.get_or_init(|| Bars::new(&self.rules, self.tables.are_own_alone)).as_ref()?;
        // Who has finished plays nothing more, not even from slot to slot.
        if state.rolling >> state.seat & 1 == 0 {
            return None;
        }
        let own = state.own(state.seat);
        let occupied = own.iter().fold(ALWAYS, |set, square| set | 1 << (square & 63));
        let bars = &bars.0[usize::from(state.dice[0] & 7)];
        let mut free = those(own, |square| bars[usize::from(square & 127)] & occupied == 0);
        // A duty counts only where it leaves something; the first comes first.
        let mut keep = |fits: u8| free = if free & fits == 0 { free } else { free & fits };
        let in_base = those(own, |square| square == 0);
        if self.rules.entry_forced {
            keep(in_base);
        }
        if self.rules.must_clear_start && in_base != 0 {
            keep(those(own, |square| square == 1));
        }
        Some(free)
    }
}

/// The pieces whose square fits, as bits.
#[inline]
fn those(own: [u8; 4], fits: impl Fn(u8) -> bool) -> u8 {
    let [a, b, c, d] = own.map(|square| u8::from(fits(square)));
    a | b << 1 | c << 2 | d << 3
}
