//! Exact bearing off: for each side alone, how many turns its way home and off takes.
//!
//! Once no checker can meet an enemy any more, a game is two races, and the chances of both sides' numbers of
//! turns give the chances of every outcome. Each side plays what takes the fewest turns on average.

#[cfg(feature = "files")]
mod blocks;
mod chances;
mod index;
mod solve;
mod store;

#[cfg(feature = "files")]
use std::path::Path;

use game::Seat;
use nardi::{Doubles, KoksWhen, Nardi, Permission, Rules, State, Tie};

use crate::evaluate::Exact;
use chances::{MAX_TURNS, RACE, SAVE, Turns, bytes_of};
use index::{CHECKERS, Counts, Index};
use store::Store;

#[cfg(feature = "files")]
pub use blocks::BearOffError;

/// A one-sided database over the last 6 or 12 points of a route.
pub struct BearOff {
    all: Index,
    full: Index,
    /// The chances of races, then those of saving a mars.
    store: Store,
    /// Mean turns; not kept in files.
    means: Vec<f64>,
}

impl BearOff {
    /// The database over the home, 54,264 placements. Takes well under a second.
    pub fn home() -> BearOff {
        BearOff::solve(6, |_| {})
    }

    /// The database over the second half of the route, 17,383,860 placements. Takes a minute of all cores and
    /// over a gigabyte of memory; see [`BearOff::save`] and [`BearOff::open`].
    pub fn half(on_progress: impl FnMut(f64)) -> BearOff {
        BearOff::solve(12, on_progress)
    }

    fn solve(points: usize, on_progress: impl FnMut(f64)) -> BearOff {
        let (all, full) = (Index::new(points, false), Index::new(points, true));
        let mut solution = solve::solve(&all, &full, on_progress);
        solution.race.extend_from_slice(&solution.save);
        BearOff { all, full, store: Store::Memory(solution.race), means: solution.means }
    }

    /// Whether these rules leave each side alone on its way, so that such a database is exact: any die can be
    /// played, no block can be forbidden, and only oin and mars are told apart.
    ///
    /// Every option is named, so that a new one cannot be forgotten here.
    pub fn fits(rules: &Rules) -> bool {
        let Rules {
            doubles,
            larger_die_from_farthest,
            inner_steps,
            tie,
            koks,
            koks_when,
            permission,
            enemy_start_max,
            // The game has long begun, and no checker stands on the head or in the first quarter.
            opening: _,
            head_limit: _,
            first_turn_doubles: _,
            first_turn_needs_enemy_out: _,
            runner_first: _,
            own_start_max: _,
            // The last checker is borne off either way; what is left of the dice after that does not count.
            winning_turn_may_stop: _,
            // With these permissions no block is forbidden once the sides have passed one another.
            block_length: _,
            every_step: _,
            borne_off_is_ahead: _,
            block_on_bear_off: _,
            open_when_all_behind: _,
            // Worth of a win, which is multiplied in afterwards.
            oin: _,
            mars: _,
            // The match goes on from the end of this game.
            next_game: _,
            match_length: _,
            cube: _,
            crawford: _,
            jacoby: _,
        } = rules;
        *doubles == Doubles::Four
            && *larger_die_from_farthest
            && *inner_steps
            && *tie == Tie::None
            && (*koks == 0 || *koks_when == KoksWhen::CheckerInFirstQuarter)
            && matches!(permission, Permission::EnemyAhead | Permission::Always)
            && *enemy_start_max == 6
    }

    /// Writes the database to a file, whole or not at all.
    #[cfg(feature = "files")]
    pub fn save(&self, path: &Path) -> Result<(), BearOffError> {
        let bytes = self.store.all()?;
        let written = net::replace_file(path, |file| blocks::write(file, self.all.points(), &bytes));
        written.map_err(|cause| BearOffError::Io { path: path.to_owned(), cause })
    }

    /// Opens the file of a database. Its length and head are checked now, each block when it is first asked for;
    /// positions in a block that cannot be read or is damaged are not covered ([`BearOff::fault`]).
    #[cfg(feature = "files")]
    pub fn open(path: &Path) -> Result<BearOff, BearOffError> {
        let failed = |cause| BearOffError::Io { path: path.to_owned(), cause };
        let mut file = net::open_file(path).map_err(failed)?;
        let points = blocks::points_of(path, &mut file)?;
        let (all, full) = (Index::new(points, false), Index::new(points, true));
        let length = all.len() * bytes_of(RACE) + full.len() * bytes_of(SAVE);
        let store = Store::File(blocks::Blocks::open(path, file, points, length)?);
        Ok(BearOff { all, full, store, means: Vec::new() })
    }

    /// Checks every byte of the file it was opened from. Takes about a second for twelve points.
    #[cfg(feature = "files")]
    pub fn verify(&self) -> Result<(), BearOffError> {
        match &self.store {
            Store::Memory(_) => Ok(()),
            Store::File(blocks) => blocks.verify(),
        }
    }

    /// The first thing that went wrong with the file since it was opened.
    #[cfg(feature = "files")]
    pub fn fault(&self) -> Option<&BearOffError> {
        match &self.store {
            Store::Memory(_) => None,
            Store::File(blocks) => blocks.fault(),
        }
    }

    /// How many points of the route it covers: 6 or 12.
    pub fn points(&self) -> u8 {
        self.all.points() as u8
    }

    /// The checkers of a side, or `None` if one is too far away.
    fn placement(&self, state: &State, seat: Seat) -> Option<Counts> {
        let points = self.all.points();
        if state.held(seat) & ((1 << (24 - points)) - 1) != 0 {
            return None;
        }
        let mut counts = [0; 12];
        for (i, count) in counts.iter_mut().enumerate().take(points) {
            *count = state.checkers(seat, 23 - i as u8);
        }
        Some(counts)
    }

    /// The mean number of turns of a side that has all its checkers on the last points: `counts[i]` of them
    /// i + 1 points before the end.
    ///
    /// # Panics
    /// If there are more than 15 checkers or too many points.
    pub fn mean_turns(&self, counts: &[u8]) -> f64 {
        let mut all = [0; 12];
        all[..counts.len()].copy_from_slice(counts);
        let number = self.all.number(&all);
        self.means.get(number).copied().unwrap_or_else(|| {
            let turns = self.race(&all).unwrap_or(Turns::NONE);
            turns.chances.iter().enumerate().map(|(n, &chance)| n as f64 * f64::from(chance)).sum()
        })
    }

    /// The chances that all checkers are off after exactly 0, 1, 2 … turns.
    ///
    /// # Panics
    /// If there are more than 15 checkers or too many points.
    pub fn turns(&self, counts: &[u8]) -> Vec<f32> {
        let mut all = [0; 12];
        all[..counts.len()].copy_from_slice(counts);
        let turns = self.race(&all).unwrap_or(Turns::NONE);
        let last = turns.chances.iter().rposition(|&chance| chance > 0.0).unwrap_or(0);
        turns.chances[..=last].to_vec()
    }

    /// Turns until the last checker is off; `None` if the file is damaged there.
    fn race(&self, counts: &Counts) -> Option<Turns> {
        let at = self.all.number(counts) * bytes_of(RACE);
        Turns::read(self.store.read(at, &mut [0; bytes_of(RACE)])?)
    }

    /// Turns until the first checker is off.
    fn first_off(&self, counts: &Counts) -> Option<Turns> {
        if counts.iter().map(|&count| usize::from(count)).sum::<usize>() < CHECKERS {
            return Some(Turns::now());
        }
        let at = self.all.len() * bytes_of(RACE) + self.full.number(counts) * bytes_of(SAVE);
        Turns::read(self.store.read(at, &mut [0; bytes_of(SAVE)])?)
    }

    /// The chances of win, win by mars, loss and loss by mars for the side with the `own` placement, which has
    /// just moved; `None` if the file is damaged there.
    fn outcome_chances(&self, own: &Counts, other: &Counts) -> Option<[f32; 4]> {
        let (race, enemy_race) = (self.race(own)?, self.race(other)?);
        let (first_off, enemy_first_off) = (self.first_off(own)?, self.first_off(other)?);
        let [mut win, mut mars, mut loss, mut loss_by_mars] = [0.0; 4];
        // The chances that something takes more than n turns, and that it takes n or more.
        let (mut later, mut enemy_later) = (1.0, 1.0);
        let (mut full, mut enemy_full) = (1.0, 1.0);
        for n in 0..MAX_TURNS {
            // The other side rolls first: it loses if it needs more turns, and wins with as many.
            enemy_later -= enemy_race.chances[n];
            enemy_full -= enemy_first_off.chances[n];
            win += race.chances[n] * enemy_later;
            mars += race.chances[n] * enemy_full;
            loss += enemy_race.chances[n] * later;
            loss_by_mars += enemy_race.chances[n] * full;
            later -= race.chances[n];
            full -= first_off.chances[n];
        }
        // Rounding may leave a sum a hair below 0.
        let (win, loss) = (f32::max(win, 0.0), f32::max(loss, 0.0));
        let (mars, loss_by_mars) = (f32::clamp(mars, 0.0, win), f32::clamp(loss_by_mars, 0.0, loss));
        Some([win - mars, mars, loss - loss_by_mars, loss_by_mars])
    }
}

/// Covers positions in which both sides have all their checkers on the last points, under rules that
/// [`BearOff::fits`]. The caller sees to that.
impl Exact<Nardi> for BearOff {
    fn chances(&self, state: &State, seat: Seat, out: &mut [f32]) -> bool {
        let Some(own) = self.placement(state, seat) else { return false };
        let Some(other) = self.placement(state, seat ^ 1) else { return false };
        let Some([win, mars, loss, loss_by_mars]) = self.outcome_chances(&own, &other) else { return false };
        let kinds = out.len() / 2;
        out.fill(0.0);
        (out[0], out[1], out[kinds], out[kinds + 1]) = (win, mars, loss, loss_by_mars);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_turns_equal_the_golden_figures() {
        let home = BearOff::home();
        let golden: [(&[u8], f64); 8] = [
            (&[15], 6.979592),
            (&[0, 0, 0, 3, 5, 7], 10.539055),
            (&[0, 0, 0, 5, 5, 5], 10.073759),
            (&[0, 0, 0, 0, 0, 15], 12.266187),
            (&[2, 2, 2, 3, 3, 3], 8.138923),
            (&[0, 0, 0, 0, 0, 1], 1.25),
            (&[0, 0, 0, 0, 0, 2], 2.109611),
            (&[0, 1, 0, 0, 1], 1.475309),
        ];
        for (counts, mean) in golden {
            let found = home.mean_turns(counts);
            assert!((found - mean).abs() < 1e-6, "{counts:?}: {found}, but {mean}");
            let turns = home.turns(counts);
            let listed: f64 = turns.iter().enumerate().map(|(n, &x)| n as f64 * f64::from(x)).sum();
            assert!((listed - mean).abs() < 5e-4, "{counts:?}: {listed}, but {mean}");
        }
    }

    #[test]
    fn one_checker_each_is_a_matter_of_one_roll() {
        let home = BearOff::home();
        let one = |point: usize| {
            let mut counts = [0; 12];
            counts[point - 1] = 1;
            counts
        };
        // The other side bears off from its ace point whatever it rolls.
        assert_eq!(home.outcome_chances(&one(1), &one(1)).unwrap()[..3], [0.0, 0.0, 1.0]);
        // From the six point 27 of 36 rolls do.
        let chances = home.outcome_chances(&one(1), &one(6)).unwrap();
        assert!((chances[0] - 0.25).abs() < 1e-4 && (chances[2] - 0.75).abs() < 1e-4, "{chances:?}");
    }

    #[test]
    fn damaged_bytes_are_not_believed_and_break_nothing() {
        for damage in [0x00, 0xff, 0x5a] {
            let mut home = BearOff::home();
            home.store = Store::Memory(vec![damage; home.store.len()]);
            let mut counts = [0; 12];
            (counts[0], counts[5]) = (8, 7);
            assert_eq!(home.outcome_chances(&counts, &counts), None);
            assert_eq!(home.turns(&counts[..6]), [0.0]);
        }
    }
}
