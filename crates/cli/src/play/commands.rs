//! What is typed at the prompt, on the full screen as in lines.

use std::path::Path;

use engine::levels::LEVELS;
use game::Message;
use teahouse::TableError;

use super::keeping;
use super::setting::Setup;
use super::sitting::{Player, Sitting};
use super::tutor::Tutor;

/// A command: its name, what stands after it, and the code of its help.
struct Command {
    name: &'static str,
    argument: &'static str,
    help: &'static str,
}

const fn command(name: &'static str, argument: &'static str, help: &'static str) -> Command {
    Command { name, argument, help }
}

/// Every command, in the order of the help.
const COMMANDS: [Command; 16] = [
    command("moves", "", "terminal-command-moves"),
    command("why", "MOVE", "terminal-command-why"),
    command("hint", "", "terminal-command-hint"),
    command("undo", "", "terminal-command-undo"),
    command("redo", "", "terminal-command-redo"),
    command("level", "N", "terminal-command-level"),
    command("eval", "on|off", "terminal-command-eval"),
    command("tutor", "on|off", "terminal-command-tutor"),
    command("save", "FILE", "terminal-command-save"),
    command("load", "FILE", "terminal-command-load"),
    command("record", "", "terminal-command-record"),
    command("fen", "", "terminal-command-fen"),
    command("resign", "[match]", "terminal-command-resign"),
    command("new", "", "terminal-command-new"),
    command("help", "", "terminal-command-help"),
    command("quit", "", "terminal-command-quit"),
];

/// What can be typed instead of a move in a match.
const OF_MATCHES: [Command; 5] = [
    command("roll", "", "terminal-command-roll"),
    command("double", "", "terminal-command-double"),
    command("take", "", "terminal-command-take"),
    command("drop", "", "terminal-command-drop"),
    command("next", "", "terminal-command-next"),
];

/// What came of a command.
#[derive(Debug, PartialEq, Eq)]
pub enum Reply {
    /// Something was said, and nothing else.
    Said(String),
    /// The game is another one now, or stands elsewhere; with what is said about it.
    Changed(String),
    /// A text of several lines, to be read at leisure.
    Page(String),
    /// A hint has to be found.
    Hint,
    /// It is time to leave.
    Quit,
}

impl Sitting {
    /// Does what was typed: a command, or a move.
    pub fn obey(&mut self, typed: &str) -> Reply {
        let typed = typed.trim();
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let rest = rest.trim();
        let say = |sitting: &Sitting, code: &'static str| sitting.say(&Message::new(code));
        if let Some(reply) = self.answer_tutor(word) {
            return reply;
        }
        match word {
            "quit" | "exit" | "q" => Reply::Quit,
            "help" | "?" => Reply::Page(self.help()),
            "moves" => Reply::Said(self.moves_text()),
            "why" => Reply::Said(self.why(rest)),
            "hint" => Reply::Hint,
            "level" => self.set_level(rest),
            "eval" => self.set_eval(rest),
            "tutor" => self.set_tutor(rest),
            "save" => Reply::Said(self.save(rest)),
            "load" => self.load(rest),
            "record" => Reply::Page(keeping::record_of(self).to_string().trim_end().to_owned()),
            "fen" => Reply::Said(self.table.fen()),
            "undo" if self.undo() => Reply::Changed(say(self, "terminal-taken-back")),
            "undo" => Reply::Said(say(self, "terminal-nothing-to-undo")),
            "redo" if self.redo() => Reply::Changed(say(self, "terminal-played-again")),
            "redo" => Reply::Said(say(self, "terminal-nothing-to-redo")),
            "resign" if self.is_over() => Reply::Said(say(self, "terminal-is-over")),
            "resign" => self.give_up(rest),
            "new" => {
                self.restart();
                Reply::Changed(say(self, "terminal-new-game"))
            }
            _ => self.try_move(typed),
        }
    }

    /// Gives up the game, or the match that it belongs to.
    fn give_up(&mut self, what: &str) -> Reply {
        match what {
            "match" => self.resign_match(),
            "" if self.waits_for_next() => {
                return Reply::Said(self.say(&Message::new("terminal-resign-between")));
            }
            "" => self.resign(),
            _ => return Reply::Said(self.say(&Message::new("terminal-resign-what"))),
        }
        Reply::Changed(String::new())
    }

    fn try_move(&mut self, typed: &str) -> Reply {
        if self.is_over() {
            return Reply::Said(self.say(&Message::new("terminal-is-over")));
        }
        if self.choices().is_empty() && !self.waits_for_next() {
            return Reply::Said(self.say(&Message::new("terminal-not-your-turn")));
        }
        // Nobody gives up for somebody else.
        if typed.contains("-resigns") {
            return Reply::Said(self.say(&Message::new("terminal-resign-what")));
        }
        if typed.split(',').any(is_roll) {
            return Reply::Said(self.say(&Message::new("terminal-dice-by-themselves")));
        }
        let before = self.table.fork();
        let problem = match self.act(typed) {
            Ok(()) => return self.watched(before),
            Err(error @ TableError::Illegal { .. }) => return Reply::Said(self.say(&error.message())),
            Err(TableError::Text(error)) => error.problem,
        };
        let names: Vec<&str> = self.commands().map(|command| command.name).collect();
        let message =
            Message::new("terminal-unknown").with("typed", game::excerpt(typed)).with("problem", problem);
        Reply::Said(self.say(&message.with("commands", names.join(", "))))
    }

    fn why(&self, action: &str) -> String {
        if action.is_empty() {
            let example = self.table.legal().into_iter().next().map_or("…".to_owned(), |found| found.text);
            return self.say(&Message::new("terminal-why-what").with("example", example));
        }
        match self.table.why_not(action) {
            Ok(Some(reason)) => self.say(&reason),
            Ok(None) => self.say(&Message::new("terminal-is-legal").with("action", game::excerpt(action))),
            Err(error) => self.say(&error.message()),
        }
    }

    fn set_level(&mut self, level: &str) -> Reply {
        if !self.players.iter().any(|player| matches!(player, Player::Level(_))) {
            return Reply::Said(self.say(&Message::new("terminal-no-level")));
        }
        let Some(wanted) = level.parse::<u8>().ok().filter(|wanted| (1..=LEVELS).contains(wanted)) else {
            return Reply::Said(self.say(&Message::new("terminal-level-what").with("most", LEVELS)));
        };
        for player in &mut self.players {
            if let Player::Level(level) = player {
                *level = wanted;
            }
        }
        Reply::Said(self.say(&self.facing()))
    }

    fn set_eval(&mut self, what: &str) -> Reply {
        let code = match what {
            "on" => "terminal-eval-on",
            "off" => "terminal-eval-off",
            "" => return Reply::Said(self.chances()),
            _ => return Reply::Said(self.say(&Message::new("terminal-eval-what"))),
        };
        self.shows_chances = what == "on";
        Reply::Said(self.say(&Message::new(code)))
    }

    fn save(&self, file: &str) -> String {
        if file.is_empty() {
            return self.say(&Message::new("terminal-save-what"));
        }
        match crate::output::write_whole(Path::new(file), keeping::record_of(self)) {
            Ok(()) => self.say(&Message::new("terminal-saved").with("file", game::excerpt(file))),
            Err(error) => {
                self.say(&Message::new("terminal-cannot-save").with("problem", format!("{error:#}")))
            }
        }
    }

    fn load(&mut self, file: &str) -> Reply {
        if file.is_empty() {
            return Reply::Said(self.say(&Message::new("terminal-load-what")));
        }
        match self.loaded(Path::new(file)) {
            Ok(loaded) => {
                *self = loaded;
                let message = Message::new("terminal-loaded").with("file", game::excerpt(file));
                let message = message.with("rules", teahouse::name_of(self.table.variant()));
                Reply::Changed(self.say(&message.with("events", self.table.events_so_far())))
            }
            Err(error) => {
                let message = Message::new("terminal-cannot-load").with("file", game::excerpt(file));
                Reply::Said(self.say(&message.with("problem", format!("{error:#}"))))
            }
        }
    }

    /// The game of a record: by the rules it names, or by those that are played here.
    fn loaded(&self, file: &Path) -> anyhow::Result<Sitting> {
        let record = keeping::read(file, self.words)?;
        let is_ours = record.header("Digest").is_some_and(|digest| self.table.variant().has_digest(digest));
        let mut setup = Setup::of_record(&record, self.words);
        if is_ours {
            setup.game = Some(self.game.clone());
            setup.origin = self.origin.clone();
        }
        if record.header("Players").is_none() {
            setup.players = self.players_argument();
        }
        if record.header("Seed").is_none() {
            setup.seed = self.seed;
        }
        let mut sitting = setup.take_up(&record)?;
        sitting.shows_chances = self.shows_chances;
        sitting.tutor = self.tutor.is_some().then(Tutor::default);
        Ok(sitting)
    }

    /// Every command that means something at this table.
    fn commands(&self) -> impl Iterator<Item = &'static Command> + use<> {
        let of_match: &[Command] = if self.table.match_view().is_some() { &OF_MATCHES } else { &[] };
        of_match.iter().chain(&COMMANDS)
    }

    /// The commands, a line each.
    pub fn commands_text(&self) -> String {
        let moves = ("MOVE".to_owned(), "terminal-command-move");
        let named = |command: &Command| (format!("{} {}", command.name, command.argument), command.help);
        let all = std::iter::once(moves).chain(self.commands().map(named));
        let line = |(name, help): (String, &'static str)| {
            format!("  {:<12} {}\n", name.trim_end(), self.say(&Message::new(help)))
        };
        all.map(line).collect()
    }
}

/// Whether this is how a table is told what the dice show, which nobody at a table decides.
fn is_roll(part: &str) -> bool {
    let dice = part.trim().strip_prefix('r');
    dice.is_some_and(|dice| dice.starts_with(|c: char| c.is_ascii_digit()))
}
