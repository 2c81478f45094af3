//! Games by numbers: the same games as by texts, saved and resumed at any time, and refused with a reason.

use std::collections::HashSet;

use game::{Random, Turn};
use tables::{AnyGame, Numbered, TableError};

/// Plays a random game by numbers, at most so many events, and shows every position before something happens in it.
fn random_game(game: &AnyGame, seed: u64, most: usize, mut look: impl FnMut(&dyn Numbered)) {
    let mut table = game.numbered();
    let (mut random, mut numbers) = (Random::new(seed), Vec::new());
    for _ in 0..most {
        look(table.as_ref());
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let index = random.below(table.chances().len() as u32);
                table.roll_by_number(index as usize).expect("it can fall so");
            }
            Turn::Seat(_) => {
                table.legal_numbers(&mut numbers);
                let number = numbers[random.below(numbers.len() as u32) as usize];
                table.act_by_number(number).expect("it is legal");
            }
        }
    }
}

fn games() -> impl Iterator<Item = (&'static str, AnyGame)> {
    tables::built_in_ids().map(|id| (id, tables::game(id).expect("it is built in")))
}

#[test]
fn numbers_masks_and_texts_say_the_same_in_every_variant() {
    for (id, game) in games() {
        let mut mask = vec![false; game.action_count()];
        random_game(&game, 1, 150, |table| {
            let mut numbers = Vec::new();
            table.legal_numbers(&mut numbers);
            table.write_mask(&mut mask);
            let marked: Vec<usize> = (0..mask.len()).filter(|&number| mask[number]).collect();
            assert_eq!(numbers, marked, "{id} {}", table.fen());
            let texts = table.legal_texts();
            assert_eq!(texts.len(), table.legal().len());
            for (number, text) in texts {
                assert_eq!(table.number_of(&text), Some(number), "{id} {} {text}", table.fen());
                let (mut by_number, mut by_text) = (table.present(), table.present());
                by_number.act_by_number(number).expect("it is legal");
                by_text.act(&text).expect("it is legal");
                assert!(by_number.goes_on_like(by_text.as_ref()), "{id} {} {text}", table.fen());
            }
        });
    }
}

#[test]
fn every_number_that_is_not_legal_is_refused_with_a_reason_and_changes_nothing() {
    for (id, game) in games() {
        let mut positions = 0;
        random_game(&game, 2, 60, |table| {
            let mut numbers = Vec::new();
            table.legal_numbers(&mut numbers);
            // Boards of 24 points have hundreds of numbers; a few positions are enough for those.
            positions += 1;
            if game.action_count() > 200 && positions % 10 != 0 {
                return;
            }
            let mut tried = table.present();
            for number in (0..game.action_count() + 2).chain([usize::MAX]) {
                if numbers.binary_search(&number).is_ok() {
                    continue;
                }
                let error = tried.act_by_number(number).expect_err("it is not legal");
                let TableError::Illegal { text, reason } = &error else { panic!("{id}: {error:?}") };
                assert!(text.starts_with(&number.to_string()), "{text}");
                let said = error.to_string();
                assert!(said.contains(&reason.to_string()) && !said.contains('{'), "{id}: {said}");
                assert!(tried.goes_on_like(table) && tried.events().is_empty());
            }
        });
    }
}

#[test]
fn what_is_saved_goes_on_alike_and_hashes_alike() {
    for (id, game) in games() {
        random_game(&game, 3, 120, |table| {
            let saved = table.saved();
            let resumed = game.resume(&saved).unwrap_or_else(|error| panic!("{id} {saved}: {error}"));
            assert!(resumed.goes_on_like(table), "{id} {saved}");
            assert_eq!(resumed.present_hash(), table.present_hash(), "{id} {saved}");
            assert_eq!(resumed.saved(), saved);
            assert_eq!(resumed.events_so_far(), table.events_so_far());
            let mut same = [resumed, table.present()];
            let rolls = same.each_mut().map(|table| table.roll_by_seed(7));
            assert_eq!(rolls[0], rolls[1], "{id}: the number of rolls so far is saved");
        });
    }
}

#[test]
fn a_third_repetition_ends_a_game_that_was_saved_before_it() {
    let game = tables::game("three-mens-morris").expect("it is built in");
    let mut table = game.numbered();
    for action in ["a1", "b3", "c1", "b1", "a3", "c3"] {
        table.act(action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    let mut seen = HashSet::new();
    let round = ["a1-a2", "c3-c2", "a2-a1", "c2-c3"];
    for action in round.iter().cycle().take(40) {
        if table.turn() == Turn::Over {
            let verdict = table.verdict().expect("it is over");
            assert_eq!(verdict.result, "draw");
            return;
        }
        assert!(seen.insert(table.saved()), "the past is part of what is saved");
        table = game.resume(&table.saved()).expect("it was saved");
        table.act(action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    panic!("nobody noticed the repetition");
}

#[test]
fn games_are_alike_only_under_the_same_rules_with_the_same_past() {
    let [one, other] = ["long-nardi", "fevga"].map(|id| tables::game(id).expect("it is built in"));
    assert!(one.numbered().goes_on_like(one.numbered().as_ref()));
    assert!(!one.numbered().goes_on_like(other.numbered().as_ref()));
    let mill = tables::game("three-mens-morris").expect("it is built in");
    let (mut there, mut back) = (mill.numbered(), mill.numbered());
    for action in ["a1", "b3", "c1", "b1", "a3", "c3"] {
        there.act(action).expect("it is legal");
        back.act(action).expect("it is legal");
    }
    for action in ["a1-a2", "c3-c2", "a2-a1", "c2-c3"] {
        back.act(action).expect("it is legal");
    }
    let board = |fen: String| fen.split(' ').next().map(str::to_owned);
    assert_eq!(board(there.fen()), board(back.fen()));
    assert!(!there.goes_on_like(back.as_ref()), "one of them is nearer to a draw");
}

#[test]
fn the_same_position_by_another_order_of_moves_is_alike_and_hashes_alike() {
    let game = tables::game("three-mens-morris").expect("it is built in");
    let [one, other] = [["a1", "b3", "c1"], ["c1", "b3", "a1"]].map(|actions| {
        let mut table = game.numbered();
        actions.iter().for_each(|action| table.act(action).expect("it is legal"));
        table
    });
    assert!(one.goes_on_like(other.as_ref()));
    assert_eq!(one.present_hash(), other.present_hash());
    assert_ne!(one.present_hash(), game.numbered().present_hash());
}

#[test]
fn texts_that_nobody_saved_are_refused() {
    let game = tables::game("long-nardi").expect("it is built in");
    let saved = game.numbered().saved();
    let fen = game.numbered().fen();
    assert_eq!(saved, format!("{fen} | 0 0"));
    for past in ["", "1", "a b", "1 2", "3 1 xyz", "-1 0", "300000 1", "0 0 1 2", "18446744073709551615 0"] {
        let error = game.resume(&format!("{fen} | {past}")).err().unwrap_or_else(|| panic!("{past} is read"));
        assert!(error.to_string().contains("events"), "{error}");
    }
    assert!(game.resume("nonsense | 0 0").is_err());
    assert!(game.resume(&fen).is_ok(), "a FEN alone is a game that begins");
}

#[test]
fn a_whole_copy_has_the_events_and_what_was_taken_back() {
    let mut table = tables::game("long-nardi").expect("it is built in").numbered();
    table.act("r63").unwrap();
    table.act("24/18,18/15").unwrap();
    table.undo();
    let mut copy = table.whole();
    assert_eq!(copy.events(), table.events());
    assert_eq!(copy.redo().as_deref(), Some("18/15"));
    assert_eq!(table.undone(), 1, "the copy is a table of its own");
    let present = table.present();
    assert_eq!((present.events().len(), present.undone()), (0, 0));
}
