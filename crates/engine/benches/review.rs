//! How long a review takes: a game of Long Nardi one roll ahead, and one of Mill as people get it.
#![allow(clippy::print_stdout, missing_docs)]

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use engine::{ReviewSettings, opponent, reviewer};
use game::{Random, Turn};
use tables::{AnyGame, Table};

/// Every game is reviewed this often and the shortest time counts: what else the machine does is not ours.
const REPEATS: usize = 5;

/// A game of a level against itself, the same every time.
fn played(game: &AnyGame, level: u8, seed: u64) -> Box<dyn Table> {
    let mut table = game.table();
    let mut player = opponent(game, &format!("level:{level}"), true).expect("every game has levels");
    let mut random = Random::new(seed);
    while table.turn() != Turn::Over {
        if table.roll_by_seed(seed).is_none() {
            let action = player.choose(table.as_ref(), &mut random).expect("the game is not over");
            table.act(&action).expect("a player plays what is legal");
        }
    }
    table
}

fn time(rules: &str, level: u8, settings: &ReviewSettings) {
    let game = tables::game(rules).expect("it is built in");
    let table = played(&game, level, 3);
    let (mut shortest, mut decisions) = (f64::INFINITY, 0);
    for _ in 0..REPEATS {
        let start = Instant::now();
        let mut course = reviewer(&game, table.as_ref(), settings).expect("every game can be reviewed");
        course.run(&AtomicBool::new(false), &|_| {});
        decisions = course.review().decisions.len();
        shortest = shortest.min(start.elapsed().as_secs_f64() * 1e3);
    }
    println!("{rules}: {shortest:.0} ms for a game of {decisions} decisions");
}

fn main() {
    time("long-nardi", 5, &ReviewSettings { ply: Some(1), ..ReviewSettings::default() });
    time("nine-mens-morris", 3, &ReviewSettings::default());
}
