//! Random games in shards.

use std::ops::Range;

use game::MAX_SEATS;
use tables::simulate::{Observer, Plan, Statistics, simulate_part};
use tables::{AnyGame, with_game};

use super::bytes::{Reader, Writer};
use super::envelope::{Kind, Shard, ShardError, Waiting, check_range, fingerprint};
use super::job::JobError;

/// Random games of any family.
#[derive(Clone)]
pub struct SimulateJob {
    game: AnyGame,
    plan: Plan,
    keep_games: bool,
}

impl SimulateJob {
    /// The games of a plan; `keep_games` keeps their records.
    pub fn new(game: AnyGame, plan: Plan, keep_games: bool) -> SimulateJob {
        SimulateJob { game, plan, keep_games }
    }

    /// What is played by.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// What is played.
    pub fn plan(&self) -> Plan {
        self.plan
    }

    fn fingerprint(&self) -> [u8; 16] {
        let how = format!("{} {} {}", self.plan.seed, self.plan.longest, self.keep_games);
        fingerprint(&[b"simulate", self.game.variant().canonical().as_bytes(), how.as_bytes()])
    }

    /// Plays some of the games on the threads of the current pool: a shard, or nothing once `is_over` says so.
    pub fn play(
        &self,
        games: Range<u64>,
        is_over: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<Vec<u8>>, JobError> {
        check_range(&games, self.plan.games)?;
        let watching = Watching { is_over, keep_games: self.keep_games, records: Default::default() };
        let found =
            with_game!(&self.game, game => simulate_part(game.as_ref(), self.plan, games.clone(), &watching));
        if found.games + found.unfinished != games.end - games.start {
            return Ok(None);
        }
        let mut writer = Writer::default();
        write_statistics(&found, &mut writer);
        let records = watching.records.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        writer.text(&records);
        Ok(Some(Shard::write(Kind::Random, &self.fingerprint(), &games, &writer.0)))
    }

    /// An empty sum of this job's shards.
    pub fn sum(&self) -> SimulateSum {
        SimulateSum {
            statistics: Statistics::default(),
            games: self.plan.games,
            job: self.fingerprint(),
            waiting: Waiting::default(),
        }
    }
}

struct Watching<'a> {
    is_over: &'a (dyn Fn() -> bool + Sync),
    keep_games: bool,
    records: std::sync::Mutex<String>,
}

impl Observer for Watching<'_> {
    fn progress(&self, _: u64) -> bool {
        !(self.is_over)()
    }

    fn wants_records(&self) -> bool {
        self.keep_games
    }

    fn record(&self, _: u64, text: &str) {
        self.records.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push_str(text);
    }
}

/// What the shards of random games come to. They may come in any order; each counts once.
#[derive(Clone, Debug)]
pub struct SimulateSum {
    statistics: Statistics,
    games: u64,
    job: [u8; 16],
    waiting: Waiting<(Statistics, String)>,
}

impl SimulateSum {
    /// Adds a shard; the records of games that count by now, in order. Nothing changes if it cannot be used.
    pub fn add(&mut self, shard: &[u8]) -> Result<String, JobError> {
        let shard = Shard::open(shard, Kind::Random, &self.job)?;
        check_range(&shard.range, self.games)?;
        let mut reader = Reader(shard.content);
        let found = read_statistics(&mut reader)?;
        let text = reader.text()?.to_owned();
        reader.end()?;
        if found.games.checked_add(found.unfinished) != Some(shard.range.end - shard.range.start) {
            return Err(ShardError::Damaged("it has not as many games as it says").into());
        }
        self.waiting.add(shard.range, (found, text))?;
        let mut records = String::new();
        while let Some((found, text)) = self.waiting.pop() {
            self.statistics += &found;
            records += &text;
        }
        Ok(records)
    }

    /// What was counted so far: in games without a gap before them.
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// Whether everything is counted.
    pub fn is_done(&self) -> bool {
        self.waiting.next == self.games
    }
}

fn write_statistics(found: &Statistics, writer: &mut Writer) {
    let Statistics { games, unfinished, rolls, decisions, decisions_squared, passes, .. } = *found;
    let Statistics { choices, most_choices, first_player_wins, draws, .. } = *found;
    let numbers = [games, unfinished, rolls, decisions, decisions_squared, passes, choices, most_choices];
    numbers.into_iter().chain([first_player_wins, draws]).for_each(|number| writer.number(number));
    found.wins.iter().for_each(|&wins| writer.number(wins));
    writer.number(found.points.len() as u64);
    for (&points, &count) in &found.points {
        writer.signed(points.into());
        writer.number(count);
    }
}

/// No count of a shard is larger than this, so that sums of very many shards still fit.
const MOST: u64 = 1 << 56;

fn read_statistics(reader: &mut Reader<'_>) -> Result<Statistics, ShardError> {
    let mut number = || match reader.number()? {
        number if number <= MOST => Ok(number),
        _ => Err(ShardError::Damaged("a count is too large")),
    };
    let mut found = Statistics {
        games: number()?,
        unfinished: number()?,
        rolls: number()?,
        decisions: number()?,
        decisions_squared: number()?,
        passes: number()?,
        choices: number()?,
        most_choices: number()?,
        first_player_wins: number()?,
        draws: number()?,
        ..Statistics::default()
    };
    let mut wins = [0; MAX_SEATS];
    for count in &mut wins {
        *count = number()?;
    }
    found.wins = wins;
    for _ in 0..reader.count(2)? {
        let points = i16::try_from(reader.signed()?);
        let points = points.map_err(|_| ShardError::Damaged("a game has too many points"))?;
        let count = reader.number()?.min(MOST);
        found.points.insert(points, count);
    }
    Ok(found)
}
