//! The inputs of evaluation nets.

use game::{Features, Seat, Sink};

use crate::board::bits;
use crate::play::Mill;
use crate::state::{Phase, State};

/// Counts from 0 to this are features of their own.
const MOST_COUNTED: usize = 16;

/// What is counted for each side: hand, board, mobility, mills, lines that lack one piece, blocked pieces.
const COUNTS: usize = 6;

impl Mill {
    /// Steps along edges that a side's pieces could make.
    fn mobility(&self, state: &State, side: usize) -> u32 {
        let empty = self.empty(state);
        bits(state.pieces[side]).map(|from| (self.board.neighbours(from) & empty).count_ones()).sum()
    }

    fn side_counts(&self, state: &State, side: usize) -> [u32; COUNTS] {
        let (pieces, empty) = (state.pieces[side], self.empty(state));
        let mills = self.board.masks().iter().filter(|&&mask| pieces & mask == mask).count();
        let lacks_one = |mask: u32| (mask & !pieces).is_power_of_two() && mask & !pieces & empty != 0;
        let open = self.board.masks().iter().filter(|&&mask| lacks_one(mask)).count();
        let blocked = bits(pieces).filter(|&from| self.board.neighbours(from) & empty == 0).count();
        [
            u32::from(state.hand[side]),
            pieces.count_ones(),
            self.mobility(state, side),
            mills as u32,
            open as u32,
            blocked as u32,
        ]
    }
}

/// The features of a position, from one side:
/// - own pieces by point, enemy pieces by point (`2 * n`);
/// - for own, then enemy: hand, pieces on the board, mobility, mills, lines that lack one piece, blocked
///   pieces, each as 17 features: the count is `k` (16 stands for 16 and more);
/// - to move; own removals due; enemy removals due; placing; quiet actions over 100.
impl Features for Mill {
    fn feature_set(&self) -> String {
        format!("mill-1-points{}-lines{}", self.board.len(), self.board.lines().len())
    }

    fn feature_count(&self) -> usize {
        2 * self.board.len() + 2 * COUNTS * (MOST_COUNTED + 1) + 5
    }

    fn features(&self, state: &State, seat: Seat, out: &mut impl Sink<(u16, f32)>) {
        let sides = [usize::from(seat & 1), usize::from(seat & 1 ^ 1)];
        let n = self.board.len() as u16;
        for (i, side) in sides.into_iter().enumerate() {
            for point in bits(state.pieces[side]) {
                out.push((i as u16 * n + u16::from(point), 1.0));
            }
        }
        let mut base = 2 * n;
        for side in sides {
            for count in self.side_counts(state, side) {
                out.push((base + (count as usize).min(MOST_COUNTED) as u16, 1.0));
                base += MOST_COUNTED as u16 + 1;
            }
        }
        let rest = [
            f32::from(u8::from(usize::from(state.side) == sides[0])),
            f32::from(state.must_remove[sides[0]]),
            f32::from(state.must_remove[sides[1]]),
            f32::from(u8::from(state.phase == Phase::Placing)),
            f32::from(state.quiet) / 100.0,
        ];
        for (i, value) in rest.into_iter().enumerate().filter(|&(_, value)| value != 0.0) {
            out.push((base + i as u16, value));
        }
    }
}
