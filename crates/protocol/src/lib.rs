//! The engine protocol: lines in, lines out, for every family.
//!
//! [`Engine::line`] takes one line and writes the answer. A line that is unknown or wrong answers
//! `error <what and why>` and changes nothing. See `docs/protocol.md` for the contract.

mod options;
mod position;

use std::io::{self, Write};

use game::Turn;
use teahouse::{AnyGame, Table};

use crate::options::Settings;

/// The rules that are in force before any are chosen.
pub const DEFAULT_RULES: &str = "long-nardi";

/// The deepest `perft` that is counted; deeper ones would not end in anybody's lifetime.
const DEEPEST_PERFT: u32 = 64;

/// One protocol session.
pub struct Engine {
    settings: Settings,
    /// The rules as a game, once something needs it; `None` after an option changed.
    game: Option<AnyGame>,
    /// The position; `None` stands for the start.
    table: Option<Box<dyn Table>>,
}

/// Whether the session goes on after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Session {
    /// More lines are welcome.
    GoesOn,
    /// `quit` was said.
    Ends,
}

/// What is wrong with a line; written behind the word `error`.
pub(crate) type Complaint = String;

impl Default for Engine {
    fn default() -> Engine {
        Engine { settings: Settings::default(), game: None, table: None }
    }
}

impl Engine {
    /// Answers one line.
    pub fn line(&mut self, line: &str, out: &mut dyn Write) -> io::Result<Session> {
        let (command, rest) = split_word(line);
        if command == "quit" {
            return Ok(Session::Ends);
        }
        if let Err(complaint) = self.answer(command, rest, out)? {
            // A complaint is one line, whatever it quotes.
            let one_line =
                complaint.split(['\n', '\r']).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ");
            writeln!(out, "error {one_line}")?;
        }
        out.flush()?;
        Ok(Session::GoesOn)
    }

    fn answer(
        &mut self,
        command: &str,
        rest: &str,
        out: &mut dyn Write,
    ) -> io::Result<Result<(), Complaint>> {
        let done = match command {
            "" | "stop" => Ok(()),
            "uci" => return self.introduce(out).map(Ok),
            "isready" => return writeln!(out, "readyok").map(Ok),
            "ucinewgame" => self.new_game(),
            "setoption" => self.set_option(rest),
            "position" => self.position(rest),
            "roll" => self.roll(rest),
            "d" => return self.with_table(|table| draw(table, out)),
            "legal" => return self.with_table(|table| legal(table, out)),
            "turns" => return self.turns(out),
            "perft" => return self.perft(rest, out),
            other => Err(format!("unknown command \"{}\"; expected one of {COMMANDS}", shown(other))),
        };
        Ok(done)
    }

    fn introduce(&mut self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "id name Teahouse {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "id author the Teahouse developers")?;
        self.settings.list(out)?;
        writeln!(out, "uciok")
    }

    fn new_game(&mut self) -> Result<(), Complaint> {
        self.table()?.restart();
        Ok(())
    }

    fn set_option(&mut self, rest: &str) -> Result<(), Complaint> {
        self.settings.set(rest)?;
        (self.game, self.table) = (None, None);
        Ok(())
    }

    fn roll(&mut self, dice: &str) -> Result<(), Complaint> {
        self.table()?.roll(dice.trim()).map_err(|error| error.to_string())
    }

    fn turns(&mut self, out: &mut dyn Write) -> io::Result<Result<(), Complaint>> {
        let turns = match self.table() {
            Ok(table) => {
                table.turns().ok_or_else(|| format!("{} has no whole turns", table.variant().family.name))
            }
            Err(complaint) => Err(complaint),
        };
        let turns = match turns {
            Ok(turns) => turns,
            Err(complaint) => return Ok(Err(complaint)),
        };
        for (steps, fen) in &turns {
            writeln!(out, "turn {steps} = {fen}")?;
        }
        writeln!(out, "turnsok {}", turns.len()).map(Ok)
    }

    fn perft(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<Result<(), Complaint>> {
        let depth = match rest.trim().parse::<u32>() {
            Ok(depth) if (1..=DEEPEST_PERFT).contains(&depth) => depth,
            _ => {
                return Ok(Err(format!(
                    "perft \"{}\": expected a depth from 1 to {DEEPEST_PERFT}",
                    shown(rest.trim())
                )));
            }
        };
        self.with_table(|table| {
            for depth in 1..=depth {
                writeln!(out, "perft {depth} {}", table.perft(depth))?;
                out.flush()?;
            }
            Ok(())
        })
    }

    fn with_table(
        &mut self,
        work: impl FnOnce(&mut dyn Table) -> io::Result<()>,
    ) -> io::Result<Result<(), Complaint>> {
        match self.table() {
            Ok(table) => work(table).map(Ok),
            Err(complaint) => Ok(Err(complaint)),
        }
    }

    /// The game; made when it is first needed after a change of options, since only then the options are
    /// known to be complete.
    pub(crate) fn game(&mut self) -> Result<&AnyGame, Complaint> {
        if self.game.is_none() {
            self.game = Some(self.settings.open()?);
        }
        Ok(self.game.as_ref().expect("it was just made"))
    }

    /// The position.
    fn table(&mut self) -> Result<&mut dyn Table, Complaint> {
        if self.table.is_none() {
            self.table = Some(self.game()?.table());
        }
        Ok(self.table.as_mut().expect("it was just made").as_mut())
    }
}

const COMMANDS: &str =
    "uci, isready, ucinewgame, setoption, position, roll, d, legal, turns, perft, stop, quit";

fn draw(table: &mut dyn Table, out: &mut dyn Write) -> io::Result<()> {
    for line in table.picture().to_text().lines() {
        // The indentation keeps a drawing from being taken for an answer.
        writeln!(out, "  {line}")?;
    }
    writeln!(out, "fen {}", table.fen())?;
    match table.verdict() {
        Some(verdict) => writeln!(out, "over {} {}", verdict.result, verdict.reason),
        None => Ok(()),
    }
}

fn legal(table: &mut dyn Table, out: &mut dyn Write) -> io::Result<()> {
    let moves = if let Turn::Seat(_) = table.turn() { table.legal() } else { Vec::new() };
    write!(out, "legal {}", moves.len())?;
    for action in moves {
        write!(out, " {}", action.text)?;
    }
    writeln!(out)
}

/// The first word of a line and what follows it.
pub(crate) fn split_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
}

/// The beginning of a text that came from outside, fit to be printed.
pub(crate) fn shown(text: &str) -> String {
    let mut shown: String = text.chars().take(60).flat_map(char::escape_debug).collect();
    if text.chars().nth(60).is_some() {
        shown.push('…');
    }
    shown
}
