//! `teahouse moves`: the legal moves of a position.

use std::cmp::Reverse;
use std::io::{self, Write};

use anyhow::{Context as _, bail};
use engine::{Models, known_moves};
use game::{Message, Picture, Turn};
use serde_json::json;
use teahouse::{Catalogue, Table};

use crate::review::{bounds_json, known_json};
use crate::solve::in_words;

/// Arguments that say which position is meant.
#[derive(clap::Args)]
pub struct PositionArguments {
    /// A variant, or a rule file
    #[arg(long, default_value = "long-nardi")]
    pub rules: String,
    /// The position as a FEN; the start if left out
    #[arg(long)]
    position: Option<String>,
    /// Dice to roll first, such as 63, where dice are due
    #[arg(long)]
    roll: Option<String>,
}

impl PositionArguments {
    /// The game in that position.
    pub fn table(&self) -> anyhow::Result<Box<dyn Table>> {
        let mut table = table(&self.rules, self.position.as_deref())?;
        if let Some(dice) = &self.roll {
            table.roll(dice).context("--roll")?;
        }
        Ok(table)
    }
}

/// Arguments of `teahouse moves`.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
    /// Ask why this action or turn is not legal
    #[arg(long, value_name = "MOVE")]
    why_not: Option<String>,
    /// Say what each move is worth, exactly or at least and at most, where databases know that (Mill)
    #[arg(long)]
    values: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Sets up the game that the usual arguments describe.
pub fn table(rules: &str, position: Option<&str>) -> anyhow::Result<Box<dyn Table>> {
    let mut table = teahouse::game(rules)?.table();
    if let Some(fen) = position {
        table.set_fen(fen).context("--position")?;
    }
    Ok(table)
}

/// Prints the legal moves.
pub fn run(arguments: Arguments, words: &Catalogue) -> anyhow::Result<()> {
    let table = arguments.position.table()?;
    let mut out = io::stdout().lock();
    if let Some(action) = &arguments.why_not {
        return why_not(table.as_ref(), action, arguments.json, words, &mut out);
    }
    if arguments.values {
        return values(&arguments.position.rules, table.as_ref(), arguments.json, &mut out);
    }
    let moves = if let Turn::Seat(_) = table.turn() { table.legal() } else { Vec::new() };
    let turns = table.turns();
    if arguments.json {
        let turns = turns.map(|turns| {
            turns.iter().map(|(steps, fen)| json!({ "turn": steps, "position": fen })).collect::<Vec<_>>()
        });
        let answer = json!({ "table": table.view(), "board": table.board(), "turns": turns });
        writeln!(out, "{answer:#}")?;
        return Ok(());
    }
    writeln!(out, "{}\n{}", drawing(&table.picture(), words), table.fen())?;
    match (table.turn(), table.verdict()) {
        (Turn::Chance, _) => writeln!(out, "dice are due; add --roll to see the moves of a roll")?,
        (_, Some(verdict)) => {
            writeln!(out, "the game is over: {}, {}", verdict.result, words.text(&verdict.reason))?;
        }
        _ => {
            let texts: Vec<&str> = moves.iter().map(|action| action.text.as_str()).collect();
            writeln!(out, "{} legal: {}", texts.len(), texts.join(" "))?;
        }
    }
    for (steps, fen) in turns.iter().flatten() {
        writeln!(out, "{steps:<24} {fen}")?;
    }
    Ok(())
}

/// What is known about every move, best first.
fn values(rules: &str, table: &dyn Table, as_json: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = teahouse::game(rules)?;
    if game.has_dice() {
        bail!("{}", Message::new("solve-not-mill").with("rules", rules));
    }
    let Some(mut moves) = known_moves(&game, table, Models::built_in()) else {
        bail!("{}", Message::new("moves-not-solved").with("rules", rules));
    };
    moves.sort_by_key(|(_, worth)| Reverse(worth.rank()));
    if as_json {
        let moves = moves.iter().map(|(action, worth)| {
            let solved = worth.known.as_ref().map(known_json);
            json!({ "move": action, "solved": solved, "bounds": bounds_json(worth.bounds) })
        });
        writeln!(out, "{:#}", json!({ "position": table.fen(), "moves": moves.collect::<Vec<_>>() }))?;
        return Ok(());
    }
    writeln!(out, "{}", table.fen())?;
    for (action, worth) in &moves {
        writeln!(out, "{action:<8} {}", in_words("solve-move", worth))?;
    }
    Ok(())
}

/// A drawing with what is said below it.
pub fn drawing(picture: &Picture, words: &Catalogue) -> String {
    let mut text = String::new();
    for row in picture.rows() {
        let line: String = row.iter().map(|&(sign, _)| sign).collect();
        text += &format!("{}\n", line.trim_end());
    }
    for caption in &picture.captions {
        text += &format!(" {}\n", words.text(caption));
    }
    text
}

fn why_not(
    table: &dyn Table,
    action: &str,
    as_json: bool,
    words: &Catalogue,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let reason = table.why_not(action)?;
    if as_json {
        writeln!(out, "{:#}", json!({ "move": action, "legal": reason.is_none(), "reason": reason }))?;
        return Ok(());
    }
    let action = game::excerpt(action);
    match reason {
        Some(reason) => {
            let code = reason.code.clone();
            let message = Message::new("table-illegal").with("action", action).with("reason", reason);
            writeln!(out, "{} [{code}]", words.text(&message))?;
        }
        None => writeln!(out, "{}", words.text(&Message::new("terminal-is-legal").with("action", action)))?,
    }
    Ok(())
}
