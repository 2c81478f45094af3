//! Random games: the turns of a roll are listed without the states they lead to, and one is played.

use game::{Game, Onlooker, Random, RandomPlay, Roll, Room};

use crate::play::Nardi;
use crate::state::{ROLL_OFF, State};

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
                let roll = draw(state, random);
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

/// The dice for the side to roll; before a roll-off White's die and Black's.
#[inline]
fn draw(state: &State, random: &mut Random) -> Roll {
    if state.side != ROLL_OFF {
        return random.two_dice();
    }
    let pair = random.below(36) as u8;
    Roll { first: pair / 6 + 1, second: pair % 6 + 1 }
}
