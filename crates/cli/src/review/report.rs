//! What was found, for people.

use engine::Line;
use engine::review::{Decision, Mark, SeatReview};
use game::Message;

use super::Reviewed;
use super::totals::{self, Opening, PlayerTotal};
use crate::interrupt;
use crate::output;
use crate::replay::describe;

/// A number of points with its sign.
pub fn signed(points: f64) -> String {
    format!("{points:+.3}")
}

/// A move as people read it.
pub fn action_text(line: &Line) -> String {
    line.action.replace(',', " ")
}

fn said(code: &'static str) -> String {
    Message::new(code).to_string()
}

/// Something that is not known.
const NOTHING: &str = "–";

/// Prints what was found in one game, or what all come to.
pub fn print(games: &[Reviewed], worst: usize) -> anyhow::Result<()> {
    match games {
        [] => return Ok(()),
        [game] => print_game(game)?,
        games => print_totals(games)?,
    }
    print_worst(games, worst)?;
    let (done, of) = games.iter().fold((0, 0), |sum, game| (sum.0 + game.done, sum.1 + game.of));
    if interrupt::asked() {
        output::line(Message::new("review-stopped").with("done", done).with("of", of))?;
    }
    Ok(())
}

/// Rows of texts in columns under a heading: numbers flush right, words flush left.
pub fn print_rows(rows: &[Vec<String>]) -> anyhow::Result<()> {
    let width = |text: &String| unicode_width::UnicodeWidthStr::width(text.as_str());
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let column = |at: usize| rows.iter().filter_map(move |row| row.get(at));
    let shape = |at: usize| {
        let is_number = at > 0 && column(at).skip(1).all(|text| is_number(text));
        (column(at).map(width).max().unwrap_or(0), is_number)
    };
    let shapes: Vec<(usize, bool)> = (0..columns).map(shape).collect();
    for row in rows {
        let cells = row.iter().zip(&shapes).map(|(text, &(wide, is_number))| {
            let gap = " ".repeat(wide - width(text));
            if is_number { format!("{gap}{text}") } else { format!("{text}{gap}") }
        });
        output::line(cells.collect::<Vec<_>>().join("   ").trim_end())?;
    }
    Ok(())
}

fn is_number(text: &str) -> bool {
    let number = text.trim_start_matches(['+', '-', '±', ' ']).trim_end_matches([' ', '%']);
    text.is_empty() || text == NOTHING || number.parse::<f64>().is_ok()
}

fn print_game(game: &Reviewed) -> anyhow::Result<()> {
    output::line(format_args!("{}\n", describe(&game.record)))?;
    let seats = &game.review.seats;
    let head = std::iter::once(String::new()).chain(seats.iter().map(|seat| name_of(game, seat)));
    let mut rows: Vec<Vec<String>> = vec![head.collect()];
    let some = |value: Option<String>| value.unwrap_or_else(|| NOTHING.to_owned());
    let mut row = |code: &'static str, cell: &dyn Fn(&SeatReview) -> String| {
        rows.push(std::iter::once(said(code)).chain(seats.iter().map(cell)).collect());
    };
    row("review-row-rate", &|seat| some(seat.rate.map(|rate| format!("{rate:.1}"))));
    row("review-row-level", &|seat| some(seat.like_level.map(|level| level.to_string())));
    row("review-row-decisions", &|seat| seat.decisions.to_string());
    row("review-row-lost", &|seat| format!("{:.3}", seat.errors));
    row("review-row-blunders", &|seat| seat.marks.blunders.to_string());
    row("review-row-mistakes", &|seat| seat.marks.mistakes.to_string());
    row("review-row-inaccuracies", &|seat| seat.marks.inaccuracies.to_string());
    if !game.review.rolls.is_empty() {
        row("review-row-luck", &|seat| signed(seat.luck));
    }
    row("review-row-result", &|seat| some(seat.result.map(signed)));
    if !game.review.rolls.is_empty() {
        row("review-row-without-luck", &|seat| some(seat.result_without_luck.map(signed)));
    }
    print_rows(&rows)?;
    output::line("")
}

fn name_of(game: &Reviewed, seat: &SeatReview) -> String {
    let (name, player) = (game.table.seat_name(seat.seat).to_string(), game.player(seat.seat));
    if player == game.table.seat_id(seat.seat) {
        name
    } else {
        format!("{name} ({})", game::excerpt(&player))
    }
}

fn print_worst(games: &[Reviewed], most: usize) -> anyhow::Result<()> {
    let mut lost: Vec<(&Reviewed, &Decision)> = games
        .iter()
        .flat_map(|game| game.review.decisions.iter().map(move |decision| (game, decision)))
        .filter(|(_, decision)| decision.mark > Mark::Good)
        .collect();
    lost.sort_by(|(_, a), (_, b)| b.loss.total_cmp(&a.loss));
    if lost.is_empty() {
        return output::line(said("review-nothing-lost"));
    }
    output::line(said("review-worst"))?;
    for (number, (game, decision)) in (1..).zip(lost.into_iter().take(most)) {
        if games.len() > 1 {
            output::line(&game.source)?;
        }
        output::line(format_args!("{number:>3}. {}", decision_message(game, decision)))?;
        for note in &decision.notes {
            output::line(format_args!("     {note}"))?;
        }
    }
    Ok(())
}

fn decision_message(game: &Reviewed, decision: &Decision) -> Message {
    let value = |line: &Line| line.value.map_or_else(String::new, signed);
    let best = decision.lines.first().unwrap_or(&decision.played);
    let dice = game.dice(decision);
    let message = if dice.is_empty() {
        Message::new("review-decision")
    } else {
        Message::new("review-decision-dice").with("dice", dice)
    };
    message
        .with("turn", decision.turn + 1)
        .with("seat", game.table.seat_name(decision.seat))
        .with("played", action_text(&decision.played))
        .with("value", value(&decision.played))
        .with("mark", Message::new(format!("review-mark-{}", decision.mark.name())))
        .with("loss", format!("{:.3}", decision.loss))
        .with("best", action_text(best))
        .with("best-value", value(best))
}

fn print_totals(games: &[Reviewed]) -> anyhow::Result<()> {
    output::line(format_args!("{}\n", Message::new("review-games").with("games", games.len())))?;
    let head = [
        "review-column-player",
        "review-column-games",
        "review-row-decisions",
        "review-row-rate",
        "review-row-level",
        "review-row-blunders",
        "review-row-mistakes",
        "review-column-luck",
        "review-column-result",
        "review-column-without-luck",
    ];
    let mut rows = vec![head.map(said).to_vec()];
    rows.extend(totals::players(games).iter().map(player_row));
    print_rows(&rows)?;
    let openings = totals::openings(games);
    output::line(format_args!("\n{}", said("review-openings")))?;
    let head = ["review-column-opening", "review-column-games", "review-column-result", "review-column-wins"];
    let mut rows = vec![head.map(said).to_vec()];
    rows.extend(openings.iter().take(OPENINGS).map(opening_row));
    print_rows(&rows)?;
    output::line("")
}

/// So many openings are listed, the most frequent first.
const OPENINGS: usize = 20;

fn player_row(total: &PlayerTotal) -> Vec<String> {
    let some = |value: Option<String>| value.unwrap_or_else(|| NOTHING.to_owned());
    vec![
        game::excerpt(&total.player),
        total.games.to_string(),
        total.decisions.to_string(),
        some(total.rate().map(|rate| format!("{rate:.1}"))),
        some(total.like_level().map(|level| level.to_string())),
        total.blunders.to_string(),
        total.mistakes.to_string(),
        signed(total.luck / total.games.max(1) as f64),
        some(total.result.mean().map(signed)),
        some(total.without_luck.mean().map(signed)),
    ]
}

fn opening_row(opening: &Opening) -> Vec<String> {
    let some = |value: Option<String>| value.unwrap_or_else(|| NOTHING.to_owned());
    vec![
        opening.actions.clone(),
        opening.games.to_string(),
        some(opening.result.mean().map(signed)),
        some(opening.wins.mean().map(|wins| format!("{:.0} %", 100.0 * wins))),
    ]
}
