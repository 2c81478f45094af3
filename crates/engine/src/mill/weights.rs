//! The weights of the evaluation, learned from self-play by [`super::tuning`]:
//! `cargo run --release -p teahouse-engine --example mill_weights`.

use super::evaluation::Weights;

/// In the order of [`super::FEATURES`], by phase: placing, moving, flying.
pub(super) const LEARNED: Weights = Weights([
    [38.6, 31.2, 14.4, 24.0, 19.7, 25.4, 4.9, -4.1, 5.2, 0.0, 26.9, 27.3],
    [40.8, 6.5, 3.2, 30.4, 8.2, 23.4, 19.8, -12.7, 4.7, 0.0, 2.3, 30.7],
    [25.9, 0.1, -1.2, 2.1, 6.8, 13.6, 5.3, 6.6, 5.8, -12.6, 9.2, 6.5],
]);
