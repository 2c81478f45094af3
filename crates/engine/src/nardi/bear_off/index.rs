//! A number for every way to place checkers: first by pips, so that a step always leads to a smaller number.

/// The checkers on each point: `counts[i]` stand i + 1 points before the end.
pub(crate) type Counts = [u8; 12];

/// All checkers of a side.
pub(crate) const CHECKERS: usize = 15;

/// Numbers the placements of checkers on `points` points: all with up to 15, or only those with exactly 15.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    points: usize,
    /// Where the placements with this many pips begin; one more entry than there are pip counts.
    starts: Vec<u32>,
    /// How many placements come before those with `count` checkers on `point`, given the checkers and pips
    /// left for this point and those before it.
    before: Vec<u32>,
    /// How many placements there are for the points below `point`, given checkers and pips.
    ways: Vec<u32>,
    max_pips: usize,
}

impl Index {
    pub(crate) fn new(points: usize, exactly: bool) -> Index {
        let max_pips = points * CHECKERS;
        let mut index = Index { points, starts: Vec::new(), before: Vec::new(), ways: Vec::new(), max_pips };
        let size = (CHECKERS + 1) * (max_pips + 1);
        index.ways = vec![0; (points + 1) * size];
        for left in 0..=CHECKERS {
            if left == 0 || !exactly {
                let at = index.at(0, left, 0);
                index.ways[at] = 1;
            }
        }
        index.before = vec![0; points * size * (CHECKERS + 1)];
        for point in 0..points {
            for left in 0..=CHECKERS {
                for pips in 0..=max_pips {
                    let mut sum = 0;
                    for count in 0..=left {
                        let at = index.at(point, left, pips) * (CHECKERS + 1) + count;
                        index.before[at] = sum;
                        if count * (point + 1) <= pips {
                            sum += index.ways[index.at(point, left - count, pips - count * (point + 1))];
                        }
                    }
                    let at = index.at(point + 1, left, pips);
                    index.ways[at] = sum;
                }
            }
        }
        let mut start = 0;
        for pips in 0..=max_pips {
            index.starts.push(start);
            start += index.ways[index.at(points, CHECKERS, pips)];
        }
        index.starts.push(start);
        index
    }

    fn at(&self, point: usize, left: usize, pips: usize) -> usize {
        (point * (CHECKERS + 1) + left) * (self.max_pips + 1) + pips
    }

    pub(crate) fn points(&self) -> usize {
        self.points
    }

    /// How many placements there are.
    pub(crate) fn len(&self) -> usize {
        self.starts[self.max_pips + 1] as usize
    }

    pub(crate) fn max_pips(&self) -> usize {
        self.max_pips
    }

    /// Where the placements with this many pips begin.
    pub(crate) fn start(&self, pips: usize) -> usize {
        self.starts[pips] as usize
    }

    /// The number of a placement.
    pub(crate) fn number(&self, counts: &Counts) -> usize {
        let pips: usize = (0..self.points).map(|i| usize::from(counts[i]) * (i + 1)).sum();
        let mut number = self.starts[pips];
        let (mut left, mut pips) = (CHECKERS, pips);
        for point in (0..self.points).rev() {
            let count = usize::from(counts[point]);
            number += self.before[self.at(point, left, pips) * (CHECKERS + 1) + count];
            left -= count;
            pips -= count * (point + 1);
        }
        number as usize
    }

    /// The placements with this many pips, in the order of their numbers.
    pub(crate) fn layer(&self, pips: usize) -> Vec<Counts> {
        let mut out = Vec::new();
        self.fill(self.points, CHECKERS, pips, &mut [0; 12], &mut out);
        out
    }

    fn fill(&self, points: usize, left: usize, pips: usize, counts: &mut Counts, out: &mut Vec<Counts>) {
        if self.ways[self.at(points, left, pips)] == 0 {
            return;
        }
        if points == 0 {
            out.push(*counts);
            return;
        }
        for count in 0..=left.min(pips / points) {
            counts[points - 1] = count as u8;
            self.fill(points - 1, left - count, pips - count * points, counts, out);
        }
        counts[points - 1] = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_placements_as_there_should_be_and_each_has_its_number() {
        let six = Index::new(6, false);
        assert_eq!(six.len(), 54_264);
        assert_eq!(Index::new(12, false).len(), 17_383_860);
        assert_eq!(Index::new(12, true).len(), 7_726_160);
        for index in [six, Index::new(6, true)] {
            let mut next = 0;
            for pips in 0..=index.max_pips() {
                assert_eq!(index.start(pips), next);
                for counts in index.layer(pips) {
                    assert_eq!(index.number(&counts), next);
                    next += 1;
                }
            }
            assert_eq!(next, index.len());
        }
    }
}
