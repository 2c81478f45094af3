//! Files that are written whole or not at all.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Writes a file, whole or not at all: a kill in the middle leaves what was there before, and of two processes
/// that write the same file one wins.
pub fn replace_file(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let beside = beside(path);
    let done = write_to(&beside, write).and_then(|()| std::fs::rename(&beside, path));
    if done.is_err() {
        // What is left of a failed write is of no use; that it could not be made is the error to report.
        let _ = std::fs::remove_file(&beside);
    }
    done
}

/// A name that no other process or thread uses, in the same folder, so that renaming moves no bytes.
fn beside(path: &Path) -> PathBuf {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}-{}.partial", std::process::id(), COUNT.fetch_add(1, Relaxed)));
    path.with_file_name(name)
}

fn write_to(path: &Path, write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>) -> io::Result<()> {
    let mut writer = BufWriter::new(File::create(path)?);
    write(&mut writer)?;
    writer.flush()?;
    writer.get_ref().sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("teahouse-whole-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_write_that_fails_leaves_the_old_file_and_nothing_else() {
        let folder = folder("fails");
        let path = folder.join("file.net");
        replace_file(&path, |file| file.write_all(b"old")).unwrap();
        let failed = replace_file(&path, |file| {
            file.write_all(b"new")?;
            Err(io::Error::other("the disk is full"))
        });
        assert_eq!(failed.unwrap_err().to_string(), "the disk is full");
        assert_eq!(std::fs::read(&path).unwrap(), b"old");
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_is_half_written_has_a_name_of_its_own() {
        let (net, checkpoint) = (beside(Path::new("a/x.safetensors")), beside(Path::new("a/x.checkpoint")));
        assert_ne!(net, checkpoint);
        assert_eq!(net.parent(), Some(Path::new("a")));
        assert!(net.to_string_lossy().contains(&std::process::id().to_string()));
    }
}
