//! `go`, `ponderhit`, `stop` and `eval`.

use std::io::{self, Write};
use std::sync::Arc;
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use engine::{Advice, AdviceError, Advisor, Line};
use game::Turn;
use teahouse::Table;

use crate::go::Request;
use crate::session::Answer;
use crate::task::Task;
use crate::{Complaint, Handle, Output, Session};

/// Somebody who works in another thread: thinks, or counts.
pub(crate) struct Thinker {
    output: Output,
    handle: Handle,
    /// Idle, and ready to be asked again.
    advisor: Option<Box<dyn Advisor>>,
    busy: Option<Busy>,
}

struct Busy {
    task: Arc<Task>,
    /// Gives the advisor back when done, if it took it.
    thread: JoinHandle<Option<Box<dyn Advisor>>>,
    /// What counts after `ponderhit`; `None` if nothing is pondered.
    ponder: Option<Ponder>,
}

/// What counts after `ponderhit`.
#[derive(Clone, Copy)]
struct Ponder {
    time: Option<Duration>,
    is_endless: bool,
}

/// Says that a task is done, even if it broke.
struct Finishing(Arc<Task>);

impl Drop for Finishing {
    fn drop(&mut self) {
        self.0.finish();
    }
}

impl Thinker {
    pub(crate) fn new(output: Output) -> Thinker {
        Thinker { output, handle: Handle::default(), advisor: None, busy: None }
    }

    pub(crate) fn handle(&self) -> Handle {
        self.handle.clone()
    }

    /// Begins to work; there must be nothing else going on.
    pub(crate) fn start(
        &mut self,
        task: Task,
        work: impl FnOnce(&Arc<Task>) -> Option<Box<dyn Advisor>> + Send + 'static,
    ) -> Result<(), Complaint> {
        let task = Arc::new(task);
        let finishing = Finishing(task.clone());
        let work = move || work(&finishing.0);
        let thread = Builder::new().spawn(work).map_err(|_| Complaint::NoThread)?;
        self.handle.note(Some(task.clone()));
        self.busy = Some(Busy { task, thread, ponder: None });
        Ok(())
    }

    /// Ends what is going on, and waits until its answer is out.
    pub(crate) fn stop(&mut self) {
        if let Some(busy) = &self.busy {
            busy.task.end();
        }
        self.join();
    }

    /// Waits for what ends by itself; complains about what does not.
    pub(crate) fn wait(&mut self) -> Result<(), Complaint> {
        if let Some(busy) = &self.busy {
            if busy.task.is_held() {
                return Err(Complaint::Thinking);
            }
            self.handle.wait(&busy.task);
        }
        self.join();
        Ok(())
    }

    /// Waits a little for what ends by itself, and stops what does not.
    pub(crate) fn finish(&mut self) {
        self.handle.close();
        if self.wait().is_err() {
            self.stop();
        }
    }

    /// What was pondered has happened: the limits count from now on.
    pub(crate) fn ponder_hit(&mut self) -> Result<(), Complaint> {
        let busy = self.busy.as_mut().filter(|busy| busy.ponder.is_some()).ok_or(Complaint::NotPondering)?;
        let Some(Ponder { time, is_endless }) = busy.ponder else { return Err(Complaint::NotPondering) };
        if let Some(time) = time {
            let task = busy.task.clone();
            Builder::new().spawn(move || task.end_after(time)).map_err(|_| Complaint::NoThread)?;
        }
        busy.ponder = None;
        if !is_endless {
            busy.task.release();
        }
        Ok(())
    }

    /// The rules, the net or the table of positions are no longer what they were.
    pub(crate) fn forget(&mut self) {
        self.advisor = None;
    }

    fn join(&mut self) {
        let Some(busy) = self.busy.take() else { return };
        self.handle.note(None);
        match busy.thread.join() {
            Ok(Some(advisor)) => self.advisor = Some(advisor),
            Ok(None) => {}
            // The next thought gets a new advisor. An output that is gone has ended the session already.
            Err(_) => drop(self.output.say(|out| writeln!(out, "error {}", Complaint::BrokeOff))),
        }
    }
}

impl Session {
    /// Begins to think; the answer comes from another thread.
    pub(crate) fn go(&mut self, rest: &str) -> Result<(), Complaint> {
        let request = Request::read(rest)?;
        match self.table.turn() {
            // Whoever may double has something to decide before the roll.
            Turn::Chance if self.table.match_view().is_some_and(|view| view.may_double.is_some()) => {}
            Turn::Chance => return Err(AdviceError::DiceDue.into()),
            Turn::Over => return Err(AdviceError::Over.into()),
            Turn::Seat(_) => {}
        }
        let mut limits = self.settings.limits(&request, &self.game, self.table.as_ref());
        let ponder = request.ponders.then_some(Ponder { time: limits.time, is_endless: limits.infinite });
        let is_held = limits.infinite || request.ponders;
        if request.ponders && limits.time.take().is_some() {
            // The time counts from the hit on; until then there is no end to it.
            limits.infinite = true;
        }
        let (table, output) = (self.table.fork(), self.output.clone());
        let (settings, names_ponder) = (self.settings.advice(), self.settings.ponders());
        let mut advisor = self.advisor()?;
        let think = move |task: &Arc<Task>| {
            let mut on_progress = |advice: &Advice| {
                // An output that is gone has ended the session already.
                let _ = output.say(|out| write_info(advice, out));
            };
            let advice = advisor.advise(table.as_ref(), &limits, &settings, &task.stop, &mut on_progress);
            if let Ok(advice) = &advice {
                on_progress(advice);
            }
            // The answer to `go infinite` comes after `stop`, even if there is nothing more to think about.
            task.wait_until_released();
            let _ = output.say(|out| match &advice {
                Ok(advice) => write_best(advice, table.as_ref(), names_ponder, out),
                Err(error) => writeln!(out, "error {error}"),
            });
            Some(advisor)
        };
        self.thinker.start(Task::new(is_held), think)?;
        if let Some(busy) = &mut self.thinker.busy {
            busy.ponder = ponder;
        }
        Ok(())
    }

    /// Says what the position is worth.
    pub(crate) fn evaluate(&mut self) -> Answer {
        let worth = self.advisor().and_then(|mut advisor| {
            let worth = advisor.evaluate(self.table.as_ref());
            self.thinker.advisor = Some(advisor);
            Ok(worth?)
        });
        let worth = match worth {
            Ok(worth) => worth,
            Err(complaint) => return Ok(Err(complaint)),
        };
        let mut text = String::from("eval");
        for seat in (0..self.table.seats()).filter(|&seat| self.table.is_seated(seat)) {
            let name = self.table.seat_id(seat);
            text.push_str(&format!(" {name} {:.4}", worth.wins[usize::from(seat)]));
        }
        text.push_str(&format!(" equity {:+.4}", worth.equity));
        for (name, chance) in &worth.chances {
            text.push_str(&format!(" {name} {chance:.4}"));
        }
        self.output.say(|out| writeln!(out, "{text}")).map(Ok)
    }

    fn advisor(&mut self) -> Result<Box<dyn Advisor>, Complaint> {
        match self.thinker.advisor.take() {
            Some(advisor) => Ok(advisor),
            None => self.settings.advisor(&self.game),
        }
    }
}

fn write_info(advice: &Advice, out: &mut dyn Write) -> io::Result<()> {
    if let Some(cube) = &advice.cube {
        let unit = if cube.is_match { "match" } else { "points" };
        writeln!(
            out,
            "info string cube {} {unit} no-double {:.4} double-take {:.4} double-drop {:.4}",
            cube.decision.name(),
            cube.no_double,
            cube.double_take,
            cube.double_drop
        )?;
    }
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
    if let Some(known) = &line.known {
        write!(out, " tb {}", known.value.name())?;
        if let Some(plies) = known.plies {
            write!(out, " {plies}")?;
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

fn write_best(advice: &Advice, table: &dyn Table, names_ponder: bool, out: &mut dyn Write) -> io::Result<()> {
    write!(out, "bestmove {}", advice.best().unwrap_or("none"))?;
    if let Some(reply) = advice.lines.first().filter(|_| names_ponder).and_then(|line| reply(line, table)) {
        write!(out, " ponder {reply}")?;
    }
    writeln!(out)
}

/// What the opponent is expected to answer, where it is the opponent's turn at once.
fn reply<'l>(line: &'l Line, table: &dyn Table) -> Option<&'l str> {
    let [best, reply, ..] = line.continuation.as_slice() else { return None };
    let mut after = table.fork();
    after.act(best).ok()?;
    let changes = matches!((table.turn(), after.turn()), (Turn::Seat(us), Turn::Seat(them)) if us != them);
    (changes && after.act(reply).is_ok()).then_some(reply)
}
