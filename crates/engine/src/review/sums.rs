//! What the decisions and rolls of a game add up to.

use std::ops::Range;

use game::Seat;
use game::sorting;

use super::{
    ChancePoint, Decision, GameReview, Luck, Mark, MarkCounts, PlaySum, Review, SeatReview, like_level,
    rating,
};

/// What is known of a game, or of a match, besides its pieces.
pub(super) struct Frame {
    /// The family of its rules.
    pub family: &'static str,
    /// How far ahead the review looks.
    pub ply: u8,
    /// The seats that somebody plays in.
    pub seats: Vec<Seat>,
    /// Whether the games are those of a match.
    pub is_match: bool,
    /// The game, or those of the match in order.
    pub games: Vec<GameFrame>,
}

/// What is known of one game besides its pieces.
pub(super) struct GameFrame {
    /// Its events among those of the match.
    pub events: Range<usize>,
    /// The score before it, by seat.
    pub score: Vec<u32>,
    /// The points of every seat, if the game has ended.
    pub result: Option<Vec<f64>>,
    /// How many pieces are rolls.
    pub rolls: usize,
}

/// The pieces of a game, or of a whole match, and what is known of it.
struct Part<'p> {
    decisions: &'p [Decision],
    rolls: &'p [Luck],
    games: &'p [GameFrame],
}

impl Frame {
    /// Everything, with what the pieces add up to.
    pub fn review(&self, decisions: Vec<Decision>, rolls: Vec<Luck>) -> Review {
        let whole = Part { decisions: &decisions, rolls: &rolls, games: &self.games };
        let parts: Vec<Part<'_>> = self.games.iter().map(|game| whole.part_of(game)).collect();
        let seats = self.seat_reviews(&whole);
        let chances = parts.iter().flat_map(|part| chances(part.decisions, part.rolls)).collect();
        let games = parts.iter().zip(&self.games).filter(|_| self.is_match).map(|(part, game)| GameReview {
            begins: game.events.start,
            ends: game.events.end,
            score: game.score.clone(),
            seats: self.seat_reviews(part),
        });
        let games = games.collect();
        Review { decisions, rolls, seats, chances, games }
    }

    fn seat_reviews(&self, part: &Part<'_>) -> Vec<SeatReview> {
        self.seats.iter().map(|&seat| self.seat_review(seat, part)).collect()
    }

    fn seat_review(&self, seat: Seat, part: &Part<'_>) -> SeatReview {
        let own =
            || part.decisions.iter().filter(move |decision| decision.seat == seat && !decision.is_forced());
        let (mut moves, mut cube, mut marks) =
            (PlaySum::default(), PlaySum::default(), MarkCounts::default());
        for decision in own() {
            let sum = if decision.cube.is_some() { &mut cube } else { &mut moves };
            sum.decisions += 1;
            sum.errors += decision.loss;
            marks.count(decision.mark);
        }
        let both = PlaySum {
            decisions: moves.decisions + cube.decisions,
            errors: own().map(|decision| decision.loss).sum(),
        };
        let result = part.result_of(seat);
        let given: f64 = part.rolls.iter().map(|luck| luck.stake * luck.points[usize::from(seat)]).sum();
        let has_all_rolls = part.rolls.len() == part.games.iter().map(|game| game.rolls).sum::<usize>();
        let rate_of_moves = moves.rate().filter(|_| moves.decisions >= rating::LEAST_DECISIONS);
        SeatReview {
            seat,
            moves,
            cube,
            decisions: both.decisions,
            errors: both.errors,
            rate: both.rate(),
            luck: part.rolls.iter().filter(|luck| luck.seat == seat).map(Luck::own).sum(),
            result,
            result_without_luck: result.filter(|_| has_all_rolls).map(|result| result - given),
            like_level: rate_of_moves.and_then(|rate| like_level(self.family, self.ply, rate)),
            marks,
        }
    }
}

impl<'p> Part<'p> {
    /// What belongs to one game; decisions and rolls are in order.
    fn part_of(&self, game: &'p GameFrame) -> Part<'p> {
        let Range { start, end } = game.events;
        let decisions = between(self.decisions, start, end, |decision| decision.starts);
        let rolls = between(self.rolls, start, end, |luck| luck.event);
        Part { decisions, rolls, games: std::slice::from_ref(game) }
    }

    /// The points of a seat, if all games have ended.
    fn result_of(&self, seat: Seat) -> Option<f64> {
        self.games.iter().map(|game| Some(game.result.as_ref()?[usize::from(seat)])).sum()
    }
}

/// Those of a list in order that begin between two events.
fn between<T>(list: &[T], start: usize, end: usize, event: impl Fn(&T) -> usize) -> &[T] {
    let first = list.partition_point(|item| event(item) < start);
    let last = list.partition_point(|item| event(item) < end);
    &list[first..last]
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
    sorting::by_key(&mut points, |point| point.events);
    let first = rolls.first().filter(|luck| points.first().is_some_and(|next| next.events == luck.event + 1));
    if let Some(luck) = first {
        points.insert(0, point(luck.event, &luck.before));
    }
    points
}
