//! Advice about dice games: a net, looking ahead, rollouts.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Notation, Random, Seat, Turn};

use super::{Advice, AdviceError, Advisor, Course, Line, Manner, Thought, Worth, decision_text, replay};
use crate::levels::{LEVELS, Leveled};
use crate::models::{self, Models};
use crate::outcomes::Outcomes;
use crate::player::Player;
use crate::rollout::{RolloutSettings, rollout};
use crate::roster::{DiceGame, RosterError, search_with};
use crate::search::{Finding, Search, SearchOptions};

/// The deepest look ahead; one more roll costs some hundred times as much.
const DEEPEST: u32 = 3;

/// Rollouts are compared among the best lines only.
const ROLLED_OUT: usize = 8;

/// Thinks about a dice game.
pub struct DiceAdvisor<G: DiceGame> {
    game: Arc<G>,
    /// `None` where no net fits the rules.
    search: Option<Search<G>>,
}

impl<G: DiceGame + Notation> DiceAdvisor<G> {
    /// An advisor with the net that comes with Teahouse, or without one where none fits.
    pub fn new(game: Arc<G>) -> DiceAdvisor<G> {
        DiceAdvisor::among(game, Models::built_in())
    }

    /// An advisor with the nearest of these nets, or without one where none fits.
    pub fn among(game: Arc<G>, models: &Models) -> DiceAdvisor<G> {
        let search = models.for_game(game.as_ref()).map(|model| search_with(game.as_ref(), &model, 1));
        DiceAdvisor { game, search }
    }

    /// An advisor with a net of one's own, which must be for these very rules unless `any_rules`.
    pub fn with_net(game: Arc<G>, net: &Path, any_rules: bool) -> Result<DiceAdvisor<G>, RosterError> {
        let model = models::open(game.as_ref(), net, any_rules)?;
        let search = Some(search_with(game.as_ref(), &model, 1));
        Ok(DiceAdvisor { game, search })
    }

    /// The level's own choice, which may be a slip, without a second look.
    fn by_level(
        &mut self,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        manner: &Manner,
        seed: u64,
    ) -> usize {
        let mut random = Random::stream(manner.seed, seed);
        match &self.search {
            Some(search) => {
                Leveled::new(search.clone(), manner.level).choose(&self.game, state, options, &mut random)
            }
            None => match self.game.heuristic("heuristic") {
                Some(mut player) => player.choose(&self.game, state, options, &mut random),
                None => 0,
            },
        }
    }

    /// How many positions were judged so far.
    fn positions(&mut self) -> u64 {
        self.search.as_mut().map_or(0, |search| search.evaluator().positions())
    }

    fn line(&self, state: &G::State, options: &[(G::Decision, G::State)], found: &Finding) -> Line {
        let action = decision_text(self.game.as_ref(), state, options[found.option].0);
        Line {
            continuation: vec![action.clone()],
            action,
            value: f64::from(found.value),
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
        is_over: &dyn Fn() -> bool,
    ) -> Result<Vec<(Finding, Line)>, AdviceError> {
        let game = self.game.clone();
        let search =
            self.search.as_mut().ok_or_else(|| RosterError::NoNet { rules: game.variant().id.clone() })?;
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
        let Some(search) = self.search.as_mut() else { return };
        for (finding, line) in found.iter_mut() {
            let after = &options[finding.option].1;
            let result = rollout(self.game.as_ref(), search.evaluator(), after, seat, settings, is_over);
            if result.trials == 0 {
                break;
            }
            (line.value, line.error, line.trials) = (result.value, Some(result.error), result.trials);
            line.chances = named(self.game.as_ref(), &result.chances);
            on_line(line);
        }
        // Lines there was no time for keep their place behind those that were played out.
        found.sort_by(|(_, a), (_, b)| (b.trials > 0).cmp(&(a.trials > 0)).then(b.value.total_cmp(&a.value)));
    }
}

fn named<G: Outcomes>(game: &G, chances: &[f32]) -> Vec<(String, f64)> {
    game.outcome_names().into_iter().zip(chances.iter().map(|&chance| f64::from(chance))).collect()
}

impl<G: DiceGame + Notation> Advisor for DiceAdvisor<G> {
    fn advise(
        &mut self,
        course: &Course,
        thought: &Thought,
        manner: &Manner,
        stop: &AtomicBool,
        on_progress: &mut dyn FnMut(&Advice),
    ) -> Result<Advice, AdviceError> {
        let started = manner.clock.start();
        let history = replay(self.game.as_ref(), course)?;
        let state = *history.state();
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
        let is_free = thought.depth.is_none() && thought.rollouts.is_none() && thought.time.is_none();
        if is_free && (manner.level < LEVELS || self.search.is_none()) {
            let chosen = self.by_level(&state, &options, manner, course.events.len() as u64);
            let found = Finding { option: chosen, value: 0.0, chances: Default::default(), plies: 0 };
            let mut line = self.line(&state, &options, &found);
            line.chances.clear();
            return Ok(advice(vec![line], judged_before));
        }
        let deepest = thought.depth.unwrap_or(if thought.rollouts.is_some() { 1 } else { 2 }).min(DEEPEST);
        let lines = if thought.rollouts.is_some() { manner.lines.clamp(2, ROLLED_OUT) } else { manner.lines };
        let is_over =
            || stop.load(Ordering::Relaxed) || thought.time.is_some_and(|time| started.elapsed() >= time);
        let mut found = self.analyse(&state, &options, 0, lines, &is_over)?;
        for plies in 1..=deepest {
            on_progress(&advice(found.iter().map(|(_, line)| line.clone()).collect(), self.positions()));
            let is_late = thought.time.is_some_and(|time| started.elapsed() * 20 > time);
            if stop.load(Ordering::Relaxed) || (plies > 1 && is_late) {
                break;
            }
            let deeper = self.analyse(&state, &options, plies as u8, lines, &is_over)?;
            // What was broken off is no deeper than what is known.
            if deeper.iter().any(|(finding, _)| u32::from(finding.plies) == plies) {
                found = deeper;
            }
        }
        if let Some(settings) = thought.rollouts {
            let settings = RolloutSettings { seed: manner.seed, ..settings };
            let judged = self.positions();
            let mut on_line = |line: &Line| on_progress(&advice(vec![line.clone()], judged));
            self.roll_out(&mut found, &options, seat, &settings, &is_over, &mut on_line);
            found.truncate(manner.lines.max(1));
        }
        Ok(advice(found.into_iter().map(|(_, line)| line).collect(), self.positions()))
    }

    fn worth(&mut self, course: &Course) -> Result<Worth, AdviceError> {
        let game = self.game.clone();
        let history = replay(game.as_ref(), course)?;
        let state = *history.state();
        let search =
            self.search.as_mut().ok_or_else(|| RosterError::NoNet { rules: game.variant().id.clone() })?;
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
                let found = search.analyse(&game, &state, &options, &|| false);
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
        Ok(Worth {
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
