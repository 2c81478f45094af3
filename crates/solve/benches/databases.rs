//! How fast positions are solved, verified and asked for: the endgames of nine men's morris up to 8 pieces, beside a naive
//! sweep over the slow reference rules.
//!
//! `cargo bench -p teahouse-solve --bench databases -- FOLDER` asks databases that `teahouse solve` has put there.
#![allow(clippy::print_stdout, missing_docs)]

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::Instant;

use game::{Game, Notation, Random};
use mill::{FAMILY, Mill, State};
use solve::{Databases, Head, Planned, Settings, Solver, Watch};
use testkit::mill::Reference;

/// Positions that are asked for.
const POSITIONS: usize = 200_000;

struct Nobody;

impl Watch for Nobody {
    fn begins(&self, _: &Planned) {}

    fn advances(&self, _: u64) -> bool {
        true
    }

    fn ends(&self, _: &[Head]) {}
}

/// Random positions of the moving phase that the databases know.
fn positions(game: &Mill, databases: &Databases) -> Vec<State> {
    let spaces: Vec<_> = databases.heads().map(|head| head.space).filter(solve::Space::is_moving).collect();
    let mut random = Random::new(15);
    let mut position = || {
        let space = spaces[random.below(spaces.len() as u32) as usize];
        let mut sets = [0u32; 2];
        for (i, count) in space.board.into_iter().enumerate() {
            while sets[i].count_ones() < u32::from(count) {
                sets[i] |= 1 << random.below(game.board().len() as u32) & !sets[i ^ 1];
            }
        }
        game.turn_state(sets, [0; 2], mill::WHITE)
    };
    (0..POSITIONS).map(|_| position()).collect()
}

fn probes(game: &Mill, folder: &Path) {
    let databases = Databases::open(folder, game).unwrap();
    let positions = positions(game, &databases);
    let rate = |name: &str, positions: &[State]| {
        let start = Instant::now();
        let known = positions.iter().filter(|state| databases.probe(state).is_some()).count();
        let each = start.elapsed().as_secs_f64() / positions.len() as f64;
        println!("{name}: {:.0} ns a probe, {:.0} a second ({known} known)", each * 1e9, 1.0 / each);
    };
    rate("probes of positions anywhere, blocks as they come", &positions);
    let same: Vec<State> = positions.iter().cycle().take(64).copied().collect();
    rate("the first 64 again", &same);
    let hot: Vec<State> = same.iter().cycle().take(POSITIONS).copied().collect();
    rate("probes of blocks that are kept", &hot);
}

/// Positions a second of a sweep over the reference rules that only looks at every move of every position once.
fn naive(game: &Mill) {
    let reference = Reference::new(&game.variant().values);
    let mut values: HashMap<String, usize> = HashMap::new();
    let start = Instant::now();
    let mut open = vec![game.state_text(&game.start())];
    while let Some(fen) = open.pop() {
        if values.len() >= 2000 || values.contains_key(&fen) {
            continue;
        }
        let next: Vec<String> =
            reference.legal(&fen).iter().map(|action| reference.after(&fen, action)).collect();
        values.insert(fen, next.len());
        open.extend(next);
    }
    let speed = values.len() as f64 / start.elapsed().as_secs_f64();
    println!("a naive sweep of the reference rules: {speed:.0} positions/s for one look at all moves");
}

fn main() {
    let game = testkit::shipped::game(&FAMILY, "nine-mens-morris", Mill::new);
    if let Some(folder) = std::env::args().skip(1).find(|argument| !argument.starts_with("--")) {
        return probes(&game, &PathBuf::from(folder));
    }
    let folder = std::env::temp_dir().join(format!("teahouse-solve-bench-{}", std::process::id()));
    let settings =
        Settings { folder: folder.clone(), depths: None, placing: false, pieces: Some(8), memory: 1 << 30 };
    let mut solver = Solver::new(&game, settings).unwrap();
    let start = Instant::now();
    solver.run(&Nobody).unwrap();
    let seconds = start.elapsed().as_secs_f64();
    let databases = Databases::open(&folder, &game).unwrap();
    let solved: u64 = databases.heads().map(|head| head.counts.all()).sum();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    println!(
        "solved: {solved} positions in {seconds:.2} s, {:.0}/s on {threads} threads",
        solved as f64 / seconds
    );
    let start = Instant::now();
    for head in databases.heads() {
        let file = folder.join(format!("mill-{}", head.digest)).join(format!("{}.wdl", head.space));
        solve::verify(&game, &file, &|_| {}, &|_| true).unwrap();
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("verified: {:.0}/s", solved as f64 / seconds);
    naive(&game);
    probes(&game, &folder);
    std::fs::remove_dir_all(folder).unwrap();
}
