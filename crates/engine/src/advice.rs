//! Advice about a game in progress, for any family: what to play, and what the position is worth.
//!
//! An [`Advisor`] looks at a [`Table`] and answers in notation, so that protocols and pages need to know nothing
//! about the family they serve.

pub(crate) mod cube_thought;
pub(crate) mod dice;
mod dice_thought;
pub mod lines;
pub(crate) mod mill;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use game::rules::Variant;
use game::{Decide, Notation, Perft, Show};
use tables::{AnyGame, Seated, Table, seated, with_game};

use crate::clock::Clock;
use crate::cube::CubeAdvice;
use crate::mill::{Known, Worth};
use crate::models::Models;
use crate::rollout::RolloutSettings;
use crate::roster::{Roster, RosterError};

pub use dice::DiceAdvisor;
pub use mill::MillAdvisor;

/// When to stop thinking; whatever is not set does not matter. With nothing set the level decides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// Rolls to look ahead in dice games, actions in Mill.
    pub depth: Option<u32>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time to take.
    pub time: Option<Duration>,
    /// How to play out each line (dice games); the seed is that of the [`Settings`].
    pub rollouts: Option<RolloutSettings>,
    /// Think until stopped.
    pub infinite: bool,
}

impl Limits {
    /// Whether nothing is set.
    pub fn is_free(&self) -> bool {
        *self == Limits::default()
    }
}

/// How to think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The level, 1 to 10, when nothing limits the thought.
    pub level: u8,
    /// How many lines to compare.
    pub lines: usize,
    /// The size of the transposition table in megabytes (Mill).
    pub hash: usize,
    /// How many threads think.
    pub threads: usize,
    /// Whether every move is looked at to the full depth (Mill): exact, and weaker in a given time. In dice games, whether
    /// all lines that are compared are, however bad they are at first sight.
    pub full_width: bool,
    /// The seed of slips, and of rollouts.
    pub seed: u64,
    /// What tells the time.
    pub clock: Clock,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
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
    /// Expected points for the seat to move, in Mill −1 to 1; `None` where a level chose without judging.
    pub value: Option<f64>,
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
    /// What a database knows about it (Mill).
    pub known: Option<Known>,
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
    /// What to do with the cube, where that is the question.
    pub cube: Option<CubeAdvice>,
}

impl Advice {
    /// What to play.
    pub fn best(&self) -> Option<&str> {
        self.lines.first().map(|line| line.action.as_str())
    }
}

/// What a position is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
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
    /// The table is one of other rules.
    #[error("this advisor knows {known}, but the game is played by {played}")]
    OtherRules {
        /// The advisor's rules.
        known: String,
        /// The table's.
        played: String,
    },
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

/// How far a thought has come.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress {
    /// There is more to think, and nothing new to tell.
    Going,
    /// This is known by now, and there is more to think.
    Better(Advice),
    /// This is the advice.
    Done(Advice),
}

/// A thought that can be put down and taken up again, for whoever has one thread only. In pieces it comes to the same
/// advice as in one go ([`Advisor::advise`]); limits of time count from its beginning.
pub trait Thought: Send {
    /// Thinks for a few milliseconds, a few tens of them on slow machines. Once done, it says the same again.
    fn step(&mut self) -> Progress;

    /// The same, but a piece that would take longer ends early once `stop` is set.
    fn step_until(&mut self, _stop: &AtomicBool) -> Progress {
        self.step()
    }

    /// Ends the thought: the best advice so far.
    fn stop(&mut self) -> Advice;
}

/// Somebody to ask.
pub trait Advisor: Send {
    /// Begins to think about what to play now. An advisor thinks one thought at a time: a second one about Mill would
    /// find what the first finds.
    fn begin(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        settings: &Settings,
    ) -> Result<Box<dyn Thought>, AdviceError>;

    /// What to play now. `on_progress` hears of every improvement; `stop` ends the thought early.
    fn advise(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        settings: &Settings,
        stop: &AtomicBool,
        on_progress: &mut dyn FnMut(&Advice),
    ) -> Result<Advice, AdviceError> {
        let mut thought = self.begin(table, limits, settings)?;
        while !stop.load(Ordering::Relaxed) {
            match thought.step_until(stop) {
                Progress::Going => {}
                Progress::Better(advice) => on_progress(&advice),
                Progress::Done(advice) => return Ok(advice),
            }
        }
        Ok(thought.stop())
    }

    /// What the position is worth.
    fn evaluate(&mut self, table: &dyn Table) -> Result<Evaluation, AdviceError>;

    /// What to play now, as the highest level sees it.
    fn best(&mut self, table: &dyn Table) -> Result<Advice, AdviceError> {
        self.at_level(table, crate::levels::LEVELS, 1)
    }

    /// What a level plays now; the seed decides about slips.
    fn at_level(&mut self, table: &dyn Table, level: u8, seed: u64) -> Result<Advice, AdviceError> {
        let settings = Settings { level, seed, ..Settings::default() };
        self.advise(table, &Limits::default(), &settings, &AtomicBool::new(false), &mut |_| {})
    }
}

/// Games that can be advised on; each family says how.
pub trait Advised: Roster + Show + Perft {
    /// An advisor with the nearest of these nets, where nets are used.
    fn advisor(game: Arc<Self>, models: &Models) -> Box<dyn Advisor>;

    /// An advisor with a net from a file.
    fn advisor_with_net(
        game: Arc<Self>,
        net: &Path,
        any_rules: bool,
    ) -> Result<Box<dyn Advisor>, RosterError>;
}

/// An advisor for a game of any family, with the net that comes with Teahouse.
pub fn advisor(game: &AnyGame) -> Box<dyn Advisor> {
    advisor_among(game, Models::built_in())
}

/// The same, with the nets that are handed in instead of those that come with Teahouse.
pub fn advisor_among(game: &AnyGame, models: &Models) -> Box<dyn Advisor> {
    with_game!(game, game => Advised::advisor(game.clone(), models))
}

/// An advisor with a net from a file, which must be for the game's own rules unless `any_rules`.
pub fn advisor_with_net(
    game: &AnyGame,
    net: &Path,
    any_rules: bool,
) -> Result<Box<dyn Advisor>, RosterError> {
    with_game!(game, game => Advised::advisor_with_net(game.clone(), net, any_rules))
}

/// Every legal action with what databases of Mill know about it; `None` in other games, and where they know nothing about any.
pub fn known_moves(game: &AnyGame, table: &dyn Table, models: &Models) -> Option<Vec<(String, Worth)>> {
    match game {
        AnyGame::Mill(game) => mill::known_moves(game, table, models),
        AnyGame::Nardi(_) | AnyGame::Ludo(_) => None,
    }
}

/// The table as one of this game; whoever knows other rules cannot say anything about it.
pub(crate) fn table_of<'t, G: Show + Perft + 'static>(
    game: &G,
    table: &'t dyn Table,
) -> Result<&'t Seated<G>, AdviceError> {
    let is_same = |played: &Variant| std::ptr::eq(played, game.variant()) || played == game.variant();
    let found = seated::<G>(table).filter(|table| is_same(table.variant()));
    found.ok_or_else(|| AdviceError::OtherRules {
        known: game.variant().id.clone(),
        played: table.variant().id.clone(),
    })
}

/// The text of a whole decision: steps joined by commas.
pub fn decision_text<G: Decide + Notation>(game: &G, state: &G::State, decision: G::Decision) -> String {
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
