//! What is decided is told to what comes before it.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use mill::Mill;
use rayon::prelude::*;

use crate::cells::{Cells, Marks, News};
use crate::index::Number;
use crate::sliding::Half;

/// So many news are gathered before they are handed on, so that the memory they are about is fetched for all at once.
const GATHERED: usize = 256;

/// Who takes news about positions: at once, or in letters.
pub(crate) trait Hearer {
    /// Takes what was gathered.
    fn hear(&mut self, news: &mut Vec<News>);
    /// Nothing more comes of this stretch.
    fn end(&mut self) {}
    /// Whether there is room for news of another stretch.
    fn has_room(&self) -> bool {
        true
    }
}

/// Changes positions as soon as it hears of them.
pub(crate) struct AtOnce<'p> {
    pub cells: &'p Cells,
    pub marks: &'p Marks,
    /// The wave in which they are decided.
    pub wave: u16,
}

impl Hearer for AtOnce<'_> {
    #[inline]
    fn hear(&mut self, news: &mut Vec<News>) {
        self.cells.settle(self.marks, news, self.wave);
    }
}

/// Tells of all stretches that are marked, the first of which has this number, and takes their marks away; of how many
/// positions. Where there is no room for more news, the rest keep their marks.
pub(crate) fn tell_marked<'p, 's: 'p, H: Hearer>(
    marks: &[AtomicBool],
    first: usize,
    teller: impl Fn() -> Teller<'p, 's, H> + Sync + Send,
) -> usize {
    let told = AtomicUsize::new(0);
    let stretches = (first..first + marks.len()).into_par_iter().zip(marks);
    stretches.filter(|(_, mark)| mark.load(Relaxed)).for_each_init(teller, |teller, (stretch, mark)| {
        if teller.hearer.has_room() {
            mark.store(false, Relaxed);
            told.fetch_add(teller.stretch(stretch), Relaxed);
        }
    });
    told.into_inner()
}

/// Tells what was decided in one wave.
pub(crate) struct Teller<'p, 's, H> {
    game: &'p Mill,
    half: &'p Half<'s>,
    cells: &'p Cells,
    before: &'p Half<'s>,
    wave: u16,
    hearer: H,
    gathered: Vec<News>,
}

impl<'p, 's, H: Hearer> Teller<'p, 's, H> {
    /// Tells of positions of a half those of the half before, which the hearer knows.
    pub fn new(
        game: &'p Mill,
        (half, cells): (&'p Half<'s>, &'p Cells),
        before: &'p Half<'s>,
        wave: u16,
        hearer: H,
    ) -> Teller<'p, 's, H> {
        Teller { game, half, cells, before, wave, hearer, gathered: Vec::with_capacity(2 * GATHERED) }
    }

    /// Tells of a stretch; of how many positions.
    pub fn stretch(&mut self, stretch: usize) -> usize {
        let cells = self.cells;
        let told = cells.each_fresh(stretch, self.wave, |at, is_lost| self.tell(at, is_lost));
        self.hearer.hear(&mut self.gathered);
        self.hearer.end();
        told
    }

    fn tell(&mut self, at: usize, is_lost: bool) {
        if !self.before.slides {
            return;
        }
        let half = self.half;
        let (class, placement) = (at / half.sizes.placements, at % half.sizes.placements);
        let own = half.finder.class_set(class);
        let other = half.finder.spread(own, half.placements[placement]);
        let begun = self.gathered.len();
        let (gathered, finder) = (&mut self.gathered, &self.before.finder);
        self.game.retreats(other, own, self.before.flies, |before| {
            let Number { at, symmetries } = finder.number(before, own);
            gathered.push((at, if is_lost { 0 } else { symmetries }));
        });
        if !is_lost && half.finder.is_class_symmetric(class) {
            let symmetries = half.finder.number(own, other).symmetries;
            if symmetries > 1 {
                self.weigh(begun, symmetries);
            }
        }
        if self.gathered.len() >= GATHERED {
            self.hearer.hear(&mut self.gathered);
        }
    }

    /// A position that symmetries leave as it is, is reached from another by as many of its moves as take it back there, times
    /// the symmetries of that one, divided by its own.
    fn weigh(&mut self, begun: usize, symmetries: u8) {
        let retreats = &mut self.gathered[begun..];
        retreats.sort_unstable();
        let mut weighed = Vec::new();
        for same in retreats.chunk_by(|one, other| one.0 == other.0) {
            weighed.push((same[0].0, (same.len() * usize::from(same[0].1) / usize::from(symmetries)) as u8));
        }
        self.gathered.truncate(begun);
        self.gathered.append(&mut weighed);
    }
}
