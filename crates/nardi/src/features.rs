//! The inputs of evaluation nets: the layouts `nardi-2` and `nardi-2r`.
//!
//! All features describe an *after-state*: `seat` has just moved, and the other side is to roll. The first
//! half is the seat's own side, the second half the other side, in the same order and each in its own
//! progress frame, so that both colours look alike. Per side:
//!
//! | offset | features | value |
//! |---|---|---|
//! | 0 | for each progress 0–23: one, two, three checkers or more; how many above three | 1, 1, 1, (n − 3) / 4 |
//! | 96 | checkers borne off; whether there are any | n / 15, 1 |
//! | 98 | pips to go | n / 180 |
//! | 99 | checkers on the head; all home | n / 15, 1 |
//! | 101 | for each die 1–6: points that can be left with it | n / 8 |
//! | 107 | for each die 1–6: the head can be left with it | 1 |
//! | 113 | the longest run of points held on the enemy's route | n / 6 |
//! | 114 | a run of four, five, six or more with enemy checkers behind it | 1 each |
//! | 117 | enemy checkers behind the foremost such run of four | n / 15 |
//! | 118 | points held in each quarter of the own route | n / 6 each |
//! | 122 | progress of the rearmost, of the foremost checker | p / 24 each |
//! | 124 | chances of the next roll: no move at all; a die left over; pips left over; the rearmost checker moves; it moves by both dice | see [`Prospects`]; as many checkers leave the head as the rules allow, one where a runner goes first |
//! | 129 | for each progress 0–23, if held: free points among the next six | n / 6 |
//! | 153 | exactly four, five … fifteen checkers on the head | 1 |
//!
//! After both sides follows one feature: 1 if no enemy checker can be met any more. `nardi-2r`, for rules
//! where a double may give its player another roll or more dice, has one more: 1 if the seat acts again.

use game::{Features, Seat, Sink};

use crate::board::{HEAD, OUTSIDE, points, runs, turned};
use crate::play::Nardi;
use crate::prospects::{Prospects, Side};
use crate::rules::Doubles;
use crate::state::State;

const PER_SIDE: u16 = 165;
const BORNE_OFF: u16 = 96;
const PIPS: u16 = 98;
const ON_HEAD: u16 = 99;
const MOBILITY: u16 = 101;
const HEAD_MOBILITY: u16 = 107;
const LONGEST_RUN: u16 = 113;
const RUNS: u16 = 114;
const TRAPPED: u16 = 117;
const QUARTERS: u16 = 118;
const EXTREMES: u16 = 122;
const PROSPECTS: u16 = 124;
const EXITS: u16 = 129;
const TALL_HEAD: u16 = 153;
const RACE: u16 = 2 * PER_SIDE;
const ACTS_AGAIN: u16 = RACE + 1;

impl Nardi {
    /// Whether the side that has just moved may be the one to act next.
    fn may_act_again(&self) -> bool {
        self.rules().doubles != Doubles::Four
    }

    /// How many checkers leave the head in a turn, as the inputs see it. Until a runner has passed, it is the only one;
    /// nets of such rules have learned with one throughout, so for them it stays one.
    fn head_limit_of_inputs(&self) -> u8 {
        if self.rules().runner_first { 1 } else { self.rules().head_limit }
    }

    /// The pips of its next roll that `seat` will not be able to play, in the mean: an estimate that heeds the
    /// enemy's points and the head, but not the rules about blocks, the runner and the first turn.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn lost_pips(&self, state: &State, seat: Seat) -> f32 {
        let side = usize::from(seat);
        let (counts, own) = (&state.counts[side], state.own[side]);
        let head_limit = self.rules().head_limit;
        Prospects::of(Side { counts, own, head_limit }, turned(state.own[side ^ 1])).lost_pips()
    }
}

impl Features for Nardi {
    fn feature_set(&self) -> String {
        if self.may_act_again() { "nardi-2r" } else { "nardi-2" }.into()
    }

    fn feature_count(&self) -> usize {
        usize::from(if self.may_act_again() { ACTS_AGAIN } else { RACE }) + 1
    }

    fn features(&self, state: &State, seat: Seat, out: &mut impl Sink<(u16, f32)>) {
        let side = usize::from(seat & 1);
        let head_limit = self.head_limit_of_inputs();
        write_side(state, side, head_limit, 0, out);
        write_side(state, side ^ 1, head_limit, PER_SIDE, out);
        if is_race(state) {
            out.push((RACE, 1.0));
        }
        if self.may_act_again() && state.side == seat {
            out.push((ACTS_AGAIN, 1.0));
        }
    }
}

/// Whether each side's rearmost checker is past all the points the other still has to cross.
///
/// With both sides at progress 12 or more the rest of the routes lies in disjoint halves.
fn is_race(state: &State) -> bool {
    (state.own[0] | state.own[1]) & 0xfff == 0
}

fn write_side(state: &State, side: usize, head_limit: u8, base: u16, out: &mut impl Sink<(u16, f32)>) {
    let counts = &state.counts[side];
    let (own, enemy) = (state.own[side], state.own[side ^ 1]);
    let pips = write_points(counts, own, base, out);
    let mut put = |index: u16, value: f32| {
        if value != 0.0 {
            out.push((base + index, value));
        }
    };
    let off = state.off[side];
    put(BORNE_OFF, f32::from(off) * (1.0 / 15.0));
    put(BORNE_OFF + 1, if off > 0 { 1.0 } else { 0.0 });
    put(PIPS, f32::from(pips) * (1.0 / 180.0));
    put(ON_HEAD, f32::from(counts[0]) * (1.0 / 15.0));
    put(ON_HEAD + 1, if own & OUTSIDE == 0 { 1.0 } else { 0.0 });

    let free = !turned(enemy);
    for die in 1..=6u16 {
        // The bits past the board are free as well: bearing off, which no enemy hinders.
        let can = own & free >> die;
        put(MOBILITY + die - 1, can.count_ones() as f32 * 0.125);
    }
    for die in 1..=6u16 {
        let can = own & HEAD != 0 && free >> die & 1 != 0;
        put(HEAD_MOBILITY + die - 1, if can { 1.0 } else { 0.0 });
    }
    write_runs(own, enemy, &state.counts[side ^ 1], &mut put);
    for quarter in 0..4u16 {
        let held = own >> (6 * quarter) & 0x3f;
        put(QUARTERS + quarter, held.count_ones() as f32 * (1.0 / 6.0));
    }
    if own != 0 {
        put(EXTREMES, own.trailing_zeros() as f32 * (1.0 / 24.0));
        put(EXTREMES + 1, (31 - own.leading_zeros()) as f32 * (1.0 / 24.0));
    }
    let prospects = Prospects::of(Side { counts, own, head_limit }, turned(enemy));
    for (index, chance) in (PROSPECTS..).zip(prospects.chances()) {
        put(index, chance);
    }
    for point in points(own) {
        let exits = free >> (point + 1) & 0x3f;
        put(EXITS + u16::from(point), exits.count_ones() as f32 * (1.0 / 6.0));
    }
    if counts[0] >= 4 {
        put(TALL_HEAD + u16::from(counts[0]) - 4, 1.0);
    }
}

/// The thermometer of every occupied point; returns the pips to go.
fn write_points(counts: &[u8; 24], own: u32, base: u16, out: &mut impl Sink<(u16, f32)>) -> u16 {
    let mut pips = 0;
    for point in points(own) {
        let n = counts[usize::from(point)];
        pips += u16::from(n) * u16::from(24 - point);
        let index = base + 4 * u16::from(point);
        out.push((index, 1.0));
        if n >= 2 {
            out.push((index + 1, 1.0));
        }
        if n >= 3 {
            out.push((index + 2, 1.0));
        }
        if n > 3 {
            out.push((index + 3, f32::from(n - 3) * 0.25));
        }
    }
    pips
}

/// How the side's points stand in the enemy's way.
fn write_runs(own: u32, enemy: u32, enemy_counts: &[u8; 24], put: &mut impl FnMut(u16, f32)) {
    let wall = turned(own);
    let mut longest = 0;
    let mut left = wall;
    while left != 0 {
        left &= left >> 1;
        longest += 1;
    }
    put(LONGEST_RUN, longest as f32 * (1.0 / 6.0));
    if longest < 4 || enemy == 0 {
        return;
    }
    let rear = enemy.trailing_zeros();
    let in_the_way = |length: u8| runs(wall, length) & (u32::MAX << rear);
    for length in 4..=6u8 {
        put(RUNS + u16::from(length) - 4, if in_the_way(length) != 0 { 1.0 } else { 0.0 });
    }
    let foremost = in_the_way(4);
    if foremost != 0 {
        let start = (31 - foremost.leading_zeros()) as usize;
        let behind: u8 = enemy_counts[..start].iter().sum();
        put(TRAPPED, f32::from(behind) * (1.0 / 15.0));
    }
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;

    fn shipped(id: &str) -> Nardi {
        testkit::shipped::game(&crate::FAMILY, id, Nardi::new)
    }

    #[test]
    fn shipped_nets_see_one_checker_a_turn_leave_the_head_as_when_they_learned() {
        for id in testkit::shipped::ids(&crate::FAMILY) {
            assert_eq!(shipped(&id).head_limit_of_inputs(), 1, "{id}");
        }
    }

    #[test]
    fn inputs_heed_a_free_head() {
        let inputs = |limit: &str| {
            let mut variant = shipped("long-nardi").variant().clone();
            let spec = crate::FAMILY.option("head.limit").expect("an option of the family");
            variant.values.set_from_text(spec, limit).expect("a limit");
            let nardi = Nardi::new(variant).expect("sound rules");
            let mut inputs = Vec::new();
            nardi.features(&State::initial(), 0, &mut inputs);
            inputs.into_iter().find(|&(index, _)| index == PROSPECTS + 1).map_or(0.0, |(_, value)| value)
        };
        // The enemy's head is twelve ahead: one checker cannot play 3-3, 4-4 and 6-6 in full, two cannot play 6-6,
        // and four play everything.
        let share = |rolls: f32| rolls * (1.0 / 36.0);
        assert_eq!(["1", "2", "4", "15"].map(inputs), [share(3.0), share(1.0), 0.0, 0.0]);
    }
}
