//! What a player sees, as numbers.

use game::{MAX_SEATS, Observe, Seat};

use crate::Ludo;
use crate::notation::MOST_BONUS;
use crate::state::{ABSENT, PER_SEAT, State};

/// Rolls in a row and tries are shown up to this many.
const MOST_SHOWN: usize = 4;

impl Ludo {
    /// How many squares a route has, base and goal included.
    fn route_len(&self) -> usize {
        usize::from(self.rules.end()) + 1
    }
}

/// Where the parts of an observation begin that come after the pieces, counted from their end.
const TO_ACT: usize = 0;
const DICE: usize = TO_ACT + MAX_SEATS;
const BONUS: usize = DICE + 2 * 7;
const STREAK: usize = BONUS + 2;
const TRIES: usize = STREAK + MOST_SHOWN;
const FIRST_ROUND: usize = TRIES + 1;
const AGAIN: usize = FIRST_ROUND + 1;
const LAST: usize = AGAIN + 1;
const PLACES: usize = LAST + PER_SEAT;
const AFTER_PIECES: usize = PLACES + MAX_SEATS * MAX_SEATS;

impl Ludo {
    /// Yields index and value of everything that is not zero in an observation, and perhaps some zeros.
    #[inline]
    fn each_seen(&self, state: &State, seat: Seat, mut each: impl FnMut(usize, f32)) {
        let turned = |other: Seat| usize::from(other.wrapping_sub(seat) % MAX_SEATS as u8);
        let route = self.route_len();
        for other in 0..MAX_SEATS as Seat {
            let own = state.own(other);
            if own[0] == ABSENT {
                continue;
            }
            let row = turned(other) * PER_SEAT * route;
            for (piece, &square) in own.iter().enumerate().take(usize::from(self.rules.pieces)) {
                each(row + piece * route + usize::from(square), 1.0);
            }
        }
        let rest = MAX_SEATS * PER_SEAT * route;
        each(rest + TO_ACT + turned(state.seat), f32::from(u8::from(!state.over)));
        for (i, &die) in state.dice.iter().enumerate().filter(|&(_, &die)| die > 0) {
            each(rest + DICE + i * 7 + usize::from(die) - 1, 1.0);
        }
        each(rest + BONUS, f32::from(state.bonus[0]));
        each(rest + BONUS + 1, f32::from(state.bonus[1]));
        each(rest + STREAK + usize::from(state.streak).min(MOST_SHOWN - 1), 1.0);
        each(rest + TRIES, f32::from(state.tries) / f32::from(self.rules.tries));
        each(rest + FIRST_ROUND, f32::from(u8::from(state.round == 1)));
        each(rest + AGAIN, f32::from(u8::from(state.again)));
        if usize::from(state.last) < PER_SEAT {
            each(rest + LAST + usize::from(state.last), 1.0);
        }
        for (place, other) in state.places().enumerate() {
            each(rest + PLACES + turned(other) * MAX_SEATS + place, 1.0);
        }
    }
}

impl Observe for Ludo {
    fn observation_layout_name(&self) -> String {
        format!("ludo-observation-1-squares{}", self.route_len())
    }

    fn observation_len(&self) -> usize {
        MAX_SEATS * PER_SEAT * self.route_len() + AFTER_PIECES
    }

    fn observe(&self, state: &State, seat: Seat, out: &mut [f32]) {
        assert_eq!(out.len(), self.observation_len(), "an observation has a fixed length");
        out.fill(0.0);
        self.each_seen(state, seat, |index, value| out[index] = value);
    }

    /// Of some thousand numbers only a few are not zero.
    fn observe_again(&self, earlier: (&State, Seat), now: (&State, Seat), out: &mut [f32]) {
        assert_eq!(out.len(), self.observation_len(), "an observation has a fixed length");
        self.each_seen(earlier.0, earlier.1, |index, _| out[index] = 0.0);
        self.each_seen(now.0, now.1, |index, value| out[index] = value);
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

    fn observation_bounds(&self) -> Vec<(f32, f32)> {
        let most =
            |(name, _): &(&str, usize)| if name.starts_with("bonus") { MOST_BONUS as f32 } else { 1.0 };
        self.observation_layout().iter().map(|part| (0.0, most(part))).collect()
    }
}
