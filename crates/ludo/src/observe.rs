//! What a player sees, as numbers.

use game::{MAX_SEATS, Observe, Seat};

use crate::Ludo;
use crate::state::{PER_SEAT, State};

/// Rolls in a row and tries are shown up to this many.
const MOST_SHOWN: usize = 4;

impl Ludo {
    /// How many squares a route has, base and goal included.
    fn route_len(&self) -> usize {
        usize::from(self.rules.end()) + 1
    }
}

impl Observe for Ludo {
    fn observation_layout_name(&self) -> String {
        format!("ludo-observation-1-squares{}", self.route_len())
    }

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
