//! Writes what was found about a sub-space, whole or not at all.

use std::io::Write as _;
use std::path::Path;

use rayon::prelude::*;

use crate::file::{BLOCK, Block, Head, Holding, checksum, file_name};
use crate::problem::Problem;
use crate::solution::Solution;

/// How hard blocks are packed. Higher levels take several times as long for a few hundredths of the size.
const LEVEL: i32 = 9;

/// Writes the values, and the depths where there are some; the heads of what was written.
pub(crate) fn write(
    folder: &Path,
    digest: &str,
    solution: &Solution,
    entries: u64,
) -> Result<Vec<Head>, Problem> {
    let mut heads = Vec::new();
    // Values come last: where they are, everything is.
    if let Some(depths) = &solution.depths {
        let bytes: Vec<u8> = depths.iter().flat_map(|depth| depth.to_le_bytes()).collect();
        heads.push(write_file(folder, digest, solution, entries, Holding::Depths, &bytes)?);
    }
    heads.push(write_file(folder, digest, solution, entries, Holding::Values, &solution.values)?);
    Ok(heads)
}

fn write_file(
    folder: &Path,
    digest: &str,
    solution: &Solution,
    entries: u64,
    holding: Holding,
    bytes: &[u8],
) -> Result<Head, Problem> {
    let path = folder.join(file_name(&solution.space, holding));
    let pack = |block: &[u8]| zstd::bulk::compress(block, LEVEL);
    let packed: Result<Vec<Vec<u8>>, _> = bytes.par_chunks(BLOCK).map(pack).collect();
    let packed = packed.map_err(|cause| Problem::writing(&path, &cause))?;
    let mut start = 0;
    let block = |bytes: &Vec<u8>| {
        let block = Block { start, length: bytes.len() as u32, sum: checksum(bytes) };
        start += bytes.len() as u64;
        block
    };
    let head = Head {
        holding,
        digest: digest.to_owned(),
        space: solution.space,
        until: solution.until,
        longest: solution.longest,
        counts: solution.counts,
        entries,
        blocks: packed.iter().map(block).collect(),
    };
    let written = net::replace_file(&path, |file| {
        file.write_all(&head.bytes())?;
        packed.iter().try_for_each(|block| file.write_all(block))
    });
    written.map_err(|cause| Problem::writing(&path, &cause))?;
    Ok(head)
}
