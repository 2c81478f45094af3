//! A byte for each position that is solved backwards: what it means, and how it changes.
//!
//! Bytes change by comparing and exchanging, and nothing depends on which of two changes comes first, so the result is the
//! same on any number of threads, and whether a change is made at once or later in the same wave.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU16, Ordering::Relaxed};

use rayon::prelude::*;

use crate::file::Holding;
use crate::problem::Problem;
use crate::solution::{PIECE, Take, count_values, pack_values};
use crate::values::{Counts, Value};

/// Bytes from here on are not counts of moves that are left.
pub(crate) const DECIDED: u8 = 0xe0;
/// Decided in a wave of this parity, with those before it still to be told.
const FRESHLY_WON: [u8; 2] = [0xe0, 0xe1];
const FRESHLY_LOST: [u8; 2] = [0xe2, 0xe3];
const WON: u8 = 0xe4;
const LOST: u8 = 0xe5;
/// No position has this number.
const HOLE: u8 = 0xe6;

/// Stand in place of the depth of a position that is not decided and has a capture which counts in a later wave, the one in
/// the bits below: it wins, or it is a move that is lost then.
const WINS_LATER: u16 = 0x8000;
const LOST_LATER: u16 = 0x4000;
const LATER: u16 = WINS_LATER | LOST_LATER;

/// No wave.
const NEVER: u16 = u16::MAX;

/// Positions of one parity are looked for in stretches of this many, and only where there are some.
pub(crate) const STRETCH: usize = 4096;

/// A position before one that was decided, with how many moves it loses; none: it wins.
pub(crate) type News = (usize, u8);

/// Which stretches of a sub-space are to be looked at in waves of each parity.
pub(crate) struct Marks([Vec<AtomicBool>; 2]);

impl Marks {
    pub fn new(length: usize) -> Marks {
        let stretches = || (0..length.div_ceil(STRETCH)).map(|_| AtomicBool::new(false)).collect();
        Marks([stretches(), stretches()])
    }

    /// Those of a wave.
    pub fn of(&self, wave: u16) -> &[AtomicBool] {
        &self.0[usize::from(wave % 2)]
    }

    /// Has the stretch of a position looked at in a wave.
    #[inline]
    pub fn set(&self, at: usize, wave: u16) {
        self.0[usize::from(wave % 2)][at / STRETCH].store(true, Relaxed);
    }
}

/// Positions of a sub-space, from one number to another.
pub(crate) struct Cells {
    /// The number of the first; whole stretches from the beginning.
    start: usize,
    length: usize,
    /// At least so many; what is behind belongs to nobody.
    bytes: Vec<AtomicU8>,
    depths: Option<Vec<AtomicU16>>,
    /// The next wave in which captures of a stretch count, by stretch; empty where all count at once.
    later: Vec<AtomicU16>,
}

impl Cells {
    /// Room for so many positions, with depths or without.
    pub fn new(length: usize, depths: bool) -> Cells {
        Cells {
            start: 0,
            length,
            bytes: (0..length).map(|_| AtomicU8::new(0)).collect(),
            depths: depths.then(|| (0..length).map(|_| AtomicU16::new(0)).collect()),
            later: Vec::new(),
        }
    }

    /// The same with room for captures that count in later waves.
    #[must_use]
    pub fn with_later(mut self) -> Cells {
        self.later = (0..self.length.div_ceil(STRETCH)).map(|_| AtomicU16::new(NEVER)).collect();
        self
    }

    /// Makes the room stand for other positions, no more than it was made for.
    pub fn stand_for(&mut self, numbers: &Range<usize>) {
        self.start = numbers.start;
        self.length = numbers.len().min(self.bytes.len());
    }

    pub fn numbers(&self) -> Range<usize> {
        self.start..self.start + self.length
    }

    fn inside(&self, numbers: &Range<usize>) -> Range<usize> {
        numbers.start - self.start..numbers.end - self.start
    }

    pub fn bytes(&self, numbers: &Range<usize>) -> &[AtomicU8] {
        &self.bytes[self.inside(numbers)]
    }

    pub fn depths(&self, numbers: &Range<usize>) -> Option<&[AtomicU16]> {
        self.depths.as_ref().map(|depths| &depths[self.inside(numbers)])
    }

    /// Says that no position has this number.
    pub fn leave_out(&self, at: usize) {
        self.bytes[at - self.start].store(HOLE, Relaxed);
    }

    /// Notes how many moves are left to a position.
    #[inline]
    pub fn leave(&self, at: usize, moves: u8) {
        self.bytes[at - self.start].store(moves, Relaxed);
    }

    /// Decides a position that nobody else decides at the same time.
    #[inline]
    pub fn decide(&self, marks: &Marks, at: usize, is_won: bool, depth: u16) {
        let fresh = if is_won { FRESHLY_WON } else { FRESHLY_LOST };
        self.bytes[at - self.start].store(fresh[usize::from(depth % 2)], Relaxed);
        self.note(marks, at, depth);
    }

    /// Notes how many moves are left to a position, one of which stands for captures that count in a later wave: they win it
    /// then, or are lost to it.
    pub fn leave_for_later(&self, at: usize, moves: u8, is_won: bool, wave: u16) {
        self.leave(at, moves);
        let later = if is_won { WINS_LATER } else { LOST_LATER };
        if let Some(depths) = &self.depths {
            depths[at - self.start].store(later | wave, Relaxed);
            self.later[at / STRETCH].fetch_min(wave, Relaxed);
        }
    }

    /// Lets captures count that were left for this wave; whether some are left for others.
    pub fn count_later(&self, marks: &Marks, wave: u16) -> bool {
        self.later.par_iter().enumerate().for_each(|(stretch, later)| {
            if later.load(Relaxed) == wave {
                later.store(self.count_stretch(marks, stretch, wave), Relaxed);
            }
        });
        self.later.par_iter().any(|later| later.load(Relaxed) != NEVER)
    }

    /// The same for one stretch; the wave in which the next count.
    fn count_stretch(&self, marks: &Marks, stretch: usize, wave: u16) -> u16 {
        let start = stretch * STRETCH;
        let numbers = start..self.numbers().end.min(start + STRETCH);
        let mut next = NEVER;
        for (at, depth) in numbers.clone().zip(self.depths(&numbers).unwrap_or_default()) {
            let found = depth.load(Relaxed);
            if found & LATER == 0 {
                continue;
            }
            if found & !LATER == wave {
                depth.store(0, Relaxed);
                self.change(marks, at, u8::from(found & WINS_LATER == 0), wave);
            } else {
                next = next.min(found & !LATER);
            }
        }
        next
    }

    /// Notes that a position was decided.
    #[inline]
    fn note(&self, marks: &Marks, at: usize, depth: u16) {
        marks.set(at, depth);
        if let Some(depths) = &self.depths {
            depths[at - self.start].store(depth, Relaxed);
        }
    }

    /// Goes through the positions of a stretch that were decided in a wave, says which are lost, and takes note that they
    /// were gone through; how many they were.
    #[inline]
    pub fn each_fresh(&self, stretch: usize, wave: u16, mut each: impl FnMut(usize, bool)) -> usize {
        let parity = usize::from(wave % 2);
        let start = stretch * STRETCH;
        let numbers = start..self.numbers().end.min(start + STRETCH);
        let mut count = 0;
        for (at, byte) in numbers.clone().zip(self.bytes(&numbers)) {
            let found = byte.load(Relaxed);
            let is_lost = found == FRESHLY_LOST[parity];
            if is_lost || found == FRESHLY_WON[parity] {
                byte.store(if is_lost { LOST } else { WON }, Relaxed);
                each(at, is_lost);
                count += 1;
            }
        }
        count
    }

    /// Makes all changes that news bring; what they decide is decided in this wave.
    #[inline]
    pub fn settle(&self, marks: &Marks, news: &mut Vec<News>, wave: u16) {
        // Loads do not wait for one another as exchanges do: what they fetch is at hand when it is changed.
        news.retain(|&(at, _)| self.bytes[at - self.start].load(Relaxed) < DECIDED);
        news.iter().for_each(|&(at, moves)| self.change(marks, at, moves, wave));
        news.clear();
    }

    #[inline]
    fn change(&self, marks: &Marks, at: usize, moves: u8, wave: u16) {
        let parity = usize::from(wave % 2);
        let changed = self.bytes[at - self.start].fetch_update(Relaxed, Relaxed, |byte| match byte {
            DECIDED.. => None,
            _ if moves == 0 => Some(FRESHLY_WON[parity]),
            left if left <= moves => Some(FRESHLY_LOST[parity]),
            left => Some(left - moves),
        });
        if changed.is_ok_and(|left| moves == 0 || left <= moves) {
            self.note(marks, at, wave);
        }
    }

    /// Hands over values or depths as files hold them, once every wave is over; how many positions there are of each kind.
    pub fn hand_over(&self, holding: Holding, take: &mut Take) -> Result<Counts, Problem> {
        let mut counts = Counts::default();
        let Range { mut start, end } = self.numbers();
        while start < end {
            let numbers = start..end.min(start + PIECE * holding.per_block());
            counts = counts + count_values(self.bytes(&numbers), value_of);
            take(&self.piece(holding, &numbers))?;
            start = numbers.end;
        }
        Ok(counts)
    }

    fn piece(&self, holding: Holding, numbers: &Range<usize>) -> Vec<u8> {
        match holding {
            Holding::Values => pack_values(self.bytes(numbers), value_of),
            Holding::Depths => {
                let depths = self.depths(numbers).unwrap_or_default();
                depths.iter().flat_map(|depth| depth.load(Relaxed).to_le_bytes()).collect()
            }
        }
    }
}

fn value_of(byte: &AtomicU8) -> Option<Value> {
    match byte.load(Relaxed) {
        HOLE => None,
        WON => Some(Value::Win),
        LOST => Some(Value::Loss),
        _ => Some(Value::Draw),
    }
}
