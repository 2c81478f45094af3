//! Players: what a position is worth, and what to do in it.
//!
//! A net's value belongs to the side that has *just moved*, with the dice not yet rolled ([`Evaluator`]). Every
//! decision compares such after-states; nothing here ever asks a net about a position with a side to move.

pub mod advice;
mod cache;
pub mod evaluate;
pub mod levels;
pub mod ludo;
pub mod mill;
pub mod models;
pub mod nardi;
pub mod opponent;
pub mod outcomes;
pub mod player;
pub mod rollout;
pub mod roster;
pub mod search;
mod sketch;

pub use advice::{
    Advice, AdviceError, Advised, Advisor, Evaluation, Limits, Line, Settings, advisor, advisor_with_net,
};
pub use cache::cache_folder;
pub use evaluate::{Estimate, Evaluator, Exact};
pub use opponent::{Opponent, opponent};
pub use outcomes::{OutcomeTable, Outcomes};
pub use player::{Greedy, Player, RandomPlayer, Searcher};
pub use rollout::{Rollout, RolloutSettings, rollout};
pub use roster::{Description, DiceGame, Roster, RosterError, describe_level};
pub use search::{Search, SearchOptions};
