//! What an action does: the piece, the mills and captures it makes, and who acts next.

use crate::moves::capture_share;
use crate::play::Mill;
use crate::rules::{BoardFull, MillAction, Stalemate};
use crate::state::{BLACK, Move, NOWHERE, Phase, State, WHITE};

impl Mill {
    #[inline]
    pub(crate) fn act(&self, state: &mut State, action: Move) {
        state.plies.0 = state.plies.0.saturating_add(1);
        match action {
            Move::Place(point) => {
                let us = state.us();
                state.pieces[us] |= 1 << (point & 31);
                state.hand[us] = state.hand[us].saturating_sub(1);
                state.on_board[us] = state.on_board[us].saturating_add(1);
                state.quiet = 0;
                self.after_piece(state, NOWHERE, point);
            }
            Move::Slide { from, to } => {
                state.pieces[state.us()] ^= 1 << (from & 31) | 1 << (to & 31);
                state.quiet = state.quiet.saturating_add(1);
                self.after_piece(state, from, to);
            }
            Move::Remove(point) => self.remove(state, point),
        }
    }

    /// A piece has just been placed on, or moved to, a point.
    #[inline]
    fn after_piece(&self, state: &mut State, from: u8, to: u8) {
        if !self.plain {
            return self.after_piece_in_general(state, from, to);
        }
        let us = state.us();
        if self.board.mills_through(state.pieces[us], to) == 0 {
            self.end_turn(state);
        } else {
            self.owe(state, 1);
        }
    }

    fn after_piece_in_general(&self, state: &mut State, from: u8, to: u8) {
        let us = state.us();
        if self.leap.is_some() && from != NOWHERE {
            let jumped = self.leap_target(state, from, to);
            if jumped != 0 {
                state.last_mill[us] = [NOWHERE; 2];
                state.preferred = NOWHERE;
                state.leap = jumped;
                state.must_remove[us] = 1;
                return;
            }
        }
        let mills = self.scoring_mills(state, state.pieces[us], to);
        self.note_mills(state, from, to, mills);
        let custodian = self.custodian_targets(state, to);
        let intervention = self.intervention_targets(state, to);
        state.preferred = NOWHERE;
        if mills == 0 {
            return self.without_mill(state, from, custodian, intervention);
        }
        let removals = if self.rules.remove_multiple { mills } else { 1 };
        if state.phase == Phase::Placing {
            match self.rules.mill_action {
                MillAction::RemoveFromBoard | MillAction::MarkAndDelay => {}
                MillAction::FromHandThenOpponent | MillAction::FromHandThenYou => {
                    return self.take_from_hand(state, removals, custodian, intervention);
                }
                MillAction::OpponentRemovesOwn => return self.leave_to_victim(state, removals),
                // The mill waits to be counted; a capture does not.
                MillAction::MillCounts if custodian | intervention != 0 => {
                    return self.capture(state, custodian, intervention);
                }
                MillAction::MillCounts => return self.end_turn_after_mill(state),
            }
        }
        self.with_mill(state, removals, custodian, intervention);
    }

    /// Keeps the books that some rules need about the mills just made.
    fn note_mills(&self, state: &mut State, from: u8, to: u8, mills: u32) {
        let us = state.us();
        let own = state.pieces[us];
        if self.rules.restrict_repeated {
            let left_a_mill = mills > 0 && from != NOWHERE && self.scoring_mills(state, own, from) > 0;
            state.last_mill[us] = if left_a_mill { [from, to] } else { [NOWHERE; 2] };
        }
        if self.rules.one_time_mills && mills > 0 {
            for &others in self.board.partners(to) {
                if own & others == others {
                    state.used[us] |= others | 1 << to;
                }
            }
        }
    }

    fn without_mill(&self, state: &mut State, from: u8, custodian: u32, intervention: u32) {
        if custodian | intervention != 0 {
            return self.capture(state, custodian, intervention);
        }
        if self.rules.stop_at_two_empty && from == NOWHERE && self.empty(state).count_ones() == 2 {
            state.hand = [0; 2];
            if self.has_too_few(state, WHITE) || self.has_too_few(state, BLACK) {
                state.phase = Phase::Over;
                return;
            }
        }
        self.end_turn(state);
    }

    fn capture(&self, state: &mut State, custodian: u32, intervention: u32) {
        state.custodian = custodian;
        state.intervention = intervention;
        state.must_remove[state.us()] = capture_share(state) as i8;
    }

    fn with_mill(&self, state: &mut State, removals: u32, custodian: u32, intervention: u32) {
        if custodian | intervention == 0 {
            return self.owe(state, removals);
        }
        state.custodian = custodian;
        state.intervention = intervention;
        let removals = removals.min(u32::from(state.on_board[state.them()])) as i32;
        let due = if !self.rules.compatible_choice {
            state.mill_choice = removals as u8;
            removals + capture_share(state)
        } else if self.rules.remove_multiple {
            removals + i32::from(custodian != 0)
        } else {
            removals
        };
        state.must_remove[state.us()] = due as i8;
    }

    /// The side to move owes itself this many removals of enemy pieces, as far as there are any.
    #[inline]
    fn owe(&self, state: &mut State, removals: u32) {
        let due = removals.min(u32::from(state.on_board[state.them()]));
        if due == 0 {
            return self.end_turn_after_mill(state);
        }
        state.must_remove[state.us()] = due as i8;
    }

    fn take_from_hand(&self, state: &mut State, removals: u32, custodian: u32, intervention: u32) {
        let them = state.them();
        let taken = removals.min(u32::from(state.hand[them]));
        state.hand[them] -= taken as u8;
        if self.has_too_few(state, them as u8) {
            state.phase = Phase::Over;
            return;
        }
        if removals > taken {
            return self.with_mill(state, removals - taken, custodian, intervention);
        }
        if self.rules.mill_action == MillAction::FromHandThenYou {
            if state.hand != [0; 2] {
                return self.begin_turn(state, state.side);
            }
            // Placing is over; where the order of turns goes on, it goes on with the maker of the mill.
            if self.rules.order_continues() {
                state.side ^= 1;
            }
            return self.end_placing(state);
        }
        self.end_turn_after_mill(state);
    }

    fn leave_to_victim(&self, state: &mut State, removals: u32) {
        let them = state.them();
        let removals = removals.min(u32::from(state.on_board[them]));
        if removals == 0 {
            return self.end_turn_after_mill(state);
        }
        state.must_remove[them] = -(removals as i8);
        state.side = them as u8;
    }

    fn remove(&self, state: &mut State, point: u8) {
        let (us, bit) = (state.us(), 1u32 << (point & 31));
        let due = state.must_remove[us];
        let victim = if due < 0 { us } else { us ^ 1 };
        let fills_board = self.is_board_full_removal(state);
        let by_mill = state.targets() & bit == 0;
        state.pieces[victim] &= !bit;
        state.on_board[victim] = state.on_board[victim].saturating_sub(1);
        if self.rules.mill_action == MillAction::MarkAndDelay && state.phase == Phase::Placing {
            state.marked |= bit;
        }
        state.quiet = 0;
        let left = if self.plain { due - 1 } else { self.removals_left(state, due, bit) };
        if self.has_too_few(state, victim as u8) {
            // The removals due stay written as they were, as in Sanmill's FEN.
            state.phase = Phase::Over;
            return;
        }
        state.must_remove[us] = left;
        if left != 0 {
            if self.removable(state) != 0 {
                return;
            }
            state.must_remove[us] = 0;
        }
        if self.plain {
            return self.end_turn(state);
        }
        state.clear_targets();
        state.preferred = NOWHERE;
        if state.stalemate != 0 {
            self.after_stalemate_removal(state);
        } else if fills_board {
            self.after_board_full_removal(state);
        } else if due < 0 && state.phase == Phase::Placing {
            self.after_victims_removal(state);
        } else if state.must_remove[us ^ 1] != 0 {
            state.side = (us ^ 1) as u8;
        } else if by_mill {
            self.end_turn_after_mill(state);
        } else {
            self.end_turn(state);
        }
    }

    /// The removals left to the side to move after this one, which may have chosen between mill and captures.
    fn removals_left(&self, state: &mut State, due: i8, bit: u32) -> i8 {
        if due < 0 {
            return due + 1;
        }
        if state.targets() == 0 {
            return due - 1;
        }
        let left = if state.intervention & bit != 0 {
            let partner = state.intervention & !bit;
            state.clear_targets();
            state.intervention = partner;
            return partner.count_ones() as i8;
        } else if (state.custodian | state.leap) & bit != 0 {
            0
        } else if self.rules.compatible_choice {
            due - 1 - i8::from(state.custodian != 0)
        } else {
            state.mill_choice as i8 - 1
        };
        state.clear_targets();
        left.max(0)
    }

    #[inline]
    fn has_too_few(&self, state: &State, side: u8) -> bool {
        state.count(side) < u32::from(self.rules.at_least)
    }

    /// The side to move has nothing left to do.
    #[inline]
    pub(crate) fn end_turn(&self, state: &mut State) {
        if state.phase == Phase::Placing && state.hand == [0; 2] {
            self.end_placing(state);
        } else {
            self.begin_turn(state, state.side ^ 1);
        }
    }

    /// The same after a mill, which in the placing phase may give another turn.
    fn end_turn_after_mill(&self, state: &mut State) {
        if self.rules.extra_turn && state.phase == Phase::Placing && state.hand[state.us()] > 0 {
            self.begin_turn(state, state.side);
        } else {
            self.end_turn(state);
        }
    }

    /// The victim of a mill has removed its own pieces and has its ordinary turn.
    fn after_victims_removal(&self, state: &mut State) {
        let maker = state.side ^ 1;
        if state.hand == [0; 2] {
            // The order of turns is as if the maker of the mill had removed the piece.
            state.side = maker;
            self.end_placing(state);
        } else if self.rules.extra_turn && state.hand[usize::from(maker)] > 0 {
            self.begin_turn(state, maker);
        } else {
            self.begin_turn(state, state.side);
        }
    }

    #[inline]
    pub(crate) fn begin_turn(&self, state: &mut State, side: u8) {
        state.side = side;
        state.phase = if state.hand[state.us()] == 0 { Phase::Moving } else { Phase::Placing };
        if state.quiet > 0 && self.is_quiet_too_long(state) {
            state.phase = Phase::Over;
        } else if state.phase == Phase::Moving && !self.can_move(state) {
            self.stalemate(state);
        }
    }

    /// Whether the n-move rule, or that of the endgame, ends the game now.
    #[inline]
    pub(crate) fn is_quiet_too_long(&self, state: &State) -> bool {
        let rules = &self.rules;
        if rules.n_move != 0 && state.quiet >= rules.n_move {
            return true;
        }
        let is_endgame = || state.hand[state.us()] == 0 && state.on_board.contains(&3);
        rules.endgame_n_move != 0 && state.quiet >= rules.endgame_n_move && is_endgame()
    }

    /// Both hands are empty and nothing is left to remove.
    fn end_placing(&self, state: &mut State) {
        state.marked = 0;
        if self.rules.mill_action == MillAction::MillCounts {
            return self.remove_by_mill_counts(state);
        }
        if self.empty(state) != 0 {
            let opener = self.opener(state.side);
            return self.begin_turn(state, opener);
        }
        let opener = self.opener(state.side);
        let (first, due) = match self.rules.board_full {
            BoardFull::FirstLoses | BoardFull::Draw => {
                state.phase = Phase::Over;
                return;
            }
            BoardFull::FirstThenSecond => (WHITE, [1, 1]),
            BoardFull::SecondThenFirst => (BLACK, [1, 1]),
            BoardFull::SideToMove if opener == WHITE => (WHITE, [1, 0]),
            BoardFull::SideToMove => (BLACK, [0, 1]),
        };
        state.phase = Phase::Moving;
        state.side = first;
        state.must_remove = due;
    }

    /// Who opens the moving phase when `last` was the last to act.
    fn opener(&self, last: u8) -> u8 {
        match (self.rules.order_continues(), self.rules.defender_first) {
            (true, _) => last ^ 1,
            (false, true) => BLACK,
            (false, false) => WHITE,
        }
    }

    fn remove_by_mill_counts(&self, state: &mut State) {
        let mills = |side: usize| {
            self.board.masks().iter().filter(|&&mask| state.pieces[side] & mask == mask).count() as i8
        };
        let due = match (mills(0), mills(1)) {
            (0, 0) => [-1, -1],
            (_, 0) => [2, 1],
            (0, _) => [1, 2],
            (white, black) if white == black => [white, black],
            (white, black) if white > black => [black + 1, black],
            (white, _) => [white, white + 1],
        };
        state.phase = Phase::Moving;
        state.side = if self.rules.defender_first { BLACK } else { WHITE };
        state.must_remove = due;
    }

    /// Whether the removal due is one of those that open the moving phase of a full board: then at most one
    /// of them has been made, and nothing has moved. Any other removal in the moving phase follows a move,
    /// or a removal that left two points empty.
    fn is_board_full_removal(&self, state: &State) -> bool {
        let removes = !matches!(self.rules.board_full, BoardFull::FirstLoses | BoardFull::Draw)
            && self.rules.mill_action != MillAction::MillCounts;
        removes
            && state.phase == Phase::Moving
            && state.quiet == 0
            && state.stalemate == 0
            && self.empty(state).count_ones() <= 1
    }

    fn after_board_full_removal(&self, state: &mut State) {
        let (us, them) = (state.us(), state.them());
        if state.must_remove[them] != 0 {
            state.side = them as u8;
            return;
        }
        let opener = match self.rules.board_full {
            BoardFull::SideToMove => us as u8,
            _ => self.opener(us as u8),
        };
        self.begin_turn(state, opener);
    }

    /// The side to move cannot move.
    fn stalemate(&self, state: &mut State) {
        match self.rules.stalemate {
            Stalemate::Loss | Stalemate::Draw => state.phase = Phase::Over,
            Stalemate::ChangeSide => {
                let stuck = state.side;
                state.side ^= 1;
                state.phase = if state.hand[state.us()] == 0 { Phase::Moving } else { Phase::Placing };
                if state.phase == Phase::Moving && !self.can_move(state) {
                    state.side = stuck;
                    state.phase = Phase::Over;
                }
            }
            _ if self.stalemate_targets(state) == 0 => state.phase = Phase::Over,
            Stalemate::RemoveAndMove | Stalemate::RemoveAndChange => {
                state.stalemate = 1;
                state.must_remove[state.us()] = 1;
            }
            Stalemate::BothRemove => {
                state.stalemate = 2;
                state.must_remove = [1; 2];
            }
        }
    }

    fn after_stalemate_removal(&self, state: &mut State) {
        let (us, them) = (state.side, state.side ^ 1);
        // When both have removed, the one who acted last is the one who was not stuck.
        let mut next = if self.rules.stalemate == Stalemate::RemoveAndMove { us } else { them };
        if state.must_remove[usize::from(them)] != 0 {
            state.side = them;
            if self.stalemate_targets(state) != 0 {
                return;
            }
            state.must_remove[usize::from(them)] = 0;
            next = us;
        }
        state.stalemate = 0;
        self.begin_turn(state, next);
    }

    /// Whether the side that a finished game names cannot move.
    pub(crate) fn is_stuck(&self, state: &State) -> bool {
        let moving = State { phase: Phase::Moving, ..*state };
        state.hand[state.us()] == 0 && !self.can_move(&moving)
    }
}
