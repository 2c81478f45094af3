//! A file of records that is there whole or not at all, however long it takes to write.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A file in the making. It gets its name when it is finished; dropped before, it leaves nothing behind.
pub struct RecordFile {
    writer: BufWriter<File>,
    path: PathBuf,
    /// Where it is written; `None` once it has its name, and for what is no ordinary file.
    partial: Option<PathBuf>,
}

impl RecordFile {
    /// Begins a file. Pipes and devices (`/dev/stdout`) cannot be replaced and are written to as they are.
    pub fn create(path: &Path) -> io::Result<RecordFile> {
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        if fs::metadata(&path).is_ok_and(|known| !known.is_file()) {
            let writer = BufWriter::new(File::options().write(true).open(&path)?);
            return Ok(RecordFile { writer, path, partial: None });
        }
        // In the same folder, so that renaming moves no bytes, under a name that no other process uses.
        let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
        name.push(format!(".{}.partial", std::process::id()));
        let partial = path.with_file_name(name);
        let writer = BufWriter::new(File::create(&partial)?);
        Ok(RecordFile { writer, path, partial: Some(partial) })
    }

    /// Where it will be.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the file its name.
    pub fn finish(mut self) -> io::Result<()> {
        self.writer.flush()?;
        let Some(partial) = &self.partial else { return Ok(()) };
        self.writer.get_ref().sync_all()?;
        fs::rename(partial, &self.path)?;
        self.partial = None;
        Ok(())
    }
}

impl Write for RecordFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

impl Drop for RecordFile {
    fn drop(&mut self) {
        if let Some(partial) = &self.partial {
            // It is of no use; that it could not be finished has been reported.
            let _ = fs::remove_file(partial);
        }
    }
}
