//! What may be done in a position.

use super::Reference;
use super::position::{Points, Position};

impl Reference<'_> {
    /// The legal actions, in any order.
    pub(super) fn actions(&self, position: &Position) -> Vec<String> {
        let name = |point: usize| &self.board.names[point];
        match (position.phase, position.action) {
            ('o', _) => Vec::new(),
            (_, 'r') => {
                self.removable(position).into_iter().map(|point| format!("x{}", name(point))).collect()
            }
            (phase, _) => {
                let mut actions = Vec::new();
                if phase != 'm' {
                    actions.extend(position.empty().into_iter().map(|point| name(point).clone()));
                }
                let moves = self.moves(position);
                actions.extend(moves.into_iter().map(|(from, to)| format!("{}-{}", name(from), name(to))));
                actions
            }
        }
    }

    /// All slides, flights and leaps of the side to move.
    pub(super) fn moves(&self, position: &Position) -> Vec<(usize, usize)> {
        if position.phase != 'm' && !self.flag("may_move_in_placing_phase") {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for from in position.pieces(position.side) {
            for to in position.empty() {
                let can_reach = self.board.are_neighbours(from, to)
                    || self.may_fly(position)
                    || self.leapt(position, from, to).is_some();
                if can_reach && !self.is_repeated_mill(position, from, to) {
                    moves.push((from, to));
                }
            }
        }
        moves
    }

    fn may_fly(&self, position: &Position) -> bool {
        self.flag("may_fly")
            && position.hand[position.side] == 0
            && position.pieces(position.side).len() as i64 <= self.int("fly_piece_count")
    }

    /// Whether the side to move has no move in the moving phase.
    pub(super) fn is_stuck(&self, position: &Position) -> bool {
        let mut moving = position.clone();
        moving.phase = 'm';
        self.moves(&moving).is_empty()
    }

    /// The pieces of which the side to move must remove one.
    pub(super) fn removable(&self, position: &Position) -> Points {
        let (side, enemy) = (position.side, position.enemy());
        let must_remove = position.must_remove[side];
        let targets = &position.custodian.points | &position.intervention.points;
        let captures = position.custodian.removals + position.intervention.removals;
        if must_remove < 0 {
            position.pieces(side)
        } else if position.stalemate > 0 {
            self.beside_own(position)
        } else if position.leap.is_open() {
            position.leap.points.clone()
        } else if captures == 0 {
            self.unprotected(position, enemy)
        } else if self.flag("sanmill_compatible_capture_choice") {
            if must_remove <= captures { targets } else { self.unprotected(position, enemy) }
        } else if position.beside > 0 {
            &targets | &self.unprotected(position, enemy)
        } else {
            targets
        }
    }

    /// Enemies next to a piece of the side to move, in a mill or not.
    pub(super) fn beside_own(&self, position: &Position) -> Points {
        let own = position.pieces(position.side);
        let touches = |point: &usize| own.iter().any(|&piece| self.board.are_neighbours(piece, *point));
        position.pieces(position.enemy()).into_iter().filter(touches).collect()
    }
}
