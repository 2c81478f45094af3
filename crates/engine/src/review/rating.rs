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
pub const CALIBRATIONS: [Calibration; 5] = [
    Calibration { family: "nardi", ply: 1, rates: &[330.0, 230.0, 150.0, 95.0, 63.0, 36.0, 22.0, 3.8, 0.0] },
    Calibration {
        family: "nardi",
        ply: 2,
        rates: &[330.0, 230.0, 150.0, 95.0, 63.0, 36.0, 22.0, 2.6, 2.1, 0.01],
    },
    Calibration { family: "ludo", ply: 1, rates: &[20.0, 14.0, 10.0, 7.5, 5.5, 4.4, 2.5, 0.22, 0.0] },
    Calibration { family: "ludo", ply: 2, rates: &[20.0, 14.0, 10.0, 7.5, 5.5, 4.4, 2.5, 0.22, 0.1, 0.0] },
    Calibration { family: "mill", ply: 6, rates: &[350.0, 250.0, 160.0, 110.0, 27.0, 20.0, 12.0] },
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
