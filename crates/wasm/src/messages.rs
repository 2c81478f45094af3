//! The messages: what a page may ask, and what it is answered.

use game::{BoardView, Message, Seat, Section};
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
    /// The endgames of Mill: the bytes of their file come with the request. Answer: nothing.
    AddEndgames {
        /// Rules that they are about.
        rules: RulesSource,
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
    /// What there is to set up a position with. Answer: [`game::setup::Kit`].
    Kit {
        /// Where.
        table: u32,
    },
    /// A position set up by hand; the game at the table begins anew with it. Answer: [`Placed`].
    SetUp {
        /// Where.
        table: u32,
        /// What stands where, and who is to act.
        setup: game::setup::Setup,
    },
    /// How the dice can fall now. Answer: a list of [`teahouse::RollChance`], empty unless they are due.
    Rolls {
        /// Where.
        table: u32,
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
    /// The games of a file in any format that is known: its text, or its bytes with the request. Answer: [`Imported`].
    Import {
        /// The text; the bytes that come with the request if left out.
        #[cfg_attr(feature = "types", ts(optional))]
        text: Option<String>,
        /// The rules, where the file names none.
        #[cfg_attr(feature = "types", ts(optional))]
        rules: Option<RulesSource>,
    },
    /// Games in another format. Answer: [`Exported`].
    Export {
        /// The text of our records.
        records: String,
        /// `sanmill`, `playok`, `mat`, `ludopy` or `teahouse`.
        format: String,
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
        /// Decides about slips, and the dice of rollouts; at most 2⁵³.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seed: u64,
        /// Looks so many rolls ahead instead of as a level does; in Mill so many actions.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        ply: Option<u8>,
        /// Plays every line out so many times (dice games), and tells how far it has come.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        rollouts: Option<u32>,
    },
    /// Goes on thinking for a slice of time. Answer: [`Thinking`].
    ThinkOn,
    /// Begins to review the game at a table, or all games of a match, with everything that happened there so far. The table may be closed meanwhile.
    /// Answer: [`Reviewing`].
    Review {
        /// Where.
        table: u32,
        /// Looks so many rolls ahead, in Mill so many actions; as far as is usual if left out.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        ply: Option<u8>,
        /// Plays the lines of close calls out so many times (dice games).
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        rollouts: Option<u32>,
        /// How the game ended, where it was not the rules that ended it: `white`, `draw`.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        result: Option<String>,
    },
    /// Goes on reviewing for a slice of time. Answer: [`Reviewing`].
    ReviewOn,
    /// What each piece on its way threatens and risks; nothing but in Ludo. Answer: a list of [`game::Exposure`].
    Physics {
        /// Where.
        table: u32,
    },
    /// What somebody who is about to play this should be told. Answer: [`TutorView`], or nothing where it is good enough.
    Tutor {
        /// Where, before it is played.
        table: u32,
        /// The action or the whole turn.
        text: String,
    },
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
    /// Whether its players ask the endgames of Mill.
    pub endgames: bool,
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

/// A position that was set up, or what is wrong with it; then the table is as it was.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Placed {
    /// What there is to see.
    pub view: Option<TableView>,
    /// Everything that is wrong.
    pub problems: Vec<Message>,
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
    /// The text of the rules, where they are not built in.
    pub rules_text: Option<String>,
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

/// What was read from a file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Imported {
    /// The format: `teahouse`, `sanmill`, `playok`, `mat`, `ludopy`, `longnardi`; none if it was not found out.
    pub format: Option<String>,
    /// Every game that could be read.
    pub games: Vec<Recorded>,
    /// What had to be assumed.
    pub notes: Vec<Message>,
    /// What is wrong with the others, each with its place.
    pub problems: Vec<Message>,
}

/// A file that was written.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Exported {
    /// The ending of its name, without the dot.
    pub ending: String,
    /// Its text, where it is one.
    pub text: Option<String>,
    /// Its bytes, where it is none.
    pub bytes: Vec<u8>,
    /// What the format has no room for.
    pub notes: Vec<Message>,
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
    /// What endgames know about it.
    pub known: Option<KnownView>,
    /// How deeply it was looked at.
    pub depth: u32,
    /// The chances of each way the game can end, by their names, as the seat to move sees it; none in Mill.
    pub chances: Vec<(String, f64)>,
    /// The standard error of the value, if it was played out.
    pub error: Option<f64>,
    /// How many times it was played out.
    pub trials: u32,
    /// How play goes on after it, as far as that is known.
    pub goes_on: Vec<game::MoveView>,
}

/// What endgames know about a line.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KnownView {
    /// For the seat to move: `win`, `draw` or `loss`.
    #[cfg_attr(feature = "types", ts(type = "'win' | 'draw' | 'loss'"))]
    pub value: &'static str,
    /// How many turns it takes to win or lose: to the end, or to the next capture.
    pub turns: Option<u16>,
    /// What the turns are counted to: `end` or `capture`.
    #[cfg_attr(feature = "types", ts(type = "'end' | 'capture'"))]
    pub until: &'static str,
}

/// A review, so far or in the end.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reviewing {
    /// Whether everything is judged; else ask on.
    pub is_over: bool,
    /// How many decisions and rolls are judged.
    pub done: usize,
    /// How many there are.
    pub of: usize,
    /// What is known so far.
    pub review: ReviewView,
}

/// What is known of a game, or of all games of a match. What lists grow by is told once: an answer holds what was found
/// since the one before.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ReviewView {
    /// Every decision that was judged since the last answer, in order.
    pub decisions: Vec<DecisionView>,
    /// Every roll that was judged since then, in order.
    pub rolls: Vec<RollView>,
    /// The chances to win over the game, those that are known since then, in order.
    pub chances: Vec<ChancePoint>,
    /// The seats that somebody plays in, and what all decisions so far add up to.
    pub seats: Vec<SeatReview>,
    /// The games of a match; nothing for a single game.
    pub games: Vec<GameReview>,
}

/// A game of a match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameReview {
    /// How many events of the match there were before it.
    pub begins: usize,
    /// How many there were at its end.
    pub ends: usize,
    /// The score before it, by seat.
    pub score: Vec<u32>,
    /// How it was played.
    pub seats: Vec<SeatReview>,
}

/// A decision and what it was worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DecisionView {
    /// Its turn among the past ones; in a match among those of its game.
    pub turn: usize,
    /// How many events there were before it.
    pub starts: usize,
    /// How many there were after it; as many where the cube could be turned and was not.
    pub ends: usize,
    /// Who decided.
    pub seat: Seat,
    /// Whether there was nothing to decide.
    pub is_forced: bool,
    /// What was played.
    pub played: LineView,
    /// The best lines, best first, the played one among them; all looked at equally far.
    pub lines: Vec<LineView>,
    /// By how many points the best line is better than what was played.
    pub loss: f64,
    /// What to call that: `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
    #[cfg_attr(
        feature = "types",
        ts(type = "\"best\" | \"good\" | \"inaccuracy\" | \"mistake\" | \"blunder\"")
    )]
    pub mark: &'static str,
    /// What to say about it.
    pub notes: Vec<Message>,
    /// Where it is one about the cube: what was best for both sides, and what it is worth.
    pub cube: Option<CubeAdviceView>,
}

/// A roll and its luck.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RollView {
    /// How many events there were before it.
    pub event: usize,
    /// Who rolled; in a roll-off, who is to act after it.
    pub seat: Seat,
    /// The dice, as in `63`.
    pub roll: String,
    /// How many points more than the mean of all rolls it was worth to whoever rolled.
    pub luck: f64,
}

/// The chances to win at a moment of the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ChancePoint {
    /// After so many events.
    pub events: usize,
    /// For each seat, in order.
    pub wins: Vec<f64>,
}

/// What a kind of decisions adds up to.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlaySum {
    /// How many were not forced.
    pub decisions: usize,
    /// The points that were lost in them.
    pub errors: f64,
}

/// How a seat was played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatReview {
    /// Which.
    pub seat: Seat,
    /// The moves alone.
    pub moves: PlaySum,
    /// The decisions about the cube alone.
    pub cube: PlaySum,
    /// How many decisions were not forced.
    pub decisions: usize,
    /// The points that were lost in them.
    pub errors: f64,
    /// The same in thousandths of a point for each of them.
    pub rate: Option<f64>,
    /// How many points its own rolls were worth more than the mean.
    pub luck: f64,
    /// The points it won or lost, if the game has ended.
    pub result: Option<f64>,
    /// The same without what all rolls of the game gave it; once all are judged.
    pub result_without_luck: Option<f64>,
    /// The level that errs as much; none after too few decisions to tell.
    pub like_level: Option<u8>,
    /// How often each mark was given to decisions that were not forced.
    pub marks: MarkCounts,
}

/// How often each mark was given.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MarkCounts {
    /// Best.
    pub best: usize,
    /// Good.
    pub good: usize,
    /// Inaccuracies.
    pub inaccuracies: usize,
    /// Mistakes.
    pub mistakes: usize,
    /// Blunders.
    pub blunders: usize,
}

/// What is wrong with what somebody is about to play.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TutorView {
    /// The points it costs.
    pub loss: f64,
    /// What to call that: `inaccuracy`, `mistake` or `blunder`.
    pub mark: &'static str,
    /// Why, in sentences.
    pub notes: Vec<Message>,
    /// What was about to be played.
    pub played: LineView,
    /// What would be better.
    pub better: LineView,
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
