//! One thread of a search: principal variation search below one position.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use game::{Game, Seat};
use mill::{Mill, Move, Phase, State};

use super::evaluation::MillEvaluation;
use super::keys::{Key, Keys, PieceKeys};
use super::ordering::{Candidate, FORCING, Ordering, Sight};
use super::packed::Packed;
use super::placing::{Best, Place};
use super::score::{INFINITE, WON};
use super::table::{Bound, Entry, Table};
use crate::clock::Stopwatch;

/// No line is searched further than this from the root.
pub(super) const MAX_PLY: usize = 200;

/// How often, in positions, a thread looks whether it should stop.
const POLL_EVERY: u64 = 1024;

/// What the threads of a search share.
pub(super) struct Control<'a> {
    /// Set by whoever asked for the search.
    pub stop: &'a AtomicBool,
    /// Set when the first thread is done.
    pub done: AtomicBool,
    /// Positions looked at by all threads, as of their last polls.
    pub nodes: AtomicU64,
    pub most_nodes: u64,
    pub started: Stopwatch,
    pub time: Option<Duration>,
}

/// Which entries of the table end a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TableUse {
    /// None, and nothing is stored: for comparison with plain minimax.
    #[cfg(test)]
    Nothing,
    /// Those of the same depth, so that values are those of plain minimax.
    #[cfg(test)]
    SameDepth,
    /// Those of the same depth or more.
    AnyDepth,
}

/// What the search may leave out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// Whether moves that do not look promising are looked at less deeply first.
    pub reduces: bool,
    pub table: TableUse,
    /// What a draw is worth to White.
    pub draw_to_white: i32,
}

/// A move of the root, with what the search found.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub action: Move,
    pub value: i32,
    pub line: Vec<Packed>,
}

/// Everything one thread needs.
pub(super) struct Worker<'a> {
    pub(super) evaluation: &'a MillEvaluation,
    pub(super) game: &'a Mill,
    pub(super) keys: &'a Keys,
    pub(super) table: &'a Table,
    control: &'a Control<'a>,
    pub(super) style: Style,
    pub(super) ordering: Ordering,
    /// The moves of all positions on the path, one after the other.
    pub(super) candidates: Vec<Candidate>,
    /// Repetition keys of the past and of the path; 0 where a position does not count.
    pub(super) path: Vec<u64>,
    past: usize,
    /// The best line from every ply on.
    pub(super) lines: Vec<Vec<Packed>>,
    /// Positions looked at.
    pub nodes: u64,
    reported: u64,
    /// The farthest ply looked at.
    pub reached: usize,
    /// Whether the search was stopped: values that come back mean nothing.
    pub is_stopped: bool,
}

impl<'a> Worker<'a> {
    pub fn new(
        evaluation: &'a MillEvaluation,
        keys: &'a Keys,
        table: &'a Table,
        control: &'a Control<'a>,
        style: Style,
        past: &[u64],
    ) -> Worker<'a> {
        Worker {
            evaluation,
            game: evaluation.game(),
            keys,
            table,
            control,
            style,
            ordering: Ordering::new(MAX_PLY + 1),
            candidates: Vec::with_capacity(1024),
            path: past.to_vec(),
            past: past.len(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            nodes: 0,
            reported: 0,
            reached: 0,
            is_stopped: false,
        }
    }

    /// The moves of a position, most promising first.
    pub fn root_moves(&mut self, state: &State) -> Vec<RootMove> {
        let first = self.table_move(&self.keys.key(&self.keys.pieces(state), state));
        self.list_moves(state, 0, first);
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.sort_unstable_by(|a, b| b.cmp(a));
        let moves = candidates.iter().filter_map(|candidate| candidate.action().unpack());
        moves.map(|action| RootMove { action, value: -INFINITE, line: Vec::new() }).collect()
    }

    fn table_move(&self, key: &Key) -> Packed {
        let entry = self.table.probe(key.hash, 0);
        entry.map_or(Packed::NONE, |entry| entry.action.mapped(self.keys.back(key)))
    }

    /// Searches the moves of the root and sorts them, best first; those that are not better than `alpha`
    /// keep their order. Returns the best value.
    pub fn root(
        &mut self,
        state: &State,
        roots: &mut [RootMove],
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let keys = self.keys.pieces(state);
        let below = depth - i32::from(!state.is_removing());
        let mut best = -INFINITE;
        roots.iter_mut().for_each(|root| root.value = -INFINITE);
        for (index, root) in roots.iter_mut().enumerate() {
            let window = if index == 0 { beta } else { alpha + 1 };
            let mut value = self.child(state, &keys, root.action, below, alpha, window, 0);
            if index > 0 && value > alpha && value < beta && !self.is_stopped {
                value = self.child(state, &keys, root.action, below, alpha, beta, 0);
            }
            if self.is_stopped {
                break;
            }
            best = best.max(value);
            if value > alpha || index == 0 {
                root.value = value;
                root.line.clear();
                root.line.push(Packed::new(root.action));
                root.line.extend_from_slice(&self.lines[1]);
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        roots.sort_by_key(|root| -root.value);
        best
    }

    /// The value after an action, as the side that acts sees it.
    #[inline]
    #[allow(clippy::too_many_arguments, reason = "a recursive search passes its whole situation on")]
    pub(super) fn child(
        &mut self,
        before: &State,
        keys: &PieceKeys,
        action: Move,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        let mut state = *before;
        self.game.play(&mut state, action);
        self.nodes += 1;
        self.lines[ply + 1].clear();
        if state.phase() == Phase::Over {
            return self.result(&state, before.side(), ply + 1);
        }
        let key = self.game.repetition_key(&state).unwrap_or(0);
        if key != 0 && self.is_repeated(&state, key) {
            return self.draw(before.side());
        }
        let keeps_turn = state.side() == before.side();
        if (depth <= 0 && !state.is_removing()) || ply + 1 >= MAX_PLY {
            self.reached = self.reached.max(ply + 1);
            let value = self.evaluation.value(&state);
            return if keeps_turn { value } else { -value };
        }
        if depth == 1
            && !keeps_turn
            && let Some(placements) = self.evaluation.placements(&state)
        {
            let before = Place { state: before, keys };
            return -self.last_placement(before, action, &placements, (-beta, -alpha), ply + 1);
        }
        let keys = self.keys.advance(keys, before, &state);
        self.path.push(key);
        let value = if keeps_turn {
            self.node(&state, &keys, depth, alpha, beta, ply + 1)
        } else {
            -self.node(&state, &keys, depth, -beta, -alpha, ply + 1)
        };
        self.path.pop();
        value
    }

    /// The value of a finished game to a seat; the sooner a win, the better.
    fn result(&self, over: &State, seat: Seat, ply: usize) -> i32 {
        match self.game.outcome(over).and_then(mill::Outcome::winner) {
            None => self.draw(seat),
            Some(winner) if winner == seat => WON - ply as i32,
            Some(_) => ply as i32 - WON,
        }
    }

    /// What a draw is worth to a seat.
    #[inline]
    fn draw(&self, seat: Seat) -> i32 {
        if seat == mill::WHITE { self.style.draw_to_white } else { -self.style.draw_to_white }
    }

    /// Whether a position counts as repeated: for the second time since the root, or for the third in all.
    #[inline]
    fn is_repeated(&self, state: &State, key: u64) -> bool {
        let back = usize::from(state.quiet_actions()).min(self.path.len());
        let mut seen = 0;
        for (at, &earlier) in self.path.iter().enumerate().rev().take(back) {
            if earlier == key {
                seen += 1;
                if at >= self.past || seen == 2 {
                    return true;
                }
            }
        }
        false
    }

    /// Whether it is time to stop.
    #[inline]
    fn poll(&mut self) {
        if self.nodes - self.reported < POLL_EVERY {
            return;
        }
        let control = self.control;
        let fresh = self.nodes - self.reported;
        let all = control.nodes.fetch_add(fresh, Relaxed) + fresh;
        self.reported = self.nodes;
        self.is_stopped |= control.stop.load(Relaxed)
            || control.done.load(Relaxed)
            || all >= control.most_nodes
            || control.time.is_some_and(|time| control.started.elapsed() >= time);
        self.table.make_room();
    }

    /// Positions looked at by all threads.
    pub fn all_nodes(&self) -> u64 {
        self.control.nodes.load(Relaxed) + self.nodes - self.reported
    }

    /// Adds what was not yet reported to the shared count.
    pub fn report(&mut self) {
        self.control.nodes.fetch_add(self.nodes - self.reported, Relaxed);
        self.reported = self.nodes;
    }

    /// The value that the table has for this position, if it decides.
    #[inline]
    pub(super) fn known(&self, entry: &Entry, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
        let is_deep = match self.style.table {
            #[cfg(test)]
            TableUse::Nothing => false,
            #[cfg(test)]
            TableUse::SameDepth => entry.depth == depth,
            TableUse::AnyDepth => entry.depth >= depth,
        };
        let decides = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => entry.value >= beta,
            Bound::Upper => entry.value <= alpha,
        };
        (is_deep && decides).then_some(entry.value)
    }

    /// The value of a position to the side to move.
    fn node(
        &mut self,
        state: &State,
        keys: &PieceKeys,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
    ) -> i32 {
        self.poll();
        if self.is_stopped {
            return 0;
        }
        // A win can come no sooner than with the next action.
        alpha = alpha.max(ply as i32 - WON);
        beta = beta.min(WON - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        let key = self.keys.key(keys, state);
        let mut first = Packed::NONE;
        if let Some(entry) = self.table.probe(key.hash, ply) {
            let value = self.known(&entry, depth, alpha, beta);
            if let Some(value) = value.filter(|_| beta - alpha == 1) {
                return value;
            }
            first = entry.action.mapped(self.keys.back(&key));
        }
        let start = self.candidates.len();
        let (value, best) = self.best_action(Place { state, keys }, depth, (alpha, beta), ply, first);
        self.candidates.truncate(start);
        if !self.is_stopped {
            self.store(&key, ply, depth, (alpha, beta), value, best);
        }
        value
    }

    /// The best value of a position's actions, and the action that gives it if it is better than `alpha`:
    /// in the fastest way there is.
    #[inline]
    fn best_action(
        &mut self,
        at: Place,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
        first: Packed,
    ) -> (i32, Packed) {
        let state = at.state;
        let start = self.candidates.len();
        if state.is_removing() {
            self.list_moves(state, ply, first);
        }
        if beta - alpha == 1
            && let Some(known) = self.known_cutoff(at, depth, beta, ply, start)
        {
            return known;
        }
        if depth == 2
            && state.hand(state.side() ^ 1) > 1
            && let Some(placements) = self.evaluation.placements(state)
        {
            return self.last_placements(at, &placements, first, (alpha, beta), ply);
        }
        self.try_moves(at, depth, (alpha, beta), ply, first, start)
    }

    fn store(&self, key: &Key, ply: usize, depth: i32, window: (i32, i32), value: i32, best: Packed) {
        #[cfg(test)]
        if self.style.table == TableUse::Nothing {
            return;
        }
        let bound = match value {
            _ if value <= window.0 => Bound::Upper,
            _ if value >= window.1 => Bound::Lower,
            _ => Bound::Exact,
        };
        let action = best.mapped(self.keys.there(key));
        self.table.store(key.hash, ply, Entry { action, value, depth, bound });
    }

    /// Appends the moves of a position to the list; returns where they begin.
    #[inline]
    pub(super) fn list_moves(&mut self, state: &State, ply: usize, first: Packed) -> usize {
        let start = self.candidates.len();
        let sight = Sight::new(self.game, self.evaluation.lines(), state);
        if self.game.only_places(state) {
            self.ordering.list_placements(&sight, first, ply, &mut self.candidates);
        } else {
            self.ordering.list(&sight, first, ply, &mut self.candidates);
        }
        start
    }

    /// Brings the most promising move from `at` on to this place, and after a few of them sorts the rest.
    #[inline]
    fn pick(&mut self, at: usize, start: usize) -> Candidate {
        const PICKED: usize = 3;
        let rest = &mut self.candidates[at..];
        if at - start < PICKED {
            let mut best = 0;
            for index in 1..rest.len() {
                best = if rest[index] > rest[best] { index } else { best };
            }
            rest.swap(0, best);
        } else if at - start == PICKED {
            rest.sort_unstable_by(|a, b| b.cmp(a));
        }
        rest[0]
    }

    /// Tries the moves, `first` first; they are listed from `start` on, or not yet. Returns the best value and
    /// the move that gives it, if any is better than `alpha`.
    fn try_moves(
        &mut self,
        Place { state, keys }: Place,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
        first: Packed,
        start: usize,
    ) -> (i32, Packed) {
        let below = depth - i32::from(!state.is_removing());
        let mut best = Best::new(alpha, beta);
        // Most often the first move is enough, and the others need not be listed.
        let mut is_listed = !self.is_placement(state, first);
        if !is_listed {
            self.candidates.push(Candidate::new(first, FORCING));
        } else if self.candidates.len() == start {
            self.list_moves(state, ply, first);
        }
        let mut at = start;
        while at < self.candidates.len() {
            let candidate = self.pick(at, start);
            let Some(action) = candidate.action().unpack() else { break };
            let (mut value, alpha) = (beta, best.alpha);
            if at > start {
                let less = self.reduction(candidate.promise(), depth, at - start);
                value = self.child(state, keys, action, below - less, alpha, alpha + 1, ply);
                if less > 0 && value > alpha {
                    value = self.child(state, keys, action, below, alpha, alpha + 1, ply);
                }
            }
            if at == start || (value > alpha && value < beta) {
                value = self.child(state, keys, action, below, alpha, beta, ply);
            }
            if self.is_stopped {
                return (0, Packed::NONE);
            }
            if self.note(&mut best, candidate.action(), value, ply) {
                self.ordering.note_cutoff(state, ply, depth, best.action, &self.candidates[start..at]);
                break;
            }
            if !is_listed {
                self.candidates.truncate(start);
                self.list_moves(state, ply, first);
                self.pick(start, start);
                is_listed = true;
            }
            at += 1;
        }
        (best.value, best.action)
    }

    /// How much less deeply to look at a move at first.
    #[inline]
    fn reduction(&self, promise: i32, depth: i32, index: usize) -> i32 {
        if !self.style.reduces || depth < 3 || index < 3 || promise >= FORCING {
            return 0;
        }
        1 + i32::from(index >= 6 && depth >= 5) + i32::from(index >= 12 && depth >= 8)
    }

    pub(super) fn note_line(&mut self, ply: usize, action: Packed) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        above[ply].clear();
        above[ply].push(action);
        above[ply].extend_from_slice(&below[0]);
    }
}
