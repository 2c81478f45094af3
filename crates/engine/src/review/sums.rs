//! What the decisions and rolls of a game add up to.

use game::Seat;

use super::{ChancePoint, Decision, Luck, Mark, MarkCounts, Review, SeatReview, like_level, rating};

/// What is known of a game besides its pieces.
pub(super) struct Frame {
    /// The family of its rules.
    pub family: &'static str,
    /// How far ahead the review looks.
    pub ply: u8,
    /// The seats that somebody plays in.
    pub seats: Vec<Seat>,
    /// The points of every seat, if the game has ended.
    pub result: Option<Vec<f64>>,
    /// How many pieces are rolls.
    pub rolls: usize,
}

impl Frame {
    /// Everything, with what the pieces add up to.
    pub fn review(&self, decisions: Vec<Decision>, rolls: Vec<Luck>) -> Review {
        let seats = self.seats.iter().map(|&seat| self.seat_review(seat, &decisions, &rolls)).collect();
        let chances = chances(&decisions, &rolls);
        Review { decisions, rolls, seats, chances }
    }

    fn seat_review(&self, seat: Seat, decisions: &[Decision], rolls: &[Luck]) -> SeatReview {
        let own: Vec<&Decision> =
            decisions.iter().filter(|decision| decision.seat == seat && !decision.is_forced()).collect();
        let errors = own.iter().map(|decision| decision.loss).sum();
        let rate = (!own.is_empty()).then(|| 1000.0 * errors / own.len() as f64);
        let mut marks = MarkCounts::default();
        own.iter().for_each(|decision| marks.count(decision.mark));
        let result = self.result.as_ref().map(|points| points[usize::from(seat)]);
        let given: f64 = rolls.iter().map(|luck| luck.points[usize::from(seat)]).sum();
        SeatReview {
            seat,
            decisions: own.len(),
            errors,
            rate,
            luck: rolls.iter().filter(|luck| luck.seat == seat).map(Luck::own).sum(),
            result,
            result_without_luck: result.filter(|_| rolls.len() == self.rolls).map(|result| result - given),
            like_level: rate
                .filter(|_| own.len() >= rating::LEAST_DECISIONS)
                .and_then(|rate| like_level(self.family, self.ply, rate)),
            marks,
        }
    }
}

impl MarkCounts {
    fn count(&mut self, mark: Mark) {
        let count = match mark {
            Mark::Best => &mut self.best,
            Mark::Good => &mut self.good,
            Mark::Inaccuracy => &mut self.inaccuracies,
            Mark::Mistake => &mut self.mistakes,
            Mark::Blunder => &mut self.blunders,
        };
        *count += 1;
    }
}

/// The chances before the first roll, and after every roll and decision.
fn chances(decisions: &[Decision], rolls: &[Luck]) -> Vec<ChancePoint> {
    let point = |events: usize, wins: &Vec<f64>| ChancePoint { events, wins: wins.clone() };
    let mut points: Vec<ChancePoint> =
        decisions.iter().map(|decision| point(decision.ends, &decision.wins)).collect();
    points.extend(rolls.iter().map(|luck| point(luck.event + 1, &luck.wins)));
    points.sort_by_key(|point| point.events);
    let first = rolls.first().filter(|luck| points.first().is_some_and(|next| next.events == luck.event + 1));
    if let Some(luck) = first {
        points.insert(0, point(luck.event, &luck.before));
    }
    points
}
