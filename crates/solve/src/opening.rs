//! The opening: what the game is worth from the empty board, by searching the placing phase down to the databases.
//!
//! The search asks yes or no: does the side to move reach at least a draw, or a win? What it finds out about positions stays in
//! a table, modulo symmetries, and every later question uses it. Stopped at any time it knows bounds.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};

use game::Game as _;
use mill::{Mill, Move, Outcome, Phase, State, bits};
use rayon::prelude::*;

use crate::file::{Holding, file_name, folder};
use crate::index::Index;
use crate::placing::{self, MOST_POINTS, Placing};
use crate::problem::Problem;
use crate::scope::{self, Part};
use crate::solution::Shelved;
use crate::space::{Space, SpaceMap};
use crate::store::Opened;
use crate::subsets::Symmetries;
use crate::values::{Bounds, Value};

/// Entries that are looked through for a position.
const BUCKET: usize = 4;

/// So many positions are looked at between two questions whether to go on.
const BETWEEN: u64 = 4096;

/// Whether bounds answer if the side to move reaches this.
fn answer(bounds: Bounds, target: Value) -> Option<bool> {
    if bounds.least >= target {
        Some(true)
    } else if bounds.most < target {
        Some(false)
    } else {
        None
    }
}

/// Searches the placing phase of a game whose moving phase is solved.
pub struct Opening {
    game: Mill,
    index: Index,
    symmetries: Symmetries,
    folder: PathBuf,
    /// Where what was proved is kept, and the digest of the rules it is about.
    kept: (PathBuf, String),
    loaded: SpaceMap<OnceLock<Result<Shelved, Problem>>>,
    table: Vec<AtomicU64>,
    /// How often placing on a point was the answer, by side.
    history: [Vec<AtomicU32>; 2],
    nodes: AtomicU64,
}

/// Why a question was not answered.
enum Stop {
    Asked,
    Problem(Problem),
}

type Answer = Result<bool, Stop>;

impl Opening {
    /// Prepares a search with a table of so many bytes. All sub-spaces of the moving phase must be there; they are held in
    /// memory as they are needed, [`Opening::memory`] bytes at the most.
    pub fn new(game: &Mill, root: &Path, table: u64) -> Result<Opening, Problem> {
        scope::check(game, Part::Placing)?;
        if game.rules().may_move_while_placing {
            // Pieces that go back and forth would let the search go round in circles.
            return Err(Problem::new("solve-opening-circles").with("option", "may_move_in_placing_phase"));
        }
        let game = game.clone().for_ideal_play();
        if !placing::fits(&game) {
            return Err(Problem::new("solve-too-large").with("points", game.board().len() as i64));
        }
        let digest = scope::digest(&game, Part::Placing);
        let kept = (folder(root, &digest), digest);
        let folder = folder(root, &scope::digest(&game, Part::Moving));
        let (least, men) = (game.rules().at_least, game.rules().piece_count);
        let mut loaded = SpaceMap::default();
        for (own, other) in (least..=men).flat_map(|own| (least..=men).map(move |other| (own, other))) {
            let space = Space::moving(own, other);
            let path = folder.join(file_name(&space, Holding::Values));
            if !path.exists() {
                return Err(Problem::of_file("solve-opening-needs", &path));
            }
            loaded.insert(space, OnceLock::new());
        }
        let symmetries = Symmetries::new(game.board(), &game.symmetries());
        let entries = (table / 8).max(1024) as usize / BUCKET * BUCKET;
        let points = game.board().len();
        let opening = Opening {
            index: Index::new(&game),
            symmetries,
            folder,
            kept,
            loaded,
            table: (0..entries).map(|_| AtomicU64::new(0)).collect(),
            history: [(); 2].map(|()| (0..points).map(|_| AtomicU32::new(0)).collect()),
            nodes: AtomicU64::new(0),
            game,
        };
        opening.recall()?;
        Ok(opening)
    }

    /// Takes up what an earlier search has kept.
    fn recall(&self) -> Result<(), Problem> {
        let (folder, digest) = &self.kept;
        let Some(file) = Placing::open(folder, digest)? else { return Ok(()) };
        (0..file.blocks()).into_par_iter().try_for_each(|number| {
            let block = file.block(number)?;
            let entries = block.as_chunks::<8>().0.iter().map(|entry| u64::from_le_bytes(*entry));
            entries.for_each(|entry| self.remember(entry >> 4, Bounds::unpacked(entry)));
            Ok(())
        })
    }

    /// Keeps what was proved as a file, which players ask and the next search begins with: how many positions, and how many
    /// bytes.
    pub fn keep(&self) -> Result<(u64, u64), Problem> {
        let known = self.table.par_iter().map(|entry| entry.load(Relaxed)).filter(|&entry| entry != 0);
        let mut entries: Vec<u64> = known.collect();
        entries.par_sort_unstable();
        // Two threads may have kept the same position in two places; all that each has proved holds.
        entries.dedup_by(|next, entry| {
            let is_same = *next >> 4 == *entry >> 4;
            if is_same {
                let both = Bounds::unpacked(*entry).and(Bounds::unpacked(*next));
                *entry = *entry & !0xf | both.packed();
            }
            is_same
        });
        let (folder, digest) = &self.kept;
        Ok((entries.len() as u64, placing::write(folder, digest, &entries)?))
    }

    /// How many bytes of memory it takes at the most: the moving phase, the table, and the table again when it is kept.
    pub fn memory(&self) -> u64 {
        let values: u64 = self.loaded.keys().map(|space| self.index.len(space) as u64 / 4).sum();
        values + 2 * 8 * self.table.len() as u64 + self.disk()
    }

    /// How many bytes of disk what is kept takes: packed, a position takes two to four.
    pub fn disk(&self) -> u64 {
        4 * self.table.len() as u64
    }

    /// How many positions were looked at.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// What a position is worth to the side to move, as far as is known when `go_on` says no.
    pub fn bounds(&self, state: &State, go_on: &(dyn Fn(u64) -> bool + Sync)) -> Result<Bounds, Problem> {
        let mut bounds = Bounds::NONE;
        for (target, at_least) in [(Value::Draw, true), (Value::Win, false)] {
            if answer(bounds, target).is_some() {
                continue;
            }
            match self.ask(state, target, go_on) {
                Ok(true) => bounds.least = bounds.least.max(target),
                Ok(false) if at_least => bounds.most = Value::Loss,
                Ok(false) => bounds.most = bounds.most.min(Value::Draw),
                Err(Stop::Asked) => {}
                Err(Stop::Problem(problem)) => return Err(problem),
            }
        }
        Ok(bounds)
    }

    /// What each first move is worth to White, each once for all its images.
    pub fn first_moves(&self, go_on: &(dyn Fn(u64) -> bool + Sync)) -> Result<Vec<(Move, Bounds)>, Problem> {
        let start = self.game.start();
        let mut moves = Vec::new();
        self.game.moves(&start, &mut moves);
        let mut seen = Vec::new();
        let mut found = Vec::new();
        for action in moves {
            let mut next = start;
            self.game.play(&mut next, action);
            let key = self.key(&next);
            if !seen.contains(&key) {
                seen.push(key);
                let bounds = self.bounds(&next, go_on)?;
                found.push((action, if next.side() == start.side() { bounds } else { bounds.turned() }));
            }
        }
        Ok(found)
    }

    /// Asks on all threads at once, each looking at moves in another order; they share the table, and the first answer counts.
    fn ask(&self, state: &State, target: Value, go_on: &(dyn Fn(u64) -> bool + Sync)) -> Answer {
        let answered = AtomicBool::new(false);
        let threads = rayon::current_num_threads();
        let answers: Vec<Answer> = (0..threads)
            .into_par_iter()
            .with_max_len(1)
            .map(|thread| {
                let go_on = || !answered.load(Relaxed) && go_on(self.nodes());
                let mut search = Search { opening: self, go_on: &go_on, nodes: 0, turned: thread as u32 };
                let answer = search.reaches(state, target);
                answered.fetch_or(answer.is_ok(), Relaxed);
                answer
            })
            .collect();
        let mut stopped = Err(Stop::Asked);
        for answer in answers {
            match answer {
                Ok(answer) => return Ok(answer),
                Err(stop @ Stop::Problem(_)) => stopped = Err(stop),
                Err(Stop::Asked) => {}
            }
        }
        stopped
    }

    /// The value of a position of the moving phase.
    fn known(&self, state: &State) -> Result<Value, Problem> {
        let space = Space::of(state);
        let path = || self.folder.join(file_name(&space, Holding::Values));
        let missing = || Problem::of_file("solve-opening-needs", &path());
        let cell = self.loaded.get(&space).ok_or_else(missing)?;
        let load = || Ok(Shelved { values: Opened::file(&path())?.all_alone()?, depths: None });
        let shelved = cell.get_or_init(load).as_ref().map_err(Clone::clone)?;
        let (own, other) = (state.pieces(state.side()), state.pieces(state.side() ^ 1));
        Ok(shelved.value(self.index.number(&self.index.sizes(&space), own, other).at))
    }

    fn key(&self, state: &State) -> u64 {
        placing::key(&self.symmetries, state)
    }

    fn bucket(&self, key: u64) -> &[AtomicU64] {
        let spread = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        let start = spread as usize % (self.table.len() / BUCKET) * BUCKET;
        &self.table[start..start + BUCKET]
    }

    fn remembered(&self, key: u64) -> Bounds {
        let entries = self.bucket(key).iter().map(|entry| entry.load(Relaxed));
        entries
            .into_iter()
            .find(|entry| entry >> 4 == key && entry & 0xf != 0)
            .map_or(Bounds::NONE, Bounds::unpacked)
    }

    /// Keeps bounds in place of what is known of the same position, of nothing, or of the least work.
    fn remember(&self, key: u64, bounds: Bounds) {
        let bucket = self.bucket(key);
        let hands = |entry: u64| {
            (entry >> 4 >> (2 * MOST_POINTS) >> 1 & 0xf) + (entry >> 4 >> (2 * MOST_POINTS) >> 5)
        };
        let cost = |entry: &&AtomicU64| match entry.load(Relaxed) {
            found if found >> 4 == key && found & 0xf != 0 => 0,
            0 => 1,
            found => 2 + hands(found),
        };
        if let Some(entry) = bucket.iter().min_by_key(cost) {
            // Another thread may have proved something else about it meanwhile.
            let _ = entry.fetch_update(Relaxed, Relaxed, |found| {
                let is_same = found >> 4 == key && found & 0xf != 0;
                let bounds = if is_same { bounds.and(Bounds::unpacked(found)) } else { bounds };
                Some(key << 4 | bounds.packed())
            });
        }
    }
}

/// One thread at work on a question.
struct Search<'o> {
    opening: &'o Opening,
    go_on: &'o dyn Fn() -> bool,
    nodes: u64,
    /// How the order of moves that look alike is changed.
    turned: u32,
}

impl Search<'_> {
    /// Whether the side to act reaches at least this.
    fn reaches(&mut self, state: &State, target: Value) -> Answer {
        let opening = self.opening;
        self.nodes += 1;
        if self.nodes % BETWEEN == 1 {
            opening.nodes.fetch_add(self.nodes.min(BETWEEN), Relaxed);
            if !(self.go_on)() {
                return Err(Stop::Asked);
            }
        }
        if state.phase() == Phase::Over {
            return Ok(outcome(&opening.game, state) >= target);
        }
        if state.is_removing() {
            return self.any_reaches(state, target);
        }
        if Space::of(state).is_moving() {
            return opening.known(state).map(|value| value >= target).map_err(Stop::Problem);
        }
        let key = opening.key(state);
        if let Some(answer) = answer(opening.remembered(key), target) {
            return Ok(answer);
        }
        let answer = self.any_reaches(state, target)?;
        let mut bounds = opening.remembered(key);
        match (answer, target) {
            (true, _) => bounds.least = bounds.least.max(target),
            (false, Value::Win) => bounds.most = bounds.most.min(Value::Draw),
            (false, _) => bounds.most = Value::Loss,
        }
        opening.remember(key, bounds);
        Ok(answer)
    }

    /// Whether one of the actions reaches at least this.
    fn any_reaches(&mut self, state: &State, target: Value) -> Answer {
        let game = &self.opening.game;
        let mut moves = Vec::with_capacity(24);
        game.moves(state, &mut moves);
        let mut next: Vec<(u32, Move, State)> = Vec::with_capacity(moves.len());
        for action in moves {
            let mut after = *state;
            game.play(&mut after, action);
            match self.at_once(state, &after, target) {
                Some(true) => return Ok(true),
                Some(false) => {}
                None => next.push((self.promise(state, action, &after), action, after)),
            }
        }
        next.sort_by_key(|(promise, ..)| std::cmp::Reverse(*promise));
        for (_, action, after) in next {
            let answer = if after.side() == state.side() {
                self.reaches(&after, target)?
            } else {
                !self.reaches(&after, opposed(target))?
            };
            if answer {
                if let Move::Place(point) = action {
                    self.opening.history[usize::from(state.side())][usize::from(point)].fetch_add(1, Relaxed);
                }
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// What the table says about a position after an action.
    fn at_once(&self, state: &State, after: &State, target: Value) -> Option<bool> {
        if after.phase() == Phase::Over || after.is_removing() || Space::of(after).is_moving() {
            return None;
        }
        let bounds = self.opening.remembered(self.opening.key(after));
        answer(if after.side() == state.side() { bounds } else { bounds.turned() }, target)
    }

    /// How much an action promises: mills, then mills of the enemy that it stops, then what has been the answer before.
    fn promise(&self, state: &State, action: Move, after: &State) -> u32 {
        let board = self.opening.game.board();
        let enemy = state.pieces(state.side() ^ 1);
        let own = state.pieces(state.side());
        let (point, is_removal) = match action {
            Move::Place(point) | Move::Slide { to: point, .. } => (point, false),
            Move::Remove(point) => (point, true),
        };
        if is_removal {
            // A piece whose lines are not blocked is worth the most to its side.
            let open = board.partners(point).iter().filter(|&&others| others & own == 0);
            return open.map(|&others| 1 + (others & enemy).count_ones() * 4).sum();
        }
        let makes_mill = u32::from(after.is_removing() && after.side() == state.side());
        let stops_mill = u32::from(board.mills_through(enemy, point) > 0);
        let open = board.partners(point).iter().filter(|&&others| others & enemy == 0);
        let lines: u32 = open.map(|&others| 1 + 3 * (others & own).count_ones()).sum();
        let history = self.opening.history[usize::from(state.side())].get(usize::from(point));
        let history = history.map_or(0, |count| 32 - count.load(Relaxed).leading_zeros());
        let alike = (u32::from(point) * 7 + self.turned * 5) % 8;
        makes_mill << 20
            | stops_mill << 18
            | (lines * 4 + history + bits(board.neighbours(point)).count() as u32) << 4
            | alike
    }
}

/// The side to act reaches a value if the other does not reach this.
fn opposed(target: Value) -> Value {
    if target == Value::Win { Value::Draw } else { Value::Win }
}

fn outcome(game: &Mill, state: &State) -> Value {
    match game.outcome(state).and_then(Outcome::winner) {
        None => Value::Draw,
        Some(winner) if winner == state.side() => Value::Win,
        Some(_) => Value::Loss,
    }
}
