//! Placing and moving, and what the piece just played gives.

use super::Reference;
use super::position::{Position, Stand};

impl Reference<'_> {
    pub(super) fn place(&self, position: &mut Position, point: usize) {
        let side = position.side;
        position.stands[point] = Stand::Piece(side);
        position.hand[side] -= 1;
        position.quiet = 0;
        position.last_mill[side] = None;
        self.arrive(position, point, None);
    }

    pub(super) fn slide(&self, position: &mut Position, from: usize, to: usize) {
        let side = position.side;
        let leapt = self.leapt(position, from, to);
        position.stands.swap(from, to);
        position.quiet += 1;
        position.last_mill[side] = None;
        let Some(victim) = leapt else {
            self.arrive(position, to, Some(from));
            return;
        };
        position.preferred = None;
        position.leap.removals = 1;
        position.leap.points.insert(victim);
        self.demand(position, 1);
    }

    /// Counts the mills and captures of the piece just played, and opens the removals they give.
    fn arrive(&self, position: &mut Position, played: usize, from: Option<usize>) {
        let side = position.side;
        let is_placing = position.phase != 'm';
        let custodian = self.custodian_targets(position, played);
        let intervention = self.intervention_targets(position, played);
        position.preferred = None;
        let mills = if is_placing && self.does_placing_mill("removal-based-on-mill-counts") {
            0
        } else {
            self.score_mills(position, played, from)
        };
        let mut removals = if self.flag("may_remove_multiple") { mills } else { mills.min(1) };
        if is_placing && removals > 0 {
            if self.does_placing_mill("opponent-removes-own-piece") {
                position.side = position.enemy();
                position.must_remove[position.side] = -removals;
                position.action = 'r';
                return;
            }
            if self.takes_from_hand() {
                removals = self.take_from_hand(position, removals);
                if self.has_too_few(position, position.enemy()) {
                    position.phase = 'o';
                    return;
                }
            }
        }
        position.custodian = custodian;
        position.intervention = intervention;
        let captures = position.custodian.removals + position.intervention.removals;
        if captures == 0 || removals == 0 {
            self.demand(position, captures + removals);
        } else if self.flag("sanmill_compatible_capture_choice") {
            let share = if self.flag("may_remove_multiple") { position.custodian.removals } else { 0 };
            self.demand(position, removals + share);
        } else {
            position.beside = removals;
            self.demand(position, captures);
        }
        if position.must_remove[side] == 0 && position.phase != 'o' {
            self.settle(position, is_placing && mills > 0, from.is_none() && mills == 0);
        }
    }

    /// The number of mills just made that score; they are used up, and the way back is watched.
    fn score_mills(&self, position: &mut Position, played: usize, from: Option<usize>) -> i64 {
        let side = position.side;
        let mills: Vec<Vec<usize>> =
            self.scoring_mills(position, played, side).iter().map(|line| line.points.clone()).collect();
        if self.flag("one_time_use_mill") {
            position.used[side].extend(mills.iter().flatten());
        }
        if let Some(from) =
            from.filter(|_| self.flag("restrict_repeated_mills_formation") && !mills.is_empty())
        {
            let could_return = self.board.lines_through(from).any(|line| {
                self.can_score(position, line, side)
                    && line.points.iter().all(|&point| point == from || position.is(point, side))
            });
            position.last_mill[side] = could_return.then_some((from, played));
        }
        mills.len() as i64
    }

    pub(super) fn takes_from_hand(&self) -> bool {
        self.does_placing_mill("remove-from-hand-then-opponents-turn")
            || self.does_placing_mill("remove-from-hand-then-your-turn")
    }

    /// Takes pieces out of the enemy's hand; what is left must come off the board.
    fn take_from_hand(&self, position: &mut Position, removals: i64) -> i64 {
        let enemy = position.enemy();
        let taken = removals.min(position.hand[enemy]);
        position.hand[enemy] -= taken;
        removals - taken
    }

    /// The side to move owes removals, as far as there is anything to remove.
    fn demand(&self, position: &mut Position, removals: i64) {
        position.must_remove[position.side] = removals;
        if removals > 0 && self.removable(position).is_empty() {
            position.must_remove[position.side] = 0;
            position.clear_captures();
        } else if removals > 0 {
            position.action = 'r';
        }
        if self.is_drawn_by_count(position, position.phase) {
            position.phase = 'o';
            if removals == 0 {
                position.side = position.enemy();
            }
        }
    }
}
