//! What a player sees, as numbers.

use game::{Game, Observe, Seat, Turn};

use crate::play::Nardi;
use crate::state::{Mark, State};

const LAYOUT: [(&str, usize); 10] = [
    ("own checkers by own progress, n/15", 24),
    ("enemy checkers by own progress, n/15", 24),
    ("own and enemy checkers borne off, n/15", 2),
    ("own turn, enemy's turn", 2),
    ("dice are due", 1),
    ("the game is over", 1),
    ("dice left of each face, n/4", 6),
    ("checkers that may still leave the head, n/15", 1),
    ("extra roll; extra roll to come; cascade goes on; dice handed over", 4),
    ("the observer is White", 1),
];

/// How long an observation is.
const LENGTH: usize = 66;

/// Checkers as a share of all fifteen.
const SHARES: [f32; 16] = {
    let (mut shares, mut checkers) = ([0.0; 16], 0);
    while checkers < 16 {
        shares[checkers] = checkers as f32 / 15.0;
        checkers += 1;
    }
    shares
};

#[inline(always)]
fn share(checkers: u8) -> f32 {
    SHARES[usize::from(checkers & 15)]
}

/// The same for many points. Dividing four numbers at once is faster than looking each of them up.
#[inline(always)]
fn write_shares(out: &mut [f32], counts: &[u8]) {
    for (seen, &checkers) in out.iter_mut().zip(counts) {
        *seen = i32::from(checkers) as f32 / 15.0;
    }
}

impl Observe for Nardi {
    fn observation_layout_name(&self) -> String {
        "nardi-observation-1".into()
    }

    fn observation_len(&self) -> usize {
        LENGTH
    }

    fn observe(&self, state: &State, seat: Seat, out: &mut [f32]) {
        let out: &mut [f32; LENGTH] = out.try_into().expect("the buffer must be as long as the observation");
        let (side, enemy) = (usize::from(seat & 1), usize::from(seat & 1 ^ 1));
        write_shares(&mut out[..24], &state.counts[side]);
        // The enemy's way begins half around the board.
        write_shares(&mut out[36..48], &state.counts[enemy][..12]);
        write_shares(&mut out[24..36], &state.counts[enemy][12..]);
        out[48] = share(state.off[side]);
        out[49] = share(state.off[enemy]);
        out[50..].fill(0.0);
        if let Some(to_act) = self.seat_to_act(state) {
            out[if to_act == seat { 50 } else { 51 }] = 1.0;
        }
        match self.turn(state) {
            Turn::Chance => out[52] = 1.0,
            Turn::Over => out[53] = 1.0,
            Turn::Seat(_) => {}
        }
        let (dice, left) = state.dice();
        for die in &dice[..left] {
            out[53 + usize::from(*die)] += 0.25;
        }
        out[60] = share(state.head_left);
        match state.mark {
            Mark::None => {}
            Mark::Extra => out[61] = 1.0,
            Mark::Double => out[62] = 1.0,
            Mark::Cascade => out[63] = 1.0,
            Mark::Handed => out[64] = 1.0,
        }
        out[65] = f32::from(u8::from(side == 0));
    }

    fn observation_layout(&self) -> Vec<(&'static str, usize)> {
        LAYOUT.to_vec()
    }
}
