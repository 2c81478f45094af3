//! Solving a side's way home and off: the play that takes the fewest turns on average.
//!
//! Alone on its half of the board and with `bear_off.larger_die = farthest` and inner steps, a side can always
//! use every die until nothing is left. So a turn is any sequence of steps, and the best one is found a step
//! at a time: the best after k steps of a die follows from the best after k − 1 steps of each next placement.

use super::chances::{RACE, SAVE, Turns, bytes_of};
use super::index::{CHECKERS, Counts, Index};
use crate::parallel;

/// Calls `found` with every placement that a step with `die` leads to, and the pips it uses.
pub(crate) fn steps(counts: &Counts, die: usize, mut found: impl FnMut(&Counts, usize)) {
    let Some(farthest) = counts.iter().rposition(|&count| count > 0) else { return };
    let is_home = farthest < 6;
    let mut after = *counts;
    for point in 0..=farthest {
        if counts[point] == 0 {
            continue;
        }
        let away = point + 1;
        let used = if away > die {
            die
        } else if is_home && (away == die || point == farthest) {
            away
        } else {
            continue;
        };
        after[point] -= 1;
        if away > die {
            after[point - die] += 1;
        }
        found(&after, used);
        after[point] += 1;
        if away > die {
            after[point - die] -= 1;
        }
    }
}

/// The best that some steps lead to: mean turns left, and the number of the placement.
#[derive(Clone, Copy, Debug)]
struct Best(f32, u32);

impl Best {
    const WORST: Best = Best(f32::INFINITY, u32::MAX);
    const OFF: Best = Best(0.0, 0);

    fn take(&mut self, other: Best) {
        if other.0 < self.0 {
            *self = other;
        }
    }
}

/// For every die: the best after one, two and three steps.
type Ahead = [[Best; 6]; 3];

/// The best placement after each of the 21 rolls, for one placement.
struct Replies {
    /// After four steps of each double.
    doubles: [Best; 6],
    /// After dice a + 1 > b + 1.
    mixed: [[Best; 6]; 6],
    ahead: Ahead,
}

/// Everything that is kept of a solution.
pub(crate) struct Solution {
    pub means: Vec<f64>,
    /// Turns until the last checker is off, for every placement.
    pub race: Vec<u8>,
    /// Turns until the first checker is off, for every placement of exactly 15.
    pub save: Vec<u8>,
}

/// Solves all placements on so many points. `on_progress` is told the share done.
pub(crate) fn solve(all: &Index, full: &Index, mut on_progress: impl FnMut(f64)) -> Solution {
    let mut means = vec![0.0; all.len()];
    let mut race = vec![0; all.len() * bytes_of(RACE)];
    let mut save = vec![0; full.len() * bytes_of(SAVE)];
    Turns::now().store(&mut race[..bytes_of(RACE)]);
    let mut full_numbers = vec![NOT_FULL as u32; all.len()];
    // The looks ahead of the last seven pip counts; steps use at most six.
    let mut ring: Vec<Vec<Ahead>> = vec![Vec::new(); 7];
    ring[0] = vec![[[Best::OFF; 6]; 3]];
    for pips in 1..=all.max_pips() {
        let layer = all.layer(pips);
        let (start, full_start) = (all.start(pips), full.start(pips));
        let (known_race, new_race) = race.split_at_mut(start * bytes_of(RACE));
        let (known_save, _) = save.split_at(full_start * bytes_of(SAVE));
        let known = Known {
            all,
            full_numbers: &full_numbers[..start],
            means: &means[..start],
            race: known_race,
            save: known_save,
            ring: &ring,
        };
        let solve_one = |counts: &Counts, race: &mut [u8]| known.solve_one(counts, pips, race);
        let solved = parallel::map_with_chunks(&layer, new_race, bytes_of(RACE), solve_one);
        let mut ahead = Vec::with_capacity(layer.len());
        let mut full_at = full_start;
        for (i, (mean, look, first_off)) in solved.into_iter().enumerate() {
            means[start + i] = mean;
            ahead.push(look);
            if let Some(bytes) = first_off {
                save[full_at * bytes.len()..][..bytes.len()].copy_from_slice(&bytes);
                full_numbers[start + i] = full_at as u32;
                full_at += 1;
            }
        }
        ring[pips % 7] = ahead;
        on_progress((start + layer.len()) as f64 / all.len() as f64);
    }
    Solution { means, race, save }
}

/// Stands for a placement with fewer than 15 checkers.
const NOT_FULL: usize = u32::MAX as usize;

struct Known<'a> {
    all: &'a Index,
    /// The number among the placements of exactly 15, or [`NOT_FULL`], of every placement.
    full_numbers: &'a [u32],
    means: &'a [f64],
    race: &'a [u8],
    save: &'a [u8],
    ring: &'a [Vec<Ahead>],
}

impl Known<'_> {
    fn solve_one(
        &self,
        counts: &Counts,
        pips: usize,
        race: &mut [u8],
    ) -> (f64, Ahead, Option<[u8; bytes_of(SAVE)]>) {
        let replies = self.replies(counts, pips);
        let is_full = counts.iter().map(|&count| usize::from(count)).sum::<usize>() == CHECKERS;
        let (mut mean, mut turns, mut first_off) = (1.0, Turns::NONE, Turns::NONE);
        let mut add = |best: Best, weight: f64| {
            let number = best.1 as usize;
            mean += weight * self.means[number];
            turns.add_stored(&self.race[number * bytes_of(RACE)..][..bytes_of(RACE)], 1, weight as f32);
            if is_full {
                self.add_first_off(number, weight as f32, &mut first_off);
            }
        };
        for high in 0..6 {
            add(replies.doubles[high], 1.0 / 36.0);
            (0..high).for_each(|low| add(replies.mixed[high][low], 2.0 / 36.0));
        }
        turns.store(race);
        let stored = is_full.then(|| {
            let mut bytes = [0; bytes_of(SAVE)];
            first_off.store(&mut bytes);
            bytes
        });
        (mean, replies.ahead, stored)
    }

    fn replies(&self, counts: &Counts, pips: usize) -> Replies {
        let mut replies =
            Replies { doubles: [Best::WORST; 6], mixed: [[Best::WORST; 6]; 6], ahead: [[Best::WORST; 6]; 3] };
        for die in 0..6 {
            steps(counts, die + 1, |after, used| {
                let number = self.all.number(after);
                let look = &self.ring[(pips - used) % 7][number - self.all.start(pips - used)];
                replies.ahead[0][die].take(Best(self.means[number] as f32, number as u32));
                replies.ahead[1][die].take(look[0][die]);
                replies.ahead[2][die].take(look[1][die]);
                replies.doubles[die].take(look[2][die]);
                for other in (0..6).filter(|&other| other != die) {
                    replies.mixed[die.max(other)][die.min(other)].take(look[0][other]);
                }
            });
        }
        replies
    }

    /// Adds one turn plus the turns until the first checker is off after the placement with this number.
    fn add_first_off(&self, number: usize, weight: f32, turns: &mut Turns) {
        match self.full_numbers[number] as usize {
            NOT_FULL => turns.add(1, weight),
            full => turns.add_stored(&self.save[full * bytes_of(SAVE)..][..bytes_of(SAVE)], 1, weight),
        }
    }
}
