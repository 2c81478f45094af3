//! Random games: an action is drawn by its number, without listing the others.

use game::{Onlooker, Random, RandomPlay, Room};

use crate::board::nth_bit;
use crate::play::Mill;
use crate::state::{Move, Phase, State};

impl RandomPlay for Mill {
    /// Under rules that have no fast path these are the games of [`game::play_by_decisions`], draw for draw.
    #[inline]
    fn play_randomly(
        &self,
        state: &mut State,
        random: &mut Random,
        room: &mut Room<Mill>,
        onlooker: &mut impl Onlooker<Mill>,
    ) {
        room.repetitions.begin(self, state);
        while state.phase != Phase::Over && onlooker.goes_on(state) {
            let Some((action, choices)) = self.random_choice(state, random) else { return };
            onlooker.decided(self, state, action, choices);
            self.act(state, action);
            room.repetitions.after(self, state);
        }
    }
}

impl Mill {
    /// A legal action, each equally likely, without generating them all. `None` when the game is over.
    #[inline]
    pub fn random_move(&self, state: &State, random: &mut Random) -> Option<Move> {
        self.random_choice(state, random).map(|(action, _)| action)
    }

    /// A legal action and how many there are.
    #[inline]
    fn random_choice(&self, state: &State, random: &mut Random) -> Option<(Move, u32)> {
        if state.phase == Phase::Over {
            return None;
        }
        if !self.plain {
            let count = self.count(state) as u32;
            return Some((self.nth_move(state, u64::from(random.one_of(count))), count));
        }
        if state.is_removing() {
            let removable = self.removable(state);
            let count = removable.count_ones();
            return Some((Move::Remove(nth_bit(removable, random.one_of(count))), count));
        }
        let empty = self.empty(state);
        if !self.may_slide(state) {
            let count = empty.count_ones();
            return Some((Move::Place(nth_bit(empty, random.one_of(count))), count));
        }
        let (own, fly) = (state.pieces[state.us()], self.may_fly(state));
        if state.phase == Phase::Moving && !fly {
            let step = self.board.random_step(own, empty, random);
            return step.map(|((from, to), count)| (Move::Slide { from, to }, count));
        }
        self.random_place_or_slide(state, empty, fly, random)
    }

    /// The same where pieces may be placed or moved, or fly.
    #[inline]
    fn random_place_or_slide(
        &self,
        state: &State,
        empty: u32,
        fly: bool,
        random: &mut Random,
    ) -> Option<(Move, u32)> {
        let own = state.pieces[state.us()];
        let slides = self.count_slides(state, empty, fly);
        let places = if state.phase == Phase::Placing { empty.count_ones() } else { 0 };
        let choice = random.one_of(places + slides);
        let action = if choice >= slides {
            Move::Place(nth_bit(empty, choice - slides))
        } else if fly {
            let goals = empty.count_ones();
            Move::Slide { from: nth_bit(own, choice / goals), to: nth_bit(empty, choice % goals) }
        } else {
            let (from, to) = self.board.nth_step(own, empty, choice)?;
            Move::Slide { from, to }
        };
        Some((action, places + slides))
    }
}
