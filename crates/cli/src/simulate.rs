//! `teahouse simulate`: random games, in parallel, with statistics.

use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context as _, anyhow, bail};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use teahouse::contract::LONGEST_RANDOM_GAME;
use teahouse::simulate::{Observer, Plan, simulate};
use teahouse::with_game;
use training::report::SimulateReport;

use crate::interrupt;
use crate::output::WholeFile;

/// Arguments of `teahouse simulate`.
#[derive(clap::Args)]
pub struct Arguments {
    /// A variant, or a rule file
    #[arg(long, default_value = "long-nardi")]
    rules: String,
    /// How many games
    #[arg(long, default_value_t = 10_000, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The seed of the dice and the moves
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = read_seed)]
    seed: u64,
    /// Threads; all cores if left out
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Break a game off after this many decisions
    #[arg(long, default_value_t = LONGEST_RANDOM_GAME, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    longest: u64,
    /// Also write the games' records to this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays and prints.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    interrupt::catch();
    let game = teahouse::game(&arguments.rules)?;
    let pool = pool(arguments.threads)?;
    let watcher = Watcher::new(arguments.games, arguments.records.as_deref())?;
    let plan = Plan { games: arguments.games, seed: arguments.seed, longest: arguments.longest };
    let start = Instant::now();
    let statistics = with_game!(&game, game => pool.install(|| simulate(game.as_ref(), plan, &watcher)));
    let seconds = start.elapsed().as_secs_f64();
    watcher.finish()?;
    if interrupt::asked() {
        let played = statistics.games + statistics.unfinished;
        // Who cannot be told on the error output is told by the number of games below.
        let _ = writeln!(io::stderr(), "stopped after {played} of {} games", arguments.games);
    }
    let mut out = io::stdout().lock();
    let report = SimulateReport { game: &game, plan, sum: &statistics, seconds };
    let printed = if arguments.json {
        writeln!(out, "{:#}", report.json())
    } else {
        out.write_all(report.table().as_bytes())
    };
    printed.and_then(|()| out.flush()).context("writing to standard output")
}

/// So many threads, or one for every core.
pub fn pool(threads: Option<u16>) -> anyhow::Result<rayon::ThreadPool> {
    let threads = threads.map_or(0, usize::from);
    // A thread that finds no room for its stack ends the process, so the room is asked for first.
    if Vec::<u8>::new().try_reserve_exact(threads * THREAD_BYTES).is_err() {
        bail!("--threads {threads}: the machine has no memory for that many");
    }
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| match threads {
        0 => anyhow!("the machine does not start a thread for every core: {error}"),
        _ => anyhow!("--threads {threads}: the machine does not start that many: {error}"),
    })
}

/// What a thread takes at the most before it does anything: its stack, and room to spare.
const THREAD_BYTES: usize = 4 << 20;

/// A seed from the command line.
pub fn read_seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("expected a whole number from 0 to {}", u64::MAX))
}

/// A progress bar on a terminal; nothing elsewhere.
pub fn progress_bar(length: u64, unit: &str) -> ProgressBar {
    let template = format!("{{bar:40}} {{pos}}/{{len}} {unit} {{speed}} {{eta}} left {{msg}}");
    let style = ProgressStyle::with_template(&template).expect("the template is well formed");
    let style = style.with_key("speed", |state: &ProgressState, out: &mut dyn fmt::Write| {
        let speed = state.per_sec();
        let digits = usize::from(speed < 100.0);
        let _ = write!(out, "{speed:.digits$}/s");
    });
    ProgressBar::new(length).with_style(style)
}

/// Shows progress, and writes the records.
struct Watcher {
    bar: ProgressBar,
    records: Option<Mutex<Records>>,
}

struct Records {
    file: WholeFile,
    failure: Option<anyhow::Error>,
}

impl Watcher {
    fn new(games: u64, path: Option<&Path>) -> anyhow::Result<Watcher> {
        let open =
            |path: &Path| anyhow::Ok(Mutex::new(Records { file: WholeFile::create(path)?, failure: None }));
        Ok(Watcher { bar: progress_bar(games, "games"), records: path.map(open).transpose()? })
    }

    /// Gives the file of records its name, if everything could be written.
    fn finish(self) -> anyhow::Result<()> {
        self.bar.finish_and_clear();
        let Some(records) = self.records else { return Ok(()) };
        let Records { file, failure } = records.into_inner().unwrap_or_else(PoisonError::into_inner);
        failure.map_or_else(|| file.finish(), Err)
    }
}

impl Observer for Watcher {
    fn progress(&self, games: u64) -> bool {
        self.bar.inc(games);
        let has_failed = |records: &Mutex<Records>| {
            records.lock().unwrap_or_else(PoisonError::into_inner).failure.is_some()
        };
        !interrupt::asked() && !self.records.as_ref().is_some_and(has_failed)
    }

    fn wants_records(&self) -> bool {
        self.records.is_some()
    }

    fn record(&self, _: u64, text: &str) {
        let Some(records) = &self.records else { return };
        let mut records = records.lock().unwrap_or_else(PoisonError::into_inner);
        if records.failure.is_none() {
            records.failure = records.file.add(text).err();
        }
    }
}
