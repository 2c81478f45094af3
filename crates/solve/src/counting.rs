//! The first look at a position that is solved backwards: its quiet moves are counted, its captures looked up.

use game::Game as _;
use mill::{Mill, Move, Phase, State, Ways, bits};
use rayon::prelude::*;

use crate::cells::{Cells, DECIDED};
use crate::index::{Finder, Index};
use crate::problem::Problem;
use crate::sliding::{Half, Task, interrupted};
use crate::solution::{Shelf, Shelved};
use crate::space::Space;
use crate::values::{Value, is_better};

/// Whether no position has more quiet moves than a byte can count.
pub(crate) fn can_count(game: &Mill, space: &Space) -> bool {
    let points = game.board().len();
    let [own, other] = space.board.map(usize::from);
    let flies = space.board[0] <= game.rules().fly_count;
    let widest =
        (0..points as u8).map(|p| game.board().neighbours(p).count_ones() as usize).max().unwrap_or(0);
    let most = own * if flies { points - own - other } else { widest };
    most + 1 < usize::from(DECIDED)
}

/// How captures of a position end, seen by the side that captures: the value, and the turns it takes, this one counted.
struct Captures {
    best: Option<(Value, u16)>,
}

impl Captures {
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

/// Counts positions of one half.
pub(crate) struct Counter<'s> {
    game: &'s Mill,
    index: &'s Index,
    shelf: &'s Shelf,
    half: &'s Half<'s>,
    cells: &'s Cells,
    /// What captures lead to; nothing, where they end the game.
    below: Option<(&'s Shelved, Finder<'s>)>,
}

impl<'s> Counter<'s> {
    pub fn new(task: &Task<'s>, shelf: &'s Shelf, half: &'s Half<'s>, cells: &'s Cells) -> Counter<'s> {
        let Task { game, index, .. } = *task;
        let [own, other] = half.space.board;
        let captured = Space::moving(other.saturating_sub(1), own);
        let below = shelf.get(&captured).map(|below| (below, index.finder(&index.sizes(&captured))));
        Counter { game, index, shelf, half, cells, below }
    }

    /// Counts the quiet moves of every position, and looks up its captures.
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
        let ways: Vec<Ways> = self.game.ways(own, half.flies).collect();
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
            self.count_position(at, own, other, &ways);
        }
        end - start
    }

    fn count_position(&self, at: usize, own: u32, other: u32, ways: &[Ways]) {
        let (cells, marks) = (self.cells, &self.half.marks);
        let empty = self.game.board().all() & !(own | other);
        let (mut quiet, mut closing) = (0, 0);
        for way in ways {
            quiet += (way.quiet & empty).count_ones();
            closing |= (way.mill | way.mills) & empty;
        }
        let captures = if closing == 0 { Captures { best: None } } else { self.captures(own, other, ways) };
        match captures.best {
            Some((Value::Win, 1)) => cells.decide(marks, at, true, 1),
            Some((Value::Win, wave)) => cells.leave_for_later(at, quiet as u8 + 1, true, wave),
            // A capture that draws is a move that no wave ever takes.
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

    /// What a position is worth to a side that cannot move.
    fn stuck(&self, own: u32, other: u32) -> Value {
        let state = self.game.turn_state([own, other], [0; 2], mill::WHITE);
        if self.game.outcome(&state).and_then(mill::Outcome::winner).is_some() {
            Value::Loss
        } else {
            Value::Draw
        }
    }

    /// What the best capture leads to.
    fn captures(&self, own: u32, other: u32, ways: &[Ways]) -> Captures {
        let empty = self.game.board().all() & !(own | other);
        let mut captures = Captures { best: None };
        let Some((below, finder)) = self.below else {
            // With one piece less the other side has lost.
            captures.add((Value::Win, 1));
            return captures;
        };
        let open = self.game.open_to_removal(other);
        for way in ways {
            for to in bits(way.mill & empty) {
                let moved = own ^ (way.from | 1 << to);
                let mut left = open;
                while left != 0 {
                    let taken = left & left.wrapping_neg();
                    left ^= taken;
                    let number = finder.number(other ^ taken, moved);
                    captures.add((below.value(number.at).turned(), below.depth(number.at) + 1));
                    if captures.win_at_once() {
                        return captures;
                    }
                }
            }
            for to in bits(way.mills & empty) {
                let from = way.from.trailing_zeros() as u8;
                captures.add(self.several(own, other, Move::Slide { from, to }));
            }
        }
        captures
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
