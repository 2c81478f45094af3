//! All tests of this crate but those with an allocator or a feature of their own, in one program: it is built once.

mod common;
mod contract;
mod golden;
mod notation;
mod properties;
mod random_play;
mod recorded;
mod reference;
mod rules_block;
mod rules_end;
mod rules_head;
mod rules_match;
mod rules_turn;
mod texts;
mod views;
