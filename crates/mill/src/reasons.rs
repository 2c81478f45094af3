//! Why an action is not legal.

use game::texts::{all, any};
use game::{Argument, Game, Message, Notation};

use crate::board::bits;
use crate::play::Mill;
use crate::state::{BLACK, Move, Phase, State, WHITE};

impl Mill {
    pub(crate) fn reason(&self, state: &State, action: Move) -> Option<Message> {
        let points = match action {
            Move::Place(point) | Move::Remove(point) => [point; 2],
            Move::Slide { from, to } => [from, to],
        };
        if points.iter().any(|&point| usize::from(point) >= self.board.len()) {
            return Some(Message::new("mill-no-such-point"));
        }
        if self.is_legal(state, action) {
            return None;
        }
        if state.phase == Phase::Over {
            return Some(Message::new("game-over"));
        }
        Some(match action {
            Move::Remove(point) => self.why_not_remove(state, point),
            _ if state.is_removing() => self.removal_due(state),
            Move::Place(point) => self.why_not_place(state, point),
            Move::Slide { from, to } => self.why_not_slide(state, from, to),
        })
    }

    fn removal_due(&self, state: &State) -> Message {
        let due = state.must_remove();
        let code = if due.is_negative() { "own-removal-due" } else { "removal-due" };
        Message::new(code).with("seat", self.seat_name(state.side)).with("count", due.unsigned_abs())
    }

    /// Whose piece stands on a point.
    fn owner(&self, state: &State, point: u8) -> Option<Message> {
        let seat = [WHITE, BLACK].into_iter().find(|&seat| state.pieces(seat) & 1 << point != 0)?;
        Some(self.seat_name(seat))
    }

    /// What is said about a point that is not empty, but should be.
    fn taken(&self, state: &State, point: u8) -> Message {
        let reason = match self.owner(state, point) {
            Some(owner) => Message::new("point-taken").with("seat", owner),
            None => Message::new("point-marked"),
        };
        reason.with("point", self.board.name(point))
    }

    /// What is said about a point that has a piece of nobody, but should have one.
    fn without_piece(&self, state: &State, point: u8) -> Message {
        let code = if state.marked & 1 << point != 0 { "point-marked" } else { "mill-no-piece" };
        Message::new(code).with("point", self.board.name(point))
    }

    /// Points by their names, as an argument.
    fn names_of(&self, points: &[u8]) -> Argument {
        all(points.iter().map(|&point| self.board.name(point)))
    }

    /// The first mill of these pieces through a point; its points from end to end.
    fn mill_through(&self, pieces: u32, point: u8) -> &[u8] {
        let is_mill = |line: &&crate::Line| line.mask & 1 << point != 0 && pieces & line.mask == line.mask;
        self.board.lines().iter().find(is_mill).map_or(&[], |line| &line.points)
    }

    fn why_not_place(&self, state: &State, point: u8) -> Message {
        if state.hand[state.us()] == 0 {
            return Message::new("hand-empty").with("seat", self.seat_name(state.side));
        }
        self.taken(state, point)
    }

    fn why_not_slide(&self, state: &State, from: u8, to: u8) -> Message {
        if !self.may_slide(state) {
            return Message::new("placing-first")
                .with("seat", self.seat_name(state.side))
                .with("hand", state.hand[state.us()]);
        }
        if state.pieces[state.us()] & 1 << from == 0 {
            let Some(owner) = self.owner(state, from) else { return self.without_piece(state, from) };
            return Message::new("mill-not-your-piece")
                .with("point", self.board.name(from))
                .with("seat", owner);
        }
        if from == to {
            return Message::new("same-point").with("point", self.board.name(to));
        }
        if self.empty(state) & 1 << to == 0 {
            return self.taken(state, to);
        }
        self.why_no_way(state, from, to)
    }

    /// Why an own piece does not get to an empty point.
    fn why_no_way(&self, state: &State, from: u8, to: u8) -> Message {
        let between =
            |message: Message| message.with("from", self.board.name(from)).with("to", self.board.name(to));
        if self.board.neighbours(from) & 1 << to != 0 || self.may_fly(state) {
            let formed = state.pieces[state.us()] & !(1 << from) | 1 << to;
            let line = self.names_of(self.mill_through(formed, to));
            return between(Message::new("repeated-mill")).with("line", line);
        }
        if let Some(over) = self.protected_between(state, from, to) {
            let line = self.mill_through(state.pieces[state.them()], over);
            return between(Message::new("leap-over-protected"))
                .with("over", self.board.name(over))
                .with("line", self.names_of(line));
        }
        match self.rules.fly_count {
            0 => between(Message::new("not-adjacent")),
            _ if state.phase == Phase::Placing => between(Message::new("not-adjacent-while-placing")),
            count => between(Message::new("not-adjacent-nor-flying")).with("count", count),
        }
    }

    /// The enemy that a leap could take if no mill protected it.
    fn protected_between(&self, state: &State, from: u8, to: u8) -> Option<u8> {
        let protected = state.pieces[state.them()] & !self.removable_enemies(state);
        let joins = |&&[a, _, b]: &&[u8; 3]| (a, b) == (from, to) || (b, a) == (from, to);
        let &[_, over, _] = self.leap_lines(state)?.iter().find(joins)?;
        (protected & 1 << over != 0).then_some(over)
    }

    fn why_not_remove(&self, state: &State, point: u8) -> Message {
        let (bit, due) = (1u32 << point, state.must_remove());
        let victim = if due.is_negative() { state.side } else { state.side ^ 1 };
        let here = |code: &'static str| Message::new(code).with("point", self.board.name(point));
        if due == 0 {
            return Message::new("no-removal-due").with("seat", self.seat_name(state.side));
        }
        if state.pieces(victim) & bit == 0 {
            let Some(owner) = self.owner(state, point) else { return self.without_piece(state, point) };
            return here("not-removable").with("seat", owner).with("victim", self.seat_name(victim));
        }
        if state.stalemate != 0 {
            return here("not-next-to-own").with("seat", self.seat_name(state.side));
        }
        if self.removable_enemies(state) & bit == 0 {
            let line = self.mill_through(state.pieces(victim), point);
            return here("protected-by-mill").with("line", self.names_of(line));
        }
        let targets = bits(state.targets()).map(|target| self.board.name(target));
        here("not-captured").with("targets", any(targets))
    }
}
