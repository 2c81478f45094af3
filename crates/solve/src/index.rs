//! Positions by number, modulo the symmetries of the board that the rules respect.
//!
//! The pieces of the side to move are turned until they stand as the least of all their images; that image has a number
//! among all such. The other's pieces, turned the same way, have a rank among the points left free. Where the image of the
//! first has symmetries of its own, the least rank counts, and the numbers of the others are holes that stay empty.

use std::sync::OnceLock;

use mill::{MAX_SYMMETRIES, Mill};

use crate::space::Space;
use crate::subsets::{Packing, Ranks, Symmetries, Turning, choose, subsets};

/// Bits for the number of a symmetry in an entry of [`Classes`].
const TURN_BITS: u32 = MAX_SYMMETRIES.trailing_zeros();

/// More classes than this do not fit an entry; no board of which a sub-space fits any memory has them.
const MAX_CLASSES: usize = 1 << (32 - TURN_BITS);

/// One set of points out of all that symmetries turn into one another.
#[derive(Clone, Copy)]
struct Class {
    /// The least of them.
    set: u32,
    /// Which list of symmetries leaves it as it is; 0 for the one that moves nothing.
    kept_by: u32,
}

/// All sets of one size, modulo symmetries.
struct Classes {
    /// For each set by its rank: the number of its class, and which symmetry turns it into the least.
    entries: Vec<u32>,
    classes: Vec<Class>,
    /// Lists of symmetries that leave a set as it is, but for the one that moves nothing.
    kept_by: Vec<Vec<u8>>,
}

/// Numbers of positions on one board.
pub struct Index {
    points: u32,
    all: u32,
    ranks: Ranks,
    packing: Packing,
    symmetries: Symmetries,
    /// By the size of the sets.
    classes: Vec<OnceLock<Classes>>,
    /// All sets of a size among so many free points: by points, then by size.
    placements: Vec<Vec<OnceLock<Vec<u32>>>>,
}

/// A position's number in its sub-space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// The number.
    pub at: usize,
    /// How many symmetries leave the position as it is: 1 for most.
    pub symmetries: u8,
}

/// A sub-space as the index sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    pub own: usize,
    pub other: usize,
    /// Placements of the other side's pieces for each class.
    pub placements: usize,
}

impl Index {
    /// The index of a game's board, modulo the symmetries its rules respect.
    pub fn new(game: &Mill) -> Index {
        let board = game.board();
        let points = board.len() as u32;
        let most = u32::from(game.rules().piece_count).min(points);
        Index {
            points,
            all: board.all(),
            ranks: Ranks::new(points, most),
            packing: Packing::new(),
            symmetries: Symmetries::new(board, &game.symmetries()),
            classes: (0..=most).map(|_| OnceLock::new()).collect(),
            placements: (0..=points).map(|_| (0..=most).map(|_| OnceLock::new()).collect()).collect(),
        }
    }

    /// How many symmetries it knows.
    pub fn symmetries(&self) -> usize {
        self.symmetries.turnings.len()
    }

    /// Whether a sub-space has numbers at all: its pieces fit the board, and so do its tables a memory.
    pub fn holds(&self, space: &Space) -> bool {
        let [own, other] = space.board.map(u32::from);
        let known = self.classes.len() as u32;
        let classes = choose(self.points, own) / self.symmetries.turnings.len() as u64;
        own < known && other < known && own + other <= self.points && classes < MAX_CLASSES as u64 / 2
    }

    /// How many numbers a sub-space has, holes included.
    pub fn len(&self, space: &Space) -> usize {
        let sizes = self.sizes(space);
        self.classes(sizes.own).classes.len() * sizes.placements
    }

    /// About how many numbers a sub-space has, without making any table.
    pub fn about(&self, space: &Space) -> u64 {
        let [own, other] = space.board.map(u32::from);
        let sets = choose(self.points, own).div_ceil(self.symmetries.turnings.len() as u64);
        sets * choose(self.points.saturating_sub(own), other)
    }

    pub(crate) fn sizes(&self, space: &Space) -> Sizes {
        let [own, other] = space.board.map(usize::from);
        let placements = choose(self.points.saturating_sub(own as u32), other as u32) as usize;
        Sizes { own, other, placements }
    }

    fn classes(&self, size: usize) -> &Classes {
        self.classes[size].get_or_init(|| self.find_classes(size))
    }

    fn find_classes(&self, size: usize) -> Classes {
        const UNKNOWN: u32 = u32::MAX;
        let sets = subsets(self.points, size as u32);
        let mut found =
            Classes { entries: vec![UNKNOWN; sets.len()], classes: Vec::new(), kept_by: vec![Vec::new()] };
        for (rank, &set) in sets.iter().enumerate() {
            if found.entries[rank] != UNKNOWN {
                continue;
            }
            let class = found.classes.len() as u32;
            let mut kept_by = Vec::new();
            for (i, turning) in self.symmetries.turnings.iter().enumerate() {
                let image = turning.image(set);
                if image == set && i > 0 {
                    kept_by.push(i as u8);
                }
                let entry = &mut found.entries[self.ranks.rank(image, size) as usize];
                if *entry == UNKNOWN {
                    *entry = class << TURN_BITS | u32::from(self.symmetries.inverse[i]);
                }
            }
            let known = found.kept_by.iter().position(|list| *list == kept_by);
            let kept_by = known.unwrap_or_else(|| {
                found.kept_by.push(kept_by);
                found.kept_by.len() - 1
            });
            found.classes.push(Class { set, kept_by: kept_by as u32 });
        }
        found
    }

    /// All placements of a sub-space among free points, in their order.
    pub(crate) fn placements(&self, sizes: &Sizes) -> &[u32] {
        let free = self.points as usize - sizes.own;
        self.placements[free][sizes.other].get_or_init(|| subsets(free as u32, sizes.other as u32))
    }

    /// The number of a position: the pieces of the side to move, and the other's.
    #[inline]
    pub(crate) fn number(&self, sizes: &Sizes, own: u32, other: u32) -> Number {
        self.finder(sizes).number(own, other)
    }

    /// What finds numbers in a sub-space, with everything at hand.
    #[inline]
    pub(crate) fn finder(&self, sizes: &Sizes) -> Finder<'_> {
        Finder { index: self, classes: self.classes(sizes.own), sizes: *sizes }
    }

    /// The position of a number: the pieces of the side to move, and the other's.
    #[inline]
    pub(crate) fn position(&self, sizes: &Sizes, at: usize) -> [u32; 2] {
        let own = self.classes(sizes.own).classes[at / sizes.placements].set;
        let free = self.all & !own;
        [own, self.packing.spread(free, self.placements(sizes)[at % sizes.placements])]
    }
}

/// Finds numbers of positions with the same pieces of the side to move.
pub(crate) struct Beside<'f> {
    finder: &'f Finder<'f>,
    /// What turns them into the least of their class.
    turning: &'f Turning,
    /// The points that those leave free.
    free: u32,
    /// The first number of the class.
    start: usize,
    kept_by: u32,
}

impl Beside<'_> {
    /// The number of a position with these pieces of the other side.
    #[inline]
    pub fn number(&self, other: u32) -> Number {
        let turned = self.turning.image(other);
        let rank = self.finder.rank(self.free, turned);
        if self.kept_by == 0 {
            return Number { at: self.start + rank as usize, symmetries: 1 };
        }
        self.finder.least(self.start, self.free, turned, rank, self.kept_by)
    }
}

/// Finds numbers in one sub-space.
#[derive(Clone, Copy)]
pub(crate) struct Finder<'i> {
    index: &'i Index,
    classes: &'i Classes,
    sizes: Sizes,
}

impl Finder<'_> {
    /// The number of a position.
    #[inline]
    pub fn number(&self, own: u32, other: u32) -> Number {
        self.beside(own).number(other)
    }

    /// What finds numbers of positions with these pieces of the side to move.
    #[inline]
    pub fn beside(&self, own: u32) -> Beside<'_> {
        let index = self.index;
        let entry = self.classes.entries[index.ranks.rank(own, self.sizes.own) as usize];
        let class = (entry >> TURN_BITS) as usize;
        let turning = &index.symmetries.turnings[(entry & ((1 << TURN_BITS) - 1)) as usize];
        let Class { set, kept_by } = self.classes.classes[class];
        let (free, start) = (index.all & !set, class * self.sizes.placements);
        Beside { finder: self, turning, free, start, kept_by }
    }

    #[inline]
    fn rank(&self, free: u32, other: u32) -> u32 {
        self.index.ranks.rank(self.index.packing.gather(free, other), self.sizes.other)
    }

    #[inline(never)]
    fn least(&self, start: usize, free: u32, other: u32, rank: u32, kept_by: u32) -> Number {
        let (mut least, mut symmetries) = (rank, 1);
        for &i in &self.classes.kept_by[kept_by as usize] {
            let rank = self.rank(free, self.index.symmetries.turnings[usize::from(i)].image(other));
            // The images of a position are each met as often as symmetries leave it as it is.
            (least, symmetries) = match rank.cmp(&least) {
                std::cmp::Ordering::Less => (rank, 1),
                std::cmp::Ordering::Equal => (least, symmetries + 1),
                std::cmp::Ordering::Greater => (least, symmetries),
            };
        }
        Number { at: start + least as usize, symmetries }
    }

    /// The classes of the side to move: how many, and the least set of each.
    pub fn class_set(&self, class: usize) -> u32 {
        self.classes.classes[class].set
    }

    /// Whether symmetries other than the one that moves nothing leave a class as it is; only then it has holes.
    pub fn is_class_symmetric(&self, class: usize) -> bool {
        self.classes.classes[class].kept_by != 0
    }

    /// Where the other's pieces stand in the placement with this rank.
    #[inline]
    pub fn spread(&self, own: u32, placement: u32) -> u32 {
        self.index.packing.spread(self.index.all & !own, placement)
    }
}
