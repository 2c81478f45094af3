//! What can be wrong with a line.

use engine::{AdviceError, RosterError};
use game::{Message, NotationError};
use teahouse::{RulesError, TableError};

use crate::{DEEPEST_PERFT, LONGEST_LINE, MOST_THREADS};

/// Why a line was refused; written behind the word `error`. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are the words of the sentences")]
pub enum Complaint {
    /// Longer than a line may be.
    #[error("the line is longer than {LONGEST_LINE} bytes; it was skipped")]
    LineTooLong,
    /// No command begins so.
    #[error("unknown command \"{word}\"; expected one of {expected}")]
    UnknownCommand { word: String, expected: &'static str },
    /// Something goes on that only `stop` ends.
    #[error("thinking without end; say stop first")]
    Thinking,
    /// There is nothing to hit.
    #[error("nothing is being pondered; go ponder comes first")]
    NotPondering,
    /// Not the form of `setoption`.
    #[error("setoption \"{text}\": expected name <name> value <value>")]
    OptionForm { text: String },
    /// Only buttons go without a value.
    #[error("setoption name {name}: expected value <value> behind the name")]
    NoValue { name: &'static str },
    /// The rules have no such option, nor has the engine.
    #[error("{family} has no option \"{name}\"; uci lists them")]
    UnknownOption { family: &'static str, name: String },
    /// An option of other engines.
    #[error("{name} means nothing here; {instead}")]
    UseInstead { name: &'static str, instead: &'static str },
    /// Not a number in the range.
    #[error("{name} \"{text}\": expected a whole number from {min} to {max}")]
    NotANumber { name: &'static str, text: String, min: u64, max: u64 },
    /// Neither true nor false.
    #[error("{name} \"{text}\": expected true or false")]
    NotATruth { name: &'static str, text: String },
    /// The value of a rule field is wrong.
    #[error("{flaw}")]
    WrongValue { flaw: Message },
    /// There are no such rules, or they contradict themselves.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The fields of the rules contradict one another.
    #[error("{name} stays as it is: {problem}")]
    Contradiction { name: &'static str, problem: RulesError },
    /// More memory than there is.
    #[error("Hash {megabytes}: the machine does not give that many megabytes; the old table stays")]
    NoMemory { megabytes: u64 },
    /// More threads than there are.
    #[error(
        "Threads {threads}: the machine does not give that many (at most {MOST_THREADS} anywhere); the old number stays"
    )]
    NoThreads { threads: u64 },
    /// Not even one thread to work in.
    #[error("the machine gives no thread to work in; try again")]
    NoThread,
    /// Not the form of `position`.
    #[error("position \"{text}\": expected startpos or fen <FEN>, then moves …")]
    PositionForm { text: String },
    /// The FEN is wrong.
    #[error(transparent)]
    Fen(NotationError),
    /// A move of the list is wrong.
    #[error("move {number}: {problem}")]
    Move { number: usize, problem: TableError },
    /// The dice cannot fall so.
    #[error(transparent)]
    Roll(TableError),
    /// Not a depth.
    #[error("perft \"{text}\": expected a depth from 1 to {DEEPEST_PERFT}")]
    PerftDepth { text: String },
    /// The family knows single actions only.
    #[error("{family} has no whole turns")]
    NoTurns { family: &'static str },
    /// Not a limit of `go`.
    #[error("go \"{word}\": expected {expected}")]
    GoWord { word: String, expected: &'static str },
    /// A limit without its number.
    #[error("go {word}: expected a whole number after it")]
    GoNumber { word: &'static str },
    /// There is no advice.
    #[error(transparent)]
    Advice(#[from] AdviceError),
    /// The net cannot be used.
    #[error(transparent)]
    Net(RosterError),
    /// The program has made a mistake.
    #[error("the work broke off by a mistake of the program; the session goes on")]
    BrokeOff,
}

impl Complaint {
    /// A name that does not change with the wording.
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
            Complaint::Fen(_) => "fen",
            Complaint::Move { .. } => "move",
            Complaint::Roll(_) => "roll",
            Complaint::PerftDepth { .. } => "perft-depth",
            Complaint::NoTurns { .. } => "no-turns",
            Complaint::GoWord { .. } => "go-word",
            Complaint::GoNumber { .. } => "go-number",
            Complaint::Advice(_) => "advice",
            Complaint::Net(_) => "net",
            Complaint::BrokeOff => "broke-off",
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
