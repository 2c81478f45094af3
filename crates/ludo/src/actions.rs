//! Dense numbers for actions, for learning.

use game::{Actions, Game};

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

    fn action_count(&self) -> usize {
        self.number_slots() * PER_SEAT + 1
    }

    fn action_of(&self, state: &State, action: Move) -> usize {
        let Some(piece) = action.piece() else { return self.action_count() - 1 };
        let slot = match self.source_of(state, action.steps()) {
            Source::Die(index) => usize::from(index),
            Source::Bonus(kind) => usize::from(kind),
            Source::Sum => 2,
        };
        slot * PER_SEAT + usize::from(piece)
    }

    fn move_of(&self, state: &State, number: usize) -> Option<Move> {
        let mut moves = arrayvec::ArrayVec::<Move, 13>::new();
        self.moves(state, &mut moves);
        moves.into_iter().find(|&action| self.action_of(state, action) == number)
    }

    fn tried(&self, state: &State, number: usize) -> Option<Move> {
        let pass = self.action_count() - 1;
        if number >= pass {
            return (number == pass).then_some(Move::PASS);
        }
        let steps = match (state.dice, number / PER_SEAT) {
            ([0, _], 0) if state.bonus[0] > 0 => self.rules.capture_bonus,
            ([0, _], 1) if state.bonus[1] > 0 => self.rules.finish_bonus,
            ([large, _], 0) => large,
            ([_, small], 1) => small,
            ([large, small], _) => large + small,
        };
        (steps > 0).then(|| Move::step((number % PER_SEAT) as u8, steps))
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
}

impl Ludo {
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
