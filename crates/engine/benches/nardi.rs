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

/// Every move is thought about this often and the shortest time counts: what else the machine does is not ours.
const REPEATS: usize = 3;

/// Plays games against itself and returns the time of every move in milliseconds, the shortest first.
fn time_moves(game: &Nardi, search: &mut Search<Nardi>, moves: usize) -> Vec<f64> {
    let mut random = Random::new(7);
    let (mut state, mut options) = (game.start(), Vec::new());
    let mut times = Vec::with_capacity(moves);
    while times.len() < moves {
        match game.turn(&state) {
            Turn::Over => state = game.start(),
            Turn::Chance => {
                let roll = game::sample_roll(game.rolls(&state), &mut random);
                game.roll(&mut state, roll);
            }
            Turn::Seat(_) => {
                let mut shortest = f64::INFINITY;
                let mut best = 0;
                for _ in 0..REPEATS {
                    let start = Instant::now();
                    game.decisions(&state, &mut options);
                    best = search.best(game, &state, &options);
                    shortest = shortest.min(start.elapsed().as_secs_f64() * 1e3);
                }
                state = options[best].1;
                times.push(shortest);
            }
        }
    }
    times.sort_by(f64::total_cmp);
    times
}

fn main() {
    let game = testkit::shipped::game(&nardi::FAMILY, "long-nardi", Nardi::new);
    let net = shipped_net(&game);
    for (plies, moves) in [(0, 20_000), (1, 3_000), (2, 60)] {
        let evaluator = Evaluator::new(&game, net.clone());
        let mut search = Search::new(evaluator, SearchOptions::plies(plies));
        let times = time_moves(&game, &mut search, moves);
        let mean = times.iter().sum::<f64>() / moves as f64;
        let [half, nine_in_ten, most] = [moves / 2, moves * 9 / 10, moves * 99 / 100].map(|at| times[at]);
        println!(
            "{} {plies}-ply {mean:8.3} ms a move; half within {half:.3}, 90 % within {nine_in_ten:.3}, 99 % within {most:.3}, longest {:.3} ms",
            net.shape(),
            times[moves - 1],
        );
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
