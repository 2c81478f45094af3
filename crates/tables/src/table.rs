//! A game in progress that speaks in texts.

use std::sync::Arc;

use game::rules::Variant;
use game::{
    Event, History, Notation, NotationError, Perft, Picture, Random, Reason, Seat, Turn, Verdict, sample_roll,
};

/// Why an action was refused. The table is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The text could not be understood.
    #[error(transparent)]
    Text(#[from] NotationError),
    /// The rules do not allow it.
    #[error("{text} is not legal: {reason}")]
    Illegal {
        /// The action.
        text: String,
        /// Why not.
        reason: Reason,
    },
}

/// A legal move as an interface needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMove {
    /// Its notation.
    pub text: String,
    /// The spot of the drawing it starts from, if it does.
    pub from: Option<String>,
    /// The spot of the drawing it ends on, if it does.
    pub to: Option<String>,
}

/// A game in progress: what the command line, the protocol and the page ask of it.
pub trait Table: Send {
    /// The rules.
    fn variant(&self) -> &Variant;
    /// The number of seats at the board.
    fn seats(&self) -> u8;
    /// Whether somebody plays in this seat.
    fn is_seated(&self, seat: Seat) -> bool;
    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> &'static str;
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
    fn picture(&self) -> Picture;
    /// Begins anew from the start.
    fn restart(&mut self);
    /// Begins anew from a position.
    fn set_fen(&mut self, fen: &str) -> Result<(), NotationError>;

    /// Every legal action; a single `pass` when there is only passing, nothing when dice are due.
    fn legal(&self) -> Vec<LegalMove>;
    /// Every distinct whole turn and the position after it, in families that have them.
    fn turns(&self) -> Option<Vec<(String, String)>>;
    /// Plays an action, a whole turn, or a roll written `r63`; all of it or nothing.
    fn act(&mut self, text: &str) -> Result<(), TableError>;
    /// Why this action or turn is not legal; `None` if it is.
    fn why_not(&self, text: &str) -> Result<Option<Reason>, NotationError>;
    /// Lets the dice fall as written, without the `r`.
    fn roll(&mut self, dice: &str) -> Result<(), TableError>;
    /// Lets the dice fall at random and says how; `None` if they are not due.
    fn roll_at_random(&mut self, random: &mut Random) -> Option<String>;

    /// The position the game began with.
    fn start_fen(&self) -> String;
    /// What happened so far, in notation.
    fn events(&self) -> Vec<String>;
    /// Takes back the last action or roll; says what it was.
    fn undo(&mut self) -> Option<String>;
    /// Plays again what was taken back.
    fn redo(&mut self) -> Option<String>;

    /// The leaves of the tree at this depth.
    fn perft(&self, depth: u32) -> u64;
    /// The same below each first action.
    fn perft_divide(&self, depth: u32) -> Vec<(String, u64)>;
}

/// A game of a known family, as a [`Table`].
pub(crate) struct Seated<G: Notation + Perft> {
    game: Arc<G>,
    history: History<G>,
}

impl<G: Notation + Perft> Seated<G> {
    pub(crate) fn new(game: Arc<G>) -> Seated<G> {
        let history = History::new(game.start());
        Seated { game, history }
    }

    fn event_text(&self, index: usize) -> String {
        let before = index.checked_sub(1).map_or(self.history.start(), |last| &self.history.events()[last].1);
        match self.history.events()[index].0 {
            Event::Roll(roll) => self.roll_text(roll),
            Event::Move(action) => self.game.move_text(before, action),
        }
    }

    fn roll_text(&self, roll: game::Roll) -> String {
        let mut text = String::from("r");
        self.game.write_roll(roll, &mut text);
        text
    }

    /// Plays one action on a history, or says why not.
    fn play_one(&self, history: &mut History<G>, text: &str) -> Result<(), TableError> {
        if let Some(dice) = roll_of(text) {
            return self.roll_one(history, dice);
        }
        let action = self.game.read_move(history.state(), text)?;
        match self.game.why_not(history.state(), action) {
            Some(reason) => Err(TableError::Illegal { text: text.to_owned(), reason }),
            None => history.play(&self.game, action).map_err(|_| TableError::Illegal {
                text: text.to_owned(),
                reason: Reason::new("game-over", "the game is over"),
            }),
        }
    }
}

impl<G: Notation + Perft> Seated<G> {
    /// Lets the dice fall on a history, if they are due and can fall so.
    fn roll_one(&self, history: &mut History<G>, dice: &str) -> Result<(), TableError> {
        let refused = |reason| TableError::Illegal { text: format!("r{dice}"), reason };
        if history.turn(&self.game) != Turn::Chance {
            return Err(refused(Reason::new("dice-not-due", "dice are not due now")));
        }
        let roll = self.game.read_roll(history.state(), dice)?;
        history
            .roll(&self.game, roll)
            .map_err(|_| refused(Reason::new("no-such-roll", "the dice cannot fall so")))
    }
}

/// The dice of a text like `r63`.
fn roll_of(text: &str) -> Option<&str> {
    text.strip_prefix('r').filter(|dice| dice.starts_with(|c: char| c.is_ascii_digit()))
}

impl<G: Notation + Perft> Table for Seated<G> {
    fn variant(&self) -> &Variant {
        self.game.variant()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn is_seated(&self, seat: Seat) -> bool {
        self.game.is_seated(seat)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.game.seat_name(seat)
    }

    fn turn(&self) -> Turn {
        self.history.turn(&self.game)
    }

    fn seat_to_act(&self) -> Option<Seat> {
        self.game.seat_to_act(self.history.state())
    }

    fn verdict(&self) -> Option<Verdict> {
        self.game.verdict(self.history.state())
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

    fn picture(&self) -> Picture {
        self.game.draw(self.history.state())
    }

    fn restart(&mut self) {
        self.history = History::new(self.game.start());
    }

    fn set_fen(&mut self, fen: &str) -> Result<(), NotationError> {
        self.history = History::new(self.game.read_state(fen)?);
        Ok(())
    }

    fn legal(&self) -> Vec<LegalMove> {
        let state = self.history.state();
        let mut moves: Vec<G::Move> = Vec::new();
        self.game.moves(state, &mut moves);
        moves
            .into_iter()
            .map(|action| {
                let (from, to) = self.game.spots(state, action);
                LegalMove { text: self.game.move_text(state, action), from, to }
            })
            .collect()
    }

    fn turns(&self) -> Option<Vec<(String, String)>> {
        self.game.turn_texts(self.history.state())
    }

    fn act(&mut self, text: &str) -> Result<(), TableError> {
        let mut history = self.history.clone();
        for part in self.game.split_turn(text) {
            self.play_one(&mut history, part)?;
        }
        self.history = history;
        Ok(())
    }

    fn why_not(&self, text: &str) -> Result<Option<Reason>, NotationError> {
        let mut history = self.history.clone();
        for part in self.game.split_turn(text) {
            match self.play_one(&mut history, part) {
                Ok(()) => {}
                Err(TableError::Text(error)) => return Err(error),
                Err(TableError::Illegal { reason, .. }) => return Ok(Some(reason)),
            }
        }
        Ok(None)
    }

    fn roll(&mut self, dice: &str) -> Result<(), TableError> {
        let mut history = self.history.clone();
        self.roll_one(&mut history, dice)?;
        self.history = history;
        Ok(())
    }

    fn roll_at_random(&mut self, random: &mut Random) -> Option<String> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let roll = sample_roll(self.game.rolls(self.history.state()), random);
        self.history.roll(&self.game, roll).ok()?;
        Some(self.roll_text(roll))
    }

    fn start_fen(&self) -> String {
        self.game.state_text(self.history.start())
    }

    fn events(&self) -> Vec<String> {
        (0..self.history.events().len()).map(|index| self.event_text(index)).collect()
    }

    fn undo(&mut self) -> Option<String> {
        let last = self.history.events().len().checked_sub(1)?;
        let text = self.event_text(last);
        self.history.undo()?;
        Some(text)
    }

    fn redo(&mut self) -> Option<String> {
        self.history.redo()?;
        Some(self.event_text(self.history.events().len() - 1))
    }

    fn perft(&self, depth: u32) -> u64 {
        self.game.perft(self.history.state(), depth)
    }

    fn perft_divide(&self, depth: u32) -> Vec<(String, u64)> {
        self.game.perft_divide(self.history.state(), depth)
    }
}
