//! Every position that can be reached, against plain minimax over the slow reference rules.

mod common;

use std::collections::HashMap;

use common::{TRIANGLE, folder, mill_of, mill_with, solved};
use game::{Game, Notation};
use mill::Mill;
use solve::Value;
use testkit::mill::Reference;

/// What decides how ideal play goes on: the number of quiet moves and of the move decide nothing.
fn key(fen: &str) -> String {
    let words: Vec<&str> = fen.split(' ').collect();
    let rest = words.iter().skip(17).copied();
    words.iter().take(10).copied().chain(rest).collect::<Vec<_>>().join(" ")
}

/// The value of each reachable position for the side to act, by sweeping until nothing changes.
fn minimax(game: &Mill) -> HashMap<String, (String, i32)> {
    let variant = game.variant();
    let reference = Reference::new(&variant.values);
    let mut next: HashMap<String, (String, Vec<String>)> = HashMap::new();
    let mut open = vec![game.state_text(&game.start())];
    while let Some(fen) = open.pop() {
        if next.contains_key(&key(&fen)) {
            continue;
        }
        let after: Vec<String> =
            reference.legal(&fen).iter().map(|action| reference.after(&fen, action)).collect();
        open.extend(after.iter().cloned());
        next.insert(key(&fen), (fen, after.iter().map(|fen| key(fen)).collect()));
    }
    let side = |fen: &str| fen.split(' ').nth(1).map(str::to_owned);
    let mut values: HashMap<String, i32> = HashMap::new();
    for (name, (fen, _)) in &next {
        let won = match reference.result(fen) {
            Some("white") => Some("w"),
            Some("black") => Some("b"),
            _ => None,
        };
        let value = won.map_or(0, |winner| if side(fen).as_deref() == Some(winner) { 1 } else { -1 });
        values.insert(name.clone(), value);
    }
    loop {
        let mut changed = false;
        for (name, (fen, after)) in next.iter().filter(|(_, (_, after))| !after.is_empty()) {
            let seen = |other: &String| {
                if side(&next[other].0) == side(fen) { values[other] } else { -values[other] }
            };
            let best = after.iter().map(seen).max().unwrap_or(0);
            changed |= values.insert(name.clone(), best) != Some(best);
        }
        if !changed {
            return next
                .into_iter()
                .map(|(name, (fen, _))| (fen, values[&name]))
                .map(|(fen, v)| (key(&fen), (fen, v)))
                .collect();
        }
    }
}

fn assert_agrees(game: &Mill, name: &str) {
    let folder = folder(name);
    let databases = solved(game, &folder, false, None);
    let values = minimax(game);
    assert!(values.len() > 500, "{name}: {}", values.len());
    for (fen, value) in values.values() {
        let state = game.read_state(fen).unwrap();
        let expected = match value {
            1.. => Value::Win,
            0 => Value::Draw,
            _ => Value::Loss,
        };
        assert_eq!(databases.probe(&state).map(|known| known.value), Some(expected), "{name}: {fen}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// No rule that counts: then ideal play is all there is.
const ENDLESS: [(&str, &str); 2] = [("n_move_rule", "0"), ("threefold_repetition_rule", "false")];

fn endless(id: &str, changes: &[(&str, &str)]) -> Mill {
    mill_with(id, &[&ENDLESS, changes].concat())
}

#[test]
fn every_position_of_three_men_is_worth_what_minimax_says() {
    assert_agrees(&endless("three-mens-morris", &[]), "minimax-three");
    assert_agrees(&endless("three-mens-morris-flying", &[]), "minimax-flying");
}

#[test]
fn every_position_of_a_board_of_our_own_is_worth_what_minimax_says() {
    let text = TRIANGLE
        .replace("may_fly = false", "may_fly = false\n n_move_rule = 0\n threefold_repetition_rule = false");
    assert_agrees(&mill_of(&text), "minimax-triangle");
}

#[test]
fn captures_without_mills_are_solved() {
    let captures = [
        ("custodian_capture.enabled", "true"),
        ("intervention_capture.enabled", "true"),
        ("leap_capture.enabled", "true"),
        ("pieces_at_least_count", "2"),
    ];
    assert_agrees(&endless("three-mens-morris", &captures), "minimax-captures");
    assert_agrees(&endless("three-mens-morris-flying", &captures[..1]), "minimax-custodian");
}

#[test]
fn moving_while_placing_is_solved() {
    assert_agrees(&endless("three-mens-morris", &[("may_move_in_placing_phase", "true")]), "minimax-lasker");
}

#[test]
fn stuck_sides_and_mills_that_take_from_the_hand_are_solved() {
    for (i, changes) in [
        [("stalemate_action", "change-side-to-move"), ("pieces_at_least_count", "2")],
        [("stalemate_action", "remove-opponents-piece-and-make-next-move"), ("pieces_at_least_count", "2")],
        [("stalemate_action", "both-players-remove-opponents-piece"), ("pieces_at_least_count", "2")],
        [
            ("mill_formation_action_in_placing_phase", "remove-from-hand-then-your-turn"),
            ("pieces_at_least_count", "2"),
        ],
        [
            ("mill_formation_action_in_placing_phase", "opponent-removes-own-piece"),
            ("pieces_at_least_count", "2"),
        ],
        [
            ("mill_formation_action_in_placing_phase", "removal-based-on-mill-counts"),
            ("pieces_at_least_count", "2"),
        ],
    ]
    .iter()
    .enumerate()
    {
        assert_agrees(&endless("three-mens-morris", changes), &format!("minimax-other-{i}"));
    }
}
