//! Rolls and games a second on one core, random play: `cargo bench -p teahouse-ludo`, or with `-- mensch fia`
//! for these rules alone.
//!
//! With `LUDOPY_PYTHON` set to an interpreter that has LUDOpy, LUDOpy itself is measured in the same run.
#![allow(clippy::print_stdout)]

use std::time::Instant;

use game::{Features, Game, Random, RandomPlay, Room, Until};
use ludo::{FAMILY, Ludo, State};

/// What LUDOpy 1.5.0 makes of the same games, as measured when the rules were recorded.
const LUDOPY_ROLLS_PER_SECOND: f64 = 13_078.0;

/// Rolls a second of LUDOpy with four random players, measured now; `None` without an interpreter.
fn ludopy_rolls_per_second() -> Option<f64> {
    let python = std::env::var("LUDOPY_PYTHON").ok()?;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/ludopy_speed.py");
    let output = std::process::Command::new(python).arg(script).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

fn main() {
    // `cargo test` runs benches too; a glance is enough there.
    let is_bench = std::env::args().any(|argument| argument == "--bench");
    let chosen: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let games = if is_bench { 100_000 } else { 20 };
    let ludopy = ludopy_rolls_per_second().filter(|_| is_bench);
    match ludopy {
        Some(rolls) => println!("LUDOpy, measured now: {rolls:.0} rolls/s"),
        None => println!("LUDOpy, measured earlier: {LUDOPY_ROLLS_PER_SECOND:.0} rolls/s"),
    }
    println!("random play until the first seat has finished, seconds of CPU time");
    for id in
        ["ludopy", "danish", "classic", "king", "mensch", "fia", "petits-chevaux", "parchis", "parcheesi"]
    {
        if !chosen.is_empty() && !chosen.iter().any(|name| name == id) {
            continue;
        }
        let game = testkit::shipped::game(&FAMILY, id, Ludo::new);
        // Rules with duties and blocked ways cost more; fewer games give the same precision.
        let games = if matches!(id, "ludopy" | "danish") { games } else { games / 10 + 1 };
        measure(&game, id, games, ludopy.unwrap_or(LUDOPY_ROLLS_PER_SECOND));
    }
    if chosen.is_empty() {
        features(&testkit::shipped::game(&FAMILY, "ludopy", Ludo::new), games);
    }
}

/// Seconds that this thread has run, where the system tells; a busy machine does not spoil them.
fn seconds(since: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let on_cpu = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    on_cpu.map_or_else(|| since.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

fn measure(game: &Ludo, id: &str, games: u64, ludopy: f64) {
    let mut best = f64::INFINITY;
    let (mut rolls, mut room) = (0, Room::default());
    for _ in 0..5 {
        let start = Instant::now();
        let before = seconds(start);
        rolls = 0;
        for index in 0..games {
            let mut random = Random::stream(1, index);
            let mut state = game.start();
            let mut until = Until::new(|state: &State| state.places().next().is_some());
            game.play_randomly(&mut state, &mut random, &mut room, &mut until);
            rolls += until.rolls;
        }
        best = best.min(seconds(start) - before);
    }
    let per_second = rolls as f64 / best;
    println!(
        "{id:15} {:7.2} M rolls/s {:9.0} games/s {:6.1} rolls/game {:6.0} x LUDOpy",
        per_second / 1e6,
        games as f64 / best,
        rolls as f64 / games as f64,
        per_second / ludopy
    );
}

fn features(game: &Ludo, games: u64) {
    let mut states = Vec::new();
    for index in 0..games.min(200) {
        let mut random = Random::stream(2, index);
        let mut state = game.start();
        let mut until = Until::new(|state: &State| {
            states.push(*state);
            state.places().next().is_some()
        });
        game.play_randomly(&mut state, &mut random, &mut Room::default(), &mut until);
    }
    let start = Instant::now();
    let before = seconds(start);
    let mut out: Vec<(u16, f32)> = Vec::with_capacity(64);
    let mut sum = 0;
    for state in &states {
        out.clear();
        game.features(state, state.seat(), &mut out);
        sum += out.len();
    }
    let per_second = states.len() as f64 / (seconds(start) - before);
    println!(
        "features        {:7.2} M states/s {:6.1} of {} inputs not zero",
        per_second / 1e6,
        sum as f64 / states.len() as f64,
        game.feature_count()
    );
}
