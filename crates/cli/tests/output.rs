//! What becomes of output that cannot be written, and of files that are not finished.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// Commands that print a lot, or for long.
const PRINTING: [&[&str]; 6] = [
    &["simulate", "--games", "50"],
    &["simulate", "--games", "50", "--json"],
    &["perft", "--depth", "2"],
    &["perft", "--depth", "2", "--divide"],
    &["bench", "--quick"],
    &["bench", "--signature"],
];

fn teahouse(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    command.args(arguments).env("LC_ALL", "C");
    command
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("teahouse-output-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error_that_is_told() {
    for arguments in PRINTING {
        let output = teahouse(arguments).stdout(File::create("/dev/full").unwrap()).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let expected = "teahouse: writing to standard output: No space left on device (os error 28)\n";
        assert_eq!(said(&output), expected, "{arguments:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn an_error_that_cannot_be_told_is_still_an_exit_code() {
    for arguments in [&["simulate", "--rules", "nothing"][..], &["perft", "--rules", "nothing"]] {
        let status = teahouse(arguments).stderr(File::create("/dev/full").unwrap()).status().unwrap();
        assert_eq!(status.code(), Some(1), "{arguments:?}");
    }
}

#[test]
#[cfg(unix)]
fn a_reader_that_goes_away_is_no_failure() {
    for arguments in PRINTING {
        let mut child = teahouse(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(!line.is_empty(), "{arguments:?}");
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), said(&output).as_str()), (Some(0), ""), "{arguments:?}");
    }
}

#[test]
fn records_are_written_under_their_name_and_nothing_else_is_left() {
    let folder = folder("whole");
    let file = folder.join("games.txt");
    fs::write(&file, "an older file").unwrap();
    let path = file.to_str().unwrap();
    let output =
        teahouse(&["simulate", "--rules", "mensch", "--games", "300", "--records", path]).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text.matches("[Teahouse ").count(), 300);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    let replayed = teahouse(&["replay", path]).output().unwrap();
    assert!(replayed.status.success(), "{}", said(&replayed));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_simulation_that_is_killed_leaves_the_old_file_as_it_was() {
    let folder = folder("killed");
    let file = folder.join("games.txt");
    fs::write(&file, "an older file").unwrap();
    let arguments = ["simulate", "--games", "1000000000", "--records", file.to_str().unwrap()];
    let mut child = teahouse(&arguments).stdout(Stdio::null()).spawn().unwrap();
    // Once something has been written beside the old file, the writing is under way.
    let is_writing = || {
        fs::read_dir(&folder).unwrap().any(|entry| {
            let entry = entry.unwrap();
            entry.path() != file && entry.metadata().is_ok_and(|known| known.len() > 0)
        })
    };
    let start = Instant::now();
    while !is_writing() && start.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(5));
    }
    let was_writing = is_writing();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(was_writing, "nothing was written beside the old file");
    assert_eq!(fs::read_to_string(&file).unwrap(), "an older file");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn records_that_cannot_be_written_end_the_simulation_at_once() {
    let folder = folder("nowhere");
    let nowhere = folder.join("nothing/games.txt");
    let nowhere = nowhere.to_str().unwrap();
    for (path, reason) in [("/dev/full", "No space left on device"), (nowhere, "No such file or directory")] {
        // So many games would take hours.
        let output = teahouse(&["simulate", "--games", "1000000000", "--records", path]).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{path}");
        assert!(
            said(&output).starts_with(&format!("teahouse: cannot write {path}: {reason}")),
            "{}",
            said(&output)
        );
        assert!(output.stdout.is_empty(), "{path}");
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn games_that_are_broken_off_are_told_with_the_length() {
    let output = teahouse(&["simulate", "--games", "20", "--longest", "9"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("  broken off        20 after 9 decisions, counted nowhere else\n"), "{text}");
    let output = teahouse(&["simulate", "--games", "20"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("(a game ends after 100000 decisions at the latest)\n"), "{text}");
}
