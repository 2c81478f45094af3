//! Whether a player with databases ever loses what it could hold: random drawn positions of the moving phase of Mill,
//! played out against others. The figures of docs/solving.md come from here.
//!
//! ```text
//! cargo run --release -p teahouse-training --example drawn -- [rules=nine-mens-morris] [positions=1000] [seed=1]
//!     [nodes=20000] [against=random,heuristic,level:10] [most=9] [threads=0]
//! ```
//!
//! `nodes` is how many positions the player looks at before a move, `most` how many pieces a side has at most. The databases are
//! those of the cache (`$TEAHOUSE_CACHE`).
#![allow(clippy::print_stdout)]

mod common;

use std::time::Instant;

use common::Given;
use engine::Roster;
use engine::mill::{MillDatabases, MillLimits, MillOptions, MillPlayer, Value, play_out};
use game::{Game, Notation, Random, Turn};
use mill::{Mill, State};
use rayon::prelude::*;
use tables::AnyGame;

fn main() {
    let mut given = Given::read();
    let (positions, seed, nodes) =
        (given.number("positions", 1000), given.number("seed", 1), given.number("nodes", 20_000));
    let (most, threads) = (given.number("most", 9) as u32, given.number("threads", 0) as usize);
    let rules = given.text("rules", "nine-mens-morris");
    let against = given.text("against", "random,heuristic,level:10");
    given.end();
    rayon::ThreadPoolBuilder::new().num_threads(threads).build_global().expect("threads");
    let AnyGame::Mill(game) = tables::game(&rules).unwrap_or_else(|error| panic!("{error}")) else {
        panic!("{rules} is not Mill")
    };
    let databases = MillDatabases::of(&game).unwrap_or_else(|| panic!("no databases of {rules}"));
    println!("{rules}, {positions} drawn positions, seed {seed}, {nodes} positions a move");
    for other in against.split(',') {
        let started = Instant::now();
        let play = |index: u64| {
            let mut random = Random::stream(seed, index);
            let state = drawn(&game, &databases, most, &mut random);
            let options = MillOptions { databases: Some(databases.clone()), ..MillOptions::default() };
            let mut own = MillPlayer::new(&game, options, MillLimits::nodes(nodes));
            let mut other = game.player(other).unwrap_or_else(|error| panic!("{error}"));
            play_out(&game, state, &mut own, other.as_mut(), &mut random)
        };
        let scores: Vec<i16> = (0..positions).into_par_iter().map(play).collect();
        let count = |wanted: i16| scores.iter().filter(|&&score| score == wanted).count();
        println!(
            "against {other}: {} won, {} drawn, {} lost ({:.0} s)",
            count(1),
            count(0),
            count(-1),
            started.elapsed().as_secs_f64()
        );
    }
}

/// A random position of the moving phase that the databases call a draw.
fn drawn(game: &Mill, databases: &MillDatabases, most: u32, random: &mut Random) -> State {
    let (least, points) = (u32::from(game.rules().at_least), game.board().len());
    loop {
        let mut side = || least + random.below(most - least + 1);
        let (own, other) = (side(), side());
        let mut order: Vec<usize> = (0..points).collect();
        for at in 0..points {
            order.swap(at, at + random.below((points - at) as u32) as usize);
        }
        let mut signs = vec!['*'; points];
        for (at, &point) in order.iter().enumerate().take((own + other) as usize) {
            signs[point] = if at < own as usize { 'O' } else { '@' };
        }
        let rings: Vec<String> = signs.chunks(8).map(|ring| ring.iter().collect()).collect();
        let fen = format!("{} w m s {own} 0 {other} 0 0 0 0 0 0 0 0 0 1", rings.join("/"));
        let Ok(state) = game.read_state(&fen) else { continue };
        let is_drawn = databases.probe(&state).is_some_and(|known| known.value == Value::Draw);
        if is_drawn && game.turn(&state) == Turn::Seat(0) {
            return state;
        }
    }
}
