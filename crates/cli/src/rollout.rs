//! `teahouse rollout`: what moves are worth, by playing them out.

use anyhow::bail;
use engine::rollout::TRUNCATE;
use engine::{Advice, Limits, RolloutSettings, Settings};
use game::Turn;
use training::report::{RolloutAbout, rollout_json, rollout_lines};

use crate::interrupt;
use crate::moves::PositionArguments;
use crate::nets::NetArguments;
use crate::output;
use crate::simulate::{progress_bar, read_seed};

/// Arguments of `teahouse rollout`.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
    #[command(flatten)]
    net: NetArguments,
    /// How many times each move is played out, at most
    #[arg(long, default_value_t = 1296, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    trials: u64,
    /// Stop playing out a move once the standard error of its points is at most this
    #[arg(long, default_value_t = 0.0, value_name = "POINTS", value_parser = read_error)]
    error: f64,
    /// Break a trial off after so many rolls, with the net's opinion; 0 plays to the end, which takes much longer
    #[arg(long, default_value_t = TRUNCATE, value_name = "ROLLS", allow_negative_numbers = true)]
    truncate: u32,
    /// Leave luck in: each trial takes a twentieth of the time, and the error is larger
    #[arg(long)]
    with_luck: bool,
    /// How many of the best moves are compared
    #[arg(long, default_value_t = 3, allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=8))]
    lines: u16,
    /// The seed of the dice
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = read_seed)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays out and prints.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    let game = teahouse::game(&arguments.position.rules)?;
    if !game.has_dice() {
        bail!("Mill has no dice to roll out; rollouts are for the dice games (nardi, ludo)");
    }
    let table = arguments.position.table()?;
    if table.turn() == Turn::Chance {
        bail!("dice are due; add --roll to say how they fall");
    }
    interrupt::catch();
    let settings = RolloutSettings {
        trials: arguments.trials,
        target_error: arguments.error,
        truncate: arguments.truncate,
        reduce_variance: !arguments.with_luck,
        seed: arguments.seed,
    };
    let limits = Limits { rollouts: Some(settings), ..Limits::default() };
    let settings =
        Settings { lines: usize::from(arguments.lines), seed: arguments.seed, ..Settings::default() };
    let mut advisor = arguments.net.advisor(&game)?;
    let bar = progress_bar(u64::from(arguments.lines) * arguments.trials, "trials");
    bar.tick();
    let mut on_progress =
        |advice: &Advice| bar.set_position(advice.lines.iter().map(|line| line.trials).sum());
    let advice = advisor.advise(table.as_ref(), &limits, &settings, interrupt::flag(), &mut on_progress)?;
    bar.finish_and_clear();
    let about = RolloutAbout {
        game: &game,
        player: arguments.net.name(&game),
        position: table.fen(),
        seed: arguments.seed,
        truncate: arguments.truncate,
        is_stopped: interrupt::asked(),
    };
    if arguments.json {
        return output::line(format_args!("{:#}", rollout_json(&about, &advice.lines)));
    }
    rollout_lines(&about, &advice.lines).into_iter().try_for_each(output::line)
}

fn read_error(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|error: &f64| (0.0..1000.0).contains(error));
    number.ok_or_else(|| "expected a number of points, such as 0.01".to_owned())
}
