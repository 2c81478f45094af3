//! Random games: the turns of a roll are listed without the states they lead to, and one is played.

use game::{Game, Onlooker, Random, RandomPlay, Room};

use crate::play::Nardi;
use crate::state::State;

impl RandomPlay for Nardi {
    /// The same games as by [`game::play_by_decisions`], draw for draw.
    #[inline]
    fn play_randomly(
        &self,
        state: &mut State,
        random: &mut Random,
        room: &mut Room<Nardi>,
        onlooker: &mut impl Onlooker<Nardi>,
    ) {
        while self.turn(state) != game::Turn::Over && onlooker.goes_on(state) {
            while state.left == 0 {
                let roll = self.draw_roll(state, random);
                onlooker.rolled(roll);
                self.roll(state, roll);
            }
            self.turns(state, &mut room.choices);
            let choices = room.choices.len() as u32;
            let turn = room.choices[random.one_of(choices) as usize];
            onlooker.decided(self, state, turn, choices);
            self.play_turn(state, turn);
        }
    }
}
