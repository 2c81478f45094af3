//! The route of a colour: where steps lead to.

use crate::moves::Obstacle;
use crate::rules::{Finish, Rules};
use crate::state::PER_SEAT;

/// How a piece comes to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Out of the base.
    Entry,
    /// Square by square; it may turn at the end of the route.
    Walk,
    /// Put back in the lane, where nothing happens to anybody.
    Retreat,
}

impl Rules {
    /// Where `steps` lead from an own number, whoever stands there; `is_die` tells a die from bonus steps.
    pub(crate) fn aim(&self, from: u8, steps: u8, is_die: bool) -> Result<(u8, Way), Obstacle> {
        let (visited, end) = (self.frame.visited, self.end());
        if from == 0 {
            let square = self.entry.get(usize::from(steps)).copied().unwrap_or(0);
            return match square {
                _ if !is_die => Err(Obstacle::BonusFromBase),
                0 => Err(Obstacle::NoEntryNumber),
                square => Ok((square, Way::Entry)),
            };
        }
        if from >= end {
            return Err(Obstacle::AtGoal);
        }
        let to = u16::from(from) + u16::from(steps);
        if self.stairs && to > u16::from(visited) {
            return self.climb(from, steps);
        }
        if to <= u16::from(end) {
            return Ok((to as u8, Way::Walk));
        }
        match self.finish {
            Finish::BounceFromGoal if u16::from(visited) + to < 2 * u16::from(end) => {
                Ok(((2 * u16::from(end) - to) as u8, Way::Walk))
            }
            Finish::GoalMinusDie if from > visited && steps < end => Ok((end - steps, Way::Retreat)),
            _ => Err(Obstacle::Overshoot),
        }
    }

    /// One stair up, with its own number only.
    fn climb(&self, from: u8, steps: u8) -> Result<(u8, Way), Obstacle> {
        if from < self.frame.visited {
            return Err(Obstacle::PastTheFoot);
        }
        let needed = (from - self.frame.visited + 1).min(6);
        if steps == needed { Ok((from + 1, Way::Walk)) } else { Err(Obstacle::WrongStair { needed }) }
    }

    /// The square a walk is on after `steps`, turning at the end of the route.
    pub(crate) fn after(&self, from: u8, steps: u8) -> u8 {
        let to = u16::from(from) + u16::from(steps);
        let end = u16::from(self.end());
        (if to <= end { to } else { 2 * end - to }) as u8
    }

    /// How many squares further a walk to `to` leads.
    pub(crate) fn squares_walked(&self, steps: u8, to: u8) -> u8 {
        // A stair is one square up, whatever the die.
        if self.stairs && to > self.frame.visited { 1 } else { steps }
    }

    /// How many own pieces a square may hold.
    pub(crate) fn room(&self, square: u8) -> u8 {
        match (square >= self.goal(), self.has_slots, self.own_max) {
            (true, true, _) => 1,
            (true, false, _) | (false, _, 0) => PER_SEAT as u8,
            (false, _, most) => most,
        }
    }
}
