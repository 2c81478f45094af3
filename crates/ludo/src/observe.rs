//! What a player sees, as numbers.
//!
//! A piece is one number, how far it has come, and not a row of zeros with a one: an observation is then as long as three
//! lines of a processor's cache, and is written in the time that a step takes. Whoever wants one number for each
//! square makes them of it (docs/python.md shows how).

use game::{MAX_SEATS, Observe, Seat};

use crate::Ludo;
use crate::notation::MOST_BONUS;
use crate::state::{PER_SEAT, State};

/// Special rolls in a row, three and more alike.
const STREAKS: [f32; 4] = [0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0];
/// The faces of a die, and the seven that a six may count as.
const FACES: usize = 7;

/// Where the parts of an observation begin.
const TO_ACT: usize = MAX_SEATS * PER_SEAT;
const DICE: usize = TO_ACT + MAX_SEATS;
const BONUS: usize = DICE + 2 * FACES;
const STREAK: usize = BONUS + 2;
const TRIES: usize = STREAK + 1;
const FIRST_ROUND: usize = TRIES + 1;
const AGAIN: usize = FIRST_ROUND + 1;
const LAST: usize = AGAIN + 1;
const PLACES: usize = LAST + PER_SEAT;
const LENGTH: usize = PLACES + MAX_SEATS;

impl Ludo {
    /// How many squares a route has, base and goal included.
    fn route_len(&self) -> usize {
        usize::from(self.rules.end()) + 1
    }
}

/// Every piece as a share of its route, those of `seat` first; −1 for what is not in play.
#[inline]
fn write_pieces(state: &State, seat: Seat, end: u8, out: &mut [f32; TO_ACT]) {
    // Written twice in a row, the pieces from any seat on stand side by side.
    let mut twice = [0; 2 * TO_ACT];
    for (eight, word) in twice.chunks_exact_mut(8).zip(state.pieces.iter().cycle()) {
        eight.copy_from_slice(&word.to_le_bytes());
    }
    let turned = &twice[PER_SEAT * usize::from(seat & 3)..][..TO_ACT];
    let (end, whole) = (i32::from(end), f32::from(end));
    // In numbers as wide as those that are written: so the compiler takes four at a time.
    for (seen, &square) in out.iter_mut().zip(turned) {
        let square = i32::from(square);
        *seen = if square > end { -1.0 } else { square as f32 / whole };
    }
}

/// The place of every seat, that of `seat` first.
#[inline]
fn write_places(state: &State, seat: Seat, out: &mut [f32; MAX_SEATS]) {
    const SHARES: [f32; MAX_SEATS] = [0.25, 0.5, 0.75, 1.0];
    // Places that nobody has taken yet are written beyond the seats: there are as many of these as of those.
    let mut seen = [0.0; 2 * MAX_SEATS];
    for (&other, share) in state.places.iter().zip(SHARES) {
        seen[usize::from(other.wrapping_sub(seat) & 3 | other & 4)] = share;
    }
    out.copy_from_slice(&seen[..MAX_SEATS]);
}

impl Observe for Ludo {
    fn observation_layout_name(&self) -> String {
        format!("ludo-observation-2-squares{}", self.route_len())
    }

    fn observation_len(&self) -> usize {
        LENGTH
    }

    #[inline]
    fn observe(&self, state: &State, seat: Seat, out: &mut [f32]) {
        let out: &mut [f32; LENGTH] = out.try_into().expect("an observation has a fixed length");
        let flag = |is_so: bool| f32::from(u8::from(is_so));
        let (pieces, rest) = out.split_first_chunk_mut::<TO_ACT>().expect("it is longer");
        write_pieces(state, seat, self.rules.end(), pieces);
        let (rest, places) = rest.split_last_chunk_mut::<MAX_SEATS>().expect("it is longer");
        write_places(state, seat, places);
        rest.fill(0.0);
        out[TO_ACT + usize::from(state.seat.wrapping_sub(seat) & 3)] = flag(!state.over);
        if let [large @ 1..=7, small] = state.dice {
            out[DICE + usize::from(large) - 1] = 1.0;
            if let 1..=7 = small {
                out[DICE + FACES + usize::from(small) - 1] = 1.0;
            }
        }
        out[BONUS] = f32::from(state.bonus[0]);
        out[BONUS + 1] = f32::from(state.bonus[1]);
        out[STREAK] = STREAKS[usize::from(state.streak.min(3))];
        out[TRIES] = f32::from(state.tries) / f32::from(self.rules.tries);
        out[FIRST_ROUND] = flag(state.round == 1);
        out[AGAIN] = flag(state.again);
        if usize::from(state.last) < PER_SEAT {
            out[LAST + usize::from(state.last)] = 1.0;
        }
    }

    fn observation_layout(&self) -> Vec<(&'static str, usize)> {
        vec![
            ("pieces: seat from the observer on × piece, own square of the last; −1: not in play", TO_ACT),
            ("seat to act, from the observer on", MAX_SEATS),
            ("dice to play, larger first × 1 to 7", 2 * FACES),
            ("bonus moves to play: capture, finish", 2),
            ("sixes or doubles in a row, n/3, 3 and more alike", 1),
            ("tries used, as a fraction", 1),
            ("first round", 1),
            ("another roll earned", 1),
            ("piece moved last, where the rules need it", PER_SEAT),
            ("place taken, n/4: seat from the observer on; 0: none yet", MAX_SEATS),
        ]
    }

    fn observation_bounds(&self) -> Vec<(f32, f32)> {
        let bounds = |(name, _): &(&str, usize)| match name {
            name if name.starts_with("pieces") => (-1.0, 1.0),
            name if name.starts_with("bonus") => (0.0, MOST_BONUS as f32),
            _ => (0.0, 1.0),
        };
        self.observation_layout().iter().map(bounds).collect()
    }
}
