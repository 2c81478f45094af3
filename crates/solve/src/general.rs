//! Two sub-spaces under rules of any kind, solved together by asking the rules about every move.
//!
//! Every position is judged by its moves. Those that are decided go to those that may come before them, which are judged
//! again, in the order of depth; so each gets the least depth for the winner and the greatest for the loser. What is never
//! decided is drawn. Much slower than going backwards by counting, and the same for every rule.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use game::{Game as _, Sink};
use mill::{Mill, Move, Outcome, Phase, State, bits};
use rayon::prelude::*;

use crate::index::{Finder, Index, Sizes};
use crate::problem::Problem;
use crate::solution::{About, Shelf, Solution, count_values, pack_values};
use crate::space::Space;
use crate::values::{Until, Value, is_better};

/// A value with the turns until the end.
type Worth = (Value, u16);

/// What a position is worth as long as nothing is known about it.
const UNKNOWN: Worth = (Value::Draw, 0);

/// One of the two sub-spaces.
struct Half<'s> {
    space: Space,
    sizes: Sizes,
    finder: Finder<'s>,
    /// What was decided; `None` for holes.
    found: Vec<Option<Worth>>,
}

/// A position by the half it is in and its number there.
type Place = (u8, usize);

struct Pair<'s> {
    game: &'s Mill,
    index: &'s Index,
    shelf: &'s Shelf,
    halves: Vec<Half<'s>>,
    /// Whether a position of the pair leads to another of it.
    is_entangled: AtomicBool,
    /// A sub-space that is led to and is not on the shelf.
    lacks: OnceLock<Space>,
}

/// The pieces on the board and the hands of a position, by colour.
fn colours(space: &Space, own: u32, other: u32) -> ([u32; 2], [u8; 2]) {
    match space.seat() {
        mill::WHITE => ([own, other], space.hand),
        _ => ([other, own], [space.hand[1], space.hand[0]]),
    }
}

/// The position of a number of a sub-space, as play would bring it about.
pub(crate) fn state_at(game: &Mill, index: &Index, space: &Space, at: usize) -> State {
    let [own, other] = index.position(&index.sizes(space), at);
    let (pieces, hand) = colours(space, own, other);
    game.turn_state(pieces, hand, space.seat())
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
        Half { space, sizes, finder: index.finder(&sizes), found: Vec::new() }
    };
    let halves = space.group(game).into_iter().map(half).collect();
    let mut pair =
        Pair { game, index, shelf, halves, is_entangled: AtomicBool::new(false), lacks: OnceLock::new() };
    let mut due = pair.judge_all(on_progress)?;
    while let Some((depth, mut places)) = due.pop_first() {
        places.sort_unstable();
        places.dedup();
        pair.decide(depth, &places, &mut due);
        if !on_progress(0) {
            return Err(Problem::new("solve-interrupted"));
        }
    }
    if let Some(lacking) = pair.lacks.get() {
        return Err(Problem::new(LACKING).with("space", lacking.to_string()));
    }
    Ok(pair.halves.into_iter().map(|half| finish(half, depths)).collect())
}

/// Says that what a sub-space leads to was not solved before it.
pub(crate) const LACKING: &str = "solve-lacking";

/// Positions to be judged, by the depth they may be decided at.
type Due = BTreeMap<u16, Vec<Place>>;

impl<'s> Pair<'s> {
    /// Judges every position for the first time.
    fn judge_all(&mut self, on_progress: &(dyn Fn(u64) -> bool + Sync)) -> Result<Due, Problem> {
        const CHUNK: usize = 4096;
        for half in &mut self.halves {
            half.found = vec![Some(UNKNOWN); self.index.len(&half.space)];
        }
        let mut due = Due::new();
        for number in 0..self.halves.len() {
            let length = self.halves[number].found.len();
            let judge_chunk = |chunk: usize| {
                let range = chunk * CHUNK..length.min((chunk + 1) * CHUNK);
                let judged: Vec<Option<Worth>> =
                    range.clone().map(|at| self.judge((number as u8, at))).collect();
                on_progress(range.len() as u64).then_some(judged)
            };
            let chunks = (0..length.div_ceil(CHUNK)).into_par_iter();
            let judged: Option<Vec<Vec<Option<Worth>>>> = chunks.map(judge_chunk).collect();
            let judged = judged.ok_or_else(|| Problem::new("solve-interrupted"))?;
            for (at, worth) in judged.into_iter().flatten().enumerate() {
                match worth {
                    None => self.halves[number].found[at] = None,
                    Some((Value::Draw, _)) => {}
                    Some((_, depth)) => due.entry(depth).or_default().push((number as u8, at)),
                }
            }
        }
        Ok(due)
    }

    /// Judges positions again, which may be decided at this depth, and notes those that have to be judged after that.
    fn decide(&mut self, depth: u16, places: &[Place], due: &mut Due) {
        let judge = |&place: &Place| {
            let is_open = self.at(place) == Some(UNKNOWN);
            Some((place, self.judge(place)?)).filter(|(_, worth)| is_open && worth.0 != Value::Draw)
        };
        let judged: Vec<(Place, Worth)> = places.par_iter().filter_map(judge).collect();
        let (now, later): (Vec<_>, Vec<_>) = judged.into_iter().partition(|(_, worth)| worth.1 <= depth);
        for (place, worth) in later {
            due.entry(worth.1).or_default().push(place);
        }
        for &((half, at), worth) in &now {
            self.halves[usize::from(half)].found[at] = Some(worth);
        }
        if self.is_entangled.load(Relaxed) && !now.is_empty() {
            let before = now.par_iter().flat_map_iter(|&(place, _)| self.before(place));
            let open: Vec<Place> = before.filter(|&place| self.at(place) == Some(UNKNOWN)).collect();
            due.entry(depth + 1).or_default().extend(open);
        }
    }

    fn at(&self, (half, at): Place) -> Option<Worth> {
        self.halves[usize::from(half)].found[at]
    }

    /// The positions of the pair that may lead to one, at least: with one piece of either side taken back.
    fn before(&self, (number, at): Place) -> Vec<Place> {
        let half = &self.halves[usize::from(number)];
        let [own, other] = self.index.position(&half.sizes, at);
        let turned = self.halves.len() as u8 - 1 - number;
        let mut before = Vec::new();
        // Usually the other side has moved; where one can be made to pass, the same.
        for (moved, rest, number) in [(other, own, turned), (own, other, number)] {
            let finder = &self.halves[usize::from(number)].finder;
            for to in bits(moved) {
                let empty = self.game.board().all() & !(own | other);
                for from in bits(self.game.origins(moved, to) & empty) {
                    let at = finder.number(moved ^ (1 << to | 1 << from), rest).at;
                    before.push((number, at));
                }
            }
        }
        // Without a move, where a side passes.
        before.push((turned, self.halves[usize::from(turned)].finder.number(other, own).at));
        before
    }

    /// What a position is worth, as far as is known; `None` for a hole.
    fn judge(&self, (number, at): Place) -> Option<Worth> {
        let half = &self.halves[usize::from(number)];
        let [own, other] = self.index.position(&half.sizes, at);
        if half.finder.number(own, other).at != at {
            return None;
        }
        let (pieces, hand) = colours(&half.space, own, other);
        let state = self.game.turn_state(pieces, hand, half.space.side);
        let seat = half.space.side;
        if state.phase() == Phase::Over {
            return Some(self.worth(&state, seat));
        }
        let (value, depth) = if state.is_removing() || state.side() != seat {
            // It could not move; what the rules have for that takes its turn.
            self.worth(&state, seat)
        } else {
            self.best(&state)
        };
        Some((value, if value == Value::Draw { 0 } else { depth + 1 }))
    }

    /// What the best action of the side to act leads to, seen by it.
    fn best(&self, state: &State) -> Worth {
        let mut judging = Judging { pair: self, state, best: None };
        self.game.moves(state, &mut judging);
        judging.best.unwrap_or(UNKNOWN)
    }

    /// What a position is worth to a seat.
    fn worth(&self, state: &State, seat: u8) -> Worth {
        if state.phase() == Phase::Over {
            let winner = self.game.outcome(state).and_then(Outcome::winner);
            return (
                winner.map_or(Value::Draw, |winner| if winner == seat { Value::Win } else { Value::Loss }),
                0,
            );
        }
        let (value, depth) = if state.is_removing() { self.best(state) } else { self.known(state) };
        (if state.side() == seat { value } else { value.turned() }, depth)
    }

    /// What is known about the beginning of a turn, seen by the side to move.
    fn known(&self, state: &State) -> Worth {
        let space = Space::of(state);
        let (own, other) = (state.pieces(state.side()), state.pieces(state.side() ^ 1));
        if let Some(half) = self.halves.iter().find(|half| half.space == space) {
            if !self.is_entangled.load(Relaxed) {
                self.is_entangled.store(true, Relaxed);
            }
            return half.found[half.finder.number(own, other).at].unwrap_or(UNKNOWN);
        }
        let at = self.index.number(&self.index.sizes(&space), own, other).at;
        self.shelf.get(&space).map_or_else(
            || {
                self.lacks.get_or_init(|| space);
                UNKNOWN
            },
            |below| (below.value(at), below.depth(at)),
        )
    }
}

/// Judges moves as they are found.
struct Judging<'p, 's> {
    pair: &'p Pair<'s>,
    state: &'p State,
    best: Option<Worth>,
}

impl Sink<Move> for Judging<'_, '_> {
    fn push(&mut self, action: Move) {
        let mut next = *self.state;
        self.pair.game.play(&mut next, action);
        let worth = self.pair.worth(&next, self.state.side());
        if self.best.is_none_or(|best| is_better(worth, best)) {
            self.best = Some(worth);
        }
    }
}

fn finish(half: Half, depths: bool) -> Solution {
    let value = |found: &Option<Worth>| found.map(|worth| worth.0);
    let depth = |found: &Option<Worth>| found.map_or(0, |worth| worth.1);
    let longest = half.found.iter().map(depth).max().unwrap_or(0);
    let entries = half.found.len() as u64;
    Solution {
        about: About { space: half.space, entries, depths, longest, until: Until::End },
        counts: count_values(&half.found, value),
        values: pack_values(&half.found, value),
        depths: depths.then(|| half.found.iter().map(depth).collect()),
    }
}

/// The sub-spaces that turns of a sub-space lead to, other than those solved with it, found by playing turns of one
/// position in so many.
pub(crate) fn leads_to(game: &Mill, index: &Index, space: &Space, one_in: usize) -> Vec<Space> {
    let own = space.group(game);
    let look = |mut found: BTreeSet<Space>, at: usize| {
        let state = state_at(game, index, space, at * one_in);
        let mut note = |space: Space| {
            if !own.contains(&space) {
                found.insert(space);
            }
        };
        if state.is_removing() || Space::of(&state) != *space {
            each_end(game, &state, &mut note);
        } else {
            each_next(game, &state, &mut note);
        }
        found
    };
    let numbers = (0..index.len(space).div_ceil(one_in)).into_par_iter();
    let join = |mut all: BTreeSet<Space>, found| {
        all.extend::<BTreeSet<Space>>(found);
        all
    };
    numbers.fold(BTreeSet::new, look).reduce(BTreeSet::new, join).into_iter().collect()
}

fn each_next(game: &Mill, state: &State, note: &mut impl FnMut(Space)) {
    let mut moves: Vec<Move> = Vec::new();
    game.moves(state, &mut moves);
    for action in moves {
        let mut next = *state;
        game.play(&mut next, action);
        each_end(game, &next, note);
    }
}

/// The sub-spaces where a turn ends.
fn each_end(game: &Mill, state: &State, note: &mut impl FnMut(Space)) {
    match state.phase() {
        Phase::Over => {}
        _ if state.is_removing() => each_next(game, state, note),
        _ => note(Space::of(state)),
    }
}
