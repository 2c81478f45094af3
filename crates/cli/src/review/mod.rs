//! `teahouse review`: what every decision of recorded games was worth.

mod comments;
mod gather;
mod json;
mod report;
mod svg;
mod totals;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::path::PathBuf;

use anyhow::bail;
use engine::review::{Decision, End, USUAL_LEVEL};
use engine::{Models, Review, ReviewSettings, RolloutSettings};
use game::Seat;

use teahouse::{Record, Table, header_of};

use crate::interrupt;
use crate::nets::NetArguments;
use crate::output::{self, WholeFile};
use crate::simulate::{pool, progress_bar, read_seed};
use gather::Gathered;

pub use json::{bounds_json, cube_json, known_json, line_json};
pub use report::{print_rows, signed};

/// Arguments of `teahouse review`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Files of records, or folders of such files
    #[arg(required = true, value_name = "GAME")]
    games: Vec<PathBuf>,
    /// The rule file they were played by, where the rules are not built in
    #[arg(long)]
    rules: Option<String>,
    #[command(flatten)]
    net: NetArguments,
    /// Review this game alone, counted from 1; the games of a match are reviewed together otherwise
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    game: Option<usize>,
    /// Look as far ahead as this level, 1 to 10
    #[arg(long, default_value_t = USUAL_LEVEL, allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(1..=10))]
    level: u8,
    /// Look so many rolls ahead instead, in Mill so many actions
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(0..=20))]
    ply: Option<u8>,
    /// Play the moves of close calls out so many times (dice games)
    #[arg(long, value_name = "TRIALS", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    rollouts: Option<u64>,
    /// How many of the best moves are kept for each decision
    #[arg(long, default_value_t = 5, allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=100))]
    lines: u16,
    /// How many mistakes are listed, the worst first
    #[arg(long, default_value_t = 10, allow_negative_numbers = true)]
    worst: usize,
    /// The seed of rollouts
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = read_seed)]
    seed: u64,
    /// Write the records to this file, with what was found as comments
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Draw chances and luck of a game or a match to this file, as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Threads; all cores if left out
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Arguments {
    fn settings(&self, end: Option<End>) -> ReviewSettings {
        ReviewSettings {
            level: self.level,
            ply: self.ply,
            rollouts: self.rollouts.map(|trials| RolloutSettings {
                trials,
                seed: self.seed,
                ..RolloutSettings::default()
            }),
            lines: usize::from(self.lines),
            end,
        }
    }
}

/// A game that was reviewed, or a match, as far as there was time for it.
struct Reviewed {
    /// Where it stands: the file, and its number in it from 1.
    source: String,
    /// The record of the game, or those of all games of the match in order.
    records: Vec<Record>,
    table: Box<dyn Table>,
    review: Review,
    done: usize,
    of: usize,
}

impl Reviewed {
    /// Who played in a seat, as the record has it.
    fn player(&self, seat: Seat) -> String {
        let id = self.table.seat_id(seat);
        let named = self.records.first().and_then(|record| record.header(&header_of(id)));
        named.unwrap_or(id).to_owned()
    }

    /// The number of the game of a match that a decision belongs to, from 1; nothing for a single game.
    fn game_of(&self, decision: &Decision) -> Option<usize> {
        let games = &self.review.games;
        (!games.is_empty()).then(|| games.partition_point(|game| game.begins <= decision.starts))
    }

    /// How many games were played.
    fn games(&self) -> usize {
        self.records.len()
    }

    /// The dice that a decision was made with; none in Mill, and none where it is one about the cube.
    fn dice(&self, decision: &Decision) -> String {
        if decision.cube.is_some() {
            return String::new();
        }
        let before = self.review.rolls.iter().rev().find(|roll| roll.event < decision.starts);
        before.map_or_else(String::new, |roll| roll.roll.clone())
    }
}

/// Reviews all games, and prints what was found.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let rules = arguments.rules.as_deref().map(teahouse::game).transpose()?;
    let Gathered { mut games, damaged } =
        gather::gather(&arguments.games, rules.as_ref(), arguments.game.is_some())?;
    let found: usize = games.iter().map(|game| game.records.len()).sum();
    if let Some(number) = arguments.game {
        if number == 0 || number > found {
            bail!("--game {number}: there are {found} games");
        }
        games = games.split_off(number - 1);
        games.truncate(1);
    }
    if games.is_empty() && damaged == 0 {
        bail!("there are no records in what was named");
    }
    if arguments.svg.is_some() && games.len() != 1 {
        bail!("--svg draws one game or match, and there are {}; choose a game with --game", games.len());
    }
    let nets = nets_for(&games, &arguments.net)?;
    interrupt::catch();
    let records = arguments.records.as_deref().map(WholeFile::create).transpose()?;
    let svg = arguments.svg.as_deref().map(WholeFile::create).transpose()?;
    let reviewed = pool(arguments.threads)?.install(|| review_all(games, &nets, arguments))?;
    if let Some(mut file) = records {
        reviewed.iter().flat_map(comments::commented).try_for_each(|record| file.add(record))?;
        file.finish()?;
    }
    if let (Some(mut file), Some(game)) = (svg, reviewed.first()) {
        file.add(svg::drawing(game))?;
        file.finish()?;
    }
    if arguments.json {
        output::line(format_args!("{:#}", json::answer(&reviewed, arguments, damaged)))?;
    } else {
        report::print(&reviewed, arguments.worst)?;
    }
    if damaged > 0 {
        bail!("{damaged} games are damaged, {found} were reviewed");
    }
    Ok(())
}

/// The nets that games are judged with, by the digest of their rules.
type Nets = BTreeMap<String, Cow<'static, Models>>;

/// Opens the nets before anything is judged.
fn nets_for(games: &[gather::Game], net: &NetArguments) -> anyhow::Result<Nets> {
    let mut nets = Nets::new();
    for gather::Game { game, .. } in games {
        if let Entry::Vacant(place) = nets.entry(game.variant().digest()) {
            place.insert(net.models(game)?);
        }
    }
    Ok(nets)
}

/// Reviews one game after the other, each on all threads, until somebody stops it.
fn review_all(games: Vec<gather::Game>, nets: &Nets, arguments: &Arguments) -> anyhow::Result<Vec<Reviewed>> {
    let is_one = games.len() == 1;
    let bar = progress_bar(games.len() as u64, if is_one { "decisions and rolls" } else { "games" });
    let mut reviewed = Vec::new();
    for gather::Game { source, records, game, table } in games {
        let end = records.last().and_then(|last| end_of(last, table.as_ref()));
        let settings = arguments.settings(end);
        let nets = match nets.get(&game.variant().digest()) {
            Some(opened) => opened.as_ref(),
            None => Models::built_in(),
        };
        let mut reviewer = engine::reviewer_among(&game, table.as_ref(), nets, &settings)?;
        if is_one {
            bar.set_length(reviewer.of() as u64);
        }
        reviewer.run(interrupt::flag(), &|done| {
            if is_one {
                bar.set_position(done as u64);
            }
        });
        if !is_one {
            bar.inc(1);
        }
        let (review, done, of) = (reviewer.review(), reviewer.done(), reviewer.of());
        reviewed.push(Reviewed { source, records, table, review, done, of });
        if interrupt::asked() {
            break;
        }
    }
    bar.finish_and_clear();
    Ok(reviewed)
}

/// How a game ended that the rules did not end.
fn end_of(record: &Record, table: &dyn Table) -> Option<End> {
    let result = record.header("Result")?;
    let winner = (0..table.seats()).find(|&seat| table.seat_id(seat) == result);
    winner.map(End::Won).or_else(|| (result == "draw").then_some(End::Drawn))
}
