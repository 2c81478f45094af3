//! Files that are read back, and files that are not nets.
#![allow(missing_docs)]

use net::{Card, ModelError, Net, Shape};

fn model() -> (Net, Card) {
    let mut state = 1u64;
    let unit = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 11) as f64 / (1u64 << 53) as f64
    };
    let card = Card {
        rules_id: "long-nardi".into(),
        rules_digest: "abc".into(),
        feature_set: "points-1".into(),
        outputs: ["win", "mars", "loss", "loss-by-mars"].map(str::to_owned).to_vec(),
        history: vec!["first".into(), "second \"quoted\"".into()],
    };
    (Net::random(Shape::new(20, &[24, 9], 4), unit), card)
}

#[test]
fn what_is_written_is_read_back_and_always_the_same_bytes() {
    let (net, card) = model();
    let bytes = net::write(&net, &card);
    assert_eq!(net::read(&bytes).unwrap(), (net.clone(), card.clone()));
    assert_eq!(bytes, net::write(&net, &card));
    let path = std::env::temp_dir().join(format!("teahouse-net-{}.safetensors", std::process::id()));
    net::save(&path, &net, &card).unwrap();
    assert_eq!(net::load(&path).unwrap(), (net, card));
    std::fs::remove_file(&path).unwrap();
    assert!(matches!(net::load(&path), Err(ModelError::Io { .. })));
}

#[test]
fn damaged_files_are_refused_with_a_reason() {
    let (net, card) = model();
    let bytes = net::write(&net, &card);
    let message = |bytes: &[u8]| net::read(bytes).unwrap_err().to_string();
    assert!(message(b"").contains("expected a safetensors file"));
    assert!(message(b"hello, this is no net").contains("expected a safetensors file"));
    assert!(message(&bytes[..bytes.len() - 1]).contains("not a net"));
    let mut flipped = bytes.clone();
    let last = flipped.len() - 5;
    flipped[last] ^= 1;
    assert!(message(&flipped).contains("checksum"));
    for at in 0..bytes.len().min(900) {
        let mut flipped = bytes.clone();
        flipped[at] ^= 0x20;
        // Whatever breaks, it is an answer and not a panic.
        let _ = net::read(&flipped);
    }
    let mut other = net.clone();
    other.parameters_mut()[0].0[0] = f32::NAN;
    assert!(message(&net::write(&other, &card)).contains("finite"));
    let text = String::from_utf8_lossy(&bytes).replace("teahouse-net-1", "teahouse-net-9");
    assert!(net::read(text.as_bytes()).is_err());
}

#[test]
fn a_net_names_the_rules_it_was_trained_for() {
    let (_, card) = model();
    assert!(card.require("abc", "points-1", &card.outputs).is_ok());
    let error = card.require("xyz", "points-1", &card.outputs).unwrap_err().to_string();
    assert_eq!(
        error,
        "the net was trained for other rules: long-nardi (digest abc), and these have the digest xyz"
    );
    assert!(card.require("abc", "points-2", &card.outputs).is_err());
    assert!(card.require_inputs("points-1", &card.outputs[..2]).is_err());
    assert!(card.require_inputs("points-1", &card.outputs).is_ok());
}

/// A folder of its own for a test.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("teahouse-nets-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn only_regular_files_are_opened() {
    let folder = folder("irregular");
    let error = net::load(&folder).unwrap_err().to_string();
    assert!(error.contains("not a regular file") && error.contains("irregular"), "{error}");
    // Nobody writes to the pipe: opening it would block for ever.
    #[cfg(unix)]
    {
        let pipe = folder.join("pipe.safetensors");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        assert!(net::load(&pipe).unwrap_err().to_string().contains("not a regular file"));
        assert!(net::load("/dev/zero".as_ref()).unwrap_err().to_string().contains("not a regular file"));
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_file_beyond_the_limit_is_refused_unread() {
    let folder = folder("large");
    let path = folder.join("large.safetensors");
    // A hole takes no room on the disk.
    std::fs::File::create(&path).unwrap().set_len(net::MAX_FILE_BYTES + 1).unwrap();
    let error = net::load(&path).unwrap_err().to_string();
    assert!(error.contains("268435457 bytes") && error.contains("at most 268435456"), "{error}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_net_without_names_of_outputs_is_read_back_and_fits_no_game() {
    let (net, card) = model();
    let (again, nameless) = net::read(&net::write(&net, &Card::default())).unwrap();
    assert_eq!((again, &nameless.outputs), (net, &Vec::new()));
    assert!(nameless.require_inputs("", &card.outputs).is_err());
}

#[test]
fn a_net_in_half_precision_has_half_the_bytes_and_nearly_the_same_weights() {
    let mut state = 1u64;
    let unit = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) as f64 / (1u64 << 53) as f64
    };
    let net = Net::random(Shape::new(300, &[64, 16], 4), unit);
    let card = Card { outputs: ["a", "b", "c", "d"].map(String::from).to_vec(), ..Card::default() };
    let (whole, half) = (net::write(&net, &card), net::write_half(&net, &card));
    assert!(half.len() < whole.len() * 51 / 100 + 1_000, "{} of {} bytes", half.len(), whole.len());
    let (read, card_read) = net::read(&half).unwrap();
    assert_eq!((card_read, read.shape()), (card.clone(), net.shape()));
    let pairs = || net::Block::flat(net.parameters()).iter().zip(net::Block::flat(read.parameters()));
    assert!(pairs().all(|(x, y)| (x - y).abs() <= x.abs() / 2048.0 + 1e-7));
    assert!(pairs().any(|(x, y)| x != y));
    assert_eq!(net::write_half(&read, &card), half, "it is a fixed point");
    // A bit of a weight that has changed is noticed here as well.
    let mut damaged = half.clone();
    *damaged.last_mut().unwrap() ^= 1;
    assert!(matches!(net::read(&damaged), Err(net::ModelError::Checksum { .. })));
}
