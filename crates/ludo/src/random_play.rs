//! Random games, as fast as the rules allow.

use game::{Random, Roll};

use crate::Ludo;
use crate::moves::{Move, bits};
use crate::open::{Draw, Pause};
use crate::state::State;

impl Ludo {
    /// Plays random moves from a position until somebody acts in a finished game or `until` says so, and
    /// returns how many times dice were rolled. For measuring speed and statistics.
    ///
    /// Every legal move is as likely as every other. A roll takes one or two random numbers, whichever is
    /// faster for these rules.
    pub fn play_randomly(
        &self,
        state: &mut State,
        random: &mut Random,
        mut until: impl FnMut(&State) -> bool,
    ) -> u64 {
        let mut rolled = 0;
        if state.over || until(state) {
            return rolled;
        }
        loop {
            let is_due = state.dice[0] == 0 && state.bonus == [0, 0];
            if let Some(open) = self.open.as_ref().filter(|_| is_due) {
                match self.play_openly(open, state, random, &mut until, &mut rolled) {
                    Pause::Ended => return rolled,
                    Pause::Roll(draw) => {
                        self.fall(state, Roll::one(draw.die));
                        self.act(state, self.drawn_move(state, draw));
                    }
                    Pause::Met => {}
                }
            } else {
                if is_due {
                    let roll = if self.rules.two_dice {
                        Roll::two(random.die(), random.die())
                    } else {
                        Roll::one(random.die())
                    };
                    self.fall(state, roll);
                    rolled += 1;
                }
                self.act_randomly(state, random);
            }
            if state.over || until(state) {
                return rolled;
            }
        }
    }

    /// Plays one of the legal moves; what it does need not be found out twice.
    fn act_randomly(&self, state: &mut State, random: &mut Random) {
        if self.is_roll_unplayable(state) {
            return self.act(state, Move::PASS);
        }
        let candidates = self.candidates(state);
        let left = self.after_duties(state, &candidates, |_, _| {});
        let count = left.count_ones() + u32::from(self.rules.may_pass);
        let chosen = if count < 2 { 0 } else { random.below(count) };
        match bits(left).nth(chosen as usize).map(|index| &candidates[index]) {
            Some(candidate) => self.carry_out(state, candidate),
            None => self.act(state, Move::PASS),
        }
    }

    /// The move that a draw chooses where nobody is ever in the way.
    fn drawn_move(&self, state: &State, draw: Draw) -> Move {
        if self.is_roll_unplayable(state) {
            return Move::PASS;
        }
        match draw.piece(self.open_pieces(state)) {
            Some(piece) => Move::unchecked(piece, draw.die),
            None => Move::PASS,
        }
    }
}
