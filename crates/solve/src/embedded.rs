//! The endgames of nine men's morris that Teahouse has inside: files of databases one after the other, each behind its
//! length in eight bytes. The example `embed` makes them.

use std::path::Path;

use crate::store::Opened;

static ENDGAMES: &[u8] = include_bytes!("../models/endgames.mill");

/// What is inside, each file opened. What could not be opened is left out; a test sees to it that nothing is.
pub(crate) fn files() -> impl Iterator<Item = Opened> {
    parts(ENDGAMES).filter_map(|bytes| Opened::bytes(Path::new("endgames.mill"), bytes).ok())
}

fn parts(mut rest: &'static [u8]) -> impl Iterator<Item = &'static [u8]> {
    std::iter::from_fn(move || {
        let (length, behind) = rest.split_first_chunk()?;
        let part = behind.split_at_checked(u64::from_le_bytes(*length) as usize)?;
        rest = part.1;
        Some(part.0)
    })
}
