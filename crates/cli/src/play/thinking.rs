//! The computer thinks beside the game: in another thread, on a copy of the table, until it is done or hurried.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use engine::{Advice, AdviceError, Advisor, Limits, Line, Opponent, Settings};
use game::{Message, Random, Seat};
use teahouse::Table;

use super::sitting::{Player, Sitting};

/// How many moves a hint compares.
const HINT_LINES: usize = 3;

/// The level that is asked about the cube for players who cannot tell.
const CUBE_LEVEL: u8 = 8;

/// What a thought is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// The next move of this seat.
    Move(Seat),
    /// A hint for a person.
    Hint,
}

/// Whoever thinks; he comes back with his thought.
enum Thinker {
    Advisor(Box<dyn Advisor>),
    /// The player of this index.
    Opponent(usize, Box<dyn Opponent>),
}

/// A thought in progress.
pub struct Thought {
    thread: JoinHandle<(Thinker, Result<Vec<Line>, AdviceError>)>,
    stop: Arc<AtomicBool>,
    purpose: Purpose,
    can_hurry: bool,
}

impl Thought {
    /// Asks for what is found so far.
    pub fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it has come to an end.
    pub fn is_done(&self) -> bool {
        self.thread.is_finished()
    }

    /// Whether it is about a hint.
    pub fn is_hint(&self) -> bool {
        self.purpose == Purpose::Hint
    }

    /// Whether it can be broken off with a move in hand.
    pub fn can_hurry(&self) -> bool {
        self.can_hurry
    }

    /// What to say meanwhile.
    pub fn status(&self, table: &dyn Table) -> Message {
        match self.purpose {
            Purpose::Hint => Message::new("terminal-looking"),
            Purpose::Move(seat) if self.can_hurry => {
                Message::new("terminal-thinking-hurry").with("seat", table.seat_name(seat))
            }
            Purpose::Move(seat) => Message::new("terminal-thinking").with("seat", table.seat_name(seat)),
        }
    }
}

/// A line without an opinion.
fn line(action: String) -> Line {
    Line {
        action,
        value: None,
        error: None,
        trials: 0,
        depth: 0,
        chances: Vec::new(),
        won_in: None,
        known: None,
        continuation: Vec::new(),
    }
}

impl Sitting {
    /// The computer begins to think about its move; `None` if there is nothing to think about.
    pub fn begin_move(&mut self) -> Option<Thought> {
        let seat = self.deciding()?;
        let is_about_cube = self.table.match_view().is_some_and(|view| {
            view.may_double.is_some() || view.cube.is_some_and(|cube| cube.offered.is_some())
        });
        let index = self.player(seat);
        let ply = self.table.events_so_far() as u64;
        let seed = self.seed;
        match &mut self.players[index] {
            Player::Human => None,
            &mut Player::Level(level) => {
                let settings = Settings { level, seed, ..Settings::default() };
                self.ask_advisor(settings, Purpose::Move(seat))
            }
            // Whoever has no opinion about the cube takes that of the net.
            Player::Other(..) if is_about_cube => {
                let settings = Settings { level: CUBE_LEVEL, seed, ..Settings::default() };
                self.ask_advisor(settings, Purpose::Move(seat))
            }
            Player::Other(_, opponent) => {
                let mut opponent = opponent.take()?;
                // By the number of events, so that undoing changes nothing that is to come.
                let mut random = Random::stream(!seed, ply);
                let table = self.table.fork();
                let think = move || {
                    let chosen = opponent.choose(table.as_ref(), &mut random);
                    (Thinker::Opponent(index, opponent), chosen.map(|action| vec![line(action)]))
                };
                let stop = Arc::new(AtomicBool::new(false));
                let thread = thread::spawn(think);
                Some(Thought { thread, stop, purpose: Purpose::Move(seat), can_hurry: false })
            }
        }
    }

    /// The computer begins to look for a hint.
    pub fn begin_hint(&mut self) -> Option<Thought> {
        let settings = Settings { lines: HINT_LINES, seed: self.seed, ..Settings::default() };
        self.ask_advisor(settings, Purpose::Hint)
    }

    fn ask_advisor(&mut self, settings: Settings, purpose: Purpose) -> Option<Thought> {
        let mut advisor = self.advisor.take()?;
        let (table, stop) = (self.table.fork(), Arc::new(AtomicBool::new(false)));
        let is_stopped = stop.clone();
        let think = move || {
            let limits = Limits::default();
            let advice = advisor.advise(table.as_ref(), &limits, &settings, &is_stopped, &mut |_| {});
            (Thinker::Advisor(advisor), advice.map(|Advice { lines, .. }| lines))
        };
        Some(Thought { thread: thread::spawn(think), stop, purpose, can_hurry: true })
    }

    /// Waits for a thought and does what it was for: plays the move, or gives the hint.
    ///
    /// # Panics
    /// If the thinking panicked.
    pub fn finish(&mut self, thought: Thought) -> Option<String> {
        let purpose = thought.purpose;
        let (thinker, found) = thought.thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        match thinker {
            Thinker::Advisor(advisor) => self.advisor = Some(advisor),
            Thinker::Opponent(index, back) => {
                if let Player::Other(_, opponent) = &mut self.players[index] {
                    *opponent = Some(back);
                }
            }
        }
        match purpose {
            Purpose::Hint => Some(self.hint_text(found)),
            Purpose::Move(_) => self.play_found(found),
        }
    }

    fn play_found(&mut self, found: Result<Vec<Line>, AdviceError>) -> Option<String> {
        let failed = |problem: String| Message::new("terminal-failed").with("problem", problem);
        let problem = match found {
            // Hurried before anything was found: any move is better than none.
            Ok(lines) => {
                let best = lines.into_iter().next().map(|line| line.action);
                let any = || self.table.legal().into_iter().next().map(|action| action.text);
                let action = best.or_else(any)?;
                match self.act(&action) {
                    Ok(()) => return None,
                    Err(error) => error.to_string(),
                }
            }
            Err(error) => error.to_string(),
        };
        Some(self.say(&failed(problem)))
    }

    fn hint_text(&self, found: Result<Vec<Line>, AdviceError>) -> String {
        let lines = match found {
            Ok(lines) => lines,
            Err(error) => {
                return self.say(&Message::new("terminal-no-hint").with("problem", error.to_string()));
            }
        };
        let worth = |line: &Line| {
            let message = match (line.won_in, line.value) {
                (Some(actions), _) if actions > 0 => {
                    Message::new("terminal-hint-wins").with("actions", actions)
                }
                (Some(actions), _) => Message::new("terminal-hint-loses").with("actions", -actions),
                (None, Some(value)) => {
                    Message::new("terminal-hint-worth").with("worth", format!("{value:+.2}"))
                }
                (None, None) => return line.action.clone(),
            };
            self.say(&message.with("action", line.action.as_str()))
        };
        let lines: Vec<String> = lines.iter().map(worth).collect();
        self.say(&Message::new("terminal-hint").with("lines", lines.join(", ")))
    }
}
