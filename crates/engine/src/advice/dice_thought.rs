//! [`DiceThought`]: a thought about a dice game, one roll or one trial at a time.

use std::sync::Arc;

use game::{Notation, Random, Seat};

use super::dice::named;
use super::{Advice, Limits, Line, Progress, Settings, Thought, decision_text};
use crate::clock::Stopwatch;
use crate::inquiry::Inquiry;
use crate::levels::{Choosing, DiceLevel, Leveled};
use crate::rollout::{BATCH, Rolling, Rollout, RolloutSettings};
use crate::roster::DiceGame;
use crate::search::{Finding, Search, SearchOptions};

/// The deepest look ahead; one more roll costs some hundred times as much.
const DEEPEST: u32 = 3;

/// Rollouts are compared among the best lines only.
const ROLLED_OUT: usize = 8;

/// So many positions are judged in one step: some ten milliseconds in a browser.
const PIECE: u64 = 1_000;

/// So many trials are played in one step; without threads one of them takes as long as the positions above.
const TRIALS: u64 = if cfg!(feature = "threads") { BATCH } else { 1 };

/// What is being done.
enum Stage<G: DiceGame> {
    /// Nothing yet.
    Waiting,
    /// A level chooses as it does, which may be a slip, without a second look.
    Choosing(Box<(Leveled<G>, Choosing<G>)>),
    /// The options are looked at so many rolls ahead.
    Looking(u32, Box<Inquiry>),
    /// This line is played out; none if all have been.
    RollingOut(usize, Rolling),
    Done,
}

/// A thought about a dice game.
pub(super) struct DiceThought<G: DiceGame> {
    game: Arc<G>,
    search: Search<G>,
    state: G::State,
    seat: Seat,
    options: Vec<(G::Decision, G::State)>,
    limits: Limits,
    lines: usize,
    seed: u64,
    started: Stopwatch,
    /// The best lines so far, as deep as all options were looked at.
    found: Vec<(Finding, Line)>,
    stage: Stage<G>,
}

impl<G: DiceGame + Notation> DiceThought<G> {
    /// A thought about what a seat does in a position, with a search that has judged nothing yet.
    pub(super) fn new(
        game: Arc<G>,
        search: Search<G>,
        (state, seat): (G::State, Seat),
        limits: &Limits,
        settings: &Settings,
    ) -> DiceThought<G> {
        let mut options = Vec::new();
        game.decisions(&state, &mut options);
        let (started, limits) = (settings.clock.start(), *limits);
        let (lines, seed, found, stage) = (settings.lines, settings.seed, Vec::new(), Stage::Waiting);
        DiceThought { game, search, state, seat, options, limits, lines, seed, started, found, stage }
    }

    /// Chooses as a level does instead.
    pub(super) fn choose_as(&mut self, level: DiceLevel, mut random: Random) {
        let mut leveled = Leveled::new(self.search.clone(), level);
        let choosing = leveled.begin(&self.game, &self.state, &self.options, &mut random);
        self.stage = Stage::Choosing(Box::new((leveled, choosing)));
    }

    /// Begins to look so many rolls ahead.
    fn look(&mut self, plies: u32) -> Stage<G> {
        let usual = SearchOptions::plies(plies as u8);
        self.search.options = SearchOptions { keep: usual.keep.max(self.compared()), ..usual };
        let inquiry = self.search.inquire(&self.game, &self.state, &self.options, true);
        Stage::Looking(plies, Box::new(inquiry))
    }

    /// How many lines are compared.
    fn compared(&self) -> usize {
        if self.limits.rollouts.is_some() { self.lines.clamp(2, ROLLED_OUT) } else { self.lines }
    }

    fn advice(&mut self, lines: Vec<Line>, nodes: u64) -> Advice {
        Advice { lines, nodes, elapsed: self.started.elapsed(), cube: None }
    }

    /// What is known so far.
    fn so_far(&mut self) -> Advice {
        let (lines, nodes) = (self.found.iter().map(|(_, line)| line.clone()).collect(), self.positions());
        self.advice(lines, nodes)
    }

    fn positions(&mut self) -> u64 {
        self.search.evaluator().positions()
    }

    fn line(&self, found: &Finding) -> Line {
        let action = decision_text(self.game.as_ref(), &self.state, self.options[found.option].0);
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

    /// What a level chose: a line without a judgement.
    fn chosen(&mut self, option: usize) -> Advice {
        let found = Finding { option, value: 0.0, chances: Default::default(), plies: 0 };
        let line = Line { value: None, chances: Vec::new(), ..self.line(&found) };
        self.found = vec![(found, line.clone())];
        self.advice(vec![line], 0)
    }

    /// A level goes on choosing.
    fn go_on_choosing(&mut self, mut level: Box<(Leveled<G>, Choosing<G>)>) -> Progress {
        let (leveled, choosing) = level.as_mut();
        let enough = leveled.positions() + PIECE;
        while !leveled.go_on(&self.game, &self.options, choosing) {
            if leveled.positions() >= enough {
                self.stage = Stage::Choosing(level);
                return Progress::Going;
            }
        }
        let option = choosing.best(&self.options);
        Progress::Done(self.chosen(option))
    }

    /// The options are looked at further.
    fn look_on(&mut self, plies: u32, mut inquiry: Box<Inquiry>) -> Progress {
        let Limits { nodes, time, .. } = self.limits;
        let started = self.started;
        let is_over = |judged: u64| {
            time.is_some_and(|time| started.elapsed() >= time) || nodes.is_some_and(|nodes| judged >= nodes)
        };
        let enough = self.positions() + PIECE;
        while !self.search.advance(&self.game, &self.options, &mut inquiry, &is_over) {
            if self.positions() >= enough {
                self.stage = Stage::Looking(plies, inquiry);
                return Progress::Going;
            }
        }
        let found = self.best_of(*inquiry);
        // What was broken off is no deeper than what is known.
        if plies == 0 || found.iter().any(|(finding, _)| u32::from(finding.plies) == plies) {
            self.found = found;
        }
        if plies < deepest(&self.limits) {
            let is_over = is_over(self.positions());
            return self.look_deeper(plies + 1, is_over);
        }
        self.end_looking()
    }

    /// The lines to compare.
    fn best_of(&self, inquiry: Inquiry) -> Vec<(Finding, Line)> {
        let best = inquiry.into_found().into_iter().take(self.compared().max(1));
        best.map(|found| (found, self.line(&found))).collect()
    }

    /// Tells what is known, and goes on to one more roll if there is time for it.
    fn look_deeper(&mut self, plies: u32, is_over: bool) -> Progress {
        let is_hopeless = self.limits.time.is_some_and(|time| self.started.elapsed() * 20 > time);
        let advice = self.so_far();
        if is_over || (plies > 1 && is_hopeless) {
            return match self.end_looking() {
                Progress::Going => Progress::Better(advice),
                end => end,
            };
        }
        self.stage = self.look(plies);
        Progress::Better(advice)
    }

    /// Goes on to playing lines out if that is wanted.
    fn end_looking(&mut self) -> Progress {
        if self.limits.rollouts.is_none() || self.found.is_empty() {
            return Progress::Done(self.so_far());
        }
        self.stage = Stage::RollingOut(0, Rolling::default());
        Progress::Going
    }

    /// A line is played out further.
    fn roll_on(&mut self, at: usize, mut rolling: Rolling, settings: RolloutSettings) -> Progress {
        let settings = RolloutSettings { seed: self.seed, ..settings };
        let (limits, started) = (self.limits, self.started);
        let is_late = || limits.time.is_some_and(|time| started.elapsed() >= time);
        let after = (&self.options[self.found[at].0.option].1, self.seat);
        let evaluator = self.search.evaluator();
        let Some(result) = rolling.roll_on(self.game.as_ref(), evaluator, after, &settings, TRIALS, is_late)
        else {
            self.stage = Stage::RollingOut(at, rolling);
            return Progress::Going;
        };
        if self.note_rollout(at, &result) {
            self.stage = Stage::RollingOut(at + 1, Rolling::default());
            let (line, nodes) = (self.found[at].1.clone(), self.positions());
            return Progress::Better(self.advice(vec![line], nodes));
        }
        Progress::Done(self.end_rolling())
    }

    /// Takes in what was found for a line; `false` if there was no time for it.
    fn note_rollout(&mut self, at: usize, result: &Rollout) -> bool {
        if result.trials == 0 {
            return false;
        }
        let line = &mut self.found[at].1;
        (line.value, line.error, line.trials) = (Some(result.value), Some(result.error), result.trials);
        line.chances = named(self.game.as_ref(), &result.chances);
        true
    }

    /// Sorts the lines by what was found. Those there was no time for keep their place behind the others.
    fn end_rolling(&mut self) -> Advice {
        let value = |line: &Line| line.value.unwrap_or(f64::NEG_INFINITY);
        self.found.sort_by(|(_, a), (_, b)| {
            (b.trials > 0).cmp(&(a.trials > 0)).then(value(b).total_cmp(&value(a)))
        });
        self.found.truncate(self.lines.max(1));
        self.so_far()
    }
}

impl<G: DiceGame + Notation> Thought for DiceThought<G> {
    fn step(&mut self) -> Progress {
        match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Choosing(level) => self.go_on_choosing(level),
            Stage::Looking(plies, inquiry) => self.look_on(plies, inquiry),
            Stage::RollingOut(at, rolling) => match self.limits.rollouts {
                Some(settings) if at < self.found.len() => self.roll_on(at, rolling, settings),
                _ => Progress::Done(self.end_rolling()),
            },
            Stage::Waiting => {
                self.stage = self.look(0);
                Progress::Going
            }
            Stage::Done => Progress::Done(self.so_far()),
        }
    }

    fn stop(&mut self) -> Advice {
        if matches!(self.stage, Stage::Waiting) {
            self.stage = self.look(0);
        }
        match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Choosing(level) => {
                let option = level.1.best(&self.options);
                self.chosen(option)
            }
            Stage::Looking(_, inquiry) => {
                // At first sight there is something to play already.
                if self.found.is_empty() {
                    self.found = self.best_of(*inquiry);
                }
                if self.limits.rollouts.is_some() { self.end_rolling() } else { self.so_far() }
            }
            Stage::RollingOut(at, rolling) => {
                if at < self.found.len() {
                    self.note_rollout(at, &rolling.result());
                }
                self.end_rolling()
            }
            Stage::Waiting | Stage::Done => self.so_far(),
        }
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
