//! `teahouse arena`: players against players, with confidence intervals.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context as _, bail};
use engine::Roster;
use game::Notation;
use serde_json::json;
use teahouse::{Record, with_game};
use training::arena::{Entrant, MatchSettings, Sprt, Tally, pairings, play_match};

use crate::nets::{ForeignArguments, open};
use crate::simulate::{pool, progress_bar};

/// Arguments of `teahouse arena`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Who plays: two or more, such as random, heuristic, greedy, greedy:FILE, 1ply, level:5, depth:8
    #[arg(required = true, num_args = 2..)]
    players: Vec<String>,
    /// A variant, or a rule file
    #[arg(long, default_value = "long-nardi")]
    rules: String,
    /// Rounds of each pairing; in a round the first player takes each seat once, with the same dice
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// The seed of the dice
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The first player against each of the others, instead of everybody against everybody
    #[arg(long)]
    gauntlet: bool,
    /// Draw the first decisions of each round at random, so many; for games without dice
    #[arg(long, default_value_t = 0)]
    opening: u32,
    /// Stop a pairing once it is clear which Elo difference is nearer, as ELO0,ELO1 (such as 0,10)
    #[arg(long, value_name = "ELO0,ELO1")]
    sprt: Option<String>,
    #[command(flatten)]
    foreign: ForeignArguments,
    /// Write the table to this file, as CSV
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the games' records to this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Threads; all cores if left out
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays all pairings.
pub fn run(arguments: Arguments) -> anyhow::Result<()> {
    let game = teahouse::game(&arguments.rules)?;
    let pool = pool(arguments.threads)?;
    with_game!(&game, game => pool.install(|| compete(game.as_ref(), &arguments)))
}

struct Row {
    first: String,
    second: String,
    tally: Tally,
    /// The Elo difference the match was stopped for.
    verdict: Option<f64>,
    seconds: f64,
}

fn compete<G: Roster + Notation>(game: &G, arguments: &Arguments) -> anyhow::Result<()> {
    let entrant = |name: &String| -> anyhow::Result<Entrant<G>> {
        let player = open(game.player_under(name, arguments.foreign.any_rules))?;
        Ok(Entrant { name: name.clone(), player })
    };
    let entrants = arguments.players.iter().map(entrant).collect::<anyhow::Result<Vec<_>>>()?;
    let settings = MatchSettings {
        rounds: arguments.rounds,
        seed: arguments.seed,
        sprt: arguments.sprt.as_deref().map(read_sprt).transpose()?,
        keep_games: arguments.records.is_some(),
        opening: arguments.opening,
    };
    // Files that cannot be written are found out before the games, not after.
    let create = |path: &PathBuf| {
        File::create(path).map(BufWriter::new).with_context(|| format!("cannot write {}", path.display()))
    };
    let mut records = arguments.records.as_ref().map(create).transpose()?;
    let mut table = arguments.csv.as_ref().map(create).transpose()?;
    if let Some(file) = &mut table {
        writeln!(file, "{CSV_HEADING}").context("writing the table")?;
    }
    let width = entrants.iter().map(|entrant| entrant.name.chars().count()).max().unwrap_or(0).max(12);
    let mut rows = Vec::new();
    if !arguments.json {
        println!("{}", heading(width));
    }
    for (first, second) in pairings(game, entrants.len(), arguments.gauntlet) {
        let row = play_pairing(game, &entrants[first], &entrants[second], &settings, records.as_mut())?;
        if let Some(file) = &mut table {
            writeln!(file, "{}", csv_line(&row)).and_then(|()| file.flush()).context("writing the table")?;
        }
        if !arguments.json {
            println!("{}", table_line(&row, width));
        }
        rows.push(row);
    }
    if arguments.json {
        println!("{:#}", json!(rows.iter().map(json_row).collect::<Vec<_>>()));
    }
    if let Some(mut file) = records {
        file.flush().context("writing the records")?;
    }
    Ok(())
}

fn play_pairing<G: Roster + Notation>(
    game: &G,
    first: &Entrant<G>,
    second: &Entrant<G>,
    settings: &MatchSettings,
    mut records: Option<&mut BufWriter<File>>,
) -> anyhow::Result<Row> {
    let started = Instant::now();
    let bar = progress_bar(settings.rounds, "rounds");
    let mut written = Ok(());
    let tally = play_match(
        game,
        first,
        second,
        settings,
        |tally| {
            bar.set_position(tally.rounds);
            bar.set_message(format!("{:.1} %", 100.0 * tally.win_share()));
        },
        |played| {
            let Some(file) = records.as_mut() else { return };
            let name = |seat| if seat == played.seat { first.name.as_str() } else { second.name.as_str() };
            let record = Record::of_events(game, &played.events, name);
            if let (Ok(()), Err(error)) = (&written, write!(file, "{record}")) {
                written = Err(error);
            }
        },
    );
    bar.finish_and_clear();
    written.context("writing the records")?;
    let seconds = started.elapsed().as_secs_f64();
    let verdict = settings.sprt.and_then(|sprt| sprt.verdict(&tally));
    Ok(Row { first: first.name.clone(), second: second.name.clone(), tally, verdict, seconds })
}

fn read_sprt(text: &str) -> anyhow::Result<Sprt> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|word| word.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[elo0, elo1]) if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => {
            Ok(Sprt { elo0, elo1, error: 0.05 })
        }
        _ => bail!("--sprt \"{text}\": expected two numbers, the smaller first, as in 0,10"),
    }
}

fn heading(width: usize) -> String {
    format!(
        "{:<width$} {:<width$} {:>8} {:>18} {:>18} {:>22} {:>9}",
        "player", "against", "games", "wins %", "points a game", "Elo [95 %]", "games/s"
    )
}

fn table_line(row: &Row, width: usize) -> String {
    let (elo, low, high) = row.tally.elo();
    let (wins, points) = (row.tally.win_share(), row.tally.points_a_game());
    let signed = |elo: f64| format!("{elo:+.0}").replace("inf", "∞");
    let verdict = row.verdict.map_or_else(String::new, |elo| format!("  SPRT accepts {elo:+} Elo"));
    format!(
        "{:<width$} {:<width$} {:>8} {:>18} {:>18} {:>22} {:>9.0}{verdict}",
        row.first,
        row.second,
        row.tally.games,
        format!("{:.2} ± {:.2}", 100.0 * wins, 196.0 * row.tally.win_share_error()),
        format!("{points:+.4} ± {:.4}", 1.96 * row.tally.points_error()),
        format!("{} [{}, {}]", signed(elo), signed(low), signed(high)),
        row.tally.games as f64 / row.seconds
    )
}

const CSV_HEADING: &str = "player,against,games,wins,draws,win_share,win_share_error,points,points_error,elo,elo_low,elo_high,\
                           sprt,games_per_second";

fn csv_line(row: &Row) -> String {
    let (elo, low, high) = row.tally.elo();
    let tally = &row.tally;
    format!(
        "{},{},{},{},{},{:.5},{:.5},{:.5},{:.5},{elo:.1},{low:.1},{high:.1},{},{:.1}",
        csv_text(&row.first),
        csv_text(&row.second),
        tally.games,
        tally.wins,
        tally.draws,
        tally.win_share(),
        tally.win_share_error(),
        tally.points_a_game(),
        tally.points_error(),
        row.verdict.map(|elo| elo.to_string()).unwrap_or_default(),
        tally.games as f64 / row.seconds
    )
}

/// A text that may hold commas, such as the name of a file.
fn csv_text(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

fn json_row(row: &Row) -> serde_json::Value {
    let (elo, low, high) = row.tally.elo();
    json!({
        "player": row.first, "against": row.second, "games": row.tally.games, "wins": row.tally.wins,
        "draws": row.tally.draws, "win_share": row.tally.win_share(), "win_share_error": row.tally.win_share_error(),
        "points": row.tally.points_a_game(), "points_error": row.tally.points_error(),
        "elo": elo, "elo_low": low, "elo_high": high, "sprt": row.verdict, "games_per_second": row.tally.games as f64 / row.seconds,
    })
}
