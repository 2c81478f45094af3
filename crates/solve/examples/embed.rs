//! Puts endgames of nine men's morris together to the file that Teahouse has inside: `embed FOLDER FILE`, with a folder that
//! `teahouse solve nine-mens-morris --pieces 10 --depths --out FOLDER` has filled.

use std::error::Error;
use std::path::PathBuf;

use mill::{FAMILY, Mill};
use solve::{Part, Space, digest};

/// Who wins: up to nine pieces, and of ten those that take little room. How soon: up to nine pieces. 4 MB together.
fn files() -> impl Iterator<Item = String> {
    let spaces = |most: u8| {
        let counts = (3..=6).flat_map(|own| (3..=6).map(move |other| (own, other)));
        counts.filter(move |(own, other)| own + other <= most).map(|(own, other)| Space::moving(own, other))
    };
    let values = spaces(10).map(|space| format!("{space}.wdl"));
    values.chain(spaces(9).map(|space| format!("{space}.depths")))
}

fn main() -> Result<(), Box<dyn Error>> {
    let places: Vec<PathBuf> = std::env::args().skip(1).map(PathBuf::from).collect();
    let [folder, out] = &places[..] else { return Err("expected: embed FOLDER FILE".into()) };
    let game = testkit::shipped::game(&FAMILY, "nine-mens-morris", Mill::new);
    let folder = folder.join(format!("mill-{}", digest(&game, Part::Moving)));
    let mut all = Vec::new();
    for file in files() {
        let bytes = std::fs::read(folder.join(file))?;
        all.extend((bytes.len() as u64).to_le_bytes());
        all.extend(bytes);
    }
    std::fs::write(out, all)?;
    Ok(())
}
