//! Points as bits of a progress frame.
//!
//! Bit *p* of a mask is the point at progress *p* of one side's own route: 0 is the head, 18–23 the home.
//! The two routes differ by half the ring, so turning a mask by 12 leads from one side's frame to the other's.

/// The number of points.
pub(crate) const POINTS: u8 = 24;
/// The progress of a checker that has been borne off.
pub(crate) const OFF: u8 = 24;
/// Every point.
pub(crate) const ALL: u32 = (1 << 24) - 1;
/// The head.
pub(crate) const HEAD: u32 = 1;
/// Everything before the home.
pub(crate) const OUTSIDE: u32 = (1 << 18) - 1;
/// The own starting quarter.
pub(crate) const OWN_START: u32 = 0x3f;
/// The enemy's starting quarter, in the own frame.
pub(crate) const ENEMY_START: u32 = 0x3f << 12;
/// Past the enemy's head.
pub(crate) const PASSED: u32 = ALL & !((1 << 13) - 1);

/// The same points in the other side's frame.
#[inline(always)]
pub(crate) const fn turned(mask: u32) -> u32 {
    (mask << 12 | mask >> 12) & ALL
}

/// Whether `length` neighbouring bits are set somewhere.
#[inline(always)]
pub(crate) fn has_run(mask: u32, length: u8) -> bool {
    runs(mask, length) != 0
}

/// The points at which `length` neighbouring set bits begin.
#[inline(always)]
pub(crate) fn runs(mask: u32, length: u8) -> u32 {
    let (mut run, mut reached) = (mask, 1);
    while reached < length {
        let step = reached.min(length - reached);
        run &= run >> step;
        reached += step;
    }
    run
}

/// The points of a mask, rear first.
#[inline(always)]
pub(crate) fn points(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let point = mask.trailing_zeros() as u8;
        mask &= mask - 1;
        Some(point)
    })
}

/// White's number of the point at `progress` of `side`.
pub(crate) fn number_of(side: u8, progress: u8) -> u8 {
    debug_assert!(progress < POINTS);
    if side == 0 { 24 - progress } else { (35 - progress) % 24 + 1 }
}

/// The progress of `side` at White's point `number`, 1 to 24.
pub(crate) fn progress_of(side: u8, number: u8) -> u8 {
    if side == 0 { 24 - number } else { (36 - number) % 24 }
}

/// The number that `seat` itself gives to White's point `number`, 1 to 24: for everybody the own head is 24. Turns the
/// own number into White's just as well.
pub fn own_number(seat: u8, number: u8) -> u8 {
    if seat == 0 { number } else { (number + 11) % 24 + 1 }
}

/// The column of White's point `number` as White sees the board: 0 to 11 from the left, 13 above 12.
pub(crate) fn column_of(number: u8) -> u8 {
    if is_upper(number) { number - 13 } else { 12 - number }
}

/// Whether White sees a point in the upper row.
pub(crate) fn is_upper(number: u8) -> bool {
    number > 12
}
