//! How long a bear-off database takes to open and to ask.
//!
//! `cargo bench -p teahouse-engine --bench bear_off -- FILE` opens that file, and writes it first if it is not there.
#![allow(clippy::print_stdout, missing_docs)]

use std::path::PathBuf;
use std::time::Instant;

use engine::Exact;
use engine::nardi::BearOff;
use game::{Notation, Random};
use nardi::{Nardi, State};

/// Positions that are asked for.
const POSITIONS: usize = 100_000;

/// Twelve points with up to 15 checkers of a side, in two quarters; `man` stands for one checker.
fn half_board(man: u8, random: &mut Random) -> String {
    let mut counts = [0u8; 12];
    (0..1 + random.below(15)).for_each(|_| counts[random.below(12) as usize] += 1);
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

fn main() {
    let named = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let Some(path) = named.map(PathBuf::from) else {
        println!("name a file for the database over twelve points: -- FILE");
        return;
    };
    if !path.exists() {
        let start = Instant::now();
        BearOff::half(|_| {}).save(&path).expect("the file can be written");
        println!("building and writing: {:.1} s", start.elapsed().as_secs_f64());
    }
    let (game, mut random) = (Nardi::preset("long-nardi"), Random::new(9));
    let mut position = || {
        let (black, white) = (half_board(b'a', &mut random), half_board(b'A', &mut random));
        game.read_state(&format!("{black}/{white} b -")).expect("both sides are on their way home")
    };
    let positions: Vec<State> = (0..POSITIONS).map(|_| position()).collect();
    let start = Instant::now();
    let database = BearOff::open(&path).expect("it was just written");
    println!("opening: {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    time("first 100 positions", &database, &positions[..100]);
    time("the first time", &database, &positions);
    for _ in 0..3 {
        time("again", &database, &positions);
    }
    for _ in 0..3 {
        time("the same 100 positions", &database, &positions[..100].repeat(1000));
    }
}
