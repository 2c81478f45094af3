//! Files that are read block by block, and the blocks of them that are kept unpacked.

use std::borrow::Cow;
#[cfg(feature = "files")]
use std::fs::File;
#[cfg(feature = "files")]
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
#[cfg(feature = "files")]
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock, PoisonError};

#[cfg(feature = "files")]
use crate::file::Block;
use crate::file::Head;
use crate::problem::Problem;

/// Where the bytes of a file are.
enum Source {
    #[cfg(feature = "files")]
    Open(OpenFile),
    /// Opened again for every block that is read, because many others are open.
    #[cfg(feature = "files")]
    Closed,
    Bytes(Cow<'static, [u8]>),
}

/// A file that stays open: what takes its place in the folder does not matter to who has read its head.
#[cfg(feature = "files")]
struct OpenFile(Mutex<File>);

/// So many files stay open: all of a moving phase. A whole game has thousands, more than a program may have open at once.
#[cfg(feature = "files")]
const MOST_OPEN: usize = 256;

/// How many files are open.
#[cfg(feature = "files")]
static OPEN: AtomicUsize = AtomicUsize::new(0);

#[cfg(feature = "files")]
impl OpenFile {
    /// Keeps a file open, if not too many are.
    fn keep(file: File) -> Option<OpenFile> {
        let more = |open: usize| (open < MOST_OPEN).then_some(open + 1);
        OPEN.fetch_update(Relaxed, Relaxed, more).ok().map(|_| OpenFile(Mutex::new(file)))
    }
}

#[cfg(feature = "files")]
impl Drop for OpenFile {
    fn drop(&mut self) {
        OPEN.fetch_sub(1, Relaxed);
    }
}

/// One file, whose head was read.
pub(crate) struct Opened {
    path: PathBuf,
    pub head: Head,
    source: Source,
}

impl Opened {
    /// Opens a file, and checks its head and its length.
    #[cfg(feature = "files")]
    pub fn file(path: &Path) -> Result<Opened, Problem> {
        let failed = |cause| Problem::reading(path, &cause);
        let mut file = net::open_file(path).map_err(failed)?;
        let found = file.metadata().map_err(failed)?.len();
        let head = Head::read(path, found, &mut file)?;
        check_length(path, &head, found)?;
        let source = OpenFile::keep(file).map_or(Source::Closed, Source::Open);
        Ok(Opened { path: path.to_owned(), head, source })
    }

    /// Opens bytes that hold a file.
    pub fn bytes(path: &Path, bytes: Cow<'static, [u8]>) -> Result<Opened, Problem> {
        let head = Head::read(path, bytes.len() as u64, &mut &*bytes)?;
        check_length(path, &head, bytes.len() as u64)?;
        Ok(Opened { path: path.to_owned(), head, source: Source::Bytes(bytes) })
    }

    /// A block, unpacked.
    pub fn block(&self, number: usize) -> Result<Vec<u8>, Problem> {
        let none = || Problem::of_file("solve-file-head-damaged", &self.path);
        let block = self.head.blocks.get(number).ok_or_else(none)?;
        let start = self.head.length() + block.start;
        match &self.source {
            #[cfg(feature = "files")]
            Source::Open(OpenFile(file)) => {
                // Whoever panicked while holding the lock left a file to read from.
                let packed = read_at(&mut file.lock().unwrap_or_else(PoisonError::into_inner), start, block);
                let packed = packed.map_err(|cause| Problem::reading(&self.path, &cause))?;
                self.head.unpack(&self.path, number, &packed)
            }
            #[cfg(feature = "files")]
            Source::Closed => {
                let packed = net::open_file(&self.path).and_then(|mut file| read_at(&mut file, start, block));
                let packed = packed.map_err(|cause| Problem::reading(&self.path, &cause))?;
                self.head.unpack(&self.path, number, &packed)
            }
            Source::Bytes(bytes) => {
                let packed =
                    bytes.get(start as usize..start as usize + block.length as usize).ok_or_else(none)?;
                self.head.unpack(&self.path, number, packed)
            }
        }
    }

    /// Everything, unpacked.
    #[cfg(feature = "build")]
    pub fn all(&self) -> Result<Vec<u8>, Problem> {
        use rayon::prelude::*;
        let length = |number| self.head.block_bytes(number);
        let mut whole = vec![0; (0..self.head.blocks.len()).map(length).sum()];
        let places = whole.par_chunks_mut(crate::file::BLOCK).enumerate();
        // Each to its place at once: blocks that wait for one another would take the memory twice.
        places.try_for_each(|(number, place)| {
            place.copy_from_slice(&self.block(number)?);
            Ok(())
        })?;
        Ok(whole)
    }

    /// The same on this thread alone. Whoever others of its pool wait for must not wait for the pool: it might be given one of those to do.
    #[cfg(feature = "build")]
    pub fn all_alone(&self) -> Result<Vec<u8>, Problem> {
        let mut whole = Vec::new();
        for number in 0..self.head.blocks.len() {
            whole.append(&mut self.block(number)?);
        }
        Ok(whole)
    }
}

#[cfg(feature = "files")]
fn read_at(file: &mut File, start: u64, block: &Block) -> std::io::Result<Vec<u8>> {
    let mut packed = vec![0; block.length as usize];
    file.seek(SeekFrom::Start(start))?;
    file.read_exact(&mut packed)?;
    Ok(packed)
}

fn check_length(path: &Path, head: &Head, found: u64) -> Result<(), Problem> {
    let expected = head.file_length();
    if found == expected {
        return Ok(());
    }
    let problem = Problem::of_file("solve-file-length", path);
    Err(problem.with("expected", expected as i64).with("found", found as i64))
}

/// So many blocks share a row of places.
const ROW: usize = 4;

/// Unpacked blocks, as many as a limit allows. Each block has one row of places it can be kept in, where it takes over from
/// the one that was asked for longest ago: short lists to keep in order, and a lock for each row.
pub(crate) struct Kept {
    rows: Vec<Mutex<[Place; ROW]>>,
    /// The first thing that went wrong.
    fault: OnceLock<Problem>,
}

#[derive(Default)]
struct Place {
    /// Which file and block, and one more, so that 0 is none.
    key: u64,
    /// Empty if it could not be read.
    bytes: Vec<u8>,
}

impl Kept {
    /// Room for so many blocks.
    pub fn new(blocks: usize) -> Kept {
        let rows = (0..blocks.div_ceil(ROW).max(1)).map(|_| Mutex::default()).collect();
        Kept { rows, fault: OnceLock::new() }
    }

    /// What `read` finds in a block of the file with this number, loaded if it is not kept; `None` if it cannot be read.
    pub fn with<T>(
        &self,
        number: usize,
        block: usize,
        load: impl FnOnce() -> Result<Vec<u8>, Problem>,
        read: impl FnOnce(&[u8]) -> Option<T>,
    ) -> Option<T> {
        let key = (number as u64) << 32 | (block as u64 + 1);
        let spread = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24;
        let row = &self.rows[spread as usize % self.rows.len()];
        let mut row = row.lock().unwrap_or_else(PoisonError::into_inner);
        let found = row.iter().position(|place| place.key == key);
        // The one that was asked for last stands first.
        row[..=found.unwrap_or(ROW - 1)].rotate_right(1);
        let [first, ..] = &mut *row;
        if found.is_none() {
            let bytes = load().unwrap_or_else(|problem| {
                let _ = self.fault.set(problem);
                Vec::new()
            });
            *first = Place { key, bytes };
        }
        read(&first.bytes)
    }

    /// The first thing that went wrong.
    pub fn fault(&self) -> Option<&Problem> {
        self.fault.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "build")]
    #[test]
    fn more_files_are_read_than_are_open() {
        use crate::solver::{Settings, Solver};
        use crate::tests::{Unwatched, mill_with};
        let folder = std::env::temp_dir().join(format!("teahouse-store-many-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let (game, pieces) = (mill_with("three-mens-morris", &[]), Some(6));
        let settings =
            Settings { folder: folder.clone(), depths: None, placing: false, pieces, memory: 1 << 30 };
        Solver::new(&game, settings).unwrap().run(&Unwatched).unwrap();
        let inner = std::fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
        let open = || Opened::file(&inner.join("3-3.wdl")).unwrap();
        let many: Vec<Opened> = (0..=MOST_OPEN).map(|_| open()).collect();
        let is_open = |file: &Opened| matches!(file.source, Source::Open(_));
        assert!(is_open(&many[0]) && !is_open(&many[MOST_OPEN]));
        assert!(many.iter().all(|file| file.block(0).unwrap() == many[0].block(0).unwrap()));
        drop(many);
        assert!(is_open(&open()), "there is room again");
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn blocks_are_kept_until_others_of_their_row_were_asked_for_since() {
        // One row for all.
        let kept = Kept::new(ROW);
        let loaded = std::cell::RefCell::new(Vec::new());
        let ask = |block: usize| {
            let load = || {
                loaded.borrow_mut().push(block);
                Ok(vec![block as u8])
            };
            kept.with(0, block, load, |bytes| bytes.first().copied())
        };
        for block in [0, 1, 2, 3, 0, 4, 0, 2, 3, 4, 1] {
            assert_eq!(ask(block), Some(block as u8));
        }
        // 4 took the place of 1, which nobody had asked for since, and 1 that of 0.
        assert_eq!(*loaded.borrow(), [0, 1, 2, 3, 4, 1]);
        assert_eq!(ask(2), Some(2));
        assert_eq!(loaded.borrow().len(), 6);
    }
}
