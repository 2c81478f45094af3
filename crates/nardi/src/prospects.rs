//! [`Prospects`]: what a side's next roll is likely to let it do, from a handful of bit operations.
//!
//! Nets read these estimates as inputs; the rules never do. They look at each pair of dice without playing it
//! out: they heed blocked points and that one checker a turn may leave the head, but not the rule about blocks,
//! and bearing off only roughly.

use crate::board::{ALL, HEAD, OUTSIDE, points};

/// The mean pips of a roll, a double counting four times.
const MEAN_PIPS: f32 = 49.0 / 6.0;

/// Counts over the 36 rolls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prospects {
    /// Rolls of which no die can be played.
    passes: u32,
    /// Rolls of which some die is left over.
    wasted: u32,
    /// Pips left over in all rolls together.
    lost: u32,
    /// Rolls that move the rearmost checker.
    rear_moves: u32,
    /// Rolls that move the rearmost checker by both dice.
    rear_runs: u32,
}

impl Prospects {
    /// The prospects of a side with these checkers; `blocked` are the enemy's points in its frame.
    pub(crate) fn of(counts: &[u8; 24], own: u32, blocked: u32) -> Prospects {
        let mut prospects = Prospects::default();
        if own == 0 {
            return prospects;
        }
        // Everything past the board is open once all checkers are home.
        let past = if own & OUTSIDE == 0 { !u64::from(ALL) } else { 0 };
        let open = u64::from(!blocked & ALL) | past;
        let ahead = open >> (own.trailing_zeros() + 1) & 0xfff;
        let [moves, runs] = REAR[ahead as usize];
        (prospects.rear_moves, prospects.rear_runs) = (u32::from(moves), u32::from(runs));
        let reach: [u32; 13] = std::array::from_fn(|pips| (open >> pips) as u32);
        // Where every die can leave two points, each die of a pair finds a checker of its own.
        let choices = |die: usize| own & reach[die];
        if !(1..=6).all(|die| choices(die) & choices(die).wrapping_sub(1) != 0) {
            for first in 1..=6 {
                for second in 1..first {
                    prospects.add_pair(counts, own, &reach, first, second);
                }
            }
        }
        for die in 1..=6 {
            if choices(die).count_ones() < 4 {
                prospects.add_double(counts, own, open, die);
            }
        }
        prospects
    }

    /// The inputs of a net: four chances, with the share of pips that are lost as the third.
    pub(crate) fn chances(&self) -> [f32; 5] {
        let share = |n: u32| n as f32 * (1.0 / 36.0);
        [
            share(self.passes),
            share(self.wasted),
            share(self.lost) / MEAN_PIPS,
            share(self.rear_moves),
            share(self.rear_runs),
        ]
    }

    fn add_pair(&mut self, counts: &[u8; 24], own: u32, reach: &[u32; 13], first: usize, second: usize) {
        let either = reach[first] | reach[second];
        let runs = either & reach[first + second];
        let (with_first, with_second) = (own & reach[first], own & reach[second]);
        if own & runs != 0 || are_two_checkers(counts, with_first, with_second) {
            return;
        }
        self.wasted += 2;
        if with_first | with_second == 0 {
            self.passes += 2;
            self.lost += 2 * (first + second) as u32;
        } else {
            self.lost += 2 * if with_first != 0 { second } else { first } as u32;
        }
    }

    fn add_double(&mut self, counts: &[u8; 24], own: u32, open: u64, die: usize) {
        let reach = |steps: usize| (open >> (steps * die)) as u32;
        let mut steps = 0;
        let mut going = own;
        for step in 1..=4 {
            going &= reach(step);
            steps += points(going).map(|point| leavers(counts, point)).sum::<u32>();
            if steps >= 4 {
                return;
            }
        }
        self.wasted += 1;
        self.passes += u32::from(steps == 0);
        self.lost += (4 - steps) * die as u32;
    }
}

/// How many of the 36 rolls move a checker, and how many move it by both dice, by which of the twelve points
/// before it are open: bit 0 is the next one.
static REAR: [[u8; 2]; 1 << 12] = rear_rolls();

const fn rear_rolls() -> [[u8; 2]; 1 << 12] {
    let mut table = [[0; 2]; 1 << 12];
    let mut open = 0;
    while open < table.len() {
        let (mut first, mut second) = (1, 1);
        while first <= 6 {
            let weight = if first == second { 1 } else { 2 };
            let steps = (open >> (first - 1) | open >> (second - 1)) & 1 != 0;
            let runs = steps && open >> (first + second - 1) & 1 != 0;
            table[open][0] += weight * steps as u8;
            table[open][1] += weight * runs as u8;
            (first, second) = if first == second { (first + 1, 1) } else { (first, second + 1) };
        }
        open += 1;
    }
    table
}

/// How many checkers may leave a point in one turn.
fn leavers(counts: &[u8; 24], point: u8) -> u32 {
    if point == 0 { 1 } else { u32::from(counts[usize::from(point)]) }
}

/// Whether two checkers can play a die each.
fn are_two_checkers(counts: &[u8; 24], with_first: u32, with_second: u32) -> bool {
    let all = with_first | with_second;
    with_first != 0
        && with_second != 0
        && (all.count_ones() > 1 || all != HEAD && counts[all.trailing_zeros() as usize] > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(checkers: &[(usize, u8)]) -> ([u8; 24], u32) {
        let mut counts = [0; 24];
        checkers.iter().for_each(|&(point, n)| counts[point] = n);
        (counts, checkers.iter().map(|&(point, _)| 1 << point).sum())
    }

    #[test]
    fn on_an_open_board_the_head_plays_all_rolls_but_double_six() {
        // 6-6 takes one checker to the home, where the others must come before a fourth six bears it off.
        let (counts, own) = counts(&[(0, 15)]);
        let prospects = Prospects::of(&counts, own, 0);
        assert_eq!(prospects, Prospects { passes: 0, wasted: 1, lost: 6, rear_moves: 36, rear_runs: 36 });
    }

    #[test]
    fn six_blocked_points_stop_everything_behind_them() {
        let (counts, own) = counts(&[(0, 15)]);
        let prospects = Prospects::of(&counts, own, 0b111_1110);
        assert_eq!((prospects.passes, prospects.wasted), (36, 36));
        assert_eq!(prospects.chances(), [1.0, 1.0, 1.0, 0.0, 0.0]);
    }

    #[test]
    fn a_lone_free_die_wastes_the_other() {
        // Only a 1 leaves the head, and nothing follows it there: ten rolls hold one 1, and one is the double.
        let (counts, own) = counts(&[(0, 15)]);
        let prospects = Prospects::of(&counts, own, 0b1_1111_1100);
        assert_eq!((prospects.passes, prospects.wasted), (25, 36));
        assert_eq!((prospects.rear_moves, prospects.rear_runs), (11, 0));
        let (rolls_with_a_one, doubles, pairs) = (2 * 20 + 3, 4 * 20, 2 * 4 * 20);
        assert_eq!(prospects.lost, rolls_with_a_one + doubles + pairs);
    }

    #[test]
    fn the_head_gives_up_one_checker_and_other_points_all() {
        // Only the next two points are free: 2-1 needs two checkers, 1-1 two that go twice.
        let (head, own) = counts(&[(0, 2)]);
        assert_eq!(Prospects::of(&head, own, ALL & !0b110).wasted, 36);
        let (other, own) = counts(&[(10, 2)]);
        assert_eq!(Prospects::of(&other, own, ALL & !(0b11 << 11)).wasted, 36 - 2 - 1);
    }

    /// The same without shortcuts: every pair of dice looked at.
    fn roll_by_roll(counts: &[u8; 24], own: u32, blocked: u32) -> Prospects {
        let mut prospects = Prospects::default();
        let past = if own & OUTSIDE == 0 { !u64::from(ALL) } else { 0 };
        let open = u64::from(!blocked & ALL) | past;
        let reach: [u32; 13] = std::array::from_fn(|pips| (open >> pips) as u32);
        let rear = own & own.wrapping_neg();
        for first in 1..=6 {
            for second in 1..=first {
                let weight = if first == second { 1 } else { 2 };
                let steps = rear & (reach[first] | reach[second]);
                prospects.rear_moves += weight * u32::from(steps != 0);
                prospects.rear_runs += weight * u32::from(steps & reach[first + second] != 0);
                if first == second {
                    prospects.add_double(counts, own, open, first);
                } else {
                    prospects.add_pair(counts, own, &reach, first, second);
                }
            }
        }
        prospects
    }

    #[test]
    fn shortcuts_change_nothing() {
        let mut random = game::Random::new(5);
        for round in 0..20_000u32 {
            // From far apart to all home, against few points and many.
            let (first, wall) = (round % 24, round / 24 % 12);
            let mut counts = [0; 24];
            (0..1 + round % 15).for_each(|_| counts[(first + random.below(24 - first)) as usize] += 1);
            let own = (0..24).filter(|&point| counts[point] > 0).map(|point| 1 << point).sum::<u32>();
            let blocked = (0..wall).fold(0, |mask, _| mask | 1 << random.below(24)) & !own;
            let plain = roll_by_roll(&counts, own, blocked);
            assert_eq!(Prospects::of(&counts, own, blocked), plain, "{counts:?} against {blocked:#x}");
        }
    }
}
