//! What can be wrong with a line.

use engine::mill::DatabaseProblem as Problem;
use engine::{AdviceError, RosterError};
use game::texts::all;
use game::{Message, NotationError};
use teahouse::{MatchError, RulesError, TableError};

use crate::{DEEPEST_PERFT, LONGEST_LINE, MOST_THREADS};

/// Why a line was refused; written behind the word `error`. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message())]
#[allow(missing_docs, reason = "the fields are the words of the sentences")]
pub enum Complaint {
    /// Longer than a line may be.
    LineTooLong,
    /// No command begins so.
    UnknownCommand { word: String, expected: &'static [&'static str] },
    /// Something goes on that only `stop` ends.
    Thinking,
    /// There is nothing to hit.
    NotPondering,
    /// Not the form of `setoption`.
    OptionForm { text: String },
    /// Only buttons go without a value.
    NoValue { name: &'static str },
    /// The rules have no such option, nor has the engine.
    UnknownOption { family: &'static str, name: String },
    /// An option of other engines.
    UseInstead { name: &'static str, instead: &'static str },
    /// Not a number in the range.
    NotANumber { name: &'static str, text: String, min: u64, max: u64 },
    /// Neither true nor false.
    NotATruth { name: &'static str, text: String },
    /// The value of a rule field is wrong.
    WrongValue { flaw: Message },
    /// There are no such rules, or they contradict themselves.
    Rules(#[from] RulesError),
    /// The fields of the rules contradict one another.
    Contradiction { name: &'static str, problem: RulesError },
    /// More memory than there is.
    NoMemory { megabytes: u64 },
    /// More threads than there are.
    NoThreads { threads: u64 },
    /// Not even one thread to work in.
    NoThread,
    /// Not the form of `position`.
    PositionForm { text: String },
    /// Not the form of a score.
    Score { text: String },
    /// The rules are of single games.
    NoMatch,
    /// Nobody can play such a match.
    Match(MatchError),
    /// The FEN is wrong.
    Fen(NotationError),
    /// A move of the list is wrong.
    Move { number: usize, problem: TableError },
    /// The dice cannot fall so.
    Roll(TableError),
    /// Not a depth.
    PerftDepth { text: String },
    /// The family knows single actions only.
    NoTurns { family: &'static str },
    /// Not a limit of `go`.
    GoWord { word: String },
    /// A limit without its number.
    GoNumber { word: &'static str },
    /// There is no advice.
    Advice(#[from] AdviceError),
    /// The net cannot be used.
    Net(RosterError),
    /// The databases cannot be used.
    Database(Problem),
    /// There are no databases for these rules.
    NoDatabase { folder: String },
    /// The program has made a mistake.
    BrokeOff,
}

impl Complaint {
    /// A name that does not change with the wording, and the name of the sentence in the catalogue.
    pub fn code(&self) -> &'static str {
        match self {
            Complaint::LineTooLong => "line-too-long",
            Complaint::UnknownCommand { .. } => "unknown-command",
            Complaint::Thinking => "thinking",
            Complaint::NotPondering => "not-pondering",
            Complaint::OptionForm { .. } => "option-form",
            Complaint::NoValue { .. } => "no-value",
            Complaint::UnknownOption { .. } => "unknown-option",
            Complaint::UseInstead { .. } => "use-instead",
            Complaint::NotANumber { .. } => "not-a-number",
            Complaint::NotATruth { .. } => "not-a-truth",
            Complaint::WrongValue { .. } => "wrong-value",
            Complaint::Rules(_) => "rules",
            Complaint::Contradiction { .. } => "contradiction",
            Complaint::NoMemory { .. } => "no-memory",
            Complaint::NoThreads { .. } => "no-threads",
            Complaint::NoThread => "no-thread",
            Complaint::PositionForm { .. } => "position-form",
            Complaint::Score { .. } => "position-score",
            Complaint::NoMatch => "position-no-match",
            Complaint::Match(_) => "position-match",
            Complaint::Fen(_) => "fen",
            Complaint::Move { .. } => "move",
            Complaint::Roll(_) => "roll",
            Complaint::PerftDepth { .. } => "perft-depth",
            Complaint::NoTurns { .. } => "no-turns",
            Complaint::GoWord { .. } => "go-word",
            Complaint::GoNumber { .. } => "go-number",
            Complaint::Advice(_) => "advice",
            Complaint::Net(_) => "net",
            Complaint::Database(_) => "database",
            Complaint::NoDatabase { .. } => "no-database",
            Complaint::BrokeOff => "broke-off",
        }
    }

    /// What to say about it.
    pub fn message(&self) -> Message {
        let message = Message::new(self.code());
        match self {
            Complaint::Thinking
            | Complaint::NotPondering
            | Complaint::NoThread
            | Complaint::NoMatch
            | Complaint::BrokeOff => message,
            Complaint::LineTooLong => message.with("most", LONGEST_LINE),
            Complaint::UnknownCommand { word, expected } => {
                message.with("word", word.as_str()).with("expected", all(expected.iter().copied()))
            }
            Complaint::OptionForm { text } | Complaint::PositionForm { text } | Complaint::Score { text } => {
                message.with("text", text.as_str())
            }
            Complaint::NoValue { name } => message.with("name", *name),
            Complaint::UnknownOption { family, name } => {
                message.with("family", *family).with("name", name.as_str())
            }
            Complaint::UseInstead { name, instead } => {
                message.with("name", *name).with("instead", Message::new(*instead))
            }
            Complaint::NotANumber { name, text, min, max } => {
                message.with("name", *name).with("text", text.as_str()).with("min", *min).with("max", *max)
            }
            Complaint::NotATruth { name, text } => message.with("name", *name).with("text", text.as_str()),
            Complaint::WrongValue { flaw } => message.with("flaw", flaw.clone()),
            Complaint::Rules(error) => message.with("problem", error.message()),
            Complaint::Contradiction { name, problem } => {
                message.with("name", *name).with("problem", problem.message())
            }
            Complaint::NoMemory { megabytes } => message.with("megabytes", *megabytes),
            Complaint::NoThreads { threads } => message.with("threads", *threads).with("most", MOST_THREADS),
            Complaint::Match(error) => message.with("problem", error.message()),
            Complaint::Fen(error) => message.with("problem", error.message()),
            Complaint::Move { number, problem } => {
                message.with("number", *number).with("problem", problem.message())
            }
            Complaint::Roll(error) => message.with("problem", error.message()),
            Complaint::PerftDepth { text } => message.with("text", text.as_str()).with("most", DEEPEST_PERFT),
            Complaint::NoTurns { family } => message.with("family", *family),
            Complaint::GoWord { word } => message.with("word", word.as_str()),
            Complaint::GoNumber { word } => message.with("word", *word),
            Complaint::Advice(error) => message.with("problem", error.to_string()),
            Complaint::Net(error) => message.with("problem", error.to_string()),
            Complaint::Database(problem) => message.with("problem", problem.0.clone()),
            Complaint::NoDatabase { folder } => message.with("folder", folder.as_str()),
        }
    }
}

/// The most that is quoted of a text from outside.
const LONGEST_QUOTE: usize = 60;

/// The most characters of a complaint; one that quotes a whole line would be as long as that.
const LONGEST_COMPLAINT: usize = 2_000;

/// The beginning of a text that came from outside, fit to be printed.
pub(crate) fn shown(text: &str) -> String {
    cut(text.chars().flat_map(char::escape_debug), LONGEST_QUOTE)
}

/// A complaint on one line, whatever it quotes.
pub(crate) fn one_line(complaint: &Complaint) -> String {
    let text = complaint.to_string();
    let parts: Vec<&str> = text.split(['\n', '\r']).filter(|part| !part.is_empty()).collect();
    let plain = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    cut(parts.join("; ").chars().map(plain), LONGEST_COMPLAINT)
}

fn cut(mut characters: impl Iterator<Item = char>, most: usize) -> String {
    let mut text: String = characters.by_ref().take(most).collect();
    if characters.next().is_some() {
        text.push('…');
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::Catalogue;

    use super::*;

    /// One of each kind.
    fn one_of_each() -> Vec<Complaint> {
        let text = || "x".to_owned();
        let rules = || RulesError::Unknown { name: text(), suggestion: None };
        let illegal = || TableError::Illegal { text: text(), reason: Message::new("game-over") };
        vec![
            Complaint::LineTooLong,
            Complaint::UnknownCommand { word: text(), expected: &["go", "stop"] },
            Complaint::Thinking,
            Complaint::NotPondering,
            Complaint::OptionForm { text: text() },
            Complaint::NoValue { name: "Level" },
            Complaint::UnknownOption { family: "mill", name: text() },
            Complaint::UseInstead { name: "Algorithm", instead: "instead-search" },
            Complaint::NotANumber { name: "Level", text: text(), min: 1, max: 10 },
            Complaint::NotATruth { name: "Ponder", text: text() },
            Complaint::WrongValue { flaw: Message::new("value-list") },
            Complaint::Rules(rules()),
            Complaint::Contradiction { name: "piece_count", problem: rules() },
            Complaint::NoMemory { megabytes: 7 },
            Complaint::NoThreads { threads: 7 },
            Complaint::NoThread,
            Complaint::PositionForm { text: text() },
            Complaint::Score { text: text() },
            Complaint::NoMatch,
            Complaint::Match(MatchError::NoMatches),
            Complaint::Fen(NotationError {
                what: "notation-fen",
                found: text(),
                problem: Message::new("game-over"),
            }),
            Complaint::Move { number: 2, problem: illegal() },
            Complaint::Roll(illegal()),
            Complaint::PerftDepth { text: text() },
            Complaint::NoTurns { family: "mill" },
            Complaint::GoWord { word: text() },
            Complaint::GoNumber { word: "depth" },
            Complaint::Advice(AdviceError::Over),
            Complaint::Net(RosterError::NoNets),
            Complaint::Database(Problem(Message::new("game-over"))),
            Complaint::NoDatabase { folder: text() },
            Complaint::BrokeOff,
        ]
    }

    #[test]
    fn every_complaint_is_said_in_a_whole_sentence() {
        let complaints = one_of_each();
        let codes: BTreeSet<_> = complaints.iter().map(Complaint::code).collect();
        assert_eq!(codes.len(), complaints.len(), "each has a code of its own");
        for complaint in complaints {
            let said = Catalogue::english().try_text(&complaint.message());
            assert_eq!(said, Ok(complaint.to_string()));
        }
    }

    #[test]
    fn every_option_of_other_engines_is_answered_in_words() {
        for (name, instead) in crate::options::INSTEAD {
            let message = Complaint::UseInstead { name, instead }.message();
            assert!(Catalogue::english().try_text(&message).is_ok(), "{name}: {message}");
        }
    }
}
