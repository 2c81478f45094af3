//! Advice about dice games: a net, looking ahead, rollouts.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Notation, Perft, Random, Seat, Show, Turn};
use tables::Table;

use super::{
    Advice, AdviceError, Advised, Advisor, Evaluation, Limits, Line, Settings, decision_text, table_of,
};
use crate::levels::{DiceLevel, LEVELS, Leveled};
use crate::models::{self, Models};
use crate::outcomes::Outcomes;
use crate::player::Player;
use crate::rollout::{RolloutSettings, rollout};
use crate::roster::{DiceGame, Roster, RosterError, level_search, search_with};
use crate::search::{Finding, Search, SearchOptions};

/// The deepest look ahead; one more roll costs some hundred times as much.
const DEEPEST: u32 = 3;

/// Rollouts are compared among the best lines only.
const ROLLED_OUT: usize = 8;

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

    /// The level's own choice, which may be a slip, without a second look.
    fn by_level(
        &mut self,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        settings: &Settings,
        ply: u64,
    ) -> usize {
        let mut random = Random::stream(settings.seed, ply);
        let level = DiceLevel::of(settings.level, self.has_net);
        Leveled::new(self.search.clone(), level).choose(&self.game, state, options, &mut random)
    }

    /// How many positions were judged so far.
    fn positions(&mut self) -> u64 {
        self.search.evaluator().positions()
    }

    fn line(&self, state: &G::State, options: &[(G::Decision, G::State)], found: &Finding) -> Line {
        let action = decision_text(self.game.as_ref(), state, options[found.option].0);
        Line {
            continuation: vec![action.clone()],
            action,
            value: Some(f64::from(found.value)),
            error: None,
            trials: 0,
            depth: u32::from(found.plies),
            chances: named(self.game.as_ref(), &found.chances),
            won_in: None,
        }
    }

    fn analyse(
        &mut self,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        plies: u8,
        lines: usize,
        is_over: &dyn Fn(u64) -> bool,
    ) -> Result<Vec<(Finding, Line)>, AdviceError> {
        let game = self.game.clone();
        let search = &mut self.search;
        let usual = SearchOptions::plies(plies);
        search.options = SearchOptions { keep: usual.keep.max(lines), ..usual };
        let found = search.analyse(&game, state, options, is_over);
        Ok(found
            .into_iter()
            .take(lines.max(1))
            .map(|found| (found, self.line(state, options, &found)))
            .collect())
    }

    /// Plays out the lines, as far as there is time, and sorts them by what was found.
    fn roll_out(
        &mut self,
        found: &mut [(Finding, Line)],
        options: &[(G::Decision, G::State)],
        seat: Seat,
        settings: &RolloutSettings,
        is_over: &(dyn Fn() -> bool + Sync),
        on_line: &mut dyn FnMut(&Line),
    ) {
        let search = &mut self.search;
        for (finding, line) in found.iter_mut() {
            let after = &options[finding.option].1;
            let result = rollout(self.game.as_ref(), search.evaluator(), after, seat, settings, is_over);
            if result.trials == 0 {
                break;
            }
            (line.value, line.error, line.trials) = (Some(result.value), Some(result.error), result.trials);
            line.chances = named(self.game.as_ref(), &result.chances);
            on_line(line);
        }
        // Lines there was no time for keep their place behind those that were played out.
        let value = |line: &Line| line.value.unwrap_or(f64::NEG_INFINITY);
        found.sort_by(|(_, a), (_, b)| {
            (b.trials > 0).cmp(&(a.trials > 0)).then(value(b).total_cmp(&value(a)))
        });
    }
}

fn named<G: Outcomes>(game: &G, chances: &[f32]) -> Vec<(String, f64)> {
    game.outcome_names().into_iter().zip(chances.iter().map(|&chance| f64::from(chance))).collect()
}

impl<G: DiceGame + Show + Perft> Advisor for DiceAdvisor<G> {
    fn advise(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        settings: &Settings,
        stop: &AtomicBool,
        on_progress: &mut dyn FnMut(&Advice),
    ) -> Result<Advice, AdviceError> {
        let started = settings.clock.start();
        let state = *table_of(self.game.as_ref(), table)?.history().state();
        let seat = match self.game.turn(&state) {
            Turn::Seat(seat) => seat,
            Turn::Chance => return Err(AdviceError::DiceDue),
            Turn::Over => return Err(AdviceError::Over),
        };
        let mut options = Vec::new();
        self.game.decisions(&state, &mut options);
        let judged_before = self.positions();
        let advice = |lines: Vec<Line>, judged: u64| Advice {
            lines,
            nodes: judged - judged_before,
            elapsed: started.elapsed(),
        };
        if limits.is_free() && settings.level < LEVELS {
            let chosen = self.by_level(&state, &options, settings, table.events_so_far() as u64);
            let found = Finding { option: chosen, value: 0.0, chances: Default::default(), plies: 0 };
            let line = Line { value: None, chances: Vec::new(), ..self.line(&state, &options, &found) };
            return Ok(advice(vec![line], judged_before));
        }
        let is_late =
            || stop.load(Ordering::Relaxed) || limits.time.is_some_and(|time| started.elapsed() >= time);
        let is_over = |judged: u64| {
            is_late() || limits.nodes.is_some_and(|nodes| judged.saturating_sub(judged_before) >= nodes)
        };
        let lines =
            if limits.rollouts.is_some() { settings.lines.clamp(2, ROLLED_OUT) } else { settings.lines };
        let mut found = self.analyse(&state, &options, 0, lines, &is_over)?;
        for plies in 1..=deepest(limits) {
            on_progress(&advice(found.iter().map(|(_, line)| line.clone()).collect(), self.positions()));
            let is_hopeless = limits.time.is_some_and(|time| started.elapsed() * 20 > time);
            if is_over(self.positions()) || (plies > 1 && is_hopeless) {
                break;
            }
            let deeper = self.analyse(&state, &options, plies as u8, lines, &is_over)?;
            // What was broken off is no deeper than what is known.
            if deeper.iter().any(|(finding, _)| u32::from(finding.plies) == plies) {
                found = deeper;
            }
        }
        if let Some(rollouts) = limits.rollouts {
            let rollouts = RolloutSettings { seed: settings.seed, ..rollouts };
            let judged = self.positions();
            let mut on_line = |line: &Line| on_progress(&advice(vec![line.clone()], judged));
            self.roll_out(&mut found, &options, seat, &rollouts, &is_late, &mut on_line);
            found.truncate(settings.lines.max(1));
        }
        Ok(advice(found.into_iter().map(|(_, line)| line).collect(), self.positions()))
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

/// How many rolls to look ahead: as asked for, or as far as usual.
fn deepest(limits: &Limits) -> u32 {
    let usual = match (limits.rollouts, limits.infinite || limits.nodes.is_some()) {
        (Some(_), _) => 1,
        (None, true) => DEEPEST,
        (None, false) => 2,
    };
    limits.depth.unwrap_or(usual).min(DEEPEST)
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
