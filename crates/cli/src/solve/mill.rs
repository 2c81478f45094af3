//! A game of Mill solved, and databases of it verified.

use std::path::Path;
use std::time::Instant;

use game::Message;
use indicatif::ProgressBar;
use mill::Mill;
use serde_json::{Value as Json, json};
use solve::{Counts, Head, Holding, Planned, Settings, Solver, Watch};

use super::{Arguments, folder, room};
use crate::interrupt;
use crate::output;
use crate::simulate::{pool, progress_bar};

/// Solves what is not solved yet, and prints a line for every sub-space.
pub fn run(game: &Mill, arguments: &Arguments) -> anyhow::Result<()> {
    interrupt::catch();
    let pool = pool(arguments.threads)?;
    let settings = Settings {
        folder: folder(arguments)?,
        depths: arguments.depths.map(Into::into),
        placing: arguments.whole,
        pieces: arguments.pieces,
        memory: arguments.memory,
    };
    let place = settings.folder.clone();
    let mut solver = pool.install(|| Solver::new(game, settings))?;
    let total: u64 = solver.left().map(|pair| pair.entries).sum();
    if !arguments.json {
        output::line(plan(&solver, total))?;
    }
    room::check(solver.memory(), solver.disk(), &place)?;
    let watcher = Watcher::new(total, arguments.json);
    let started = Instant::now();
    let done = pool.install(|| solver.run(&watcher));
    watcher.bar.finish_and_clear();
    done?;
    // Its tables are large, and so is what is opened now.
    drop(solver);
    let databases = solve::Databases::open(&place, game)?;
    let summary = Summary::new(&databases, total, started.elapsed().as_secs_f64());
    if !arguments.json {
        output::line(summary.text())?;
    }
    let search = |seconds| super::opening::search(game, &place, seconds, arguments);
    let opening = arguments.opening.map(search).transpose()?;
    match (arguments.json, opening) {
        (false, None) => Ok(()),
        (false, Some(found)) => found.print(),
        (true, found) => {
            let mut answer = summary.json();
            answer["opening"] = found.map_or(Json::Null, |found| found.json());
            output::line(format_args!("{answer:#}"))
        }
    }
}

/// What there is to do, and what it takes.
fn plan(solver: &Solver, numbers: u64) -> String {
    let spaces = solver.left().map(|pair| pair.spaces.len()).sum::<usize>();
    if spaces == 0 {
        return Message::new("solve-nothing-left").to_string();
    }
    let message = Message::new("solve-plan").with("spaces", spaces as i64).with("positions", numbers as i64);
    let message =
        message.with("memory", room::shown(solver.memory())).with("disk", room::shown(solver.disk()));
    let sliced = solver.left().filter(|pair| pair.slices() > 0).map(|pair| pair.spaces.len()).sum::<usize>();
    match sliced {
        0 => message.to_string(),
        _ => format!("{message}\n{}", Message::new("solve-plan-sliced").with("count", sliced as i64)),
    }
}

/// Shows progress, and prints what is finished.
struct Watcher {
    bar: ProgressBar,
    json: bool,
    started: Instant,
}

impl Watcher {
    fn new(length: u64, json: bool) -> Watcher {
        Watcher { bar: progress_bar(length, "positions"), json, started: Instant::now() }
    }
}

impl Watch for Watcher {
    fn begins(&self, pair: &Planned) {
        self.bar.set_message(pair.spaces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
    }

    fn advances(&self, numbers: u64) -> bool {
        self.bar.inc(numbers);
        !interrupt::asked()
    }

    fn ends(&self, heads: &[Head]) {
        if self.json {
            return;
        }
        for head in heads.iter().filter(|head| head.holding == Holding::Values) {
            let text = format!("{}  ({:.0} s)", line_of(head), self.started.elapsed().as_secs_f64());
            // Where nobody reads that, the files are written all the same.
            self.bar.suspend(|| {
                let _ = output::line(&text);
            });
        }
    }
}

/// A sub-space with its counts.
fn line_of(head: &Head) -> String {
    let Counts { won, drawn, lost } = head.counts;
    let share = |count: u64| 100.0 * count as f64 / head.counts.all().max(1) as f64;
    let message = Message::new("solve-line").with("space", head.space.to_string());
    let message =
        message.with("positions", head.counts.all() as i64).with("longest", i64::from(head.longest));
    let shares = [("won", won), ("drawn", drawn), ("lost", lost)];
    shares
        .into_iter()
        .fold(message, |message, (name, count)| message.with(name, format!("{:.2}", share(count))))
        .to_string()
}

/// What is known after all.
struct Summary {
    heads: Vec<Head>,
    counts: Counts,
    solved: u64,
    seconds: f64,
    start: Option<solve::Known>,
}

impl Summary {
    fn new(databases: &solve::Databases, solved: u64, seconds: f64) -> Summary {
        let heads: Vec<Head> =
            databases.heads().filter(|head| head.holding == Holding::Values).cloned().collect();
        let moving = heads.iter().filter(|head| head.space.is_moving());
        let counts = moving.fold(Counts::default(), |sum, head| sum + head.counts);
        let start = databases.probe(&game::Game::start(databases.game()));
        Summary { heads, counts, solved, seconds, start }
    }

    fn text(&self) -> String {
        let share = |count: u64| format!("{:.2}", 100.0 * count as f64 / self.counts.all().max(1) as f64);
        let speed = self.solved as f64 / self.seconds.max(1e-9);
        let message = Message::new("solve-summary")
            .with("positions", self.counts.all() as i64)
            .with("won", share(self.counts.won))
            .with("drawn", share(self.counts.drawn))
            .with("lost", share(self.counts.lost))
            .with("seconds", self.seconds as i64)
            .with("speed", speed as i64);
        match &self.start {
            None => message.to_string(),
            Some(known) => format!("{message}\n{}", super::explain::value_of("solve-game", known)),
        }
    }

    fn json(&self) -> Json {
        let spaces: Vec<Json> = self.heads.iter().map(json_of).collect();
        let Counts { won, drawn, lost } = self.counts;
        json!({
            "spaces": spaces, "won": won, "drawn": drawn, "lost": lost, "seconds": self.seconds,
            "solved": self.solved, "start": self.start.as_ref().map(crate::review::known_json),
        })
    }
}

fn json_of(head: &Head) -> Json {
    let Counts { won, drawn, lost } = head.counts;
    json!({
        "space": head.space.to_string(), "board": head.space.board, "hand": head.space.hand,
        "won": won, "drawn": drawn, "lost": lost, "entries": head.entries, "longest": head.longest,
    })
}

/// Checks files, each against itself and those it leads to.
pub fn verify(game: &Mill, arguments: &Arguments) -> anyhow::Result<()> {
    interrupt::catch();
    let pool = pool(arguments.threads)?;
    let mut checked = Vec::new();
    for path in &arguments.verify {
        let started = Instant::now();
        let bar = progress_bar(0, "positions");
        let on_progress = |numbers: u64| {
            bar.inc(numbers);
            !interrupt::asked()
        };
        let length = |entries: u64| bar.set_length(entries);
        let head = pool.install(|| solve::verify(game, path, &length, &on_progress));
        bar.finish_and_clear();
        let head = head?;
        if !arguments.json {
            let message = Message::new("solve-verified").with("file", shown(path));
            let message = message.with("positions", head.counts.all() as i64);
            output::line(message.with("seconds", started.elapsed().as_secs_f64() as i64))?;
        }
        checked.push(json!({ "file": shown(path), "positions": head.counts.all(), "seconds": started.elapsed().as_secs_f64() }));
    }
    if arguments.json { output::line(format_args!("{:#}", json!({ "verified": checked }))) } else { Ok(()) }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
