//! Captures without mills.

use super::Reference;
use super::board::{Course, Line};
use super::position::{Points, Position, Targets};

impl Reference<'_> {
    fn is_on_line(&self, capture: &str, line: &Line) -> bool {
        let switch = match line.course {
            Course::Edge => "on_square_edges",
            Course::Cross => "on_cross_lines",
            Course::Diagonal => "on_diagonal_lines",
        };
        self.flag(&format!("{capture}.{switch}"))
    }

    fn has_few_enough(&self, position: &Position, capture: &str) -> bool {
        !self.flag(&format!("{capture}.only_available_when_own_pieces_leq_3"))
            || position.pieces(position.side).len() <= 3
    }

    /// Whether custodian or intervention captures are on in the phase in which the piece was played.
    fn is_on_in_phase(&self, position: &Position, capture: &str) -> bool {
        self.flag(&format!("{capture}.enabled"))
            && if position.phase == 'm' {
                self.flag(&format!("{capture}.in_moving_phase")) && self.has_few_enough(position, capture)
            } else {
                self.flag(&format!("{capture}.in_placing_phase"))
            }
    }

    /// Enemies between the piece just played and another own piece: one of them goes.
    pub(super) fn custodian_targets(&self, position: &Position, played: usize) -> Targets {
        let capture = "custodian_capture";
        if !self.is_on_in_phase(position, capture) {
            return Targets::default();
        }
        let removable = self.unprotected(position, position.enemy());
        let points: Points = self
            .board
            .lines_through(played)
            .filter(|line| self.is_on_line(capture, line))
            .filter(|line| line.opposite(played).is_some_and(|end| position.is(end, position.side)))
            .map(Line::middle)
            .filter(|middle| removable.contains(middle))
            .collect();
        Targets { removals: i64::from(!points.is_empty()), points }
    }

    /// The two enemies on either side of the piece just played: both go, on one line only.
    pub(super) fn intervention_targets(&self, position: &Position, played: usize) -> Targets {
        let capture = "intervention_capture";
        if !self.is_on_in_phase(position, capture) {
            return Targets::default();
        }
        let mut lines: Vec<&Line> = self
            .board
            .lines_through(played)
            .filter(|line| self.is_on_line(capture, line) && line.middle() == played)
            .filter(|line| line.ends().iter().all(|&end| position.is(end, position.enemy())))
            .collect();
        let is_preferred = |line: &Line| position.preferred.is_some_and(|point| line.ends().contains(&point));
        lines.sort_by_key(|line| (!is_preferred(line), line.course));
        let Some(line) = lines.first() else { return Targets::default() };
        let removable = self.unprotected(position, position.enemy());
        let points: Points = line.ends().into_iter().filter(|end| removable.contains(end)).collect();
        Targets { removals: points.len() as i64, points }
    }

    /// The enemy that a move jumps over and must take.
    pub(super) fn leapt(&self, position: &Position, from: usize, to: usize) -> Option<usize> {
        let capture = "leap_capture";
        let is_allowed = self.flag("leap_capture.enabled")
            && self.flag("leap_capture.in_moving_phase")
            && position.phase == 'm'
            && position.hand[position.side] == 0
            && self.has_few_enough(position, capture);
        if !is_allowed {
            return None;
        }
        let removable = self.unprotected(position, position.enemy());
        self.board
            .lines
            .iter()
            .filter(|line| self.is_on_line(capture, line) && line.opposite(from) == Some(to))
            .map(Line::middle)
            .find(|middle| removable.contains(middle))
    }
}
