//! `teahouse analyse`: every move of a position, ranked.

use anyhow::{Context as _, bail};
use engine::{Advice, Advisor, Limits, Line, RolloutSettings, Settings};
use game::{Message, Perft, Roll, Show, Turn};
use serde_json::{Value, json};
use teahouse::{AnyGame, Table, seated, with_dice_game};

use crate::cube::{self, Cube, CubeArguments};
use crate::interrupt;
use crate::nets::NetArguments;
use crate::output::{self, VERSION};
use crate::review::{cube_json, line_json, print_rows, signed};
use crate::simulate::{pool, progress_bar, read_seed};

/// How many moves are compared when they are played out.
const ROLLED_OUT: u16 = 5;

/// How far ahead Mill is looked at.
const MILL_DEPTH: u32 = 6;

/// Arguments of `teahouse analyse`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The position as a FEN; the start if left out
    fen: Option<String>,
    /// A variant, or a rule file
    #[arg(long, default_value = "long-nardi")]
    rules: String,
    /// Dice to roll first, such as 63, where dice are due; all rolls are compared if left out
    #[arg(long)]
    roll: Option<String>,
    /// Look so many rolls ahead, in Mill so many actions
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(0..=20))]
    ply: Option<u32>,
    /// Play the best moves out so many times (dice games)
    #[arg(long, value_name = "TRIALS", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    rollouts: Option<u64>,
    /// How many of the best moves are shown; all if left out, or 5 if they are played out, which at most 8 are
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    lines: Option<u16>,
    #[command(flatten)]
    cube: CubeArguments,
    #[command(flatten)]
    net: NetArguments,
    /// The seed of rollouts
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = read_seed)]
    seed: u64,
    /// Threads; all cores if left out
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Arguments {
    fn table(&self, game: &AnyGame) -> anyhow::Result<Box<dyn Table>> {
        let mut table = game.table();
        if let Some(fen) = &self.fen {
            table.set_fen(fen)?;
        }
        if let Some(dice) = &self.roll {
            table.roll(dice).context("--roll")?;
        }
        Ok(table)
    }

    fn limits(&self, game: &AnyGame) -> Limits {
        let usual = if game.has_dice() { 1 } else { MILL_DEPTH };
        let rollouts = RolloutSettings { seed: self.seed, ..RolloutSettings::default() };
        Limits {
            depth: Some(self.ply.unwrap_or(usual)),
            rollouts: self.rollouts.map(|trials| RolloutSettings { trials, ..rollouts }),
            ..Limits::default()
        }
    }

    fn lines(&self) -> usize {
        let usual = if self.rollouts.is_some() { ROLLED_OUT } else { u16::MAX };
        usize::from(self.lines.unwrap_or(usual))
    }
}

/// A roll that could fall, the best move after it, and what that is worth more than the mean of all rolls.
struct Rolled {
    roll: String,
    line: Line,
    luck: f64,
}

/// What was found: the moves of a roll, or all rolls.
enum Found {
    Moves(Advice),
    Rolls(Vec<Rolled>),
}

/// Ranks and prints.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let game = teahouse::game(&arguments.rules)?;
    if arguments.rollouts.is_some() && !game.has_dice() {
        bail!("Mill has no dice to roll out; rollouts are for the dice games (nardi, ludo)");
    }
    let table = arguments.table(&game)?;
    let mut advisor = arguments.net.advisor(&game)?;
    let game_there = game.clone();
    interrupt::catch();
    let worth = advisor.evaluate(table.as_ref())?;
    let cube = arguments.cube.advice(&game, table.as_ref(), &worth)?;
    // A table may go to another thread, but not be seen by two.
    let fork = table.fork();
    let found = pool(arguments.threads)?
        .install(move || find(&game_there, fork.as_ref(), advisor.as_mut(), arguments))?;
    if arguments.json {
        return output::line(format_args!(
            "{:#}",
            json_answer(&game, table.as_ref(), (&worth, cube.as_ref()), &found, arguments)
        ));
    }
    output::line(format_args!("{}\n{}\n", table.fen(), worth_message(table.as_ref(), &worth)))?;
    if let Some(cube) = &cube {
        cube::print(cube, table.as_ref())?;
    }
    match &found {
        Found::Moves(advice) => print_moves(advice)?,
        Found::Rolls(rolls) => print_rolls(rolls)?,
    }
    print_physics(table.as_ref())?;
    if interrupt::asked() {
        output::line(Message::new("analyse-stopped"))?;
    }
    Ok(())
}

fn find(
    game: &AnyGame,
    table: &dyn Table,
    advisor: &mut dyn Advisor,
    arguments: &Arguments,
) -> anyhow::Result<Found> {
    match table.turn() {
        Turn::Over => Ok(Found::Moves(Advice::default())),
        Turn::Seat(_) => ranked(game, table, advisor, arguments, arguments.lines()).map(Found::Moves),
        Turn::Chance => rolls(game, table, advisor, arguments).map(Found::Rolls),
    }
}

/// The moves, best first.
fn ranked(
    game: &AnyGame,
    table: &dyn Table,
    advisor: &mut dyn Advisor,
    arguments: &Arguments,
    lines: usize,
) -> anyhow::Result<Advice> {
    let settings = Settings { lines, full_width: true, seed: arguments.seed, ..Settings::default() };
    let limits = arguments.limits(game);
    let trials = arguments.rollouts.unwrap_or(0);
    let bar = progress_bar(trials * lines.min(8) as u64, "trials");
    let mut on_progress =
        |advice: &Advice| bar.set_position(advice.lines.iter().map(|line| line.trials).sum());
    let advice = advisor.advise(table, &limits, &settings, interrupt::flag(), &mut on_progress)?;
    bar.finish_and_clear();
    Ok(advice)
}

/// The best move after every roll, the luckiest roll first.
fn rolls(
    game: &AnyGame,
    table: &dyn Table,
    advisor: &mut dyn Advisor,
    arguments: &Arguments,
) -> anyhow::Result<Vec<Rolled>> {
    let (mut found, mut sum, mut total) = (Vec::new(), 0.0, 0.0);
    for (roll, weight) in possible_rolls(game, table) {
        let mut after = table.fork();
        after.roll(&roll)?;
        // Where nothing can be decided after a roll there is no move to tell of.
        let Turn::Seat(_) = after.turn() else { continue };
        let advice = ranked(game, after.as_ref(), advisor, arguments, 1)?;
        let Some(line) = advice.lines.into_iter().next() else { continue };
        let value = line.value.unwrap_or(0.0);
        (sum, total) = (sum + f64::from(weight) * value, total + f64::from(weight));
        found.push(Rolled { roll, line, luck: value });
        if interrupt::asked() {
            break;
        }
    }
    let mean = if total > 0.0 { sum / total } else { 0.0 };
    found.iter_mut().for_each(|rolled| rolled.luck -= mean);
    found.sort_by(|a, b| b.luck.total_cmp(&a.luck));
    Ok(found)
}

/// Every roll that can fall, with its weight.
fn possible_rolls(game: &AnyGame, table: &dyn Table) -> Vec<(String, u16)> {
    with_dice_game!(game, game => rolls_of(game.as_ref(), table), else Vec::new())
}

fn rolls_of<G: Show + Perft + 'static>(game: &G, table: &dyn Table) -> Vec<(String, u16)> {
    let written = |&(roll, weight): &(Roll, u16)| {
        let mut text = String::new();
        game.write_roll(roll, &mut text);
        (text, weight)
    };
    let rolls = seated::<G>(table).map(|table| game.rolls(table.history().state()));
    rolls.unwrap_or_default().iter().map(written).collect()
}

fn worth_message(table: &dyn Table, worth: &engine::Evaluation) -> Message {
    let seats = (0..table.seats()).filter(|&seat| table.is_seated(seat));
    let wins = seats.map(|seat| {
        let percent = format!("{:.1}", 100.0 * worth.wins[usize::from(seat)]);
        Message::new("analyse-win").with("seat", table.seat_name(seat)).with("percent", percent)
    });
    let seat = table.seat_to_act().map_or_else(|| table.seat_name(0), |seat| table.seat_name(seat));
    Message::new("analyse-worth")
        .with("wins", game::texts::all(wins))
        .with("equity", signed(worth.equity))
        .with("seat", seat)
}

fn heads(codes: &[&'static str]) -> Vec<String> {
    codes.iter().map(|&code| Message::new(code).to_string()).collect()
}

fn points(line: &Line) -> String {
    match line.won_in {
        Some(actions) if actions > 0 => Message::new("analyse-won-in").with("actions", actions).to_string(),
        Some(actions) => Message::new("analyse-lost-in").with("actions", -actions).to_string(),
        None => line.value.map_or_else(String::new, signed),
    }
}

fn chances(line: &Line) -> String {
    let chances = line.chances.iter().map(|(name, chance)| format!("{name} {:.1} %", 100.0 * chance));
    chances.collect::<Vec<_>>().join(", ")
}

fn print_moves(advice: &Advice) -> anyhow::Result<()> {
    let is_rolled = advice.lines.iter().any(|line| line.trials > 0);
    let mut rows = vec![heads(&["analyse-move", "analyse-points"])];
    rows[0].extend(heads(if is_rolled {
        &["analyse-column-interval", "analyse-column-trials"]
    } else {
        &["analyse-depth"]
    }));
    rows[0].extend(heads(&["analyse-chances"]));
    for line in &advice.lines {
        let mut row = vec![line.action.clone(), points(line)];
        if is_rolled {
            let half = line.error.map_or_else(String::new, |error| format!("± {:.4}", 1.96 * error));
            row.extend([half, line.trials.to_string()]);
        } else {
            row.push(line.depth.to_string());
        }
        row.push(if line.chances.is_empty() { line.continuation.join(" ") } else { chances(line) });
        rows.push(row);
    }
    print_rows(&rows)
}

fn print_rolls(rolls: &[Rolled]) -> anyhow::Result<()> {
    let mut rows = vec![heads(&["analyse-roll", "analyse-luck", "analyse-points", "analyse-best"])];
    let row = |rolled: &Rolled| {
        vec![rolled.roll.clone(), signed(rolled.luck), points(&rolled.line), rolled.line.action.clone()]
    };
    rows.extend(rolls.iter().map(row));
    print_rows(&rows)
}

fn print_physics(table: &dyn Table) -> anyhow::Result<()> {
    let exposures = table.exposures();
    if exposures.is_empty() {
        return Ok(());
    }
    output::line(format_args!("\n{}", Message::new("analyse-physics")))?;
    let mut rows = vec![heads(&[
        "analyse-piece",
        "analyse-place",
        "analyse-to-goal",
        "analyse-risk",
        "analyse-safety",
        "analyse-threats",
        "analyse-strikes",
    ])];
    for piece in &exposures {
        let strikes = |strikes: &[game::Strike]| {
            let strike = |strike: &game::Strike| {
                let message = Message::new("analyse-strike").with("seat", table.seat_name(strike.seat));
                message.with("piece", strike.piece).with("number", strike.number).to_string()
            };
            strikes.iter().map(strike).collect::<Vec<_>>().join(", ")
        };
        let mut safety = Vec::new();
        if piece.is_safe {
            safety.push(Message::new("analyse-safe").to_string());
        }
        if piece.in_blockade {
            safety.push(Message::new("analyse-blockade").to_string());
        }
        rows.push(vec![
            format!("{} {}", table.seat_name(piece.seat), piece.piece),
            piece.place.clone(),
            piece.to_goal.to_string(),
            format!("{:.1} %", 100.0 * piece.risk),
            safety.join(", "),
            strikes(&piece.threats),
            strikes(&piece.strikes),
        ]);
    }
    print_rows(&rows)
}

fn json_answer(
    game: &AnyGame,
    table: &dyn Table,
    (worth, cube): (&engine::Evaluation, Option<&Cube>),
    found: &Found,
    arguments: &Arguments,
) -> Value {
    let seats = (0..table.seats()).filter(|&seat| table.is_seated(seat));
    let wins: serde_json::Map<String, Value> =
        seats.map(|seat| (table.seat_id(seat).to_owned(), json!(worth.wins[usize::from(seat)]))).collect();
    let mut answer = json!({
        "rules": game.variant().id, "digest": game.variant().digest(), "seed": arguments.seed, "version": VERSION,
        "player": arguments.net.name(game), "position": table.fen(), "roll": arguments.roll,
        "ply": arguments.limits(game).depth, "rollouts": arguments.rollouts, "stopped": interrupt::asked(),
        "wins": wins, "points": worth.equity,
    });
    match found {
        Found::Moves(advice) => answer["moves"] = advice.lines.iter().map(line_json).collect(),
        Found::Rolls(rolls) => {
            let roll = |rolled: &Rolled| json!({ "roll": rolled.roll, "luck": rolled.luck, "best": line_json(&rolled.line) });
            answer["rolls"] = rolls.iter().map(roll).collect();
        }
    }
    if let Some(cube) = cube {
        answer["cube"] = cube_json(&cube.advice);
    }
    let exposures = table.exposures();
    if !exposures.is_empty() {
        answer["physics"] = json!(exposures);
    }
    answer
}
