//! The games of a batch, of a known family.

use std::iter::Zip;
use std::slice::{ChunksExactMut, IterMut};
use std::sync::Arc;

use game::{Game, Message, Random, Repetitions, Roll, Seat};

use crate::NO_ACTION;
use crate::against::{Learners, Others};
use crate::arrays::{ActionsIn, Arrays, Shape};
use crate::error::BatchError;
use crate::settings::{Autoreset, Settings};
use crate::slot::{End, Playable, Row, Slot};
use crate::threads::Threads;

/// What a batch asks of its games, whatever the family.
pub(crate) trait Run: Send + Sync {
    fn shape(&self) -> Shape;
    fn settings(&self) -> &Settings;
    fn check(&self, actions: ActionsIn) -> Result<(), BatchError>;
    fn step(
        &mut self,
        actions: ActionsIn,
        arrays: Arrays,
        threads: &mut Threads,
        again: bool,
    ) -> Result<(), BatchError>;
    /// The same against others. What fails leaves games half stepped.
    fn step_against(
        &mut self,
        actions: ActionsIn,
        arrays: Arrays,
        learners: Learners,
        others: &mut [Box<dyn Others>],
        threads: &mut Threads,
    ) -> Result<(), BatchError>;
    /// Whether somebody plays in this seat.
    fn is_seated(&self, seat: Seat) -> bool;
    fn restart(&mut self, seeds: Seeds, only: Option<&[bool]>);
    fn show(&mut self, arrays: Arrays);
    fn fen(&self, game: usize) -> String;
    fn set_fen(&mut self, game: usize, fen: &str) -> Result<(), BatchError>;
    fn played(&self, game: usize) -> u32;
    fn verdict(&self, game: usize) -> Option<game::Verdict>;
    fn rolls(&self, game: usize) -> &[(Roll, u16)];
    fn chances(&self, game: usize) -> Vec<(String, f64)>;
    fn write(&self, out: &mut Vec<u8>);
    fn read(&mut self, bytes: &mut &[u8]) -> Result<(), BatchError>;
    fn boxed_clone(&self) -> Box<dyn Run>;
}

/// Where the dice of the games come from when they begin anew.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Seeds<'a> {
    /// They go on.
    GoOn,
    /// One seed for all.
    One(u64),
    /// One for each.
    Each(&'a [u64]),
}

/// The games of a batch.
pub(crate) struct Games<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) settings: Settings,
    shape: Shape,
    pub(crate) slots: Vec<Slot<G::State>>,
    /// The legal numbers of every game as bits, [`words`] for each; none where nobody has looked yet.
    legal: Vec<u64>,
    /// What stood before; nothing where the rules do not ask.
    pub(crate) pasts: Vec<Repetitions>,
}

/// By hand, because a derived `Clone` would ask for games that can be cloned.
impl<G: Game> Clone for Games<G> {
    fn clone(&self) -> Games<G> {
        let (game, slots, legal) = (self.game.clone(), self.slots.clone(), self.legal.clone());
        Games { game, slots, legal, pasts: self.pasts.clone(), ..*self }
    }
}

/// How many words have a bit for every action. One is enough for all rolls.
fn words(shape: Shape) -> usize {
    shape.actions.div_ceil(64)
}

/// So many games, or so many marks of their masks, are emptied at once before they step: enough for it to pay, few enough
/// for what was emptied to be near.
const TOGETHER: usize = 32;
const MARKS_TOGETHER: usize = 4_096;

/// Some of the games, with their part of the arrays.
pub(crate) struct Part<'a, S> {
    pub slots: &'a mut [Slot<S>],
    pub legal: &'a mut [u64],
    pub pasts: &'a mut [Repetitions],
    pub actions: ActionsIn<'a>,
    pub arrays: Arrays<'a>,
}

impl<'a, S> Part<'a, S> {
    pub fn split_at(self, shape: Shape, games: usize) -> (Part<'a, S>, Part<'a, S>) {
        let words = words(shape);
        let (slots, other_slots) = self.slots.split_at_mut(games);
        let (legal, other_legal) = self.legal.split_at_mut(games * words);
        let (pasts, other_pasts) = self.pasts.split_at_mut(games.min(self.pasts.len()));
        let (actions, other_actions) = self.actions.split_at(games);
        let (arrays, other_arrays) = self.arrays.split_at(shape, games);
        let others = Part {
            slots: other_slots,
            legal: other_legal,
            pasts: other_pasts,
            actions: other_actions,
            arrays: other_arrays,
        };
        (Part { slots, legal, pasts, actions, arrays }, others)
    }
}

/// The rows of some games, one after the other.
pub(crate) struct Rows<'a> {
    observations: ChunksExactMut<'a, f32>,
    masks: ChunksExactMut<'a, bool>,
    legal: ChunksExactMut<'a, u64>,
    rewards: ChunksExactMut<'a, f32>,
    ends: Zip<IterMut<'a, bool>, IterMut<'a, bool>>,
    to_move: IterMut<'a, i8>,
    final_observations: Option<ChunksExactMut<'a, f32>>,
}

impl<'a> Rows<'a> {
    /// The rows of games, of which those parts are emptied that are written only where there is something to say.
    pub fn emptied(arrays: Arrays<'a>, legal: &'a mut [u64], shape: Shape) -> Rows<'a> {
        arrays.masks.fill(false);
        arrays.rewards.fill(0.0);
        legal.fill(0);
        let last = arrays.final_observations;
        Rows {
            observations: arrays.observations.chunks_exact_mut(shape.observation),
            masks: arrays.masks.chunks_exact_mut(shape.actions),
            legal: legal.chunks_exact_mut(words(shape)),
            rewards: arrays.rewards.chunks_exact_mut(shape.seats),
            ends: arrays.terminated.iter_mut().zip(arrays.truncated),
            to_move: arrays.to_move.iter_mut(),
            final_observations: last.map(|rows| rows.chunks_exact_mut(shape.observation)),
        }
    }
}

impl<'a> Iterator for Rows<'a> {
    type Item = Row<'a>;

    #[inline]
    fn next(&mut self) -> Option<Row<'a>> {
        let (terminated, truncated) = self.ends.next()?;
        Some(Row {
            observation: self.observations.next()?,
            mask: self.masks.next()?,
            legal: self.legal.next()?,
            rewards: self.rewards.next()?,
            terminated,
            truncated,
            to_move: self.to_move.next()?,
            final_observation: self.final_observations.as_mut().and_then(Iterator::next),
        })
    }
}

impl<G: Playable> Games<G> {
    pub fn new(game: Arc<G>, settings: Settings) -> Games<G> {
        let shape = Shape {
            count: settings.count,
            observation: game.observation_len(),
            actions: game.action_count(),
            seats: usize::from(game.seats()),
        };
        let start = game.start();
        let slot = |index| Slot {
            state: start,
            random: Random::stream(settings.seed, index as u64),
            played: 0,
            end: End::NotYet,
        };
        let mut pasts = Vec::new();
        if game.counts_repetitions() {
            pasts.resize_with(shape.count, Repetitions::default);
            pasts.iter_mut().for_each(Repetitions::make_room);
        }
        let slots = (0..shape.count).map(slot).collect();
        Games { game, settings, shape, slots, legal: vec![0; shape.count * words(shape)], pasts }
    }

    /// All games with these arrays, apart from what they have in common.
    pub(crate) fn whole<'a>(
        &'a mut self,
        actions: ActionsIn<'a>,
        arrays: Arrays<'a>,
    ) -> (Common<'a, G>, Part<'a, G::State>) {
        let common = Common { game: &self.game, settings: &self.settings, shape: self.shape };
        let part =
            Part { slots: &mut self.slots, legal: &mut self.legal, pasts: &mut self.pasts, actions, arrays };
        (common, part)
    }

    /// Why this action may not be played in a game; `None` if it may.
    fn refusal(&self, game: usize, action: i64) -> Option<BatchError> {
        let slot = &self.slots[game];
        if slot.end != End::NotYet {
            let is_fine = self.settings.autoreset == Autoreset::NextStep || action == NO_ACTION;
            return (!is_fine).then(|| BatchError::Illegal {
                game,
                action,
                meaning: String::new(),
                reason: Message::new("batch-over"),
            });
        }
        let rolls = self.game.rolls(&slot.state);
        let in_range = |count: usize| usize::try_from(action).ok().filter(|&number| number < count);
        let (meaning, reason) = if !rolls.is_empty() {
            if in_range(rolls.len()).is_some() {
                return None;
            }
            (String::new(), Message::new("batch-roll-number").with("last", rolls.len() - 1))
        } else if let Some(number) = in_range(self.shape.actions) {
            let unused = || Message::new("batch-number-unused");
            let reason = match self.game.tried(&slot.state, number) {
                Some(action) if self.game.is_legal(&slot.state, action) => return None,
                Some(action) => self.game.why_not(&slot.state, action).unwrap_or_else(unused),
                None => unused(),
            };
            (self.game.describe_action(number), reason)
        } else {
            (String::new(), Message::new("batch-number").with("last", self.shape.actions - 1))
        };
        Some(BatchError::Illegal { game, action, meaning, reason })
    }

    /// Whether an action is known to be legal without asking the rules.
    #[inline]
    fn is_marked(&self, game: usize, action: i64) -> bool {
        let words = words(self.shape);
        let (word, bit) = (action >> 6, action & 63);
        // A negative number shifts to a huge one.
        (word as usize) < words && self.legal[game * words + word as usize] >> bit & 1 == 1
    }
}

/// What all games of a batch have in common.
pub(crate) struct Common<'a, G> {
    pub game: &'a Arc<G>,
    pub settings: &'a Settings,
    pub shape: Shape,
}

impl<G> Clone for Common<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Common<'_, G> {}

impl<G: Playable> Common<'_, G> {
    /// Steps some of the games.
    fn step<const AGAIN: bool>(self, part: Part<'_, G::State>) {
        let mut rest = part;
        let together = (MARKS_TOGETHER / self.shape.actions).clamp(1, TOGETHER);
        while !rest.slots.is_empty() {
            let games = rest.slots.len().min(together);
            let (first, others) = rest.split_at(self.shape, games);
            self.step_together::<AGAIN>(first);
            rest = others;
        }
    }

    fn step_together<const AGAIN: bool>(self, part: Part<'_, G::State>) {
        let Part { slots, legal, pasts, actions, arrays } = part;
        let (game, mut pasts) = (self.game.as_ref(), pasts.iter_mut());
        let rows = Rows::emptied(arrays, legal, self.shape);
        for (index, (slot, mut row)) in slots.iter_mut().zip(rows).enumerate() {
            let action = actions.of(index);
            slot.step::<G, AGAIN>(game, self.settings, pasts.next(), action, &mut row);
        }
    }

    /// Steps all of the games, each thread its part.
    fn step_all<const AGAIN: bool>(
        self,
        mut rest: Part<'_, G::State>,
        threads: &mut Threads,
    ) -> Result<(), BatchError> {
        let parts = threads.parts(self.shape.count);
        if parts > 1 {
            threads.others()?.in_place_scope(|scope| {
                for left in (2..=parts).rev() {
                    let games = rest.slots.len() / left;
                    let (first, others) = rest.split_at(self.shape, games);
                    scope.spawn(move |_| self.step::<AGAIN>(first));
                    rest = others;
                }
                self.step::<AGAIN>(rest);
            });
        } else {
            self.step::<AGAIN>(rest);
        }
        Ok(())
    }
}

impl<G: Playable> Run for Games<G> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn check(&self, actions: ActionsIn) -> Result<(), BatchError> {
        let refused = |game: usize| {
            let action = actions.of(game);
            if self.is_marked(game, action) { None } else { self.refusal(game, action) }
        };
        (0..self.shape.count).find_map(refused).map_or(Ok(()), Err)
    }

    fn step(
        &mut self,
        actions: ActionsIn,
        arrays: Arrays,
        threads: &mut Threads,
        again: bool,
    ) -> Result<(), BatchError> {
        let (common, whole) = self.whole(actions, arrays);
        if again { common.step_all::<true>(whole, threads) } else { common.step_all::<false>(whole, threads) }
    }

    fn step_against(
        &mut self,
        actions: ActionsIn,
        arrays: Arrays,
        learners: Learners,
        others: &mut [Box<dyn Others>],
        threads: &mut Threads,
    ) -> Result<(), BatchError> {
        self.step_all_against(actions, arrays, learners, others, threads)
    }

    fn is_seated(&self, seat: Seat) -> bool {
        self.game.is_seated(seat)
    }

    fn restart(&mut self, seeds: Seeds, only: Option<&[bool]>) {
        for (index, slot) in self.slots.iter_mut().enumerate() {
            if only.is_some_and(|only| !only[index]) {
                continue;
            }
            match seeds {
                Seeds::GoOn => {}
                Seeds::One(seed) => slot.random = Random::stream(seed, index as u64),
                // Alone in a batch, the game of a seed is the same.
                Seeds::Each(seeds) => slot.random = Random::stream(seeds[index], 0),
            }
            slot.restart(self.game.as_ref(), &self.settings, self.pasts.get_mut(index));
        }
        self.legal.fill(0);
    }

    fn show(&mut self, arrays: Arrays) {
        let rows = Rows::emptied(arrays, &mut self.legal, self.shape);
        for (slot, mut row) in self.slots.iter().zip(rows) {
            slot.show_end(self.game.as_ref(), &mut row);
            slot.show(self.game.as_ref(), None, &mut row);
        }
    }

    fn fen(&self, game: usize) -> String {
        self.game.state_text(&self.slots[game].state)
    }

    fn set_fen(&mut self, game: usize, fen: &str) -> Result<(), BatchError> {
        let state = self.game.read_state(fen).map_err(|error| BatchError::Position { game, error })?;
        let past = self.pasts.get_mut(game);
        self.slots[game].begin(self.game.as_ref(), state, &self.settings, past);
        // What was legal before is not known to be so now.
        let words = words(self.shape);
        self.legal[game * words..(game + 1) * words].fill(0);
        Ok(())
    }

    fn played(&self, game: usize) -> u32 {
        self.slots[game].played
    }

    fn verdict(&self, game: usize) -> Option<game::Verdict> {
        self.game.verdict(&self.slots[game].state)
    }

    fn rolls(&self, game: usize) -> &[(Roll, u16)] {
        self.game.rolls(&self.slots[game].state)
    }

    fn chances(&self, game: usize) -> Vec<(String, f64)> {
        let rolls = self.rolls(game);
        let all: f64 = rolls.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let text = |roll: Roll| {
            let mut text = String::new();
            self.game.write_roll(roll, &mut text);
            text
        };
        rolls.iter().map(|&(roll, weight)| (text(roll), f64::from(weight) / all)).collect()
    }

    fn write(&self, out: &mut Vec<u8>) {
        self.write_snapshot(out);
    }

    fn read(&mut self, bytes: &mut &[u8]) -> Result<(), BatchError> {
        self.read_snapshot(bytes)
    }

    fn boxed_clone(&self) -> Box<dyn Run> {
        Box::new(self.clone())
    }
}
