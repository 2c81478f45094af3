//! Training as a whole: it learns, it does not depend on threads, it survives a kill.
#![allow(missing_docs)]

use std::sync::Arc;

use engine::{Evaluator, Greedy, Outcomes, RandomPlayer};
use game::rules::Variant;
use game::{Decide, Features};
use ludo::Ludo;
use nardi::Nardi;
use tables::AnyGame;
use training::arena::{Entrant, MatchSettings, Tally, play_match};
use training::{Settings, Trainer};

fn shipped(id: &str) -> Nardi {
    testkit::shipped::game(&nardi::FAMILY, id, Nardi::new)
}

fn quick(games: u64) -> Settings {
    let mut settings = Settings::generations();
    for (name, value) in [("hidden", "32-16"), ("generation", "24"), ("batch", "128"), ("step", "0.003")] {
        settings.set(name, value).unwrap();
    }
    Settings { games, average: 0.9, ..settings }
}

fn train<G: Decide + Features + Outcomes + 'static>(game: &G, trainer: &mut Trainer, until: u64) {
    while trainer.games < until {
        trainer.run_generation(game, None);
    }
}

fn with_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(work)
}

fn match_with_random<G: Decide + Features + Outcomes + 'static>(game: &G, trainer: &Trainer) -> Tally {
    let net = Arc::new(trainer.best_net().clone());
    let own = Entrant::new("net", Greedy(Evaluator::new(game, net)));
    let settings = MatchSettings { rounds: 100, seed: 5, ..MatchSettings::default() };
    play_match(game, &own, &Entrant::new("random", RandomPlayer), &settings, |_| {}, |_| {})
}

#[test]
fn a_net_trained_for_a_moment_beats_random() {
    let game = shipped("long-nardi");
    let mut trainer = Trainer::new(&game, quick(1500));
    train(&game, &mut trainer, 1500);
    let tally = match_with_random(&game, &trainer);
    assert!(tally.win_share() > 0.9, "{tally:?}");
}

#[test]
fn the_original_recipe_learns_too() {
    let game = shipped("long-nardi");
    let mut trainer = Trainer::new(&game, Settings { games: 3000, ..Settings::original() });
    train(&game, &mut trainer, 3000);
    let tally = match_with_random(&game, &trainer);
    assert!(tally.win_share() > 0.75, "{tally:?}");
}

#[test]
fn ludo_is_learned_at_a_table_of_four() {
    let game = Ludo::new(Variant::plain(&ludo::FAMILY, "plain")).unwrap();
    // Four seats move between two moves of one: returns must reach further than in a game of two.
    let mut trainer = Trainer::new(&game, quick(1000).for_players(4));
    train(&game, &mut trainer, 1000);
    let tally = match_with_random(&game, &trainer);
    assert!(tally.win_share() > 0.42, "{tally:?}");
}

/// Learns from a few games of a rule file, and comes out with numbers.
fn try_out<G: Decide + Features + Outcomes + 'static>(game: &G, settings: Settings) {
    let (mut trainer, games) = (Trainer::new(game, settings.clone()), settings.games);
    train(game, &mut trainer, games);
    assert!(trainer.net.is_finite(), "{}", game.variant().id);
}

#[test]
fn every_rule_file_can_be_trained_for() {
    for id in tables::built_in_ids() {
        match tables::game(id).unwrap() {
            AnyGame::Nardi(game) => try_out(game.as_ref(), Settings { lookahead: 0.02, ..quick(24) }),
            AnyGame::Ludo(game) => try_out(game.as_ref(), quick(12)),
            AnyGame::Mill(_) => {}
        }
    }
}

#[test]
fn rules_of_ones_own_can_be_trained_for_in_both_dice_families() {
    for (parent, option, value) in [("long-nardi", "head.limit", "3"), ("ludopy", "tries_when_all_home", "2")]
    {
        let mut variant = tables::variant(parent).unwrap();
        let spec = variant.family.option(option).unwrap();
        variant.values.set_from_text(spec, value).unwrap();
        variant.id = "my-own".into();
        match tables::open(variant).unwrap() {
            AnyGame::Nardi(game) => try_out(game.as_ref(), quick(24)),
            AnyGame::Ludo(game) => try_out(game.as_ref(), quick(12)),
            AnyGame::Mill(_) => panic!("{parent} has dice"),
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let game = shipped("long-nardi");
    for settings in [
        quick(72),
        Settings { games: 48, lookahead: 0.05, ..quick(48) },
        Settings { games: 32, ..Settings::original() },
    ] {
        let run = |threads| {
            with_threads(threads, || {
                let mut trainer = Trainer::new(&game, settings.clone());
                let games = settings.games;
                train(&game, &mut trainer, games);
                trainer
            })
        };
        assert!(run(1) == run(3));
    }
}

#[test]
fn a_killed_training_resumes_to_the_same_weights() {
    let game = shipped("long-nardi");
    for settings in [quick(96), Settings { games: 96, ..Settings::original() }] {
        let mut whole = Trainer::new(&game, settings.clone());
        train(&game, &mut whole, 96);
        let mut first = Trainer::new(&game, settings.clone());
        train(&game, &mut first, 48);
        let path = std::env::temp_dir().join(format!("teahouse-checkpoint-{}", std::process::id()));
        first.save(&path).unwrap();
        let mut second = Trainer::resume(&path, &settings).unwrap();
        train(&game, &mut second, 96);
        assert!(second == whole);
        let other = Settings { lambda: 0.5, ..settings };
        assert_eq!(
            Trainer::resume(&path, &other).unwrap_err().to_string(),
            "the checkpoint was made with lambda=0.7, and now it is to be lambda=0.5; a training goes on with its own \
             settings only"
        );
        let bytes = std::fs::read(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        assert!(Trainer::from_bytes(&bytes[..bytes.len() - 9]).is_err());
        let mut flipped = bytes;
        flipped[5000] ^= 1;
        assert!(Trainer::from_bytes(&flipped).unwrap_err().to_string().contains("checksum"));
    }
}
