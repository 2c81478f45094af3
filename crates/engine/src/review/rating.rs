//! What an error rate is like: the levels against themselves, reviewed.

use crate::levels::LEVELS;

/// So few decisions say nothing about a player.
pub const LEAST_DECISIONS: usize = 10;

/// The error rates of the levels, the weakest first, in thousandths of a point a decision: every level against itself,
/// reviewed one roll ahead (Mill: as [`super::USUAL_LEVEL`] looks). The figures and how they were made stand in
/// docs/strength.md.
pub const RATES: [(&str, [f64; LEVELS as usize]); 3] = [
    ("nardi", [150.0, 90.0, 60.0, 35.0, 22.0, 13.0, 6.0, 2.0, 0.5, 0.3]),
    ("ludo", [50.0, 35.0, 22.0, 14.0, 9.0, 5.0, 3.0, 1.0, 0.5, 0.3]),
    ("mill", [350.0, 250.0, 160.0, 110.0, 80.0, 60.0, 45.0, 35.0, 25.0, 20.0]),
];

/// The level of a family whose error rate is nearest to this one, by their ratio.
pub fn like_level(family: &str, rate: f64) -> Option<u8> {
    let (_, rates) = RATES.iter().find(|(name, _)| *name == family)?;
    let is_worse = |&&(_, border): &&(u8, f64)| rate > border;
    // Between two levels lies the rate that is as many times one of them as it is a part of the other.
    let borders = (1..LEVELS).zip(rates.windows(2).map(|pair| (pair[0] * pair[1]).sqrt()));
    let borders: Vec<(u8, f64)> = borders.collect();
    Some(borders.iter().find(is_worse).map_or(LEVELS, |&(level, _)| level))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn error_rates_fall_from_level_to_level_and_each_is_like_its_own_level() {
        for (family, rates) in RATES {
            assert!(rates.windows(2).all(|pair| pair[0] > pair[1]), "{family}");
            for (level, rate) in (1..).zip(rates) {
                assert_eq!(like_level(family, rate), Some(level), "{family}");
            }
            assert_eq!(like_level(family, 0.0), Some(10));
            assert_eq!(like_level(family, 1e9), Some(1));
        }
        assert_eq!(like_level("chess", 1.0), None);
    }
}
