//! `teahouse arena`: players against players, with confidence intervals.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::bail;
use engine::Roster;
use game::{LONGEST_GAME, Notation, Seat, excerpt};
use serde_json::json;
use teahouse::{Record, with_game};
use training::arena::{Entrant, MatchSettings, SeatTally, Sprt, Tally, pairings, play_match_until, seated};
use training::csv_text;

use crate::interrupt;
use crate::nets::{ForeignArguments, open};
use crate::output::{self, VERSION, WholeFile};
use crate::simulate::{pool, progress_bar, read_seed};

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
    #[arg(long, default_value_t = 1000, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// The seed of the dice
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = read_seed)]
    seed: u64,
    /// The first player against each of the others, instead of everybody against everybody
    #[arg(long)]
    gauntlet: bool,
    /// Draw the first decisions of each round at random, so many; for games without dice
    #[arg(long, default_value_t = 0, allow_negative_numbers = true)]
    opening: u32,
    /// Stop a pairing once it is clear which Elo difference is nearer, as ELO0,ELO1 (such as 0,10)
    #[arg(long, value_name = "ELO0,ELO1")]
    sprt: Option<String>,
    #[command(flatten)]
    foreign: ForeignArguments,
    /// Write the table to this file, as CSV
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write the games' records to this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Threads; all cores if left out
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
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

/// What every result says about itself.
struct About {
    rules: String,
    digest: String,
    seed: u64,
    players: Vec<String>,
}

struct Row {
    first: String,
    second: String,
    tally: Tally,
    /// The names of the seats, by number.
    seats: BTreeMap<Seat, String>,
    /// The Elo difference the match was stopped for.
    verdict: Option<f64>,
    seconds: f64,
}

/// The files that are written.
struct Files {
    records: Option<WholeFile>,
    table: Option<WholeFile>,
}

impl Files {
    /// Files that cannot be written are found out before the games, not after.
    fn create(arguments: &Arguments) -> anyhow::Result<Files> {
        let create = |path: &Option<PathBuf>| path.as_deref().map(WholeFile::create).transpose();
        let (records, mut table) = (create(&arguments.records)?, create(&arguments.out)?);
        if let Some(file) = &mut table {
            file.add(format_args!("{CSV_HEADING}\n"))?;
        }
        Ok(Files { records, table })
    }

    fn finish(self) -> anyhow::Result<()> {
        let finish = |file: Option<WholeFile>| file.map_or(Ok(()), WholeFile::finish);
        finish(self.records).and(finish(self.table))
    }
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
    let about = About {
        rules: game.variant().id.clone(),
        digest: game.variant().digest(),
        seed: arguments.seed,
        players: arguments.players.clone(),
    };
    let mut files = Files::create(arguments)?;
    interrupt::catch();
    // Whatever ends the games, a signal or a reader who went away: what was played is kept.
    let mut rows = Vec::new();
    let played = play_all(game, &entrants, &settings, &about, arguments, &mut files, &mut rows);
    files.finish().and(played)?;
    if arguments.json {
        output::line(format_args!("{:#}", json_result(&about, &settings, &rows)))?;
    } else if interrupt::asked() {
        output::line("stopped: the last line counts the games that were finished")?;
    }
    Ok(())
}

fn play_all<G: Roster + Notation>(
    game: &G,
    entrants: &[Entrant<G>],
    settings: &MatchSettings,
    about: &About,
    arguments: &Arguments,
    files: &mut Files,
    rows: &mut Vec<Row>,
) -> anyhow::Result<()> {
    let width = entrants.iter().map(|entrant| entrant.name.chars().count()).max().unwrap_or(0).max(12);
    if !arguments.json {
        output::line(heading(width))?;
    }
    for (first, second) in pairings(game, entrants.len(), arguments.gauntlet) {
        if interrupt::asked() {
            break;
        }
        let row = play_pairing(game, &entrants[first], &entrants[second], settings, files.records.as_mut())?;
        if row.tally.games == 0 {
            break;
        }
        if let Some(file) = &mut files.table {
            file.add(format_args!("{}\n", csv_line(about, &row)))?;
        }
        let text = (!arguments.json).then(|| table_line(&row, width));
        rows.push(row);
        text.map_or(Ok(()), output::line)?;
    }
    Ok(())
}

fn play_pairing<G: Roster + Notation>(
    game: &G,
    first: &Entrant<G>,
    second: &Entrant<G>,
    settings: &MatchSettings,
    mut records: Option<&mut WholeFile>,
) -> anyhow::Result<Row> {
    let started = Instant::now();
    let bar = progress_bar(settings.rounds, "rounds");
    let mut written = Ok(());
    let tally = play_match_until(
        game,
        first,
        second,
        settings,
        interrupt::flag(),
        |tally| {
            bar.set_position(tally.rounds);
            bar.set_message(format!("{:.1} %", 100.0 * tally.win_share()));
        },
        |played| {
            let Some(file) = records.as_mut().filter(|_| written.is_ok()) else { return };
            let name = |seat| if seat == played.seat { first.name.as_str() } else { second.name.as_str() };
            written = file.add(Record::of_events(game, &played.events, name));
            if written.is_err() {
                interrupt::stop();
            }
        },
    );
    bar.finish_and_clear();
    written?;
    let seconds = started.elapsed().as_secs_f64();
    let verdict = settings.sprt.and_then(|sprt| sprt.verdict(&tally));
    let seats = seated(game).into_iter().map(|seat| (seat, game.seat_id(seat).to_owned())).collect();
    Ok(Row { first: first.name.clone(), second: second.name.clone(), tally, seats, verdict, seconds })
}

fn read_sprt(text: &str) -> anyhow::Result<Sprt> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|word| word.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[elo0, elo1]) if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => {
            Ok(Sprt { elo0, elo1, error: 0.05 })
        }
        _ => bail!("--sprt \"{}\": expected two numbers, the smaller first, as in 0,10", excerpt(text)),
    }
}

fn heading(width: usize) -> String {
    format!(
        "{:<width$} {:<width$} {:>8} {:>18} {:>18} {:>22} {:>9}",
        "player", "against", "games", "wins % ± 95 %", "points ± 95 %", "Elo [95 %]", "games/s"
    )
}

fn table_line(row: &Row, width: usize) -> String {
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
const CSV_HEADING: &str = "rules,digest,seed,version,player,against,games,wins,draws,broken_off,win_rate,win_rate_ci95,points,points_ci95,\
                           elo,elo_ci95_low,elo_ci95_high,sprt,games_per_second";

fn csv_line(about: &About, row: &Row) -> String {
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

fn json_result(about: &About, settings: &MatchSettings, rows: &[Row]) -> serde_json::Value {
    json!({
        "rules": about.rules, "digest": about.digest, "seed": about.seed, "version": VERSION,
        "players": about.players, "rounds": settings.rounds, "opening": settings.opening,
        "longest_game": LONGEST_GAME, "stopped": interrupt::asked(),
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
