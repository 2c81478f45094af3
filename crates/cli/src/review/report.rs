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
    output::line(format_args!("{}\n", heading(game)))?;
    let seats = &game.review.seats;
    let head = std::iter::once(String::new()).chain(seats.iter().map(|seat| name_of(game, seat)));
    let mut rows: Vec<Vec<String>> = vec![head.collect()];
    let some = |value: Option<String>| value.unwrap_or_else(|| NOTHING.to_owned());
    let mut row = |code: &'static str, cell: &dyn Fn(&SeatReview) -> String| {
        rows.push(std::iter::once(said(code)).chain(seats.iter().map(cell)).collect());
    };
    let rate = |rate: Option<f64>| some(rate.map(|rate| format!("{rate:.1}")));
    let has_cube = seats.iter().any(|seat| seat.cube.decisions > 0);
    row("review-row-rate", &|seat| rate(seat.rate));
    if has_cube {
        row("review-row-moves-rate", &|seat| rate(seat.moves.rate()));
        row("review-row-cube-rate", &|seat| rate(seat.cube.rate()));
    }
    row("review-row-level", &|seat| some(seat.like_level.map(|level| level.to_string())));
    row("review-row-decisions", &|seat| seat.decisions.to_string());
    if has_cube {
        row("review-row-cube-decisions", &|seat| seat.cube.decisions.to_string());
    }
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
    output::line("")?;
    if game.review.games.len() > 1 {
        print_games_of_match(game)?;
    }
    Ok(())
}

/// What a game or a match is, in one line.
fn heading(game: &Reviewed) -> String {
    match (&game.records[..], game.table.match_view()) {
        ([first, _, ..], Some(view)) => {
            let players = game.review.seats.iter().map(|seat| name_of(game, seat));
            let score: Vec<String> = view.score.iter().map(u32::to_string).collect();
            let message = Message::new("review-match").with("games", game.games());
            let rules = game::excerpt(first.header("Rules").unwrap_or_default());
            let message = message.with("length", view.length).with("score", score.join("–"));
            let players = players.collect::<Vec<_>>().join(", ");
            message.with("rules", rules).with("players", players).to_string()
        }
        ([record, ..], _) => describe(record),
        ([], _) => String::new(),
    }
}

/// A line for each game of a match: the score before it, how both sides played, and what was won.
fn print_games_of_match(game: &Reviewed) -> anyhow::Result<()> {
    let seats = || game.review.seats.iter().map(|seat| game.table.seat_name(seat.seat));
    let column = |code: &'static str| move |seat: Message| Message::new(code).with("seat", seat).to_string();
    let mut head = vec![said("review-column-game"), said("review-column-score")];
    head.extend(seats().map(column("review-column-seat-moves")));
    head.extend(seats().map(column("review-column-seat-cube")));
    head.push(column("review-column-seat-result")(game.table.seat_name(0)));
    let mut rows = vec![head];
    let rate = |rate: Option<f64>| rate.map_or_else(|| NOTHING.to_owned(), |rate| format!("{rate:.1}"));
    for (number, one) in (1..).zip(&game.review.games) {
        let score: Vec<String> = one.score.iter().map(u32::to_string).collect();
        let mut row = vec![format!("{number}"), score.join("–")];
        row.extend(one.seats.iter().map(|seat| rate(seat.moves.rate())));
        row.extend(one.seats.iter().map(|seat| rate(seat.cube.rate())));
        let result = one.seats.first().and_then(|seat| seat.result);
        row.push(result.map_or_else(|| NOTHING.to_owned(), |points| format!("{points:+.0}")));
        rows.push(row);
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
        output::line(format_args!("{number:>3}. {}", decision_text(game, decision)))?;
        for note in &decision.notes {
            output::line(format_args!("     {note}"))?;
        }
    }
    Ok(())
}

/// A decision and what was better; in a match with the number of its game.
pub fn decision_text(game: &Reviewed, decision: &Decision) -> String {
    let message = decision_message(game, decision);
    match game.game_of(decision).filter(|_| game.games() > 1) {
        Some(number) => {
            Message::new("review-decision-game").with("game", number).with("decision", message).to_string()
        }
        None => message.to_string(),
    }
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
    let played: usize = games.iter().map(Reviewed::games).sum();
    output::line(format_args!("{}\n", Message::new("review-games").with("games", played)))?;
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
