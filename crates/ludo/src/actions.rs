//! Dense numbers for actions, for learning.

use game::{Actions, Numbers, numbers_of_moves};

use crate::Ludo;
use crate::moves::{Move, Source};
use crate::state::{PER_SEAT, State};

/// An action is which number is played and with which piece:
/// - `piece` (0–3): with the only or larger die, or the first of the bonus steps,
/// - `4 + piece`: with the smaller die, or the other bonus steps (where there are two dice or bonus steps),
/// - `8 + piece`: out of the base with the sum of two dice (where that is allowed),
/// - the last number: a pass.
impl Actions for Ludo {
    fn action_layout_name(&self) -> String {
        format!("ludo-actions-1-numbers{}", self.number_slots())
    }

    #[inline]
    fn action_count(&self) -> usize {
        self.number_slots() * PER_SEAT + 1
    }

    #[inline]
    fn action_of(&self, state: &State, action: Move) -> usize {
        let Some(piece) = action.piece() else { return self.action_count() - 1 };
        let slot = match self.source_of(state, action.steps()) {
            Source::Die(index) => usize::from(index),
            Source::Bonus(kind) => usize::from(kind),
            Source::Sum => 2,
        };
        slot * PER_SEAT + usize::from(piece)
    }

    #[inline]
    fn tried(&self, state: &State, number: usize) -> Option<Move> {
        let pass = self.action_count() - 1;
        if number >= pass {
            return (number == pass).then_some(Move::PASS);
        }
        let (slot, piece) = (number / PER_SEAT, (number % PER_SEAT) as u8);
        let steps = match (slot, state.dice) {
            (0, [0, _]) if state.bonus[0] > 0 => self.rules.capture_bonus,
            (1, [0, _]) if state.bonus[1] > 0 => self.rules.finish_bonus,
            (0, [large, _]) if large > 0 => large,
            // Of equal dice the first is played.
            (1, [large, small]) if small > 0 && small != large => small,
            (2, [large, small]) if small > 0 && self.rules.entry_by_sum => large + small,
            _ => return None,
        };
        Some(Move::unchecked(piece, steps))
    }

    /// Where nobody is ever in the way, or own pieces alone are, a table knows all at once.
    #[inline]
    fn legal_numbers(&self, state: &State, out: &mut impl Numbers) {
        let has_die = state.dice[0] != 0 && !state.over && !self.is_roll_unplayable(state);
        let movable = match has_die {
            true if self.tables.is_open => Some(self.open_pieces(state)),
            true => self.unbarred_pieces(state),
            false => None,
        };
        match movable {
            None => numbers_of_moves(self, state, out),
            Some(0) => out.number(self.action_count() - 1),
            Some(movable) => out.set(0, u32::from(movable)),
        }
    }

    fn describe_action(&self, number: usize) -> String {
        let (slot, piece) = (number / PER_SEAT, number % PER_SEAT);
        match slot {
            _ if number + 1 == self.action_count() => "pass".into(),
            0 if self.number_slots() == 1 => format!("piece {piece}"),
            0 => format!("piece {piece}, larger die or capture bonus"),
            1 => format!("piece {piece}, smaller die or finish bonus"),
            2 if slot < self.number_slots() => format!("piece {piece}, both dice"),
            _ => "no action".into(),
        }
    }

    fn roll_count(&self) -> usize {
        self.rolls.len()
    }

    /// One for each enemy who comes in later.
    fn most_points(&self) -> i16 {
        let enemies =
            |seat| self.rules.seated().filter(move |&other| self.rules.are_enemies(seat, other)).count();
        self.rules.seated().map(enemies).max().unwrap_or(0) as i16
    }
}

impl Ludo {
    #[inline]
    fn number_slots(&self) -> usize {
        let two_bonuses = self.rules.finish_bonus > 0 && self.rules.finish_bonus != self.rules.capture_bonus;
        if self.rules.entry_by_sum {
            3
        } else if self.rules.two_dice || two_bonuses {
            2
        } else {
            1
        }
    }
}
