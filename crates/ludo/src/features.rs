//! Inputs of evaluation nets: an after-state, turned so that its owner sits first.
//!
//! For each seat in order from the owner: one input per own square from the base to the last of the route,
//! holding half the number of pieces there; then the [`SUMMARY`] of the seat. Last come the seat to act, tries
//! and rolls in a row, and what is left to play of this roll.

use game::{Features, MAX_SEATS, Seat, Sink};

use crate::Ludo;
use crate::glance::Glance;
use crate::state::{PER_SEAT, State};

/// Progress, six inputs about who can be taken, pairs, and whether the seat has finished.
const SUMMARY: usize = 9;
/// The seat to act, tries, rolls in a row, another roll earned, bonus steps of two kinds, the die that is left.
const TURN: usize = MAX_SEATS + 5 + 7;

impl Ludo {
    fn seat_features(&self) -> usize {
        usize::from(self.rules.end()) + 1 + SUMMARY
    }

    fn summary(&self, state: &State, seat: Seat, own: &[u8], glance: &Glance) -> [f32; SUMMARY] {
        let goal = f32::from(self.rules.goal());
        let progress: u32 = own.iter().map(|&square| u32::from(square)).sum();
        [
            progress as f32 / (goal * f32::from(self.rules.pieces)),
            glance.loss / goal,
            glance.taken,
            glance.danger / goal,
            glance.gain / goal,
            glance.hope / goal,
            glance.hits,
            f32::from(glance.paired) / 2.0,
            f32::from(u8::from(state.places.contains(&seat))),
        ]
    }
}

/// How many pieces stand on each square that has any, in order.
fn counts(own: &[u8], mut each: impl FnMut(u8, usize)) {
    let mut squares = [u8::MAX; PER_SEAT];
    squares[..own.len()].copy_from_slice(own);
    squares.sort_unstable();
    let mut rest = &squares[..own.len()];
    while let Some(&square) = rest.first() {
        let count = rest.iter().take_while(|&&next| next == square).count();
        each(square, count);
        rest = &rest[count..];
    }
}

impl Features for Ludo {
    fn feature_set(&self) -> String {
        format!("ludo-2-{}", self.feature_count())
    }

    fn feature_count(&self) -> usize {
        MAX_SEATS * self.seat_features() + TURN
    }

    fn features(&self, state: &State, seat: Seat, out: &mut impl Sink<(u16, f32)>) {
        let glances = self.glances(state);
        let mut put = |index: usize, value: f32| {
            if value != 0.0 {
                out.push((index as u16, value));
            }
        };
        for further in 0..MAX_SEATS as u8 {
            let other = (seat + further) % MAX_SEATS as u8;
            if !state.is_seated(other) {
                continue;
            }
            let first = usize::from(further) * self.seat_features();
            let own = self.own_pieces(state, other);
            counts(&own, |square, count| put(first + usize::from(square), count as f32 / 2.0));
            let summary = self.summary(state, other, &own, &glances[usize::from(other)]);
            let at = first + usize::from(self.rules.end()) + 1;
            summary.into_iter().enumerate().for_each(|(index, value)| put(at + index, value));
        }
        let turn = MAX_SEATS * self.seat_features();
        if !state.over {
            put(turn + usize::from((state.seat + MAX_SEATS as u8 - seat) % MAX_SEATS as u8), 1.0);
        }
        put(turn + MAX_SEATS, f32::from(state.tries) / f32::from(self.rules.tries));
        put(turn + MAX_SEATS + 1, f32::from(state.streak.min(3)) / 3.0);
        put(turn + MAX_SEATS + 2, f32::from(u8::from(state.again)));
        put(turn + MAX_SEATS + 3, f32::from(state.bonus[0]) / 2.0);
        put(turn + MAX_SEATS + 4, f32::from(state.bonus[1]) / 2.0);
        // What has just been rolled is known to whoever asks; only a die that a first step left over matters.
        if let ([die @ 1..=7, 0], true) = (state.dice, self.rules.two_dice) {
            put(turn + MAX_SEATS + 4 + usize::from(die), 1.0);
        }
    }
}
