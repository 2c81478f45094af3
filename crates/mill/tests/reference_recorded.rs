//! The slow reference agrees with the games and counts recorded from public engines, on its own.
//!
//! `MILL_GAMES` and `MILL_PERFT` may name files with more records.

use crate::common::variant;
use game::rules::{Value, Variant};
use mill::FAMILY;
use serde_json::Value as Json;
use testkit::mill::Reference;

fn records(variable: &str, fixture: &str) -> Vec<Json> {
    let path = std::env::var(variable)
        .unwrap_or_else(|_| format!("{}/tests/fixtures/{fixture}", env!("CARGO_MANIFEST_DIR")));
    let text = std::fs::read_to_string(path).expect("there are records");
    text.lines().map(|line| serde_json::from_str(line).expect("a record is JSON")).collect()
}

fn rules_of(record: &Json) -> Variant {
    let mut variant = variant(record["rules"].as_str().expect("rules"));
    for (name, value) in record["options"].as_object().expect("options") {
        let spec = FAMILY.option(name).unwrap_or_else(|| panic!("there is no option {name}"));
        variant.values.set_from_text(spec, value.as_str().expect("a text")).expect(name);
    }
    let spec = FAMILY.option("sanmill_compatible_capture_choice").expect("an option");
    variant.values.set(spec, Value::Bool(true)).expect("a truth value");
    variant
}

fn without_number(fen: &str) -> String {
    let fields: Vec<&str> = fen.split(' ').collect();
    [&fields[..16], &fields[17..]].concat().join(" ")
}

fn text<'j>(record: &'j Json, name: &str) -> &'j str {
    record[name].as_str().unwrap_or_else(|| panic!("{name} is missing"))
}

fn check_ply(reference: &Reference<'_>, ply: &Json, next: Option<&str>) -> Result<(), String> {
    let (fen, pick) = (text(ply, "fen"), text(ply, "pick"));
    let expected: Vec<&str> =
        ply["legal"].as_array().expect("moves").iter().filter_map(Json::as_str).collect();
    let mut expected: Vec<String> = expected.into_iter().map(str::to_owned).collect();
    expected.sort();
    let legal = reference.legal(fen);
    if legal != expected {
        return Err(format!("{fen}: legal {legal:?} instead of {expected:?}"));
    }
    let after = reference.after(fen, pick);
    match next {
        Some(next) if without_number(&after) != without_number(next) => {
            Err(format!("{fen} {pick}: {after} instead of {next}"))
        }
        _ => Ok(()),
    }
}

/// The result, where a FEN can tell it: repetitions need the whole game.
fn check_result(reference: &Reference<'_>, record: &Json, last: &Json) -> Result<(), String> {
    let Some(result) = record["result"].as_str().filter(|result| !result.contains("Threefold")) else {
        return Ok(());
    };
    let expected = match result.split(':').next() {
        Some("w") => Some("white"),
        Some("b") => Some("black"),
        Some("draw") => Some("draw"),
        _ => None,
    };
    let end = reference.after(text(last, "fen"), text(last, "pick"));
    match reference.result(&end) {
        found if found == expected => Ok(()),
        found => Err(format!("{end}: ends {found:?} instead of {result}")),
    }
}

#[test]
fn the_reference_plays_the_recorded_games() {
    let mut wrong = Vec::new();
    for record in &records("MILL_GAMES", "recorded-games.jsonl") {
        let variant = rules_of(record);
        let reference = Reference::new(&variant.values);
        let plies = record["plies"].as_array().expect("plies");
        let is_repetition = record["result"].as_str().is_some_and(|result| result.contains("Threefold"));
        for (i, ply) in plies.iter().enumerate() {
            let last = record["final_fen"].as_str().filter(|_| !is_repetition);
            let next = plies.get(i + 1).map_or(last, |next| next["fen"].as_str());
            if let Err(problem) = check_ply(&reference, ply, next) {
                wrong.push(format!("{} ply {i}: {problem}", record["variant"]));
            }
        }
        let end = plies.last().map_or(Ok(()), |last| check_result(&reference, record, last));
        wrong.extend(end.err().map(|problem| format!("{}: {problem}", record["variant"])));
    }
    assert!(wrong.is_empty(), "{} disagreements:\n{}", wrong.len(), wrong.join("\n"));
}

fn perft(reference: &Reference<'_>, fen: &str, depth: usize) -> u64 {
    let legal = reference.legal(fen);
    if depth == 0 || legal.is_empty() {
        return 1;
    }
    if depth == 1 {
        return legal.len() as u64;
    }
    legal.iter().map(|action| perft(reference, &reference.after(fen, action), depth - 1)).sum()
}

#[test]
fn the_reference_counts_what_was_recorded() {
    for record in &records("MILL_PERFT", "recorded-perft.jsonl") {
        let variant = rules_of(record);
        let reference = Reference::new(&variant.values);
        let counts: Vec<u64> =
            record["perft"].as_array().expect("counts").iter().filter_map(Json::as_u64).collect();
        let depths = 1..=counts.len();
        let found: Vec<u64> = depths.map(|depth| perft(&reference, text(record, "fen"), depth)).collect();
        assert_eq!(found, counts, "{} {}", record["variant"], record["fen"]);
    }
}
