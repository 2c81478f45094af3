//! Training as a whole: it learns, it does not depend on threads, it survives a kill.
#![allow(missing_docs)]

use std::sync::Arc;

use engine::{Evaluator, Greedy, Outcomes, RandomPlayer};
use game::rules::Variant;
use game::{Decide, Features};
use ludo::Ludo;
use nardi::Nardi;
use training::arena::{Entrant, MatchSettings, Tally, play_match};
use training::{Settings, Trainer};

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
    let game = Nardi::preset("long-nardi");
    let mut trainer = Trainer::new(&game, quick(1500));
    train(&game, &mut trainer, 1500);
    let tally = match_with_random(&game, &trainer);
    assert!(tally.win_share() > 0.9, "{tally:?}");
}

#[test]
fn the_original_recipe_learns_too() {
    let game = Nardi::preset("long-nardi");
    let mut trainer = Trainer::new(&game, Settings { games: 3000, ..Settings::original() });
    train(&game, &mut trainer, 3000);
    let tally = match_with_random(&game, &trainer);
    assert!(tally.win_share() > 0.75, "{tally:?}");
}

#[test]
fn ludo_is_learned_at_a_table_of_four() {
    let game = Ludo::new(Variant::plain(&ludo::FAMILY, "plain")).unwrap();
    // Four seats move between two moves of one: returns must reach further than in a game of two.
    let settings = Settings { lambda: 0.9, lambda_end: 0.9, ..quick(1000) };
    let mut trainer = Trainer::new(&game, settings);
    train(&game, &mut trainer, 1000);
    let tally = match_with_random(&game, &trainer);
    assert!(tally.win_share() > 0.42, "{tally:?}");
}

#[test]
fn every_rule_file_can_be_trained_for() {
    for (id, _) in nardi::PRESETS {
        let game = Nardi::preset(id);
        let mut trainer = Trainer::new(&game, Settings { lookahead: 0.02, ..quick(24) });
        train(&game, &mut trainer, 24);
        assert!(trainer.net.is_finite(), "{id}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let game = Nardi::preset("long-nardi");
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
    let game = Nardi::preset("long-nardi");
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
        assert!(Trainer::resume(&path, &other).unwrap_err().to_string().contains("lambda=0.5"));
        let bytes = std::fs::read(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        assert!(Trainer::from_bytes(&bytes[..bytes.len() - 9]).is_err());
        let mut flipped = bytes;
        flipped[5000] ^= 1;
        assert!(Trainer::from_bytes(&flipped).unwrap_err().to_string().contains("checksum"));
    }
}
