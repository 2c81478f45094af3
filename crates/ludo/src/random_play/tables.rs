//! Tables for random play where nobody is ever in the way, read off those of [`Tables`]: whether a step meets
//! an enemy is two looks into slots, which count who stands on a square.

use game::{MAX_SEATS, Seat};

use crate::moves::Move;
use crate::random_play::{CHOICES, Draw};
use crate::rules::{Rules, ThirdInARow};
use crate::state::{NOWHERE, PER_SEAT, State};
use crate::tables::{SQUARES, Tables};

/// Slots that hold no loop square: one for the first lane square of each seat, ...
const FIRST_LANE: u8 = 120;
/// ... one that nobody is ever in, ...
const EMPTY: u8 = 124;
/// ... one that everybody seems to be in, for steps that the general rules must look at, ...
const CROWDED: u8 = 125;
/// ... and one for all who cannot be met.
const AWAY: u8 = 126;

/// As many as a byte can tell apart, so that no index needs a check.
const SLOTS: usize = 256;
const ONES: u32 = 0x0101_0101;
const TOP: u32 = 0x8080_8080;

/// One piece of each seat in a slot.
const ONE: [u32; MAX_SEATS] = [1, 1 << 8, 1 << 16, 1 << 24];

/// A step of one piece while nobody is met.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(8))]
pub(crate) struct Step {
    /// How far it goes on its route, backwards if negative.
    advance: i8,
    /// The slots it leaves and comes to.
    from: u8,
    to: u8,
    /// The slots in which it may meet somebody.
    looks: [u8; 2],
}

/// The step that chance has chosen.
#[derive(Clone, Copy)]
pub(crate) struct Drawn {
    pub step: Step,
    /// Eight times the piece.
    pub shift: u8,
    /// Sixteen times the pieces that can move, as bits.
    movable: u8,
    pub is_pass: bool,
}

impl Drawn {
    /// The same as a move with this die.
    #[inline]
    pub fn action(self, die: u8) -> Move {
        if self.is_pass { Move::PASS } else { Move::unchecked(self.shift / 8, die) }
    }

    /// Among how many moves it was drawn; a pass is alone.
    #[inline]
    pub fn choices(self) -> u8 {
        /// The pieces of each set, and one for a pass.
        const COUNTS: [u8; 16] = [1, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
        COUNTS[usize::from(self.movable >> 4)]
    }
}

/// Rules under which nobody is ever in the way, as tables.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    /// By seat, own number and die.
    steps: Box<[[[Step; 8]; SLOTS]; MAX_SEATS]>,
    slots: Box<[[u8; SQUARES]; MAX_SEATS]>,
    /// By die: the own numbers from which it can be played, first and last, in every byte.
    movable: [(u32, u32); 8],
    /// The enemies of each seat, a byte per seat.
    enemies: [u32; MAX_SEATS],
    /// The die that gives another roll, or 0.
    pub special: u8,
    pub special_from_round: u16,
    /// How many special rolls in a row the general rules must look at.
    pub most_in_a_row: u8,
    pub tries_until_round: u16,
}

/// Who stands where, for quick looks. Follows a [`State`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    /// The own numbers of each seat's pieces, a byte each.
    pub own: [u32; MAX_SEATS],
    /// How many pieces are in each slot, a byte per seat.
    slots: [u32; SLOTS],
}

impl Board {
    /// The pieces of a position.
    pub fn new(open: &Open, state: &State) -> Board {
        let mut board = Board { own: [0, 1, 2, 3].map(|seat| state.own_word(seat)), slots: [0; SLOTS] };
        for seat in 0..MAX_SEATS as u8 {
            for own in state.own(seat) {
                board.add(seat, open.slots[usize::from(seat)][usize::from(own & 127)], 1);
            }
        }
        board.slots[usize::from(CROWDED)] = u32::MAX;
        board
    }

    /// Counts a piece more or less in a slot.
    #[inline]
    fn add(&mut self, seat: Seat, slot: u8, count: i32) {
        let slot = &mut self.slots[usize::from(slot)];
        *slot = slot.wrapping_add((count as u32).wrapping_mul(ONE[usize::from(seat & 3)]));
    }

    /// Makes a step that meets nobody.
    #[inline]
    pub fn make(&mut self, seat: Seat, Drawn { step, shift, .. }: Drawn) {
        let own = &mut self.own[usize::from(seat & 3)];
        *own = own.wrapping_add((i32::from(step.advance) as u32) << shift);
        self.add(seat, step.from, -1);
        self.add(seat, step.to, 1);
    }

    /// Counts a piece elsewhere, which has gone from one own number to another.
    pub fn shift(&mut self, open: &Open, seat: Seat, from: u8, to: u8) {
        let slots = &open.slots[usize::from(seat & 3)];
        self.add(seat, slots[usize::from(from & 127)], -1);
        self.add(seat, slots[usize::from(to & 127)], 1);
    }
}

impl Open {
    /// The tables of these rules, if nobody is ever in the way and nothing else speaks against them.
    pub fn new(rules: &Rules, tables: &Tables) -> Option<Open> {
        if !tables.is_open || rules.seven || rules.third == ThirdInARow::LastMovedHome {
            return None;
        }
        let mut open = Open {
            steps: Box::new([[[Step::default(); 8]; SLOTS]; MAX_SEATS]),
            slots: Box::new([[AWAY; SQUARES]; MAX_SEATS]),
            movable: movable_ranges(tables)?,
            enemies: tables.enemies.map(spread),
            special: if rules.extra_on_six { 6 } else { 0 },
            special_from_round: if rules.no_extra_in_first_round { 2 } else { 0 },
            most_in_a_row: if rules.third == ThirdInARow::Nothing { u8::MAX } else { 3 },
            tries_until_round: match (rules.tries > 1, rules.tries_first_round_only) {
                (false, _) => 0,
                (true, true) => 1,
                (true, false) => u16::MAX,
            },
        };
        open.fill_slots(rules);
        open.fill_steps(rules, tables);
        Some(open)
    }

    fn fill_slots(&mut self, rules: &Rules) {
        for seat in 0..MAX_SEATS as u8 {
            let slots = &mut self.slots[usize::from(seat)];
            for own in 1..=rules.frame.visited {
                slots[usize::from(own)] = rules.frame.ring(seat, own).unwrap_or(AWAY);
            }
            if rules.lane_on_loop {
                slots[usize::from(rules.frame.visited) + 1] = FIRST_LANE + seat;
            }
        }
    }

    fn fill_steps(&mut self, rules: &Rules, tables: &Tables) {
        for seat in 0..MAX_SEATS {
            for from in 0..SLOTS {
                // A die of 0 is a pass.
                self.steps[seat][from][0] = Step { advance: 0, from: AWAY, to: AWAY, looks: [EMPTY; 2] };
            }
            for from in 0..=rules.end() {
                for die in (1..=6).filter(|&die| tables.is_move(from, die) != 0) {
                    let quick = tables.quick(from, die);
                    let looks = if quick.to >= rules.goal() {
                        [CROWDED; 2]
                    } else {
                        self.looks(tables, seat, quick.looks)
                    };
                    self.steps[seat][usize::from(from)][usize::from(die)] = Step {
                        advance: quick.to.wrapping_sub(from) as i8,
                        from: self.slots[seat][usize::from(from)],
                        to: self.slots[seat][usize::from(quick.to)],
                        looks,
                    };
                }
            }
        }
    }

    /// The slots of all enemies that a step may meet; the crowded one where they are too many to look at.
    fn looks(&self, tables: &Tables, seat: usize, looks: [u8; 2]) -> [u8; 2] {
        let mut found = [EMPTY; 2];
        for look in looks {
            for (piece, &square) in tables.meeting(seat as Seat, look).iter().enumerate() {
                let slot = self.slots[piece / PER_SEAT][usize::from(square)];
                if square == NOWHERE || found.contains(&slot) {
                    continue;
                }
                match found.iter_mut().find(|look| **look == EMPTY) {
                    Some(free) => *free = slot,
                    None => return [CROWDED; 2],
                }
            }
        }
        found
    }
}

impl Open {
    /// The step that a draw chooses; a pass is a step to the same square.
    #[inline]
    pub fn drawn(&self, board: &Board, seat: Seat, draw: Draw) -> Drawn {
        let seat = usize::from(seat & 3);
        let own = board.own[seat];
        let movable = self.movable(own, draw.die);
        let is_pass = movable == 0;
        // In this product the four bits stand side by side on top.
        let set = (movable.wrapping_mul(0x0020_4081) >> 24) as u8;
        let shift = CHOICES[usize::from(set + draw.choice)];
        let die = if is_pass { 0 } else { draw.die };
        let step = self.steps[seat][usize::from((own >> shift) as u8)][usize::from(die & 7)];
        Drawn { step, shift, movable: set, is_pass }
    }

    /// Whether anybody is met who matters, or the goal.
    #[inline]
    pub fn meets(&self, board: &Board, seat: Seat, step: Step) -> bool {
        let [first, second] = step.looks.map(|look| board.slots[usize::from(look)]);
        (first | second) & self.enemies[usize::from(seat & 3)] != 0
    }

    /// The top bits of the pieces that a die can move.
    #[inline]
    fn movable(&self, own: u32, die: u8) -> u32 {
        // Bytes are compared without borrowing from their neighbours.
        let (first, last) = self.movable[usize::from(die & 7)];
        ((own | TOP) - first) & (last - own) & TOP
    }
}

/// For each die, the first and the last own number it can be played from, in every byte, the last with a top
/// bit; nothing if others lie between.
fn movable_ranges(tables: &Tables) -> Option<[(u32, u32); 8]> {
    // Nobody stands from 1 to 0.
    let mut ranges = [(ONES, TOP); 8];
    for die in 1..=6 {
        let mut squares = (0..SQUARES as u8).filter(|&from| tables.is_move(from, die) != 0);
        let Some(first) = squares.next() else { continue };
        let last = squares.clone().next_back().unwrap_or(first);
        if squares.count() != usize::from(last - first) {
            return None;
        }
        ranges[usize::from(die)] = (u32::from(first) * ONES, (u32::from(last) * ONES) | TOP);
    }
    Some(ranges)
}

/// A set of pieces, four bits a seat, as a byte a seat.
fn spread(pieces: u16) -> u32 {
    (0..MAX_SEATS).filter(|seat| pieces >> (4 * seat) & 15 != 0).map(|seat| 0xff << (8 * seat)).sum()
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use game::{Game, Random, Roll};

    use super::*;
    use crate::Ludo;
    use crate::landing::tests::open_games;

    #[test]
    fn every_square_on_which_somebody_can_be_met_has_a_slot_of_its_own() {
        for game in open_games() {
            let open = game.open.as_ref().expect("nobody is ever in the way");
            let mut slots: BTreeMap<String, BTreeSet<u8>> = BTreeMap::new();
            let last = game.rules.frame.visited + u8::from(game.rules.lane_on_loop);
            for (seat, own) in (0..MAX_SEATS as u8).flat_map(|seat| (1..=last).map(move |own| (seat, own))) {
                let slot = open.slots[usize::from(seat)][usize::from(own)];
                slots.entry(game.place_id(seat, own)).or_default().insert(slot);
            }
            assert!(slots.values().all(|slots| slots.len() == 1), "whoever stands there: {slots:?}");
            let mut used: BTreeSet<u8> = slots.values().flatten().copied().collect();
            assert_eq!(used.len(), slots.len(), "no two squares share a slot");
            assert!([EMPTY, CROWDED, AWAY].into_iter().all(|slot| used.insert(slot)), "{slots:?}");
        }
    }

    /// The enemies on the squares that a step comes to: where its die ends, and where it leads on from there.
    fn met(game: &Ludo, state: &State, from: u8, die: u8) -> u16 {
        let to = game.tables.quick(from, die).to;
        let lands = if from == 0 { to } else { from + die };
        let there = [to, lands].map(|own| game.standing(state, state.seat, own));
        (there[0] | there[1]) & game.tables.enemies[usize::from(state.seat)]
    }

    /// Makes the step that a draw chooses; returns whether the general rules had to look at it.
    fn step(game: &Ludo, open: &Open, board: &mut Board, state: &mut State, draw: Draw) -> bool {
        let (seat, drawn) = (state.seat, open.drawn(board, state.seat, draw));
        let (piece, meets) = (drawn.shift / 8, open.meets(board, seat, drawn.step));
        let from = state.piece(seat, piece);
        // Where somebody stands whom these rules leave alone, nothing need be looked at.
        let may_be_needed = !drawn.is_pass
            && (game.tables.quick(from, draw.die).to >= game.rules.goal()
                || met(game, state, from, draw.die) != 0);
        assert!(!meets || may_be_needed, "piece {piece} with {} in {state:?}", draw.die);
        state.streak = 0;
        game.fall(state, Roll::one(draw.die));
        if meets {
            game.meet_openly(open, board, state, piece, draw.die);
        } else {
            board.make(seat, drawn);
            game.act(state, drawn.action(draw.die));
        }
        meets
    }

    #[test]
    fn slots_follow_the_pieces_and_only_steps_that_meet_somebody_are_left_to_the_general_rules() {
        for (index, game) in open_games().enumerate() {
            let open = game.open.as_ref().expect("nobody is ever in the way");
            let (mut random, mut meetings) = (Random::stream(41, index as u64), 0);
            for _ in 0..5 {
                let mut state = game.start();
                let mut board = Board::new(open, &state);
                while !state.over {
                    let draw = Draw::new(&mut random);
                    meetings += u32::from(step(&game, open, &mut board, &mut state, draw));
                    let expected = Board::new(open, &state);
                    assert_eq!((board.own, board.slots), (expected.own, expected.slots), "{state:?}");
                }
            }
            assert!(meetings > 100, "{meetings} meetings");
        }
    }
}
