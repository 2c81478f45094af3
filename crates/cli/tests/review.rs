//! `teahouse review` as a user runs it: many games, files, threads, signals, and records that are damaged.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

fn teahouse(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    command.current_dir(folder).args(arguments.split_whitespace()).env("LC_ALL", "C");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(folder: &Path, arguments: &str) -> Output {
    let output = teahouse(folder, arguments).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!errors.contains("panicked"), "{arguments}: {errors}");
    output
}

fn json(folder: &Path, arguments: &str) -> Value {
    let output = run(folder, arguments);
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A folder with games of two levels.
fn folder_of_games(name: &str, rounds: u32) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("games")).unwrap();
    let arena = format!("arena level:2 level:6 --rounds {rounds} --seed 3 --records games/games.txt");
    assert!(run(&folder, &arena).status.success());
    folder
}

#[test]
fn many_games_are_summed_up_for_every_player_on_any_number_of_threads() {
    let folder = folder_of_games("review-many", 2);
    let one = json(&folder, "review games/games.txt --level 8 --json --threads 1");
    let two = json(&folder, "review games --level 8 --json --threads 2");
    assert_eq!(one["players"], two["players"], "a folder is the files in it");
    assert_eq!(one["games"][0]["decisions"], two["games"][0]["decisions"]);
    assert_eq!(
        (&one["seed"], &one["stopped"], &one["damaged"]),
        (&Value::from(1), &Value::from(false), &Value::from(0))
    );
    assert!(one["version"].is_string() && one["games"][0]["digest"].as_str().unwrap().len() == 32);
    let games = one["games"].as_array().unwrap();
    assert_eq!(games.len(), 4);
    assert!(games.iter().all(|game| game["rules"] == "long-nardi" && game["judged"] == game["of"]));
    let players = one["players"].as_array().unwrap();
    assert_eq!(
        (&players[0]["player"], &players[1]["player"]),
        (&Value::from("level:6"), &Value::from("level:2"))
    );
    assert!(players[0]["error_rate"].as_f64() < players[1]["error_rate"].as_f64(), "the better one first");
    let openings = one["openings"].as_array().unwrap();
    assert_eq!(openings.iter().map(|opening| opening["games"].as_u64().unwrap()).sum::<u64>(), 4);
    let text = String::from_utf8(run(&folder, "review games --level 8 --worst 3").stdout).unwrap();
    assert!(
        text.starts_with("4 games\n\nplayer ") && text.contains("\n  3. turn ") && !text.contains("\n  4. "),
        "{text}"
    );
}

/// A net that comes with Teahouse, as a file.
fn net(rules: &str) -> String {
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models");
    models.join(format!("{rules}.safetensors")).display().to_string()
}

#[test]
fn a_net_of_ones_own_judges_if_it_is_for_these_rules_or_any_rules_will_do() {
    let folder = folder_of_games("review-net", 1);
    let review = "review games --game 1 --ply 0 --json";
    let usual = json(&folder, review);
    let same = json(&folder, &format!("{review} --net {}", net("long-nardi")));
    assert_eq!(usual["games"][0]["decisions"], same["games"][0]["decisions"]);
    assert_eq!((&usual["net"], &same["net"]), (&Value::Null, &Value::from(net("long-nardi"))));
    let refused = run(&folder, &format!("{review} --net {}", net("federation")));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--any-rules uses it all the same"));
    let other = json(&folder, &format!("{review} --net {} --any-rules", net("federation")));
    assert_ne!(usual["games"][0]["decisions"], other["games"][0]["decisions"]);
}

#[test]
fn records_are_written_with_comments_and_replay_to_their_result() {
    let folder = folder_of_games("review-comments", 1);
    assert!(run(&folder, "review games --level 8 --records commented.txt").status.success());
    let text = std::fs::read_to_string(folder.join("commented.txt")).unwrap();
    assert!(text.contains(" lost, better ") && text.contains("{luck "), "{text}");
    let replayed = String::from_utf8(run(&folder, "replay commented.txt").stdout).unwrap();
    assert!(replayed.ends_with("2 games, each replays to its result\n"), "{replayed}");
    let again = json(&folder, "review commented.txt --level 8 --json");
    let first = json(&folder, "review games --level 8 --json");
    assert_eq!(again["games"][0]["decisions"], first["games"][0]["decisions"], "comments change nothing");
}

#[test]
fn a_game_is_drawn_with_a_line_of_chances_and_a_bar_for_every_roll() {
    let folder = folder_of_games("review-svg", 1);
    let refused = run(&folder, "review games --svg all.svg");
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--svg draws one game"));
    assert!(!folder.join("all.svg").exists());
    assert!(run(&folder, "review games --game 2 --level 8 --svg game.svg").status.success());
    let svg = std::fs::read_to_string(folder.join("game.svg")).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n") && !svg.contains("NaN"), "{svg}");
    for tag in ["text", "style", "title"] {
        assert_eq!(
            svg.matches(&format!("<{tag}")).count(),
            svg.matches(&format!("</{tag}>")).count(),
            "{tag}"
        );
    }
    let rolls = json(&folder, "review games --game 2 --level 8 --json")["games"][0]["rolls"]
        .as_array()
        .unwrap()
        .len();
    assert_eq!(svg.matches("<rect class=\"f ").count(), rolls);
    let missing = run(&folder, "review games --game 3");
    assert!(String::from_utf8_lossy(&missing.stderr).contains("--game 3: there are 2 games"));
}

#[test]
fn damaged_records_are_named_and_the_others_are_reviewed() {
    let folder = folder_of_games("review-damaged", 1);
    let text = std::fs::read_to_string(folder.join("games/games.txt")).unwrap();
    let damages: [(&str, String); 5] = [
        ("cut-off", text[..text.len() / 3].to_owned()),
        ("other-rules", text.replacen("[Digest \"", "[Digest \"0", 1)),
        ("no-such-rules", text.replacen("long-nardi", "long-nardy", 1)),
        ("no-header", text.replacen("[Teahouse \"1\"]", "[Teahouse 1]", 1)),
        ("wrong-result", text.replacen("[Result \"", "[Result \"no-", 1)),
    ];
    for (name, damaged) in damages {
        let file = folder.join(format!("{name}.txt"));
        std::fs::write(&file, damaged).unwrap();
        let output = run(&folder, &format!("review {name}.txt games/games.txt --level 8"));
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{name}: {errors}");
        assert!(errors.contains(&format!("teahouse: {name}.txt, game ")), "{name}: {errors}");
        assert!(errors.contains("damaged"), "{name}: {errors}");
        assert!(
            String::from_utf8_lossy(&output.stdout).contains("games\n"),
            "{name}: the others are reviewed"
        );
    }
    std::fs::write(folder.join("games/notes.md"), "no record at all").unwrap();
    assert!(
        run(&folder, "review games --level 8").status.success(),
        "other files of a folder are passed over"
    );
    std::fs::create_dir(folder.join("empty")).unwrap();
    let nothing = run(&folder, "review empty");
    assert!(String::from_utf8_lossy(&nothing.stderr).contains("there are no records"));
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_is_judged_so_far() {
    let folder = folder_of_games("review-stopped", 1);
    let arguments = "review games --game 1 --rollouts 1000000 --json --svg game.svg";
    let child = teahouse(&folder, arguments).spawn().unwrap();
    let has_begun = || {
        let files = std::fs::read_dir(&folder).unwrap().flatten();
        files.into_iter().any(|file| file.file_name().to_string_lossy().contains(".partial"))
    };
    let started = Instant::now();
    while !has_begun() {
        assert!(started.elapsed() < Duration::from_secs(60), "it never began");
        std::thread::sleep(Duration::from_millis(5));
    }
    std::thread::sleep(Duration::from_millis(300));
    let sent = Command::new("kill").args(["-s", "INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["stopped"], true);
    let game = &answer["games"][0];
    assert!(game["judged"].as_u64() < game["of"].as_u64(), "{} of {}", game["judged"], game["of"]);
    assert!(
        std::fs::read_to_string(folder.join("game.svg")).unwrap().ends_with("</svg>\n"),
        "what there is is drawn"
    );
}

#[test]
fn an_analysis_tells_intervals_after_rollouts_and_all_rolls_where_dice_are_due() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut command = teahouse(folder, "analyse --roll 41 --rollouts 36 --lines 2 --json");
    let output = command.arg("N5/3A2/n5/1a4 w -").output().unwrap();
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 2);
    assert!(moves.iter().all(|line| line["trials"] == 36 && line["points_ci95"].as_f64().unwrap() > 0.0));
    assert_eq!(
        (&answer["rules"], &answer["seed"], &answer["stopped"]),
        (&Value::from("long-nardi"), &Value::from(1), &Value::from(false))
    );
    let rolls = json(folder, "analyse --json");
    let rolls = rolls["rolls"].as_array().unwrap();
    assert_eq!(rolls.len(), 21);
    let luck: Vec<f64> = rolls.iter().map(|roll| roll["luck"].as_f64().unwrap()).collect();
    assert!(luck.windows(2).all(|pair| pair[0] >= pair[1]), "the luckiest first");
    let weight = |roll: &Value| {
        if roll["roll"].as_str().unwrap().as_bytes().windows(2).all(|two| two[0] == two[1]) {
            1.0
        } else {
            2.0
        }
    };
    let mean: f64 = rolls.iter().zip(&luck).map(|(roll, luck)| weight(roll) * luck).sum();
    assert!(mean.abs() < 1e-6, "{mean}");
    let mill = json(folder, "analyse --rules nine-mens-morris --ply 2 --json");
    assert_eq!(mill["moves"].as_array().unwrap().len(), 24, "all moves");
}
