//! [`Trainer`]: generations of self-play, and what the weights make of them.

use std::sync::Arc;

use engine::{Exact, Model, Outcomes};
use game::{Decide, Features, Random, Seat};
use net::{Adam, Average, Card, Gradient, Net, Scratch, Shape};
use rayon::prelude::*;

use crate::generation::Generation;
use crate::self_play::{Choice, GameRecord};
use crate::settings::{Settings, Update};

/// A minibatch is always cut into this many parts whose gradients are added in order, so that the number of
/// threads changes nothing.
const PARTS: usize = 16;

/// How many blocks of weights one job of an Adam step updates.
const PIECE: usize = 128;

/// Keeps the streams that shuffle apart from those that play.
const SHUFFLE: u64 = 0x5bd1_e995_9d1b_54a5;

/// What one generation did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// Games learned from so far.
    pub games: u64,
    /// Positions learned in this generation.
    pub positions: u64,
    /// Moves played in this generation.
    pub moves: u64,
    /// Games of this generation that went on for ever and were broken off.
    pub broken_off: u64,
    /// The mean loss per position, before it was learned.
    pub loss: f32,
}

/// A training in progress. Everything it will ever do follows from its fields.
#[derive(Clone, Debug, PartialEq)]
pub struct Trainer {
    /// How it trains.
    pub settings: Settings,
    /// The weights.
    pub net: Net,
    /// Their average, if one is kept.
    pub average: Option<Average>,
    /// The optimiser's moments (Adam only).
    pub adam: Option<Adam>,
    /// Games learned from so far.
    pub games: u64,
    /// Generations so far.
    pub generations: u64,
    /// What the net is for; its history ends with this training.
    pub card: Card,
}

impl Trainer {
    /// A training that starts from random weights.
    pub fn new<G: Features + Outcomes>(game: &G, settings: Settings) -> Trainer {
        let outputs = game.outcome_names();
        let shape = Shape::new(game.feature_count(), &settings.hidden.0, outputs.len());
        let mut random = Random::stream(settings.seed, u64::MAX);
        let net = Net::random(shape, || random.unit());
        let card = Card {
            rules_id: game.variant().id.clone(),
            rules_digest: game.variant().digest(),
            feature_set: game.feature_set(),
            outputs,
            history: Vec::new(),
        };
        Trainer::from_net(net, card, settings)
    }

    /// A training that goes on with a trained net whose hidden layers get as wide as the settings say. `None`
    /// if they are wider already, or there are more or fewer of them.
    pub fn from_net_widened(net: &Net, card: Card, settings: Settings) -> Option<Trainer> {
        let mut random = Random::stream(settings.seed, u64::MAX);
        let wide = net.widened(&settings.hidden.0, || random.unit())?;
        Some(Trainer::from_net(wide, card, settings))
    }

    /// A training that goes on with a trained net. Its widths take the place of those in the settings.
    pub fn from_net(net: Net, card: Card, mut settings: Settings) -> Trainer {
        settings.hidden.0.clone_from(&net.shape().hidden);
        let mut card = card;
        card.history.push(format!("train {settings}"));
        Trainer {
            average: (settings.average > 0.0).then(|| Average::new(&net)),
            adam: (settings.update == Update::Adam).then(|| Adam::new(&net)),
            settings,
            net,
            games: 0,
            generations: 0,
            card,
        }
    }

    /// A training of a game that goes on from a model, made as wide as the settings say if `is_widened`; `None` if it is
    /// wider already. From here on it belongs to the game's own rules.
    pub fn from_model<G: Features>(
        game: &G,
        model: Model,
        settings: Settings,
        is_widened: bool,
    ) -> Option<Trainer> {
        let variant = game.variant();
        let card = Card { rules_id: variant.id.clone(), rules_digest: variant.digest(), ..model.card };
        if is_widened {
            return Trainer::from_net_widened(&model.net, card, settings);
        }
        Some(Trainer::from_net(Arc::unwrap_or_clone(model.net), card, settings))
    }

    /// Whether the weights are still numbers; a step that is too large ends in infinities.
    pub fn is_sound(&self) -> bool {
        self.net.is_finite() && self.best_net().is_finite()
    }

    /// Whether all games have been played.
    pub fn is_done(&self) -> bool {
        self.games >= self.settings.games
    }

    /// The net to play with: the average if there is one.
    pub fn best_net(&self) -> &Net {
        self.average.as_ref().map_or(&self.net, |average| &average.net)
    }

    /// How moves are chosen at this point of the training.
    pub fn choice(&self) -> Choice {
        self.settings.choice_after(self.games)
    }

    /// What the games of the next generation depend on: the weights as they are now, and how far the training is.
    pub fn generation(&self) -> Generation {
        Generation {
            settings: self.settings.clone(),
            net: Arc::new(self.net.clone()),
            card: self.card.clone(),
            games: self.games,
            generations: self.generations,
        }
    }

    /// Plays one generation and learns from it, on the threads of the current pool. The database is asked only
    /// if the settings say so.
    pub fn run_generation<G>(&mut self, game: &G, exact: Option<&Arc<dyn Exact<G>>>) -> Report
    where
        G: Decide + Features + Outcomes + 'static,
    {
        let generation = self.generation();
        let records = generation.play(game, exact, 0..generation.count(), &|| false);
        self.learn(game, &records.unwrap_or_default())
    }

    /// The same unless `is_over` says so before all games are played: then nothing is learned from them, and the
    /// training is what it was before.
    pub fn run_generation_until<G>(
        &mut self,
        game: &G,
        exact: Option<&Arc<dyn Exact<G>>>,
        is_over: &(dyn Fn() -> bool + Sync),
    ) -> Option<Report>
    where
        G: Decide + Features + Outcomes + 'static,
    {
        let generation = self.generation();
        let records = generation.play(game, exact, 0..generation.count(), is_over)?;
        Some(self.learn(game, &records))
    }

    /// Learns from the games of one generation, all of them and in their order ([`Generation::play`]).
    pub fn learn<G: Features>(&mut self, game: &G, records: &[GameRecord<G::State>]) -> Report {
        let moves = records.iter().map(|record| u64::from(record.moves)).sum();
        let positions: u64 = records.iter().map(|record| record.positions.len() as u64).sum();
        let broken_off = records.iter().filter(|record| record.is_broken_off).count() as u64;
        let loss = match self.settings.update {
            Update::Sgd => self.learn_in_order(game, records),
            Update::Adam => self.learn_in_batches(game, records),
        };
        if let Some(average) = &mut self.average {
            average.add(&self.net, self.settings.average);
        }
        self.games += records.len() as u64;
        self.generations += 1;
        let loss = (loss / positions.max(1) as f64) as f32;
        Report { games: self.games, positions, moves, broken_off, loss }
    }

    /// Takes in weights that were learned elsewhere from so many games, which count as one generation. `false`, and
    /// nothing changes, if they are of another shape or no numbers.
    pub fn adopt(&mut self, net: Net, games: u64) -> bool {
        if net.shape() != self.net.shape() || !net.is_finite() {
            return false;
        }
        self.net = net;
        if let Some(average) = &mut self.average {
            average.add(&self.net, self.settings.average);
        }
        self.games += games;
        self.generations += 1;
        true
    }

    fn step_size(&self) -> f32 {
        self.settings.between(self.settings.step, self.settings.step_end, self.games)
    }

    fn learn_in_order<G>(&mut self, game: &G, records: &[GameRecord<G::State>]) -> f64
    where
        G: Features,
    {
        let (step, outputs) = (self.step_size(), self.net.shape().outputs);
        let mut scratch = Scratch::new(&self.net);
        let mut features = Vec::new();
        let mut loss = 0.0;
        for record in records {
            for ((state, seat), target) in record.positions.iter().zip(record.targets.chunks_exact(outputs)) {
                features.clear();
                game.features(state, *seat, &mut features);
                loss += f64::from(self.net.step(&features, target, step, self.settings.clamp, &mut scratch));
            }
        }
        loss
    }

    fn learn_in_batches<G>(&mut self, game: &G, records: &[GameRecord<G::State>]) -> f64
    where
        G: Features,
    {
        let (step, outputs) = (self.step_size(), self.net.shape().outputs);
        let mut samples: Vec<Sample<'_, G::State>> = Vec::new();
        for record in records {
            let targets = record.targets.chunks_exact(outputs);
            samples.extend(record.positions.iter().zip(targets));
        }
        let mut parts = vec![Gradient::new(&self.net); PARTS];
        let mut first_loss = None;
        let mut random = Random::stream(self.settings.seed ^ SHUFFLE, self.generations);
        for _ in 0..self.settings.epochs.max(1) {
            shuffle(&mut samples, &mut random);
            let mut loss = 0.0;
            for batch in even_batches(&samples, self.settings.batch.max(1)) {
                loss += gradients(game, &self.net, batch, &mut parts);
                if let Some(adam) = &mut self.adam {
                    adam.step_in_pieces(&mut self.net, &parts, batch.len(), step, PIECE, |jobs| {
                        jobs.into_par_iter().for_each(|job| job());
                    });
                }
            }
            first_loss.get_or_insert(loss);
        }
        first_loss.unwrap_or(0.0)
    }
}

/// A position, the seat that has just left it, and the chances to learn.
type Sample<'a, S> = (&'a (S, Seat), &'a [f32]);

/// Cuts the samples into batches of about the same size, none larger than `size` unless there is only one.
fn even_batches<T>(samples: &[T], size: usize) -> impl Iterator<Item = &[T]> {
    let count = samples.len().div_ceil(size).max(1);
    (0..count)
        .map(move |at| &samples[at * samples.len() / count..(at + 1) * samples.len() / count])
        .filter(|batch| !batch.is_empty())
}

/// Fills the parts with the gradients of a batch; returns the sum of losses.
fn gradients<G: Features>(
    game: &G,
    net: &Net,
    batch: &[Sample<'_, G::State>],
    parts: &mut [Gradient],
) -> f64 {
    let count = parts.len();
    let losses: Vec<f64> = parts
        .par_iter_mut()
        .enumerate()
        .map_init(
            || (Scratch::new(net), Vec::new()),
            |(scratch, features), (at, part)| {
                part.clear();
                let mut loss = 0.0;
                for ((state, seat), target) in
                    &batch[at * batch.len() / count..(at + 1) * batch.len() / count]
                {
                    features.clear();
                    game.features(state, *seat, features);
                    loss += f64::from(net.backward(features, target, 1.0, part, scratch));
                }
                loss
            },
        )
        .collect();
    losses.iter().sum()
}

fn shuffle<T>(items: &mut [T], random: &mut Random) {
    for last in (1..items.len()).rev() {
        items.swap(last, random.below(last as u32 + 1) as usize);
    }
}
