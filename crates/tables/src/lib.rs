//! Teahouse: Long Nardi, Ludo and Mill behind one interface.
//!
//! ```
//! let game = tables::game("long-nardi").unwrap();
//! let mut table = game.table();
//! table.act("r63").unwrap();
//! table.act("24/18,18/15").unwrap();
//! assert_eq!(table.fen(), "N5/3A2/o5/6 b -");
//! ```
//!
//! [`AnyGame`] is one variant of any family; [`Table`] is a game in progress that speaks in texts: what the
//! command line, the engine protocol and the page need. Code that must be fast takes the family crates
//! themselves, through [`with_game!`].

#[macro_use]
mod any;
pub mod exchange;
#[cfg(feature = "fair")]
pub mod fair;
mod journeys;
mod matches;
mod numbered;
mod record;
mod registry;
pub mod simulate;
mod svg;
mod table;
mod view;

pub use any::{AnyGame, FAMILIES};
pub use journeys::Journey;
pub use matches::{
    CubeAction, CubeMoment, CubeView, GameScore, MatchError, MatchGame, MatchSetup, MatchTable, MatchView,
    PlayedGame,
};
pub use numbered::{Numbered, table_at};
pub use record::{OTHER_ENDS, Reading, Record, RecordError, UNFINISHED, header_of};
pub use registry::{
    RulesError, built_in_game, built_in_ids, game, game_from_text, open, rule_file_text, schema_text, variant,
};
pub use svg::svg;
pub use table::{Seated, Table, TableError, seated};
pub use view::{Die, PastTurn, RollChance, RulesView, SeatView, TableView, TurnView, name_of, summary_of};

pub use {::game as contract, ludo, mill, nardi};
