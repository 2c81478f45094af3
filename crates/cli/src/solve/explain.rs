//! Why a position is won, drawn or lost: every move with its value, and a line of best play.

use anyhow::Context as _;
use game::{Message, Notation as _};
use mill::{Mill, Move, Phase, State};
use serde_json::{Value as Json, json};
use solve::{Bounds, Databases, Known, Value, ValuedTurn, Worth};

use super::{Arguments, folder};
use crate::output;
use crate::review::{bounds_json, known_json};

/// A line is shown up to this many turns.
const LONGEST_LINE: usize = 60;

/// Prints what is known about a position.
pub fn run(game: &Mill, fen: &str, arguments: &Arguments) -> anyhow::Result<()> {
    let state = game.read_state(fen).context("--explain")?;
    let databases = Databases::open_or_embedded(&folder(arguments)?, game)?;
    let worth = Worth::of(databases.probe(&state), || databases.bounds(&state));
    let turns = databases.turns(&state);
    let line = line(&databases, &state);
    if let Some(fault) = databases.fault() {
        anyhow::bail!("{fault}");
    }
    if arguments.json {
        let answer = json!({
            "position": fen,
            "known": worth.known.as_ref().map(known_json),
            "bounds": bounds_json(worth.bounds),
            "turns": turns.iter().map(|turn| json_of_turn(game, &state, turn)).collect::<Vec<_>>(),
            "line": line.iter().map(|step| step.text.clone()).collect::<Vec<_>>(),
        });
        return output::line(format_args!("{answer:#}"));
    }
    print(game, &state, &worth, &turns, &line)
}

fn print(
    game: &Mill,
    state: &State,
    worth: &Worth,
    turns: &[ValuedTurn],
    line: &[Step],
) -> anyhow::Result<()> {
    if worth.is_unknown() && turns.iter().all(|turn| turn.worth.is_unknown()) {
        return output::line(Message::new("solve-not-known"));
    }
    output::line(in_words("solve-position", worth))?;
    for turn in turns {
        let text = text_of(game, state, &turn.actions);
        output::line(format_args!("  {text:<12} {}", in_words("solve-move", &turn.worth)))?;
    }
    if line.is_empty() {
        return Ok(());
    }
    output::line(Message::new("solve-best-line"))?;
    for step in line {
        output::line(format_args!("  {:<12} {}", step.text, step.alternatives))?;
    }
    Ok(())
}

/// One turn of a line of best play.
struct Step {
    text: String,
    /// Other turns that are worth as much.
    alternatives: String,
}

/// The line of best play of a position that somebody wins, as far as depths lead: to the end, or to the next capture.
fn line(databases: &Databases, start: &State) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut state = *start;
    while steps.len() < LONGEST_LINE && state.phase() != Phase::Over {
        let turns = databases.turns(&state);
        let Some(best) = turns.first() else { break };
        let Some(known) = best.worth.known.filter(|known| known.plies.is_some()) else { break };
        let game = databases.game();
        let same = turns[1..].iter().filter(|turn| turn.worth.known == Some(known));
        let others: Vec<String> = same.map(|turn| text_of(game, &state, &turn.actions)).collect();
        let alternatives = match others.len() {
            0 => String::new(),
            _ => Message::new("solve-alternatives").with("moves", others.join(" ")).to_string(),
        };
        steps.push(Step { text: text_of(game, &state, &best.actions), alternatives });
        state = best.after;
    }
    steps
}

fn text_of(game: &Mill, state: &State, actions: &[Move]) -> String {
    actions.iter().map(|&action| game.move_text(state, action)).collect()
}

/// What is known in words: `code` says about what.
pub fn in_words(code: &'static str, worth: &Worth) -> String {
    worth.known.as_ref().map_or_else(|| bounds_in_words(code, worth.bounds), |known| value_of(code, known))
}

/// Bounds in words: `code` says about what.
pub fn bounds_in_words(code: &'static str, bounds: Bounds) -> String {
    let value = match (bounds.least, bounds.most) {
        (Value::Win, _) => "solve-won",
        (_, Value::Loss) => "solve-lost",
        (Value::Draw, Value::Draw) => "solve-drawn",
        (Value::Draw, _) => "solve-at-least-drawn",
        (_, Value::Draw) => "solve-at-most-drawn",
        _ => "solve-move-unknown",
    };
    Message::new(code).with("value", Message::new(value)).to_string()
}

/// A value in words: `code` says about what.
pub fn value_of(code: &'static str, known: &Known) -> String {
    let value = match (known.value, known.plies) {
        (Value::Win, Some(_)) => "solve-won-in",
        (Value::Win, None) => "solve-won",
        (Value::Draw, _) => "solve-drawn",
        (Value::Loss, Some(_)) => "solve-lost-in",
        (Value::Loss, None) => "solve-lost",
    };
    let value = Message::new(value).with("turns", i64::from(known.plies.unwrap_or(0)));
    let value = value.with("until", known.until.name());
    Message::new(code).with("value", value).to_string()
}

fn json_of_turn(game: &Mill, state: &State, turn: &ValuedTurn) -> Json {
    json!({
        "turn": text_of(game, state, &turn.actions),
        "position": game.state_text(&turn.after),
        "known": turn.worth.known.as_ref().map(known_json),
        "bounds": bounds_json(turn.worth.bounds),
    })
}
