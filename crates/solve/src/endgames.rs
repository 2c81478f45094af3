//! The endgames of nine men's morris that come with Teahouse: files of databases one after the other, each behind its length in
//! eight bytes. The example `embed` makes them. A program has them inside; a page fetches the same bytes and hands them in.

use std::borrow::Cow;
use std::path::Path;

use mill::Mill;

use crate::problem::Problem;
use crate::scope::{self, Part};
use crate::store::Opened;

/// The digest of the rules that they are about, known also to those who do not have them inside; a test compares it.
const DIGEST: &str = "8e8fddd47e4b4c645a3e429114ff5e64";

/// What messages call them.
const NAME: &str = "endgames.mill";

/// Whether the endgames that come with Teahouse are about these rules.
pub fn has_endgames(game: &Mill) -> bool {
    scope::check(game, Part::Moving).is_ok() && scope::digest(game, Part::Moving) == DIGEST
}

/// What a program has inside, each file opened, if it is about these rules. What could not be opened is left out; a test sees
/// to it that nothing is.
#[cfg(feature = "files")]
pub(crate) fn inside(game: &Mill) -> Vec<Opened> {
    static ENDGAMES: &[u8] = include_bytes!("../models/endgames.mill");
    if !has_endgames(game) {
        return Vec::new();
    }
    let open = |part: &'static [u8]| Opened::bytes(Path::new(NAME), Cow::Borrowed(part)).ok();
    parts(ENDGAMES).filter_map(Result::ok).filter_map(open).collect()
}

/// The same out of bytes that were handed in. Refuses what is cut off or damaged, and what is about other rules.
pub(crate) fn handed_in(bytes: &[u8], game: &Mill) -> Result<Vec<Opened>, Problem> {
    scope::check(game, Part::Moving)?;
    let digest = scope::digest(game, Part::Moving);
    let open = |part: Result<&[u8], Problem>| {
        let opened = Opened::bytes(Path::new(NAME), Cow::Owned(part?.to_vec()))?;
        let is_ours = opened.head.digest == digest;
        is_ours.then_some(opened).ok_or_else(|| Problem::of_file("solve-file-other-rules", Path::new(NAME)))
    };
    parts(bytes).map(open).collect()
}

fn parts(bytes: &[u8]) -> impl Iterator<Item = Result<&[u8], Problem>> {
    let mut rest = bytes;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let begun = bytes.len() - rest.len();
        let part = split(rest);
        // Behind what is cut off there is nothing to go on with.
        rest = part.map_or(&[], |(_, behind)| behind);
        Some(part.map(|(part, _)| part).ok_or_else(|| cut_off(bytes, begun)))
    })
}

/// The first file, and what is behind it; `None` if it is not there whole.
fn split(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, behind) = bytes.split_first_chunk()?;
    behind.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)
}

/// Says how long the bytes are, and how long they would have to be with the file that begins here.
fn cut_off(bytes: &[u8], begun: usize) -> Problem {
    let length = bytes[begun..].first_chunk().map_or(0, |length| u64::from_le_bytes(*length));
    let expected = (begun as u64 + 8).saturating_add(length).min(i64::MAX as u64);
    let problem = Problem::of_file("solve-file-length", Path::new(NAME));
    problem.with("expected", expected as i64).with("found", bytes.len() as i64)
}
