//! Readers who go away, full disks, places where nothing can be written, and signals.

use crate::runner::Folder;

/// Commands that print, beside those in `crates/cli/tests/output.rs`.
const PRINTING: [&str; 13] = [
    "rules list",
    "rules explain long-nardi",
    "rules show long-nardi --full",
    "rules schema",
    "moves --roll 63",
    "moves --roll 63 --json",
    "rollout --roll 63 --trials 1 --with-luck --json",
    "replay games.txt",
    "replay games.txt --game 1",
    "import games.txt",
    "export games.txt --format mat",
    "review games.txt --game 1 --level 1",
    "analyse --roll 63",
];

fn folder_with_games(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.run_line("simulate --games 20 --threads 1 --records games.txt").fine();
    folder
}

#[test]
fn head_may_read_a_line_and_go_away() {
    let folder = folder_with_games("head");
    for line in PRINTING {
        let words: Vec<&str> = line.split_whitespace().collect();
        let said = folder.start_script("{ \"$0\" \"$@\"; echo \"code $?\" >&2; } | head -1", &words).end();
        assert_eq!(said.err, "code 0\n", "{line}");
        assert_eq!(said.out.lines().count(), 1, "{line}: {}", said.out);
    }
}

#[test]
fn a_full_disk_is_told_by_everything_that_prints() {
    let folder = folder_with_games("full");
    for line in PRINTING {
        let words: Vec<&str> = line.split_whitespace().collect();
        let said = folder.start_script("exec \"$0\" \"$@\" > /dev/full", &words).end();
        assert_eq!(said.code, Some(1), "{line}");
        assert!(said.err.contains("No space left on device"), "{line}: {}", said.err);
    }
}

#[test]
fn closed_outputs_are_no_panic() {
    let folder = folder_with_games("closed");
    for line in PRINTING {
        let words: Vec<&str> = line.split_whitespace().collect();
        // What is closed swallows everything; only a panic or a signal would be wrong.
        let said = folder.start_script("exec \"$0\" \"$@\" >&- 2>&-", &words).end();
        assert!(matches!(said.code, Some(0 | 1)), "{line}: {:?}", said.code);
    }
}

#[test]
fn an_arena_of_endless_rounds_played_on_when_its_records_could_not_be_written() {
    let folder = Folder::new("endless");
    let line = format!("arena random random --rounds {} --records /dev/full --threads 2", u64::MAX);
    folder.refused_line(&line, 1, &["cannot write /dev/full: No space left on device"]);
}

#[test]
fn what_cannot_be_written_is_found_out_before_the_work() {
    let folder = Folder::new("unwritable");
    folder.pipe("pipe");
    folder.folder("folder");
    for (line, words) in [
        // Building the database takes minutes, and a training hours.
        ("solve --out folder", "cannot write folder: it is no plain file"),
        ("solve --out pipe", "cannot write pipe: it is no plain file"),
        ("solve --out /dev/full", "cannot write /dev/full: it is no plain file"),
        ("solve --out /proc/no/database", "cannot make /proc/no"),
        ("train --out pipe", "--out pipe: pipe is no plain file"),
        ("train --out folder", "--out folder: expected a file"),
        ("train --out /proc/net.safetensors", "cannot write /proc/net.safetensors"),
        ("arena random random --out folder", "folder"),
        ("arena random random --records /proc/games", "cannot write /proc/games"),
        ("simulate --games 1000000000 --records folder", "cannot write"),
    ] {
        folder.refused_line(line, 1, &[words]);
    }
}

fn stopped_simulation(by: &str) {
    let folder = Folder::new(&format!("simulate-{by}"));
    let arguments = ["simulate", "--games", "1000000000", "--threads", "2", "--records", "games.txt"];
    let mut running = folder.start(&arguments);
    running.wait_for(|| folder.has_grown("games.txt", 100_000));
    running.signal(by);
    let said = running.end();
    assert_eq!(said.code, Some(0), "{}", said.err);
    let words =
        said.err.strip_prefix("stopped after ").and_then(|rest| rest.strip_suffix(" of 1000000000 games\n"));
    let count: u64 = words.and_then(|count| count.parse().ok()).unwrap_or_else(|| panic!("{}", said.err));
    assert_eq!(folder.names(), ["games.txt"]);
    let replayed = folder.run_line("replay games.txt").fine();
    assert!(replayed.ends_with(&format!("{count} games, each replays to its result\n")), "{count}");
}

#[test]
fn ctrl_c_leaves_whole_records_of_a_simulation() {
    stopped_simulation("INT");
}

#[test]
fn sigterm_leaves_whole_records_of_a_simulation() {
    stopped_simulation("TERM");
}
