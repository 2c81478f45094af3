//! Mill solved from the command line.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("teahouse-cli-solve-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn solve(arguments: &[&str], cache: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    command.arg("solve").args(arguments).env("LC_ALL", "C").env("TEAHOUSE_CACHE", cache).output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn refused(arguments: &[&str], cache: &Path) -> String {
    let output = solve(arguments, cache);
    assert!(!output.status.success(), "{arguments:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_small_game_is_solved_into_the_cache_once_and_then_explained() {
    let folder = folder("three");
    let first = said(&solve(&["three-mens-morris", "--depths"], &folder));
    assert!(first.contains("The game is won in 9 turns for White"), "{first}");
    assert!(first.contains("3-3: "), "{first}");
    let again = said(&solve(&["three-mens-morris", "--depths"], &folder));
    assert!(again.contains("Everything is solved already."), "{again}");
    let start = "***/***/*** w p p 0 3 0 3 0 0 0 0 0 0 0 0 1";
    let explained = said(&solve(&["three-mens-morris", "--explain", start], &folder));
    let lines: Vec<&str> = explained.lines().collect();
    assert_eq!(lines[0], "The position is won in 9 turns for the side to move.");
    assert!(lines[1].contains("b2") && lines[1].contains("won in 9 turns"), "{explained}");
    assert!(explained.contains("lost in 8 turns"), "{explained}");
    assert!(explained.contains("Best play:"), "{explained}");
    let json: serde_json::Value =
        serde_json::from_str(&said(&solve(&["three-mens-morris", "--explain", start, "--json"], &folder)))
            .unwrap();
    assert_eq!(json["known"]["value"], "win");
    assert_eq!(json["known"]["plies"], 9);
    assert_eq!(json["line"].as_array().unwrap().len(), 9);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_opening_is_searched_kept_and_taken_up_again() {
    let folder = folder("opening");
    let search = ["three-mens-morris", "--opening", "60", "--placing-size", "16M"];
    let first = said(&solve(&search, &folder));
    assert!(first.contains("won") && first.contains("positions of the placing phase is kept"), "{first}");
    let again = said(&solve(&[&search[..], &["--json"]].concat(), &folder));
    let json: serde_json::Value = serde_json::from_str(&again).unwrap();
    let opening = &json["opening"];
    assert_eq!(opening["value"]["least"], "win", "{opening}");
    assert!(opening["kept"]["positions"].as_u64().unwrap() > 10, "{opening}");
    assert!(opening["positions"].as_u64().unwrap() < 100, "nothing is searched twice: {opening}");
    let inner = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path().join("placing.bounds"));
    let file = inner.into_iter().find(|path| path.exists()).unwrap();
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[100] ^= 1;
    std::fs::write(&file, bytes).unwrap();
    let damaged = refused(&search, &folder);
    assert!(damaged.contains("placing.bounds"), "{damaged}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// Pieces that move while there are pieces in hand: no search comes to an end there, but every position can be solved.
#[test]
fn the_placing_phase_is_solved_whole_where_it_goes_round_in_circles() {
    let folder = folder("placing");
    let rules = folder.join("small-lasker.toml");
    let text = r#"
        id = "small-lasker"
        version = 1
        family = "mill"
        extends = "lasker-morris"
        name = "Small Lasker"
        summary = "Lasker morris with four pieces each."
        piece_count = 4
    "#;
    std::fs::write(&rules, text).unwrap();
    let rules = rules.to_str().unwrap();
    let searched = refused(&[rules, "--opening", "60", "--pieces", "6"], &folder);
    assert!(searched.contains("may_move_in_placing_phase") && searched.contains("--whole"), "{searched}");
    let first = said(&solve(&[rules, "--whole"], &folder));
    assert!(first.contains("2+2-1+3: ") && first.contains("4-4: "), "{first}");
    assert!(first.contains("The game is drawn for White, who begins."), "{first}");
    let start = "********/********/******** w p p 0 4 0 4 0 0 0 0 0 0 0 0 1";
    let explained = said(&solve(&[rules, "--explain", start], &folder));
    assert_eq!(explained.lines().filter(|line| line.ends_with(" drawn")).count(), 24, "{explained}");
    let wrong = refused(&["twelve-mens-morris", "--whole"], &folder);
    assert!(wrong.contains("placing phase of these rules"), "{wrong}");
    let wrong = refused(&[rules, "--whole", "--pieces", "6"], &folder);
    assert!(wrong.contains("--pieces"), "{wrong}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn depths_count_to_the_next_capture_or_to_the_end() {
    let folder = folder("until");
    let explain = |depths: &str| {
        said(&solve(&["nine-mens-morris", "--pieces", "7", depths], &folder));
        let fen = "***O*O**/*@@*****/****O*@@ w m s 3 0 4 0 0 0 0 0 0 0 0 0 1";
        said(&solve(&["nine-mens-morris", "--explain", fen, "--json"], &folder))
    };
    let known =
        |depths: &str| serde_json::from_str::<serde_json::Value>(&explain(depths)).unwrap()["known"].clone();
    let (capture, end) = (known("--depths"), known("--depths=end"));
    assert_eq!((&capture["value"], &capture["until"]), (&"win".into(), &"capture".into()), "{capture}");
    assert_eq!((&end["value"], &end["until"]), (&"win".into(), &"end".into()), "{end}");
    assert!(end["plies"].as_u64() > capture["plies"].as_u64(), "{capture} {end}");
    let wrong = refused(&["nine-mens-morris", "--depths=never"], &folder);
    assert!(wrong.contains("never") && wrong.contains("capture, end"), "{wrong}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn moves_of_the_placing_phase_are_told_with_what_is_proved_about_them() {
    let folder = folder("bounds");
    // Of the moving phase alone, so that only the search knows about placing.
    let searched = said(&solve(&["three-mens-morris", "--pieces", "6", "--opening", "60"], &folder));
    assert!(searched.contains("the game is won for White"), "{searched}");
    let start = "***/***/*** w p p 0 3 0 3 0 0 0 0 0 0 0 0 1";
    let explained = said(&solve(&["three-mens-morris", "--explain", start], &folder));
    let lines: Vec<&str> = explained.lines().collect();
    assert_eq!(lines[0], "The position is won for the side to move.");
    assert_eq!(lines[1], "  b2           won");
    assert_eq!(lines.len(), 10, "{explained}");
    assert!(lines.contains(&"  a1           drawn"), "{explained}");
    // Whoever has answered badly is lost, and what else would have lost was not asked.
    let after = "***/*O*/**@ w p p 1 2 1 2 0 0 0 0 0 0 0 0 2";
    let moves = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
        command.args(["moves", "--rules", "three-mens-morris", "--values", "--position"]).args(arguments);
        command.env("LC_ALL", "C").env("TEAHOUSE_CACHE", &folder).output().unwrap()
    };
    let told = said(&moves(&[after]));
    let (best, rest) = (told.lines().nth(1).unwrap(), told.lines().skip(2).collect::<Vec<_>>());
    assert!(best.ends_with(" won"), "{told}");
    assert!(rest.iter().any(|line| line.ends_with("not known") || line.contains(" or ")), "{told}");
    let json: serde_json::Value = serde_json::from_str(&said(&moves(&[after, "--json"]))).unwrap();
    assert_eq!(json["moves"][0]["bounds"], serde_json::json!({ "least": "win", "most": "win" }));
    let unsure = json["moves"].as_array().unwrap().iter().find(|told| told["solved"].is_null()).unwrap();
    assert_ne!(unsure["bounds"]["least"], unsure["bounds"]["most"]);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn databases_are_verified_and_damage_is_named() {
    let folder = folder("verify");
    said(&solve(&["three-mens-morris", "--out", folder.to_str().unwrap()], &folder));
    let inner = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path().join("3-3.wdl"));
    let file = inner.into_iter().find(|path| path.exists()).unwrap();
    let verify = ["three-mens-morris", "--verify", file.to_str().unwrap()];
    assert!(said(&solve(&verify, &folder)).contains("agree with their moves"));
    let mut bytes = std::fs::read(&file).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    std::fs::write(&file, bytes).unwrap();
    let problem = refused(&verify, &folder);
    assert!(problem.contains("3-3.wdl is damaged: block 0 of 1"), "{problem}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_does_not_fit_the_memory_is_solved_in_slices_and_comes_to_the_same_bytes() {
    let [whole, sliced] = ["whole", "sliced"].map(folder);
    let plain = said(&solve(&["nine-mens-morris", "--pieces", "7"], &whole));
    assert!(plain.contains("2 MB of memory and 513 kB of disk"), "{plain}");
    assert!(!plain.contains("slice by slice"), "{plain}");
    let in_slices = said(&solve(&["nine-mens-morris", "--pieces", "7", "--memory", "400K"], &sliced));
    assert!(in_slices.contains("of memory and"), "{in_slices}");
    assert!(in_slices.contains("slice by slice, with scratch files: 2."), "{in_slices}");
    assert_eq!(files(&whole), files(&sliced));
    let refused = refused(&["nine-mens-morris", "--pieces", "8", "--memory", "100K"], &sliced);
    assert!(refused.contains("takes at least 1 MB of memory, but only 0 MB are allowed"), "{refused}");
    std::fs::remove_dir_all(whole).unwrap();
    std::fs::remove_dir_all(sliced).unwrap();
}

/// All files in folders of a folder: their names, and a digest of what they hold.
fn files(folder: &Path) -> Vec<(PathBuf, usize, u64)> {
    let mut all = Vec::new();
    for inner in std::fs::read_dir(folder).unwrap() {
        for file in std::fs::read_dir(inner.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let bytes = std::fs::read(&path).unwrap();
            let sum =
                bytes.iter().fold(0u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
            all.push((path.strip_prefix(folder).unwrap().to_owned(), bytes.len(), sum));
        }
    }
    all.sort();
    all
}

#[test]
fn what_cannot_be_solved_is_refused_with_the_reason() {
    let folder = folder("refused");
    for (arguments, reason) in [
        (&["long-nardi"][..], "long-nardi is not a game of Mill"),
        (&["russian-mill"], "one_time_use_mill"),
        (&["nine-mens-morris", "--memory", "1M"], "Allow more with --memory"),
        (&["nine-mens-morris", "--memory", "lots"], "expected a size such as 3G"),
        (&["no-such-game"], "no-such-game"),
        (&["nine-mens-morris", "--verify", "no-such-file.wdl"], "no-such-file.wdl"),
        (&["nine-mens-morris", "--explain", "nonsense"], "--explain"),
        (&["--depths"], "RULES"),
        (&["nine-mens-morris", "--wdl", "--depths"], "cannot be used with"),
    ] {
        let problem = refused(arguments, &folder);
        assert!(problem.contains(reason), "{arguments:?}: {problem}");
        assert!(!problem.contains("panicked"), "{problem}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}
