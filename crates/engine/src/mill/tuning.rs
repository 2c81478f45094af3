//! Learns the weights of the evaluation from self-play.
//!
//! A generation plays games with the weights of the one before, from random openings, and fits new weights by
//! logistic regression: each position's weighted sum should foretell how its game ended, and what the search
//! that was made in it found.

use std::sync::atomic::AtomicBool;

use game::{Game, Random, Repetitions, Turn};
use mill::{Mill, State};

use super::evaluation::{FEATURES, MillEvaluation, PHASES, Weights};
use super::score::POINTS_PER_LOGIT;
use super::search::{MillLimits, MillOptions, MillSearch};
use crate::parallel;

/// How weights are learned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TuningSettings {
    /// How often games are played and weights fitted.
    pub generations: u32,
    /// Games of each generation, the variants in turn.
    pub games: u64,
    /// Positions searched for each move.
    pub nodes: u64,
    /// Of what a position should foretell, the part that is the game's result; the rest is the search's value.
    pub result_share: f64,
    /// Steps of gradient descent.
    pub steps: u32,
    /// The seed of everything.
    pub seed: u64,
}

impl Default for TuningSettings {
    fn default() -> TuningSettings {
        TuningSettings { generations: 4, games: 2000, nodes: 1500, result_share: 0.7, steps: 400, seed: 1 }
    }
}

/// What a generation came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Generation {
    /// Counted from 1.
    pub number: u32,
    /// Positions that were fitted.
    pub positions: usize,
    /// The mean loss (cross entropy) before and after fitting.
    pub loss: (f64, f64),
    /// The weights.
    pub weights: Weights,
}

/// A position of a game, and what it should foretell.
#[derive(Clone, Copy, Debug)]
struct Sample {
    phase: usize,
    features: [i32; FEATURES.len()],
    target: f64,
}

/// Learns weights that are good for all these variants together. The result depends on the arguments alone.
pub fn learn_weights(
    games: &[Mill],
    start: &Weights,
    settings: &TuningSettings,
    mut on_generation: impl FnMut(&Generation),
) -> Weights {
    let mut weights = start.clone();
    for number in 1..=settings.generations {
        let seed = settings.seed.wrapping_mul(1000) + u64::from(number);
        let play_one = |(): &mut (), index: u64| {
            let game = &games[index as usize % games.len()];
            Some(play(game, &weights, settings, Random::stream(seed, index)))
        };
        let played = parallel::try_map(0..settings.games, || (), play_one);
        let samples: Vec<Sample> = played.into_iter().flatten().flatten().collect();
        let before = mean_loss(&samples, &weights);
        weights = fit(&samples, &weights, settings.steps);
        let loss = (before, mean_loss(&samples, &weights));
        on_generation(&Generation { number, positions: samples.len(), loss, weights: weights.clone() });
    }
    weights
}

/// Plays a game from a random opening and returns its positions.
fn play(game: &Mill, weights: &Weights, settings: &TuningSettings, mut random: Random) -> Vec<Sample> {
    let options = MillOptions { hash: 1, weights: weights.clone(), ..MillOptions::default() };
    let mut search = MillSearch::new(game, options);
    let evaluation = MillEvaluation::new(game, weights);
    let (limits, stop) = (MillLimits::nodes(settings.nodes), AtomicBool::new(false));
    let (mut state, mut repetitions) = (game.start(), Repetitions::default());
    let opening = random.below(u32::from(game.rules().piece_count) * 2) + 2;
    let (mut positions, mut actions): (Vec<(State, f64)>, u32) = (Vec::new(), 0);
    while game.turn(&state) != Turn::Over {
        let slips = actions < opening || random.below(20) == 0;
        let action = if slips {
            game.random_move(&state, &mut random)
        } else {
            let found = search.search(&state, &[], &limits, &stop, |_| {});
            if !state.is_removing() && state.quiet_actions() < 30 {
                positions.push((state, found.score().map_or(0.5, super::score::Score::expected)));
            }
            found.best()
        };
        let Some(action) = action else { break };
        game.play(&mut state, action);
        repetitions.after(game, &mut state);
        actions += 1;
    }
    let scores = game.scores(&state);
    let sample = |(state, foreseen): &(State, f64)| {
        let result = 0.5 + 0.5 * f64::from(scores.of(state.side()));
        let (phase, features) = evaluation.features(state);
        let share = settings.result_share;
        Sample { phase, features, target: share * result + (1.0 - share) * foreseen }
    };
    positions.iter().map(sample).collect()
}

fn foretold(sample: &Sample, weights: &Weights) -> f64 {
    let terms = sample.features.iter().zip(&weights.0[sample.phase]);
    let sum: f64 = terms.map(|(&feature, &weight)| f64::from(feature) * f64::from(weight)).sum();
    1.0 / (1.0 + (-sum / POINTS_PER_LOGIT).exp())
}

fn mean_loss(samples: &[Sample], weights: &Weights) -> f64 {
    let loss = |sample: &Sample| {
        let p = foretold(sample, weights).clamp(1e-9, 1.0 - 1e-9);
        -(sample.target * p.ln() + (1.0 - sample.target) * (1.0 - p).ln())
    };
    samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
}

/// Gradient descent with momentum and a step of its own for every weight (Adam), over all positions.
fn fit(samples: &[Sample], start: &Weights, steps: u32) -> Weights {
    const RATE: f64 = 1.0;
    /// Pulls weights that do not matter to nothing.
    const DECAY: f64 = 1e-6;
    let mut weights = start.clone();
    let mut moments = [[(0.0f64, 0.0f64); FEATURES.len()]; PHASES.len()];
    for step in 1..=steps {
        let gradient = gradient_of(samples, &weights);
        let rate = RATE * (1.0 - f64::from(step) / f64::from(steps + 1));
        for phase in 0..PHASES.len() {
            for feature in 0..FEATURES.len() {
                let weight = &mut weights.0[phase][feature];
                let slope =
                    gradient[phase][feature] / samples.len().max(1) as f64 + DECAY * f64::from(*weight);
                let (mean, square) = &mut moments[phase][feature];
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.999 * *square + 0.001 * slope * slope;
                let bias = |beta: f64| 1.0 - beta.powi(step as i32);
                let size = (*square / bias(0.999)).sqrt() + 1e-12;
                *weight -= (rate * (*mean / bias(0.9)) / size) as f32;
            }
        }
    }
    weights
}

fn gradient_of(samples: &[Sample], weights: &Weights) -> [[f64; FEATURES.len()]; PHASES.len()] {
    let mut gradient = [[0.0; FEATURES.len()]; PHASES.len()];
    for sample in samples {
        let error = foretold(sample, weights) - sample.target;
        let slopes = &mut gradient[sample.phase];
        slopes.iter_mut().zip(&sample.features).for_each(|(slope, &feature)| {
            *slope += error * f64::from(feature) / POINTS_PER_LOGIT;
        });
    }
    gradient
}
