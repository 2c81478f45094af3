//! The signature of what is played, against the one in the repository.

use std::path::Path;
use std::process::Command;

fn signature(threads: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    let output = command.args(["bench", "--signature"]).env("RAYON_NUM_THREADS", threads).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn what_is_played_is_what_the_golden_signature_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/signature.txt");
    let golden = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let now = signature("1");
    let differing: Vec<String> = golden
        .lines()
        .map(Some)
        .chain(std::iter::repeat(None))
        .zip(now.lines().map(Some).chain(std::iter::repeat(None)))
        .take_while(|&pair| pair != (None, None))
        .filter(|(golden, now)| golden != now)
        .map(|(golden, now)| format!("- {}\n+ {}", golden.unwrap_or("(nothing)"), now.unwrap_or("(nothing)")))
        .collect();
    assert!(
        differing.is_empty(),
        "rules, random play, nets or searches have changed in {} lines:\n{}\n\nIf that is meant, say so in the \
         changelog and write the new signature with\n  cargo run --release --package teahouse-cli -- bench \
         --signature > crates/cli/tests/golden/signature.txt",
        differing.len(),
        differing.join("\n")
    );
}

#[test]
fn the_signature_does_not_depend_on_the_number_of_threads() {
    assert_eq!(signature("1"), signature("3"));
}
