//! Advice about dice games: a net, looking ahead, rollouts.

use std::path::Path;
use std::sync::Arc;

use game::{Notation, Perft, Random, Seat, Show, Turn};
use tables::Table;

use super::cube_thought::{CubeThought, cube_question, think_of_cube};
use super::dice_thought::DiceThought;
use super::{AdviceError, Advised, Advisor, Evaluation, Limits, Settings, Thought, table_of};
use crate::levels::{DiceLevel, LEVELS};
use crate::models::{self, Models};
use crate::outcomes::Outcomes;
use crate::roster::{DiceGame, Roster, RosterError, level_search, search_with};
use crate::search::{Search, SearchOptions};

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

pub(super) fn named<G: Outcomes>(game: &G, chances: &[f32]) -> Vec<(String, f64)> {
    game.outcome_names().into_iter().zip(chances.iter().map(|&chance| f64::from(chance))).collect()
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
        let view = |to: Seat| {
            let mut seen = crate::search::Chances::default();
            table.add_seen(&chances[..table.count()], seen_by, to, 1.0, &mut seen);
            seen
        };
        let points = game.outcome_points();
        let most = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let win = |seat: Seat| {
            let seen = view(seat);
            let is_win = |&(_, &points): &(f32, &f32)| points > 0.0 || points == most;
            seen.into_iter().zip(&points).filter(is_win).map(|(chance, _)| f64::from(chance)).sum()
        };
        let seen = view(own);
        Ok(Evaluation {
            wins: (0..game.seats()).map(|seat| if game.is_seated(seat) { win(seat) } else { 0.0 }).collect(),
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
