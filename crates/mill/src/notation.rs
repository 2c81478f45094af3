//! Moves as text, pictures, and what to say about positions.

use game::{Message, Notation, NotationError, Picture, Roll, Seat, Section, Verdict};

use crate::play::{Mill, Outcome};
use crate::rules::Stalemate;
use crate::state::{Move, State, WHITE};

impl Notation for Mill {
    fn write_state(&self, state: &State, out: &mut String) {
        self.write_fen(state, out);
    }

    fn read_state(&self, text: &str) -> Result<State, NotationError> {
        self.read_fen(text)
    }

    fn write_move(&self, _: &State, action: Move, out: &mut String) {
        match action {
            Move::Place(point) => out.push_str(self.board.name(point)),
            Move::Slide { from, to } => {
                out.push_str(self.board.name(from));
                out.push('-');
                out.push_str(self.board.name(to));
            }
            Move::Remove(point) => {
                out.push('x');
                out.push_str(self.board.name(point));
            }
        }
    }

    fn read_move(&self, _: &State, text: &str) -> Result<Move, NotationError> {
        let point = |name: &str| {
            // Where there is nothing in the place of a name, the whole says more.
            let found = if name.is_empty() { text } else { name };
            let problem = || NotationError::new("notation-move", found, Message::new("mill-no-such-point"));
            self.board.point(name).ok_or_else(problem)
        };
        if let Some(name) = text.strip_prefix('x') {
            return point(name).map(Move::Remove);
        }
        match text.split_once('-') {
            Some((from, to)) => Ok(Move::Slide { from: point(from)?, to: point(to)? }),
            None => point(text).map(Move::Place),
        }
    }

    fn why_not(&self, state: &State, action: Move) -> Option<Message> {
        self.reason(state, action)
    }

    fn read_roll(&self, _: &State, text: &str) -> Result<Roll, NotationError> {
        Err(NotationError::new("notation-dice", text, Message::new("mill-no-dice")))
    }

    fn draw(&self, state: &State) -> Picture {
        self.picture(state)
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        if seat == WHITE { "white" } else { "black" }
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        let outcome = self.outcome(state)?;
        let result = match outcome.winner() {
            Some(WHITE) => "white",
            Some(_) => "black",
            None => "draw",
        };
        Some(Verdict { result: result.to_owned(), reason: self.why_over(state, outcome) })
    }

    fn explain(&self) -> Vec<Section> {
        self.explanation()
    }

    /// `d5-e5xg1` is a move and a removal.
    fn split_turn<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let mut parts = Vec::new();
        let mut start = 0;
        for (at, _) in text.match_indices('x') {
            if at > start {
                parts.push(&text[start..at]);
                start = at;
            }
        }
        parts.push(&text[start..]);
        parts
    }
}

impl Mill {
    fn why_over(&self, state: &State, outcome: Outcome) -> Message {
        match outcome {
            Outcome::TooFew(loser) => Message::new("mill-verdict-too-few")
                .with("seat", self.seat_name(loser))
                .with("count", self.rules.at_least),
            Outcome::Stuck(loser) => Message::new("mill-verdict-stuck").with("seat", self.seat_name(loser)),
            Outcome::FullBoard => Message::new("mill-verdict-full-board"),
            Outcome::FullBoardDraw => Message::new("mill-verdict-full-board-draw"),
            Outcome::StuckDraw if self.rules.stalemate == Stalemate::ChangeSide => {
                Message::new("mill-verdict-both-stuck")
            }
            Outcome::StuckDraw => {
                Message::new("mill-verdict-stuck-draw").with("seat", self.seat_name(state.side))
            }
            Outcome::Quiet => Message::new("mill-verdict-quiet").with("count", state.quiet),
            Outcome::Repetition => Message::new("mill-verdict-repetition"),
        }
    }
}
