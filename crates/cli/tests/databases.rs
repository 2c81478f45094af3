//! The database of bearing off as a user meets it: in the cache, or in the way.

use std::path::PathBuf;
use std::process::{Command, Output};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("teahouse-databases-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn teahouse(arguments: &[&str], cache: &PathBuf) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    command.args(arguments).env("LC_ALL", "C").env("TEAHOUSE_CACHE", cache).output().unwrap()
}

#[test]
fn solve_does_not_write_over_a_file_that_is_no_database() {
    let folder = folder("letter");
    let letter = folder.join("letter.txt");
    std::fs::write(&letter, "Dear Olga").unwrap();
    let answer = teahouse(&["solve", "--out", letter.to_str().unwrap()], &folder);
    let said = String::from_utf8_lossy(&answer.stderr);
    assert!(!answer.status.success() && said.contains("letter.txt is not a bear-off database"), "{said}");
    assert_eq!(std::fs::read_to_string(&letter).unwrap(), "Dear Olga");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_database_of_the_former_layout_in_the_cache_is_named_and_play_goes_on_without_it() {
    let folder = folder("former");
    let former = b"teahouse bear-off 1: 12 points, doubles four, farthest, inner  \n";
    std::fs::write(folder.join("bear-off-12.teahouse"), former).unwrap();
    let answer = teahouse(&["rollout", "--roll", "63", "--trials", "1"], &folder);
    let said = String::from_utf8_lossy(&answer.stderr);
    assert!(answer.status.success(), "{said}");
    assert!(said.contains("bear-off-12.teahouse has the layout `teahouse bear-off 1"), "{said}");
    assert!(said.contains("teahouse solve"), "{said}");
    std::fs::remove_dir_all(folder).unwrap();
}
