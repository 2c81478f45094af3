//! [`Session`]: what each line does.

use std::io::{self, Write};
use std::sync::Arc;

use game::Turn;
use teahouse::{AnyGame, MatchView, RulesError, Table};

use crate::complaint::{one_line, shown};
use crate::options::{Change, Settings};
use crate::task::Task;
use crate::think::Thinker;
use crate::{Complaint, DEEPEST_PERFT, DEFAULT_RULES, Handle, Output, split_word};

/// One protocol session.
pub struct Session {
    pub(crate) output: Output,
    pub(crate) settings: Settings,
    /// The rules as a game.
    pub(crate) game: AnyGame,
    /// The position.
    pub(crate) table: Box<dyn Table>,
    pub(crate) thinker: Thinker,
    /// Whether a count is under way that scripts wait for.
    is_counting: bool,
}

/// Scripts take `readyok` for the end of a `perft` up to this depth, so it is answered after the count.
const AWAITED_PERFT: u32 = 10;

/// Whether the session goes on after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// More lines are welcome.
    GoesOn,
    /// `quit` was said.
    Ends,
}

/// A line was either answered, or is to be complained about; or the output is gone.
pub(crate) type Answer = io::Result<Result<(), Complaint>>;

const COMMANDS: &[&str] = &[
    "uci",
    "isready",
    "ucinewgame",
    "setoption",
    "position",
    "roll",
    "d",
    "legal",
    "turns",
    "perft",
    "eval",
    "go",
    "ponderhit",
    "stop",
    "quit",
];

impl Session {
    /// A session that answers to `output`, with the rules of [`DEFAULT_RULES`].
    pub fn new(output: Output) -> Session {
        Session::with_rules(output, DEFAULT_RULES).expect("the default rules are built in and valid")
    }

    /// A session with other rules: the id of a built-in variant, or the path of a rule file.
    pub fn with_rules(output: Output, rules: &str) -> Result<Session, RulesError> {
        let game = teahouse::game(rules)?;
        let settings = Settings::new(game.variant().clone());
        let thinker = Thinker::new(output.clone());
        Ok(Session { output, settings, table: game.usual_table(), game, thinker, is_counting: false })
    }

    /// Reaches into the session from other threads.
    pub fn handle(&self) -> Handle {
        self.thinker.handle()
    }

    /// Answers one line.
    ///
    /// # Errors
    /// When the output is gone.
    pub fn line(&mut self, line: &str) -> io::Result<Next> {
        let (command, rest) = split_word(line);
        let answered = match command {
            "quit" => {
                self.finish();
                return Ok(Next::Ends);
            }
            "stop" => {
                self.thinker.stop();
                Ok(())
            }
            "isready" => {
                if std::mem::take(&mut self.is_counting)
                    && let Err(complaint) = self.thinker.wait()
                {
                    self.complain(&complaint)?;
                }
                return self.output.say(|out| writeln!(out, "readyok")).map(|()| Next::GoesOn);
            }
            "ponderhit" => self.thinker.ponder_hit(),
            _ => self.answer(command, rest)?,
        };
        if let Err(complaint) = answered {
            self.complain(&complaint)?;
        }
        Ok(Next::GoesOn)
    }

    /// Ends the session: a thought without end is stopped, anything else has a second to be over.
    pub fn finish(&mut self) {
        self.thinker.finish();
    }

    pub(crate) fn complain(&self, complaint: &Complaint) -> io::Result<()> {
        self.output.say(|out| writeln!(out, "error {}", one_line(complaint)))
    }

    fn answer(&mut self, command: &str, rest: &str) -> Answer {
        // What follows may change or ask the position that is being thought about.
        if let Err(complaint) = self.thinker.wait() {
            return Ok(Err(complaint));
        }
        self.is_counting = false;
        let done = match command {
            "" => Ok(()),
            "uci" => return self.introduce().map(Ok),
            "ucinewgame" => {
                self.table.restart();
                Ok(())
            }
            "setoption" => self.set_option(rest),
            "position" => self.position(rest),
            "roll" => self.table.roll(rest.trim()).map_err(Complaint::Roll),
            "d" => return self.show(draw),
            "legal" => return self.show(legal),
            "turns" => return self.turns(),
            "perft" => self.perft(rest),
            "go" => self.go(rest),
            "eval" => return self.evaluate(),
            other => Err(Complaint::UnknownCommand { word: shown(other), expected: COMMANDS }),
        };
        Ok(done)
    }

    fn introduce(&self) -> io::Result<()> {
        self.output.say(|out| {
            writeln!(out, "id name Teahouse {}", env!("CARGO_PKG_VERSION"))?;
            writeln!(out, "id author the Teahouse developers")?;
            self.settings.list(&self.game, out)?;
            writeln!(out, "uciok")
        })
    }

    fn set_option(&mut self, rest: &str) -> Result<(), Complaint> {
        match self.settings.set(rest)? {
            Change::Manner => return Ok(()),
            Change::Thinker => {}
            Change::Rules(game) => (self.table, self.game) = (game.usual_table(), game),
        }
        self.thinker.forget();
        Ok(())
    }

    fn show(&self, write: impl FnOnce(&dyn Table, &mut dyn Write) -> io::Result<()>) -> Answer {
        self.output.say(|out| write(self.table.as_ref(), out)).map(Ok)
    }

    fn turns(&self) -> Answer {
        let Some(turns) = self.table.turns() else {
            return Ok(Err(Complaint::NoTurns { family: self.game.variant().family.name }));
        };
        let write = |out: &mut dyn Write| {
            for (steps, fen) in &turns {
                writeln!(out, "turn {steps} = {fen}")?;
            }
            writeln!(out, "turnsok {}", turns.len())
        };
        self.output.say(write).map(Ok)
    }

    /// Counts in another thread, and says every depth as soon as it is known.
    fn perft(&mut self, rest: &str) -> Result<(), Complaint> {
        let deepest = rest.trim().parse().ok().filter(|depth| (1..=DEEPEST_PERFT).contains(depth));
        let deepest = deepest.ok_or_else(|| Complaint::PerftDepth { text: shown(rest.trim()) })?;
        self.is_counting = deepest <= AWAITED_PERFT;
        let (table, output) = (self.table.fork(), self.output.clone());
        let count = move |task: &Arc<Task>| {
            for depth in 1..=deepest {
                let said = match table.perft_unless(depth, &task.stop) {
                    Some(count) => output.say(|out| writeln!(out, "perft {depth} {count}")),
                    None => {
                        return output.say(|out| writeln!(out, "info string perft stopped in depth {depth}"));
                    }
                };
                said?;
            }
            Ok(())
        };
        self.thinker.start(Task::new(false), move |task| {
            // An output that is gone has ended the session already.
            let _ = count(task);
            None
        })
    }
}

fn draw(table: &dyn Table, out: &mut dyn Write) -> io::Result<()> {
    for line in table.picture().to_text().lines() {
        // The indentation keeps a drawing from being taken for an answer.
        writeln!(out, "  {line}")?;
    }
    writeln!(out, "fen {}", table.fen())?;
    if let Some(view) = table.match_view() {
        writeln!(out, "match {}", match_line(table, &view))?;
    }
    match table.verdict() {
        Some(verdict) => writeln!(out, "over {} {}", verdict.result, verdict.reason),
        None => Ok(()),
    }
}

/// Where a match stands: `7 score 3-1 game 4 cube 2 white offered`.
fn match_line(table: &dyn Table, view: &MatchView) -> String {
    let points: Vec<String> = view.score.iter().map(u32::to_string).collect();
    let mut line = format!("{} score {} game {}", view.length, points.join("-"), view.game);
    if let Some(cube) = view.cube {
        line += &format!(" cube {} {}", cube.value, cube.owner.map_or("centred", |seat| table.seat_id(seat)));
        if cube.offered.is_some() {
            line += " offered";
        }
    }
    if view.is_crawford {
        line += " crawford";
    }
    if view.is_after_crawford {
        line += " after-crawford";
    }
    match view.winner {
        Some(seat) => line + " won " + table.seat_id(seat),
        None => line,
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
