//! `setoption`: the rules, their fields, and the engine's own settings.

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use engine::levels::LEVELS;
use engine::{Advisor, Limits, Models, advisor, advisor_among, advisor_with_net};
use game::rules::{Kind, OptionSpec, Variant};
use teahouse::{AnyGame, Table};

use crate::complaint::shown;
use crate::go::Request;
use crate::{Complaint, MOST_THREADS, split_at_word};

/// What an option changed.
pub(crate) enum Change {
    /// The rules: the game begins anew.
    Rules(AnyGame),
    /// How the engine thinks.
    Manner,
    /// Who thinks.
    Thinker,
}

/// What `setoption` has set.
pub(crate) struct Settings {
    /// The rules as chosen, before any field was changed.
    rules: Variant,
    /// The same with the changes.
    changed: Variant,
    advice: engine::Settings,
    /// A net of one's own.
    net: Option<PathBuf>,
    /// Whether that net may be one of other rules.
    any_rules: bool,
    /// Whether databases are asked.
    asks_databases: bool,
    /// Where they are; the cache if nowhere else.
    databases: Option<PathBuf>,
    /// Whether answers name what to ponder about.
    ponders: bool,
    /// What is lost of a clock on the way.
    overhead: Duration,
    /// How deeply to look when `go` does not say; 0 leaves it to the level.
    skill: u32,
    /// How long to think when `go` does not say; nothing leaves it to the level.
    move_time: Duration,
}

/// An option of the engine itself.
struct Own {
    name: &'static str,
    form: Form,
    /// With whom it does anything.
    with: With,
    change: fn() -> Change,
}

enum Form {
    Spin {
        default: u64,
        min: u64,
        max: u64,
        set: fn(&mut Settings, u64) -> Result<(), Complaint>,
    },
    /// What it is unless it is set.
    Check(bool, fn(&mut Settings, bool)),
    /// Empty unless it is set.
    Text(fn(&mut Settings, &str)),
    Button,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum With {
    All,
    /// Games that are searched: Mill.
    Search,
    /// Games that nets play: those with dice.
    Nets,
}

impl With {
    fn of(game: &AnyGame) -> With {
        if game.has_dice() { With::Nets } else { With::Search }
    }
}

const fn spin(
    name: &'static str,
    with: With,
    (default, min, max): (u64, u64, u64),
    set: fn(&mut Settings, u64) -> Result<(), Complaint>,
) -> Own {
    Own { name, form: Form::Spin { default, min, max, set }, with, change: || Change::Manner }
}

const RULES: &str = "Rules";

/// The megabytes a thread needs: its stack, and what it notes down.
const ROOM_OF_A_THREAD: u64 = 4;

static OWN: [Own; 15] = [
    spin("Hash", With::Search, (16, 1, 65_536), |settings, n| {
        if !machine_gives_memory(n) {
            return Err(Complaint::NoMemory { megabytes: n });
        }
        settings.advice.hash = n as usize;
        Ok(())
    }),
    Own { name: "Clear Hash", form: Form::Button, with: With::Search, change: || Change::Thinker },
    spin("Threads", With::Search, (1, 1, MOST_THREADS), |settings, n| {
        if !machine_gives_memory(n * ROOM_OF_A_THREAD) {
            return Err(Complaint::NoThreads { threads: n });
        }
        settings.advice.threads = n as usize;
        Ok(())
    }),
    Own {
        name: "Ponder",
        form: Form::Check(false, |settings, is_on| settings.ponders = is_on),
        with: With::Search,
        change: || Change::Manner,
    },
    spin("Level", With::All, (10, 1, 10), |settings, n| {
        settings.advice.level = n as u8;
        Ok(())
    }),
    spin("SkillLevel", With::Search, (0, 0, 30), |settings, n| {
        settings.skill = n as u32;
        Ok(())
    }),
    spin("MoveTime", With::Search, (0, 0, 60), |settings, n| {
        settings.move_time = Duration::from_secs(n);
        Ok(())
    }),
    spin("Move Overhead", With::All, (10, 0, 5_000), |settings, n| {
        settings.overhead = Duration::from_millis(n);
        Ok(())
    }),
    spin("MultiPV", With::All, (1, 1, 500), |settings, n| {
        settings.advice.lines = n as usize;
        Ok(())
    }),
    // Looks at every move to the full depth, where the engine would leave some out.
    Own {
        name: "FullWidth",
        form: Form::Check(false, |settings, is_on| settings.advice.full_width = is_on),
        with: With::Search,
        change: || Change::Manner,
    },
    // Whether databases are asked, and the folder they are in; the cache, where `teahouse solve` puts them, if none is named.
    Own {
        name: "UsePerfectDatabase",
        form: Form::Check(true, |settings, is_on| settings.asks_databases = is_on),
        with: With::Search,
        change: || Change::Thinker,
    },
    Own {
        name: "PerfectDatabase",
        form: Form::Text(|settings, path| {
            settings.databases = Some(PathBuf::from(path)).filter(|_| !matches!(path, "" | "<empty>"));
        }),
        with: With::Search,
        change: || Change::Thinker,
    },
    // The file of a net to think with, instead of the one that comes with Teahouse.
    Own {
        name: "Net",
        form: Form::Text(|settings, path| {
            settings.net = Some(PathBuf::from(path)).filter(|_| !matches!(path, "" | "<empty>"));
        }),
        with: With::Nets,
        change: || Change::Thinker,
    },
    // Whether that net may have been trained for other rules.
    Own {
        name: "AnyRules",
        form: Form::Check(false, |settings, is_on| settings.any_rules = is_on),
        with: With::Nets,
        change: || Change::Thinker,
    },
    spin("Seed", With::All, (1, 0, u64::MAX), |settings, n| {
        settings.advice.seed = n;
        Ok(())
    }),
];

/// Options of other engines that people may look for, and the code of what there is instead.
pub(crate) const INSTEAD: [(&str, &str); 9] = [
    ("Shuffling", "instead-seed"),
    ("Algorithm", "instead-search"),
    ("AiIsLazy", "instead-effort"),
    ("Skill Level", "instead-level"),
    ("UCI_LimitStrength", "instead-level"),
    ("UCI_Elo", "instead-level"),
    ("UCI_AnalyseMode", "instead-analysis"),
    ("Slow Mover", "instead-clock"),
    ("nodestime", "instead-nodes"),
];

impl Settings {
    /// The defaults, with these rules.
    pub(crate) fn new(rules: Variant) -> Settings {
        Settings {
            changed: rules.clone(),
            rules,
            advice: engine::Settings::default(),
            net: None,
            any_rules: false,
            asks_databases: true,
            databases: None,
            ponders: false,
            overhead: Duration::from_millis(10),
            skill: 0,
            move_time: Duration::ZERO,
        }
    }

    /// Sets one option, written `name <name> value <value>`; nothing changes if that is refused.
    pub(crate) fn set(&mut self, rest: &str) -> Result<Change, Complaint> {
        let (name, value) = name_and_value(rest)?;
        let needed = |name: &'static str| value.ok_or(Complaint::NoValue { name });
        if is_same(RULES, name) {
            return self.choose_rules(needed(RULES)?);
        }
        if let Some(own) = OWN.iter().find(|own| is_same(own.name, name)) {
            let value = if matches!(own.form, Form::Button) { "" } else { needed(own.name)? };
            return self.set_own(own, value);
        }
        if let Some(&(name, instead)) = INSTEAD.iter().find(|(other, _)| is_same(other, name)) {
            return Err(Complaint::UseInstead { name, instead });
        }
        let family = self.rules.family;
        let names =
            |spec: &&OptionSpec| spec.aliases.iter().chain([&spec.path]).any(|own| is_same(own, name));
        let spec = family.options.iter().find(names);
        let spec = spec.ok_or_else(|| Complaint::UnknownOption { family: family.name, name: shown(name) })?;
        self.set_field(spec, needed(spec.path)?)
    }

    fn set_own(&mut self, own: &Own, value: &str) -> Result<Change, Complaint> {
        let name = own.name;
        match own.form {
            Form::Button => {}
            Form::Text(set) => set(self, value),
            Form::Check(_, set) => {
                let truth = value.to_ascii_lowercase().parse();
                set(self, truth.map_err(|_| Complaint::NotATruth { name, text: shown(value) })?);
            }
            Form::Spin { min, max, set, .. } => {
                let number = value.parse().ok().filter(|n| (min..=max).contains(n));
                set(
                    self,
                    number.ok_or_else(|| Complaint::NotANumber { name, text: shown(value), min, max })?,
                )?;
            }
        }
        Ok((own.change)())
    }

    /// Chooses rules as they are written; fields that were changed before do not matter.
    fn choose_rules(&mut self, name: &str) -> Result<Change, Complaint> {
        let built_in = teahouse::built_in_ids().find(|id| is_same(id, name));
        let game = teahouse::game(built_in.unwrap_or(name))?;
        self.rules = game.variant().clone();
        self.changed = self.rules.clone();
        Ok(Change::Rules(game))
    }

    /// Changes a field, if what comes of it is a game.
    fn set_field(&mut self, spec: &OptionSpec, value: &str) -> Result<Change, Complaint> {
        let mut changed = self.changed.clone();
        let set = changed.values.set_from_text(spec, value);
        // Values are written in any case, as UCI has it; but a file's own names may need theirs.
        set.or_else(|flaw| changed.values.set_from_text(spec, &value.to_lowercase()).map_err(|_| flaw))
            .map_err(|flaw| Complaint::WrongValue { flaw })?;
        let game = teahouse::open(changed.clone())
            .map_err(|problem| Complaint::Contradiction { name: spec.path, problem })?;
        self.changed = changed;
        Ok(Change::Rules(game))
    }

    /// How the engine thinks.
    pub(crate) fn advice(&self) -> engine::Settings {
        self.advice
    }

    /// Whether answers name what to ponder about.
    pub(crate) fn ponders(&self) -> bool {
        self.ponders
    }

    /// What limits a thought: what `go` says, else `SkillLevel` and `MoveTime`, else the level; and the clock, but a
    /// weaker level takes no time worth counting.
    pub(crate) fn limits(&self, request: &Request, game: &AnyGame, table: &dyn Table) -> Limits {
        let mut limits = request.limits;
        if limits.is_free() && With::of(game) == With::Search {
            limits.depth = Some(self.skill).filter(|&skill| skill > 0);
            limits.time = Some(self.move_time).filter(|time| !time.is_zero());
        }
        let is_weak = limits.is_free() && self.advice.level < LEVELS;
        if !is_weak && !limits.infinite {
            let share = request.share_of_clock(table, self.overhead);
            limits.time = limits.time.into_iter().chain(share).min();
        }
        limits
    }

    /// Somebody who thinks about a game with the net or the databases that were chosen.
    pub(crate) fn advisor(&self, game: &AnyGame) -> Result<Box<dyn Advisor>, Complaint> {
        if With::of(game) == With::Search && self.net.is_none() {
            return Ok(advisor_among(game, self.databases(game)?.as_ref()));
        }
        match &self.net {
            Some(net) => advisor_with_net(game, net, self.any_rules).map_err(Complaint::Net),
            None => Ok(advisor(game)),
        }
    }

    fn databases(&self, game: &AnyGame) -> Result<Cow<'static, Models>, Complaint> {
        let Some(folder) = self.databases.as_deref().filter(|_| self.asks_databases) else {
            let built_in = || Cow::Borrowed(Models::built_in());
            return Ok(if self.asks_databases { built_in() } else { Cow::Owned(Models::new()) });
        };
        let found = Models::in_folder(folder, game).map_err(Complaint::Database)?;
        let found = found.ok_or_else(|| Complaint::NoDatabase { folder: folder.display().to_string() })?;
        Ok(Cow::Owned(found))
    }

    /// Writes an `option` line for every option that does anything with this game.
    pub(crate) fn list(&self, game: &AnyGame, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "option name {RULES} type string default {}", self.rules.id)?;
        let with = With::of(game);
        for own in OWN.iter().filter(|own| own.with == With::All || own.with == with) {
            writeln!(out, "option name {} {}", own.name, own.form.describe())?;
        }
        for spec in self.rules.family.options {
            let mut listed: Vec<&str> = Vec::new();
            for &name in std::iter::once(&spec.path).chain(spec.aliases) {
                if !listed.iter().any(|other| is_same(other, name)) {
                    writeln!(out, "option name {name} {}", self.describe(spec))?;
                    listed.push(name);
                }
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

impl Form {
    fn describe(&self) -> String {
        match self {
            Form::Spin { default, min, max, .. } => {
                format!("type spin default {default} min {min} max {max}")
            }
            Form::Check(default, _) => format!("type check default {default}"),
            Form::Text(_) => "type string default <empty>".to_owned(),
            Form::Button => "type button".to_owned(),
        }
    }
}

/// Whether two names are the same option; their case does not matter, as UCI has it.
fn is_same(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
}

/// Whether so many megabytes can be had; they are given back untouched, and a table takes them as it uses them.
fn machine_gives_memory(megabytes: u64) -> bool {
    let mut room: Vec<u8> = Vec::new();
    let is_given = usize::try_from(megabytes << 20).is_ok_and(|bytes| room.try_reserve_exact(bytes).is_ok());
    // Otherwise the compiler may leave out memory that nobody uses.
    std::hint::black_box(&room);
    is_given
}

fn name_and_value(rest: &str) -> Result<(&str, Option<&str>), Complaint> {
    let wrong = || Complaint::OptionForm { text: shown(rest) };
    let rest =
        rest.strip_prefix("name").filter(|rest| rest.starts_with(char::is_whitespace)).ok_or_else(wrong)?;
    let (name, value) =
        split_at_word(rest, "value").map_or((rest, None), |(name, value)| (name, Some(value.trim())));
    let name = name.trim();
    if name.is_empty() { Err(wrong()) } else { Ok((name, value)) }
}
