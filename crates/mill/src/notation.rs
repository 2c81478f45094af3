//! Moves as text, pictures, and what to say about positions.

use game::{Notation, NotationError, Picture, Reason, Roll, Seat, Verdict};

use crate::play::{Mill, Outcome};
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
            let problem = "there is no such point on this board";
            self.board.point(name).ok_or_else(|| NotationError::new("move", name, problem))
        };
        if let Some(name) = text.strip_prefix('x') {
            return point(name).map(Move::Remove);
        }
        match text.split_once('-') {
            Some((from, to)) => Ok(Move::Slide { from: point(from)?, to: point(to)? }),
            None => point(text).map(Move::Place),
        }
    }

    fn why_not(&self, state: &State, action: Move) -> Option<Reason> {
        self.reason(state, action)
    }

    fn read_roll(&self, _: &State, text: &str) -> Result<Roll, NotationError> {
        Err(NotationError::new("dice", text, "there are no dice in Mill"))
    }

    fn draw(&self, state: &State) -> Picture {
        self.picture(state)
    }

    fn spots(&self, _: &State, action: Move) -> (Option<String>, Option<String>) {
        let name = |point: u8| Some(self.board.name(point).to_owned());
        match action {
            Move::Place(to) | Move::Remove(to) => (None, name(to)),
            Move::Slide { from, to } => (name(from), name(to)),
        }
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        if seat == WHITE { "White" } else { "Black" }
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        let outcome = self.outcome(state)?;
        let result = match outcome.winner() {
            Some(WHITE) => "white",
            Some(_) => "black",
            None => "draw",
        };
        let reason = match outcome {
            Outcome::TooFew(loser) => {
                format!("{} has fewer than {} pieces", self.seat_name(loser), self.rules.at_least)
            }
            Outcome::Stuck(loser) => format!("{} cannot move", self.seat_name(loser)),
            Outcome::FullBoard => "White filled the board".to_owned(),
            Outcome::FullBoardDraw => "the board is full".to_owned(),
            Outcome::StuckDraw => "no move is possible".to_owned(),
            Outcome::Quiet => format!("{} actions without placing or removing", state.quiet),
            Outcome::Repetition => "the position stands for the third time".to_owned(),
        };
        Some(Verdict { result: result.to_owned(), reason })
    }

    fn explain(&self) -> String {
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
