//! Turn perft: rolls, each distinct one once, then distinct end boards.

use game::{Game, Perft, Roll};

use crate::play::Nardi;
use crate::state::{ROLL_OFF, State};
use crate::turn::Turn;

impl Nardi {
    /// Every distinct state after the dice have fallen, with the roll; the state itself if dice are left.
    ///
    /// A roll-off counts as the starter's roll: White starts, since the other way round only changes colours.
    fn each_roll(&self, state: &State, mut each: impl FnMut(Option<Roll>, &State)) {
        if state.left > 0 {
            return each(None, state);
        }
        for &(roll, _) in self.rolls(state) {
            if state.side == ROLL_OFF && roll.first <= roll.second {
                continue;
            }
            let mut next = *state;
            self.roll(&mut next, roll);
            if next.left == 0 {
                // The roll-off only decided who rolls.
                return self.each_roll(&next, each);
            }
            each(Some(roll), &next);
        }
    }

    fn perft_into(&self, state: &State, depth: u32, buffers: &mut Vec<Vec<Turn>>) -> u64 {
        let mut total = 0;
        self.each_roll(state, |_, rolled| {
            if depth == 1 {
                total += self.count_turns(rolled);
                return;
            }
            let mut turns = buffers.pop().unwrap_or_default();
            self.turns(rolled, &mut turns);
            for &turn in &turns {
                let mut next = *rolled;
                self.play_turn(&mut next, turn);
                total += self.perft_into(&next, depth - 1, buffers);
            }
            buffers.push(turns);
        });
        total
    }
}

impl Perft for Nardi {
    fn perft(&self, state: &State, depth: u32) -> u64 {
        if depth == 0 { 1 } else { self.perft_into(state, depth, &mut Vec::new()) }
    }

    fn perft_divide(&self, state: &State, depth: u32) -> Vec<(String, u64)> {
        let mut counts = Vec::new();
        if depth == 0 {
            return counts;
        }
        self.each_roll(state, |roll, rolled| {
            let mut turns = Vec::new();
            self.turns(rolled, &mut turns);
            for turn in turns {
                let mut next = *rolled;
                self.play_turn(&mut next, turn);
                let dice = roll.map_or(String::new(), |roll| format!("r{}{} ", roll.first, roll.second));
                counts.push((dice + &self.turn_text(rolled, turn), self.perft(&next, depth - 1)));
            }
        });
        counts
    }

    fn each_below(&self, state: &State, each: &mut dyn FnMut(&State) -> bool) {
        let (mut turns, mut goes_on) = (Vec::new(), true);
        self.each_roll(state, |_, rolled| {
            if !goes_on {
                return;
            }
            self.turns(rolled, &mut turns);
            goes_on = turns.iter().all(|&turn| {
                let mut next = *rolled;
                self.play_turn(&mut next, turn);
                each(&next)
            });
        });
    }
}
