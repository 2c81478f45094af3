//! Teahouse: Long Nardi, Ludo and Mill behind one interface.
//!
//! ```
//! let game = teahouse::game("long-nardi").unwrap();
//! let mut table = game.table();
//! table.act("r63").unwrap();
//! table.act("24/18,18/15").unwrap();
//! assert_eq!(table.fen(), "N5/3A2/o5/6 b -");
//! ```
//!
//! This crate holds nothing of its own: it gathers what most programs need. [`AnyGame`] is one variant of any
//! family, [`Table`] a game in progress, [`engine`] the players. Code that must be fast takes the family crates
//! themselves, through [`with_game!`].

pub use engine;
pub use tables::*;
