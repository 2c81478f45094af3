//! The file of a database: blocks, each with its checksum.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

/// How many bytes have a checksum of their own. Small enough that the first probe of a block is quick, large
/// enough that the checksums of 736 MB take a third of a megabyte.
const BLOCK: usize = 16 * 1024;

/// The length of the line that names the layout.
const LINE: usize = 64;

/// The length of the checksum of the head.
const HEAD_SUM: usize = 32;

/// What every layout begins with.
const FAMILY: &str = "teahouse bear-off ";

/// Why a database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BearOffError {
    /// The file cannot be read or written.
    #[error("{}: {cause}", path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        cause: io::Error,
    },
    /// The file is something else.
    #[error("{} is not a bear-off database of Teahouse", path.display())]
    NoDatabase {
        /// Which file.
        path: PathBuf,
    },
    /// The file was written by a Teahouse with another layout.
    #[error("{} has the layout `{found}`, but this Teahouse reads `{expected}`; build it again (`teahouse solve`)",
        path.display())]
    OtherLayout {
        /// Which file.
        path: PathBuf,
        /// The layout that is read.
        expected: String,
        /// The layout it has.
        found: String,
    },
    /// The file is too short or too long.
    #[error("{} is not a whole bear-off database: expected {expected} bytes, found {found} bytes", path.display())]
    Length {
        /// Which file.
        path: PathBuf,
        /// How long it should be.
        expected: u64,
        /// How long it is.
        found: u64,
    },
    /// Bytes changed after they were written.
    #[error("{} is damaged: {part} does not have the checksum it was written with; build it again (`teahouse solve`)",
        path.display())]
    Checksum {
        /// Which file.
        path: PathBuf,
        /// Which part of it.
        part: String,
    },
}

impl BearOffError {
    /// Whether there simply is no such file.
    pub fn is_absence(&self) -> bool {
        matches!(self, BearOffError::Io { cause, .. } if cause.kind() == io::ErrorKind::NotFound)
    }
}

/// The line at the beginning of a file: layout and rules it holds for.
fn line(points: usize) -> [u8; LINE] {
    let text = format!("{FAMILY}2: {points:2} points, doubles four, farthest, inner");
    let mut line = [b' '; LINE];
    line[..text.len()].copy_from_slice(text.as_bytes());
    line[LINE - 1] = b'\n';
    line
}

fn checksum(block: &[u8]) -> [u8; 8] {
    *blake3::hash(block).as_bytes().first_chunk().expect("a hash has 32 bytes")
}

fn head_length(length: usize) -> usize {
    LINE + 8 * length.div_ceil(BLOCK) + HEAD_SUM
}

/// How long the file of a database is whose chances take `length` bytes.
fn file_length(length: usize) -> u64 {
    (head_length(length) + length) as u64
}

/// Writes the file of a database over so many points.
pub(crate) fn write(file: &mut impl Write, points: usize, bytes: &[u8]) -> io::Result<()> {
    let mut head = line(points).to_vec();
    bytes.chunks(BLOCK).for_each(|block| head.extend(checksum(block)));
    file.write_all(&head)?;
    file.write_all(blake3::hash(&head).as_bytes())?;
    file.write_all(bytes)
}

/// The blocks of a file, read and checked when they are first asked for.
pub(crate) struct Blocks {
    path: PathBuf,
    file: Mutex<File>,
    /// Where the blocks begin, and how many bytes they have together.
    start: usize,
    length: usize,
    checksums: Vec<[u8; 8]>,
    /// What was read; `None` where that failed, so that a position is covered always or never.
    read: Vec<OnceLock<Option<Box<[u8]>>>>,
    /// The first thing that went wrong.
    fault: OnceLock<BearOffError>,
}

/// The points of the database in an open file, if it is one.
pub(crate) fn points_of(path: &Path, file: &mut File) -> Result<usize, BearOffError> {
    let failed = |cause| BearOffError::Io { path: path.to_owned(), cause };
    let mut found = Vec::new();
    file.take(LINE as u64).read_to_end(&mut found).map_err(failed)?;
    if let Some(points) = [6, 12].into_iter().find(|&points| found == line(points)) {
        return Ok(points);
    }
    let text = String::from_utf8_lossy(&found).trim().to_owned();
    if found.len() == LINE && text.starts_with(FAMILY) {
        let expected = String::from_utf8_lossy(&line(12)).trim().to_owned();
        return Err(BearOffError::OtherLayout { path: path.to_owned(), expected, found: text });
    }
    Err(BearOffError::NoDatabase { path: path.to_owned() })
}

impl Blocks {
    /// The blocks of a file behind its first line ([`points_of`]), which has so many bytes of chances. Checks the
    /// length of the file and its head.
    pub(crate) fn open(
        path: &Path,
        mut file: File,
        points: usize,
        length: usize,
    ) -> Result<Blocks, BearOffError> {
        let failed = |cause| BearOffError::Io { path: path.to_owned(), cause };
        let (expected, found) = (file_length(length), file.metadata().map_err(failed)?.len());
        if found != expected {
            return Err(BearOffError::Length { path: path.to_owned(), expected, found });
        }
        let start = head_length(length);
        let mut head = vec![0; start];
        head[..LINE].copy_from_slice(&line(points));
        file.read_exact(&mut head[LINE..]).map_err(failed)?;
        let (told, sum) = head.split_at(start - HEAD_SUM);
        if blake3::hash(told).as_bytes() != sum {
            return Err(BearOffError::Checksum { path: path.to_owned(), part: "its head".into() });
        }
        let checksums = told[LINE..].as_chunks::<8>().0.to_vec();
        let read = checksums.iter().map(|_| OnceLock::new()).collect();
        let (path, file) = (path.to_owned(), Mutex::new(file));
        Ok(Blocks { path, file, start, length, checksums, read, fault: OnceLock::new() })
    }

    /// The bytes from `at` on, as many as fit `buffer`.
    pub(crate) fn read<'a>(&'a self, at: usize, buffer: &'a mut [u8]) -> Option<&'a [u8]> {
        let (number, within) = (at / BLOCK, at % BLOCK);
        let block = self.block(number)?;
        if let Some(bytes) = block.get(within..within + buffer.len()) {
            return Some(bytes);
        }
        let begun = block.get(within..)?;
        let next = self.block(number + 1)?.get(..buffer.len() - begun.len())?;
        buffer[..begun.len()].copy_from_slice(begun);
        buffer[begun.len()..].copy_from_slice(next);
        Some(buffer)
    }

    fn block(&self, number: usize) -> Option<&[u8]> {
        let slot = self.read.get(number)?;
        let keep_fault = |fault| {
            let _ = self.fault.set(fault);
        };
        slot.get_or_init(|| self.fetch(number).map_err(keep_fault).ok()).as_deref()
    }

    /// Reads a block from the file and checks it.
    fn fetch(&self, number: usize) -> Result<Box<[u8]>, BearOffError> {
        let at = number * BLOCK;
        let mut bytes = vec![0; BLOCK.min(self.length - at)].into_boxed_slice();
        let read = {
            // Whoever panicked while holding the lock left a file to read from.
            let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
            let place = SeekFrom::Start((self.start + at) as u64);
            file.seek(place).and_then(|_| file.read_exact(&mut bytes))
        };
        read.map_err(|cause| BearOffError::Io { path: self.path.clone(), cause })?;
        if checksum(&bytes) == self.checksums[number] {
            return Ok(bytes);
        }
        let part = format!("block {number} of {}", self.checksums.len());
        Err(BearOffError::Checksum { path: self.path.clone(), part })
    }

    /// How many bytes all blocks have.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.length
    }

    /// The bytes of all blocks.
    pub(crate) fn all(&self) -> Result<Vec<u8>, BearOffError> {
        let mut bytes = Vec::with_capacity(self.length);
        (0..self.checksums.len())
            .try_for_each(|number| self.fetch(number).map(|block| bytes.extend_from_slice(&block)))?;
        Ok(bytes)
    }

    /// Reads every block, and keeps none.
    pub(crate) fn verify(&self) -> Result<(), BearOffError> {
        (0..self.checksums.len()).try_for_each(|number| self.fetch(number).map(drop))
    }

    /// The first thing that went wrong since the file was opened.
    pub(crate) fn fault(&self) -> Option<&BearOffError> {
        self.fault.get()
    }
}
