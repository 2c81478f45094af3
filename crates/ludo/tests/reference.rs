//! The engine against the slow reference, over random mixes of options.

use crate::common::{moves, random_mix, shipped, shipped_ids};
use game::{Game, Notation, Random, Turn, sample_roll};
use ludo::Ludo;
use testkit::ludo::Reference;

/// Plays a random game and compares every position; returns how many were compared.
fn compare(game: &Ludo, random: &mut Random, most: usize) -> usize {
    let reference = Reference::new(&game.variant().values);
    let mut state = game.start();
    let mut compared = 0;
    while game.turn(&state) != Turn::Over && compared < most {
        let fen = game.state_text(&state);
        let about = || format!("{fen}\n{}", game.variant().canonical());
        if game.turn(&state) == Turn::Chance {
            let roll = sample_roll(game.rolls(&state), random);
            game.roll(&mut state, roll);
            let dice: Vec<u8> = [roll.first, roll.second].into_iter().filter(|&die| die > 0).collect();
            assert_eq!(game.state_text(&state), reference.roll(&fen, &dice), "{dice:?} in {}", about());
            continue;
        }
        let moves = moves(game, &state);
        let mut texts: Vec<String> = moves.iter().map(|&action| game.move_text(&state, action)).collect();
        let chosen = random.below(moves.len() as u32) as usize;
        let played = texts[chosen].clone();
        texts.sort();
        assert_eq!(texts, reference.legal(&fen), "{}", about());
        game.play(&mut state, moves[chosen]);
        assert_eq!(game.state_text(&state), reference.play(&fen, &played), "{played} in {}", about());
        assert_eq!(game.read_state(&game.state_text(&state)).as_ref(), Ok(&state), "{}", about());
        compared += 1;
    }
    compared
}

#[test]
fn random_mixes_of_options_agree_with_the_reference() {
    let (mixes, games) = if testkit::is_long() { (2_000, 20) } else { (60, 4) };
    let mut random = Random::new(41);
    let (mut played, mut refused, mut compared) = (0, 0, 0);
    while played < mixes {
        let Some(game) = random_mix(&mut random) else {
            refused += 1;
            continue;
        };
        for _ in 0..games {
            compared += compare(&game, &mut random, 600);
        }
        played += 1;
    }
    assert!(refused < 3 * mixes, "{refused} mixes were refused: too many to trust the others");
    assert!(compared > 20_000, "{compared}");
}

#[test]
fn random_play_of_random_mixes_follows_the_rules() {
    let mixes = if testkit::is_long() { 20_000 } else { 400 };
    let mut random = Random::new(43);
    let mut seen = 0;
    for _ in 0..mixes {
        if let Some(game) = random_mix(&mut random) {
            seen += crate::common::follow_random_play(&game, &mut random, 400);
        }
    }
    assert!(seen > 20_000, "{seen}");
}

#[test]
fn a_star_on_a_start_square_that_counts_twice_is_looked_at_in_full() {
    let game = crate::common::with(&[
        ("compat.first_lane_square_on_loop", "true"),
        ("starts.effect", "owner-sends-arrival-home"),
        ("stars.squares", "33,40"),
    ]);
    let fen = "27,57,0,0/21,48,0,51/0,0,0,0/52,0,54,53 0 6 56 0 0 -";
    assert!(crate::common::after(&game, fen, "p0+6").starts_with("0,57,0,0/"));
}

#[test]
fn a_piece_that_counts_as_standing_on_both_stars_is_captured_once() {
    let game = crate::common::with(&[
        ("board.loop", "24"),
        ("board.visited", "23"),
        ("board.lane", "3"),
        ("pieces", "3"),
        ("seats", "0,1,3"),
        ("stars.squares", "2,7,10,13,16,17,18,19"),
        ("capture.bonus_steps", "3"),
        ("compat.first_lane_square_on_loop", "true"),
    ]);
    let fen = "15,14,0/3,0,3/-/1,24,22 0 4 29 0 0 -";
    let after = "15,19,0/3,0,3/-/0,0,22 0 b3,b3 29 0 0 -";
    assert_eq!(crate::common::after(&game, fen, "p1+4"), after);
    assert_eq!(Reference::new(&game.variant().values).play(fen, "p1+4"), after);
}

#[test]
fn a_first_die_may_be_in_the_way_of_a_second_that_turns_back_at_the_goal() {
    let game = crate::common::with(&[
        ("dice.count", "2"),
        ("dice.use", "all-that-can"),
        ("finish.rule", "bounce-from-goal"),
        ("lane.passing", "false"),
    ]);
    let fen = "0,54,0,2/0,52,56,0/0,0,49,57/57,0,57,53 1 5,3 40 0 0 -";
    assert_eq!(crate::common::legal(&game, &crate::common::at(&game, fen)), "p2+5 p2+3");
    assert_eq!(Reference::new(&game.variant().values).legal(fen), ["p2+3", "p2+5"]);
}

#[test]
fn shipped_rules_agree_with_the_reference() {
    let games = if testkit::is_long() { 100 } else { 3 };
    for id in shipped_ids() {
        let game = shipped(&id);
        for index in 0..games {
            compare(&game, &mut Random::stream(42, index), 1_500);
        }
    }
}
