//! Games recorded from public engines: legal actions, FENs, results, counts.
//!
//! A sample lies in `tests/fixtures`; the environment variables `MILL_GAMES` and `MILL_PERFT` name larger
//! files of the same form (JSON lines).

use crate::common::{legal, mill_with};
use game::{Game, History, Notation, Perft};
use mill::Mill;
use serde_json::Value as Json;

fn records(variable: &str, fixture: &str) -> Vec<Json> {
    let path = std::env::var(variable)
        .unwrap_or_else(|_| format!("{}/tests/fixtures/{fixture}", env!("CARGO_MANIFEST_DIR")));
    let text = std::fs::read_to_string(&path).expect(&path);
    text.lines().map(|line| serde_json::from_str(line).expect("a record is JSON")).collect()
}

fn rules_of(record: &Json) -> Mill {
    let mut changes = vec![("SanmillCompatibleCaptureChoice", "true")];
    let options = record["options"].as_object().expect("options");
    changes.extend(options.iter().map(|(name, value)| (name.as_str(), value.as_str().expect("a text"))));
    mill_with(record["rules"].as_str().expect("rules"), &changes)
}

fn text<'j>(record: &'j Json, name: &str) -> &'j str {
    record[name].as_str().unwrap_or_else(|| panic!("{name} in {record}"))
}

/// A FEN without its move number, which cannot be told from the FEN before it.
fn without_number(fen: &str) -> Vec<&str> {
    fen.split(' ').enumerate().filter(|&(i, _)| i != 16).map(|(_, field)| field).collect()
}

fn check_plies(mill: &Mill, record: &Json) -> Result<(), String> {
    let plies = record["plies"].as_array().expect("plies");
    for (i, ply) in plies.iter().enumerate() {
        let (fen, pick) = (text(ply, "fen"), text(ply, "pick"));
        let mut state = mill.read_state(fen).map_err(|error| error.to_string())?;
        if mill.state_text(&state) != fen {
            return Err(format!("ply {i}: {fen} is written {}", mill.state_text(&state)));
        }
        let mut expected: Vec<&str> =
            ply["legal"].as_array().expect("moves").iter().map(|m| m.as_str().expect("a text")).collect();
        expected.sort_unstable();
        if legal(mill, &state) != expected {
            return Err(format!("ply {i}: {fen}: legal {:?} instead of {expected:?}", legal(mill, &state)));
        }
        let action = mill.read_move(&state, pick).map_err(|error| error.to_string())?;
        mill.play_checked(&mut state, action).map_err(|error| format!("{pick}: {error}"))?;
        let found = mill.state_text(&state);
        if let Some(next) = plies.get(i + 1).map(|next| text(next, "fen"))
            && without_number(&found) != without_number(next)
        {
            return Err(format!("ply {i}: {fen} {pick}: {found} instead of {next}"));
        }
    }
    Ok(())
}

fn check_whole_game(mill: &Mill, record: &Json) -> Result<(), String> {
    let Some(result) = record["result"].as_str() else { return Ok(()) };
    let mut history: History<Mill> = History::new(mill, mill.start());
    for ply in record["plies"].as_array().expect("plies") {
        let action = mill.read_move(history.state(), text(ply, "pick")).map_err(|error| error.to_string())?;
        history.play(mill, action).map_err(|error| format!("{}: {error}", text(ply, "fen")))?;
    }
    let expected = match result.split(':').next() {
        Some("w") => "white",
        Some("b") => "black",
        Some("draw") => "draw",
        _ => "",
    };
    let found = mill.verdict(history.state()).map_or(String::new(), |verdict| verdict.result);
    if found != expected {
        return Err(format!("ends {found:?} instead of {result}"));
    }
    match record["final_fen"].as_str() {
        Some(fen) if fen != mill.state_text(history.state()) => {
            Err(format!("ends in {} instead of {fen}", mill.state_text(history.state())))
        }
        _ => Ok(()),
    }
}

#[test]
fn recorded_games_agree_in_every_legal_set_fen_and_result() {
    let records = records("MILL_GAMES", "recorded-games.jsonl");
    let mut wrong = Vec::new();
    for record in &records {
        let mill = rules_of(record);
        if let Err(problem) = check_plies(&mill, record).and_then(|()| check_whole_game(&mill, record)) {
            wrong.push(format!("{}: {problem}", text(record, "variant")));
        }
    }
    assert!(wrong.is_empty(), "{} of {} differ:\n{}", wrong.len(), records.len(), wrong.join("\n"));
}

#[test]
fn recorded_positions_have_the_recorded_perft_counts() {
    for record in &records("MILL_PERFT", "recorded-perft.jsonl") {
        let mill = rules_of(record);
        let state = mill.read_state(text(record, "fen")).expect("a FEN");
        for (i, count) in record["perft"].as_array().expect("counts").iter().enumerate() {
            let found = mill.perft(&state, i as u32 + 1);
            assert_eq!(Some(found), count.as_u64(), "{} depth {}", text(record, "fen"), i + 1);
            assert_eq!(found, mill.clone().without_fast_path().perft(&state, i as u32 + 1));
        }
    }
}
