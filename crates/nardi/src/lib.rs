//! Long Nardi and its family.
//!
//! [`Nardi`] is one variant: the rules as a state machine ([`game::Game`]), whole turns ([`Nardi::turns`]),
//! notation, action numbers, observations and net inputs. Every difference between variants is an option of
//! [`FAMILY`]; nothing here knows a variant's name.
//!
//! Both colours are played by the same code: each side's checkers are kept in its own progress frame, where
//! the head is 0 and the home 18 to 23 (see [`State`]).

mod actions;
mod board;
mod choices;
mod cursor;
mod draw;
mod explain;
mod features;
mod fen;
mod match_play;
mod moves;
mod notation;
mod observe;
mod options;
mod perft;
mod play;
mod prospects;
mod quick;
mod random_play;
mod reasons;
mod remark;
mod rules;
mod score;
mod setup;
mod state;
mod turn;
mod turns;
mod view;

pub use board::own_number;
pub use match_play::{Crawford, Cube, Match, Starter};
pub use options::FAMILY;
pub use play::Nardi;
pub use rules::{Doubles, KoksWhen, NextGame, Opening, Permission, Rules, Tie};
pub use score::Win;
pub use state::State;
pub use turn::{Step, Turn};
pub use turns::MAX_TURNS;
