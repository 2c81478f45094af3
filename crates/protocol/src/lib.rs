//! The engine protocol: lines in, lines out, for every family.
//!
//! [`Engine::line`] takes one line; answers go to the [`Output`] the engine was made with, those of `go` from
//! another thread, so that `stop` can be heard. A line that is unknown or wrong answers `error <what and why>`
//! and changes nothing. See `docs/protocol.md` for the contract.

mod options;
mod position;
mod think;

use std::io::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::Turn;
use teahouse::{AnyGame, Table};

use crate::options::Settings;
use crate::think::Thinker;

/// The rules that are in force before any are chosen.
pub const DEFAULT_RULES: &str = "long-nardi";

/// The deepest `perft` that is counted; deeper ones would not end in anybody's lifetime.
const DEEPEST_PERFT: u32 = 64;

/// Where answers go, from any thread.
#[derive(Clone)]
pub struct Output(Arc<Mutex<dyn Write + Send>>);

impl Output {
    /// Answers to this writer.
    pub fn new(writer: impl Write + Send + 'static) -> Output {
        Output(Arc::new(Mutex::new(writer)))
    }

    fn lock(&self) -> MutexGuard<'_, dyn Write + Send + 'static> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One protocol session.
pub struct Engine {
    output: Output,
    settings: Settings,
    /// The rules as a game, once something needs it; `None` after a rule changed.
    game: Option<AnyGame>,
    /// The position; `None` stands for the start.
    table: Option<Box<dyn Table>>,
    thinker: Thinker,
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

/// A line was either answered, or is to be complained about; or the output is gone.
type Answer = io::Result<Result<(), Complaint>>;

impl Engine {
    /// A session that answers to `output`.
    pub fn new(output: Output) -> Engine {
        Engine { output, settings: Settings::default(), game: None, table: None, thinker: Thinker::default() }
    }

    /// Answers one line.
    pub fn line(&mut self, line: &str) -> io::Result<Session> {
        let (command, rest) = split_word(line);
        match command {
            "quit" => {
                self.thinker.stop();
                return Ok(Session::Ends);
            }
            "stop" => self.thinker.stop(),
            "isready" => self.say(|out| writeln!(out, "readyok"))?,
            _ => {
                if let Err(complaint) = self.answer(command, rest)? {
                    self.complain(&complaint)?;
                }
            }
        }
        Ok(Session::GoesOn)
    }

    /// Waits for a thought that will end by itself, and ends one that will not.
    pub fn finish(&mut self) {
        self.thinker.finish();
    }

    fn say(&self, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        let mut out = self.output.lock();
        write(&mut *out)?;
        out.flush()
    }

    fn complain(&self, complaint: &str) -> io::Result<()> {
        // A complaint is one line, whatever it quotes.
        let parts: Vec<&str> = complaint.split(['\n', '\r']).filter(|part| !part.is_empty()).collect();
        self.say(|out| writeln!(out, "error {}", parts.join("; ")))
    }

    fn answer(&mut self, command: &str, rest: &str) -> Answer {
        // What follows may change or ask the position that is being thought about.
        if let Err(complaint) = self.thinker.wait() {
            return Ok(Err(complaint));
        }
        let done = match command {
            "" => Ok(()),
            "uci" => return self.introduce().map(Ok),
            "ucinewgame" => self.table().map(Table::restart),
            "setoption" => self.set_option(rest),
            "position" => self.position(rest),
            "roll" => {
                self.table().and_then(|table| table.roll(rest.trim()).map_err(|error| error.to_string()))
            }
            "d" => return self.show(draw),
            "legal" => return self.show(legal),
            "turns" => return self.turns(),
            "perft" => return self.perft(rest),
            "go" => self.go(rest),
            "eval" => return self.evaluate(),
            other => Err(format!("unknown command \"{}\"; expected one of {COMMANDS}", shown(other))),
        };
        Ok(done)
    }

    fn introduce(&mut self) -> io::Result<()> {
        self.say(|out| {
            writeln!(out, "id name Teahouse {}", env!("CARGO_PKG_VERSION"))?;
            writeln!(out, "id author the Teahouse developers")?;
            self.settings.list(out)?;
            writeln!(out, "uciok")
        })
    }

    fn set_option(&mut self, rest: &str) -> Result<(), Complaint> {
        match self.settings.set(rest)? {
            options::Change::Advice => return Ok(()),
            options::Change::Rules => (self.game, self.table) = (None, None),
            options::Change::Net => {}
        }
        self.thinker.forget();
        Ok(())
    }

    fn show(&mut self, write: impl FnOnce(&dyn Table, &mut dyn Write) -> io::Result<()>) -> Answer {
        if let Err(complaint) = self.table() {
            return Ok(Err(complaint));
        }
        let table = self.table.as_deref().expect("there is a table now");
        self.say(|out| write(table, out)).map(Ok)
    }

    fn turns(&mut self) -> Answer {
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
        self.say(|out| {
            for (steps, fen) in &turns {
                writeln!(out, "turn {steps} = {fen}")?;
            }
            writeln!(out, "turnsok {}", turns.len())
        })
        .map(Ok)
    }

    fn perft(&mut self, rest: &str) -> Answer {
        let depth = match rest.trim().parse::<u32>() {
            Ok(depth) if (1..=DEEPEST_PERFT).contains(&depth) => depth,
            _ => {
                return Ok(Err(format!(
                    "perft \"{}\": expected a depth from 1 to {DEEPEST_PERFT}",
                    shown(rest.trim())
                )));
            }
        };
        self.show(|table, out| {
            for depth in 1..=depth {
                writeln!(out, "perft {depth} {}", table.perft(depth))?;
                out.flush()?;
            }
            Ok(())
        })
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
    pub(crate) fn table(&mut self) -> Result<&mut dyn Table, Complaint> {
        if self.table.is_none() {
            self.table = Some(self.game()?.table());
        }
        Ok(self.table.as_mut().expect("it was just made").as_mut())
    }
}

const COMMANDS: &str =
    "uci, isready, ucinewgame, setoption, position, roll, d, legal, turns, perft, eval, go, stop, quit";

fn draw(table: &dyn Table, out: &mut dyn Write) -> io::Result<()> {
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

fn legal(table: &dyn Table, out: &mut dyn Write) -> io::Result<()> {
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
