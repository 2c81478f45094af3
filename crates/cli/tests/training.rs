//! `teahouse train` as a user runs it: killed in the middle, with any number of threads, with files that are wrong.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

fn teahouse(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    command.current_dir(folder).args(arguments.split_whitespace()).env("LC_ALL", "C");
    command
}

fn run(folder: &Path, arguments: &str) -> Output {
    teahouse(folder, arguments).output().unwrap()
}

/// What a command that must fail complains about.
fn complaint(folder: &Path, arguments: &str) -> String {
    let output = run(folder, arguments);
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{arguments}: {text}");
    assert!(text.starts_with("teahouse: ") && !text.contains("panicked"), "{text}");
    text
}

fn empty_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

const SHORT: &str = "train --rules ludopy-two --set hidden=16 --set games=600 --set generation=24 --set batch=128 \
                     --test-every 0 --test-rounds 2";

#[test]
fn a_training_that_was_killed_goes_on_to_the_same_weights_and_the_same_curve() {
    let folder = empty_folder("killed");
    assert!(run(&folder, &format!("{SHORT} --out whole.safetensors --threads 1")).status.success());
    let mut child =
        teahouse(&folder, &format!("{SHORT} --out killed.safetensors --threads 2")).spawn().unwrap();
    let started = Instant::now();
    while !folder.join("killed.checkpoint").exists() && started.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(!folder.join("killed.safetensors").exists(), "it was killed before it was done");
    let other = complaint(&folder, &format!("{SHORT} --set lambda=0.5 --out killed.safetensors"));
    assert!(other.contains("made with lambda=0.7"), "{other}");
    assert!(run(&folder, &format!("{SHORT} --out killed.safetensors --threads 2")).status.success());
    let read = |name: &str| std::fs::read(folder.join(name)).unwrap();
    assert!(read("killed.safetensors") == read("whole.safetensors"));
    // All but the seconds.
    let curve = |name: &str| -> Vec<String> {
        let text = String::from_utf8(read(name)).unwrap();
        let fields = |line: &str| {
            line.split(',')
                .enumerate()
                .filter(|&(at, _)| at != 1)
                .map(|(_, x)| x.to_owned())
                .collect::<Vec<_>>()
                .join(",")
        };
        text.lines().map(fields).collect()
    };
    assert_eq!(curve("killed.csv").len(), 26, "a heading and 25 generations");
    assert_eq!(curve("killed.csv"), curve("whole.csv"));
    assert!(String::from_utf8(read("killed.svg")).unwrap().contains("wins against heuristic"));
}

#[test]
fn rules_of_ones_own_are_trained_for_and_played_and_other_rules_are_refused() {
    let folder = empty_folder("own");
    std::fs::write(folder.join("mine.toml"), "id = \"mine\"\nextends = \"long-nardi\"\nhead.limit = 2\n")
        .unwrap();
    let quick = "--set hidden=8 --set games=48 --set generation=24 --test-rounds 2";
    let trained = run(&folder, &format!("train --rules mine.toml {quick} --out mine.safetensors"));
    assert!(trained.status.success(), "{trained:?}");
    let match_of = |rules: &str, more: &str| {
        format!("arena --rules {rules} greedy:mine.safetensors random --rounds 3 {more}")
    };
    let played = run(&folder, &match_of("mine.toml", "--records games.txt --out table.csv"));
    assert!(played.status.success(), "{played:?}");
    let replayed = run(&folder, "replay games.txt --rules mine.toml");
    assert!(String::from_utf8(replayed.stdout).unwrap().ends_with("6 games, each replays to its result\n"));
    let unknown = run(&folder, "replay games.txt");
    let reasons = String::from_utf8(unknown.stdout).unwrap();
    assert_eq!(reasons.matches("there is no variant \"mine\"").count(), 6, "{reasons}");
    assert_eq!(unknown.status.code(), Some(1));
    let refused = complaint(&folder, &match_of("long-nardi", ""));
    assert!(
        refused.contains("trained for other rules: mine") && refused.contains("--any-rules"),
        "{refused}"
    );
    assert!(run(&folder, &match_of("long-nardi", "--any-rules")).status.success());
    let hint =
        run(&folder, "rollout --rules mine.toml --net mine.safetensors --roll 63 --trials 4 --with-luck");
    assert!(hint.status.success(), "{hint:?}");
}

#[test]
fn what_cannot_be_trained_or_written_is_said_at_once() {
    let folder = empty_folder("wrong");
    std::fs::write(folder.join("torn.checkpoint"), b"teahouse-checkpoint-1\n\0\0 torn").unwrap();
    std::fs::write(folder.join("torn.safetensors"), b"torn").unwrap();
    for (arguments, expected) in [
        ("train --out x.safetensors --set lambda=2", "lambda = \"2\" is not a number from 0 to 1"),
        ("train --out x.safetensors --set games", "expected NAME=VALUE"),
        ("train --out nowhere/x.safetensors", "cannot write nowhere/x.safetensors: "),
        ("train --out x.csv", "the training keeps something else there"),
        ("train --out .", "expected a file"),
        ("train --out x.safetensors --recipe refinement", "name it with --from"),
        ("train --out x.safetensors --from torn.safetensors", "torn.safetensors: not a net: "),
        ("train --out x.safetensors --rules dooz", "Mill is played by search"),
        ("train --out x.safetensors --opponent nobody", "there is no player \"nobody\""),
        ("train --out torn.safetensors", "torn.checkpoint: not a whole checkpoint"),
        ("arena random random --out nowhere/x.csv", "cannot write nowhere/x.csv"),
        ("arena random random --sprt 0,x", "--sprt \"0,x\": expected two numbers"),
        ("arena greedy:nothing random", "nothing: No such file"),
    ] {
        let found = complaint(&folder, arguments);
        assert!(found.contains(expected), "{arguments}: {found}");
        assert_eq!(found.matches("No such file").count().max(1), 1, "{found}");
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2, "nothing is left behind");
}
