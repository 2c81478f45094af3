//! The limits of `go`, and how much of a clock a move may take.

use std::time::Duration;

use engine::{Limits, RolloutSettings};
use game::Turn;
use teahouse::Table;

use crate::Complaint;
use crate::complaint::shown;

/// How many more moves a clock is shared among when nobody says.
const MOVES_TO_GO: u32 = 25;

/// What `go` asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Request {
    /// The limits, but for the clock.
    pub limits: Limits,
    /// Whether to think about what might come, until `ponderhit`.
    pub ponders: bool,
    clocks: [Clock; 2],
    moves_to_go: Option<u32>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Clock {
    left: Option<Duration>,
    increment: Duration,
}

const WORDS: [&str; 10] =
    ["depth", "ply", "movetime", "nodes", "rollouts", "wtime", "btime", "winc", "binc", "movestogo"];

impl Request {
    pub fn read(text: &str) -> Result<Request, Complaint> {
        let mut request = Request::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            match word {
                "infinite" => request.limits.infinite = true,
                "ponder" => request.ponders = true,
                _ => {
                    let known = WORDS.into_iter().find(|&known| known == word);
                    let word = known.ok_or_else(|| Complaint::GoWord { word: shown(word) })?;
                    let number = words.next().and_then(|number| read_number(word, number));
                    request.set(word, number.ok_or(Complaint::GoNumber { word })?);
                }
            }
        }
        Ok(request)
    }

    fn set(&mut self, word: &str, number: u64) {
        let time = Duration::from_millis(number);
        let limits = &mut self.limits;
        match word {
            "movetime" => limits.time = Some(time),
            "nodes" => limits.nodes = Some(number),
            "rollouts" => {
                let trials = number.clamp(1, 1_000_000);
                limits.rollouts = Some(RolloutSettings { trials, ..RolloutSettings::default() });
            }
            "wtime" => self.clocks[0].left = Some(time),
            "btime" => self.clocks[1].left = Some(time),
            "winc" => self.clocks[0].increment = time,
            "binc" => self.clocks[1].increment = time,
            "movestogo" => self.moves_to_go = Some(number.clamp(1, 1_000) as u32),
            _ => limits.depth = Some(number.min(1_000) as u32),
        }
    }

    /// The time the clock of the seat to move gives this move, if that seat has a clock.
    pub fn share_of_clock(&self, table: &dyn Table, overhead: Duration) -> Option<Duration> {
        let Turn::Seat(seat) = table.turn() else { return None };
        let seated = (0..seat).filter(|&before| table.is_seated(before)).count();
        let clock = self.clocks.get(seated)?;
        let left = clock.left?.saturating_sub(overhead);
        let share = left / self.moves_to_go.unwrap_or(MOVES_TO_GO) + clock.increment * 3 / 4;
        // A share is never more than what is left of the clock, less something for accidents.
        Some(share.min(left * 4 / 5))
    }
}

/// A number after a word of `go`. Some clients let clocks run below nothing.
fn read_number(word: &str, text: &str) -> Option<u64> {
    let number = text.parse::<i64>().ok()?;
    let number = if matches!(word, "wtime" | "btime") { number.max(0) } else { number };
    u64::try_from(number).ok().filter(|&number| number <= 1_000_000_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(request: &str, moves: &[&str]) -> Option<u128> {
        let mut table = teahouse::game("nine-mens-morris").unwrap().table();
        moves.iter().for_each(|action| table.act(action).unwrap());
        let request = Request::read(request).unwrap();
        request.share_of_clock(table.as_ref(), Duration::from_millis(100)).map(|time| time.as_millis())
    }

    #[test]
    fn a_move_takes_its_share_of_the_clock_of_the_seat_to_move() {
        let clocks = "wtime 10100 btime 5100 winc 400 binc 0";
        assert_eq!(share(clocks, &[]), Some(10_000 / 25 + 300));
        assert_eq!(share(clocks, &["d6"]), Some(5_000 / 25));
        assert_eq!(share("btime 5100", &[]), None);
        assert_eq!(share("depth 3", &[]), None);
    }

    #[test]
    fn no_share_is_more_than_four_fifths_of_what_is_left() {
        assert_eq!(share("wtime 1100 movestogo 1", &[]), Some(800));
        assert_eq!(share("wtime 1100 winc 60000", &[]), Some(800));
        assert_eq!(share("wtime 50", &[]), Some(0));
        assert_eq!(share("wtime -50 movestogo 0", &[]), Some(0));
    }

    #[test]
    fn further_seats_have_no_clock() {
        let mut table = teahouse::game("ludopy").unwrap().table();
        table.set_fen("0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 2 6 1 0 0 -").unwrap();
        let request = Request::read("wtime 1000 btime 1000").unwrap();
        assert_eq!(request.share_of_clock(table.as_ref(), Duration::ZERO), None);
    }
}
