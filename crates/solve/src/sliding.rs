//! Two sub-spaces under plain rules, solved together and backwards.
//!
//! Each position has a byte. First it counts the quiet moves that are left to it, after its captures and placements were looked
//! up in the sub-spaces that are solved before (`counting.rs`). Then what is decided goes backwards in waves (`telling.rs`): a lost position makes those
//! before it won, a won one takes a move from those before it, and a position without a move left is lost. The wave in which
//! a position is decided is its depth to the next capture. What no wave reaches is drawn. For depths to the end of the game, a
//! capture counts in the wave that its depth below says, and not at once.
//!
//! Here all bytes are in memory. Where they do not fit, `sliced.rs` does the same a slice at a time.

use mill::Mill;

use crate::cells::{Cells, Marks};
use crate::counting::Counter;
use crate::file::Holding;
use crate::index::{Finder, Index, Sizes};
use crate::problem::Problem;
use crate::solution::{About, Found, Keep, Shelf, Take};
use crate::space::Space;
use crate::telling::{AtOnce, Teller, tell_marked};
use crate::values::{Counts, Until};

/// What to solve, and who is told how it goes.
pub(crate) struct Task<'s> {
    pub game: &'s Mill,
    pub index: &'s Index,
    /// One of the pair.
    pub space: Space,
    /// What depths count up to, if they are kept.
    pub depths: Option<Until>,
    /// Hears how many more numbers were counted, and says whether to go on.
    pub on_progress: &'s (dyn Fn(u64) -> bool + Sync),
}

impl<'s> Task<'s> {
    /// The sub-spaces of the pair: two, or one that is its own counterpart, or leads nowhere back.
    pub fn halves(&self) -> Vec<Half<'s>> {
        self.space.group(self.game).into_iter().map(|space| Half::new(self.game, self.index, space)).collect()
    }

    pub fn go_on(&self) -> Result<(), Problem> {
        if (self.on_progress)(0) { Ok(()) } else { Err(interrupted()) }
    }

    /// Has every wave told until none decides anything. The depth of the last one that did. `tell` says how many positions a wave
    /// decided, and whether captures are left that count in later ones.
    pub fn waves(&self, mut tell: impl FnMut(u16) -> Result<(usize, bool), Problem>) -> Result<u16, Problem> {
        let mut longest = 0;
        for wave in 0..u16::MAX {
            let (told, has_later) = tell(wave)?;
            if told > 0 {
                longest = wave;
            } else if wave > 0 && !has_later {
                // Nothing is decided at once and a turn later: then nothing is ever after.
                break;
            }
            self.go_on()?;
        }
        Ok(longest)
    }

    /// What to say about a half that is solved.
    pub fn about(&self, half: &Half, longest: u16) -> About {
        let entries = half.length as u64;
        let until = self.depths.unwrap_or(Until::Capture);
        About { space: half.space, entries, depths: self.depths.is_some(), longest, until }
    }
}

pub(crate) fn interrupted() -> Problem {
    Problem::new("solve-interrupted")
}

/// One of the two sub-spaces.
pub(crate) struct Half<'s> {
    pub space: Space,
    pub sizes: Sizes,
    pub finder: Finder<'s>,
    /// Where the other's pieces stand among free points, by rank.
    pub placements: &'s [u32],
    /// How many numbers there are, holes included.
    pub length: usize,
    /// Whether the side to move slides.
    pub slides: bool,
    /// Whether it flies: with few pieces on the board, and none in hand.
    pub flies: bool,
    pub marks: Marks,
}

/// Whether the side to move slides: with none in hand, or where pieces move while there are some.
pub(crate) fn slides(game: &Mill, space: &Space) -> bool {
    space.hand[0] == 0 || game.rules().may_move_while_placing
}

impl<'s> Half<'s> {
    pub fn new(game: &Mill, index: &'s Index, space: Space) -> Half<'s> {
        let sizes = index.sizes(&space);
        let length = index.len(&space);
        let (finder, placements) = (index.finder(&sizes), index.placements(&sizes));
        let slides = slides(game, &space);
        let flies = space.hand[0] == 0 && game.flies(space.board[0].into());
        Half { space, sizes, finder, placements, length, slides, flies, marks: Marks::new(length) }
    }
}

/// Solves a pair in memory, with what is solved already on a shelf.
pub(crate) fn solve(task: &Task, shelf: &Shelf, keep: &mut Keep) -> Result<(), Problem> {
    let halves = task.halves();
    let room = |half: &Half| {
        let cells = Cells::new(half.length, task.depths.is_some());
        if task.depths == Some(Until::End) { cells.with_later() } else { cells }
    };
    let cells: Vec<Cells> = halves.iter().map(room).collect();
    for (half, cells) in halves.iter().zip(&cells) {
        Counter::new(task, shelf, half, cells).count(task.on_progress)?;
    }
    let longest = task.waves(|wave| {
        let mut has_later = false;
        for (half, cells) in halves.iter().zip(&cells) {
            has_later |= cells.count_later(&half.marks, wave);
        }
        Ok((tell_wave(task, &halves, &cells, wave), has_later))
    })?;
    let about: Vec<About> = halves.iter().map(|half| task.about(half, longest)).collect();
    about.into_iter().zip(cells).try_for_each(|(about, cells)| keep(&mut InMemory { about, cells }))
}

/// Tells what was decided in a wave; how many positions those were.
pub(crate) fn tell_wave(task: &Task, halves: &[Half], cells: &[Cells], wave: u16) -> usize {
    let told = |number: usize| {
        let before = halves.len() - 1 - number;
        let at_once = || AtOnce { cells: &cells[before], marks: &halves[before].marks, wave: wave + 1 };
        let decided = (&halves[number], &cells[number]);
        let teller = || Teller::new(task.game, decided, &halves[before], wave, at_once());
        tell_marked(halves[number].marks.of(wave), 0, teller)
    };
    (0..halves.len()).map(told).sum()
}

/// A half that is solved.
pub(crate) struct InMemory {
    pub about: About,
    pub cells: Cells,
}

impl Found for InMemory {
    fn about(&self) -> About {
        self.about
    }

    fn hand_over(&mut self, holding: Holding, take: &mut Take) -> Result<Counts, Problem> {
        self.cells.hand_over(holding, take)
    }
}
