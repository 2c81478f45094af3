//! Where the chances of a database lie: in memory, or in a file whose blocks are checked when they are first asked for.
//!
//! A file has a head (a line that names the layout, a checksum for every block, and a checksum of the head
//! itself) and then the blocks. It is read, never mapped: a file that is cut short while it is in use makes
//! reading fail, where a map would end the process. A block that has been read stays in memory, so that asking
//! again costs no more than it would in memory, and memory never holds more than the file.

#[cfg(feature = "files")]
use std::borrow::Cow;

/// The chances of all placements, one list after the other.
pub(crate) enum Store {
    Memory(Vec<u8>),
    #[cfg(feature = "files")]
    File(super::blocks::Blocks),
}

impl Store {
    /// The bytes from `at` on, as many as fit `buffer`, which may be used to put them together. `None` if they
    /// cannot be read or are damaged.
    pub(crate) fn read<'a>(&'a self, at: usize, buffer: &'a mut [u8]) -> Option<&'a [u8]> {
        match self {
            Store::Memory(bytes) => bytes.get(at..)?.get(..buffer.len()),
            #[cfg(feature = "files")]
            Store::File(blocks) => blocks.read(at, buffer),
        }
    }

    /// How many bytes there are.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        match self {
            Store::Memory(bytes) => bytes.len(),
            #[cfg(feature = "files")]
            Store::File(blocks) => blocks.len(),
        }
    }

    /// All bytes.
    #[cfg(feature = "files")]
    pub(crate) fn all(&self) -> Result<Cow<'_, [u8]>, super::blocks::BearOffError> {
        match self {
            Store::Memory(bytes) => Ok(Cow::Borrowed(bytes)),
            Store::File(blocks) => Ok(Cow::Owned(blocks.all()?)),
        }
    }
}
