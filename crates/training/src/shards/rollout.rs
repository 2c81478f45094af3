//! Rollouts in shards.

use std::ops::Range;
use std::sync::Arc;

use engine::advice::lines::Lines;
use engine::models::Model;
use engine::outcomes::MAX_OUTCOMES;
use engine::rollout::Rolling;
use engine::{Line, RolloutSettings};
use tables::{AnyGame, Table};

use super::bytes::{Reader, Writer};
use super::envelope::{Kind, Shard, ShardError, Waiting, check_range, fingerprint};
use super::job::JobError;

type Chances = [f32; MAX_OUTCOMES];

/// The best lines of a position, compared by playing them out.
#[derive(Clone)]
pub struct RolloutJob {
    lines: Lines,
    job: [u8; 16],
}

impl RolloutJob {
    /// The best lines of the position on a table, with the net of these bytes or the one that comes with Teahouse.
    pub fn new(
        game: &AnyGame,
        table: &dyn Table,
        net: Option<&[u8]>,
        lines: usize,
        settings: &RolloutSettings,
    ) -> Result<RolloutJob, JobError> {
        let read = |bytes: &[u8]| -> Result<Model, JobError> {
            let (net, card) = net::read(bytes)?;
            Ok(Model { name: String::new(), net: Arc::new(net), card })
        };
        let model = net.map(read).transpose()?;
        let found = Lines::of(game, table, model.as_ref(), lines, settings)?;
        let RolloutSettings { truncate, reduce_variance, seed, .. } = *settings;
        let how = format!("{truncate} {reduce_variance} {seed} {lines}");
        let rules = game.variant().canonical();
        let what = [rules.as_bytes(), table.fen().as_bytes(), how.as_bytes(), net.unwrap_or_default()]
            .map(<[u8]>::to_vec);
        let job = fingerprint(&[b"rollout", &what[0], &what[1], &what[2], &what[3]]);
        Ok(RolloutJob { lines: found, job })
    }

    /// The lines that are compared, as they are seen before they are played out.
    pub fn lines(&self) -> &[Line] {
        self.lines.lines()
    }

    /// How they are played out.
    pub fn settings(&self) -> &RolloutSettings {
        self.lines.settings()
    }

    fn line_job(&self, line: usize) -> Result<[u8; 16], JobError> {
        let lines = self.lines().len();
        if line >= lines {
            return Err(JobError::NoLine { line, lines });
        }
        Ok(fingerprint(&[&self.job, self.lines()[line].action.as_bytes()]))
    }

    /// Plays some of the trials of a line on the threads of the current pool: a shard, or nothing once `is_over` says so.
    pub fn play(
        &self,
        line: usize,
        trials: Range<u64>,
        is_over: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<Vec<u8>>, JobError> {
        let job = self.line_job(line)?;
        check_range(&trials, self.settings().trials)?;
        let Some(played) = self.lines.play(line, trials.clone(), is_over) else { return Ok(None) };
        let mut writer = Writer::default();
        played.iter().for_each(|chances| writer.floats(&chances[..self.lines.outcomes()]));
        Ok(Some(Shard::write(Kind::Trials, &job, &trials, &writer.0)))
    }

    /// An empty sum of this job's shards.
    pub fn sum(&self) -> RolloutSum {
        let each = vec![LineSum::default(); self.lines().len()];
        RolloutSum { job: self.clone(), each, rolled: vec![Rolling::default(); self.lines().len()] }
    }
}

/// What the shards of one line come to.
#[derive(Clone, Debug, Default)]
struct LineSum {
    waiting: Waiting<Vec<Chances>>,
    is_done: bool,
}

/// What the shards of a rollout come to. They may come in any order; each counts once.
#[derive(Clone)]
pub struct RolloutSum {
    job: RolloutJob,
    each: Vec<LineSum>,
    rolled: Vec<Rolling>,
}

impl RolloutSum {
    /// Adds a shard of a line. Nothing changes if it cannot be used.
    pub fn add(&mut self, line: usize, shard: &[u8]) -> Result<(), JobError> {
        let shard = Shard::open(shard, Kind::Trials, &self.job.line_job(line)?)?;
        check_range(&shard.range, self.job.settings().trials)?;
        let count = self.job.lines.outcomes();
        let mut reader = Reader(shard.content);
        let mut trials = Vec::new();
        for _ in shard.range.clone() {
            let mut numbers = Vec::with_capacity(count);
            reader.floats(count, &mut numbers)?;
            if !numbers.iter().all(|chance| chance.is_finite()) {
                return Err(ShardError::Damaged("a chance is no number").into());
            }
            let mut chances = [0.0; MAX_OUTCOMES];
            chances[..count].copy_from_slice(&numbers);
            trials.push(chances);
        }
        reader.end()?;
        let (sum, rolling) = (&mut self.each[line], &mut self.rolled[line]);
        sum.waiting.add(shard.range, trials)?;
        while let Some(trials) = sum.waiting.pop() {
            for trial in trials {
                // What was played beyond the point where it was sure enough does not count.
                sum.is_done = sum.is_done || self.job.lines.take(rolling, trial);
            }
        }
        Ok(())
    }

    /// Whether nothing more of a line is to be played.
    pub fn is_line_done(&self, line: usize) -> bool {
        self.each.get(line).is_none_or(|sum| sum.is_done)
    }

    /// Whether nothing more is to be played.
    pub fn is_done(&self) -> bool {
        self.each.iter().all(|sum| sum.is_done)
    }

    /// The trials that count by now.
    pub fn trials(&self) -> u64 {
        self.rolled.iter().map(|rolling| rolling.result().trials).sum()
    }

    /// The lines with what was found, best first.
    pub fn lines(&self) -> Vec<Line> {
        self.job.lines.found(&self.rolled)
    }
}
