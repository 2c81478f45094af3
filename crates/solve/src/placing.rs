//! What a search of the placing phase has proved, kept in one file: positions with what they are worth at least and at most.
//!
//! ```text
//! line       64 bytes   "teahouse mill placing 1", spaces, a line feed
//! digest     32 bytes   of the rules, as text
//! entries     8 bytes   how many positions there are
//! blocks      4 bytes   how many
//! block      20 bytes   each: its first entry, its length in the file, 8 bytes of its BLAKE3 checksum
//! checksum   32 bytes   of everything before it
//! the blocks            Zstandard frames of 4,096 entries: by how much each is greater than the one before, 7 bits a byte
//! ```
//! Numbers are little-endian. An entry is the [`key`] of a position and [`Bounds`] in four bits; they are sorted.

#[cfg(feature = "files")]
use std::fs::File;
#[cfg(feature = "files")]
use std::io::{self, Read as _, Seek as _, SeekFrom};
#[cfg(feature = "files")]
use std::path::{Path, PathBuf};
#[cfg(feature = "files")]
use std::sync::{Mutex, PoisonError};

use mill::State;

#[cfg(feature = "files")]
use crate::file::{Fields, SUM, checksum};
#[cfg(feature = "files")]
use crate::problem::Problem;
use crate::subsets::{Symmetries, Turning};
#[cfg(feature = "files")]
use crate::values::Bounds;

/// Boards with more points do not fit an entry.
pub(crate) const MOST_POINTS: usize = 24;

/// Nor do more pieces of a side.
const MOST_PIECES: u8 = 15;

/// The name of the file in the folder of the rules.
pub(crate) const FILE_NAME: &str = "placing.bounds";

const LINE: &[u8] = b"teahouse mill placing 1                                        \n";
const FIXED: usize = LINE.len() + 32 + 8 + 4;
const LISTED: usize = 20;

/// How many entries a block has.
const PER_BLOCK: usize = 4096;

/// More blocks than this are not believed.
const MAX_BLOCKS: usize = 1 << 24;

/// Whether positions of a game fit an entry.
pub(crate) fn fits(game: &mill::Mill) -> bool {
    game.board().len() <= MOST_POINTS && game.rules().piece_count <= MOST_PIECES
}

/// What tells positions apart but for symmetries: pieces, hands, side; exactly, in 57 bits.
pub(crate) fn key(symmetries: &Symmetries, state: &State) -> u64 {
    let pieces = [mill::WHITE, mill::BLACK].map(|side| state.pieces(side));
    let image = |turning: &Turning| {
        let [white, black] = pieces.map(|set| u64::from(turning.image(set)));
        white << MOST_POINTS | black
    };
    let least = symmetries.turnings.iter().map(image).min().unwrap_or(0);
    let hands = u64::from(state.hand(mill::WHITE)) << 5 | u64::from(state.hand(mill::BLACK)) << 1;
    least | (hands | u64::from(state.side())) << (2 * MOST_POINTS)
}

/// A block of the file.
#[cfg(feature = "files")]
struct Listed {
    first: u64,
    start: u64,
    length: u32,
    sum: [u8; 8],
}

/// The open file.
#[cfg(feature = "files")]
pub(crate) struct Placing {
    path: PathBuf,
    entries: u64,
    blocks: Vec<Listed>,
    file: Mutex<File>,
}

#[cfg(feature = "files")]
impl Placing {
    /// Opens the file in the folder of some rules, if it is there, and checks its head and its length.
    pub fn open(folder: &Path, digest: &str) -> Result<Option<Placing>, Problem> {
        let path = folder.join(FILE_NAME);
        let mut file = match net::open_file(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Problem::reading(&path, &error)),
        };
        let (entries, blocks) = read_head(&path, &mut file, digest)?;
        let last = blocks.last().map_or(0, |last| last.start + u64::from(last.length));
        let expected = (FIXED + LISTED * blocks.len() + SUM) as u64 + last;
        let found = file.metadata().map_err(|error| Problem::reading(&path, &error))?.len();
        if found != expected {
            let problem = Problem::of_file("solve-file-length", &path);
            return Err(problem.with("expected", expected as i64).with("found", found as i64));
        }
        Ok(Some(Placing { path, entries, blocks, file: Mutex::new(file) }))
    }

    /// The block that a position is in, if it is in any.
    pub fn block_of(&self, key: u64) -> Option<usize> {
        self.blocks.partition_point(|block| block.first >> 4 <= key).checked_sub(1)
    }

    /// How many blocks there are.
    #[cfg(feature = "build")]
    pub fn blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The entries of a block, eight bytes each.
    pub fn block(&self, number: usize) -> Result<Vec<u8>, Problem> {
        let damaged = || {
            let problem = Problem::of_file("solve-file-block-damaged", &self.path);
            problem.with("block", number as i64).with("blocks", self.blocks.len() as i64)
        };
        let block = self.blocks.get(number).ok_or_else(damaged)?;
        let begins = (FIXED + LISTED * self.blocks.len() + SUM) as u64 + block.start;
        let mut packed = vec![0; block.length as usize];
        // Whoever panicked while holding the lock left a file to read from.
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let read = file.seek(SeekFrom::Start(begins)).and_then(|_| file.read_exact(&mut packed));
        drop(file);
        read.map_err(|cause| Problem::reading(&self.path, &cause))?;
        if checksum(&packed) != block.sum {
            return Err(damaged());
        }
        let begun = (number * PER_BLOCK) as u64;
        let count = self.entries.saturating_sub(begun).min(PER_BLOCK as u64) as usize;
        unpack(block.first, count, &packed).ok_or_else(damaged)
    }
}

/// Finds a position among the entries of a block.
#[cfg(feature = "files")]
pub(crate) fn find(block: &[u8], key: u64) -> Option<Bounds> {
    let (entries, _) = block.as_chunks::<8>();
    let at = entries.binary_search_by_key(&key, |entry| u64::from_le_bytes(*entry) >> 4).ok()?;
    Some(Bounds::unpacked(u64::from_le_bytes(entries[at])))
}

#[cfg(feature = "files")]
fn read_head(path: &Path, from: &mut File, digest: &str) -> Result<(u64, Vec<Listed>), Problem> {
    let damaged = || Problem::of_file("solve-file-head-damaged", path);
    let cut = |error: io::Error, problem: Problem| match error.kind() {
        io::ErrorKind::UnexpectedEof => problem,
        _ => Problem::reading(path, &error),
    };
    let foreign = || Problem::of_file("solve-file-foreign", path);
    let mut bytes = vec![0; FIXED];
    from.read_exact(&mut bytes).map_err(|error| cut(error, foreign()))?;
    if bytes[..LINE.len()] != *LINE {
        return Err(foreign());
    }
    let mut fields = Fields(&bytes[LINE.len()..]);
    let found = fields.take::<32>();
    let entries = u64::from_le_bytes(fields.take());
    let count = u32::from_le_bytes(fields.take()) as usize;
    if count > MAX_BLOCKS || count as u64 != entries.div_ceil(PER_BLOCK as u64) {
        return Err(damaged());
    }
    bytes.resize(FIXED + LISTED * count + SUM, 0);
    from.read_exact(&mut bytes[FIXED..]).map_err(|error| cut(error, damaged()))?;
    let (told, sum) = bytes.split_at(FIXED + LISTED * count);
    if blake3::hash(told).as_bytes() != sum {
        return Err(damaged());
    }
    if found != digest.as_bytes() {
        return Err(Problem::of_file("solve-file-other-rules", path));
    }
    let mut start = 0;
    let listed = |entry: &[u8]| {
        let mut fields = Fields(entry);
        let first = u64::from_le_bytes(fields.take());
        let length = u32::from_le_bytes(fields.take());
        let block = Listed { first, start, length, sum: fields.take() };
        start += u64::from(length);
        block
    };
    Ok((entries, told[FIXED..].chunks_exact(LISTED).map(listed).collect()))
}

/// The entries of a block; `None` unless there are so many.
#[cfg(feature = "files")]
fn unpack(first: u64, count: usize, packed: &[u8]) -> Option<Vec<u8>> {
    let mut steps = Vec::with_capacity(4 * count);
    // Ten bytes are the most that a step takes.
    let decoder = ruzstd::decoding::StreamingDecoder::new(packed).ok()?;
    decoder.take(10 * PER_BLOCK as u64 + 1).read_to_end(&mut steps).ok()?;
    let mut entries = Vec::with_capacity(8 * count);
    let (mut entry, mut step, mut shift) = (first, 0u64, 0);
    for byte in steps {
        step |= u64::from(byte & 0x7f).checked_shl(shift)?;
        shift += 7;
        if byte & 0x80 == 0 {
            entry = entry.checked_add(step)?;
            entries.extend(entry.to_le_bytes());
            (step, shift) = (0, 0);
        }
    }
    (entries.len() == 8 * count && shift == 0).then_some(entries)
}

/// Writes sorted entries, all of them or nothing; how long the file is.
#[cfg(feature = "build")]
pub(crate) fn write(folder: &Path, digest: &str, entries: &[u64]) -> Result<u64, Problem> {
    use std::io::Write as _;

    use rayon::prelude::*;

    let path = folder.join(FILE_NAME);
    let failed = |cause: io::Error| Problem::writing(&path, &cause);
    std::fs::create_dir_all(folder).map_err(failed)?;
    let packed: Result<Vec<Vec<u8>>, io::Error> = entries.par_chunks(PER_BLOCK).map(pack).collect();
    let packed = packed.map_err(failed)?;
    let mut head = LINE.to_vec();
    head.extend(digest.as_bytes());
    head.extend((entries.len() as u64).to_le_bytes());
    head.extend((packed.len() as u32).to_le_bytes());
    for (block, chunk) in packed.iter().zip(entries.chunks(PER_BLOCK)) {
        head.extend(chunk[0].to_le_bytes());
        head.extend((block.len() as u32).to_le_bytes());
        head.extend(checksum(block));
    }
    let sum = blake3::hash(&head);
    head.extend(sum.as_bytes());
    let written = net::replace_file(&path, |file| {
        file.write_all(&head)?;
        packed.iter().try_for_each(|block| file.write_all(block))
    });
    written.map_err(failed)?;
    Ok((head.len() + packed.iter().map(Vec::len).sum::<usize>()) as u64)
}

#[cfg(feature = "build")]
fn pack(entries: &[u64]) -> Result<Vec<u8>, io::Error> {
    /// Higher levels take several times as long for little.
    const LEVEL: i32 = 6;
    let mut steps = Vec::with_capacity(4 * entries.len());
    let mut before = entries.first().copied().unwrap_or_default();
    for &entry in entries {
        let mut step = entry.wrapping_sub(before);
        while step >= 0x80 {
            steps.push(step as u8 | 0x80);
            step >>= 7;
        }
        steps.push(step as u8);
        before = entry;
    }
    zstd::bulk::compress(&steps, LEVEL)
}

#[cfg(all(test, feature = "build"))]
mod tests {
    use super::*;
    use crate::values::Value;

    const DIGEST: &str = "0123456789abcdef0123456789abcdef";

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("teahouse-placing-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    /// Entries near to and far from each other, of which the last block is not full.
    fn entries() -> Vec<u64> {
        let steps = [1, 2, 127, 128, 1 << 20, 1 << 40].map(|step: u64| step << 4);
        let mut entry = 5;
        let mut next = |step: &u64| {
            entry += step;
            entry & !0xf | ((entry >> 4) % 3) << 2 | 3
        };
        steps.iter().cycle().take(2 * PER_BLOCK + 100).map(&mut next).collect()
    }

    #[test]
    fn bounds_are_four_bits_and_turn_around() {
        let values = [Value::Loss, Value::Draw, Value::Win];
        for least in values {
            for most in values.into_iter().filter(|&most| most >= least) {
                let bounds = Bounds { least, most };
                assert!((1..16).contains(&bounds.packed()), "{bounds:?}");
                assert_eq!(Bounds::unpacked(0xabc0 | bounds.packed()), bounds);
                assert_eq!(bounds.turned().turned(), bounds);
                assert_eq!(bounds.value().is_some(), least == most);
            }
        }
    }

    #[test]
    fn every_entry_is_found_again_and_nothing_else() {
        let folder = folder("found");
        let entries = entries();
        let bytes = write(&folder, DIGEST, &entries).unwrap();
        assert_eq!(std::fs::metadata(folder.join(FILE_NAME)).unwrap().len(), bytes);
        let placing = Placing::open(&folder, DIGEST).unwrap().unwrap();
        assert_eq!(placing.blocks(), 3);
        let look = |key: u64| find(&placing.block(placing.block_of(key)?).unwrap(), key);
        for (number, &entry) in
            entries.iter().enumerate().step_by(97).chain(entries.iter().enumerate().skip(8190))
        {
            assert_eq!(look(entry >> 4), Some(Bounds::unpacked(entry)), "entry {number}");
        }
        let known: std::collections::HashSet<u64> = entries.iter().map(|entry| entry >> 4).collect();
        for key in (0..2000).filter(|key| !known.contains(key)) {
            assert_eq!(look(key), None, "{key}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_is_not_there_foreign_cut_or_changed_is_told_apart() {
        let folder = folder("damaged");
        assert!(Placing::open(&folder, DIGEST).unwrap().is_none());
        write(&folder, DIGEST, &entries()).unwrap();
        let path = folder.join(FILE_NAME);
        let whole = std::fs::read(&path).unwrap();
        let said = |digest: &str| match Placing::open(&folder, digest) {
            Err(problem) => problem.0.code.into_owned(),
            Ok(None) => "nothing".into(),
            Ok(Some(placing)) => {
                let blocks = (0..placing.blocks()).try_for_each(|number| placing.block(number).map(drop));
                blocks.map_or_else(|problem| problem.0.code.into_owned(), |()| "whole".into())
            }
        };
        assert_eq!(said(DIGEST), "whole");
        assert_eq!(said(&DIGEST.replace('0', "1")), "solve-file-other-rules");
        let tries = [
            (0, "solve-file-foreign"),
            (LINE.len() + 40, "solve-file-head-damaged"),
            (FIXED + 3, "solve-file-head-damaged"),
            (whole.len() - 1, "solve-file-block-damaged"),
        ];
        for (at, expected) in tries {
            let mut changed = whole.clone();
            changed[at] ^= 0x10;
            std::fs::write(&path, &changed).unwrap();
            assert_eq!(said(DIGEST), expected, "byte {at}");
        }
        for (length, expected) in [
            (10, "solve-file-foreign"),
            (FIXED + 1, "solve-file-head-damaged"),
            (whole.len() - 1, "solve-file-length"),
        ] {
            std::fs::write(&path, &whole[..length]).unwrap();
            assert_eq!(said(DIGEST), expected, "{length} bytes");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}
