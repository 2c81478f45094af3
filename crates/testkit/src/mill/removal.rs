//! Removing pieces.

use super::Reference;
use super::position::{Position, Side, Stand, enemy_of};

impl Reference<'_> {
    /// Whether a side has lost because too few pieces are left, on the board and in hand.
    pub(super) fn has_too_few(&self, position: &Position, side: Side) -> bool {
        (position.pieces(side).len() as i64) + position.hand[side] < self.int("pieces_at_least_count")
    }

    pub(super) fn remove(&self, position: &mut Position, point: usize) {
        let side = position.side;
        let owed = position.must_remove[side];
        let victim = if owed < 0 { side } else { enemy_of(side) };
        let is_placing = position.phase == 'p';
        let made_mill = is_placing && self.comes_from_mill(position);
        let marks = is_placing && self.does_placing_mill("mark-and-delay");
        position.stands[point] = if marks { Stand::Marker } else { Stand::Empty };
        position.quiet = 0;
        let left = if owed < 0 { owed + 1 } else { self.choose_mode(position, point, owed) };
        if self.has_too_few(position, victim) {
            position.phase = 'o';
            return;
        }
        position.must_remove[side] = left;
        if left != 0 && self.removable(position).is_empty() {
            position.must_remove[side] = 0;
        }
        if position.must_remove[side] == 0 {
            position.clear_captures();
            if position.stalemate > 0 {
                self.end_stalemate(position);
            } else if owed < 0 && is_placing {
                self.open_own_turn(position);
            } else {
                self.settle(position, made_mill, false);
            }
        }
    }

    /// Whether the removal in progress goes back to a mill, and not to captures alone.
    fn comes_from_mill(&self, position: &Position) -> bool {
        let captures = position.custodian.removals + position.intervention.removals;
        captures == 0 || position.beside > 0 || captures != position.must_remove[position.side]
    }

    /// The first removal decides between custodian, intervention and mill. Returns what is left to remove.
    fn choose_mode(&self, position: &mut Position, point: usize, owed: i64) -> i64 {
        let is_compatible = self.flag("sanmill_compatible_capture_choice");
        let (custodian, intervention) = (position.custodian.removals, position.intervention.removals);
        if position.intervention.points.remove(&point) {
            position.intervention.removals -= 1;
            position.custodian.clear();
            position.beside = 0;
            position.intervention.removals
        } else if position.custodian.points.contains(&point) {
            position.clear_captures();
            if is_compatible { (owed - 1 - intervention).max(0) } else { 0 }
        } else {
            let left = match position.beside {
                0 => owed - 1 - custodian,
                beside => beside - 1,
            };
            position.clear_captures();
            left.max(0)
        }
    }
}
