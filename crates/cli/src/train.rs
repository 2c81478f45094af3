//! `teahouse train`: a net teaches itself a game.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use engine::roster::search_with;
use engine::{DiceGame, Roster, RosterError, Searcher};
use indicatif::ProgressBar;
use teahouse::AnyGame;
use training::arena::{Entrant, MatchSettings, Tally, play_match};
use training::curve::{Curve, Point};
use training::{Settings, Trainer};

use crate::interrupt;
use crate::simulate::progress_bar;

/// Arguments of `teahouse train`.
#[derive(clap::Args)]
pub struct Arguments {
    /// A variant of a dice family, or a rule file
    #[arg(long, default_value = "long-nardi")]
    rules: String,
    /// Where the net goes; checkpoint and learning curve lie beside it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How it learns: original (one-step TD(λ)), generations (batches of games, Adam, averaged weights) or
    /// refinement (goes on from a net, looking ahead)
    #[arg(long, default_value = "generations")]
    recipe: String,
    /// Go on from this net instead of random weights
    #[arg(long, value_name = "NET")]
    from: Option<PathBuf>,
    /// A setting, as name=value; may be given many times; --settings lists them
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// List the settings and their values in this recipe
    #[arg(long)]
    settings: bool,
    /// Stop after so many seconds; the same command goes on from there
    #[arg(long)]
    seconds: Option<u64>,
    /// Who the running test matches are against
    #[arg(long, default_value = "heuristic")]
    opponent: String,
    /// Rounds of a test match; 0 for none
    #[arg(long, default_value_t = 250)]
    test_rounds: u64,
    /// Seconds between two test matches
    #[arg(long, default_value_t = 20)]
    test_every: u64,
}

/// Trains until done, told to stop, or out of time.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    let settings = read_settings(&arguments)?;
    if arguments.settings {
        for part in settings.to_string().split(' ') {
            let name = part.split('=').next().unwrap_or_default();
            let help =
                Settings::NAMES.iter().find(|(known, _)| *known == name).map_or("", |(_, help)| help.trim());
            println!("{part:<24} {help}");
        }
        return Ok(());
    }
    match teahouse::game(&arguments.rules)? {
        AnyGame::Nardi(game) => train(game.as_ref(), settings, &arguments),
        AnyGame::Ludo(game) => train(game.as_ref(), settings, &arguments),
        AnyGame::Mill(_) => Err(RosterError::NoNets.into()),
    }
}

fn read_settings(arguments: &Arguments) -> anyhow::Result<Settings> {
    let mut settings = match arguments.recipe.as_str() {
        "original" => Settings::original(),
        "generations" => Settings::generations(),
        "refinement" => Settings::refinement(),
        other => bail!("--recipe \"{other}\": expected original, generations or refinement"),
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
        if trainer.card.rules_digest != game.variant().digest() {
            bail!("{} belongs to other rules ({})", checkpoint.display(), trainer.card.rules_id);
        }
        return Ok(trainer);
    }
    match &arguments.from {
        Some(path) => {
            let (net, card) = net::load(path)?;
            card.require(&game.variant().digest(), &game.feature_set(), &game.outcome_names())?;
            Ok(Trainer::from_net(net, card, settings))
        }
        None => Ok(Trainer::new(game, settings)),
    }
}

fn train<G: DiceGame + Roster>(game: &G, settings: Settings, arguments: &Arguments) -> anyhow::Result<()> {
    interrupt::catch();
    let checkpoint = arguments.out.with_extension("checkpoint");
    let mut trainer = begin(game, settings, arguments, &checkpoint)?;
    let opponent = Entrant { name: arguments.opponent.clone(), player: game.player(&arguments.opponent)? };
    let mut curve = Curve { against: arguments.opponent.clone(), points: Vec::new() };
    let bar = progress_bar(trainer.settings.games, "games");
    bar.set_position(trainer.games);
    let (started, first) = (Instant::now(), trainer.games);
    let limit = arguments.seconds.map(Duration::from_secs);
    let mut tested = Instant::now();
    while !trainer.is_done() && !interrupt::asked() && limit.is_none_or(|limit| started.elapsed() < limit) {
        let report = trainer.run_generation(game, game.databases().as_ref());
        bar.set_position(trainer.games);
        if tested.elapsed().as_secs() >= arguments.test_every || trainer.is_done() {
            tested = Instant::now();
            let tally = test(game, &trainer, &opponent, arguments.test_rounds);
            let seconds = started.elapsed().as_secs_f64();
            let speed = (trainer.games - first) as f64 / seconds;
            say(
                &bar,
                &format!(
                    "{:>9} games {speed:6.0}/s loss {:.4}{}",
                    trainer.games,
                    report.loss,
                    describe(tally.as_ref())
                ),
            );
            curve.points.push(Point {
                games: trainer.games,
                seconds,
                loss: report.loss,
                wins: tally.as_ref().map(Tally::win_share),
                points: tally.as_ref().map(Tally::points_a_game),
            });
            trainer.save(&checkpoint)?;
        }
    }
    bar.finish_and_clear();
    trainer.save(&checkpoint)?;
    net::save(&arguments.out, trainer.best_net(), &trainer.card)?;
    write_beside(&arguments.out, "csv", &curve.to_csv())?;
    write_beside(&arguments.out, "svg", &curve.to_svg())?;
    let state = if trainer.is_done() { "done" } else { "stopped; the same command goes on" };
    println!("{state} after {} games: {}", trainer.games, arguments.out.display());
    Ok(())
}

fn test<G: DiceGame>(game: &G, trainer: &Trainer, opponent: &Entrant<G>, rounds: u64) -> Option<Tally> {
    if rounds == 0 {
        return None;
    }
    let net = Arc::new(trainer.best_net().clone());
    let model = engine::models::Model { name: "learner".into(), net, card: trainer.card.clone() };
    let learner = Entrant::new("learner", Searcher(search_with(game, &model, 0)));
    let settings = MatchSettings { rounds, seed: 9, ..MatchSettings::default() };
    Some(play_match(game, &learner, opponent, &settings, |_| {}, |_| {}))
}

fn describe(tally: Option<&Tally>) -> String {
    tally.map_or_else(String::new, |tally| {
        let (wins, points) = (100.0 * tally.win_share(), tally.points_a_game());
        format!(" wins {wins:.1} % points {points:+.3} ± {:.3}", 1.96 * tally.points_error())
    })
}

/// A line above the bar on a terminal, a plain line elsewhere.
fn say(bar: &ProgressBar, text: &str) {
    if bar.is_hidden() {
        println!("{text}");
    } else {
        bar.println(text);
    }
}

fn write_beside(path: &Path, extension: &str, text: &str) -> anyhow::Result<()> {
    let path = path.with_extension(extension);
    std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
}
