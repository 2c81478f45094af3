//! `teahouse rules`: list, print, check and explain rule files.

use std::io::{self, Write};

use anyhow::{Context as _, bail};
use game::Catalogue;
use game::rules::{MAX_PROBLEMS, Place, Problem};
use serde_json::json;
use teahouse::{RulesError, name_of, summary_of};

/// Arguments of `teahouse rules`.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the built-in variants
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print a rule file
    Show {
        /// A variant, or a rule file
        rules: String,
        /// Print every option, inherited ones and defaults too, and the digest
        #[arg(long)]
        full: bool,
    },
    /// Check a rule file and explain everything that is wrong with it
    Check {
        /// The rule file
        file: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print the JSON Schema of rule files, for editors
    Schema,
    /// Write the rules of a variant in plain words
    Explain {
        /// A variant, or a rule file
        rules: String,
    },
}

/// Runs one of the subcommands.
pub fn run(arguments: Arguments, words: &Catalogue) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    match arguments.command {
        Command::List { json } => list(json, &mut out),
        Command::Show { rules, full } => show(&rules, full, &mut out),
        Command::Check { file, json } => check(&file, json, &mut out),
        Command::Schema => Ok(write!(out, "{}", teahouse::schema_text())?),
        Command::Explain { rules } => explain(&rules, words, &mut out),
    }
}

fn list(as_json: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    let variants = teahouse::built_in_ids().map(teahouse::variant).collect::<Result<Vec<_>, _>>()?;
    if as_json {
        let row = |v: &game::rules::Variant| {
            json!({ "id": v.id, "family": v.family.name, "name": name_of(v), "summary": summary_of(v),
                    "version": v.version, "digest": v.digest() })
        };
        writeln!(out, "{:#}", json!(variants.iter().map(row).collect::<Vec<_>>()))?;
        return Ok(());
    }
    let width = variants.iter().map(|variant| variant.id.len()).max().unwrap_or(0);
    for family in teahouse::FAMILIES {
        writeln!(out, "{}", family.name)?;
        for variant in variants.iter().filter(|variant| variant.family == *family) {
            writeln!(out, "  {:width$}  {}", variant.id, summary_of(variant))?;
        }
    }
    Ok(())
}

fn show(rules: &str, full: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    let variant = teahouse::variant(rules)?;
    match teahouse::rule_file_text(rules) {
        _ if full => write!(out, "# digest {}\n{}", variant.digest(), variant.to_toml())?,
        Some(text) => write!(out, "{text}")?,
        None => write!(out, "{}", std::fs::read_to_string(rules).with_context(|| rules.to_owned())?)?,
    }
    Ok(())
}

/// The rules in words, below their name and what is different about them.
fn explain(rules: &str, words: &Catalogue, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = teahouse::game(rules)?;
    let summary = summary_of(game.variant());
    writeln!(out, "# {}\n", name_of(game.variant()))?;
    if !summary.is_empty() {
        writeln!(out, "{summary}\n")?;
    }
    Ok(write!(out, "{}", game.explain_in(words))?)
}

fn check(file: &str, as_json: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    let name = if teahouse::rule_file_text(file).is_some()
        || file.contains(['/', '\\'])
        || file.ends_with(".toml")
    {
        file.to_owned()
    } else {
        // Whoever says `check my-rules` means the file of that name.
        format!("./{file}")
    };
    let problems = match teahouse::game(&name) {
        Ok(game) if as_json => {
            let variant = game.variant();
            writeln!(
                out,
                "{:#}",
                json!({ "ok": true, "id": variant.id, "digest": variant.digest(), "problems": [] })
            )?;
            return Ok(());
        }
        Ok(game) => {
            let variant = game.variant();
            writeln!(
                out,
                "{file}: fine. {} ({}), digest {}",
                name_of(variant),
                variant.family.name,
                variant.digest()
            )?;
            return Ok(());
        }
        Err(RulesError::Wrong { problems, .. }) => problems.0,
        Err(error) => return Err(error.into()),
    };
    if as_json {
        let rows: Vec<_> = problems
            .iter()
            .map(|p| {
                json!({ "line": p.place.map(|place| place.line), "column": p.place.map(|place| place.column),
                        "option": p.path, "message": p.message(), "help": p.help() })
            })
            .collect();
        writeln!(out, "{:#}", json!({ "ok": false, "problems": rows }))?;
    } else {
        let text = std::fs::read_to_string(&name).unwrap_or_default();
        for problem in &problems {
            print_problem(file, &text, problem, out)?;
        }
    }
    match problems.len() {
        1 => bail!("{file} has a problem"),
        // The last one only says how many are left out.
        many if many > MAX_PROBLEMS => bail!("{file} has more than {MAX_PROBLEMS} problems"),
        many => bail!("{file} has {many} problems"),
    }
}

/// A longer line of a rule file would hide what is said about it.
const LONGEST_SHOWN: usize = 400;

fn print_problem(file: &str, text: &str, problem: &Problem, out: &mut dyn Write) -> io::Result<()> {
    match problem.place {
        Some(Place { line, column }) => {
            writeln!(out, "{file}:{line}:{column}: {}", problem.message())?;
            if let Some(source) = text.lines().nth(line - 1).filter(|source| source.len() <= LONGEST_SHOWN) {
                // A terminal obeys control characters, wherever they come from.
                let source = source.replace(|c: char| c != '\t' && c.is_control(), "\u{fffd}");
                writeln!(out, "  {line:>4} | {source}\n       | {:>column$}", "^")?;
            }
        }
        None => writeln!(out, "{file}: {}", problem.message())?,
    }
    if let Some(help) = problem.help() {
        writeln!(out, "       = help: {help}")?;
    }
    writeln!(out)
}
