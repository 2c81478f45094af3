//! `teahouse replay`: game records, checked move by move.

use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::string::FromUtf8Error;

use anyhow::{Context as _, bail};
use game::excerpt;
use teahouse::{AnyGame, Catalogue, Record};

use crate::moves::drawing;

/// Arguments of `teahouse replay`.
#[derive(clap::Args)]
pub struct Arguments {
    /// A file of records, such as simulate --records and arena --records write
    file: PathBuf,
    /// The rule file they were played by, where the rules are not built in
    #[arg(long)]
    rules: Option<String>,
    /// Show every position of this game, counted from 1
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    game: Option<usize>,
}

/// Replays all games, or shows one.
pub fn run(arguments: Arguments, words: &Catalogue) -> anyhow::Result<()> {
    let path = arguments.file.display();
    let text = read_text(&arguments.file).with_context(|| format!("cannot read {path}"))?;
    let rules = arguments.rules.as_deref().map(teahouse::game).transpose()?;
    let mut out = io::stdout().lock();
    if let Some(number) = arguments.game {
        let record = number.checked_sub(1).and_then(|index| Record::read_each(&text).nth(index));
        let count = || format!("--game {number}: there are {} games", Record::read_each(&text).count());
        return record
            .with_context(count)?
            .map_err(anyhow::Error::from)
            .and_then(|record| show(&record, rules.as_ref(), words, &mut out))
            .with_context(|| format!("{path}, game {number}"));
    }
    match replay_all(&text, rules.as_ref(), &mut out)? {
        (0, 0) => bail!("{path}: there are no records in it"),
        (good, 0) => writeln!(out, "{good} games, each replays to its result")?,
        (good, damaged) => bail!("{path}: {damaged} games are damaged, {good} replay to their result"),
    }
    Ok(())
}

/// The text of a file. What is not UTF-8 is marked, and damages no more than the game in which it stands.
pub fn read_text(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    net::open_file(path)?.read_to_end(&mut bytes)?;
    let marked = |error: FromUtf8Error| String::from_utf8_lossy(error.as_bytes()).into_owned();
    Ok(String::from_utf8(bytes).unwrap_or_else(marked))
}

/// Says of every game what it is or what is wrong with it; counts the good and the damaged ones.
fn replay_all(text: &str, rules: Option<&AnyGame>, out: &mut dyn Write) -> io::Result<(u64, u64)> {
    let (mut good, mut damaged) = (0, 0);
    // The games so far of the match that is being read; a single game is alone.
    let mut games: Vec<Record> = Vec::new();
    for (number, record) in (1..).zip(Record::read_each(text)) {
        let replayed = record.map_err(anyhow::Error::from).and_then(|record| {
            if !games.last().is_some_and(|last| record.follows(last)) {
                games.clear();
            }
            let line = describe(&record);
            games.push(record);
            replay(&games, rules).map(|_| line)
        });
        match replayed {
            Ok(line) => {
                good += 1;
                writeln!(out, "{number:>6}  {line}")?;
            }
            Err(error) => {
                damaged += 1;
                writeln!(out, "{number:>6}  DAMAGED: {error:#}")?;
            }
        }
    }
    Ok((good, damaged))
}

/// The game of a record or the match of several, under its own rules or these.
pub fn replay(games: &[Record], rules: Option<&AnyGame>) -> anyhow::Result<Box<dyn teahouse::Table>> {
    Ok(match rules {
        Some(game) => Record::replay_match_under(games, game)?,
        None => Record::replay_match(games)?,
    })
}

/// Rules, players and result in one line.
pub fn describe(record: &Record) -> String {
    let skipped = ["Teahouse", "Rules", "Digest", "Start", "Result", "Reason", "Events"];
    let of_play = ["Players", "Seed", "RuleFile", "Net", "AnyRules"];
    let of_match = ["Match", "Cube", "Crawford", "Jacoby", "NextGame", "Game", "Score", "CrawfordGame"];
    let is_of_dice = |name: &str| name.starts_with("Fair");
    let is_player = |name: &str| {
        !is_of_dice(name) && ![&skipped[..], &of_play, &of_match].iter().any(|others| others.contains(&name))
    };
    let players = record.headers.iter().filter(|(name, _)| is_player(name));
    let players: Vec<String> =
        players.map(|(seat, player)| format!("{} {}", excerpt(seat), excerpt(player))).collect();
    let [rules, result, reason] =
        ["Rules", "Result", "Reason"].map(|name| excerpt(record.header(name).unwrap_or("unknown")));
    let header = |name: &str| excerpt(record.header(name).unwrap_or("?"));
    let place = match record.header("Match") {
        Some(_) => {
            format!(" (match to {}, game {} at {})", header("Match"), header("Game"), header("Score"))
        }
        None => String::new(),
    };
    format!("{rules}{place}: {} – {result}, {reason}", players.join(", "))
}

/// Every event with the position after it, and the board in the end.
fn show(
    record: &Record,
    rules: Option<&AnyGame>,
    words: &Catalogue,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let end = replay(std::slice::from_ref(record), rules)?;
    writeln!(out, "{}", describe(record))?;
    let mut so_far = replay(&[Record { events: Vec::new(), headers: without_result(record) }], rules)?;
    writeln!(out, "{:<12} {}", "", so_far.fen())?;
    for (event, comment) in &record.events {
        so_far.act(event)?;
        let comment = if comment.is_empty() { String::new() } else { format!("  {{{}}}", excerpt(comment)) };
        writeln!(out, "{event:<12} {}{comment}", so_far.fen())?;
    }
    write!(out, "\n{}", drawing(&end.picture(), words))?;
    Ok(())
}

/// The headers of a game that has only begun.
fn without_result(record: &Record) -> Vec<(String, String)> {
    let is_kept = |name: &str| !matches!(name, "Result" | "Reason" | "Events");
    record.headers.iter().filter(|(name, _)| is_kept(name)).cloned().collect()
}
