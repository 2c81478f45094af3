//! Matches with the cube: who doubles at the right point wins more.

use std::sync::atomic::AtomicBool;

use engine::Roster;
use nardi::Nardi;
use tables::{AnyGame, MatchSetup};
use training::arena::{Entrant, MatchSettings, Tally};
use training::matches::{CubePolicy, measure_rates, play_matches};

fn game(length: u32) -> std::sync::Arc<Nardi> {
    let game = tables::game("federation").unwrap().with_match(&MatchSetup::to(length, true)).unwrap();
    let AnyGame::Nardi(game) = game else { panic!("it is nardi") };
    game
}

fn against(policy: CubePolicy, length: u32, rounds: u64, keep_games: bool) -> (Tally, Vec<Vec<String>>) {
    let game = game(length);
    let entrant = || Entrant { name: "greedy".into(), player: game.player("greedy").unwrap() };
    let settings = MatchSettings { rounds, seed: 3, keep_games, ..MatchSettings::default() };
    let (stop, mut acts) = (AtomicBool::new(false), Vec::new());
    let policies = [CubePolicy::Right, policy];
    let tally = play_matches(
        &game,
        [&entrant(), &entrant()],
        policies,
        &settings,
        &stop,
        |_| {},
        |played| acts.push(played.acts),
    );
    (tally, acts)
}

fn assert_right_beats(policy: CubePolicy) {
    let (tally, _) = against(policy, 5, 100, false);
    assert_eq!(tally.games, 200);
    let (share, error) = (tally.win_share(), tally.win_share_error());
    assert!(share > 0.5 + 2.0 * error, "{share} ± {error}");
}

#[test]
fn doubling_at_the_right_point_beats_always_doubling() {
    assert_right_beats(CubePolicy::Always);
}

#[test]
fn doubling_at_the_right_point_beats_never_doubling() {
    assert_right_beats(CubePolicy::Never);
}

#[test]
fn the_same_policy_on_both_sides_with_the_same_dice_is_even() {
    let (tally, _) = against(CubePolicy::Right, 3, 20, false);
    assert!((tally.win_share() - 0.5).abs() < 1e-9, "each dice are played from both seats");
}

#[test]
fn a_match_that_is_kept_replays_at_a_table() {
    let (tally, acts) = against(CubePolicy::Always, 3, 3, true);
    assert_eq!((tally.games, acts.len()), (6, 6));
    for acts in acts {
        let game = AnyGame::Nardi(game(3));
        let mut table = game.match_table().unwrap();
        acts.iter().for_each(|act| table.act(act).unwrap());
        assert!(table.match_view().unwrap().winner.is_some());
        assert!(acts.iter().any(|act| act == "double"));
    }
}

#[test]
fn rates_are_the_same_on_any_number_of_threads_and_make_sense() {
    let AnyGame::Nardi(game) = tables::game("long-nardi").unwrap() else { panic!("it is nardi") };
    let measure = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| measure_rates(&game, 150, 1))
    };
    let (one, three) = (measure(1), measure(3));
    assert_eq!(one, three);
    assert!(one.rates.mars > 0.05 && one.rates.mars < 0.5, "{one:?}");
    assert!(one.takes > 10, "{one:?}");
}
