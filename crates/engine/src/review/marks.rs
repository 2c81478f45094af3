//! [`Mark`]: what a loss is called.

/// What a decision is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// There was nothing better.
    Best,
    /// As good as the best, for all that can be told.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Something was lost.
    Mistake,
    /// Much was lost.
    Blunder,
}

/// Every mark, its name, and the most that may be lost under it, in shares of what lies between a plain win and a plain
/// loss: 0.01 is a chance of one in a hundred to win instead of to lose.
pub const MARKS: [(Mark, &str, f64); 5] = [
    (Mark::Best, "best", 0.0005),
    (Mark::Good, "good", 0.01),
    (Mark::Inaccuracy, "inaccuracy", 0.025),
    (Mark::Mistake, "mistake", 0.05),
    (Mark::Blunder, "blunder", f64::INFINITY),
];

impl Mark {
    /// The mark of a loss, in a game where a plain win and a plain loss lie so many points apart.
    pub fn of(loss: f64, stake: f64) -> Mark {
        let is_within = |&&(_, _, most): &&(Mark, &str, f64)| loss <= most * stake;
        MARKS.iter().find(is_within).map_or(Mark::Blunder, |&(mark, ..)| mark)
    }

    /// Its name, for programs and in texts (`review-mark-blunder`).
    pub fn name(self) -> &'static str {
        MARKS[self as usize].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_every_loss_has_a_mark() {
        for (at, &(mark, name, most)) in MARKS.iter().enumerate() {
            assert_eq!((mark as usize, mark.name()), (at, name));
            assert!(at == 0 || MARKS[at - 1].2 < most);
        }
        let marks = [0.0, 0.002, 0.03, 0.07, 0.2].map(|loss| Mark::of(loss, 2.0));
        assert_eq!(marks, MARKS.map(|(mark, ..)| mark));
        assert_eq!(Mark::of(0.02, 1.0), Mark::Inaccuracy, "where less is at stake, the same loss is worse");
        assert_eq!(Mark::of(0.02, 2.0), Mark::Good);
        assert_eq!(Mark::of(f64::NAN, 2.0), Mark::Blunder);
    }
}
