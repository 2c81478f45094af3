//! Numbers of half precision: eleven bits, as files may have them. Nothing is computed with them.

/// The largest number there is.
const LARGEST: u16 = 0x7bff;

/// The nearest half; of two that are as near the even one. What is too large becomes the largest there is.
pub(crate) fn to_half(x: f32) -> u16 {
    let (sign, size) = ((x.to_bits() >> 16) as u16 & 0x8000, x.to_bits() & 0x7fff_ffff);
    let half = match f32::from_bits(size) {
        // Below the normal ones halves lie 2⁻²⁴ apart; adding 2²³ rounds to whole numbers, which then stand in the low bits.
        small if small < 2f32.powi(-14) => (small * 2f32.powi(24) + 2f32.powi(23)).to_bits() as u16,
        large if large >= 65_520.0 => LARGEST,
        // The exponent begins elsewhere, and thirteen bits are rounded away.
        _ => ((size - (112 << 23) + 0xfff + (size >> 13 & 1)) >> 13) as u16,
    };
    sign | half
}

/// The number that a half stands for.
pub(crate) fn from_half(half: u16) -> f32 {
    let (sign, size) = (u32::from(half & 0x8000) << 16, u32::from(half & 0x7fff));
    let size = match size >> 10 {
        0 => (size as f32 * 2f32.powi(-24)).to_bits(),
        // Infinities and what is no number.
        31 => size << 13 | 0x7f80_0000,
        _ => (size << 13) + (112 << 23),
    };
    f32::from_bits(sign | size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_is_written_as_it_was_read() {
        for half in 0..=u16::MAX {
            let x = from_half(half);
            if x.is_finite() {
                assert_eq!(to_half(x), half, "{x}");
            } else {
                assert!(half & 0x7fff > LARGEST);
            }
        }
        assert_eq!([0x3c00, 0x0001, 0xc000, 0x7bff].map(from_half), [1.0, 2f32.powi(-24), -2.0, 65_504.0]);
    }

    #[test]
    fn a_number_becomes_the_nearest_half_and_of_two_the_even_one() {
        for half in 0..LARGEST {
            let (low, high) = (from_half(half), from_half(half + 1));
            let middle = low + (high - low) / 2.0;
            let (below, above) = (f32::from_bits(middle.to_bits() - 1), f32::from_bits(middle.to_bits() + 1));
            assert_eq!((to_half(below), to_half(above)), (half, half + 1));
            assert_eq!(to_half(-middle), 0x8000 | (half + half % 2));
        }
        assert_eq!((to_half(1e9), to_half(f32::NEG_INFINITY)), (LARGEST, 0x8000 | LARGEST));
    }
}
