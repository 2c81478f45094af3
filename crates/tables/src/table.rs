//! A game in progress that speaks in texts.

use std::any::Any;
use std::sync::Arc;
#[cfg(feature = "terminal")]
use std::sync::atomic::AtomicBool;

#[cfg(feature = "terminal")]
use game::Picture;
use game::rules::Variant;
use game::setup::{Kit, Setup};
use game::{
    BoardView, Event, Exposure, History, MOST_EVENTS, Message, MoveView, NotationError, Perft, Random, Seat,
    Show, Turn, Verdict, sample_roll,
};

use crate::matches::{MatchGame, MatchView, PlayedGame};
use crate::view::{PastTurn, RollChance, TableView};

/// Why an action was refused. The table is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The text could not be understood.
    #[error(transparent)]
    Text(#[from] NotationError),
    /// The rules do not allow it.
    #[error("{}", self.message())]
    Illegal {
        /// The action.
        text: String,
        /// Why not.
        reason: Message,
    },
}

impl TableError {
    /// What to say about it.
    pub fn message(&self) -> Message {
        match self {
            TableError::Text(error) => error.message(),
            TableError::Illegal { text, reason } => Message::new("table-illegal")
                .with("action", game::excerpt(text))
                .with("reason", reason.clone()),
        }
    }
}

/// A game in progress: what the command line, the protocol and the page ask of it.
pub trait Table: Send {
    /// The rules.
    fn variant(&self) -> &Variant;
    /// The number of seats at the board.
    fn seats(&self) -> u8;
    /// Whether somebody plays in this seat.
    fn is_seated(&self, seat: Seat) -> bool;
    /// The name of a seat for programs and records: `white`, `red`.
    fn seat_id(&self, seat: Seat) -> &'static str;
    /// The name of a seat for people.
    fn seat_name(&self, seat: Seat) -> Message;
    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// The seat that moves, or that the dice are rolled for.
    fn seat_to_act(&self) -> Option<Seat>;
    /// How the game ended, if it has.
    fn verdict(&self) -> Option<Verdict>;
    /// The points of each seat.
    fn scores(&self) -> game::Scores;

    /// The dice that are still to be played, as people read them; empty when there are none.
    fn dice(&self) -> String;
    /// The position.
    fn fen(&self) -> String;
    /// The position as a drawing.
    #[cfg(feature = "terminal")]
    fn picture(&self) -> Picture;
    /// The board as data; the same for the whole game.
    fn board(&self) -> BoardView;
    /// Everything there is to see now, as data.
    fn view(&self) -> TableView;
    /// What each piece on its way threatens and risks, in families where pieces send each other home.
    fn exposures(&self) -> Vec<Exposure>;
    /// Begins anew from the start.
    fn restart(&mut self);
    /// Begins anew from a position.
    fn set_fen(&mut self, fen: &str) -> Result<(), NotationError>;
    /// What there is to set up a position with.
    fn kit(&self) -> Kit;
    /// Begins anew from a position that was set up by hand, or says everything that is wrong with it.
    fn set_up(&mut self, setup: &Setup) -> Result<(), Vec<Message>>;
    /// How the dice can fall now; nothing unless they are due.
    fn rolls(&self) -> Vec<RollChance>;

    /// Every legal action; a single `pass` when there is only passing, nothing when dice are due.
    fn legal(&self) -> Vec<MoveView>;
    /// Every distinct whole turn and the position after it, in families that have them.
    fn turns(&self) -> Option<Vec<(String, String)>>;
    /// Plays an action, a whole turn, or a roll written `r63`; all of it or nothing.
    fn act(&mut self, text: &str) -> Result<(), TableError>;
    /// Why this action or turn is not legal; `None` if it is.
    fn why_not(&self, text: &str) -> Result<Option<Message>, NotationError>;
    /// Why nobody can take a piece from one place to another, both by their ids on the board; without a place to go to,
    /// why the piece cannot move at all. `None` if it can.
    fn why_not_between(&self, from: Option<&str>, to: Option<&str>) -> Option<Message>;
    /// Lets the dice fall as written, without the `r`.
    fn roll(&mut self, dice: &str) -> Result<(), TableError>;
    /// Lets the dice fall as this seed has it and says how; `None` if they are not due.
    ///
    /// The seed and the number of rolls before decide, so that undoing does not change the dice to come, and
    /// the same seed and actions give the same game.
    fn roll_by_seed(&mut self, seed: u64) -> Option<String>;

    /// The position the game began with.
    fn start_fen(&self) -> String;
    /// What happened so far, in notation.
    fn events(&self) -> Vec<String>;
    /// The turns so far, the one that goes on included.
    fn past(&self) -> Vec<PastTurn>;
    /// How many events there were so far.
    fn events_so_far(&self) -> usize;
    /// How many of them were rolls.
    fn rolls_so_far(&self) -> usize;
    /// How many events can be played again.
    fn undone(&self) -> usize;
    /// Takes back the last action or roll; says what it was.
    fn undo(&mut self) -> Option<String>;
    /// Plays again what was taken back.
    fn redo(&mut self) -> Option<String>;

    /// The leaves of the tree at this depth.
    #[cfg(feature = "terminal")]
    fn perft(&self, depth: u32) -> u64;
    /// The same, unless `stop` is set in the meantime.
    #[cfg(feature = "terminal")]
    fn perft_unless(&self, depth: u32, stop: &AtomicBool) -> Option<u64>;
    /// The same below each first action.
    #[cfg(feature = "terminal")]
    fn perft_divide(&self, depth: u32) -> Vec<(String, u64)>;

    /// The same game from now on: all that decides how it goes on, without its events. As cheap as the position
    /// itself; for thinking in another thread.
    fn fork(&self) -> Box<dyn Table>;
    /// The table as what it is, for [`seated`]; of a match, the game that is played now.
    fn as_any(&self) -> &dyn Any;

    /// The match around the game: score, cube, who may double. `None` for a single game.
    fn match_view(&self) -> Option<MatchView> {
        None
    }

    /// The games of a match, the one that is played now last, as records tell them. Nothing for a single game.
    fn match_games(&self) -> Vec<MatchGame> {
        Vec::new()
    }

    /// The same games with every moment at which the cube could be turned. Nothing for a single game.
    fn played_games(&self) -> Vec<PlayedGame<'_>> {
        Vec::new()
    }
}

/// The table as one of a known family, if it is.
pub fn seated<G: Show + Perft + 'static>(table: &dyn Table) -> Option<&Seated<G>> {
    table.as_any().downcast_ref()
}

/// A game of a known family, as a [`Table`].
pub struct Seated<G: Show + Perft> {
    game: Arc<G>,
    history: History<G>,
}

impl<G: Show + Perft> Seated<G> {
    pub(crate) fn new(game: Arc<G>) -> Seated<G> {
        let start = game.start();
        Seated::at(game, start)
    }

    /// A game that begins with this position.
    pub(crate) fn at(game: Arc<G>, start: G::State) -> Seated<G> {
        let history = History::new(game.as_ref(), start);
        Seated { game, history }
    }

    /// The same game from now on, as [`Table::fork`] has it.
    pub(crate) fn forked(&self) -> Seated<G> {
        Seated { game: self.game.clone(), history: self.history.fork(&self.game) }
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The game so far.
    pub fn history(&self) -> &History<G> {
        &self.history
    }

    /// A game that goes on with this history.
    pub(crate) fn going_on(game: Arc<G>, history: History<G>) -> Seated<G> {
        Seated { game, history }
    }

    /// The same game with all its events, those that were taken back included.
    pub(crate) fn whole_copy(&self) -> Seated<G> {
        Seated { game: self.game.clone(), history: self.history.clone() }
    }

    pub(crate) fn history_mut(&mut self) -> &mut History<G> {
        &mut self.history
    }

    fn event_text(&self, index: usize) -> String {
        match self.history.events()[index].0 {
            Event::Roll(roll) => self.roll_text(roll),
            Event::Move(action) => self.game.move_text(self.state_before(index), action),
        }
    }

    /// Whether the game has gone on for so long that it is a draw.
    pub(crate) fn is_too_long(&self) -> bool {
        self.history.events_so_far() >= MOST_EVENTS
    }

    /// The position that an event happened in.
    pub(crate) fn state_before(&self, index: usize) -> &G::State {
        index.checked_sub(1).map_or(self.history.start(), |last| &self.history.events()[last].1)
    }

    pub(crate) fn roll_text(&self, roll: game::Roll) -> String {
        let mut text = String::from("r");
        self.game.write_roll(roll, &mut text);
        text
    }
}

/// Plays the actions of a text on a history, all of them or none.
fn play_all<G: Show>(game: &G, history: &mut History<G>, text: &str) -> Result<(), TableError> {
    history.attempt(|history| {
        game.split_turn(text).into_iter().try_for_each(|part| play_one(game, history, part))
    })
}

/// Refuses to go on with a game that has become too long.
pub(crate) fn check_length<G: Show>(history: &History<G>, text: &str) -> Result<(), TableError> {
    if history.events_so_far() < MOST_EVENTS {
        return Ok(());
    }
    Err(TableError::Illegal { text: text.to_owned(), reason: Message::new("game-over") })
}

/// Plays one action on a history, or says why not.
fn play_one<G: Show>(game: &G, history: &mut History<G>, text: &str) -> Result<(), TableError> {
    if let Some(dice) = roll_of(text) {
        return roll_one(game, history, dice);
    }
    check_length(history, text)?;
    let action = game.read_move(history.state(), text)?;
    match game.why_not(history.state(), action) {
        Some(reason) => Err(TableError::Illegal { text: text.to_owned(), reason }),
        None => history
            .play(game, action)
            .map_err(|_| TableError::Illegal { text: text.to_owned(), reason: Message::new("game-over") }),
    }
}

/// Lets the dice fall on a history, if they are due and can fall so.
fn roll_one<G: Show>(game: &G, history: &mut History<G>, dice: &str) -> Result<(), TableError> {
    check_length(history, dice)?;
    let refused = |reason| TableError::Illegal { text: format!("r{dice}"), reason };
    if history.turn(game) != Turn::Chance {
        return Err(refused(Message::new("dice-not-due")));
    }
    let roll = game.read_roll(history.state(), dice)?;
    history.roll(game, roll).map_err(|_| refused(Message::new("no-such-roll")))
}

/// The dice of a text like `r63`.
fn roll_of(text: &str) -> Option<&str> {
    text.strip_prefix('r').filter(|dice| dice.starts_with(|c: char| c.is_ascii_digit()))
}

impl<G: Show + Perft + 'static> Table for Seated<G> {
    fn variant(&self) -> &Variant {
        self.game.variant()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn is_seated(&self, seat: Seat) -> bool {
        self.game.is_seated(seat)
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        self.game.seat_id(seat)
    }

    fn seat_name(&self, seat: Seat) -> Message {
        self.game.seat_name(seat)
    }

    fn turn(&self) -> Turn {
        if self.is_too_long() { Turn::Over } else { self.history.turn(&self.game) }
    }

    fn seat_to_act(&self) -> Option<Seat> {
        self.game.seat_to_act(self.history.state())
    }

    fn verdict(&self) -> Option<Verdict> {
        let verdict = self.game.verdict(self.history.state());
        let is_endless = verdict.is_none() && self.is_too_long();
        verdict.or_else(|| {
            is_endless.then(|| Verdict { result: "draw".into(), reason: Message::new("too-long") })
        })
    }

    fn scores(&self) -> game::Scores {
        self.game.scores(self.history.state())
    }

    fn dice(&self) -> String {
        self.game.dice_text(self.history.state())
    }

    fn fen(&self) -> String {
        self.game.state_text(self.history.state())
    }

    #[cfg(feature = "terminal")]
    fn picture(&self) -> Picture {
        self.game.draw(self.history.state())
    }

    fn board(&self) -> BoardView {
        self.game.board_view()
    }

    fn view(&self) -> TableView {
        self.table_view()
    }

    fn exposures(&self) -> Vec<Exposure> {
        self.game.exposures(self.history.state())
    }

    fn restart(&mut self) {
        self.history = History::new(self.game.as_ref(), self.game.start());
    }

    fn set_fen(&mut self, fen: &str) -> Result<(), NotationError> {
        self.history = History::new(self.game.as_ref(), self.game.read_state(fen)?);
        Ok(())
    }

    fn kit(&self) -> Kit {
        self.game.kit()
    }

    fn set_up(&mut self, setup: &Setup) -> Result<(), Vec<Message>> {
        self.history = History::new(self.game.as_ref(), self.game.set_up(setup)?);
        Ok(())
    }

    fn rolls(&self) -> Vec<RollChance> {
        self.roll_chances()
    }

    fn legal(&self) -> Vec<MoveView> {
        let state = self.history.state();
        let mut moves: Vec<G::Move> = Vec::new();
        if !self.is_too_long() {
            self.game.moves(state, &mut moves);
        }
        moves.into_iter().map(|action| self.game.move_view(state, action)).collect()
    }

    fn turns(&self) -> Option<Vec<(String, String)>> {
        self.game.turn_texts(self.history.state())
    }

    fn act(&mut self, text: &str) -> Result<(), TableError> {
        play_all(self.game.as_ref(), &mut self.history, text)
    }

    fn why_not(&self, text: &str) -> Result<Option<Message>, NotationError> {
        match play_all(self.game.as_ref(), &mut self.history.fork(&self.game), text) {
            Ok(()) => Ok(None),
            Err(TableError::Text(error)) => Err(error),
            Err(TableError::Illegal { reason, .. }) => Ok(Some(reason)),
        }
    }

    fn why_not_between(&self, from: Option<&str>, to: Option<&str>) -> Option<Message> {
        self.refusal(from, to)
    }

    fn roll(&mut self, dice: &str) -> Result<(), TableError> {
        roll_one(self.game.as_ref(), &mut self.history, dice)
    }

    fn roll_by_seed(&mut self, seed: u64) -> Option<String> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let mut random = Random::stream(seed, self.history.rolls_so_far() as u64);
        let roll = sample_roll(self.game.rolls(self.history.state()), &mut random);
        self.history.roll(&self.game, roll).ok()?;
        Some(self.roll_text(roll))
    }

    fn start_fen(&self) -> String {
        self.game.state_text(self.history.start())
    }

    fn events(&self) -> Vec<String> {
        (0..self.history.events().len()).map(|index| self.event_text(index)).collect()
    }

    fn past(&self) -> Vec<PastTurn> {
        self.past_turns()
    }

    fn events_so_far(&self) -> usize {
        self.history.events_so_far()
    }

    fn rolls_so_far(&self) -> usize {
        self.history.rolls_so_far()
    }

    fn undone(&self) -> usize {
        self.history.undone()
    }

    fn undo(&mut self) -> Option<String> {
        let last = self.history.events().len().checked_sub(1)?;
        let text = self.event_text(last);
        self.history.undo(&self.game)?;
        Some(text)
    }

    fn redo(&mut self) -> Option<String> {
        self.history.redo()?;
        Some(self.event_text(self.history.events().len() - 1))
    }

    #[cfg(feature = "terminal")]
    fn perft(&self, depth: u32) -> u64 {
        self.game.perft(self.history.state(), depth)
    }

    #[cfg(feature = "terminal")]
    fn perft_unless(&self, depth: u32, stop: &AtomicBool) -> Option<u64> {
        self.game.perft_unless(self.history.state(), depth, stop)
    }

    #[cfg(feature = "terminal")]
    fn perft_divide(&self, depth: u32) -> Vec<(String, u64)> {
        self.game.perft_divide(self.history.state(), depth)
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.forked())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
