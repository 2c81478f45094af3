//! A batch as bytes, and back.
//!
//! A snapshot begins with a line that names it and its version, and the digest of the rules; then come the settings and, for
//! each game, its position (as FEN), its dice to come, its length, its end and the positions that could come back.
//! Numbers are little-endian; texts and lists are preceded by their length. Bytes from outside are checked throughout.

use game::{Random, Repetitions};

use crate::error::{BatchError, SnapshotError};
use crate::games::Games;
use crate::settings::{Autoreset, Dice, Settings};
use crate::slot::{End, Playable, Slot};

const HEAD: &[u8] = b"teahouse-batch 1\n";
/// No game needs fewer bytes than this: so many games can a snapshot of a given length hold at most.
const LEAST_BYTES: usize = 4 + 32 + 4 + 1 + 4;

const ENDS: [End; 3] = [End::NotYet, End::Terminated, End::Truncated];
const DICE: [Dice; 2] = [Dice::Rolled, Dice::Given];
const AUTORESETS: [Autoreset; 3] = [Autoreset::NextStep, Autoreset::SameStep, Autoreset::Disabled];

const fn broken() -> BatchError {
    BatchError::Snapshot(SnapshotError::Broken)
}

/// Takes so many bytes off the front.
fn take<'a>(bytes: &mut &'a [u8], length: usize) -> Result<&'a [u8], BatchError> {
    let (first, rest) = bytes.split_at_checked(length).ok_or_else(broken)?;
    *bytes = rest;
    Ok(first)
}

fn take_u32(bytes: &mut &[u8]) -> Result<u32, BatchError> {
    Ok(u32::from_le_bytes(take(bytes, 4)?.try_into().map_err(|_| broken())?))
}

fn take_u64(bytes: &mut &[u8]) -> Result<u64, BatchError> {
    Ok(u64::from_le_bytes(take(bytes, 8)?.try_into().map_err(|_| broken())?))
}

fn take_text<'a>(bytes: &mut &'a [u8]) -> Result<&'a str, BatchError> {
    let length = take_u32(bytes)? as usize;
    std::str::from_utf8(take(bytes, length)?).map_err(|_| broken())
}

fn take_one_of<T: Copy>(bytes: &mut &[u8], these: &[T]) -> Result<T, BatchError> {
    let index = usize::from(take(bytes, 1)?[0]);
    these.get(index).copied().ok_or_else(broken)
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    out.extend((text.len() as u32).to_le_bytes());
    out.extend(text.bytes());
}

fn put_one_of<T: PartialEq>(out: &mut Vec<u8>, these: &[T], one: T) {
    out.extend(these.iter().position(|other| *other == one).map(|index| index as u8));
}

/// Writes what a snapshot begins with.
pub(crate) fn write_head(out: &mut Vec<u8>, digest: &str, settings: &Settings) {
    out.extend(HEAD);
    put_text(out, digest);
    out.extend((settings.count as u64).to_le_bytes());
    out.extend(settings.seed.to_le_bytes());
    out.extend(settings.longest.to_le_bytes());
    put_one_of(out, &DICE, settings.dice);
    put_one_of(out, &AUTORESETS, settings.autoreset);
}

/// Reads what a snapshot begins with; how many threads there are is nobody's business but the reader's.
pub(crate) fn read_head(bytes: &mut &[u8], digest: &str, threads: usize) -> Result<Settings, BatchError> {
    let not_one = BatchError::Snapshot(SnapshotError::NotOne);
    *bytes = bytes.strip_prefix(HEAD).ok_or(not_one)?;
    if take_text(bytes)? != digest {
        return Err(BatchError::Snapshot(SnapshotError::OtherRules));
    }
    let count = take_u64(bytes)?;
    let (seed, longest) = (take_u64(bytes)?, take_u32(bytes)?);
    let (dice, autoreset) = (take_one_of(bytes, &DICE)?, take_one_of(bytes, &AUTORESETS)?);
    let fits = |count: &usize| (1..=bytes.len() / LEAST_BYTES).contains(count);
    let count = usize::try_from(count).ok().filter(fits).ok_or_else(broken)?;
    if longest == 0 {
        return Err(broken());
    }
    Ok(Settings { count, seed, threads, dice, autoreset, longest })
}

impl<G: Playable> Games<G> {
    pub(crate) fn write_snapshot(&self, out: &mut Vec<u8>) {
        write_head(out, &self.game.variant().digest(), &self.settings);
        for (index, slot) in self.slots.iter().enumerate() {
            put_text(out, &self.game.state_text(&slot.state));
            out.extend(slot.random.state().into_iter().flat_map(u64::to_le_bytes));
            out.extend(slot.played.to_le_bytes());
            put_one_of(out, &ENDS, slot.end);
            let keys = self.pasts.get(index).map_or(&[][..], Repetitions::keys);
            out.extend((keys.len() as u32).to_le_bytes());
            out.extend(keys.iter().flat_map(|key| key.to_le_bytes()));
        }
    }

    /// Reads what comes after the head, for as many games as there are.
    pub(crate) fn read_snapshot(&mut self, bytes: &mut &[u8]) -> Result<(), BatchError> {
        for game in 0..self.slots.len() {
            let fen = take_text(bytes)?;
            let state = self.game.read_state(fen).map_err(|error| BatchError::Position { game, error })?;
            let mut random = [0; 4];
            for word in &mut random {
                *word = take_u64(bytes)?;
            }
            let random = Random::from_state(random).ok_or_else(broken)?;
            let played = take_u32(bytes)?;
            let end = take_one_of(bytes, &ENDS)?;
            self.slots[game] = Slot { state, random, played, end };
            self.read_past(game, bytes)?;
            self.check_slot(game)?;
        }
        if bytes.is_empty() { Ok(()) } else { Err(broken()) }
    }

    fn read_past(&mut self, game: usize, bytes: &mut &[u8]) -> Result<(), BatchError> {
        let length = take_u32(bytes)? as usize;
        let keys = take(bytes, length.checked_mul(8).ok_or_else(broken)?)?;
        let keys = keys.chunks_exact(8).map(|mut key| take_u64(&mut key));
        let past = Repetitions::of_keys(keys.collect::<Result<Vec<_>, _>>()?);
        match self.pasts.get_mut(game) {
            Some(own) => *own = past,
            None if length > 0 => return Err(broken()),
            None => {}
        }
        Ok(())
    }

    /// Refuses what no batch can hold: an end that is none, dice due that nobody lets fall.
    fn check_slot(&self, game: usize) -> Result<(), BatchError> {
        let slot = &self.slots[game];
        let turn = self.game.turn(&slot.state);
        let is_over = turn == game::Turn::Over;
        let waits = turn == game::Turn::Chance && self.settings.dice == Dice::Rolled;
        if is_over != (slot.end == End::Terminated) || waits { Err(broken()) } else { Ok(()) }
    }
}
