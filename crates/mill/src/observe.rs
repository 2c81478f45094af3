//! What a player sees, as numbers.

use game::{Observe, Seat};

use crate::play::Mill;
use crate::state::{NOWHERE, Phase, State};

impl Observe for Mill {
    fn observation_layout_name(&self) -> String {
        format!("mill-observation-1-points{}", self.board.len())
    }

    fn observation_len(&self) -> usize {
        self.observation_layout().iter().map(|(_, length)| length).sum()
    }

    fn observe(&self, state: &State, seat: Seat, out: &mut [f32]) {
        assert_eq!(out.len(), self.observation_len(), "the buffer is as long as the observation");
        let (own, enemy) = (usize::from(seat & 1), usize::from(seat & 1 ^ 1));
        let point_set = |point: u8| if point == NOWHERE { 0 } else { 1u32 << point };
        let sets = [
            state.pieces[own],
            state.pieces[enemy],
            state.marked,
            state.custodian,
            state.intervention,
            state.leap,
            state.used[own],
            state.used[enemy],
            point_set(state.last_mill[own][0]),
            point_set(state.last_mill[own][1]),
            point_set(state.last_mill[enemy][0]),
            point_set(state.last_mill[enemy][1]),
            point_set(state.preferred),
        ];
        let n = self.board.len();
        for (part, set) in out.chunks_exact_mut(n).zip(sets) {
            for (point, cell) in part.iter_mut().enumerate() {
                *cell = (set >> point & 1) as f32;
            }
        }
        let men = f32::from(self.rules.piece_count);
        let longest = f32::from(self.rules.n_move.max(1));
        let rest = [
            f32::from(state.hand[own]) / men,
            f32::from(state.hand[enemy]) / men,
            f32::from(u8::from(usize::from(state.side) == own)),
            f32::from(u8::from(state.phase == Phase::Placing)),
            f32::from(u8::from(state.phase == Phase::Moving)),
            f32::from(u8::from(state.phase == Phase::Over)),
            f32::from(state.must_remove[own]),
            f32::from(state.must_remove[enemy]),
            f32::from(state.mill_choice),
            f32::from(state.stalemate),
            f32::from(state.quiet) / longest,
        ];
        out[sets.len() * n..].copy_from_slice(&rest);
    }

    fn observation_layout(&self) -> Vec<(&'static str, usize)> {
        let n = self.board.len();
        vec![
            ("own pieces, by point", n),
            ("enemy pieces, by point", n),
            ("markers, by point", n),
            ("custodian targets, by point", n),
            ("intervention targets, by point", n),
            ("leap target, by point", n),
            ("own used mill points", n),
            ("enemy used mill points", n),
            ("own last mill: from", n),
            ("own last mill: to", n),
            ("enemy last mill: from", n),
            ("enemy last mill: to", n),
            ("preferred target", n),
            ("own hand, of all men", 1),
            ("enemy hand, of all men", 1),
            ("to move", 1),
            ("placing, moving, over", 3),
            ("own removals due, negative: of own pieces", 1),
            ("enemy removals due", 1),
            ("mill removals beside a capture", 1),
            ("stalemate removals", 1),
            ("quiet actions, of the n-move rule", 1),
        ]
    }
}
