//! Tables of the arena.

use std::collections::BTreeMap;

use game::{LONGEST_GAME, Seat};
use serde_json::json;

use super::VERSION;
use crate::arena::{MatchSettings, SeatTally, Tally};
use crate::curve::csv_text;
use crate::shards::ArenaJob;

/// What every result says about itself.
#[derive(Clone, Debug)]
pub struct About {
    /// The id of the rules.
    pub rules: String,
    /// Their digest.
    pub digest: String,
    /// The seed of the dice.
    pub seed: u64,
    /// Everybody who takes part.
    pub players: Vec<String>,
}

/// What a pairing came to.
#[derive(Clone, Debug)]
pub struct Row {
    /// The first player.
    pub first: String,
    /// The second.
    pub second: String,
    /// The result, as the first sees it.
    pub tally: Tally,
    /// The names of the seats, by number.
    pub seats: BTreeMap<Seat, String>,
    /// The Elo difference the match was stopped for.
    pub verdict: Option<f64>,
    /// How long it took.
    pub seconds: f64,
}

impl Row {
    /// What a job came to by now, after so many seconds.
    pub fn of(job: &ArenaJob, tally: &Tally, seconds: f64) -> Row {
        let [first, second] = job.names();
        let table = job.game().table();
        let seated = (0..table.seats()).filter(|&seat| table.is_seated(seat));
        let seats = seated.map(|seat| (seat, table.seat_id(seat).to_owned())).collect();
        let verdict = job.settings().sprt.and_then(|sprt| sprt.verdict(tally));
        Row { first, second, tally: tally.clone(), seats, verdict, seconds }
    }
}

/// How wide a table with these names is made.
pub fn name_width<S: AsRef<str>>(names: &[S]) -> usize {
    names.iter().map(|name| name.as_ref().chars().count()).max().unwrap_or(0).max(12)
}

/// The line above a table whose names are at most so wide.
pub fn heading(width: usize) -> String {
    format!(
        "{:<width$} {:<width$} {:>8} {:>18} {:>18} {:>22} {:>9}",
        "player", "against", "games", "wins % ± 95 %", "points ± 95 %", "Elo [95 %]", "games/s"
    )
}

/// A line of the table.
pub fn table_line(row: &Row, width: usize) -> String {
    let (elo, low, high) = row.tally.elo();
    let (wins, points) = (row.tally.win_share(), row.tally.points_a_game());
    let signed = |elo: f64| format!("{elo:+.0}").replace("inf", "∞");
    let half = |width: f64, digits: usize| format!("{width:.digits$}").replace("inf", "∞");
    let verdict = row.verdict.map_or_else(String::new, |elo| format!("  SPRT accepts {elo:+} Elo"));
    let broken_off = match row.tally.broken_off {
        0 => String::new(),
        games => format!("  {games} broken off after {LONGEST_GAME} decisions, drawn"),
    };
    format!(
        "{:<width$} {:<width$} {:>8} {:>18} {:>18} {:>22} {:>9.0}{verdict}{broken_off}",
        row.first,
        row.second,
        row.tally.games,
        format!("{:.2} ± {}", 100.0 * wins, half(100.0 * row.tally.win_share_ci95(), 2)),
        format!("{points:+.4} ± {}", half(row.tally.points_ci95(), 4)),
        format!("{} [{}, {}]", signed(elo), signed(low), signed(high)),
        row.tally.games as f64 / row.seconds
    )
}

/// `…_ci95` is half the width of a 95 % interval, everywhere.
pub const CSV_HEADING: &str = "rules,digest,seed,version,player,against,games,wins,draws,broken_off,win_rate,win_rate_ci95,points,points_ci95,\
                           elo,elo_ci95_low,elo_ci95_high,sprt,games_per_second";

/// A line of the CSV file.
pub fn csv_line(about: &About, row: &Row) -> String {
    let (elo, low, high) = row.tally.elo();
    let tally = &row.tally;
    format!(
        "{},{},{},{VERSION},{},{},{},{},{},{},{:.5},{:.5},{:.5},{:.5},{elo:.1},{low:.1},{high:.1},{},{:.1}",
        csv_text(&about.rules),
        about.digest,
        about.seed,
        csv_text(&row.first),
        csv_text(&row.second),
        tally.games,
        tally.wins,
        tally.draws,
        tally.broken_off,
        tally.win_share(),
        tally.win_share_ci95(),
        tally.points_a_game(),
        tally.points_ci95(),
        row.verdict.map(|elo| elo.to_string()).unwrap_or_default(),
        tally.games as f64 / row.seconds
    )
}

/// Everything as JSON; `is_stopped` says that it ended early.
pub fn arena_json(
    about: &About,
    settings: &MatchSettings,
    rows: &[Row],
    is_stopped: bool,
) -> serde_json::Value {
    json!({
        "rules": about.rules, "digest": about.digest, "seed": about.seed, "version": VERSION,
        "players": about.players, "rounds": settings.rounds, "opening": settings.opening,
        "longest_game": LONGEST_GAME, "stopped": is_stopped,
        "pairings": rows.iter().map(json_row).collect::<Vec<_>>(),
    })
}

fn json_row(row: &Row) -> serde_json::Value {
    let (elo, low, high) = row.tally.elo();
    let tally = &row.tally;
    let seat = |(seat, counted): (&Seat, &SeatTally)| {
        json!({
            "seat": row.seats.get(seat), "games": counted.games, "wins": counted.wins,
            "draws": counted.draws, "points": counted.points,
        })
    };
    json!({
        "player": row.first, "against": row.second, "games": tally.games, "wins": tally.wins,
        "draws": tally.draws, "broken_off": tally.broken_off,
        "win_rate": tally.win_share(), "win_rate_ci95": tally.win_share_ci95(),
        "points": tally.points_a_game(), "points_ci95": tally.points_ci95(),
        "elo": elo, "elo_ci95_low": low, "elo_ci95_high": high, "sprt": row.verdict,
        "seats": tally.by_seat.iter().map(seat).collect::<Vec<_>>(),
        "games_per_second": tally.games as f64 / row.seconds,
    })
}
