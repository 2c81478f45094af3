//! The course of a game: what happened, undo and redo, and the rules that look at the past.

use crate::contract::{Game, IllegalMove, Roll, Turn};

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
#[derive(Debug)]
pub struct History<G: Game> {
    start: G::State,
    /// Every event with the state after it; those from `length` on have been undone.
    events: Vec<(Event<G::Move>, G::State)>,
    length: usize,
}

/// By hand, because a derived `Clone` would ask for games that can be cloned.
impl<G: Game> Clone for History<G> {
    fn clone(&self) -> History<G> {
        History { start: self.start, events: self.events.clone(), length: self.length }
    }
}

impl<G: Game> History<G> {
    /// A game that begins with this position.
    pub fn new(start: G::State) -> History<G> {
        History { start, events: Vec::new(), length: 0 }
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

    /// Whose turn it is. A game drawn by repetition is over.
    pub fn turn(&self, game: &G) -> Turn {
        game.turn(self.state())
    }

    /// Whether `next`, if it came now, would stand for the third time, and the rules call that a draw.
    fn is_third_time(&self, game: &G, next: &G::State) -> bool {
        let Some(key) = game.repetition_key(next) else { return false };
        let mut seen = 1;
        for (_, state) in self.events().iter().rev() {
            seen += u32::from(game.repetition_key(state) == Some(key));
            if seen == 3 {
                return true;
            }
            if game.is_irreversible(state) {
                return false;
            }
        }
        seen + u32::from(game.repetition_key(&self.start) == Some(key)) >= 3
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
        if self.is_third_time(game, &state) {
            game.end_by_repetition(&mut state);
        }
        self.append(Event::Move(action), state);
        Ok(())
    }

    /// Takes back the last event and returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<Event<G::Move>> {
        self.length = self.length.checked_sub(1)?;
        Some(self.events[self.length].0)
    }

    /// Plays again what was undone last, or `None` when nothing was.
    pub fn redo(&mut self) -> Option<Event<G::Move>> {
        let &(event, _) = self.events.get(self.length)?;
        self.length += 1;
        Some(event)
    }

    fn append(&mut self, event: Event<G::Move>, state: G::State) {
        self.events.truncate(self.length);
        self.events.push((event, state));
        self.length += 1;
    }
}

/// The repetition rule for whoever plays forward only (simulations, self-play) and needs no history.
#[derive(Clone, Debug, Default)]
pub struct Repetitions {
    keys: Vec<u64>,
    /// A bit for every key seen, by its spread: most positions are new, and one look tells.
    seen: [u64; 4],
}

impl Repetitions {
    /// Forgets everything; for the next game.
    pub fn clear(&mut self) {
        self.keys.clear();
        self.seen = [0; 4];
    }

    /// The keys of the positions that could still come back, the present one last.
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// Notes the state after an action, and ends the game in it if it stands for the third time.
    pub fn after<G: Game + ?Sized>(&mut self, game: &G, state: &mut G::State) {
        if game.is_irreversible(state) {
            self.clear();
        }
        let Some(key) = game.repetition_key(state) else { return };
        let spread = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56;
        let (word, bit) = (&mut self.seen[(spread >> 6) as usize], 1 << (spread & 63));
        if *word & bit != 0 && self.keys.iter().filter(|&&earlier| earlier == key).count() == 2 {
            game.end_by_repetition(state);
        }
        *word |= bit;
        self.keys.push(key);
    }
}
