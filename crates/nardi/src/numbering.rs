//! Dense numbers for steps and for whole turns.

/// How many multisets of four of 25 things there are: 24 points and "no step".
pub(crate) const MULTISETS: usize = 20_475;

/// The rank of an ascending multiset in colexicographic order, below [`MULTISETS`].
#[inline]
pub(crate) fn multiset_rank(sorted: [u8; 4]) -> usize {
    let [a, b, c, d] = sorted.map(u32::from);
    let choose_2 = (b + 1) * b / 2;
    let choose_3 = (c + 2) * (c + 1) * c / 6;
    let choose_4 = (d + 3) * (d + 2) * (d + 1) * d / 24;
    (a + choose_2 + choose_3 + choose_4) as usize
}
