//! A review that goes on, slice by slice.

use std::time::Duration;

use engine::review::{
    Decision, End, GameReview as Played, Luck, MarkCounts as Counted, PlaySum as Summed, SeatReview as Seated,
};
use engine::{Clock, Models, ReviewSettings, Reviewer, RolloutSettings};
use game::Message;
use teahouse::{AnyGame, Table};

use crate::desk::{Answered, advice_problem, cube_view, go_to, play_all};
use crate::messages::{
    ChancePoint, DecisionView, GameReview, MarkCounts, PlaySum, ReviewView, Reviewing, RollView, SeatReview,
};
use crate::views::line_view;

/// How a page wants a game to be reviewed.
pub(crate) struct Ask {
    pub ply: Option<u8>,
    pub rollouts: Option<u32>,
    pub result: Option<String>,
}

/// A review that goes on.
pub(crate) struct Going {
    /// A copy of the table, which stands where the last decision that was seen began.
    table: Box<dyn Table>,
    reviewer: Box<dyn Reviewer>,
    /// How many decisions, rolls and chances were told so far; they do not change any more.
    told: [usize; 3],
}

impl Going {
    pub fn begin(game: &AnyGame, table: &mut dyn Table, models: &Models, ask: &Ask) -> Answered<Going> {
        let events = table.events();
        let so_far = table.events_so_far();
        go_to(table, 0);
        let mut copy = table.fork();
        go_to(table, so_far);
        play_all(copy.as_mut(), &events, 0)?;
        let settings = ReviewSettings {
            ply: ask.ply,
            rollouts: ask
                .rollouts
                .map(|trials| RolloutSettings { trials: trials.into(), ..RolloutSettings::default() }),
            end: ask.result.as_deref().and_then(|result| end_of(table, result)),
            ..ReviewSettings::default()
        };
        let reviewer = engine::reviewer_among(game, copy.as_ref(), models, &settings)
            .map_err(|error| advice_problem(&error))?;
        Ok(Going { table: copy, reviewer, told: [0; 3] })
    }

    /// Goes on for so long; without a clock for the shortest time.
    pub fn go_on(&mut self, clock: Clock, slice: Duration) -> Reviewing {
        let began = clock.now();
        let is_over = loop {
            if self.reviewer.step() {
                break true;
            }
            if !clock.is_there() || clock.now().saturating_sub(began) >= slice {
                break false;
            }
        };
        let review = self.reviewer.review();
        let [decisions, rolls, chances] = self.told;
        self.told = [review.decisions.len(), review.rolls.len(), review.chances.len()];
        let mut decision_view = |decision: &Decision| {
            go_to(self.table.as_mut(), decision.starts);
            decision_view(self.table.as_ref(), decision)
        };
        let point = |point: &engine::review::ChancePoint| ChancePoint {
            events: point.events,
            wins: point.wins.clone(),
        };
        let review = ReviewView {
            decisions: review.decisions[decisions..].iter().map(&mut decision_view).collect(),
            rolls: review.rolls[rolls..].iter().map(roll_view).collect(),
            chances: review.chances[chances..].iter().map(point).collect(),
            seats: review.seats.iter().map(seat_review).collect(),
            games: review.games.iter().map(game_review).collect(),
        };
        Reviewing { is_over, done: self.reviewer.done(), of: self.reviewer.of(), review }
    }
}

/// How a game ended that the rules did not end: the id of the seat that won it, or `draw`.
fn end_of(table: &dyn Table, result: &str) -> Option<End> {
    let winner = (0..table.seats()).find(|&seat| table.seat_id(seat) == result);
    winner.map(End::Won).or_else(|| (result == "draw").then_some(End::Drawn))
}

fn decision_view(table: &dyn Table, decision: &Decision) -> DecisionView {
    DecisionView {
        turn: decision.turn,
        starts: decision.starts,
        ends: decision.ends,
        seat: decision.seat,
        is_forced: decision.is_forced(),
        played: line_view(table, &decision.played),
        lines: decision.lines.iter().map(|line| line_view(table, line)).collect(),
        loss: decision.loss,
        mark: decision.mark.name(),
        notes: decision.notes.iter().map(Message::clone).collect(),
        cube: decision.cube.as_ref().map(cube_view),
    }
}

fn roll_view(luck: &Luck) -> RollView {
    RollView { event: luck.event, seat: luck.seat, roll: luck.roll.clone(), luck: luck.own() }
}

fn game_review(game: &Played) -> GameReview {
    GameReview {
        begins: game.begins,
        ends: game.ends,
        score: game.score.clone(),
        seats: game.seats.iter().map(seat_review).collect(),
    }
}

fn sum_view(sum: Summed) -> PlaySum {
    PlaySum { decisions: sum.decisions, errors: sum.errors }
}

fn seat_review(seat: &Seated) -> SeatReview {
    let Counted { best, good, inaccuracies, mistakes, blunders } = seat.marks;
    SeatReview {
        seat: seat.seat,
        moves: sum_view(seat.moves),
        cube: sum_view(seat.cube),
        decisions: seat.decisions,
        errors: seat.errors,
        rate: seat.rate,
        luck: seat.luck,
        result: seat.result,
        result_without_luck: seat.result_without_luck,
        like_level: seat.like_level,
        marks: MarkCounts { best, good, inaccuracies, mistakes, blunders },
    }
}
