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

use std::collections::BTreeMap;
use std::time::Instant;

use engine::mill::{MillDatabases, MillLimits, MillOptions, MillPlayer, Value};
use engine::{Player, Roster};
use game::{Decide, Game, Notation, Random, Repetitions, Turn};
use mill::{Mill, State};
use rayon::prelude::*;
use tables::AnyGame;

fn main() {
    let mut given: BTreeMap<String, String> = BTreeMap::new();
    for argument in std::env::args().skip(1) {
        let (name, value) =
            argument.split_once('=').unwrap_or_else(|| panic!("{argument}: expected NAME=VALUE"));
        given.insert(name.to_owned(), value.to_owned());
    }
    let mut number = |name: &str, usual: u64| -> u64 {
        given
            .remove(name)
            .map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text}: expected a number")))
    };
    let (positions, seed, nodes) = (number("positions", 1000), number("seed", 1), number("nodes", 20_000));
    let (most, threads) = (number("most", 9) as u32, number("threads", 0) as usize);
    let rules = given.remove("rules").unwrap_or_else(|| "nine-mens-morris".to_owned());
    let against = given.remove("against").unwrap_or_else(|| "random,heuristic,level:10".to_owned());
    assert!(given.is_empty(), "unknown: {given:?}");
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

/// Plays a position out; what its side to move scores.
fn play_out<'a>(
    game: &Mill,
    mut state: State,
    own: &'a mut dyn Player<Mill>,
    other: &'a mut dyn Player<Mill>,
    random: &mut Random,
) -> i16 {
    let (seat, mut repetitions) = (state.side(), Repetitions::default());
    let mut options = Vec::new();
    while let Turn::Seat(mover) = game.turn(&state) {
        game.decisions(&state, &mut options);
        let player = if mover == seat { &mut *own } else { &mut *other };
        player.note_past(repetitions.keys());
        state = options[player.choose(game, &state, &options, random)].1;
        repetitions.after(game, &mut state);
    }
    game.scores(&state).of(seat)
}
