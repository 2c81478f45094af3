//! Records of games with fair dice: what is right is found right, and everything that was changed is found.

use std::path::{Path, PathBuf};
use std::process::Command;

use game::texts::Argument;
use game::{Catalogue, Message, Random, Turn};
use proptest::prelude::*;
use tables::fair::fair::{Commitment, Contribution, Dice, Secret};
use tables::fair::{Claim, due, next_roll, roll, verify, verify_text};
use tables::{AnyGame, MatchSetup, Record, Table};

fn secret(seed: u8) -> Secret {
    Secret::from_bytes([seed; 32])
}

fn claim(table: &dyn Table, seed: u8) -> Claim {
    let contribution = |seat: u8| {
        let bytes: &[u8] = if table.is_seated(seat) { &[seat + seed; 16] } else { &[] };
        Contribution::from_bytes(bytes).unwrap()
    };
    Claim {
        table: "k7 \"f3\"".into(),
        commitment: secret(seed).commitment(),
        contributions: (0..table.seats()).map(contribution).collect(),
        rolls_before: 0,
        secret: Some(secret(seed)),
    }
}

/// Plays at random until the game is over, or the match, with fair dice.
fn play(game: &AnyGame, table: &mut dyn Table, dice: &Dice, seed: u64) {
    let mut random = Random::new(seed);
    loop {
        match table.turn() {
            Turn::Chance => {
                let is_a_double = random.below(8) == 0 && table.act("double").is_ok();
                if !is_a_double {
                    roll(game, table, dice).unwrap().unwrap();
                }
            }
            Turn::Seat(_) => {
                let legal = table.legal();
                let action = legal[random.below(legal.len() as u32) as usize].text.clone();
                table.act(&action).unwrap();
            }
            Turn::Over if table.act("next").is_ok() => {}
            Turn::Over => return,
        }
    }
}

/// The rules and the records of a game, or of a match of this length.
fn played(rules: &str, length: u32, seed: u8) -> (AnyGame, Vec<Record>) {
    let game = tables::game(rules).unwrap();
    let mut table = if length > 0 {
        let setup = MatchSetup::to(length, true);
        game.with_match(&setup).unwrap().match_at(&setup).unwrap()
    } else {
        game.table()
    };
    let claim = claim(table.as_ref(), seed);
    play(&game, table.as_mut(), &claim.dice(true).unwrap(), u64::from(seed));
    let mut records = Record::all_of(table.as_ref(), None, &[("White", "a"), ("Black", "b")]);
    claim.write_all(&mut records, table.as_ref());
    // As they are read, not as they were made.
    let text: String = records.iter().map(ToString::to_string).collect();
    (game, Record::read_all(&text).unwrap())
}

fn refused(records: &[Record], game: &AnyGame) -> tables::RecordError {
    verify(records, game, None).expect_err("it is wrong")
}

/// The code of what is wrong, within a game of a match too.
fn code(error: &tables::RecordError) -> String {
    fn innermost(message: &Message) -> &Message {
        match message.argument("problem") {
            Some(Argument::Message(within)) => innermost(within),
            _ => message,
        }
    }
    innermost(&error.problem).code.to_string()
}

fn rolls_of(record: &Record) -> Vec<usize> {
    let is_roll =
        |event: &str| event.starts_with('r') && event[1..].starts_with(|c: char| c.is_ascii_digit());
    (0..record.events.len()).filter(|&index| is_roll(&record.events[index].0)).collect()
}

#[test]
fn the_dice_of_every_variant_are_found_right() {
    for id in tables::built_in_ids() {
        let (game, records) = played(id, 0, 3);
        let found = verify(&records, &game, Some(&secret(3).commitment())).unwrap();
        let rolls = rolls_of(&records[0]).len() as u64;
        assert_eq!(found, game.has_dice().then_some(rolls), "{id}");
    }
}

#[test]
fn a_claim_is_read_as_it_was_written() {
    let (game, records) = played("long-nardi", 0, 4);
    let table = game.table();
    assert_eq!(Claim::of(&records[0], table.as_ref()).unwrap(), Some(claim(table.as_ref(), 4)));
}

#[test]
fn any_changed_roll_is_named_with_what_it_should_be() {
    let (game, records) = played("long-nardi", 0, 5);
    let rolls = rolls_of(&records[0]);
    for (number, &at) in (1..).zip(&rolls) {
        let mut changed = records[0].clone();
        let real = changed.events[at].0.clone();
        let other = if real == "r21" { "r65" } else { "r21" };
        changed.events[at].0 = other.into();
        let error = refused(&[changed], &game);
        assert_eq!((error.event, error.problem.code.as_ref()), (Some(at + 1), "fair-other-roll"));
        let said = error.to_string();
        let wanted = format!("Roll {number} should be {real}, but {other} stands there.");
        assert!(said.ends_with(&wanted), "{said}");
    }
}

#[test]
fn dice_in_another_order_of_writing_are_the_same_roll() {
    let (game, mut records) = played("long-nardi", 0, 5);
    let at = rolls_of(&records[0])[4];
    let turned: String = records[0].events[at].0[1..].chars().rev().collect();
    records[0].events[at].0 = format!("r{turned}");
    verify(&records, &game, None).unwrap();
}

#[test]
fn rolls_that_changed_places_are_found() {
    let (game, records) = played("long-nardi", 0, 6);
    let rolls = rolls_of(&records[0]);
    let text = |at: usize| records[0].events[at].0.clone();
    let pair = rolls.windows(2).find(|pair| text(pair[0]) != text(pair[1])).unwrap();
    let mut changed = records[0].clone();
    changed.events[pair[0]].0 = text(pair[1]);
    changed.events[pair[1]].0 = text(pair[0]);
    let error = refused(&[changed], &game);
    assert_eq!((error.event, error.problem.code.as_ref()), (Some(pair[0] + 1), "fair-other-roll"));
}

#[test]
fn a_missing_roll_is_named() {
    let (game, records) = played("long-nardi", 0, 6);
    let at = rolls_of(&records[0])[7];
    let mut changed = records[0].clone();
    changed.events.remove(at);
    let error = refused(&[changed], &game);
    assert_eq!((error.event, error.problem.code.as_ref()), (Some(at + 1), "fair-missing-roll"));
    assert!(error.to_string().contains("Roll 8 is missing."), "{error}");
}

#[test]
fn a_roll_too_many_is_refused() {
    let (game, records) = played("long-nardi", 0, 6);
    let at = rolls_of(&records[0])[7];
    let mut changed = records[0].clone();
    changed.events.insert(at + 1, records[0].events[at].clone());
    assert_eq!(refused(&[changed], &game).event, Some(at + 2));
}

#[test]
fn a_commitment_behind_a_contribution_is_late_and_so_is_one_behind_the_first_roll() {
    let (game, records) = played("long-nardi", 0, 7);
    let mut late = records[0].clone();
    let at = |name: &str| late.headers.iter().position(|(other, _)| other == name).unwrap();
    let (commitment, white) = (at("FairCommitment"), at("FairWhite"));
    late.headers.swap(commitment, white);
    let error = refused(&[late], &game);
    assert_eq!(error.problem.code, "fair-late-commitment");
    assert!(error.to_string().contains("FairWhite"), "{error}");

    let text = records[0].to_string();
    let line = text.lines().find(|line| line.starts_with("[FairCommitment ")).unwrap();
    let moved = format!("{}{line}\n", text.replacen(&format!("{line}\n"), "", 1));
    let error = Record::read_all(&moved).unwrap_err();
    assert_eq!(error.problem.code, "record-late-header");
    assert_eq!(error.line, Some(moved.lines().count()));
}

#[test]
fn the_commitment_of_the_record_must_be_the_one_that_was_shown() {
    let (game, records) = played("long-nardi", 0, 7);
    let error = verify(&records, &game, Some(&secret(8).commitment())).unwrap_err();
    assert_eq!(error.problem.code, "fair-other-commitment");
}

#[test]
fn without_its_secret_a_game_cannot_be_checked_and_it_is_said_whether_one_is_due() {
    let (game, records) = played("long-nardi", 0, 7);
    let mut without = records[0].clone();
    without.headers.retain(|(name, _)| name != "FairSecret");
    assert_eq!(refused(std::slice::from_ref(&without), &game).problem.code, "fair-no-secret");
    without.set("Result", "*");
    assert_eq!(refused(&[without], &game).problem.code, "fair-unfinished");
}

#[test]
fn another_secret_is_not_the_one_that_was_committed_to() {
    let (game, mut records) = played("long-nardi", 0, 7);
    records[0].set("FairSecret", &secret(8).reveal());
    assert_eq!(refused(&records, &game).problem.code, "fair-wrong-secret");
    // With its own commitment it fits, but the rolls do not.
    records[0].set("FairCommitment", &secret(8).commitment().to_string());
    let error = refused(&records, &game);
    assert_eq!(error.problem.code, "fair-other-roll");
}

#[test]
fn other_contributions_and_another_table_give_other_dice() {
    let (game, records) = played("long-nardi", 0, 7);
    for (header, value) in [("FairWhite", "00"), ("FairBlack", ""), ("FairTable", "k7")] {
        let mut changed = records.clone();
        changed[0].set(header, value);
        assert_eq!(refused(&changed, &game).problem.code, "fair-other-roll", "{header}");
    }
    let mut swapped = records.clone();
    let of = |name: &str| records[0].header(name).unwrap();
    swapped[0].set("FairWhite", of("FairBlack"));
    swapped[0].set("FairBlack", of("FairWhite"));
    assert_eq!(refused(&swapped, &game).problem.code, "fair-other-roll");
}

#[test]
fn headers_that_are_missing_unknown_or_not_understood_are_named() {
    let (game, records) = played("long-nardi", 0, 7);
    for name in ["FairTable", "FairCommitment", "FairWhite"] {
        let mut without = records.clone();
        without[0].headers.retain(|(other, _)| other != name);
        let error = refused(&without, &game);
        assert_eq!(error.problem.code, "fair-missing", "{name}");
        assert!(error.to_string().contains(name), "{error}");
    }
    let wrong = [
        ("FairTable", "x".repeat(256), "at most 255 bytes"),
        ("FairCommitment", "00".into(), "64 hexadecimal digits"),
        ("FairWhite", "0g".into(), "at most 128 hexadecimal digits, two for each byte"),
        ("FairBlack", "00".repeat(65), "at most 128 hexadecimal digits, two for each byte"),
        ("FairRolls", "-1".into(), "a number"),
        ("FairRolls", u64::MAX.to_string(), "a number"),
        ("FairSecret", "é".repeat(32), "64 hexadecimal digits"),
    ];
    for (name, value, expected) in wrong {
        let mut changed = records.clone();
        changed[0].set(name, &value);
        let error = refused(&changed, &game);
        assert_eq!(error.problem.code, "fair-header", "{name}");
        let said = error.to_string();
        assert!(said.contains(name) && said.ends_with(&format!("Expected: {expected}")), "{said}");
    }
    for (name, value, code) in [
        ("FairDice", "2", "fair-scheme"),
        ("FairGreen", "00", "fair-unknown-header"),
        ("FairRolls", "3", "fair-other-rolls-before"),
    ] {
        let mut changed = records.clone();
        changed[0].set(name, value);
        assert_eq!(refused(&changed, &game).problem.code, code, "{name}");
    }
    let mut nothing = records;
    nothing[0].headers.retain(|(name, _)| !name.starts_with("Fair"));
    assert_eq!(refused(&nothing, &game).problem.code, "fair-none");
}

#[test]
fn a_record_with_right_dice_must_also_replay() {
    let (game, records) = played("long-nardi", 0, 7);
    let mut moved = records.clone();
    let at = rolls_of(&records[0])[0] + 1;
    moved[0].events[at].0 = "1/off".into();
    assert_eq!(refused(&moved, &game).event, Some(at + 1));
    let mut ended = records;
    let other = if ended[0].header("Result") == Some("white") { "black" } else { "white" };
    ended[0].set("Result", other);
    assert_eq!(refused(&ended, &game).problem.code, "record-wrong-end");
}

#[test]
fn a_match_is_checked_over_all_its_games_and_a_game_of_it_alone() {
    let (game, records) = played("long-nardi", 5, 9);
    assert!(records.len() > 1, "several games");
    let rolls: u64 = records.iter().map(|record| rolls_of(record).len() as u64).sum();
    assert_eq!(verify(&records, &game, None).unwrap(), Some(rolls));
    let alone = verify(&records[1..2], &game, None).unwrap();
    assert_eq!(alone, Some(rolls_of(&records[1]).len() as u64));
}

#[test]
fn what_is_wrong_in_a_later_game_of_a_match_is_named_with_its_game() {
    let (game, records) = played("long-nardi", 5, 9);
    let last = records.len() - 1;
    let mut changed = records.clone();
    let at = rolls_of(&records[last])[0];
    let other = if records[last].events[at].0 == "r21" { "r65" } else { "r21" };
    changed[last].events[at].0 = other.into();
    let error = refused(&changed, &game);
    assert_eq!(code(&error), "fair-other-roll");
    assert!(error.to_string().starts_with(&format!("game {}: event {}: ", last + 1, at + 1)), "{error}");

    let mut changed = records.clone();
    changed[last].set("FairRolls", "1");
    assert_eq!(code(&refused(&changed, &game)), "fair-other-rolls-before");
    let mut changed = records;
    changed[last].set("FairSecret", &secret(1).reveal());
    assert_eq!(code(&refused(&changed, &game)), "fair-other-header");
}

#[test]
fn a_roll_that_is_taken_back_falls_the_same_again() {
    let game = tables::game("federation").unwrap();
    let mut table = game.table();
    let dice = claim(table.as_ref(), 2).dice(true).unwrap();
    let first = roll(&game, table.as_mut(), &dice).unwrap().unwrap();
    assert!(due(&game, table.as_ref()).is_empty() && next_roll(&game, table.as_ref(), &dice).is_none());
    assert_eq!(table.undo(), Some(first.clone()));
    assert_eq!(due(&game, table.as_ref()).len(), 36, "who begins is rolled for, each die a seat's own");
    assert_eq!(next_roll(&game, table.as_ref(), &dice), Some(first));
}

/// A record of Long Nardi, which people and other programs may try their checks with. `TEAHOUSE_GOLDEN=1` writes it anew.
#[test]
fn a_game_with_these_parts_is_the_one_that_was_written_down() {
    let game = tables::game("long-nardi").unwrap();
    let mut table = game.table();
    let claim = Claim { table: "k7f3".into(), ..claim(table.as_ref(), 26) };
    play(&game, table.as_mut(), &claim.dice(true).unwrap(), 26);
    let mut record = Record::of(table.as_ref(), None, &[("White", "a"), ("Black", "b")]);
    claim.write(&mut record, table.as_ref());
    if std::env::var_os("TEAHOUSE_GOLDEN").is_some() {
        std::fs::write(golden(), record.to_string()).unwrap();
    }
    assert_eq!(record.to_string(), std::fs::read_to_string(golden()).unwrap());
}

fn text_of(records: &[Record]) -> String {
    records.iter().map(ToString::to_string).collect()
}

#[test]
fn a_text_is_right_if_all_its_games_and_matches_are_and_their_rolls_are_counted_together() {
    let (_, single) = played("long-nardi", 0, 9);
    let (_, of_match) = played("long-nardi", 9, 9);
    let (_, without) = played("nine-mens-morris", 0, 9);
    assert!(of_match.len() > 1);
    let count = |games: &[Record]| games.iter().map(|record| rolls_of(record).len() as u64).sum::<u64>();
    let shown = secret(9).commitment().to_string();
    let all = text_of(&[single.clone(), of_match.clone(), without.clone()].concat());
    assert_eq!(verify_text(&all, Some(&shown)), Ok(Some(count(&single) + count(&of_match))));
    assert_eq!(verify_text(&text_of(&of_match), None), Ok(Some(count(&of_match))));
    assert_eq!(verify_text(&text_of(&without), None), Ok(None));
}

#[test]
fn of_a_text_with_several_games_the_first_that_is_wrong_is_named() {
    let (_, single) = played("long-nardi", 0, 9);
    let (_, mut of_match) = played("long-nardi", 9, 9);
    let at = rolls_of(&of_match[1])[2];
    of_match[1].events[at].0 = "r99".into();
    let error = verify_text(&text_of(&[single.clone(), single, of_match].concat()), None).unwrap_err();
    let wanted = format!("game 3: game 2: event {}: Roll ", at + 1);
    assert!(code(&error) == "fair-other-roll" && error.to_string().starts_with(&wanted), "{error}");
}

#[test]
fn a_text_without_records_and_a_commitment_that_is_none_are_refused() {
    assert_eq!(code(&verify_text(" \n", None).unwrap_err()), "fair-empty");
    let text = text_of(&played("long-nardi", 0, 9).1);
    let error = verify_text(&text, Some("5f3c")).unwrap_err();
    assert_eq!(error.to_string(), "\"5f3c\" is no commitment. Expected: 64 hexadecimal digits.");
    // As somebody may have copied it.
    let shown = format!(" {}\n", secret(9).commitment());
    assert!(verify_text(&text, Some(&shown)).is_ok());
}

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/fair.txt")
}

/// Runs the Python lines of docs/fair-dice.md with a record; what they say, and whether they are content.
fn by_hand(record: &str) -> (bool, String) {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/fair-dice.md");
    let docs = std::fs::read_to_string(docs).unwrap();
    let lines = docs.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let path = std::env::temp_dir().join(format!("teahouse-fair-{}.txt", std::process::id()));
    std::fs::write(&path, record).unwrap();
    let run = Command::new("python3").args(["-c", lines]).arg(&path).output().expect("python3 is there");
    std::fs::remove_file(path).unwrap();
    let said = [run.stdout, run.stderr].concat();
    (run.status.success(), String::from_utf8(said).unwrap())
}

#[test]
fn the_lines_for_checking_by_hand_find_what_is_right_and_what_is_wrong() {
    let text = std::fs::read_to_string(golden()).unwrap();
    let record = Record::read_all(&text).unwrap().remove(0);
    let rolls = rolls_of(&record);
    assert_eq!(by_hand(&text), (true, format!("{} rolls, all as committed to\n", rolls.len())));
    let mut changed = record.clone();
    let real = std::mem::replace(&mut changed.events[rolls[9]].0, "r21".into());
    assert_ne!(real, "r21");
    let (is_content, said) = by_hand(&changed.to_string());
    let wanted = format!("roll 10 should be {}, but is 21", &real[1..]);
    assert!(!is_content && said.contains(&wanted), "{said}");
}

#[test]
fn a_commitment_reads_as_it_is_shown() {
    let shown = secret(1).commitment();
    assert_eq!(Commitment::from_hex(&shown.to_string()), Ok(shown));
}

proptest! {
    /// Whatever is done to a record, checking it ends with a number of rolls or a reason.
    #[test]
    fn no_change_of_a_record_makes_the_check_panic(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), "[r0-9a-f/\\[\\]\" \n{}é]{0,12}"), 1..4),
    ) {
        let mut text = std::fs::read_to_string(golden()).unwrap();
        for (from, length, put) in changes {
            let places: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
            let first = from.index(places.len());
            let last = (first + length.index(20)).min(places.len() - 1);
            text.replace_range(places[first]..places[last], &put);
        }
        for record in Record::read_each(&text).flatten() {
            if let Ok(game) = record.game() {
                match verify(std::slice::from_ref(&record), &game, None) {
                    Ok(rolls) => prop_assert_eq!(rolls.is_some(), game.has_dice()),
                    Err(error) => prop_assert!(Catalogue::english().try_text(&error.message()).is_ok(), "{error:?}"),
                }
            }
        }
    }
}
