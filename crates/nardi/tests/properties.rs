//! Hostile input: parsers never panic, reading is the inverse of writing, errors change nothing.

use crate::common::{at, shipped, shipped_ids};
use game::{Decide, Game, Notation, Random};
use nardi::{Nardi, Step};
use proptest::prelude::*;

fn cases() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(if testkit::is_long() { 20_000 } else { 500 })
    }
}

fn any_shipped() -> impl Strategy<Value = Nardi> {
    proptest::sample::select(shipped_ids()).prop_map(|id| shipped(&id))
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn any_text_is_read_or_refused(nardi in any_shipped(), text in ".{0,60}") {
        let state = nardi.start();
        let _ = nardi.read_state(&text);
        let _ = nardi.read_move(&state, &text);
        let _ = nardi.read_turn(&state, &text);
        let _ = nardi.read_roll(&state, &text);
    }

    #[test]
    fn anything_like_a_fen_is_read_or_refused(
        nardi in any_shipped(),
        text in "[A-Oa-o1-6]{0,7}/[A-Oa-o1-6]{0,7}/[A-Oa-o1-6]{0,7}/[A-Oa-o1-6]{0,7} [wb-] (-|[1-6]{1,5})( [0-9]{1,3})?( [xdch])?",
    ) {
        if let Ok(state) = nardi.read_state(&text) {
            let written = nardi.state_text(&state);
            prop_assert_eq!(nardi.read_state(&written).unwrap(), state, "{} became {}", text, written);
            let mut steps = Vec::new();
            nardi.moves(&state, &mut steps);
            let mut turns = Vec::new();
            nardi.turns(&state, &mut turns);
            prop_assert_eq!(steps.is_empty(), turns.is_empty());
            for turn in turns {
                let mut end = state;
                nardi.play_turn(&mut end, turn);
            }
        }
    }

    #[test]
    fn hard_positions_read_back(seed in any::<u64>()) {
        let nardi = shipped("long-nardi");
        let fen = testkit::nardi::hard_position(&mut Random::new(seed), 4);
        prop_assert_eq!(nardi.state_text(&at(&nardi, &fen)), fen);
    }

    #[test]
    fn the_ways_of_a_turn_make_its_end_board(seed in any::<u64>()) {
        let nardi = shipped("long-nardi");
        let state = at(&nardi, &testkit::nardi::hard_position(&mut Random::new(seed), 4));
        let mut turns = Vec::new();
        nardi.decisions(&state, &mut turns);
        let side = state.side().unwrap();
        for (turn, end) in turns {
            let mut counts: [i32; 25] = std::array::from_fn(|p| match p {
                24 => state.borne_off(side).into(),
                _ => state.checkers(side, p as u8).into(),
            });
            let mut parts = Vec::new();
            nardi.parts_of(turn, &mut parts);
            prop_assert_eq!(parts.len(), turn.ways().len());
            for (part, (from, to)) in parts.into_iter().zip(turn.ways()) {
                counts[usize::from(from)] -= 1;
                counts[usize::from(to)] += 1;
                prop_assert!(usize::from(part) < nardi.part_count());
                let alone = nardi.after_part(&state, Some(part));
                prop_assert_eq!(alone.checkers(side, from), state.checkers(side, from) - 1);
                prop_assert_eq!(nardi.seat_to_act(&alone), Some(side ^ 1));
            }
            prop_assert!((0..24).all(|p| counts[usize::from(p)] == i32::from(end.checkers(side, p))));
            prop_assert_eq!(counts[24], i32::from(end.borne_off(side)));
        }
    }

    #[test]
    fn an_illegal_step_changes_nothing_and_has_a_reason(nardi in any_shipped(), seed in any::<u64>(), from in 0u8..24, by in 1u8..7) {
        let Some(step) = Step::new(from, (from + by).min(24)) else { return Ok(()) };
        let is_two = nardi.rules().doubles == nardi::Doubles::TwoThenRollAgain;
        let fen = testkit::nardi::hard_position(&mut Random::new(seed), if is_two { 2 } else { 4 });
        let state = at(&nardi, &fen);
        let mut after = state;
        let played = nardi.play_checked(&mut after, step).is_ok();
        prop_assert_eq!(played, nardi.why_not(&state, step).is_none());
        prop_assert!(played || after == state);
        let text = nardi.move_text(&state, step);
        prop_assert_eq!(nardi.read_move(&state, &text).unwrap(), step);
    }

    #[test]
    fn anything_like_a_turn_is_judged(seed in any::<u64>(), text in "(([0-9]{1,2}/([0-9]{1,2}|off)),){0,3}[0-9]{1,2}/([0-9]{1,2}|off)") {
        let nardi = shipped("long-nardi");
        let state = at(&nardi, &testkit::nardi::hard_position(&mut Random::new(seed), 4));
        if let Ok(steps) = nardi.read_turn(&state, &text) {
            let _ = nardi.turn_of_steps(&state, &steps);
        }
    }
}
