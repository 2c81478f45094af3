//! Many neighbouring positions at once: what a player chooses between.

use crate::kernels;
use crate::lanes::{Block, LANES};
use crate::network::{GROUP, Net, Scratch};

/// Evaluates positions that differ little from a common base, as the end boards of one turn do: the first
/// layer starts from the sums of the base and adds only what changed.
///
/// The outputs agree with [`Net::evaluate`] up to rounding (about 1e-6), since the sums are formed in another
/// order; they depend on the base and the position alone, not on what else is in the batch.
#[derive(Clone, Debug)]
pub struct Batch {
    base: Vec<Block>,
    base_sums: Vec<Block>,
    /// Whether `base_sums` belong to `base`.
    is_summed: bool,
    inputs: Vec<Block>,
    changes: Vec<(u16, f32)>,
    sums: Vec<Block>,
    filled: usize,
    outputs: Vec<f32>,
    scratch: Scratch,
}

impl Batch {
    /// Buffers that fit a net.
    pub fn new(net: &Net) -> Batch {
        let blocks = net.shape.inputs.div_ceil(LANES);
        let stride = net.layers[0].stride;
        Batch {
            base: vec![Block::ZERO; blocks],
            base_sums: vec![Block::ZERO; stride],
            is_summed: false,
            inputs: vec![Block::ZERO; blocks],
            changes: vec![(0, 0.0); blocks * LANES],
            sums: vec![Block::ZERO; GROUP * stride],
            filled: 0,
            outputs: Vec::new(),
            scratch: Scratch::new(net),
        }
    }

    /// Begins a batch around a position: `fill` sets the inputs that are not 0.
    pub fn start(&mut self, net: &Net, fill: impl FnOnce(&mut [f32])) {
        self.is_summed = false;
        self.start_again(net, fill);
    }

    /// As [`Batch::start`], for a net that has not changed since the last batch: around the same position as
    /// last time, as after each roll of the dice, nothing needs to be summed up again.
    pub fn start_again(&mut self, net: &Net, fill: impl FnOnce(&mut [f32])) {
        self.outputs.clear();
        self.filled = 0;
        self.inputs.fill(Block::ZERO);
        fill(&mut Block::flat_mut(&mut self.inputs)[..net.shape.inputs]);
        if self.is_summed && self.base == self.inputs {
            return;
        }
        self.base.fill(Block::ZERO);
        let first = &net.layers[0];
        let count = self.find_changes(net);
        std::mem::swap(&mut self.base, &mut self.inputs);
        let bias = &net.blocks[first.bias..first.end()];
        net.sum_rows(bias, &self.changes[..count], &mut self.base_sums);
        self.is_summed = true;
    }

    /// Adds a position: `fill` sets the inputs that are not 0.
    pub fn push(&mut self, net: &Net, fill: impl FnOnce(&mut [f32])) {
        self.inputs.fill(Block::ZERO);
        fill(&mut Block::flat_mut(&mut self.inputs)[..net.shape.inputs]);
        let count = self.find_changes(net);
        let stride = net.layers[0].stride;
        let out = &mut self.sums[self.filled * stride..(self.filled + 1) * stride];
        net.sum_rows(&self.base_sums, &self.changes[..count], out);
        self.count_one(net);
    }

    /// Adds the position that the batch began around.
    pub fn push_base(&mut self, net: &Net) {
        let stride = net.layers[0].stride;
        self.sums[self.filled * stride..(self.filled + 1) * stride].copy_from_slice(&self.base_sums);
        self.count_one(net);
    }

    /// The sums of one more position are there; a whole group is worked on at once.
    fn count_one(&mut self, net: &Net) {
        self.filled += 1;
        if self.filled == GROUP {
            self.flush(net);
        }
    }

    /// Lists what changed from the base to the inputs; how much that is.
    fn find_changes(&mut self, net: &Net) -> usize {
        let mut count = 0;
        kernels::difference(net.path(), &self.base, &self.inputs, &mut self.changes, &mut count);
        count
    }

    fn flush(&mut self, net: &Net) {
        let count = self.filled;
        net.finish(&self.sums[..count * net.layers[0].stride], count, &mut self.scratch);
        for sample in 0..count {
            self.outputs.extend_from_slice(self.scratch.output(sample, net.shape.outputs));
        }
        self.filled = 0;
    }

    /// The outputs of all positions since [`Batch::start`], one after the other.
    pub fn finish(&mut self, net: &Net) -> &[f32] {
        if self.filled > 0 {
            self.flush(net);
        }
        &self.outputs
    }
}
