//! Puts endgames of nine men's morris together to the file that Teahouse has inside: `embed FOLDER FILE`, with a folder that
//! `teahouse solve nine-mens-morris --pieces 10 --out FOLDER` has filled.

use std::error::Error;
use std::path::PathBuf;

use mill::{FAMILY, Mill};
use solve::{Part, Space, digest};

/// Up to nine pieces, and of ten those that take little room: 3 MB together.
fn spaces() -> Vec<Space> {
    let counts = (3..=6).flat_map(|own| (3..=6).map(move |other| (own, other)));
    let fits = |&(own, other): &(u8, u8)| own + other <= 10;
    counts.filter(fits).map(|(own, other)| Space::moving(own, other)).collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let places: Vec<PathBuf> = std::env::args().skip(1).map(PathBuf::from).collect();
    let [folder, out] = &places[..] else { return Err("expected: embed FOLDER FILE".into()) };
    let game = testkit::shipped::game(&FAMILY, "nine-mens-morris", Mill::new);
    let folder = folder.join(format!("mill-{}", digest(&game, Part::Moving)));
    let mut all = Vec::new();
    for space in spaces() {
        let bytes = std::fs::read(folder.join(format!("{space}.wdl")))?;
        all.extend((bytes.len() as u64).to_le_bytes());
        all.extend(bytes);
    }
    std::fs::write(out, all)?;
    Ok(())
}
