//! The weights of a net as plain numbers, for programs that compute with them in their own way.

use crate::lanes::Block;
use crate::network::Net;
use crate::shape::{Layer, Shape};

/// One layer: a row of as many numbers as it has outputs for every input, and the bias.
#[derive(Clone, Debug, PartialEq)]
pub struct PlainLayer {
    /// How many inputs.
    pub inputs: usize,
    /// How many outputs.
    pub outputs: usize,
    /// The weights, row after row.
    pub weights: Vec<f32>,
    /// The bias.
    pub bias: Vec<f32>,
}

impl Net {
    /// The slope of the rectifier below 0: a hidden unit hands on the larger of its sum and its sum times this.
    pub const LEAK: f32 = crate::kernels::LEAK;

    /// The layers, first to last.
    pub fn plain_layers(&self) -> Vec<PlainLayer> {
        self.layers.iter().map(|layer| self.plain(layer)).collect()
    }

    fn plain(&self, layer: &Layer) -> PlainLayer {
        let rows = self.blocks[layer.weights..layer.bias].chunks_exact(layer.stride);
        let weights = rows.flat_map(|row| &Block::flat(row)[..layer.outputs]).copied().collect();
        let bias = Block::flat(&self.blocks[layer.bias..layer.end()])[..layer.outputs].to_vec();
        PlainLayer { inputs: layer.inputs, outputs: layer.outputs, weights, bias }
    }

    /// A net of these layers; what is wrong with them if they are none of this shape, or not all are numbers.
    pub fn from_plain_layers(shape: Shape, layers: &[PlainLayer]) -> Result<Net, String> {
        if let Some(problem) = shape.problem() {
            return Err(problem);
        }
        let mut net = Net::zero(shape);
        let expected = net.layers.clone();
        if layers.len() != expected.len() {
            return Err(format!("{} layers, but the net has {}", layers.len(), expected.len()));
        }
        for (at, (plain, layer)) in layers.iter().zip(&expected).enumerate() {
            let fits =
                plain.weights.len() == layer.inputs * layer.outputs && plain.bias.len() == layer.outputs;
            if (plain.inputs, plain.outputs) != (layer.inputs, layer.outputs) || !fits {
                let (inputs, outputs) = (layer.inputs, layer.outputs);
                let found = format!("{} by {}", plain.inputs, plain.outputs);
                return Err(format!("layer {at} is {found}, but should be {inputs} by {outputs}"));
            }
            let rows = net.blocks[layer.weights..layer.bias].chunks_exact_mut(layer.stride);
            for (row, plain) in rows.zip(plain.weights.chunks_exact(layer.outputs)) {
                Block::flat_mut(row)[..layer.outputs].copy_from_slice(plain);
            }
            let bias = Block::flat_mut(&mut net.blocks[layer.bias..layer.end()]);
            bias[..layer.outputs].copy_from_slice(&plain.bias);
        }
        net.check_path();
        if net.is_finite() { Ok(net) } else { Err("some weights are not finite numbers".to_owned()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scratch;

    #[test]
    fn a_net_comes_back_from_its_plain_layers_and_wrong_ones_are_refused() {
        let mut seed = 0.0;
        let net = Net::random(Shape::new(7, &[5, 3], 4), || {
            seed = (seed + 0.37) % 1.0;
            seed
        });
        let mut layers = net.plain_layers();
        let again = Net::from_plain_layers(net.shape().clone(), &layers).unwrap();
        assert_eq!(again, net);
        let (mut one, mut other) = (Scratch::new(&net), Scratch::new(&again));
        assert_eq!(net.evaluate(&[(2, 1.0)], &mut one), again.evaluate(&[(2, 1.0)], &mut other));
        let shape = || net.shape().clone();
        let short = Net::from_plain_layers(shape(), &layers[1..]).unwrap_err();
        assert_eq!(short, "2 layers, but the net has 3");
        layers[1].outputs = 9;
        let wrong = Net::from_plain_layers(shape(), &layers).unwrap_err();
        assert_eq!(wrong, "layer 1 is 5 by 9, but should be 5 by 3");
        layers[1].outputs = 3;
        layers[2].bias[0] = f32::NAN;
        let wrong = Net::from_plain_layers(shape(), &layers).unwrap_err();
        assert_eq!(wrong, "some weights are not finite numbers");
        assert!(Net::from_plain_layers(Shape::new(0, &[1], 1), &[]).is_err());
    }
}
