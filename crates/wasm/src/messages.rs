//! The messages: what a page may ask, and what it is answered.

use game::{BoardView, Message, Section};
use serde::{Deserialize, Serialize};
use teahouse::{MatchSetup, RulesView, TableView};

/// Which rules are meant.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RulesSource {
    /// A variant that is built in.
    Id(String),
    /// The text of a rule file.
    Text(String),
}

/// What a page may ask. Tables are named by the number they were opened with.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Request {
    /// Speak this language from now on; its files by name and text, none for English. Answer: what is wrong with them.
    Speak {
        /// The code of the language.
        language: String,
        /// Name without the ending, and text.
        files: Vec<(String, String)>,
    },
    /// The texts of codes without arguments: what is counted, seats. Answer: a text for each.
    Texts {
        /// The codes.
        codes: Vec<String>,
    },
    /// Every variant that is built in. Answer: a list of [`VariantView`].
    Variants,
    /// The rules in words. Answer: [`RulesText`].
    Rules {
        /// Which.
        rules: RulesSource,
    },
    /// A net: its bytes come with the request. Answer: nothing.
    AddNet {
        /// Its name, without the ending.
        name: String,
    },
    /// A game at a table of its own. Answer: [`Opened`].
    Open {
        /// By which rules.
        rules: RulesSource,
        /// The match to be played; a single game if left out. The games of a match are played at one table: `double`,
        /// `take` and `drop` are actions, and `next` begins the next game once one is over.
        #[serde(default, rename = "match")]
        #[cfg_attr(feature = "types", ts(optional))]
        of_match: Option<MatchSetup>,
        /// The position it begins with; the usual one if left out.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        start: Option<String>,
        /// What has happened already.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<String>>"))]
        events: Vec<String>,
        /// What was taken back and can be played again, the last one first.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<String>>"))]
        undone: Vec<String>,
    },
    /// The table is not needed any more. Answer: nothing.
    Close {
        /// Which.
        table: u32,
    },
    /// What there is to see. Answer: [`TableView`].
    View {
        /// Where.
        table: u32,
    },
    /// An action or a whole turn, or a roll written `r63`; in a match also `double`, `take`, `drop` and `next`. Answer:
    /// [`TableView`].
    Act {
        /// Where.
        table: u32,
        /// In notation.
        text: String,
    },
    /// The dice fall as this seed has it. Answer: [`TableView`].
    Roll {
        /// Where.
        table: u32,
        /// At most 2⁵³.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seed: u64,
    },
    /// Takes back the last events until so many are left, or plays them again. Answer: [`TableView`].
    GoTo {
        /// Where.
        table: u32,
        /// How many events are played then.
        events: usize,
    },
    /// Makes what happened at the table these events: those that differ are taken back, those that are missing played.
    /// Answer: nothing.
    Follow {
        /// Where.
        table: u32,
        /// Everything that happened, in notation.
        events: Vec<String>,
    },
    /// The turns so far. Answer: a list of [`teahouse::PastTurn`].
    Past {
        /// Where.
        table: u32,
    },
    /// The events so far, in notation. Answer: [`Events`].
    Events {
        /// Where.
        table: u32,
    },
    /// Why a piece cannot go from place to place. Answer: [`Message`], or nothing if it can.
    WhyNot {
        /// Where.
        table: u32,
        /// The place it would come from.
        #[cfg_attr(feature = "types", ts(optional))]
        from: Option<String>,
        /// The place it would go to.
        #[cfg_attr(feature = "types", ts(optional))]
        to: Option<String>,
    },
    /// The record of a game, or those of all games of a match so far. Answer: their text.
    Record {
        /// Where.
        table: u32,
        /// Headers to add: names of players, the date.
        headers: Vec<(String, String)>,
        /// The result and the reason, where it was not the rules that ended the game: `white`, `resignation`.
        #[cfg_attr(feature = "types", ts(optional))]
        end: Option<(String, String)>,
    },
    /// The games in a text of records. Answer: a list of [`Recorded`].
    ReadRecords {
        /// The text.
        text: String,
    },
    /// Who plays at each level. Answer: a list of [`Message`].
    Levels {
        /// By which rules.
        rules: RulesSource,
    },
    /// Begins to think about what to play; where somebody may double, whether to `double` or to `roll`, and where a double
    /// waits for its answer, whether to `take` or to `drop`. Answer: [`Thinking`].
    Think {
        /// Where.
        table: u32,
        /// As a level plays; the best there is if left out.
        #[cfg_attr(feature = "types", ts(optional))]
        level: Option<u8>,
        /// How many lines to compare.
        lines: usize,
        /// Decides about slips; at most 2⁵³.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seed: u64,
    },
    /// Goes on thinking for a slice of time. Answer: [`Thinking`].
    ThinkOn,
    /// What the position is worth. Answer: [`Worth`].
    Evaluate {
        /// Where.
        table: u32,
    },
}

/// A variant to choose.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct VariantView {
    /// Its rules.
    pub rules: RulesView,
    /// The seats that somebody plays in, by their ids.
    pub seats: Vec<&'static str>,
    /// Whether there are dice.
    pub has_dice: bool,
    /// Whether matches of several games can be played.
    pub has_matches: bool,
    /// The match that the rules ask for; a single game if none.
    #[serde(rename = "match")]
    pub of_match: Option<MatchSetup>,
}

/// The rules of a variant in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RulesText {
    /// Which.
    pub rules: RulesView,
    /// Section by section.
    pub sections: Vec<Section>,
    /// The net that its players want, by name; none where they need none.
    pub net: Option<String>,
    /// Whether matches of several games can be played.
    pub has_matches: bool,
    /// The match that the rules ask for; a single game if none.
    #[serde(rename = "match")]
    pub of_match: Option<MatchSetup>,
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Opened {
    /// Its number.
    pub table: u32,
    /// The board, which never changes.
    pub board: BoardView,
    /// What there is to see.
    pub view: TableView,
}

/// Everything that happened at a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Events {
    /// The position it began with.
    pub start: String,
    /// What happened, in notation.
    pub events: Vec<String>,
    /// What was taken back, the last one first.
    pub undone: Vec<String>,
}

/// A game out of a record, or a match out of the records of its games.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Recorded {
    /// The rules, by id.
    pub rules: String,
    /// Every header.
    pub headers: Vec<(String, String)>,
    /// The position it begins with; the usual one if none.
    pub start: Option<String>,
    /// What happened; `next` stands between the games of a match.
    pub events: Vec<String>,
    /// The match, as it is opened again.
    #[serde(rename = "match")]
    pub of_match: Option<MatchSetup>,
}

/// A thought, so far or in the end.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Thinking {
    /// Whether it has come to an end; else ask on.
    pub is_over: bool,
    /// The best lines so far, best first.
    pub lines: Vec<LineView>,
    /// What to do with the cube, where that is the question.
    pub cube: Option<CubeAdviceView>,
}

/// What to do with the cube, as the side sees it that may double or has doubled.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CubeAdviceView {
    /// `no-double`, `double-take`, `double-drop` or `too-good`.
    pub decision: &'static str,
    /// Whether a double should be taken, whether or not it should be offered.
    pub is_take: bool,
    /// What rolling is worth: points, or in a match the chance to win it.
    pub no_double: f64,
    /// What a double is worth that is taken.
    pub double_take: f64,
    /// What a double is worth that is dropped.
    pub double_drop: f64,
    /// Whether these are chances to win the match.
    pub is_match: bool,
}

/// Something that could be played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LineView {
    /// The action or the whole turn.
    pub action: String,
    /// Its single actions, as they would be seen.
    pub moves: Vec<game::MoveView>,
    /// Expected points for the seat to move, in Mill −1 to 1; none where a level chose without judging.
    pub value: Option<f64>,
    /// The chance to win, where it is known.
    pub win: Option<f64>,
    /// In how many actions the game is won (positive) or lost, if that is proven.
    pub won_in: Option<i32>,
    /// How deeply it was looked at.
    pub depth: u32,
}

/// What a position is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Worth {
    /// For each seat, in order, the chance to win.
    pub wins: Vec<f64>,
    /// Expected points of the seat to act.
    pub equity: f64,
}

/// What is answered: the answer of the request, or what was wrong with it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer<T> {
    /// The answer.
    Ok(T),
    /// What was wrong.
    Error(Message),
}
