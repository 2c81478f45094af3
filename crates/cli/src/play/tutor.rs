//! Whoever looks over the shoulder: says what a bad move costs and why, and offers to take it back.

use engine::Models;
use engine::review::Decision;
use engine::tutor::{judge, warning};
use game::Message;
use teahouse::Table;

use super::commands::Reply;
use super::sitting::Sitting;

/// A tutor, and what he has seen of the decision that goes on.
#[derive(Default)]
pub struct Tutor {
    begun: Option<Begun>,
    /// How many events there were before a decision that he warns of, until somebody answers.
    warned: Option<usize>,
}

/// A decision of which a part is played.
struct Begun {
    /// The table before it.
    before: Box<dyn Table>,
    /// How many events there were after its last part.
    until: usize,
}

impl Sitting {
    /// Calls the tutor or sends him away.
    pub fn set_tutor(&mut self, what: &str) -> Reply {
        let code = match (what, self.tutor.is_some()) {
            ("on", _) | ("", false) => "tutor-on",
            ("off", _) | ("", true) => "tutor-off",
            _ => return Reply::Said(self.say(&Message::new("tutor-what"))),
        };
        self.tutor = (code == "tutor-on").then(Tutor::default);
        Reply::Said(self.say(&Message::new(code)))
    }

    /// Whether the tutor waits for an answer.
    pub fn is_warned(&self) -> bool {
        self.tutor.as_ref().is_some_and(|tutor| tutor.warned.is_some())
    }

    /// What a person's action leads to, which was played on this table: the tutor warns of it, or the game goes on.
    pub fn watched(&mut self, before: Box<dyn Table>) -> Reply {
        match self.look_at(before) {
            Some(decision) => Reply::Said(self.warning_text(&decision)),
            None => Reply::Changed(String::new()),
        }
    }

    /// Judges a decision once it is whole; what to warn of.
    fn look_at(&mut self, before: Box<dyn Table>) -> Option<Decision> {
        let (played, now) = (self.table.events(), self.table.events_so_far());
        let tutor = self.tutor.as_mut()?;
        let goes_on = |begun: &Begun| begun.until == before.events_so_far();
        let before = tutor.begun.take().filter(goes_on).map_or(before, |begun| begun.before);
        let first = before.events_so_far();
        let events = &played[played.len() - (now - first)..];
        let models = self.models.as_ref().unwrap_or_else(|| Models::built_in());
        let mut reviewer = judge(&self.game, models, before.as_ref(), events).ok()?;
        if reviewer.of() == 0 {
            tutor.begun = Some(Begun { before, until: now });
            return None;
        }
        while !reviewer.step() {}
        let decision = warning(reviewer.as_ref())?;
        tutor.warned = Some(first);
        Some(decision)
    }

    /// What a decision costs, why, what is better, and the question.
    fn warning_text(&self, decision: &Decision) -> String {
        let mark = Message::new(format!("review-mark-{}", decision.mark.name()));
        let warning = Message::new("tutor-warning")
            .with("action", decision.played.action.as_str())
            .with("mark", mark)
            .with("points", format!("{:.2}", decision.loss));
        let better = Message::new("tutor-better").with("better", decision.lines[0].action.as_str());
        let sentences = std::iter::once(warning)
            .chain(decision.notes.iter().cloned())
            .chain([better, Message::new("tutor-take-back")]);
        sentences.map(|sentence| self.say(&sentence)).collect::<Vec<_>>().join(" ")
    }

    /// Takes the answer to a warning, if one was given and this is it.
    pub fn answer_tutor(&mut self, word: &str) -> Option<Reply> {
        let tutor = self.tutor.as_mut()?;
        let first = tutor.warned?;
        match word {
            "y" | "yes" | "undo" => {
                tutor.warned = None;
                while self.table.events_so_far() > first && self.table.undo().is_some() {}
                Some(Reply::Changed(self.say(&Message::new("tutor-taken-back"))))
            }
            "n" | "no" => {
                tutor.warned = None;
                Some(Reply::Changed(String::new()))
            }
            // Whatever makes the question pointless.
            "new" | "load" | "resign" | "tutor" => {
                tutor.warned = None;
                None
            }
            "quit" | "exit" | "q" | "help" | "?" | "fen" | "record" | "save" | "level" | "eval" => None,
            _ => Some(Reply::Said(self.say(&Message::new("tutor-take-back")))),
        }
    }
}
