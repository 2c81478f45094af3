//! Placing and moving, and what the piece just played gives.

use super::Reference;
use super::position::{BLACK, Points, Position, Stand, Targets, WHITE};

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
        if let Some(victim) = leapt {
            position.preferred = None;
            position.leap = Targets { removals: 1, points: Points::from([victim]) };
            self.demand(position, 1);
        } else {
            self.arrive(position, to, Some(from));
        }
    }

    /// Counts the mills and captures of the piece just played, and opens what they give.
    fn arrive(&self, position: &mut Position, played: usize, from: Option<usize>) {
        let custodian = self.custodian_targets(position, played);
        let intervention = self.intervention_targets(position, played);
        position.preferred = None;
        let mills = self.score_mills(position, played, from);
        let removals = if self.flag("may_remove_multiple") { mills } else { mills.min(1) };
        let is_placing = position.phase == 'p';
        let does = |name: &str| is_placing && mills > 0 && self.does_placing_mill(name);
        if does("opponent-removes-own-piece") {
            self.leave_to_victim(position, removals);
        } else if does("remove-from-hand-then-opponents-turn") || does("remove-from-hand-then-your-turn") {
            self.take_from_hand(position, removals, [custodian, intervention]);
        } else if does("removal-based-on-mill-counts") {
            self.open_removals(position, 0, [custodian, intervention]);
            if position.must_remove == [0, 0] {
                self.settle(position, true);
            }
        } else {
            self.open_removals(position, removals, [custodian, intervention]);
            if position.must_remove == [0, 0] {
                if mills == 0 && from.is_none() && self.stops_placing(position) {
                    return;
                }
                self.settle(position, mills > 0);
            }
        }
    }

    /// The number of mills just made that score; they are used up, and the way back is watched.
    fn score_mills(&self, position: &mut Position, played: usize, from: Option<usize>) -> i64 {
        let side = position.side;
        let mills: Vec<Vec<usize>> =
            self.scoring_mills(position, played, side).iter().map(|line| line.points.clone()).collect();
        if let Some(from) =
            from.filter(|_| self.flag("restrict_repeated_mills_formation") && !mills.is_empty())
        {
            let could_return = self.board.lines_through(from).any(|line| {
                self.can_score(position, line, side)
                    && line.points.iter().all(|&point| point == from || position.is(point, side))
            });
            position.last_mill[side] = could_return.then_some((from, played));
        }
        if self.flag("one_time_use_mill") {
            position.used[side].extend(mills.iter().flatten());
        }
        mills.len() as i64
    }

    /// The side to move may remove pieces for its mills, or make its captures.
    fn open_removals(&self, position: &mut Position, mills: i64, captures: [Targets; 2]) {
        let mills = mills.min(position.pieces(position.enemy()).len() as i64);
        [position.custodian, position.intervention] = captures;
        let captures = position.custodian.removals + position.intervention.removals;
        if mills == 0 || captures == 0 {
            self.demand(position, mills + captures);
        } else if self.flag("sanmill_compatible_capture_choice") {
            let share = if self.flag("may_remove_multiple") { position.custodian.removals } else { 0 };
            self.demand(position, mills + share);
        } else {
            position.beside = mills;
            self.demand(position, mills + captures);
        }
    }

    fn demand(&self, position: &mut Position, removals: i64) {
        position.must_remove[position.side] = removals;
        if removals > 0 {
            position.action = 'r';
        }
    }

    /// Takes pieces out of the enemy's hand; what is left must come off the board.
    fn take_from_hand(&self, position: &mut Position, removals: i64, captures: [Targets; 2]) {
        let enemy = position.enemy();
        let taken = removals.min(position.hand[enemy]);
        position.hand[enemy] -= taken;
        if self.has_too_few(position, enemy) {
            position.phase = 'o';
            position.action = 's';
            return;
        }
        if taken < removals {
            self.open_removals(position, removals - taken, captures);
            if position.must_remove == [0, 0] {
                self.settle(position, true);
            }
        } else if self.does_placing_mill("remove-from-hand-then-your-turn") {
            let side = position.side;
            self.next_turn(position, side);
        } else {
            self.settle(position, true);
        }
    }

    /// The enemy must remove pieces of its own.
    fn leave_to_victim(&self, position: &mut Position, removals: i64) {
        let enemy = position.enemy();
        let removals = removals.min(position.pieces(enemy).len() as i64);
        if removals == 0 {
            return self.settle(position, true);
        }
        position.side = enemy;
        position.must_remove[enemy] = -removals;
        position.action = 'r';
    }

    /// Two empty points may end the placing phase; returns whether that ended the game.
    fn stops_placing(&self, position: &mut Position) -> bool {
        if self.flag("stop_placing_when_two_empty_squares") && position.empty().len() == 2 {
            position.hand = [0, 0];
            if [WHITE, BLACK].into_iter().any(|side| self.has_too_few(position, side)) {
                position.phase = 'o';
                position.action = 's';
                return true;
            }
        }
        false
    }
}
