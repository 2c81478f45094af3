//! Plays the same few games and thoughts in any build, and prints everything that was decided.
//!
//! `cargo run -p teahouse-engine --no-default-features --example transcript -- models` hands in the nets of a folder
//! and a clock of its own. `tests/bare.rs` compares what it prints with what the full build decides.
#![allow(clippy::print_stdout, reason = "a tool prints what it found")]

use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use engine::mill::{MillLimits, MillOptions, MillSearch};
use engine::nardi::BearOff;
use engine::roster::search_with;
use engine::{Clock, DiceGame, Models, RolloutSettings, Roster, rollout};
use game::{Game as _, Notation, Random, Turn, sample_roll};
use mill::Mill;
use tables::AnyGame;

/// Every call is a millisecond.
fn tick() -> Duration {
    static CALLS: AtomicU64 = AtomicU64::new(0);
    Duration::from_millis(CALLS.fetch_add(1, Relaxed))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("name the folder of nets")?;
    let mut paths: Vec<_> = std::fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut models = Models::new();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "safetensors")) {
        models.add(&path.file_stem().unwrap_or_default().to_string_lossy(), &std::fs::read(path)?)?;
    }
    println!("{}", transcript(&models, Clock::new(tick)));
    Ok(())
}

/// Everything that is decided with these nets and this clock.
pub fn transcript(models: &Models, clock: Clock) -> String {
    let mut out = String::new();
    for (id, players) in [
        ("long-nardi", ["level:3", "level:8", "1ply"]),
        ("fevga", ["level:6", "level:10", "greedy"]),
        ("mensch", ["level:4", "level:9", "1ply"]),
        ("parcheesi", ["level:7", "level:10", "greedy"]),
        ("nine-mens-morris", ["level:2", "level:7", "depth:4"]),
        ("lasker-morris", ["level:5", "nodes:3000", "full:2"]),
    ] {
        let _ = writeln!(out, "{id}");
        match tables::game(id).expect("it is built in") {
            AnyGame::Nardi(game) => {
                play(game.as_ref(), &players, models, &mut out);
                roll_out(game.as_ref(), models, &mut out);
            }
            AnyGame::Ludo(game) => {
                play(game.as_ref(), &players, models, &mut out);
                roll_out(game.as_ref(), models, &mut out);
            }
            AnyGame::Mill(game) => {
                play(game.as_ref(), &players, models, &mut out);
                search(&game, clock, &mut out);
            }
        }
    }
    let home = BearOff::home();
    let _ = writeln!(out, "{:?} {:?}", home.mean_turns(&[0, 0, 0, 3, 5, 7]), home.turns(&[2, 2, 2, 3, 3, 3]));
    out
}

/// The positions of a game in which each of the players decides in turn.
fn play<G: Roster + Notation>(game: &G, names: &[&str], models: &Models, out: &mut String) {
    let mut players: Vec<_> = names
        .iter()
        .map(|name| game.player_among(name, models, false).unwrap_or_else(|error| panic!("{name}: {error}")))
        .collect();
    let (mut random, mut state, mut options) = (Random::new(11), game.start(), Vec::new());
    let mut decided = 0;
    while decided < 24 {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let roll = sample_roll(game.rolls(&state), &mut random);
                game.roll(&mut state, roll);
            }
            Turn::Seat(_) => {
                game.decisions(&state, &mut options);
                let player = &mut players[decided % names.len()];
                state = options[player.choose(game, &state, &options, &mut random)].1;
                decided += 1;
                let _ = writeln!(out, "{}", game.state_text(&state));
            }
        }
    }
}

/// What a rollout of the first decision finds.
fn roll_out<G: DiceGame>(game: &G, models: &Models, out: &mut String) {
    let model = models.for_game(game).expect("a net fits");
    let mut search = search_with(game, &model, 0);
    let (mut random, mut state, mut options) = (Random::new(4), game.start(), Vec::new());
    while !matches!(game.turn(&state), Turn::Seat(_)) {
        let roll = sample_roll(game.rolls(&state), &mut random);
        game.roll(&mut state, roll);
    }
    let Turn::Seat(seat) = game.turn(&state) else { return };
    game.decisions(&state, &mut options);
    let settings = RolloutSettings { trials: 300, truncate: 4, ..RolloutSettings::default() };
    let found = rollout(game, search.evaluator(), &options[0].1, seat, &settings, || false);
    let _ = writeln!(out, "{:?} {:?} {}", found.value, found.error, found.trials);
}

/// What Mill's search finds within limits of depth and positions.
fn search(game: &Mill, clock: Clock, out: &mut String) {
    let options = MillOptions { hash: 2, multi_pv: 2, clock, ..MillOptions::default() };
    for limits in [MillLimits::depth(6), MillLimits::nodes(20_000)] {
        let mut search = MillSearch::new(game, options.clone());
        let found = search.search(&game.start(), &[], &limits, &AtomicBool::new(false), |_| {});
        let _ = writeln!(out, "{} {} {:?}", found.depth, found.nodes, found.lines);
    }
}
