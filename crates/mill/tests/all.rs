//! All tests of this crate but those with an allocator or a feature of their own, in one program: it is built once.

mod common;
mod fen;
mod perft;
mod positions;
mod random_moves;
mod reasons;
mod record_text;
mod recorded;
mod reference;
mod reference_recorded;
mod retreats;
mod rule_files;
mod solved;
mod suite;
mod texts;
mod view;
