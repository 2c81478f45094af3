//! A position, and who stands where, by a few operations on whole words.

use game::{MAX_SEATS, Seat};

/// Where the pieces of an empty seat "stand": nowhere.
pub(crate) const ABSENT: u8 = 0x7e;
/// A square that nobody stands on, for patterns.
pub(crate) const NOWHERE: u8 = 0x7f;
/// No piece, no seat.
pub(crate) const NONE: u8 = 0xff;
/// Pieces per seat, whether used or not.
pub(crate) const PER_SEAT: usize = 4;

/// A position with everything that decides how play goes on. See [`crate::Ludo`] for what may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Own numbers, a byte each, four per seat, from the lowest byte on. Whole words are compared at once, and
    /// a word that was written as a word is also read faster.
    pub(crate) pieces: [u64; 2],
    pub(crate) seat: Seat,
    /// What is still to be played of the roll, larger first; 0 where there is nothing.
    pub(crate) dice: [u8; 2],
    /// Bonus moves still to be played: for captures, for finished pieces.
    pub(crate) bonus: [u8; 2],
    /// From 1.
    pub(crate) round: u16,
    /// Rolls of this turn that passed and kept the turn because no piece was under way.
    pub(crate) tries: u8,
    /// Special rolls (sixes, doubles) in a row in this turn, this one included.
    pub(crate) streak: u8,
    /// The piece moved last in this turn, where the rules need it; else [`NONE`].
    pub(crate) last: u8,
    /// Whether this roll has earned another by a capture or a finished piece.
    pub(crate) again: bool,
    pub(crate) over: bool,
    /// The seats that still take turns, as bits; follows from the rest, and saves looking for it.
    pub(crate) rolling: u8,
    /// The seats that have finished, in order; then [`NONE`].
    pub(crate) places: [u8; MAX_SEATS],
}

impl State {
    /// The seat whose turn it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether somebody plays in this seat: the rules allow it, and the position does not leave it empty.
    #[inline]
    pub fn is_seated(&self, seat: Seat) -> bool {
        self.at(4 * seat) != ABSENT
    }

    /// The seats that are played, in order.
    pub fn seated(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = [0, 1, 2, 3].map(|seat| self.is_seated(seat));
        (0..MAX_SEATS as u8).filter(move |&seat| seats[usize::from(seat)])
    }

    /// Where a piece stands on its own route: 0 is the base. Meaningless for seats and pieces not in play.
    pub fn piece(&self, seat: Seat, piece: u8) -> u8 {
        self.at(4 * seat + piece)
    }

    /// The dice still to be played, larger first; 0 where there is none.
    pub fn dice(&self) -> [u8; 2] {
        self.dice
    }

    /// The round, from 1: it grows when the turn goes past the last seat.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The seats that have finished so far, in order.
    pub fn places(&self) -> impl Iterator<Item = Seat> + '_ {
        self.places.iter().copied().take_while(|&seat| seat != NONE)
    }

    /// Where the piece of this bit, 4 × seat + piece, stands.
    #[inline]
    fn at(&self, bit: u8) -> u8 {
        (self.pieces[usize::from(bit >> 3 & 1)] >> (8 * (bit & 7))) as u8
    }

    /// Puts the piece of this bit, 4 × seat + piece, somewhere.
    #[inline]
    pub(crate) fn put(&mut self, bit: u8, square: u8) {
        let shift = 8 * (bit & 7);
        let word = &mut self.pieces[usize::from(bit >> 3 & 1)];
        *word = *word & !(0xff << shift) | u64::from(square) << shift;
    }

    /// The own pieces of a seat, a byte each, the first one lowest.
    #[inline]
    pub(crate) fn own_word(&self, seat: Seat) -> u32 {
        (self.pieces[usize::from(seat >> 1 & 1)] >> (32 * (seat & 1))) as u32
    }

    /// The own pieces of a seat.
    #[inline]
    pub(crate) fn own(&self, seat: Seat) -> [u8; PER_SEAT] {
        self.own_word(seat).to_le_bytes()
    }

    /// A position in which nobody is seated.
    pub(crate) fn empty() -> State {
        State {
            pieces: [u64::from_le_bytes([ABSENT; 8]); 2],
            seat: 0,
            dice: [0, 0],
            bonus: [0, 0],
            round: 1,
            tries: 0,
            streak: 0,
            last: NONE,
            again: false,
            over: false,
            rolling: 0,
            places: [NONE; MAX_SEATS],
        }
    }

    /// Who stands on the squares of a pattern: bit 4 × seat + piece.
    #[inline]
    pub(crate) fn standing(&self, pattern: &[u8; 16]) -> u16 {
        let ([low, high], [a_low, a_high]) = (self.pieces, words(pattern));
        u16::from(equal_bytes(low, a_low)) | u16::from(equal_bytes(high, a_high)) << 8
    }
}

impl State {
    /// Whether anybody stands on the squares of either pattern.
    #[inline]
    pub(crate) fn stands_on(&self, a: &[u8; 16], b: &[u8; 16]) -> bool {
        const TOP: u64 = 0x8080_8080_8080_8080;
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let [low, high] = self.pieces;
        let ([a_low, a_high], [b_low, b_high]) = (words(a), words(b));
        // As in `equal_bytes`: a top bit is missing exactly where two bytes agree.
        let differ =
            ((low ^ a_low) + LOW) & ((high ^ a_high) + LOW) & ((low ^ b_low) + LOW) & ((high ^ b_high) + LOW);
        differ & TOP != TOP
    }
}

impl State {
    /// Who may stand on one of `length` squares in a row, which begin for each piece where `start` or, for those
    /// whose route begins among them, where `wrapped` says. Pieces in a base, a lane or an empty seat may be
    /// taken for such; all others are not there for certain.
    #[inline]
    pub(crate) fn among(&self, start: &[u8; 16], wrapped: &[u8; 16], length: u8) -> u16 {
        const TOP: u64 = 0x8080_8080_8080_8080;
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let beyond = u64::from(0x80 - length) * 0x0101_0101_0101_0101;
        // A byte's distance from the start, without borrowing from its neighbour, reaches its top bit exactly
        // when it is `length` or more.
        let far = |piece: u64, start: u64| (((piece | TOP) - start) & LOW) + beyond;
        let [low, high] = self.pieces;
        let ([a_low, a_high], [b_low, b_high]) = (words(start), words(wrapped));
        let near = |a: u64, b: u64| gather((!(a & b) & TOP) >> 7);
        let low = near(far(low, a_low), far(low, b_low));
        let high = near(far(high, a_high), far(high, b_high));
        u16::from(low) | u16::from(high) << 8
    }
}

impl State {
    /// The pieces on the last six squares up to where `behind` says, in a base if that is less than six.
    #[inline]
    pub(crate) fn within_reach(&self, behind: &[u8; 16]) -> u16 {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        const TOP: u64 = 0x8080_8080_8080_8080;
        const BEYOND: u64 = (0x80 - 6) * 0x0101_0101_0101_0101;
        // As in `among`, but looking back.
        let near = |piece: u64, behind: u64| {
            let far = (((behind | TOP) - piece) & LOW) + BEYOND;
            gather((!far & TOP) >> 7)
        };
        let ([low, high], [a_low, a_high]) = (self.pieces, words(behind));
        u16::from(near(low, a_low)) | u16::from(near(high, a_high)) << 8
    }
}

/// Puts the lowest bits of eight bytes side by side.
#[inline]
fn gather(bits: u64) -> u8 {
    (bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

#[inline]
fn words(bytes: &[u8; 16]) -> [u64; 2] {
    let whole = u128::from_le_bytes(*bytes);
    [whole as u64, (whole >> 64) as u64]
}

/// A bit for every byte in which two words agree. All bytes must be below 128.
#[inline]
fn equal_bytes(a: u64, b: u64) -> u8 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    const ONES: u64 = 0x0101_0101_0101_0101;
    // A byte of the difference plus 127 reaches its top bit exactly when it is not 0.
    gather((!((a ^ b) + LOW) >> 7) & ONES)
}

/// The pieces of one seat out of a set.
#[inline]
pub(crate) fn of_seat(set: u16, seat: Seat) -> u16 {
    set >> (4 * seat) & 15
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_bytes_are_found_in_every_place() {
        let a = u64::from_le_bytes([0, 57, 14, 0, 126, 1, 52, 127]);
        assert_eq!(equal_bytes(a, a), 0xff);
        assert_eq!(equal_bytes(a, 0), 0b0000_1001);
        assert_eq!(equal_bytes(a, 0x3939_3939_3939_3939), 0b0000_0010);
        assert_eq!(equal_bytes(a, 0x7f7f_7f7f_7f7f_7f7f), 0b1000_0000);
    }

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 64, "{}", size_of::<State>());
    }
}
