//! Every shipped rule file.

use crate::common::{at, moves, random_game, shipped, shipped_ids};
use game::{Actions, Features, Game, Notation, Observe, Random, Turn};

#[test]
fn every_rule_file_plays_to_the_end() {
    for id in shipped_ids() {
        let game = shipped(&id);
        for seed in 0..5 {
            let end = random_game(&game, &mut Random::stream(seed, 1), 100_000, |_, _| {});
            assert_eq!(game.turn(&end), Turn::Over, "{id}: {}", game.state_text(&end));
            assert_eq!(game.scores(&end).0.iter().sum::<i16>(), 0, "{id}");
            assert!(game.verdict(&end).is_some());
        }
    }
}

#[test]
fn positions_and_moves_survive_a_round_trip_through_text() {
    for id in shipped_ids() {
        let game = shipped(&id);
        random_game(&game, &mut Random::stream(7, 1), 3_000, |state, _| {
            let fen = game.state_text(state);
            assert_eq!(at(&game, &fen), *state, "{id}: {fen}");
            for action in moves(&game, state) {
                let text = game.move_text(state, action);
                assert_eq!(game.read_move(state, &text), Ok(action));
                assert_eq!(
                    game.move_of(state, game.action_of(state, action)),
                    Some(action),
                    "{id}: {fen} {text}"
                );
                assert_eq!(game.why_not(state, action), None);
            }
        });
    }
}

#[test]
fn features_are_ascending_few_and_within_bounds() {
    for id in shipped_ids() {
        let game = shipped(&id);
        assert!(game.feature_count() < 400, "{id}: {}", game.feature_count());
        let mut observation = vec![0.0; game.observation_len()];
        random_game(&game, &mut Random::stream(8, 1), 2_000, |state, _| {
            for seat in 0..4 {
                let mut features: Vec<(u16, f32)> = Vec::new();
                game.features(state, seat, &mut features);
                assert!(features.is_sorted_by(|a, b| a.0 < b.0), "{id}: {features:?}");
                assert!(
                    features
                        .iter()
                        .all(|&(index, value)| usize::from(index) < game.feature_count() && value != 0.0)
                );
                game.observe(state, seat, &mut observation);
            }
        });
    }
}

#[test]
fn two_players_sit_opposite_when_the_position_says_so() {
    let game = shipped("danish");
    let state = at(&game, "0,0,0,0/-/0,0,0,0/- 0 - 1 0 0 -");
    assert_eq!(state.seated().collect::<Vec<_>>(), [0, 2]);
    assert_eq!(
        crate::common::after(&game, "1,0,0,0/-/0,0,0,0/- 0 3 1 0 0 -", "p0+3"),
        "4,0,0,0/-/0,0,0,0/- 2 - 1 0 0 -"
    );
}
