//! A net for unknown rules in a minute or two: [`learn_quickly`], and a cache of such nets.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::models::{self, Model};
use engine::roster::search_with;
use engine::{DiceGame, Roster, RosterError, Searcher};
use net::ModelError;

use crate::arena::{Entrant, MatchSettings, play_match_until, seated};
use crate::curve::TestResult;
use crate::settings::Settings;
use crate::trainer::Trainer;

/// How much to learn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct QuickPlan {
    /// At most this many games.
    pub games: u64,
    /// At most this long, if anything; the first generation of games is always finished.
    pub time: Option<Duration>,
    /// Threads; 0 for one per core. They change nothing but the time it takes.
    pub threads: usize,
    /// The seed of everything random.
    pub seed: u64,
    /// Rounds of a test match against the heuristic; 0 for none.
    pub test_rounds: u64,
}

impl Default for QuickPlan {
    fn default() -> QuickPlan {
        QuickPlan { games: 20_000, time: None, threads: 0, seed: 1, test_rounds: 50 }
    }
}

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct QuickProgress {
    /// Games learned from so far.
    pub games: u64,
    /// Of how many at most.
    pub of: u64,
    /// Time taken so far.
    pub elapsed: Duration,
    /// How the net did against the heuristic when it was last tested.
    pub strength: Option<TestResult>,
}

/// A net that has learned quickly.
#[derive(Clone)]
pub struct Learned {
    /// The net with its card.
    pub model: Model,
    /// Games it learned from.
    pub games: u64,
    /// How it does against the heuristic; `None` if it was not tested, or came from the cache.
    pub strength: Option<TestResult>,
    /// Time taken.
    pub elapsed: Duration,
    /// Whether it was told to stop before games or time were used up.
    pub is_stopped: bool,
    /// Whether it was there already.
    pub is_recalled: bool,
}

/// Why there is no net.
#[derive(Debug, thiserror::Error)]
pub enum QuickError {
    /// The threads could not be started.
    #[error("starting threads: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// The weights are no numbers any more.
    #[error("the weights ran off to infinity after {games} games")]
    Unsound {
        /// Games learned from.
        games: u64,
    },
    /// There is nobody to measure against.
    #[error(transparent)]
    Roster(#[from] RosterError),
}

/// Trains a net for a game's own rules. The net depends on the seed and on how many games it learned from, not on the
/// threads. `on_progress` hears of every generation; `stop` ends it between two games.
pub fn learn_quickly<G: DiceGame + Roster>(
    game: &G,
    plan: &QuickPlan,
    stop: &AtomicBool,
    on_progress: &mut (dyn FnMut(&QuickProgress) + Send),
) -> Result<Learned, QuickError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    pool.install(|| Lesson::new(game, plan, stop)?.run(on_progress))
}

struct Lesson<'a, G: DiceGame> {
    game: &'a G,
    plan: &'a QuickPlan,
    stop: &'a AtomicBool,
    started: Instant,
    heuristic: Entrant<G>,
    trainer: Trainer,
}

impl<'a, G: DiceGame + Roster> Lesson<'a, G> {
    fn new(game: &'a G, plan: &'a QuickPlan, stop: &'a AtomicBool) -> Result<Lesson<'a, G>, QuickError> {
        let settings = Settings { games: plan.games.max(1), seed: plan.seed, ..Settings::generations() };
        let trainer = Trainer::new(game, settings.for_players(seated(game).len()));
        let heuristic = Entrant { name: "heuristic".into(), player: game.player("heuristic")? };
        Ok(Lesson { game, plan, stop, started: Instant::now(), heuristic, trainer })
    }

    fn run(mut self, on_progress: &mut (dyn FnMut(&QuickProgress) + Send)) -> Result<Learned, QuickError> {
        let exact = self.game.databases();
        let (mut strength, mut tested) = (None, 0);
        while !self.trainer.is_done() {
            let (stop, started, time) = (self.stop, self.started, self.plan.time);
            let has_begun = self.trainer.games > 0;
            let is_over = || {
                let is_late = time.is_some_and(|time| started.elapsed() >= time);
                stop.load(Ordering::Relaxed) || has_begun && is_late
            };
            if self.trainer.run_generation_until(self.game, exact.as_ref(), &is_over).is_none() {
                break;
            }
            if !self.trainer.is_sound() {
                return Err(QuickError::Unsound { games: self.trainer.games });
            }
            // Twice as many games from one test to the next, so that tests take a small share of the time.
            if self.trainer.games >= 2 * tested && !is_over() {
                (strength, tested) = (self.test(), self.trainer.games);
            }
            let (games, of) = (self.trainer.games, self.trainer.settings.games);
            on_progress(&QuickProgress { games, of, elapsed: self.started.elapsed(), strength });
        }
        let is_stopped = self.stop.load(Ordering::Relaxed);
        if tested < self.trainer.games && !is_stopped {
            strength = self.test();
        }
        let (games, elapsed) = (self.trainer.games, self.started.elapsed());
        let mut model = self.model();
        model.card.history.push(format!("quick: {games} games"));
        Ok(Learned { model, games, strength, elapsed, is_stopped, is_recalled: false })
    }

    fn model(&self) -> Model {
        let net = Arc::new(self.trainer.best_net().clone());
        Model { name: self.game.variant().id.clone(), net, card: self.trainer.card.clone() }
    }

    fn test(&self) -> Option<TestResult> {
        let settings = MatchSettings { rounds: self.plan.test_rounds, seed: 9, ..MatchSettings::default() };
        let learner = Entrant::new("learner", Searcher(search_with(self.game, &self.model(), 0)));
        let tally =
            play_match_until(self.game, &learner, &self.heuristic, &settings, self.stop, |_| {}, |_| {});
        (tally.games > 0).then(|| TestResult::from(&tally))
    }
}

/// Where the net for these rules lies in a cache folder (see [`engine::cache_folder`]).
pub fn cached_net(folder: &Path, rules_digest: &str) -> PathBuf {
    folder.join("nets").join(format!("{rules_digest}.safetensors"))
}

/// The net for a game's very rules, if the cache has one; an error if what it has cannot be used.
pub fn recall<G: DiceGame>(game: &G, folder: &Path) -> Result<Option<Model>, ModelError> {
    let path = cached_net(folder, &game.variant().digest());
    if !path.exists() {
        return Ok(None);
    }
    let model = models::open(game, &path, false)?;
    Ok(Some(Model { name: model.card.rules_id.clone(), ..model }))
}

/// Puts a net into the cache, whole or not at all.
pub fn keep(model: &Model, folder: &Path) -> Result<(), ModelError> {
    let path = cached_net(folder, &model.card.rules_digest);
    if let Some(folder) = path.parent() {
        // What is wrong with the folder is said by the write that follows.
        let _ = std::fs::create_dir_all(folder);
    }
    net::save(&path, &model.net, &model.card)
}

/// The net of the cache, or else one that is trained now and put there unless it was stopped. A cache that cannot be
/// used is no failure: `on_message` hears of it, and a net is trained.
pub fn recall_or_learn<G: DiceGame + Roster>(
    game: &G,
    folder: Option<&Path>,
    plan: &QuickPlan,
    stop: &AtomicBool,
    on_progress: &mut (dyn FnMut(&QuickProgress) + Send),
    on_message: &mut dyn FnMut(&str),
) -> Result<Learned, QuickError> {
    match folder.map_or(Ok(None), |folder| recall(game, folder)) {
        Ok(Some(model)) => {
            let elapsed = Duration::ZERO;
            let games = games_of(&model);
            return Ok(Learned {
                model,
                games,
                strength: None,
                elapsed,
                is_stopped: false,
                is_recalled: true,
            });
        }
        Ok(None) => {}
        Err(error) => on_message(&format!("the cached net cannot be used and is trained again: {error}")),
    }
    let learned = learn_quickly(game, plan, stop, on_progress)?;
    if let Some(folder) = folder.filter(|_| !learned.is_stopped)
        && let Err(error) = keep(&learned.model, folder)
    {
        on_message(&format!("the net cannot be kept for next time: {error}"));
    }
    Ok(learned)
}

/// The games a quickly trained net learned from, by its card.
fn games_of(model: &Model) -> u64 {
    let last = model.card.history.last().map_or("", String::as_str);
    let number = last.strip_prefix("quick: ").and_then(|rest| rest.strip_suffix(" games"));
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}
