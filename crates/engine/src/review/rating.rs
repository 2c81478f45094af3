//! What an error rate is like: the levels against themselves, reviewed.

/// So few decisions say nothing about a player.
pub const LEAST_DECISIONS: usize = 10;

/// The error rates of the levels of a family, when they play themselves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// The family.
    pub family: &'static str,
    /// How far ahead the review looked.
    pub ply: u8,
    /// The error rates, in thousandths of a point a decision, from level 1 on to the last that such a review tells from
    /// those above it.
    pub rates: &'static [f64],
}

/// Every calibration; how they were made stands in docs/strength.md.
pub const CALIBRATIONS: [Calibration; 6] = [
    Calibration {
        family: "nardi",
        ply: 1,
        rates: &[230.776, 188.746, 136.140, 84.650, 56.804, 36.637, 20.182, 3.477, 0.0],
    },
    Calibration {
        family: "nardi",
        ply: 2,
        rates: &[231.168, 190.002, 136.096, 86.637, 55.665, 35.465, 18.907, 2.740, 1.926, 0.053],
    },
    Calibration {
        family: "ludo",
        ply: 1,
        rates: &[9.521, 9.204, 8.022, 6.768, 5.603, 4.259, 2.609, 0.272, 0.0],
    },
    Calibration {
        family: "ludo",
        ply: 2,
        rates: &[9.702, 9.388, 7.927, 6.813, 5.649, 4.318, 2.601, 0.327, 0.144, 0.0],
    },
    Calibration { family: "mill", ply: 6, rates: &[154.066, 96.223, 63.442, 40.539, 29.729, 18.358, 11.909] },
    Calibration {
        family: "mill",
        ply: 8,
        rates: &[167.582, 102.013, 67.111, 48.285, 35.236, 26.647, 16.851, 10.933],
    },
];

/// The level of a family whose error rate is nearest to this one, by their ratio, for a review that looked so far ahead.
pub fn like_level(family: &str, ply: u8, rate: f64) -> Option<u8> {
    let known = || CALIBRATIONS.iter().filter(|known| known.family == family);
    let calibration = known().rfind(|known| known.ply <= ply).or_else(|| known().next())?;
    // Between two levels lies the rate that is as many times one of them as it is a part of the other. A level that errs
    // nowhere counts as one that errs a tenth of what the one below it does.
    let border = |pair: &[f64]| (pair[0] * pair[1].max(pair[0] / 10.0)).sqrt();
    let borders = calibration.rates.windows(2).map(border);
    Some(1 + borders.take_while(|&border| rate <= border).count() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn error_rates_fall_from_level_to_level_and_each_is_like_its_own_level() {
        for Calibration { family, ply, rates } in CALIBRATIONS {
            assert!(rates.windows(2).all(|pair| pair[0] > pair[1]), "{family} {ply}");
            for (level, &rate) in (1..).zip(rates) {
                assert_eq!(like_level(family, ply, rate), Some(level), "{family} {ply}");
            }
            assert_eq!(like_level(family, ply, 0.0), Some(rates.len() as u8));
            assert_eq!(like_level(family, ply, 1e9), Some(1));
        }
        assert_eq!(like_level("chess", 1, 1.0), None);
    }

    #[test]
    fn a_review_is_compared_with_the_calibration_that_looked_no_farther() {
        let rate = CALIBRATIONS[1].rates[8];
        assert_eq!(like_level("nardi", 2, rate), Some(9));
        assert_eq!(like_level("nardi", 3, rate), Some(9));
        assert!(like_level("nardi", 0, rate) <= Some(9), "the nearest there is");
    }
}
