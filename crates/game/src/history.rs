//! The course of a game: what happened, undo and redo, and the rules that look at the past.

use crate::contract::{Game, IllegalMove, Roll, Turn};
use crate::repetition::Repetitions;

/// Something that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<M> {
    /// The dice fell.
    Roll(Roll),
    /// A player acted.
    Move(M),
}

/// A game in progress that remembers every state, so that any number of events can be taken back and
/// played again, and so that a position that stands for the third time can be called a draw.
///
/// An event costs the same however long the game is.
#[derive(Debug)]
pub struct History<G: Game> {
    start: G::State,
    /// How many events and rolls there were before `start`, and what they left behind.
    before: Before,
    /// Every event with the state after it; those from `length` on have been undone.
    events: Vec<(Event<G::Move>, G::State)>,
    length: usize,
    /// How many of the events are rolls.
    rolls: usize,
    /// The past of the present position; made anew after something was taken back or played again.
    past: Option<Repetitions>,
}

/// What a history knows of the time before it.
#[derive(Clone, Debug, Default)]
struct Before {
    events: usize,
    rolls: usize,
    past: Repetitions,
}

/// By hand, because a derived `Clone` would ask for games that can be cloned.
impl<G: Game> Clone for History<G> {
    fn clone(&self) -> History<G> {
        let (before, events, past) = (self.before.clone(), self.events.clone(), self.past.clone());
        History { before, events, past, ..*self }
    }
}

impl<G: Game> History<G> {
    /// A game that begins with this position.
    pub fn new(game: &G, start: G::State) -> History<G> {
        History::after(Before { past: Repetitions::beginning(game, &start), ..Before::default() }, start)
    }

    fn after(before: Before, start: G::State) -> History<G> {
        let past = Some(before.past.clone());
        History { start, before, events: Vec::new(), length: 0, rolls: 0, past }
    }

    /// The same game from now on, with what matters of its past but without its events: as cheap as the
    /// position itself, to try something out or to think about in another thread.
    #[must_use]
    pub fn fork(&self, game: &G) -> History<G> {
        let before =
            Before { events: self.events_so_far(), rolls: self.rolls_so_far(), past: self.past(game) };
        History::after(before, *self.state())
    }

    /// A game that goes on from this position after so many events and rolls, with what could come back
    /// ([`Repetitions::keys`]): what a [`History::fork`] knows.
    pub fn resumed(start: G::State, events: usize, rolls: usize, past: Repetitions) -> History<G> {
        History::after(Before { events, rolls, past }, start)
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        self.length.checked_sub(1).map_or(&self.start, |last| &self.events[last].1)
    }

    /// The position the game began with.
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// What happened so far, with the state after each event.
    pub fn events(&self) -> &[(Event<G::Move>, G::State)] {
        &self.events[..self.length]
    }

    /// How many events there were, those before a [`History::fork`] included.
    pub fn events_so_far(&self) -> usize {
        self.before.events + self.length
    }

    /// How many of them were rolls.
    pub fn rolls_so_far(&self) -> usize {
        self.before.rolls + self.rolls
    }

    /// How many events can be played again.
    pub fn undone(&self) -> usize {
        self.events.len() - self.length
    }

    /// Whose turn it is. A game drawn by repetition is over.
    pub fn turn(&self, game: &G) -> Turn {
        game.turn(self.state())
    }

    /// Which positions could come back.
    pub fn past(&self, game: &G) -> Repetitions {
        if let Some(past) = &self.past {
            return past.clone();
        }
        // What lies before the last irreversible action does not matter.
        let is_new = |(_, state): &(_, G::State)| game.is_irreversible(state);
        let from = self.events().iter().rposition(is_new);
        let mut past = if from.is_some() { Repetitions::default() } else { self.before.past.clone() };
        for (event, state) in &self.events()[from.unwrap_or(0)..] {
            if let Event::Move(_) = event {
                past.after(game, &mut state.clone());
            }
        }
        past
    }

    /// Lets the dice fall, if they are due and can fall so. What had been undone is forgotten.
    pub fn roll(&mut self, game: &G, roll: Roll) -> Result<(), IllegalMove> {
        if self.turn(game) != Turn::Chance || !game.rolls(self.state()).iter().any(|&(r, _)| r == roll) {
            return Err(IllegalMove);
        }
        let mut state = *self.state();
        game.roll(&mut state, roll);
        self.append(Event::Roll(roll), state);
        Ok(())
    }

    /// Plays a legal action. What had been undone is forgotten.
    pub fn play(&mut self, game: &G, action: G::Move) -> Result<(), IllegalMove> {
        if self.turn(game) == Turn::Over {
            return Err(IllegalMove);
        }
        let mut state = *self.state();
        game.play_checked(&mut state, action)?;
        let mut past = self.past.take().unwrap_or_else(|| self.past(game));
        past.after(game, &mut state);
        self.append(Event::Move(action), state);
        self.past = Some(past);
        Ok(())
    }

    /// Does several things, all of them or none: on an error everything is as it was before, what had been
    /// undone included.
    pub fn attempt<T, E>(&mut self, work: impl FnOnce(&mut History<G>) -> Result<T, E>) -> Result<T, E> {
        let (length, rolls, undone) = (self.length, self.rolls, self.events.split_off(self.length));
        let result = work(self);
        if result.is_err() {
            if self.length != length {
                self.past = None;
            }
            (self.length, self.rolls) = (length, rolls);
        }
        if self.length == length {
            self.events.truncate(length);
            self.events.extend(undone);
        }
        result
    }

    /// Takes back the last event and returns it, or `None` at the start.
    pub fn undo(&mut self, game: &G) -> Option<Event<G::Move>> {
        self.length = self.length.checked_sub(1)?;
        let (event, state) = self.events[self.length];
        if let Event::Move(_) = event {
            self.past = self.past.take().and_then(|past| past.without_last(game, &state));
        }
        self.rolls -= usize::from(matches!(event, Event::Roll(_)));
        Some(event)
    }

    /// Plays again what was undone last, or `None` when nothing was.
    pub fn redo(&mut self) -> Option<Event<G::Move>> {
        let &(event, _) = self.events.get(self.length)?;
        self.past = None;
        self.length += 1;
        self.rolls += usize::from(matches!(event, Event::Roll(_)));
        Some(event)
    }

    /// Notes an event. A roll leaves the past as it is; whoever plays sees to it.
    fn append(&mut self, event: Event<G::Move>, state: G::State) {
        self.events.truncate(self.length);
        self.events.push((event, state));
        self.rolls += usize::from(matches!(event, Event::Roll(_)));
        self.length += 1;
    }
}
