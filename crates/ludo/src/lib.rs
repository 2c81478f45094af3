//! Ludo and its family: rules, board queries, notation.
//!
//! [`Ludo`] is one checked variant; [`FAMILY`] names the options it is made of. Every colour counts on its own
//! route (0 is its base, 1 its start square); [`Frame`] is the only conversion to the shared loop.
//!
//! # Scores
//! A seat gains one point from every enemy seat that is placed behind it and gives one to every enemy placed
//! before it; seats whose team has not finished are placed last, together. So the winner of a game of four
//! that ends at once has 3 and the others −1 each; played out for the places it is 3, 1, −1, −3. The points
//! of all seats always sum to 0.

mod actions;
mod bars;
mod choices;
mod draw;
mod explain;
mod exposure;
mod features;
mod frame;
mod glance;
mod landing;
mod layout;
mod moves;
mod notation;
mod observe;
mod options;
mod perft;
mod physics;
mod play;
mod random_play;
mod reasons;
mod remark;
mod route;
mod rules;
mod setup;
mod state;
mod tables;
mod turn;
mod view;

pub use frame::Frame;
pub use glance::Stakes;
pub use moves::Move;
pub use options::FAMILY;
pub use physics::{Outcome, Threat};
pub use play::Ludo;
pub use rules::{
    EntryCaptures, Finish, PairEffect, Passing, PlayOn, Rules, SafeEffect, StarCaptures, ThirdInARow,
};
pub use state::State;
