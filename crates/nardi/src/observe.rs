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

impl Observe for Nardi {
    fn observation_layout_name(&self) -> String {
        "nardi-observation-1".into()
    }

    fn observation_len(&self) -> usize {
        LAYOUT.iter().map(|(_, length)| length).sum()
    }

    fn observe(&self, state: &State, seat: Seat, out: &mut [f32]) {
        assert_eq!(out.len(), self.observation_len(), "the buffer must be as long as the observation");
        out.fill(0.0);
        let (side, enemy) = (usize::from(seat & 1), usize::from(seat & 1 ^ 1));
        let share = |n: u8| f32::from(n) / 15.0;
        for point in 0..24 {
            out[point] = share(state.counts[side][point]);
            out[24 + (point + 12) % 24] = share(state.counts[enemy][point]);
        }
        out[48] = share(state.off[side]);
        out[49] = share(state.off[enemy]);
        if let Some(to_act) = self.seat_to_act(state) {
            out[if to_act == seat { 50 } else { 51 }] = 1.0;
        }
        out[52] = f32::from(u8::from(self.turn(state) == Turn::Chance));
        out[53] = f32::from(u8::from(self.turn(state) == Turn::Over));
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
