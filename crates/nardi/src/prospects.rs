//! [`Prospects`]: what a side's next roll is likely to let it do, from a handful of bit operations.
//!
//! Nets read these estimates as inputs; the rules never do. They look at each pair of dice without playing it
//! out: they heed blocked points and how many checkers a turn may leave the head, but not the rule about blocks, the
//! runner or the first turn, and bearing off only roughly. Where none of these comes in they are exact.

use crate::board::{ALL, OUTSIDE, points};

/// The mean pips of a roll, a double counting four times.
const MEAN_PIPS: f32 = 49.0 / 6.0;

/// A side as the estimates see it: its checkers, and how many of them a turn lets leave the head.
#[derive(Clone, Copy)]
pub(crate) struct Side<'a> {
    /// Checkers by progress.
    pub counts: &'a [u8; 24],
    /// The points they stand on.
    pub own: u32,
    /// `head.limit`
    pub head_limit: u8,
}

impl Side<'_> {
    /// How many checkers may leave a point in one turn.
    fn leavers(&self, point: u8) -> u32 {
        let count = self.counts[usize::from(point)];
        u32::from(if point == 0 { count.min(self.head_limit) } else { count })
    }

    /// Whether two checkers can play a die each.
    fn are_two_checkers(&self, with_first: u32, with_second: u32) -> bool {
        let all = with_first | with_second;
        with_first != 0
            && with_second != 0
            && (all.count_ones() > 1 || self.leavers(all.trailing_zeros() as u8) > 1)
    }
}

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
    /// The prospects of a side; `blocked` are the enemy's points in its frame.
    pub(crate) fn of(side: Side<'_>, blocked: u32) -> Prospects {
        let own = side.own;
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
                    prospects.add_pair(side, &reach, first, second);
                }
            }
        }
        for die in 1..=6 {
            if choices(die).count_ones() < 4 {
                prospects.add_double(side, open, die);
            }
        }
        prospects
    }

    /// The mean pips of a roll that are left over.
    pub(crate) fn lost_pips(&self) -> f32 {
        self.lost as f32 * (1.0 / 36.0)
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

    fn add_pair(&mut self, side: Side<'_>, reach: &[u32; 13], first: usize, second: usize) {
        let own = side.own;
        let either = reach[first] | reach[second];
        let runs = either & reach[first + second];
        let (with_first, with_second) = (own & reach[first], own & reach[second]);
        if own & runs != 0 || side.are_two_checkers(with_first, with_second) {
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

    fn add_double(&mut self, side: Side<'_>, open: u64, die: usize) {
        let reach = |steps: usize| (open >> (steps * die)) as u32;
        let mut steps = 0;
        let mut going = side.own;
        for step in 1..=4 {
            going &= reach(step);
            steps += points(going).map(|point| side.leavers(point)).sum::<u32>();
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

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::board::turned;
    use crate::play::Nardi;
    use crate::state::State;

    fn counts(checkers: &[(usize, u8)]) -> [u8; 24] {
        let mut counts = [0; 24];
        checkers.iter().for_each(|&(point, n)| counts[point] = n);
        counts
    }

    /// The side with these checkers, of which so many may leave the head in a turn.
    fn side(counts: &[u8; 24], head_limit: u8) -> Side<'_> {
        let own = (0..24).filter(|&point| counts[point] > 0).map(|point| 1 << point).sum();
        Side { counts, own, head_limit }
    }

    #[test]
    fn on_an_open_board_the_head_plays_all_rolls_but_double_six() {
        // 6-6 takes one checker to the home, where the others must come before a fourth six bears it off.
        let counts = counts(&[(0, 15)]);
        let prospects = Prospects::of(side(&counts, 1), 0);
        assert_eq!(prospects, Prospects { passes: 0, wasted: 1, lost: 6, rear_moves: 36, rear_runs: 36 });
    }

    #[test]
    fn six_blocked_points_stop_everything_behind_them() {
        let counts = counts(&[(0, 15)]);
        let prospects = Prospects::of(side(&counts, 1), 0b111_1110);
        assert_eq!((prospects.passes, prospects.wasted), (36, 36));
        assert_eq!(prospects.chances(), [1.0, 1.0, 1.0, 0.0, 0.0]);
    }

    #[test]
    fn a_lone_free_die_wastes_the_other() {
        // Only a 1 leaves the head, and nothing follows it there: ten rolls hold one 1, and one is the double.
        let counts = counts(&[(0, 15)]);
        let prospects = Prospects::of(side(&counts, 1), 0b1_1111_1100);
        assert_eq!((prospects.passes, prospects.wasted), (25, 36));
        assert_eq!((prospects.rear_moves, prospects.rear_runs), (11, 0));
        let (rolls_with_a_one, doubles, pairs) = (2 * 20 + 3, 4 * 20, 2 * 4 * 20);
        assert_eq!(prospects.lost, rolls_with_a_one + doubles + pairs);
    }

    #[test]
    fn the_head_gives_up_one_checker_and_other_points_all() {
        // Only the next two points are free: 2-1 needs two checkers, 1-1 two that go twice.
        let head = counts(&[(0, 2)]);
        assert_eq!(Prospects::of(side(&head, 1), ALL & !0b110).wasted, 36);
        let other = counts(&[(10, 2)]);
        assert_eq!(Prospects::of(side(&other, 1), ALL & !(0b11 << 11)).wasted, 36 - 2 - 1);
    }

    #[test]
    fn a_free_head_gives_up_as_many_checkers_as_the_rules_allow() {
        let head = counts(&[(0, 3)]);
        let wasted = |limit| Prospects::of(side(&head, limit), ALL & !0b110).wasted;
        assert_eq!([1, 2, 15].map(wasted), [36, 36 - 2 - 1, 36 - 2 - 1]);
        // Only sixes are open: 6-6 takes as many as may leave.
        let lost_by_double_six = |limit| {
            let mut prospects = Prospects::default();
            prospects.add_double(side(&head, limit), u64::from(1u32 << 6), 6);
            prospects.lost
        };
        assert_eq!([1, 2, 3, 15].map(lost_by_double_six), [18, 12, 6, 6]);
    }

    /// The same without shortcuts: every pair of dice looked at.
    fn roll_by_roll(side: Side<'_>, blocked: u32) -> Prospects {
        let own = side.own;
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
                    prospects.add_double(side, open, first);
                } else {
                    prospects.add_pair(side, &reach, first, second);
                }
            }
        }
        prospects
    }

    /// Checkers strewn over the points from `first` on, and some points of the enemy between them.
    fn strewn(random: &mut game::Random, first: u32, checkers: u32, wall: u32) -> ([u8; 24], u32) {
        let mut counts = [0; 24];
        (0..checkers).for_each(|_| counts[(first + random.below(24 - first)) as usize] += 1);
        let own = side(&counts, 1).own;
        let blocked = (0..wall).fold(0, |mask, _| mask | 1 << random.below(24)) & !own;
        (counts, blocked)
    }

    #[test]
    fn shortcuts_change_nothing() {
        let mut random = game::Random::new(5);
        for round in 0..20_000u32 {
            // From far apart to all home, against few points and many.
            let (counts, blocked) = strewn(&mut random, round % 24, 1 + round % 15, round / 24 % 12);
            for limit in [1, 2, 15] {
                let side = side(&counts, limit);
                let plain = roll_by_roll(side, blocked);
                assert_eq!(Prospects::of(side, blocked), plain, "{limit} {counts:?} against {blocked:#x}");
            }
        }
    }

    /// The passes, wasted rolls and lost pips that the rules themselves know of, over all 36 rolls.
    fn played_out(nardi: &Nardi, counts: &[u8; 24], blocked: u32) -> [u32; 3] {
        let mut state = State::initial();
        (state.counts[0], state.own[0]) = (*counts, side(counts, 1).own);
        (state.counts[1], state.own[1]) = ([0; 24], turned(blocked));
        points(turned(blocked)).for_each(|point| state.counts[1][usize::from(point)] = 1);
        let [mut passes, mut wasted, mut lost] = [0; 3];
        let mut turns = Vec::new();
        for &(roll, weight) in nardi.rolls(&state) {
            let mut rolled = state;
            nardi.roll(&mut rolled, roll);
            nardi.turns(&rolled, &mut turns);
            let mut end = rolled;
            turns
                .iter()
                .filter(|turn| !turn.is_pass())
                .take(1)
                .for_each(|&turn| nardi.play_turn(&mut end, turn));
            let pips = u32::from(roll.first + roll.second) * if roll.is_double() { 2 } else { 1 };
            let left = pips - u32::from(state.pips(0) - end.pips(0));
            passes += u32::from(weight) * u32::from(left == pips);
            wasted += u32::from(weight) * u32::from(left > 0);
            lost += u32::from(weight) * left;
        }
        [passes, wasted, lost]
    }

    #[test]
    fn prospects_count_what_the_rules_allow_for_every_head_limit() {
        let mut random = game::Random::new(6);
        for limit in [1, 2, 3, 15] {
            // No rule about blocks, and none about the first turn.
            let mut variant = testkit::shipped::variant(&crate::FAMILY, "long-nardi");
            for (path, value) in [
                ("head.limit", limit.to_string().as_str()),
                ("head.first_turn_doubles", "[]"),
                ("block.permission", "always"),
            ] {
                let spec = crate::FAMILY.option(path).expect("an option of the family");
                variant.values.set_from_text(spec, value).expect("a value of its kind");
            }
            let nardi = Nardi::new(variant).expect("sound rules");
            let mut compared = 0;
            while compared < 1_000 {
                let (mut counts, blocked) = strewn(&mut random, 0, 8, compared % 14);
                counts[0] += if blocked & 1 == 0 { random.below(7) as u8 } else { 0 };
                // More than four outside, so that bearing off cannot begin.
                if counts[..18].iter().sum::<u8>() < 5 {
                    continue;
                }
                let found = Prospects::of(side(&counts, limit), blocked);
                let found = [found.passes, found.wasted, found.lost];
                assert_eq!(found, played_out(&nardi, &counts, blocked), "{limit} {counts:?} {blocked:#x}");
                compared += 1;
            }
        }
    }

    /// What the inputs were before rules with a free head were thought of.
    #[test]
    fn with_one_checker_a_turn_from_the_head_nothing_has_changed() {
        let mut random = game::Random::new(7);
        let mut digest = 0u64;
        for round in 0..5_000u32 {
            let (counts, blocked) = strewn(&mut random, round % 24, 1 + round % 15, round / 24 % 12);
            for chance in Prospects::of(side(&counts, 1), blocked).chances() {
                digest =
                    digest.rotate_left(5) ^ u64::from(chance.to_bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            }
        }
        assert_eq!(digest, GOLDEN);
    }

    /// From the version that knew only a limit of one.
    const GOLDEN: u64 = 17_547_170_953_115_690_092;
}
