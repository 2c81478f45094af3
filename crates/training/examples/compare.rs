//! `compare NET NET ROUNDS [PLIES]`: two Nardi nets against each other, the first with PLIES of lookahead.
//! A net called `heuristic` is the one people measure against.
#![allow(clippy::print_stdout)]

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use engine::nardi::MostPoints;
use engine::{Evaluator, Search, SearchOptions, Searcher};
use nardi::Nardi;
use training::arena::{Entrant, MatchSettings, play_match};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let game = Nardi::preset("long-nardi");
    let entrant = |name: &str, plies: u8| {
        if name == "heuristic" {
            return Entrant::new(name, MostPoints);
        }
        let (net, _) = net::load(Path::new(name)).unwrap();
        let evaluator = Evaluator::new(&game, Arc::new(net));
        Entrant::new(name, Searcher(Search::new(evaluator, SearchOptions::plies(plies))))
    };
    let plies = arguments.get(3).map_or(0, |plies| plies.parse().unwrap());
    let (first, second) = (entrant(&arguments[0], plies), entrant(&arguments[1], 0));
    let rounds = arguments[2].parse().unwrap();
    let settings = MatchSettings { rounds, seed: 77, ..MatchSettings::default() };
    let start = Instant::now();
    let tally = play_match(&game, &first, &second, &settings, |_| {}, |_| {});
    let (elo, low, high) = tally.elo();
    println!(
        "{} games: wins {:.4} ± {:.4}, points {:+.4} ± {:.4}, elo {elo:+.1} [{low:+.1}, {high:+.1}], {:.0} games/s",
        tally.games,
        tally.win_share(),
        tally.win_share_error(),
        tally.points_a_game(),
        tally.points_error(),
        tally.games as f64 / start.elapsed().as_secs_f64(),
    );
}
