//! Views for learning: numbered actions, observations, features.
//!
//! # Action numbers
//! On a board of `n` points: placing on `p` is `p`; moving from `p` to `q` is `n + p * n + q`; removing from
//! `p` is `n + n * n + p`. There are `2 * n + n * n` numbers; those that move a point to itself stay unused.

use game::{Actions, Features, Game, Observe, Seat, Sink};

use crate::board::bits;
use crate::game_impl::Mill;
use crate::state::{Move, NOWHERE, Phase, State};

impl Mill {
    fn number_of(&self, action: Move) -> usize {
        let n = self.board.len();
        match action {
            Move::Place(point) => usize::from(point),
            Move::Slide { from, to } => n + usize::from(from) * n + usize::from(to),
            Move::Remove(point) => n + n * n + usize::from(point),
        }
    }

    fn action_numbered(&self, number: usize) -> Option<Move> {
        let n = self.board.len();
        if number < n {
            return Some(Move::Place(number as u8));
        }
        if number < n + n * n {
            let pair = number - n;
            return Some(Move::Slide { from: (pair / n) as u8, to: (pair % n) as u8 });
        }
        (number < 2 * n + n * n).then(|| Move::Remove((number - n - n * n) as u8))
    }
}

impl Actions for Mill {
    fn action_count(&self) -> usize {
        2 * self.board.len() + self.board.len() * self.board.len()
    }

    fn action_of(&self, _: &State, action: Move) -> usize {
        self.number_of(action)
    }

    fn move_of(&self, state: &State, number: usize) -> Option<Move> {
        self.action_numbered(number).filter(|&action| self.is_legal(state, action))
    }

    fn describe_action(&self, number: usize) -> String {
        let name = |point: u8| self.board.name(point);
        match self.action_numbered(number) {
            Some(Move::Place(point)) => name(point).to_owned(),
            Some(Move::Slide { from, to }) => format!("{}-{}", name(from), name(to)),
            Some(Move::Remove(point)) => format!("x{}", name(point)),
            None => format!("no action {number}"),
        }
    }
}

impl Observe for Mill {
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

/// Counts from 0 to this are features of their own.
const MOST_COUNTED: usize = 16;

/// What is counted for each side: hand, board, mobility, mills, lines that lack one piece, blocked pieces.
const COUNTS: usize = 6;

impl Mill {
    /// Steps along edges that a side's pieces could make.
    fn mobility(&self, state: &State, side: usize) -> u32 {
        let empty = self.empty(state);
        bits(state.pieces[side]).map(|from| (self.board.neighbours(from) & empty).count_ones()).sum()
    }

    fn side_counts(&self, state: &State, side: usize) -> [u32; COUNTS] {
        let (pieces, empty) = (state.pieces[side], self.empty(state));
        let mills = self.board.masks().iter().filter(|&&mask| pieces & mask == mask).count();
        let lacks_one = |mask: u32| (mask & !pieces).is_power_of_two() && mask & !pieces & empty != 0;
        let open = self.board.masks().iter().filter(|&&mask| lacks_one(mask)).count();
        let blocked = bits(pieces).filter(|&from| self.board.neighbours(from) & empty == 0).count();
        [
            u32::from(state.hand[side]),
            pieces.count_ones(),
            self.mobility(state, side),
            mills as u32,
            open as u32,
            blocked as u32,
        ]
    }
}

/// The features of a position, from one side:
/// - own pieces by point, enemy pieces by point (`2 * n`);
/// - for own, then enemy: hand, pieces on the board, mobility, mills, lines that lack one piece, blocked
///   pieces, each as 17 features: the count is `k` (16 stands for 16 and more);
/// - to move; own removals due; enemy removals due; placing; quiet actions over 100.
impl Features for Mill {
    fn feature_set(&self) -> String {
        format!("mill-1-points{}-lines{}", self.board.len(), self.board.lines().len())
    }

    fn feature_count(&self) -> usize {
        2 * self.board.len() + 2 * COUNTS * (MOST_COUNTED + 1) + 5
    }

    fn features(&self, state: &State, seat: Seat, out: &mut impl Sink<(u16, f32)>) {
        let sides = [usize::from(seat & 1), usize::from(seat & 1 ^ 1)];
        let n = self.board.len() as u16;
        for (i, side) in sides.into_iter().enumerate() {
            for point in bits(state.pieces[side]) {
                out.push((i as u16 * n + u16::from(point), 1.0));
            }
        }
        let mut base = 2 * n;
        for side in sides {
            for count in self.side_counts(state, side) {
                out.push((base + (count as usize).min(MOST_COUNTED) as u16, 1.0));
                base += MOST_COUNTED as u16 + 1;
            }
        }
        let rest = [
            f32::from(u8::from(usize::from(state.side) == sides[0])),
            f32::from(state.must_remove[sides[0]]),
            f32::from(state.must_remove[sides[1]]),
            f32::from(u8::from(state.phase == Phase::Placing)),
            f32::from(state.quiet) / 100.0,
        ];
        for (i, value) in rest.into_iter().enumerate().filter(|&(_, value)| value != 0.0) {
            out.push((base + i as u16, value));
        }
    }
}
