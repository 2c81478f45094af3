//! Output that is there whole or not at all, and never a reason to panic.

use std::ffi::OsString;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;

pub use training::report::VERSION;

/// A file that appears when it is finished. Until then its text lies beside it under another name, which goes away
/// if it is never finished; what was there before stays until then. Devices and pipes are written straight.
pub struct WholeFile {
    path: PathBuf,
    /// Where the text is meanwhile; `None` for devices and pipes.
    beside: Option<PathBuf>,
    writer: BufWriter<File>,
}

impl WholeFile {
    /// Begins a file, so that one that cannot be written is found out before the work, not after.
    pub fn create(path: &Path) -> anyhow::Result<WholeFile> {
        // A link stays one: what it points to is replaced.
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let is_special = path.metadata().is_ok_and(|found| !found.is_file() && !found.is_dir());
        let beside = (!is_special).then(|| beside(&path));
        let file = if path.is_dir() {
            Err(io::Error::from(io::ErrorKind::IsADirectory))
        } else if let Some(beside) = &beside {
            File::create(beside)
        } else {
            File::options().write(true).open(&path)
        };
        let file = file.with_context(|| cannot_write(&path))?;
        Ok(WholeFile { path, beside, writer: BufWriter::new(file) })
    }

    /// Puts the file in its place.
    pub fn finish(mut self) -> anyhow::Result<()> {
        let written = self.writer.flush().and_then(|()| match &self.beside {
            Some(beside) => {
                self.writer.get_ref().sync_all()?;
                std::fs::rename(beside, &self.path)
            }
            None => Ok(()),
        });
        if written.is_ok() {
            self.beside = None;
        }
        written.with_context(|| cannot_write(&self.path))
    }

    /// Adds text.
    pub fn add(&mut self, text: impl Display) -> anyhow::Result<()> {
        write!(self.writer, "{text}").with_context(|| cannot_write(&self.path))
    }

    /// Adds bytes.
    pub fn add_bytes(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        self.writer.write_all(bytes).with_context(|| cannot_write(&self.path))
    }
}

impl Drop for WholeFile {
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            // Half a file is of no use, and why there is only half of it has been said.
            let _ = std::fs::remove_file(beside);
        }
    }
}

/// A name that no other process uses, in the same folder, so that renaming moves no bytes.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}.partial", std::process::id()));
    path.with_file_name(name)
}

fn cannot_write(path: &Path) -> String {
    format!("cannot write {}", path.display())
}

/// Writes a file, whole or not at all.
pub fn write_whole(path: &Path, text: impl Display) -> anyhow::Result<()> {
    let mut file = WholeFile::create(path)?;
    file.add(text)?;
    file.finish()
}

/// Writes a file of bytes, whole or not at all.
pub fn write_whole_bytes(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let mut file = WholeFile::create(path)?;
    file.add_bytes(bytes)?;
    file.finish()
}

/// A line on standard output, at once. Where nobody reads it or the disk is full that is an error, not a panic.
pub fn line(text: impl Display) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}").and_then(|()| out.flush()).context("writing the output")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("teahouse-output-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_file_that_is_not_finished_leaves_the_old_one_and_nothing_else() {
        let folder = folder("old");
        let path = folder.join("table.csv");
        write_whole(&path, "old").unwrap();
        let mut file = WholeFile::create(&path).unwrap();
        file.add("new").unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "old");
        drop(file);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_a_device_a_device() {
        let folder = folder("link");
        let (path, link) = (folder.join("there"), folder.join("link"));
        write_whole(&path, "old").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        write_whole(&link, "new").unwrap();
        assert!(link.is_symlink());
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "new");
        write_whole(Path::new("/dev/null"), "anything").unwrap();
        assert!(!Path::new("/dev/null").is_file());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_folder_is_no_file() {
        let error = WholeFile::create(&std::env::temp_dir()).err().unwrap().to_string();
        assert!(error.starts_with("cannot write "), "{error}");
    }
}
