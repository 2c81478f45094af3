//! The kept inputs of fuzzing, and random changes of them, against what must hold.

use std::fs;
use std::path::Path;

use game::Random;
use hostile::TARGETS;

/// The inputs that are kept for a target.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .flatten()
        .map(|entry| entry.path())
        .collect();
    files.sort();
    files.iter().map(|path| fs::read(path).expect("the corpus can be read")).collect()
}

/// Bytes flipped, cut out, doubled, mixed with another input.
fn changed(input: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = input.to_vec();
    let any = |random: &mut Random, length: usize| random.below(length.max(1) as u32) as usize;
    for _ in 0..=random.below(4) {
        let (from, to) = (any(random, bytes.len()), any(random, bytes.len()));
        let (from, to) = (from.min(to), from.max(to));
        match random.below(5) {
            0 if !bytes.is_empty() => bytes[from] = random.below(256) as u8,
            1 => drop(bytes.drain(from..to)),
            2 => bytes.extend_from_within(from..to),
            3 => bytes.truncate(to),
            _ => bytes.extend_from_slice(&other[..any(random, other.len())]),
        }
        bytes.truncate(100_000);
    }
    bytes
}

#[test]
fn every_kept_input_holds_and_so_do_random_changes_of_it() {
    let rounds = if testkit::is_long() { 200 } else { 6 };
    for (name, target) in TARGETS {
        let inputs = corpus(name);
        assert!(inputs.len() >= 4, "{name} has too few inputs to change");
        let mut random = Random::new(2026);
        for input in &inputs {
            target(input);
            for _ in 0..rounds {
                let other = &inputs[random.below(inputs.len() as u32) as usize];
                let bytes = changed(input, other, &mut random);
                let outcome = std::panic::catch_unwind(|| target(&bytes));
                assert!(outcome.is_ok(), "{name}: {:?}", String::from_utf8_lossy(&bytes));
            }
        }
    }
}
