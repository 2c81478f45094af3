//! Writes what was found about a sub-space, whole or not at all.

use std::io::{self, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rayon::prelude::*;

use crate::file::{BLOCK, Block, Head, Holding, checksum, file_name};
use crate::problem::Problem;
use crate::solution::Found;
use crate::values::Counts;

/// How hard blocks are packed. Higher levels take several times as long for a few hundredths of the size.
const LEVEL: i32 = 9;

/// Writes the values, and the depths where there are some; the heads of what was written.
pub(crate) fn write(folder: &Path, digest: &str, found: &mut dyn Found) -> Result<Vec<Head>, Problem> {
    // Values come last: where they are, everything is.
    let holdings: &[Holding] =
        if found.about().depths { &[Holding::Depths, Holding::Values] } else { &[Holding::Values] };
    holdings.iter().map(|&holding| write_file(folder, digest, found, holding)).collect()
}

fn write_file(folder: &Path, digest: &str, found: &mut dyn Found, holding: Holding) -> Result<Head, Problem> {
    let about = found.about();
    let path = folder.join(file_name(&about.space, holding));
    let blocks = about.entries.div_ceil(holding.per_block() as u64) as usize;
    let mut head = Head {
        holding,
        digest: digest.to_owned(),
        space: about.space,
        until: about.until,
        longest: about.longest,
        counts: Counts::default(),
        entries: about.entries,
        blocks: vec![Block { start: 0, length: 0, sum: [0; 8] }; blocks],
    };
    let mut fault = None;
    let written = net::replace_file(&path, |file| {
        // How long the head is, is known before what it says: blocks need not wait for it in memory.
        file.seek(SeekFrom::Start(head.length()))?;
        let mut packer = Packer { file: &mut *file, left: Vec::new(), blocks: Vec::new(), start: 0 };
        let mut take = |bytes: &[u8]| packer.add(bytes).map_err(|cause| Problem::writing(&path, &cause));
        match found.hand_over(holding, &mut take) {
            Ok(counts) => head.counts = counts,
            Err(problem) => {
                fault = Some(problem);
                return Err(io::Error::other("what to write could not be had"));
            }
        }
        head.blocks = packer.end()?;
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&head.bytes())
    });
    match fault {
        Some(problem) => Err(problem),
        None => written.map(|()| head).map_err(|cause| Problem::writing(&path, &cause)),
    }
}

/// Files that are being written change all the time; what has not for so long was left behind by a run that was killed.
const FORSAKEN: Duration = Duration::from_secs(60 * 60);

/// Removes what killed runs have begun to write into a folder. Where that does not work, it is in nobody's way.
pub(crate) fn sweep(folder: &Path) {
    let is_forsaken = |path: &Path| {
        let changed = path.metadata().and_then(|known| known.modified());
        changed.is_ok_and(|changed| changed.elapsed().is_ok_and(|since| since > FORSAKEN))
    };
    let paths = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_partial = |path: &PathBuf| path.extension().is_some_and(|end| end == "partial");
    for path in paths.filter(is_partial).filter(|path| is_forsaken(path)) {
        let _ = std::fs::remove_file(path);
    }
}

/// Packs bytes block by block, as they come.
struct Packer<W> {
    file: W,
    /// Less than a block that is not packed yet.
    left: Vec<u8>,
    blocks: Vec<Block>,
    start: u64,
}

impl<W: Write> Packer<W> {
    fn add(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.left.extend(bytes);
        self.pack(self.left.len() - self.left.len() % BLOCK)
    }

    fn end(mut self) -> io::Result<Vec<Block>> {
        self.pack(self.left.len())?;
        Ok(self.blocks)
    }

    fn pack(&mut self, length: usize) -> io::Result<()> {
        let pack = |block: &[u8]| zstd::bulk::compress(block, LEVEL);
        let packed: Vec<Vec<u8>> =
            self.left[..length].par_chunks(BLOCK).map(pack).collect::<io::Result<_>>()?;
        self.left.drain(..length);
        for bytes in packed {
            self.blocks.push(Block { start: self.start, length: bytes.len() as u32, sum: checksum(&bytes) });
            self.start += bytes.len() as u64;
            self.file.write_all(&bytes)?;
        }
        Ok(())
    }
}
