//! What was found, for programs.

use engine::mill::{Bounds, Known};
use engine::review::{ChancePoint, Decision, GameReview, Luck, PlaySum, SeatReview};
use engine::{CubeAdvice, Line};
use serde_json::{Value, json};

use super::totals::{self, Opening, PlayerTotal};
use super::{Arguments, Reviewed};
use crate::interrupt;
use crate::output::VERSION;

/// Everything.
pub fn answer(games: &[Reviewed], arguments: &Arguments, damaged: usize) -> Value {
    json!({
        "version": VERSION, "level": arguments.level, "ply": arguments.ply, "rollouts": arguments.rollouts,
        "net": arguments.net.net.as_ref().map(|file| file.display().to_string()),
        "seed": arguments.seed, "stopped": interrupt::asked(), "damaged": damaged,
        "games": games.iter().map(game_json).collect::<Vec<_>>(),
        "players": totals::players(games).iter().map(player_json).collect::<Vec<_>>(),
        "openings": totals::openings(games).iter().map(opening_json).collect::<Vec<_>>(),
    })
}

fn game_json(game: &Reviewed) -> Value {
    let (variant, review) = (game.table.variant(), &game.review);
    let headers: serde_json::Map<String, Value> = game
        .records
        .first()
        .map(|record| record.headers.iter().map(|(name, value)| (name.clone(), json!(value))).collect())
        .unwrap_or_default();
    json!({
        "source": game.source, "rules": variant.id, "digest": variant.digest(), "headers": headers,
        "judged": game.done, "of": game.of,
        "seats": review.seats.iter().map(|seat| seat_json(game, seat)).collect::<Vec<_>>(),
        "decisions": review.decisions.iter().map(|decision| decision_json(game, decision)).collect::<Vec<_>>(),
        "rolls": review.rolls.iter().map(|roll| roll_json(game, roll)).collect::<Vec<_>>(),
        "chances": review.chances.iter().map(|point| chance_json(game, point)).collect::<Vec<_>>(),
        "games": (1..).zip(&review.games).map(|(number, one)| match_game_json(game, number, one)).collect::<Vec<_>>(),
    })
}

/// A game of a match.
fn match_game_json(game: &Reviewed, number: usize, one: &GameReview) -> Value {
    json!({
        "game": number, "begins": one.begins, "ends": one.ends, "score": one.score,
        "seats": one.seats.iter().map(|seat| seat_json(game, seat)).collect::<Vec<_>>(),
    })
}

fn sum_json(sum: PlaySum) -> Value {
    json!({ "decisions": sum.decisions, "lost": sum.errors, "error_rate": sum.rate() })
}

/// What could be done with the cube is worth to the doubler: points, or in a match chances to win it.
pub fn cube_json(advice: &CubeAdvice) -> Value {
    json!({
        "decision": advice.decision.name(), "is_take": advice.is_take, "no_double": advice.no_double,
        "double_take": advice.double_take, "double_drop": advice.double_drop,
        "unit": if advice.is_match { "match" } else { "points" },
    })
}

fn seat_json(game: &Reviewed, seat: &SeatReview) -> Value {
    json!({
        "seat": game.table.seat_id(seat.seat), "player": game.player(seat.seat), "decisions": seat.decisions,
        "lost": seat.errors, "error_rate": seat.rate, "moves": sum_json(seat.moves), "cube": sum_json(seat.cube),
        "like_level": seat.like_level, "luck": seat.luck,
        "result": seat.result, "result_without_luck": seat.result_without_luck,
        "marks": {
            "best": seat.marks.best, "good": seat.marks.good, "inaccuracies": seat.marks.inaccuracies,
            "mistakes": seat.marks.mistakes, "blunders": seat.marks.blunders,
        },
    })
}

fn decision_json(game: &Reviewed, decision: &Decision) -> Value {
    json!({
        "game": game.game_of(decision), "cube": decision.cube.as_ref().map(cube_json),
        "turn": decision.turn, "starts": decision.starts, "ends": decision.ends,
        "seat": game.table.seat_id(decision.seat), "options": decision.options, "loss": decision.loss,
        "mark": decision.mark.name(), "notes": decision.notes, "played": line_json(&decision.played),
        "lines": decision.lines.iter().map(line_json).collect::<Vec<_>>(),
    })
}

/// What a database knows.
pub fn known_json(known: &Known) -> Value {
    let until = known.plies.map(|_| known.until.name());
    json!({ "value": known.value.name(), "plies": known.plies, "until": until })
}

/// What something is worth at least and at most.
pub fn bounds_json(bounds: Bounds) -> Value {
    json!({ "least": bounds.least.name(), "most": bounds.most.name() })
}

/// A line, its value with half the width of a 95 % interval where it was played out.
pub fn line_json(line: &Line) -> Value {
    let chances: serde_json::Map<_, _> =
        line.chances.iter().map(|(name, chance)| (name.clone(), json!(chance))).collect();
    json!({
        "move": line.action, "points": line.value, "points_ci95": line.error.map(|error| 1.96 * error),
        "trials": line.trials, "depth": line.depth, "chances": chances, "won_in": line.won_in,
        "solved": line.known.as_ref().map(known_json),
        "continuation": line.continuation,
    })
}

fn roll_json(game: &Reviewed, roll: &Luck) -> Value {
    json!({ "event": roll.event, "seat": game.table.seat_id(roll.seat), "roll": roll.roll, "luck": roll.own() })
}

fn chance_json(game: &Reviewed, point: &ChancePoint) -> Value {
    let seats = game.review.seats.iter().map(|seat| seat.seat);
    let wins: serde_json::Map<String, Value> = seats
        .filter_map(|seat| {
            let chance = point.wins.get(usize::from(seat))?;
            Some((game.table.seat_id(seat).to_owned(), json!(chance)))
        })
        .collect();
    json!({ "events": point.events, "wins": wins })
}

fn player_json(total: &PlayerTotal) -> Value {
    let games = total.games.max(1) as f64;
    json!({
        "player": total.player, "rules": total.rules, "games": total.games, "decisions": total.decisions,
        "lost": total.errors, "error_rate": total.rate(), "like_level": total.like_level(),
        "blunders": total.blunders, "mistakes": total.mistakes, "luck_a_game": total.luck / games,
        "result_a_game": total.result.mean(), "result_without_luck_a_game": total.without_luck.mean(),
    })
}

fn opening_json(opening: &Opening) -> Value {
    json!({
        "opening": opening.actions, "games": opening.games, "result": opening.result.mean(),
        "wins": opening.wins.mean(),
    })
}
