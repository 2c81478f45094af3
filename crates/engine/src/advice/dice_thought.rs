//! [`DiceThought`]: a thought about a dice game, one roll or one trial at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use game::sorting;
use game::{Notation, Random, Seat};

use super::dice::{LineAhead, line_of, note_rollout};
use super::{Advice, Limits, Line, Progress, Settings, Thought};
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
    /// Lines are played out.
    RollingOut(Rounds),
    Done,
}

/// Lines that are played out, a batch of each in turn, so that all of them become surer together.
struct Rounds {
    /// Each line, until it is done.
    lines: Vec<Option<Rolling>>,
    /// Whose turn it is.
    at: usize,
}

impl Rounds {
    fn new(lines: usize) -> Rounds {
        Rounds { lines: (0..lines).map(|_| Some(Rolling::default())).collect(), at: 0 }
    }

    /// Goes on to the next line that is not done; whether there is one.
    fn go_on(&mut self) -> bool {
        let count = self.lines.len();
        let next = (1..=count).map(|step| (self.at + step) % count).find(|&at| self.lines[at].is_some());
        self.at = next.unwrap_or(self.at);
        next.is_some()
    }
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
    /// Whether all lines that are compared are looked at equally far, however bad they are at first sight.
    full_width: bool,
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
        let Settings { lines, full_width, seed, .. } = *settings;
        let (found, stage) = (Vec::new(), Stage::Waiting);
        DiceThought {
            game,
            search,
            state,
            seat,
            options,
            limits,
            lines,
            full_width,
            seed,
            started,
            found,
            stage,
        }
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
        let margin = if self.full_width { f32::INFINITY } else { usual.margin };
        self.search.options = SearchOptions { keep: usual.keep.max(self.compared()), margin, ..usual };
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
        line_of(self.game.as_ref(), &self.state, self.options[found.option].0, found)
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
        self.stage = Stage::RollingOut(Rounds::new(self.found.len()));
        Progress::Going
    }

    /// Looks at the options until lines are to be played out: the position after each of them, the seat that has just
    /// left it, and the line as it is seen before.
    pub(super) fn before_rollouts(mut self) -> Vec<LineAhead<G>> {
        while !matches!(self.stage, Stage::RollingOut(_) | Stage::Done) {
            self.step();
        }
        let found = self.found.into_iter();
        found.map(|(found, line)| (self.options[found.option].1, self.seat, line)).collect()
    }

    /// A line is played out further, and the next one after a batch of it.
    fn roll_on(&mut self, mut rounds: Rounds, settings: RolloutSettings, stop: &AtomicBool) -> Progress {
        let settings = RolloutSettings { seed: self.seed, ..settings };
        let (limits, started) = (self.limits, self.started);
        let is_late =
            || stop.load(Ordering::Relaxed) || limits.time.is_some_and(|time| started.elapsed() >= time);
        let at = rounds.at;
        let Some(mut rolling) = rounds.lines[at].take() else { return Progress::Done(self.end_rolling()) };
        let before = rolling.result().trials;
        let after = (&self.options[self.found[at].0.option].1, self.seat);
        let evaluator = self.search.evaluator();
        let end = rolling.roll_on(self.game.as_ref(), evaluator, after, &settings, TRIALS, is_late);
        let result = rolling.result();
        if end.is_none() {
            rounds.lines[at] = Some(rolling);
        }
        self.note_rollout(at, &result);
        let is_whole = end.is_some() || result.trials > before;
        if is_whole && (is_late() || !rounds.go_on()) {
            return Progress::Done(self.end_rolling());
        }
        self.stage = Stage::RollingOut(rounds);
        if is_whole { Progress::Better(self.rolled_so_far()) } else { Progress::Going }
    }

    /// Takes in what was found for a line.
    fn note_rollout(&mut self, at: usize, result: &Rollout) {
        note_rollout(self.game.as_ref(), &mut self.found[at].1, result);
    }

    /// What is known while lines are played out, best first.
    fn rolled_so_far(&mut self) -> Advice {
        let mut advice = self.so_far();
        sorting::by(&mut advice.lines, by_rollout);
        advice.lines.truncate(self.lines.max(1));
        advice
    }

    /// Sorts the lines by what was found. Those there was no time for keep their place behind the others.
    fn end_rolling(&mut self) -> Advice {
        sorting::by(&mut self.found, |(_, a), (_, b)| by_rollout(a, b));
        self.found.truncate(self.lines.max(1));
        self.so_far()
    }
}

impl<G: DiceGame + Notation> Thought for DiceThought<G> {
    fn step(&mut self) -> Progress {
        self.step_until(&AtomicBool::new(false))
    }

    fn step_until(&mut self, stop: &AtomicBool) -> Progress {
        match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Choosing(level) => self.go_on_choosing(level),
            Stage::Looking(plies, inquiry) => self.look_on(plies, inquiry),
            Stage::RollingOut(rounds) => match self.limits.rollouts {
                Some(settings) => self.roll_on(rounds, settings, stop),
                None => Progress::Done(self.end_rolling()),
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
            Stage::RollingOut(_) => self.end_rolling(),
            Stage::Waiting | Stage::Done => self.so_far(),
        }
    }
}

/// Those that were played out first, and the better ones before the others.
pub(super) fn by_rollout(a: &Line, b: &Line) -> std::cmp::Ordering {
    let value = |line: &Line| line.value.unwrap_or(f64::NEG_INFINITY);
    (b.trials > 0).cmp(&(a.trials > 0)).then(value(b).total_cmp(&value(a)))
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
