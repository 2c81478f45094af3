//! Two sub-spaces of a plain moving phase, solved together and backwards.
//!
//! Each position has a byte. First it counts the quiet moves that are left to it, after its captures were looked up in the
//! sub-spaces below. Then what is decided goes backwards in waves: a lost position makes those before it won, a won one
//! takes a move from those before it, and a position without a move left is lost. The wave in which a position is decided
//! is its depth to the next capture. What no wave reaches is drawn.
//!
//! Bytes change by comparing and exchanging, and nothing depends on which of two changes comes first, so the result is the
//! same on any number of threads.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU16, AtomicUsize, Ordering::Relaxed};

use game::Game as _;
use mill::{Mill, Move, Phase, State, Ways, bits};
use rayon::prelude::*;

use crate::index::{Finder, Index, Number, Sizes};
use crate::problem::Problem;
use crate::solution::{Shelf, Shelved, Solution, count_values, pack_values};
use crate::space::Space;
use crate::values::{Until, Value};

/// Bytes from here on are not counts.
const DECIDED: u8 = 0xe0;
/// Decided in a wave of this parity, with those before it still to be told.
const FRESHLY_WON: [u8; 2] = [0xe0, 0xe1];
const FRESHLY_LOST: [u8; 2] = [0xe2, 0xe3];
const WON: u8 = 0xe4;
const LOST: u8 = 0xe5;
/// No position has this number.
const HOLE: u8 = 0xe6;

/// Positions of one parity are looked for in stretches of this many, and only where there are some.
const STRETCH: usize = 4096;

/// So many positions that come before others are gathered, so that the memory they lie in is fetched for all at once.
const GATHERED: usize = 256;

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

/// One of the two sub-spaces.
struct Half<'s> {
    space: Space,
    sizes: Sizes,
    finder: Finder<'s>,
    /// Where the other's pieces stand among free points, by rank.
    placements: &'s [u32],
    bytes: Vec<AtomicU8>,
    /// For each parity, which stretches have freshly decided positions.
    fresh: [Vec<AtomicBool>; 2],
    depths: Option<Vec<AtomicU16>>,
    /// What captures lead to; nothing, where they end the game.
    below: Option<(&'s Shelved, Finder<'s>)>,
}

/// How captures of a position end, seen by the side that captures.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Captures {
    best: Option<Value>,
}

impl Captures {
    fn add(&mut self, value: Value) {
        self.best = self.best.max(Some(value));
    }
}

/// Solves a pair, with what is solved already on a shelf.
pub(crate) fn solve<'s>(
    game: &'s Mill,
    index: &'s Index,
    space: Space,
    depths: bool,
    shelf: &'s Shelf,
    on_progress: &(dyn Fn(u64) -> bool + Sync),
) -> Result<Vec<Solution>, Problem> {
    let half = |space: Space| {
        let sizes = index.sizes(&space);
        let length = index.len(&space);
        let captured = Space::moving(space.board[1].saturating_sub(1), space.board[0]);
        let stretches = || (0..length.div_ceil(STRETCH)).map(|_| AtomicBool::new(false)).collect();
        Half {
            space,
            sizes,
            finder: index.finder(&sizes),
            placements: index.placements(&sizes),
            bytes: (0..length).map(|_| AtomicU8::new(0)).collect(),
            fresh: [stretches(), stretches()],
            depths: depths.then(|| (0..length).map(|_| AtomicU16::new(0)).collect()),
            below: shelf.get(&captured).map(|below| (below, index.finder(&index.sizes(&captured)))),
        }
    };
    let pair = Pair { game, index, shelf, halves: space.pair().into_iter().map(half).collect(), on_progress };
    pair.count()?;
    let longest = pair.waves()?;
    Ok(pair.finish(longest))
}

struct Pair<'s> {
    game: &'s Mill,
    index: &'s Index,
    shelf: &'s Shelf,
    halves: Vec<Half<'s>>,
    on_progress: &'s (dyn Fn(u64) -> bool + Sync),
}

fn interrupted() -> Problem {
    Problem::new("solve-interrupted")
}

impl<'s> Pair<'s> {
    /// The half that a move of the other half leads to.
    fn turned(&self, half: usize) -> &Half<'s> {
        &self.halves[self.halves.len() - 1 - half]
    }

    /// Counts the quiet moves of every position, and looks up its captures.
    fn count(&self) -> Result<(), Problem> {
        for half in &self.halves {
            let classes = half.bytes.len() / half.sizes.placements.max(1);
            let counted = (0..classes).into_par_iter().try_for_each(|class| {
                self.count_class(half, class);
                (self.on_progress)(half.sizes.placements as u64).then_some(())
            });
            counted.ok_or_else(interrupted)?;
        }
        Ok(())
    }

    fn count_class(&self, half: &Half, class: usize) {
        let own = half.finder.class_set(class);
        let ways: Vec<Ways> = self.game.ways(own).collect();
        let is_symmetric = half.finder.is_class_symmetric(class);
        let start = class * half.sizes.placements;
        for (at, &placement) in (start..).zip(half.placements) {
            let other = half.finder.spread(own, placement);
            if is_symmetric && half.finder.number(own, other).at != at {
                half.bytes[at].store(HOLE, Relaxed);
                continue;
            }
            self.count_position(half, at, own, other, &ways);
        }
    }

    fn count_position(&self, half: &Half, at: usize, own: u32, other: u32, ways: &[Ways]) {
        let empty = self.game.board().all() & !(own | other);
        let (mut quiet, mut closing) = (0, 0);
        for way in ways {
            quiet += (way.quiet & empty).count_ones();
            closing |= (way.mill | way.mills) & empty;
        }
        let captures =
            if closing == 0 { Captures { best: None } } else { self.captures(half, own, other, ways) };
        match captures.best {
            Some(Value::Win) => half.decide(at, FRESHLY_WON[1], 1),
            // A capture that draws is a move that no wave ever takes.
            Some(Value::Draw) => half.bytes[at].store(quiet as u8 + 1, Relaxed),
            _ if quiet > 0 => half.bytes[at].store(quiet as u8, Relaxed),
            Some(Value::Loss) => half.decide(at, FRESHLY_LOST[1], 1),
            None => match self.stuck(own, other) {
                Value::Loss => half.decide(at, FRESHLY_LOST[0], 0),
                // Nothing ever takes a move that there is not.
                _ => half.bytes[at].store(1, Relaxed),
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
    fn captures(&self, half: &Half, own: u32, other: u32, ways: &[Ways]) -> Captures {
        let empty = self.game.board().all() & !(own | other);
        let mut captures = Captures { best: None };
        let Some((below, finder)) = half.below else {
            // With one piece less the other side has lost.
            captures.add(Value::Win);
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
                    captures.add(below.value(number.at).turned());
                    if captures.best == Some(Value::Win) {
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
    fn several(&self, own: u32, other: u32, action: Move) -> Value {
        let mut state = self.game.turn_state([own, other], [0; 2], mill::WHITE);
        self.game.play(&mut state, action);
        self.removals(&state)
    }

    fn removals(&self, state: &State) -> Value {
        if state.phase() == Phase::Over {
            return match self.game.outcome(state).and_then(mill::Outcome::winner) {
                Some(mill::WHITE) => Value::Win,
                Some(_) => Value::Loss,
                None => Value::Draw,
            };
        }
        if !state.is_removing() {
            let space = Space::of(state);
            let (mover, other) = (state.pieces(mill::BLACK), state.pieces(mill::WHITE));
            let at = self.index.number(&self.index.sizes(&space), mover, other).at;
            return self.shelf.get(&space).map_or(Value::Draw, |below| below.value(at).turned());
        }
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let worth = |&action: &Move| {
            let mut next = *state;
            self.game.play(&mut next, action);
            self.removals(&next)
        };
        moves.iter().map(worth).max().unwrap_or(Value::Draw)
    }

    /// Tells what is decided to what comes before it, wave after wave. The depth of the last wave that decided anything.
    fn waves(&self) -> Result<u16, Problem> {
        let mut longest = 0;
        for wave in 0..u16::MAX {
            let told: usize = self.halves.iter().enumerate().map(|(i, half)| self.wave(i, half, wave)).sum();
            if told > 0 {
                longest = wave;
            } else if wave > 0 {
                // Nothing is decided at once and a turn later: then nothing is ever after.
                break;
            }
            if !(self.on_progress)(0) {
                return Err(interrupted());
            }
        }
        Ok(longest)
    }

    /// Tells what was decided in a wave; how many positions those were.
    fn wave(&self, number: usize, half: &Half, wave: u16) -> usize {
        let parity = usize::from(wave % 2);
        let before = self.turned(number);
        let told = AtomicUsize::new(0);
        half.fresh[parity].par_iter().enumerate().filter(|(_, fresh)| fresh.load(Relaxed)).for_each(
            |(stretch, fresh)| {
                fresh.store(false, Relaxed);
                let mut teller = Teller {
                    game: self.game,
                    half,
                    before,
                    wave,
                    gathered: Vec::with_capacity(2 * GATHERED),
                };
                told.fetch_add(teller.stretch(stretch), Relaxed);
            },
        );
        told.into_inner()
    }

    fn finish(self, longest: u16) -> Vec<Solution> {
        let solution = |half: Half| {
            let value = |byte: &AtomicU8| match byte.load(Relaxed) {
                HOLE => None,
                WON => Some(Value::Win),
                LOST => Some(Value::Loss),
                _ => Some(Value::Draw),
            };
            Solution {
                space: half.space,
                counts: count_values(&half.bytes, value),
                values: pack_values(&half.bytes, value),
                depths: half.depths.map(|depths| depths.into_iter().map(AtomicU16::into_inner).collect()),
                longest,
                until: Until::Capture,
            }
        };
        self.halves.into_iter().map(solution).collect()
    }
}

impl Half<'_> {
    /// Sets a position that no other thread decides at the same time.
    #[inline]
    fn decide(&self, at: usize, byte: u8, depth: u16) {
        self.bytes[at].store(byte, Relaxed);
        self.note(at, depth);
    }

    /// Notes that a position was decided.
    #[inline]
    fn note(&self, at: usize, depth: u16) {
        self.fresh[usize::from(depth % 2)][at / STRETCH].store(true, Relaxed);
        if let Some(depths) = &self.depths {
            depths[at].store(depth, Relaxed);
        }
    }
}

/// Tells what was decided in one wave to the positions before.
struct Teller<'p, 's> {
    game: &'p Mill,
    half: &'p Half<'s>,
    before: &'p Half<'s>,
    wave: u16,
    /// Positions before those that were decided, with how many moves they lose; none: they win.
    gathered: Vec<(usize, u8)>,
}

impl Teller<'_, '_> {
    fn stretch(&mut self, stretch: usize) -> usize {
        let half = self.half;
        let parity = usize::from(self.wave % 2);
        let start = stretch * STRETCH;
        let end = half.bytes.len().min(start + STRETCH);
        let mut told = 0;
        for (at, byte) in (start..end).zip(&half.bytes[start..end]) {
            let found = byte.load(Relaxed);
            let is_lost = found == FRESHLY_LOST[parity];
            if is_lost || found == FRESHLY_WON[parity] {
                byte.store(if is_lost { LOST } else { WON }, Relaxed);
                self.tell(at, is_lost);
                told += 1;
            }
        }
        self.settle();
        told
    }

    fn tell(&mut self, at: usize, is_lost: bool) {
        let half = self.half;
        let (class, placement) = (at / half.sizes.placements, at % half.sizes.placements);
        let own = half.finder.class_set(class);
        let other = half.finder.spread(own, half.placements[placement]);
        let begun = self.gathered.len();
        let (gathered, finder) = (&mut self.gathered, &self.before.finder);
        self.game.retreats(other, own, |before| {
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
            self.settle();
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

    /// Changes what was gathered.
    fn settle(&mut self) {
        let bytes = &self.before.bytes;
        // Loads do not wait for one another as exchanges do: what they fetch is at hand when it is changed.
        self.gathered.retain(|&(at, _)| bytes[at].load(Relaxed) < DECIDED);
        self.gathered.iter().for_each(|&(at, moves)| self.change(at, moves));
        self.gathered.clear();
    }

    #[inline]
    fn change(&self, at: usize, moves: u8) {
        let parity = usize::from((self.wave + 1) % 2);
        let changed = self.before.bytes[at].fetch_update(Relaxed, Relaxed, |byte| match byte {
            DECIDED.. => None,
            _ if moves == 0 => Some(FRESHLY_WON[parity]),
            left if left <= moves => Some(FRESHLY_LOST[parity]),
            left => Some(left - moves),
        });
        if changed.is_ok_and(|left| moves == 0 || left <= moves) {
            self.before.note(at, self.wave + 1);
        }
    }
}
