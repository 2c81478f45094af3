//! Three Men's Morris is small enough to solve: its values are known.

use std::collections::HashMap;

use crate::common::mill_with;
use game::{Game, Notation, Turn};
use mill::{Mill, State};

/// Wins (positive), losses (negative) for the side to move, by how many actions; 0 for draws.
type Values = HashMap<String, i32>;

/// A position with its key, and the keys of those after it, each with whether the same side acts again.
type Node = (String, State, Vec<(String, bool)>);

/// What decides how play goes on, where no rule counts quiet actions.
fn key(mill: &Mill, state: &State) -> String {
    mill.state_text(state).split(' ').take(10).collect::<Vec<_>>().join(" ")
}

fn children(mill: &Mill, state: &State) -> Vec<State> {
    let mut moves = Vec::new();
    mill.moves(state, &mut moves);
    let play = |action| {
        let mut next = *state;
        mill.play(&mut next, action);
        next
    };
    moves.into_iter().map(play).collect()
}

/// Values of everything reachable: improved until nothing changes, so that what never ends stays 0.
fn solve(mill: &Mill) -> Values {
    let mut states: HashMap<String, State> = HashMap::new();
    let mut open = vec![mill.start()];
    while let Some(state) = open.pop() {
        if states.insert(key(mill, &state), state).is_none() {
            open.extend(children(mill, &state));
        }
    }
    let graph: Vec<Node> = states
        .iter()
        .map(|(name, state)| {
            let next = children(mill, state);
            (name.clone(), *state, next.iter().map(|n| (key(mill, n), n.side() == state.side())).collect())
        })
        .collect();
    let mut values: Values = HashMap::new();
    for (name, state, _) in graph.iter().filter(|(_, state, _)| mill.turn(state) == Turn::Over) {
        let score = i32::from(mill.scores(state).of(state.side()));
        values.insert(name.clone(), score);
    }
    loop {
        let mut changed = false;
        for (name, _, next) in graph.iter().filter(|(_, _, next)| !next.is_empty()) {
            // Seen from the mover, one action later: wins and losses move away from 0.
            let seen = |(child, same): &(String, bool)| {
                let value = values.get(child).copied().unwrap_or(0) * if *same { 1 } else { -1 };
                value + value.signum()
            };
            let options: Vec<i32> = next.iter().map(seen).collect();
            let win = options.iter().copied().filter(|&value| value > 0).min();
            let loss = || options.iter().all(|&value| value < 0).then(|| options.iter().copied().min());
            let value = win.or_else(|| loss().flatten()).unwrap_or(0);
            changed |= values.insert(name.clone(), value) != Some(value);
        }
        if !changed {
            return values;
        }
    }
}

fn value_after(mill: &Mill, values: &Values, opening: &str) -> i32 {
    let mut state = mill.start();
    crate::common::play(mill, &mut state, opening);
    values[&key(mill, &state)]
}

fn three_men(changes: &[(&str, &str)]) -> (Mill, Values) {
    let endless = [("n_move_rule", "0"), ("threefold_repetition_rule", "false")];
    let mill = mill_with("three-mens-morris", &[&endless, changes].concat());
    let values = solve(&mill);
    (mill, values)
}

#[test]
fn three_men_with_diagonals_are_won_from_the_centre_lost_from_an_edge_and_drawn_from_a_corner() {
    let (mill, values) = three_men(&[]);
    // The mill comes with the ninth action (the eighth after an edge); its removal and the end count one each.
    assert_eq!(values[&key(&mill, &mill.start())], 9 + 2);
    assert_eq!(value_after(&mill, &values, "b2"), -(8 + 2));
    assert_eq!(value_after(&mill, &values, "b1"), 7 + 2);
    assert_eq!(value_after(&mill, &values, "a1"), 0);
}

#[test]
fn three_men_with_flying_or_without_diagonals_are_drawn() {
    let (mill, values) = three_men(&[("may_fly", "true")]);
    assert_eq!(values[&key(&mill, &mill.start())], 0);
    let (mill, values) = three_men(&[("has_diagonal_lines", "false")]);
    assert_eq!(values[&key(&mill, &mill.start())], 0);
}
