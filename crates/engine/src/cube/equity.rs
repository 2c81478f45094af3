//! [`EquityTable`]: the chance to win a match at every score.

use super::curves::Curves;
use super::{Rates, Shares};

/// The chance to win a match, by the points that both sides still need: computed for how often games are won by mars
/// under the rules of a variant, score by score from the end of the match to its beginning.
///
/// Both sides are equally strong, and who starts a game makes no difference.
#[derive(Clone, Debug, PartialEq)]
pub struct EquityTable {
    length: usize,
    /// By the points that oneself and the other side need; with the Crawford rule, the Crawford game where one side needs
    /// a single point.
    before: Vec<f64>,
    /// The same after the Crawford game: the chance of the side that trails, by the points it needs.
    trailing: Vec<f64>,
}

impl EquityTable {
    /// The table of matches to so many points with the cube. `points` are what wins give, ascending: oin, mars, koks.
    pub fn new(length: u32, points: &[u32], rates: &Rates, has_crawford: bool) -> EquityTable {
        let length = length.max(1) as usize;
        let mut table =
            EquityTable { length, before: vec![0.5; length * length], trailing: vec![0.5; length + 1] };
        let shares = rates.shares(points);
        let oin = points.first().copied().unwrap_or(1);
        for need in 2..=length {
            table.trailing[need] = table.after_crawford(need, &shares, oin);
        }
        for own in 1..=length {
            // The other half is the same, seen from the other side; at even scores both have the same chance.
            for other in 1..own {
                let value = if other > 1 {
                    table.with_cube([own, other], &shares, oin, rates.live)
                } else if has_crawford {
                    table.mean(&shares, |points| {
                        table.value([own as i64 - points.max(0), 1 + points.min(0)], true)
                    })
                } else {
                    table.trailing[own]
                };
                table.before[(own - 1) * length + other - 1] = value;
                table.before[(other - 1) * length + own - 1] = 1.0 - value;
            }
        }
        table
    }

    /// The points that win.
    pub fn length(&self) -> u32 {
        self.length as u32
    }

    /// The chance to win the match for a side that needs the first number of points, the other side the second. Without
    /// the Crawford rule there is no difference before and after.
    pub fn value(&self, [own, other]: [i64; 2], is_after_crawford: bool) -> f64 {
        if own <= 0 || other <= 0 {
            return if own <= 0 { 1.0 } else { 0.0 };
        }
        let (own, other) = ((own as usize).min(self.length), (other as usize).min(self.length));
        match (own, other) {
            (1, 1) => 0.5,
            (_, 1) if is_after_crawford => self.trailing[own],
            (1, _) if is_after_crawford => 1.0 - self.trailing[other],
            _ => self.before[(own - 1) * self.length + other - 1],
        }
    }

    /// The mean over how a game between equals can end.
    fn mean(&self, shares: &Shares, value: impl Fn(i64) -> f64) -> f64 {
        let half = |kinds: &[(i64, f64)], sign: i64| -> f64 {
            kinds.iter().map(|&(points, share)| share * value(sign * points)).sum()
        };
        (half(&shares.wins, 1) + half(&shares.losses, -1)) / 2.0
    }

    /// The chance of the side that trails, while the other one needs one point and the cube is there: it doubles at once.
    /// The leader takes, or drops where a point more or less for the other side makes no difference.
    fn after_crawford(&self, need: usize, shares: &Shares, oin: u32) -> f64 {
        let need = need as i64;
        let taken =
            self.mean(shares, |points| self.value([need - 2 * points.max(0), 1 + points.min(0)], true));
        taken.min(self.value([need - i64::from(oin), 1], true))
    }

    /// The chance at the beginning of a game with the cube in the middle.
    fn with_cube(&self, [own, other]: [usize; 2], shares: &Shares, oin: u32, live: f64) -> f64 {
        let (own, other) = (own as i64, other as i64);
        let worth = |points: i64| self.value([own - points.max(0), other + points.min(0)], false);
        let useless = |seat: usize, value: u32| {
            i64::from(value) * i64::from(oin) >= if seat == 0 { own } else { other }
        };
        let curves = Curves { worth: &worth, useless: &useless, shares, oin: oin.into() };
        live * curves.centred(1, false).at(0.5) + (1.0 - live) * curves.dead(1, false).at(0.5)
    }
}
