//! The game as lines: for pipes, screen readers and small terminals.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use anyhow::Context as _;
use game::Message;

use super::commands::Reply;
use super::keeping::keep;
use super::sitting::{Due, Sitting};

/// The width that lines are made for.
const WIDTH: usize = 100;

/// A line that was typed, without its end; `None` at the end of the input. What is no text is read as far as it is.
pub fn read_line(input: &mut dyn BufRead) -> anyhow::Result<Option<String>> {
    let mut bytes = Vec::new();
    let count = input.read_until(b'\n', &mut bytes).context("reading the input")?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}

/// Plays until `quit` or the end of the input; unfinished games are kept in `folder`.
pub fn run(sitting: Sitting, folder: Option<PathBuf>, greeting: &str) -> anyhow::Result<()> {
    crate::interrupt::end_at_once();
    let mut lines = Lines { sitting, folder, told: 0, has_complained: false };
    // Not locked: while the computer thinks nobody else waits for it.
    let mut out = io::stdout();
    lines.begin(&mut out, greeting).context("writing to standard output")?;
    let mut input = io::stdin().lock();
    while let Some(line) = read_line(&mut input)? {
        if line.is_empty() {
            continue;
        }
        let reply = lines.sitting.obey(&line);
        if reply == Reply::Quit {
            break;
        }
        lines.answer(reply, &mut out).context("writing to standard output")?;
    }
    Ok(())
}

struct Lines {
    sitting: Sitting,
    folder: Option<PathBuf>,
    /// How much of the log has been told.
    told: usize,
    /// Whether it was said that the game cannot be kept; once is enough.
    has_complained: bool,
}

impl Lines {
    fn begin(&mut self, out: &mut dyn Write, greeting: &str) -> io::Result<()> {
        let title =
            Message::new("terminal-title").with("rules", teahouse::name_of(self.sitting.table().variant()));
        writeln!(out, "{}", self.sitting.say(&title.with("players", self.sitting.seating())))?;
        for line in greeting.lines() {
            writeln!(out, "{line}")?;
        }
        self.told = self.sitting.log().len();
        self.go_on(out)
    }

    fn answer(&mut self, reply: Reply, out: &mut dyn Write) -> io::Result<()> {
        match reply {
            Reply::Quit => {}
            Reply::Said(text) | Reply::Page(text) => writeln!(out, "{text}")?,
            Reply::Hint => {
                let hint = self.sitting.begin_hint().and_then(|thought| self.sitting.finish(thought));
                writeln!(out, "{}", hint.unwrap_or_default())?;
            }
            Reply::Changed(text) => {
                if !text.is_empty() {
                    writeln!(out, "{text}")?;
                }
                let told = self.sitting.log().len();
                // After undo there is less to tell than has been told.
                self.told = self.told.min(told);
                self.go_on(out)?;
            }
        }
        out.flush()
    }

    /// Lets everything happen up to the next decision of a person, and shows where that leads.
    fn go_on(&mut self, out: &mut dyn Write) -> io::Result<()> {
        while self.sitting.settle() == Due::Computer {
            self.tell(out)?;
            let Some(thought) = self.sitting.begin_move() else { break };
            if let Some(problem) = self.sitting.finish(thought) {
                writeln!(out, "{problem}")?;
                break;
            }
        }
        self.tell(out)?;
        if let Err(error) = keep(&self.sitting, self.folder.as_deref())
            && !self.has_complained
        {
            self.has_complained = true;
            let message = Message::new("terminal-cannot-keep").with("problem", format!("{error:#}"));
            writeln!(out, "{}", self.sitting.say(&message))?;
        }
        self.show(out)
    }

    fn tell(&mut self, out: &mut dyn Write) -> io::Result<()> {
        for news in self.sitting.log().skip(self.told) {
            writeln!(out, "{news}")?;
        }
        self.told = self.sitting.log().len();
        out.flush()
    }

    /// The board, and what can be done.
    fn show(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let (view, picture) = (self.sitting.table().view(), self.sitting.table().picture());
        writeln!(out)?;
        for row in picture.rows() {
            let line: String = row.iter().map(|&(sign, _)| sign).collect();
            writeln!(out, "{}", line.trim_end())?;
        }
        for line in [
            self.sitting.headline(&view),
            self.sitting.counts(&view, WIDTH),
            self.sitting.last_turn(&view, WIDTH),
            if self.sitting.shows_chances { self.sitting.chances() } else { String::new() },
        ] {
            if !line.is_empty() {
                writeln!(out, "{line}")?;
            }
        }
        if !self.sitting.choices().is_empty() {
            writeln!(out, "{}", self.sitting.moves_text())?;
        }
        out.flush()
    }
}
