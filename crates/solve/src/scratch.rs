//! Scratch files: what does not fit the memory while a pair is solved.
//!
//! They lie in a folder beside the databases. Whoever works there holds a lock on a file in it, so that nobody takes what
//! somebody else uses for what a killed run has left behind.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::problem::Problem;

const FOLDER: &str = "scratch";
const LOCK: &str = "lock";

/// A folder for scratch files, which goes when this goes.
pub(crate) struct Scratch {
    folder: PathBuf,
    lock: Option<File>,
}

impl Scratch {
    /// Makes the folder inside another one, or takes it over from a run that was killed, and empties it.
    pub fn new(place: &Path) -> Result<Scratch, Problem> {
        let folder = place.join(FOLDER);
        fs::create_dir_all(&folder).map_err(|cause| Problem::writing(&folder, &cause))?;
        let path = folder.join(LOCK);
        let failed = |cause| Problem::writing(&path, &cause);
        let lock = File::options().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(Problem::of_file("solve-scratch-busy", &folder)),
            Err(TryLockError::Error(cause)) => return Err(failed(cause)),
        }
        let scratch = Scratch { folder, lock: Some(lock) };
        scratch.empty().map_err(|cause| Problem::writing(&scratch.folder, &cause))?;
        Ok(scratch)
    }

    /// Removes what a run that was killed has left inside a folder. Where that does not work, it is in nobody's way.
    pub fn sweep(place: &Path) {
        if place.join(FOLDER).is_dir() {
            drop(Scratch::new(place));
        }
    }

    /// Where a scratch file of this name lies.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn empty(&self) -> io::Result<()> {
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                fs::remove_dir_all(entry.path())?;
            } else if entry.file_name() != LOCK {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // The next run does it, if it does not work now.
        let _ = self.empty();
        // Some systems remove no file that is open.
        drop(self.lock.take());
        let _ = fs::remove_file(self.path(LOCK));
        let _ = fs::remove_dir(&self.folder);
    }
}

/// A scratch file that is not as it was written.
pub(crate) fn damaged(path: &Path) -> Problem {
    Problem::of_file("solve-scratch-damaged", path)
}

/// A scratch file that is read and written in places.
pub(crate) struct ScratchFile {
    path: PathBuf,
    file: File,
}

impl ScratchFile {
    pub fn new(scratch: &Scratch, name: &str) -> Result<ScratchFile, Problem> {
        let path = scratch.path(name);
        let file = File::options().create(true).truncate(true).read(true).write(true).open(&path);
        let file = file.map_err(|cause| Problem::writing(&path, &cause))?;
        Ok(ScratchFile { path, file })
    }

    /// Makes sure that it is as long as it was written.
    pub fn check_length(&self, expected: u64) -> Result<(), Problem> {
        let found = self.file.metadata().map_err(|cause| Problem::reading(&self.path, &cause))?.len();
        if found == expected { Ok(()) } else { Err(damaged(&self.path)) }
    }

    pub fn read(&mut self, at: u64, bytes: &mut [u8]) -> Result<(), Problem> {
        let read = self.file.seek(SeekFrom::Start(at)).and_then(|_| self.file.read_exact(bytes));
        read.map_err(|cause| match cause.kind() {
            io::ErrorKind::UnexpectedEof => damaged(&self.path),
            _ => Problem::reading(&self.path, &cause),
        })
    }

    pub fn write(&mut self, at: u64, bytes: &[u8]) -> Result<(), Problem> {
        let written = self.file.seek(SeekFrom::Start(at)).and_then(|_| self.file.write_all(bytes));
        written.map_err(|cause| Problem::writing(&self.path, &cause))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_takes_a_folder_over_finds_it_empty_and_it_goes_with_them() {
        let place = std::env::temp_dir().join(format!("teahouse-scratch-{}", std::process::id()));
        fs::create_dir_all(place.join(FOLDER).join("deeper")).unwrap();
        fs::write(place.join(FOLDER).join("old.bytes"), "left behind").unwrap();
        let scratch = Scratch::new(&place).unwrap();
        let names: Vec<_> =
            fs::read_dir(scratch.path("")).unwrap().map(|file| file.unwrap().file_name()).collect();
        assert_eq!(names, [LOCK]);
        assert_eq!(Scratch::new(&place).err().unwrap().0.code, "solve-scratch-busy");
        Scratch::sweep(&place);
        assert!(scratch.path(LOCK).exists());
        fs::write(scratch.path("new.bytes"), "in use").unwrap();
        drop(scratch);
        assert!(!place.join(FOLDER).exists());
        fs::remove_dir(place).unwrap();
    }
}
