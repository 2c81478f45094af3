//! News about positions that are not in memory, as letters to the slices they are in.
//!
//! Letters to a slice are gathered in memory, and go to a file of the slice when they are many.

use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::cells::{Marks, News};
use crate::problem::Problem;
use crate::scratch::{Scratch, damaged};
use crate::telling::Hearer;

/// Bytes of a letter: the place in the slice, and in the highest bits how many moves it loses; none: it wins.
pub(crate) const LETTER: usize = 4;
const PLACE_BITS: u32 = 28;
/// No slice has more positions than a letter can name.
pub(crate) const MOST_PLACES: usize = 1 << PLACE_BITS;
/// More moves than this take several letters.
const MOST_MOVES: u8 = (1 << (32 - PLACE_BITS)) - 1;

/// So many letters of one thread to one slice go to the post at once.
const BAG: usize = 512;
/// So many bytes of letters are read at once.
pub(crate) const READ: usize = 1 << 20;

/// A slice by the half it is in and its number there.
pub(crate) type Address = (usize, usize);

/// Letters to one slice for one wave.
#[derive(Default)]
struct Mailbox {
    /// Those that are not in the file yet.
    bytes: Vec<u8>,
    /// How many bytes are in the file.
    filed: u64,
}

/// Letters on their way: those for the wave that goes on and those for the next.
pub(crate) struct Post {
    folder: PathBuf,
    /// By the parity of the wave, the half and the slice.
    boxes: [Vec<Vec<Mutex<Mailbox>>>; 2],
    /// So many bytes of a mailbox go to its file at once.
    chunk: usize,
    /// How many bytes of letters there are for a wave of each parity, and how many there may be before they are delivered.
    waiting: [AtomicU64; 2],
    most: u64,
    /// The first thing that went wrong.
    fault: OnceLock<Problem>,
}

impl Post {
    /// For so many slices of each half, with so much memory, and so many bytes of letters for a wave on disk.
    pub fn new(scratch: &Scratch, slices: &[usize], memory: u64, most: u64) -> Post {
        let boxes = || {
            let half = |&slices: &usize| (0..slices).map(|_| Mutex::default()).collect();
            slices.iter().map(half).collect::<Vec<Vec<Mutex<Mailbox>>>>()
        };
        let count = 2 * slices.iter().sum::<usize>().max(1);
        Post {
            folder: scratch.path(""),
            boxes: [boxes(), boxes()],
            chunk: (memory as usize / count).max(LETTER),
            waiting: [AtomicU64::new(0), AtomicU64::new(0)],
            most,
            fault: OnceLock::new(),
        }
    }

    fn path(&self, wave: u16, (half, slice): Address) -> PathBuf {
        self.folder.join(format!("{half}-{slice}.letters{}", wave % 2))
    }

    /// Whether letters for a wave have to be delivered before more are written.
    pub fn is_full(&self, wave: u16) -> bool {
        self.waiting[usize::from(wave % 2)].load(Relaxed) >= self.most || self.fault.get().is_some()
    }

    /// What went wrong with letters that were sent.
    pub fn check(&self) -> Result<(), Problem> {
        self.fault.get().map_or(Ok(()), |problem| Err(problem.clone()))
    }

    fn send(&self, wave: u16, to: Address, letters: &mut Vec<u32>) {
        let parity = usize::from(wave % 2);
        // Whoever panicked while holding the lock left letters to go on with.
        let mut mailbox = self.boxes[parity][to.0][to.1].lock().unwrap_or_else(PoisonError::into_inner);
        self.waiting[parity].fetch_add((letters.len() * LETTER) as u64, Relaxed);
        if mailbox.bytes.capacity() == 0 {
            // Growing by doubling would take twice the memory that was said.
            mailbox.bytes.reserve_exact(self.chunk + 2 * LETTER * BAG);
        }
        letters.drain(..).for_each(|letter| mailbox.bytes.extend(letter.to_le_bytes()));
        if mailbox.bytes.len() >= self.chunk {
            let path = self.path(wave, to);
            let file = File::options().create(true).append(true).open(&path);
            match file.and_then(|mut file| file.write_all(&mailbox.bytes)) {
                Ok(()) => mailbox.filed += mailbox.bytes.len() as u64,
                Err(cause) => drop(self.fault.set(Problem::writing(&path, &cause))),
            }
            mailbox.bytes.clear();
        }
    }

    /// Whether there are letters to a slice for a wave.
    pub fn has_letters(&self, wave: u16, to: Address) -> bool {
        let mailbox = &self.boxes[usize::from(wave % 2)][to.0][to.1];
        let mailbox = mailbox.lock().unwrap_or_else(PoisonError::into_inner);
        mailbox.filed > 0 || !mailbox.bytes.is_empty()
    }

    /// Hands over all letters to a slice for a wave; `read` finds out what they say.
    pub fn deliver(
        &self,
        wave: u16,
        to: Address,
        mut read: impl FnMut(&Path, &[u8]) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let parity = usize::from(wave % 2);
        let mut mailbox = self.boxes[parity][to.0][to.1].lock().unwrap_or_else(PoisonError::into_inner);
        let path = self.path(wave, to);
        if mailbox.filed > 0 {
            read_file(&path, mailbox.filed, &mut read)?;
            std::fs::remove_file(&path).map_err(|cause| Problem::writing(&path, &cause))?;
        }
        read(&path, &mailbox.bytes)?;
        self.waiting[parity].fetch_sub(mailbox.filed + mailbox.bytes.len() as u64, Relaxed);
        mailbox.bytes.clear();
        mailbox.filed = 0;
        Ok(())
    }
}

fn read_file(
    path: &Path,
    length: u64,
    read: &mut impl FnMut(&Path, &[u8]) -> Result<(), Problem>,
) -> Result<(), Problem> {
    let failed = |cause: io::Error| match cause.kind() {
        io::ErrorKind::UnexpectedEof => damaged(path),
        _ => Problem::reading(path, &cause),
    };
    let mut file = File::open(path).map_err(failed)?;
    if file.metadata().map_err(failed)?.len() != length {
        return Err(damaged(path));
    }
    let mut bytes = Vec::new();
    let mut left = length;
    while left > 0 {
        bytes.resize(left.min(READ as u64) as usize, 0);
        file.read_exact(&mut bytes).map_err(failed)?;
        read(path, &bytes)?;
        left -= bytes.len() as u64;
    }
    Ok(())
}

/// What a letter says: the place in the slice, and how many moves it loses.
pub(crate) fn opened(letter: &[u8; LETTER]) -> News {
    let letter = u32::from_le_bytes(*letter);
    ((letter & (MOST_PLACES as u32 - 1)) as usize, (letter >> PLACE_BITS) as u8)
}

fn write(place: usize, mut moves: u8, bag: &mut Vec<u32>) {
    loop {
        let some = moves.min(MOST_MOVES);
        bag.push(u32::from(some) << PLACE_BITS | place as u32);
        moves -= some;
        if moves == 0 {
            return;
        }
    }
}

/// Writes letters about what it hears.
pub(crate) struct Writer<'p> {
    post: &'p Post,
    /// The half that the news are about, its marks and how long its slices are.
    half: usize,
    marks: &'p Marks,
    slice: usize,
    /// The wave in which the letters are delivered.
    wave: u16,
    /// Letters to each slice.
    bags: Vec<Vec<u32>>,
}

impl<'p> Writer<'p> {
    pub fn new(post: &'p Post, half: usize, marks: &'p Marks, slice: usize, wave: u16) -> Writer<'p> {
        let bags = vec![Vec::new(); post.boxes[0][half].len()];
        Writer { post, half, marks, slice, wave, bags }
    }
}

impl Hearer for Writer<'_> {
    fn hear(&mut self, news: &mut Vec<News>) {
        for (at, moves) in news.drain(..) {
            self.marks.set(at, self.wave);
            let (number, place) = (at / self.slice, at % self.slice);
            let bag = &mut self.bags[number];
            write(place, moves, bag);
            if bag.len() >= BAG {
                self.post.send(self.wave, (self.half, number), bag);
            }
        }
    }

    fn end(&mut self) {
        for (number, bag) in self.bags.iter_mut().enumerate().filter(|(_, bag)| !bag.is_empty()) {
            self.post.send(self.wave, (self.half, number), bag);
        }
    }

    fn has_room(&self) -> bool {
        !self.post.is_full(self.wave)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_says_what_was_written_and_many_moves_take_several() {
        for place in [0, 1, 4095, 4096, MOST_PLACES - 1] {
            for moves in 0..=u8::MAX {
                let mut bag = Vec::new();
                write(place, moves, &mut bag);
                let news: Vec<News> = bag.iter().map(|letter| opened(&letter.to_le_bytes())).collect();
                assert!(news.iter().all(|&(at, _)| at == place), "{place} {moves}");
                assert_eq!(news.iter().map(|&(_, moves)| u32::from(moves)).sum::<u32>(), u32::from(moves));
                assert!(news.len() == 1 || news.iter().all(|&(_, some)| some > 0), "{place} {moves}");
            }
        }
    }
}
