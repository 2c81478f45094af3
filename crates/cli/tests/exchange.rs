//! `import` and `export` as a user sees them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tables/tests/fixtures").join(name)
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("teahouse-exchange-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn teahouse(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_teahouse"))
        .args(arguments)
        .env("LC_ALL", "C")
        .current_dir(folder)
        .output()
        .unwrap()
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_match_is_imported_checked_and_exported_again() {
    let folder = folder("match");
    let path = fixture("exchange/gnubg.mat");
    let imported = teahouse(&folder, &["import", path.to_str().unwrap(), "--out", "games.txt"]);
    let complaint = said(&imported.stderr);
    assert!(imported.status.success() && imported.stdout.is_empty(), "{complaint}");
    assert!(
        complaint.ends_with("gnubg.mat: The file names no rules; they are taken to be long-nardi.\n"),
        "{complaint}"
    );
    assert_eq!(complaint.lines().count(), 1, "what holds for all games is said once: {complaint}");
    let replayed = teahouse(&folder, &["replay", "games.txt"]);
    assert!(
        said(&replayed.stdout).ends_with("4 games, each replays to its result\n"),
        "{}",
        said(&replayed.stdout)
    );
    let exported = teahouse(&folder, &["export", "games.txt", "--format", "mat"]);
    assert!(exported.status.success(), "{}", said(&exported.stderr));
    assert!(
        said(&exported.stdout).contains(" 7 point match\n\n Game 1\n Anna : 0"),
        "{}",
        said(&exported.stdout)
    );
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn bytes_are_written_as_they_are() {
    let folder = folder("bytes");
    let path = fixture("exchange/ludopy-two.npz");
    let exported =
        teahouse(&folder, &["export", path.to_str().unwrap(), "--format", "ludopy", "--out", "again.npz"]);
    assert!(exported.status.success(), "{}", said(&exported.stderr));
    let [first, again] =
        [path.to_str().unwrap(), "again.npz"].map(|file| teahouse(&folder, &["import", file]).stdout);
    assert!(said(&first).contains("[Rules \"ludopy-two\"]"));
    assert_eq!(said(&first), said(&again));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_cannot_be_read_is_named_with_file_line_and_column_and_the_rest_is_kept() {
    let folder = folder("broken");
    let path = fixture("broken/sanmill-second-game.pgn");
    let imported = teahouse(&folder, &["import", path.to_str().unwrap()]);
    assert!(!imported.status.success());
    assert!(said(&imported.stdout).contains("[Event \"1\"]"));
    let complaint = said(&imported.stderr);
    assert!(
        complaint.contains("sanmill-second-game.pgn: line 7, column 7: action 2, \"xf4\": Black has nothing"),
        "{complaint}"
    );
    assert!(complaint.ends_with("teahouse: 1 games cannot be read, 1 can\n"), "{complaint}");
    let exported = teahouse(&folder, &["export", path.to_str().unwrap(), "--format", "playok"]);
    assert!(
        !exported.status.success() && exported.stdout.is_empty(),
        "a part is not written as if it were all"
    );
    let missing = teahouse(&folder, &["import", "nothing.mat"]);
    assert!(
        said(&missing.stderr).starts_with("teahouse: cannot read nothing.mat"),
        "{}",
        said(&missing.stderr)
    );
    std::fs::remove_dir_all(folder).unwrap();
}
