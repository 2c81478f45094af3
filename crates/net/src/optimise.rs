//! Gradients and what is done with them: Adam, averages of weights.

use crate::kernels::{self, AdamRates};
use crate::lanes::Block;
use crate::network::Net;

/// A sum of gradients, laid out like the parameters of its net.
#[derive(Clone, Debug, PartialEq)]
pub struct Gradient {
    pub(crate) blocks: Vec<Block>,
}

impl Gradient {
    /// No gradient yet.
    pub fn new(net: &Net) -> Gradient {
        Gradient { blocks: vec![Block::ZERO; net.blocks.len()] }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.blocks.fill(Block::ZERO);
    }

    /// The sum, in the order of [`Net::parameters`].
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// The sum, in the order of [`Net::parameters`], to be changed.
    pub fn blocks_mut(&mut self) -> &mut [Block] {
        &mut self.blocks
    }
}

/// The Adam optimiser: steps scaled by running moments of the gradient.
#[derive(Clone, Debug, PartialEq)]
pub struct Adam {
    /// Decay of the mean of gradients.
    pub beta1: f32,
    /// Decay of the mean of their squares.
    pub beta2: f32,
    /// How many steps were made.
    pub steps: u64,
    /// The mean of gradients.
    pub first: Vec<Block>,
    /// The mean of their squares.
    pub second: Vec<Block>,
}

impl Adam {
    /// An optimiser that has not made a step.
    pub fn new(net: &Net) -> Adam {
        let zero = vec![Block::ZERO; net.blocks.len()];
        Adam { beta1: 0.9, beta2: 0.999, steps: 0, first: zero.clone(), second: zero }
    }

    /// Makes a step along the mean of `gradients`, each a part of a minibatch of `samples` in all. Parts are
    /// added in the order given, so that who computed them does not matter.
    pub fn step(&mut self, net: &mut Net, gradients: &[Gradient], samples: usize, step_size: f32) {
        self.steps += 1;
        let whole = 0..net.blocks.len();
        let rates = self.rates(samples, step_size);
        let path = net.path();
        let mut sum = vec![Block::ZERO; whole.len()];
        for gradient in gradients {
            kernels::add(path, &mut sum, &gradient.blocks);
        }
        kernels::adam(path, &mut net.blocks, &sum, &mut self.first, &mut self.second, rates);
        net.check_path();
    }

    /// The same step cut into pieces of `piece` blocks, for several threads: `run` gets jobs that may be done
    /// in any order, on any thread. The result does not depend on `piece`.
    pub fn step_in_pieces(
        &mut self,
        net: &mut Net,
        gradients: &[Gradient],
        samples: usize,
        step_size: f32,
        piece: usize,
        run: impl FnOnce(Vec<Box<dyn FnOnce() + Send + '_>>),
    ) {
        self.steps += 1;
        let rates = self.rates(samples, step_size);
        let path = net.path();
        let pieces = net
            .blocks
            .chunks_mut(piece)
            .zip(self.first.chunks_mut(piece).zip(self.second.chunks_mut(piece)))
            .enumerate();
        let jobs = pieces.map(|(at, (to, (first, second)))| {
            let job = move || {
                let mut sum = vec![Block::ZERO; to.len()];
                for gradient in gradients {
                    kernels::add(path, &mut sum, &gradient.blocks[at * piece..][..to.len()]);
                }
                kernels::adam(path, to, &sum, first, second, rates);
            };
            Box::new(job) as Box<dyn FnOnce() + Send>
        });
        run(jobs.collect());
        net.check_path();
    }

    fn rates(&self, samples: usize, step_size: f32) -> AdamRates {
        let correct = |beta: f32| 1.0 - f64::from(beta).powf(self.steps as f64);
        let step = f64::from(step_size) * correct(self.beta2).sqrt() / correct(self.beta1);
        AdamRates {
            scale: 1.0 / samples as f32,
            step: step as f32,
            beta1: self.beta1,
            beta2: self.beta2,
            epsilon: 1e-7,
        }
    }
}

/// An exponential average of a net's weights over training: it plays better than any single one of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Average {
    /// The average so far.
    pub net: Net,
    /// How many nets went into it.
    pub count: u64,
}

impl Average {
    /// An average of one net.
    pub fn new(net: &Net) -> Average {
        Average { net: net.clone(), count: 1 }
    }

    /// Takes in another net, with a share of `1 − decay`, and more while there are few.
    pub fn add(&mut self, net: &Net, decay: f32) {
        self.count += 1;
        let share = (1.0 - decay).max(1.0 / (self.count as f32).min(1e6));
        kernels::blend(net.path(), &mut self.net.blocks, &net.blocks, share);
        self.net.check_path();
    }
}
