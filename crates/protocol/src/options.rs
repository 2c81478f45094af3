//! `setoption`: the rules, their fields, and the engine's own settings.

use std::io::{self, Write};
use std::path::PathBuf;

use engine::{Advisor, advisor, advisor_with_net};
use game::rules::{Kind, OptionSpec, Values, Variant};
use teahouse::AnyGame;

use crate::{Complaint, DEFAULT_RULES, shown};

/// What an option changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// The rules: the game begins anew.
    Rules,
    /// How the engine thinks.
    Advice,
    /// Who thinks.
    Net,
}

/// What `setoption` has set.
pub(crate) struct Settings {
    /// The rules as chosen, before any field was changed.
    rules: Variant,
    /// The fields, with the changes.
    values: Values,
    advice: engine::Settings,
    /// A net of one's own.
    net: Option<PathBuf>,
    /// Whether that net may be one of other rules.
    any_rules: bool,
}

/// An option of the engine itself: name, default, smallest, largest, and how to set it.
type EngineOption = (&'static str, u64, u64, u64, fn(&mut engine::Settings, u64));

const ENGINE_OPTIONS: [EngineOption; 5] = [
    ("Hash", 16, 1, 65_536, |manner, n| manner.hash = n as usize),
    ("Threads", 1, 1, 1024, |manner, n| manner.threads = n as usize),
    ("Level", 10, 1, 10, |manner, n| manner.level = n as u8),
    ("MultiPV", 1, 1, 500, |manner, n| manner.lines = n as usize),
    ("Seed", 1, 0, u64::MAX, |manner, n| manner.seed = n),
];

/// The one that is on or off: looks at every move to the full depth, where the engine would leave some out.
const FULL_WIDTH: &str = "FullWidth";

/// The file of a net to think with, instead of the one that comes with Teahouse.
const NET: &str = "Net";

/// Whether that net may have been trained for other rules.
const ANY_RULES: &str = "AnyRules";

impl Default for Settings {
    fn default() -> Settings {
        let rules = teahouse::variant(DEFAULT_RULES).expect("the default rules are built in and valid");
        Settings {
            values: rules.values.clone(),
            rules,
            advice: engine::Settings::default(),
            net: None,
            any_rules: false,
        }
    }
}

impl Settings {
    /// Sets one option, written `name <name> value <value>`.
    pub(crate) fn set(&mut self, rest: &str) -> Result<Change, Complaint> {
        let (name, value) = name_and_value(rest)?;
        if let Some(option) = ENGINE_OPTIONS.iter().find(|option| option.0 == name) {
            let &(_, _, min, max, set) = option;
            let number = value.parse().ok().filter(|n| (min..=max).contains(n));
            let number = number.ok_or_else(|| {
                format!("{name} \"{}\": expected a whole number from {min} to {max}", shown(value))
            })?;
            set(&mut self.advice, number);
            return Ok(Change::Advice);
        }
        match name {
            FULL_WIDTH => {
                self.advice.full_width = truth(name, value)?;
                return Ok(Change::Advice);
            }
            ANY_RULES => {
                self.any_rules = truth(name, value)?;
                return Ok(Change::Net);
            }
            NET => {
                self.net = Some(PathBuf::from(value)).filter(|_| !matches!(value, "" | "<empty>"));
                return Ok(Change::Net);
            }
            "Rules" => {
                self.rules = teahouse::variant(value).map_err(|error| error.to_string())?;
                self.values = self.rules.values.clone();
                return Ok(Change::Rules);
            }
            _ => {}
        }
        let family = self.rules.family;
        let spec = family
            .option(name)
            .ok_or_else(|| format!("{} has no option \"{}\"; uci lists them", family.name, shown(name)))?;
        self.values.set_from_text(spec, value)?;
        Ok(Change::Rules)
    }

    /// How the engine thinks.
    pub(crate) fn advice(&self) -> engine::Settings {
        self.advice
    }

    /// Somebody who thinks about a game with the net that was chosen.
    pub(crate) fn advisor(&self, game: &AnyGame) -> Result<Box<dyn Advisor>, Complaint> {
        match &self.net {
            Some(net) => advisor_with_net(game, net, self.any_rules).map_err(|error| error.to_string()),
            None => Ok(advisor(game)),
        }
    }

    /// Makes a game of the options as they are now.
    pub(crate) fn open(&self) -> Result<AnyGame, Complaint> {
        let mut variant = self.rules.clone();
        variant.values = self.values.clone();
        teahouse::open(variant).map_err(|error| error.to_string())
    }

    /// Writes an `option` line for every option.
    pub(crate) fn list(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "option name Rules type string default {}", self.rules.id)?;
        for (name, default, min, max, _) in ENGINE_OPTIONS {
            writeln!(out, "option name {name} type spin default {default} min {min} max {max}")?;
        }
        writeln!(out, "option name {FULL_WIDTH} type check default false")?;
        writeln!(out, "option name {NET} type string default <empty>")?;
        writeln!(out, "option name {ANY_RULES} type check default false")?;
        for spec in self.rules.family.options {
            for name in std::iter::once(&spec.path).chain(spec.aliases) {
                writeln!(out, "option name {name} {}", self.describe(spec))?;
            }
        }
        Ok(())
    }

    /// Type and default of a rule field; the default is what the chosen rules say.
    fn describe(&self, spec: &OptionSpec) -> String {
        let default = self.rules.values.get(spec.path);
        let text = default.as_text().map_or_else(|| default.to_string(), str::to_owned);
        match spec.kind {
            Kind::Bool => format!("type check default {text}"),
            Kind::Int { min, max } => format!("type spin default {text} min {min} max {max}"),
            Kind::Name(names) => {
                let choices: String = names.iter().map(|name| format!(" var {name}")).collect();
                format!("type combo default {text}{choices}")
            }
            _ => format!("type string default {text}"),
        }
    }
}

fn truth(name: &str, value: &str) -> Result<bool, Complaint> {
    value.parse().map_err(|_| format!("{name} \"{}\": expected true or false", shown(value)))
}

fn name_and_value(rest: &str) -> Result<(&str, &str), Complaint> {
    let wrong = || format!("setoption \"{}\": expected name <name> value <value>", shown(rest));
    let rest =
        rest.strip_prefix("name").filter(|rest| rest.starts_with(char::is_whitespace)).ok_or_else(wrong)?;
    let (name, value) = match rest.split_once(" value ") {
        Some((name, value)) => (name, value),
        None => (rest.trim_end().strip_suffix(" value").ok_or_else(wrong)?, ""),
    };
    let name = name.trim();
    if name.is_empty() { Err(wrong()) } else { Ok((name, value.trim())) }
}
