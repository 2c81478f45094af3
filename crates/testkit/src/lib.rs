//! For tests only: slow, obviously correct reference generators, and one suite that every game passes.
//!
//! The references are written from the rule documents alone. They share no code with the family crates: they
//! read option values and FEN texts, and answer with texts, so that a misunderstanding in one place cannot
//! hide in the other.

pub mod conformance;
pub mod counting;
pub mod ludo;
pub mod mill;
pub mod mixes;
pub mod nardi;
#[cfg(unix)]
pub mod postgres;
pub mod random_play;
pub mod shipped;

/// Whether the long checks were asked for (`make test-long`).
pub fn is_long() -> bool {
    std::env::var_os("TEAHOUSE_LONG").is_some_and(|value| value == "1")
}
