//! `teahouse simulate`: random games, in parallel, with statistics.

use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context as _, anyhow, bail};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use serde_json::json;
use teahouse::contract::LONGEST_RANDOM_GAME;
use teahouse::simulate::{Observer, Plan, Statistics, simulate};
use teahouse::{AnyGame, with_game};

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
    let report = Report { game: &game, plan, sum: &statistics, seconds };
    let printed = if arguments.json { report.json(&mut out) } else { report.table(&mut out) };
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

/// What is printed.
struct Report<'a> {
    game: &'a AnyGame,
    plan: Plan,
    sum: &'a Statistics,
    seconds: f64,
}

impl Report<'_> {
    fn table(&self, out: &mut dyn Write) -> io::Result<()> {
        let sum = self.sum;
        let (length, spread) = sum.length();
        let decisions = sum.decisions.max(1) as f64;
        writeln!(out, "{} random games of {}", sum.games, teahouse::name_of(self.game.variant()))?;
        writeln!(out, "  length            {length:.2} ± {spread:.2} decisions a game")?;
        if sum.rolls > 0 {
            writeln!(out, "  rolls             {:.2} a game", sum.rolls as f64 / sum.games.max(1) as f64)?;
        }
        let (mean, most) = (sum.choices as f64 / decisions, sum.most_choices);
        writeln!(out, "  choices           {mean:.2} a decision, {most} at most")?;
        writeln!(out, "  passes            {:.2} % of decisions", 100.0 * sum.passes as f64 / decisions)?;
        self.results(out)?;
        let longest = self.plan.longest;
        if sum.unfinished > 0 {
            let count = sum.unfinished;
            writeln!(out, "  broken off        {count} after {longest} decisions, counted nowhere else")?;
        } else {
            writeln!(out, "  broken off        none (a game ends after {longest} decisions at the latest)")?;
        }
        writeln!(
            out,
            "  speed             {:.0} games/s, {:.0} decisions/s",
            sum.games as f64 / self.seconds,
            sum.decisions as f64 / self.seconds
        )?;
        writeln!(out, "intervals are 95 %")
    }

    /// Who wins, and how.
    fn results(&self, out: &mut dyn Write) -> io::Result<()> {
        let sum = self.sum;
        let share = |count| {
            let (low, share, high) = sum.share(count);
            format!("{:.2} % [{:.2}, {:.2}]", 100.0 * share, 100.0 * low, 100.0 * high)
        };
        writeln!(out, "  first player wins {}", share(sum.first_player_wins))?;
        let table = self.game.table();
        for seat in (0..table.seats()).filter(|&seat| table.is_seated(seat)) {
            writeln!(
                out,
                "  {:<6} wins       {}",
                table.seat_name(seat),
                share(sum.wins[usize::from(seat)])
            )?;
        }
        writeln!(out, "  draws             {}", share(sum.draws))?;
        for (points, &count) in &sum.points {
            let plural = if *points == 1 { " " } else { "s" };
            writeln!(out, "  won by {points:<2} point{plural}  {}", share(count))?;
        }
        Ok(())
    }

    fn json(&self, out: &mut dyn Write) -> io::Result<()> {
        let sum = self.sum;
        let (length, spread) = sum.length();
        let share = |count| {
            let (low, share, high) = sum.share(count);
            json!({ "count": count, "share": share, "low": low, "high": high })
        };
        let points: serde_json::Map<_, _> =
            sum.points.iter().map(|(points, &count)| (points.to_string(), share(count))).collect();
        let decisions = sum.decisions.max(1) as f64;
        let variant = self.game.variant();
        let answer = json!({
            "rules": variant.id, "digest": variant.digest(), "seed": self.plan.seed,
            "games": sum.games, "unfinished": sum.unfinished, "longest": self.plan.longest,
            "seconds": self.seconds,
            "decisions_per_game": { "mean": length, "half_width": spread },
            "rolls_per_game": sum.rolls as f64 / sum.games.max(1) as f64,
            "choices_per_decision": sum.choices as f64 / decisions, "most_choices": sum.most_choices,
            "pass_share": sum.passes as f64 / decisions,
            "first_player_wins": share(sum.first_player_wins),
            "wins": sum.wins.iter().map(|&wins| share(wins)).collect::<Vec<_>>(),
            "draws": share(sum.draws), "winner_points": points,
        });
        writeln!(out, "{answer:#}")
    }
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
