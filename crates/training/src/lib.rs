//! Learning by self-play, and measuring what was learned.
//!
//! A [`Trainer`] repeats one step: play a generation of games with the weights frozen, on all cores; turn each
//! game into λ-returns; then improve the weights on them. Every game has its own random stream and every sum
//! its own order, so a seed gives the same weights on any number of threads, and a run that was killed goes on
//! from its last checkpoint as if nothing had happened.

pub mod arena;
pub mod checkpoint;
pub mod contest;
pub mod curve;
mod generation;
pub mod matches;
mod parts;
pub mod quick;
pub mod report;
mod self_play;
mod settings;
pub mod shards;
mod tally;
pub mod tournament;
mod trainer;

pub use curve::csv_text;
pub use generation::Generation;
pub use self_play::{Choice, GameRecord, play_game};
pub use settings::{Settings, UnknownSetting, Update, Widths};
pub use trainer::{Report, Trainer};
