//! Positions a second at batch 1, in batches of neighbours, and training steps.
#![allow(clippy::print_stdout, missing_docs)]

use std::hint::black_box;
use std::time::Instant;

use net::{Batch, Gradient, Net, Path, Scratch, Shape};

fn numbers(seed: u64) -> impl FnMut() -> f64 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) as f64 / (1u64 << 53) as f64
    }
}

fn per_second(count: usize, mut work: impl FnMut(usize)) -> f64 {
    for i in 0..count / 10 {
        work(i);
    }
    let start = Instant::now();
    for i in 0..count {
        work(i);
    }
    count as f64 / start.elapsed().as_secs_f64()
}

fn spread(features: &[(u16, f32)], inputs: &mut [f32]) {
    features.iter().for_each(|&(index, x)| inputs[usize::from(index)] = x);
}

fn main() {
    let mut unit = numbers(1);
    // Thirty-four of two hundred inputs: what a Nardi position sets.
    let positions: Vec<Vec<(u16, f32)>> = (0..256)
        .map(|_| {
            let mut list: Vec<(u16, f32)> = Vec::new();
            for index in 0..200 {
                if unit() < 0.17 {
                    list.push((index, if unit() < 0.8 { 1.0 } else { 0.5 }));
                }
            }
            list
        })
        .collect();
    // Neighbours: a base with four changes.
    let neighbours: Vec<Vec<(u16, f32)>> = (0..256)
        .map(|_| {
            let mut list = positions[0].clone();
            for _ in 0..4 {
                let at = (unit() * list.len() as f64) as usize;
                list[at].1 += 1.0;
            }
            list
        })
        .collect();
    for hidden in [[64, 16], [128, 32], [256, 64]] {
        for path in Path::available() {
            let net = Net::random(Shape::new(200, &hidden, 4), &mut unit).with_path(path);
            let count = if path == Path::SCALAR { 2_000 } else { 1_000_000 };
            let mut scratch = Scratch::new(&net);
            let single = per_second(count, |i| {
                black_box(net.evaluate(&positions[i % 256], &mut scratch));
            });
            let mut batch = Batch::new(&net);
            let batched = 25.0
                * per_second(count / 25, |i| {
                    batch.start(&net, |inputs| spread(&positions[0], inputs));
                    for k in 0..25 {
                        batch.push(&net, |inputs| spread(&neighbours[(i + k) % 256], inputs));
                    }
                    black_box(batch.finish(&net));
                });
            let mut gradient = Gradient::new(&net);
            let target = [0.1, 0.2, 0.3, 0.4];
            let trained = per_second(count / 4, |i| {
                net.backward(&positions[i % 256], &target, 1.0, &mut gradient, &mut scratch);
            });
            println!(
                "{:14} {:7} evaluate {single:9.0}/s  neighbours {batched:9.0}/s  backward {trained:9.0}/s",
                net.shape().to_string(),
                path.name(),
            );
        }
    }
}
