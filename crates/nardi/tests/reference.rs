//! The fast generator and the cursor against the slow reference of `testkit`.

use crate::common::{shipped, shipped_ids};
use std::collections::BTreeSet;

use game::{Game, Notation, Random, sample_roll};
use nardi::{Nardi, State, Turn};

fn positions_per_variant() -> usize {
    if testkit::is_long() { 200_000 } else { 5_000 }
}

/// The boards that turns end with, as the fast generator has them; each must come once.
fn ends_of_turns(nardi: &Nardi, state: &State) -> BTreeSet<String> {
    let mut turns = Vec::new();
    nardi.turns(state, &mut turns);
    let mut ends = BTreeSet::new();
    for turn in turns.into_iter().filter(|turn| !turn.is_pass()) {
        assert!(ends.insert(board_after(nardi, state, turn)), "{state:?}: a board comes twice");
    }
    ends
}

fn board_after(nardi: &Nardi, state: &State, turn: Turn) -> String {
    let mut end = *state;
    nardi.play_turn(&mut end, turn);
    board_of(nardi, &end)
}

fn board_of(nardi: &Nardi, state: &State) -> String {
    nardi.state_text(state).split(' ').next().unwrap().to_owned()
}

fn steps_of_cursor(nardi: &Nardi, state: &State) -> BTreeSet<String> {
    let mut steps = Vec::new();
    nardi.moves(state, &mut steps);
    steps.into_iter().filter(|step| !step.is_pass()).map(|step| nardi.move_text(state, step)).collect()
}

/// Every state that the cursor can end this turn with, whatever way it takes.
fn ends_of_cursor(nardi: &Nardi, start: &State) -> BTreeSet<String> {
    let mut ends = BTreeSet::new();
    let mut seen = std::collections::HashSet::new();
    let mut open = vec![*start];
    while let Some(state) = open.pop() {
        let mut steps = Vec::new();
        nardi.moves(&state, &mut steps);
        for step in steps {
            let mut next = state;
            nardi.play(&mut next, step);
            let (dice, left) = next.dice();
            let (start_dice, start_left) = start.dice();
            let goes_on = next.side() == start.side()
                && (1..start_left).contains(&left)
                && dice[..left].iter().all(|die| start_dice.contains(die));
            if !goes_on {
                ends.insert(nardi.state_text(&next));
            } else if seen.insert(next) {
                open.push(next);
            }
        }
    }
    ends
}

fn compare(nardi: &Nardi, state: &State) {
    let fen = nardi.state_text(state);
    let slow = testkit::nardi::answer(&nardi.variant().values, &fen);
    let id = &nardi.variant().id;
    assert_eq!(ends_of_turns(nardi, state), slow.ends, "{id} {fen}: end boards");
    assert_eq!(steps_of_cursor(nardi, state), slow.steps, "{id} {fen}: first steps");
    let mut turns = Vec::new();
    nardi.turns(state, &mut turns);
    let fast: BTreeSet<String> = turns
        .into_iter()
        .map(|turn| {
            let mut end = *state;
            nardi.play_turn(&mut end, turn);
            nardi.state_text(&end)
        })
        .collect();
    assert_eq!(ends_of_cursor(nardi, state), fast, "{id} {fen}: cursor paths");
}

fn compare_on_random_games(nardi: &Nardi, positions: usize) {
    let mut random = Random::new(7);
    let mut seen = 0;
    let mut turns = Vec::new();
    while seen < positions {
        let mut state = nardi.start();
        while nardi.turn(&state) != game::Turn::Over && seen < positions {
            if nardi.turn(&state) == game::Turn::Chance {
                let roll = sample_roll(nardi.rolls(&state), &mut random);
                nardi.roll(&mut state, roll);
                continue;
            }
            compare(nardi, &state);
            seen += 1;
            nardi.turns(&state, &mut turns);
            let choice = random.below(turns.len() as u32) as usize;
            nardi.play_turn(&mut state, turns[choice]);
        }
    }
}

fn compare_on_hard_positions(nardi: &Nardi, positions: usize) {
    let mut random = Random::new(11);
    let is_two = nardi.rules().doubles == nardi::Doubles::TwoThenRollAgain;
    for _ in 0..positions {
        let fen = testkit::nardi::hard_position(&mut random, if is_two { 2 } else { 4 });
        let state = nardi.read_state(&fen).unwrap_or_else(|error| panic!("{error}"));
        compare(nardi, &state);
    }
}

fn compare_shipped(id: &str) {
    let nardi = shipped(id);
    compare_on_random_games(&nardi, positions_per_variant() / 2);
    compare_on_hard_positions(&nardi, positions_per_variant() / 2);
}

#[test]
fn long_nardi_agrees_with_the_reference() {
    compare_shipped("long-nardi");
}

#[test]
fn long_narde_agrees_with_the_reference() {
    compare_shipped("long-narde");
}

#[test]
fn federation_agrees_with_the_reference() {
    compare_shipped("federation");
}

#[test]
fn fevga_agrees_with_the_reference() {
    compare_shipped("fevga");
}

#[test]
fn moultezim_agrees_with_the_reference() {
    compare_shipped("moultezim");
}

#[test]
fn gul_bara_agrees_with_the_reference() {
    compare_shipped("gul-bara");
}

/// Random combinations of the options that the rule files leave alone.
#[test]
fn any_combination_of_options_agrees_with_the_reference() {
    let mut random = Random::new(3);
    let mut games = 0;
    while games < if testkit::is_long() { 2_000 } else { 150 } {
        let mut variant = game::rules::Variant::plain(&nardi::FAMILY, "mixed");
        for spec in nardi::FAMILY.options {
            let text = match spec.kind {
                game::rules::Kind::Bool => (random.below(2) == 0).to_string(),
                game::rules::Kind::Name(names) => names[random.below(names.len() as u32) as usize].to_owned(),
                game::rules::Kind::Int { .. } if spec.path == "block.length" => {
                    (3 + random.below(5)).to_string()
                }
                game::rules::Kind::Int { min, .. } if spec.path.ends_with("start_max") => {
                    (min.max(3) + i64::from(random.below(4))).min(6).to_string()
                }
                game::rules::Kind::Int { .. } if spec.path == "head.limit" => {
                    (1 + random.below(3)).to_string()
                }
                _ => continue,
            };
            variant.values.set_from_text(spec, &text).unwrap();
        }
        let Ok(nardi) = Nardi::new(variant) else { continue };
        games += 1;
        compare_on_random_games(&nardi, 25);
        compare_on_hard_positions(&nardi, 25);
    }
}

#[test]
fn variants_are_named_after_their_files() {
    for id in shipped_ids() {
        assert_eq!(shipped(&id).variant().id, id);
    }
}
