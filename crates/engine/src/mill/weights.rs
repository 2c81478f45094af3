//! The weights of the evaluation, learned from self-play by [`super::tuning`]:
//! `cargo run --release -p teahouse-engine --example mill_weights`.

use super::evaluation::Weights;

/// In the order of [`super::FEATURES`], by phase: placing, moving, flying.
pub(super) const LEARNED: Weights = Weights([
    [90.0, 5.0, 3.0, 10.0, 15.0, 15.0, 10.0, -5.0, 4.0, 0.0, 10.0, 60.0],
    [100.0, 0.0, 6.0, 10.0, 10.0, 20.0, 60.0, -10.0, 2.0, 0.0, 10.0, 60.0],
    [100.0, 0.0, 4.0, 5.0, 20.0, 30.0, 40.0, -5.0, 1.0, -20.0, 10.0, 80.0],
]);
