//! What every game promises, and what this family adds: numbered turns, written turns.

use std::collections::BTreeSet;

use crate::common::{at, shipped, shipped_ids, spoken_of};
use game::{Actions, Catalogue, Decide, Features, Game, Notation, Random, sample_roll};
use nardi::{Nardi, State, Step, Turn};

#[test]
fn every_preset_keeps_the_contract() {
    for id in shipped_ids() {
        testkit::conformance::check(&shipped(&id), if testkit::is_long() { 200 } else { 6 }, 2026);
    }
}

/// Calls `each` at every decision of some random games.
fn at_every_decision(nardi: &Nardi, games: u64, mut each: impl FnMut(&State, &[(Turn, State)])) {
    let mut random = Random::new(19);
    let mut decisions = Vec::new();
    for _ in 0..games {
        let mut state = nardi.start();
        while nardi.turn(&state) != game::Turn::Over {
            if nardi.turn(&state) == game::Turn::Chance {
                let roll = sample_roll(nardi.rolls(&state), &mut random);
                nardi.roll(&mut state, roll);
                continue;
            }
            nardi.decisions(&state, &mut decisions);
            each(&state, &decisions);
            state = decisions[random.below(decisions.len() as u32) as usize].1;
        }
    }
}

#[test]
fn turn_numbers_are_distinct_below_the_count_and_lead_back_to_the_turn() {
    for id in shipped_ids() {
        let nardi = shipped(&id);
        at_every_decision(&nardi, 8, |state, decisions| {
            let mut numbers = BTreeSet::new();
            for &(turn, _) in decisions {
                let number = nardi.encode_turn(state, turn).expect("a legal turn has a number");
                assert!(number < nardi.turn_action_count());
                assert!(numbers.insert(number), "{id} {state:?}: {number} means two turns");
                if decisions.len() < 60 {
                    assert_eq!(nardi.decode_turn(state, number), Some(turn), "{id} {state:?}");
                }
                assert!(!nardi.describe_turn_action(number).is_empty());
            }
        });
    }
}

#[test]
fn a_pass_and_a_double_have_turn_numbers() {
    let nardi = shipped("long-nardi");
    let state = at(&nardi, "O5/a5/n5/6 w 6666");
    assert_eq!(nardi.encode_turn(&state, Turn::PASS), Some(624));
    assert_eq!(nardi.decode_turn(&state, 624), Some(Turn::PASS));
    let state = at(&nardi, "O5/6/o5/6 w 1111");
    let number = nardi.encode_turn(&state, nardi.decode_turn(&state, 625 + 15 + 10).unwrap_or(Turn::PASS));
    assert_eq!(number, None, "that number is no legal turn here");
    let mut turns = Vec::new();
    nardi.turns(&state, &mut turns);
    let number = nardi.encode_turn(&state, turns[0]).unwrap();
    assert_eq!(nardi.describe_turn_action(number), "24 23 22 21");
}

#[test]
fn another_order_of_the_same_turn_has_the_same_number() {
    let nardi = shipped("long-nardi");
    let state = at(&nardi, "O5/6/o5/6 w 61");
    let read = |text: &str| nardi.turn_of_steps(&state, &nardi.read_turn(&state, text).unwrap()).unwrap();
    let (one, other) = (read("24/18,18/17"), read("24/23,23/17"));
    assert_ne!(one, other);
    assert_eq!(nardi.encode_turn(&state, one), nardi.encode_turn(&state, other));
}

#[test]
fn written_turns_read_back_and_play_like_their_steps() {
    for id in shipped_ids() {
        let nardi = shipped(&id);
        at_every_decision(&nardi, 4, |state, decisions| {
            for &(turn, end) in decisions.iter().take(40) {
                let text = nardi.turn_text(state, turn);
                let steps = nardi.read_turn(state, &text).unwrap();
                let read =
                    nardi.turn_of_steps(state, &steps).unwrap_or_else(|reason| panic!("{text}: {reason}"));
                let mut by_steps = *state;
                let mut steps = Vec::new();
                nardi.steps_of(state, turn, &mut steps);
                for step in steps {
                    nardi.play_checked(&mut by_steps, step).unwrap();
                }
                assert_eq!(by_steps, end, "{id} {state:?} {text}");
                let mut by_turn = *state;
                nardi.play_turn(&mut by_turn, read);
                assert_eq!(by_turn, end, "{id} {state:?} {text}");
            }
        });
    }
}

#[test]
fn an_illegal_turn_is_refused_with_its_reason_and_its_step() {
    let nardi = shipped("long-nardi");
    let state = at(&nardi, "N5/A5/o5/6 w 61");
    let refuse = |text: &str| {
        let steps = nardi.read_turn(&state, text).unwrap();
        nardi.turn_of_steps(&state, &steps).expect_err("it is legal")
    };
    let reason = refuse("24/23,24/18");
    assert_eq!((&*reason.code, spoken_of(&reason, "step").as_str()), ("head-already-used", "2"));
    assert_eq!(refuse("24/23").code, "turn-incomplete");
    assert_eq!(refuse("24/18,18/17,17/16").code, "turn-over");
    assert_eq!(refuse("pass").code, "must-play");
    assert_eq!(refuse("11/10").code, "point-empty");
    assert_eq!(refuse("12/11").code, "not-your-checker");
    assert!(nardi.read_turn(&state, "24/23,24/18,1/off,2/off,3/off").is_err());
    assert!(nardi.read_turn(&state, "24/23,pass").is_err());
    let due = at(&nardi, "N5/A5/o5/6 w -");
    assert_eq!(nardi.turn_of_steps(&due, &[]).unwrap_err().code, "dice-due");
}

#[test]
fn step_numbers_are_dense() {
    let nardi = shipped("long-nardi");
    assert_eq!(nardi.action_count(), 130);
    let described: BTreeSet<String> = (0..130).map(|number| nardi.describe_action(number)).collect();
    assert_eq!(described.len(), 130);
    assert_eq!(nardi.describe_action(0), "24/23");
    assert_eq!(nardi.describe_action(128), "1/off");
    assert_eq!(nardi.describe_action(129), "pass");
    assert_eq!(nardi.describe_action(130), "");
    let state = nardi.start();
    for (from, to) in (0..24u8).flat_map(|from| (1..=6).map(move |by| (from, from + by))) {
        if let Some(step) = Step::new(from, to) {
            assert!(described.contains(&nardi.describe_action(nardi.action_of(&state, step))));
        }
    }
}

#[test]
fn a_state_takes_64_bytes_and_a_turn_8() {
    assert_eq!(size_of::<State>(), 64);
    assert_eq!(size_of::<Turn>(), 8);
    assert_eq!(size_of::<Step>(), 2);
}

#[test]
fn a_drawing_shows_every_stack() {
    let nardi = shipped("long-nardi");
    let picture = nardi.draw(&at(&nardi, "N5/A5/o5/6 w 61"));
    assert!((1..=24).all(|n| picture.find(&n.to_string()).is_some()));
    assert!(["off-white", "off-black"].iter().all(|tray| picture.find(tray).is_some()));
    let text = picture.to_text();
    assert!(text.contains("14") && text.contains("15") && text.contains("[6] [1]"), "{text}");
    let text = nardi.draw(&at(&nardi, "6/6/o5/6 b -")).to_text();
    assert!(text.contains("White wins a mars") && !text.contains("to roll"), "{text}");
}

fn rules_text(nardi: &Nardi) -> String {
    nardi.explain_in(Catalogue::english())
}

#[test]
fn the_rules_text_follows_from_the_options() {
    let texts: BTreeSet<String> = shipped_ids().iter().map(|id| rules_text(&shipped(id))).collect();
    assert_eq!(texts.len(), 6, "no two presets read alike");
    let base = shipped("long-nardi");
    let settings = "opening.roll opening.next_game dice.doubles dice.winning_turn_may_stop head.limit \
        head.first_turn_for runner.first block.permission block.checked block.borne_off_is_ahead \
        block.on_bear_off block.own_start_max block.enemy_start_max block.open_when_all_behind \
        bear_off.larger_die bear_off.inner_steps score.oin score.mars score.koks score.tie match.length match.cube";
    for path in settings.split_whitespace() {
        let mut variant = base.variant().clone();
        let spec = nardi::FAMILY.option(path).unwrap();
        if path == "opening.next_game" {
            variant.values.set_from_text(nardi::FAMILY.option("match.length").unwrap(), "5").unwrap();
        }
        if path == "score.oin" {
            variant.values.set_from_text(nardi::FAMILY.option("score.mars").unwrap(), "2").unwrap();
        }
        let before = rules_text(&Nardi::new(variant.clone()).unwrap());
        let changed = match spec.kind {
            game::rules::Kind::Bool => (!variant.values.bool(path)).to_string(),
            game::rules::Kind::Int { .. } if path == "score.oin" => "2".into(),
            game::rules::Kind::Int { .. } => if path.ends_with("max") { "5" } else { "3" }.into(),
            _ => "1".into(),
        };
        variant.values.set_from_text(spec, &changed).unwrap();
        assert_ne!(rules_text(&Nardi::new(variant).unwrap()), before, "{path} is not explained");
    }
}

/// The same position with the colours exchanged: the board turned by half, letters in the other case.
fn with_colours_exchanged(fen: &str) -> String {
    let (board, rest) = fen.split_once(' ').unwrap();
    let swapped: String = board
        .chars()
        .map(|c| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() })
        .collect();
    let quarters: Vec<&str> = swapped.split('/').collect();
    let rest = match rest.split_at(1) {
        ("w", rest) => format!("b{rest}"),
        (_, rest) => format!("w{rest}"),
    };
    format!("{}/{}/{}/{} {rest}", quarters[2], quarters[3], quarters[0], quarters[1])
}

#[test]
fn both_colours_have_the_same_turns_steps_and_features() {
    let mut random = Random::new(31);
    for id in shipped_ids() {
        let nardi = shipped(&id);
        let double = if nardi.rules().doubles == nardi::Doubles::TwoThenRollAgain { 2 } else { 4 };
        for _ in 0..300 {
            let fen = testkit::nardi::hard_position(&mut random, double);
            let (state, other) = (at(&nardi, &fen), at(&nardi, &with_colours_exchanged(&fen)));
            let (mut turns, mut other_turns) = (Vec::new(), Vec::new());
            nardi.turns(&state, &mut turns);
            nardi.turns(&other, &mut other_turns);
            assert_eq!(turns, other_turns, "{id} {fen}");
            let (mut steps, mut other_steps) = (Vec::new(), Vec::new());
            nardi.moves(&state, &mut steps);
            nardi.moves(&other, &mut other_steps);
            assert_eq!(steps, other_steps, "{id} {fen}");
            for seat in 0..2 {
                let (mut inputs, mut other_inputs) = (Vec::new(), Vec::new());
                nardi.features(&state, seat, &mut inputs);
                nardi.features(&other, seat ^ 1, &mut other_inputs);
                assert_eq!(inputs, other_inputs, "{id} {fen}");
            }
        }
    }
}

#[test]
fn net_inputs_are_as_documented() {
    let nardi = shipped("long-nardi");
    assert_eq!((nardi.feature_set().as_str(), nardi.feature_count()), ("nardi-2", 331));
    let mut inputs: Vec<(u16, f32)> = Vec::new();
    // White: 13 on the head, 2 borne off. Black holds 11 to 8 and has 11 on its head.
    nardi.features(&at(&nardi, "M5/6/kaaaa1/6 b -"), 0, &mut inputs);
    // In thousandths.
    let value = |index: u16| {
        inputs.iter().find(|&&(i, _)| i == index).map_or(0, |&(_, value)| (value * 1000.0).round() as i32)
    };
    assert_eq!([0, 1, 2, 3, 4].map(value), [1000, 1000, 1000, 2500, 0], "thirteen on the head");
    assert_eq!([96, 97].map(value), [133, 1000], "two of fifteen borne off");
    assert_eq!(value(98), 1733, "312 pips");
    assert_eq!([99, 100].map(value), [867, 0], "thirteen of fifteen on the head, not home");
    assert_eq!([101, 106, 107, 112].map(value), [125, 125, 1000, 1000], "every die can leave the head");
    assert_eq!([118, 122, 123].map(value), [167, 0, 0], "one point of the first quarter");
    assert_eq!(
        [124, 125].map(value),
        [0, 111],
        "White always has a move, and cannot play four doubles in full"
    );
    assert_eq!([129, 130].map(value), [1000, 0], "all six points before the head are free");
    assert_eq!([153, 162, 163].map(value), [0, 1000, 0], "thirteen on the head");
    assert_eq!(value(165 + 113), 833, "Black holds five in a row");
    assert_eq!([114, 115, 116].map(|i| value(165 + i)), [1000, 1000, 0], "with White behind them");
    assert_eq!(value(165 + 117), 867, "all of White's checkers are behind");
    assert_eq!(value(330), 0, "no race");
    let narde = shipped("long-narde");
    assert_eq!((narde.feature_set().as_str(), narde.feature_count()), ("nardi-2r", 332));
    let mut inputs: Vec<(u16, f32)> = Vec::new();
    narde.features(&at(&narde, "N1A3/6/o5/6 w - 1 x"), 0, &mut inputs);
    assert_eq!(inputs.last(), Some(&(331, 1.0)), "White rolls again");
}
