//! `teahouse arena`: players against players, with confidence intervals.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::bail;
use teahouse::{AnyGame, MatchSetup, Record, with_game};
use training::arena::{Entrant, MatchSettings, Sprt, pairings, seated};
use training::contest::Contest;
use training::matches::{CubePolicy, game_of_matches};
use training::report::{About, CSV_HEADING, Row, arena_json, csv_line, heading, name_width, table_line};
use training::shards::records_of_match;

use crate::interrupt;
use crate::nets::{ForeignArguments, open};
use crate::output::{self, WholeFile};
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
        let game = game_of_matches(&game, arguments.points, !arguments.cube.is_empty())?;
        let AnyGame::Nardi(nardi) = &game else { bail!("{}", teahouse::MatchError::NoMatches) };
        return pool.install(|| compete(nardi.as_ref(), &arguments, Some(&game)));
    }
    with_game!(&game, game => pool.install(|| compete(game.as_ref(), &arguments, None)))
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
        output::line(format_args!("{:#}", arena_json(&about, &settings, &rows, interrupt::asked())))?;
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
    let width = name_width(&arguments.players);
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
        interrupt::flag(),
        &mut |tally| {
            bar.set_position(tally.rounds);
            bar.set_message(format!("{:.1} %", 100.0 * tally.win_share()));
        },
        &mut |played| {
            let Some(file) = records.as_mut().filter(|_| written.is_ok()) else { return };
            let name = |seat| names[usize::from(seat != played.seat)].as_str();
            written = match matches {
                Some((of_match, _)) => records_of_match(of_match, &played.acts, [name(0), name(1)])
                    .map_err(anyhow::Error::from)
                    .and_then(|records| file.add(records)),
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

fn read_sprt(text: &str) -> anyhow::Result<Sprt> {
    text.parse().map_err(|why: String| anyhow::anyhow!("--sprt {why}"))
}
