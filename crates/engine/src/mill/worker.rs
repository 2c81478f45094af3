//! One thread of a search: principal variation search below one position.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use game::sorting;
use game::{Game, Seat};
use mill::{Move, Phase, State};
use solve::{Known, Value};

use super::evaluation::MillEvaluation;
use super::keys::{Key, Keys, PieceKeys};
use super::ordering::{Candidate, FORCING, Ordering};
use super::packed::Packed;
use super::path::Path;
use super::placing::{Best, Place};
use super::score::{INFINITE, Score, WON};
use super::solved::MillDatabases;
use super::table::{Bound, Entry, Table};
use crate::clock::Stopwatch;

/// No line is searched further than this from the root.
pub(super) const MAX_PLY: usize = 200;

/// How often, in positions, a thread looks whether it should stop.
const POLL_EVERY: u64 = 1024;

/// Looking a position up takes about as long as looking at so many others, and counts as that.
const LOOK_UP: u64 = 100;

/// What a drawn position looks like counts for so small a share of what it would otherwise, and for so many points at most.
const LOOKS: i32 = 16;
const MOST_LOOKS: i32 = 20;

/// What the threads of a search share.
pub(super) struct Control {
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

/// Which positions databases are asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asking {
    /// All below the root.
    All,
    /// Those after a capture, where the root is solved: the search is about how to play for or against the win.
    Captures,
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
    /// What a database knows about it, where it knows all moves.
    pub known: Option<Known>,
    /// What it is proved to keep at least, in the placing phase.
    pub least: Option<Value>,
}

/// A position below an action, to be searched.
pub(super) struct Below {
    pub state: State,
    pub keys: PieceKeys,
    /// Its key on the path.
    pub repetition: u64,
    pub depth: i32,
    /// As its own side to move sees it.
    pub window: (i32, i32),
    pub ply: usize,
    /// Whether who acted acts again.
    pub keeps_turn: bool,
}

impl Below {
    /// Its value as the side that acted sees it.
    #[inline]
    pub fn to_mover(&self, value: i32) -> i32 {
        if self.keeps_turn { value } else { -value }
    }
}

/// What an action leads to.
#[allow(clippy::large_enum_variant, reason = "it is taken apart at once")]
pub(super) enum Entered {
    Value(i32),
    Below(Below),
}

/// What is known before the actions of a position are tried.
pub(super) struct Glance {
    pub key: Key,
    pub window: (i32, i32),
    /// The action that the table knows.
    pub first: Packed,
}

/// Everything one thread needs.
pub(super) struct Worker {
    pub(super) evaluation: Arc<MillEvaluation>,
    pub(super) keys: Arc<Keys>,
    pub(super) table: Arc<Table>,
    pub(super) control: Arc<Control>,
    pub(super) databases: Option<MillDatabases>,
    pub(super) asking: Asking,
    pub(super) style: Style,
    pub(super) ordering: Ordering,
    /// The moves of all positions on the path, one after the other.
    pub(super) candidates: Vec<Candidate>,
    pub(super) path: Path,
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

impl Worker {
    pub fn new(
        evaluation: Arc<MillEvaluation>,
        keys: Arc<Keys>,
        table: Arc<Table>,
        control: Arc<Control>,
        databases: Option<MillDatabases>,
        style: Style,
        past: &[u64],
    ) -> Worker {
        Worker {
            evaluation,
            keys,
            table,
            control,
            databases,
            asking: Asking::All,
            style,
            ordering: Ordering::new(MAX_PLY + 1),
            candidates: Vec::with_capacity(1024),
            path: Path::new(past),
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
        sorting::by(&mut candidates, |a, b| b.cmp(a));
        let moves = candidates.iter().filter_map(|candidate| candidate.action().unpack());
        moves
            .map(|action| RootMove { action, value: -INFINITE, line: Vec::new(), known: None, least: None })
            .collect()
    }

    fn table_move(&self, key: &Key) -> Packed {
        let entry = self.table.probe(key.hash, 0);
        entry.map_or(Packed::NONE, |entry| entry.action.mapped(self.keys.back(key)))
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
        match self.enter(before, keys, action, depth, (alpha, beta), ply) {
            Entered::Value(value) => value,
            Entered::Below(below) => self.value_below(&below),
        }
    }

    /// The value of a position below an action, as the side that acted sees it, without a break.
    #[inline]
    pub(super) fn value_below(&mut self, at: &Below) -> i32 {
        self.path.push(at.repetition);
        let (alpha, beta) = at.window;
        let value = self.node(&at.state, &at.keys, at.depth, alpha, beta, at.ply);
        self.path.pop();
        at.to_mover(value)
    }

    /// Plays an action: the value if it is known without looking further, as the side that acts sees it, or where to look.
    #[inline(always)]
    pub(super) fn enter(
        &mut self,
        before: &State,
        keys: &PieceKeys,
        action: Move,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> Entered {
        let mut state = *before;
        self.evaluation.game().play(&mut state, action);
        self.nodes += 1;
        self.lines[ply + 1].clear();
        if state.phase() == Phase::Over {
            return Entered::Value(self.result(&state, before.side(), ply + 1));
        }
        let repetition = self.evaluation.game().repetition_key(&state).unwrap_or(0);
        if repetition != 0 && self.path.repeats(repetition, usize::from(state.quiet_actions())) {
            return Entered::Value(self.draw(before.side()));
        }
        // Whether the last placement that is looked at ends the placing phase well is left to the evaluation: there are
        // too many of them to look all up.
        let is_last_look = depth <= 0 && matches!(action, Move::Place(_));
        if !is_last_look && let Some(value) = self.solved(&state, before.side(), ply + 1) {
            self.nodes += LOOK_UP;
            self.reached = self.reached.max(ply + 1);
            return Entered::Value(value);
        }
        let keeps_turn = state.side() == before.side();
        if (depth <= 0 && !state.is_removing()) || ply + 1 >= MAX_PLY {
            self.reached = self.reached.max(ply + 1);
            let value = self.evaluation.value(&state);
            return Entered::Value(if keeps_turn { value } else { -value });
        }
        if depth == 1
            && !keeps_turn
            && let Some(placements) = self.evaluation.placements(&state)
        {
            let before = Place { state: before, keys };
            let value = -self.last_placement(before, action, &placements, (-beta, -alpha), ply + 1);
            return Entered::Value(value);
        }
        let keys = self.keys.advance(keys, before, &state);
        let window = if keeps_turn { (alpha, beta) } else { (-beta, -alpha) };
        Entered::Below(Below { state, keys, repetition, depth, window, ply: ply + 1, keeps_turn })
    }

    /// The value of a finished game to a seat; the sooner a win, the better.
    fn result(&self, over: &State, seat: Seat, ply: usize) -> i32 {
        match self.evaluation.game().outcome(over).and_then(mill::Outcome::winner) {
            None => self.draw(seat),
            Some(winner) if winner == seat => WON - ply as i32,
            Some(_) => ply as i32 - WON,
        }
    }

    /// What a database says a position is worth to a seat. Among draws those are better that look better: somebody may
    /// yet err in them.
    #[inline]
    fn solved(&self, state: &State, seat: Seat, ply: usize) -> Option<i32> {
        let databases = self.databases.as_ref()?;
        if state.is_removing() || (self.asking == Asking::Captures && state.quiet_actions() > 0) {
            return None;
        }
        let known = databases.probe(state)?;
        let to_mover = match known.value {
            Value::Draw => {
                let looks = self.evaluation.value(state) / LOOKS;
                self.draw(state.side()) + looks.clamp(-MOST_LOOKS, MOST_LOOKS)
            }
            _ => Score::solved(&known, ply as i32).0,
        };
        Some(if state.side() == seat { to_mover } else { -to_mover })
    }

    /// What a draw is worth to a seat.
    #[inline]
    fn draw(&self, seat: Seat) -> i32 {
        if seat == mill::WHITE { self.style.draw_to_white } else { -self.style.draw_to_white }
    }

    /// Whether it is time to stop.
    #[inline]
    fn poll(&mut self) {
        if self.nodes - self.reported < POLL_EVERY {
            return;
        }
        let control = &self.control;
        let fresh = self.nodes - self.reported;
        let all = control.nodes.fetch_add(fresh, Relaxed) + fresh;
        self.reported = self.nodes;
        self.is_stopped |= control.done.load(Relaxed)
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
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        let Glance { key, window, first } = match self.glance(state, keys, depth, (alpha, beta), ply) {
            Ok(value) => return value,
            Err(glance) => glance,
        };
        let start = self.candidates.len();
        let at = Place { state, keys };
        let (value, best) = match self.short_way(at, depth, window, ply, first, start) {
            Some(found) => found,
            None => self.try_moves(at, depth, window, ply, first, start),
        };
        self.leave(&key, ply, depth, window, (value, best), start)
    }

    /// The value of a position if it is known without looking at its actions, or else what is known.
    #[inline(always)]
    pub(super) fn glance(
        &mut self,
        state: &State,
        keys: &PieceKeys,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> Result<i32, Glance> {
        self.poll();
        if self.is_stopped {
            return Ok(0);
        }
        // A win can come no sooner than with the next action.
        let alpha = alpha.max(ply as i32 - WON);
        let beta = beta.min(WON - ply as i32 - 1);
        if alpha >= beta {
            return Ok(alpha);
        }
        let key = self.keys.key(keys, state);
        let mut first = Packed::NONE;
        if let Some(entry) = self.table.probe(key.hash, ply) {
            let value = self.known(&entry, depth, alpha, beta);
            if let Some(value) = value.filter(|_| beta - alpha == 1) {
                return Ok(value);
            }
            first = entry.action.mapped(self.keys.back(&key));
        }
        Err(Glance { key, window: (alpha, beta), first })
    }

    /// Puts away what a position needed, and keeps what was found: its value and what gives it.
    #[inline(always)]
    pub(super) fn leave(
        &mut self,
        key: &Key,
        ply: usize,
        depth: i32,
        window: (i32, i32),
        (value, best): (i32, Packed),
        start: usize,
    ) -> i32 {
        self.candidates.truncate(start);
        if !self.is_stopped {
            self.store(key, ply, depth, window, value, best);
        }
        value
    }

    /// The best value of a position's actions, and the action that gives it if it is better than `alpha`, where
    /// there is a way to find it without trying them one by one. Lists removals.
    #[inline]
    pub(super) fn short_way(
        &mut self,
        at: Place,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
        first: Packed,
        start: usize,
    ) -> Option<(i32, Packed)> {
        let state = at.state;
        if state.is_removing() {
            self.list_moves(state, ply, first);
        }
        if beta - alpha == 1
            && let Some(known) = self.known_cutoff(at, depth, beta, ply, start)
        {
            return Some(known);
        }
        if depth == 2
            && state.hand(state.side() ^ 1) > 1
            && let Some(placements) = self.evaluation.placements(state)
        {
            return Some(self.last_placements(at, &placements, first, (alpha, beta), ply));
        }
        None
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
        let mut is_listed = self.list_first(state, ply, first, start);
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
                self.list_others(state, ply, first, start);
                is_listed = true;
            }
            at += 1;
        }
        (best.value, best.action)
    }

    /// How much less deeply to look at a move at first.
    #[inline]
    pub(super) fn reduction(&self, promise: i32, depth: i32, index: usize) -> i32 {
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
