//! Sub-spaces that are solved: what was found about one, and those that are at hand for solving others.

use rayon::prelude::*;

use crate::file::{BLOCK, Holding};
use crate::problem::Problem;
use crate::space::{Space, SpaceMap};
use crate::values::{Counts, Until, Value, pack, value_at};

/// How many blocks are handed over at once: enough for all threads, little beside what is solved.
pub(crate) const PIECE: usize = 64;

/// What a solved sub-space is.
#[derive(Clone, Copy)]
pub(crate) struct About {
    pub space: Space,
    /// How many numbers it has, holes included.
    pub entries: u64,
    /// Whether there are depths.
    pub depths: bool,
    pub longest: u16,
    pub until: Until,
}

/// Takes the next bytes of what a file holds.
pub(crate) type Take<'t> = dyn FnMut(&[u8]) -> Result<(), Problem> + 't;

/// What was found about a sub-space, wherever it is.
pub(crate) trait Found {
    fn about(&self) -> About;

    /// Hands over values, in two bits each, or depths, in two bytes each, in the order of their numbers; how many positions
    /// there are of each kind.
    fn hand_over(&mut self, holding: Holding, take: &mut Take) -> Result<Counts, Problem>;
}

/// Keeps what was found.
pub(crate) type Keep<'k> = dyn FnMut(&mut dyn Found) -> Result<(), Problem> + 'k;

/// What was found about a sub-space, in memory as files hold it.
pub(crate) struct Solution {
    pub about: About,
    /// Two bits each.
    pub values: Vec<u8>,
    pub depths: Option<Vec<u16>>,
    pub counts: Counts,
}

impl Found for Solution {
    fn about(&self) -> About {
        self.about
    }

    fn hand_over(&mut self, holding: Holding, take: &mut Take) -> Result<Counts, Problem> {
        match holding {
            Holding::Values => self.values.chunks(PIECE * BLOCK).try_for_each(take)?,
            Holding::Depths => {
                for piece in self.depths.iter().flat_map(|depths| depths.chunks(PIECE * BLOCK / 2)) {
                    take(&piece.iter().flat_map(|depth| depth.to_le_bytes()).collect::<Vec<u8>>())?;
                }
            }
        }
        Ok(self.counts)
    }
}

/// A solved sub-space, unpacked.
pub(crate) struct Shelved {
    pub values: Vec<u8>,
    pub depths: Option<Vec<u16>>,
}

impl Shelved {
    #[inline]
    pub fn value(&self, at: usize) -> Value {
        value_at(&self.values, at).unwrap_or(Value::Draw)
    }

    pub fn depth(&self, at: usize) -> u16 {
        self.depths.as_ref().and_then(|depths| depths.get(at)).copied().unwrap_or(0)
    }
}

/// Solved sub-spaces that are at hand.
pub(crate) type Shelf = SpaceMap<Shelved>;

/// Values in two bits each. A hole gets the value before it, which packs best.
pub(crate) fn pack_values<T: Sync>(items: &[T], value: impl Fn(&T) -> Option<Value> + Sync) -> Vec<u8> {
    let mut packed = vec![0; items.len().div_ceil(4)];
    packed.par_iter_mut().zip(items.par_chunks(4)).for_each(|(byte, four)| {
        let mut last = Value::Draw;
        *byte = pack(four.iter().map(|item| {
            last = value(item).unwrap_or(last);
            last
        }));
    });
    packed
}

/// How many values there are of each kind; holes are none.
pub(crate) fn count_values<T: Sync>(items: &[T], value: impl Fn(&T) -> Option<Value> + Sync) -> Counts {
    let count = |items: &[T]| {
        let mut counts = Counts::default();
        items.iter().filter_map(&value).for_each(|value| counts.add(value));
        counts
    };
    items.par_chunks(1 << 16).map(count).reduce(Counts::default, |one, other| one + other)
}
