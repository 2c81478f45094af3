//! `teahouse simulate`: random games, in parallel, with statistics.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use serde_json::json;
use teahouse::simulate::{Observer, Plan, Statistics, simulate};
use teahouse::{AnyGame, Record, with_game};

use crate::interrupt;

/// Arguments of `teahouse simulate`.
#[derive(clap::Args)]
pub struct Arguments {
    /// A variant, or a rule file
    #[arg(long, default_value = "long-nardi")]
    rules: String,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The seed of the dice and the moves
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; all cores if left out
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Break a game off after this many decisions
    #[arg(long, default_value_t = 100_000)]
    longest: u64,
    /// Also write the games' records to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays and prints.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    interrupt::catch();
    let game = teahouse::game(&arguments.rules)?;
    let pool = pool(arguments.threads)?;
    let watcher = Watcher::new(arguments.games, arguments.out.as_deref())?;
    let plan = Plan { games: arguments.games, seed: arguments.seed, longest: arguments.longest };
    let start = Instant::now();
    let statistics = with_game!(&game, game => pool.install(|| simulate(game.as_ref(), plan, &watcher)));
    let seconds = start.elapsed().as_secs_f64();
    watcher.finish()?;
    if interrupt::asked() {
        eprintln!("stopped after {} of {} games", statistics.games, arguments.games);
    }
    let mut out = io::stdout().lock();
    if arguments.json {
        print_json(&game, &statistics, seconds, &mut out)
    } else {
        print_table(&game, &statistics, seconds, &mut out)
    }
}

/// So many threads, or one for every core.
pub fn pool(threads: Option<u16>) -> anyhow::Result<rayon::ThreadPool> {
    let threads = threads.map_or(0, usize::from);
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().context("starting threads")
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

fn print_table(game: &AnyGame, sum: &Statistics, seconds: f64, out: &mut dyn Write) -> anyhow::Result<()> {
    let (length, spread) = sum.length();
    let decisions = sum.decisions.max(1) as f64;
    writeln!(out, "{} random games of {}", sum.games, game.variant().name)?;
    writeln!(out, "  length            {length:.2} ± {spread:.2} decisions a game")?;
    if sum.rolls > 0 {
        writeln!(out, "  rolls             {:.2} a game", sum.rolls as f64 / sum.games.max(1) as f64)?;
    }
    writeln!(
        out,
        "  choices           {:.2} a decision, {} at most",
        sum.choices as f64 / decisions,
        sum.most_choices
    )?;
    writeln!(out, "  passes            {:.2} % of decisions", 100.0 * sum.passes as f64 / decisions)?;
    let share = |count| {
        let (low, share, high) = sum.share(count);
        format!("{:.2} % [{:.2}, {:.2}]", 100.0 * share, 100.0 * low, 100.0 * high)
    };
    writeln!(out, "  first player wins {}", share(sum.first_player_wins))?;
    let table = game.table();
    for seat in (0..table.seats()).filter(|&seat| table.is_seated(seat)) {
        writeln!(out, "  {:<6} wins       {}", table.seat_name(seat), share(sum.wins[usize::from(seat)]))?;
    }
    writeln!(out, "  draws             {}", share(sum.draws))?;
    for (points, &count) in &sum.points {
        writeln!(
            out,
            "  won by {points:<2} point{}  {}",
            if *points == 1 { " " } else { "s" },
            share(count)
        )?;
    }
    if sum.unfinished > 0 {
        writeln!(out, "  broken off        {}", sum.unfinished)?;
    }
    writeln!(
        out,
        "  speed             {:.0} games/s, {:.0} decisions/s",
        sum.games as f64 / seconds,
        sum.decisions as f64 / seconds
    )?;
    writeln!(out, "intervals are 95 %")?;
    Ok(())
}

fn print_json(game: &AnyGame, sum: &Statistics, seconds: f64, out: &mut dyn Write) -> anyhow::Result<()> {
    let (length, spread) = sum.length();
    let share = |count| {
        let (low, share, high) = sum.share(count);
        json!({ "count": count, "share": share, "low": low, "high": high })
    };
    let points: serde_json::Map<_, _> =
        sum.points.iter().map(|(points, &count)| (points.to_string(), share(count))).collect();
    let decisions = sum.decisions.max(1) as f64;
    let answer = json!({
        "rules": game.variant().id, "digest": game.variant().digest(),
        "games": sum.games, "unfinished": sum.unfinished, "seconds": seconds,
        "decisions_per_game": { "mean": length, "half_width": spread },
        "rolls_per_game": sum.rolls as f64 / sum.games.max(1) as f64,
        "choices_per_decision": sum.choices as f64 / decisions, "most_choices": sum.most_choices,
        "pass_share": sum.passes as f64 / decisions,
        "first_player_wins": share(sum.first_player_wins),
        "wins": sum.wins.iter().map(|&wins| share(wins)).collect::<Vec<_>>(),
        "draws": share(sum.draws), "winner_points": points,
    });
    writeln!(out, "{answer:#}")?;
    Ok(())
}

/// Shows progress, and writes the records in the order of the games, whichever thread is first.
struct Watcher {
    bar: ProgressBar,
    records: Option<Mutex<InOrder>>,
}

struct InOrder {
    next: u64,
    waiting: BTreeMap<u64, Record>,
    file: BufWriter<File>,
    failure: Option<io::Error>,
}

impl Watcher {
    fn new(games: u64, path: Option<&Path>) -> anyhow::Result<Watcher> {
        let open =
            |path: &Path| File::create(path).with_context(|| format!("cannot write {}", path.display()));
        let file = path.map(open).transpose()?.map(BufWriter::new);
        let in_order = |file| Mutex::new(InOrder { next: 0, waiting: BTreeMap::new(), file, failure: None });
        Ok(Watcher { bar: progress_bar(games, "games"), records: file.map(in_order) })
    }

    fn finish(self) -> anyhow::Result<()> {
        self.bar.finish_and_clear();
        let Some(records) = self.records else { return Ok(()) };
        let mut in_order = records.into_inner().unwrap_or_else(PoisonError::into_inner);
        in_order.file.flush()?;
        in_order.failure.map_or(Ok(()), |error| Err(error).context("writing the records"))
    }
}

impl Observer for Watcher {
    fn progress(&self, games: u64) -> bool {
        self.bar.inc(games);
        !interrupt::asked()
    }

    fn wants_records(&self) -> bool {
        self.records.is_some()
    }

    fn record(&self, index: u64, record: Record) {
        let Some(records) = &self.records else { return };
        let mut in_order = records.lock().unwrap_or_else(PoisonError::into_inner);
        in_order.waiting.insert(index, record);
        while let Some(record) = {
            let next = in_order.next;
            in_order.waiting.remove(&next)
        } {
            in_order.next += 1;
            if let Err(error) = write!(in_order.file, "{record}") {
                in_order.failure.get_or_insert(error);
            }
        }
    }
}
