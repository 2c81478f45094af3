//! Advice about Mill: alpha-beta.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::{Game, History, Notation, Random, Turn};
use mill::{Mill, Move, State};
use tables::Table;

use super::{
    Advice, AdviceError, Advised, Advisor, Evaluation, Limits, Line, Progress, Settings, Thought, table_of,
};
use crate::levels::LEVELS;
use crate::mill::{
    Found, LEVELS as STRENGTHS, MillDatabases, MillLimits, MillOptions, MillPlayer, MillSearch, MillStep,
    MillThought, RankedLine, Worth,
};
use crate::models::Models;
use crate::player::Player;
use crate::roster::RosterError;

/// What `evaluate` looks at; a blink.
const GLANCE: u64 = 100_000;

/// So many positions are looked at in one step: a few milliseconds in a browser.
const PIECE: u64 = 32_768;

/// The longest thought that nobody has set limits to.
const PATIENCE: Duration = Duration::from_millis(600);

/// Thinks about Mill.
pub struct MillAdvisor {
    game: Arc<Mill>,
    search: MillSearch,
    databases: Option<MillDatabases>,
}

impl MillAdvisor {
    /// An advisor for any rule file, which asks the databases of the cache.
    pub fn new(game: Arc<Mill>) -> MillAdvisor {
        MillAdvisor::among(game, Models::built_in())
    }

    /// The same with the databases that are handed in.
    pub fn among(game: Arc<Mill>, models: &Models) -> MillAdvisor {
        let databases = models.databases(&game);
        let options = MillOptions { databases: databases.clone(), ..MillOptions::default() };
        MillAdvisor { search: MillSearch::new(&game, options), game, databases }
    }

    /// The search with these settings; a new one only if the settings changed.
    fn prepare(&mut self, settings: &Settings) {
        let wanted = MillOptions {
            hash: settings.hash,
            threads: settings.threads.max(1),
            multi_pv: settings.lines.max(1),
            full_width: settings.full_width,
            clock: settings.clock,
            databases: self.databases.clone(),
            ..MillOptions::default()
        };
        if *self.search.options() != wanted {
            self.search = MillSearch::new(&self.game, wanted);
        }
    }

    /// Begins to choose as a level does, which may be a slip.
    fn begin_level(&self, history: &History<Mill>, settings: &Settings, ply: u64) -> MillAdvice {
        let state = *history.state();
        let mut moves: Vec<Move> = Vec::new();
        self.game.moves(&state, &mut moves);
        let mut random = Random::stream(settings.seed, ply);
        let mut player = MillPlayer::level(&self.game, usize::from(settings.level), self.databases.clone());
        player.note_past(history.past(&self.game).keys());
        let begun = player.begin(&self.game, &state, moves.len(), &mut random);
        MillAdvice {
            game: self.game.clone(),
            state,
            is_level: true,
            slip: begun.as_ref().ok().and_then(|&slip| moves.get(slip).copied()),
            search: begun.err(),
            said: None,
        }
    }
}

/// A thought about Mill.
struct MillAdvice {
    game: Arc<Mill>,
    state: State,
    /// Whether a level chooses, and does not say why.
    is_level: bool,
    /// What is played without a search.
    slip: Option<Move>,
    /// What is being searched.
    search: Option<Box<MillThought>>,
    /// The last word.
    said: Option<Advice>,
}

impl MillAdvice {
    fn advice(&self, found: &Found) -> Advice {
        match found.best().filter(|_| self.is_level) {
            Some(best) => self.unjudged(best),
            None => advice(&self.game, &self.state, found),
        }
    }

    /// What a level plays without saying why.
    fn unjudged(&self, action: Move) -> Advice {
        let line = unjudged(self.game.move_text(&self.state, action));
        Advice { lines: vec![line], ..Advice::default() }
    }
}

impl Thought for MillAdvice {
    fn step(&mut self) -> Progress {
        let Some(search) = &mut self.search else { return Progress::Done(self.stop()) };
        match search.step(PIECE) {
            MillStep::Going => Progress::Going,
            MillStep::Deeper if self.is_level => Progress::Going,
            MillStep::Deeper => {
                let found = search.found();
                Progress::Better(self.advice(&found))
            }
            MillStep::Done => Progress::Done(self.stop()),
        }
    }

    fn stop(&mut self) -> Advice {
        if let Some(search) = self.search.take() {
            self.said = Some(self.advice(&search.stop()));
        } else if let Some(slip) = self.slip.take() {
            self.said = Some(self.unjudged(slip));
        }
        self.said.clone().unwrap_or_default()
    }
}

fn search_limits(limits: &Limits) -> MillLimits {
    if limits.is_free() {
        // The strongest level; on a slow machine, what can be done in the time a person gladly waits.
        let strongest = STRENGTHS[STRENGTHS.len() - 1];
        return MillLimits { nodes: Some(strongest.nodes), time: Some(PATIENCE), ..MillLimits::default() };
    }
    MillLimits { depth: limits.depth, nodes: limits.nodes, time: limits.time, soft_time: None }
}

/// A line with what a search found about it.
pub(crate) fn line_of(game: &Mill, state: &State, depth: u32, ranked: &RankedLine) -> Line {
    let mut state = *state;
    let mut continuation = Vec::new();
    for &action in &ranked.moves {
        continuation.push(game.move_text(&state, action));
        game.play(&mut state, action);
    }
    Line {
        action: continuation.first().cloned().unwrap_or_default(),
        value: Some(2.0 * ranked.score.expected() - 1.0),
        error: None,
        trials: 0,
        depth,
        chances: Vec::new(),
        won_in: ranked.score.won_in(),
        known: ranked.known,
        continuation,
    }
}

fn advice(game: &Mill, state: &State, found: &Found) -> Advice {
    let lines = found.lines.iter().map(|ranked| line_of(game, state, found.depth, ranked)).collect();
    Advice { lines, nodes: found.nodes, elapsed: found.elapsed, cube: None }
}

impl Advisor for MillAdvisor {
    fn begin(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        settings: &Settings,
    ) -> Result<Box<dyn Thought>, AdviceError> {
        let game = self.game.clone();
        let history = table_of(game.as_ref(), table)?.history();
        let state = *history.state();
        if game.turn(&state) == Turn::Over {
            return Err(AdviceError::Over);
        }
        if limits.is_free() && settings.level < LEVELS {
            return Ok(Box::new(self.begin_level(history, settings, table.events_so_far() as u64)));
        }
        self.prepare(settings);
        let past = history.past(&game);
        let search = self.search.begin(&state, past.keys(), &search_limits(limits));
        let (is_level, slip, search, said) = (false, None, Some(Box::new(search)), None);
        Ok(Box::new(MillAdvice { game, state, is_level, slip, search, said }))
    }

    fn evaluate(&mut self, table: &dyn Table) -> Result<Evaluation, AdviceError> {
        let game = self.game.clone();
        let history = table_of(game.as_ref(), table)?.history();
        let state = *history.state();
        let own = usize::from(game.seat_to_act(&state).unwrap_or(0));
        let equity = if game.turn(&state) == Turn::Over {
            f64::from(game.scores(&state).of(own as u8))
        } else {
            let (past, never) = (history.past(&game), AtomicBool::new(false));
            let found = self.search.search(&state, past.keys(), &MillLimits::nodes(GLANCE), &never, |_| {});
            found.score().map_or(0.0, |score| 2.0 * score.expected() - 1.0)
        };
        let mut wins = vec![(1.0 - equity) / 2.0; 2];
        wins[own] = (1.0 + equity) / 2.0;
        Ok(Evaluation { wins, equity, chances: Vec::new() })
    }
}

/// What a level plays without saying why.
fn unjudged(action: String) -> Line {
    Line {
        continuation: vec![action.clone()],
        action,
        value: None,
        error: None,
        trials: 0,
        depth: 0,
        chances: Vec::new(),
        won_in: None,
        known: None,
    }
}

/// Every legal action of a position with what databases know about it; `None` where they know nothing about any.
pub(crate) fn known_moves(game: &Mill, table: &dyn Table, models: &Models) -> Option<Vec<(String, Worth)>> {
    let state = *table_of(game, table).ok()?.history().state();
    let moves = models.databases(game)?.worths(game, &state);
    let texts: Vec<(String, Worth)> =
        moves.into_iter().map(|(action, worth)| (game.move_text(&state, action), worth)).collect();
    (!texts.iter().all(|(_, worth)| worth.is_unknown())).then_some(texts)
}

impl Advised for Mill {
    fn advisor(game: Arc<Mill>, models: &Models) -> Box<dyn Advisor> {
        Box::new(MillAdvisor::among(game, models))
    }

    fn advisor_with_net(_: Arc<Mill>, _: &Path, _: bool) -> Result<Box<dyn Advisor>, RosterError> {
        Err(RosterError::NoNets)
    }
}
