//! Random games: in every position each whole decision is as likely as any other.

use crate::actions::Decide;
use crate::contract::{Roll, Turn};
use crate::random::{Random, sample_roll};
use crate::repetition::Repetitions;

/// Who looks on while random moves are played. What an onlooker does not ask for costs nothing.
pub trait Onlooker<G: Decide + ?Sized> {
    /// The dice have been drawn; they have not yet been given to the state.
    #[inline(always)]
    fn rolled(&mut self, _roll: Roll) {}

    /// In `state` one of so many `choices` has been drawn; it has not yet been played.
    #[inline(always)]
    fn decided(&mut self, _game: &G, _state: &G::State, _decision: G::Decision, _choices: u32) {}

    /// Whether play goes on. Asked at the beginning and after every decision, unless the game is over.
    fn goes_on(&mut self, state: &G::State) -> bool;
}

/// An onlooker that lets play go on until a condition holds, and counts rolls.
#[derive(Clone, Copy, Debug)]
pub struct Until<F> {
    /// How many times dice were rolled.
    pub rolls: u64,
    is_enough: F,
}

impl<F> Until<F> {
    /// Play goes on until `is_enough` says so of a position.
    pub fn new(is_enough: F) -> Until<F> {
        Until { rolls: 0, is_enough }
    }
}

impl<G: Decide + ?Sized, F: FnMut(&G::State) -> bool> Onlooker<G> for Until<F> {
    #[inline(always)]
    fn rolled(&mut self, _roll: Roll) {
        self.rolls += 1;
    }

    #[inline(always)]
    fn goes_on(&mut self, state: &G::State) -> bool {
        !(self.is_enough)(state)
    }
}

/// Room for random play, to be used again for game after game.
#[derive(Debug)]
pub struct Room<G: Decide + ?Sized> {
    /// For decisions alone.
    pub choices: Vec<G::Decision>,
    /// For decisions with the states they lead to.
    pub decisions: Vec<(G::Decision, G::State)>,
    /// For the repetition rule.
    pub repetitions: Repetitions,
}

/// By hand, because a derived `Default` would ask for a game that has one.
impl<G: Decide + ?Sized> Default for Room<G> {
    fn default() -> Room<G> {
        Room { choices: Vec::new(), decisions: Vec::new(), repetitions: Repetitions::default() }
    }
}

/// Games that can be played at random.
pub trait RandomPlay: Decide {
    /// Plays random decisions from a position until the game is over or `onlooker` has seen enough. Every whole
    /// decision is equally likely, and the repetition rule holds from this position on.
    ///
    /// A family may do this faster than [`play_by_decisions`], and then with other draws for the same seed; the
    /// games of both are distributed alike.
    fn play_randomly(
        &self,
        state: &mut Self::State,
        random: &mut Random,
        room: &mut Room<Self>,
        onlooker: &mut impl Onlooker<Self>,
    ) {
        play_by_decisions(self, state, random, room, onlooker);
    }
}

/// [`RandomPlay::play_randomly`] by listing all decisions: slow, and right for every game. Where there is only
/// one decision nothing is drawn.
pub fn play_by_decisions<G: Decide + ?Sized>(
    game: &G,
    state: &mut G::State,
    random: &mut Random,
    room: &mut Room<G>,
    onlooker: &mut impl Onlooker<G>,
) {
    room.repetitions.begin(game, state);
    while game.turn(state) != Turn::Over && onlooker.goes_on(state) {
        while game.turn(state) == Turn::Chance {
            let roll = sample_roll(game.rolls(state), random);
            onlooker.rolled(roll);
            game.roll(state, roll);
        }
        game.decisions(state, &mut room.decisions);
        let choices = room.decisions.len() as u32;
        let (decision, next) = room.decisions[random.one_of(choices) as usize];
        onlooker.decided(game, state, decision, choices);
        *state = next;
        room.repetitions.after(game, state);
    }
}
