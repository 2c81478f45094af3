//! Advice about a game in progress, for any family: what to play, and what the position is worth.
//!
//! An [`Advisor`] works on texts (FEN and events), so that tables, protocols and pages need to know nothing
//! about the family they serve.

mod dice;
mod mill;

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::{Decide, Notation, NotationError};
use tables::{AnyGame, Table};

use crate::clock::Clock;
use crate::models::Models;
use crate::rollout::RolloutSettings;
use crate::roster::RosterError;

pub use dice::DiceAdvisor;
pub use mill::MillAdvisor;

/// How a game got to where it is: where it began, and everything that happened since.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The position it began with, a FEN.
    pub start: String,
    /// Rolls (`r63`) and actions since.
    pub events: Vec<String>,
}

/// When to stop thinking; whatever is not set does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Thought {
    /// Rolls to look ahead in dice games, actions in Mill.
    pub depth: Option<u32>,
    /// Positions to look at (Mill).
    pub nodes: Option<u64>,
    /// Time to take.
    pub time: Option<Duration>,
    /// How to play out each line (dice games); the seed is that of the [`Manner`].
    pub rollouts: Option<RolloutSettings>,
    /// Think until stopped (Mill).
    pub infinite: bool,
}

/// How to think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// The level, 1 to 10, when nothing else limits the thought.
    pub level: u8,
    /// How many lines to compare.
    pub lines: usize,
    /// The size of the transposition table in megabytes (Mill).
    pub hash: usize,
    /// How many threads think.
    pub threads: usize,
    /// Whether every move is looked at to the full depth (Mill): exact, and weaker in a given time.
    pub full_width: bool,
    /// The seed of slips, and of rollouts.
    pub seed: u64,
    /// What tells the time.
    pub clock: Clock,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner {
            level: 10,
            lines: 1,
            hash: 16,
            threads: 1,
            full_width: false,
            seed: 1,
            clock: Clock::default(),
        }
    }
}

/// One thing that could be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The action, or the whole turn.
    pub action: String,
    /// Expected points for the seat to move; in Mill −1 to 1.
    pub value: f64,
    /// The standard error of the value, when it was played out.
    pub error: Option<f64>,
    /// How many times it was played out.
    pub trials: u64,
    /// How deeply it was looked at.
    pub depth: u32,
    /// The chances of each way the game can end, as the seat to move sees it (dice games).
    pub chances: Vec<(String, f64)>,
    /// In how many actions the game is won (positive) or lost, if that is proven (Mill).
    pub won_in: Option<i32>,
    /// How play goes on, the action itself included.
    pub continuation: Vec<String>,
}

/// What an advisor thinks, so far or in the end.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// The best lines, best first.
    pub lines: Vec<Line>,
    /// Positions looked at, where they are counted.
    pub nodes: u64,
    /// Time taken.
    pub elapsed: Duration,
}

impl Advice {
    /// What to play.
    pub fn best(&self) -> Option<&str> {
        self.lines.first().map(|line| line.action.as_str())
    }
}

/// What a position is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// For each seat, in order, the chance of winning (empty seats have none).
    pub wins: Vec<f64>,
    /// Expected points of the seat to act.
    pub equity: f64,
    /// The chances of each way the game can end, as the seat to act sees it.
    pub chances: Vec<(String, f64)>,
}

/// Why there is no advice.
#[derive(Debug, thiserror::Error)]
pub enum AdviceError {
    /// The game so far could not be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The game so far contains something illegal.
    #[error("{0} is not legal")]
    Illegal(String),
    /// The dice must fall first.
    #[error("dice are due; there is nothing to decide")]
    DiceDue,
    /// There is nothing more to play.
    #[error("the game is over")]
    Over,
    /// Nobody can think about these rules.
    #[error(transparent)]
    Roster(#[from] RosterError),
}

/// Somebody to ask.
pub trait Advisor: Send {
    /// What to play now. `on_progress` hears of every improvement; `stop` ends the thought early.
    fn advise(
        &mut self,
        course: &Course,
        thought: &Thought,
        manner: &Manner,
        stop: &AtomicBool,
        on_progress: &mut dyn FnMut(&Advice),
    ) -> Result<Advice, AdviceError>;

    /// What the position is worth.
    fn worth(&mut self, course: &Course) -> Result<Worth, AdviceError>;
}

/// An advisor for a game of any family, with the net that comes with Teahouse.
pub fn advisor(game: &AnyGame) -> Box<dyn Advisor> {
    advisor_among(game, Models::built_in())
}

/// The same, with the nets that are handed in instead of those that come with Teahouse.
pub fn advisor_among(game: &AnyGame, models: &Models) -> Box<dyn Advisor> {
    match game {
        AnyGame::Nardi(game) => Box::new(DiceAdvisor::among(game.clone(), models)),
        AnyGame::Ludo(game) => Box::new(DiceAdvisor::among(game.clone(), models)),
        AnyGame::Mill(game) => Box::new(MillAdvisor::new(game.clone())),
    }
}

/// An advisor with a net from a file, which must be for the game's own rules unless `any_rules`.
pub fn advisor_with_net(
    game: &AnyGame,
    net: &Path,
    any_rules: bool,
) -> Result<Box<dyn Advisor>, RosterError> {
    Ok(match game {
        AnyGame::Nardi(game) => Box::new(DiceAdvisor::with_net(game.clone(), net, any_rules)?),
        AnyGame::Ludo(game) => Box::new(DiceAdvisor::with_net(game.clone(), net, any_rules)?),
        AnyGame::Mill(_) => return Err(RosterError::NoNets),
    })
}

impl Course {
    /// The course of the game at a table.
    pub fn of(table: &dyn Table) -> Course {
        Course { start: table.start_fen(), events: table.events() }
    }
}

/// Replays a course.
pub(crate) fn replay<G: Notation>(game: &G, course: &Course) -> Result<game::History<G>, AdviceError> {
    let mut history = game::History::new(game.read_state(&course.start)?);
    for text in &course.events {
        let illegal = |_| AdviceError::Illegal(text.clone());
        match text.strip_prefix('r').filter(|dice| dice.starts_with(|c: char| c.is_ascii_digit())) {
            Some(dice) => {
                let roll = game.read_roll(history.state(), dice)?;
                history.roll(game, roll).map_err(illegal)?;
            }
            None => {
                let action = game.read_move(history.state(), text)?;
                history.play(game, action).map_err(illegal)?;
            }
        }
    }
    Ok(history)
}

/// The text of a whole decision: steps joined by commas.
pub(crate) fn decision_text<G: Decide + Notation>(
    game: &G,
    state: &G::State,
    decision: G::Decision,
) -> String {
    let mut steps: Vec<G::Move> = Vec::new();
    game.steps_of(state, decision, &mut steps);
    let mut state = *state;
    let mut texts = Vec::new();
    for step in steps {
        texts.push(game.move_text(&state, step));
        game.play(&mut state, step);
    }
    texts.join(",")
}
