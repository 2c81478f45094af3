//! What a position is worth without a net: the race, what stands in the way, and who rolls next.

use game::Seat;
use nardi::{Doubles, KoksWhen, Nardi, State, Tie};

use crate::evaluate::Estimate;

/// The mean pips of a roll, a double counting four times.
const ROLL: f32 = 49.0 / 6.0;
/// How far the pips of one roll are off that, in the root mean square.
const SPREAD: f32 = 4.3;

/// A checker with this many blocked points among the next six is worth so many pips less.
const HEMMED_IN: [f32; 7] = [0.0, 0.2, 0.7, 1.8, 4.0, 8.0, 14.0];
/// The same for each further checker on its point.
const BEHIND_IT: f32 = 0.35;
/// What a checker on the head costs, where one a turn may leave.
const ON_HEAD: f32 = 1.0;
/// What a point held before the home is worth.
const POINT: f32 = 1.2;
/// What a pip costs that the next roll cannot be played with.
const LOST_PIP: f32 = 1.5;
/// What a checker costs that is still to be borne off, beside its pips.
const TO_BEAR_OFF: f32 = 1.0;

/// The hand-written estimate for Nardi under any rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct NardiEstimate;

/// The points of a mask from the other side's view.
fn turned(mask: u32) -> u32 {
    (mask << 12 | mask >> 12) & 0xff_ffff
}

/// The pips `seat` has to go, with what stands in its way counted in pips as well.
fn effort(game: &Nardi, state: &State, seat: Seat) -> f32 {
    let blocked = turned(state.held(seat ^ 1));
    let mut effort = f32::from(state.pips(seat)) + TO_BEAR_OFF * f32::from(15 - state.borne_off(seat));
    for point in (0..24).filter(|&point| state.held(seat) >> point & 1 != 0) {
        let before_it = (blocked >> (point + 1) & 0x3f).count_ones() as usize;
        let further = f32::from(state.checkers(seat, point) - 1);
        effort += HEMMED_IN[before_it] * (1.0 + BEHIND_IT * further);
    }
    let free = f32::from(game.rules().head_limit).sqrt();
    effort += ON_HEAD * f32::from(state.checkers(seat, 0)) / free;
    effort -= POINT * (state.held(seat) & 0x3_ffff).count_ones() as f32;
    effort + LOST_PIP * game.lost_pips(state, seat)
}

/// The pips until `seat` can bear off its first checker.
fn pips_to_first_off(state: &State, seat: Seat) -> f32 {
    let outside = (0..18u8).map(|point| f32::from(18 - point) * f32::from(state.checkers(seat, point)));
    outside.sum::<f32>() + 3.0
}

/// The pips until `seat` has left what makes a mars a koks.
fn pips_out_of_koks(game: &Nardi, state: &State, seat: Seat) -> f32 {
    let points = (0..24u8).filter(|&point| state.checkers(seat, point) > 0);
    match game.rules().koks_when {
        KoksWhen::NoCheckerHome => {
            f32::from(points.max().map_or(0, |foremost| 18u8.saturating_sub(foremost)))
        }
        KoksWhen::CheckerInFirstQuarter => points
            .take_while(|&point| point < 6)
            .map(|point| f32::from(6 - point) * f32::from(state.checkers(seat, point)))
            .sum(),
    }
}

/// The chance to be first, when so many pips ahead with so many to go.
fn chance(ahead: f32, to_go: f32) -> f32 {
    let rolls = (to_go.max(0.0) / ROLL + 1.0) * 2.0;
    1.0 / (1.0 + libm::expf(-ahead / (0.55 * SPREAD * rolls.sqrt())))
}

impl Estimate<Nardi> for NardiEstimate {
    fn chances(&self, game: &Nardi, after: &State, seat: Seat, out: &mut [f32]) {
        let enemy = seat ^ 1;
        // Half a roll for whoever rolls next; a double that is still being played is worth about as much.
        let tempo = if after.side() == Some(seat) { 0.5 } else { -0.5 };
        let per_turn = if game.rules().doubles == Doubles::Cascade { 1.5 * ROLL } else { ROLL };
        let (own, other) = (effort(game, after, seat), effort(game, after, enemy));
        let win = chance(other - own + tempo * per_turn, 0.5 * (own + other));
        let kinds = if game.rules().koks > 0 { 3 } else { 2 };
        let mut share = |first: usize, chance_of_it: f32, winner: Seat, winner_effort: f32| {
            let loser = winner ^ 1;
            // Whoever wins has about half a lead; it is the loser who was slow.
            let to_go = winner_effort;
            let by_mars = if after.borne_off(loser) > 0 {
                0.0
            } else {
                chance(pips_to_first_off(after, loser) - to_go, to_go)
            };
            let by_koks = if kinds == 3 {
                by_mars * chance(pips_out_of_koks(game, after, loser) - to_go, to_go)
            } else {
                0.0
            };
            out[first] = chance_of_it * (1.0 - by_mars);
            out[first + 1] = chance_of_it * (by_mars - by_koks);
            if kinds == 3 {
                out[first + 2] = chance_of_it * by_koks;
            }
        };
        share(0, win, seat, own);
        share(kinds, 1.0 - win, enemy, other);
        if game.rules().tie != Tie::None {
            let tie = 0.03 * 4.0 * win * (1.0 - win);
            out[..2 * kinds].iter_mut().for_each(|chance| *chance *= 1.0 - tie);
            out[2 * kinds] = tie;
        }
    }
}
