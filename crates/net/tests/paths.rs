//! Every path gives the same bits, whatever the numbers.
#![allow(missing_docs)]

#[path = "../examples/paths.rs"]
#[allow(dead_code)]
mod paths;

#[test]
fn every_path_gives_the_same_bits_on_numbers_that_are_hard_to_round() {
    for kind in 0..paths::KINDS {
        for seed in 1..20 {
            let compared = paths::compare(seed, kind).unwrap();
            assert!(compared > 10_000, "{compared}");
        }
    }
}
