//! Numbered actions and observations, for learning.

use game::{Actions, Game, MAX_SEATS, Observe, Seat};

use crate::Ludo;
use crate::moves::{Move, Source};
use crate::state::{PER_SEAT, State};

/// An action is which number is played and with which piece:
/// - `piece` (0–3): with the only or larger die, or the first of the bonus steps,
/// - `4 + piece`: with the smaller die, or the other bonus steps (where there are two dice or bonus steps),
/// - `8 + piece`: out of the base with the sum of two dice (where that is allowed),
/// - the last number: a pass.
impl Actions for Ludo {
    fn action_count(&self) -> usize {
        self.number_slots() * PER_SEAT + 1
    }

    fn action_of(&self, state: &State, action: Move) -> usize {
        let Some(piece) = action.piece() else { return self.action_count() - 1 };
        let slot = match self.source_of(state, action.steps()) {
            Source::Die(index) => usize::from(index),
            Source::Bonus(kind) => usize::from(kind),
            Source::Sum => 2,
        };
        slot * PER_SEAT + usize::from(piece)
    }

    fn move_of(&self, state: &State, number: usize) -> Option<Move> {
        let mut moves = arrayvec::ArrayVec::<Move, 13>::new();
        self.moves(state, &mut moves);
        moves.into_iter().find(|&action| self.action_of(state, action) == number)
    }

    fn describe_action(&self, number: usize) -> String {
        let (slot, piece) = (number / PER_SEAT, number % PER_SEAT);
        match slot {
            _ if number + 1 == self.action_count() => "pass".into(),
            0 if self.number_slots() == 1 => format!("piece {piece}"),
            0 => format!("piece {piece}, larger die or capture bonus"),
            1 => format!("piece {piece}, smaller die or finish bonus"),
            2 if slot < self.number_slots() => format!("piece {piece}, both dice"),
            _ => "no action".into(),
        }
    }
}

impl Ludo {
    fn number_slots(&self) -> usize {
        let two_bonuses = self.rules.finish_bonus > 0 && self.rules.finish_bonus != self.rules.capture_bonus;
        if self.rules.entry_by_sum {
            3
        } else if self.rules.two_dice || two_bonuses {
            2
        } else {
            1
        }
    }

    /// How many squares a route has, base and goal included.
    fn route_len(&self) -> usize {
        usize::from(self.rules.end()) + 1
    }
}

/// Rolls in a row and tries are shown up to this many.
const MOST_SHOWN: usize = 4;

impl Observe for Ludo {
    fn observation_len(&self) -> usize {
        self.observation_layout().iter().map(|(_, length)| length).sum()
    }

    fn observe(&self, state: &State, seat: Seat, out: &mut [f32]) {
        assert_eq!(out.len(), self.observation_len(), "an observation has a fixed length");
        out.fill(0.0);
        let turned = |other: Seat| usize::from((other + MAX_SEATS as u8 - seat) % MAX_SEATS as u8);
        let mut at = 0;
        let mut part = |length: usize| {
            at += length;
            at - length
        };
        let pieces = part(MAX_SEATS * PER_SEAT * self.route_len());
        for other in state.seated() {
            for (piece, &square) in self.own_pieces(state, other).iter().enumerate() {
                let row = turned(other) * PER_SEAT + piece;
                out[pieces + row * self.route_len() + usize::from(square)] = 1.0;
            }
        }
        let to_act = part(MAX_SEATS);
        if !state.over {
            out[to_act + turned(state.seat)] = 1.0;
        }
        let dice = part(2 * 7);
        for (i, &die) in state.dice.iter().enumerate().filter(|&(_, &die)| die > 0) {
            out[dice + i * 7 + usize::from(die) - 1] = 1.0;
        }
        let bonus = part(2);
        for kind in 0..2 {
            out[bonus + kind] = f32::from(state.bonus[kind]);
        }
        let streak = part(MOST_SHOWN);
        out[streak + usize::from(state.streak).min(MOST_SHOWN - 1)] = 1.0;
        let tries = part(1);
        out[tries] = f32::from(state.tries) / f32::from(self.rules.tries);
        let first_round = part(1);
        out[first_round] = f32::from(u8::from(state.round == 1));
        let again = part(1);
        out[again] = f32::from(u8::from(state.again));
        let last = part(PER_SEAT);
        if let Some(shown) = out[last..last + PER_SEAT].get_mut(usize::from(state.last)) {
            *shown = 1.0;
        }
        let places = part(MAX_SEATS * MAX_SEATS);
        for (place, other) in state.places().enumerate() {
            out[places + turned(other) * MAX_SEATS + place] = 1.0;
        }
    }

    fn observation_layout(&self) -> Vec<(&'static str, usize)> {
        vec![
            (
                "pieces: seat from the observer on × piece × own square",
                MAX_SEATS * PER_SEAT * self.route_len(),
            ),
            ("seat to act, from the observer on", MAX_SEATS),
            ("dice to play, larger first × 1 to 7", 2 * 7),
            ("bonus moves to play: capture, finish", 2),
            ("sixes or doubles in a row, 0 to 3 and more", MOST_SHOWN),
            ("tries used, as a fraction", 1),
            ("first round", 1),
            ("another roll earned", 1),
            ("piece moved last, where the rules need it", PER_SEAT),
            ("places: seat from the observer on × place", MAX_SEATS * MAX_SEATS),
        ]
    }
}
