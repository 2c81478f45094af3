//! Inputs of evaluation nets: an after-state, turned so that its owner sits first.
//!
//! For each seat in order from the owner: one input per own square from the base to the goal, holding half the
//! number of pieces there; then, over all pieces, the progress made, how many stand where the next enemy roll
//! can reach them, how many enemies stand within reach of a roll, how many stand in pairs, and whether the seat
//! has finished. Last come the seat to roll, tries and rolls in a row.

use game::{Features, MAX_SEATS, Seat, Sink};

use crate::Ludo;
use crate::state::{PER_SEAT, State, of_seat};

const SUMMARY: usize = 5;
const TURN: usize = MAX_SEATS + 2;

/// What a glance at the loop tells of one seat.
#[derive(Clone, Copy, Default)]
struct Glance {
    exposed: u8,
    hunting: u8,
    paired: u8,
}

impl Ludo {
    fn seat_features(&self) -> usize {
        usize::from(self.rules.goal()) + 1 + SUMMARY
    }

    /// Who is within one die of whom. Only distances and unprotected single pieces count, no stars and no
    /// blocked ways: a hint for a net, not an answer about rules (see `threats` for that).
    fn glances(&self, state: &State) -> [Glance; MAX_SEATS] {
        let mut glances = [Glance::default(); MAX_SEATS];
        let in_base = state.standing(&[0; 16]);
        for seat in state.seated() {
            let own = self.own_pieces(state, seat);
            for &square in own.iter().filter(|&&square| square != 0 && square <= self.rules.frame.visited) {
                let is_paired = own.iter().filter(|&&other| other == square).count() > 1;
                glances[usize::from(seat)].paired += u8::from(is_paired);
                let is_shielded = is_paired && self.rules.pair != crate::PairEffect::None;
                if is_shielded || self.tables.is_safe[usize::from(square)] {
                    continue;
                }
                let hunters = self.tables.hunters(state, seat, square, in_base);
                glances[usize::from(seat)].exposed += u8::from(hunters != 0);
                for enemy in 0..MAX_SEATS as u8 {
                    glances[usize::from(enemy)].hunting += u8::from(of_seat(hunters, enemy) != 0);
                }
            }
        }
        glances
    }
}

impl Features for Ludo {
    fn feature_set(&self) -> String {
        format!("ludo-1-{}", self.feature_count())
    }

    fn feature_count(&self) -> usize {
        MAX_SEATS * self.seat_features() + TURN
    }

    fn features(&self, state: &State, seat: Seat, out: &mut impl Sink<(u16, f32)>) {
        let glances = self.glances(state);
        let goal = self.rules.goal();
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
            let mut squares = [u8::MAX; PER_SEAT];
            let own = self.own_pieces(state, other);
            for (sorted, &square) in squares.iter_mut().zip(&own) {
                *sorted = square.min(goal);
            }
            squares.sort_unstable();
            let mut rest = &squares[..own.len()];
            while let Some(&square) = rest.first() {
                let count = rest.iter().take_while(|&&next| next == square).count();
                put(first + usize::from(square), count as f32 / 2.0);
                rest = &rest[count..];
            }
            let summary = first + usize::from(goal) + 1;
            let progress: u32 = own.iter().map(|&square| u32::from(square.min(goal))).sum();
            let glance = glances[usize::from(other)];
            put(summary, progress as f32 / (f32::from(goal) * f32::from(self.rules.pieces)));
            put(summary + 1, f32::from(glance.exposed) / 2.0);
            put(summary + 2, f32::from(glance.hunting) / 2.0);
            put(summary + 3, f32::from(glance.paired) / 2.0);
            put(summary + 4, f32::from(u8::from(state.places.contains(&other))));
        }
        let turn = MAX_SEATS * self.seat_features();
        if !state.over {
            put(turn + usize::from((state.seat + MAX_SEATS as u8 - seat) % MAX_SEATS as u8), 1.0);
        }
        put(turn + MAX_SEATS, f32::from(state.tries) / f32::from(self.rules.tries));
        put(turn + MAX_SEATS + 1, f32::from(state.streak.min(3)) / 3.0);
    }
}
