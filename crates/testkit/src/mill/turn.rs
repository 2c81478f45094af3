//! How turns and phases end.

use super::Reference;
use super::position::{BLACK, Position, Side, Stand, WHITE};

impl Reference<'_> {
    /// Whether too many plies have passed without placing or removing. The endgame is part of the moving
    /// phase of the side to move.
    pub(super) fn is_drawn_by_count(&self, position: &Position) -> bool {
        let (limit, endgame) = (self.int("n_move_rule"), self.int("endgame_n_move_rule"));
        let is_endgame = position.hand[position.side] == 0
            && [WHITE, BLACK].into_iter().any(|side| position.pieces(side).len() == 3);
        let is_reached = |limit: i64| limit > 0 && position.quiet >= limit;
        is_reached(limit) || (is_endgame && endgame < limit && is_reached(endgame))
    }

    /// Nothing more is owed by the side to move: its turn ends, unless a mill gives it another.
    pub(super) fn settle(&self, position: &mut Position, made_mill: bool) {
        let (side, enemy) = (position.side, position.enemy());
        let plays_again = made_mill
            && position.phase == 'p'
            && self.flag("extra_turn_after_mill_in_placing_phase")
            && position.hand[side] > 0;
        self.next_turn(position, if plays_again { side } else { enemy });
    }

    /// The turn of a side comes, unless placing ends now.
    pub(super) fn next_turn(&self, position: &mut Position, next: Side) {
        if position.phase == 'p' && position.are_hands_empty() {
            self.end_placing(position, next);
        } else {
            self.open_turn(position, next);
        }
    }

    /// The side that moves first once all pieces are placed.
    fn opener(&self, next: Side) -> Side {
        let continues = self.does_placing_mill("remove-from-hand-then-opponents-turn")
            || (self.does_placing_mill("remove-from-hand-then-your-turn")
                && self.flag("may_remove_multiple"))
            || self.flag("may_move_in_placing_phase");
        if continues { next } else { self.first() }
    }

    fn first(&self) -> Side {
        if self.flag("is_defender_move_first") { BLACK } else { WHITE }
    }

    fn end_placing(&self, position: &mut Position, next: Side) {
        for stand in &mut position.stands {
            if *stand == Stand::Marker {
                *stand = Stand::Empty;
            }
        }
        if self.does_placing_mill("removal-based-on-mill-counts") {
            self.remove_by_mill_counts(position);
        } else if position.empty().is_empty() {
            self.full_board(position, next);
        } else {
            self.open_turn(position, self.opener(next));
        }
    }

    fn remove_by_mill_counts(&self, position: &mut Position) {
        let counts = [WHITE, BLACK].map(|side| self.count_mills(position, side));
        position.must_remove = match counts {
            [0, 0] => [-1, -1],
            [_, 0] => [2, 1],
            [0, _] => [1, 2],
            [white, black] if white > black => [black + 1, black],
            [white, black] if white < black => [white, white + 1],
            equal => equal,
        };
        (position.side, position.phase, position.action) = (self.first(), 'm', 'r');
    }

    fn full_board(&self, position: &mut Position, next: Side) {
        let owed = match self.values.name("board_full_action") {
            "first-and-second-player-remove-piece" => vec![WHITE, BLACK],
            "second-and-first-player-remove-piece" => vec![BLACK, WHITE],
            "side-to-move-remove-piece" => vec![self.opener(next)],
            _ => {
                (position.phase, position.action) = ('o', 'p');
                return;
            }
        };
        for &side in &owed {
            position.must_remove[side] = 1;
        }
        (position.side, position.phase, position.action) = (owed[0], 'm', 'r');
    }

    /// Whether the removals in progress are those of a full board: nothing has moved yet, so that at most
    /// one point is empty.
    pub(super) fn is_before_first_move(&self, position: &Position) -> bool {
        position.phase == 'm'
            && position.quiet == 0
            && position.stalemate == 0
            && position.empty().len() <= 1
            && !self.does_placing_mill("removal-based-on-mill-counts")
    }

    /// The removals of a full board are done: the moving phase opens as always.
    pub(super) fn end_full_board(&self, position: &mut Position) {
        let alone = self.is("board_full_action", "side-to-move-remove-piece");
        let opener = if alone { position.side } else { self.opener(position.enemy()) };
        self.open_turn(position, opener);
    }

    /// A turn opens, in the phase that the hand of its side says.
    fn open_turn(&self, position: &mut Position, side: Side) {
        position.side = side;
        let is_placing = position.hand[side] > 0;
        (position.phase, position.action) = if is_placing { ('p', 'p') } else { ('m', 's') };
        if self.is_drawn_by_count(position) {
            (position.phase, position.action) = ('o', 's');
        } else if !is_placing && self.is_stuck(position) {
            self.stalemate(position);
        }
    }

    fn stalemate(&self, position: &mut Position) {
        let (stuck, other) = (position.side, position.enemy());
        let action = self.values.name("stalemate_action");
        let removes = action.contains("remove");
        if action == "change-side-to-move" {
            position.side = other;
            if position.hand[other] > 0 {
                (position.phase, position.action) = ('p', 'p');
            } else if self.is_stuck(position) {
                (position.side, position.phase) = (stuck, 'o');
            }
        } else if !removes || self.beside_own(position).is_empty() {
            position.phase = 'o';
        } else if action == "both-players-remove-opponents-piece" {
            position.must_remove = [1, 1];
            (position.stalemate, position.action) = (2, 'r');
        } else {
            position.must_remove[stuck] = 1;
            (position.stalemate, position.action) = (1, 'r');
        }
    }

    /// A stalemate removal is done.
    pub(super) fn end_stalemate(&self, position: &mut Position) {
        let (side, enemy) = (position.side, position.enemy());
        let mut next = enemy;
        if position.must_remove[enemy] > 0 {
            position.side = enemy;
            if !self.beside_own(position).is_empty() {
                return;
            }
            position.must_remove[enemy] = 0;
            next = side;
        }
        position.stalemate = 0;
        let stays = self.is("stalemate_action", "remove-opponents-piece-and-make-next-move");
        self.open_turn(position, if stays { side } else { next });
    }
}
