//! Whether a player with databases ever comes out of an opening with less than it is worth: random openings of Mill that a search of
//! the placing phase calls drawn or won, played out against others. The figures of docs/solving.md come from here.
//!
//! ```text
//! cargo run --release -p teahouse-training --example openings -- folder=DATABASES [rules=nine-mens-morris] [openings=200]
//!     [placements=4] [seed=1] [seconds=600] [table=8000] [nodes=20000] [against=itself,level:10] [worth=draw,win] [threads=0]
//! ```
//!
//! `folder` holds the moving phase as `teahouse solve` makes it; what is proved about openings is kept there too. `seconds` is for all
//! proofs, `table` the size of their table in megabytes, `nodes` how many positions the player looks at before a move; `worth` says
//! which of the openings are played out.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod common;

use std::path::Path;
use std::time::{Duration, Instant};

use common::Given;
use engine::mill::{MillDatabases, MillLimits, MillOptions, MillPlayer, Value, play_out};
use engine::{Player, Roster};
use game::{Game, Notation, Random, Turn};
use mill::{Mill, State};
use rayon::prelude::*;
use solve::Opening;
use tables::AnyGame;

fn main() {
    let mut given = Given::read();
    let (folder, rules) = (given.text("folder", ""), given.text("rules", "nine-mens-morris"));
    let (wanted, placements) = (given.number("openings", 200) as usize, given.number("placements", 4));
    let (seed, seconds, table) =
        (given.number("seed", 1), given.number("seconds", 600), given.number("table", 8000));
    let (nodes, threads) = (given.number("nodes", 20_000), given.number("threads", 0) as usize);
    let against = given.text("against", "itself,level:10");
    let worth = given.text("worth", "draw,win");
    given.end();
    assert!(!folder.is_empty(), "folder=DATABASES is missing");
    rayon::ThreadPoolBuilder::new().num_threads(threads).build_global().expect("threads");
    let AnyGame::Mill(game) = tables::game(&rules).unwrap_or_else(|error| panic!("{error}")) else {
        panic!("{rules} is not Mill")
    };
    let folder = Path::new(&folder);
    let mut openings = find(&game, folder, wanted, placements, seed, (seconds, table));
    openings.retain(|(_, value)| worth.split(',').any(|name| name == value.name()));
    let databases = MillDatabases::in_folder(folder, &game)
        .unwrap_or_else(|problem| panic!("{problem}"))
        .unwrap_or_else(|| panic!("no databases of {rules}"));
    let perfect = || {
        let options = MillOptions { databases: Some(databases.clone()), ..MillOptions::default() };
        MillPlayer::new(&game, options, MillLimits::nodes(nodes))
    };
    for opponent in against.split(',') {
        let started = Instant::now();
        let play = |(index, (state, worth)): (usize, &(State, Value))| {
            let mut random = Random::stream(seed, index as u64);
            let mut other: Box<dyn Player<Mill>> = match opponent {
                "itself" => Box::new(perfect()),
                name => game.player(name).unwrap_or_else(|error| panic!("{error}")),
            };
            let scored = play_out(&game, *state, &mut perfect(), other.as_mut(), &mut random);
            let is_worse = scored < i16::from(*worth == Value::Win);
            // Told as it ends, so that a run that is cut off keeps what it has.
            eprintln!("{opponent} {index}: {}, scored {scored}", worth.name());
            if is_worse {
                println!("worse than {}: {}", worth.name(), game.state_text(state));
            }
            (scored, is_worse)
        };
        let played: Vec<(i16, bool)> =
            openings.par_iter().enumerate().map(|(at, one)| play((at, one))).collect();
        let count = |wanted: i16| played.iter().filter(|(scored, _)| *scored == wanted).count();
        println!(
            "against {opponent}: {} won, {} drawn, {} lost; {} worse than the opening is worth ({:.0} s)",
            count(1),
            count(0),
            count(-1),
            played.iter().filter(|(_, is_worse)| *is_worse).count(),
            started.elapsed().as_secs_f64()
        );
    }
}

/// Random openings that are drawn or won for the side to move, with what they are worth; what was proved is kept.
fn find(
    game: &Mill,
    folder: &Path,
    wanted: usize,
    placements: u64,
    seed: u64,
    (seconds, table): (u64, u64),
) -> Vec<(State, Value)> {
    let opening = Opening::new(game, folder, table * 1_000_000).unwrap_or_else(|problem| panic!("{problem}"));
    let (started, limit) = (Instant::now(), Duration::from_secs(seconds));
    let go_on = |_: u64| started.elapsed() < limit;
    let (mut found, mut lost, mut tried) = (Vec::new(), 0, 0);
    while found.len() < wanted && go_on(0) {
        let mut random = Random::stream(seed, tried);
        tried += 1;
        let Some(state) = placed(game, placements, &mut random) else { continue };
        let bounds = opening.bounds(&state, &go_on).unwrap_or_else(|problem| panic!("{problem}"));
        match bounds.value() {
            Some(Value::Loss) => lost += 1,
            Some(value) => found.push((state, value)),
            None => {}
        }
    }
    let won = found.iter().filter(|(_, value)| *value == Value::Win).count();
    println!(
        "{} openings of {placements} placements, seed {seed}: {} drawn, {won} won; {lost} were lost. {} positions in {:.0} s",
        found.len(),
        found.len() - won,
        opening.nodes(),
        started.elapsed().as_secs_f64()
    );
    let (kept, bytes) = opening.keep().unwrap_or_else(|problem| panic!("{problem}"));
    println!("kept: {kept} positions, {bytes} bytes");
    found
}

/// A position after so many random placements, if nobody has a removal to make.
fn placed(game: &Mill, placements: u64, random: &mut Random) -> Option<State> {
    let mut state = game.start();
    for _ in 0..placements {
        let action = game.random_move(&state, random)?;
        game.play(&mut state, action);
    }
    (!state.is_removing() && game.turn(&state) != Turn::Over).then_some(state)
}
