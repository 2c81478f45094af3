//! The file of one sub-space: a head, then blocks of values or depths, each packed and with its checksum.
//!
//! ```text
//! line       64 bytes   "teahouse mill database 1 wdl", spaces, a line feed
//! digest     32 bytes   of the rules, as text
//! space       5 bytes   side (0 White, 1 Black, 2 either), pieces on the board (own, other), pieces in hand (own, other)
//! until       1 byte    what depths count up to: 0 the end, 1 the next capture
//! longest     2 bytes   the greatest depth
//! won drawn lost        8 bytes each
//! entries     8 bytes   numbers of the index, holes included
//! blocks      4 bytes   how many
//! block      12 bytes   each: its length in the file, 8 bytes of its BLAKE3 checksum
//! checksum   32 bytes   of everything before it
//! the blocks            Zstandard frames
//! ```
//! Numbers are little-endian. Values take two bits (0 draw, 1 win, 2 loss for the side to move), depths two bytes.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::problem::Problem;
use crate::space::Space;
use crate::values::{Counts, Until};

/// How many bytes a block has when it is unpacked. Small enough that the first probe is quick, large enough to pack well.
pub(crate) const BLOCK: usize = 32 * 1024;

const LINE: usize = 64;
const FAMILY: &str = "teahouse mill database ";
const LAYOUT: &str = "1";
const FIXED: usize = LINE + 32 + 5 + 1 + 2 + 4 * 8 + 4;
const ENTRY: usize = 12;
pub(crate) const SUM: usize = 32;

/// What a file holds about each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Holding {
    /// Who wins.
    Values,
    /// How soon.
    Depths,
}

impl Holding {
    /// How files that hold it end.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            Holding::Values => "wdl",
            Holding::Depths => "depths",
        }
    }

    /// How many positions fit a block.
    pub(crate) fn per_block(self) -> usize {
        match self {
            Holding::Values => 4 * BLOCK,
            Holding::Depths => BLOCK / 2,
        }
    }
}

/// What the head of a file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// What the file holds.
    pub holding: Holding,
    /// The digest of the rules it is about.
    pub digest: String,
    /// The sub-space it is about.
    pub space: Space,
    /// What depths count up to.
    pub until: Until,
    /// The greatest depth.
    pub longest: u16,
    /// How many positions are won, drawn and lost.
    pub counts: Counts,
    /// How many numbers there are, holes included.
    pub entries: u64,
    /// For each block where it begins and ends behind the head, and its checksum.
    pub(crate) blocks: Vec<Block>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    pub start: u64,
    pub length: u32,
    pub sum: [u8; 8],
}

/// The name of the file that holds this about a sub-space.
pub(crate) fn file_name(space: &Space, holding: Holding) -> String {
    format!("{}.{}", space.file_name(), holding.ending())
}

fn line(holding: Holding) -> [u8; LINE] {
    let text = format!("{FAMILY}{LAYOUT} {}", holding.ending());
    let mut line = [b' '; LINE];
    line[..text.len()].copy_from_slice(text.as_bytes());
    line[LINE - 1] = b'\n';
    line
}

pub(crate) fn checksum(block: &[u8]) -> [u8; 8] {
    *blake3::hash(block).as_bytes().first_chunk().unwrap_or(&[0; 8])
}

impl Head {
    /// How long the head is in the file.
    pub(crate) fn length(&self) -> u64 {
        (FIXED + ENTRY * self.blocks.len() + SUM) as u64
    }

    /// How long the whole file is.
    pub(crate) fn file_length(&self) -> u64 {
        self.length() + self.blocks.last().map_or(0, |block| block.start + u64::from(block.length))
    }

    #[cfg(feature = "build")]
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes = line(self.holding).to_vec();
        bytes.extend(self.digest.as_bytes());
        bytes.extend(self.space.bytes());
        bytes.push(u8::from(self.until == Until::Capture));
        bytes.extend(self.longest.to_le_bytes());
        let Counts { won, drawn, lost } = self.counts;
        [won, drawn, lost, self.entries].iter().for_each(|count| bytes.extend(count.to_le_bytes()));
        bytes.extend((self.blocks.len() as u32).to_le_bytes());
        for block in &self.blocks {
            bytes.extend(block.length.to_le_bytes());
            bytes.extend(block.sum);
        }
        let sum = blake3::hash(&bytes);
        bytes.extend(sum.as_bytes());
        bytes
    }

    /// Reads the head of a file that is so long; `path` only names it.
    pub(crate) fn read(path: &Path, length: u64, from: &mut impl Read) -> Result<Head, Problem> {
        let mut bytes = vec![0; FIXED];
        let short = |error: io::Error| match error.kind() {
            io::ErrorKind::UnexpectedEof => Problem::of_file("solve-file-foreign", path),
            _ => Problem::reading(path, &error),
        };
        from.read_exact(&mut bytes).map_err(short)?;
        let holding = holding_of(path, &bytes[..LINE])?;
        let mut fields = Fields(&bytes[LINE..]);
        let digest = String::from_utf8_lossy(&fields.take::<32>()).into_owned();
        let space = Space::from_bytes(fields.take());
        let until = if fields.take::<1>() == [0] { Until::End } else { Until::Capture };
        let longest = u16::from_le_bytes(fields.take());
        let [won, drawn, lost, entries] = [(); 4].map(|()| u64::from_le_bytes(fields.take()));
        let count = u32::from_le_bytes(fields.take()) as usize;
        // Memory is taken only for a list of blocks that can be there.
        let is_there = (FIXED + SUM) as u64 + ENTRY as u64 * count as u64 <= length;
        if !is_there || count as u64 != entries.div_ceil(holding.per_block() as u64) {
            return Err(damaged_head(path));
        }
        bytes.resize(FIXED + ENTRY * count + SUM, 0);
        let cut = |error: io::Error| match error.kind() {
            io::ErrorKind::UnexpectedEof => damaged_head(path),
            _ => Problem::reading(path, &error),
        };
        from.read_exact(&mut bytes[FIXED..]).map_err(cut)?;
        let (told, sum) = bytes.split_at(FIXED + ENTRY * count);
        if blake3::hash(told).as_bytes() != sum {
            return Err(damaged_head(path));
        }
        let blocks = read_blocks(&told[FIXED..]);
        let counts = Counts { won, drawn, lost };
        Ok(Head { holding, digest, space, until, longest, counts, entries, blocks })
    }

    /// Unpacks a block that was read, once its checksum is right.
    pub(crate) fn unpack(&self, path: &Path, number: usize, packed: &[u8]) -> Result<Vec<u8>, Problem> {
        let damaged = || {
            let problem = Problem::of_file("solve-file-block-damaged", path);
            problem.with("block", number as i64).with("blocks", self.blocks.len() as i64)
        };
        if self.blocks.get(number).is_none_or(|block| checksum(packed) != block.sum) {
            return Err(damaged());
        }
        let mut decoder = ruzstd::decoding::StreamingDecoder::new(packed).map_err(|_| damaged())?;
        let mut bytes = Vec::with_capacity(BLOCK);
        decoder.by_ref().take(BLOCK as u64 + 1).read_to_end(&mut bytes).map_err(|_| damaged())?;
        if bytes.len() == self.block_bytes(number) { Ok(bytes) } else { Err(damaged()) }
    }

    /// How many bytes a block has when it is unpacked.
    pub(crate) fn block_bytes(&self, number: usize) -> usize {
        let begun = number as u64 * self.holding.per_block() as u64;
        let entries = (self.entries - begun.min(self.entries)).min(self.holding.per_block() as u64) as usize;
        match self.holding {
            Holding::Values => entries.div_ceil(4),
            Holding::Depths => 2 * entries,
        }
    }
}

fn holding_of(path: &Path, found: &[u8]) -> Result<Holding, Problem> {
    let known = [Holding::Values, Holding::Depths].into_iter().find(|&holding| line(holding) == found);
    known.ok_or_else(|| {
        let text = String::from_utf8_lossy(found).trim().to_owned();
        match text.strip_prefix(FAMILY) {
            Some(layout) => {
                Problem::of_file("solve-file-other-layout", path).with("found", layout).with("read", LAYOUT)
            }
            None => Problem::of_file("solve-file-foreign", path),
        }
    })
}

fn damaged_head(path: &Path) -> Problem {
    Problem::of_file("solve-file-head-damaged", path)
}

fn read_blocks(list: &[u8]) -> Vec<Block> {
    let mut start = 0;
    let block = |entry: &[u8]| {
        let mut fields = Fields(entry);
        let length = u32::from_le_bytes(fields.take());
        let block = Block { start, length, sum: fields.take() };
        start += u64::from(length);
        block
    };
    list.chunks_exact(ENTRY).map(block).collect()
}

/// Bytes taken one after the other.
pub(crate) struct Fields<'b>(pub &'b [u8]);

impl Fields<'_> {
    /// The next bytes; zeros once there are none left.
    pub fn take<const N: usize>(&mut self) -> [u8; N] {
        let Some((taken, rest)) = self.0.split_first_chunk() else { return [0; N] };
        self.0 = rest;
        *taken
    }
}

/// The folder of a digest inside a folder of databases.
pub(crate) fn folder(root: &Path, digest: &str) -> PathBuf {
    root.join(format!("mill-{digest}"))
}
