//! [`MillSearch`]: iterative deepening over one or more threads, in one go or piece by piece.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
#[cfg(feature = "threads")]
use std::thread::JoinHandle;
use std::time::Duration;

use game::{Game, Turn};
use mill::{Mill, Move, State};
use solve::{Known, Value};

use super::deepening::{Deepening, Said};
use super::evaluation::{MillEvaluation, Weights};
use super::keys::Keys;
use super::score::Score;
use super::solved::MillDatabases;
use super::table::Table;
use super::worker::{Control, Style, TableUse, Worker};
use crate::clock::Clock;

/// So many positions are looked at between two looks at whether to stop: a few milliseconds.
pub(super) const SLICE: u64 = 16_384;

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
    /// What is solved, if the search is to ask.
    pub databases: Option<MillDatabases>,
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
            databases: None,
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
    /// What a database knows about its first move, if it knows that of all moves.
    pub known: Option<Known>,
    /// What its first move is proved to keep at least, in the placing phase.
    pub least: Option<Value>,
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
    evaluation: Arc<MillEvaluation>,
    keys: Arc<Keys>,
    table: Arc<Table>,
    pub(super) style: Style,
}

impl MillSearch {
    /// A searcher for a variant.
    pub fn new(game: &Mill, options: MillOptions) -> MillSearch {
        MillSearch {
            evaluation: Arc::new(MillEvaluation::new(game, &options.weights)),
            keys: Arc::new(Keys::new(game)),
            table: Arc::new(Table::new(options.hash)),
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
        mut on_iteration: impl FnMut(&Found),
    ) -> Found {
        let mut thought = self.begin(state, past, limits);
        while !stop.load(Relaxed) {
            match thought.step(SLICE) {
                MillStep::Going => {}
                MillStep::Deeper => on_iteration(&thought.found()),
                MillStep::Done => break,
            }
        }
        thought.stop()
    }

    /// Begins the same search, to be done piece by piece: with what it finds the same as in one go. Helping threads, where
    /// there are any, begin at once. One searcher does one search at a time; others would find what this one finds in
    /// the table.
    pub fn begin(&mut self, state: &State, past: &[u64], limits: &MillLimits) -> MillThought {
        let started = self.options.clock.start();
        self.table.grow_older();
        let control = Arc::new(Control {
            done: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            most_nodes: limits.most_nodes(self.options.clock),
            started,
            time: limits.time,
        });
        let contempt = self.options.contempt;
        let draw_to_white = if state.side() == mill::WHITE { -contempt } else { contempt };
        let style = Style { draw_to_white, ..self.style };
        let is_over = self.game().turn(state) == Turn::Over;
        let databases = &self.options.databases;
        let said = databases.as_ref().map(|databases| match databases.rank(self.game(), state) {
            Some(solved) => Said::Solved(solved),
            None => Said::Kept(databases.kept(self.game(), state)),
        });
        let deepening = |lines: usize| {
            let (evaluation, keys, table) = (self.evaluation.clone(), self.keys.clone(), self.table.clone());
            let (control, databases) = (control.clone(), databases.clone());
            let worker = Worker::new(evaluation, keys, table, control, databases, style, past);
            Deepening::new(worker, state, limits, lines, is_over, said.as_ref())
        };
        let first = deepening(self.options.multi_pv);
        #[cfg(feature = "threads")]
        let helpers = match is_over {
            true => Vec::new(),
            false => spawn_helpers(self.options.threads, || deepening(1)),
        };
        MillThought {
            first,
            #[cfg(feature = "threads")]
            helpers,
        }
    }
}

/// Starts the threads beside the first. A system that gives no more threads leaves the search to those there are.
#[cfg(feature = "threads")]
fn spawn_helpers(threads: usize, deepening: impl Fn() -> Deepening) -> Vec<JoinHandle<()>> {
    let mut helpers = Vec::new();
    for helper in 1..threads.max(1) {
        let mut helping = deepening();
        helping.depth = helper as u32 % 2;
        let help = move || {
            while helping.advance(u64::MAX) != MillStep::Done {}
            helping.worker.report();
        };
        match std::thread::Builder::new().spawn(help) {
            Ok(thread) => helpers.push(thread),
            Err(_) => break,
        }
    }
    helpers
}

/// How far a piece of a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MillStep {
    /// There is more to do.
    Going,
    /// Another iteration is done: there is something new to tell, and more to do.
    Deeper,
    /// A limit is reached, or there is nothing more to find.
    Done,
}

/// A search that can be put down and taken up again.
pub struct MillThought {
    first: Deepening,
    #[cfg(feature = "threads")]
    helpers: Vec<JoinHandle<()>>,
}

impl MillThought {
    /// Looks at about this many positions, or fewer where an iteration ends. The pieces that a search is cut into do not
    /// change what it finds.
    pub fn step(&mut self, nodes: u64) -> MillStep {
        self.first.advance(nodes)
    }

    /// What is known so far: what the last iteration found.
    pub fn found(&self) -> Found {
        self.first.found()
    }

    /// Ends the search, and returns what it found; a line that a broken iteration has found counts.
    pub fn stop(mut self) -> Found {
        self.first.stop();
        self.end_helpers();
        self.first.worker.report();
        self.first.found()
    }

    #[cfg(feature = "threads")]
    fn end_helpers(&mut self) {
        self.first.worker.control.done.store(true, Relaxed);
        for thread in self.helpers.drain(..) {
            // What a helper did wrong is no reason to lose what the first thread found.
            let _ = thread.join();
        }
    }

    #[cfg(not(feature = "threads"))]
    fn end_helpers(&mut self) {}
}

/// Helpers of a search that nobody waits for any more end as well.
impl Drop for MillThought {
    fn drop(&mut self) {
        self.end_helpers();
    }
}
