//! Iterative deepening in one thread, which can be put down between any two positions near the root.

use std::cmp::Reverse;

use game::sorting;
use mill::{Move, State};
use solve::{Known, Value};

use super::packed::Packed;
use super::score::{INFINITE, PROVEN, Score, WON};
use super::search::{Found, MillLimits, MillStep, RankedLine};
use super::stack::Stack;
use super::worker::{Asking, RootMove, Worker};

/// The deepest iteration.
const MAX_DEPTH: u32 = 120;

/// The first window around the value of the last iteration, in points.
const WINDOW: i32 = 25;

/// One pass through the moves of the root, from a rank on, within a window.
struct Pass {
    rank: usize,
    depth: i32,
    alpha: i32,
    beta: i32,
    /// By how much the window was widened last.
    widening: i32,
    /// The move that is being searched, and whether with the whole window because it is better than those before.
    index: usize,
    is_open: bool,
    /// Whether its search has begun.
    is_begun: bool,
    /// The best value so far, and the least that counts.
    best: i32,
    floor: i32,
}

impl Pass {
    /// A pass with a narrow window around the value that is expected, if one is.
    fn new(rank: usize, depth: i32, expected: Option<i32>) -> Pass {
        let (alpha, beta) = match expected {
            Some(value) if value.abs() < PROVEN => (value - WINDOW, value + WINDOW),
            _ => (-INFINITE, INFINITE),
        };
        Pass::within(rank, depth, (alpha, beta), WINDOW)
    }

    fn within(rank: usize, depth: i32, (alpha, beta): (i32, i32), widening: i32) -> Pass {
        let (index, is_open, is_begun) = (0, false, false);
        Pass { rank, depth, alpha, beta, widening, index, is_open, is_begun, best: -INFINITE, floor: alpha }
    }

    /// The same again, with a window that is wider on the side where the value lay; `None` if it lay within.
    fn widened(&self, value: i32) -> Option<Pass> {
        let step = 3 * self.widening;
        let window = match value {
            _ if value <= self.alpha => (if step > 1000 { -INFINITE } else { value - step }, self.beta),
            _ if value >= self.beta => (self.alpha, if step > 1000 { INFINITE } else { value + step }),
            _ => return None,
        };
        Some(Pass::within(self.rank, self.depth, window, step))
    }
}

/// What databases say about the moves of the root.
pub(super) enum Said {
    /// What each is worth: all are known.
    Solved(Vec<(Move, Known)>),
    /// What each is proved to keep at least, in the placing phase; else nothing.
    Kept(Vec<(Move, Value)>),
}

/// Iterative deepening in one thread.
pub(super) struct Deepening {
    pub worker: Worker,
    /// The last finished iteration.
    pub depth: u32,
    state: State,
    limits: MillLimits,
    multi_pv: usize,
    roots: Vec<RootMove>,
    lines: Vec<RankedLine>,
    pass: Option<Pass>,
    stack: Stack,
    is_done: bool,
}

impl Deepening {
    pub fn new(
        mut worker: Worker,
        state: &State,
        limits: &MillLimits,
        multi_pv: usize,
        is_over: bool,
        said: Option<&Said>,
    ) -> Deepening {
        let mut roots = if is_over { Vec::new() } else { worker.root_moves(state) };
        if let Some(said) = said {
            match said {
                Said::Solved(solved) => {
                    worker.asking = Asking::Captures;
                    roots.iter_mut().for_each(|root| root.known = said_of(root, solved));
                }
                Said::Kept(kept) => roots.iter_mut().for_each(|root| root.least = said_of(root, kept)),
            }
            sorting::by_key(&mut roots, |root| Reverse(rank(&root.known, root.least)));
        }
        Deepening {
            worker,
            depth: 0,
            state: *state,
            limits: *limits,
            multi_pv: multi_pv.clamp(1, roots.len().max(1)),
            // Something to play if not even the first iteration can be finished.
            lines: roots.iter().take(1).map(|root| ranked(root, 0)).collect(),
            roots,
            pass: None,
            stack: Stack::default(),
            is_done: is_over,
        }
    }

    pub fn found(&self) -> Found {
        Found {
            depth: self.depth,
            reached: self.worker.reached as u32,
            nodes: self.worker.all_nodes(),
            elapsed: self.worker.control.started.elapsed(),
            hash_full: self.worker.table.fullness(),
            lines: self.told(),
        }
    }

    /// The lines, each move once: in the middle of an iteration a move that has come up stands at its old rank as well.
    fn told(&self) -> Vec<RankedLine> {
        let is_first = |at: usize| {
            let earlier = self.lines[..at].iter().map(|line| line.moves.first());
            earlier.into_iter().all(|first| first != self.lines[at].moves.first())
        };
        (0..self.lines.len()).filter(|&at| is_first(at)).map(|at| told(&self.lines[at])).collect()
    }

    /// Looks at about this many positions, or fewer where an iteration ends.
    pub fn advance(&mut self, nodes: u64) -> MillStep {
        let until = self.worker.nodes.saturating_add(nodes);
        let deepest = self.limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
        loop {
            if self.is_done || (self.pass.is_none() && self.depth >= deepest) {
                self.is_done = true;
                return MillStep::Done;
            }
            let mut pass = match self.pass.take() {
                Some(pass) => pass,
                None => self.first_pass((self.depth + self.step(deepest)) as i32, 0),
            };
            let Some(value) = self.search_roots(&mut pass, until) else {
                self.pass = Some(pass);
                return MillStep::Going;
            };
            if let Some(step) = self.end_pass(&pass, value) {
                return step;
            }
        }
    }

    /// Ends the search where it is; a line that was found counts.
    pub fn stop(&mut self) {
        if let Some(pass) = self.pass.take() {
            let end = self.equals_of(pass.rank);
            sorting::by_key(&mut self.roots[pass.rank..end], |root| -root.value);
            self.keep_what_improved(pass.rank);
        }
        self.is_done = true;
    }

    fn first_pass(&mut self, depth: i32, rank: usize) -> Pass {
        let expected = self.lines.get(rank).filter(|_| depth > 3).map(|line| line.score.0);
        self.roots[rank..].iter_mut().for_each(|root| root.value = -INFINITE);
        Pass::new(rank, depth, expected)
    }

    /// How much deeper the next iteration looks. Evaluations after an even and after an odd number of actions
    /// differ by who is to move, so on the way to a known depth every second iteration prepares the last one
    /// better than all do. The others would cost a third of the time; with reductions they are cheap, and
    /// sort the moves.
    fn step(&self, deepest: u32) -> u32 {
        let is_fixed = self.limits.depth.is_some() && !self.worker.style.reduces;
        if is_fixed && (deepest - self.depth).is_multiple_of(2) { 2 } else { 1 }
    }

    /// Where the moves end that databases call as good as the one of this rank: all of them where nothing is known. Only
    /// among these there is something to find out.
    fn equals_of(&self, at: usize) -> usize {
        let best = self.roots.get(at).map(|root| rank(&root.known, root.least));
        let differs = |root: &RootMove| Some(rank(&root.known, root.least)) != best;
        self.roots.iter().skip(at).position(differs).map_or(self.roots.len(), |count| at + count)
    }

    /// Searches the moves of the root and sorts them, best first; those that are not better than the window
    /// keep their order. Returns the best value, or `None` once so many positions were looked at.
    fn search_roots(&mut self, pass: &mut Pass, until: u64) -> Option<i32> {
        let keys = self.worker.keys.pieces(&self.state);
        let below = pass.depth - i32::from(!self.state.is_removing());
        let end = self.equals_of(pass.rank);
        let roots = &mut self.roots[pass.rank..end];
        while let Some(root) = roots.get_mut(pass.index) {
            if !pass.is_begun {
                let beta = if pass.index == 0 || pass.is_open { pass.beta } else { pass.floor + 1 };
                let at = (&self.state, &keys);
                self.worker.begin_child(&mut self.stack, at, root.action, below, (pass.floor, beta));
                pass.is_begun = true;
            }
            let value = self.worker.go_on(&mut self.stack, until)?;
            pass.is_begun = false;
            if self.worker.is_stopped {
                break;
            }
            if pass.index > 0 && !pass.is_open && value > pass.floor && value < pass.beta {
                pass.is_open = true;
                continue;
            }
            pass.is_open = false;
            pass.best = pass.best.max(value);
            if value > pass.floor || pass.index == 0 {
                root.value = value;
                root.line.clear();
                root.line.push(Packed::new(root.action));
                root.line.extend_from_slice(&self.worker.lines[1]);
                pass.floor = pass.floor.max(value);
                if value >= pass.beta {
                    break;
                }
            }
            pass.index += 1;
        }
        sorting::by_key(roots, |root| -root.value);
        Some(pass.best)
    }

    /// Takes in the value of a pass: goes on to a wider window, to the next rank, or ends the iteration.
    fn end_pass(&mut self, pass: &Pass, value: i32) -> Option<MillStep> {
        if self.worker.is_stopped {
            self.keep_what_improved(pass.rank);
            self.is_done = true;
            return Some(MillStep::Done);
        }
        if let Some(wider) = pass.widened(value) {
            self.roots[pass.rank..].iter_mut().for_each(|root| root.value = -INFINITE);
            self.pass = Some(wider);
            return None;
        }
        let line = ranked(&self.roots[pass.rank], value);
        if pass.rank < self.lines.len() {
            self.lines[pass.rank] = line;
        } else {
            self.lines.push(line);
        }
        if pass.rank + 1 < self.multi_pv {
            self.pass = Some(self.first_pass(pass.depth, pass.rank + 1));
            return None;
        }
        sorting::by_key(&mut self.lines, |line| (Reverse(rank(&line.known, line.least)), -line.score.0));
        self.depth = pass.depth as u32;
        self.is_done = self.is_settled();
        Some(MillStep::Deeper)
    }

    /// Whether looking deeper, or the time that is left, cannot change anything.
    fn is_settled(&self) -> bool {
        let is_proven =
            |line: &RankedLine| line.score.0.abs() >= PROVEN && WON - line.score.0.abs() <= self.depth as i32;
        let is_timed = self.limits.time.is_some();
        let started = self.worker.control.started;
        self.limits.soft_time.is_some_and(|soft| started.elapsed() >= soft)
            || (is_timed && self.multi_pv == 1 && self.equals_of(0) == 1 && self.depth >= 6)
            || self.lines.iter().all(is_proven)
    }

    /// A stopped iteration counts if it had found a line.
    fn keep_what_improved(&mut self, rank: usize) {
        let root = &self.roots[rank];
        if rank == 0 && root.value.abs() < INFINITE && root.line.len() > 1 {
            let line = ranked(root, root.value);
            self.lines.retain(|other| other.moves.first() != line.moves.first());
            self.lines.insert(0, line);
            self.lines.truncate(self.multi_pv);
        }
    }
}

fn ranked(root: &RootMove, value: i32) -> RankedLine {
    let mut moves: Vec<Move> = root.line.iter().filter_map(|packed| packed.unpack()).collect();
    if moves.is_empty() {
        moves.push(root.action);
    }
    RankedLine { score: Score(value), known: root.known, least: root.least, moves }
}

/// What is said of a move.
fn said_of<T: Copy>(root: &RootMove, said: &[(Move, T)]) -> Option<T> {
    said.iter().find(|(action, _)| *action == root.action).map(|&(_, said)| said)
}

/// Moves by what is known about them, the better the higher, or by what they are proved to keep; where nothing is known all are alike.
fn rank(known: &Option<Known>, least: Option<Value>) -> (i32, i32) {
    known.as_ref().map_or((least.map_or(0, |least| least as i32), 0), Known::rank)
}

/// A line as others are told: what a database knows counts, and what the search has seen to the end beside it.
fn told(line: &RankedLine) -> RankedLine {
    let Some(known) = &line.known else { return line.clone() };
    let is_seen = match known.value {
        Value::Win => line.score.0 >= PROVEN,
        Value::Draw => false,
        Value::Loss => line.score.0 <= -PROVEN,
    };
    let score = if is_seen { line.score } else { Score::solved(known, 0) };
    RankedLine { score, ..line.clone() }
}
