//! All tests of this crate but those with an allocator or a feature of their own, in one program: it is built once.

mod board;
mod common;
mod drawing;
mod explain;
mod ludopy;
mod notation;
mod physics;
mod random_play;
mod reference;
mod rules;
mod shipped;
mod texts;
mod view;
