//! Games whose values are published.

mod common;

use common::{folder, mill_with, solved};
use game::{Game, Notation};
use mill::{Mill, State};
use solve::{Databases, Known, Settings, Solver, Until, Value};

fn after(game: &Mill, moves: &str) -> State {
    let mut state = game.start();
    for text in moves.split_whitespace() {
        let action = game.read_move(&state, text).unwrap();
        game.play(&mut state, action);
    }
    state
}

fn whole(id: &str, changes: &[(&str, &str)], name: &str) -> (Mill, Databases) {
    let (game, folder) = (mill_with(id, changes), folder(name));
    let databases = solved(&game, &folder, true, None);
    std::fs::remove_dir_all(folder).unwrap();
    (game, databases)
}

fn known(value: Value, plies: Option<u16>) -> Option<Known> {
    Some(Known { value, plies, until: Until::End })
}

#[test]
fn three_men_with_diagonals_sliding_are_won_in_nine_turns_from_the_centre() {
    let (game, databases) = whole("three-mens-morris", &[], "three");
    assert_eq!(databases.probe(&game.start()), known(Value::Win, Some(9)));
    assert_eq!(databases.probe(&after(&game, "b2")), known(Value::Loss, Some(8)));
    assert_eq!(databases.probe(&after(&game, "b1")), known(Value::Win, Some(7)));
    assert_eq!(databases.probe(&after(&game, "a1")), known(Value::Draw, None));
    let best = &databases.turns(&game.start())[0];
    assert_eq!(game.move_text(&game.start(), best.actions[0]), "b2");
    assert_eq!(best.worth.known, known(Value::Win, Some(9)));
}

#[test]
fn three_men_with_flying_or_without_diagonals_are_drawn() {
    for (id, changes, name) in [
        ("three-mens-morris-flying", &[][..], "three-flying"),
        ("three-mens-morris", &[("has_diagonal_lines", "false")][..], "three-plain"),
    ] {
        let (game, databases) = whole(id, changes, name);
        assert_eq!(databases.probe(&game.start()), known(Value::Draw, None), "{id}");
    }
}

#[test]
fn five_men_are_drawn_with_and_without_flying() {
    for (id, name) in [("five-mens-morris", "five"), ("five-mens-morris-flying", "five-flying")] {
        let (game, databases) = whole(id, &[], name);
        assert_eq!(databases.probe(&game.start()), known(Value::Draw, None), "{id}");
    }
}

#[test]
fn six_men_are_drawn_with_and_without_flying() {
    for (id, name) in [("six-mens-morris", "six"), ("six-mens-morris-flying", "six-flying")] {
        let (game, databases) = whole(id, &[], name);
        assert_eq!(databases.probe(&game.start()), known(Value::Draw, None), "{id}");
    }
}

#[test]
fn twelve_men_are_too_many_to_solve_from_the_empty_board_though_a_full_board_has_few_positions() {
    for id in ["twelve-mens-morris", "morabaraba"] {
        let folder = folder("twelve");
        let settings =
            Settings { folder: folder.clone(), depths: None, placing: false, pieces: None, memory: u64::MAX };
        let solver = Solver::new(&mill_with(id, &[]), settings).unwrap();
        assert!(!solver.is_whole(), "{id}");
        // Three to twelve pieces a side, two at a time but for those with as many on both sides.
        assert_eq!(solver.plan().len(), 55, "{id}");
        assert!(solver.plan().iter().all(|pair| pair.spaces.iter().all(solve::Space::is_moving)), "{id}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
