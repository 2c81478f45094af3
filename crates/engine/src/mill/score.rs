//! [`Score`]: what a position is worth to the side to move.

use solve::{Known, Value};

/// The score of a game won on the spot.
pub(super) const WON: i32 = 30_000;

/// Scores beyond this are proven wins and losses.
pub(super) const PROVEN: i32 = WON - 1_000;

/// The score of a position that a database calls won on the spot: less than what a search has seen to the end, since a
/// database need not say how far the end is.
pub(super) const SOLVED: i32 = 28_000;

/// Larger than any score.
pub(super) const INFINITE: i32 = WON + 1;

/// Evaluations stay below this.
pub(super) const MAX_ESTIMATE: i32 = 20_000;

/// How many points multiply the odds of winning by e; the weights are scaled to this.
pub(super) const POINTS_PER_LOGIT: f64 = 100.0;

/// A value as the side to move sees it: an estimate in points, a win or loss that a database knows, or one that was seen
/// to the end and how far it is.
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
        if self.is_decided() {
            return f64::from(u8::from(self.0 > 0));
        }
        1.0 / (1.0 + libm::exp(-f64::from(self.0) / POINTS_PER_LOGIT))
    }

    /// Whether it is a win or a loss rather than an estimate.
    pub fn is_decided(self) -> bool {
        self.0.abs() > MAX_ESTIMATE
    }

    /// What a database knows, so many turns from the root. Draws are worth nothing here.
    pub(super) fn solved(known: &Known, turns: i32) -> Score {
        let far = turns + i32::from(known.plies.unwrap_or(0));
        Score(match known.value {
            Value::Win => SOLVED - far,
            Value::Draw => 0,
            Value::Loss => far - SOLVED,
        })
    }
}
