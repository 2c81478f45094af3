//! Where a piece can go in a turn, and why not elsewhere: what a hand asks that takes a piece from place to place.

use game::{Message, MoveView, Perft, Seat, Show, Turn};

use crate::table::{Seated, Table};

/// Some actions of one piece, one after the other, within a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Journey {
    /// The place it starts from; none where a piece is taken off.
    pub from: Option<String>,
    /// The place it ends on.
    pub to: String,
    /// Which piece, in families where pieces have numbers.
    pub piece: Option<u8>,
    /// The actions, in notation.
    pub steps: Vec<String>,
    /// The places it passes, both ends included.
    pub path: Vec<String>,
    /// The numbers it uses, in order.
    pub numbers: Vec<u8>,
    /// The places where it captures.
    pub captures: Vec<String>,
    /// The lines that it completes.
    pub lines: Vec<Vec<String>>,
}

impl Journey {
    fn of(action: MoveView) -> Option<Journey> {
        Some(Journey {
            from: action.from,
            to: action.to?,
            piece: action.piece,
            steps: vec![action.text],
            path: action.path,
            numbers: action.numbers,
            captures: action.captures,
            lines: action.lines,
        })
    }

    /// The journey with one more action of the same piece.
    fn and(&self, action: MoveView) -> Option<Journey> {
        let is_same = action.from.as_ref() == Some(&self.to) && action.piece == self.piece;
        let more = Journey::of(action).filter(|_| is_same)?;
        let mut whole = self.clone();
        whole.to = more.to;
        whole.steps.extend(more.steps);
        whole.path.extend(more.path.into_iter().skip(1));
        whole.numbers.extend(more.numbers);
        whole.captures.extend(more.captures);
        whole.lines.extend(more.lines);
        Some(whole)
    }
}

/// The longest journey: a double of Nardi.
const LONGEST: usize = 4;

impl<G: Show + Perft + 'static> Seated<G> {
    /// Where pieces can go, by one action or by several of the same piece; the shortest way to each place.
    pub(crate) fn journeys(&self) -> Vec<Journey> {
        let Turn::Seat(seat) = self.turn() else { return Vec::new() };
        let mut found: Vec<Journey> = Vec::new();
        let mut begun: Vec<(Option<Journey>, G::State)> = vec![(None, *self.history().state())];
        for _ in 0..LONGEST {
            let mut further = Vec::new();
            for (journey, state) in begun {
                self.go_on(seat, journey.as_ref(), &state, &mut further);
            }
            begun = Vec::new();
            for (journey, state) in further {
                if !found.iter().any(|other| same_ends(other, &journey)) {
                    found.push(journey.clone());
                }
                begun.push((Some(journey), state));
            }
        }
        found
    }

    /// Every journey that is one action longer.
    fn go_on(
        &self,
        seat: Seat,
        journey: Option<&Journey>,
        state: &G::State,
        out: &mut Vec<(Journey, G::State)>,
    ) {
        let game = self.game().as_ref();
        // Turns with several actions have them without dice between.
        if game.turn(state) != Turn::Seat(seat) {
            return;
        }
        let mut moves: Vec<G::Move> = Vec::new();
        game.moves(state, &mut moves);
        for action in moves {
            let view = game.move_view(state, action);
            let longer = match journey {
                None => Journey::of(view),
                Some(journey) => journey.and(view),
            };
            let Some(longer) = longer else { continue };
            let mut next = *state;
            game.play(&mut next, action);
            out.push((longer, next));
        }
    }

    /// See [`Table::why_not_between`].
    pub(crate) fn refusal(&self, from: Option<&str>, to: Option<&str>) -> Option<Message> {
        let goes = |journey: &Journey| {
            journey.from.as_deref() == from && to.is_none_or(|to| journey.to == to)
                || journey.from.is_none() && to.or(from) == Some(&journey.to)
        };
        if self.journeys().iter().any(goes) {
            return None;
        }
        let tries = self.game().tries(self.history().state(), from, to);
        let reason = |text: &String| match self.why_not(text) {
            Ok(reason) => reason,
            Err(error) => Some(error.message()),
        };
        let found = tries.iter().find_map(reason);
        found.or_else(|| self.not_yours(from)).or_else(|| Some(Message::new("no-way-there")))
    }

    /// Whose pieces stand there, if they are somebody else's than whose turn it is.
    fn not_yours(&self, place: Option<&str>) -> Option<Message> {
        let Turn::Seat(seat) = self.turn() else { return None };
        let game = self.game().as_ref();
        let pieces = game.position_view(self.history().state()).pieces;
        let owner = pieces.iter().find(|pile| Some(pile.place.as_str()) == place)?.seat?;
        let message = Message::new("not-your-piece").with("owner", game.seat_name(owner));
        (owner != seat).then(|| message.with("seat", game.seat_name(seat)))
    }
}

fn same_ends(a: &Journey, b: &Journey) -> bool {
    a.from == b.from && a.to == b.to && a.piece == b.piece
}
