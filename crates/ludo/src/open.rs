//! Random play where nobody is ever in the way: most rolls are a few looks into tables.
//!
//! A roll that meets an enemy, reaches the goal or is the third special one is left to the general rules. So
//! nothing here decides anything that the rules would not: the tables are read off those of [`Tables`].

use game::{MAX_SEATS, Random, Seat};

use crate::Ludo;
use crate::route::{SQUARES, Tables};
use crate::rules::{Rules, ThirdInARow};
use crate::state::{NOWHERE, PER_SEAT, State};
use crate::turn::next_seat;

/// Slots that hold no loop square: one for the first lane square of each seat, ...
const FIRST_LANE: u8 = 120;
/// ... one that nobody is ever in, ...
const EMPTY: u8 = 124;
/// ... one that everybody seems to be in, for steps that the general rules must look at, ...
const CROWDED: u8 = 125;
/// ... and one for all who cannot be met.
const AWAY: u8 = 126;

const SLOTS: usize = 128;
const ONES: u32 = 0x0101_0101;
const TOP: u32 = 0x8080_8080;

/// What a roll and the choice of a piece need of chance: one of 6 × 12 equally likely cases. Twelve can be
/// shared out evenly among one, two, three or four pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draw {
    pub die: u8,
    choice: u8,
}

impl Draw {
    #[inline]
    fn new(random: &mut Random) -> Draw {
        let case = random.below(72) as u8;
        Draw { die: case / 12 + 1, choice: case % 12 }
    }

    /// One of these pieces, given as bits.
    #[inline]
    pub fn piece(self, movable: u8) -> Option<u8> {
        Some(CHOICES[usize::from(movable & 15) * 16 + usize::from(self.choice & 15)] / 8)
            .filter(|_| movable != 0)
    }
}

/// For each set of four pieces and each of twelve choices: eight times the piece.
const CHOICES: [u8; 256] = {
    let mut choices = [0; 256];
    let mut entry = 0;
    while entry < 256 {
        let (set, choice) = ((entry / 16) as u32, (entry % 16) as u32);
        let mut left = choice % 12 * set.count_ones() / 12;
        let mut rest = set;
        while left > 0 {
            rest &= rest - 1;
            left -= 1;
        }
        choices[entry] = if rest == 0 { 0 } else { 8 * rest.trailing_zeros() as u8 };
        entry += 1;
    }
    choices
};

/// A step of one piece while nobody is met.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(8))]
struct Step {
    /// How far it goes on its route, backwards if negative.
    advance: i8,
    /// The slots it leaves and comes to.
    from: u8,
    to: u8,
    /// The slots in which it may meet somebody.
    looks: [u8; 2],
}

/// Rules under which nobody is ever in the way, as tables.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    /// By seat, own number and die.
    steps: Box<[[[Step; 8]; SQUARES]; MAX_SEATS]>,
    slots: Box<[[u8; SQUARES]; MAX_SEATS]>,
    /// By die: the own numbers from which it can be played, first and last, in every byte.
    movable: [(u32, u32); 8],
    /// The enemies of each seat, a byte per seat.
    enemies: [u32; MAX_SEATS],
    /// Dice that give another roll, as bits.
    special: u8,
    special_from_round: u16,
    /// How many special rolls in a row the general rules must look at.
    most_in_a_row: u8,
    tries_until_round: u16,
}

/// Who stands where, for quick looks. Follows a [`State`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    /// The own numbers of each seat's pieces, a byte each.
    own: [u32; MAX_SEATS],
    /// How many pieces are in each slot, a byte per seat.
    slots: [u32; SLOTS],
}

impl Default for Board {
    fn default() -> Board {
        let mut slots = [0; SLOTS];
        slots[usize::from(CROWDED)] = u32::MAX;
        Board { own: [0; MAX_SEATS], slots }
    }
}

impl Board {
    /// Puts the pieces where they stand in a position.
    fn follow(&mut self, open: &Open, state: &State) {
        for seat in 0..MAX_SEATS {
            let now = state.own_word(seat as Seat);
            let mut changed = now ^ self.own[seat];
            while changed != 0 {
                let shift = changed.trailing_zeros() & !7;
                changed &= !(0xff << shift);
                let slot = |word: u32| usize::from(open.slots[seat][(word >> shift) as usize & 127] & 127);
                let one = 1 << (8 * seat);
                let (before, after) = (slot(self.own[seat]), slot(now));
                self.slots[before] = self.slots[before].wrapping_sub(one);
                self.slots[after] = self.slots[after].wrapping_add(one);
            }
            self.own[seat] = now;
        }
    }
}

impl Open {
    /// The tables of these rules, if nobody is ever in the way and nothing else speaks against them.
    pub fn new(rules: &Rules, tables: &Tables) -> Option<Open> {
        if !tables.is_open || rules.seven || rules.third == ThirdInARow::LastMovedHome {
            return None;
        }
        let mut open = Open {
            steps: Box::new([[[Step::default(); 8]; SQUARES]; MAX_SEATS]),
            slots: Box::new([[AWAY; SQUARES]; MAX_SEATS]),
            movable: movable_ranges(tables)?,
            enemies: tables.enemies.map(spread),
            special: if rules.extra_on_six { 1 << 6 } else { 0 },
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

impl Ludo {
    /// Plays on from a position in which dice are due, until a roll needs the general rules: it is counted and
    /// returned, but has not fallen. `None` if `until` ended play before.
    #[inline]
    pub(crate) fn play_openly(
        &self,
        open: &Open,
        board: &mut Board,
        state: &mut State,
        random: &mut Random,
        until: &mut impl FnMut(&State) -> bool,
        rolled: &mut u64,
    ) -> Option<Draw> {
        board.follow(open, state);
        let next_seats = [0, 1, 2, 3].map(|seat| next_seat(seat, state.rolling));
        // Copies of its own stay in registers.
        let (mut now, mut numbers, mut count) = (*state, random.clone(), *rolled);
        let left_over = loop {
            let draw = Draw::new(&mut numbers);
            count += 1;
            let is_special = open.special >> draw.die & 1 == 1 && now.round >= open.special_from_round;
            let streak = if is_special { now.streak + 1 } else { 0 };
            if streak >= open.most_in_a_row {
                break Some(draw);
            }
            let Some(is_pass) = open.step(board, now.seat, draw) else { break Some(draw) };
            now.streak = streak;
            now.set_own(board.own);
            if !is_special {
                if now.round <= open.tries_until_round && self.keeps_trying(&now, is_pass) {
                    now.tries += 1;
                } else {
                    now.tries = 0;
                    let next = next_seats[usize::from(now.seat & 3)];
                    now.round = now.round.saturating_add(u16::from(next <= now.seat));
                    now.seat = next;
                }
            }
            if until(&now) {
                break None;
            }
        };
        now.set_own(board.own);
        (*state, *random, *rolled) = (now, numbers, count);
        left_over
    }
}

impl Open {
    /// Makes the drawn step, or none where no piece can move, and tells whether that was a pass. `None`, and
    /// nothing has changed, if the general rules must look at the step.
    #[inline]
    fn step(&self, board: &mut Board, seat: Seat, draw: Draw) -> Option<bool> {
        let seat = usize::from(seat & 3);
        let own = board.own[seat];
        let movable = self.movable(own, draw.die);
        if movable == 0 {
            return Some(true);
        }
        // In this product the four bits stand side by side on top.
        let set = (movable.wrapping_mul(0x0020_4081) >> 24) as usize;
        let shift = CHOICES[(set + usize::from(draw.choice)) & 255];
        let step = &self.steps[seat][(own >> shift) as usize & 127][usize::from(draw.die & 7)];
        let [first, second] = step.looks.map(|look| board.slots[usize::from(look & 127)]);
        if (first | second) & self.enemies[seat] != 0 {
            return None;
        }
        let one = 1 << (8 * seat);
        let (before, after) = (usize::from(step.from & 127), usize::from(step.to & 127));
        board.slots[before] = board.slots[before].wrapping_sub(one);
        board.slots[after] = board.slots[after].wrapping_add(one);
        board.own[seat] = own.wrapping_add((i32::from(step.advance) as u32) << shift);
        Some(false)
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
        let last = squares.clone().last().unwrap_or(first);
        if squares.count() != usize::from(last - first) {
            return None;
        }
        ranges[usize::from(die)] = (u32::from(first) * ONES, u32::from(last) * ONES | TOP);
    }
    Some(ranges)
}

/// A set of pieces, four bits a seat, as a byte a seat.
fn spread(pieces: u16) -> u32 {
    (0..MAX_SEATS).filter(|seat| pieces >> (4 * seat) & 15 != 0).map(|seat| 0xff << (8 * seat)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_of_a_set_is_chosen_equally_often() {
        for set in 1u8..16 {
            let mut chosen = [0; 4];
            for choice in 0..12 {
                let piece = Draw { die: 1, choice }.piece(set).unwrap();
                chosen[usize::from(piece)] += 1;
            }
            for piece in 0..4 {
                let share = if set >> piece & 1 == 1 { 12 / set.count_ones() } else { 0 };
                assert_eq!(chosen[piece], share, "{set:04b}");
            }
        }
        assert_eq!(Draw { die: 1, choice: 11 }.piece(0), None);
    }
}
