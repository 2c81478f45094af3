//! What every shard says about itself: its kind, its job, its range; and a checksum over all of it.

use std::collections::BTreeMap;
use std::ops::Range;

use super::bytes::Reader;

/// The layout of shards; counted up when it changes.
const MAGIC: &[u8; 16] = b"teahouse-shard-1";

/// The bytes of a fingerprint.
pub(crate) const FINGERPRINT: usize = 16;

/// What stands before the content, and the checksum after it.
const HEAD: usize = MAGIC.len() + 1 + FINGERPRINT + 8 + 8;
const CHECKSUM: usize = 16;

/// What a shard is a part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Games of one generation of a training.
    Games,
    /// Rounds of a pairing in the arena.
    Rounds,
    /// Trials of a line that is rolled out.
    Trials,
    /// Random games.
    Random,
}

impl Kind {
    const ALL: [(Kind, u8, &'static str); 4] = [
        (Kind::Games, b'g', "games of a training"),
        (Kind::Rounds, b'a', "rounds of an arena"),
        (Kind::Trials, b't', "trials of a rollout"),
        (Kind::Random, b's', "random games"),
    ];

    fn letter(self) -> u8 {
        Kind::ALL.iter().find(|(kind, ..)| *kind == self).map_or(0, |&(_, letter, _)| letter)
    }

    fn name(self) -> &'static str {
        Kind::ALL.iter().find(|(kind, ..)| *kind == self).map_or("", |&(.., name)| name)
    }
}

/// Why a shard cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ShardError {
    /// These bytes are no shard, or not all of one.
    #[error("not a whole shard of Teahouse: {0}")]
    Damaged(&'static str),
    /// It is a shard of something else.
    #[error("a shard with {expected} was expected, and this one has {found}")]
    OtherKind {
        /// What it should hold.
        expected: &'static str,
        /// What it holds.
        found: &'static str,
    },
    /// It belongs to another job.
    #[error("the shard belongs to another job: to other rules, weights, settings or players")]
    OtherJob,
    /// The range is not in the job.
    #[error("{} to {} was asked for, and there are 0 to {end}", range.start, range.end)]
    Range {
        /// What was asked for.
        range: Range<u64>,
        /// Where the job ends.
        end: u64,
    },
    /// A part of the job is not there, or there twice.
    #[error("number {expected} comes next, and the next shard begins with {found}")]
    Gap {
        /// What is missing.
        expected: u64,
        /// What comes instead; the end of the job if nothing does.
        found: u64,
    },
    /// A game in it is none by the rules.
    #[error("game {game} of the shard: {why}")]
    Game {
        /// Which, counted from 0.
        game: u64,
        /// What is wrong with it.
        why: &'static str,
    },
    /// It does not fit the game.
    #[error("{0}")]
    Unfit(String),
}

/// The first bytes of a hash over everything that decides about a job's content.
pub(crate) fn fingerprint(parts: &[&[u8]]) -> [u8; FINGERPRINT] {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    first_bytes(hasher.finalize())
}

fn first_bytes<const N: usize>(hash: blake3::Hash) -> [u8; N] {
    std::array::from_fn(|at| hash.as_bytes()[at])
}

/// A shard that was opened.
#[derive(Clone, Debug)]
pub(crate) struct Shard<'a> {
    pub(crate) range: Range<u64>,
    pub(crate) content: &'a [u8],
}

impl<'a> Shard<'a> {
    pub(crate) fn write(kind: Kind, job: &[u8; FINGERPRINT], range: &Range<u64>, content: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEAD + content.len() + CHECKSUM);
        bytes.extend_from_slice(MAGIC);
        bytes.push(kind.letter());
        bytes.extend_from_slice(job);
        bytes.extend_from_slice(&range.start.to_le_bytes());
        bytes.extend_from_slice(&range.end.to_le_bytes());
        bytes.extend_from_slice(content);
        let checksum: [u8; CHECKSUM] = first_bytes(blake3::hash(&bytes));
        bytes.extend_from_slice(&checksum);
        bytes
    }

    /// Opens a shard of this kind and job.
    pub(crate) fn open(
        bytes: &'a [u8],
        kind: Kind,
        job: &[u8; FINGERPRINT],
    ) -> Result<Shard<'a>, ShardError> {
        let damaged = ShardError::Damaged;
        if !bytes.starts_with(MAGIC) {
            return Err(damaged("it does not begin like one"));
        }
        let (body, checksum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(damaged("it is too short"))?;
        if first_bytes::<CHECKSUM>(blake3::hash(body)) != *checksum {
            return Err(damaged("its checksum is wrong"));
        }
        let mut rest = Reader(&body[MAGIC.len()..]);
        let letter = rest.bytes(1)?[0];
        let found = Kind::ALL.iter().find(|&&(_, known, _)| known == letter);
        let &(found, ..) = found.ok_or(damaged("nothing is known of its kind"))?;
        if found != kind {
            return Err(ShardError::OtherKind { expected: kind.name(), found: found.name() });
        }
        if rest.bytes(FINGERPRINT)? != job {
            return Err(ShardError::OtherJob);
        }
        let mut fixed = || -> Result<u64, ShardError> {
            let bytes = rest.bytes(8)?;
            Ok(bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
        };
        let range = fixed()?..fixed()?;
        if range.is_empty() {
            return Err(damaged("its range is empty"));
        }
        Ok(Shard { range, content: rest.0 })
    }

    /// Opens all shards of a job that covers `0..end`, in order, whatever order they come in. Every number must be
    /// there once.
    pub(crate) fn open_all<B: AsRef<[u8]>>(
        shards: &'a [B],
        kind: Kind,
        job: &[u8; FINGERPRINT],
        end: u64,
    ) -> Result<Vec<Shard<'a>>, ShardError> {
        let mut opened = Vec::with_capacity(shards.len());
        for bytes in shards {
            opened.push(Shard::open(bytes.as_ref(), kind, job)?);
        }
        opened.sort_by_key(|shard| shard.range.start);
        let mut next = 0;
        for shard in &opened {
            if shard.range.start != next || shard.range.end > end {
                return Err(ShardError::Gap { expected: next, found: shard.range.start });
            }
            next = shard.range.end;
        }
        if next != end {
            return Err(ShardError::Gap { expected: next, found: end });
        }
        Ok(opened)
    }
}

/// Checks that a range lies in a job.
pub(crate) fn check_range(range: &Range<u64>, end: u64) -> Result<(), ShardError> {
    if range.is_empty() || range.end > end {
        return Err(ShardError::Range { range: range.clone(), end });
    }
    Ok(())
}

/// Puts results that come in any order back in order. What comes twice counts once: a piece that was given up for lost
/// may come back after all.
#[derive(Clone, Debug)]
pub(crate) struct Waiting<T> {
    pub(crate) next: u64,
    waiting: BTreeMap<u64, (u64, T)>,
}

impl<T> Default for Waiting<T> {
    fn default() -> Waiting<T> {
        Waiting { next: 0, waiting: BTreeMap::new() }
    }
}

impl<T> Waiting<T> {
    /// Takes what was found for a range. A range that overlaps another in part is refused: the job was cut in two ways.
    pub(crate) fn add(&mut self, range: Range<u64>, found: T) -> Result<(), ShardError> {
        let is_known = |(end, _): &(u64, T)| *end == range.end;
        if range.end <= self.next || self.waiting.get(&range.start).is_some_and(is_known) {
            return Ok(());
        }
        let before = self.waiting.range(..range.end).next_back();
        let taken = before.map_or(self.next, |(_, &(end, _))| end);
        if range.start < taken {
            return Err(ShardError::Gap { expected: taken, found: range.start });
        }
        self.waiting.insert(range.start, (range.end, found));
        Ok(())
    }

    /// The next one in order, if it is there.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let (end, found) = self.waiting.remove(&self.next)?;
        self.next = end;
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_out_in_order_and_once_whatever_order_they_come_in() {
        let mut waiting = Waiting::default();
        waiting.add(2..5, 'b').unwrap();
        assert_eq!(waiting.pop(), None);
        waiting.add(2..5, 'x').unwrap();
        waiting.add(0..2, 'a').unwrap();
        assert_eq!([waiting.pop(), waiting.pop(), waiting.pop()], [Some('a'), Some('b'), None]);
        waiting.add(0..2, 'y').unwrap();
        waiting.add(5..6, 'c').unwrap();
        assert_eq!([waiting.pop(), waiting.pop()], [Some('c'), None]);
    }

    #[test]
    fn a_range_that_overlaps_another_in_part_is_refused() {
        let mut waiting = Waiting::default();
        waiting.add(4..8, ()).unwrap();
        for range in [2..5, 5..6, 4..9, 7..12] {
            assert!(matches!(waiting.add(range, ()), Err(ShardError::Gap { .. })));
        }
        waiting.add(0..4, ()).unwrap();
        assert!(waiting.pop().is_some() && waiting.pop().is_some());
        assert_eq!(waiting.add(7..9, ()), Err(ShardError::Gap { expected: 8, found: 7 }));
    }

    #[test]
    fn bytes_that_are_no_shard_of_the_job_are_refused_with_the_reason() {
        let (job, other) = (fingerprint(&[b"one"]), fingerprint(&[b"other"]));
        let bytes = Shard::write(Kind::Games, &job, &(3..7), b"content");
        let opened = Shard::open(&bytes, Kind::Games, &job).unwrap();
        assert_eq!((opened.range, opened.content), (3..7, &b"content"[..]));
        assert_eq!(Shard::open(&bytes, Kind::Games, &other).unwrap_err(), ShardError::OtherJob);
        let error = Shard::open(&bytes, Kind::Rounds, &job).unwrap_err().to_string();
        assert_eq!(
            error,
            "a shard with rounds of an arena was expected, and this one has games of a training"
        );
        for at in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[at] ^= 1;
            assert!(matches!(Shard::open(&changed, Kind::Games, &job), Err(ShardError::Damaged(_))), "{at}");
            assert!(
                matches!(Shard::open(&bytes[..at], Kind::Games, &job), Err(ShardError::Damaged(_))),
                "{at}"
            );
        }
    }

    #[test]
    fn all_shards_of_a_job_must_be_there_once() {
        let job = fingerprint(&[b"one"]);
        let part = |range: Range<u64>| Shard::write(Kind::Games, &job, &range, b"");
        let open = |parts: &[Vec<u8>]| Shard::open_all(parts, Kind::Games, &job, 6).map(|all| all.len());
        assert_eq!(open(&[part(4..6), part(0..4)]), Ok(2));
        assert_eq!(open(&[part(0..4)]), Err(ShardError::Gap { expected: 4, found: 6 }));
        assert_eq!(open(&[part(0..4), part(3..6)]), Err(ShardError::Gap { expected: 4, found: 3 }));
        assert_eq!(open(&[part(0..4), part(4..7)]), Err(ShardError::Gap { expected: 4, found: 4 }));
        assert_eq!(open(&[]), Err(ShardError::Gap { expected: 0, found: 6 }));
    }
}
