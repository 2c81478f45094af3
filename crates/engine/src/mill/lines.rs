//! Lines counted many at a time: how many pieces of a side stand on each.

use mill::{Board, bits};

/// Every line has a field of two bits in a word.
const FIELDS: u64 = 0x5555_5555_5555_5555;

/// Looks up, for a set of points, the number of its points on every line.
pub(super) struct LineCounts {
    /// For every byte of the set, two bits for each line.
    tables: Box<[[u64; 256]; 4]>,
    /// The lowest bit of the field of every line that exists.
    fields: u64,
    masks: Vec<u32>,
    full: u64,
    one_short: u64,
    length: u32,
    is_packed: bool,
}

/// What a side has on the lines: fields by number of pieces.
#[derive(Clone, Copy)]
pub(super) struct OnLines {
    /// Lines full of its pieces.
    pub mills: u64,
    /// Lines on which the side lacks one piece and the enemy has none.
    pub twos: u64,
}

impl LineCounts {
    pub fn new(board: &Board) -> LineCounts {
        let masks = board.masks().to_vec();
        let length = masks.first().map_or(0, |mask| mask.count_ones());
        let is_packed = masks.len() <= 32 && length <= 3;
        let fields = masks.iter().take(32).enumerate().fold(0, |all, (line, _)| all | 1u64 << (2 * line));
        let mut tables = Box::new([[0; 256]; 4]);
        if is_packed {
            for (part, table) in tables.iter_mut().enumerate() {
                for (byte, counts) in table.iter_mut().enumerate() {
                    let set = (byte as u32) << (8 * part);
                    let count =
                        |(line, mask): (usize, &u32)| u64::from((set & mask).count_ones()) << (2 * line);
                    *counts = masks.iter().enumerate().map(count).sum();
                }
            }
        }
        let (full, one_short) =
            (fields.wrapping_mul(u64::from(length)), fields.wrapping_mul(u64::from(length.max(1) - 1)));
        LineCounts { tables, fields, masks, full, one_short, length, is_packed }
    }

    /// Whether every line of the board is seen.
    pub fn sees_all(&self) -> bool {
        self.masks.len() <= 32
    }

    #[inline]
    fn count(&self, set: u32) -> u64 {
        let bytes = set.to_le_bytes();
        bytes.iter().zip(self.tables.iter()).map(|(&byte, table)| table[usize::from(byte)]).sum()
    }

    /// What both sides have on the lines.
    #[inline]
    pub fn of(&self, pieces: [u32; 2]) -> [OnLines; 2] {
        if !self.is_packed {
            return self.of_any(pieces);
        }
        let counts = pieces.map(|set| self.count(set));
        let zero = |x: u64| !(x | x >> 1) & self.fields & FIELDS;
        let side = |own: usize| OnLines {
            mills: zero(counts[own] ^ self.full),
            twos: zero(counts[own] ^ self.one_short) & zero(counts[own ^ 1]),
        };
        [side(0), side(1)]
    }

    /// The same for boards with longer or more lines; those beyond the 32nd are not seen.
    fn of_any(&self, pieces: [u32; 2]) -> [OnLines; 2] {
        let side = |own: usize| {
            let mut found = OnLines { mills: 0, twos: 0 };
            for (line, mask) in self.masks.iter().take(32).enumerate() {
                let count = (pieces[own] & mask).count_ones();
                if count == self.length {
                    found.mills |= 1 << (2 * line);
                } else if count + 1 == self.length && pieces[own ^ 1] & mask == 0 {
                    found.twos |= 1 << (2 * line);
                }
            }
            found
        };
        [side(0), side(1)]
    }

    /// The points of every line with a field set.
    #[inline]
    pub fn masks_of(&self, mut fields: u64) -> impl Iterator<Item = u32> {
        std::iter::from_fn(move || {
            let line = fields.trailing_zeros() as usize / 2;
            (fields != 0).then(|| {
                fields &= fields - 1;
                self.masks[line]
            })
        })
    }
}

/// The sum of a number over the points of a set, by bytes.
pub(super) struct PointSums(Box<[[u16; 256]; 4]>);

impl PointSums {
    pub fn new(value: impl Fn(u8) -> u16) -> PointSums {
        let mut tables = Box::new([[0; 256]; 4]);
        for (part, table) in tables.iter_mut().enumerate() {
            for (byte, sum) in table.iter_mut().enumerate() {
                *sum = bits((byte as u32) << (8 * part)).map(&value).sum();
            }
        }
        PointSums(tables)
    }

    #[inline]
    pub fn of(&self, set: u32) -> i32 {
        let bytes = set.to_le_bytes();
        bytes.iter().zip(self.0.iter()).map(|(&byte, table)| i32::from(table[usize::from(byte)])).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Random;
    use game::rules::Variant;

    #[test]
    fn fields_count_what_a_loop_over_the_lines_counts() {
        let game = mill::Mill::new(Variant::plain(&mill::FAMILY, "plain")).expect("sound");
        let lines = LineCounts::new(game.board());
        let mut random = Random::new(3);
        for _ in 0..10_000 {
            let (a, b, c) = (random.bits() as u32, random.bits() as u32, random.bits() as u32);
            let white = a & b & game.board().all();
            let black = c & !white & game.board().all();
            let (fast, slow) = (lines.of([white, black]), lines.of_any([white, black]));
            for side in 0..2 {
                assert_eq!((fast[side].mills, fast[side].twos), (slow[side].mills, slow[side].twos));
            }
        }
    }
}
