//! Advice about Mill: alpha-beta.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::{Game, History, Notation, Random, Turn};
use mill::{Mill, Move, State};

use super::{Advice, AdviceError, Advisor, Course, Line, Manner, Thought, Worth, replay};
use crate::levels::LEVELS;
use crate::mill::{
    Found, LEVELS as STRENGTHS, Limits, MillOptions, MillPlayer, MillSearch, RankedLine, past_keys,
};
use crate::player::Player;

/// What `worth` looks at; a blink.
const GLANCE: u64 = 100_000;

/// The longest thought that nobody has set limits to.
const PATIENCE: Duration = Duration::from_millis(600);

/// Thinks about Mill.
pub struct MillAdvisor {
    game: Arc<Mill>,
    search: MillSearch,
}

impl MillAdvisor {
    /// An advisor for any rule file.
    pub fn new(game: Arc<Mill>) -> MillAdvisor {
        let search = MillSearch::new(&game, MillOptions::default());
        MillAdvisor { game, search }
    }

    /// The search with these settings; a new one only if the settings changed.
    fn prepare(&mut self, manner: &Manner) {
        let wanted = MillOptions {
            hash: manner.hash,
            threads: manner.threads.max(1),
            multi_pv: manner.lines.max(1),
            full_width: manner.full_width,
            clock: manner.clock,
            ..MillOptions::default()
        };
        if *self.search.options() != wanted {
            self.search = MillSearch::new(&self.game, wanted);
        }
    }

    fn by_level(&self, history: &History<Mill>, manner: &Manner, seed: u64) -> Option<Move> {
        let state = history.state();
        let mut moves: Vec<Move> = Vec::new();
        self.game.moves(state, &mut moves);
        let after = |&action: &Move| {
            let mut next = *state;
            self.game.play(&mut next, action);
            (action, next)
        };
        let options: Vec<(Move, State)> = moves.iter().map(after).collect();
        let mut random = Random::stream(manner.seed, seed);
        let mut player = MillPlayer::level(&self.game, usize::from(manner.level));
        player.note_past(&past_keys(&self.game, history));
        let chosen = player.choose(&self.game, state, &options, &mut random);
        options.get(chosen).map(|&(action, _)| action)
    }
}

fn limits(thought: &Thought) -> Limits {
    let is_free =
        thought.depth.is_none() && thought.nodes.is_none() && thought.time.is_none() && !thought.infinite;
    if is_free {
        // The strongest level; on a slow machine, what can be done in the time a person gladly waits.
        let strongest = STRENGTHS[STRENGTHS.len() - 1];
        return Limits { nodes: Some(strongest.nodes), time: Some(PATIENCE), ..Limits::default() };
    }
    Limits { depth: thought.depth, nodes: thought.nodes, time: thought.time, soft_time: None }
}

fn line(game: &Mill, state: &State, depth: u32, ranked: &RankedLine) -> Line {
    let mut state = *state;
    let mut continuation = Vec::new();
    for &action in &ranked.moves {
        continuation.push(game.move_text(&state, action));
        game.play(&mut state, action);
    }
    Line {
        action: continuation.first().cloned().unwrap_or_default(),
        value: 2.0 * ranked.score.expected() - 1.0,
        error: None,
        trials: 0,
        depth,
        chances: Vec::new(),
        won_in: ranked.score.won_in(),
        continuation,
    }
}

fn advice(game: &Mill, state: &State, found: &Found) -> Advice {
    let lines = found.lines.iter().map(|ranked| line(game, state, found.depth, ranked)).collect();
    Advice { lines, nodes: found.nodes, elapsed: found.elapsed }
}

impl Advisor for MillAdvisor {
    fn advise(
        &mut self,
        course: &Course,
        thought: &Thought,
        manner: &Manner,
        stop: &AtomicBool,
        on_progress: &mut dyn FnMut(&Advice),
    ) -> Result<Advice, AdviceError> {
        let history = replay(self.game.as_ref(), course)?;
        let state = *history.state();
        if self.game.turn(&state) == Turn::Over {
            return Err(AdviceError::Over);
        }
        if *thought == Thought::default() && manner.level < LEVELS {
            let chosen =
                self.by_level(&history, manner, course.events.len() as u64).ok_or(AdviceError::Over)?;
            let action = self.game.move_text(&state, chosen);
            let continuation = vec![action.clone()];
            let line = Line {
                action,
                value: 0.0,
                error: None,
                trials: 0,
                depth: 0,
                chances: Vec::new(),
                won_in: None,
                continuation,
            };
            return Ok(Advice { lines: vec![line], ..Advice::default() });
        }
        self.prepare(manner);
        let past = past_keys(&self.game, &history);
        let game = self.game.clone();
        let found = self.search.search(&state, &past, &limits(thought), stop, |found| {
            on_progress(&advice(&game, &state, found));
        });
        Ok(advice(&game, &state, &found))
    }

    fn worth(&mut self, course: &Course) -> Result<Worth, AdviceError> {
        let history = replay(self.game.as_ref(), course)?;
        let state = *history.state();
        let own = usize::from(self.game.seat_to_act(&state).unwrap_or(0));
        let equity = if self.game.turn(&state) == Turn::Over {
            f64::from(self.game.scores(&state).of(own as u8))
        } else {
            let past = past_keys(&self.game, &history);
            let found =
                self.search.search(&state, &past, &Limits::nodes(GLANCE), &AtomicBool::new(false), |_| {});
            found.score().map_or(0.0, |score| 2.0 * score.expected() - 1.0)
        };
        let mut wins = vec![(1.0 - equity) / 2.0; 2];
        wins[own] = (1.0 + equity) / 2.0;
        Ok(Worth { wins, equity, chances: Vec::new() })
    }
}
