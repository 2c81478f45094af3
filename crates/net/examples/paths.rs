//! Compares every path with the scalar one, bit by bit, on numbers that are hard to round.
//!
//! `tests/wasm/same_bits.mjs` calls it in WebAssembly, and the test `paths` natively.
#![allow(unsafe_code, reason = "a function must keep its name to be called from outside")]

use net::{Accumulator, Batch, Block, Gradient, Head, Net, Path, Scratch, Shape};

/// Kinds of numbers that weights and inputs are made of.
pub const KINDS: u32 = 5;

/// Numbers in [0, 1), the same for the same seed.
pub struct Source(u64);

impl Source {
    fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }

    fn number(&mut self, kind: u32) -> f32 {
        let usual = (self.unit() * 2.0 - 1.0) as f32;
        let cut = |x: f32, bits: u32| f32::from_bits(x.to_bits() & (u32::MAX << bits));
        match kind {
            0 => usual,
            // As a half has them.
            1 => cut(usual, 13),
            // Three bits: sums lie in the middle between two floats all the time.
            2 => cut(usual, 20),
            // Far apart, and of any length.
            3 => {
                let far = usual * 2f32.powi((self.unit() * 60.0 - 30.0) as i32);
                let bits = (self.unit() * 23.0) as u32;
                if far.abs() < 1e-12 { 0.0 } else { cut(far, bits) }
            }
            // Anything between −2 and 2; most are tiny, and some are not normal.
            _ => f32::from_bits((self.unit() * f64::from(u32::MAX)) as u32 & 0xbfff_ffff),
        }
    }

    fn position(&mut self, inputs: usize, kind: u32) -> Vec<(u16, f32)> {
        let mut list = Vec::new();
        for index in 0..inputs as u16 {
            if self.unit() < 0.5 {
                list.push((index, self.number(kind)));
            }
        }
        list
    }

    fn net(&mut self, shape: &Shape, kind: u32) -> Net {
        let mut net = Net::zero(shape.clone());
        let widths: Vec<usize> = [&[shape.inputs], shape.hidden.as_slice(), &[shape.outputs]].concat();
        let mut at = 0;
        for layer in widths.windows(2) {
            for _ in 0..=layer[0] {
                for to in &mut Block::flat_mut(net.parameters_mut())[at..at + layer[1]] {
                    *to = self.number(kind);
                }
                at += layer[1].next_multiple_of(16);
            }
        }
        net
    }
}

fn shapes() -> Vec<Shape> {
    vec![
        Shape::new(37, &[64, 16], 4),
        Shape::new(21, &[48, 19], 5),
        Shape::new(40, &[130, 70, 33], 3),
        Shape::new(30, &[24], 1).with_head(Head::Tanh),
        Shape::new(1, &[1], 1).with_head(Head::Linear),
        Shape::new(30, &[17, 9], 2).with_head(Head::Linear),
    ]
}

/// Everything a net computes around a few positions, as bits; all that is not a number counts as the same.
fn everything(net: &Net, positions: &[Vec<(u16, f32)>], target: &[f32]) -> Vec<u32> {
    let mut found: Vec<f32> = Vec::new();
    let fill = |features: &[(u16, f32)], inputs: &mut [f32]| {
        features.iter().for_each(|&(index, x)| inputs[usize::from(index)] = x);
    };
    let mut batch = Batch::new(net);
    batch.start(net, |inputs| fill(&positions[0], inputs));
    positions.iter().for_each(|features| batch.push(net, |inputs| fill(features, inputs)));
    found.extend_from_slice(batch.finish(net));
    let (mut scratch, mut gradient) = (Scratch::new(net), Gradient::new(net));
    let mut sums = Accumulator::default();
    net.accumulate(&positions[0], &mut sums);
    found.extend_from_slice(net.evaluate_accumulated(&sums, &mut scratch));
    // The gradient shows what every unit of every layer was.
    found.push(net.backward(&positions[0], target, 0.7, &mut gradient, &mut scratch));
    found.extend_from_slice(Block::flat(gradient.blocks()));
    found.into_iter().map(|x| if x.is_nan() { u32::MAX } else { x.to_bits() }).collect()
}

/// How many numbers were compared, all the same on every path; or where they were not.
pub fn compare(seed: u64, kind: u32) -> Result<u32, String> {
    let mut source = Source(seed);
    let mut compared = 0;
    for shape in shapes() {
        let plain = source.net(&shape, kind).with_path(Path::SCALAR);
        let positions: Vec<_> = (0..7).map(|_| source.position(shape.inputs, kind)).collect();
        let target: Vec<f32> = (0..shape.outputs).map(|_| source.unit() as f32).collect();
        let expected = everything(&plain, &positions, &target);
        for path in Path::available() {
            let net = plain.clone().with_path(path);
            if net.path() != path && kind < 4 {
                return Err(format!("{shape} of kind {kind} does not take the path {}", path.name()));
            }
            if everything(&net, &positions, &target) != expected {
                return Err(format!(
                    "{shape} of kind {kind}, seed {seed}: other bits on the path {}",
                    path.name()
                ));
            }
            compared += expected.len() as u32;
        }
    }
    Ok(compared)
}

/// The same for WebAssembly: 0 where something differs.
#[unsafe(no_mangle)]
pub extern "C" fn same_bits(seed: u64, kind: u32) -> u32 {
    compare(seed, kind).unwrap_or(0)
}

/// How many paths there are.
#[unsafe(no_mangle)]
pub extern "C" fn paths() -> u32 {
    Path::available().len() as u32
}
