//! `teahouse verify`: whether the dice of recorded games are those that were committed to before them.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail};
use game::Message;
use teahouse::fair::fair::Commitment;
use teahouse::{AnyGame, Catalogue, Record, fair};

use crate::replay::{describe, read_text};

/// Arguments of `teahouse verify`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Files of records, as tables on a server give them
    #[arg(required = true, value_name = "RECORD")]
    files: Vec<PathBuf>,
    /// The rule file they were played by, where the rules are not built in
    #[arg(long)]
    rules: Option<String>,
    /// The commitment you were shown when you sat down; without it that of the record is believed
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
}

/// Checks the dice of every game of every file.
pub fn run(arguments: Arguments, words: &Catalogue) -> anyhow::Result<()> {
    let rules = arguments.rules.as_deref().map(teahouse::game).transpose()?;
    let shown = arguments.commitment.as_deref().map(commitment).transpose()?;
    let mut check = Check { rules, shown, words, out: io::stdout().lock(), games: 0, failed: 0 };
    for path in &arguments.files {
        check.file(path)?;
    }
    let (games, failed) = (check.games, check.failed);
    if failed > 0 {
        let problem = Message::new("fair-not-all-checked").with("failed", failed).with("games", games);
        bail!("{}", words.text(&problem));
    }
    check.say(&words.text(&Message::new("fair-all-checked").with("games", games)))
}

fn commitment(text: &str) -> anyhow::Result<Commitment> {
    let expected = || anyhow!("--commitment {}: {}", game::excerpt(text), Message::new("fair-expected-hash"));
    Commitment::from_hex(text).map_err(|_| expected())
}

/// What is checked, and what came of it so far.
struct Check<'w, W: Write> {
    rules: Option<AnyGame>,
    shown: Option<Commitment>,
    words: &'w Catalogue,
    out: W,
    games: usize,
    failed: usize,
}

impl<W: Write> Check<'_, W> {
    /// Says of every game of a file, or match of several, what was found.
    fn file(&mut self, path: &Path) -> anyhow::Result<()> {
        let text = read_text(path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut games: Vec<Record> = Vec::new();
        let mut is_empty = true;
        self.say(&format!("{}:", path.display()))?;
        for record in Record::read_each(&text) {
            is_empty = false;
            match record {
                Ok(record) if games.last().is_some_and(|last| record.follows(last)) => games.push(record),
                Ok(record) => {
                    self.finish(&games)?;
                    games = vec![record];
                }
                Err(error) => {
                    self.finish(&std::mem::take(&mut games))?;
                    self.tell("?", 1, Err(error.into()))?;
                }
            }
        }
        self.finish(&games)?;
        if is_empty {
            bail!("{}: {}", path.display(), self.words.text(&Message::new("fair-no-records")));
        }
        Ok(())
    }

    fn finish(&mut self, games: &[Record]) -> anyhow::Result<()> {
        let Some(first) = games.first() else { return Ok(()) };
        let found = self.verify(games);
        self.tell(&describe(first), games.len(), found)
    }

    fn verify(&self, games: &[Record]) -> anyhow::Result<Option<u64>> {
        let own = || games[0].game();
        let game = self.rules.clone().map_or_else(own, Ok)?;
        Ok(fair::verify(games, &game, self.shown.as_ref())?)
    }

    fn tell(&mut self, what: &str, games: usize, found: anyhow::Result<Option<u64>>) -> anyhow::Result<()> {
        let first = self.games + 1;
        self.games += games;
        let said = match found {
            Ok(Some(rolls)) => self.words.text(&Message::new("fair-checked").with("rolls", rolls)),
            Ok(None) => self.words.text(&Message::new("fair-no-dice")),
            Err(error) => {
                self.failed += games;
                format!("{error:#}")
            }
        };
        self.say(&format!("{first:>6}  {what}\n        {said}"))
    }

    fn say(&mut self, text: &str) -> anyhow::Result<()> {
        writeln!(self.out, "{text}").context("writing the output")
    }
}
