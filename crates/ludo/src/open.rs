//! Random play where nobody is ever in the way: most rolls are a few looks into tables.
//!
//! A roll that meets an enemy, reaches the goal or is the third special one is left to the general rules. So
//! nothing here decides anything that the rules would not: the tables are read off those of [`Tables`].

use game::{MAX_SEATS, Random, Seat};

use crate::Ludo;
use crate::moves::{Candidate, Move, Source};
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

/// As many as a byte can tell apart, so that no index needs a check.
const SLOTS: usize = 256;
const ONES: u32 = 0x0101_0101;
const TOP: u32 = 0x8080_8080;

/// One piece of each seat in a slot.
const ONE: [u32; MAX_SEATS] = [1, 1 << 8, 1 << 16, 1 << 24];

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
        let (die, choice) = random.pair_below::<6, 12>();
        Draw { die: die as u8 + 1, choice: choice as u8 }
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

/// The step that chance has chosen.
#[derive(Clone, Copy)]
struct Drawn {
    step: Step,
    /// Eight times the piece.
    shift: u8,
    is_pass: bool,
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

impl Board {
    /// The pieces of a position.
    fn new(open: &Open, state: &State) -> Board {
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
    fn make(&mut self, seat: Seat, Drawn { step, shift, .. }: Drawn) {
        let own = &mut self.own[usize::from(seat & 3)];
        *own = own.wrapping_add((i32::from(step.advance) as u32) << shift);
        self.add(seat, step.from, -1);
        self.add(seat, step.to, 1);
    }

    /// Counts a piece elsewhere, which has gone from one own number to another.
    fn shift(&mut self, open: &Open, seat: Seat, from: u8, to: u8) {
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

/// Why open play has paused.
pub(crate) enum Pause {
    /// `until` said so.
    Ended,
    /// The general rules must look at this roll, which is counted but has not fallen.
    Roll(Draw),
    /// The game is over, or bonus steps are to be played.
    Met,
}

impl Ludo {
    /// Plays on from a position in which dice are due.
    #[inline]
    pub(crate) fn play_openly(
        &self,
        open: &Open,
        state: &mut State,
        random: &mut Random,
        until: &mut impl FnMut(&State) -> bool,
        rolled: &mut u64,
    ) -> Pause {
        let mut board = Board::new(open, state);
        // Copies of its own stay in registers.
        let (mut turn, mut numbers, mut count) = (Turn::of(state), random.clone(), *rolled);
        let pause = loop {
            let draw = Draw::new(&mut numbers);
            count += 1;
            let is_special = (draw.die == open.special) & (turn.round >= open.special_from_round);
            let streak = (turn.streak + 1) * u8::from(is_special);
            if streak >= open.most_in_a_row {
                break Pause::Roll(draw);
            }
            turn.streak = streak;
            let drawn = open.drawn(&board, turn.seat, draw);
            if open.meets(&board, turn.seat, drawn.step) {
                *state = turn.apply(state, &board);
                self.meet_openly(open, &mut board, state, drawn.shift / 8, draw.die);
                turn = Turn::of(state);
                if state.over || state.bonus != [0, 0] {
                    break Pause::Met;
                }
            } else {
                board.make(turn.seat, drawn);
                if turn.round <= open.tries_until_round
                    && !is_special
                    && self.keeps_trying(&turn.apply(state, &board), drawn.is_pass)
                {
                    turn.tries += 1;
                } else {
                    turn.go_on(state.rolling, is_special);
                }
            }
            if until(&turn.apply(state, &board)) {
                break Pause::Ended;
            }
        };
        (*state, *random, *rolled) = (turn.apply(state, &board), numbers, count);
        pause
    }

    /// Makes a step by the general rules.
    #[inline(never)]
    fn meet_openly(&self, open: &Open, board: &mut Board, state: &mut State, piece: u8, die: u8) {
        let seat = state.seat;
        state.dice = [die, 0];
        let Ok(effect) = self.resolve_slowly(state, piece, die, true) else {
            debug_assert!(false, "nobody is ever in the way of {piece} and {die} in {state:?}");
            return;
        };
        let from = state.piece(seat, piece);
        board.shift(open, seat, from, effect.to);
        let mut captured = effect.captured;
        while captured != 0 {
            let (enemy, piece) = (captured.trailing_zeros() as u8 / 4, captured.trailing_zeros() as u8 % 4);
            board.shift(open, enemy, state.piece(enemy, piece), 0);
            captured &= captured - 1;
        }
        let action = Move::unchecked(piece, die);
        self.carry_out(state, &Candidate { action, source: Source::Die(0), from, effect });
        board.own = [0, 1, 2, 3].map(|seat| state.own_word(seat));
    }
}

/// What changes of a position with every roll, besides the pieces.
#[derive(Clone, Copy)]
struct Turn {
    seat: Seat,
    round: u16,
    tries: u8,
    streak: u8,
}

impl Turn {
    #[inline]
    fn of(state: &State) -> Turn {
        Turn { seat: state.seat, round: state.round, tries: state.tries, streak: state.streak }
    }

    /// The whole position.
    #[inline]
    fn apply(self, rest: &State, board: &Board) -> State {
        let [a, b, c, d] = board.own.map(u64::from);
        let Turn { seat, round, tries, streak } = self;
        State { pieces: [a | b << 32, c | d << 32], seat, round, tries, streak, ..*rest }
    }

    /// The same seat rolls again, or the next does.
    #[inline]
    fn go_on(&mut self, rolling: u8, is_again: bool) {
        let next = NEXT[usize::from(rolling & 15)][usize::from(is_again)][usize::from(self.seat & 3)];
        self.tries = if is_again { self.tries } else { 0 };
        self.round = self.round.saturating_add(u16::from(next >> 4));
        self.seat = next & 3;
    }
}

/// By seats that roll, whether the same rolls again, and seat: who rolls next, and 16 if the round grows.
const NEXT: [[[u8; MAX_SEATS]; 2]; 16] = {
    let mut all = [[[0; MAX_SEATS]; 2]; 16];
    let mut entry = 0;
    while entry < 16 * MAX_SEATS {
        let (rolling, seat) = (entry / MAX_SEATS, entry % MAX_SEATS);
        let next = next_seat(seat as Seat, rolling as u8);
        all[rolling][0][seat] = if next <= seat as Seat { next | 16 } else { next };
        all[rolling][1][seat] = seat as Seat;
        entry += 1;
    }
    all
};

impl Open {
    /// The step that a draw chooses; a pass is a step to the same square.
    #[inline]
    fn drawn(&self, board: &Board, seat: Seat, draw: Draw) -> Drawn {
        let seat = usize::from(seat & 3);
        let own = board.own[seat];
        let movable = self.movable(own, draw.die);
        let is_pass = movable == 0;
        // In this product the four bits stand side by side on top.
        let set = (movable.wrapping_mul(0x0020_4081) >> 24) as u8;
        let shift = CHOICES[usize::from(set + draw.choice)];
        let die = if is_pass { 0 } else { draw.die };
        let step = self.steps[seat][usize::from((own >> shift) as u8)][usize::from(die & 7)];
        Drawn { step, shift, is_pass }
    }

    /// Whether anybody is met who matters, or the goal.
    #[inline]
    fn meets(&self, board: &Board, seat: Seat, step: Step) -> bool {
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
    use super::*;

    #[test]
    fn every_piece_of_a_set_is_chosen_equally_often() {
        for set in 1u8..16 {
            let mut chosen = [0; 4];
            for choice in 0..12 {
                let piece = Draw { die: 1, choice }.piece(set).unwrap();
                chosen[usize::from(piece)] += 1;
            }
            let share = |piece: u8| if set >> piece & 1 == 1 { 12 / set.count_ones() } else { 0 };
            assert_eq!(chosen, [0, 1, 2, 3].map(share), "{set:04b}");
        }
        assert_eq!(Draw { die: 1, choice: 11 }.piece(0), None);
    }
}
