//! Mills: which lines are full, which of them score, whom they protect.

use super::Reference;
use super::board::Line;
use super::position::{Points, Position, Side};

impl Reference<'_> {
    /// Whether all points of a line are this side's.
    pub(super) fn is_mill(&self, position: &Position, line: &Line, side: Side) -> bool {
        line.points.iter().all(|&point| position.is(point, side))
    }

    /// Whether a full line would give this side anything: under one-time mills, not twice.
    pub(super) fn can_score(&self, position: &Position, line: &Line, side: Side) -> bool {
        !self.flag("one_time_use_mill")
            || !line.points.iter().all(|point| position.used[side].contains(point))
    }

    /// The mills through a point that score.
    pub(super) fn scoring_mills(&self, position: &Position, point: usize, side: Side) -> Vec<&Line> {
        self.board
            .lines_through(point)
            .filter(|line| self.is_mill(position, line, side) && self.can_score(position, line, side))
            .collect()
    }

    pub(super) fn count_mills(&self, position: &Position, side: Side) -> i64 {
        self.board.lines.iter().filter(|line| self.is_mill(position, line, side)).count() as i64
    }

    /// Used lines protect too.
    fn is_in_mill(&self, position: &Position, point: usize, side: Side) -> bool {
        self.board.lines_through(point).any(|line| self.is_mill(position, line, side))
    }

    /// The pieces of a side that may be removed: not those in mills, unless all are.
    pub(super) fn unprotected(&self, position: &Position, side: Side) -> Points {
        let pieces = position.pieces(side);
        let outside: Points =
            pieces.iter().copied().filter(|&point| !self.is_in_mill(position, point, side)).collect();
        if self.flag("may_remove_from_mills_always") || outside.is_empty() { pieces } else { outside }
    }

    /// Whether going from one point to another would go straight back into the mill that was just left.
    pub(super) fn is_repeated_mill(&self, position: &Position, from: usize, to: usize) -> bool {
        let side = position.side;
        if !self.flag("restrict_repeated_mills_formation") || position.last_mill[side] != Some((to, from)) {
            return false;
        }
        let mut after = position.clone();
        after.stands.swap(from, to);
        !self.scoring_mills(&after, to, side).is_empty()
    }
}
