//! [`Repetitions`]: the one place that counts how often a position has stood.

use std::collections::HashMap;

use crate::contract::Game;

/// Up to this many keys are simply compared one by one; beyond, they are looked up.
const MOST_COMPARED: usize = 128;

/// Which positions have stood since the last irreversible action, and the rule about the third time.
///
/// What counts is every position that has a [`Game::repetition_key`]: those after actions, and the one the game
/// began with.
#[derive(Clone, Debug, Default)]
pub struct Repetitions {
    keys: Vec<u64>,
    /// A bit for every key seen, by its spread: most positions are new, and one look tells.
    seen: [u64; 4],
    /// How often each key has stood, once there are too many to compare.
    counts: HashMap<u64, u32>,
}

impl Repetitions {
    /// The past of a game that begins with this position.
    pub fn beginning<G: Game + ?Sized>(game: &G, start: &G::State) -> Repetitions {
        let mut repetitions = Repetitions::default();
        repetitions.begin(game, start);
        repetitions
    }

    /// The past in which these positions have stood, in order; see [`Repetitions::keys`].
    pub fn of_keys(keys: impl IntoIterator<Item = u64>) -> Repetitions {
        let mut repetitions = Repetitions::default();
        keys.into_iter().for_each(|key| {
            repetitions.note(key);
        });
        repetitions
    }

    /// Forgets everything, and begins anew with this position.
    pub fn begin<G: Game + ?Sized>(&mut self, game: &G, start: &G::State) {
        self.clear();
        if let Some(key) = game.repetition_key(start) {
            self.note(key);
        }
    }

    /// Makes room, so that games of usual length are counted without further allocation.
    pub fn make_room(&mut self) {
        self.keys.reserve(MOST_COMPARED);
    }

    /// The keys of the positions that could still come back, the present one last.
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// Notes the state after an action, and ends the game in it if it stands for the third time.
    #[inline]
    pub fn after<G: Game + ?Sized>(&mut self, game: &G, state: &mut G::State) {
        if game.is_irreversible(state) {
            self.clear();
        }
        if let Some(key) = game.repetition_key(state)
            && self.note(key)
        {
            game.end_by_repetition(state);
        }
    }

    /// The past before an action that led to this state; `None` where it is not known any more.
    pub(crate) fn without_last<G: Game + ?Sized>(
        mut self,
        game: &G,
        state: &G::State,
    ) -> Option<Repetitions> {
        if game.is_irreversible(state) {
            return None;
        }
        if game.repetition_key(state).is_some() {
            let key = self.keys.pop()?;
            if let Some(count) = self.counts.get_mut(&key) {
                *count -= 1;
            }
            if self.keys.len() <= MOST_COMPARED {
                self.counts.clear();
            }
        }
        Some(self)
    }

    fn clear(&mut self) {
        self.keys.clear();
        self.seen = [0; 4];
        if !self.counts.is_empty() {
            self.counts.clear();
        }
    }

    /// Notes a key; answers whether it stands for the third time.
    #[inline]
    fn note(&mut self, key: u64) -> bool {
        let spread = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56;
        let (word, bit) = ((spread >> 6) as usize, 1 << (spread & 63));
        let is_third = self.seen[word] & bit != 0 && self.times(key) == 2;
        self.seen[word] |= bit;
        self.keys.push(key);
        if self.keys.len() > MOST_COMPARED {
            self.count_latest();
        }
        is_third
    }

    /// How often a key has stood before.
    fn times(&self, key: u64) -> u32 {
        if self.keys.len() > MOST_COMPARED {
            return self.counts.get(&key).copied().unwrap_or(0);
        }
        self.keys.iter().filter(|&&earlier| earlier == key).count() as u32
    }

    #[cold]
    fn count_latest(&mut self) {
        let uncounted = if self.counts.is_empty() { 0 } else { self.keys.len() - 1 };
        for key in &self.keys[uncounted..] {
            *self.counts.entry(*key).or_default() += 1;
        }
    }
}
