//! Dense numbers for actions, for learning.
//!
//! # Action numbers
//! On a board of `n` points: placing on `p` is `p`; moving from `p` to `q` is `n + p * n + q`; removing from
//! `p` is `n + n * n + p`. There are `2 * n + n * n` numbers; those that move a point to itself stay unused.

use game::{Actions, Numbers};

use crate::board::bits;
use crate::play::Mill;
use crate::state::{Move, Phase, State};

impl Mill {
    fn number_of(&self, action: Move) -> usize {
        let n = self.board.len();
        match action {
            Move::Place(point) => usize::from(point),
            Move::Slide { from, to } => n + usize::from(from) * n + usize::from(to),
            Move::Remove(point) => n + n * n + usize::from(point),
        }
    }

    #[inline]
    fn action_numbered(&self, number: usize) -> Option<Move> {
        let n = self.board.len();
        if number < n {
            return Some(Move::Place(number as u8));
        }
        if number < n + n * n {
            // Dividing smaller numbers is faster.
            let (pair, n) = ((number - n) as u32, n as u32);
            return Some(Move::Slide { from: (pair / n) as u8, to: (pair % n) as u8 });
        }
        (number < 2 * n + n * n).then(|| Move::Remove((number - n - n * n) as u8))
    }
}

impl Actions for Mill {
    fn action_layout_name(&self) -> String {
        format!("mill-actions-1-points{}", self.board.len())
    }

    fn action_count(&self) -> usize {
        2 * self.board.len() + self.board.len() * self.board.len()
    }

    fn action_of(&self, _: &State, action: Move) -> usize {
        self.number_of(action)
    }

    #[inline]
    fn tried(&self, _: &State, number: usize) -> Option<Move> {
        self.action_numbered(number)
    }

    /// Set by set.
    #[inline]
    fn legal_numbers(&self, state: &State, out: &mut impl Numbers) {
        let n = self.board.len();
        if state.phase == Phase::Over {
            return;
        }
        if state.is_removing() {
            return out.set(n + n * n, self.removable(state));
        }
        let empty = self.empty(state);
        if state.phase == Phase::Placing {
            out.set(0, empty);
        }
        if self.may_slide(state) {
            let fly = self.may_fly(state);
            for from in bits(state.pieces[state.us()]) {
                out.set(n + usize::from(from) * n, self.destinations(state, from, empty, fly));
            }
        }
    }

    fn describe_action(&self, number: usize) -> String {
        let name = |point: u8| self.board.name(point);
        match self.action_numbered(number) {
            Some(Move::Place(point)) => name(point).to_owned(),
            Some(Move::Slide { from, to }) => format!("{}-{}", name(from), name(to)),
            Some(Move::Remove(point)) => format!("x{}", name(point)),
            None => format!("no action {number}"),
        }
    }

    fn roll_count(&self) -> usize {
        0
    }

    fn most_points(&self) -> i16 {
        1
    }
}
