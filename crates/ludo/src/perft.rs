//! Counting, and whole decisions.

use game::{Decide, Game, Notation, Perft, Sink, Turn, perft_by_moves};

use crate::{Ludo, Move, State};

/// A finished game has no continuation and adds nothing at greater depth.
impl Perft for Ludo {
    fn perft(&self, state: &State, depth: u32) -> u64 {
        perft_by_moves(self, state, depth, 0)
    }

    fn perft_divide(&self, state: &State, depth: u32) -> Vec<(String, u64)> {
        let mut counts = Vec::new();
        if depth == 0 {
            return counts;
        }
        let mut divide = |before: &str, state: &State| {
            let mut moves = Vec::new();
            self.moves(state, &mut moves);
            for action in moves {
                let mut next = *state;
                self.play(&mut next, action);
                let text = format!("{before}{}", self.move_text(state, action));
                counts.push((text, self.perft(&next, depth - 1)));
            }
        };
        if self.turn(state) != Turn::Chance {
            divide("", state);
            return counts;
        }
        for &(roll, _) in self.rolls(state) {
            let mut next = *state;
            self.roll(&mut next, roll);
            let mut before = "r".to_owned();
            self.write_roll(roll, &mut before);
            before.push(' ');
            divide(&before, &next);
        }
        counts
    }

    fn each_below(&self, state: &State, each: &mut dyn FnMut(&State) -> bool) {
        let mut moves = Vec::new();
        let mut play_all = |state: &State| {
            moves.clear();
            self.moves(state, &mut moves);
            moves.iter().all(|&action| {
                let mut next = *state;
                self.play(&mut next, action);
                each(&next)
            })
        };
        if self.turn(state) != Turn::Chance {
            play_all(state);
            return;
        }
        for &(roll, _) in self.rolls(state) {
            let mut next = *state;
            self.roll(&mut next, roll);
            if !play_all(&next) {
                return;
            }
        }
    }
}

/// A decision is a single move; the states are after-states, before the next roll.
impl Decide for Ludo {
    type Decision = Move;

    fn decisions(&self, state: &State, out: &mut Vec<(Move, State)>) {
        out.clear();
        let mut moves = arrayvec::ArrayVec::<Move, 13>::new();
        self.moves(state, &mut moves);
        for action in moves {
            let mut next = *state;
            self.play(&mut next, action);
            out.push((action, next));
        }
    }

    fn steps_of(&self, _state: &State, decision: Move, out: &mut impl Sink<Move>) {
        out.push(decision);
    }
}
