//! What a position remembers, as one number; for transposition tables.

use crate::state::{NOWHERE, State};

impl State {
    /// A hash of what decides how play goes on beside pieces, markers, hands, side, phase, the removals due
    /// to the side to move and the count of quiet actions: used mills, targets of captures, the last mills,
    /// removals due to the other side. 0 when nothing of this is remembered.
    pub fn memory(&self) -> u64 {
        let sets = [self.used[0], self.used[1], self.custodian, self.intervention, self.leap];
        let points = [self.last_mill[0], self.last_mill[1], [self.preferred, NOWHERE]].map(|[a, b]| [!a, !b]);
        let small = [self.stalemate, self.mill_choice, self.must_remove[self.them()] as u8];
        let words = sets.into_iter().chain(points.into_iter().flatten().map(u32::from));
        words.chain(small.map(u32::from)).fold(0, |hash: u64, word| {
            let hash = (hash.rotate_left(23) ^ u64::from(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            hash ^ hash >> 29
        })
    }
}
