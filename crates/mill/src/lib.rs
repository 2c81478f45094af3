//! Mill (Nine Men's Morris) and its family: rules, boards, notation.
//!
//! A variant is one rule file; [`Mill`] is one checked variant. Boards are data ([`Board`]): points, edges
//! and lines, up to 32 points, kept as bits. A turn is one or more actions of the same side: a placement or
//! a move, then the removals it earned.

mod actions;
mod board;
mod capture;
mod choices;
mod draw;
mod explain;
mod features;
mod fen;
mod layouts;
mod memory;
mod moves;
mod notation;
mod observe;
mod options;
mod own_board;
mod play;
mod point_names;
mod random_play;
mod reasons;
pub mod record_text;
mod remark;
mod retreat;
mod rules;
mod setup;
mod state;
mod symmetries;
mod turn;
mod view;

pub use board::{Board, Line, LineKind, MAX_LINES_THROUGH, MAX_POINTS, bits};
pub use options::FAMILY;
pub use play::{Mill, Outcome};
pub use retreat::Ways;
pub use rules::{BoardFull, Capture, MillAction, Rules, Stalemate};
pub use state::{BLACK, Move, Phase, State, WHITE};
pub use symmetries::MAX_SYMMETRIES;
