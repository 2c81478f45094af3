//! Whether a player with databases ever gets less than what is there: random drawn or won positions of the moving phase of
//! Mill, played out against others. The figures of docs/solving.md come from here.
//!
//! ```text
//! cargo run --release -p teahouse-training --example solved -- [rules=nine-mens-morris] [worth=draw] [positions=1000] [first=0]
//!     [seed=1] [nodes=20000] [against=random,heuristic,level:10] [least=3] [most=9] [folder=DATABASES] [threads=0]
//! ```
//!
//! `first` is the number of the first position: what a run that was cut off has not played can be played later. `worth` is what the positions are worth to the player, who is to move: `draw` or `win`. `nodes` is how many positions the player
//! looks at before a move, `least` and `most` how many pieces a side has. `against=itself` is the same player on the other side. The
//! databases are those of the folder, or of the cache (`$TEAHOUSE_CACHE`), which `level:10` asks too.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod common;

use std::path::Path;
use std::time::Instant;

use common::Given;
use engine::mill::{MillDatabases, MillLimits, MillOptions, MillPlayer, Value, play_out};
use engine::{Player, Roster};
use game::{Game, Notation, Random, Turn};
use mill::{Mill, State};
use rayon::prelude::*;
use tables::AnyGame;

fn main() {
    let mut given = Given::read();
    let (positions, seed, nodes) =
        (given.number("positions", 1000), given.number("seed", 1), given.number("nodes", 20_000));
    let first = given.number("first", 0);
    let (least, most) = (given.number("least", 3) as u32, given.number("most", 9) as u32);
    let threads = given.number("threads", 0) as usize;
    let worth = match given.text("worth", "draw").as_str() {
        "draw" => Value::Draw,
        "win" => Value::Win,
        other => panic!("worth={other}: expected draw or win"),
    };
    let rules = given.text("rules", "nine-mens-morris");
    let against = given.text("against", "random,heuristic,level:10");
    let folder = given.text("folder", "");
    given.end();
    rayon::ThreadPoolBuilder::new().num_threads(threads).build_global().expect("threads");
    let AnyGame::Mill(game) = tables::game(&rules).unwrap_or_else(|error| panic!("{error}")) else {
        panic!("{rules} is not Mill")
    };
    let databases = match folder.as_str() {
        "" => MillDatabases::of(&game),
        folder => {
            MillDatabases::in_folder(Path::new(folder), &game).unwrap_or_else(|problem| panic!("{problem}"))
        }
    };
    let databases = databases.unwrap_or_else(|| panic!("no databases of {rules}"));
    println!(
        "{rules}, {positions} positions worth a {}, seed {seed}, {nodes} positions a move",
        worth.name()
    );
    let player = || {
        let options = MillOptions { databases: Some(databases.clone()), ..MillOptions::default() };
        MillPlayer::new(&game, options, MillLimits::nodes(nodes))
    };
    for other in against.split(',') {
        let started = Instant::now();
        let play = |index: u64| {
            let mut random = Random::stream(seed, index);
            let state = position(&game, &databases, worth, (least, most), &mut random);
            let mut against: Box<dyn Player<Mill>> = match other {
                "itself" => Box::new(player()),
                name => game.player(name).unwrap_or_else(|error| panic!("{error}")),
            };
            let scored = play_out(&game, state, &mut player(), against.as_mut(), &mut random);
            // Told as it ends, so that a run that is cut off keeps what it has.
            eprintln!("{other} {index}: scored {scored}, {}", game.state_text(&state));
            scored
        };
        let scores: Vec<i16> = (first..first + positions).into_par_iter().map(play).collect();
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

/// A random position of the moving phase that is worth this to the side to move.
fn position(
    game: &Mill,
    databases: &MillDatabases,
    worth: Value,
    (least, most): (u32, u32),
    random: &mut Random,
) -> State {
    let points = game.board().len();
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
        let is_it = databases.probe(&state).is_some_and(|known| known.value == worth);
        if is_it && game.turn(&state) == Turn::Seat(0) {
            return state;
        }
    }
}
