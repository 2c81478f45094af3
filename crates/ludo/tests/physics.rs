//! What agents ask about a position, with the edge cases of the board-physics document.

use crate::common::{at, moves, random_game, shipped, shipped_ids};
use game::{Game, Notation, Random};
use ludo::{Ludo, Threat};

fn danish() -> Ludo {
    shipped("danish")
}

fn fen(first: &str, second: &str) -> String {
    format!("{first}/{second}/0,0,0,0/0,0,0,0 0 - 5 0 0 -")
}

#[test]
fn distance_is_target_less_source_around_the_loop() {
    let game = danish();
    let frame = game.rules().frame;
    assert_eq!(frame.circular_distance(50, 5), 7);
    assert_eq!(frame.circular_distance(5, 50), 45);
    assert_eq!(game.circular_distance(50, 5), Some(7));
    assert_eq!(game.circular_distance(52, 5), None, "the lane is on no loop square");
    assert_eq!(game.circular_distance(0, 5), None);
}

#[test]
fn a_simulated_move_bounces_from_the_goal() {
    let game = danish();
    let state = at(&game, &fen("56,0,0,0", "0,0,0,0"));
    assert_eq!(game.simulate_move(&state, 0, 0, 3).unwrap().to, 55);
    assert_eq!(game.simulate_move(&state, 0, 1, 3), None, "a three brings nobody out");
    assert_eq!(game.simulate_move(&state, 0, 1, 6).unwrap().to, 1);
}

#[test]
fn captures_count_at_both_ends_of_a_star_jump_and_51_leads_to_the_goal() {
    let game = danish();
    // Seat 1's 44 and 51 are seat 0's 5 and 12.
    let state = at(&game, &fen("4,49,0,0", "44,51,0,0"));
    assert_eq!(game.can_capture(&state, 0, 0, 1), [(1, 0), (1, 1)]);
    let outcome = game.simulate_move(&state, 0, 1, 2).unwrap();
    assert_eq!((outcome.via, outcome.to), (51, 57));
}

#[test]
fn a_globe_with_an_enemy_sends_the_arrival_home_and_own_pieces_share_it() {
    let game = danish();
    // Seat 1's 48 is seat 0's 9.
    let state = at(&game, &fen("4,9,0,0", "48,0,0,0"));
    assert!(game.simulate_move(&state, 0, 0, 5).unwrap().is_sent_home);
    let state = at(&game, &fen("4,9,0,0", "0,0,0,0"));
    assert_eq!(game.simulate_move(&state, 0, 0, 5).unwrap().to, 9);
    assert!(game.can_form_blockade(&state, 0, 0, 5));
    assert!(!game.can_form_blockade(&state, 0, 0, 4));
}

#[test]
fn threats_name_the_piece_and_the_die_in_the_right_frame() {
    let game = danish();
    // Seat 1's 43 is seat 0's 4; seat 1's 40 and 37 are 3 and 6 behind it.
    let state = at(&game, &fen("4,0,0,0", "40,37,4,0"));
    let threats = game.threats(&state, 0, 0);
    assert_eq!(threats, [Threat { seat: 1, piece: 0, steps: 3 }, Threat { seat: 1, piece: 1, steps: 6 }]);
    assert!(game.is_threatened(&state, 0, 0));
    assert!(!game.is_threatened(&state, 1, 2), "the same number in another frame is another square");
}

#[test]
fn a_star_threatens_from_afar() {
    let game = danish();
    // Seat 1 on its 43 reaches its star 44 with a 1 and jumps to 51, which is seat 0's 12.
    let state = at(&game, &fen("12,0,0,0", "43,0,0,0"));
    assert_eq!(game.threats(&state, 0, 0), [Threat { seat: 1, piece: 0, steps: 1 }]);
}

#[test]
fn the_probability_before_the_owners_next_turn_counts_every_enemy_roll() {
    let game = danish();
    let state = at(&game, &fen("4,0,0,0", "40,0,0,0"));
    // A 3 at once, or a 6 that only brings a piece out (or moves past) and then a 3.
    let sure = game.capture_probability(&state, 0, 0, 1);
    assert!((sure - 1.0 / 6.0).abs() < 1e-9, "{sure}");
    let two = game.capture_probability(&state, 0, 0, 2);
    assert!((two - (1.0 / 6.0 + 1.0 / 36.0)).abs() < 1e-9, "{two}");
    let calm = at(&game, &fen("4,0,0,0", "4,0,0,0"));
    assert_eq!(game.capture_probability(&calm, 0, 0, 1), 0.0);
}

#[test]
fn pieces_are_safe_in_base_lane_goal_on_globes_in_pairs_and_on_their_start() {
    let game = danish();
    let state = at(&game, &fen("9,20,20,53", "0,0,0,0"));
    assert!((0..4).all(|piece| game.is_safe(&state, 0, piece)));
    let state = at(&game, &fen("1,0,57,21", "0,0,0,0"));
    assert!((0..3).all(|piece| game.is_safe(&state, 0, piece)));
    assert!(!game.is_safe(&state, 0, 3));
    let classic = shipped("king");
    assert!(!classic.is_safe(&at(&classic, &fen("10,0,0,0", "0,0,0,0")), 0, 0));
}

#[test]
fn another_colours_start_is_dangerous_while_it_has_pieces_in_the_base() {
    let game = danish();
    let state = at(&game, &fen("14,0,0,0", "0,0,0,0"));
    assert_eq!(game.enemy_spawn_danger(&state, 0, 0), [1]);
    assert!(!game.is_safe(&state, 0, 0));
    let out = at(&game, &fen("14,0,0,0", "20,30,57,57"));
    assert!(game.enemy_spawn_danger(&out, 0, 0).is_empty());
}

#[test]
fn blockades_are_seen_in_ones_own_frame() {
    let game = danish();
    let state = at(&game, &fen("4,0,0,0", "45,45,0,0"));
    assert_eq!(game.enemy_blockade_at(&state, 0, 6), Some(1));
    assert_eq!(game.enemy_blockade_at(&state, 0, 45), None);
    assert_eq!(game.enemy_blockade_at(&state, 0, 52), None, "52 is lane only");
    assert!(game.in_blockade(&state, 1, 0));
    assert!(!game.in_blockade(&state, 0, 1), "pieces in the base are none");
}

#[test]
fn counts_and_distances() {
    let game = danish();
    let state = at(&game, &fen("0,53,57,9", "0,0,0,0"));
    assert_eq!(
        (game.count_at_home(&state, 0), game.count_at_goal(&state, 0), game.count_on_goal_path(&state, 0)),
        (1, 1, 1)
    );
    assert_eq!([0, 1, 51, 57].map(|own| game.distance_to_goal(own)), [57, 56, 6, 0]);
    assert_eq!(game.least_advanced(&state, 0), Some(3));
    assert_eq!(game.least_advanced(&state, 1), None, "nobody qualifies");
}

#[test]
fn every_answer_agrees_with_playing_the_move() {
    for id in shipped_ids() {
        let game = shipped(&id);
        random_game(&game, &mut Random::new(29), 1_500, |state, _| {
            let seat = state.seat();
            for action in moves(&game, state) {
                let Some(outcome) = game.simulate(state, action) else { continue };
                let piece = action.piece().unwrap();
                let mut after = *state;
                game.play(&mut after, action);
                assert_eq!(outcome.state, after);
                // A third six never moves a piece, so what was played stands where the outcome says.
                assert_eq!(after.piece(seat, piece), outcome.to, "{id}: {}", game.state_text(state));
                let home = |&(enemy, captured): &(u8, u8)| after.piece(enemy, captured) == 0;
                assert!(outcome.captured.iter().all(home));
                for &(enemy, captured) in &outcome.captured {
                    assert!(!game.is_safe(state, enemy, captured), "{id}: {}", game.state_text(state));
                    // A second die is no new roll: what a six counts was decided before the first.
                    let is_die = state.dice()[0] != 0 && !game.rules().two_dice;
                    let threats = game.threats(state, enemy, captured);
                    let named = |t: &Threat| (t.seat, t.piece, t.steps) == (seat, piece, action.steps());
                    assert!(!is_die || threats.iter().any(named), "{id}: {}", game.state_text(state));
                }
            }
        });
    }
}
