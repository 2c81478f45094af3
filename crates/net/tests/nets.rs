//! Gradients, paths and batches.
#![allow(missing_docs)]

use net::{Adam, Average, Batch, Block, Gradient, Head, Net, Path, Scratch, Shape};

fn numbers(seed: u64) -> impl FnMut() -> f64 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) as f64 / (1u64 << 53) as f64
    }
}

fn position(inputs: u16, unit: &mut impl FnMut() -> f64) -> Vec<(u16, f32)> {
    let mut list = Vec::new();
    for index in 0..inputs {
        if unit() < 0.3 {
            list.push((index, (unit() * 2.0 - 0.5) as f32));
        }
    }
    list
}

fn spread(features: &[(u16, f32)], inputs: &mut [f32]) {
    features.iter().for_each(|&(index, x)| inputs[usize::from(index)] = x);
}

fn shapes() -> Vec<Shape> {
    vec![
        Shape::new(37, &[64, 16], 4),
        Shape::new(21, &[48, 19], 5),
        Shape::new(50, &[128, 32], 4),
        Shape::new(40, &[130, 70, 33], 3),
        Shape::new(30, &[24], 1).with_head(Head::Tanh),
        Shape::new(30, &[17, 9], 2).with_head(Head::Linear),
    ]
}

fn target(net: &Net, unit: &mut impl FnMut() -> f64) -> Vec<f32> {
    let mut target: Vec<f32> = (0..net.shape().outputs).map(|_| unit() as f32).collect();
    if net.shape().head == Head::Softmax {
        let total: f32 = target.iter().sum();
        target.iter_mut().for_each(|x| *x /= total);
    }
    target
}

/// The loss in double precision, from the parameters alone.
fn slow_loss(net: &Net, features: &[(u16, f32)], target: &[f32], changed: Option<(usize, f64)>) -> f64 {
    let shape = net.shape();
    let parameters = Block::flat(net.parameters());
    let parameter = |at: usize| {
        f64::from(parameters[at]) + changed.filter(|&(index, _)| index == at).map_or(0.0, |(_, by)| by)
    };
    let mut input = vec![0.0; shape.inputs];
    features.iter().for_each(|&(index, x)| input[usize::from(index)] = f64::from(x));
    let mut at = 0;
    let widths: Vec<usize> = shape.hidden.iter().copied().chain([shape.outputs]).collect();
    for (layer, &width) in widths.iter().enumerate() {
        let padded = width.div_ceil(16) * 16;
        let bias = at + input.len() * padded;
        let mut output: Vec<f64> = (0..width).map(|j| parameter(bias + j)).collect();
        for (i, x) in input.iter().enumerate() {
            for (j, sum) in output.iter_mut().enumerate() {
                *sum += x * parameter(at + i * padded + j);
            }
        }
        if layer + 1 < widths.len() {
            output.iter_mut().for_each(|x| *x = x.max(*x / 16.0));
        }
        at = bias + padded;
        input = output;
    }
    let pairs = || input.iter().zip(target).map(|(&x, &t)| (x, f64::from(t)));
    match shape.head {
        Head::Softmax => {
            let total: f64 = input.iter().map(|x| x.exp()).sum();
            pairs().map(|(x, t)| -t * (x - total.ln())).sum()
        }
        Head::Tanh => pairs().map(|(x, t)| 0.5 * (x.tanh() - t).powi(2)).sum(),
        Head::Linear => pairs().map(|(x, t)| 0.5 * (x - t).powi(2)).sum(),
    }
}

#[test]
fn gradients_agree_with_finite_differences() {
    let mut unit = numbers(3);
    for shape in shapes() {
        let net = Net::random(shape.clone(), &mut unit);
        let features = position(shape.inputs as u16, &mut unit);
        let target = target(&net, &mut unit);
        let mut gradient = Gradient::new(&net);
        let loss = net.backward(&features, &target, 1.0, &mut gradient, &mut Scratch::new(&net));
        assert!((f64::from(loss) - slow_loss(&net, &features, &target, None)).abs() < 1e-5);
        let gradient = Block::flat(gradient.blocks());
        for at in (0..gradient.len()).step_by(3) {
            let step = 1e-4;
            let up = slow_loss(&net, &features, &target, Some((at, step)));
            let down = slow_loss(&net, &features, &target, Some((at, -step)));
            // The reference also reads padding, which has no influence on outputs that exist.
            let expected = (up - down) / (2.0 * step);
            assert!(
                (f64::from(gradient[at]) - expected).abs() < 2e-4 * (1.0 + expected.abs()),
                "{shape} parameter {at}: {} but {expected}",
                gradient[at]
            );
        }
    }
}

#[test]
fn every_path_gives_the_same_bits_forward_and_backward() {
    let mut unit = numbers(5);
    for shape in shapes() {
        let plain = Net::random(shape.clone(), &mut unit).with_path(Path::SCALAR);
        let cases: Vec<_> =
            (0..9).map(|_| (position(shape.inputs as u16, &mut unit), target(&plain, &mut unit))).collect();
        let train = |mut net: Net| {
            let mut adam = Adam::new(&net);
            let mut average = Average::new(&net);
            let mut scratch = Scratch::new(&net);
            let mut batch = Batch::new(&net);
            let mut outputs = Vec::new();
            for _ in 0..3 {
                let mut gradient = Gradient::new(&net);
                batch.start(&net, |inputs| spread(&cases[0].0, inputs));
                for (features, target) in &cases {
                    outputs.extend_from_slice(net.evaluate(features, &mut scratch));
                    batch.push(&net, |inputs| spread(features, inputs));
                    net.backward(features, target, 0.5, &mut gradient, &mut scratch);
                }
                outputs.extend_from_slice(batch.finish(&net));
                adam.step(&mut net, &[gradient], cases.len(), 0.01);
                net.step(&cases[0].0, &cases[0].1, 0.1, 1.0, &mut scratch);
                average.add(&net, 0.9);
            }
            (outputs, net, average.net)
        };
        let expected = train(plain.clone());
        for path in Path::available() {
            assert!(train(plain.clone().with_path(path)) == expected, "{shape} on {}", path.name());
        }
    }
}

#[test]
fn a_batch_agrees_with_single_evaluations_up_to_rounding() {
    let mut unit = numbers(7);
    for shape in shapes() {
        let net = Net::random(shape.clone(), &mut unit);
        let mut scratch = Scratch::new(&net);
        let mut batch = Batch::new(&net);
        for count in [0, 1, 3, 4, 11] {
            let positions: Vec<_> = (0..count).map(|_| position(shape.inputs as u16, &mut unit)).collect();
            let base = position(shape.inputs as u16, &mut unit);
            batch.start(&net, |inputs| spread(&base, inputs));
            positions.iter().for_each(|features| batch.push(&net, |inputs| spread(features, inputs)));
            batch.push_base(&net);
            let outputs = batch.finish(&net).to_vec();
            assert_eq!(outputs.len(), (count + 1) * shape.outputs);
            for (features, batched) in
                positions.iter().chain([&base]).zip(outputs.chunks_exact(shape.outputs))
            {
                let single = net.evaluate(features, &mut scratch);
                assert!(single.iter().zip(batched).all(|(a, b)| (a - b).abs() < 1e-5));
            }
        }
    }
}

#[test]
fn a_softmax_sums_to_one_even_for_extreme_sums() {
    let mut net = Net::zero(Shape::new(1, &[1], 4));
    let last = net.parameters().len() - 1;
    net.parameters_mut()[last].0[..4].copy_from_slice(&[300.0, -300.0, 299.0, 0.0]);
    let outputs = net.evaluate(&[], &mut Scratch::new(&net)).to_vec();
    assert!((outputs.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    assert!((outputs[0] - 0.731_058_6).abs() < 1e-6 && outputs[1] < 1e-30);
}

#[test]
fn training_fits_a_table() {
    let mut unit = numbers(11);
    let mut net = Net::random(Shape::new(8, &[32, 16], 4), &mut unit);
    let mut adam = Adam::new(&net);
    let mut scratch = Scratch::new(&net);
    let target = |i: usize| std::array::from_fn::<f32, 4, _>(|k| if i % 4 == k { 0.7 } else { 0.1 });
    let cases: Vec<_> = (0..8).map(|i| ([(i as u16, 1.0)], target(i))).collect();
    for _ in 0..400 {
        let mut parts = vec![Gradient::new(&net), Gradient::new(&net)];
        for (i, (features, target)) in cases.iter().enumerate() {
            net.backward(features, target, 1.0, &mut parts[i % 2], &mut scratch);
        }
        let mut whole = (net.clone(), adam.clone());
        whole.1.step(&mut whole.0, &parts, cases.len(), 0.01);
        adam.step_in_pieces(&mut net, &parts, cases.len(), 0.01, 5, |jobs| {
            jobs.into_iter().for_each(|job| job());
        });
        assert!(whole == (net.clone(), adam.clone()), "pieces change nothing");
    }
    for (features, target) in &cases {
        let outputs = net.evaluate(features, &mut scratch);
        assert!(outputs.iter().zip(target).all(|(a, b)| (a - b).abs() < 0.02), "{outputs:?} {target:?}");
    }
}

#[test]
fn a_wider_net_answers_as_before_and_can_learn_more() {
    let mut unit = numbers(11);
    for shape in shapes() {
        let net = Net::random(shape.clone(), &mut unit);
        let hidden: Vec<usize> = shape.hidden.iter().map(|width| width + 13).collect();
        let mut wide = net.widened(&hidden, &mut unit).unwrap();
        assert_eq!(wide.shape().hidden, hidden);
        let (mut scratch, mut wide_scratch) = (Scratch::new(&net), Scratch::new(&wide));
        let features = position(shape.inputs as u16, &mut unit);
        let before = net.evaluate(&features, &mut scratch).to_vec();
        let after = wide.evaluate(&features, &mut wide_scratch).to_vec();
        assert!(before.iter().zip(&after).all(|(a, b)| (a - b).abs() < 1e-5), "{before:?} {after:?}");
        let narrow: Vec<usize> = shape.hidden.iter().map(|width| width - 1).collect();
        assert!(net.widened(&narrow, &mut unit).is_none());
        assert!(net.widened(&[hidden, vec![8]].concat(), &mut unit).is_none());
        // The new units take part as soon as there is something to learn.
        let loud = wide.parameters().to_vec();
        let goal = target(&net, &mut unit);
        wide.step(&features, &goal, 0.1, 1.0, &mut wide_scratch);
        assert_ne!(wide.parameters(), loud);
    }
}
