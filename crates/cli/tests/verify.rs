//! `verify` as a user sees it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A game of Long Nardi with fair dice; `crates/tables/tests/fair.rs` has played it.
fn game() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tables/tests/golden/fair.txt");
    std::fs::read_to_string(path).unwrap()
}

/// A folder that goes away.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("teahouse-verify-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    /// Writes records to a file and checks them.
    fn verify(&self, records: &str, arguments: &[&str]) -> Output {
        std::fs::write(self.0.join("game.txt"), records).unwrap();
        Command::new(env!("CARGO_BIN_EXE_teahouse"))
            .args(["verify", "game.txt"])
            .args(arguments)
            .env("LC_ALL", "C")
            .current_dir(&self.0)
            .output()
            .unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn said(output: &Output) -> (bool, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

fn header(records: &str, name: &str) -> String {
    let line = records.lines().find(|line| line.starts_with(&format!("[{name} "))).unwrap();
    line.split('"').nth(1).unwrap().to_owned()
}

#[test]
fn fair_dice_are_said_to_be_fair_with_the_number_of_rolls() {
    let (folder, records) = (Folder::new("fair"), game());
    let rolls = records.split_whitespace().filter(|word| word.starts_with('r') && word.len() == 3).count();
    let (is_good, out, error) = said(&folder.verify(&records, &[]));
    assert!(is_good, "{error}");
    assert!(out.starts_with("game.txt:\n     1  long-nardi: White a, Black b – "), "{out}");
    assert!(
        out.contains(&format!("\n        {rolls} rolls, all as committed to before the game\n")),
        "{out}"
    );
    assert!(out.ends_with("\nThe dice of the game are fair.\n"), "{out}");
    let shown = header(&records, "FairCommitment");
    assert!(folder.verify(&records, &["--commitment", &shown]).status.success());
}

#[test]
fn a_changed_roll_is_named_with_what_it_should_be_and_the_command_fails() {
    let (folder, records) = (Folder::new("changed"), game());
    let first = records.split("\n\n").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    let other = if first == "r21" { "r65" } else { "r21" };
    let changed = records.replacen(&format!("\n\n{first} "), &format!("\n\n{other} "), 1);
    let (is_good, out, error) = said(&folder.verify(&changed, &[]));
    assert!(!is_good);
    let wanted = format!("event 1: Roll 1 should be {first}, but {other} stands there.");
    assert!(out.contains(&wanted), "{out}");
    assert_eq!(error, "teahouse: 1 of 1 games: the dice cannot be trusted, or cannot be checked.\n");
}

#[test]
fn each_game_of_several_is_judged_by_itself() {
    let (folder, records) = (Folder::new("several"), game());
    let secret = header(&records, "FairSecret");
    let wrong = records.replace(&secret, &"00".repeat(32));
    let late = format!(
        "{}[FairCommitment \"{}\"]\n\n",
        records.replace("[FairCommitment ", "[Other "),
        "00".repeat(32)
    );
    let (is_good, out, error) = said(&folder.verify(&format!("{records}{wrong}{late}"), &[]));
    assert!(!is_good);
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[2].ends_with("rolls, all as committed to before the game"), "{out}");
    assert!(
        lines[4].contains(
            "The secret is not the one that was committed to: its SHA-256 is 66687aadf862bd776c8fc18b8e9f8e20"
        ),
        "{out}"
    );
    assert!(lines[6].contains("The header FairCommitment stands behind the first event."), "{out}");
    assert!(error.starts_with("teahouse: 2 of 3 games: "), "{error}");
}

#[test]
fn games_that_go_on_and_games_without_fair_dice_are_told_apart() {
    let (folder, records) = (Folder::new("without"), game());
    let secret = format!("[FairSecret \"{}\"]\n", header(&records, "FairSecret"));
    let open = records
        .replace(&secret, "")
        .replace(&format!("[Result \"{}\"]", header(&records, "Result")), "[Result \"*\"]");
    let (_, out, _) = said(&folder.verify(&open, &[]));
    assert!(out.contains("The secret is not in the record yet."), "{out}");
    let (_, out, _) = said(&folder.verify(&records.replace(&secret, ""), &[]));
    assert!(out.contains("The game is over, but the secret is missing (header FairSecret)."), "{out}");
    let plain: String =
        records.lines().filter(|line| !line.starts_with("[Fair")).map(|line| format!("{line}\n")).collect();
    let (is_good, out, _) = said(&folder.verify(&plain, &[]));
    assert!(!is_good && out.contains("The record says nothing about how its dice were rolled"), "{out}");
}

#[test]
fn another_commitment_than_the_one_that_was_shown_is_found_and_nonsense_refused() {
    let (folder, records) = (Folder::new("shown"), game());
    let shown = "ab".repeat(32);
    let (is_good, out, _) = said(&folder.verify(&records, &["--commitment", &shown]));
    assert!(!is_good && out.contains(&format!("but you were shown {shown}.")), "{out}");
    let (is_good, _, error) = said(&folder.verify(&records, &["--commitment", "abc"]));
    assert!(!is_good && error.contains("--commitment abc: 64 hexadecimal digits"), "{error}");
}

#[test]
fn files_without_records_and_files_that_are_not_there_are_named() {
    let folder = Folder::new("files");
    let (is_good, _, error) = said(&folder.verify("", &[]));
    assert!(!is_good && error == "teahouse: game.txt: there are no records in it\n", "{error}");
    let (is_good, _, error) = said(&folder.verify(&game(), &["none.txt"]));
    assert!(!is_good && error.starts_with("teahouse: cannot read none.txt: "), "{error}");
}
