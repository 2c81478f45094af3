//! `teahouse train`: a net teaches itself a game.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context as _, bail};
use engine::models::{self, Model};
use engine::roster::search_with;
use engine::{DiceGame, Roster, RosterError, Searcher};
use game::{Game as _, LONGEST_GAME, excerpt};
use indicatif::ProgressBar;
use teahouse::{AnyGame, with_dice_game, with_game};
use training::arena::{Entrant, MatchSettings, Tally, play_match_until};
use training::curve::{About, Curve, Point, TestResult};
use training::report::{MeanLoss, describe_test, train_line};
use training::{Settings, Trainer, Widths};

use crate::interrupt;
use crate::nets::{ForeignArguments, open};
use crate::output::{self, VERSION, write_whole};
use crate::simulate::{self, progress_bar};

/// Arguments of `teahouse train`.
#[derive(clap::Args)]
pub struct Arguments {
    /// A variant of a dice family, or a rule file
    #[arg(long, default_value = "long-nardi")]
    rules: String,
    /// Where the net goes; checkpoint and learning curve lie beside it
    #[arg(long, value_name = "FILE", required_unless_present = "settings")]
    out: Option<PathBuf>,
    /// How it learns: original (one-step TD(λ)), generations (batches of games, Adam, averaged weights) or
    /// refinement (goes on from a net, looking ahead)
    #[arg(long, default_value = "generations")]
    recipe: String,
    /// Go on from this net instead of random weights; with --set hidden=… it is made wider first
    #[arg(long, value_name = "NET")]
    from: Option<PathBuf>,
    #[command(flatten)]
    foreign: ForeignArguments,
    /// A setting, as name=value; may be given many times; --settings lists them
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// List the settings and their values in this recipe
    #[arg(long)]
    settings: bool,
    /// Stop after so many seconds; the same command goes on from there
    #[arg(long, allow_negative_numbers = true)]
    seconds: Option<u64>,
    /// Who the running test matches are against
    #[arg(long, default_value = "heuristic")]
    opponent: String,
    /// Rounds of a test match; 0 for none
    #[arg(long, default_value_t = 250, allow_negative_numbers = true)]
    test_rounds: u64,
    /// Seconds between two test matches; a checkpoint is saved after each
    #[arg(long, default_value_t = 20, allow_negative_numbers = true)]
    test_every: u64,
    /// Threads; all cores if left out
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Trains until done, told to stop, or out of time.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    let game = teahouse::game(&arguments.rules)?;
    let settings = read_settings(&arguments, &game)?;
    if arguments.settings {
        for part in settings.to_string().split(' ') {
            let name = part.split('=').next().unwrap_or_default();
            let help =
                Settings::NAMES.iter().find(|(known, _)| *known == name).map_or("", |(_, help)| help.trim());
            output::line(format_args!("{part:<24} {help}"))?;
        }
        return Ok(());
    }
    let files = Files::beside(arguments.out.as_deref().context("--out is missing")?)?;
    if arguments.recipe == "refinement" && arguments.from.is_none() {
        bail!("--recipe refinement goes on from a net; name it with --from");
    }
    simulate::pool(arguments.threads)?.install(|| {
        with_dice_game!(
            &game,
            game => train(game.as_ref(), settings, &arguments, &files),
            else Err(RosterError::NoNets.into())
        )
    })
}

/// What a training writes.
struct Files {
    net: PathBuf,
    checkpoint: PathBuf,
    csv: PathBuf,
    svg: PathBuf,
}

impl Files {
    /// The files of a training whose net goes to `net`; they must be four, and must be writable.
    fn beside(net: &Path) -> anyhow::Result<Files> {
        let [checkpoint, csv, svg] = ["checkpoint", "csv", "svg"].map(|ending| net.with_extension(ending));
        if net.file_name().is_none() || net.is_dir() {
            bail!("--out {}: expected a file, such as my-net.safetensors", net.display());
        }
        if [&checkpoint, &csv, &svg].contains(&&net.to_path_buf()) {
            bail!("--out {}: the training keeps something else there; use .safetensors", net.display());
        }
        for path in [net, &checkpoint, &csv, &svg] {
            // What is there is replaced, or read when the training goes on; a pipe or a device can be neither.
            if path.metadata().is_ok_and(|found| !found.is_file()) {
                bail!("--out {}: {} is no plain file", net.display(), path.display());
            }
        }
        let files = Files { net: net.to_owned(), checkpoint, csv, svg };
        // Better now than after an hour.
        let probe = files.net.with_extension("probe");
        let written = File::create(&probe).and_then(|_| std::fs::remove_file(&probe));
        written.with_context(|| format!("cannot write {}", files.net.display()))?;
        Ok(files)
    }

    /// The curve so far; empty if the training begins.
    fn curve<G: DiceGame>(&self, game: &G, trainer: &Trainer, opponent: &str) -> Curve {
        let earlier = if trainer.games > 0 { std::fs::read_to_string(&self.csv) } else { Ok(String::new()) };
        let about = About {
            opponent: opponent.to_owned(),
            rules: game.variant().id.clone(),
            digest: game.variant().digest(),
            seed: trainer.settings.seed,
            version: VERSION.to_owned(),
        };
        Curve::read_csv(&earlier.unwrap_or_default(), about, trainer.games)
    }

    fn save(&self, trainer: &Trainer, curve: &Curve) -> anyhow::Result<()> {
        if !trainer.is_sound() {
            bail!(
                "the weights ran off to infinity after {} games: try a smaller step; {} has the last sound ones, if any",
                trainer.games,
                self.checkpoint.display()
            );
        }
        // The curve first: what is in it and not in the checkpoint is dropped when the training goes on.
        write_whole(&self.csv, curve.to_csv())?;
        write_whole(&self.svg, curve.to_svg())?;
        trainer.save(&self.checkpoint)?;
        Ok(())
    }
}

fn read_settings(arguments: &Arguments, game: &AnyGame) -> anyhow::Result<Settings> {
    let players = with_game!(game, game => (0..game.seats()).filter(|&seat| game.is_seated(seat)).count());
    let settings = Settings::recipe(&arguments.recipe, players);
    let Some(mut settings) = settings else {
        bail!("--recipe \"{}\": expected original, generations or refinement", excerpt(&arguments.recipe));
    };
    for pair in &arguments.set {
        let (name, value) =
            pair.split_once('=').with_context(|| format!("--set {pair}: expected NAME=VALUE"))?;
        settings.set(name.trim(), value.trim())?;
    }
    Ok(settings)
}

fn begin<G: DiceGame>(
    game: &G,
    settings: Settings,
    arguments: &Arguments,
    checkpoint: &Path,
) -> anyhow::Result<Trainer> {
    if checkpoint.exists() {
        let trainer =
            Trainer::resume(checkpoint, &settings).with_context(|| checkpoint.display().to_string())?;
        if !game.variant().has_digest(&trainer.card.rules_digest) {
            bail!("{} belongs to other rules ({})", checkpoint.display(), trainer.card.rules_id);
        }
        return Ok(trainer);
    }
    match &arguments.from {
        Some(path) => {
            let model =
                open(models::open(game, path, arguments.foreign.any_rules).map_err(RosterError::from))?;
            go_on_from(game, model, settings, arguments)
        }
        None => Ok(Trainer::new(game, settings)),
    }
}

/// Goes on from a trained net, made as wide as `--set hidden=…` says.
fn go_on_from<G: DiceGame>(
    game: &G,
    model: Model,
    settings: Settings,
    arguments: &Arguments,
) -> anyhow::Result<Trainer> {
    let is_widened = arguments.set.iter().any(|pair| pair.trim_start().starts_with("hidden"));
    let (old, new) = (Widths(model.net.shape().hidden.clone()), settings.hidden.clone());
    let name = model.name.clone();
    Trainer::from_model(game, model, settings, is_widened)
        .with_context(|| format!("--set hidden={new}: {name} is {old}, and layers can only get wider"))
}

fn train<G: DiceGame + Roster>(
    game: &G,
    settings: Settings,
    arguments: &Arguments,
    files: &Files,
) -> anyhow::Result<()> {
    interrupt::catch();
    let player = open(game.player_under(&arguments.opponent, arguments.foreign.any_rules))?;
    let opponent = Entrant { name: arguments.opponent.clone(), player };
    let mut trainer = begin(game, settings, arguments, &files.checkpoint)?;
    let mut curve = files.curve(game, &trainer, &opponent.name);
    let before = curve.points.last().map_or(0.0, |point| point.seconds);
    let bar = progress_bar(trainer.settings.games, "games");
    bar.set_position(trainer.games);
    bar.reset_eta();
    let (started, first) = (Instant::now(), trainer.games);
    let is_late = || arguments.seconds.is_some_and(|limit| started.elapsed().as_secs() >= limit);
    let (mut tested, mut loss, mut broken_off) = (Instant::now(), MeanLoss::default(), 0);
    while !trainer.is_done() && !interrupt::asked() && !is_late() {
        // A generation that is not whole is given up, so that the checkpoint comes at once.
        let report = trainer.run_generation_until(game, game.databases().as_ref(), &interrupt::asked);
        let Some(report) = report else { break };
        loss.add(&report);
        broken_off += report.broken_off;
        bar.set_position(trainer.games);
        if trainer.is_done() || is_late() || tested.elapsed().as_secs() >= arguments.test_every {
            let tally = test(game, &trainer, &opponent, arguments.test_rounds);
            if interrupt::asked() {
                break;
            }
            let seconds = started.elapsed().as_secs_f64();
            let point = Point {
                games: trainer.games,
                seconds: before + seconds,
                loss: std::mem::take(&mut loss).value(),
                test: tally.as_ref().map(TestResult::from),
            };
            let speed = (trainer.games - first) as f64 / seconds;
            let result =
                tally.as_ref().map_or_else(String::new, |tally| describe_test(tally, &opponent.name));
            curve.points.push(point);
            files.save(&trainer, &curve)?;
            say(&bar, &train_line(&point, speed, &result))?;
            bar.set_message(result);
            tested = Instant::now();
        }
    }
    bar.finish_and_clear();
    files.save(&trainer, &curve)?;
    net::save(&files.net, trainer.best_net(), &trainer.card)?;
    conclude(&trainer, broken_off, &files.net)
}

/// What is said in the end.
fn conclude(trainer: &Trainer, broken_off: u64, net: &Path) -> anyhow::Result<()> {
    let state = if trainer.is_done() { "done" } else { "stopped; the same command goes on" };
    if broken_off > 0 {
        let text = format!("{broken_off} games were broken off after {LONGEST_GAME} moves, as draws");
        output::line(text)?;
    }
    output::line(format_args!("{state} after {} games: {}", trainer.games, net.display()))
}

fn test<G: DiceGame>(game: &G, trainer: &Trainer, opponent: &Entrant<G>, rounds: u64) -> Option<Tally> {
    if rounds == 0 {
        return None;
    }
    let net = Arc::new(trainer.best_net().clone());
    let model = Model { name: "learner".into(), net, card: trainer.card.clone() };
    let learner = Entrant::new("learner", Searcher(search_with(game, &model, 0)));
    let settings = MatchSettings { rounds, seed: 9, ..MatchSettings::default() };
    Some(play_match_until(game, &learner, opponent, &settings, interrupt::flag(), |_| {}, |_| {}))
}

/// A line above the bar on a terminal, a plain line elsewhere.
fn say(bar: &ProgressBar, text: &str) -> anyhow::Result<()> {
    if bar.is_hidden() {
        return output::line(text);
    }
    bar.println(text);
    Ok(())
}
