//! How much memory and disk a pair takes that is solved backwards, and how it is cut into slices where it has to be.

use crate::cells::STRETCH;
use crate::post::{LETTER, MOST_PLACES};

/// A half is cut into no more slices than this: with more there would be more files than letters.
const MOST_SLICES: usize = 256;

/// Letters take no more memory than this; more would not make them faster.
const MOST_POST: u64 = 32 << 20;
/// Nor less than this.
const LEAST_POST: u64 = 16 << 10;

/// What a thread may still write when there are as many letters as there may be: those of a stretch.
const SLACK: u64 = 1 << 20;

/// A half of a pair, as far as room goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    /// How many numbers it has.
    pub length: usize,
    /// How many bytes what its captures lead to takes.
    pub below: u64,
}

/// How a pair is cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cut {
    /// How long slices of each half are: whole stretches.
    pub slices: Vec<usize>,
    /// How many slices there are of each half.
    pub counts: Vec<usize>,
    /// How many bytes of memory letters take.
    pub post: u64,
    /// How many bytes of letters for one wave there may be before they are delivered.
    pub letters: u64,
    /// How many bytes of memory it takes in all.
    pub memory: u64,
    /// How many bytes of disk it takes while it is solved.
    pub scratch: u64,
}

/// How many bytes of memory a pair takes that is solved in memory, without what its captures lead to.
pub(crate) fn whole(halves: &[Extent], each: u64) -> u64 {
    halves.iter().map(|half| each * half.length as u64).sum::<u64>() + marks(halves)
}

/// A byte for each stretch and parity.
fn marks(halves: &[Extent]) -> u64 {
    halves.iter().map(|half| 2 * half.length.div_ceil(STRETCH) as u64).sum()
}

/// The shortest slices a half is cut into.
fn least(half: &Extent) -> usize {
    half.length.div_ceil(MOST_SLICES).next_multiple_of(STRETCH).clamp(STRETCH, MOST_PLACES)
}

/// Cuts a pair into as few slices as fit a memory. Where none do, the shortest are what it says it takes.
pub(crate) fn cut(halves: &[Extent], each: u64, memory: u64) -> Cut {
    let entries: u64 = halves.iter().map(|half| half.length as u64).sum();
    let marks = marks(halves);
    let shortest = halves.iter().map(|half| each * least(half) as u64).max().unwrap_or(0);
    let post = MOST_POST.min(memory / 8).min(memory.saturating_sub(marks + shortest)).max(LEAST_POST);
    let slice = |half: &Extent| {
        let room = memory.saturating_sub(marks + half.below.max(post)) / each;
        let longest = (room as usize / STRETCH * STRETCH).clamp(least(half), MOST_PLACES);
        let count = half.length.div_ceil(longest).max(1);
        half.length.div_ceil(count).next_multiple_of(STRETCH).max(STRETCH)
    };
    let slices: Vec<usize> = halves.iter().map(slice).collect();
    let counts = halves.iter().zip(&slices).map(|(half, &slice)| half.length.div_ceil(slice)).collect();
    let counting = halves.iter().zip(&slices).map(|(half, &slice)| each * slice as u64 + half.below).max();
    let telling = slices.iter().map(|&slice| each * slice as u64 + post).max();
    // As many letters as positions, half of them for each of two waves: delivering them earlier would have slices read more often.
    let letters = LETTER as u64 * entries / 2;
    Cut {
        counts,
        post,
        letters,
        memory: marks + counting.max(telling).unwrap_or(0),
        scratch: each * entries + 2 * letters + SLACK * rayon::current_num_threads() as u64,
        slices,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HALVES: [Extent; 2] =
        [Extent { length: 50_000_000, below: 3_000_000 }, Extent { length: 40_000_001, below: 9_000_000 }];

    #[test]
    fn slices_are_as_few_as_fit_and_cover_everything() {
        for each in [1, 3] {
            for memory in (11_000_000..300_000_000).step_by(777_777) {
                let cut = cut(&HALVES, each, memory);
                assert!(cut.memory <= memory, "{cut:?} {memory}");
                for (half, &slice) in HALVES.iter().zip(&cut.slices) {
                    assert_eq!(slice % STRETCH, 0);
                    let count = half.length.div_ceil(slice);
                    assert!(count <= MOST_SLICES);
                    // One slice less would not fit.
                    let longer = half.length.div_ceil((count - 1).max(1)) as u64;
                    let needed = each * longer + half.below.max(cut.post) + STRETCH as u64 * each;
                    assert!(count == 1 || needed + marks(&HALVES) > memory, "{cut:?} {memory}");
                }
            }
        }
    }

    #[test]
    fn the_least_memory_that_is_named_is_enough() {
        for each in [1, 3] {
            let named = cut(&HALVES, each, 1).memory;
            assert!(named > 9_000_000 && named < 11_000_000, "{named}");
            assert_eq!(cut(&HALVES, each, named).memory, named);
            assert!(cut(&HALVES, each, named - 1).memory > named - 1);
        }
    }
}
