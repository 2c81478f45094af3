//! `teahouse play`: the game in the terminal. A full screen on a terminal, plain lines elsewhere.

mod board;
mod commands;
mod drawing;
mod help;
mod keeping;
mod learning;
mod menu;
mod plain;
mod room;
mod screen;
mod setting;
mod sitting;
mod telling;
#[cfg(test)]
mod tests;
mod thinking;
mod tutor;

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use anyhow::bail;
use game::Message;
use teahouse::Catalogue;

use crate::nets::NetArguments;
use crate::simulate::read_seed;
use keeping::Saved;
use learning::Wish;
use menu::{Asker, Chosen};
use setting::{DEFAULT_PLAYERS, MatchChoice, Setup};
use sitting::{Origin, Sitting};

/// Arguments of `teahouse play`.
#[derive(clap::Args, Default)]
pub struct Arguments {
    /// A variant, or a rule file; without it there is a menu, or long-nardi where nobody can be asked
    #[arg(long)]
    rules: Option<String>,
    /// Who sits where, seat by seat, joined by commas: human, level:1 to level:10, or anybody who plays in the
    /// arena, such as random, heuristic or greedy:FILE; the last one also takes the seats left [default: human,level:5]
    #[arg(long)]
    players: Option<String>,
    #[command(flatten)]
    net: NetArguments,
    /// Play a match to so many points; rules that ask for matches play them anyway, and 1 is a single game
    #[arg(long = "match", value_name = "POINTS", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..=99))]
    points: Option<u32>,
    /// Play with the doubling cube
    #[arg(long)]
    cube: bool,
    /// Begin from this position, a FEN
    #[arg(long)]
    position: Option<String>,
    /// The seed of the dice; a new one every time if left out
    #[arg(long, allow_negative_numbers = true, value_parser = read_seed)]
    seed: Option<u64>,
    /// Be told before a bad move stands what it costs and why, and take it back if you like
    #[arg(long)]
    tutor: bool,
    /// Lines instead of a full screen
    #[arg(long)]
    plain: bool,
    /// Begin a new game without asking about an unfinished one
    #[arg(long)]
    new: bool,
    /// Go on with the unfinished game of these rules without asking; without --rules, with the last one
    #[arg(long, conflicts_with_all = ["new", "position", "seed", "players", "points", "cube"])]
    resume: bool,
    /// Where no net plays these rules, let one learn them first, for so many seconds
    #[arg(long, value_name = "SECONDS", num_args = 0..=1, require_equals = true, default_missing_value = "30", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    learn: Option<u64>,
    /// Play at once where no net plays these rules, without asking
    #[arg(long, conflicts_with = "learn")]
    no_learn: bool,
}

const DEFAULT_RULES: &str = "long-nardi";

/// Plays until the person has had enough.
pub fn run(arguments: Arguments, words: &'static Catalogue) -> anyhow::Result<()> {
    let is_attended = io::stdin().is_terminal();
    let is_plain = arguments.plain || !is_attended || !io::stdout().is_terminal();
    let asker = Asker { is_plain, words };
    // What a script plays is no unfinished game of anybody, unless it asks for one.
    let folder = if is_attended || arguments.resume { keeping::folder() } else { None };
    let Some((sitting, greeting)) = begin(arguments, is_attended, &asker, folder.as_ref())? else {
        return Ok(());
    };
    if is_plain { plain::run(sitting, folder, &greeting) } else { screen::run(sitting, folder, greeting) }
}

/// Sets the table, with the questions that belong to it; `None` if the person leaves.
fn begin(
    arguments: Arguments,
    is_attended: bool,
    asker: &Asker,
    folder: Option<&PathBuf>,
) -> anyhow::Result<Option<(Sitting, String)>> {
    let is_bare = arguments.rules.is_none() && arguments.players.is_none() && arguments.position.is_none();
    let mut setup = setup(&arguments, asker.words);
    let mut kept = None;
    if arguments.resume && arguments.rules.is_none() {
        let newest = folder.and_then(|folder| keeping::all_kept(folder, asker.words).into_iter().next());
        let Some(record) = newest else { bail!("{}", asker.say(&Message::new("terminal-none-kept"))) };
        kept = Some(record);
    } else if is_bare && is_attended {
        let unfinished = folder.filter(|_| !arguments.new);
        let unfinished = unfinished.map_or_else(Vec::new, |folder| keeping::all_kept(folder, asker.words));
        match asker.menu(unfinished)? {
            None => return Ok(None),
            Some(Chosen::Kept(record)) => kept = Some(*record),
            Some(Chosen::New(rules, players)) => (setup.rules, setup.players) = (rules, players),
        }
    } else if let Some(folder) = folder.filter(|_| !arguments.new && arguments.position.is_none()) {
        let variant = setup.game()?.variant().clone();
        match keeping::kept(folder, &variant.digest(), asker.words) {
            None if arguments.resume => {
                bail!(
                    "{}",
                    asker.say(
                        &Message::new("terminal-nothing-kept").with("rules", teahouse::name_of(&variant))
                    )
                );
            }
            None => {}
            Some(Ok(record)) if arguments.resume => kept = Some(record),
            Some(Ok(record)) => match asker.goes_on(&record, &teahouse::name_of(&variant))? {
                None => return Ok(None),
                Some(true) => kept = Some(record),
                Some(false) => {}
            },
            Some(Err(error)) if arguments.resume => return Err(error),
            // It is said, and a new game begins.
            Some(Err(error)) => setup.news.push(damaged(&error, asker)),
        }
    }
    sit_down(setup, kept, &arguments, is_attended, asker)
}

fn damaged(error: &anyhow::Error, asker: &Asker) -> String {
    asker.say(&Message::new("terminal-kept-damaged").with("problem", format!("{error:#}")))
}

/// What the arguments say about a new game.
fn setup(arguments: &Arguments, words: &'static Catalogue) -> Setup {
    let rules = arguments.rules.clone().unwrap_or_else(|| DEFAULT_RULES.to_owned());
    let net = arguments.net.net.as_ref().map(|net| net.canonicalize().unwrap_or_else(|_| net.clone()));
    Setup {
        game: None,
        origin: Origin { rule_file: setting::rule_file(&rules), net, net_name: None },
        rules,
        players: arguments.players.clone().unwrap_or_else(|| DEFAULT_PLAYERS.to_owned()),
        learned: None,
        any_rules: arguments.net.foreign.any_rules,
        seed: arguments.seed.unwrap_or_else(seed_from_the_clock),
        position: arguments.position.clone(),
        of_match: match (arguments.points, arguments.cube) {
            (None, false) => MatchChoice::AsRules,
            (points, with_cube) => MatchChoice::Asked(points, with_cube),
        },
        words,
        news: Vec::new(),
    }
}

/// Learns if need be, and seats everybody.
fn sit_down(
    mut setup: Setup,
    mut kept: Option<Saved>,
    arguments: &Arguments,
    is_attended: bool,
    asker: &Asker,
) -> anyhow::Result<Option<(Sitting, String)>> {
    let mut news = std::mem::take(&mut setup.news);
    if let Some(record) = &kept {
        let mut of_record = Setup::of_record(record, asker.words);
        match of_record.check(record) {
            Ok(()) => setup = of_record,
            Err(error) if arguments.resume => return Err(error),
            Err(error) => {
                news.push(damaged(&error, asker));
                kept = None;
            }
        }
    }
    let wish = match arguments.learn {
        Some(seconds) => Wish::Learn(seconds),
        None if arguments.no_learn || !is_attended || !setup.players.contains("level") => Wish::Refrain,
        None => Wish::Ask,
    };
    if setup.origin.net.is_none() {
        let lesson = learning::prepare(&setup.game()?, wish, asker)?;
        if lesson.is_left {
            return Ok(None);
        }
        setup.learned = lesson.net;
        news.extend(lesson.news);
    }
    let mut sitting = match &kept {
        Some(record) => {
            news.push(asker.say(&Message::new("terminal-gone-on")));
            setup.take_up(record)?
        }
        None => setup.sit_down()?,
    };
    sitting.tutor = arguments.tutor.then(tutor::Tutor::default);
    let welcome =
        Message::new("terminal-welcome").with("rules", teahouse::name_of(sitting.table().variant()));
    news.insert(0, sitting.say(&welcome.with("facing", sitting.facing())));
    Ok(Some((sitting, news.join("\n"))))
}

fn seed_from_the_clock() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(1, |time| time.as_nanos() as u64)
}
