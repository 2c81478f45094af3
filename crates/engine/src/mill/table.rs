//! The transposition table: shared by all threads without locks.
//!
//! An entry is two words, the data and the key combined with the data. Threads may tear an entry apart by
//! writing at the same time; then the two words do not fit together and the entry is not found.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::packed::Packed;
use super::score::PROVEN;

/// What a stored value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Upper,
    Lower,
    Exact,
}

/// What was found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub action: Packed,
    pub value: i32,
    pub depth: i32,
    pub bound: Bound,
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Four slots, a cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// The table.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    shift: u32,
    /// Distinguishes searches, 0 to 63; entries of earlier ones are found but give way.
    age: u8,
}

const AGES: u8 = 64;

impl Table {
    /// A table of at most this many megabytes (and at least a few entries).
    pub fn new(megabytes: usize) -> Table {
        let most = (megabytes << 20) / size_of::<Bucket>();
        let count = if most < 16 { 16 } else { 1usize << most.ilog2() };
        let buckets = std::iter::repeat_with(Bucket::default).take(count).collect();
        Table { buckets, shift: 64 - count.ilog2(), age: 0 }
    }

    /// Notes that another search begins.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Forgets everything: what follows is as with a new table.
    pub fn forget(&mut self) {
        self.age = 0;
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot = Slot::default();
        }
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[(key >> self.shift) as usize]
    }

    /// What is known about a position `ply` actions below the root.
    #[inline]
    pub fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key && data != 0 {
                return Some(unpack(data, ply));
            }
        }
        None
    }

    /// Stores what was found out, in place of the least useful entry of its bucket.
    #[inline]
    pub fn store(&self, key: u64, ply: usize, entry: Entry) {
        let bucket = self.bucket(key);
        let (mut place, mut least) = (&bucket.0[0], i32::MAX);
        for slot in &bucket.0 {
            let data = slot.data.load(Relaxed);
            if data == 0 || slot.check.load(Relaxed) ^ data == key {
                place = slot;
                break;
            }
            let is_old = (data >> 48 & 63) as u8 != self.age;
            let worth = (data >> 32 & 0xff) as i32 - if is_old { 256 } else { 0 };
            if worth < least {
                (place, least) = (slot, worth);
            }
        }
        let data = pack(entry, ply) | u64::from(self.age) << 48;
        place.data.store(data, Relaxed);
        place.check.store(key ^ data, Relaxed);
    }

    /// How full the table is with entries of this search, in thousandths.
    pub fn fullness(&self) -> u32 {
        let slots = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let (mut used, mut all) = (0, 0);
        for slot in slots {
            let data = slot.data.load(Relaxed);
            used += u32::from(data != 0 && (data >> 48 & 63) as u8 == self.age);
            all += 1;
        }
        used * 1000 / all.max(1)
    }
}

/// Proven results are stored by their distance from the position, not from the root.
fn pack(entry: Entry, ply: usize) -> u64 {
    let value = match entry.value {
        value if value >= PROVEN => value + ply as i32,
        value if value <= -PROVEN => value - ply as i32,
        value => value,
    };
    u64::from(entry.action.0)
        | u64::from(value as i16 as u16) << 16
        | (entry.depth.clamp(0, 255) as u64) << 32
        | (entry.bound as u64 + 1) << 40
}

fn unpack(data: u64, ply: usize) -> Entry {
    let value = match i32::from((data >> 16) as u16 as i16) {
        value if value >= PROVEN => value - ply as i32,
        value if value <= -PROVEN => value + ply as i32,
        value => value,
    };
    let bound = match data >> 40 & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        _ => Bound::Exact,
    };
    Entry { action: Packed(data as u16), value, depth: (data >> 32 & 0xff) as i32, bound }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mill::score::WON;

    #[test]
    fn what_is_stored_is_found_and_wins_keep_their_distance() {
        let table = Table::new(1);
        let entry = Entry { action: Packed(1030), value: WON - 9, depth: 12, bound: Bound::Lower };
        table.store(0x0123_4567_89ab_cdef, 4, entry);
        let found = table.probe(0x0123_4567_89ab_cdef, 6).expect("it was stored");
        assert_eq!((found.action, found.depth, found.bound), (entry.action, 12, Bound::Lower));
        assert_eq!(found.value, WON - 11, "five actions from there");
        assert!(table.probe(0x0123_4567_89ab_cdee, 6).is_none());
        let loss = Entry { value: -77, bound: Bound::Upper, ..entry };
        table.store(1 << 60, 4, loss);
        assert_eq!(table.probe(1 << 60, 9).expect("stored").value, -77);
    }
}
