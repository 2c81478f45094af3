//! Lines that are rolled out in pieces: trials are played anywhere, and added up in their order.

use std::ops::Range;
use std::sync::Arc;

use game::sorting;
use game::{Perft, Show};
use tables::{AnyGame, Table, with_dice_game};

use super::dice::{DiceAdvisor, note_rollout};
use super::dice_thought::by_rollout;
use super::{AdviceError, Limits, Line, Settings};
use crate::evaluate::Evaluator;
use crate::models::{Model, Models};
use crate::outcomes::OutcomeTable;
use crate::rollout::{Rolling, RolloutSettings, play_trials};
use crate::roster::{DiceGame, RosterError};
use crate::search::Chances;

/// What can be asked of the lines of any game.
trait Playable: Send + Sync {
    fn play(
        &self,
        line: usize,
        settings: &RolloutSettings,
        trials: Range<u64>,
        is_over: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<Chances>>;

    fn table(&self) -> &OutcomeTable;

    fn note(&self, line: &mut Line, rolling: &Rolling);
}

struct LinesOf<G: DiceGame> {
    game: Arc<G>,
    evaluator: Evaluator<G>,
    after: Vec<(G::State, game::Seat)>,
}

impl<G: DiceGame> Playable for LinesOf<G> {
    fn play(
        &self,
        line: usize,
        settings: &RolloutSettings,
        trials: Range<u64>,
        is_over: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<Chances>> {
        let (after, seat) = &self.after[line];
        play_trials(self.game.as_ref(), &self.evaluator, (after, *seat), settings, trials, is_over)
    }

    fn table(&self) -> &OutcomeTable {
        self.evaluator.table()
    }

    fn note(&self, line: &mut Line, rolling: &Rolling) {
        note_rollout(self.game.as_ref(), line, &rolling.result());
    }
}

/// The lines of a position that are compared by rollouts.
#[derive(Clone)]
pub struct Lines {
    playable: Arc<dyn Playable>,
    lines: Vec<Line>,
    wanted: usize,
    settings: RolloutSettings,
}

impl Lines {
    /// The best lines of a position, as [`super::Advisor::advise`] would compare them: with this net, or with the one that
    /// comes with Teahouse.
    pub fn of(
        game: &AnyGame,
        table: &dyn Table,
        net: Option<&Model>,
        lines: usize,
        settings: &RolloutSettings,
    ) -> Result<Lines, AdviceError> {
        with_dice_game!(
            game,
            game => Lines::of_game(game, table, net, lines, settings),
            else Err(RosterError::NoNets.into())
        )
    }

    fn of_game<G: DiceGame + Show + Perft>(
        game: &Arc<G>,
        table: &dyn Table,
        net: Option<&Model>,
        wanted: usize,
        settings: &RolloutSettings,
    ) -> Result<Lines, AdviceError> {
        let mut advisor = match net {
            Some(model) => DiceAdvisor::with_model(game.clone(), model)?,
            None => DiceAdvisor::among(game.clone(), Models::built_in()),
        };
        let limits = Limits { rollouts: Some(*settings), ..Limits::default() };
        let thinking = Settings { lines: wanted, seed: settings.seed, ..Settings::default() };
        let (found, evaluator) = advisor.lines(table, &limits, &thinking)?;
        let lines = found.iter().map(|(.., line)| line.clone()).collect();
        let after = found.into_iter().map(|(after, seat, _)| (after, seat)).collect();
        let playable = Arc::new(LinesOf { game: game.clone(), evaluator, after });
        Ok(Lines { playable, lines, wanted, settings: *settings })
    }

    /// The lines, as they are seen before they are played out.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How they are played out.
    pub fn settings(&self) -> &RolloutSettings {
        &self.settings
    }

    /// How many outcomes have a chance.
    pub fn outcomes(&self) -> usize {
        self.playable.table().count()
    }

    /// Plays some of the trials of a line; see [`play_trials`]. Nothing for a line that is not there.
    pub fn play(
        &self,
        line: usize,
        trials: Range<u64>,
        is_over: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<Chances>> {
        if line >= self.lines.len() {
            return None;
        }
        self.playable.play(line, &self.settings, trials, is_over)
    }

    /// Adds the next trial of a line to what is known of it; whether nothing more is to be played.
    pub fn take(&self, rolling: &mut Rolling, trial: Chances) -> bool {
        rolling.take(self.playable.table(), &self.settings, trial).is_some()
    }

    /// The lines with what was found for each of them, best first.
    pub fn found(&self, rolled: &[Rolling]) -> Vec<Line> {
        let mut lines = self.lines.clone();
        for (line, rolling) in lines.iter_mut().zip(rolled) {
            self.playable.note(line, rolling);
        }
        sorting::by(&mut lines, by_rollout);
        lines.truncate(self.wanted.max(1));
        lines
    }
}
