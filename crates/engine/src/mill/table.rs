//! The transposition table: shared by all threads without locks.
//!
//! An entry is two words, the data and the key combined with the data. Threads may tear an entry apart by
//! writing at the same time; then the two words do not fit together and the entry is not found.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering::Relaxed};

use super::packed::Packed;
use super::score::MAX_ESTIMATE;

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

/// So many buckets are allocated together: 64 kilobytes.
const PAGE: usize = 1 << 10;

type Page = Box<[Bucket; PAGE]>;

/// The table. It begins with a few buckets, which stay in the processor's cache, and takes more into use as
/// they fill. Memory is allocated page by page when something is first stored there, so that a large table costs
/// a short search nothing; where there is no more memory, what would be stored is forgotten instead.
pub(super) struct Table {
    pages: Vec<OnceLock<Page>>,
    /// The number of buckets, a power of two.
    count: usize,
    /// The buckets in use are as many as the bits of a key that this leaves.
    shift: AtomicU32,
    /// How many entries of the sample are taken, so that nobody has to count them.
    taken: AtomicU32,
    /// Distinguishes searches, 0 to 63; entries of earlier ones are found but give way.
    age: AtomicU8,
}

const AGES: u8 = 64;

/// So many buckets are in use at first: half a megabyte.
const FIRST_BUCKETS: usize = 1 << 13;

/// More are taken into use when so many thousandths of the entries are taken.
const CROWDED: u32 = 400;

/// So many buckets, or all that are in use, are the sample by which the crowd is known.
const SAMPLE: usize = 250;

impl Table {
    /// A table of at most this many megabytes (and at least a few entries).
    pub fn new(megabytes: usize) -> Table {
        let most = megabytes.saturating_mul(1 << 20) / size_of::<Bucket>();
        let count = if most < 16 { 16 } else { 1usize << most.ilog2() };
        let pages = std::iter::repeat_with(OnceLock::new).take(count.div_ceil(PAGE)).collect();
        let (shift, taken, age) = (AtomicU32::new(first_shift(count)), AtomicU32::new(0), AtomicU8::new(0));
        Table { pages, count, shift, taken, age }
    }

    /// The bucket at this place, if anything was ever stored near it.
    #[inline]
    fn bucket_at(&self, index: usize) -> Option<&Bucket> {
        self.pages[index / PAGE].get().map(|page| &page[index % PAGE])
    }

    /// The bucket at this place, allocated if it is not there yet; `None` where there is no more memory.
    #[inline]
    fn bucket_for_store(&self, index: usize) -> Option<&Bucket> {
        self.bucket_at(index).or_else(|| self.allocate(index))
    }

    #[cold]
    fn allocate(&self, index: usize) -> Option<&Bucket> {
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(PAGE).ok()?;
        buckets.resize_with(PAGE, Bucket::default);
        let page = buckets.into_boxed_slice().try_into().ok()?;
        // Another thread may have been faster; then its page counts.
        let _ = self.pages[index / PAGE].set(page);
        self.bucket_at(index)
    }

    fn buckets_in_use(&self) -> usize {
        1 << (64 - self.shift.load(Relaxed))
    }

    /// Takes four times as many buckets into use if those in use are crowded. Other threads may go on: what
    /// they do in between is found later or not at all.
    pub fn make_room(&self) {
        let shift = self.shift.load(Relaxed);
        let in_use = self.buckets_in_use();
        if in_use == self.count || self.in_thousandths(self.taken.load(Relaxed)) < CROWDED {
            return;
        }
        let wider = shift - 2.min((self.count / in_use).ilog2());
        if self.shift.compare_exchange(shift, wider, Relaxed, Relaxed).is_err() {
            return;
        }
        // From the end: what moves then moves to where everything has moved already.
        for bucket in (0..in_use).rev().filter_map(|index| self.bucket_at(index)) {
            let entries = bucket.0.each_ref().map(|slot| (slot.check.load(Relaxed), slot.data.load(Relaxed)));
            bucket.0.iter().for_each(|slot| slot.data.store(0, Relaxed));
            for (check, data) in entries.into_iter().filter(|entry| entry.1 != 0) {
                let Some(Bucket(slots)) = self.bucket_for_store(self.index(check ^ data)) else { continue };
                if let Some(slot) = slots.iter().find(|slot| slot.data.load(Relaxed) == 0) {
                    slot.data.store(data, Relaxed);
                    slot.check.store(check, Relaxed);
                }
            }
        }
        self.taken.store(self.count_sample(|_| true), Relaxed);
    }

    fn sample(&self) -> usize {
        self.buckets_in_use().min(SAMPLE)
    }

    /// How many of the entries of the sample are taken by such data.
    fn count_sample(&self, counts: impl Fn(u64) -> bool) -> u32 {
        let slots = (0..self.sample()).filter_map(|index| self.bucket_at(index)).flat_map(|bucket| &bucket.0);
        slots.map(|slot| slot.data.load(Relaxed)).map(|data| u32::from(data != 0 && counts(data))).sum()
    }

    /// A part of the entries of the sample, in thousandths of them.
    fn in_thousandths(&self, taken: u32) -> u32 {
        taken * 1000 / (4 * self.sample() as u32)
    }

    /// Notes that another search begins.
    pub fn grow_older(&self) {
        self.age.store((self.age() + 1) % AGES, Relaxed);
    }

    #[inline]
    fn age(&self) -> u8 {
        self.age.load(Relaxed)
    }

    /// Forgets everything: what follows is as with a new table.
    pub fn forget(&self) {
        self.age.store(0, Relaxed);
        let in_use = self.buckets_in_use().div_ceil(PAGE);
        for page in self.pages[..in_use].iter().filter_map(OnceLock::get) {
            for slot in page.iter().flat_map(|bucket| &bucket.0) {
                slot.check.store(0, Relaxed);
                slot.data.store(0, Relaxed);
            }
        }
        self.shift.store(first_shift(self.count), Relaxed);
        self.taken.store(0, Relaxed);
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        (key >> self.shift.load(Relaxed)) as usize
    }

    /// What is known about a position `ply` actions below the root.
    #[inline]
    pub fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        for slot in &self.bucket_at(self.index(key))?.0 {
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
        let index = self.index(key);
        let Some(bucket) = self.bucket_for_store(index) else { return };
        let (mut place, mut least) = (&bucket.0[0], i32::MAX);
        for slot in &bucket.0 {
            let data = slot.data.load(Relaxed);
            if data == 0 && index < SAMPLE {
                self.taken.fetch_add(1, Relaxed);
            }
            if data == 0 || slot.check.load(Relaxed) ^ data == key {
                place = slot;
                break;
            }
            let is_old = (data >> 48 & 63) as u8 != self.age();
            let worth = (data >> 32 & 0xff) as i32 - if is_old { 256 } else { 0 };
            if worth < least {
                (place, least) = (slot, worth);
            }
        }
        let data = pack(entry, ply) | u64::from(self.age()) << 48;
        place.data.store(data, Relaxed);
        place.check.store(key ^ data, Relaxed);
    }

    /// How full the table is with entries of this search, in thousandths.
    pub fn fullness(&self) -> u32 {
        let crowd = self.in_thousandths(self.count_sample(|data| (data >> 48 & 63) as u8 == self.age()));
        (u64::from(crowd) * self.buckets_in_use() as u64 / self.count as u64) as u32
    }
}

/// The shift with which a table of so many buckets begins.
fn first_shift(buckets: usize) -> u32 {
    64 - buckets.min(FIRST_BUCKETS).ilog2()
}

/// Wins and losses are stored by their distance from the position, not from the root.
fn pack(entry: Entry, ply: usize) -> u64 {
    let value = match entry.value {
        value if value > MAX_ESTIMATE => value + ply as i32,
        value if value < -MAX_ESTIMATE => value - ply as i32,
        value => value,
    };
    u64::from(entry.action.0)
        | u64::from(value as i16 as u16) << 16
        | (entry.depth.clamp(0, 255) as u64) << 32
        | (entry.bound as u64 + 1) << 40
}

fn unpack(data: u64, ply: usize) -> Entry {
    let value = match i32::from((data >> 16) as u16 as i16) {
        value if value > MAX_ESTIMATE => value - ply as i32,
        value if value < -MAX_ESTIMATE => value + ply as i32,
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

    #[test]
    fn a_large_table_takes_no_memory_before_it_is_used() {
        let table = Table::new(64 << 10);
        let pages = |table: &Table| table.pages.iter().filter(|page| page.get().is_some()).count();
        assert_eq!((table.count, pages(&table)), (1 << 30, 0));
        assert!(table.probe(1 << 60, 0).is_none());
        assert_eq!(pages(&table), 0, "looking takes none either");
        let mut random = game::Random::new(7);
        for _ in 0..100_000 {
            let entry = Entry { action: Packed(1030), value: 5, depth: 3, bound: Bound::Exact };
            table.store(random.bits(), 0, entry);
        }
        assert_eq!(pages(&table), FIRST_BUCKETS / PAGE);
    }

    #[test]
    fn a_table_that_makes_room_keeps_what_it_knows_and_forgets_all_of_it() {
        let table = Table::new(16);
        let mut random = game::Random::new(7);
        let keys: Vec<u64> = (0..100_000).map(|_| random.bits()).collect();
        let first = table.buckets_in_use();
        for (at, &key) in keys.iter().enumerate() {
            let entry =
                Entry { action: Packed(1030), value: at as i32 % 1000, depth: 3, bound: Bound::Exact };
            table.store(key, 0, entry);
            if at % 1024 == 0 {
                table.make_room();
                assert_eq!(table.taken.load(Relaxed), table.count_sample(|_| true));
            }
        }
        assert!(table.buckets_in_use() > first);
        let is_known = |table: &Table, at: usize| {
            table.probe(keys[at], 0).is_some_and(|entry| entry.value == at as i32 % 1000)
        };
        let known = (0..keys.len()).filter(|&at| is_known(&table, at)).count();
        assert!(known > keys.len() * 19 / 20, "{known} of {}", keys.len());
        table.forget();
        assert_eq!((table.buckets_in_use(), table.taken.load(Relaxed)), (first, 0));
        assert!((0..keys.len()).all(|at| !is_known(&table, at)));
    }
}
