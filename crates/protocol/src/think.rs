//! `go`, `stop` and `eval`.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use engine::{Advice, Advisor, Limits, Line, RolloutSettings};

use crate::{Answer, Complaint, Engine, Output, shown};

/// Somebody who thinks in another thread.
#[derive(Default)]
pub(crate) struct Thinker {
    /// Idle, and ready to be asked again.
    advisor: Option<Box<dyn Advisor>>,
    /// Busy; gives the advisor back when done.
    busy: Option<JoinHandle<Box<dyn Advisor>>>,
    stop: Arc<AtomicBool>,
    is_endless: bool,
}

impl Thinker {
    /// Ends a thought, and waits until its answer is out.
    pub(crate) fn stop(&mut self) {
        self.end();
        self.join();
    }

    /// Asks a thought to end.
    fn end(&self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(busy) = &self.busy {
            busy.thread().unpark();
        }
    }

    /// Waits for a thought that ends by itself; complains about one that does not.
    pub(crate) fn wait(&mut self) -> Result<(), Complaint> {
        if self.busy.is_some() && self.is_endless {
            return Err("thinking without end; say stop first".into());
        }
        self.join();
        Ok(())
    }

    /// Waits for a thought that ends by itself, and stops one that does not.
    pub(crate) fn finish(&mut self) {
        if self.is_endless {
            self.end();
        }
        self.join();
    }

    /// The rules or the net have changed.
    pub(crate) fn forget(&mut self) {
        self.advisor = None;
    }

    fn join(&mut self) {
        if let Some(busy) = self.busy.take() {
            // A thought that broke leaves no advisor; the next one gets a new one.
            self.advisor = busy.join().ok();
        }
    }
}

impl Engine {
    /// Begins to think; the answer comes from another thread.
    pub(crate) fn go(&mut self, rest: &str) -> Result<(), Complaint> {
        let limits = read_limits(rest)?;
        let table = self.table()?;
        if table.turn() == game::Turn::Chance {
            return Err("dice are due; there is nothing to decide".into());
        }
        if table.turn() == game::Turn::Over {
            return Err("the game is over".into());
        }
        let table = table.fork();
        let mut thinking = self.advisor()?;
        let settings = self.settings.advice();
        let output = self.output.clone();
        self.thinker.stop = Arc::default();
        self.thinker.is_endless = limits.infinite;
        let stop = self.thinker.stop.clone();
        self.thinker.busy = Some(std::thread::spawn(move || {
            let mut on_progress = |advice: &Advice| {
                // An output that is gone ends the session soon enough.
                let _ = say(&output, |out| write_info(advice, out));
            };
            let advice = thinking.advise(table.as_ref(), &limits, &settings, &stop, &mut on_progress);
            if let Ok(advice) = &advice {
                on_progress(advice);
            }
            // The answer to `go infinite` comes after `stop`, even if there is nothing more to think about.
            while limits.infinite && !stop.load(Ordering::Relaxed) {
                std::thread::park();
            }
            let _ = say(&output, |out| match &advice {
                Ok(advice) => writeln!(out, "bestmove {}", advice.best().unwrap_or("none")),
                Err(error) => writeln!(out, "error {error}"),
            });
            thinking
        }));
        Ok(())
    }

    /// Says what the position is worth.
    pub(crate) fn evaluate(&mut self) -> Answer {
        let worth = self.advisor().and_then(|mut advisor| {
            let worth = advisor.evaluate(self.table()?).map_err(|error| error.to_string());
            self.thinker.advisor = Some(advisor);
            worth
        });
        let worth = match worth {
            Ok(worth) => worth,
            Err(complaint) => return Ok(Err(complaint)),
        };
        let table = self.table.as_deref().expect("its worth was asked");
        let mut text = String::from("eval");
        for seat in (0..table.seats()).filter(|&seat| table.is_seated(seat)) {
            let name = table.seat_id(seat);
            text.push_str(&format!(" {name} {:.4}", worth.wins[usize::from(seat)]));
        }
        text.push_str(&format!(" equity {:+.4}", worth.equity));
        for (name, chance) in &worth.chances {
            text.push_str(&format!(" {name} {chance:.4}"));
        }
        self.say(|out| writeln!(out, "{text}")).map(Ok)
    }

    fn advisor(&mut self) -> Result<Box<dyn Advisor>, Complaint> {
        match self.thinker.advisor.take() {
            Some(advisor) => Ok(advisor),
            None => {
                self.game()?;
                let game = self.game.as_ref().expect("it was just made");
                self.settings.advisor(game)
            }
        }
    }
}

fn say(output: &Output, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = output.lock();
    write(&mut *out)?;
    out.flush()
}

fn read_limits(rest: &str) -> Result<Limits, Complaint> {
    let mut limits = Limits::default();
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        if word == "infinite" {
            limits.infinite = true;
            continue;
        }
        if !matches!(word, "depth" | "ply" | "movetime" | "nodes" | "rollouts") {
            return Err(format!(
                "go \"{}\": expected depth N, ply N, movetime MS, nodes N, rollouts N or infinite",
                shown(word)
            ));
        }
        let number =
            words.next().and_then(|text| text.parse::<u64>().ok()).filter(|&n| n <= 1_000_000_000_000);
        let number = number.ok_or_else(|| format!("go {word}: expected a whole number after it"))?;
        match word {
            "movetime" => limits.time = Some(Duration::from_millis(number)),
            "nodes" => limits.nodes = Some(number),
            "rollouts" => {
                let trials = number.clamp(1, 1_000_000);
                limits.rollouts = Some(RolloutSettings { trials, ..RolloutSettings::default() });
            }
            _ => limits.depth = Some(number.min(1_000) as u32),
        }
    }
    Ok(limits)
}

fn write_info(advice: &Advice, out: &mut dyn Write) -> io::Result<()> {
    for (index, line) in advice.lines.iter().enumerate() {
        write!(out, "info depth {} multipv {}", line.depth, index + 1)?;
        write_score(line, out)?;
        if advice.nodes > 0 {
            let seconds = advice.elapsed.as_secs_f64().max(1e-6);
            write!(out, " nodes {} nps {:.0}", advice.nodes, advice.nodes as f64 / seconds)?;
        }
        writeln!(out, " time {} pv {}", advice.elapsed.as_millis(), line.continuation.join(" "))?;
    }
    Ok(())
}

/// The score in hundredths of a point, as GUIs expect it, and what more there is to say.
fn write_score(line: &Line, out: &mut dyn Write) -> io::Result<()> {
    match line.won_in {
        Some(actions) => write!(out, " score mate {actions}")?,
        None => {
            if let Some(value) = line.value {
                write!(out, " score cp {:.0}", value * 100.0)?;
            }
        }
    }
    if let (Some(value), Some(error)) = (line.value, line.error) {
        write!(out, " equity {value:+.4} error {error:.4}")?;
    }
    for (name, chance) in &line.chances {
        write!(out, " {name} {chance:.4}")?;
    }
    Ok(())
}
