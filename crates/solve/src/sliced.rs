//! A pair that does not fit the memory, solved as in `sliding.rs` a slice at a time.
//!
//! The bytes of both halves lie in scratch files. A wave goes from slice to slice: what is marked for it is read, the letters
//! that the wave before wrote are delivered, what is decided by then is told in letters to be delivered in the wave after,
//! and what was read is written back. So each position is decided in the same wave as in memory.
//!
//! When there are too many letters they are delivered at once. That changes nothing either: what they decide is marked for
//! the next wave, and this one passes it by.

use std::ops::Range;
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;

use rayon::prelude::*;

use crate::cells::{Cells, Marks, News, STRETCH};
use crate::counting::Counter;
use crate::cut::Cut;
use crate::file::Holding;
use crate::post::{Address, LETTER, Post, Writer, opened};
use crate::problem::Problem;
use crate::scratch::{Scratch, ScratchFile, damaged};
use crate::sliding::{Half, Task};
use crate::solution::{About, Found, Keep, Shelf, Take};
use crate::space::Space;
use crate::telling::{Teller, tell_marked};
use crate::values::Counts;

/// So many positions are read or written at once.
const PAGE: usize = 1 << 18;

/// So many letters are read at once by one thread.
const LETTERS: usize = 1024;

/// Solves a pair in slices, with what `shelve` brings of what a half leads to.
pub(crate) fn solve(
    task: &Task,
    cut: &Cut,
    scratch: &Scratch,
    shelve: &dyn Fn(Space) -> Result<Shelf, Problem>,
    keep: &mut Keep,
) -> Result<(), Problem> {
    let halves = task.halves();
    let mut files = Vec::new();
    for (half, &slice) in halves.iter().zip(&cut.slices) {
        files.push(count(task, half, slice, scratch, &shelve(half.space)?)?);
    }
    let longest = cut.slices.iter().copied().max().unwrap_or(0);
    let mut sliced = Sliced {
        task,
        halves: &halves,
        cut,
        files,
        post: Post::new(scratch, &cut.counts, cut.post, cut.letters),
        cells: Cells::new(longest, task.depths.is_some()),
    };
    let longest = task.waves(|wave| Ok((sliced.tell_wave(wave)?, false)))?;
    (0..halves.len()).try_for_each(|half| {
        let about = task.about(&halves[half], longest);
        keep(&mut OnDisk { sliced: &mut sliced, half, about })
    })
}

/// Counts a half slice by slice.
fn count(task: &Task, half: &Half, slice: usize, scratch: &Scratch, shelf: &Shelf) -> Result<Files, Problem> {
    let mut files = Files::new(scratch, half, task.depths.is_some())?;
    let mut cells = Cells::new(slice.min(half.length), task.depths.is_some());
    for start in (0..half.length).step_by(slice) {
        let numbers = start..half.length.min(start + slice);
        cells.stand_for(&numbers);
        // What no wave decides has no depth, whatever was there before.
        cells.depths(&numbers).unwrap_or_default().par_iter().for_each(|depth| depth.store(0, Relaxed));
        Counter::new(task, shelf, half, &cells).count(task.on_progress)?;
        files.write(&cells, &numbers)?;
    }
    Ok(files)
}

/// A pair whose positions are on disk, one slice of them in memory.
struct Sliced<'s> {
    task: &'s Task<'s>,
    halves: &'s [Half<'s>],
    cut: &'s Cut,
    files: Vec<Files>,
    post: Post,
    cells: Cells,
}

impl Sliced<'_> {
    /// All slices.
    fn addresses(&self) -> Vec<Address> {
        let each = |(half, &count): (usize, &usize)| (0..count).map(move |slice| (half, slice));
        self.cut.counts.iter().enumerate().flat_map(each).collect()
    }

    fn numbers(&self, (half, slice): Address) -> Range<usize> {
        let start = slice * self.cut.slices[half];
        start..self.halves[half].length.min(start + self.cut.slices[half])
    }

    /// Tells what is decided in a wave; how many positions that is.
    fn tell_wave(&mut self, wave: u16) -> Result<usize, Problem> {
        let mut told = 0;
        for address in self.addresses() {
            loop {
                let marked = marked(&self.halves[address.0].marks, &self.numbers(address), wave);
                if marked.is_empty() {
                    break;
                }
                self.read(address, &marked)?;
                self.deliver(address, wave)?;
                told += self.tell(address, wave);
                self.post.check()?;
                self.write(address, &marked)?;
                self.task.go_on()?;
                if self.post.is_full(wave + 1) {
                    self.deliver_all(wave + 1)?;
                }
            }
        }
        Ok(told)
    }

    /// Writes letters about what is decided in the slice at hand, as long as there is room for them; about how many positions.
    fn tell(&self, (half, _): Address, wave: u16) -> usize {
        let before = self.halves.len() - 1 - half;
        let numbers = self.cells.numbers();
        let stretches = numbers.start / STRETCH..numbers.end.div_ceil(STRETCH);
        let marks = &self.halves[before].marks;
        let writer = || Writer::new(&self.post, before, marks, self.cut.slices[before], wave + 1);
        let decided = (&self.halves[half], &self.cells);
        let teller = || Teller::new(self.task.game, decided, &self.halves[before], wave, writer());
        tell_marked(&self.halves[half].marks.of(wave)[stretches.clone()], stretches.start, teller)
    }

    /// Makes the changes that letters to the slice at hand bring.
    fn deliver(&self, address: Address, wave: u16) -> Result<(), Problem> {
        let (marks, numbers) = (&self.halves[address.0].marks, self.cells.numbers());
        self.post.deliver(wave, address, |path: &Path, bytes: &[u8]| {
            bytes.par_chunks(LETTER * LETTERS).try_for_each(|letters| {
                let mut news = Vec::with_capacity(LETTERS);
                for letter in letters.as_chunks().0 {
                    let (place, moves) = opened(letter);
                    if place >= numbers.len() {
                        return Err(damaged(path));
                    }
                    news.push((numbers.start + place, moves) as News);
                }
                self.cells.settle(marks, &mut news, wave);
                Ok(())
            })
        })
    }

    /// Delivers all letters for a wave before it comes.
    fn deliver_all(&mut self, wave: u16) -> Result<(), Problem> {
        for address in self.addresses() {
            if self.post.has_letters(wave, address) {
                let marked = marked(&self.halves[address.0].marks, &self.numbers(address), wave);
                self.read(address, &marked)?;
                self.deliver(address, wave)?;
                self.write(address, &marked)?;
                self.task.go_on()?;
            }
        }
        Ok(())
    }

    /// Brings parts of a slice into memory.
    fn read(&mut self, address: Address, parts: &[Range<usize>]) -> Result<(), Problem> {
        self.cells.stand_for(&self.numbers(address));
        self.files[address.0].check_length(self.halves[address.0].length)?;
        parts.iter().try_for_each(|part| self.files[address.0].read(&self.cells, part))
    }

    fn write(&mut self, address: Address, parts: &[Range<usize>]) -> Result<(), Problem> {
        parts.iter().try_for_each(|part| self.files[address.0].write(&self.cells, part))
    }
}

/// The positions of a slice that are marked for a wave: neighbouring stretches together.
fn marked(marks: &Marks, numbers: &Range<usize>, wave: u16) -> Vec<Range<usize>> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    for start in numbers.clone().step_by(STRETCH) {
        if !marks.of(wave)[start / STRETCH].load(Relaxed) {
            continue;
        }
        let end = numbers.end.min(start + STRETCH);
        match parts.last_mut() {
            Some(last) if last.end == start => last.end = end,
            _ => parts.push(start..end),
        }
    }
    parts
}

/// The scratch files of one half.
struct Files {
    bytes: ScratchFile,
    depths: Option<ScratchFile>,
}

impl Files {
    fn new(scratch: &Scratch, half: &Half, depths: bool) -> Result<Files, Problem> {
        let file = |what: &str| ScratchFile::new(scratch, &format!("{}.{what}", half.space));
        Ok(Files { bytes: file("bytes")?, depths: depths.then(|| file("depths")).transpose()? })
    }

    fn check_length(&self, length: usize) -> Result<(), Problem> {
        self.bytes.check_length(length as u64)?;
        self.depths.as_ref().map_or(Ok(()), |depths| depths.check_length(2 * length as u64))
    }

    fn read(&mut self, cells: &Cells, part: &Range<usize>) -> Result<(), Problem> {
        let mut found = Vec::new();
        for page in pages(part) {
            found.resize(page.len(), 0);
            self.bytes.read(page.start as u64, &mut found)?;
            cells.bytes(&page).iter().zip(&found).for_each(|(byte, &found)| byte.store(found, Relaxed));
            if let (Some(file), Some(depths)) = (&mut self.depths, cells.depths(&page)) {
                found.resize(2 * page.len(), 0);
                file.read(2 * page.start as u64, &mut found)?;
                let found = found.as_chunks().0.iter().map(|&depth| u16::from_le_bytes(depth));
                depths.iter().zip(found).for_each(|(depth, found)| depth.store(found, Relaxed));
            }
        }
        Ok(())
    }

    fn write(&mut self, cells: &Cells, part: &Range<usize>) -> Result<(), Problem> {
        let mut bytes = Vec::new();
        for page in pages(part) {
            bytes.clear();
            bytes.extend(cells.bytes(&page).iter().map(|byte| byte.load(Relaxed)));
            self.bytes.write(page.start as u64, &bytes)?;
            if let (Some(file), Some(depths)) = (&mut self.depths, cells.depths(&page)) {
                bytes.clear();
                bytes.extend(depths.iter().flat_map(|depth| depth.load(Relaxed).to_le_bytes()));
                file.write(2 * page.start as u64, &bytes)?;
            }
        }
        Ok(())
    }
}

fn pages(part: &Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let end = part.end;
    part.clone().step_by(PAGE).map(move |start| start..end.min(start + PAGE))
}

/// A half that is solved.
struct OnDisk<'p, 's> {
    sliced: &'p mut Sliced<'s>,
    half: usize,
    about: About,
}

impl Found for OnDisk<'_, '_> {
    fn about(&self) -> About {
        self.about
    }

    fn hand_over(&mut self, holding: Holding, take: &mut Take) -> Result<Counts, Problem> {
        let mut counts = Counts::default();
        for address in self.sliced.addresses().into_iter().filter(|address| address.0 == self.half) {
            let numbers = self.sliced.numbers(address);
            self.sliced.read(address, &[numbers])?;
            counts = counts + self.sliced.cells.hand_over(holding, take)?;
            self.sliced.task.go_on()?;
        }
        Ok(counts)
    }
}
