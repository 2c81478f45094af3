//! Nets on disk. Only regular files are opened, and none that is larger than it may be.

use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use crate::file::{Card, MAX_FILE_BYTES, ModelError, read, write};
use crate::network::Net;
use crate::whole::replace_file;

/// Writes a net's file, whole or not at all. One that would be too large to read is not written.
pub fn save(path: &Path, net: &Net, card: &Card) -> Result<(), ModelError> {
    let bytes = write(net, card);
    if bytes.len() as u64 > MAX_FILE_BYTES {
        let cause = Box::new(ModelError::TooLarge { bytes: bytes.len() as u64, limit: MAX_FILE_BYTES });
        return Err(ModelError::Content { path: path.to_owned(), cause });
    }
    let written = replace_file(path, |file| file.write_all(&bytes));
    written.map_err(|cause| ModelError::Io { path: path.to_owned(), cause })
}

/// Reads a net's file: a regular file of at most [`MAX_FILE_BYTES`].
pub fn load(path: &Path) -> Result<(Net, Card), ModelError> {
    let bytes = read_file(path, MAX_FILE_BYTES);
    let bytes = bytes.map_err(|cause| ModelError::Io { path: path.to_owned(), cause })?;
    read(&bytes).map_err(|cause| ModelError::Content { path: path.to_owned(), cause: Box::new(cause) })
}

/// Opens a regular file for reading; folders, pipes and devices are refused, since they may block or never end.
pub fn open_file(path: &Path) -> io::Result<File> {
    let refuse_others = |is_file: bool| {
        let irregular = || io::Error::other("it is not a regular file");
        if is_file { Ok(()) } else { Err(irregular()) }
    };
    // Opening a pipe may block, so the name is looked at first; what was opened is looked at again, since the
    // name may mean something else by then.
    refuse_others(std::fs::metadata(path)?.is_file())?;
    let file = File::open(path)?;
    refuse_others(file.metadata()?.is_file())?;
    Ok(file)
}

/// The bytes of a regular file that is no larger than `limit`.
pub fn read_file(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let file = open_file(path)?;
    let too_large = |bytes: u64| {
        let text = format!("it has {bytes} bytes; at most {limit} are read");
        io::Error::new(io::ErrorKind::FileTooLarge, text)
    };
    let length = file.metadata()?.len();
    if length > limit {
        return Err(too_large(length));
    }
    // A file may grow while it is read.
    let mut bytes = Vec::with_capacity(length as usize);
    file.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit { Err(too_large(bytes.len() as u64)) } else { Ok(bytes) }
}
