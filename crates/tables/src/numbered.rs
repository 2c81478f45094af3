//! Games in progress by numbers: what learning, and searches of other programs, ask for.
//!
//! ```
//! let mut table = tables::game("long-nardi").unwrap().numbered();
//! table.act("r63").unwrap();
//! let mut numbers = Vec::new();
//! table.legal_numbers(&mut numbers);
//! assert_eq!(numbers, [2, 5]);
//! table.act_by_number(5).unwrap();
//! assert_eq!(table.events(), ["r63", "24/18"]);
//! ```

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use game::sorting;
use game::{
    Actions, History, MOST_EVENTS, Message, NotationError, Observe, Perft, Repetitions, Roll, Seat, Show,
    Turn, excerpt,
};

use crate::any::AnyGame;
use crate::table::{Seated, Table, TableError, check_length, seated};

/// What stands between the FEN and the past of a game that was saved.
const BAR: &str = " | ";

/// A game in progress whose actions have numbers ([`Actions`]) and which can be seen as numbers ([`Observe`]).
///
/// Only single games have them: the cube of a match has none.
pub trait Numbered: Table + Sync {
    /// The numbers of the legal actions, ascending; `out` is cleared first. Nothing while dice are due.
    fn legal_numbers(&self, out: &mut Vec<usize>);

    /// Every legal action with its number, ascending by number.
    fn legal_texts(&self) -> Vec<(usize, String)>;

    /// Whether each number is a legal action.
    ///
    /// # Panics
    /// If `out` is not [`Actions::action_count`] long.
    fn write_mask(&self, out: &mut [bool]);

    /// The number of a single action, if the text is one that is legal now.
    fn number_of(&self, text: &str) -> Option<usize>;

    /// Plays the action with this number, or says why not and leaves everything as it was.
    fn act_by_number(&mut self, number: usize) -> Result<(), TableError>;

    /// How the dice can fall now, with weights; nothing unless they are due.
    fn chances(&self) -> &[(Roll, u16)];

    /// Lets the dice fall as [`Numbered::chances`] has it at this index.
    fn roll_by_number(&mut self, index: usize) -> Result<(), TableError>;

    /// Writes what a seat sees.
    ///
    /// # Panics
    /// If `out` is not [`Observe::observation_len`] long.
    fn observe(&self, seat: Seat, out: &mut [f32]);

    /// How many rolls and actions there were since the table was set up.
    fn event_count(&self) -> usize;

    /// The same game with all its events, those that were taken back included.
    fn whole(&self) -> Box<dyn Numbered>;

    /// The same game from now on, as [`Table::fork`] has it.
    fn present(&self) -> Box<dyn Numbered>;

    /// The present game as one line of text, which [`AnyGame::resume`] reads: the FEN, how many events and rolls
    /// there were, and the keys of the positions that could come back.
    fn saved(&self) -> String;

    /// Whether both games go on alike: the same rules, the same position, and the same positions that could come
    /// back. How long they took does not matter.
    fn goes_on_like(&self, other: &dyn Numbered) -> bool;

    /// Equal for games that go on alike, in every process.
    fn present_hash(&self) -> u64;
}

impl<G: Show + Perft + Actions + Observe + 'static> Seated<G> {
    /// The legal actions with their numbers, ascending.
    fn numbered_moves(&self) -> Vec<(usize, G::Move)> {
        let state = self.history().state();
        let mut moves: Vec<G::Move> = Vec::new();
        if !self.is_too_long() {
            self.game().moves(state, &mut moves);
        }
        let mut numbered: Vec<_> =
            moves.into_iter().map(|action| (self.game().action_of(state, action), action)).collect();
        sorting::by_key(&mut numbered, |&(number, _)| number);
        numbered
    }

    /// Why the action with this number cannot be played.
    fn refused(&self, number: usize) -> TableError {
        let (game, state) = (self.game().as_ref(), self.history().state());
        let reason = match self.turn() {
            Turn::Over => Message::new("game-over"),
            Turn::Chance => Message::new("dice-due"),
            Turn::Seat(_) => {
                let tried = game.tried(state, number);
                let unknown = || {
                    let message = Message::new("action-number-unknown").with("number", number);
                    message.with("last", game.action_count() - 1)
                };
                tried.and_then(|action| game.why_not(state, action)).unwrap_or_else(unknown)
            }
        };
        TableError::Illegal { text: self.number_text(number), reason }
    }

    /// An action number as people read it.
    fn number_text(&self, number: usize) -> String {
        if number >= self.game().action_count() {
            return number.to_string();
        }
        format!("{number} ({})", self.game().describe_action(number))
    }

    /// The keys of the positions that could come back, in an order that tells nothing.
    fn sorted_past(&self) -> Vec<u64> {
        let mut keys = self.history().past(self.game()).keys().to_vec();
        sorting::plainly(&mut keys);
        keys
    }
}

impl<G: Show + Perft + Actions + Observe + 'static> Numbered for Seated<G> {
    fn legal_numbers(&self, out: &mut Vec<usize>) {
        out.clear();
        out.extend(self.numbered_moves().into_iter().map(|(number, _)| number));
    }

    fn legal_texts(&self) -> Vec<(usize, String)> {
        let text = |action| self.game().move_text(self.history().state(), action);
        self.numbered_moves().into_iter().map(|(number, action)| (number, text(action))).collect()
    }

    fn write_mask(&self, out: &mut [bool]) {
        assert_eq!(out.len(), self.game().action_count(), "a mask is as long as there are actions");
        out.fill(false);
        self.numbered_moves().into_iter().for_each(|(number, _)| out[number] = true);
    }

    fn number_of(&self, text: &str) -> Option<usize> {
        let state = self.history().state();
        let action = self.game().read_move(state, text).ok()?;
        self.game().is_legal(state, action).then(|| self.game().action_of(state, action))
    }

    fn act_by_number(&mut self, number: usize) -> Result<(), TableError> {
        check_length(self.history(), &number.to_string())?;
        let game = self.game().clone();
        let action = game.move_of(self.history().state(), number);
        let played = action.map(|action| self.history_mut().play(&game, action));
        if let Some(Ok(())) = played { Ok(()) } else { Err(self.refused(number)) }
    }

    fn chances(&self) -> &[(Roll, u16)] {
        if self.turn() == Turn::Chance { self.game().rolls(self.history().state()) } else { &[] }
    }

    fn roll_by_number(&mut self, index: usize) -> Result<(), TableError> {
        let refused = |reason| Err(TableError::Illegal { text: format!("roll {index}"), reason });
        if self.turn() != Turn::Chance {
            return refused(Message::new("dice-not-due"));
        }
        let game = self.game().clone();
        let Some(&(roll, _)) = self.chances().get(index) else {
            return refused(Message::new("no-such-roll"));
        };
        let rolled = self.history_mut().roll(&game, roll);
        rolled.or_else(|_| refused(Message::new("no-such-roll")))
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.game().observe(self.history().state(), seat, out);
    }

    fn event_count(&self) -> usize {
        self.history().events().len()
    }

    fn whole(&self) -> Box<dyn Numbered> {
        Box::new(self.whole_copy())
    }

    fn present(&self) -> Box<dyn Numbered> {
        Box::new(self.forked())
    }

    fn saved(&self) -> String {
        let history = self.history();
        let mut text = format!("{}{BAR}{} {}", self.fen(), history.events_so_far(), history.rolls_so_far());
        for key in history.past(self.game()).keys() {
            text.push_str(&format!(" {key:x}"));
        }
        text
    }

    fn goes_on_like(&self, other: &dyn Numbered) -> bool {
        seated::<G>(other).is_some_and(|other| {
            let same_rules = Arc::ptr_eq(self.game(), other.game())
                || self.game().variant().digest() == other.game().variant().digest();
            same_rules
                && self.history().state() == other.history().state()
                && self.sorted_past() == other.sorted_past()
        })
    }

    fn present_hash(&self) -> u64 {
        // What `DefaultHasher::new` makes of the same bytes is the same everywhere.
        let mut hasher = DefaultHasher::new();
        self.history().state().hash(&mut hasher);
        self.sorted_past().hash(&mut hasher);
        hasher.finish()
    }
}

impl AnyGame {
    /// A new game in progress with numbers, at the start.
    pub fn numbered(&self) -> Box<dyn Numbered> {
        with_game!(self, game => Box::new(Seated::new(game.clone())))
    }

    /// The game in progress that [`Numbered::saved`] wrote down, or that begins with a FEN.
    pub fn resume(&self, text: &str) -> Result<Box<dyn Numbered>, NotationError> {
        with_game!(self, game => Ok(Box::new(resumed(game.clone(), text)?)))
    }

    /// How many actions have a number ([`Actions::action_count`]).
    pub fn action_count(&self) -> usize {
        with_game!(self, game => game.action_count())
    }

    /// The name and version of the action numbers ([`Actions::action_layout_name`]).
    pub fn action_layout_name(&self) -> String {
        with_game!(self, game => game.action_layout_name())
    }

    /// What an action number means ([`Actions::describe_action`]); `None` where there is none.
    pub fn describe_action(&self, number: usize) -> Option<String> {
        with_game!(self, game => (number < game.action_count()).then(|| game.describe_action(number)))
    }

    /// The most ways the dice can fall ([`Actions::roll_count`]).
    pub fn roll_count(&self) -> usize {
        with_game!(self, game => game.roll_count())
    }

    /// The most points that a seat can win or lose ([`Actions::most_points`]).
    pub fn most_points(&self) -> i16 {
        with_game!(self, game => game.most_points())
    }

    /// What each part of an observation can hold ([`Observe::observation_bounds`]).
    pub fn observation_bounds(&self) -> Vec<(f32, f32)> {
        with_game!(self, game => game.observation_bounds())
    }

    /// What observations consist of, by name and length ([`Observe::observation_layout`]).
    pub fn observation_layout(&self) -> Vec<(&'static str, usize)> {
        with_game!(self, game => game.observation_layout())
    }

    /// The name and version of the observations ([`Observe::observation_layout_name`]).
    pub fn observation_layout_name(&self) -> String {
        with_game!(self, game => game.observation_layout_name())
    }

    /// The length of an observation ([`Observe::observation_len`]).
    pub fn observation_len(&self) -> usize {
        with_game!(self, game => game.observation_len())
    }
}

/// A table for a game that goes on from this position after so many actions, with what could come back.
pub fn table_at<G: Show + Perft + 'static>(
    game: Arc<G>,
    state: G::State,
    played: usize,
    past: Repetitions,
) -> Box<dyn Table> {
    Box::new(Seated::going_on(game, History::resumed(state, played, 0, past)))
}

fn resumed<G: Show + Perft>(game: Arc<G>, text: &str) -> Result<Seated<G>, NotationError> {
    // FENs of Mill have bars of their own, without blanks around them.
    let Some((fen, past)) = text.rsplit_once(BAR) else {
        let start = game.read_state(text)?;
        return Ok(Seated::at(game, start));
    };
    let state = game.read_state(fen)?;
    let wrong = || NotationError::new("notation-saved", excerpt(past.trim()), Message::new("saved-form"));
    let mut words = past.split_whitespace();
    let mut count = || words.next().and_then(|word| word.parse::<usize>().ok()).ok_or_else(wrong);
    let (events, rolls) = (count()?, count()?);
    let keys: Result<Vec<u64>, _> = words.map(|word| u64::from_str_radix(word, 16)).collect();
    let keys = keys.map_err(|_| wrong())?;
    if events > MOST_EVENTS || rolls > events || keys.len() > events + 1 {
        return Err(wrong());
    }
    let history = History::resumed(state, events, rolls, Repetitions::of_keys(keys));
    Ok(Seated::going_on(game, history))
}
