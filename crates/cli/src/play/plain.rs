//! The game as lines: for pipes, screen readers and small terminals.

use std::io::{self, BufRead, Write};

use super::sitting::Sitting;

const HELP: &str = "type a move as it is listed, or: moves (list them), why MOVE (why it is not legal), hint, eval, undo, new, fen, quit";

/// Plays until `quit` or the end of the input.
pub fn run(mut sitting: Sitting) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    let mut told = 0;
    writeln!(out, "{} ({}). {HELP}", sitting.table().variant().name, sitting.seating())?;
    show(&sitting, &mut told, &mut out)?;
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "" => {}
            "quit" | "exit" | "q" => return Ok(()),
            "help" | "?" => writeln!(out, "{HELP}")?,
            "fen" => writeln!(out, "{}", sitting.table().fen())?,
            "moves" => writeln!(out, "{}", list(&sitting))?,
            "why" => match sitting.table().why_not(rest.trim()) {
                Ok(Some(reason)) => writeln!(out, "{reason}")?,
                Ok(None) => writeln!(out, "it is legal")?,
                Err(error) => writeln!(out, "{error}")?,
            },
            "hint" => writeln!(out, "{}", sitting.hint())?,
            "eval" => writeln!(out, "{}", sitting.evaluation().unwrap_or_else(|| "nobody can tell".into()))?,
            "undo" if !sitting.undo() => writeln!(out, "there is nothing to take back")?,
            "undo" => {
                told = sitting.log().len();
                show(&sitting, &mut told, &mut out)?;
            }
            "new" => {
                sitting.restart();
                told = 0;
                show(&sitting, &mut told, &mut out)?;
            }
            action => match sitting.act(action) {
                Ok(()) => show(&sitting, &mut told, &mut out)?,
                Err(why) => writeln!(out, "{why}")?,
            },
        }
        out.flush()?;
    }
    Ok(())
}

fn list(sitting: &Sitting) -> String {
    sitting.choices().iter().map(|choice| choice.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// What is new since the last time, the board, and what can be done.
fn show(sitting: &Sitting, told: &mut usize, out: &mut dyn Write) -> io::Result<()> {
    for news in sitting.log().skip(*told) {
        writeln!(out, "{news}")?;
    }
    *told = sitting.log().len();
    write!(out, "\n{}\n{}\n", sitting.table().picture().to_text(), sitting.headline())?;
    let choices = list(sitting);
    if !choices.is_empty() {
        writeln!(out, "moves: {choices}")?;
    }
    out.flush()
}
