//! [`Generation`]: everything that the games of one generation depend on, so that they can be played anywhere.

use std::ops::Range;
use std::sync::Arc;

use engine::{Evaluator, Exact, Outcomes, Search, SearchOptions};
use game::{Decide, Features, Random};
use net::{Card, Net};
use rayon::prelude::*;

use crate::checkpoint::CheckpointError;
use crate::parts;
use crate::self_play::{Choice, GameRecord, play_game};
use crate::settings::Settings;
use crate::shards::fingerprint;

const MAGIC: &[u8; 24] = b"teahouse-generation-1\n\0\0";

/// A training at the beginning of a generation, as far as playing its games goes: frozen weights, no optimiser.
#[derive(Clone, Debug, PartialEq)]
pub struct Generation {
    /// How is trained.
    pub settings: Settings,
    /// The weights.
    pub net: Arc<Net>,
    /// What they are for.
    pub card: Card,
    /// Games learned from before.
    pub games: u64,
    /// Generations before.
    pub generations: u64,
}

impl Generation {
    /// How many games the generation has: as many as the settings say, fewer at the end of a training.
    pub fn count(&self) -> u64 {
        let left = self.settings.games.saturating_sub(self.games);
        left.min(self.settings.generation.max(1) as u64)
    }

    /// How moves are chosen.
    pub fn choice(&self) -> Choice {
        self.settings.choice_after(self.games)
    }

    /// Plays these games of the generation, counted from 0, on the threads of the current pool; `None` once `is_over`
    /// says so. Each of them depends on its number alone. The database is asked only if the settings say so.
    pub fn play<G>(
        &self,
        game: &G,
        exact: Option<&Arc<dyn Exact<G>>>,
        games: Range<u64>,
        is_over: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<GameRecord<G::State>>>
    where
        G: Decide + Features + Outcomes + 'static,
    {
        let choice = self.choice();
        let evaluator =
            Evaluator::new(game, self.net.clone()).with_exact(exact.filter(|_| self.settings.exact).cloned());
        let search = || Search::new(evaluator.clone(), SearchOptions::plies(1));
        games
            .into_par_iter()
            .map_init(search, |search, index| {
                let mut random = Random::stream(self.settings.seed, self.games + index);
                (!is_over()).then(|| play_game(game, search, &choice, &mut random))
            })
            .collect()
    }

    /// What tells this generation from all others.
    pub(crate) fn fingerprint(&self) -> [u8; 16] {
        fingerprint(&[&self.to_bytes()])
    }

    /// The bytes of a generation.
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers = [self.games, self.generations].map(u64::to_le_bytes);
        let net = net::write(&self.net, &self.card);
        parts::write(MAGIC, &[self.settings.to_string().as_bytes(), &numbers[0], &numbers[1], &net])
    }

    /// Reads a generation.
    pub fn from_bytes(bytes: &[u8]) -> Result<Generation, CheckpointError> {
        let mut parts = parts::read(MAGIC, bytes).map_err(CheckpointError::Damaged)?;
        let settings = parts.settings()?;
        let (games, generations) = (parts.number()?, parts.number()?);
        let (net, card) = net::read(parts.take()?)?;
        Ok(Generation { settings, net: Arc::new(net), card, games, generations })
    }
}
