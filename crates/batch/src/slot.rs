//! One game of a batch.

use game::{Actions, Numbers, Observe, Perft, Random, Repetitions, Seat, Show, Turn};

use crate::settings::{Autoreset, Dice, Settings};
use crate::{CHANCE, NOBODY};

/// What a game must be able to do to be played in batches.
pub(crate) trait Playable: Actions + Observe + Show + Perft + 'static {}

impl<G: Actions + Observe + Show + Perft + 'static> Playable for G {}

/// Whether and how a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    NotYet,
    Terminated,
    Truncated,
}

/// One game.
#[derive(Clone, Debug)]
pub(crate) struct Slot<S> {
    pub state: S,
    pub random: Random,
    /// The actions of players so far.
    pub played: u32,
    pub end: End,
}

/// The part of the arrays that belongs to one game. Mask, legal numbers and rewards are empty before a game shows itself:
/// those of many games are emptied at once.
pub(crate) struct Row<'a> {
    pub observation: &'a mut [f32],
    pub mask: &'a mut [bool],
    /// The legal numbers as bits, for the batch itself: what the caller does to its mask changes nothing. While the game waits
    /// for dice, the numbers of the rolls.
    pub legal: &'a mut [u64],
    pub rewards: &'a mut [f32],
    pub terminated: &'a mut bool,
    pub truncated: &'a mut bool,
    pub to_move: &'a mut i8,
    pub final_observation: Option<&'a mut [f32]>,
}

/// What a seat sees is written for the one that acts; for seat 0 where there is none.
#[inline]
pub(crate) fn observer<G: Playable>(game: &G, state: &G::State) -> Seat {
    game.seat_to_act(state).unwrap_or(0)
}

/// Marks legal numbers in the caller's mask and in our own, both of which are empty.
struct Marks<'a> {
    mask: &'a mut [bool],
    legal: &'a mut [u64],
}

/// Adds up to eight marks to those at the beginning of a mask.
#[inline(always)]
fn mark(mask: &mut [bool], eight: [bool; 8]) {
    let add = |marks: &mut [bool], more: &[bool]| {
        marks.iter_mut().zip(more).for_each(|(mark, is_legal)| *mark |= is_legal);
    };
    // Lengths that are known need no loop.
    if let Some(marks) = mask.first_chunk_mut::<8>() {
        add(marks, &eight);
    } else if let Some((marks, rest)) = mask.split_first_chunk_mut::<4>() {
        add(marks, &eight[..4]);
        add(rest, &eight[4..]);
    } else {
        add(mask, &eight);
    }
}

/// So few marks are faster made one by one.
const FEW: u32 = 4;

/// Eight bits as marks.
const EIGHT: [[bool; 8]; 256] = {
    let (mut marks, mut bits) = ([[false; 8]; 256], 0);
    while bits < 256 {
        let mut bit = 0;
        while bit < 8 {
            marks[bits][bit] = bits >> bit & 1 == 1;
            bit += 1;
        }
        bits += 1;
    }
    marks
};

impl Numbers for Marks<'_> {
    #[inline(always)]
    fn number(&mut self, number: usize) {
        self.mask[number] = true;
        self.legal[number / 64] |= 1 << (number % 64);
    }

    /// Many are marked eight at a time.
    #[inline(always)]
    fn set(&mut self, first: usize, set: u32) {
        let (word, shift) = (first / 64, first % 64);
        let wide = u128::from(set) << shift;
        self.legal[word] |= wide as u64;
        if wide >> 64 != 0 {
            self.legal[word + 1] |= (wide >> 64) as u64;
        }
        let (mut left, mut at) = (set, first);
        if set.count_ones() <= FEW {
            while left != 0 {
                self.mask[first + left.trailing_zeros() as usize] = true;
                left &= left - 1;
            }
        }
        while left != 0 {
            mark(&mut self.mask[at..], EIGHT[(left & 255) as usize]);
            (left, at) = (left >> 8, at + 8);
        }
    }
}

impl<S: Copy> Slot<S> {
    /// Begins a new game; its dice go on from where they were.
    #[inline]
    pub fn restart<G: Playable<State = S>>(
        &mut self,
        game: &G,
        settings: &Settings,
        past: Option<&mut Repetitions>,
    ) {
        self.begin(game, game.start(), settings, past);
    }

    /// Begins a new game with this position.
    pub fn begin<G: Playable<State = S>>(
        &mut self,
        game: &G,
        start: S,
        settings: &Settings,
        past: Option<&mut Repetitions>,
    ) {
        self.state = start;
        self.played = 0;
        if let Some(past) = past {
            past.begin(game, &self.state);
        }
        self.roll_on(game, settings);
        self.end = if game.turn(&self.state) == Turn::Over { End::Terminated } else { End::NotYet };
    }

    /// Lets the dice fall, if that is our business.
    #[inline(always)]
    fn roll_on<G: Playable<State = S>>(&mut self, game: &G, settings: &Settings) {
        if settings.dice == Dice::Rolled {
            while game.turn(&self.state) == Turn::Chance {
                let roll = game.draw_roll(&self.state, &mut self.random);
                game.roll(&mut self.state, roll);
            }
        }
    }

    /// Plays an action that is known to be legal, and notes whether it ends the game.
    #[inline(always)]
    pub fn act<G: Playable<State = S>>(
        &mut self,
        game: &G,
        settings: &Settings,
        past: Option<&mut Repetitions>,
        action: usize,
    ) {
        if settings.dice == Dice::Given && game.turn(&self.state) == Turn::Chance {
            let roll = game.rolls(&self.state)[action].0;
            return game.roll(&mut self.state, roll);
        }
        let Some(action) = game.tried(&self.state, action) else { return };
        self.act_move(game, settings, past, action);
    }

    /// The same with a move instead of its number.
    #[inline(always)]
    pub fn act_move<G: Playable<State = S>>(
        &mut self,
        game: &G,
        settings: &Settings,
        past: Option<&mut Repetitions>,
        action: G::Move,
    ) {
        game.play(&mut self.state, action);
        self.played += 1;
        if let Some(past) = past {
            past.after(game, &mut self.state);
        }
        self.roll_on(game, settings);
        if game.turn(&self.state) == Turn::Over {
            self.end = End::Terminated;
        } else if self.played >= settings.longest {
            self.end = End::Truncated;
        }
    }

    /// One step of this game, and everything there is to see after it. With `AGAIN` the row holds what was written after the
    /// last step.
    #[inline(always)]
    pub fn step<G: Playable<State = S>, const AGAIN: bool>(
        &mut self,
        game: &G,
        settings: &Settings,
        mut past: Option<&mut Repetitions>,
        action: i64,
        row: &mut Row<'_>,
    ) {
        let earlier = AGAIN.then(|| (self.state, observer(game, &self.state)));
        if self.end == End::NotYet {
            self.act(game, settings, past.as_deref_mut(), action as usize);
            self.show_end(game, row);
            if self.end != End::NotYet && settings.autoreset == Autoreset::SameStep {
                if let Some(last) = row.final_observation.as_deref_mut() {
                    game.observe(&self.state, observer(game, &self.state), last);
                }
                self.restart(game, settings, past);
            }
        } else if settings.autoreset == Autoreset::NextStep {
            self.restart(game, settings, past);
            self.show_end(game, row);
        } else {
            self.show_flags(row);
        }
        self.show(game, earlier, row);
    }

    /// Whether the game has ended, and for how much.
    #[inline(always)]
    pub fn show_end<G: Playable<State = S>>(&self, game: &G, row: &mut Row<'_>) {
        self.show_flags(row);
        if self.end == End::Terminated {
            let scores = game.scores(&self.state);
            for (reward, &points) in row.rewards.iter_mut().zip(&scores.0) {
                *reward = f32::from(points);
            }
        }
    }

    /// Whether the game has ended.
    #[inline(always)]
    pub fn show_flags(&self, row: &mut Row<'_>) {
        *row.terminated = self.end == End::Terminated;
        *row.truncated = self.end == End::Truncated;
    }

    /// What can be seen and done now.
    #[inline(always)]
    pub fn show<G: Playable<State = S>>(&self, game: &G, earlier: Option<(S, Seat)>, row: &mut Row<'_>) {
        let seat = observer(game, &self.state);
        match &earlier {
            Some((earlier, its_seat)) => {
                game.observe_again((earlier, *its_seat), (&self.state, seat), row.observation);
            }
            None => game.observe(&self.state, seat, row.observation),
        }
        let turn = game.turn(&self.state);
        *row.to_move = match turn {
            Turn::Seat(seat) => seat as i8,
            Turn::Chance => CHANCE,
            Turn::Over => NOBODY,
        };
        match turn {
            _ if self.end != End::NotYet => {}
            Turn::Seat(_) => {
                game.legal_numbers(&self.state, &mut Marks { mask: row.mask, legal: row.legal });
            }
            Turn::Chance => row.legal[0] = (1 << game.rolls(&self.state).len()) - 1,
            Turn::Over => {}
        }
    }
}
