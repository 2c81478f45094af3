//! The contract of Teahouse: what a game is, how its dice fall, how its rule files are read.
//!
//! Every family (`nardi`, `ludo`, `mill`) implements [`Game`] once, for all of its variants; a variant is a
//! value of that type, made from a checked rule file ([`rules`]). Everything else (players, protocol, pages,
//! Python) is written against the traits of this crate.
//!
//! This crate does no I/O, starts no threads and reads no clock. Randomness enters as an argument.

mod actions;
mod contract;
mod draw;
mod history;
mod longest;
mod notation;
mod perft;
mod random;
mod random_play;
pub mod remark;
mod repetition;
pub mod rules;
pub mod setup;
pub mod sorting;
mod view;

pub use actions::{Actions, Decide, Features, Numbers, Observe, numbers_of_moves};
pub use contract::{
    CountMoves, Game, IllegalMove, MAX_SEATS, Roll, Scores, Seat, Sink, Turn, single_die, two_dice,
};
pub use draw::{Ink, Picture};
pub use history::{Event, History};
pub use longest::{LONGEST_GAME, LONGEST_RANDOM_GAME, MOST_EVENTS};
pub use notation::{Notation, NotationError, Section, Verdict, excerpt};
pub use perft::{Perft, perft_by_moves};
pub use random::{Random, sample_roll};
pub use random_play::{Onlooker, RandomPlay, Room, Until, play_by_decisions};
pub use remark::{Noticed, Remark};
pub use repetition::Repetitions;
pub use texts::{self, Argument, Catalogue, Message};
pub use view::{
    BoardView, Count, Exposure, Mark, MoveKind, MoveView, Pile, Place, PlaceKind, PositionView, Show, Strike,
    Way,
};
