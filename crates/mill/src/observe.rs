//! What a player sees, as numbers.

use game::{Observe, Seat};

use crate::play::Mill;
use crate::rules::MillAction;
use crate::state::{NOWHERE, Phase, State};

/// Sets of points, and what else there is. Under most rules the first two are all there ever are, and all that is shown.
const SETS: usize = 13;
const PIECES: usize = 2;
const REST: usize = 11;

/// Four bits as numbers.
const NUMBERS: [[f32; 4]; 16] = {
    let (mut numbers, mut bits) = ([[0.0; 4]; 16], 0);
    while bits < 16 {
        let mut bit = 0;
        while bit < 4 {
            numbers[bits][bit] = (bits >> bit & 1) as f32;
            bit += 1;
        }
        bits += 1;
    }
    numbers
};

/// The sets of points that a seat sees.
#[inline]
fn sets(state: &State, seat: Seat) -> [u32; SETS] {
    let (own, enemy) = (usize::from(seat & 1), usize::from(seat & 1 ^ 1));
    let point_set = |point: u8| if point == NOWHERE { 0 } else { 1u32 << point };
    [
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
    ]
}

/// Writes a set, a number for each point.
#[inline]
fn write_set(mut set: u32, out: &mut [f32]) {
    let mut fours = out.chunks_exact_mut(4);
    for four in &mut fours {
        four.copy_from_slice(&NUMBERS[(set & 15) as usize]);
        set >>= 4;
    }
    for number in fours.into_remainder() {
        *number = (set & 1) as f32;
        set >>= 1;
    }
}

impl Mill {
    /// What a seat sees beside sets of points.
    #[inline]
    fn rest_seen(&self, state: &State, seat: Seat) -> [f32; REST] {
        let (own, enemy) = (usize::from(seat & 1), usize::from(seat & 1 ^ 1));
        let men = f32::from(self.rules.piece_count);
        [
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
            f32::from(state.quiet) / self.n_move(),
        ]
    }

    /// How many sets of points there can be under these rules: those of the pieces, or all.
    #[inline]
    fn set_count(&self) -> usize {
        let rules = &self.rules;
        let captures = rules.custodian.is_some() || rules.intervention.is_some() || rules.leap.is_some();
        let remembers = rules.one_time_mills || rules.restrict_repeated;
        let marks = rules.mill_action == MillAction::MarkAndDelay;
        if captures || remembers || marks { SETS } else { PIECES }
    }

    /// What quiet actions are measured by.
    fn n_move(&self) -> f32 {
        f32::from(self.rules.n_move.max(1))
    }
}

impl Observe for Mill {
    fn observation_layout_name(&self) -> String {
        let version = if self.set_count() == SETS { 1 } else { 2 };
        format!("mill-observation-{version}-points{}", self.board.len())
    }

    fn observation_len(&self) -> usize {
        self.set_count() * self.board.len() + REST
    }

    fn observe(&self, state: &State, seat: Seat, out: &mut [f32]) {
        assert_eq!(out.len(), self.observation_len(), "the buffer is as long as the observation");
        let (points, rest) = out.split_at_mut(out.len() - REST);
        rest.copy_from_slice(&self.rest_seen(state, seat));
        // As many as there is room for.
        for (part, set) in points.chunks_exact_mut(self.board.len()).zip(sets(state, seat)) {
            write_set(set, part);
        }
    }

    /// Most sets are empty, and stay so.
    fn observe_again(&self, earlier: (&State, Seat), now: (&State, Seat), out: &mut [f32]) {
        assert_eq!(out.len(), self.observation_len(), "the buffer is as long as the observation");
        let (points, rest) = out.split_at_mut(out.len() - REST);
        rest.copy_from_slice(&self.rest_seen(now.0, now.1));
        let sets = sets(earlier.0, earlier.1).into_iter().zip(sets(now.0, now.1));
        for (part, (earlier, now)) in points.chunks_exact_mut(self.board.len()).zip(sets) {
            if earlier != now {
                write_set(now, part);
            }
        }
    }

    fn observation_layout(&self) -> Vec<(&'static str, usize)> {
        let n = self.board.len();
        let sets = [
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
        ];
        let rest = [
            ("own hand, of all men", 1),
            ("enemy hand, of all men", 1),
            ("to move", 1),
            ("placing, moving, over", 3),
            ("own removals due, negative: of own pieces", 1),
            ("enemy removals due", 1),
            ("mill removals beside a capture", 1),
            ("stalemate removals", 1),
            ("quiet actions, of the n-move rule", 1),
        ];
        sets.into_iter().take(self.set_count()).chain(rest).collect()
    }

    fn observation_bounds(&self) -> Vec<(f32, f32)> {
        let pieces = self.board.len() as f32;
        let bounds = |(name, _): (&str, usize)| match name {
            "own removals due, negative: of own pieces" | "enemy removals due" => (-pieces, pieces),
            "mill removals beside a capture" => (0.0, pieces),
            "stalemate removals" => (0.0, 2.0),
            // Without the rule the actions themselves are counted.
            "quiet actions, of the n-move rule" => (0.0, f32::from(u16::MAX) / self.n_move()),
            _ => (0.0, 1.0),
        };
        self.observation_layout().into_iter().map(bounds).collect()
    }
}
