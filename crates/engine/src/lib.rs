//! Players: what a position is worth, and what to do in it.
//!
//! A net's value belongs to the side that has *just moved*, with the dice not yet rolled ([`Evaluator`]). Every
//! decision compares such after-states; nothing here ever asks a net about a position with a side to move.
//!
//! Features, all on by default: `clock` reads the system's clock (else [`Clock`]s are handed in), `files` reads
//! nets and databases from disk, `nets` embeds the trained nets (else [`Models`] are handed in), `threads` works
//! on several threads. Without any of them the crate runs on `wasm32-unknown-unknown`, and finds the same moves.

pub mod advice;
#[cfg(feature = "files")]
mod cache;
pub mod clock;
pub mod cube;
pub mod evaluate;
mod inquiry;
pub mod levels;
pub mod ludo;
pub mod mill;
pub mod models;
pub mod nardi;
pub mod opponent;
pub mod outcomes;
mod parallel;
pub mod player;
pub mod review;
pub mod rollout;
pub mod roster;
pub mod search;
mod sketch;
pub mod tutor;

pub use advice::{
    Advice, AdviceError, Advised, Advisor, Evaluation, Limits, Line, Progress, Settings, Thought, advisor,
    advisor_among, advisor_with_net, known_moves,
};
#[cfg(feature = "files")]
pub use cache::cache_folder;
pub use clock::Clock;
pub use cube::{CubeAdvice, CubeDecision, CubeJudge, EquityTable};
pub use evaluate::{Estimate, Evaluator, Exact};
pub use models::{Listed, Model, Models};
pub use opponent::{Opponent, opponent, opponent_among};
pub use outcomes::{OutcomeTable, Outcomes};
pub use player::{Greedy, Player, RandomPlayer, Searcher};
pub use review::{Review, ReviewSettings, Reviewer, reviewer, reviewer_among};
pub use rollout::{Rollout, RolloutSettings, rollout};
pub use roster::{DiceGame, Roster, RosterError, describe_level};
pub use search::{Search, SearchOptions};
