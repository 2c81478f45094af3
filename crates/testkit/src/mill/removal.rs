//! Removing pieces.

use super::Reference;
use super::position::{Position, Side, Stand, Targets, enemy_of};

impl Reference<'_> {
    /// Whether a side has lost because too few pieces are left, on the board and in hand.
    pub(super) fn has_too_few(&self, position: &Position, side: Side) -> bool {
        (position.pieces(side).len() as i64) + position.hand[side] < self.int("pieces_at_least_count")
    }

    pub(super) fn remove(&self, position: &mut Position, point: usize) {
        let side = position.side;
        let owed = position.must_remove[side];
        let victim = if owed < 0 { side } else { enemy_of(side) };
        let opens_moving = self.is_before_first_move(position);
        let marks = position.phase == 'p' && self.does_placing_mill("mark-and-delay");
        let is_capture = [&position.custodian, &position.intervention, &position.leap]
            .iter()
            .any(|targets| targets.points.contains(&point));
        position.stands[point] = if marks { Stand::Marker } else { Stand::Empty };
        position.quiet = 0;
        let left = if owed < 0 { owed + 1 } else { self.choose_mode(position, point, owed) };
        if self.has_too_few(position, victim) {
            position.phase = 'o';
            return;
        }
        position.must_remove[side] = left;
        if left != 0 && !self.removable(position).is_empty() {
            return;
        }
        position.must_remove[side] = 0;
        position.clear_captures();
        if position.stalemate > 0 {
            self.end_stalemate(position);
        } else if position.must_remove[enemy_of(side)] != 0 {
            position.side = enemy_of(side);
        } else if opens_moving {
            self.end_full_board(position);
        } else if owed < 0 && position.phase == 'p' {
            position.side = enemy_of(side);
            self.settle(position, true);
        } else {
            self.settle(position, !is_capture);
        }
    }

    /// The first removal decides between custodian, intervention and mill. Returns what is left to remove.
    fn choose_mode(&self, position: &mut Position, point: usize, owed: i64) -> i64 {
        if position.intervention.points.remove(&point) {
            let partner = Targets {
                removals: position.intervention.removals - 1,
                points: position.intervention.points.clone(),
            };
            position.clear_captures();
            position.intervention = partner;
            return position.intervention.removals;
        }
        let is_custodian = position.custodian.points.contains(&point);
        let left = match (is_custodian, position.beside) {
            (true, _) => 0,
            (false, 0) => owed - 1 - position.custodian.removals,
            (false, mills) => mills - 1,
        };
        position.clear_captures();
        left.max(0)
    }
}
