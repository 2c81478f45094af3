//! Levels mean something under any rules: a quick check. `crates/training/examples/levels.rs` makes the whole table.
#![allow(missing_docs)]

use engine::Roster;
use engine::roster::level_model;
use game::Random;
use game::rules::Family;
use tables::{AnyGame, with_game};
use testkit::mixes::random_variant;
use training::arena::{Entrant, MatchSettings, Tally, play_match};

/// The first random mixes of a family that make sense and that no net plays.
fn mixes(family: &'static Family, seed: u64, count: usize) -> Vec<AnyGame> {
    let mut random = Random::new(seed);
    let games = std::iter::repeat_with(|| AnyGame::new(random_variant(family, &mut random))).flatten();
    let has_net = |any: &AnyGame| match any {
        AnyGame::Nardi(game) => level_model(game.as_ref(), engine::Models::built_in()).is_some(),
        AnyGame::Ludo(game) => level_model(game.as_ref(), engine::Models::built_in()).is_some(),
        AnyGame::Mill(_) => false,
    };
    games.filter(|any| !has_net(any)).take(count).collect()
}

fn match_of<G: Roster>(game: &G, high: u8, low: u8, rounds: u64) -> Tally {
    let entrant = |level: u8| {
        let name = format!("level:{level}");
        Entrant { player: game.player(&name).unwrap(), name }
    };
    // Games without dice would all be alike.
    let opening = if game.rolls(&game.start()).is_empty() { 3 } else { 0 };
    let settings = MatchSettings { rounds, seed: 2026, opening, ..MatchSettings::default() };
    play_match(game, &entrant(high), &entrant(low), &settings, |_| {}, |_| {})
}

/// Plays the pairs of levels under every mix, and returns the share of the way from even to always winning, over all.
fn advantage(games: &[AnyGame], pairs: &[(u8, u8)], rounds: u64) -> Vec<f64> {
    let over_even = |tally: &Tally| {
        let even = 1.0 / tally.seats as f64;
        (tally.win_share() - even) / (1.0 - even)
    };
    pairs
        .iter()
        .map(|&(high, low)| {
            let gains = games
                .iter()
                .map(|any| with_game!(any, game => over_even(&match_of(game.as_ref(), high, low, rounds))));
            gains.sum::<f64>() / games.len() as f64
        })
        .collect()
}

#[test]
fn levels_of_nardi_rise_under_rules_that_no_net_fits() {
    let games = mixes(&nardi::FAMILY, 1, 4);
    let gains = advantage(&games, &[(4, 1), (6, 3), (8, 5), (9, 7)], 40);
    assert!(gains.iter().all(|&gain| gain > 0.08), "{gains:?}");
}

#[test]
fn levels_of_ludo_rise_under_rules_that_no_net_fits() {
    let games = mixes(&ludo::FAMILY, 1, 6);
    let gains = advantage(&games, &[(4, 1), (6, 3), (8, 5), (9, 6)], 40);
    assert!(gains.iter().all(|&gain| gain > 0.03), "{gains:?}");
}

#[test]
fn levels_of_mill_rise_under_random_rules() {
    let games = mixes(&mill::FAMILY, 1, 6);
    let gains = advantage(&games, &[(3, 1), (5, 3), (6, 4)], 12);
    assert!(gains.iter().all(|&gain| gain > 0.08), "{gains:?}");
}
