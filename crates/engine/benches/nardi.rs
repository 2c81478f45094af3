//! How long a Nardi player thinks, and how long its databases take to build.
#![allow(clippy::print_stdout, missing_docs)]

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use engine::nardi::BearOff;
use engine::{Evaluator, Search, SearchOptions};
use game::{Decide, Features, Game, Random, Turn};
use nardi::Nardi;
use net::{Net, Shape};

/// The shipped net, or a random one of the same shape.
fn shipped_net(game: &Nardi) -> Arc<Net> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models/long-nardi.safetensors");
    let mut random = Random::new(1);
    let shape = Shape::new(game.feature_count(), &[256, 64], 4);
    Arc::new(net::load(&path).map_or_else(|_| Net::random(shape, || random.unit()), |(net, _)| net))
}

/// Plays games against itself and returns the mean and the longest time of a move, in milliseconds.
fn time_moves(game: &Nardi, search: &mut Search<Nardi>, moves: u32) -> (f64, f64) {
    let mut random = Random::new(7);
    let (mut state, mut options) = (game.start(), Vec::new());
    let (mut total, mut longest, mut played) = (0.0, 0.0f64, 0);
    while played < moves {
        match game.turn(&state) {
            Turn::Over => state = game.start(),
            Turn::Chance => {
                let roll = game::sample_roll(game.rolls(&state), &mut random);
                game.roll(&mut state, roll);
            }
            Turn::Seat(_) => {
                let start = Instant::now();
                game.decisions(&state, &mut options);
                state = options[search.best(game, &state, &options)].1;
                let milliseconds = start.elapsed().as_secs_f64() * 1e3;
                (total, longest, played) = (total + milliseconds, longest.max(milliseconds), played + 1);
            }
        }
    }
    (total / f64::from(moves), longest)
}

fn main() {
    let game = Nardi::preset("long-nardi");
    let net = shipped_net(&game);
    for (plies, moves) in [(0, 20_000), (1, 1_000), (2, 60)] {
        let evaluator = Evaluator::new(&game, net.clone());
        let mut search = Search::new(evaluator, SearchOptions::plies(plies));
        let (mean, longest) = time_moves(&game, &mut search, moves);
        println!("{} {plies}-ply {mean:8.3} ms a move, longest {longest:8.3} ms", net.shape());
    }
    let start = Instant::now();
    let home = BearOff::home();
    println!("bear-off database of the home: {:.3} s", start.elapsed().as_secs_f64());
    println!("15 checkers on the six point: {:.6} turns", home.mean_turns(&[0, 0, 0, 0, 0, 15]));
    if std::env::var_os("TEAHOUSE_LONG").is_some() {
        let start = Instant::now();
        BearOff::half(|_| {});
        println!("bear-off database of half the board: {:.1} s", start.elapsed().as_secs_f64());
    }
}
