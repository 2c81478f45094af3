//! The shape of a net: widths of its layers, and what its outputs are.

use crate::lanes::LANES;

/// How the outputs are made, and the loss they are trained with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Head {
    /// Probabilities of exclusive outcomes; trained by cross-entropy.
    Softmax,
    /// Numbers in (−1, 1); trained by half the squared error.
    Tanh,
    /// Any numbers; trained by half the squared error.
    Linear,
}

impl Head {
    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Head::Softmax => "softmax",
            Head::Tanh => "tanh",
            Head::Linear => "linear",
        }
    }

    /// The head with this name.
    pub fn from_name(name: &str) -> Option<Head> {
        [Head::Softmax, Head::Tanh, Head::Linear].into_iter().find(|head| head.name() == name)
    }
}

/// The widths of a net's layers, and its head. Hidden layers use a leaky rectifier.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// The number of inputs.
    pub inputs: usize,
    /// The widths of the hidden layers, first to last; at least one, at most four.
    pub hidden: Vec<usize>,
    /// The number of outputs, 1 to 16.
    pub outputs: usize,
    /// What the outputs are.
    pub head: Head,
}

impl Shape {
    /// A shape with a softmax over `outputs` outcomes.
    pub fn new(inputs: usize, hidden: &[usize], outputs: usize) -> Shape {
        Shape { inputs, hidden: hidden.to_vec(), outputs, head: Head::Softmax }
    }

    /// The same widths under another head.
    pub fn with_head(self, head: Head) -> Shape {
        Shape { head, ..self }
    }

    /// What is wrong with this shape, if anything.
    pub fn problem(&self) -> Option<String> {
        let Shape { inputs, hidden, outputs, .. } = self;
        if !(1..=65_535).contains(inputs) {
            return Some(format!("{inputs} inputs, but a net has 1 to 65535"));
        }
        if !(1..=4).contains(&hidden.len()) {
            return Some(format!("{} hidden layers, but a net has 1 to 4", hidden.len()));
        }
        if let Some(width) = hidden.iter().find(|width| !(1..=4096).contains(*width)) {
            return Some(format!("a hidden layer of {width}, but one has 1 to 4096 units"));
        }
        (!(1..=LANES).contains(outputs)).then(|| format!("{outputs} outputs, but a net has 1 to {LANES}"))
    }

    pub(crate) fn layers(&self) -> Vec<Layer> {
        let mut layers = Vec::new();
        let (mut inputs, mut at) = (self.inputs, 0);
        for &outputs in self.hidden.iter().chain([&self.outputs]) {
            let stride = outputs.div_ceil(LANES);
            layers.push(Layer { inputs, outputs, stride, weights: at, bias: at + inputs * stride });
            at += (inputs + 1) * stride;
            inputs = outputs;
        }
        layers
    }
}

/// `inputs-hidden-hidden-outputs`, as in 200-128-32-4.
impl std::fmt::Display for Shape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.inputs)?;
        self.hidden.iter().try_for_each(|width| write!(f, "-{width}"))?;
        write!(f, "-{}", self.outputs)
    }
}

/// Where one layer lies among the blocks of a net: a row of `stride` blocks per input, then the bias.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layer {
    pub inputs: usize,
    pub outputs: usize,
    pub stride: usize,
    pub weights: usize,
    pub bias: usize,
}

impl Layer {
    pub fn end(&self) -> usize {
        self.bias + self.stride
    }
}
