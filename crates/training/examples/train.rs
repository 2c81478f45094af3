//! Trains a net for a Nardi rule file, with checkpoints, and shows how it does against the heuristic.
//!
//! `train CHECKPOINT MODEL SECONDS PRESET [from=NET] [NAME=VALUE…]` where PRESET is `original`, `generations`
//! or `refinement`. Stops after SECONDS; the same command goes on from the checkpoint.
#![allow(clippy::print_stdout)]

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use engine::nardi::{BearOff, MostPoints};
use engine::{Evaluator, Exact, Greedy};
use game::rules::Variant;
use nardi::Nardi;
use training::arena::{Entrant, MatchSettings, play_match};
use training::{Settings, Trainer};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [checkpoint, model, seconds, preset, rest @ ..] = &arguments[..] else {
        panic!("CHECKPOINT MODEL SECONDS PRESET [NAME=VALUE…]")
    };
    let mut settings = match preset.as_str() {
        "original" => Settings::original(),
        "generations" => Settings::generations(),
        _ => Settings::refinement(),
    };
    let mut from = None;
    for argument in rest {
        let (name, value) = argument.split_once('=').expect("NAME=VALUE");
        if name == "from" {
            from = Some(value);
        } else {
            settings.set(name, value).unwrap();
        }
    }
    let game = Nardi::new(Variant::plain(&nardi::FAMILY, "long-nardi")).unwrap();
    let checkpoint = Path::new(checkpoint);
    let mut trainer = if checkpoint.exists() {
        Trainer::resume(checkpoint, &settings).unwrap()
    } else if let Some(from) = from {
        let (net, card) = net::load(Path::new(from)).unwrap();
        Trainer::from_net(net, card, settings)
    } else {
        Trainer::new(&game, settings)
    };
    let exact: Option<Arc<dyn Exact<Nardi>>> =
        if BearOff::fits(game.options()) { Some(Arc::new(BearOff::home())) } else { None };
    let (start, limit) = (Instant::now(), seconds.parse::<f64>().unwrap());
    let (first, mut shown) = (trainer.games, 0.0);
    while !trainer.is_done() && start.elapsed().as_secs_f64() < limit {
        let report = trainer.run_generation(&game, exact.as_ref());
        let now = start.elapsed().as_secs_f64();
        if now - shown > limit / 20.0 || trainer.is_done() {
            shown = now;
            let evaluator = Evaluator::new(&game, Arc::new(trainer.best_net().clone()));
            let own = Entrant::new("net", Greedy(evaluator));
            let match_settings = MatchSettings { rounds: 500, seed: 9, ..MatchSettings::default() };
            let other = Entrant::new("most points", MostPoints);
            let tally = play_match(&game, &own, &other, &match_settings, |_| {}, |_| {});
            println!(
                "{now:6.1} s {:9} games {:7.0}/s {:5.1} moves loss {:.4} wins {:.3} points {:+.3} ± {:.3}",
                report.games,
                (report.games - first) as f64 / now,
                report.moves as f64 / trainer.settings.generation as f64,
                report.loss,
                tally.win_share(),
                tally.points_a_game(),
                tally.points_error(),
            );
            trainer.save(checkpoint).unwrap();
        }
    }
    trainer.save(checkpoint).unwrap();
    net::save(Path::new(model), trainer.best_net(), &trainer.card).unwrap();
}
