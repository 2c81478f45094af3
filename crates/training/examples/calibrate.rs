//! What error rates the levels have: every level against itself, reviewed. The figures of `engine::review::RATES` and of
//! docs/strength.md come from here.
//!
//! ```text
//! cargo run --release -p teahouse-training --example calibrate -- [rules=long-nardi,ludopy,nine-mens-morris]
//!     [games=200] [first=0] [seed=1] [from=1] [to=10] [ply=0: as usual] [opening=4] [threads=0]
//! ```
//!
//! In games without dice the first `opening` actions of every game are drawn at random, and not reviewed, since most
//! levels would play the same game again and again. `first` passes over the games before it. Every game is told on standard error when it ends: a run that is
//! cut off keeps what it had.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod common;

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use common::Given;
use engine::review::Mark;
use engine::{ReviewSettings, opponent, reviewer};
use game::{LONGEST_GAME, Random, Turn};
use rayon::prelude::*;
use tables::{AnyGame, Table};

/// What to play, and how to look at it.
struct Plan {
    games: std::ops::Range<u64>,
    seed: u64,
    opening: usize,
    settings: ReviewSettings,
}

/// What a game came to.
#[derive(Default)]
struct Sums {
    decisions: f64,
    errors: f64,
    blunders: f64,
    rolls: f64,
    luck: f64,
    seconds: [f64; 2],
}

fn main() {
    let mut given = Given::read();
    let (games, seed, opening) =
        (given.number("games", 200), given.number("seed", 1), given.number("opening", 4) as usize);
    let first = given.number("first", 0);
    let (from, to) = (given.number("from", 1) as u8, given.number("to", 10) as u8);
    let (ply, threads) = (given.number("ply", 0) as u8, given.number("threads", 0) as usize);
    let rules = given.text("rules", "long-nardi,ludopy,nine-mens-morris");
    given.end();
    let settings = ReviewSettings { ply: (ply > 0).then_some(ply), ..ReviewSettings::default() };
    let plan = Plan { games: first..first + games, seed, opening, settings };
    rayon::ThreadPoolBuilder::new().num_threads(threads).build_global().expect("threads");
    for id in rules.split(',') {
        let game = tables::game(id).unwrap_or_else(|error| panic!("{error}"));
        println!("\n### {id}, {games} games of each level, seed {seed}\n");
        println!(
            "| level | decisions | error rate ± 95 % | blunders | luck of a roll ± 95 % | s to play | s to review |"
        );
        println!("|---|---|---|---|---|---|---|");
        (from..=to).for_each(|level| print_level(&game, level, &plan));
    }
}

fn print_level(game: &AnyGame, level: u8, plan: &Plan) {
    let sums: Vec<Sums> =
        plan.games.clone().into_par_iter().map(|index| play(game, level, index, plan)).collect();
    let total = |part: fn(&Sums) -> f64| sums.iter().map(part).sum::<f64>();
    let decisions = total(|sums| sums.decisions);
    let (rate, spread) = ratio(&sums, |sums| (sums.errors, sums.decisions));
    let (luck, luck_spread) = ratio(&sums, |sums| (sums.luck, sums.rolls));
    println!(
        "| {level} | {decisions} | {:.3} ± {:.3} | {:.2} % | {luck:+.5} ± {luck_spread:.5} | {:.0} | {:.0} |",
        1000.0 * rate,
        1000.0 * spread,
        100.0 * total(|sums| sums.blunders) / decisions.max(1.0),
        total(|sums| sums.seconds[0]),
        total(|sums| sums.seconds[1]),
    );
}

/// The ratio of two sums over games, and half the width of its 95 % interval.
fn ratio(sums: &[Sums], parts: impl Fn(&Sums) -> (f64, f64)) -> (f64, f64) {
    let (above, below) =
        sums.iter().map(&parts).fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1));
    let ratio = above / below.max(1.0);
    let squares: f64 = sums.iter().map(&parts).map(|(above, below)| (above - ratio * below).powi(2)).sum();
    (ratio, 1.96 * squares.sqrt() / below.max(1.0))
}

fn play(game: &AnyGame, level: u8, index: u64, plan: &Plan) -> Sums {
    let started = Instant::now();
    let table = play_game(game, level, index, plan);
    let played = started.elapsed().as_secs_f64();
    let mut review = reviewer(game, table.as_ref(), &plan.settings).expect("the game's own table");
    review.run(&AtomicBool::new(false), &|_| {});
    let review = review.review();
    let mut sums = Sums { seconds: [played, started.elapsed().as_secs_f64() - played], ..Sums::default() };
    let first = if game.has_dice() { 0 } else { plan.opening };
    for decision in
        review.decisions.iter().filter(|decision| !decision.is_forced() && decision.starts >= first)
    {
        sums.decisions += 1.0;
        sums.errors += decision.loss;
        sums.blunders += f64::from(u8::from(decision.mark == Mark::Blunder));
    }
    for roll in &review.rolls {
        sums.rolls += 1.0;
        sums.luck += roll.own();
    }
    let Sums { decisions, errors, blunders, seconds: [played, reviewed], .. } = sums;
    eprintln!(
        "level {level} game {index}: {decisions} decisions, error {errors:.4}, {blunders} blunders, {played:.1} s and {reviewed:.1} s"
    );
    sums
}

fn play_game(game: &AnyGame, level: u8, index: u64, plan: &Plan) -> Box<dyn Table> {
    let mut table = game.table();
    let mut player = opponent(game, &format!("level:{level}"), false).expect("levels are always there");
    let mut random = Random::stream(plan.seed, index);
    let dice = random.bits();
    let mut decisions = 0;
    while table.turn() != Turn::Over && decisions < LONGEST_GAME {
        if table.roll_by_seed(dice).is_some() {
            continue;
        }
        let action = if !game.has_dice() && table.events_so_far() < plan.opening {
            let legal = table.legal();
            legal[random.one_of(legal.len() as u32) as usize].text.clone()
        } else {
            player.choose(table.as_ref(), &mut random).expect("somebody is to move")
        };
        table.act(&action).expect("players play by the rules");
        decisions += 1;
    }
    table
}
