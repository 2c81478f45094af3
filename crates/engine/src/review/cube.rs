//! Decisions about the cube: what was done, what was right, and what it cost.

use game::{Message, Seat};
use tables::{CubeAction, CubeMoment};

use super::{Decision, Mark};
use crate::advice::cube_thought::cube_line;
use crate::cube::{CubeAdvice, CubeDecision, CubeJudge, Situation};

/// Rolling is a decision worth telling where a double would have been better, or no more than this worse, in points of a game
/// whose plain win is one: as GNU Backgammon counts "close or actual cube decisions".
const CLOSE: f64 = 0.16;

/// A decision about the cube in its game.
#[derive(Clone, Copy)]
pub(super) struct CubePlace {
    pub turn: usize,
    pub moment: CubeMoment,
    pub at: Situation,
}

impl CubePlace {
    fn is_answer(&self) -> bool {
        matches!(self.moment.done, CubeAction::Take | CubeAction::Drop)
    }

    /// Who decided.
    pub fn seat(&self) -> Seat {
        self.moment.doubler ^ Seat::from(self.is_answer())
    }
}

/// What is known of the game when the cube is decided about.
pub(super) struct Known<'c> {
    /// The chances of every outcome, as the doubler sees them.
    pub chances: &'c [f32],
    /// The same with their names, as whoever decided sees them.
    pub named: Vec<(String, f64)>,
    /// The chance of each seat to win the game.
    pub wins: Vec<f64>,
    /// How far ahead was looked.
    pub depth: u32,
    /// The points between a plain win and a plain loss.
    pub stake: f64,
    /// The name of each seat.
    pub names: [Message; 2],
}

/// Judges what was done; nothing where rolling was so clear that nobody would ask.
#[inline(never)]
pub(super) fn decision(judge: &CubeJudge, place: &CubePlace, known: Known<'_>) -> Option<Decision> {
    let CubePlace { turn, moment, at } = *place;
    let advice = judge.decide(known.chances, &at);
    let values = options(&advice, place.is_answer()).map(|(action, value)| {
        let points = judge.in_points(value, &at);
        (action, value, if place.is_answer() { -points } else { points })
    });
    let [first, second] = values;
    let best = if second.2 > first.2 { second } else { first };
    let (played, other) = if first.0 == moment.done { (first, second) } else { (second, first) };
    let loss = (best.2 - played.2).max(0.0);
    let is_clear = played.2 - other.2 >= CLOSE * known.stake / 2.0 || !judge.can_gain(&at);
    if moment.done == CubeAction::Roll && is_clear {
        return None;
    }
    let mark = Mark::of(loss, known.stake);
    let line = |(action, _, points)| cube_line(action, points, known.depth, known.named.clone());
    let worse = if best.0 == first.0 { second } else { first };
    let notes = if mark > Mark::Best {
        let [doubler, taker] = [moment.doubler, moment.doubler ^ 1].map(usize::from);
        reasons(
            &advice,
            place,
            judge.can_gain(&at),
            &known.wins,
            [&known.names[doubler], &known.names[taker]],
        )
    } else {
        Vec::new()
    };
    let starts = moment.event;
    Some(Decision {
        turn,
        starts,
        ends: starts + usize::from(moment.done != CubeAction::Roll),
        seat: place.seat(),
        options: 2,
        played: line(played),
        lines: vec![line(best), line(worse)],
        loss,
        mark,
        notes,
        wins: wins_after(place, known.wins),
        cube: Some(advice),
    })
}

/// What could be done, and what it is worth to the doubler.
fn options(advice: &CubeAdvice, is_answer: bool) -> [(CubeAction, f64); 2] {
    if is_answer {
        return [(CubeAction::Take, advice.double_take), (CubeAction::Drop, advice.double_drop)];
    }
    let doubled = if advice.is_take { advice.double_take } else { advice.double_drop };
    [(CubeAction::Roll, advice.no_double), (CubeAction::Double, doubled)]
}

/// The chances to win the game after what was done; whoever drops has lost it.
fn wins_after(place: &CubePlace, wins: Vec<f64>) -> Vec<f64> {
    if place.moment.done != CubeAction::Drop {
        return wins;
    }
    (0..).zip(wins).map(|(seat, _)| if seat == place.moment.doubler { 1.0 } else { 0.0 }).collect()
}

/// Why it was wrong: how often the game is won, and in a match what that means for the match.
#[inline(never)]
fn reasons(
    advice: &CubeAdvice,
    place: &CubePlace,
    can_gain: bool,
    wins: &[f64],
    [doubler, taker]: [&Message; 2],
) -> Vec<Message> {
    let code = match (place.moment.done, advice.decision) {
        (CubeAction::Take, _) => "review-cube-wrong-take",
        (CubeAction::Drop, _) => "review-cube-wrong-drop",
        (CubeAction::Roll, CubeDecision::DoubleDrop) => "review-cube-missed-drop",
        (CubeAction::Roll, _) => "review-cube-missed-take",
        (CubeAction::Double, _) if !can_gain => "review-cube-no-gain",
        (CubeAction::Double, CubeDecision::TooGood) => "review-cube-too-good",
        (CubeAction::Double, _) => "review-cube-too-early",
    };
    let (seat, other) = if place.is_answer() { (taker, doubler) } else { (doubler, taker) };
    let percent = |chance: f64| (100.0 * chance).round() as i64;
    let win = wins.get(usize::from(place.seat())).copied().unwrap_or(0.0);
    let why = Message::new(code)
        .with("seat", seat.clone())
        .with("other", other.clone())
        .with("percent", percent(win));
    let mut sentences = vec![why];
    if advice.is_match {
        let seen = |value: f64| if place.is_answer() { 1.0 - value } else { value };
        let [first, second] = options(advice, place.is_answer());
        let (played, best) = if first.0 == place.moment.done { (first, second) } else { (second, first) };
        let [played, best] = [played, best].map(|(_, value)| percent(seen(value)));
        let of_match = Message::new("review-cube-match").with("seat", seat.clone());
        sentences.extend((played != best).then(|| of_match.with("played", played).with("best", best)));
    }
    sentences
}
