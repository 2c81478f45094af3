//! Clocks of a table: how long each seat may still think.
//!
//! Time is that of the database, as events have it, so that every server that folds the log comes to the same.

use game::Seat;
use store::Moment;

use super::setup::ClockSetup;

/// The clocks of all seats.
#[derive(Clone, Debug)]
pub struct Clock {
    per_move: Moment,
    /// What is left of each seat's reserve, in milliseconds.
    reserves: Vec<Moment>,
    /// Whose time runs, and since when.
    running: Option<(Seat, Moment)>,
}

impl Clock {
    /// Clocks that do not run yet.
    pub fn new(setup: ClockSetup, seats: usize) -> Clock {
        let millis = |seconds: u32| u64::from(seconds) * 1000;
        Clock {
            per_move: millis(setup.per_move),
            reserves: vec![millis(setup.reserve); seats],
            running: None,
        }
    }

    /// From this moment on the time of `next` runs. Whose time ran until then pays for it.
    pub fn pass(&mut self, at: Moment, next: Option<Seat>) {
        if self.running.map(|(seat, _)| seat) == next {
            return;
        }
        if let Some((seat, since)) = self.running
            && let Some(reserve) = self.reserves.get_mut(usize::from(seat))
        {
            let beyond = at.saturating_sub(since).saturating_sub(self.per_move);
            *reserve = reserve.saturating_sub(beyond);
        }
        self.running = next.map(|seat| (seat, at));
    }

    /// Whose time runs, and when it is up.
    pub fn is_up(&self) -> Option<(Seat, Moment)> {
        self.running.map(|(seat, since)| (seat, since + self.allowed(seat)))
    }

    /// How long a seat has from when its turn begins, in milliseconds.
    pub fn allowed(&self, seat: Seat) -> Moment {
        self.per_move + self.reserves.get(usize::from(seat)).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock() -> Clock {
        Clock::new(ClockSetup { reserve: 60, per_move: 5 }, 2)
    }

    #[test]
    fn what_a_move_takes_beyond_its_own_time_comes_from_the_reserve() {
        let mut clock = clock();
        clock.pass(1_000, Some(0));
        assert_eq!((clock.is_up(), clock.allowed(0)), (Some((0, 66_000)), 65_000));
        clock.pass(6_000, Some(1));
        assert_eq!((clock.is_up(), clock.allowed(0)), (Some((1, 71_000)), 65_000), "five seconds are free");
        clock.pass(14_500, Some(0));
        assert_eq!((clock.allowed(0), clock.allowed(1)), (65_000, 61_500));
    }

    #[test]
    fn a_turn_of_several_events_has_its_time_once() {
        let mut clock = clock();
        clock.pass(0, Some(0));
        clock.pass(4_000, Some(0));
        clock.pass(8_000, Some(0));
        clock.pass(12_000, Some(1));
        assert_eq!(clock.allowed(0), 58_000);
    }

    #[test]
    fn nothing_is_paid_while_nobody_has_to_act_and_never_more_than_there_is() {
        let mut clock = clock();
        clock.pass(0, Some(0));
        clock.pass(1_000, None);
        clock.pass(500_000, Some(1));
        clock.pass(900_000, Some(0));
        assert_eq!((clock.allowed(0), clock.allowed(1)), (65_000, 5_000));
        // A clock that was set back costs nothing.
        clock.pass(800_000, Some(1));
        assert_eq!(clock.allowed(0), 65_000);
    }
}
