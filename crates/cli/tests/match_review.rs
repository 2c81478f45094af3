//! `teahouse review` of a match, and what `teahouse analyse` says about the cube, as a user runs them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// A match of two games: in the first one there are two doubles, one taken and one dropped.
const MATCH: &str = include_str!("cmd/review.in/match.txt");

fn run(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    let output = command.current_dir(folder).args(arguments).env("LC_ALL", "C").output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!errors.contains("panicked"), "{arguments:?}: {errors}");
    output
}

fn json(folder: &Path, arguments: &[&str]) -> Value {
    let output = run(folder, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn folder_of(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("match.txt"), text).unwrap();
    folder
}

#[test]
fn a_file_of_a_match_is_reviewed_as_one_on_any_number_of_threads() {
    let folder = folder_of("match-review", MATCH);
    let one = json(&folder, &["review", "match.txt", "--level", "8", "--json", "--threads", "1"]);
    let two = json(&folder, &["review", "match.txt", "--level", "8", "--json", "--threads", "2"]);
    assert_eq!(one["games"], two["games"]);
    let reviewed = one["games"].as_array().unwrap();
    assert_eq!(reviewed.len(), 1, "a match is one");
    let games = reviewed[0]["games"].as_array().unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!(
        (&games[0]["score"], &games[1]["score"]),
        (&serde_json::json!([0, 0]), &serde_json::json!([2, 0]))
    );
    let decisions = reviewed[0]["decisions"].as_array().unwrap();
    let turned: Vec<&str> = decisions
        .iter()
        .filter(|decision| decision["cube"].is_object())
        .map(|decision| decision["played"]["move"].as_str().unwrap())
        .filter(|action| *action != "roll")
        .collect();
    assert_eq!(turned, ["double", "take", "double", "drop"]);
    assert!(decisions.iter().any(|decision| decision["game"] == 2));
    for seat in reviewed[0]["seats"].as_array().unwrap() {
        let both = seat["moves"]["decisions"].as_u64().unwrap() + seat["cube"]["decisions"].as_u64().unwrap();
        assert_eq!(seat["decisions"], both);
        assert!(seat["cube"]["error_rate"].is_number());
    }
    let players = one["players"].as_array().unwrap();
    assert!(players.iter().all(|player| player["games"] == 2), "players have played two games: {players:?}");
    let openings = one["openings"].as_array().unwrap();
    assert_eq!(openings.iter().map(|opening| opening["games"].as_u64().unwrap()).sum::<u64>(), 2);
}

#[test]
fn one_game_of_a_match_is_reviewed_alone_at_its_score() {
    let folder = folder_of("match-review-alone", MATCH);
    let second = json(&folder, &["review", "match.txt", "--game", "2", "--level", "8", "--json"]);
    let games = second["games"][0]["games"].as_array().unwrap();
    assert_eq!((games.len(), &games[0]["score"]), (1, &serde_json::json!([2, 0])));
    let missing = run(&folder, &["review", "match.txt", "--game", "3"]);
    assert!(String::from_utf8_lossy(&missing.stderr).contains("--game 3: there are 2 games"));
}

#[test]
fn records_of_a_match_are_written_with_comments_about_the_cube_and_replay() {
    let folder = folder_of("match-review-comments", MATCH);
    let review = ["review", "match.txt", "--level", "8", "--records", "commented.txt"];
    assert!(run(&folder, &review).status.success());
    let text = std::fs::read_to_string(folder.join("commented.txt")).unwrap();
    assert_eq!(text.matches("[Teahouse ").count(), 2);
    let doubled = text.find("double {").unwrap();
    assert!(text[doubled..].starts_with("double {blunder: "), "{text}");
    assert!(text.contains("Too early to double"), "{text}");
    let replayed = String::from_utf8(run(&folder, &["replay", "commented.txt"]).stdout).unwrap();
    assert!(replayed.ends_with("2 games, each replays to its result\n"), "{replayed}");
}

#[test]
fn a_match_is_drawn_with_its_games_scores_and_doubles() {
    let folder = folder_of("match-review-svg", MATCH);
    assert!(run(&folder, &["review", "match.txt", "--level", "8", "--svg", "match.svg"]).status.success());
    let svg = std::fs::read_to_string(folder.join("match.svg")).unwrap();
    assert!(svg.ends_with("</svg>\n") && !svg.contains("NaN"), "{svg}");
    assert!(svg.contains("<title>game 1, 0–0</title>") && svg.contains(">game 2, 2–0</text>"), "{svg}");
    assert!(svg.contains(">1</text>"), "a short game has room for its number alone: {svg}");
    assert_eq!(svg.matches("<rect class=\"dot ink\"").count(), 4, "two doubles and their answers");
    assert_eq!(svg.matches("<path class=\"s white\"").count(), 2, "a line for each game");
}

#[test]
fn a_damaged_game_ends_the_match_before_it_and_the_others_are_reviewed() {
    let broken = MATCH.replacen("[Score \"2-0\"]", "[Score \"1-0\"]", 1);
    let folder = folder_of("match-review-damaged", &broken);
    let output = run(&folder, &["review", "match.txt", "--level", "8", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(errors.contains("match.txt, game 2") && errors.contains("1 games are damaged, 1 were reviewed"));
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["games"][0]["games"].as_array().unwrap().len(), 1);
}

#[test]
fn an_analysis_says_what_to_do_with_the_cube_where_it_is_asked() {
    let folder = folder_of("match-analysis", MATCH);
    let position = "6/ccc3/6/BBBC2 w -";
    let at = |score: &str, cube: &str| {
        let arguments = ["analyse", position, "--match", score, "--cube", cube, "--json"];
        json(&folder, &arguments)["cube"].clone()
    };
    let money = at("0-0/1", "1");
    assert_eq!((&money["decision"], &money["unit"]), (&"double-take".into(), &"points".into()));
    assert_eq!(
        (&at("0-0/5", "1")["decision"], &at("0-0/5", "1")["unit"]),
        (&"double-take".into(), &"match".into())
    );
    assert_eq!(at("4-0/5", "1")["decision"], "no-double", "a leader has nothing to gain");
    assert_eq!(at("3-0/5", "2")["decision"], "no-double", "two points win the match");
    assert!(json(&folder, &["analyse", position, "--json"])["cube"].is_null(), "nobody asked");
    let text = String::from_utf8(run(&folder, &["analyse", position, "--match", "0-0/5"]).stdout).unwrap();
    assert!(text.contains("White doubles, and the other side takes."), "{text}");
    assert!(text.contains("double, drop") && text.contains("match won"), "{text}");
}

#[test]
fn what_cannot_be_asked_about_the_cube_is_said() {
    let folder = folder_of("match-analysis-refused", MATCH);
    let refused: [(&[&str], &str); 7] = [
        (&["--match", "3-2"], "is no score"),
        (&["--match", "x-2/7"], "is no score"),
        (&["--match", "7-2/7"], "the match is over"),
        (&["--match", "0-0/0"], "a match is to 1"),
        (&["--match", "0-0/7", "--cube", "3"], "is nothing a cube shows"),
        (&["--match", "0-0/7", "--roll", "63"], "leave --roll out"),
        (&["--match", "0-0/7", "--rules", "ludopy"], "no matches"),
    ];
    for (arguments, expected) in refused {
        let all: Vec<&str> = ["analyse"].into_iter().chain(arguments.iter().copied()).collect();
        let output = run(&folder, &all);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && errors.contains(expected), "{arguments:?}: {errors}");
    }
}
