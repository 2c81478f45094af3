//! The first look at a position that is solved backwards: its quiet moves are counted, its captures and placements looked up.

use game::Game as _;
use mill::{Mill, Move, Phase, State, Ways, bits};
use rayon::prelude::*;

use crate::cells::{Cells, DECIDED};
use crate::index::{Finder, Index};
use crate::problem::Problem;
use crate::sliding::{Half, Task, interrupted};
use crate::solution::{Shelf, Shelved};
use crate::space::Space;
use crate::values::{Until, Value, is_better};

/// Whether no position has more quiet moves than a byte can count.
pub(crate) fn can_count(game: &Mill, space: &Space) -> bool {
    let points = game.board().len();
    let [own, other] = space.board.map(usize::from);
    let flies = space.board[0] <= game.rules().fly_count;
    let widest = (0..points as u8).map(|p| game.board().degree(p) as usize).max().unwrap_or(0);
    let most = own * if flies { points - own - other } else { widest };
    most + 1 < usize::from(DECIDED)
}

/// How turns of a position end that leave the sub-space, seen by the side to move: the best value, and the turns it takes, this
/// one counted.
struct Exits {
    best: Option<(Value, u16)>,
}

impl Exits {
    #[inline]
    fn add(&mut self, worth: (Value, u16)) {
        if self.best.is_none_or(|best| is_better(worth, best)) {
            self.best = Some(worth);
        }
    }

    /// Whether nothing can be better.
    #[inline]
    fn win_at_once(&self) -> bool {
        self.best == Some((Value::Win, 1))
    }
}

/// The sub-space that a kind of turn leads to.
struct Below<'s> {
    values: &'s Shelved,
    finder: Finder<'s>,
    /// Whether turns are counted on behind it.
    to_the_end: bool,
}

impl Below<'_> {
    /// What positions with these pieces of the side to move are worth to the other, who has just moved.
    #[inline]
    fn beside(&self, own: u32) -> impl Fn(u32) -> (Value, u16) {
        let beside = self.finder.beside(own);
        move |other| {
            let at = beside.number(other).at;
            let turns = if self.to_the_end { self.values.depth(at) } else { 0 };
            (self.values.value(at).turned(), turns + 1)
        }
    }
}

/// The side to move in all positions of a class.
struct Mover {
    own: u32,
    /// Where its pieces can go.
    ways: Vec<Ways>,
    /// Where a piece more would close a mill.
    closing: u32,
}

/// Counts positions of one half.
pub(crate) struct Counter<'s> {
    game: &'s Mill,
    index: &'s Index,
    shelf: &'s Shelf,
    half: &'s Half<'s>,
    cells: &'s Cells,
    /// What placements lead to; nothing, where there is nothing in hand.
    placed: Option<Below<'s>>,
    /// What captures lead to, by moving and by placing; nothing, where they end the game.
    captured: [Option<Below<'s>>; 2],
}

impl<'s> Counter<'s> {
    pub fn new(task: &Task<'s>, shelf: &'s Shelf, half: &'s Half<'s>, cells: &'s Cells) -> Counter<'s> {
        let Task { game, index, .. } = *task;
        let below = |placed, taken| {
            let space = half.space.after(placed, taken)?;
            let finder = index.finder(&index.sizes(&space));
            let to_the_end = task.depths == Some(Until::End);
            shelf.get(&space).map(|values| Below { values, finder, to_the_end })
        };
        let (placed, captured) = (below(1, 0), [below(0, 1), below(1, 1)]);
        Counter { game, index, shelf, half, cells, placed, captured }
    }

    /// Counts the quiet moves of every position, and looks up where its other turns lead.
    pub fn count(&self, on_progress: &(dyn Fn(u64) -> bool + Sync)) -> Result<(), Problem> {
        let numbers = self.cells.numbers();
        let placements = self.half.sizes.placements.max(1);
        let classes = numbers.start / placements..numbers.end.div_ceil(placements);
        let counted = classes.into_par_iter().try_for_each(|class| {
            let count = self.count_class(class);
            on_progress(count as u64).then_some(())
        });
        counted.ok_or_else(interrupted)
    }

    /// Counts a class, as far as it is among the positions at hand; how many numbers those were.
    fn count_class(&self, class: usize) -> usize {
        let half = self.half;
        let own = half.finder.class_set(class);
        let mover = self.mover(own);
        let is_symmetric = half.finder.is_class_symmetric(class);
        let (begin, numbers) = (class * half.sizes.placements, self.cells.numbers());
        let start = begin.max(numbers.start);
        let end = (begin + half.sizes.placements).min(numbers.end);
        for (at, &placement) in (start..end).zip(&half.placements[start - begin..]) {
            let other = half.finder.spread(own, placement);
            if is_symmetric && half.finder.number(own, other).at != at {
                self.cells.leave_out(at);
                continue;
            }
            self.count_position(at, other, &mover);
        }
        end - start
    }

    fn mover(&self, own: u32) -> Mover {
        let board = self.game.board();
        let closes = |&point: &u8| board.mills_through(own, point) > 0;
        Mover {
            own,
            ways: if self.half.slides { self.game.ways(own, self.half.flies).collect() } else { Vec::new() },
            closing: bits(board.all() & !own).filter(closes).fold(0, |all, point| all | 1 << point),
        }
    }

    fn count_position(&self, at: usize, other: u32, mover: &Mover) {
        let Mover { own, ways, .. } = mover;
        let own = *own;
        let (cells, marks) = (self.cells, &self.half.marks);
        let empty = self.game.board().all() & !(own | other);
        let (mut quiet, mut closing) = (0, 0);
        for way in ways {
            // A mill takes nothing where there is nothing to take.
            let is_quiet = if other == 0 { way.quiet | way.mill | way.mills } else { way.quiet };
            quiet += (is_quiet & empty).count_ones();
            closing |= (way.mill | way.mills) & empty;
        }
        let mut exits = Exits { best: None };
        if closing != 0 && other != 0 {
            self.captures(other, mover, &mut exits);
        }
        if let Some(placed) = &self.placed
            && !exits.win_at_once()
        {
            self.placements(other, mover, placed, &mut exits);
        }
        match exits.best {
            Some((Value::Win, 1)) => cells.decide(marks, at, true, 1),
            Some((Value::Win, wave)) => cells.leave_for_later(at, quiet as u8 + 1, true, wave),
            // A turn that draws is a move that no wave ever takes.
            Some((Value::Draw, _)) => cells.leave(at, quiet as u8 + 1),
            Some((Value::Loss, wave)) if wave > 1 => {
                cells.leave_for_later(at, quiet as u8 + 1, false, wave);
            }
            _ if quiet > 0 => cells.leave(at, quiet as u8),
            Some((Value::Loss, _)) => cells.decide(marks, at, false, 1),
            None => match self.stuck(own, other) {
                Value::Loss => cells.decide(marks, at, false, 0),
                // Nothing ever takes a move that there is not.
                _ => cells.leave(at, 1),
            },
        }
    }

    /// What placements lead to.
    fn placements(&self, other: u32, mover: &Mover, placed: &Below, exits: &mut Exits) {
        let own = mover.own;
        let empty = self.game.board().all() & !(own | other);
        let closing = if other == 0 { 0 } else { mover.closing & empty };
        for point in bits(closing) {
            self.takes(own | 1 << point, other, &self.captured[1], exits);
            if exits.win_at_once() {
                return;
            }
        }
        let worth = placed.beside(other);
        for point in bits(empty & !closing) {
            exits.add(worth(own | 1 << point));
            if exits.win_at_once() {
                return;
            }
        }
    }

    /// What taking a piece leads to, once a mill is closed.
    #[inline]
    fn takes(&self, moved: u32, other: u32, below: &Option<Below>, exits: &mut Exits) {
        let Some(below) = below else {
            // With one piece less the other side has lost.
            exits.add((Value::Win, 1));
            return;
        };
        let mut left = self.game.open_to_removal(other);
        while left != 0 && !exits.win_at_once() {
            let taken = left & left.wrapping_neg();
            left ^= taken;
            exits.add(below.beside(other ^ taken)(moved));
        }
    }

    /// What a position is worth to a side that cannot move.
    fn stuck(&self, own: u32, other: u32) -> Value {
        let state = self.game.turn_state([own, other], [0; 2], mill::WHITE);
        if self.game.outcome(&state).and_then(mill::Outcome::winner).is_some() {
            Value::Loss
        } else {
            Value::Draw
        }
    }

    /// What moves that make a mill lead to.
    fn captures(&self, other: u32, Mover { own, ways, .. }: &Mover, exits: &mut Exits) {
        let own = *own;
        let empty = self.game.board().all() & !(own | other);
        let [below, _] = &self.captured;
        for way in ways {
            for to in bits(way.mill & empty) {
                self.takes(own ^ (way.from | 1 << to), other, below, exits);
                if exits.win_at_once() {
                    return;
                }
            }
            for to in bits(way.mills & empty) {
                let from = way.from.trailing_zeros() as u8;
                exits.add(self.several(own, other, Move::Slide { from, to }));
            }
        }
    }

    /// What a move that earns more than one removal leads to; play itself says how.
    fn several(&self, own: u32, other: u32, action: Move) -> (Value, u16) {
        let mut state = self.game.turn_state([own, other], [0; 2], mill::WHITE);
        self.game.play(&mut state, action);
        self.removals(&state)
    }

    /// What the removals that are still due lead to, and after how many turns; all of them are one turn.
    fn removals(&self, state: &State) -> (Value, u16) {
        if state.phase() == Phase::Over {
            return match self.game.outcome(state).and_then(mill::Outcome::winner) {
                Some(mill::WHITE) => (Value::Win, 1),
                Some(_) => (Value::Loss, 1),
                None => (Value::Draw, 1),
            };
        }
        if !state.is_removing() {
            let space = Space::of(state);
            let (mover, other) = (state.pieces(mill::BLACK), state.pieces(mill::WHITE));
            let at = self.index.number(&self.index.sizes(&space), mover, other).at;
            let known = |below: &Shelved| (below.value(at).turned(), below.depth(at) + 1);
            return self.shelf.get(&space).map_or((Value::Draw, 1), known);
        }
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let worth = |&action: &Move| {
            let mut next = *state;
            self.game.play(&mut next, action);
            self.removals(&next)
        };
        let better = |one, other| if is_better(other, one) { other } else { one };
        moves.iter().map(worth).reduce(better).unwrap_or((Value::Draw, 1))
    }
}
