//! Sub-spaces that are solved: what was found about one, and those that are at hand for solving others.

use rayon::prelude::*;

use crate::space::{Space, SpaceMap};
use crate::values::{Counts, Until, Value, pack, value_at};

/// What was found about a sub-space.
pub(crate) struct Solution {
    pub space: Space,
    /// Two bits each.
    pub values: Vec<u8>,
    pub depths: Option<Vec<u16>>,
    pub counts: Counts,
    pub longest: u16,
    pub until: Until,
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
