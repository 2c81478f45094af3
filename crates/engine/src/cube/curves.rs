//! What a game is worth with a live cube, as a function of the chance to win: straight lines between the points where
//! somebody turns the cube.

use super::Shares;

/// Straight lines from point to point, rising from the chance 0 to 1.
#[derive(Clone, Debug)]
pub(super) struct Curve(Vec<(f64, f64)>);

impl Curve {
    /// Its value at a chance to win.
    pub fn at(&self, chance: f64) -> f64 {
        let next = self.0.iter().position(|&(p, _)| p >= chance).unwrap_or(self.0.len() - 1);
        let ((p0, v0), (p1, v1)) = (self.0[next.saturating_sub(1)], self.0[next]);
        if p1 > p0 { v0 + (v1 - v0) * (chance - p0) / (p1 - p0) } else { v1 }
    }

    /// The chance to win at which it reaches a value; nothing if it never does.
    fn reaches(&self, value: f64) -> Option<f64> {
        let lines = self.0.windows(2);
        let crossing = |line: &[(f64, f64)]| {
            let ((p0, v0), (p1, v1)) = (line[0], line[1]);
            (v0 <= value && value <= v1)
                .then(|| if v1 > v0 { p0 + (p1 - p0) * (value - v0) / (v1 - v0) } else { p0 })
        };
        lines.filter_map(crossing).next()
    }
}

/// Nobody turns a cube more often than this in one game.
const MOST_TURNS: u32 = 12;

/// The curves of a game, as one side sees them.
pub(super) struct Curves<'a> {
    /// What winning points is worth; a loss is negative.
    pub worth: &'a dyn Fn(i64) -> f64,
    /// Whether the side itself (0) or the other one (1) gains nothing by more than a cube of this value.
    pub useless: &'a dyn Fn(usize, u32) -> bool,
    pub shares: &'a Shares,
    pub oin: i64,
}

impl Curves<'_> {
    fn mean(&self, kinds: &[(i64, f64)], value: u32, sign: i64, counts_oin: bool) -> f64 {
        let points = |points: i64| if counts_oin { self.oin } else { points };
        kinds.iter().map(|&(won, share)| share * (self.worth)(sign * points(won) * i64::from(value))).sum()
    }

    fn ends(&self, value: u32, counts_oin: bool) -> ((f64, f64), (f64, f64)) {
        let lost = self.mean(&self.shares.losses, value, -1, counts_oin);
        let won = self.mean(&self.shares.wins, value, 1, counts_oin);
        ((0.0, lost), (1.0, won))
    }

    fn dropped(&self, value: u32, sign: i64) -> f64 {
        (self.worth)(sign * self.oin * i64::from(value))
    }

    /// Nobody turns the cube any more.
    pub fn dead(&self, value: u32, counts_oin: bool) -> Curve {
        let (lost, won) = self.ends(value, counts_oin);
        Curve(vec![lost, won])
    }

    /// The cube is in the middle.
    pub fn centred(&self, value: u32, counts_oin: bool) -> Curve {
        let (lost, won) = self.ends(value, counts_oin);
        let theirs = self.turned_by_them(value, MOST_TURNS);
        let own = self.turned(value, MOST_TURNS);
        let points = [Some(lost), theirs, own, Some(won)];
        Curve(rising(points.into_iter().flatten()))
    }

    /// The cube is one's own.
    pub fn own(&self, value: u32) -> Curve {
        self.own_for(value, MOST_TURNS)
    }

    /// The cube is the other side's.
    pub fn theirs(&self, value: u32) -> Curve {
        self.theirs_for(value, MOST_TURNS)
    }

    fn own_for(&self, value: u32, turns: u32) -> Curve {
        let (lost, won) = self.ends(value, false);
        Curve(rising([Some(lost), self.turned(value, turns), Some(won)].into_iter().flatten()))
    }

    fn theirs_for(&self, value: u32, turns: u32) -> Curve {
        let (lost, won) = self.ends(value, false);
        Curve(rising([Some(lost), self.turned_by_them(value, turns), Some(won)].into_iter().flatten()))
    }

    /// Where the side itself turns the cube so that the other one may as well drop it.
    fn turned(&self, value: u32, turns: u32) -> Option<(f64, f64)> {
        if turns == 0 || (self.useless)(0, value) {
            return None;
        }
        let dropped = self.dropped(value, 1);
        Some((self.theirs_for(value.saturating_mul(2), turns - 1).reaches(dropped)?, dropped))
    }

    /// Where the other side turns it so.
    fn turned_by_them(&self, value: u32, turns: u32) -> Option<(f64, f64)> {
        if turns == 0 || (self.useless)(1, value) {
            return None;
        }
        let dropped = self.dropped(value, -1);
        Some((self.own_for(value.saturating_mul(2), turns - 1).reaches(dropped)?, dropped))
    }
}

/// The points in order. Where a score makes both sides turn the cube at once, the later one is left out.
fn rising(points: impl Iterator<Item = (f64, f64)>) -> Vec<(f64, f64)> {
    let mut kept: Vec<(f64, f64)> = Vec::with_capacity(4);
    let all: Vec<(f64, f64)> = points.collect();
    let last = all.len() - 1;
    for (index, point) in all.into_iter().enumerate() {
        let is_after = kept.last().is_none_or(|before| point.0 > before.0);
        if is_after || index == last {
            kept.push(point);
        }
    }
    kept
}
