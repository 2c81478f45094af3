//! Advice about dice games: a net, looking ahead, rollouts.

use std::path::Path;
use std::sync::Arc;

use game::{Game, Notation, Perft, Random, Seat, Show, Turn};
use tables::Table;

use super::cube_thought::{CubeThought, cube_question, think_of_cube};
use super::dice_thought::DiceThought;
use super::{
    AdviceError, Advised, Advisor, Evaluation, Limits, Line, Settings, Thought, decision_text, table_of,
};
use crate::evaluate::Evaluator;
use crate::levels::{DiceLevel, LEVELS};
use crate::models::{self, Model, Models};
use crate::outcomes::Outcomes;
use crate::rollout::Rollout;
use crate::roster::{DiceGame, Roster, RosterError, level_search, search_with};
use crate::search::{Finding, Search, SearchOptions};

/// Thinks about a dice game.
pub struct DiceAdvisor<G: DiceGame> {
    game: Arc<G>,
    search: Search<G>,
    /// Whether a net is asked, or else the estimate.
    has_net: bool,
}

impl<G: DiceGame + Notation> DiceAdvisor<G> {
    /// An advisor with the net that comes with Teahouse, or without one where none plays these rules.
    pub fn new(game: Arc<G>) -> DiceAdvisor<G> {
        DiceAdvisor::among(game, Models::built_in())
    }

    /// An advisor with the nearest of these nets, or without one where none plays these rules.
    pub fn among(game: Arc<G>, models: &Models) -> DiceAdvisor<G> {
        let (search, model) = level_search(game.as_ref(), models);
        DiceAdvisor { game, search, has_net: model.is_some() }
    }

    /// An advisor with a net of one's own, which must be for these very rules unless `any_rules`.
    pub fn with_net(game: Arc<G>, net: &Path, any_rules: bool) -> Result<DiceAdvisor<G>, RosterError> {
        let model = models::open(game.as_ref(), net, any_rules)?;
        let search = search_with(game.as_ref(), &model, 1);
        Ok(DiceAdvisor { game, search, has_net: true })
    }
}

pub(crate) fn named<G: Outcomes>(game: &G, chances: &[f32]) -> Vec<(String, f64)> {
    game.outcome_names().into_iter().zip(chances.iter().map(|&chance| f64::from(chance))).collect()
}

/// A line of one decision that was looked at.
pub(crate) fn line_of<G: DiceGame + Notation>(
    game: &G,
    state: &G::State,
    decision: G::Decision,
    found: &Finding,
) -> Line {
    let action = decision_text(game, state, decision);
    Line {
        continuation: vec![action.clone()],
        action,
        value: Some(f64::from(found.value)),
        error: None,
        trials: 0,
        depth: u32::from(found.plies),
        chances: named(game, &found.chances),
        won_in: None,
        known: None,
    }
}

/// Takes in what playing a line out has found, if it was.
pub(crate) fn note_rollout<G: Outcomes>(game: &G, line: &mut Line, result: &Rollout) {
    if result.trials > 0 {
        (line.value, line.error, line.trials) = (Some(result.value), Some(result.error), result.trials);
        line.chances = named(game, &result.chances);
    }
}

/// The position a line leads to, the seat that has just left it, and the line.
pub(super) type LineAhead<G> = (<G as Game>::State, Seat, Line);

impl<G: DiceGame + Show + Perft> DiceAdvisor<G> {
    /// The lines that [`Advisor::advise`] would compare by rollouts, each with the position it leads to and the seat that
    /// has just left it, and who judges positions.
    pub(super) fn lines(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        settings: &Settings,
    ) -> Result<(Vec<LineAhead<G>>, Evaluator<G>), AdviceError> {
        let state = *table_of(self.game.as_ref(), table)?.history().state();
        let seat = match self.game.turn(&state) {
            Turn::Seat(seat) => seat,
            Turn::Chance => return Err(AdviceError::DiceDue),
            Turn::Over => return Err(AdviceError::Over),
        };
        let search = self.search.clone();
        let thought = DiceThought::new(self.game.clone(), search, (state, seat), limits, settings);
        Ok((thought.before_rollouts(), self.search.evaluator().clone()))
    }

    /// An advisor with this net, if it has the inputs and outputs of the game.
    pub fn with_model(game: Arc<G>, model: &Model) -> Result<DiceAdvisor<G>, RosterError> {
        models::fit(game.as_ref(), model.net.shape().inputs, &model.card)?;
        let search = search_with(game.as_ref(), model, 1);
        Ok(DiceAdvisor { game, search, has_net: true })
    }
}

impl<G: DiceGame + Show + Perft> Advisor for DiceAdvisor<G> {
    fn begin(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        settings: &Settings,
    ) -> Result<Box<dyn Thought>, AdviceError> {
        let state = *table_of(self.game.as_ref(), table)?.history().state();
        if let Some(view) = table.match_view()
            && let Some(asked) = cube_question(&view)
        {
            let (game, mut search) = (self.game.clone(), self.search.clone());
            let manner = (settings, self.has_net);
            let advice = think_of_cube(game.as_ref(), &mut search, (&state, &view), asked, manner)?;
            return Ok(Box::new(CubeThought(advice)));
        }
        let seat = match self.game.turn(&state) {
            Turn::Seat(seat) => seat,
            Turn::Chance => return Err(AdviceError::DiceDue),
            Turn::Over => return Err(AdviceError::Over),
        };
        let mut thought =
            DiceThought::new(self.game.clone(), self.search.clone(), (state, seat), limits, settings);
        if limits.is_free() && settings.level < LEVELS {
            let level = DiceLevel::of(settings.level, self.has_net);
            thought.choose_as(level, Random::stream(settings.seed, table.events_so_far() as u64));
        }
        Ok(Box::new(thought))
    }

    fn evaluate(&mut self, table: &dyn Table) -> Result<Evaluation, AdviceError> {
        let game = self.game.clone();
        let state = *table_of(game.as_ref(), table)?.history().state();
        let search = &mut self.search;
        let table = search.evaluator().table().clone();
        let seats: Vec<Seat> = (0..game.seats()).filter(|&seat| game.is_seated(seat)).collect();
        let own = game.seat_to_act(&state).unwrap_or(seats[0]);
        let (seen_by, chances) = match game.turn(&state) {
            Turn::Over => (own, outcome_alone(game.settled(&state, own))),
            Turn::Chance => {
                // Nobody has just moved at the start or in a roll-off; one look ahead needs no such seat.
                (own, search.look_ahead(&game, &state, own, 1))
            }
            Turn::Seat(seat) => {
                let mut options = Vec::new();
                game.decisions(&state, &mut options);
                search.options = SearchOptions::plies(1);
                let found = search.analyse(&game, &state, &options, &|_| false);
                (seat, found.first().map_or_else(Default::default, |best| best.chances))
            }
        };
        let seen = table.seen_by(&chances, seen_by, own);
        Ok(Evaluation {
            wins: table.wins_of_all(game.as_ref(), &chances, seen_by),
            equity: f64::from(table.value(&seen[..table.count()])),
            chances: named(game.as_ref(), &seen),
        })
    }
}

fn outcome_alone(outcome: Option<usize>) -> crate::search::Chances {
    let mut chances = crate::search::Chances::default();
    if let Some(outcome) = outcome {
        chances[outcome] = 1.0;
    }
    chances
}

/// Every game that nets play is advised on alike.
impl<G: DiceGame + Roster + Show + Perft> Advised for G {
    fn advisor(game: Arc<G>, models: &Models) -> Box<dyn Advisor> {
        Box::new(DiceAdvisor::among(game, models))
    }

    fn advisor_with_net(game: Arc<G>, net: &Path, any_rules: bool) -> Result<Box<dyn Advisor>, RosterError> {
        Ok(Box::new(DiceAdvisor::with_net(game, net, any_rules)?))
    }
}
