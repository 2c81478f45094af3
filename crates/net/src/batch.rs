//! Many neighbouring positions at once: what a player chooses between.

use crate::lanes::Block;
use crate::network::{Accumulator, GROUP, Net, Scratch};

/// Evaluates positions that differ little from a common base, as the end boards of one turn do: the first
/// layer starts from the sums of the base and adds only what changed.
///
/// The outputs agree with [`Net::evaluate`] up to rounding (about 1e-6), since the sums are formed in another
/// order; they depend on the base and the position alone, not on what else is in the batch.
#[derive(Clone, Debug)]
pub struct Batch {
    base: Vec<(u16, f32)>,
    base_sums: Accumulator,
    list: Vec<(u16, f32)>,
    changes: Vec<(u16, f32)>,
    sums: Vec<Block>,
    filled: usize,
    outputs: Vec<f32>,
    scratch: Scratch,
}

impl Batch {
    /// Buffers that fit a net.
    pub fn new(net: &Net) -> Batch {
        Batch {
            base: Vec::new(),
            base_sums: Accumulator::default(),
            list: Vec::new(),
            changes: Vec::new(),
            sums: vec![Block::ZERO; GROUP * net.layers[0].stride],
            filled: 0,
            outputs: Vec::new(),
            scratch: Scratch::new(net),
        }
    }

    /// Begins a batch around the position that `fill` describes (indices ascending, each once).
    pub fn start(&mut self, net: &Net, fill: impl FnOnce(&mut Vec<(u16, f32)>)) {
        self.base.clear();
        fill(&mut self.base);
        net.accumulate(&self.base, &mut self.base_sums);
        self.outputs.clear();
        self.filled = 0;
    }

    /// Adds a position (indices ascending, each once).
    pub fn push(&mut self, net: &Net, fill: impl FnOnce(&mut Vec<(u16, f32)>)) {
        self.list.clear();
        fill(&mut self.list);
        difference(&self.base, &self.list, &mut self.changes);
        let stride = net.layers[0].stride;
        let out = &mut self.sums[self.filled * stride..(self.filled + 1) * stride];
        net.sum_rows(&self.base_sums.0, &self.changes, out);
        self.filled += 1;
        if self.filled == GROUP {
            self.flush(net);
        }
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

/// What must be added to `from` to make `to`; both ascending.
fn difference(from: &[(u16, f32)], to: &[(u16, f32)], out: &mut Vec<(u16, f32)>) {
    out.clear();
    let (mut a, mut b) = (0, 0);
    while a < from.len() && b < to.len() {
        let ((i, x), (j, y)) = (from[a], to[b]);
        if i == j {
            if x != y {
                out.push((i, y - x));
            }
            a += 1;
            b += 1;
        } else if i < j {
            out.push((i, -x));
            a += 1;
        } else {
            out.push((j, y));
            b += 1;
        }
    }
    out.extend(from[a..].iter().map(|&(i, x)| (i, -x)));
    out.extend_from_slice(&to[b..]);
}
