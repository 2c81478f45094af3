//! [`Score`]: what a position is worth to the side to move.

/// The score of a game won on the spot.
pub(super) const WON: i32 = 30_000;

/// Scores beyond this are proven wins and losses.
pub(super) const PROVEN: i32 = WON - 1_000;

/// Larger than any score.
pub(super) const INFINITE: i32 = WON + 1;

/// Evaluations stay below this.
pub(super) const MAX_ESTIMATE: i32 = 20_000;

/// How many points multiply the odds of winning by e; the weights are scaled to this.
pub(super) const POINTS_PER_LOGIT: f64 = 100.0;

/// A value as the side to move sees it: an estimate in points, or a proven win or loss and how far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub(super) i32);

impl Score {
    /// The value in points. A hundred points multiply the odds of winning by e.
    pub fn points(self) -> i32 {
        self.0
    }

    /// In how many actions the game is won (positive) or lost (negative), if that is proven.
    pub fn won_in(self) -> Option<i32> {
        match self.0 {
            value if value >= PROVEN => Some(WON - value),
            value if value <= -PROVEN => Some(-WON - value),
            _ => None,
        }
    }

    /// The expected result between 0 (lost) and 1 (won).
    pub fn expected(self) -> f64 {
        match self.won_in() {
            Some(actions) => f64::from(u8::from(actions >= 0 && self.0 > 0)),
            None => 1.0 / (1.0 + libm::exp(-f64::from(self.0) / POINTS_PER_LOGIT)),
        }
    }
}
