//! Sets of points by number: ranks among all sets of the same size, and packing of bits.

use mill::{Board, MAX_POINTS, bits};

/// Which sets of a size come before which: ranked by their greatest point, then the next, and so on. That is the order of
/// the sets as numbers, and does not depend on how many points there are.
pub(crate) struct Ranks {
    /// How many bits the lower half has.
    half: u32,
    /// What the lower half adds to the rank.
    low: Vec<u32>,
    /// What the upper half adds, for each size of the whole set.
    high: Vec<Vec<u32>>,
}

/// How many sets of `size` there are among `points`.
pub(crate) fn choose(points: u32, size: u32) -> u64 {
    if size > points {
        return 0;
    }
    (0..u64::from(size)).fold(1, |product, i| product * (u64::from(points) - i) / (i + 1))
}

impl Ranks {
    /// Ranks of sets of so many points, up to a size.
    pub fn new(points: u32, largest: u32) -> Ranks {
        let half = points.div_ceil(2);
        let part = |set: u32, start: u32, below: u32| {
            let added = |(i, point): (u32, u8)| choose(start + u32::from(point), below + i + 1);
            (0..).zip(bits(set)).map(added).sum::<u64>() as u32
        };
        let low = (0..1u32 << half).map(|set| part(set, 0, 0)).collect();
        let of_size = |size: u32| {
            let below = |set: u32| size.checked_sub(set.count_ones());
            (0..1u32 << (points - half))
                .map(|set| below(set).map_or(0, |below| part(set, half, below)))
                .collect()
        };
        Ranks { half, low, high: (0..=largest).map(of_size).collect() }
    }

    /// The rank of a set of this size.
    #[inline]
    pub fn rank(&self, set: u32, size: usize) -> u32 {
        let low = self.low[(set & ((1 << self.half) - 1)) as usize];
        low + self.high[size][(set >> self.half) as usize]
    }
}

/// All sets of `size` among the first `points`, in the order of their ranks.
pub(crate) fn subsets(points: u32, size: u32) -> Vec<u32> {
    let count = choose(points, size) as usize;
    let mut all = Vec::with_capacity(count);
    let mut set = ((1u64 << size) - 1) as u32;
    for i in 0..count {
        all.push(set);
        if i + 1 < count {
            // The next larger number with as many bits.
            let lowest = set & set.wrapping_neg();
            let carried = u64::from(set) + u64::from(lowest);
            set = (carried | (((u64::from(set) ^ carried) >> 2) / u64::from(lowest))) as u32;
        }
    }
    all
}

/// Bits gathered from the places of a mask, and spread to them, a byte at a time.
pub(crate) struct Packing {
    gathered: Vec<u8>,
    spread: Vec<u8>,
}

impl Packing {
    pub fn new() -> Packing {
        let table = |of: fn(u32, u32) -> u32| {
            (0..=0xffffu32).map(|both| of(both >> 8, both & 0xff) as u8).collect::<Vec<u8>>()
        };
        let gather = |mask: u32, set: u32| {
            (0..).zip(bits(mask)).fold(0, |all, (i, place)| all | (set >> place & 1) << i)
        };
        let spread = |mask: u32, set: u32| {
            (0..).zip(bits(mask)).fold(0, |all, (i, place)| all | (set >> i & 1) << place)
        };
        Packing { gathered: table(gather), spread: table(spread) }
    }

    /// The bits of a set at the places of the mask, next to one another.
    #[inline]
    pub fn gather(&self, mask: u32, set: u32) -> u32 {
        let mut shift = 0;
        let mut all = 0;
        for i in 0..MAX_POINTS / 8 {
            let (mask, set) = (mask >> (8 * i) & 0xff, set >> (8 * i) & 0xff);
            all |= u32::from(self.gathered[(mask << 8 | set) as usize]) << (shift & 31);
            shift += mask.count_ones();
        }
        all
    }

    /// The set whose bits at the places of the mask are these.
    #[inline]
    pub fn spread(&self, mask: u32, mut gathered: u32) -> u32 {
        let mut all = 0;
        for i in 0..MAX_POINTS / 8 {
            let mask = mask >> (8 * i) & 0xff;
            all |= u32::from(self.spread[(mask << 8 | gathered & 0xff) as usize]) << (8 * i);
            gathered = gathered.checked_shr(mask.count_ones()).unwrap_or(0);
        }
        all
    }
}

/// One way to turn or mirror the board, by bytes of a set of points.
pub(crate) struct Turning([[u32; 256]; MAX_POINTS / 8]);

impl Turning {
    fn new(map: &[u8]) -> Turning {
        let mut tables = [[0; 256]; MAX_POINTS / 8];
        for (i, table) in tables.iter_mut().enumerate() {
            for (set, image) in (0u32..).zip(table.iter_mut()) {
                let points = bits(set).map(|bit| usize::from(bit) + 8 * i);
                *image = points.filter_map(|point| map.get(point)).fold(0, |all, &to| all | 1 << to);
            }
        }
        Turning(tables)
    }

    /// Where a set of points goes.
    #[inline]
    pub fn image(&self, set: u32) -> u32 {
        let [a, b, c, d] = set.to_le_bytes().map(usize::from);
        let [first, second, third, fourth] = &self.0;
        first[a] | second[b] | third[c] | fourth[d]
    }
}

/// The symmetries of a board that its rules respect, and for each the one that takes it back.
pub(crate) struct Symmetries {
    pub turnings: Vec<Turning>,
    pub inverse: Vec<u8>,
}

impl Symmetries {
    pub fn new(board: &Board, maps: &[Vec<u8>]) -> Symmetries {
        let taken_back = |map: &Vec<u8>| {
            let undoes =
                |other: &Vec<u8>| (0..board.len()).all(|p| usize::from(other[usize::from(map[p])]) == p);
            maps.iter().position(undoes).unwrap_or(0) as u8
        };
        Symmetries {
            turnings: maps.iter().map(|map| Turning::new(map)).collect(),
            inverse: maps.iter().map(taken_back).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_ranked_in_the_order_they_are_listed_in() {
        for points in [1, 9, 16, 21, 24] {
            let ranks = Ranks::new(points, points.min(9));
            for size in 0..=points.min(9) {
                let all = subsets(points, size);
                assert_eq!(all.len() as u64, choose(points, size));
                for (rank, &set) in all.iter().enumerate() {
                    assert_eq!(ranks.rank(set, size as usize) as usize, rank, "{set:b} of {points}");
                    assert_eq!(set.count_ones(), size);
                }
            }
        }
    }

    #[test]
    fn what_is_gathered_and_spread_again_is_what_it_was() {
        let packing = Packing::new();
        let mut random = 1u64;
        for _ in 0..10_000 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (mask, set) = ((random >> 32) as u32, (random >> 8) as u32);
            let gathered = packing.gather(mask, set & mask);
            assert_eq!(gathered.count_ones(), (set & mask).count_ones());
            assert_eq!(packing.spread(mask, gathered), set & mask);
        }
    }
}
