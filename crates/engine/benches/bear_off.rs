//! How long a bear-off database takes to open and to ask: that of the home, from memory and from its file.
//!
//! `cargo bench -p teahouse-engine --bench bear_off -- FILE` does the same with the file of the one over twelve
//! points, and writes it first if it is not there.
#![allow(clippy::print_stdout, missing_docs)]

use std::path::{Path, PathBuf};
use std::time::Instant;

use engine::Exact;
use engine::nardi::BearOff;
use game::{Notation, Random};
use nardi::State;

/// Positions that are asked for.
const POSITIONS: usize = 100_000;

/// Up to 15 checkers of a side on its last points, in two quarters; `man` stands for one checker.
fn half_board(man: u8, points: u8, random: &mut Random) -> String {
    let mut counts = [0u8; 12];
    (0..1 + random.below(15)).for_each(|_| counts[11 - random.below(u32::from(points)) as usize] += 1);
    let quarter = |counts: &[u8]| {
        let (mut text, mut empty) = (String::new(), 0);
        for &count in counts {
            if count == 0 {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text.push(char::from(man + count - 1));
        }
        if empty > 0 { text + &empty.to_string() } else { text }
    };
    format!("{}/{}", quarter(&counts[..6]), quarter(&counts[6..]))
}

fn time(name: &str, database: &BearOff, positions: &[State]) {
    let (start, mut covered) = (Instant::now(), 0);
    for state in positions {
        covered += u32::from(database.chances(state, 0, &mut [0.0; 4]));
    }
    let each = start.elapsed().as_secs_f64() * 1e9 / positions.len() as f64;
    println!("{name}: {each:.0} ns a position ({covered} of {} covered)", positions.len());
}

fn positions(points: u8) -> Vec<State> {
    let (game, mut random) =
        (testkit::shipped::game(&nardi::FAMILY, "long-nardi", nardi::Nardi::new), Random::new(9));
    let mut position = || {
        let black = half_board(b'a', points, &mut random);
        let white = half_board(b'A', points, &mut random);
        game.read_state(&format!("{black}/{white} b -")).expect("both sides are on their way home")
    };
    (0..POSITIONS).map(|_| position()).collect()
}

fn open(path: &Path) -> BearOff {
    let start = Instant::now();
    let database = BearOff::open(path).expect("it was written whole");
    println!("opening: {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    database
}

fn time_file(database: &BearOff, memory: Option<&BearOff>) {
    let positions = positions(database.points());
    time("file, first 100 positions", database, &positions[..100]);
    time("file, the first time", database, &positions);
    let few = positions[..100].repeat(1000);
    for _ in 0..3 {
        time("file, again", database, &positions);
        time("file, the same 100 positions", database, &few);
        if let Some(memory) = memory {
            time("memory", memory, &positions);
            time("memory, the same 100 positions", memory, &few);
        }
    }
    let start = Instant::now();
    database.verify().expect("it is whole");
    println!("checking every block: {:.3} s", start.elapsed().as_secs_f64());
}

fn main() {
    if let Some(path) =
        std::env::args().skip(1).find(|argument| !argument.starts_with('-')).map(PathBuf::from)
    {
        if !path.exists() {
            let start = Instant::now();
            BearOff::half(|_| {}).save(&path).expect("the file can be written");
            println!("building and writing: {:.1} s", start.elapsed().as_secs_f64());
        }
        return time_file(&open(&path), None);
    }
    let path = std::env::temp_dir().join(format!("teahouse-bench-{}", std::process::id()));
    let home = BearOff::home();
    home.save(&path).expect("the temporary folder is writable");
    time_file(&open(&path), Some(&home));
    let _ = std::fs::remove_file(path);
}
