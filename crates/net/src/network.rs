//! [`Net`]: parameters and what is computed from them.

use crate::kernels;
use crate::lanes::{Block, LANES, Path};
use crate::optimise::Gradient;
use crate::shape::{Head, Layer, Shape};

/// How many positions are worked on at once.
pub(crate) const GROUP: usize = 4;

/// A fully connected net with a sparse first layer.
///
/// All parameters lie in one list of [`Block`]s, layer after layer: a row of weights for every input, then the
/// bias; rows are padded to whole blocks with zeros that stay zero.
#[derive(Clone, Debug)]
pub struct Net {
    pub(crate) shape: Shape,
    pub(crate) layers: Vec<Layer>,
    pub(crate) blocks: Vec<Block>,
    path: Path,
}

/// Nets are equal when shape and every parameter are, whatever path they compute with.
impl PartialEq for Net {
    fn eq(&self, other: &Net) -> bool {
        self.shape == other.shape && self.blocks == other.blocks
    }
}

/// The sums of the first layer for one position, before the rectifier.
#[derive(Clone, Debug, Default)]
pub struct Accumulator(pub(crate) Vec<Block>);

/// The intermediate results of a net; owned by the caller, used again for every position.
#[derive(Clone, Debug)]
pub struct Scratch {
    sums: Vec<Block>,
    /// What each layer hands on, for a group of positions; the last one holds the outputs.
    activations: Vec<Vec<Block>>,
    deltas: Vec<Vec<Block>>,
}

impl Scratch {
    /// Buffers that fit a net.
    pub fn new(net: &Net) -> Scratch {
        let widest = net.layers.iter().map(|layer| layer.stride).max().unwrap_or(1);
        let per_layer =
            |n: usize| net.layers.iter().map(|layer| vec![Block::ZERO; n * layer.stride]).collect();
        Scratch {
            sums: vec![Block::ZERO; GROUP * widest],
            activations: per_layer(GROUP),
            deltas: per_layer(1),
        }
    }

    pub(crate) fn output(&self, sample: usize, count: usize) -> &[f32] {
        &self.activations[self.activations.len() - 1][sample].0[..count]
    }
}

impl Net {
    /// A net with random weights; `unit` yields numbers in [0, 1).
    ///
    /// # Panics
    /// If the shape is impossible ([`Shape::problem`]).
    pub fn random(shape: Shape, mut unit: impl FnMut() -> f64) -> Net {
        let mut net = Net::zero(shape);
        let last = net.layers.len() - 1;
        for (at, layer) in net.layers.clone().into_iter().enumerate() {
            // Uniform with the variance that keeps signals level through rectifiers; the outputs start
            // close to even.
            let spread = (6.0 / layer.inputs as f64).sqrt() * if at == last { 0.1 } else { 1.0 };
            for row in net.blocks[layer.weights..layer.bias].chunks_exact_mut(layer.stride) {
                for weight in &mut Block::flat_mut(row)[..layer.outputs] {
                    *weight = ((2.0 * unit() - 1.0) * spread) as f32;
                }
            }
        }
        net.check_path();
        net
    }

    /// This net with more units in its hidden layers, and the same outputs: nothing listens to the new units
    /// yet. `unit` yields numbers in [0, 1). `None` if a layer would get narrower or the number of layers would change.
    pub fn widened(&self, hidden: &[usize], unit: impl FnMut() -> f64) -> Option<Net> {
        let old = &self.shape.hidden;
        if old.len() != hidden.len() || old.iter().zip(hidden).any(|(old, new)| new < old) {
            return None;
        }
        let mut net = Net::random(Shape { hidden: hidden.to_vec(), ..self.shape.clone() }, unit);
        for (from, to) in self.layers.iter().zip(&net.layers) {
            let rows = self.blocks[from.weights..from.bias].chunks_exact(from.stride);
            let mut old_rows = rows.map(|row| &Block::flat(row)[..from.outputs]);
            for row in net.blocks[to.weights..to.bias].chunks_exact_mut(to.stride) {
                let row = &mut Block::flat_mut(row)[..from.outputs];
                match old_rows.next() {
                    Some(old) => row.copy_from_slice(old),
                    None => row.fill(0.0),
                }
            }
            let bias = Block::flat(&self.blocks[from.bias..from.end()]);
            Block::flat_mut(&mut net.blocks[to.bias..to.end()])[..from.outputs]
                .copy_from_slice(&bias[..from.outputs]);
        }
        Some(net.with_path(self.path))
    }

    /// A net whose every parameter is 0.
    ///
    /// # Panics
    /// If the shape is impossible ([`Shape::problem`]).
    pub fn zero(shape: Shape) -> Net {
        if let Some(problem) = shape.problem() {
            panic!("impossible net: {problem}");
        }
        let layers = shape.layers();
        let blocks = vec![Block::ZERO; layers.last().map_or(0, Layer::end)];
        Net { shape, layers, blocks, path: Path::fastest() }
    }

    /// The same net, computing with other instructions: the scalar path instead where its parameters are so small or
    /// so large that the answers on that path would not be the same (`simd128` alone).
    pub fn with_path(self, path: Path) -> Net {
        let mut net = Net { path, ..self };
        net.check_path();
        net
    }

    /// Leaves a path that is not right about the parameters as they are now.
    pub(crate) fn check_path(&mut self) {
        self.path = self.path.for_numbers(Block::flat(&self.blocks));
    }

    /// The widths of its layers.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The instructions it computes with.
    pub fn path(&self) -> Path {
        self.path
    }

    /// Every parameter, in the order described at [`Net`].
    pub fn parameters(&self) -> &[Block] {
        &self.blocks
    }

    /// Every parameter, to be changed. Padding must stay 0. Where the fastest path depends on them, the net goes on on the
    /// scalar one; [`Net::with_path`] brings it back.
    pub fn parameters_mut(&mut self) -> &mut [Block] {
        self.path = self.path.for_any_numbers();
        &mut self.blocks
    }

    /// How many parameters there are, without padding.
    pub fn parameter_count(&self) -> usize {
        self.layers.iter().map(|layer| (layer.inputs + 1) * layer.outputs).sum()
    }

    /// Whether every parameter is a number.
    pub fn is_finite(&self) -> bool {
        Block::flat(&self.blocks).iter().all(|x| x.is_finite())
    }

    fn first(&self) -> &Layer {
        &self.layers[0]
    }

    /// Sums up the first layer for a position.
    ///
    /// # Panics
    /// If an index is not below the number of inputs.
    pub fn accumulate(&self, features: &[(u16, f32)], into: &mut Accumulator) {
        into.0.resize(self.first().stride, Block::ZERO);
        self.sum_rows(&self.blocks[self.first().bias..self.first().end()], features, &mut into.0);
    }

    pub(crate) fn sum_rows(&self, base: &[Block], list: &[(u16, f32)], out: &mut [Block]) {
        let first = self.first();
        kernels::gather(self.path, &self.blocks[..first.bias], first.stride, base, list, out);
    }

    /// The outputs for a position.
    pub fn evaluate<'a>(&self, features: &[(u16, f32)], scratch: &'a mut Scratch) -> &'a [f32] {
        self.forward(features, scratch);
        scratch.output(0, self.shape.outputs)
    }

    /// The outputs for a position whose first layer has been summed up.
    pub fn evaluate_accumulated<'a>(&self, sums: &Accumulator, scratch: &'a mut Scratch) -> &'a [f32] {
        self.finish(&sums.0, 1, scratch);
        scratch.output(0, self.shape.outputs)
    }

    fn forward(&self, features: &[(u16, f32)], scratch: &mut Scratch) {
        let first = self.first();
        let mut sums = std::mem::take(&mut scratch.sums);
        self.sum_rows(&self.blocks[first.bias..first.end()], features, &mut sums[..first.stride]);
        self.finish(&sums[..first.stride], 1, scratch);
        scratch.sums = sums;
    }

    /// From the sums of the first layer to the outputs, for up to [`GROUP`] positions.
    pub(crate) fn finish(&self, sums: &[Block], samples: usize, scratch: &mut Scratch) {
        let Scratch { activations, .. } = scratch;
        kernels::rectify(self.path, sums, &mut activations[0][..sums.len()]);
        let last = self.layers.len() - 1;
        for (at, layer) in self.layers.iter().enumerate().skip(1) {
            let (before, after) = activations.split_at_mut(at);
            let out = &mut after[0][..samples * layer.stride];
            kernels::dense(self.path, &self.blocks, layer, samples, &before[at - 1], out);
            if at < last {
                kernels::rectify_in_place(self.path, out);
            } else {
                out.iter_mut().for_each(|output| self.apply_head(output));
            }
        }
    }

    fn apply_head(&self, output: &mut Block) {
        match self.shape.head {
            Head::Softmax => kernels::softmax(self.path, output, self.shape.outputs),
            // Not that of the system: it differs from one to the next.
            Head::Tanh => output.0.iter_mut().for_each(|x| *x = libm::tanhf(*x)),
            Head::Linear => {}
        }
    }

    /// Adds the gradient of one position's loss, times `weight`, to `gradient`. Returns the loss, unweighted.
    pub fn backward(
        &self,
        features: &[(u16, f32)],
        target: &[f32],
        weight: f32,
        gradient: &mut Gradient,
        scratch: &mut Scratch,
    ) -> f32 {
        let loss = self.deltas(features, target, f32::INFINITY, scratch);
        self.spread(&mut gradient.blocks, features, scratch, weight);
        loss
    }

    /// One step of plain gradient descent on one position. The errors of the outputs (target less output)
    /// are clamped to ±`clamp`. Returns the loss before the step.
    pub fn step(
        &mut self,
        features: &[(u16, f32)],
        target: &[f32],
        step_size: f32,
        clamp: f32,
        scratch: &mut Scratch,
    ) -> f32 {
        let loss = self.deltas(features, target, clamp, scratch);
        let mut blocks = std::mem::take(&mut self.blocks);
        self.spread(&mut blocks, features, scratch, -step_size);
        self.blocks = blocks;
        self.check_path();
        loss
    }

    /// Forward, then the derivative of the loss by every unit's sum.
    fn deltas(&self, features: &[(u16, f32)], target: &[f32], clamp: f32, scratch: &mut Scratch) -> f32 {
        assert_eq!(target.len(), self.shape.outputs, "one target for every output");
        self.forward(features, scratch);
        let last = self.layers.len() - 1;
        let Scratch { activations, deltas, .. } = scratch;
        let loss = self.head_delta(&activations[last][0], target, clamp, &mut deltas[last][0]);
        for at in (1..=last).rev() {
            let (before, after) = deltas.split_at_mut(at);
            let (layer, delta) = (&self.layers[at], &after[0]);
            kernels::pull_back(
                self.path,
                &self.blocks,
                layer,
                delta,
                &activations[at - 1],
                &mut before[at - 1],
            );
        }
        loss
    }

    fn head_delta(&self, output: &Block, target: &[f32], clamp: f32, delta: &mut Block) -> f32 {
        let mut loss = 0.0;
        for (k, &target) in target.iter().enumerate() {
            let output = output.0[k];
            let error = (output - target).clamp(-clamp, clamp);
            match self.shape.head {
                Head::Softmax => {
                    if target > 0.0 {
                        loss -= target * output.max(1e-12).ln();
                    }
                    delta.0[k] = error;
                }
                Head::Tanh => {
                    loss += 0.5 * error * error;
                    delta.0[k] = error * (1.0 - output * output);
                }
                Head::Linear => {
                    loss += 0.5 * error * error;
                    delta.0[k] = error;
                }
            }
        }
        loss
    }

    /// Adds `scale` times the gradient that the last deltas make to `blocks`.
    fn spread(&self, blocks: &mut [Block], features: &[(u16, f32)], scratch: &Scratch, scale: f32) {
        let Scratch { activations, deltas, .. } = scratch;
        kernels::outer_sparse(self.path, blocks, self.first(), features, &deltas[0], scale);
        for (at, layer) in self.layers.iter().enumerate().skip(1) {
            let width = layer.inputs.div_ceil(LANES);
            let input = &activations[at - 1][..width];
            kernels::outer(self.path, blocks, layer, input, &deltas[at], scale);
        }
    }
}
