//! [`MillSearch`]: iterative deepening over one or more threads.

use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Duration;

use game::{Game, Turn};
use mill::{Mill, Move, State};

use super::evaluation::{MillEvaluation, Weights};
use super::keys::Keys;
use super::score::{INFINITE, PROVEN, Score, WON};
use super::table::Table;
use super::worker::{Control, RootMove, Style, TableUse, Worker};
use crate::clock::{Clock, Stopwatch};

/// The deepest iteration.
const MAX_DEPTH: u32 = 120;

/// The first window around the value of the last iteration, in points.
const WINDOW: i32 = 25;

/// How to search.
#[derive(Clone, Debug, PartialEq)]
pub struct MillOptions {
    /// The size of the transposition table in megabytes.
    pub hash: usize,
    /// How many threads search. One thread always finds the same. A build without the feature `threads` has
    /// one.
    pub threads: usize,
    /// How many of the best moves are told apart.
    pub multi_pv: usize,
    /// Whether every move is looked at to the full depth. Slower, and weaker in a given time.
    pub full_width: bool,
    /// The weights of the evaluation.
    pub weights: Weights,
    /// How many points a draw is worse than an even position to the side that searches; for playing
    /// against weaker opponents.
    pub contempt: i32,
    /// What tells the time.
    pub clock: Clock,
}

impl Default for MillOptions {
    fn default() -> MillOptions {
        MillOptions {
            hash: 16,
            threads: 1,
            multi_pv: 1,
            full_width: false,
            weights: Weights::default(),
            contempt: 0,
            clock: Clock::default(),
        }
    }
}

/// When to stop. Without any limit a search goes on until it is told to stop or everything is proven. Where
/// there is no clock, a millisecond counts as a thousand positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MillLimits {
    /// After the iteration of this depth.
    pub depth: Option<u32>,
    /// After about this many positions.
    pub nodes: Option<u64>,
    /// After this time.
    pub time: Option<Duration>,
    /// No further iteration is begun after this time.
    pub soft_time: Option<Duration>,
}

impl MillLimits {
    /// A limit of depth alone.
    pub fn depth(depth: u32) -> MillLimits {
        MillLimits { depth: Some(depth), ..MillLimits::default() }
    }

    /// A limit of positions alone.
    pub fn nodes(nodes: u64) -> MillLimits {
        MillLimits { nodes: Some(nodes), ..MillLimits::default() }
    }

    /// A limit of time alone.
    pub fn time(time: Duration) -> MillLimits {
        MillLimits { time: Some(time), ..MillLimits::default() }
    }

    /// The most positions to look at: as set, and where no clock tells the time as the time allows.
    fn most_nodes(&self, clock: Clock) -> u64 {
        let set = self.nodes.unwrap_or(u64::MAX);
        match self.soft_time.or(self.time) {
            Some(time) if !clock.is_there() => set.min(u64::try_from(time.as_micros()).unwrap_or(u64::MAX)),
            _ => set,
        }
    }

    /// A share of the time left on a clock.
    pub fn clock(left: Duration, increment: Duration, moves_to_go: Option<u32>) -> MillLimits {
        let share = left / moves_to_go.unwrap_or(25).clamp(2, 50) + increment * 3 / 4;
        let most = left.mul_f64(0.5);
        MillLimits {
            time: Some((share * 3).min(most)),
            soft_time: Some(share.min(most)),
            ..MillLimits::default()
        }
    }
}

/// A line of play, with what it is worth to the side to move at its beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedLine {
    /// Its value.
    pub score: Score,
    /// The moves; the first is the recommended one.
    pub moves: Vec<Move>,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The depth of the last iteration.
    pub depth: u32,
    /// How many actions ahead the longest line looked.
    pub reached: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Time used.
    pub elapsed: Duration,
    /// How full the transposition table is, in thousandths.
    pub hash_full: u32,
    /// The best lines, best first: as many as were asked for, as far as there are moves. Empty when the game
    /// is over.
    pub lines: Vec<RankedLine>,
}

impl Found {
    /// The best move; `None` when the game is over.
    pub fn best(&self) -> Option<Move> {
        self.lines.first().and_then(|line| line.moves.first().copied())
    }

    /// The value of the best line.
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }

    /// Positions a second.
    pub fn speed(&self) -> u64 {
        (self.nodes as f64 / self.elapsed.as_secs_f64().max(1e-6)) as u64
    }
}

/// A searcher of one variant, with its transposition table.
pub struct MillSearch {
    options: MillOptions,
    evaluation: MillEvaluation,
    keys: Keys,
    table: Table,
    pub(super) style: Style,
}

impl MillSearch {
    /// A searcher for a variant.
    pub fn new(game: &Mill, options: MillOptions) -> MillSearch {
        MillSearch {
            evaluation: MillEvaluation::new(game, &options.weights),
            keys: Keys::new(game),
            table: Table::new(options.hash),
            style: Style { reduces: !options.full_width, table: TableUse::AnyDepth, draw_to_white: 0 },
            options,
        }
    }

    /// The variant it searches.
    pub fn game(&self) -> &Mill {
        self.evaluation.game()
    }

    /// How it searches.
    pub fn options(&self) -> &MillOptions {
        &self.options
    }

    /// What a position is worth without looking ahead.
    pub fn evaluation(&self) -> &MillEvaluation {
        &self.evaluation
    }

    /// Forgets what earlier searches found, so that the next one does not depend on them.
    pub fn forget(&mut self) {
        self.table.forget();
    }

    /// Searches a position until a limit is reached or `stop` is set. `past` holds the keys of the game so far
    /// ([`game::Repetitions::keys`]; empty when it is not known). `on_iteration` sees what is known after every iteration.
    ///
    /// A move is always found, however short the limits, unless the game is over.
    pub fn search(
        &mut self,
        state: &State,
        past: &[u64],
        limits: &MillLimits,
        stop: &AtomicBool,
        on_iteration: impl FnMut(&Found),
    ) -> Found {
        let started = self.options.clock.start();
        self.table.grow_older();
        let control = Control {
            stop,
            done: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            most_nodes: limits.most_nodes(self.options.clock),
            started,
            time: limits.time,
        };
        let contempt = self.options.contempt;
        let draw_to_white = if state.side() == mill::WHITE { -contempt } else { contempt };
        let style = Style { draw_to_white, ..self.style };
        let worker = || Worker::new(&self.evaluation, &self.keys, &self.table, &control, style, past);
        let mut first = Deepening::new(worker(), state, limits, self.options.multi_pv, started);
        if self.game().turn(state) == Turn::Over {
            return first.found(&self.table);
        }
        #[cfg(feature = "threads")]
        std::thread::scope(|scope| {
            for helper in 1..self.options.threads.max(1) {
                let mut helping = Deepening::new(worker(), state, limits, 1, started);
                helping.depth = helper as u32 % 2;
                let table = &self.table;
                let help = move || {
                    helping.run(table, |_| {});
                    helping.worker.report();
                };
                // A system that gives no more threads leaves the search to those there are.
                if std::thread::Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            first.run(&self.table, on_iteration);
            control.done.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        #[cfg(not(feature = "threads"))]
        first.run(&self.table, on_iteration);
        first.worker.report();
        first.found(&self.table)
    }
}

/// Iterative deepening in one thread.
struct Deepening<'a> {
    worker: Worker<'a>,
    state: State,
    limits: MillLimits,
    multi_pv: usize,
    started: Stopwatch,
    /// The last finished iteration.
    depth: u32,
    roots: Vec<RootMove>,
    lines: Vec<RankedLine>,
}

impl<'a> Deepening<'a> {
    fn new(
        mut worker: Worker<'a>,
        state: &State,
        limits: &MillLimits,
        multi_pv: usize,
        started: Stopwatch,
    ) -> Deepening<'a> {
        let roots = worker.root_moves(state);
        let multi_pv = multi_pv.clamp(1, roots.len().max(1));
        let lines = Vec::new();
        Deepening { worker, state: *state, limits: *limits, multi_pv, started, depth: 0, roots, lines }
    }

    fn found(&self, table: &Table) -> Found {
        Found {
            depth: self.depth,
            reached: self.worker.reached as u32,
            nodes: self.worker.all_nodes(),
            elapsed: self.started.elapsed(),
            hash_full: table.fullness(),
            lines: self.lines.clone(),
        }
    }

    fn run(&mut self, table: &Table, mut on_iteration: impl FnMut(&Found)) {
        // Something to play if not even the first iteration can be finished.
        self.lines = self.roots.iter().take(1).map(|root| ranked(root, 0)).collect();
        let deepest = self.limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
        while self.depth < deepest {
            let step = self.step(deepest);
            if !self.iterate((self.depth + step) as i32) {
                break;
            }
            self.depth += step;
            on_iteration(&self.found(table));
            if self.is_settled() {
                break;
            }
        }
    }

    /// How much deeper the next iteration looks. Evaluations after an even and after an odd number of actions
    /// differ by who is to move, so on the way to a known depth every second iteration prepares the last one
    /// better than all do. The others would cost a third of the time; with reductions they are cheap, and
    /// sort the moves.
    fn step(&self, deepest: u32) -> u32 {
        let is_fixed = self.limits.depth.is_some() && !self.worker.style.reduces;
        if is_fixed && (deepest - self.depth).is_multiple_of(2) { 2 } else { 1 }
    }

    /// Whether looking deeper, or the time that is left, cannot change anything.
    fn is_settled(&self) -> bool {
        let is_proven =
            |line: &RankedLine| line.score.0.abs() >= PROVEN && WON - line.score.0.abs() <= self.depth as i32;
        let is_timed = self.limits.time.is_some();
        self.limits.soft_time.is_some_and(|soft| self.started.elapsed() >= soft)
            || (is_timed && self.roots.len() == 1 && self.depth >= 6)
            || self.lines.iter().all(is_proven)
    }

    /// One iteration; `false` if it was stopped.
    fn iterate(&mut self, depth: i32) -> bool {
        for rank in 0..self.multi_pv {
            let expected = self.lines.get(rank).filter(|_| depth > 3).map(|line| line.score.0);
            let value = self.search_within_window(rank, depth, expected);
            if self.worker.is_stopped {
                self.keep_what_improved(rank);
                return false;
            }
            let line = ranked(&self.roots[rank], value);
            if rank < self.lines.len() {
                self.lines[rank] = line;
            } else {
                self.lines.push(line);
            }
        }
        self.lines.sort_by_key(|line| -line.score.0);
        true
    }

    /// Searches the moves from `rank` on with a narrow window that widens until the value lies in it.
    fn search_within_window(&mut self, rank: usize, depth: i32, expected: Option<i32>) -> i32 {
        let (mut alpha, mut beta) = match expected {
            Some(value) if value.abs() < PROVEN => (value - WINDOW, value + WINDOW),
            _ => (-INFINITE, INFINITE),
        };
        let mut step = WINDOW;
        loop {
            let value = self.worker.root(&self.state, &mut self.roots[rank..], depth, alpha, beta);
            if self.worker.is_stopped || (value > alpha && value < beta) {
                return value;
            }
            step *= 3;
            if value <= alpha {
                alpha = if step > 1000 { -INFINITE } else { value - step };
            } else {
                beta = if step > 1000 { INFINITE } else { value + step };
            }
        }
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
    RankedLine { score: Score(value), moves }
}
