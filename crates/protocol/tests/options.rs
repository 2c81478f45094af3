//! `setoption`: what is set, what is refused, and what stays.

mod common;

use common::{Client, answer};

const MILL: &str = "setoption name Rules value nine-mens-morris\n";

fn nodes_of(text: &str) -> u64 {
    let words: Vec<&str> =
        text.lines().rev().find(|line| line.contains(" nodes ")).unwrap().split(' ').collect();
    words[words.iter().position(|&word| word == "nodes").unwrap() + 1].parse().unwrap()
}

#[test]
fn names_and_values_are_understood_in_any_case() {
    let mut client = Client::default();
    assert_eq!(client.ask("setoption name rULES value Nine-Mens-Morris\nsetoption name hash value 32"), "");
    assert_eq!(client.ask("setoption name PIECESCOUNT value 8\nsetoption name fullwidth value TRUE"), "");
    assert_eq!(client.ask("setoption name stalemateaction value End-With-Stalemate-Draw"), "");
    assert!(client.ask("d").contains(" 0 8 0 8 "));
    assert!(
        client
            .ask("setoption name HASH value much")
            .starts_with("error Hash \"much\": expected a whole number")
    );
}

#[test]
fn no_option_is_listed_twice_but_for_its_case() {
    for id in teahouse::built_in_ids() {
        let text = answer(&format!("setoption name Rules value {id}\nuci"));
        let name = |line: &str| {
            let rest = line.strip_prefix("option name ")?;
            Some(rest.split(" type ").next().unwrap().to_lowercase())
        };
        let mut names: Vec<String> = text.lines().filter_map(name).collect();
        names.sort();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{id}: {names:?}");
    }
}

#[test]
fn a_contradictory_field_is_refused_at_once_and_everything_stays_as_it_was() {
    let mut client = Client::default();
    client.ask(&format!("{MILL}position startpos moves d6"));
    let before = client.ask("d");
    for (wrong, why) in [
        ("piece_count value 13", "twice 13 pieces have no room on 24 points"),
        ("PiecesAtLeastCount value 10", "a side with 9 pieces has lost from the start"),
        ("board.layout value two-rings", "twice 9 pieces have no room on 16 points"),
    ] {
        let text = client.ask(&format!("setoption name {wrong}"));
        assert!(
            text.starts_with("error ") && text.contains("stays as it is") && text.contains(why),
            "{text}"
        );
        assert_eq!(client.ask("d"), before, "after: {wrong}");
    }
    // The other way round every step makes a game.
    assert_eq!(
        client.ask("setoption name piece_count value 8\nsetoption name board.layout value two-rings"),
        ""
    );
    assert!(client.ask("d").contains("fen ********/******** w p p 0 8 0 8 "));
}

#[test]
fn contradictory_rules_are_refused_and_the_old_ones_stay() {
    let file = std::env::temp_dir().join(format!("contradictory-{}.toml", std::process::id()));
    let text = "id = \"crowded\"\nextends = \"nine-mens-morris\"\npiece_count = 13\n";
    std::fs::write(&file, text).unwrap();
    let mut client = Client::default();
    client.ask("position startpos moves r63");
    let before = client.ask("d");
    let refused = client.ask(&format!("setoption name Rules value {}", file.display()));
    std::fs::remove_file(&file).unwrap();
    assert!(refused.starts_with("error ") && refused.contains("no room on 24 points"), "{refused}");
    assert_eq!(client.ask("d"), before);
}

#[test]
fn more_threads_than_the_maximum_are_refused() {
    let mut client = Client::default();
    assert_eq!(client.ask("setoption name Threads value 2"), "");
    let refused = client.ask("setoption name Threads value 257");
    assert_eq!(refused, "error Threads \"257\": expected a whole number from 1 to 256\n");
    assert!(client.ask("setoption name Hash value 1048576").starts_with("error Hash \"1048576\": "));
    assert!(client.ask_and_wait(&format!("{MILL}go depth 3")).contains("bestmove "));
}

#[test]
fn only_what_does_something_with_the_rules_is_listed() {
    let listed = |text: &str, name: &str| text.contains(&format!("option name {name} type "));
    let (dice, mill) = (answer("uci"), answer(&format!("{MILL}uci")));
    for name in
        ["Hash", "Clear Hash", "Threads", "Ponder", "SkillLevel", "MoveTime", "FullWidth", "PerfectDatabase"]
    {
        assert!(listed(&mill, name) && !listed(&dice, name), "{name}");
    }
    for name in ["Net", "AnyRules"] {
        assert!(!listed(&mill, name) && listed(&dice, name), "{name}");
    }
    for name in ["Rules", "Level", "MultiPV", "Seed", "Move Overhead"] {
        assert!(listed(&mill, name) && listed(&dice, name), "{name}");
    }
    assert!(mill.contains("option name Clear Hash type button\n"));
}

#[test]
fn options_of_other_engines_are_refused_with_what_there_is_instead() {
    for (name, instead) in [("Algorithm", "SkillLevel"), ("shuffling", "Seed"), ("Skill Level", "Level")] {
        let refused = answer(&format!("{MILL}setoption name {name} value 2"));
        assert!(refused.starts_with("error ") && refused.contains(instead), "{refused}");
        assert!(!answer(&format!("{MILL}uci")).to_lowercase().contains(&format!("option name {name} ")));
    }
}

#[test]
fn a_value_may_hold_the_words_of_the_protocol_and_a_missing_one_is_named() {
    let text = answer("setoption name Net value my moves value name.safetensors\neval");
    assert!(text.starts_with("error my moves value name.safetensors: "), "{text}");
    assert_eq!(
        answer("setoption name Level"),
        "error setoption name Level: expected value <value> behind the name\n"
    );
    assert!(answer("setoption name").starts_with("error setoption \"name\""));
    assert_eq!(answer("setoption\tname  Level\tvalue\t3"), "");
}

#[test]
fn skill_level_is_the_depth_of_a_mill_search_and_move_time_its_seconds() {
    let last_info =
        |text: &str| text.lines().rev().find(|line| line.starts_with("info ")).unwrap().to_owned();
    let three = answer(&format!("{MILL}setoption name SkillLevel value 3\ngo"));
    assert!(last_info(&three).starts_with("info depth 3 "), "{three}");
    // A limit of go counts instead.
    let two = answer(&format!("{MILL}setoption name SkillLevel value 3\ngo depth 2"));
    assert!(last_info(&two).starts_with("info depth 2 "), "{two}");
    // Nobody would live to see the end of this one without its second.
    let timed =
        answer(&format!("{MILL}setoption name SkillLevel value 30\nsetoption name MoveTime value 1\ngo"));
    assert!(timed.contains("bestmove "), "{timed}");
    assert!(answer("setoption name SkillLevel value 31").starts_with("error "));
}

#[test]
fn a_cleared_table_of_positions_helps_no_longer() {
    let mut client = Client::default();
    let first = nodes_of(&client.ask_and_wait(&format!("{MILL}go depth 7")));
    let again = nodes_of(&client.ask_and_wait("go depth 7"));
    assert!(again < first, "{again} after {first}");
    assert_eq!(client.ask("setoption name Clear Hash"), "");
    assert_eq!(nodes_of(&client.ask_and_wait("go depth 7")), first);
}
