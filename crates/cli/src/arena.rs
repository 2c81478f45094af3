//! `teahouse arena`: players against players, with confidence intervals.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::bail;
use engine::Roster;
use game::{LONGEST_GAME, Notation, Seat, excerpt};
use serde_json::json;
use teahouse::ludo::Ludo;
use teahouse::mill::Mill;
use teahouse::nardi::Nardi;
use teahouse::{AnyGame, MatchSetup, Record, with_game};
use training::arena::{
    Entrant, MatchSettings, PlayedGame, SeatTally, Sprt, Tally, pairings, play_match_until, seated,
};
use training::csv_text;
use training::matches::{CubePolicy, play_matches};

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
    /// Play matches to so many points instead of single games, by the rules' own cube; a match counts as a game
    #[arg(long = "match", value_name = "POINTS", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..=99))]
    points: Option<u32>,
    /// Play matches with the cube: when each player doubles, in their order (right, never or always; the last one also
    /// counts for the players left)
    #[arg(long, value_name = "POLICIES", value_delimiter = ',', num_args = 1)]
    cube: Vec<CubePolicy>,
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
    if arguments.points.is_some() || !arguments.cube.is_empty() {
        let game = game.with_match(&match_of(&game, &arguments))?;
        let AnyGame::Nardi(nardi) = &game else { bail!("{}", teahouse::MatchError::NoMatches) };
        return pool.install(|| compete(nardi.as_ref(), &arguments, Some(&game)));
    }
    with_game!(&game, game => pool.install(|| compete(game.as_ref(), &arguments, None)))
}

/// The match that is asked for: what is not said is as the rule file has it.
fn match_of(game: &AnyGame, arguments: &Arguments) -> MatchSetup {
    let usual = MatchSetup::of(game).unwrap_or_else(|| MatchSetup::to(1, false));
    let length = arguments.points.unwrap_or(usual.length);
    let cube = usual.cube || !arguments.cube.is_empty();
    let crawford = cube && length > 1 && (usual.crawford || !usual.cube);
    MatchSetup { length, cube, crawford, jacoby: usual.jacoby && length == 1, ..usual }
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

/// What is played: single games, or matches by these rules.
fn compete<G: Contest>(game: &G, arguments: &Arguments, matches: Option<&AnyGame>) -> anyhow::Result<()> {
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
    let played = play_all((game, matches), &entrants, &settings, &about, arguments, &mut files, &mut rows);
    files.finish().and(played)?;
    if arguments.json {
        output::line(format_args!("{:#}", json_result(&about, &settings, &rows)))?;
    } else if interrupt::asked() {
        output::line("stopped: the last line counts the games that were finished")?;
    }
    Ok(())
}

fn play_all<G: Contest>(
    (game, matches): (&G, Option<&AnyGame>),
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
        let policy =
            |at: usize| arguments.cube.get(at).or(arguments.cube.last()).copied().unwrap_or_default();
        let matches = matches.map(|game| (game, [policy(first), policy(second)]));
        let pair = [&entrants[first], &entrants[second]];
        let row = play_pairing(game, pair, matches, settings, files.records.as_mut())?;
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

fn play_pairing<G: Contest>(
    game: &G,
    [first, second]: [&Entrant<G>; 2],
    matches: Option<(&AnyGame, [CubePolicy; 2])>,
    settings: &MatchSettings,
    mut records: Option<&mut WholeFile>,
) -> anyhow::Result<Row> {
    let started = Instant::now();
    let bar = progress_bar(settings.rounds, "rounds");
    let mut written = Ok(());
    // With the cube a player is told by when he doubles, too.
    let names = [first, second].map(|entrant| entrant.name.clone());
    let names = match matches.filter(|(game, _)| MatchSetup::of(game).is_some_and(|setup| setup.cube)) {
        Some((_, policies)) => [0, 1].map(|at| format!("{} ({})", names[at], policies[at])),
        None => names,
    };
    let tally = game.contend(
        [first, second],
        matches.map(|(_, policies)| policies),
        settings,
        &mut |tally| {
            bar.set_position(tally.rounds);
            bar.set_message(format!("{:.1} %", 100.0 * tally.win_share()));
        },
        &mut |played| {
            let Some(file) = records.as_mut().filter(|_| written.is_ok()) else { return };
            let name = |seat| names[usize::from(seat != played.seat)].as_str();
            written = match matches {
                Some((of_match, _)) => add_match(file, of_match, &played.acts, [name(0), name(1)]),
                None => file.add(Record::of_events(game, &played.events, name)),
            };
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
    let [first, second] = names;
    Ok(Row { first, second, tally, seats, verdict, seconds })
}

/// Writes the records of a match: one for every game.
fn add_match(file: &mut WholeFile, game: &AnyGame, acts: &[String], names: [&str; 2]) -> anyhow::Result<()> {
    let mut table = game.usual_table();
    acts.iter().try_for_each(|act| table.act(act))?;
    let players = [("White", names[0]), ("Black", names[1])];
    Record::all_of(table.as_ref(), None, &players).into_iter().try_for_each(|record| file.add(record))
}

/// Games that players compete in; some of them in matches with the cube.
trait Contest: Roster + Notation {
    fn contend(
        &self,
        [first, second]: [&Entrant<Self>; 2],
        _: Option<[CubePolicy; 2]>,
        settings: &MatchSettings,
        on_progress: &mut dyn FnMut(&Tally),
        on_game: &mut dyn FnMut(PlayedGame<Self::Move>),
    ) -> Tally {
        play_match_until(self, first, second, settings, interrupt::flag(), on_progress, on_game)
    }
}

impl Contest for Ludo {}
impl Contest for Mill {}

impl Contest for Nardi {
    fn contend(
        &self,
        entrants: [&Entrant<Nardi>; 2],
        policies: Option<[CubePolicy; 2]>,
        settings: &MatchSettings,
        on_progress: &mut dyn FnMut(&Tally),
        on_game: &mut dyn FnMut(PlayedGame<Self::Move>),
    ) -> Tally {
        let stop = interrupt::flag();
        match policies {
            Some(policies) => play_matches(self, entrants, policies, settings, stop, on_progress, on_game),
            None => play_match_until(self, entrants[0], entrants[1], settings, stop, on_progress, on_game),
        }
    }
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
