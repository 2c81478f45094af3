//! Work that is stopped, disks that are full, readers who go away: what is there is kept, and nothing panics.
#![cfg(unix)]

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

fn teahouse(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    command.current_dir(folder).args(arguments.split_whitespace()).env("LC_ALL", "C");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn empty_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Sends a signal by its name.
fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").args(["-s", name, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

/// Waits for something to be there; a minute is long enough for anything.
fn wait_for(what: impl Fn() -> bool) {
    let started = Instant::now();
    while !what() {
        assert!(started.elapsed() < Duration::from_secs(60), "it never came");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn names(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().flatten();
    let mut names: Vec<String> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Whether so many bytes of a file in the making are on the disk.
fn has_grown(folder: &Path, least: u64) -> bool {
    let files = std::fs::read_dir(folder).unwrap().flatten();
    let partial = |file: &std::fs::DirEntry| file.file_name().to_string_lossy().contains(".partial");
    files.filter(partial).any(|file| file.metadata().is_ok_and(|found| found.len() > least))
}

fn stopped_arena(name: &str, by: &str) {
    let folder = empty_folder(name);
    let arguments = "arena random heuristic greedy --rounds 100000000 --threads 2 --json --records games.txt --out table.csv";
    let child = teahouse(&folder, arguments).spawn().unwrap();
    wait_for(|| has_grown(&folder, 100_000));
    signal(&child, by);
    let output = child.wait_with_output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{by}: {:?} {errors}", output.status);
    let result: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(result["stopped"], true);
    let pairings = result["pairings"].as_array().unwrap();
    assert_eq!(pairings.len(), 1, "the running pairing, and no other");
    let games = pairings[0]["games"].as_u64().unwrap();
    assert!(games > 10, "{games}");
    let table = std::fs::read_to_string(folder.join("table.csv")).unwrap();
    assert!(table.ends_with('\n') && table.lines().count() == 2, "{table}");
    assert!(table.lines().nth(1).unwrap().contains(&format!(",random,heuristic,{games},")), "{table}");
    let replayed = teahouse(&folder, "replay games.txt").output().unwrap();
    let text = String::from_utf8(replayed.stdout).unwrap();
    assert!(text.ends_with(&format!("{games} games, each replays to its result\n")), "whole records: {text}");
    assert_eq!(names(&folder), ["games.txt", "table.csv"]);
}

#[test]
fn ctrl_c_keeps_the_partial_table_and_whole_records_of_the_arena() {
    stopped_arena("arena-int", "INT");
}

#[test]
fn sigterm_keeps_the_partial_table_and_whole_records_of_the_arena() {
    stopped_arena("arena-term", "TERM");
}

#[test]
fn the_partial_table_is_printed_for_people_too() {
    let folder = empty_folder("arena-people");
    let child =
        teahouse(&folder, "arena random heuristic --rounds 100000000 --records games.txt").spawn().unwrap();
    wait_for(|| has_grown(&folder, 100_000));
    signal(&child, "INT");
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.len() == 3 && lines[1].starts_with("random       heuristic"), "{text}");
    assert_eq!(lines[2], "stopped: the last line counts the games that were finished");
}

/// Signals end a training with a checkpoint, from which it goes on to what it would have become.
fn stopped_training(name: &str, by: &str) {
    let folder = empty_folder(name);
    let settings = "train --rules ludopy-two --set hidden=16 --set games=600 --set generation=24 --set batch=128 \
                    --test-every 0 --test-rounds 2";
    let whole = teahouse(&folder, &format!("{settings} --out whole.safetensors")).output().unwrap();
    assert!(whole.status.success(), "{whole:?}");
    let child = teahouse(&folder, &format!("{settings} --out stopped.safetensors")).spawn().unwrap();
    wait_for(|| folder.join("stopped.checkpoint").exists());
    signal(&child, by);
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{by}: {text}");
    assert!(text.contains("stopped; the same command goes on after "), "{text}");
    assert!(folder.join("stopped.safetensors").exists(), "the net so far");
    assert!(names(&folder).iter().all(|name| !name.contains("partial")), "{:?}", names(&folder));
    let again = teahouse(&folder, &format!("{settings} --out stopped.safetensors")).output().unwrap();
    assert!(again.status.success(), "{again:?}");
    let read = |name: &str| std::fs::read(folder.join(name)).unwrap();
    assert!(read("stopped.safetensors") == read("whole.safetensors"));
}

#[test]
fn ctrl_c_leaves_a_checkpoint_of_a_training() {
    stopped_training("train-int", "INT");
}

#[test]
fn sigterm_leaves_a_checkpoint_of_a_training() {
    stopped_training("train-term", "TERM");
}

/// What a command that must fail without a panic complains about.
fn complaint(output: Output) -> String {
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.starts_with("teahouse: ") && !text.contains("panicked"), "{text}");
    text
}

#[test]
fn a_full_disk_is_a_message_and_not_a_panic() {
    let folder = empty_folder("full");
    for option in ["--out", "--records"] {
        let text = complaint(
            teahouse(&folder, &format!("arena random random --rounds 30 {option} /dev/full"))
                .output()
                .unwrap(),
        );
        assert!(text.contains("cannot write /dev/full: No space left on device"), "{text}");
    }
    for arguments in
        ["arena random random --rounds 3", "arena random random --rounds 3 --json", "train --settings"]
    {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let text = complaint(teahouse(&folder, arguments).stdout(full).output().unwrap());
        assert!(text.contains("No space left on device"), "{arguments}: {text}");
    }
    assert_eq!(names(&folder), [""; 0]);
}

/// A command that may write files of at most so many blocks of 512 bytes.
fn limited(folder: &Path, blocks: u32, arguments: &str) -> Output {
    // Ignored, so that a file that gets too long is an error of the write and not the end of the process.
    let script =
        format!("trap '' XFSZ; ulimit -f {blocks}; exec {} {arguments}", env!("CARGO_BIN_EXE_teahouse"));
    Command::new("sh").current_dir(folder).args(["-c", &script]).output().unwrap()
}

#[test]
fn a_file_that_cannot_be_written_whole_leaves_the_old_one() {
    let folder = empty_folder("limited");
    for name in ["games.txt", "table.csv"] {
        std::fs::write(folder.join(name), "old").unwrap();
    }
    let arguments = "arena random random --rounds 200 --records games.txt --out table.csv";
    let text = complaint(limited(&folder, 16, arguments));
    assert!(text.contains("games.txt: File too large"), "{text}");
    assert_eq!(std::fs::read_to_string(folder.join("games.txt")).unwrap(), "old");
    assert_eq!(names(&folder), ["games.txt", "table.csv"]);

    let train = "train --rules ludopy-two --set hidden=64 --set games=48 --set generation=24 --test-rounds 0 --out net.safetensors";
    let text = complaint(limited(&folder, 16, train));
    assert!(text.contains("net.checkpoint: File too large"), "{text}");
    let left = names(&folder);
    assert!(left.iter().all(|name| !name.contains("partial") && !name.contains("checkpoint")), "{left:?}");
}

/// The folder of the only rules that were solved into a folder.
fn databases(folder: &Path) -> Option<PathBuf> {
    std::fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).next()
}

/// What is in the folder of databases; what was being written when a run was killed belongs to nobody.
fn solved(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let inner = databases(folder).unwrap();
    let read = |name: String| (name.clone(), std::fs::read(inner.join(&name)).unwrap());
    names(&inner).into_iter().filter(|name| !name.contains(".partial")).map(read).collect()
}

#[test]
fn solving_in_slices_that_is_killed_or_stopped_goes_on_and_comes_to_the_same_bytes() {
    let folder = empty_folder("sliced");
    let solve =
        |out: &str, memory| format!("solve nine-mens-morris --pieces 8 --memory {memory} --out {out}");
    assert!(teahouse(&folder, &solve("whole", "1G")).output().unwrap().status.success());
    let whole = solved(&folder.join("whole"));
    for (by, stays) in [("KILL", true), ("TERM", false)] {
        let out = folder.join(by);
        let scratch = || Some(databases(&out)?.join("scratch"));
        let has_letters = |folder: PathBuf| {
            let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
            files.into_iter().any(|file| file.file_name().to_string_lossy().contains("letters"))
        };
        let mut child = teahouse(&folder, &solve(by, "1M")).spawn().unwrap();
        wait_for(|| scratch().is_some_and(has_letters));
        signal(&child, by);
        assert!(!child.wait().unwrap().success());
        assert_eq!(scratch().unwrap().exists(), stays, "{by}");
        let again = teahouse(&folder, &solve(by, "1M")).output().unwrap();
        assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
        // Nothing else is there, no scratch folder either.
        assert!(solved(&out) == whole, "{by}: {:?}", names(&databases(&out).unwrap()));
    }
}

#[test]
fn a_disk_that_is_full_of_scratch_files_is_a_message_and_they_are_gone() {
    let folder = empty_folder("scratch");
    let solve = "solve nine-mens-morris --pieces 7 --memory 500K --out here";
    let text = complaint(limited(&folder, 512, solve));
    assert!(text.contains("scratch") && text.contains("File too large"), "{text}");
    let inner = databases(&folder.join("here")).unwrap();
    assert_eq!(names(&inner), ["3-3.wdl"]);
}

#[test]
fn a_reader_who_goes_away_is_no_panic_and_the_files_are_kept() {
    let folder = empty_folder("reader");
    let mut child =
        teahouse(&folder, "arena random random heuristic --rounds 200 --out table.csv").spawn().unwrap();
    // Reads a little and closes the pipe.
    let mut first = [0; 1];
    let mut out = child.stdout.take().unwrap();
    out.read_exact(&mut first).unwrap();
    drop(out);
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(!text.contains("panicked"), "{text}");
    let table = std::fs::read_to_string(folder.join("table.csv")).unwrap();
    assert!(table.ends_with('\n') && table.lines().count() >= 2, "{table}");
    assert_eq!(names(&folder), ["table.csv"]);
}

#[test]
fn every_machine_readable_result_says_what_it_is_about() {
    let folder = empty_folder("about");
    let arguments = "arena random heuristic --rules ludopy-two --rounds 20 --seed 7 --out table.csv --json";
    let output = teahouse(&folder, arguments).output().unwrap();
    let result: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let digest = result["digest"].as_str().unwrap().to_owned();
    assert_eq!((&result["rules"], &result["seed"]), (&"ludopy-two".into(), &7.into()));
    assert_eq!(result["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(result["players"], serde_json::json!(["random", "heuristic"]));
    let table = std::fs::read_to_string(folder.join("table.csv")).unwrap();
    let (names, values) = table.trim_end().split_once('\n').unwrap();
    let column = |name: &str| {
        let at = names
            .split(',')
            .position(|found| found == name)
            .unwrap_or_else(|| panic!("no {name} in {names}"));
        values.split(',').nth(at).unwrap().to_owned()
    };
    for (name, value) in
        [("rules", "ludopy-two"), ("digest", &digest), ("seed", "7"), ("version", env!("CARGO_PKG_VERSION"))]
    {
        assert_eq!(column(name), value);
    }
    // The same names mean the same numbers.
    for name in ["win_rate", "win_rate_ci95", "points", "points_ci95"] {
        let (csv, json): (f64, f64) =
            (column(name).parse().unwrap(), result["pairings"][0][name].as_f64().unwrap());
        assert!((csv - json).abs() < 1e-4, "{name}: {csv} {json}");
    }
    let people = teahouse(&folder, &arguments.replace(" --out table.csv --json", "")).output().unwrap();
    let shown = String::from_utf8(people.stdout).unwrap();
    let interval = format!("± {:.2}", 100.0 * result["pairings"][0]["win_rate_ci95"].as_f64().unwrap());
    assert!(shown.contains(&interval), "{interval} in {shown}");

    let train = "train --rules ludopy-two --set hidden=8 --set games=24 --set generation=24 --set seed=5 --test-rounds 2 --out net.safetensors";
    assert!(teahouse(&folder, train).output().unwrap().status.success());
    let curve = std::fs::read_to_string(folder.join("net.csv")).unwrap();
    let last = format!("heuristic,ludopy-two,{digest},5,{}", env!("CARGO_PKG_VERSION"));
    assert!(curve.lines().nth(1).unwrap().ends_with(&last), "{curve}");

    let rollout = "rollout --rules ludopy-two --roll 6 --trials 4 --with-luck --seed 3 --json";
    let answer: serde_json::Value =
        serde_json::from_slice(&teahouse(&folder, rollout).output().unwrap().stdout).unwrap();
    assert_eq!((answer["digest"].as_str(), &answer["seed"]), (Some(digest.as_str()), &3.into()));
    assert_eq!(
        (&answer["player"], &answer["version"]),
        (&"ludopy-two".into(), &env!("CARGO_PKG_VERSION").into())
    );
    assert!(answer["moves"][0].get("points_ci95").is_some(), "{answer}");
}

#[test]
fn games_at_a_table_with_an_empty_seat_are_counted_by_seated_players() {
    let folder = empty_folder("seats");
    std::fs::write(folder.join("three.toml"), "id = \"three\"\nextends = \"ludopy\"\nseats = [0, 1, 3]\n")
        .unwrap();
    let output = teahouse(&folder, "arena --rules three.toml random random --rounds 10 --gauntlet --json")
        .output()
        .unwrap();
    let result: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let pairing = &result["pairings"][0];
    assert_eq!(pairing["games"], 30);
    let seats = pairing["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    assert!(seats.iter().all(|seat| seat["games"] == 10), "{seats:?}");
    let wins: u64 = seats.iter().map(|seat| seat["wins"].as_u64().unwrap()).sum();
    assert_eq!(pairing["wins"], wins);
}
