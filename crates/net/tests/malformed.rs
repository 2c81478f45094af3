//! Files that were tampered with: an error every time, and never much memory.
#![allow(missing_docs)]

use std::path::Path;
use std::sync::LazyLock;

use net::{Card, ModelError, Net, Shape};
use proptest::prelude::*;
use testkit::counting::{Counting, allocated_bytes};

#[global_allocator]
static COUNTING: Counting = Counting;

static SHIPPED: LazyLock<Vec<u8>> = LazyLock::new(|| {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models/mensch.safetensors")).unwrap()
});

/// All memory that reading these bytes may ask for, given back or not.
fn most_memory(bytes: &[u8]) -> u64 {
    4 * bytes.len() as u64 + 64 * 1024
}

/// Reads a net and counts what that takes; an error must be able to say what is wrong.
fn read(bytes: &[u8]) -> Result<(Net, Card), String> {
    let before = allocated_bytes();
    let result = net::read(bytes);
    let taken = allocated_bytes() - before;
    assert!(taken <= most_memory(bytes), "{taken} bytes of memory for a file of {}", bytes.len());
    result.map_err(|error| error.to_string())
}

/// The header's text and the bytes after it.
fn halves(bytes: &[u8]) -> (String, &[u8]) {
    let length = u64::from_le_bytes(*bytes.first_chunk().unwrap()) as usize;
    (String::from_utf8(bytes[8..8 + length].to_vec()).unwrap(), &bytes[8 + length..])
}

fn join(header: &str, data: &[u8]) -> Vec<u8> {
    let mut bytes = (header.len() as u64).to_le_bytes().to_vec();
    bytes.extend_from_slice(header.as_bytes());
    bytes.extend_from_slice(data);
    bytes
}

/// The shipped net with a part of its header replaced.
fn with_header(from: &str, to: &str) -> Vec<u8> {
    let (header, data) = halves(&SHIPPED);
    assert!(header.contains(from), "{from} is in {header}");
    join(&header.replacen(from, to, 1), data)
}

/// A field of the card inside the header, as the file writes it.
fn field(name: &str, value: &str) -> String {
    format!(r#"\"{name}\":\"{value}\""#)
}

fn shipped() -> Net {
    net::read(&SHIPPED).unwrap().0
}

fn shape() -> String {
    shipped().shape().to_string()
}

#[test]
fn a_file_that_names_other_outputs_than_it_has_is_refused() {
    let outputs = net::read(&SHIPPED).unwrap().1.outputs.join(" ");
    for (names, count) in [("win", 1), ("a b c d e f g h i j k l m n o p q", 17)] {
        let bytes = with_header(&field("outputs", &outputs), &field("outputs", names));
        let error = read(&bytes).unwrap_err();
        assert!(
            error.contains("the list of outputs") && error.contains(&format!("{count} names")),
            "{error}"
        );
    }
}

#[test]
fn a_file_that_declares_a_huge_shape_is_refused_before_memory_is_taken() {
    for huge in ["65535-4096-4096-4096-4096-16", "65535-4096-4096-4", "65535-1-1"] {
        let error = read(&with_header(&field("shape", &shape()), &field("shape", huge))).unwrap_err();
        assert!(error.contains("tensor") || error.contains("list of outputs"), "{error}");
    }
    let large = "18446744073709551615-2-2";
    let error = read(&with_header(&field("shape", &shape()), &field("shape", large))).unwrap_err();
    assert!(error.contains("65535") && error.contains("the shape of the net"), "{error}");
}

#[test]
fn a_net_of_widths_that_fill_no_block_costs_no_more_than_its_padding() {
    let card = Card { outputs: vec!["only".into()], ..Card::default() };
    let bytes = net::write(&Net::zero(Shape::new(60_000, &[1], 1)), &card);
    let before = allocated_bytes();
    assert!(net::read(&bytes).is_ok());
    // One number in a block of sixteen.
    assert!(allocated_bytes() - before <= 17 * bytes.len() as u64);
}

#[test]
fn tensors_beside_those_of_the_shape_are_refused() {
    let more = r#"{"extra":{"dtype":"F32","shape":[0],"data_offsets":[0,0]},"#;
    let (header, data) = halves(&SHIPPED);
    let error = read(&join(&header.replacen('{', more, 1), data)).unwrap_err();
    assert!(error.contains("the number of tensors"), "{error}");
}

#[test]
fn a_header_of_megabytes_is_refused_unread() {
    let (header, data) = halves(&SHIPPED);
    let bytes = join(&format!("{header}{}", " ".repeat(2 << 20)), data);
    let before = allocated_bytes();
    let error = net::read(&bytes).unwrap_err();
    assert!(allocated_bytes() - before < 1000);
    assert!(
        matches!(&error, ModelError::Mismatch { what, .. } if what == "the header of the file"),
        "{error}"
    );
}

/// Where the runs of digits in a text are.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut runs: Vec<std::ops::Range<usize>> = Vec::new();
    for (at, _) in text.match_indices(|c: char| c.is_ascii_digit()) {
        match runs.last_mut() {
            Some(run) if run.end == at => run.end += 1,
            _ => runs.push(at..at + 1),
        }
    }
    runs
}

fn counts() -> ProptestConfig {
    ProptestConfig::with_cases(if testkit::is_long() { 20_000 } else { 600 })
}

proptest! {
    #![proptest_config(counts())]

    #[test]
    fn flipped_bytes_are_an_error(flips in prop::collection::vec((any::<prop::sample::Index>(), 1u8..), 1..6)) {
        let mut bytes = SHIPPED.clone();
        flips.iter().for_each(|(at, flip)| bytes[at.index(SHIPPED.len())] ^= flip);
        // Two flips may undo each other, and a flip in the training's history is no damage.
        if let Ok((net, _)) = read(&bytes) {
            prop_assert_eq!(net, shipped());
        }
    }

    #[test]
    fn flipped_bytes_of_the_header_are_an_error_or_change_no_weight(at in 0usize..2000, flip in 1u8..) {
        let mut bytes = SHIPPED.clone();
        bytes[at] ^= flip;
        if let Ok((net, _)) = read(&bytes) {
            prop_assert!(net.parameters() == shipped().parameters());
        }
    }

    #[test]
    fn a_cut_file_is_an_error(length in 0usize..SHIPPED.len()) {
        prop_assert!(read(&SHIPPED[..length]).is_err());
    }

    #[test]
    fn bytes_behind_the_end_are_an_error(more in prop::collection::vec(any::<u8>(), 1..50)) {
        let mut bytes = SHIPPED.clone();
        bytes.extend(more);
        prop_assert!(read(&bytes).is_err());
    }

    #[test]
    fn other_numbers_in_the_header_are_an_error_or_change_no_weight(
        which in any::<prop::sample::Index>(),
        number in prop_oneof![0u64..70_000, any::<u64>(), Just(u64::MAX), Just(1 << 32)],
    ) {
        let (mut header, data) = halves(&SHIPPED);
        let runs = numbers(&header);
        header.replace_range(runs[which.index(runs.len())].clone(), &number.to_string());
        if let Ok((net, _)) = read(&join(&header, data)) {
            prop_assert_eq!(net, shipped());
        }
    }

    #[test]
    fn any_bytes_are_an_answer(bytes in prop::collection::vec(any::<u8>(), 0..3000)) {
        prop_assert!(read(&bytes).is_err());
    }

    #[test]
    fn any_header_is_an_answer(header in "\\{(\"[a-z]{1,3}\":(\\{\\}|\\[[0-9,]{0,9}\\]|[0-9]{1,30}),?){0,6}\\}") {
        prop_assert!(read(&join(&header, &[0; 64])).is_err());
    }
}
