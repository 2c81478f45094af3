//! Players made of the search, and their levels.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use game::{Decide, Game, Random, Repetitions, Turn};
use mill::{Mill, Move, State};

use super::search::{Found, MillLimits, MillOptions, MillSearch, MillStep, MillThought, SLICE};
use super::solved::MillDatabases;
use crate::player::Player;

/// How much worse than even a draw counts for somebody who plays to win, in points. Analysis uses none.
pub const CONTEMPT: i32 = 30;

/// How strong a level is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MillLevel {
    /// How deeply it looks.
    pub depth: Option<u32>,
    /// How many positions it looks at.
    pub nodes: u64,
    /// How often it plays any move instead.
    pub slips: f64,
}

const fn shallow(depth: u32, slips: f64) -> MillLevel {
    MillLevel { depth: Some(depth), nodes: 1_000_000, slips }
}

const fn deep(nodes: u64) -> MillLevel {
    MillLevel { depth: None, nodes, slips: 0.0 }
}

/// The levels, the weakest first.
pub const LEVELS: [MillLevel; 10] = [
    shallow(1, 0.6),
    shallow(1, 0.35),
    shallow(1, 0.15),
    shallow(2, 0.08),
    shallow(3, 0.03),
    shallow(4, 0.0),
    deep(10_000),
    deep(50_000),
    deep(250_000),
    deep(1_500_000),
];

/// Chooses what a search finds.
pub struct MillPlayer {
    search: MillSearch,
    limits: MillLimits,
    slips: f64,
    past: Vec<u64>,
}

impl MillPlayer {
    /// A player that searches within limits.
    pub fn new(game: &Mill, options: MillOptions, limits: MillLimits) -> MillPlayer {
        MillPlayer { search: MillSearch::new(game, options), limits, slips: 0.0, past: Vec::new() }
    }

    /// A player of a level, 1 to 10; other numbers count as the nearest of these. The highest asks the databases, the
    /// others play as well as they look ahead.
    pub fn level(game: &Mill, level: usize, databases: Option<MillDatabases>) -> MillPlayer {
        let MillLevel { depth, nodes, slips } = LEVELS[level.clamp(1, LEVELS.len()) - 1];
        // A table that fits what the level looks at is quick to make.
        let hash = if nodes > 100_000 { 16 } else { 2 };
        let databases = databases.filter(|_| level >= LEVELS.len());
        let options = MillOptions { hash, contempt: CONTEMPT, databases, ..MillOptions::default() };
        let limits = MillLimits { depth, nodes: Some(nodes), ..MillLimits::default() };
        MillPlayer { slips, ..MillPlayer::new(game, options, limits) }
    }

    /// What the search finds, whatever was searched before.
    pub fn search(&mut self, game: &Mill, state: &State) -> Found {
        self.prepare(game);
        self.search.search(state, &self.past, &self.limits, &AtomicBool::new(false), |_| {})
    }

    /// Forgets what was searched before.
    fn prepare(&mut self, game: &Mill) {
        if game.variant() != self.search.game().variant() {
            self.search = MillSearch::new(game, self.search.options().clone());
        }
        self.search.forget();
    }

    /// Begins to choose: one of `count` options at once if it is a slip, or else a search whose best action is chosen.
    pub fn begin(
        &mut self,
        game: &Mill,
        state: &State,
        count: usize,
        random: &mut Random,
    ) -> Result<usize, Box<MillThought>> {
        if self.slips > 0.0 && random.unit() < self.slips {
            return Ok(random.below(count as u32) as usize);
        }
        self.prepare(game);
        Err(Box::new(self.search.begin(state, &self.past, &self.limits)))
    }
}

impl Player<Mill> for MillPlayer {
    fn choose(
        &mut self,
        game: &Mill,
        state: &State,
        options: &[(Move, State)],
        random: &mut Random,
    ) -> usize {
        self.choose_until(game, state, options, random, &AtomicBool::new(false))
    }

    fn choose_until(
        &mut self,
        game: &Mill,
        state: &State,
        options: &[(Move, State)],
        random: &mut Random,
        stop: &AtomicBool,
    ) -> usize {
        match self.begin(game, state, options.len(), random) {
            Ok(slip) => slip,
            Err(mut thought) => {
                while !stop.load(Relaxed) && thought.step(SLICE) != MillStep::Done {}
                let best = thought.stop().best();
                options.iter().position(|&(action, _)| Some(action) == best).unwrap_or(0)
            }
        }
    }

    fn note_past(&mut self, past: &[u64]) {
        self.past.clear();
        self.past.extend_from_slice(past);
    }

    fn fresh(&self) -> Box<dyn Player<Mill>> {
        let search = MillSearch::new(self.search.game(), self.search.options().clone());
        Box::new(MillPlayer { search, limits: self.limits, slips: self.slips, past: Vec::new() })
    }
}

/// Plays a position out, the side to move against the other; what that side scores.
pub fn play_out<'p>(
    game: &Mill,
    mut state: State,
    own: &'p mut dyn Player<Mill>,
    other: &'p mut dyn Player<Mill>,
    random: &mut Random,
) -> i16 {
    let (seat, mut repetitions) = (state.side(), Repetitions::default());
    let mut options = Vec::new();
    while let Turn::Seat(mover) = game.turn(&state) {
        game.decisions(&state, &mut options);
        let player = if mover == seat { &mut *own } else { &mut *other };
        player.note_past(repetitions.keys());
        state = options[player.choose(game, &state, &options, random)].1;
        repetitions.after(game, &mut state);
    }
    game.scores(&state).of(seat)
}
