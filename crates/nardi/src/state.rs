//! A position: both sides' checkers in their own progress frames, and what is left of the turn.

use std::fmt;

use game::Seat;

use crate::board::{OFF, POINTS};

/// The side value before a roll-off.
pub(crate) const ROLL_OFF: u8 = 2;

/// What else the rest of a turn depends on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(crate) enum Mark {
    /// Nothing.
    #[default]
    None,
    /// `x`: this is the extra roll after a double.
    Extra,
    /// `d`: a double has been begun, and an extra roll follows it.
    Double,
    /// `c`: a cascade of doubles goes on.
    Cascade,
    /// `h`: these dice were handed over by the opponent.
    Handed,
}

/// A position of any variant of the family; 64 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    /// Checkers by side and progress.
    pub(crate) counts: [[u8; 24]; 2],
    /// The occupied points of each side, in its own frame.
    pub(crate) own: [u32; 2],
    /// Checkers borne off.
    pub(crate) off: [u8; 2],
    /// 0 White, 1 Black, or [`ROLL_OFF`].
    pub(crate) side: u8,
    /// The higher die left, or 0.
    pub(crate) high: u8,
    /// The lower die left; equal to `high` for two or more of a double; 0 for a single die.
    pub(crate) low: u8,
    /// How many dice are left.
    pub(crate) left: u8,
    /// How many checkers may still leave the head in this turn.
    pub(crate) head_left: u8,
    pub(crate) mark: Mark,
}

impl State {
    /// All checkers on the heads, White to roll.
    pub(crate) fn initial() -> State {
        let mut counts = [[0; 24]; 2];
        counts[0][0] = 15;
        counts[1][0] = 15;
        State {
            counts,
            own: [1; 2],
            off: [0; 2],
            side: 0,
            high: 0,
            low: 0,
            left: 0,
            head_left: 0,
            mark: Mark::None,
        }
    }

    /// The seat whose turn it is, or `None` before a roll-off.
    pub fn side(&self) -> Option<Seat> {
        (self.side != ROLL_OFF).then_some(self.side)
    }

    /// The checkers of `seat` at `progress` of its own route: 0 is its head, 18 to 23 its home.
    ///
    /// # Panics
    /// If there is no such seat or point.
    pub fn checkers(&self, seat: Seat, progress: u8) -> u8 {
        self.counts[usize::from(seat)][usize::from(progress)]
    }

    /// The points that `seat` holds: bit *p* is progress *p* of its own route.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn held(&self, seat: Seat) -> u32 {
        self.own[usize::from(seat)]
    }

    /// The checkers that `seat` has borne off.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn borne_off(&self, seat: Seat) -> u8 {
        self.off[usize::from(seat)]
    }

    /// The pips `seat` still has to travel.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn pips(&self, seat: Seat) -> u16 {
        let counts = &self.counts[usize::from(seat)];
        (0..POINTS).map(|p| u16::from(OFF - p) * u16::from(counts[usize::from(p)])).sum()
    }

    /// The dice still to be played, high first, and how many there are.
    pub fn dice(&self) -> ([u8; 4], usize) {
        let mut dice = [0; 4];
        match self.left {
            0 => {}
            2 => dice[..2].copy_from_slice(&[self.high, self.low]),
            n => dice[..usize::from(n)].fill(self.high),
        }
        (dice, usize::from(self.left))
    }

    /// How many checkers may still leave the head in this turn; meaningful while dice are left.
    pub fn head_left(&self) -> u8 {
        self.head_left
    }

    /// Whether the dice, or the roll that is due, are the extra roll after a double.
    pub fn is_extra_roll(&self) -> bool {
        self.mark == Mark::Extra
    }

    /// The value of the double that is being played, or 0.
    pub(crate) fn double(&self) -> u8 {
        let one_left = self.left == 1 && matches!(self.mark, Mark::Double | Mark::Cascade | Mark::Handed);
        if one_left || self.left > 1 && self.high == self.low { self.high } else { 0 }
    }

    /// Whether the two dice differ.
    pub(crate) fn has_two_dice(&self) -> bool {
        self.left == 2 && self.high != self.low
    }

    pub(crate) fn set_dice(&mut self, high: u8, low: u8, left: u8) {
        (self.high, self.low, self.left) = (high, low, left);
    }

    pub(crate) fn clear_dice(&mut self) {
        self.set_dice(0, 0, 0);
        self.head_left = 0;
    }

    /// Moves one checker of the side to move; `to` may be [`OFF`].
    #[inline(always)]
    pub(crate) fn carry(&mut self, from: u8, to: u8) {
        let side = usize::from(self.side & 1);
        let counts = &mut self.counts[side];
        let left = counts[usize::from(from)] - 1;
        counts[usize::from(from)] = left;
        self.own[side] ^= u32::from(left == 0) << from;
        if to < OFF {
            counts[usize::from(to)] += 1;
            self.own[side] |= 1 << to;
        } else {
            self.off[side] += 1;
        }
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        crate::fen::write_position(self, &mut text);
        write!(f, "State({text}, {:?}, {} may leave the head)", self.mark, self.head_left)
    }
}
