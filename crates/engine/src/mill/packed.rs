//! Moves in sixteen bits, for tables.

use mill::Move;

/// A move as twelve bits: two for the kind, five for each point. 0 is no move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Packed(pub u16);

/// As many packed moves as there can be.
pub(super) const PACKED_MOVES: usize = 1 << 12;

impl Packed {
    pub const NONE: Packed = Packed(0);

    #[inline]
    pub fn new(action: Move) -> Packed {
        Packed(match action {
            Move::Place(point) => 1 << 10 | u16::from(point & 31),
            Move::Slide { from, to } => 2 << 10 | u16::from(from & 31) << 5 | u16::from(to & 31),
            Move::Remove(point) => 3 << 10 | u16::from(point & 31),
        })
    }

    pub fn unpack(self) -> Option<Move> {
        let (from, to) = ((self.0 >> 5 & 31) as u8, (self.0 & 31) as u8);
        match self.0 >> 10 & 3 {
            1 => Some(Move::Place(to)),
            2 => Some(Move::Slide { from, to }),
            3 => Some(Move::Remove(to)),
            _ => None,
        }
    }

    /// The same move on a board that was turned: `map` says where each point goes.
    #[inline]
    pub fn mapped(self, map: &[u8; 32]) -> Packed {
        let (kind, from, to) = (self.0 >> 10, self.0 >> 5 & 31, self.0 & 31);
        let from = if kind == 2 { u16::from(map[usize::from(from)]) } else { 0 };
        if kind == 0 {
            Packed::NONE
        } else {
            Packed(kind << 10 | from << 5 | u16::from(map[usize::from(to)]))
        }
    }
}
